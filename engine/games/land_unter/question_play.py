"""The positions and cards played to answer questions about a table of Land Unter, with all gaps filled in."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from engine.core.game import Event, EventLog, Position, Seat
from engine.core.lessons import Example
from engine.core.rng import pick_random, random_stream, shuffled
from engine.core.situations import SEAT, Situation, missing_field_refusal, with_values_at_keys
from engine.games.land_unter.question_above import with_cards_around
from engine.games.land_unter.question_ranks import with_ranked_cards_drawn
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.open_play import active_left_neighbour
from engine.games.land_unter.rules.setup import preservers_printed_on_sets
from engine.games.land_unter.rules.state import State
from engine.games.land_unter.table import moment
from engine.games.land_unter.table.filling import preserver_cards_needed_by_sets, sets_filled_for_preservers
from engine.games.land_unter.table.given_position import GivenPosition, without_unfinished_hands
from engine.games.land_unter.table.loosely import is_last_round_told, with_held_drawn, with_some_counted

BONUS: Final = (e.BonusScored, e.BonusWithoutTide)
WON: Final = (e.GameWon, e.VictoryShared)
TAKEN: Final = (e.LowerTideTaken, e.HigherTideTaken)

BEFORE: Final = "before"
"""Before a seat ("before.2"), among the moves: its points before the stage that is scored, which is the last one."""

MOST_FILLINGS: Final = 20
"""How many random fillings of the sets are tried before one with the given preservers is constructed."""


class Trick(NamedTuple):
    """One round played from a situation: the filled-in position, the moves and the events."""

    position: Position
    moves: tuple[str, ...]
    events: Sequence[Event]


def round_with_given_cards(situation: Situation, seed: int) -> Trick:
    """Return a round played with the given cards; a seat without one plays a random card, of its rank if any."""
    situation = with_cards_around(with_ranked_cards_drawn(with_some_counted(situation, seed), seed), seed)
    start = GAME.begin(situation.players, seed, situation.options, with_sets_around_played_cards(situation, seed))
    position, cards = GAME.position(start), [moment.given_card_to_play(situation, seat) for seat in situation.seats]
    waiting = [seat for seat in start.active_seats() if cards[seat] and not start.chosen[seat]]
    lacking = [seat for seat in waiting if cards[seat] not in start.hands[seat]]
    for seat in lacking:
        position["hands"][seat][0] = cards[seat]
    state = GAME.begin(situation.players, seed, situation.options, position) if lacking else start
    log, moves = EventLog(), []
    for seat in seats_to_move_in_playing_order(state):
        card = cards[seat] or shuffled(random_stream(seed, "card", seat), state.hands[seat])[0]
        moves.append(str(card))
        GAME.play(state, seat, card, log)
    return Trick(position, tuple(moves), log)


def with_sets_around_played_cards(situation: Situation, seed: int) -> Position:
    """Return a position whose sets are filled at random around the cards that seats are about to play."""
    given = GivenPosition(situation)
    sets = moment.sets_including_cards_to_play(given, situation)
    # Where the stage is over, no round is left: that is refused, not scored.
    position = {**situation.position, "sets": sets, "round": min(possible_round(situation, seed), c.ROUNDS - 1)}
    filled = with_sets_filled(GivenPosition(replace(situation, position=position)), seed)
    return with_preservers_drawn(filled, situation, seed)


def possible_round(situation: Situation, seed: int) -> int:
    """Return the round that is given, else one drawn from those that are possible, since what is not told hangs on it.

    Where all water and all preservers are told nothing hangs on it: then it is the earliest.
    """
    given = GivenPosition(situation)
    if "round" in situation.position or None not in (*given.levels, *given.preservers):
        return given.round
    for at in shuffled(random_stream(seed, "asked round"), range(given.round, c.ROUNDS)):
        later = replace(situation, position={**situation.position, "round": at})
        if not any(finding.impossible for finding in moment.situation_findings(later)):
            return at
    return given.round


def with_sets_filled(given: GivenPosition, seed: int) -> Position:
    """Return the position with its sets filled up, or unchanged if no sets can print the given preservers."""
    if preserver_cards_needed_by_sets(given.sets, given.least_preservers_by_set) is None:
        return {**given.position}
    return {
        **given.position,
        "sets": [
            [*cards]
            for cards in sets_filled_for_preservers(seed, given.sets, given.least_preservers_by_set, MOST_FILLINGS)
        ],
    }


def with_preservers_drawn(position: Position, situation: Situation, seed: int) -> Position:
    """Return a position with filled sets in which each seat has preservers: those not given after random losses.

    Each round over has cost one of the seats a preserver, or eliminated one.
    """
    given = GivenPosition(replace(situation, position=position))
    if None not in given.preservers or not all(len(cards) == c.HAND for cards in given.sets):
        return position
    printed = preservers_printed_on_sets(given.sets)
    left = [
        printed[given.played_set_index_of_seat(seat)] if count is None else count
        for seat, count in enumerate(given.preservers)
    ]
    rng, still_in = random_stream(seed, "asked preservers"), [seat for seat in given.seats if seat not in given.out]
    for _ in range(given.round - len(given.out)):
        payer = pick_random(rng, [seat for seat in still_in if given.preservers[seat] is not None or left[seat]] or [0])
        if given.preservers[payer] is None and left[payer]:
            left[payer] -= 1
    return {**position, "preservers": left}


def seats_to_move_in_playing_order(state: State) -> list[Seat]:
    """Return the seats still to lay a card, in the order in which they play."""
    decision = GAME.decision(state)
    seats = list(decision.seats) if decision else []
    while state.options.play == "open" and len(seats) < state.owed:
        seats.append(active_left_neighbour(state, seats[-1]))
    return seats


def round_example(situation: Situation, seed: int) -> Example:
    """Return an example of the round, ending when it is over, or with the points if it ends the stage."""
    played = round_with_given_cards(situation, seed)
    return situation.as_example(seed, played.moves, played.position, last=last_event_told(played.events, situation))


def last_event_told(events: Sequence[Event], situation: Situation) -> type[Event]:
    """Return the kind of event with which a round is shown to its end."""
    if are_points_told(events, situation):
        return next(type(event) for event in reversed(events) if isinstance(event, BONUS))
    return next(type(event) for event in events if isinstance(event, (e.StageCutShort, e.RoundEnded)))


def is_stage_ended(events: Sequence[Event], situation: Situation) -> bool:
    """Return whether the stage ends with a round: at once, or since it is told to be the last one."""
    return is_last_round_told(situation) or any(isinstance(event, e.StageCutShort) for event in events)


def are_points_told(events: Sequence[Event], situation: Situation) -> bool:
    """Return whether a round ends the stage, and all is told on which the points depend.

    Of whoever takes a tide card that is told, it does not matter what it covers.
    """
    given = GivenPosition(situation)
    tides = [*filter(None, given.coming[: c.TURNED])]
    takers = [event.seat for event in events if isinstance(event, TAKEN) and len(tides) == c.TURNED]
    out = [event.seat for event in events if isinstance(event, e.Eliminated)]
    left = [seat for seat in given.seats if seat not in (*given.out, *out)]
    shown = all(given.levels[seat] is not None or seat in takers for seat in left)
    return is_stage_ended(events, situation) and shown and all(given.preservers[seat] is not None for seat in left)


def scores_before_stage(situation: Situation) -> list[int] | None:
    """Return the points of each seat before the last stage; None unless all are told."""
    told = [situation.moves.get(f"{BEFORE}.{seat}", "") for seat in situation.seats]
    scores: list[int] | None = situation.position.get("scores")
    return [*map(int, told)] if all(told) else scores


def stage_example(situation: Situation, seed: int) -> Example:
    """Return an example of the end of the stage, which stops at the bonus or, if scores are given, at the winner.

    Raises Refusal if no full stage can end like this.
    """
    situation = with_held_drawn(situation, seed)
    kept = ("stage", "preservers", "levels", "scores")
    position = {key: value for key, value in situation.position.items() if key in kept} | {"round": c.ROUNDS}
    scores = scores_before_stage(situation)
    if scores and "scores" not in position:
        position |= {"scores": scores, "stage": situation.players - 1}
    given = GivenPosition(replace(situation, position=position))
    for finding in moment.unreachable_findings(given):
        raise finding.as_refusal
    position, log = with_preservers_drawn(with_sets_filled(given, seed), situation, seed), EventLog()
    GAME.begin(situation.players, seed, situation.options, position, log)
    ends = (*BONUS, *WON) if "scores" in position else BONUS
    last = next((type(event) for event in reversed(log) if isinstance(event, ends)), None)
    return situation.as_example(seed, (), position, last=last)


def example_to_advise_on(situation: Situation, seed: int) -> Example:
    """Return the table as an example without moves.

    Raises Refusal("not_given") if the asking seat's hand is missing, or the round of a hand that is not whole.
    """
    given = GivenPosition(situation)
    if given.hands[int(situation.moves.get(SEAT, 0))] is None:
        raise missing_field_refusal("hand")
    if without_unfinished_hands(situation) != situation:
        raise missing_field_refusal("round")
    if None not in given.preservers:
        return situation.as_example(seed)
    filled = with_sets_filled(GivenPosition(with_values_at_keys(situation, round=given.round)), seed)
    return situation.as_example(seed, position=with_preservers_drawn(filled, situation, seed))
