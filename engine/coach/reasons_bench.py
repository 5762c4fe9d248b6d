"""How often a costly mistake gets a reason that one can point at, and whether the numbers of reasons hold.

Decisions are drawn from games between bots. The mistake is the move that a player would be drawn to: of those that cost
COST or more by a search of its own, the one that the prior likes best. The coach contrasts it with the best move; what
it states is then compared with a search in `TRUTH` times as many worlds. Constants were chosen by hand.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import count
from math import sqrt
from pathlib import Path
from typing import Any, Final

from engine.bots.comparison import mean, standard_error
from engine.bots.self_play import decision_views_from_bot_games
from engine.coach.contrast import WORLDS, Contrast, play_out_and_contrast_moves
from engine.coach.facts import Fact
from engine.coach.ledger import PROVEN_ERRORS, Grade
from engine.coach.outcome_counts import results_of_both_moves
from engine.coach.playouts import Playouts
from engine.core.game import AnyGame
from engine.games.registry import GAMES, HEURISTICS, PRESENTATIONS, game_by_key

COST: Final = Grade.BLUNDER.value
"""In chances of victory: what a mistake costs at least."""
SEARCHED_WORLDS: Final = 48
"""The worlds in which the moves of a decision are compared, and then the mistake with the best of them."""
TRUTH: Final = 20


@dataclass(frozen=True, slots=True)
class Statement:
    """An outcome's frequency after one of the moves, as it is stated and as the larger search has it, 0 to 1."""

    outcome: str
    stated: float
    true: float
    errors: float
    """How far the two lie apart, in standard errors."""


@dataclass(frozen=True, slots=True)
class Explained:
    """One mistake, and what the coach says of it."""

    number: int
    """The number of its decision."""
    best: str
    made: str
    cost: float
    told: tuple[str, ...]
    """The outcomes that are named, the first being the reason."""
    pointed: bool
    """Whether the reason is about a piece, an owner or a place."""
    statements: tuple[Statement, ...]


def add_arguments(bench: argparse.ArgumentParser) -> None:
    """Add the command's options: the game, how many players and mistakes, and the file in which they are kept."""
    bench.add_argument("--game", choices=sorted(GAMES), required=True)
    bench.add_argument("--players", type=int, default=3)
    bench.add_argument("--mistakes", type=int, default=60, help="to be explained (default %(default)s)")
    bench.add_argument("--kept", type=Path, help="where they are kept, to go on from; a line each")


def run_command(asked: argparse.Namespace) -> None:
    """Explain mistakes, those in the file first, and print how many got a reason and whether its numbers hold."""
    kept = explained_before(asked.kept) if asked.kept else []
    found = explained_mistakes(game_by_key(asked.game), asked.players, kept[-1].number + 1 if kept else 0)
    while len(kept) < asked.mistakes:
        kept.append(next(found))
        if asked.kept:
            with asked.kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(kept[-1])) + "\n")
    print(summary(kept))


