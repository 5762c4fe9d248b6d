"""The tables that the course of Land Unter asks about.

They are in the last round of a stage, where each seat has one card left, unless they have to go on.
"""

from typing import Any, Final

from engine.core.game import Event
from engine.core.lessons import Example

SEATS_3, SEATS_4, SEATS_5 = (tuple(map(str, range(players))) for players in (3, 4, 5))

FOUR: Final = "Max Anna Cleo Nino"


def table(key: str, names: str, cards: str, shown: tuple[type[Event], type[Event]], **position: Any) -> Example:
    """Return a table at which these cards are played, seen by a bystander; `key`: of its stage.

    `shown`: the events of the step that is asked about and of the last one after it. `position`: its other keys.
    """
    hands = [[int(card)] for card in cards.split()]
    first, last = shown
    return Example(
        key,
        names=tuple(names.split()),
        moves=tuple(cards.split()),
        position={"round": 11, "hands": hands, **position},
        viewer=None,
        first=first,
        last=last,
    )
