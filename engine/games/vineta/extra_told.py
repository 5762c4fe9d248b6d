"""How many cards "one card more" and "one card less" a reader has told: each kind by itself, and none is a number, too.

The number of a kind that is not told is assumed to be none, under the name "extra.more" or "extra.less".
"""

from dataclasses import replace

from engine.core.situations import Situation, with_assumed, with_values_at_keys
from engine.games.vineta.owners import EXTRA_OWNERS
from engine.games.vineta.question_play import EXTRA
from engine.games.vineta.rules.components import CardName


def count_name(card: CardName) -> str:
    """Return the name of the number of these cards, where it is not told."""
    return f"extra.{card}"


def extra_count(situation: Situation, card: CardName) -> int | None:
    """Return how many of a card are told to lie on the table; None if that is not told."""
    if "extra" not in situation.position or count_name(card) in situation.assumed:
        return None
    return len([text for text in situation.position["extra"] if text.endswith(f":{card}")])


def untold_extra(situation: Situation) -> list[CardName]:
    """Return the cards of EXTRA of which it is not told how many lie on the table."""
    return [card for card in sorted(EXTRA) if extra_count(situation, card) is None]


def with_extra_count(situation: Situation, card: CardName, count: int | None) -> Situation:
    """Return the situation with this many of a card on the table, whoever laid them; None: not told."""
    others = [text for text in situation.position.get("extra", ()) if not text.endswith(f":{card}")]
    untold = {*untold_extra(situation)} - {card} | ({card} if count is None else set())
    laid = [*others, *(f"{seat}:{card}" for seat in range(count or 0))]
    cleared = with_assumed(with_values_at_keys(situation, extra=None), [EXTRA_OWNERS], assumed=bool(laid))
    cleared = with_assumed(cleared, map(count_name, EXTRA), assumed=False)
    if untold == EXTRA:
        return cleared
    return with_assumed(replace(cleared, position={**cleared.position, "extra": laid}), map(count_name, untold))
