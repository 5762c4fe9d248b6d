"""A second, independent implementation of the rules of Vineta, for the invariants.

Slow and simple on purpose, and without code of the engine: everything is a text, a deck is a pile of
texts, and what is legal is found by trying every text there is. The invariants play whole games in both.
"""

from collections.abc import Iterator
from typing import Any

ANGLES = {"R1": 0, "R2": 120, "R3": 240, "Y1": 60, "Y2": 180, "Y3": 300, "G1": 0, "G2": 120, "G3": 240}
"""Where the middle of each district lies on its ring, clockwise from the top."""
LETTERS = "BOLITMA"
HOUSE_CARDS = {"hope": 1, "rescue": 2, "panic": 3}
PRIZE = {"R": 2, "Y": 4, "G": 7}


def touch(one: str, other: str) -> bool:
    """Return whether two districts border on each other: in a ring all do, else those half a step apart."""
    rings = abs("RYG".index(one[0]) - "RYG".index(other[0]))
    turn = abs(ANGLES[one] - ANGLES[other])
    return one != other and (rings == 0 or (rings == 1 and min(turn, 360 - turn) == 60))


class Referee:
    """A game laid out by a position; it is given every move, and the order of piles that were shuffled anew."""

    def __init__(self, players: int, position: dict[str, Any]) -> None:
        self.players, self.first = players, position["start"]
        self.hands: list[list[str]] = [list(hand) for hand in position["hands"]]
        self.piles: list[list[str]] = [list(pile) for pile in position["piles"]]
        self.used: list[list[str]] = [list(pile) for pile in position["discards"]]
        self.tiles: list[list[str]] = position["tiles"]
        self.city = {name: sorted(position["houses"].get(name, "")) for name in ANGLES}
        self.bag = sorted(position["reserve"])
        self.taken = [sorted(houses) for houses in position["taken"]]
        self.sunk = list(position["sunk"])
        self.rounds, self.done = position["round"], position["step"]
        self.rows: dict[str, dict[str, Any]] = {
            row["district"]: {"chip": row["chip"], "cards": [*row["floods"]], "sway": [*row["authority"]]}
            for row in position["series"]
        }
        self.extra = list(position["extra"])
        self.shut = set(position["quarantined"])
        self.laid = dict[int, str]()
        self.journey: tuple[str, int, list[str]] | None = None
        self.choosing_end = False
        self.to_shuffle = dict[int, list[str]]()
        """Discards that are to be shuffled, by seat: their random order comes from `shuffle`."""

    # Where things are

    @property
    def left(self) -> list[str]:
        """Return the districts that have not sunk."""
        return [name for name in ANGLES if name not in self.sunk]

    def at_sea(self, name: str) -> bool:
        """Return whether a district borders on the sea, or on one that sank."""
        return name[0] == "G" or any(touch(name, gone) for gone in self.sunk)

    def worth(self, name: str) -> int:
        """Return what a series is worth."""
        row = self.rows[name]
        return sum(int(card[-1]) for card in row["cards"]) + sum(int(card.split(":")[1]) for card in row["sway"])

    def highest(self) -> list[str]:
        """Return the districts of the highest series."""
        return [name for name in self.rows if self.worth(name) == max(map(self.worth, self.rows))]

    # Who owes what

    def owes(self) -> tuple[str, tuple[int, ...]]:
        """Return the kind of the decision and who owes it."""
        if len(self.sunk) == 8:
            return "over", ()
        if self.bag:
            return "house", ((self.first + self.done) % self.players,)
        if self.choosing_end:
            return "sink", (self.first,)
        if len(self.laid) + self.done < self.players:
            return "card", tuple(seat for seat in range(self.players) if seat not in self.laid)
        seat = (self.first + self.done) % self.players
        card = self.laid[seat]
        return ("flood" if card[0] == "f" else card), (seat,)

    def legal(self, seat: int) -> set[str]:
        """Return every text that is a legal move of a seat that owes one."""
        kind, _ = self.owes()
        if kind == "house":
            return {f"{colour}:{name}" for colour in self.bag for name in ANGLES}
        if kind == "card":
            return {*self.hands[seat]}
        if kind == "sink":
            return {*(self.highest() if self.rows else filter(self.at_sea, self.left))}
        return {*self.ways(seat, self.laid[seat])}

    def ways(self, seat: int, card: str) -> Iterator[str]:
        """Yield every way to carry a card out."""
        if card in HOUSE_CARDS:
            yield from self.journeys(card)
        elif card[0] == "f":
            chip_free = all(row["chip"] != seat for row in self.rows.values())
            yield from (name for name in self.left if name in self.rows or (chip_free and self.at_sea(name)))
        elif card == "quarantine":
            yield from self.left
        elif card == "relocation":
            free = [name for name in self.left if name not in self.shut]
            yield from (f"{one}={other}" for one in free for other in free if free.index(one) < free.index(other))
        elif card == "authority":
            yield from (name + way for name in self.rows for way in ("+7", "-7"))
        else:
            for name, row in self.rows.items():
                for number, _ in enumerate(row["cards"], 1):
                    others = [f">{other}" for other in self.rows if other != name] if card == "wind" else [""]
                    yield from (f"{name}.{number}{other}" for other in others)

    def journeys(self, card: str) -> Iterator[str]:
        """Yield every house that a card may send, with where it may go."""
        for start in self.left:
            for end in self.left:
                if start != end and self.may_leave(card, start) and self.may_arrive(card, end):
                    yield from (f"{colour}:{start}>{end}" for colour in {*self.city[start]})

    def may_leave(self, card: str, start: str) -> bool:
        """Return whether a house may set out from a district."""
        if self.journey:
            return start == self.journey[0]
        return start not in self.shut and (card != "rescue" or not self.rows or start in self.rows)

    def may_arrive(self, card: str, end: str) -> bool:
        """Return whether a house may go to a district."""
        if self.journey and card == "rescue":
            return end in self.journey[2]
        if self.journey:
            return end not in self.journey[2]
        return card != "hope" or not self.rows or end in self.rows

    # What moves do

    def play(self, seat: int, move: str) -> None:
        """Make a move and all that follows, except for new piles: see `shuffle`."""
        kind, _ = self.owes()
        if kind == "house":
            self.bag.remove(move[0])
            self.city[move[2:]].append(move[0])
            self.done = self.done + 1 if self.bag else 0
        elif kind == "card":
            self.hands[seat].remove(move)
            self.laid[seat] = move
            if len(self.laid) == self.players:
                self.reveal()
        elif kind == "sink":
            self.choosing_end = False
            self.sink(move)
        else:
            self.carry_out(seat, self.laid[seat], move)
            if self.journey is None:
                self.next_card()

    def next_card(self) -> None:
        """A card is done with."""
        self.done += 1
        self.reveal()

    def reveal(self) -> None:
        """Show cards until one needs a target."""
        while self.done < self.players:
            seat = (self.first + self.done) % self.players
            card = self.laid[seat]
            if card in ("more", "less"):
                self.extra.append(f"{seat}:{self.laid.pop(seat)}")
            elif any(self.ways(seat, card)):
                return
            else:
                self.used[seat].append(self.laid.pop(seat))
            self.done += 1
        self.end_round()

    def carry_out(self, seat: int, card: str, move: str) -> None:
        """Do what a card does."""
        if card in HOUSE_CARDS:
            self.send(seat, card, move[0], *move[2:].split(">"))
            return
        del self.laid[seat]
        if card[0] == "f":
            row = self.rows.setdefault(move, {"chip": seat, "cards": [], "sway": []})
            row["cards"].append(f"{seat}:{card}")
        elif card == "authority":
            self.rows[move[:2]]["sway"].append(f"{seat}:{move[2:]}")
        else:
            self.used[seat].append(card)
            self.do_at_once(card, move)

    def do_at_once(self, card: str, move: str) -> None:
        """Do what a card does that is used up by it."""
        if card == "quarantine":
            self.shut.add(move)
        elif card == "relocation":
            one, other = move.split("=")
            self.city[one], self.city[other] = self.city[other], self.city[one]
        else:
            source, _, target = move.partition(">")
            name, number = source.split(".")
            flood = self.rows[name]["cards"].pop(int(number) - 1)
            if target:
                self.rows[target]["cards"].append(flood)
            else:
                self.used[int(flood[0])].append(flood[2:])
            if not self.rows[name]["cards"]:
                self.give_back(self.rows.pop(name))

    def give_back(self, row: dict[str, Any]) -> None:
        """The cards of a series go back to their owners."""
        for text in row["cards"]:
            self.used[int(text[0])].append(text[2:])
        for text in row["sway"]:
            self.used[int(text[0])].append("authority")

    def send(self, seat: int, card: str, colour: str, start: str, end: str) -> None:
        """Move a house; the journey goes on while the card sends more."""
        if self.journey is None:
            count = min(HOUSE_CARDS[card], len(self.city[start]))
            if card == "panic":
                count = min(count, len(self.left) - 1)
            self.journey = (start, count, [])
        self.city[start].remove(colour)
        self.city[end].append(colour)
        _, count, ends = self.journey
        self.journey = (start, count - 1, [*ends, end])
        if count == 1:
            self.journey = None
            self.used[seat].append(self.laid.pop(seat))

    # Rounds and turns

    def end_round(self) -> None:
        """Draw, count the rounds, compare the series."""
        self.done, self.rounds = 0, self.rounds + 1
        for hand, pile in zip(self.hands, self.piles, strict=True):
            hand.extend([pile.pop()] if pile else [])
        for seat, hand in enumerate(self.hands):
            if not hand:
                self.to_shuffle[seat], self.used[seat] = self.used[seat], []
        due = 3 + sum(1 if text.endswith("more") else -1 for text in self.extra)
        if self.rounds < due or (len(self.highest()) != 1 and self.rounds < 30):
            self.first = (self.first + 1) % self.players
        elif len(self.highest()) == 1:
            self.sink(self.highest()[0])
        else:
            self.choosing_end = True

    def shuffle(self, seat: int, hand: list[str], pile: list[str]) -> None:
        """Make the discards of a seat that played all its cards its new hand and pile, as chance ordered them."""
        assert len(hand) == 7
        assert sorted(hand + pile) == sorted(self.to_shuffle.pop(seat))
        self.hands[seat], self.piles[seat] = list(hand), list(pile)

    def sink(self, name: str) -> None:
        """A district sinks, its houses are shared, the turn is over."""
        row = self.rows.get(name)
        self.sunk.append(name)
        if row:
            for number in range(len(self.city[name])):
                taker = row["cards"][number % len(row["cards"])]
                self.taken[int(taker[0])].append("?")
        self.city[name] = []
        for each in self.rows.values():
            self.give_back(each)
        for text in self.extra:
            self.used[int(text[0])].append(text[2:])
        self.rows, self.extra, self.shut, self.rounds = {}, [], set(), 0
        if self.players != 3 and len(self.sunk) < 8:
            self.first = (self.first + 1) % self.players

    # The end

    def totals(self) -> list[tuple[int, int]]:
        """Return points and own houses on the last district, by seat."""
        (last,) = self.left
        found = []
        for (colour, home), houses in zip(self.tiles, self.taken, strict=True):
            own = self.city[last].count(colour)
            found.append((3 * own + len(houses) + (PRIZE[last[0]] if home == last else 0), own))
        return found

    def winners(self) -> tuple[int, ...]:
        """Return who has most points, then most own houses on the last district."""
        return tuple(seat for seat, total in enumerate(self.totals()) if total == max(self.totals()))
