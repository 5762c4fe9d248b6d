"""Where a card asked about can be used, if its target is not told."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core import situations
from engine.core.deciding import DecidingRule
from engine.core.situations import Played, Verdict
from engine.games.vineta import edits, question_play
from engine.games.vineta.question_instead import compulsory_houses
from engine.games.vineta.question_reasons import reasons_without_target
from engine.games.vineta.rules import currents, floods, houses
from engine.games.vineta.rules.card_table import decision_kind_of_card
from engine.games.vineta.rules.components import DISTRICTS, CardName
from engine.games.vineta.rules.notation import CARD_BY_NAME, DISTRICT_BY_NAME
from engine.games.vineta.rules.sampler import state_known_from_view
from engine.games.vineta.rules.turn import legal_moves

CARD_RULES: Final[Sequence[DecidingRule]] = (*floods.DECIDING, *currents.DECIDING, *houses.DECIDING)


def usable_districts_verdict(played: Played) -> Verdict:
    """Return the verdict that names the districts on which the card asked about can be used.

    Where its source is given, they are those to which it may go from there.
    """
    state, seat = state_known_from_view(played.after), played.after.seats_to_move[0]
    card = question_play.card_asked_about(played.situation)
    moves = legal_moves(state, seat)
    pairs = [pair for move in moves for pair in ends_of_move(move, card)]
    source, goal = played.situation.moves.get("from", ""), played.situation.moves.get("to", "")
    fitting = [
        pair
        for pair in pairs
        if source in ("", pair[0]) and (card not in question_play.FROM_TO or goal in ("", pair[1]))
    ]
    begin, end = (tuple(edits.in_order(names)) for names in zip(*(fitting or pairs), strict=True))
    kind = decision_kind_of_card(CARD_BY_NAME[card])
    rules = tuple(each.rule for each in CARD_RULES if kind in each.kinds)
    if card not in question_play.FROM_TO:
        return Verdict(
            "targets_floods" if card == "calm" else "targets",
            {"card": question_play.named_card(played.situation), "districts": begin},
            rules,
        )
    told = len(begin) == 1 and situations.is_place_given(played.situation, f"houses.{begin[0]}")
    if told and card in ("rescue", "panic"):
        return compulsory_moves_verdict(played.after, card, begin[0], end, rules)
    group = "floods" if card == "wind" else "swap" if card == "relocation" else "houses"
    if source:
        return Verdict(f"goals_{group}", {"card": card, "source": source, "districts": end}, rules)
    return Verdict(f"targets_{group}", {"card": card, "districts": begin, "ends": end}, rules)


def compulsory_moves_verdict(
    view: Any, card: CardName, source: str, ends: Sequence[str], rules: tuple[str, ...]
) -> Verdict:
    """Return how many houses a rescue or a panic must move from the only district where it can begin, and where to.

    Where others are threatened, too, it is told why a rescue takes none from them.
    """
    key, params = compulsory_houses(card, source, sum(view.houses[DISTRICT_BY_NAME[source]]), ends)
    others = [
        (why, tuple(name for name in names if name != source)) for why, names in reasons_without_target(view, card)
    ]
    why = tuple(each for each in others if each[1]) if card == "rescue" and view.series else ()
    found = Verdict(key.removeprefix("verdict."), params, rules)
    return replace(found, key=f"{found.key}_only", params={**params, "why": why}) if why else found


def ends_of_move(move: str, card: str) -> list[tuple[str, str]]:
    """Return where a move begins and ends; both orders of two districts that are swapped, "" where it has no end."""
    if card == "relocation":
        one, other = move.split("=")
        return [(one, other), (other, one)]
    begin, _, end = move.partition(">")
    return [(next(name for name in DISTRICTS if name in begin), end)]
