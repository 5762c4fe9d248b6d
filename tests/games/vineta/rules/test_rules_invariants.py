"""Invariants of random games of Vineta, which a second implementation plays along."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import EventLog
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.state import State
from tests.conformance.walks import refusal_of
from tests.games.vineta.cities import DECK, DRAWN, NAMES
from tests.games.vineta.referee import LETTERS, Referee, touch

CALM = ("hope", "rescue", "panic", "relocation", "quarantine", "calm", "wind", "more", "authority", "less")
"""Cards that calm players choose first."""


@dataclass
class Game:
    """A random game under way: each step is a state, and the events that led to it since the last one."""

    state: State
    rng: Random
    calm: bool = False
    moves: list[tuple[int, str]] = field(default_factory=list)
    """What was done last."""

    def __iter__(self) -> Iterator[EventLog]:
        """Yield the events of each step, the first one without any; the moves of hidden decisions go together."""
        yield EventLog()
        while decision := GAME.decision(self.state):
            self.moves, events = [], EventLog()
            for seat in decision.seats:
                move = self.choose(decision.kind, GAME.legal_moves(self.state, seat))
                self.moves.append((seat, move))
                GAME.play(self.state, seat, move, events)
            yield events

    def choose(self, kind: str, legal: Any) -> str:
        """Return any legal move; calm players keep their floods as long as they can."""
        preferred = [move for move in legal if move in CALM] if self.calm and kind == "card" else []
        return str(self.rng.choice(preferred or legal))

    @property
    def position(self) -> dict[str, Any]:
        """The state as data."""
        return GAME.position(self.state)

    def to_the_end(self) -> EventLog:
        """Play to the end; return all events."""
        return EventLog(event for events in self for event in events)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Draw a random game, some of them late in a turn that will not end."""
    players, seed = draw(st.integers(2, 6)), draw(st.integers(0, 2**32 - 1))
    options = {"houses": draw(st.sampled_from(("placed", "drawn")))}
    position = draw(st.sampled_from((None, None, {"round": 28}, {"round": 28, "sunk": ["G1", "Y1"]})))
    state = GAME.begin(players, seed, options, position)
    return Game(state, Random(seed), draw(st.booleans()))


def snapshot(position: dict[str, Any]) -> dict[str, Any]:
    """Return what a referee knows as well."""
    rows = {row["district"]: (row["chip"], row["floods"], row["authority"]) for row in position["series"]}
    return {
        "houses": {name: sorted(houses) for name, houses in position["houses"].items()},
        "taken": [len(houses) for houses in position["taken"]],
        "cards": [[sorted(cards) for cards in position[key]] for key in ("hands", "discards")],
        "piles": position["piles"],
        "rows": (list(rows), rows),
        "rest": [position[key] for key in ("sunk", "round", "extra", "quarantined")],
        "start": position["start"] if len(position["sunk"]) < 8 else None,
    }


def second_sight(referee: Referee) -> dict[str, Any]:
    """Return the same of a referee."""
    rows = {name: (row["chip"], row["cards"], row["sway"]) for name, row in referee.rows.items()}
    return {
        "houses": {name: sorted(houses) for name, houses in referee.city.items() if houses},
        "taken": [len(houses) for houses in referee.taken],
        "cards": [[sorted(cards) for cards in piles] for piles in (referee.hands, referee.used)],
        "piles": referee.piles,
        "rows": (list(rows), rows),
        "rest": [referee.sunk, referee.rounds, referee.extra, [name for name in NAMES if name in referee.shut]],
        "start": referee.first if len(referee.sunk) < 8 else None,
    }


@settings(max_examples=40)
@given(game=games())
def test_a_second_referee_agrees_on_all_that_happens(game: Game) -> None:
    """Who owes what, what is legal, what lies where after each move, and who wins."""
    referee = Referee(game.state.players, game.position)
    for _ in game:
        for seat, move in game.moves:
            referee.play(seat, move)
        position = game.position
        for seat in [*referee.to_shuffle]:
            referee.shuffle(seat, position["hands"][seat], position["piles"][seat])
        assert second_sight(referee) == snapshot(position)
        decision = GAME.decision(game.state)
        assert referee.owes() == ((decision.kind, decision.seats) if decision else ("over", ()))
        for seat in decision.seats if decision else ():
            assert {*GAME.legal_moves(game.state, seat)} == referee.legal(seat)
    result = GAME.result(game.state)
    assert result is not None
    assert (result.scores, result.winners) == (tuple(points for points, _ in referee.totals()), referee.winners())


