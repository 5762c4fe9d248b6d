"""The table after a card that takes a card out of a series: who takes the houses is asked about it next."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from engine.core.situations import SEAT, Situation, Verdict, with_assumed, without_keys
from engine.games.vineta import edits
from engine.games.vineta.owners import flood_owner_name, series_on_district, waves_name
from engine.games.vineta.question_play import ENDS, named_card
from engine.games.vineta.question_taken import place_of_taken_flood
from engine.games.vineta.table.moment import chip_owner_of_series

DONE: Final = ("done", "done_first", "done_ended", "taken")
"""The keys of verdicts on a card that is carried out."""


def sharing_after_card(situation: Situation, verdict: Verdict) -> tuple[str, Situation] | None:
    """Return the question who takes the houses, and the table after the card asked about; None if it is not known."""
    after = table_after_card(situation) if verdict.key in DONE else None
    if after is None or not after.position.get("series"):
        return None
    return "shared", replace(after, moves=without_keys(after.moves, "card", SEAT, "from", "way", "place", *ENDS))


def table_after_card(situation: Situation) -> Situation | None:
    """Return the table after a wind or a calm sea; None after another card, or where it is not told what it takes."""
    card, target = named_card(situation), situation.moves.get("to", "")
    source = series_on_district(situation, situation.moves.get("from", ""))
    if card not in ("wind", "calm") or source is None:
        return None
    at = place_of_taken_flood(situation)
    return None if at is None else with_flood_taken(situation, source, at, target if card == "wind" else "")


def with_flood_taken(situation: Situation, source: Any, at: int, target: str) -> Situation:
    """Return the situation with the flood card of this place taken from a series, and put at the end of another one.

    The god chip stays. A series without flood cards ends.
    """
    district = source["district"]
    left = {**source, "chip": chip_owner_of_series(source), "floods": without_entry(source["floods"], at)}
    series, renamed = [], dict(names_after(district, at, len(source["floods"])))
    for each in edits.series_on_table(situation):
        if each["district"] == district:
            series += [left] if left["floods"] else []
        elif each["district"] == target:
            renamed |= {called(district, at): called(target, len(each["floods"])) for called in CALLED}
            series.append({**each, "floods": [*each["floods"], source["floods"][at]]})
        else:
            series.append(each)
    told = {renamed[name] for name in situation.assumed if name in renamed}
    kept = with_assumed(situation, renamed, assumed=False)
    return edits.with_series(with_assumed(kept, told), series)


CALLED: Final = (flood_owner_name, waves_name)


def names_after(district: str, at: int, count: int) -> Iterator[tuple[str, str]]:
    """Yield the names of the cards behind the one that is taken, each with its new one."""
    for place in range(at + 1, count):
        yield from ((called(district, place), called(district, place - 1)) for called in CALLED)


def without_entry(floods: list[str], at: int) -> list[str]:
    """Return the cards without the one at a place."""
    return [*floods[:at], *floods[at + 1 :]]
