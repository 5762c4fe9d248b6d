"""The review of a match: what each decision of a person cost, and the few moments that are worth another look.

It is made slice by slice, also while the match goes on: the decision that a person is thinking about is explored
beforehand, so that their move is judged soon after it is made. What an undo takes back is forgotten.
"""

from collections.abc import Iterator
from typing import Any, Final

from engine.bots import Budget, GreedyBot
from engine.bots.comparison import mean
from engine.coach.analysis import FIRST_WORLDS, Analysis, Grade, Judgement
from engine.coach.contrast import Contrast, play_out_and_contrast_moves
from engine.coach.playouts import Playouts
from engine.core.game import Seat
from engine.core.outcomes import Outcome
from engine.core.rng import clock_seconds, random_stream
from engine.games.registry import HEURISTICS
from engine.match.advice import DecisionHelp, Retry
from engine.match.match import Match, Turn
from engine.match.seats import human_seats

BLAMES: Final = 3
"""The most moves that one review calls bad: as many as one can learn from at once. Chosen by hand."""
PRAISES: Final = 2
"""The most moves that one review calls well seen. Chosen by hand."""
HARD: Final = 0.05
"""In chances of victory: a best move was hard to find if the greedy one costs at least this. Chosen by hand."""


class DecisionReview(DecisionHelp):
    """One decision of a person, with what has been found out about it. `turn`: its number, from 0.

    `playouts` know what the person could see, `open_playouts` all cards.
    """

    judgement: Judgement | None = None
    contrast: Contrast | None = None
    open_judgement: Judgement | None = None
    """The judgement with all cards open; only for moves that are worth another look."""

    def __init__(
        self, turn: int, kind: str, playouts: Playouts, open_playouts: Playouts, outcomes: tuple[Outcome, ...]
    ) -> None:
        super().__init__(playouts, outcomes)
        self.turn, self.kind, self.open_playouts = turn, kind, open_playouts
        self.move: Any = None
        """The move that was made; None before it is."""
        self.work: Iterator[None] | None = None
        self.finished = False
        self.retry: Retry | None = None

    def retry_task_for_move(self, move: Any) -> Retry:
        """Return the comparison of another move with the one made and judged, continued if it was the last one."""
        assert self.judgement, "it is judged first"
        if self.retry is None or self.retry.move != move:
            self.retry = Retry(self.analysis, self.outcomes, self.judgement, self.contrast, move)
        return self.retry

    def note_move_made(self, move: Any) -> None:
        """Note what the person chose, so that the review judges that move next."""
        self.move, self.finished = move, False

    def forget_move_made(self) -> None:
        """Forget the person's move and every judgement of it; the playouts are kept."""
        self.judgement = self.contrast = self.open_judgement = self.work = self.move = self.retry = None

    def do_next_slice_of_work(self) -> None:
        """Do the next piece of work, unless all is done that can be."""
        self.work = self.work or self.work_in_slices()
        try:
            next(self.work)
        except StopIteration:
            self.work, self.finished = None, True

    def work_in_slices(self) -> Iterator[None]:
        """Explore, judge the move once made, contrast it with the best one, then judge again with all cards open."""
        yield from self.analysis.try_all_moves_in_first_worlds()
        if self.move is None:
            return
        for judgement in self.analysis.judge_move(self.move):
            self.judgement = judgement
            yield
        if pair := self.moves_to_contrast:
            for found in play_out_and_contrast_moves(self.playouts, self.outcomes, *pair):
                self.contrast = found
                yield
            opened = Analysis(self.open_playouts)
            yield from opened.try_all_moves_in_first_worlds()
            for judgement in opened.judge_move(self.move, FIRST_WORLDS):
                self.open_judgement = judgement
                yield

    @property
    def moves_to_contrast(self) -> tuple[Any, Any] | None:
        """The better and the worse move that are worth contrasting; None if there is no such pair."""
        if self.judgement is None:
            return None
        if self.judgement.move_grade is not Grade.FINE:
            return self.judgement.best_move, self.move
        return (self.move, self.greedy_move) if self.has_found_hard_move else None

    @property
    def greedy_move(self) -> Any:
        """The move that level 2 makes: the best one at first sight."""
        game, name = self.playouts.game, self.playouts.game.key
        bot = GreedyBot(game, HEURISTICS[name])
        return bot.choose(self.playouts.view, random_stream(0), Budget(iterations=1)).move

    @property
    def cost_of_greedy_move(self) -> float:
        """What the greedy move would have cost, in chances of victory; 0 where it is as good as the best."""
        found = self.judgement.value_of_move(self.greedy_move) if self.judgement else None
        return found.cost if found and not found.equal else 0.0

    @property
    def has_found_hard_move(self) -> bool:
        """Whether a move as good as the best was made where it was hard to find."""
        return self.judgement is not None and self.judgement.is_equal_to_best and self.cost_of_greedy_move >= HARD


