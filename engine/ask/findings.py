"""What is wrong with a situation, of its form, of its game, and of what the game cannot begin with."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.core.game import Refusal
from engine.core.presentation import Presentation
from engine.core.schema import Finding
from engine.core.situations import SEAT, Situation
from engine.match.seats import given_names


def findings_of(presentation: Presentation, situation: Situation) -> list[Finding]:
    """Return all findings, the impossible ones first; those of the form alone if there are any.

    Raises Refusal: "player_count", "unknown_option", "unknown_choice", or "damaged" for names too long or too many.
    """
    game = presentation.game
    check_table(presentation, situation)
    if form := list(game.schema.check(situation.position, situation.players)):
        return form
    found = list(presentation.findings(situation))
    if not any(finding.impossible for finding in found):
        found += refused_start(presentation, situation)
    return sorted(found, key=lambda finding: not finding.impossible)


def check_table(presentation: Presentation, situation: Situation) -> None:
    """Raise Refusal unless the game is played by so many, with these options and names, and one of them asks."""
    presentation.game.check_players(situation.players)
    presentation.game.choices(situation.options)
    given_names(situation.names, situation.players)
    if situation.moves.get(SEAT, "0") not in map(str, situation.seats):
        raise Refusal("no_such_seat", seat=situation.moves[SEAT])


def refused_start(presentation: Presentation, situation: Situation) -> Iterator[Finding]:
    """Yield why the game cannot begin here, whatever is hidden; nothing if it can."""
    game = presentation.game
    try:
        game.begin(situation.players, 1, situation.options, situation.position)
    except Refusal as refusal:
        if refusal.code != "bad_position":
            raise
        yield Finding.of(refusal)


def fixed(situation: Situation, finding: Finding) -> Situation:
    """Return the situation with a finding's fix made; as it is if there is none."""
    position, moves = dict(situation.position), dict(situation.moves)
    for key, value in finding.fix.items():
        table: dict[str, Any] = moves if key in moves else position
        table.pop(key, None)
        if value is not None:
            table[key] = value
    return replace(situation, position=position, moves=moves)
