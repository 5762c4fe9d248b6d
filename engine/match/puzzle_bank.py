"""`python -m engine moves`: moments of bots' games in which one move is clearly the best, to be found by readers.

A move is certified by the ledger, which speaks of moves everywhere else in the book: those within two points of the
best one count as found, and all others are five points and four standard errors behind, and again so in worlds of
another seed. The bank is data; what is told of a move is what was counted when it was made.
"""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import count, islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.bots import BOTS, Budget
from engine.coach.contrast import play_out_and_contrast_moves
from engine.coach.facts import CommonWay, Fact, facts_of_decision
from engine.coach.foils import sensible_foil
from engine.coach.ledger import EQUAL_WITHIN, Claim, Ledger, is_time_to_look
from engine.coach.playouts import Playouts
from engine.core.game import Position, Seat
from engine.core.presentation import Presentation
from engine.core.rng import Random, random_stream
from engine.games.registry import HEURISTICS, PRESENTATIONS, presentation_by_key
from engine.match.course import Unproven

LEVEL: Final = 2
"""The level of the bots that play the games."""
OPENING: Final = 0.5
"""The part of a game's rounds, or of each stage's, that is early. Moves differ less there; it is looked into apart."""
ENDING: Final = 0.85
"""The part after which moves are looked into first: they differ most, and are soon played out."""
LOOKS: Final = 12
"""Into so many decisions of a game, or of its early part, it is looked at most."""
MOST_LATE: Final = 60
"""A bank has no more late puzzles, lest they drown the early ones."""
MOST_EARLY: Final = 30
"""A bank has no more early puzzles."""
GLANCE: Final = 8
"""In so few worlds it is seen whether a moment is worth looking into."""
A_GAME: Final = 3
"""A game has no more puzzles."""
LEAST_GAP: Final = 0.05
"""In chances of victory: by so much each other move is behind the best one."""
LEAST_ERRORS: Final = 4.0
"""In standard errors of that difference: by so many, too."""
LEAST_REASON: Final = 0.5
"""A first reason that is but one of many small ones explains so much of the gain at least, 0 to 1."""
LEAST_MOVES: Final = 3
"""The fewest moves to choose from."""
MOST_FOUND: Final = 3
"""The most moves that count as found."""
UNLIKELY: Final = 1.5
"""In standard errors: it is given up where a move's cost would have to be wrong by more, to be certified in the end."""
MEETING_LEVELS: Final = (1, 2, 3)
"""The levels of the bots that are asked for a move, to tell how hard it is to find."""
MEETINGS: Final = 4
"""How often each of them is asked."""


class Judged(NamedTuple):
    """A move to choose, and what the ledger claims of it, in chances of victory (0 to 1)."""

    move: str
    cost: float
    """0 for a move that counts as found."""
    error: float
    """The standard error of the cost."""


