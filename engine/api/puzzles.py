"""A game's moves to be found as a page asks for them: each a stage of one task, whose touches are moves."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, Final

from engine.api.answers import StageView
from engine.api.course_views import BankView, IdeaView, PlaceView, TouchView
from engine.api.pages import widget_attributes
from engine.api.puzzle_costs import avoided, brought_about, brought_about_first, is_almost_as_good
from engine.api.puzzle_words import PuzzleWords
from engine.api.reasons import marks_of_facts
from engine.api.signs import signs_html
from engine.api.steps import board_and_beside_html, round_and_stage_in_words
from engine.bots import BOTS
from engine.coach.facts import Fact, facts_of_decision
from engine.core.game import Bundle, Seat
from engine.core.html import NOTHING, Html, fragment, join_html, tag
from engine.core.presentation import BOARD_SPOTS, Presentation
from engine.core.record import Record
from engine.core.render import styled_for_game
from engine.games.registry import presentation_by_key
from engine.match.match import Match
from engine.match.puzzle_bank import LEVEL, Judged, Puzzle
from engine.match.puzzle_reasons import Reasons
from engine.match.saves import match_to_save
from engine.match.seats import HUMAN

MOST_BUTTONS: Final = 8
"""So many moves are offered at most where they are not touched in the picture."""
ON_PAPER: Final = 3
"""So many puzzles unfold on paper and where no script runs."""
EASIEST: Final = 900
"""The rating of a puzzle that all bots would find. Ratings are Elo's, of which a reader begins with 1200."""
HARDEST: Final = 1900
"""The rating of one that none of them finds."""


def moves_html(game: str, puzzles: Sequence[Puzzle], lang: str) -> Html:
    """Return the place where a game's moves are to be found, and a few of them that unfold."""
    presentation = presentation_by_key(game)
    told = [PuzzleTold(presentation, puzzle, lang) for puzzle in puzzles_on_paper(puzzles)]
    return fragment(
        tag(
            "trick-night",
            **widget_attributes(game, "", lang),
            data_bank="moves",
            data_needed=needed_in_html(puzzles_view(presentation, puzzles)),
            id=f"moves-{game}",
        ),
        tag("div", (each.folded_html() for each in told), class_="quiz"),
    )


def needed_in_html(bank: BankView) -> str:
    """Return the lessons after which there is a first puzzle for their reader, in each way, as an attribute."""
    needs = {frozenset(each["needs"]) for each in bank["ideas"]}
    least = [each for each in needs if not any(other < each for other in needs)]
    return " ".join(sorted(",".join(sorted(each)) for each in least))


