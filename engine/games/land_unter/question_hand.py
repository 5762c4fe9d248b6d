"""How many life preservers a hand gets, and what the next one gets who plays it: it is passed on after a stage."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from engine.core.lessons import Example
from engine.core.rng import pick_random, random_stream, shuffled
from engine.core.schema import Finding, impossible
from engine.core.situations import Played, Situation, Verdict, missing_field_refusal, with_move_given
from engine.core.table.either import numbers_told
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.setup import DEALING_RULE

DEALT: Final = "dealt"
"""Before a number ("dealt.11"), among the moves: a card of the hand that is asked about."""
PRINTED: Final = "printed"
"""Among the moves: how many life preservers the hand gets, where its cards are not told."""
UNREAD: Final = "unread"
"""Among the moves: how many half life preservers the cards show that are left out of the hand."""
MOST_UNREAD: Final = 2
"""Cards that may be left out, stained or lost; of more it is not worth while to count. Chosen by eye."""


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
    if (told and cards.count(None) > MOST_UNREAD) or (not told and printed is None):
        raise missing_field_refusal(DEALT)
    whole, none = ([card for card in c.WEATHER_CARDS if c.HALVES[card] == halves] for halves in (c.HALVES_OF_WHOLE, 0))
    hand = [*told, *unread_cards(situation, seed)] if told else [*whole[: int(printed or 0)], *none][: c.HAND]
    others: list[Any] = [[] for _ in situation.seats[1:]]
    position = {"round": c.ROUNDS, "sets": [hand, *others], "levels": [*range(1, situation.players + 1)]}
    return situation.as_example(seed, (), position, first=e.PreserversTaken, last=e.PreserversTaken)


def inputs_needed_for_hand(situation: Situation) -> Iterable[str]:
    """Return the places of cards that are told to be one of a few, then that of what those left out show."""
    cards = dealt_cards(situation)
    places = [f"{DEALT}.{at}" for at, card in enumerate(cards) if not card]
    few = [place for place in places if numbers_told(situation, place)]
    return [*few, *[UNREAD] * (len(places) > len(few) and (any(cards) or bool(few)))]


def ways_to_read(situation: Situation, _place: str) -> Sequence[Situation]:
    """Return one situation for each number of half life preservers that the cards left out may show."""
    return [with_move_given(situation, UNREAD, str(halves)) for halves in possible_halves(situation)]


def possible_halves(situation: Situation) -> range:
    """Return how many half life preservers the cards left out may show: there are enough cards of each kind."""
    return range(c.HALVES_OF_WHOLE * dealt_cards(situation).count(None) + 1)


def unread_cards(situation: Situation, seed: int) -> Iterator[c.Card]:
    """Yield cards for those left out of the hand, drawn by the seed, that show as much as is told."""
    cards, rng = dealt_cards(situation), random_stream(seed, "asked unread")
    told = situation.moves.get(UNREAD)
    every = possible_halves(situation)
    rest = next((halves for halves in every if told == str(halves)), pick_random(rng, every))
    free = shuffled(rng, [card for card in c.WEATHER_CARDS if str(card) not in cards])
    for _ in range(cards.count(None)):
        halves = min(rest, c.HALVES_OF_WHOLE)
        card = next(card for card in free if c.HALVES[card] == halves)
        free.remove(card)
        rest -= halves
        yield card


def shared_in_hands(_situation: Situation, verdicts: Sequence[Verdict]) -> Verdict:
    """Return between which numbers of life preservers all of these verdicts are."""
    counts = [verdict.params["count"] for verdict in verdicts]
    if len({*counts}) == 1:
        return Verdict("hand.part", {"count": counts[0]})
    return Verdict("hand.between", {"low": min(counts), "high": max(counts)})


def hand_verdict(played: Played) -> Verdict:
    """Return the verdict on a hand: the life preservers that it gets, now and again after the stage."""
    passed = played.first(e.SetPassed)
    taken = [event for event in played.events if isinstance(event, e.PreserversTaken)]
    assert passed, "after a stage each hand is passed on"
    got = next(event for event in taken if event.seat == passed.receiver)
    cards = dealt_cards(played.situation)
    if None in cards:
        key = "hand.part" if any(cards) else "hand.passed"
        return Verdict(key, {"count": got.preservers}, (got.rule, passed.rule))
    key, params = "hand" if got.preservers else "hand.none", {"count": got.preservers, "halves": got.halves}
    return Verdict(key, params, (got.rule, passed.rule))


def rulings_of_hand(played: Played) -> Iterator[str]:
    """Yield the ruling on a hand without life preservers."""
    if hand_verdict(played).params["count"] == 0:
        yield "L9"