# Invariants


def standing(position: dict[str, Any]) -> Counter[str]:
    """Return all houses that are in the city, in reserve or taken."""
    return Counter("".join([*position["houses"].values(), position["reserve"], *position["taken"]]))


@settings(max_examples=25)
@given(game=games())
def test_houses_are_conserved(game: Game) -> None:
    """On the board, in reserve or taken; or out of the game, where nobody's flood sank their district (V3)."""
    colours = max(game.state.players + 1, 4)
    lost = 0
    for events in game:
        lost += sum(event.count for event in events if isinstance(event, e.HousesLost))
        position = game.position
        count = standing(position)
        assert count.total() == 7 * colours - lost
        assert lost or count == Counter(dict.fromkeys(LETTERS[:colours], 7))
        assert not set(position["houses"]) & set(position["sunk"])


def cards_of(position: dict[str, Any], seat: int) -> Counter[str]:
    """Return all cards of a seat, wherever they lie."""
    found = Counter(card for key in ("hands", "piles", "discards") for card in position[key][seat])
    found.update([position["chosen"][seat]] if position["chosen"][seat] else [])
    laid = [text for row in position["series"] for text in row["floods"]] + position["extra"]
    laid += [f"{text[0]}:authority" for row in position["series"] for text in row["authority"]]
    found.update(text[2:] for text in laid if text.startswith(f"{seat}:"))
    return found


@settings(max_examples=25)
@given(game=games())
def test_cards_are_conserved_by_owner_and_nobody_is_ever_without_one(game: Game) -> None:
    for _ in game:
        position = game.position
        for seat in range(game.state.players):
            assert cards_of(position, seat) == DECK
            if not any(position["chosen"]) and not position["acting"]:
                assert 1 <= len(position["hands"][seat]) <= 7
                assert len(position["hands"][seat]) == 7 or not position["piles"][seat]


@settings(max_examples=25)
@given(game=games())
def test_only_coastal_or_already_threatened_districts_are_threatened(game: Game) -> None:
    """And each seat has at most one god chip out, on a district that has not sunk, with a flood card by it."""
    before = set[str]()
    for _ in game:
        position = game.position
        sunk, rows = position["sunk"], position["series"]
        threatened = {row["district"] for row in rows}
        for name in threatened - before:
            assert name[0] == "G" or any(touch(name, gone) for gone in sunk)
        assert not threatened & set(sunk)
        assert len({row["chip"] for row in rows}) == len(threatened) == len(rows)
        assert all(row["floods"] for row in rows)
        before = threatened


@settings(max_examples=40)
@given(game=games())
def test_nothing_leaves_a_quarantined_district(game: Game) -> None:
    before = game.position
    for events in game:
        after = game.position
        sinks = any(isinstance(event, e.DistrictSunk) for event in events)
        for name in before["quarantined"]:
            assert sinks or not Counter(before["houses"].get(name, "")) - Counter(after["houses"].get(name, ""))
            assert sinks or name in after["quarantined"]
        assert not sinks or after["quarantined"] == []
        before = after


@settings(max_examples=40)
@given(game=games())
def test_a_turn_always_ends_and_eight_of_them_end_the_game(game: Game) -> None:
    """Thirty rounds a turn at most, each of as many cards as there are seats; eight districts sink, one is left."""
    sunk, moves = len(game.state.sunk), list[int]()
    gone = sunk
    events = EventLog()
    for step in game:
        events += step
        gone += sum(isinstance(event, e.DistrictSunk) for event in step)
        moves.append(len(game.moves))
        assert game.state.round <= 30
        assert len(game.state.sunk) == gone
    turns = [event.turn for event in events if isinstance(event, e.TurnCleared)]
    assert turns == list(range(sunk + 1, 9))
    assert len(game.state.sunk) == len({*game.state.sunk}) == 8
    assert len([event for event in events if isinstance(event, e.LastDistrict)]) == 1
    assert isinstance(events[-1], e.GameWon | e.VictoryShared)


