"""What others wrote stays text: names, links, saves, moves and changes never become elements or attributes."""

import json
from html.parser import HTMLParser

from engine.match.seats import NAME_LENGTH
from tests.api.client import TABLE_REQUEST, Answer, moves, send, settle
from tests.payloads import PAYLOADS

PLAIN = ("save", "link", "say", "summary", "challenge", "move", "text", "ask", "hold", "undoes")
"""Fields of answers that hold no HTML."""


class Markup(HTMLParser):
    """Collects the names of elements, and of their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep the names of an element and its attributes."""
        self.names |= {tag, *(f"{tag} {name}" for name, _ in attrs)}


def markup(*answers: object) -> set[str]:
    """Return the names of all elements and attributes in these answers."""
    found, todo = set[str](), list(answers)
    while todo:
        part = todo.pop()
        if isinstance(part, str):
            found |= names(part)
        elif isinstance(part, dict):
            todo += [value for name, value in part.items() if name not in PLAIN]
        elif isinstance(part, list):
            todo += part
    return found


def names(html: str) -> set[str]:
    """Return the names of all elements and attributes in a piece of HTML."""
    parser = Markup()
    parser.feed(html)
    return parser.names


def opened(name: str) -> list[Answer]:
    """Return what is answered while a game of two people of this name begins."""
    new = {**TABLE_REQUEST, "players": 3, "seats": ["human", "human", "greedy"], "names": [name, name, ""]}
    first = settle(send("open", lang="en", new=new))
    shown = send("show")
    return [first, shown, send("play", seat=0, move=moves(shown)[0]), send("open", save=first["save"]), send("hint")]


def strange(text: str) -> list[Answer]:
    """Return what is answered to this text in place of a link, a save, a move, an answer and a change."""
    changes = {"game": "land_unter", "key": "first_trick", "step": 1, "changes": [[text, text]]}
    save = json.loads(send("open", new={**TABLE_REQUEST, "players": 3, "seats": ["human"] * 3})["save"])
    return [
        send("play", seat=0, move=text),
        send("guess", answer=text),
        send("open", link=text),
        send("open", save=text),
        send("open", save=json.dumps({**save, "minigame": text})),
        send("open", save=json.dumps({**save, "record": {**save["record"], "moves": [text]}})),
        send("open", from_example=changes),
    ]


def test_payloads_fit_where_a_name_does() -> None:
    assert len(set(PAYLOADS)) == 30
    assert max(map(len, PAYLOADS)) <= NAME_LENGTH


def test_no_text_becomes_markup() -> None:
    plain = markup(*opened("Tom")) | markup(*strange("plain"))
    assert {"svg", "button"} <= plain
    for payload in PAYLOADS:
        assert markup(*opened(payload)) | markup(*strange(payload)) <= plain, payload
