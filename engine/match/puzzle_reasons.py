"""`python -m engine why-not`: why each other move of a bank of moves to be found is worse than the best one.

Whoever has chosen a move wants to hear of that one. Each is contrasted with the best move as the coach does it
everywhere, in the worlds in which the bank's own reason was counted; one that is as good as the best, with the foil.
What is found is data, beside the bank.
"""

import argparse
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, TypeAlias

from engine.coach.contrast import play_out_and_contrast_moves
from engine.coach.facts import Fact, facts_of_decision
from engine.core.presentation import Presentation
from engine.games.registry import PRESENTATIONS, presentation_by_key
from engine.match.puzzle_bank import Moment, Puzzle, fact_from_json, read_puzzles, write_puzzles

UNTOLD: Final = {"world": 0, "averaged": False, "about": (), "way": None, "share": 1.0}
"""What is not written of a fact where it is so; which world shows it is never asked for."""


Reasons: TypeAlias = Mapping[str, tuple[Fact, ...]]
"""What sets the best move apart from another one, by this one; a move that is as good as the best, from the foil."""


def reasons_of_puzzle(
    presentation: Presentation, puzzle: Puzzle, known: Reasons
) -> Iterator[tuple[str, tuple[Fact, ...]]]:
    """Yield each move of a puzzle but the best and the known ones, and its reason: () where no single thing is one."""
    moment = Moment(presentation, puzzle.players, puzzle.seed, puzzle.turn, puzzle.seat, puzzle.position)
    legal = presentation.game.legal_moves(moment.state, puzzle.seat)
    moves = {presentation.game.format_move(move): move for move in legal}
    for judged in puzzle.moves:
        if judged.move not in (puzzle.best, *known):
            pair = (puzzle.best, judged.move) if judged.cost else (judged.move, puzzle.foil)
            better, worse = (moves[move] for move in pair)
            *_, contrast = play_out_and_contrast_moves(moment.playouts("reason"), presentation.outcomes, better, worse)
            assert contrast, "the last one is the contrast"
            yield judged.move, contrast.facts


def is_explained(presentation: Presentation, puzzle: Puzzle, reasons: Reasons) -> bool:
    """Return whether a reason can be told against each move that is refused."""
    game = presentation.game
    state = game.begin(puzzle.players, puzzle.seed, position=puzzle.position)
    decision, view = game.decision(state), game.view(state, puzzle.seat)
    assert decision, "a puzzle is a decision"
    return all(
        facts_of_decision(presentation.outcomes, reasons[move], decision.kind, (puzzle.best, move), view)
        for move, cost, _ in puzzle.moves
        if cost
    )


def reasons_as_json(reasons: Reasons) -> str:
    """Return the reasons of a puzzle as a file has them."""
    told = {move: [fact_as_json(fact) for fact in facts] for move, facts in reasons.items()}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def fact_as_json(fact: Fact) -> dict[str, Any]:
    """Return what a file has of a fact: all but what is as usual."""
    return {name: value for name, value in asdict(fact).items() if name != "world" and UNTOLD.get(name) != value}


def reasons_from_json(kept: Mapping[str, Any]) -> Reasons:
    """Return the reasons of a puzzle as a file has them."""
    return {move: tuple(fact_from_json({**UNTOLD, **fact}) for fact in facts) for move, facts in kept.items()}


def read_reasons(path: Path) -> dict[str, Reasons]:
    """Return the reasons of a bank, by the key of the puzzle."""
    return {key: reasons_from_json(kept) for key, kept in json.loads(path.read_text("utf-8")).items()}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--game", choices=PRESENTATIONS, required=True, help="the game whose moves are to be found")
    parser.add_argument(
        "--bank",
        type=Path,
        required=True,
        help="the bank, as `moves` has written it; what can't be explained is left out",
    )
    parser.add_argument("--json", type=Path, required=True, help="the file of the reasons; those in it are kept")


def run_command(asked: argparse.Namespace) -> None:
    """Find the reasons that the puzzles of a bank still lack, and write those of the whole bank.

    The bank is left with the puzzles in which a reason is known against each move that is refused.
    """
    presentation = presentation_by_key(asked.game)
    there = read_reasons(asked.json) if asked.json.exists() else {}
    found, kept = dict[str, Reasons](), list[Puzzle]()
    for each in read_puzzles(asked.bank):
        known = there.get(each.key, {})
        reasons = {**known, **dict(reasons_of_puzzle(presentation, each, known))}
        if is_explained(presentation, each, reasons):
            found[each.key] = {judged.move: reasons[judged.move] for judged in each.moves if judged.move in reasons}
            kept.append(each)
    write_puzzles(asked.bank, kept)
    told = (f"{json.dumps(key)}:{reasons_as_json(reasons)}" for key, reasons in found.items())
    asked.json.write_text("{\n" + ",\n".join(told) + "\n}\n", "utf-8")
