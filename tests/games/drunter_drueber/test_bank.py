"""The bank of Drunter & Drüber agrees with a referee of its own, which shares no code with the engine."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final

import pytest

from engine.api.course import TaskTold
from engine.api.question_bank import question_view
from engine.core.course import SPOTS
from engine.games.drunter_drueber.presentation import PRESENTATION
from engine.games.drunter_drueber.render.part import part_of_marks
from engine.games.drunter_drueber.rules.board import BOARD as OWN_BOARD
from engine.games.drunter_drueber.rules.events import PawnRemoved
from engine.games.drunter_drueber.rules.voting_cards import cards_of_bits
from engine.match.question_bank import Question, played_question, question_task, read_bank, tasks_for_any_table
from tests.games.drunter_drueber.referee import KIND_OF, Referee, Square, square_of, vowels, winners
from tools.paths import BANK, ROOT

BOARD: Final = """
W! .  .  .  .  .  S1 .  B1 .  .  .  .  .  R!
.  .  K2 .  .  .  .  .  .  G3 ## .  J2 .  .
.  T2 .  ## J3 .  .  .  .  .  T4 ## .  .  .
.  .  ## B4 .  ## .  J5 .  .  .  S3 ## .  .
.  ## S4 .  .  K5 ## .  G5 .  ## .  .  .  T1
G1 .  .  .  .  .  T5 ## .  S5 .  .  K4 ## .
.  .  ## K3 .  .  .  B5 ## .  .  J4 ## .  .
.  .  .  ## G4 .  .  .  .  .  B3 ## .  G2 .
.  .  B2 .  ## T3 .  .  .  .  .  .  S2 .  .
F! .  .  .  .  .  J1 .  K1 .  .  .  .  .  W!
"""
CORNERS: Final = {"w1": "a1", "w2": "o10", "r": "o1", "f": "a10"}
CARDS: Final = ("ja", "jaa", "jaaa", "ne", "nee", "neee", "jein", "?")
TILES: Final = [f"{kind}{length}" for kind in "wrf" for length in (1, 2, 3)]


def name_of(square: Square) -> str:
    """Return the name of a square."""
    return f"{'abcdefghijklmno'[square[1]]}{square[0] + 1}"


class Table:
    """A question's table, played to the end of its moves; what came of the last one is kept."""

    def __init__(self, question: Question, targets: Sequence[Sequence[str]]) -> None:
        """Play a question; `targets`: the target cards that its picture shows."""
        position: Mapping[str, Any] = question.position or {}
        self.main, self.turn = [*position["main"]], position["turn"]
        self.players = len(self.main)
        self.town = Referee(BOARD, [], False)
        self.pawns = {pawn: square_of(corner) for pawn, corner in CORNERS.items()}
        self.gone: list[Square] = []
        for text in position["laid"]:
            self.lay(text.partition(":")[2])
        # A position leaves out what follows from the rest of it, or has no part in what is asked.
        none = [[0] * len(TILES)] * self.players
        self.hands = [dict(zip(TILES, hand, strict=True)) for hand in position.get("tiles", none)]
        self.targets = position.get("targets", targets)
        self.votes = position.get("votes") or [
            self.cards_left(seat, position["ballots"]) for seat in range(self.players)
        ]
        self.turn_after: dict[str, int] = {}
        self.covered: list[str] = []
        self.yes = self.no = 0
        moves = iter(question.moves)
        if proposal := position.get("proposal"):
            said = [word for word in position["jokers"] if word]
            self.make(proposal, self.vote(moves, [cards for cards in position["chosen"] if cards], said))
        for move in moves:
            self.play(move, moves)

    def cards_left(self, seat: int, ballots: list[dict[str, Any]]) -> list[str]:
        """Return the voting cards that a seat has not used yet."""
        used = [card for ballot in ballots for card in ballot["cards"][seat]]
        return [card for card in CARDS if card == "?" or card not in used]

    def play(self, move: str, others: Iterator[str]) -> None:
        """Play a placement, and the vote on it; try one; or choose a main target."""
        if "-" not in move:
            self.main[self.main.index("")] = move
            return
        self.allowed = self.verdict(move.removeprefix("!"))
        if move.startswith("!"):
            return
        self.make(move, self.allowed != "vote" or self.vote(others, [], []))

    def make(self, move: str, won: bool) -> None:
        """Lay a tile, unless its vote is lost, and give on the turn."""
        if won:
            self.lay(move)
            self.hands[self.turn][f"{move[0]}{move[-2]}"] -= 1
        able = [
            seat for step in range(1, self.players + 1) if self.can_place(seat := (self.turn + step) % self.players)
        ]
        passes = bool(able) and able[0] != (self.turn + 1) % self.players
        self.turn = able[0] if able else self.turn
        for what, happens in (("pass", passes), ("lost", not won)):
            if happens:
                self.turn_after.setdefault(what, self.turn)

    def can_place(self, seat: int) -> bool:
        """Return whether a seat has a tile that fits."""
        return any(self.town.placements(self.pawns, self.hands[seat]))

    def squares(self, move: str) -> list[Square]:
        """Return the squares of a placement, [] if it is not possible."""
        pawn, _, how = move.partition("-")
        return self.town.squares(self.pawns[pawn], int(how[0]), how[1]) if pawn in self.pawns else []

    def verdict(self, move: str) -> str:
        """Return what comes of a placement: "laid", "vote" or "refused"."""
        squares = self.squares(move)
        if not squares or not self.hands[self.turn][f"{move[0]}{move[-2]}"]:
            return "refused"
        return "vote" if any(self.town.printed(square) == "##" for square in squares) else "laid"

    def lay(self, move: str) -> None:
        """Lay a tile, move its pawn, and take off the pawns that are blocked."""
        pawn, squares = move.partition("-")[0], self.squares(move)
        self.last = [*map(name_of, squares)]
        self.covered = [printed for square in squares if (printed := self.town.printed(square))[0] in "KSJTBG"]
        self.town = Referee(BOARD, [*self.town.tiles, (KIND_OF[pawn], squares)], False)
        self.pawns[pawn] = squares[-1]
        self.gone = [square for square in self.pawns.values() if not self.town.room(square)]
        self.pawns = {each: square for each, square in self.pawns.items() if square not in self.gone}

    def vote(self, others: Iterator[str], laid: list[list[str]], said: list[int]) -> bool:
        """Hold a vote, with the cards and jokers' words that are there already; return whether it is won.

        A question may end before it.
        """
        laid = laid or [cards.split("+") for cards in islice(others, self.players)]
        if not laid:
            return False
        jokers = sum(cards.count("jein") for cards in laid)
        words = [2 * word for word in said]
        words += [{"yes": 2, "no": -2, "": 0}[next(others, "")] for _ in range(jokers - len(said))]
        worths = [vowels(card) for cards in laid for card in cards if card not in ("?", "jein")]
        worths += words
        self.yes, self.no = sum(each for each in worths if each > 0), -sum(each for each in worths if each < 0)
        self.votes = [
            [card for card in hand if card == "?" or card not in used]
            for hand, used in zip(self.votes, laid, strict=True)
        ]
        return self.yes >= self.no

    @property
    def ended(self) -> bool:
        """Whether nobody can place a tile."""
        return not any(map(self.can_place, range(self.players)))

    def votes_left(self, seat: int) -> int:
        """Return the votes that a seat holds."""
        return sum(2 if card == "jein" else abs(vowels(card)) for card in self.votes[seat] if card != "?")

    def winners(self) -> tuple[int, ...]:
        """Return who wins."""
        totals: list[tuple[int, ...]] = []
        for seat, cards in enumerate(self.targets):
            main = self.main[seat] or cards[0]
            seconds = [self.town.points(card) for card in cards if card != main]
            totals.append((self.town.points(main), *seconds, self.votes_left(seat)))
        return winners(totals)

    def winner(self) -> str:
        """Return who wins alone."""
        assert self.ended
        [seat] = self.winners()
        return str(seat)

    def first_points(self) -> str:
        """Return the points of the first seat."""
        assert self.ended
        return str(self.town.points(self.main[0] or self.targets[0][0]))

    def loser(self) -> str:
        """Return whose building is covered."""
        [building] = self.covered
        return str(next(seat for seat, cards in enumerate(self.targets) if building[0] in cards))

    def removed(self) -> str:
        """Return the square of the pawn that is taken off."""
        [square] = self.gone
        return name_of(square)

    def next_or_nobody(self) -> str:
        """Return who would lay a tile now."""
        return "nobody" if self.ended else str(self.turn)


