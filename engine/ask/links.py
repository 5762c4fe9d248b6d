"""A question about a situation as text for an address, the same in every language.

The text is packed as links of games are (`engine.core.record.table_to_address`): a JSON object with `game`, `question`,
`players`, and `position`, `moves`, `options`, `names` and `assumed` where they are not empty. Without `assumed`, as in
all texts made before there was such a thing, everything in the position has been told.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from engine.core.game import Refusal
from engine.core.record import table_from_address, table_to_address
from engine.core.situations import Situation
from engine.core.untrusted import checked_type

PARTS: Final = ("position", "moves", "options", "names", "assumed")
"""The keys that are left out where they are empty."""


class Asked(NamedTuple):
    """A question about a situation, with the game and the question by their keys."""

    game: str
    question: str
    situation: Situation


def question_to_link(asked: Asked) -> str:
    """Return the question as compressed JSON in letters allowed in an address; see `question_from_link`."""
    return table_to_address({"game": asked.game, "question": asked.question, **situation_to_json(asked.situation)})


def question_from_link(text: str) -> Asked:
    """Return the question that a text holds; raise Refusal if `question_to_link` did not make it.

    "damaged" for a text that was cut or mistyped, "foreign" for anything else.
    """
    table = table_from_address(text)
    game, question = checked_type(table.pop("game", None), str), checked_type(table.pop("question", None), str)
    return Asked(game, question, situation_from_json(table))


def situation_to_json(situation: Situation) -> dict[str, Any]:
    """Return a situation as JSON data, with empty parts left out."""
    parts = {part: getattr(situation, part) for part in PARTS} | {"assumed": sorted(situation.assumed)}
    return {"players": situation.players, **{part: value for part, value in parts.items() if value}}


def situation_from_json(json_value: object) -> Situation:
    """Return the situation that a JSON value holds; raise Refusal("foreign") for a value of another shape.

    Whether such a table is possible is not checked.
    """
    table = checked_type(json_value, dict)
    if not table.keys() <= {"players", *PARTS}:
        raise Refusal("foreign")
    return Situation(
        checked_type(table.get("players"), int),
        checked_type(table.get("position", {}), dict),
        checked_mapping_of_texts(table.get("moves", {})),
        checked_mapping_of_texts(table.get("options", {})),
        checked_texts(table.get("names", [])),
        frozenset(checked_texts(table.get("assumed", []))),
    )


def checked_texts(texts: object) -> tuple[str, ...]:
    """Return a list of texts; raise Refusal("foreign") for any other value."""
    return tuple(checked_type(text, str) for text in checked_type(texts, list))


def checked_mapping_of_texts(table: object) -> Mapping[str, str]:
    """Return a mapping to texts; raise Refusal("foreign") for any other value."""
    return {key: checked_type(value, str) for key, value in checked_type(table, dict).items()}
