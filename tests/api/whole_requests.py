"""Requests that are as they should be, one an action at least, to be broken by tests."""

import json
from collections.abc import Iterator
from typing import Any

from engine.ask.links import Asked, question_to_link
from engine.core.situations import Situation
from engine.match import changes_link
from tests.api.client import TABLE_REQUEST, ask, link, settle


def save() -> dict[str, Any]:
    """Return a save of a game under way, as JSON data."""
    found: dict[str, Any] = json.loads(settle(ask("open", new=NEW))["save"])
    return found


def shared() -> str:
    """Return a link to a game under way."""
    settle(ask("open", new=NEW))
    return link()


def laid() -> str:
    """Return the text of a table that is laid out, all of a round told."""
    cards = {"card.0": "44", "card.1": "12", "card.2": "30"}
    position = {"tides": [4, 7], "levels": [3, 9, 1], "preservers": [2, 2, 1]}
    return question_to_link(Asked("land_unter", "round", Situation(3, position, cards)))


NEW = {**TABLE_REQUEST, "players": 3, "seats": ["human", "greedy", "random"]}
CHANGES = [["weather_card-0-0", "9"]]
LINK = changes_link.changes_to_link("first_trick", (("weather_card-0-0", "9"),))
WHOLE: list[dict[str, Any]] = [
    {"do": "open", "new": NEW},
    {"do": "open", "new": {"game": "land_unter", "key": "one_trick", "seed": 3}},
    {"do": "open", "save": json.dumps(save())},
    {"do": "open", "link": shared()},
    {"do": "open", "from_example": {"game": "land_unter", "key": "first_trick", "step": 2, "changes": CHANGES}},
    {
        "do": "open",
        "situation": {"text": laid(), "names": ["Ann", "Bo", ""], "seats": ["human", "greedy", "random"], "seed": 3},
    },
    {"do": "edit", "game": "land_unter", "text": laid(), "tool": "", "edit": {"place": "card.0", "value": "43"}},
    {"do": "edit", "game": "land_unter", "question": "stage", "edit": {"tool": "x", "spot": "y", "fix": 0}},
    {"do": "edit", "game": "land_unter", "text": laid(), "names": ["Ann", "", ""]},
    {"do": "ask", "text": laid(), "names": ["Ann", "Bo", "Cy"], "ms": 1},
    {"do": "situation"},
    {
        "do": "follow",
        "game": "land_unter",
        "players": 3,
        "names": ["Ann", "", "Cy"],
        "facts": ["5 4 6"],
        "words": ["4"],
    },
    {
        "do": "follow",
        "game": "land_unter",
        "players": 4,
        "options": {"redrown": "off"},
        "way": "pad",
        "facts": ["1 2 3 out 0", "5 5 5 5 1+2"],
        "at": 0,
        "insert": True,
        "words": ["out"],
        "then": ["3", "x"],
    },
    {"do": "play", "seat": 0, "move": "1"},
    {"do": "preview", "seat": 0, "move": "1"},
    {"do": "peek"},
    {"do": "finish"},
    {"do": "stop"},
    {"do": "legend", "seat": 1},
    {"do": "suspicions"},
    {"do": "guessed", "seat": 0, "guesses": [{"seat": 1, "secret": "K"}]},
    {"do": "guess", "answer": "S"},
    {"do": "think", "ms": 1},
    {"do": "hint"},
    {"do": "undo"},
    {"do": "redo"},
    {"do": "show"},
    {"do": "hide"},
    {"do": "link"},
    {"do": "again", "variation": "same"},
    {"do": "replay"},
    {"do": "moment", "step": 1, "viewer": 0},
    {"do": "review", "ms": 1},
    {"do": "check", "seat": 0, "move": "1", "ms": 1},
    {"do": "report", "seat": 0},
    {"do": "deal", "seat": 0, "ms": 1},
    {"do": "day", "ms": 1},
    {"do": "cost"},
    {"do": "decision", "seat": 0, "turn": 0},
    {"do": "line", "seat": 0, "turn": 0, "step": 1},
    {"do": "retry", "seat": 0, "turn": 0, "move": "1"},
    {"do": "seen", "events": 3},
    {"do": "close"},
    {"do": "example", "game": "land_unter", "key": "first_trick", "changes": CHANGES},
    {"do": "example", "game": "land_unter", "key": "first_trick", "link": LINK},
    {"do": "choices", "game": "land_unter", "key": "first_trick", "place": "weather_card-0-0", "words": ["hand-0"]},
]


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place in some JSON: what holds it, and its key or index there."""
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from places(value[key])
