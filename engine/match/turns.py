"""The moves of a match, one tuple for each decision."""

from collections.abc import Mapping, Sequence

from engine.core.game import Refusal, Seat
from engine.core.presentation import Presentation
from engine.core.record import Record

Turn = tuple[tuple[Seat, str], ...]
"""The moves of one decision, as (seat, text) pairs."""


def moves_as_turns(presentation: Presentation, start: Record, moves: Turn) -> list[Turn]:
    """Return moves as turns, one a decision, found by playing them.

    Raises Refusal: "move_refused" if one breaks a rule or comes after the end, "damaged" if they end amid a decision.
    """
    game = presentation.game
    state = start.replay(game)
    turns: list[Turn] = []
    made = 0
    while made < len(moves):
        decision = game.decision(state)
        size = len(decision.seats) if decision else 1
        turn = moves[made : made + size]
        for number, (seat, text) in enumerate(turn, made + 1):
            try:
                game.play(state, seat, game.parse_move(text))
            except Refusal as refusal:
                raise Refusal("move_refused", number=number) from refusal
        if len(turn) < size:
            raise Refusal("damaged")
        turns.append(turn)
        made += size
    return turns


def seat_chosen_last(pending: Mapping[Seat, str], people: Sequence[Seat]) -> Seat | None:
    """Return the seat of the person whose choice waits for those of others, the last one made; None for none."""
    return next((seat for seat in reversed([*pending]) if seat in people), None)


def turn_to_take_back(turns: Sequence[Turn], people: Sequence[Seat]) -> int | None:
    """Return the number of the last turn in which a person chose, from 0; None for none.

    None, too, where several people share the device and several seats chose in it at once: a vote, say, that lies open
    by now is not held again.
    """
    for number in reversed(range(len(turns))):
        if any(seat in people for seat, _ in turns[number]):
            return None if len(people) > 1 and len(turns[number]) > 1 else number
    return None


def seat_of_choice_to_take_back(
    turns: Sequence[Turn], pending: Mapping[Seat, str], people: Sequence[Seat]
) -> Seat | None:
    """Return the person whose choice is taken back next: one that waits, or the last made; None for none."""
    if (waits := seat_chosen_last(pending, people)) is not None:
        return waits
    back = turn_to_take_back(turns, people)
    return None if back is None else next(seat for seat, _ in turns[back] if seat in people)
