"""Costly mistakes that players would be drawn to, kept so that reasons are tested on them without a search.

python -m tests.coach.mistakes    find those still missing, in deals between bots of level 2, one in each deal
"""

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.bots import BOTS, Budget
from engine.coach.playouts import Playouts
from engine.coach.reasons_bench import best_move_and_mistake
from engine.core.record import Record, record_from_link, record_to_link
from engine.core.rng import pick_random, random_stream
from engine.games.registry import GAMES, HEURISTICS
from tests.coach.decisions import seats

FILE: Final = Path(__file__).with_name("stored") / "mistakes.json"
COUNT: Final = 12
"""How many are kept of each game."""


class Mistake(NamedTuple):
    """A decision, as the link of the record before it and its seat, with the best move and the mistake."""

    link: str
    seat: int
    best: str
    made: str

    @property
    def record(self) -> Record:
        """The record of the game before the decision."""
        return record_from_link(self.link, GAMES)

    @property
    def view(self) -> Any:
        """What the seat could see before it decided."""
        game = GAMES[self.record.game]
        return game.view(self.record.replay(game), self.seat)


def kept_mistakes() -> dict[str, list[Mistake]]:
    """Return those that are kept, by game."""
    return {key: [Mistake(*each) for each in kept] for key, kept in json.loads(FILE.read_text("utf-8")).items()}


def decisions(key: str, seed: int) -> Iterator[tuple[Record, int, Any]]:
    """Yield record, seat and view of each decision with a choice in a game between bots of level 2."""
    game, rng = GAMES[key], random_stream(seed, "mistakes")
    bot, record = BOTS[2](game, HEURISTICS[key]), Record(key, GAMES[key].version, seats(key), seed)
    state = record.begin(game)
    while decision := game.decision(state):
        views = [game.view(state, seat) for seat in decision.seats]
        moves = [bot.choose(view, rng, Budget(iterations=1)).move for view in views]
        for seat, view in zip(decision.seats, views, strict=True):
            if len(game.legal_moves(state, seat)) > 1:
                yield record, seat, view
        game.apply_moves(state, moves)
        made = tuple(zip(decision.seats, map(game.format_move, moves), strict=True))
        record = Record(key, record.version, record.players, seed, moves=(*record.moves, *made))


def mistake_in_deal(key: str, seed: int) -> Mistake | None:
    """Return a mistake that one could make in a decision of a deal, drawn at random; None if that one has none."""
    made = [*decisions(key, seed)]
    record, seat, view = pick_random(random_stream(seed, "decision"), made)
    pair = best_move_and_mistake(Playouts(GAMES[key], HEURISTICS[key], view, seed, "mistakes"))
    if not pair:
        return None
    best, mistake = map(GAMES[key].format_move, pair[:2])
    return Mistake(record_to_link(record, GAMES[key]), seat, best, mistake)


def main() -> None:
    """Find the mistakes that are missing and keep them, one after another."""
    kept = kept_mistakes() if FILE.exists() else {}
    for key in GAMES:
        own = kept.setdefault(key, [])
        seeds = count(own[-1].record.seed + 1 if own else 1)
        while len(own) < COUNT:
            if found := mistake_in_deal(key, next(seeds)):
                own.append(found)
                FILE.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
