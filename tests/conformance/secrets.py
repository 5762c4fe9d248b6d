"""What a view tells of what events keep from its seat, found by comparing many deals: no sampler has a part in it.

A sampler draws from the view, so that the other truths that it draws share whatever the view tells too much. Here the
truths are deals. If wherever a place in the view holds the same the secret is the same too, the place tells the
secret, in whatever words: "B" in the event may be 0 in the view. What two places tell only together is not found. What
a view hides at first and shows too early, `test_views.py` finds.
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import fields
from typing import Any, Final

from engine.core.game import AnyGame, EventLog, Seat
from tests.conformance.walks import Case

DEALS: Final = 60
"""So many deals are compared."""
ENOUGH: Final = 20
"""A place tells a secret if it was right so often where it held what it had held before: by chance it is not."""

Leaves = dict[str, Any]
"""What stands where in something: by path, "hands.1.0"."""
ABSENT: Final = object()
"""Where another thing of the kind has something."""


def leaves(thing: Any, path: str, found: Leaves) -> Leaves:
    """Add all that stands in a view or an event, with its path; what is in a list also in order: "hands.1.sorted.0"."""
    if isinstance(thing, tuple | list):
        for at, each in enumerate(thing):
            leaves(each, f"{path}.{at}", found)
        if len(thing) > 1 and type(thing[0]) in (int, str):
            found |= {f"{path}.sorted.{at}": each for at, each in enumerate(sorted(thing, key=repr))}
    elif isinstance(thing, Set):
        leaves(sorted(thing, key=repr), path, found)
    elif isinstance(thing, Mapping):
        for key, each in thing.items():
            leaves(each, f"{path}.{key}", found)
    elif hasattr(thing, "__dataclass_fields__"):
        for field in fields(thing):
            leaves(getattr(thing, field.name), f"{path}.{field.name}", found)
    else:
        found[path] = thing
    return found


def many_deals(case: Case) -> Sequence[tuple[Any, EventLog]]:
    """Return many deals of a case: the first state of each, and the events that led there."""
    logs = [EventLog() for _ in range(DEALS)]
    return [(case.begin(seed, log), log) for seed, log in enumerate(logs)]


def told_and_secret(log: EventLog, viewer: Seat | None) -> tuple[Leaves, Leaves]:
    """Return what events tell a viewer, and what they keep from it; the second event of a kind is "HandDealt 2"."""
    told, secret, met = Leaves(), Leaves(), list[type]()
    for event in log:
        met.append(type(event))
        name, seen = f"{type(event).__name__} {met.count(type(event))}", event.as_seen_by(viewer)
        shown = leaves(seen, name, {})
        told |= shown
        if seen != event:
            whole = leaves(event, name, {})
            secret |= {path: value for path, value in whole.items() if shown.get(path, ABSENT) != value}
    return told, secret


def columns(rows: Sequence[Leaves]) -> dict[str, list[Any]]:
    """Return by path what stands there in each row, ABSENT if nothing does; without what is always the same."""
    paths = dict.fromkeys(path for row in rows for path in row)
    found = {path: [row.get(path, ABSENT) for row in rows] for path in paths}
    return {path: column for path, column in found.items() if len({*column}) > 1}


def tells(shown: Sequence[Any], secret: Sequence[Any]) -> bool:
    """Return whether wherever the same is shown the secret is the same, and that often."""
    meant: dict[Any, Any] = {}
    again = 0
    for each, hidden in zip(shown, secret, strict=True):
        if each is ABSENT or hidden is ABSENT:
            continue
        if each not in meant:
            meant[each] = hidden
        elif meant[each] != hidden:
            return False
        else:
            again += 1
    return again >= ENOUGH and len({*meant.values()}) > 1


def leaks(game: AnyGame, dealt: Sequence[tuple[Any, EventLog]], viewer: Seat | None) -> Iterator[str]:
    """Yield, in words, each place in a viewer's views that tells what the events so far keep from it.

    What the events tell the viewer themselves is no leak: of two tiles, who holds one knows the other.
    """
    heard = [told_and_secret(log, viewer) for _, log in dealt]
    told, secret = (columns([each[at] for each in heard]) for at in (0, 1))
    shown = columns([leaves(game.view(state, viewer), "", {}) for state, _ in dealt])
    for kept, hidden in secret.items():
        place = next((place for place, column in shown.items() if tells(column, hidden)), None)
        if place and not any(tells(column, hidden) for column in told.values()):
            yield f"`{place[1:]}` tells what `{kept}` is"
