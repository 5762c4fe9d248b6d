"""The review of a match: what each decision of a person cost, and the few moments that are worth another look.

It is made slice by slice, also while the match goes on: the decision that a person is thinking about is explored
beforehand, so that their move is judged soon after it is made. What an undo takes back is forgotten.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from engine.bots import Budget, GreedyBot
from engine.bots.comparison import mean
from engine.coach.contrast import Contrast, play_out_and_contrast_moves
from engine.coach.ledger import Claim, Grade, Ledger
from engine.coach.playouts import Playouts
from engine.core.game import Seat
from engine.core.outcomes import Outcome
from engine.core.rng import clock_seconds, random_stream
from engine.games.registry import HEURISTICS
from engine.match.advice import DecisionHelp, Retry
from engine.match.kept_world import GoalPlayoutsKeepingWorld, PlayoutsKeepingWorld
from engine.match.match import Match
from engine.match.seats import human_seats
from engine.match.told import Told
from engine.match.turns import Turn

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

    contrast: Contrast | None = None
    open_claims: tuple[Claim, ...] = ()
    """The claims of all moves with all cards open, the best first; only for moves that are worth another look."""
    told: Told | None = None
    """What the last hint in this decision named; None without one."""

    def __init__(
        self, turn: int, kind: str, playouts: Playouts, open_playouts: Playouts, outcomes: tuple[Outcome, ...]
    ) -> None:
        super().__init__(playouts, outcomes)
        self.turn, self.kind, self.open_playouts = turn, kind, open_playouts
        self.move: Any = None
        """The move that was made; None before it is."""
        self.is_judged = False
        """Whether the move that was made has been tried in all the worlds that it takes."""
        self.work: Iterator[None] | None = None
        self.finished = False
        """Whether it is judged, and nothing more is looked into but reasons."""
        self.explanation: Iterator[None] | None = None
        self.retry: Retry | None = None
        self.asked: tuple[Any, ...] = ()
        """The other moves that the person has asked about after the end, in order."""

    @property
    def claim(self) -> Claim | None:
        """What is claimed of the move that was made; None until that is settled."""
        return self.ledger.claim(self.move) if self.is_judged else None

    @property
    def best(self) -> Claim:
        """What is claimed of the best move; at least one world must be done."""
        return self.ledger.claims()[0]

    @property
    def is_as_advised(self) -> bool:
        """Whether a hint had named the move that was made among the best: then it is not graded."""
        return self.told is not None and self.playouts.game.format_move(self.move) in self.told.moves

    @property
    def grade(self) -> Grade:
        """The grade of the move that was made; `Grade.FINE` for a move that a hint had named."""
        return self.claim.grade if self.claim and not self.is_as_advised else Grade.FINE

    @property
    def is_hint_corrected(self) -> bool:
        """Whether the move that was made is worse after all than a hint had said."""
        return self.is_as_advised and self.claim is not None and self.claim.grade is not Grade.FINE

    def retry_task_for_move(self, move: Any) -> Retry:
        """Return the comparison of another move with the one made and judged, continued if it was the last one."""
        assert self.is_judged, "it is judged first"
        if move not in (self.move, *self.asked):
            self.asked = (*self.asked, move)
        if self.retry is None or self.retry.move != move:
            self.retry = Retry(self.ledger, self.outcomes, self.move, self.contrast, move)
        return self.retry

    def note_move_made(self, move: Any, told: Told | None) -> None:
        """Note what the person chose and what a hint had named, so that the review judges that move next."""
        self.move, self.told, self.finished = move, told, False

    def forget_move_made(self) -> None:
        """Forget the person's move and all that was found out about it; the ledger is kept."""
        self.told = self.work = self.move = self.retry = None
        self.is_judged, self.asked = False, ()
        self.forget_explanation()

    def forget_explanation(self) -> None:
        """Forget why the move was good or bad."""
        self.contrast, self.open_claims, self.explanation = None, (), None

    def do_next_slice_of_work(self) -> None:
        """Do the next piece of work, unless all is done that can be."""
        self.work = self.work or self.work_in_slices()
        try:
            next(self.work)
        except StopIteration:
            self.work, self.finished = None, True

    def work_in_slices(self) -> Iterator[None]:
        """Settle who is best, then try the move once made."""
        yield from self.ledger.grow_until_settled()
        if self.move is None:
            return
        yield from self.ledger.grow_for_move(self.move)
        yield from self.try_greedy_move()
        self.is_judged = True

    @property
    def is_explained(self) -> bool:
        """Whether all is known that is told of a key moment beside its cost."""
        return self.moves_to_contrast is None or bool(self.open_claims)

    def do_next_slice_of_explanation(self) -> None:
        """Look a little further into why the move was good or bad; it must be judged and not explained yet."""
        self.explanation = self.explanation or self.explain_in_slices()
        next(self.explanation, None)

    def explain_in_slices(self) -> Iterator[None]:
        """Contrast the move that was made with the best one, then look with all cards open."""
        assert self.moves_to_contrast
        for found in play_out_and_contrast_moves(self.playouts, self.outcomes, *self.moves_to_contrast):
            self.contrast = found
            yield
        opened = Ledger(self.open_playouts)
        opened.most = opened.first
        yield from opened.grow_for_move(self.move)
        self.open_claims = opened.claims()

    def try_greedy_move(self) -> Iterator[None]:
        """Try the move that comes to mind first where the one made is as good as the best."""
        if self.ledger.claim(self.move).equal and self.greedy_move != self.move:
            yield from self.ledger.grow_for_move(self.greedy_move)

    @property
    def moves_to_contrast(self) -> tuple[Any, Any] | None:
        """The better and the worse move that are worth contrasting; None if there is no such pair."""
        if self.grade is not Grade.FINE:
            return self.best.move, self.move
        return (self.move, self.greedy_move) if self.has_found_hard_move else None

    @cached_property
    def greedy_move(self) -> Any:
        """The move that level 2 makes: the best one at first sight."""
        game, name = self.playouts.game, self.playouts.game.key
        bot = GreedyBot(game, HEURISTICS[name])
        return bot.choose(self.playouts.view, random_stream(0), Budget(iterations=1)).move

    @property
    def cost_of_greedy_move(self) -> float:
        """What the greedy move would have cost, in chances of victory; 0 where it is as good as the best."""
        claims = self.ledger.claims() if self.is_judged else ()
        found = next((each for each in claims if each.move == self.greedy_move), None)
        return found.cost if found and found.is_cost_proven else 0.0

    @property
    def has_found_hard_move(self) -> bool:
        """Whether a move as good as the best was made where it was hard to find."""
        return self.claim is not None and self.claim.equal and self.cost_of_greedy_move >= HARD


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
        open_ = [each for each in self.decisions_to_explain if not each.is_explained]
        return mean([float(each.finished and each not in open_) for each in made]) if made else 1.0

    @property
    def is_finished(self) -> bool:
        """Whether every decision so far has been reviewed, except those left to chance."""
        self.catch_up_with_match()
        judged = all(each.finished for each in self.decisions_not_left_to_chance)
        return judged and all(each.is_explained for each in self.decisions_to_explain)

    def work_for_seconds(self, seconds: float) -> None:
        """Review for this many seconds, doing at least one piece of work if any is left."""
        self.catch_up_with_match()
        until = clock_seconds() + seconds
        for decision in self.decisions_not_left_to_chance:
            while not decision.finished:
                decision.do_next_slice_of_work()
                if clock_seconds() >= until:
                    return
        explained = self.decisions_to_explain
        for decision in self.decisions_not_left_to_chance:
            if decision not in explained:
                decision.forget_explanation()
        for decision in explained:
            while not decision.is_explained:
                decision.do_next_slice_of_explanation()
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
        outcomes = tuple(presentation.outcomes)
        playouts = self.new_playouts(), self.new_playouts("open", known=self.state.clone())
        self.decisions.append(DecisionReview(len(self.turns), decision.kind, *playouts, outcomes))

    def new_playouts(self, *names: str, known: Any = None) -> Playouts:
        """Return playouts of the present decision, in a mini-game to its goal; `known`: see `Playouts`."""
        match, mini, seat = self.match, self.match.minigame, self.seat
        game = match.game
        about = game, HEURISTICS[game.key], game.view(self.state, seat), match.start.seed
        names = ("review", str(len(self.turns)), str(seat), *names)
        if mini is None:
            return PlayoutsKeepingWorld(*about, *names, known=known)
        first, verdict = match.first, mini.verdict
        return GoalPlayoutsKeepingWorld(*about, *names, known=known, reached=lambda state: verdict(first, state, seat))

    def note_own_move_and_make_turn(self, turn: Turn) -> None:
        """Note the person's move in a turn, and make all of them."""
        own = next((text for seat, text in turn if seat == self.seat), None)
        if own is not None and self.decisions and self.decisions[-1].turn == len(self.turns):
            told = self.match.told.get((len(self.turns), self.seat))
            self.decisions[-1].note_move_made(self.match.game.parse_move(own), told)
        self.make_moves_of_turn(turn)

    def make_moves_of_turn(self, turn: Turn) -> None:
        """Apply a turn's moves to the review's own state, and add it to `turns`."""
        game = self.match.game
        for seat, text in turn:
            game.apply_move(self.state, seat, game.parse_move(text))
        self.turns.append(turn)

    @property
    def decisions_to_explain(self) -> list[DecisionReview]:
        """The decisions blamed and those praised so far: of these alone it is told, and found out, why."""
        hard = [each for each in self.decisions_with_move_made if each.has_found_hard_move]
        best = sorted(hard, key=lambda each: -each.cost_of_greedy_move)[:PRAISES]
        return [*self.decisions_with_worst_moves(), *best]

    def decisions_with_worst_moves(self) -> list[DecisionReview]:
        """Return the moves that cost most, beyond doubt, in the order in which they were made."""
        bad = [each for each in self.decisions_with_move_made if each.grade is not Grade.FINE]
        worst = sorted(bad, key=lambda each: -each.claim.cost if each.claim else 0.0)[:BLAMES]
        return sorted(worst, key=lambda each: each.turn)


def common_turn_count(one: list[Turn], other: list[Turn]) -> int:
    """Return how many turns two matches begin with in common."""
    both = zip(one, other, strict=False)
    return next((at for at, (each, twin) in enumerate(both) if each != twin), min(len(one), len(other)))


def reviewable_seats(match: Match) -> tuple[Seat, ...]:
    """Return the people's seats, whose decisions can be reviewed; () for a riddle, which is about the bots' moves."""
    return () if match.riddle else human_seats(match.kinds)
