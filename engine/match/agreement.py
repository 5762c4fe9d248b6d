"""`python -m engine agreement`: how far what the coach says of one decision agrees, early and late, here and there.

Decisions are drawn from games between bots of levels 2 and 3, half of them in mini-games where a game has such. Each is
looked into twice, in worlds of their own: as it is told first, and once it is settled. What was found is kept, a line a
decision, so that the command can be interrupted and asked for more later.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from copy import copy
from itertools import count, cycle, islice
from pathlib import Path
from statistics import fmean, median
from typing import Any, Final, NamedTuple

from engine.bots import BOTS, Budget
from engine.coach.bench import cost_in_many_worlds
from engine.coach.ledger import ASKED_FROM, PROVEN_ERRORS, Claim, Grade, Ledger, Standing
from engine.coach.playouts import Playouts
from engine.core.game import Seat
from engine.core.presentation import Presentation
from engine.core.rng import processor_seconds, random_stream
from engine.games.registry import GAMES, HEURISTICS, presentation_by_key
from engine.match.advice import ASKED_LEAST, does_move_cost_much, is_chance_known
from engine.match.match import Match
from engine.match.next_deal import match_with_next_deal
from engine.match.review import DecisionReview, Review
from engine.match.saves import new_match, new_minigame_match
from engine.match.seats import HUMAN

STRIDE: Final = 5
"""Of the decisions of a game, every so many-th is looked into: neighbours are much alike."""
LEVELS: Final = (2, 3)
"""The levels of the bots, from game to game."""
EXPERT_WORLDS: Final = 100
"""The worlds in which level 4 looks for its own move."""


class Agreement(NamedTuple):
    """What was found out about one decision; shares and chances from 0 to 1."""

    minigame: str
    """The mini-game, "" for a whole game."""
    moves: int
    first_set: int
    """How many moves the first hint names."""
    last_set: int
    """How many it names once all is settled."""
    first_blamed: int
    """How many that the first hint names are graded worse than fine once all is settled."""
    last_blamed: int
    """How many that the last hint names or calls as good are."""
    first_in_other: float
    """The share of two analyses whose first move is in the best set of the other."""
    chance_error: float
    """By how much the first chance that is told differs from the last one."""
    chance_within: bool
    """Whether that is within the error that was told."""
    cost_difference: float
    """The largest difference between what a move costs by the hint that was shown last, and by the review."""
    worlds: int
    seconds: float
    """Of processor time, until the first claims."""
    worst: float
    """What the worst move costs in many worlds (`cost_in_many_worlds`)."""
    worst_error: float
    worst_asked: bool
    """Whether it is asked about."""
    expert_asked: bool | None
    """Whether level 4's own move is; None in a mini-game, whose goal is not its own."""


def add_arguments(agreement: argparse.ArgumentParser) -> None:
    """Add the command's options: the game, how many decisions in all, and the file in which they are kept."""
    agreement.add_argument("--game", choices=sorted(GAMES), required=True)
    agreement.add_argument("--players", type=int, default=3)
    agreement.add_argument("--decisions", type=int, default=200, help="in all (default %(default)s)")
    agreement.add_argument("--kept", type=Path, required=True, help="file of what was found; it goes on from there")


def run_command(asked: argparse.Namespace) -> None:
    """Look into the decisions still missing, keep what is found, and print the figures of all."""
    lines = asked.kept.read_text("utf-8").splitlines() if asked.kept.exists() else []
    found = [Agreement(*json.loads(line)) for line in lines]
    decisions = decisions_of_games(presentation_by_key(asked.game), asked.players)
    with asked.kept.open("a", encoding="utf-8") as kept:
        for review, decision in islice(decisions, len(found), asked.decisions):
            found.append(agreement_of_decision(review, decision))
            kept.write(json.dumps(found[-1]) + "\n")
            kept.flush()
    print(f"{asked.game}, {asked.players} players, {len(found)} decisions\n{figures_of_agreement(found)}")


def decisions_of_games(presentation: Presentation, players: int) -> Iterator[tuple[Review, DecisionReview]]:
    """Yield decisions without end, by turns of whole games and of mini-games."""
    sources = [every_so_many(whole_games(presentation, players), STRIDE)]
    if goals := [key for key, mini in presentation.minigames.items() if not mini.riddle]:
        sources.append(every_so_many(minigames(presentation, goals), 1))
    for source in cycle(sources):
        yield next(source)


def every_so_many(reviews: Iterator[Review], stride: int) -> Iterator[tuple[Review, DecisionReview]]:
    """Yield every `stride`-th decision of these reviews."""
    pairs = ((review, decision) for review in reviews for decision in review.decisions_with_move_made)
    return islice(pairs, stride - 1, None, stride)


def whole_games(presentation: Presentation, players: int) -> Iterator[Review]:
    """Yield reviews of whole games, in which nothing is judged yet."""
    for seed, level in zip(count(1), cycle(LEVELS), strict=False):
        seats = [HUMAN, *[BOTS[2].key] * (players - 1)]
        match = new_match({"game": presentation.game.key, "seed": seed, "players": players, "seats": seats})
        yield played_match(match, 0, level)


def minigames(presentation: Presentation, keys: Sequence[str]) -> Iterator[Review]:
    """Yield reviews of mini-games with a goal, deal by deal, in which nothing is judged yet."""
    matches = {key: new_minigame_match(presentation, key) for key in keys}
    for key, level in zip(cycle(keys), cycle([*LEVELS, *LEVELS[::-1]]), strict=False):
        yield played_match(matches[key], presentation.minigames[key].seat, level)
        matches[key] = match_with_next_deal(matches[key])


