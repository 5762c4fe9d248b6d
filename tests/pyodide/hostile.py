"""Hostile texts by all seven ways in, for the Python of the browser, whose stack is far smaller than CPython's.

The ways: a request itself, a save, a link of a game, of a table to ask about, of a table to edit, of changes of an
example, and the shell's file. Run in Pyodide by run.mjs; a text that ends Python there ends the run.
"""

import io
import json
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from importlib import import_module
from types import SimpleNamespace
from typing import Any

from engine.api.endpoints import dispatch_request
from engine.core.record import address_to_bytes, bytes_to_address
from tests.api.client import TABLE_REQUEST, ask, link, send, settle
from tests.api.whole_requests import LINK, NEW, WHOLE, laid, places, save
from tests.pyodide import tour

SHELL = "/shell"
"""Where the source of what the shell asks is mounted."""
MARK = "\ue000"
"""Stands where a payload is put in, as a JSON string."""
TRIED = 4
"""Payloads tried at each place of a request that is not a text of its own."""


def nested(opened: str, closed: str, levels: int) -> str:
    """Return a JSON text of so many levels."""
    return opened * levels + "1" + closed * levels


PAYLOADS = {
    **{f"lists {n}": nested("[", "]", n) for n in (15, 21, 250, 500, 1_000, 30_000)},
    **{f"objects {n}": nested('{"a":', "}", n) for n in (15, 21, 500, 30_000)},
    **{f"both {n}": nested('[{"a":', "}]", n) for n in (8, 500)},
    "open lists": "[" * 30_000,
    "brackets in a text": json.dumps("[" * 5_000),
    "many": json.dumps([0] * 20_000),
    "many keys": json.dumps({str(n): n for n in range(5_000)}),
    "many lists": json.dumps([[[[]]]] * 5_000),
    "digits": "9" * 4_000,
    "too many digits": "-" + "9" * 5_000,
    "floats": "[1e999, -1e-999, 1.0, -0, 0.1e1]",
    "no numbers": "[NaN, Infinity, -Infinity]",
    "surrogate": '"\\ud800"',
    "nothing": '"\\u0000"',
    "long": json.dumps("x" * 60_000),
    "long of two bytes": json.dumps("\u00e9\U0001f30a" * 9_000),
    "marks": json.dumps("\u202e\u2066~,:;%"),
    "prototype": '{"__proto__": {}, "constructor": [], "": null, "\\ud800": 1}',
    "a key twice": '{"game": "vineta", "game": "land_unter"}',
    "an expression": json.dumps("__import__('os').abort()"),
    "a pattern": json.dumps("a" * 3_000 + "!"),
    "none": "null",
    "true": "true",
}
"""JSON texts to stand for any value."""


def with_payload(whole: Any, holder: Any, key: Any, payload: str) -> str:
    """Return the whole as JSON, with a payload in this place of it."""
    before = holder[key]
    holder[key] = MARK
    text = json.dumps(whole, ensure_ascii=False)
    holder[key] = before
    return text.replace(f'"{MARK}"', payload)


def packed(body: str, tail: bytes = b"") -> str:
    """Return a text packed as links are, with a good checksum."""
    return bytes_to_address(body.encode("utf-8", "surrogatepass") + tail)


def broken_texts(whole: Any) -> Iterator[tuple[str, str]]:
    """Yield a JSON text with each payload in each place of it, and in place of it."""
    for name, payload in PAYLOADS.items():
        yield name, payload
        for holder, key in places(whole):
            yield name, with_payload(whole, holder, key, payload)


def through_shell(text: str) -> dict[str, str]:
    """Ask as the shell does with a file; its last word is an answer, or a sentence."""
    # What reads a shell's words does not ship, nor does what it needs of the library.
    if tour.WHOLE not in sys.path:
        sys.path.append(tour.WHOLE)
        import_module("engine.ask").__path__.append(SHELL)
    run_command = import_module("engine.ask.command").run_command
    given, sys.stdin = sys.stdin, io.StringIO(text)
    try:
        with redirect_stdout(io.StringIO()):
            run_command(SimpleNamespace(game="land_unter", file="-", lang="fr"))
    except SystemExit as said:
        return {"kind": "refused" if said.code else ""}
    finally:
        sys.stdin = given
    return {"kind": "verdict"}


def ways_in() -> dict[str, tuple[Any, Callable[[str], dict[str, Any]]]]:
    """Return, for each way in, what is whole there as JSON data, and what takes a text."""
    settle(ask("open", new=NEW))
    record, _, seats = link().partition("~")
    head, line, tail = address_to_bytes(record).partition(b"\n")
    table, changes = json.loads(address_to_bytes(laid())), json.loads(address_to_bytes(LINK))
    example = {"game": "land_unter", "key": "first_trick"}
    return {
        "save": (save(), lambda text: send("open", id="new", save=text)),
        "link": (json.loads(head), lambda text: send("open", id="new", link=f"{packed(text, line + tail)}~{seats}")),
        "ask": (table, lambda text: send("ask", text=packed(text), ms=0)),
        "edit": (table, lambda text: send("edit", game="land_unter", text=packed(text))),
        "example": (changes, lambda text: send("example", **example, link=packed(text))),
        "shell": ({key: table[key] for key in table if key != "game"}, through_shell),
    }


def survived(seed: int = 1, share: float = 0.12) -> dict[str, int]:
    """Try texts by all ways, this share of them; return how many were tried by each.

    Raises AssertionError where an answer is none, or where the game that was open before does not go on.
    """
    rng = random.Random(seed)
    tried: dict[str, int] = {}
    for way, (whole, send_text) in ways_in().items():
        for name, text in broken_texts(whole):
            if text in PAYLOADS.values() or rng.random() < share:
                said(way, name, send_text, text)
                tried[way] = tried.get(way, 0) + 1
    for whole in WHOLE:
        request = {"id": "t", "lang": "en", **whole}
        for name in rng.sample([*PAYLOADS], TRIED):
            holder, key = rng.choice([*places(request)])
            said(f"request {whole['do']}", name, answer_to, with_payload(request, holder, key, PAYLOADS[name]))
            tried["request"] = tried.get("request", 0) + 1
    return tried


def answer_to(text: str) -> dict[str, Any]:
    """Return the answer to a request."""
    answer: dict[str, Any] = json.loads(dispatch_request(text))
    return answer


def said(way: str, name: str, send_text: Callable[[str], dict[str, Any]], text: str) -> None:
    """Send a text; what comes back is an answer, and a game is still played after it."""
    try:
        assert send_text(text)["kind"]
        assert send("open", id="after", new={**TABLE_REQUEST, "players": 3, "seats": ["human"] * 3})["kind"] == "table"
    except Exception as error:
        raise AssertionError(f"{way}, {name}: {error!r}") from error


def survived_all() -> dict[str, int]:
    """Try all texts by all ways."""
    return survived(share=1)