def votes_left_of(seat: int) -> Callable[[Table], str]:
    """Return a referee for the votes that a seat keeps."""
    return lambda table: str(table.votes_left(seat))


REFEREE: Final[Mapping[str, Callable[[Table], str]]] = {
    **dict.fromkeys(("tile_and_pawn-1", "tile_and_pawn-3", "bridge-4"), lambda table: table.last[-1]),
    "tile_and_pawn-4": lambda table: table.last[0],
    **dict.fromkeys(
        ("tile_and_pawn-5", "free_end-3", "free_end-4", "bridge-5", "blocked_pawn-4", "outhouse-4"),
        lambda table: table.allowed,
    ),
    "covered_buildings-1": Table.loser,
    "covered_buildings-2": lambda table: str(table.town.points(table.targets[1][0])),
    "blocked_pawn-1": Table.removed,
    "blocked_pawn-3": lambda table: str(table.turn_after["pass"]),
    "outhouse-7": lambda table: str(table.turn_after["lost"]),
    **dict.fromkeys(("outhouse-5", "outhouse-6"), lambda table: str(table.yes - table.no)),
    "joker-1": lambda table: str(table.no),
    "joker-2": votes_left_of(1),
    "joker-3": votes_left_of(2),
    "joker-4": lambda table: str(len(table.votes[0])),
    "joker-5": lambda table: str(table.yes),
    **dict.fromkeys(("second_target-4", "the_end-4", "the_end-7"), Table.winner),
    **dict.fromkeys(("second_target-3", "the_end-5"), Table.first_points),
    "the_end-1": Table.next_or_nobody,
    "the_end-6": lambda table: str(len(table.winners())),
}
"""By idea, what is right; all of them have a referee."""

