"""Findings: faults in a situation's form, against the game's rules, and reasons why the game cannot begin with it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.game import Refusal
from engine.core.presentation import Presentation
from engine.core.schema import BadPosition, Finding
from engine.core.situations import SEAT, Situation
from engine.match.seats import seat_names_with_defaults

MOST_FIXES: Final = 20
"""The most findings whose fixes are offered, since each fix is tried first. Chosen by hand."""


def findings_in_situation(presentation: Presentation, situation: Situation) -> list[Finding]:
    """Return all findings, the impossible ones first; findings on the form of the position come alone.

    Other findings keep their fix only if it leaves fewer. Raises Refusal: "player_count", "unknown_option",
    "unknown_choice", "long_name", "no_such_seat", or "foreign" for too many names.
    """
    check_seats_and_options(presentation, situation)
    if form := list(presentation.game.schema.findings_in_position(situation.position, situation.players)):
        return form
    found = findings_by_rules_of_game(presentation, situation)
    checked = [
        each if does_fix_help(presentation, situation, each, len(found)) else replace(each, fix={})
        for each in found[:MOST_FIXES]
    ]
    checked += [replace(each, fix={}) for each in found[MOST_FIXES:]]
    return sorted(checked, key=lambda finding: not finding.impossible)


def check_seats_and_options(presentation: Presentation, situation: Situation) -> None:
    """Raise Refusal unless the game allows the number of players, the options and names, and has the asking seat."""
    presentation.game.check_player_count(situation.players)
    presentation.game.checked_options_with_defaults(situation.options)
    seat_names_with_defaults(situation.names, situation.players)
    if situation.moves.get(SEAT, "0") not in map(str, situation.seats):
        raise Refusal("no_such_seat", seat=situation.moves[SEAT])


def findings_by_rules_of_game(presentation: Presentation, situation: Situation) -> Sequence[Finding]:
    """Return the findings of the game; if none is impossible, also why it cannot begin here, whatever is hidden."""
    found = presentation.own_table.findings(situation)
    if any(finding.impossible for finding in found):
        return found
    try:
        presentation.game.begin(situation.players, 1, situation.options, situation.position)
    except BadPosition as refusal:
        return [*found, refusal.finding]
    return found


def does_fix_help(presentation: Presentation, situation: Situation, finding: Finding, count: int) -> bool:
    """Return whether a finding's fix leaves fewer findings than this number."""
    return bool(finding.fix) and len(findings_by_rules_of_game(presentation, with_fix_made(situation, finding))) < count


def with_fix_made(situation: Situation, finding: Finding) -> Situation:
    """Return the situation with a finding's fix applied; unchanged if it has none."""
    position, moves = dict(situation.position), dict(situation.moves)
    for key, value in finding.fix.items():
        table: dict[str, Any] = moves if key in moves else position
        table.pop(key, None)
        if value is not None:
            table[key] = value
    return replace(situation, position=position, moves=moves)