@settings(max_examples=25)
@given(game=games())
def test_every_series_compared_and_every_house_shared_adds_up(game: Game) -> None:
    """The events, checked against what lay there one step before, with what was added in between."""
    for events in game:
        for logged, after in pairwise(events):
            if isinstance(logged, e.SeriesCompared) and isinstance(after, e.DistrictSunk):
                worths = [worth for _, worth in logged.series]
                assert logged.series[0] == (after.district, after.worth)
                assert worths == sorted(worths, reverse=True)
                assert worths.count(after.worth) == 1
            if isinstance(logged, e.SeriesCompared) and isinstance(after, e.RoundAdded):
                assert after.districts == tuple(name for name, worth in logged.series if worth == logged.series[0][1])
            if isinstance(logged, e.DistrictSunk) and isinstance(after, e.HousesShared):
                counts = [sum(taker == seat for taker in after.takers) for seat in range(game.state.players)]
                assert len(after.takers) == logged.houses
                assert counts == [count or 0 for count in after.counts]


# What is legal, and what is not


def all_texts() -> list[str]:
    """Return every text of every shape, and some that mean nothing."""
    return [
        *(f"{name}{way}" for name in NAMES for way in ("", "+7", "-7")),
        *DECK,
        *(f"{colour}:{name}" for colour in LETTERS for name in NAMES),
        *(f"{colour}:{one}>{other}" for colour in LETTERS for one in NAMES for other in NAMES),
        *(f"{one}={other}" for one in NAMES for other in NAMES),
        *(f"{name}.{place}" for name in NAMES for place in (1, 2, 3, 4, 12)),
        *(f"{one}.{place}>{other}" for one in NAMES for place in (1, 2, 3, 4, 12) for other in NAMES),
    ]


READABLE = {GAME.parse_move(text) for text in all_texts() if not refusal_of(partial(GAME.parse_move, text))}
"""The moves of all these texts."""
KNOWN = {*GAME.refusals, "not_now"}


@settings(max_examples=4)
@given(game=games(), chance=st.randoms(use_true_random=False))
def test_what_is_legal_is_just_what_verify_lets_through(game: Game, chance: Random) -> None:
    """At some decisions, of all texts that note a move; what is refused is refused with a reason that is known."""
    for _ in game:
        decision = GAME.decision(game.state)
        if decision and chance.random() < 0.025:
            seat = chance.choice(decision.seats)
            legal = list(GAME.legal_moves(game.state, seat))
            assert len(legal) == len({*legal})
            moves = READABLE.union(legal)
            assert {move for move in moves if not reason(game.state, seat, move)} == {*legal}


def reason(state: State, seat: int, move: str) -> str:
    """Return the code of a refusal, "" where the move is accepted."""
    refusal = refusal_of(lambda: GAME.verify_move(state, seat, move))
    assert refusal is None or refusal.code in KNOWN
    return refusal.code if refusal else ""


@settings(max_examples=25)
@given(game=games(), chance=st.randoms(use_true_random=False))
def test_positions_and_clones_are_whole_at_any_decision(game: Game, chance: Random) -> None:
    """Looked at in some of them; in which ones, chance decides anew in each game."""
    options = asdict(game.state.options)
    for _ in game:
        if chance.random() > 0.12:
            continue
        again = GAME.begin(game.state.players, game.state.seed, options, game.position)
        assert again == game.state == game.state.clone()
        assert repr(again) == repr(game.state)


def test_random_games_show_everything_that_can_happen() -> None:
    """Otherwise the invariants above might hold for want of cases."""
    seen = Counter[tuple[str, str]]()
    for seed in range(160):
        position = ({"round": 28}, None, {"round": 29, "sunk": ["G1", "Y1", "G2"]}, None)[seed % 4]
        log = EventLog()
        state = GAME.begin(2 + seed % 5, seed, DRAWN if seed % 3 else {}, position, log)
        log += Game(state, Random(seed), seed % 8 > 3).to_the_end()
        seen.update((type(event).__name__, event.sentence_variant) for event in log)
    names = {name for name, _ in seen}
    assert [kind.__name__ for kind in GAME.events if kind.__name__ not in names] == []


@pytest.mark.parametrize("seed", range(6))
def test_the_same_seed_and_moves_are_the_same_game(seed: int) -> None:
    games = [Game(GAME.begin(2 + seed % 5, seed), Random(seed)) for _ in range(2)]
    assert games[0].to_the_end() == games[1].to_the_end()
    assert games[0].state == games[1].state
