"""Asking the engine as the page does."""

import json
import re
from html import unescape
from typing import Any

from engine.api.endpoints import dispatch_request
from engine.api.shortened import WIDE

Answer = dict[str, Any]

CONTROL = re.compile(r'<(select|fieldset)(?: name="[\w-]+")? data-place="([\w-]+)"([^>]*)>(.*?)</\1>')
"""What one move of an example is changed with."""

LAST: dict[str, dict[str, str]] = {}
"""The long texts that came last, by the match's id and their name."""

TABLE_REQUEST = {"game": "land_unter", "key": "", "options": {}, "seed": 5}


def ask(do: str, **request: object) -> Answer:
    """Send one request and return the answer; what happened on the way is taken over, as the page does."""
    answer = send(do, **request)
    if answer.get("unseen"):
        send("seen", id=request.get("id", "t"), events=answer["unseen"])
    return answer


def send(do: str, **request: object) -> Answer:
    """Send one request and return the answer."""
    wanted = {"do": do, "id": "t", **request}
    return answered(json.loads(dispatch_request(json.dumps(wanted))), wanted["id"])


def answered(sent: Answer, match: object) -> Answer:
    """Return an answer as the page makes it whole."""
    answer: Answer = lengthened(sent, LAST.setdefault(str(match), {}))
    return answer


def lengthened(value: Any, last: dict[str, str], name: str = "") -> Any:
    """Return an answer as it is meant, or what has this name in it; `last`: the long texts that came last, by name."""
    if isinstance(value, list):
        return [lengthened(each, last, name) for each in value]
    if not isinstance(value, dict):
        return value
    if value.keys() != {"at", "text", "end"}:
        return {key: lengthened(each, last, key) for key, each in value.items()}
    # A character that JavaScript counts as two is followed by what is none.
    before = WIDE.sub(f"\\g<0>{chr(0xFFFF)}", last.get(name, ""))
    whole = f"{before[: value['at']]}{value['text']}{before[len(before) - value['end'] :]}"
    last[name] = whole.replace(chr(0xFFFF), "")
    return last[name]


def link() -> str:
    """Return the match as a link."""
    return str(send("link")["link"])


def begin_match(*seats: str, lang: str = "en", **more: object) -> Answer:
    """Begin a match between these kinds of players; return the table."""
    return ask("open", lang=lang, new={**TABLE_REQUEST, "players": len(seats), "seats": list(seats), **more})


def now() -> Answer:
    """Return the match as it is, once the bots have decided what they owe at this moment."""
    answer = ask("think", ms=0)
    while answer["kind"] == "progress":
        answer = ask("think", ms=0)
    return answer


def settle(answer: Answer) -> Answer:
    """Let the bots think until none of them owes a move."""
    while answer["kind"] == "progress" or answer["busy"]:
        answer = ask("think", ms=1000)
    return answer


def moves(answer: Answer) -> list[str]:
    """Return the moves that the form offers: whole, or put together of parts."""
    whole = re.search('data-moves="([^"]*)"', answer["form"])
    return unescape(whole[1]).split() if whole else re.findall(r'name="move" value="([^"]+)"', answer["form"])


def controls(answer: Answer) -> dict[str, str]:
    """Return what every control of an example's form says, by its place."""
    said = {}
    for _, place, more, inside in CONTROL.findall(answer["form"]):
        join = re.search('data-join="(.*?)"', more)
        parts = [unescape(part) for part in re.findall(r'value="([^"]*)" ?(?:selected|checked)', inside)]
        said[place] = unescape(join[1] if join else "+").join(parts) if all(parts) else ""
    return said


def play(answer: Answer, pick: int = 0, seat: int = 0) -> Answer:
    """Play one of the moves offered and let the bots answer."""
    offered = moves(answer)
    return settle(ask("play", seat=seat, move=offered[pick % len(offered)]))


def play_out(answer: Answer) -> Answer:
    """Play the first move offered until the game is over."""
    answer = settle(answer)
    while not answer["over"]:
        answer = play(answer)
    return answer
