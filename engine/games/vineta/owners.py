"""Owners of cards on a table of Vineta that a reader has not told: stand-ins that fit the rest, or any that may be.

So it is with the side of an authority card that is up.

They are assumed (`Situation.assumed`) under these names: "floods.G1.0" and "authority.G1.0" for the owner of a card of
a series, by its place from 0, "waves.G1.0" for the waves of a flood card (see `waves`), "side.G1.0" for the side of an
authority card, "chip.G1" for the owner of the god chip there, "length.G1" where the series may have more flood cards,
"extra" for the owners of all cards more and less.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.game import Seat
from engine.core.rng import pick_random, random_stream
from engine.core.schema import with_entry_changed
from engine.core.situations import SEAT, Situation, with_assumed
from engine.core.table.fields import NOT
from engine.games.vineta.rules.components import DECK
from engine.games.vineta.rules.notation import AUTHORITY_WAYS, owner_and_card_from_text
from engine.games.vineta.table.moment import chip_owner_of_series

EXTRA_OWNERS: Final = "extra"

Choose = Callable[[Sequence[Seat], Sequence[Counter[str]]], Seat]
"""Returns one of these seats; the other argument: the cards that each seat has on the table so far."""


def flood_owner_name(district: str, at: int) -> str:
    """Return the name of the owner of a flood card, by its place in the series of a district, from 0."""
    return f"floods.{district}.{at}"


def authority_owner_name(district: str, at: int) -> str:
    """Return the name of the owner of an authority card, by its place beside the series of a district, from 0."""
    return f"authority.{district}.{at}"


def side_name(district: str, at: int) -> str:
    """Return the name of the side of an authority card, by its place beside the series of a district, from 0."""
    return f"side.{district}.{at}"


def waves_name(district: str, at: int) -> str:
    """Return the name of the waves of a flood card, by its place in the series of a district, from 0."""
    return f"waves.{district}.{at}"


def length_name(district: str) -> str:
    """Return the name of the number of flood cards of a series: assumed where there may be more than are told."""
    return f"length.{district}"


def other_name(name: str) -> str:
    """Return the name among the moves under which it is told who did not lay a card: "not.G1.0" for "floods.G1.0"."""
    return NOT + name.partition(".")[2]


def not_laid_by(situation: Situation, name: str) -> Seat | None:
    """Return who is told not to have laid the flood card of this name, of which it is not told who did."""
    text = situation.moves.get(other_name(name), "")
    return int(text) if name in situation.assumed and text in map(str, situation.seats) else None


def ways_to_tell_owner(situation: Situation, name: str) -> list[Situation]:
    """Return the situation with each owner that the flood card of this name may have."""
    other = not_laid_by(situation, name)
    return [with_owner_told(situation, name, seat) for seat in situation.seats if seat != other]


def chip_name(district: str) -> str:
    """Return the name of the owner of the god chip on a district."""
    return f"chip.{district}"


def names_of_series(each: Any) -> Iterator[str]:
    """Yield all names of a series: its length, owners of its chip and cards, waves of floods, sides of authority."""
    yield length_name(each["district"])
    yield chip_name(each["district"])
    for name in (flood_owner_name, waves_name):
        yield from (name(each["district"], at) for at in range(len(each["floods"])))
    for name in (authority_owner_name, side_name):
        yield from (name(each["district"], at) for at in range(len(each.get("authority", ()))))


def series_on_district(situation: Situation, district: str) -> dict[str, Any] | None:
    """Return the series of a district as the position gives it; None if it has none."""
    return next((each for each in situation.position.get("series", ()) if each["district"] == district), None)


def with_owner_told(situation: Situation, name: str, seat: Seat) -> Situation:
    """Return the situation in which a seat laid the flood card of this name, or has its god chip on this district.

    If the chip there is not told either, it is that of the seat that laid the first card.
    """
    kind, district, *rest = name.split(".")
    series = [dict(each) for each in situation.position["series"]]
    each = next(each for each in series if each["district"] == district)
    told = {name}
    if kind == "chip":
        each["chip"] = seat
    else:
        at, floods = int(rest[0]), [*each["floods"]]
        chip, floods[at] = chip_owner_of_series(each), f"{seat}:{owner_and_card_from_text(floods[at])[1]}"
        each["floods"] = floods
        if at == 0 and chip_name(district) in situation.assumed:
            each.pop("chip", None)
            told.add(chip_name(district))
        elif at == 0:
            each["chip"] = chip
    changed = replace(situation, position={**situation.position, "series": series})
    return with_owners_that_fit(with_assumed(changed, told, assumed=False))


def is_length_open(situation: Situation, district: str) -> bool:
    """Return whether a series may have more flood cards than are told."""
    return length_name(district) in situation.assumed


def assumed_floods(situation: Situation, district: str) -> list[str]:
    """Return the names of the owners of the flood cards on a district that are not told."""
    each = series_on_district(situation, district)
    names = [flood_owner_name(district, at) for at in range(len(each["floods"]))] if each else []
    return [name for name in names if name in situation.assumed]


def assumed_chips(situation: Situation, district: str = "") -> list[str]:
    """Return the names of the owners of god chips that are not told, on all districts or on one."""
    names = [chip_name(each["district"]) for each in situation.position.get("series", ())]
    return [name for name in names if name in situation.assumed and district in ("", name.partition(".")[2])]


def assumed_sides(situation: Situation, district: str = "") -> list[str]:
    """Return the names of the sides of authority cards that are not told, on all districts or on one."""
    series = [each for each in situation.position.get("series", ()) if district in ("", each["district"])]
    names = [side_name(each["district"], at) for each in series for at in range(len(each.get("authority", ())))]
    return [name for name in names if name in situation.assumed]


def with_side_told(situation: Situation, name: str, way: str) -> Situation:
    """Return the situation with this side of an authority card up."""
    _, district, at = name.split(".")
    series = [dict(each) for each in situation.position["series"]]
    each = next(each for each in series if each["district"] == district)
    owner = owner_and_card_from_text(each["authority"][int(at)])[0]
    each["authority"] = with_entry_changed(each["authority"], int(at), f"{owner}:{way}")
    told = replace(situation, position={**situation.position, "series": series})
    return with_assumed(told, [name], assumed=False)


def with_sides_drawn(situation: Situation, seed: int) -> Situation:
    """Return the situation with a side drawn for each authority card of which it is not told."""
    rng = random_stream(seed, "asked sides")
    for name in assumed_sides(situation):
        situation = with_side_told(situation, name, pick_random(rng, [*AUTHORITY_WAYS]))
    return situation


def with_owners_that_fit(situation: Situation) -> Situation:
    """Return the situation with stand-ins that fit what is told: each card is of the seat with the fewest so far."""
    return with_owners_chosen(situation, lambda seats, laid: min(seats, key=lambda seat: laid[seat].total()))


def with_owners_drawn(situation: Situation, seed: int) -> Situation:
    """Return the situation with an owner drawn for each card and chip of which none is told, among those it can be.

    Sides of authority cards that are not told are drawn, too.
    """
    rng = random_stream(seed, "asked owners")
    return with_owners_chosen(with_sides_drawn(situation, seed), lambda seats, _laid: pick_random(rng, [*seats]))


def with_owners_chosen(situation: Situation, choose: Choose) -> Situation:
    """Return the situation in which `choose` gives every owner that is not told, among the seats that it can be."""
    if not situation.assumed:
        return situation
    table = OwnersOnTable(situation, choose)
    for at, each in enumerate(table.series):
        if chip_name(each["district"]) in situation.assumed:
            table.choose_chip(at)
    for key, name in (("floods", flood_owner_name), ("authority", authority_owner_name)):
        for each in table.series:
            for at in range(len(each.get(key, ()))):
                if name(each["district"], at) in table.open:
                    table.choose_card(each, key, at)
    position = {**situation.position}
    if table.series:
        position["series"] = table.series
    if EXTRA_OWNERS in situation.assumed and position.get("extra"):
        kinds = [owner_and_card_from_text(text)[1] for text in position["extra"]]
        position["extra"] = [f"{table.owner(kind)}:{kind}" for kind in kinds]
    return replace(situation, position=position)


class OwnersOnTable:
    """The series of a table, while owners are chosen for cards and chips of which none is told."""

    def __init__(self, situation: Situation, choose: Choose) -> None:
        self.seats, self.choose = [*situation.seats], choose
        self.series: list[dict[str, Any]] = [
            {key: [*value] if isinstance(value, list) else value for key, value in each.items()}
            for each in situation.position.get("series", ())
        ]
        self.open = {name for each in self.series for name in names_of_series(each)} & situation.assumed
        """The names of the owners that are still to be chosen."""
        self.others = {name: not_laid_by(situation, name) for name in self.open}
        self.most: int | None = situation.position.get("round")
        """How many cards a seat can have laid in this turn; None if it is not told."""
        self.laid = [Counter[str]() for _ in self.seats]
        self.count_told_cards(situation)

    def count_told_cards(self, situation: Situation) -> None:
        """Count the cards on the table whose owners are told, and the one that is asked about."""
        for each in self.series:
            for at, text in enumerate(each["floods"]):
                self.count(flood_owner_name(each["district"], at), *owner_and_card_from_text(text))
            for at, text in enumerate(each.get("authority", ())):
                self.count(authority_owner_name(each["district"], at), owner_and_card_from_text(text)[0], "authority")
        if EXTRA_OWNERS not in situation.assumed:
            for text in situation.position.get("extra", ()):
                self.count(EXTRA_OWNERS, *owner_and_card_from_text(text))
        asker = situation.moves.get(SEAT, "")
        self.asked = (int(asker), situation.moves.get("card", "")) if asker in map(str, self.seats) else None

    def count(self, name: str, owner: Seat, card: str) -> None:
        """Count a card for its owner, unless the owner is still to be chosen."""
        if name not in self.open:
            self.laid[owner][card] += 1

    def owner(self, card: str, seats: Sequence[Seat] = ()) -> Seat:
        """Choose an owner of a card, among these seats or all, and count the card for it.

        It is a seat that still has such a card, and has laid fewer cards than there were rounds, if there is one.
        """
        every = [*(seats or self.seats)]
        able = [seat for seat in every if self.laid[seat][card] < DECK[card] - self.is_kept(seat, card)]
        early = [seat for seat in able if self.most is None or self.laid[seat].total() < self.most]
        owner = self.choose(early or able or every, self.laid)
        self.laid[owner][card] += 1
        return owner

    def is_kept(self, seat: Seat, card: str) -> bool:
        """Return whether a seat keeps such a card to play it now, since it is asked about."""
        return self.asked == (seat, card)

    def choose_chip(self, at: int) -> None:
        """Choose whose chip is on the district of a series: that of the first card if it is free, or not told."""
        each = self.series[at]
        others = [other for other in self.series if other is not each and chip_name(other["district"]) not in self.open]
        taken = [chip_owner_of_series(other) for other in others]
        free = [seat for seat in self.seats if seat not in taken]
        self.open.discard(chip_name(each["district"]))
        owner, card = owner_and_card_from_text(each["floods"][0])
        if flood_owner_name(each["district"], 0) in self.open:
            self.open.discard(flood_owner_name(each["district"], 0))
            other = self.others[flood_owner_name(each["district"], 0)]
            owner = self.owner(card, [seat for seat in free if seat != other])
            each["floods"][0] = f"{owner}:{card}"
            each.pop("chip", None)
        elif owner in free:
            each.pop("chip", None)
        elif free:
            each["chip"] = self.choose(free, self.laid)

    def choose_card(self, each: dict[str, Any], key: str, at: int) -> None:
        """Choose the owner of a card of a series; its chip stays whose it is."""
        chip = chip_owner_of_series(each)
        _, card = owner_and_card_from_text(each[key][at])
        other = self.others[flood_owner_name(each["district"], at)] if key == "floods" else None
        seats = [seat for seat in self.seats if seat != other]
        owner = self.owner("authority" if key == "authority" else card, seats)
        each[key][at] = f"{owner}:{card}"
        if key == "floods" and at == 0 and owner != chip:
            each["chip"] = chip