class Review:
    """The review of one person's decisions in a match."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.match, self.seat = match, seat
        self.state = match.start.begin(match.game)
        self.turns: list[Turn] = []
        """The turns that led to `state`."""
        self.decisions: list[DecisionReview] = []

    @property
    def decisions_with_move_made(self) -> list[DecisionReview]:
        """The person's decisions whose move is known, in order: without one that is still pending."""
        return [each for each in self.decisions_not_left_to_chance if each.move is not None]

    @property
    def decisions_not_left_to_chance(self) -> list[DecisionReview]:
        """The decisions that chance has not made for the person."""
        return [each for each in self.decisions if not self.was_decision_left_to_chance(each)]

    @property
    def decision_count_left_to_chance(self) -> int:
        """How many decisions were left to chance, or may have been."""
        return sum(map(self.was_decision_left_to_chance, self.decisions))

    def was_decision_left_to_chance(self, decision: DecisionReview) -> bool:
        """Return whether a decision was left to chance, or may have been."""
        return decision.move is not None and self.match.was_choice_left_to_chance(
            decision.turn, self.seat, decision.kind
        )

    @property
    def fraction_done(self) -> float:
        """How much of what can be reviewed now is done, from 0 to 1."""
        made = self.decisions_with_move_made
        return mean([float(each.finished) for each in made]) if made else 1.0

    @property
    def is_finished(self) -> bool:
        """Whether every decision so far has been reviewed, except those left to chance."""
        self.catch_up_with_match()
        return all(each.finished for each in self.decisions_not_left_to_chance)

    def work_for_seconds(self, seconds: float) -> None:
        """Review for this many seconds, doing at least one piece of work if any is left."""
        self.catch_up_with_match()
        until = clock_seconds() + seconds
        for decision in self.decisions_not_left_to_chance:
            while not decision.finished:
                decision.do_next_slice_of_work()
                if clock_seconds() >= until:
                    return

    def review_of_current_decision(self) -> DecisionReview | None:
        """Return the decision that the person has to make now; None without a choice."""
        self.catch_up_with_match()
        last = self.decisions[-1] if self.decisions else None
        return last if last and last.move is None and last.turn == len(self.turns) else None

    def catch_up_with_match(self) -> None:
        """Catch up with the match: new turns are added, those taken back are forgotten."""
        kept = common_turn_count(self.turns, self.match.turns)
        if kept < len(self.turns):
            self.rewind(kept)
        for turn in self.match.turns[kept:]:
            self.begin_decision_review()
            self.note_own_move_and_make_turn(turn)
        self.begin_decision_review()

    def rewind(self, count: int) -> None:
        """Return to the state after this many turns."""
        turns, decisions = self.turns[:count], self.decisions
        self.state, self.turns = self.match.start.begin(self.match.game), []
        for turn in turns:
            self.make_moves_of_turn(turn)
        self.decisions = [each for each in decisions if each.turn <= count]
        for each in self.decisions:
            if each.turn == count:
                each.forget_move_made()

    def begin_decision_review(self) -> None:
        """Begin a review of the present decision, if the person has a choice in it."""
        if self.decisions and self.decisions[-1].turn == len(self.turns):
            return
        presentation = self.match.presentation
        game = presentation.game
        decision = game.decision(self.state)
        if decision is None or self.seat not in decision.seats or len(game.legal_moves(self.state, self.seat)) < 2:
            return
        names = ("review", len(self.turns), self.seat)
        view = game.view(self.state, self.seat)
        about = game, HEURISTICS[game.key], view, self.match.start.seed
        playouts = Playouts(*about, *names)
        opened = Playouts(*about, *names, "open", known=self.state.clone())
        outcomes = tuple(presentation.outcomes)
        self.decisions.append(DecisionReview(len(self.turns), decision.kind, playouts, opened, outcomes))

    def note_own_move_and_make_turn(self, turn: Turn) -> None:
        """Note the person's move in a turn, and make all of them."""
        own = next((text for seat, text in turn if seat == self.seat), None)
        if own is not None and self.decisions and self.decisions[-1].turn == len(self.turns):
            self.decisions[-1].note_move_made(self.match.game.parse_move(own))
        self.make_moves_of_turn(turn)

    def make_moves_of_turn(self, turn: Turn) -> None:
        """Apply a turn's moves to the review's own state, and add it to `turns`."""
        game = self.match.game
        for seat, text in turn:
            game.apply_move(self.state, seat, game.parse_move(text))
        self.turns.append(turn)

    def decisions_worth_another_look(self) -> list[DecisionReview]:
        """Return the worst moves and the best ones that were hard to find, in the order in which they were made."""
        return sorted(
            (*self.decisions_with_worst_moves(), *self.decisions_with_hard_best_moves()), key=lambda each: each.turn
        )

    def decisions_with_worst_moves(self) -> list[DecisionReview]:
        """Return the moves that cost most, beyond doubt, in the order in which they were made."""
        bad = [
            each
            for each in self.decisions_with_move_made
            if each.judgement and each.judgement.move_grade is not Grade.FINE
        ]
        worst = sorted(bad, key=lambda each: -each.judgement.cost if each.judgement else 0.0)[:BLAMES]
        return sorted(worst, key=lambda each: each.turn)

    def decisions_with_hard_best_moves(self) -> list[DecisionReview]:
        """Return the best moves that were hardest to find, in the order in which they were made."""
        good = sorted(
            (each for each in self.decisions_with_move_made if each.has_found_hard_move),
            key=lambda each: -each.cost_of_greedy_move,
        )[:PRAISES]
        return sorted(good, key=lambda each: each.turn)


def common_turn_count(one: list[Turn], other: list[Turn]) -> int:
    """Return how many turns two matches begin with in common."""
    both = zip(one, other, strict=False)
    return next((at for at, (each, twin) in enumerate(both) if each != twin), min(len(one), len(other)))


def reviewable_seats(match: Match) -> tuple[Seat, ...]:
    """Return the people's seats, whose decisions can be reviewed; () for a mini-game, whose goal is different."""
    return () if match.minigame else human_seats(match.kinds)