class Puzzle(NamedTuple):
    """A moment in which a move is to be found, as data."""

    players: int
    seed: int
    turn: int
    """The number of the decision in its game, from 0."""
    seat: Seat
    position: Position
    moves: tuple[Judged, ...]
    """The moves to choose from, in the order of the rules."""
    best: str
    chance: float
    """The chance of victory after the best move, 0 to 1."""
    foil: str
    """The move that the best one is contrasted with: one that a sensible player would weigh."""
    facts: tuple[Fact, ...]
    """What sets the two apart."""
    missed: float
    """How often bots of the levels 1 to 3 did not find it, 0 to 1."""
    progress: float
    """Which part of the rounds of its game, or of its stage, it is the end of, 0 to 1."""

    @property
    def is_early(self) -> bool:
        """Whether it is of the first part of a game, or of a stage."""
        return self.progress <= OPENING

    @property
    def key(self) -> str:
        """The puzzle's name, which stays when others come and go."""
        return f"{self.players}-{self.seed}-{self.turn}"

    @property
    def found(self) -> tuple[str, ...]:
        """The moves that count as found."""
        return tuple(each.move for each in self.moves if not each.cost)


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of a game, as one seat sees it."""

    presentation: Presentation
    players: int
    seed: int
    turn: int
    seat: Seat
    position: Position
    progress: float = 1.0
    """See `Puzzle.progress`; whoever judges a puzzle anew need not know it."""

    @property
    def state(self) -> Any:
        """The state, begun from the position anew: so it has nothing that a page could not rebuild."""
        return self.presentation.game.begin(self.players, self.seed, position=self.position)

    def playouts(self, name: str) -> Playouts:
        """Return playouts of the moves, in the worlds of this name."""
        game = self.presentation.game
        view = game.view(self.state, self.seat)
        return Playouts(game, HEURISTICS[game.key], view, self.seed, "moves", name, self.turn)


def moments_of_game(presentation: Presentation, players: int, seed: int, *, early: bool = False) -> list[Moment]:
    """Return moments of a game between bots in which a seat has a choice, those to look into first at the front.

    They are late ones, or early ones: of those, moments of the last stages come first, since they weigh most.
    """
    rng = random_stream(seed, "moves")
    found = every_moment_of_game(presentation, players, seed, rng)
    rng.shuffle(found)
    if early:
        stages = [(presentation.telling.stage(each.presentation.game.view(each.state, None)) or 0) for each in found]
        by_stage = sorted(zip(stages, found, strict=True), key=lambda each: -each[0])
        return [moment for _, moment in by_stage if moment.progress <= OPENING][:LOOKS]
    late = [moment for moment in found if moment.progress > OPENING]
    return sorted(late, key=lambda moment: moment.progress < ENDING)[:LOOKS]


def every_moment_of_game(presentation: Presentation, players: int, seed: int, rng: Random) -> list[Moment]:
    """Return all moments of a game between bots in which a seat has a choice, in their order."""
    game = presentation.game
    bot = BOTS[LEVEL](game, HEURISTICS[game.key])
    state, turn, found = game.begin(players, seed), 0, list[tuple[int, Moment]]()
    while decision := game.decision(state):
        position, number = game.position(state), presentation.telling.heading_number(game.view(state, None))
        for seat in decision.seats:
            if len(game.legal_moves(state, seat)) >= LEAST_MOVES:
                found.append((number, Moment(presentation, players, seed, turn, seat, position)))
        moves = [bot.choose(game.view(state, each), rng, Budget(iterations=1)).move for each in decision.seats]
        game.apply_moves(state, moves)
        turn += 1
    rounds = max(number for number, _ in found)
    return [replace(moment, progress=round(number / rounds, 2)) for number, moment in found]


def puzzles_of_game(presentation: Presentation, players: int, seed: int, *, early: bool = False) -> Iterator[Puzzle]:
    """Yield the puzzles of a game, late or early: at most A_GAME, of different decisions, with different best moves."""
    turns, best = set[int](), set[str]()
    for moment in moments_of_game(presentation, players, seed, early=early):
        if len(turns) < A_GAME and moment.turn not in turns:
            puzzle = puzzle_at_moment(moment)
            if puzzle and puzzle.best not in best:
                turns.add(moment.turn)
                best.add(puzzle.best)
                yield puzzle


def puzzle_at_moment(moment: Moment) -> Puzzle | None:
    """Return the puzzle of a moment; None if no move is certified there, or nothing can be said why."""
    game, outcomes = moment.presentation.game, moment.presentation.outcomes
    claims = certified_claims(moment.playouts("first")) if seems_promising(moment) else None
    if not claims or not is_certified_again(moment, found_moves(claims)):
        return None
    playouts, found = moment.playouts("reason"), found_moves(claims)
    behind = [claim.move for claim in claims if claim.move not in found]
    foil = sensible_foil(playouts, [claim.move for claim in claims], behind)
    *_, contrast = play_out_and_contrast_moves(playouts, outcomes, found[0], foil)
    decision, pair = game.decision(moment.state), [game.format_move(move) for move in (found[0], foil)]
    if not contrast or not decision:
        return None
    facts = facts_of_decision(outcomes, contrast.facts, decision.kind, pair, playouts.view)
    if not facts or facts[0].share < LEAST_REASON:
        return None
    judged = {claim.move: judged_move(moment, claim, claim.move in found) for claim in claims}
    return Puzzle(
        moment.players,
        moment.seed,
        moment.turn,
        moment.seat,
        moment.position,
        tuple(judged[move] for move in game.legal_moves(moment.state, moment.seat) if move in judged),
        game.format_move(claims[0].move),
        round(claims[0].chance, 3),
        game.format_move(foil),
        contrast.facts,
        share_of_bots_that_miss(moment, found),
        moment.progress,
    )


def seems_promising(moment: Moment) -> bool:
    """Return whether a move may be certified at a moment, by a glance at what the moves lead to."""
    ledger = Ledger(moment.playouts("first"))
    if ledger.certain_share is not None or len(ledger.moves) < LEAST_MOVES:
        return False
    while ledger.worlds < min(GLANCE, ledger.most):
        ledger.try_contenders_in_next_world()
    return is_promising(ledger)


def judged_move(moment: Moment, claim: Claim, found: bool) -> Judged:
    """Return a claim as it is kept."""
    text = moment.presentation.game.format_move(claim.move)
    return Judged(text, 0.0 if found else round(claim.cost, 3), round(claim.error, 3))


def share_of_bots_that_miss(moment: Moment, found: Sequence[Any]) -> float:
    """Return how often bots of MEETING_LEVELS do not find a move, 0 to 1."""
    game, view = moment.presentation.game, moment.playouts("first").view
    bots = [BOTS[level](game, HEURISTICS[game.key]) for level in MEETING_LEVELS]
    budget = Budget(iterations=HEURISTICS[game.key].near_worlds)
    chosen = [
        bot.choose(view, random_stream(moment.seed, "met", moment.turn, bot.level, each), budget).move
        for bot in bots
        for each in range(MEETINGS)
    ]
    return round(sum(move not in found for move in chosen) / len(chosen), 2)


def certified_claims(playouts: Playouts) -> Sequence[Claim] | None:
    """Return what is claimed of all moves, the best first, if one is to be found; else None.

    It is given up as soon as that is unlikely, or where the result is certain already.
    """
    ledger = Ledger(playouts)
    if ledger.certain_share is not None or len(ledger.moves) < LEAST_MOVES:
        return None
    while ledger.worlds < ledger.most:
        ledger.try_contenders_in_next_world()
        if is_time_to_look(2 * ledger.worlds) or ledger.worlds == ledger.most:
            if not is_promising(ledger):
                return None
            try_moves_left_out(ledger)
            if ledger.may_be_told and is_certified(ledger.claims()):
                return ledger.claims()
    return None


def try_moves_left_out(ledger: Ledger) -> None:
    """Try the moves that the ledger has left out until each is surely far behind, or tried in as many worlds."""
    for at in range(len(ledger.moves)):
        while len(ledger.chances[at]) < ledger.worlds and not (
            len(ledger.chances[at]) >= ledger.first and is_behind(ledger.claim_of_index(at))
        ):
            ledger.try_move_in_next_world(at)


def is_promising(ledger: Ledger) -> bool:
    """Return whether a move may still be certified, by what has been seen of each."""
    found = others = 0
    for at in range(len(ledger.moves)):
        cost, error = ledger.cost_and_error(at)
        in_the_end = error * (len(ledger.chances[at]) / ledger.most) ** 0.5
        may_be_found = cost - UNLIKELY * error <= EQUAL_WITHIN
        may_be_behind = cost + UNLIKELY * error >= max(LEAST_GAP, LEAST_ERRORS * in_the_end)
        if not may_be_found and not may_be_behind:
            return False
        found, others = found + (not may_be_behind), others + may_be_behind
    return found <= MOST_FOUND and others >= len(ledger.moves) / 2


def is_certified(claims: Sequence[Claim]) -> bool:
    """Return whether these claims tell a few moves from all others, which are at least as many."""
    found = found_moves(claims)
    others = [claim for claim in claims if claim.move not in found]
    return len(found) <= min(MOST_FOUND, len(others)) and all(map(is_behind, others))


def is_behind(claim: Claim) -> bool:
    """Return whether a move is surely and far behind the best one."""
    return claim.cost >= max(LEAST_GAP, LEAST_ERRORS * claim.error)


def is_certified_again(moment: Moment, found: Sequence[Any]) -> bool:
    """Return whether the same moves are found in other worlds; there are none where all were tried."""
    playouts = moment.playouts("again")
    if playouts.world_count:
        return True
    claims = certified_claims(playouts)
    return claims is not None and {*found_moves(claims)} == {*found}


def certify_anew(presentation: Presentation, puzzle: Puzzle) -> None:
    """Judge a puzzle of a bank again; raise Unproven unless the ledger finds the same moves."""
    moment = Moment(presentation, puzzle.players, puzzle.seed, puzzle.turn, puzzle.seat, puzzle.position)
    claims = certified_claims(moment.playouts("first")) or ()
    found = [presentation.game.format_move(move) for move in found_moves(claims)]
    if {*found} != {*puzzle.found} or found[0] != puzzle.best:
        raise Unproven(f"{presentation.game.key}: moves are to be found anew, {puzzle.key} is no longer certain")


def quickest(puzzles: Sequence[Puzzle]) -> Puzzle:
    """Return a puzzle that is soon judged."""
    return min(puzzles, key=lambda each: (len(each.moves), each.seed, each.turn))


def found_moves(claims: Sequence[Claim]) -> list[Any]:
    """Return the moves that count as found: the best one, which comes first, and those as good."""
    return [claim.move for claim in claims if claim.cost <= EQUAL_WITHIN]


def puzzle_as_json(puzzle: Puzzle) -> str:
    """Return a puzzle as a line of a bank."""
    told = {**puzzle._asdict(), "facts": [asdict(fact) for fact in puzzle.facts]}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def puzzle_from_json(kept: Mapping[str, Any]) -> Puzzle:
    """Return a puzzle as a bank has it."""
    moves = tuple(Judged(*each) for each in kept["moves"])
    return Puzzle(**{**kept, "moves": moves, "facts": tuple(map(fact_from_json, kept["facts"]))})


def fact_from_json(kept: Mapping[str, Any]) -> Fact:
    """Return a fact as a bank has it."""
    way = kept["way"] and CommonWay(**{**kept["way"], "about": particulars_from_json(kept["way"]["about"])})
    return Fact(**{**kept, "about": particulars_from_json(kept["about"]), "way": way})


def particulars_from_json(kept: Sequence[Sequence[Any]]) -> tuple[tuple[Any, ...], ...]:
    """Return what a fact is about as a bank has it; a value may be a list there, that of several seats."""
    return tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in kept)


def read_puzzles(path: Path) -> list[Puzzle]:
    """Return the puzzles of a bank."""
    return [puzzle_from_json(each) for each in json.loads(path.read_text("utf-8"))]


def write_puzzles(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write the puzzles of a bank, a line each."""
    path.write_text("[\n" + ",\n".join(map(puzzle_as_json, puzzles)) + "\n]\n", "utf-8")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--game", choices=PRESENTATIONS, required=True, help="the game whose moves are to be found")
    parser.add_argument("--games", type=int, default=60, help="games between bots in all (default %(default)s)")
    parser.add_argument("--early", action="store_true", help="look into the first half of each game, or of its stages")
    parser.add_argument("--kept", type=Path, required=True, help="file of what was found, a line a game; it goes on")
    parser.add_argument("--json", type=Path, help="the bank, written anew from what was found; its other half stays")