QUESTIONS: Final = read_bank(ROOT / BANK.format("drunter_drueber"))


@pytest.mark.parametrize("idea", REFEREE)
def test_the_referee_says_the_same(idea: str) -> None:
    asked = [question for question in QUESTIONS if question.idea == idea]
    assert asked
    for question in asked:
        played = played_question(PRESENTATION, question)
        right = [touch.touch for touch in played.touches if touch.right]
        assert [REFEREE[idea](Table(question, played.table[-1].view.targets))] == right, question.key


def test_every_question_has_a_referee() -> None:
    assert {f"{stage}-{number}" for stage, number, _ in tasks_for_any_table(PRESENTATION)} == {*REFEREE}
    assert {*Counter(question.idea for question in QUESTIONS)} == {*REFEREE}


def test_every_square_to_touch_is_drawn_large() -> None:
    for question in QUESTIONS:
        stage = next(stage for stage in PRESENTATION.course if stage.key == question.stage)
        if stage.all_tasks[question.task - 1].at == SPOTS:
            told = TaskTold(PRESENTATION, stage, question.task, "en", question_task(PRESENTATION, question))
            assert part_of_marks(OWN_BOARD, told.question_marks), question.key


def test_no_question_answers_itself_or_shows_what_is_taught_later() -> None:
    taught = [stage.key for stage in PRESENTATION.course]
    before_removal = taught[: taught.index("blocked_pawn")]
    for question in QUESTIONS:
        played = played_question(PRESENTATION, question)
        steps = next(touch.steps for touch in played.touches if touch.right)
        if question.stage in before_removal:
            kinds = {type(snapshot.event) for step in steps for snapshot in step}
            assert PawnRemoved not in kinds, question.key
        if played.task.form == "margin":
            assert {int(touch.touch) >= 0 for touch in played.touches} == {True, False}, question.key
        if question.idea == "the_end-1":
            assert any(played.table[-1].view.pawns), question.key


def test_a_table_that_gives_its_answer_away_is_refused() -> None:
    accepted = next(question for question in QUESTIONS if question.idea == "outhouse-5")
    with_all_alike = replace(question_task(PRESENTATION, accepted), touches=("1", "2"))
    assert with_all_alike.unfit(None, (), with_all_alike.touches)
    assert not with_all_alike.unfit(None, (), ("-1", "2"))


def test_points_that_are_to_be_added_up_are_not_told() -> None:
    told = {
        idea: question_view(PRESENTATION, next(each for each in QUESTIONS if each.idea == idea), "en")
        for idea in ("the_end-4", "the_end-7")
    }
    drawn = {idea: view["tasks"][0]["board"].count('class="pts"') for idea, view in told.items()}
    assert drawn["the_end-4"] < drawn["the_end-7"]


@pytest.mark.parametrize("idea", ["joker-1", "joker-2", "joker-3"])
def test_nobody_votes_for_and_against_at_once_where_votes_are_counted(idea: str) -> None:
    questions = [each for each in read_bank(ROOT / BANK.format("drunter_drueber")) if each.idea == idea]
    assert questions
    for question in questions:
        laid = played_question(PRESENTATION, question).table[-1].view.chosen
        sides = [{card[:2] for card in cards_of_bits(cards)} for cards in laid]
        assert not any({"ja", "ne"} <= side for side in sides)
