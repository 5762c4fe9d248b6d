"""A question about a situation as text for an address, the same in every language.

The text is packed as links of games are (`engine.core.record.address_text`): a JSON object with `game`, `question`,
`players`, and `position`, `moves`, `options` and `names` where they are not empty.
"""

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from engine.core.game import Refusal
from engine.core.record import address_bytes, address_text
from engine.core.situations import Situation
from engine.core.untrusted import json_of, typed

PARTS: Final = ("position", "moves", "options", "names")
"""The keys that are left out where they are empty."""


class Asked(NamedTuple):
    """A question about a situation, with the game and the question by their keys."""

    game: str
    question: str
    situation: Situation


def to_text(asked: Asked) -> str:
    """Return a question as text for an address."""
    table = {"game": asked.game, "question": asked.question, **to_json(asked.situation)}
    return address_text(json.dumps(table, separators=(",", ":"), sort_keys=True).encode())


def from_text(text: str) -> Asked:
    """Return the question that a text holds; raise Refusal if `to_text` did not make it.

    "damaged" for a text that was cut or mistyped, "foreign" for anything else.
    """
    table = typed(json_of(address_bytes(text)), dict)
    game, question = typed(table.pop("game", None), str), typed(table.pop("question", None), str)
    return Asked(game, question, from_json(table))


def to_json(situation: Situation) -> dict[str, Any]:
    """Return a situation as JSON data, without what is empty."""
    parts = {part: getattr(situation, part) for part in PARTS}
    return {"players": situation.players, **{part: value for part, value in parts.items() if value}}


def from_json(data: object) -> Situation:
    """Return the situation that JSON data holds; raise Refusal("foreign") for data of another shape.

    Whether there can be such a table is not looked at.
    """
    table = typed(data, dict)
    if not table.keys() <= {"players", *PARTS}:
        raise Refusal("foreign")
    return Situation(
        typed(table.get("players"), int),
        typed(table.get("position", {}), dict),
        checked_texts(table.get("moves", {})),
        checked_texts(table.get("options", {})),
        tuple(typed(name, str) for name in typed(table.get("names", []), list)),
    )


def checked_texts(table: object) -> Mapping[str, str]:
    """Return a table of texts; raise Refusal("foreign") if it is none."""
    return {key: typed(value, str) for key, value in typed(table, dict).items()}
