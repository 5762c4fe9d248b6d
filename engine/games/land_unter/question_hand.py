"""How many life preservers a hand gets, and what the next one gets who plays it: it is passed on after a stage."""

from collections.abc import Iterator
from typing import Any, Final

from engine.core.lessons import Example
from engine.core.schema import Finding, impossible
from engine.core.situations import Played, Situation, Verdict, missing_field_refusal
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.setup import DEALING_RULE

DEALT: Final = "dealt"
"""Before a number ("dealt.11"), among the moves: a card of the hand that is asked about."""
PRINTED: Final = "printed"
"""Among the moves: how many life preservers the hand gets, where its cards are not told."""


def dealt_cards(situation: Situation) -> list[str | None]:
    """Return the cards of the hand that is asked about, None for one that is not told."""
    return [situation.moves.get(f"{DEALT}.{at}") for at in range(c.HAND)]


def dealt_findings(situation: Situation) -> Iterator[Finding]:
    """Yield a finding for each card of the hand that is told twice."""
    cards = dealt_cards(situation)
    for at, card in enumerate(cards):
        if card and card in cards[:at]:
            yield impossible(f"{DEALT}.{at}", DEALING_RULE, fix={f"{DEALT}.{at}": None})


def hand_example(situation: Situation, seed: int) -> Example:
    """Return the end of a stage as an example, in which the hand is passed on and its life preservers are taken.

    Raises Refusal("not_given") if neither all its cards are told nor how many life preservers it gets.
    """
    cards, printed = dealt_cards(situation), situation.moves.get(PRINTED)
    told = [int(card) for card in cards if card]
    if len(told) < c.HAND and (told or printed is None):
        raise missing_field_refusal(DEALT)
    whole, none = ([card for card in c.WEATHER_CARDS if c.HALVES[card] == halves] for halves in (c.HALVES_OF_WHOLE, 0))
    hand = told or [*whole[: int(printed or 0)], *none][: c.HAND]
    others: list[Any] = [[] for _ in situation.seats[1:]]
    position = {"round": c.ROUNDS, "sets": [hand, *others], "levels": [*range(1, situation.players + 1)]}
    return situation.as_example(seed, (), position, first=e.PreserversTaken, last=e.PreserversTaken)


def hand_verdict(played: Played) -> Verdict:
    """Return the verdict on a hand: the life preservers that it gets, now and again after the stage."""
    passed = played.first(e.SetPassed)
    taken = [event for event in played.events if isinstance(event, e.PreserversTaken)]
    assert passed, "after a stage each hand is passed on"
    got = next(event for event in taken if event.seat == passed.receiver)
    told = any(dealt_cards(played.situation))
    params = {"count": got.preservers, **({"halves": got.halves} if told else {})}
    key = "hand.passed" if not told else "hand" if got.preservers else "hand.none"
    return Verdict(key, params, (got.rule, passed.rule))


def rulings_of_hand(played: Played) -> Iterator[str]:
    """Yield the ruling on a hand without life preservers."""
    if hand_verdict(played).params["count"] == 0:
        yield "L9"