def explained_before(path: Path) -> list[Explained]:
    """Return the mistakes that a file keeps; none if there is no such file."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    found = [json.loads(line) for line in lines]
    return [
        Explained(**{**each, "statements": tuple(Statement(**one) for one in each["statements"])}) for each in found
    ]


def summary(found: Sequence[Explained]) -> str:
    """Return in a sentence how many mistakes got a reason to point at, and how far stated frequencies are off."""
    statements = [each for mistake in found for each in mistake.statements]
    within = [sum(each.errors <= limit for each in statements) for limit in (2, 4)]
    pointed = sum(each.pointed for each in found)
    return (
        f"{len(found)} mistakes: {pointed} ({pointed / len(found):.0%}) with a reason to point at; of"
        f" {len(statements)} stated frequencies {within[0]} within two errors, {within[1]} within four"
    )


def explained_mistakes(game: AnyGame, players: int, first: int = 0) -> Iterator[Explained]:
    """Yield without end mistakes with what the coach says of them, from the decision of this number on."""
    views = decision_views_from_bot_games(game, HEURISTICS[game.key], players)
    for number, view in zip(count(), views, strict=False):
        if number < first:
            continue
        searched = Playouts(game, HEURISTICS[game.key], view, number, "mistakes")
        if pair := best_move_and_mistake(searched):
            yield explained_mistake(Playouts(game, HEURISTICS[game.key], view, number, "reasons"), number, *pair)


def best_move_and_mistake(playouts: Playouts) -> tuple[Any, Any, float] | None:
    """Return the best move, the costly one that the prior likes best, and its cost; None where no move costs so much.

    The cost is found in other worlds than the moves are.
    """
    state = playouts.draw_world(0).state
    moves = list(playouts.moves_with_information_costs(state)[0])
    chances = {move: chances_after_move(playouts, move, 0) for move in moves}
    best = max(moves, key=lambda move: sum(chances[move]))
    scores = dict(zip(moves, playouts.bot.prior.score_moves(state, playouts.seat, moves), strict=True))
    costly = [move for move in moves if is_costly(chances[best], chances[move])]
    if not costly:
        return None
    mistake = max(costly, key=lambda move: scores[move])
    after = [chances_after_move(playouts, move, SEARCHED_WORLDS) for move in (best, mistake)]
    return (best, mistake, mean(after[0]) - mean(after[1])) if is_costly(*after) else None


def chances_after_move(playouts: Playouts, move: Any, first: int) -> list[float]:
    """Return the seat's chances after a move in SEARCHED_WORLDS worlds, from this number on."""
    worlds = range(first, first + SEARCHED_WORLDS)
    return [playouts.play_out(playouts.draw_world(each), move).chances[playouts.seat] for each in worlds]


def is_costly(best: Sequence[float], other: Sequence[float]) -> bool:
    """Return whether one move's chances are clearly lower than another's in the same worlds, and by COST."""
    gaps = [one - two for one, two in zip(best, other, strict=True)]
    return mean(gaps) >= max(COST, PROVEN_ERRORS * standard_error(gaps))


def explained_mistake(playouts: Playouts, number: int, best: Any, mistake: Any, cost: float) -> Explained:
    """Return a mistake with what the coach says of it, each frequency compared with a larger search."""
    outcomes = PRESENTATIONS[playouts.game.key].outcomes
    *_, found = play_out_and_contrast_moves(playouts, outcomes, best, mistake)
    assert found is not None
    format_move = playouts.game.format_move
    return Explained(
        number,
        format_move(best),
        format_move(mistake),
        cost,
        tuple(fact.key for fact in found.facts),
        bool(found.facts and found.facts[0].about),
        tuple(statements_compared(playouts, found)),
    )


def statements_compared(playouts: Playouts, found: Contrast) -> Iterator[Statement]:
    """Yield the frequencies that are stated of two moves, each beside that of TRUTH times as many worlds."""
    named = [fact for fact in found.facts if not fact.averaged]
    outcomes = [each for each in PRESENTATIONS[playouts.game.key].outcomes if each.key in {fact.key for fact in named}]
    true = dict.fromkeys(((fact, side) for fact in named for side in (0, 1)), 0)
    # Worlds in which nothing was counted or chosen.
    for number in range(2 * WORLDS, (2 + TRUTH) * WORLDS) if named else ():
        results = results_of_both_moves(playouts, outcomes, number, found.better, found.worse)
        for fact, side in true:
            true[fact, side] += fact.happening in results[side].counts
    for (fact, side), times in true.items():
        stated = (fact.better, fact.worse)[side] / fact.worlds
        yield Statement(fact.key, stated, times / (TRUTH * WORLDS), errors_apart(fact, stated, times))


def errors_apart(fact: Fact, stated: float, times: int) -> float:
    """Return how many standard errors a stated frequency is from that of the larger search.

    That one is moved a little away from 0 and 1: a rare outcome that happened once would be infinitely far off.
    """
    worlds = TRUTH * WORLDS
    true = (times + 1) / (worlds + 2)
    return abs(stated - times / worlds) / sqrt(true * (1 - true) * (1 / fact.worlds + 1 / worlds))