def played_match(match: Match, seat: Seat, level: int) -> Review:
    """Let bots of a level play a match to its end, and return the review of a seat."""
    game = match.game
    bot, rng = BOTS[level](game, HEURISTICS[match.game.key]), random_stream(match.start.seed, "agreement")
    while decision := match.decision:
        for each in decision.seats:
            move = bot.choose(game.view(match.state, each), rng, Budget(iterations=8)).move
            match.choose(each, game.format_move(move))
    review = Review(match, seat)
    review.catch_up_with_match()
    return review


def agreement_of_decision(review: Review, decision: DecisionReview) -> Agreement:
    """Look into a decision twice, and say how far it agrees."""
    ledger, other = Ledger(decision.playouts), Ledger(playouts_in_other_worlds(decision.playouts, 1))
    began = processor_seconds()
    for _ in ledger.grow_to_first_worlds():
        pass
    seconds, first = processor_seconds() - began, ledger.claims()
    for _ in (*ledger.grow_until_settled(), *other.grow_until_settled()):
        pass
    last = ledger.claims()
    settled = {claim.move: claim for claim in last}
    worst = last[-1].move
    mini = review.match.minigame
    worst_asked = asks_about(ledger, worst)
    expert_asked = None if mini else asks_about(ledger, expert_move(review, decision))
    cost, error = cost_in_many_worlds(ledger, playouts_in_other_worlds(decision.playouts, 2), worst)
    reviewed = ledger.claims()
    told = PROVEN_ERRORS * first[0].chance_error
    chance_error = abs(first[0].chance - settled[first[0].move].chance)
    return Agreement(
        mini.key if mini else "",
        len(ledger.moves),
        len(named(first)),
        len(named(last)),
        sum(settled[each.move].grade is not Grade.FINE for each in named(first)),
        sum(ledger.claim(each.move).grade is not Grade.FINE for each in last if each.equal),
        fmean([first_move_is_in_set(ledger, other), first_move_is_in_set(other, ledger)]),
        chance_error,
        chance_error <= max(told, 0.005),
        largest_difference(last, reviewed),
        ledger.worlds,
        seconds,
        cost,
        error,
        worst_asked,
        expert_asked,
    )


def named(claims: Sequence[Claim]) -> list[Claim]:
    """Return the moves that a hint names as the best."""
    return [claim for claim in claims if claim.standing in (Standing.BEST, Standing.LEVEL)]


def first_move_is_in_set(one: Ledger, other: Ledger) -> bool:
    """Return whether the best move of one analysis is among those that nothing tells apart in another."""
    return one.claims()[0].move in other.best_set


def largest_difference(shown: Sequence[Claim], reviewed: Sequence[Claim]) -> float:
    """Return the largest difference between the costs of the same move, where figures are told."""
    later = {claim.move: claim for claim in reviewed}
    return max(abs(max(0.0, each.cost) - max(0.0, later[each.move].cost)) for each in shown if is_chance_known(each))


def asks_about(ledger: Ledger, move: Any) -> bool:
    """Return whether a person is asked before this move."""
    for _ in ledger.grow_for_move(move, least_cost=ASKED_LEAST):
        pass
    return does_move_cost_much(ledger.claim(move), ledger.claims()[0])


def expert_move(review: Review, decision: DecisionReview) -> Any:
    """Return the move that level 4 would make in a decision."""
    bot = BOTS[4](review.match.game, HEURISTICS[review.match.game.key])
    rng = random_stream(review.match.start.seed, "expert", decision.turn)
    return bot.choose(decision.playouts.view, rng, Budget(iterations=EXPERT_WORLDS)).move


def playouts_in_other_worlds(playouts: Playouts, number: int) -> Playouts:
    """Return the same playouts in other worlds, with other chance."""
    other = copy(playouts)
    other.names = (*playouts.names, "other", number)
    return other


def figures_of_agreement(found: Sequence[Agreement]) -> str:
    """Return what the decisions looked into say together, a figure a line."""
    costly = [each for each in found if each.worst >= Grade.BLUNDER.value]
    proven = [each for each in found if each.worst - PROVEN_ERRORS * each.worst_error >= ASKED_FROM]
    rows = {
        "named first, median": median(each.first_set for each in found),
        "named last, median": median(each.last_set for each in found),
        "named first, blamed": share(sum(each.first_blamed for each in found), sum(each.first_set for each in found)),
        "named last or as good, blamed": share(
            sum(each.last_blamed for each in found), sum(each.last_set for each in found)
        ),
        "first move in the other's set": share(sum(each.first_in_other for each in found), len(found)),
        "first chance within its error": share(sum(each.chance_within for each in found), len(found)),
        "first chance, mean difference": round(fmean(each.chance_error for each in found), 4),
        "hint shown last and review, largest and mean difference of a cost": (
            round(max(each.cost_difference for each in found), 4),
            round(fmean(each.cost_difference for each in found), 4),
        ),
        "worlds, mean": round(fmean(each.worlds for each in found)),
        "first claims, mean seconds": round(fmean(each.seconds for each in found), 3),
        "worst moves of 10 points or more, asked about": share(sum(each.worst_asked for each in costly), len(costly)),
        "worst moves proven 7 points behind, asked about": share(sum(each.worst_asked for each in proven), len(proven)),
        "level 4's own moves, asked about": share(
            sum(each.expert_asked is True for each in found), sum(each.expert_asked is not None for each in found)
        ),
    }
    return "\n".join(f"{name}: {value}" for name, value in rows.items())


def share(part: float, whole: int) -> str:
    """Return a share as text: "3 of 200 (1.5 %)"."""
    return f"{part:g} of {whole} ({part / whole:.1%})" if whole else "none"
