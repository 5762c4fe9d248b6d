"""`python -m engine play`: a game against bots in a terminal, by the same sentences as on the pages."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.api.ending import game_outcome_html
from engine.api.hints import coach_hint, hint_for_only_move
from engine.api.open_matches import OpenMatch
from engine.api.status import spoken_status_text
from engine.api.steps import step_sentences
from engine.api.view_model import match_board_and_beside_html, match_describer, view_on_screen
from engine.bots import BOTS
from engine.core.game import Refusal, Seat
from engine.core.heard import heard_text, table_in_text
from engine.core.html import Html
from engine.core.locale import LANGUAGES
from engine.core.rng import seed_by_lot
from engine.games.registry import GAMES, game_by_key, presentation_by_key
from engine.match.match import Match
from engine.match.recorder import cut_into_steps
from engine.match.saves import match_from_save, match_to_save, new_match
from engine.match.seats import HUMAN, NAMES

HINT: Final = "h"
UNDO: Final = "u"
TABLE: Final = "t"
QUIT: Final = "q"
SECONDS: Final = 5.0
"""The most that a bot, or the coach, works on before it is asked again whether it is done."""
MOST_LISTED: Final = 30
"""The most moves that are listed; of more, only some are, as examples. Chosen by eye."""


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the command's arguments: the game, its seats and bots, or the file of a game to go on with."""
    command.add_argument("game", choices=sorted(GAMES))
    command.add_argument("--seats", type=int, help="how many play, you among them (default: as few as possible)")
    command.add_argument("--bots", type=int, choices=sorted(BOTS), default=2, help="their level (default %(default)s)")
    command.add_argument("--seed", type=int, help="the number of the deal (default: one by lot)")
    command.add_argument("--kept", type=Path, help="the file of a game: it goes on from there, and is saved there")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="default %(default)s")


def run_command(asked: argparse.Namespace) -> None:
    """Play until the game is over, the player leaves, or the input ends."""
    try:
        match = kept_or_new_match(asked)
    except Refusal as refusal:
        sys.exit(presentation_by_key(asked.game).describer(asked.lang, NAMES).describe_refusal(refusal).text)
    TableInShell(match, asked.lang, asked.kept).play()


def kept_or_new_match(asked: argparse.Namespace) -> Match:
    """Return the match of the file, if there is one, else a new one as the command asks for it; raise Refusal."""
    if asked.kept and asked.kept.exists():
        return match_from_save(asked.kept.read_text("utf-8"))
    game = game_by_key(asked.game)
    players = game.player_counts[0] if asked.seats is None else asked.seats
    seed = seed_by_lot() if asked.seed is None else asked.seed
    seats = [HUMAN, *[BOTS[asked.bots].key] * (players - 1)]
    return new_match({"game": asked.game, "players": players, "seed": seed, "seats": seats})


class TableInShell:
    """A match in a terminal: what has happened, the table, what to do, and what one types."""

    def __init__(self, match: Match, lang: str, kept: Path | None) -> None:
        self.match, self.kept = match, kept
        self.opened = OpenMatch(match, lang)
        self.describer = match_describer(match, lang)

    def play(self) -> None:
        """Play until the game is over, the player leaves, or the input ends; keep the game where there is a file."""
        print(self.describer.filled_text("shell.help"))
        self.let_bots_play()
        self.show_table()
        while not self.match.is_over:
            typed = self.typed_answer()
            if typed == QUIT:
                return
            self.carry_out(typed)
            self.let_bots_play()
        self.say_html(*game_outcome_html(self.match, self.describer))

    def let_bots_play(self) -> None:
        """Let all bots choose that have to, and tell what has happened."""
        while self.match.seats_to_choose("bot"):
            self.opened.thinker.work_for_seconds(SECONDS)
        self.keep()
        told, self.match.unseen = self.match.unseen, []
        for step in cut_into_steps(told):
            for line in step_sentences(step, self.describer):
                print(line.text, line.rule)

    def keep(self) -> None:
        """Write the game into its file, where there is one."""
        if self.kept:
            self.kept.write_text(match_to_save(self.match), "utf-8")

    def typed_answer(self) -> str:
        """Say what to do and which moves there are; return what was typed, QUIT when the input has ended."""
        print(f"\n{spoken_status_text(self.match, self.describer)}")
        print(self.describer.filled_text("shell.moves", moves=", ".join(self.some_moves())))
        try:
            return input("> ").strip()
        except EOFError:
            return QUIT

    @property
    def seat(self) -> Seat:
        """The seat of the person who has to choose."""
        return self.match.seats_to_choose(HUMAN)[0]

    def some_moves(self) -> Iterator[str]:
        """Yield the texts of the legal moves, of many only some."""
        moves = self.match.game.legal_moves(self.match.state, self.seat)
        yield from map(self.match.game.format_move, moves[:MOST_LISTED])
        if len(moves) > MOST_LISTED:
            yield "…"

    def carry_out(self, typed: str) -> None:
        """Do what was typed: a command, or a move; say why where it is refused."""
        if typed == HINT:
            self.say_html(self.hint())
        elif typed == TABLE:
            self.show_table()
        elif typed == UNDO:
            self.match.undo()
            self.show_table()
        else:
            try:
                self.match.play(self.seat, typed)
            except Refusal as refusal:
                told = self.describer.describe_refusal(refusal)
                print(told.text, told.rule)

    def hint(self) -> Html:
        """Return what the coach says of the decision."""
        found = hint_for_only_move(self.opened, self.seat)
        while found is None:
            found = coach_hint(self.opened, self.seat, SECONDS)
        return found.html

    def show_table(self) -> None:
        """Print the table as it is told to those who hear it, with its plan."""
        board, beside = match_board_and_beside_html(self.match, self.describer, ())
        plan = self.match.presentation.plan(view_on_screen(self.match), self.describer.texts)
        print(table_in_text(board, plan, beside))

    def say_html(self, *pieces: Html) -> None:
        """Print what is heard of pieces of a page."""
        print("\n".join(filter(None, map(heard_text, pieces))))
