"""Which seat plays which set in which stage.

Sets are counted by the seat that was dealt them; after each stage they are passed on (`setup.pass_sets`).
"""

from engine.core.game import Seat


def seat_holding_set(own: int, stage: int, players: int) -> Seat:
    """Return the seat that plays a set in a stage (from 0): `pass_sets` passes each set to the left neighbour."""
    return (own + stage) % players


def played_set_index_of_seat(seat: Seat, stage: int, players: int) -> int:
    """Return which set a seat plays in a stage, counted from 0: the inverse of `seat_holding_set`."""
    return (seat - stage) % players


def stage_when_seat_plays_set(seat: Seat, own: int, players: int) -> int:
    """Return the stage, counted from 0, in which a seat plays a set; each seat plays each set once."""
    return (seat - own) % players