def run_command(asked: argparse.Namespace) -> None:
    """Look into the games still missing, keep what is found, and write the bank."""
    presentation = presentation_by_key(asked.game)
    lines = asked.kept.read_text("utf-8").splitlines() if asked.kept.exists() else []
    counts = presentation.game.player_counts
    with asked.kept.open("a", encoding="utf-8") as kept:
        for seed in islice(count(), len(lines), asked.games):
            found = puzzles_of_game(presentation, counts[seed % len(counts)], seed, early=asked.early)
            lines.append(f"[{','.join(map(puzzle_as_json, found))}]")
            kept.write(lines[-1] + "\n")
            kept.flush()
    made = [each for line in lines for each in map(puzzle_from_json, json.loads(line))]
    print(f"{asked.game}: {len(made)} moves to be found in {len(lines)} games")
    if asked.json:
        there = read_puzzles(asked.json) if asked.json.exists() else []
        write_puzzles(asked.json, puzzles_of_bank([*made, *(each for each in there if each.is_early != asked.early)]))


def puzzles_of_bank(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return the puzzles that a bank holds of these: early ones and late ones, each from the easy to the hard ones."""
    ordered = sorted(puzzles, key=order_of_puzzle)
    early, late = ([each for each in ordered if each.is_early is part] for part in (True, False))
    return sorted([*spread(early, MOST_EARLY), *spread(late, MOST_LATE)], key=order_of_puzzle)


def spread(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """Return so many of the puzzles at most, the first and the last one and some between."""
    kept = min(most, len(puzzles))
    return [puzzles[at * (len(puzzles) - 1) // max(kept - 1, 1)] for at in range(kept)]


def order_of_puzzle(puzzle: Puzzle) -> tuple[float, int, int]:
    """Return by what a bank is sorted: the hard ones come later."""
    return puzzle.missed, puzzle.seed, puzzle.turn
