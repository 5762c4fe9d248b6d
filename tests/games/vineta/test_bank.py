"""The bank of Vineta agrees with the referee, which shares no code with the engine."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

import pytest

from engine.core.course import ASKED
from engine.games.vineta.presentation import PRESENTATION
from engine.games.vineta.rules.game import GAME
from engine.match.question_bank import Question, played_question, question_task, read_bank
from tests.games.vineta.referee import PRIZE, Referee
from tools.paths import BANK, ROOT


class Table(Referee):
    """A question's table, played by hand to its last move. `before`: as it was when that move was made."""

    seat: int
    before: Referee
    asked: str
    """The last move."""
    takers: list[str]
    """Who takes the houses of the district that sinks, in order."""
    opens: int
    """Who opens the turn after that, of which a round may be played, too."""
    newly_at_sea: int
    """How many districts its sinking brings to the sea."""

    def __init__(self, question: Question) -> None:
        example = question_task(PRESENTATION, question).example
        # What the bank leaves out is dealt by the seed.
        position = GAME.position(GAME.begin(example.players, example.seed, {}, example.position))
        super().__init__(example.players, position)
        self.laid = {seat: card for seat, card in enumerate(position["chosen"]) if card}
        self.order = [(self.first + step) % self.players for step in range(self.done, self.players)]
        self.lengths, self.cards = [text.partition(":")[2] for text in self.extra], dict(self.laid)
        if moving := position.get("moving"):
            self.journey = (moving["source"], moving["left"], moving["used"])
        rest = (move.removeprefix(ASKED) for move in question.moves)
        for move in rest:
            kind, (seat, *others) = self.owes()
            self.seat, self.before, self.asked = seat, deepcopy(self), move
            assert move in self.legal(seat)
            made = {seat: move} | {other: next(rest) for other in others}
            if kind == "card":
                self.cards = self.cards or made
            for other, text in made.items():
                self.play(other, text)

    def sink(self, name: str) -> None:
        """Note who takes what."""
        cards = self.rows[name]["cards"]
        self.takers = [cards[at % len(cards)][0] for at, _ in enumerate(self.city[name])]
        dry = [other for other in self.left if not self.at_sea(other)]
        super().sink(name)
        self.opens = self.first
        self.newly_at_sea = sum(map(self.at_sea, dry))

    @property
    def at(self) -> str:
        """The district of the last move: the first of those it names."""
        return self.asked[:2]

    def owner_of_card(self) -> str:
        """Return whose card the last move was about."""
        place = int(self.asked[3:].partition(">")[0])
        owner: str = self.before.rows[self.at]["cards"][place - 1][0]
        return owner

    def rounds_with(self, count: int) -> int:
        """Return the rounds of the turn once so many cards that change their number lie there."""
        found = list(self.lengths)
        for card in (self.cards[seat] for seat in self.order):
            if card in ("more", "less") and len(found) < max(count, len(self.lengths) + 1):
                found.append(card)
        return max(1, 3 + found.count("more") - found.count("less"))

    def points_for_houses(self, seat: int) -> int:
        """Return the points of a seat without those of the last district."""
        (last,) = self.left
        return 3 * self.city[last].count(self.tiles[seat][0]) + len(self.taken[seat])

    def legal_ends(self, *, on_series: bool | None = None) -> set[str]:
        """Return where the last move might have ended; with a series only, or without one only."""
        begin = self.asked[:-2]
        ends = {move[-2:] for move in self.before.legal(self.seat) if move[:-2] == begin}
        return {end for end in ends if on_series in (None, end in self.before.rows)}


def points_for_last_district(table: Table) -> int:
    """Return the points that the ring of the last district brings."""
    (last,) = table.left
    return PRIZE[last[0]]


REFEREE: Final[dict[str, Callable[[Table], Any]]] = {
    "sinking-2": lambda table: table.takers[0],
    "sinking-4": lambda table: table.sunk[-1],
    "flood-2": lambda table: table.legal_ends(on_series=False),
    "flood-4": lambda table: table.legal_ends(on_series=True),
    "coast-1": lambda table: table.newly_at_sea,
    "coast-2": lambda table: table.legal_ends(on_series=False),
    "authority-1": lambda table: table.before.worth(table.at) + int(table.asked[2:]),
    "authority-3": lambda table: table.sunk[-1],
    "wind_and_calm-1": Table.owner_of_card,
    "wind_and_calm-2": Table.legal_ends,
    "wind_and_calm-3": Table.owner_of_card,
    "moving_houses-1": Table.legal_ends,
    "moving_houses-3": Table.legal_ends,
    "moving_houses-5": Table.legal_ends,
    "moving_houses-4": lambda table: len(table.before.city[table.asked[3:]]),
    "quarantine-2": lambda table: table.sunk[-1],
    "length_of_turn-1": lambda table: table.rounds_with(1),
    "length_of_turn-2": lambda table: table.rounds_with(2),
    "length_of_turn-3": lambda table: table.rounds_with(1),
    "length_of_turn-4": lambda table: len(table.sunk) - len(table.before.sunk),
    "length_of_turn-6": lambda table: table.sunk[-1],
    "sharing-1": lambda table: table.takers[0],
    "sharing-2": lambda table: table.takers.count(table.takers[0]),
    "next_opener-1": lambda table: table.opens,
    "next_opener-2": lambda table: table.opens,
    "sharing-3": lambda table: table.takers[-1],
    "last_district-1": lambda table: table.points_for_houses(0),
    "last_district-3": lambda table: {str(seat) for seat in table.winners()},
    "last_district-4": points_for_last_district,
}
"""What is right by what is asked about."""
ASKED_OF_VINETA: Final = read_bank(ROOT / BANK.format("vineta"))


def test_the_referee_judges_all_that_is_asked() -> None:
    assert {question.idea for question in ASKED_OF_VINETA} == {*REFEREE}


@pytest.mark.parametrize("idea", REFEREE)
def test_the_referee_says_the_same(idea: str) -> None:
    for question in (each for each in ASKED_OF_VINETA if each.idea == idea):
        touches = played_question(PRESENTATION, question).touches
        said = REFEREE[idea](Table(question))
        wanted = said & {touch.touch for touch in touches} if isinstance(said, set) else {str(said)}
        assert {touch.touch for touch in touches if touch.right} == wanted, question.key
