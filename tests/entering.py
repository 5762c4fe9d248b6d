"""How a reader enters a situation on the page "In doubt?": by which edits, and with how many presses."""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from engine.api.requests import Edit
from engine.api.table_editor import EditedTable, edited_situation, edited_table
from engine.ask.links import Asked
from engine.core.game import Refusal
from engine.core.situations import Situation, value_at_place
from engine.core.table.fields import EditorField, NumberField
from engine.games.registry import presentation_by_key

MANY_SPOTS = 40
"""Where a piece may be put on more spots, only those that a situation names are tried."""
Leaf = tuple[str, ...]
"""A value that is told, behind its place."""


def begun(game: str, question: str) -> Asked:
    """Return a question with nothing told."""
    players = presentation_by_key(game).game.player_counts
    return Asked(game, question, Situation(players[len(players) // 2]))


def plan(game: str, question: str, target: Situation) -> tuple[list[Edit], Situation]:
    """Return edits that lead as near to a situation as this page does, begun with nothing told, and where they lead."""
    table = edited_table(begun(game, question), "en")
    edits: list[Edit] = []
    while found := nearest(table, target):
        edits.append(found[0])
        table = edited_table(Asked(game, question, found[1]), "en")
    return edits, table.situation


def nearest(table: EditedTable, target: Situation) -> tuple[Edit, Situation] | None:
    """Return the first edit after which less is missing, also of whose each piece is; else the first of the others."""
    first = None
    whole = len(told(table.situation, owners=True) ^ told(target, owners=True))
    for edit, after in steps(table, target, len(told(table.situation) ^ told(target))):
        if len(told(after, owners=True) ^ told(target, owners=True)) < whole:
            return edit, after
        first = first or (edit, after)
    return first


def steps(table: EditedTable, target: Situation, missing: int) -> Iterator[tuple[Edit, Situation]]:
    """Yield edits after which less is missing, each with what it leads to."""
    for edit in candidates(table, target):
        with suppress(Refusal):
            after = edited_situation(table, edit, [])
            if len(told(after) ^ told(target)) < missing:
                yield edit, after


def candidates(table: EditedTable, target: Situation) -> Iterator[Edit]:
    """Yield all edits that may lead nearer to a situation: what is shared first, then fields, then pieces."""
    if table.situation.players != target.players:
        yield Edit(place="players", value=str(target.players))
        return
    yield from (Edit(place=f"option.{key}", value=choice) for key, choice in target.options.items())
    yield from (Edit(place=f"name.{seat}", value=name) for seat, name in enumerate(target.names))
    for field in table.editor_fields:
        yield from (Edit(place=field.place, value=value) for value in values(field, target))
    named = set(re.findall(r"\b[a-z]\d+\b", json.dumps([target.position, target.moves])))
    for tool in table.editor_tools:
        spots = table.editor.spots_for_tool(table.situation, tool.key)
        for spot in spots if len(spots) <= MANY_SPOTS else sorted(named.intersection(spots)):
            yield Edit(tool=tool.key, spot=spot)


def values(field: Any, target: Situation) -> Iterator[str]:
    """Yield what a field may have to be told, the likeliest first."""
    likely = target.moves.get(field.place, value_at_place(target.position, field.place))
    if likely is not None:
        yield str(likely)
    if isinstance(field, NumberField):
        yield from map(str, range(field.low, field.high + 1))
    else:
        yield from field.choices


def presses(edits: list[Edit], fields: Sequence[EditorField] = ()) -> int:
    """Return how often a reader presses on a phone: question, choices, pieces, spots, numbers, "ask".

    `fields`: those of the last moment, for their bounds; of a number that is none of them more digits could follow.
    """
    highest = {field.place: field.high for field in fields if isinstance(field, NumberField)}
    count, tool, typing = 2, "", False
    for edit in edits:
        number = edit.value.isdecimal() and edit.place != "players"
        if number:
            high = highest.get(edit.place, int(edit.value) * 10)
            # One press to begin with, then digits, and the key to the next field where a digit could still follow.
            count += (
                (not typing) + len(edit.value) + (int(edit.value) * 10 <= high and len(edit.value) < len(str(high)))
            )
        elif edit.tool:
            count += 1 if edit.tool == tool else 2
            tool = edit.tool
        else:
            # Of the players all numbers are in sight; a menu is opened and chosen from.
            count += 1 if edit.place == "players" else 2
        typing = number
    return count


def told(situation: Situation, *, owners: bool = False) -> set[Leaf]:
    """Return all that a situation tells, each with its place; whose each piece is only if `owners`."""
    found = {*leaves(json.loads(json.dumps(asdict(situation), default=sorted)))}
    # Whose a piece is, a page asks only where it matters.
    return found if owners else {(*place, re.sub(r"^\d:", "", value)) for *place, value in found}


def leaves(root: Any, place: Leaf = ()) -> Iterator[Leaf]:
    """Yield each value in some JSON behind its place; what is null or empty is not told."""
    if isinstance(root, dict):
        for key, value in root.items():
            yield from leaves(value, (*place, key))
    elif isinstance(root, list):
        for at, value in enumerate(root):
            yield from leaves(value, (*place, str(at)))
    elif isinstance(root, str) and re.fullmatch("[A-Z]+", root):
        # One letter a piece: each is put by itself.
        yield from ((*place, letter, str(root[:at].count(letter))) for at, letter in enumerate(root))
    elif root not in (None, ""):
        # Voting cards that are laid together, "ja+neee", are told one by one; so "+7" is, too.
        yield from ((*place, part) for part in str(root).split("+"))