def puzzles_on_paper(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return some puzzles from the easy ones to the hard ones."""
    return [puzzles[at * (len(puzzles) - 1) // (ON_PAPER - 1)] for at in range(ON_PAPER)]


def puzzles_view(presentation: Presentation, puzzles: Sequence[Puzzle]) -> BankView:
    """Return the puzzles with their ratings, each an idea of its own."""
    return {"ideas": [idea_of_puzzle(presentation, each) for each in puzzles]}


def idea_of_puzzle(presentation: Presentation, puzzle: Puzzle) -> IdeaView:
    """Return a puzzle as what it asks about: its own move."""
    state = presentation.game.begin(puzzle.players, puzzle.seed, position=puzzle.position)
    decision = presentation.game.decision(state)
    assert decision, "a puzzle is a decision"
    moves, view = [each.move for each in puzzle.moves], presentation.game.view(state, puzzle.seat)
    idea: IdeaView = {
        "key": puzzle.key,
        "questions": [puzzle.key],
        "rating": rating_of_puzzle(puzzle),
        "needs": [*presentation.lessons_needed(view, puzzle.seat, moves)],
        "kind": decision.kind,
        "does": what_best_move_does(presentation, puzzle, decision.kind, view),
    }
    return {**idea, "early": True} if puzzle.is_early else idea


def what_best_move_does(presentation: Presentation, puzzle: Puzzle, kind: str, view: Any) -> str:
    """Return what a puzzle's best move is good for: the topic of its reason, and whether that is gained or avoided."""
    fact, *_ = facts_of_decision(presentation.outcomes, puzzle.facts, kind, (puzzle.best, puzzle.foil), view)
    topic = next(each.topic for each in presentation.outcomes if each.key == fact.key) or fact.key
    return f"{topic}{'+' if fact.better > fact.worse else '-'}"


def rating_of_puzzle(puzzle: Puzzle) -> int:
    """Return how hard a puzzle is, on Elo's scale, by how many bots miss it."""
    return round(EASIEST + (HARDEST - EASIEST) * puzzle.missed)


def puzzle_view(presentation: Presentation, puzzle: Puzzle, lang: str, reasons: Reasons) -> StageView:
    """Return a puzzle as a stage of one task, told to whoever sits in its seat."""
    return PuzzleTold(presentation, puzzle, lang, reasons).stage_view()


class PuzzleTold(PuzzleWords):
    """A puzzle in one language."""

    def stage_view(self) -> StageView:
        """Return the puzzle with all that can be touched."""
        touches = [self.touch_view(each) for each in self.offered]
        return {
            "tasks": [
                {
                    "question": self.question_html(),
                    "board": self.board,
                    "touches": touches,
                    "rule": "",
                    "idea": "",
                    "save": self.save,
                }
            ],
            "idea": NOTHING,
        }

    @property
    def save(self) -> str:
        """The game from this moment on, the reader in this seat against bots as good as those who played it."""
        puzzle, game = self.puzzle, self.game
        kinds = tuple(HUMAN if seat == puzzle.seat else BOTS[LEVEL].key for seat in range(puzzle.players))
        return match_to_save(
            Match(
                self.presentation,
                Record(game.key, game.version, puzzle.players, puzzle.seed, {}, puzzle.position),
                kinds,
            )
        )

    def folded_html(self) -> Html:
        """Return the puzzle with its answer to be unfolded, as a page without scripts and paper have it."""
        names = join_html(" · ", (self.move_html(each.move) for each in self.offered))
        answer = tag("summary", self.describer.filled_html("moves.answer"))
        drawn = tag("noscript", tag("div", self.plain, class_="board"))
        folded = tag(
            "div",
            tag("figure", tag("figcaption", self.question_html()), drawn),
            tag("p", names),
            tag("details", answer, self.said_html(self.best, self.offered), class_="question"),
            class_="step telling",
        )
        return styled_for_game(self.game.key, folded)

    @cached_property
    def board(self) -> Html:
        """The table as if it were nobody's turn: what is held is seen, and nothing is to be chosen."""
        return self.reason_in_picture((), self.offered)

    def marks_of_moves(self, moves: Sequence[Judged]) -> list[str]:
        """Return the marks by which moves can be touched on the board; none where no move is touched there."""
        if not self.is_touched_on_board:
            return []
        parts = dict.fromkeys(part for each in moves for way in self.parts_of_move(each.move) for part in way)
        return [f"to:{part}" for part in parts if not self.is_choice(part)]

    @cached_property
    def plain(self) -> Html:
        """The table with nothing marked."""
        return self.drawn(())

    def drawn(self, marks: Sequence[str]) -> Html:
        """Draw the table with these marks."""
        view = replace(self.view, seats_to_move=())
        return fragment(board_and_beside_html(view, self.presentation, self.describer, marks))

    @cached_property
    def legends(self) -> Html:
        """What the signs mean and what lies before each seat, one's own first, to be unfolded; below each picture."""
        titles, seats = self.describer.seat_titles(), range(self.puzzle.players)
        ordered = sorted(seats, key=lambda each: each != self.puzzle.seat)
        rows = [fragment(tag("p", titles[seat], class_="whose"), self.legend_html(seat)) for seat in ordered]
        signs = signs_html(self.presentation, self.describer, self.drawn(()))
        return tag("details", tag("summary", self.describer.filled_html("moves.seen")), signs, rows, class_="seen")

    def legend_html(self, seat: Seat) -> Html:
        """Return what lies before a seat."""
        return self.presentation.legend(self.view, self.describer.texts, self.describer.seat_titles(), seat)

    def question_html(self) -> Html:
        """Return when it is, what the seat plays for, and what it has to choose."""
        moment = self.presentation.telling.moment(self.view, self.describer.texts)
        when = " · ".join(
            filter(None, (round_and_stage_in_words(self.presentation, self.view, self.describer), moment))
        )
        aim = self.presentation.aim_now(self.view, self.puzzle.seat) or ("aim", {})
        subject = self.presentation.decision_note(self.view)
        order = self.presentation.question_note(self.view, self.puzzle.seat)
        known = self.presentation.known_note(self.view, self.puzzle.seat)
        touched = f"moves.decide.{self.kind}"
        is_told = touched in self.describer.texts
        about = subject[1] if subject and is_told else {}
        notes = [
            self.describer.filled_html(note[0], **note[1])
            for note in (None if about else subject, order, known)
            if note
        ]
        asked = touched if is_told else f"decide.{self.kind}"
        return fragment(
            tag("p", self.describer.filled_html("moves.title", when=when), class_="title"),
            tag("p", self.describer.filled_html(aim[0], **aim[1]), class_="aim"),
            self.presentation.stakes(self.view, self.describer.texts, self.describer.seat_titles()),
            (tag("p", note) for note in notes),
            tag("p", self.describer.filled_html(asked, seat=self.puzzle.seat, **about), class_="ask"),
            self.left_out_html(),
        )

    @cached_property
    def has_buttons(self) -> bool:
        """Whether moves are chosen beside the picture: there is no place in it for each of them."""
        return not all(self.ways_of_move(each.move) for each in self.puzzle.moves)

    @cached_property
    def bundle(self) -> Bundle | None:
        """What moves are put together of, any pieces of a kind: they are taken beside the picture."""
        parts = self.presentation.parts.get(self.kind)
        return parts if isinstance(parts, Bundle) and not self.is_touched_on_board else None

    @cached_property
    def is_touched_on_board(self) -> bool:
        """Whether what is touched are spots and pieces of the board, not the cards of a hand."""
        return BOARD_SPOTS in self.presentation.changing.pieces_to_press.get(self.kind, ())

    def left_out_html(self) -> Html:
        """Return that it is to be chosen among these moves, NOTHING where all legal ones are offered."""
        if len(self.offered) == self.legal_count:
            return NOTHING
        counts = {"count": len(self.offered), "of": self.legal_count}
        return tag("p", self.describer.filled_html("moves.some", **counts), class_="some")

    def ways_of_move(self, move: str) -> list[list[PlaceView]]:
        """Return what is touched to make a move, in each order; nothing for one that is a button beside the picture."""
        if self.is_touched_on_board:
            return [[self.place_of_part(each) for each in way] for way in self.parts_of_move(move)]
        for place in self.presentation.changing.pieces_to_press.get(self.kind, ()):
            piece = rf'data-piece="([\w-]+ {place}-{self.puzzle.seat} {re.escape(move)}(?: \d+)?)"'
            if found := re.search(piece, self.plain):
                return [[{"name": self.move_text(move), "at": f'[data-piece="{found[1]}"]'}]]
        return []

    def parts_of_move(self, move: str) -> Sequence[Sequence[str]]:
        """Return what is touched on the board to make a move: see `Changing.touched`."""
        return self.presentation.changing.touched(self.view, move)

    def place_of_part(self, part: str) -> PlaceView:
        """Return a spot or a piece of the board that is touched."""
        attribute = "data-choice" if self.is_choice(part) else "data-spot"
        return {"name": self.move_text(part), "at": f'[{attribute}="{part}"]'}

    def is_choice(self, part: str) -> bool:
        """Whether a part of a move is a piece that is drawn with its name, not a spot that is marked."""
        return f'data-choice="{part}"' in self.plain

    @cached_property
    def offered(self) -> list[Judged]:
        """The moves to choose from: of many that have no place in the picture, the foil and those that cost least."""
        moves = self.puzzle.moves
        if not self.has_buttons or self.bundle:
            return [*moves]
        least = sorted(moves, key=lambda each: (each.cost > 0, each.move != self.puzzle.foil, each.cost))[:MOST_BUTTONS]
        return [each for each in moves if each in least]

    def touch_view(self, judged: Judged) -> TouchView:
        """Return a move to choose, and what is said of it."""
        ways = self.ways_of_move(judged.move)
        touch: TouchView = {
            "name": self.move_text(judged.move),
            "at": ways[0][-1]["at"] if ways and not self.has_buttons else "",
            "right": not judged.cost,
            "said": self.said_html(judged, self.offered),
            "boards": []
            if judged.cost
            else [
                self.reason_in_picture(
                    brought_about(self.told(self.facts_against(self.runner_up), self.puzzle.best, self.runner_up)),
                    [judged],
                )
            ],
        }
        if not self.has_buttons and self.is_ambiguous:
            touch["ways"] = ways
        if self.bundle:
            parts = self.bundle.split_move(judged.move)
            touch["parts"] = [{"name": self.move_text(part), "face": self.move_html(part)} for part in parts]
        if judged == self.best:
            touch["best"] = True
        touch["preview"] = self.preview(judged.move) if self.has_buttons or self.is_touched_on_board else NOTHING
        if does := self.does_html(judged.move):
            touch["does"] = does
        if is_almost_as_good(judged):
            touch["nearly"] = True
        if judged.cost:
            facts = self.told(self.reasons[judged.move], self.puzzle.best, judged.move)
            told = brought_about_first(facts)
            why = self.first_fact_html(told, judged.move) if told else self.facts_html((), ("best", "this"), {})
            touch["more"] = self.missed_html(judged, why)
            touch["reason"] = self.reason_in_picture(avoided(facts), self.offered)
            touch["compared"] = self.compared_html(
                self.puzzle.best, judged.move, told, ("better", "other"), self.offered
            )
            touch["beside"] = self.reason_in_picture(brought_about(told), [self.best])
        return touch

    @cached_property
    def is_ambiguous(self) -> bool:
        """Whether one touch does not tell each move: there are several to make, or several moves are touched alike."""
        ways = [way for each in self.offered for way in self.ways_of_move(each.move)]
        return max(map(len, ways)) > 1 or len({way[-1]["at"] for way in ways}) < len(ways)

    def preview(self, move: str) -> Html:
        """Return the drawing of what a move would do."""
        return self.presentation.preview(self.view, self.puzzle.seat, move, self.describer.texts)

    def reason_in_picture(self, facts: Sequence[Fact], moves: Sequence[Judged]) -> Html:
        """Return the table with what the first fact is about: a piece, its owner, the place, what would come there.

        `moves`: those outlined where they are, on the board: they can be touched, or are the best one.
        """
        marks = [*marks_of_facts(facts, self.presentation.outcomes), *self.marks_of_moves(moves)]
        return fragment(self.drawn(marks) if marks else self.plain, self.legends)
