"""How readers change the moves of an example in its pictures."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from engine.core.game import View

BOARD_SPOTS: Final = "@"
"""Among the `pieces_to_press` of a kind of decision: the spots of the board that its moves mean, whichever they are."""

V = TypeVar("V", bound=View)


def no_gesture_targets(*_: object) -> Sequence[str]:
    """Return no words."""
    return ()


@dataclass(frozen=True, slots=True)
class Changing(Generic[V]):
    """What of an example's pictures means which move, and what else a changed move changes."""

    pieces_to_press: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By kind of decision, what readers press in an example to change such a move: pieces by their place without its
    seat ("hand" for `hand-2`); BOARD_SPOTS stands for those of the board."""
    spots: Callable[[V, str], Sequence[str]] = no_gesture_targets
    """The spots of the board that a move means, by a view of its moment. A mark `to:<spot>` draws one as a target,
    which names itself (`core.render.with_spot_name_attribute`)."""
    faces: Callable[[str], Sequence[str]] = no_gesture_targets
    """The faces of pieces that mean a move, beside its own text."""
    swaps: frozenset[str] = frozenset()
    """Kinds of decisions whose moves are cards of a hand: one that is changed in an example changes places with the
    later one that it displaces."""
