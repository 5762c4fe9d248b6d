"""The open matches of this visit."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.api.answers import RecapView, StepView, TableAnswer
from engine.api.recap import recap_view
from engine.api.requests import Request
from engine.api.shown_steps import unseen_steps
from engine.api.view_model import match_describer, view_model
from engine.core.game import Refusal, Seat
from engine.core.html import NOTHING, Html
from engine.core.locale import LANGUAGES
from engine.match.advice import DecisionHelp
from engine.match.key_moments import LevelsOnSameDecisions, key_moments
from engine.match.match import Match
from engine.match.review import Review, reviewable_seats
from engine.match.same_deal import SameDeal
from engine.match.seats import HUMAN, human_seats
from engine.match.thinking import Thinker


class Hint(NamedTuple):
    """A hint as HTML, the text of the move that it names first, "" for none, and the marks that show its reason."""

    html: Html
    move: str = ""
    marks: Sequence[str] = ()


NO_HINT: Final = Hint(NOTHING)


class OpenMatch:
    """A match that the page shows, its bots, and its reader's language."""

    def __init__(self, match: Match, lang: str, *, stepwise: bool = False) -> None:
        self.match, self.lang = match, lang
        self.stepwise = stepwise
        self.thinker = Thinker(match)
        self.hinting = False
        """Whether a hint is being worked out."""
        self.nudged = -1
        """The match's `changes` at the last hint that the coach gave, -1 before the first."""
        self.hinted = -1, 0
        """The match's `changes` at the last hint that named moves, -1 before the first, and the deals it rests on."""
        self.reviews = {seat: Review(match, seat) for seat in human_seats(match.kinds)}
        self.deals: dict[Seat, SameDeal] = {}
        self.levels: dict[Seat, LevelsOnSameDecisions] = {}
        self.page_has = 0, 0
        """How many lines of the log the page has, and how many of them are struck through."""
        self.sent: dict[str, str] = {}
        """The long texts that were sent last, by name (see `engine.api.shortened`)."""

    def table_answer(self, hint: Hint = NO_HINT, *, hinting: bool = False) -> TableAnswer:
        """Return the present match with the steps that the page has not taken over yet.

        `hinting`: whether a hint is worked out from now on; every other answer ends the work on one.
        """
        self.hinting = hinting
        return {
            "kind": "table",
            # The last step shows what the table does: so it is sent once.
            "steps": self.steps(),
            **view_model(self.match, self.lang, hint.marks, self.key_moment_counts(), self.page_has),
            "unseen": len(self.match.unseen),
            "recap": self.recap(),
            "busy": self.hinting or bool(self.match.seats_to_choose("bot")),
            "note": hint.html,
            "advised": hint.move,
        }

    def steps(self) -> list[StepView]:
        """Return what nobody has been shown yet; nothing of a match that bots finish for its people, until its end."""
        if self.match.left_to_bots and not self.match.is_over:
            return []
        return unseen_steps(self.match, self.lang, stepwise=self.stepwise)

    def decision_help(self, seat: Seat) -> DecisionHelp | None:
        """Return the coach's help in the decision of a person; None where it has none to give, or must not help."""
        if self.match.counts_as_try:
            return None
        return self.reviews[seat].review_of_current_decision() if seat in self.reviews else None

    def key_moment_counts(self) -> dict[Seat, int]:
        """Return how many key moments each person had whose review is finished; {} before the end."""
        if not self.match.is_over:
            return {}
        reviews = {seat: self.reviews[seat] for seat in reviewable_seats(self.match)}
        return {seat: len(key_moments(review)) for seat, review in reviews.items() if review.is_finished}

    def levels_on_same_decisions(self, seat: Seat) -> LevelsOnSameDecisions:
        """Return what bots would have played in the decisions of a person, as far as it is known."""
        return self.levels.setdefault(seat, LevelsOnSameDecisions(self.reviews[seat]))

    def recap(self) -> RecapView | None:
        """Return what led to the decision a person has to make, or to the end; None once a mini-game is decided."""
        match = self.match
        rests = bool(match.seats_to_choose(HUMAN)) or match.is_over
        return recap_view(match, match_describer(match, self.lang)) if rests and match.is_minigame_won is None else None


def answer_language(wish: object, opened: OpenMatch | None = None) -> str:
    """Return the language of an answer: the requested one, else the match's, else the first available."""
    if isinstance(wish, str) and wish in LANGUAGES:
        return wish
    return opened.lang if opened else LANGUAGES[0]


MATCHES: Final[dict[str, OpenMatch]] = {}
"""The matches that pages of this visit show, by the id that the page chose."""


def requested_match(request: Request) -> OpenMatch:
    """Return the match that a request means; raise Refusal("bad_request") if it is not open."""
    if request.id not in MATCHES:
        raise Refusal("bad_request")
    opened = MATCHES[request.id]
    opened.page_has = request.lines, request.struck
    return opened
