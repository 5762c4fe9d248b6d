"""What holds all through any game of Drunter & Drüber, by random games on the real board and on small ones."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import EventLog
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import BOARD
from engine.games.drunter_drueber.rules.building import PLACEMENTS, pawns_blocked_by
from engine.games.drunter_drueber.rules.components import PAWNS, STOCK, TILES
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.voting_cards import cards_of_bits
from tests.games.drunter_drueber.referee import KIND_OF, Referee, Square, square_of, vowels, winners
from tests.games.drunter_drueber.towns import ALL

TOWN = """
W! .  K3 .  ## .  R!
.  ## .  S1 .  K1 .
J2 .  .  .  .  .  G4
.  B5 .  ## .  T3 .
.  .  S2 .  .  .  K2
F! .  .  G3 .  ## W!
"""
"""A small town, where paths are soon in each other's way."""
ALL_TILES = Counter({TILES[3 * kind + at]: count for kind, row in enumerate(STOCK) for at, count in enumerate(row)})


@dataclass
class SlotState:
    """A state of a random game at a decision or at the end, and what happened on the way there."""

    state: State
    events: EventLog

    @property
    def referee(self) -> Referee:
        """The independent rules, in this position."""
        name = self.state.board.square_name
        tiles = [
            (KIND_OF[PAWNS[laid.placement.pawn]], [square_of(name(square)) for square in laid.squares])
            for laid in self.state.laid
        ]
        return Referee(self.state.board.text, tiles, self.state.options.bridges == "several")

    @property
    def pawns(self) -> dict[str, Square]:
        """The squares of the pawns that are left, by name."""
        squares = zip(PAWNS, self.state.pawns, strict=True)
        return {pawn: square_of(self.state.board.square_name(square)) for pawn, square in squares if square}

    def hand(self, seat: int) -> dict[str, int]:
        """Return the tiles of a seat by type."""
        return dict(zip(TILES, self.state.tiles[seat], strict=True))


@st.composite
def games(draw: st.DrawFn) -> Iterator[SlotState]:
    """Draw a random game, as an iterator over its moments, the end included."""
    players, seed = draw(st.integers(2, 4)), draw(st.integers(0, 2**32 - 1))
    options = {option.key: draw(st.sampled_from(option.choices)) for option in GAME.options}
    board = draw(st.sampled_from((BOARD.text, TOWN, TOWN)))
    stingy = draw(st.booleans())
    return moments(GAME.begin(players, seed, options, {"deal": True, "board": board}), Random(seed), stingy)


def moments(state: State, rng: Random, stingy: bool) -> Iterator[SlotState]:
    """Yield each moment of a random game; the stingy lay a single voting card, so that votes last longer."""
    events = EventLog()
    yield SlotState(state, events)
    while decision := GAME.decision(state):
        for seat in decision.seats:
            legal = GAME.legal_moves(state, seat)
            if stingy and decision.kind == "vote":
                legal = tuple(move for move in legal if "+" not in move)
            GAME.play(state, seat, rng.choice(legal), events)
        yield SlotState(state, events)


def to_the_end(game: Iterator[SlotState]) -> SlotState:
    """Return the last moment of a game."""
    *_, last = game
    return last


@settings(max_examples=40)
@given(game=games())
def test_no_two_tiles_overlap_and_none_lies_on_a_corner_or_off_the_board(game: Iterator[SlotState]) -> None:
    referee = to_the_end(game).referee
    squares = [square for _, tile in referee.tiles for square in tile]
    assert len(squares) == len({*squares})
    assert all(referee.printed(square) and not referee.printed(square).endswith("!") for square in squares)


@settings(max_examples=25)
@given(game=games())
def test_every_tile_goes_on_from_its_own_kinds_pawn_straight_ahead_or_under_bridges(game: Iterator[SlotState]) -> None:
    last = to_the_end(game)
    full = last.referee
    pawns = {
        pawn: square_of(last.state.board.square_name(at))
        for pawn, at in zip(PAWNS, last.state.board.pawns, strict=True)
    }
    for number, laid in enumerate(last.state.laid):
        before = Referee(full.board, full.tiles[:number], full.several)
        pawn, way = PAWNS[laid.placement.pawn], "nesw"[laid.placement.direction]
        assert full.tiles[number] == (KIND_OF[pawn], before.squares(pawns[pawn], laid.placement.length, way))
        pawns[pawn] = full.tiles[number][1][-1]
    assert {pawn: pawns[pawn] for pawn in last.pawns} == last.pawns, "pawns stand on free ends"


@settings(max_examples=20)
@given(game=games())
def test_legal_placements_are_those_that_a_referee_finds(game: Iterator[SlotState]) -> None:
    for moment in game:
        decision = GAME.decision(moment.state)
        if decision and decision.kind == "place":
            for seat in range(moment.state.players):
                found = moment.referee.placements(moment.pawns, moment.hand(seat))
                assert {*GAME.moves_for_seat(moment.state, seat)} == {*found}


@settings(max_examples=20)
@given(game=games())
def test_a_pawn_stays_while_it_has_room_and_no_longer(game: Iterator[SlotState]) -> None:
    gone: set[str] = set()
    for moment in game:
        assert all(moment.referee.room(square) for square in moment.pawns.values())
        assert not gone & {*moment.pawns}, "for good"
        gone = {*PAWNS} - {*moment.pawns}
    for laid in reversed(moment.state.laid):
        pawn = PAWNS[laid.placement.pawn]
        if pawn in gone:
            gone.remove(pawn)
            assert not moment.referee.room(square_of(moment.state.board.square_name(laid.squares[-1])))


@settings(max_examples=10)
@given(game=games())
def test_what_a_placement_would_block_is_what_it_removes(game: Iterator[SlotState]) -> None:
    """Told before it is made; a tile that is voted on removes nothing yet."""
    for moment in game:
        decision, turn, before = GAME.decision(moment.state), moment.state.turn, moment.state.pawns
        for text in GAME.legal_moves(moment.state, turn) if decision and decision.kind == "place" else ():
            state, placement = moment.state.clone(), PLACEMENTS[text]
            foretold = pawns_blocked_by(state, placement, squares_of_placement(state, placement))
            GAME.play(state, turn, text)
            if state.proposal is None:
                assert foretold == [at for at, square in enumerate(state.pawns) if before[at] and not square]


@settings(max_examples=40)
@given(game=games())
def test_all_60_tiles_are_held_or_lie(game: Iterator[SlotState]) -> None:
    for moment in game:
        held = Counter({tile: sum(moment.hand(seat)[tile] for seat in range(moment.state.players)) for tile in TILES})
        laid = Counter(f"{kind}{len(squares)}" for kind, squares in moment.referee.tiles)
        assert held + laid == ALL_TILES


@settings(max_examples=40)
@given(game=games())
def test_voting_cards_are_held_or_were_used_once_and_the_undecided_are_held(game: Iterator[SlotState]) -> None:
    for moment in game:
        used: list[list[str]] = [[] for _ in range(moment.state.players)]
        for revealed in moment.events:
            if isinstance(revealed, e.VotesRevealed):
                for seat, cards in enumerate(revealed.cards):
                    used[seat] += [card for card in cards if card != "?"]
        if not moment.state.proposal:
            for seat, hand in enumerate(moment.state.votes):
                assert sorted([*used[seat], *cards_of_bits(hand)]) == sorted(ALL)
        assert all("?" in cards_of_bits(hand) for hand in moment.state.votes)


@settings(max_examples=20)
@given(game=games())
def test_points_never_rise(game: Iterator[SlotState]) -> None:
    last = dict[str, int]()
    for moment in game:
        now = {target: moment.referee.points(target) for target in (*"KSJTBG", "all3", "all4", "each")}
        assert all(now[target] <= points for target, points in last.items())
        last = now


@settings(max_examples=60)
@given(game=games())
def test_votes_are_counted_by_vowels_and_each_lost_one_costs_a_no_card_or_a_joker(game: Iterator[SlotState]) -> None:
    last = to_the_end(game)
    for ballot in last.state.ballots:
        plain = [vowels(card) for cards in ballot.cards for card in cards_of_bits(cards) if card not in ("jein", "?")]
        votes = plain + [2 * word for word in ballot.jokers]
        assert ballot.passed == (sum(votes) >= 0)
        if not ballot.passed:
            assert min(votes) < 0
    lost = [ballot for ballot in last.state.ballots if not ballot.passed]
    assert len(lost) <= 4 * last.state.players
    assert [ballot.passed for ballot in last.state.ballots] == [
        isinstance(event, e.VotePassed) for event in last.events if isinstance(event, e.VotePassed | e.VoteLost)
    ]


@settings(max_examples=40)
@given(game=games())
def test_whoever_can_place_is_not_passed_over_and_a_game_ends_when_nobody_can(game: Iterator[SlotState]) -> None:
    for moment in game:
        players = range(moment.state.players)
        able = [seat for seat in players if any(moment.referee.placements(moment.pawns, moment.hand(seat)))]
        decision = GAME.decision(moment.state)
        if decision is None:
            assert able == []
        elif decision.kind == "place":
            assert decision.seats[0] in able
            last = [event.seat for event in moment.events if isinstance(event, e.TileLaid | e.VoteLost)][-1:]
            passed = {event.seat for event in trailing_passes(moment.events)}
            between = [(last[0] + step) % len(players) for step in players if step] if last else []
            skipped = between[: between.index(decision.seats[0])] if decision.seats[0] in between else between
            assert passed == {*skipped}
            assert not passed & {*able}


def trailing_passes(events: EventLog) -> list[e.TurnPassed]:
    """Return the passes that happened last of all."""
    found = []
    for event in reversed(events):
        if not isinstance(event, e.TurnPassed):
            break
        found.append(event)
    return found


@settings(max_examples=40)
@given(game=games())
def test_turns_are_tiles_laid_and_votes_lost(game: Iterator[SlotState]) -> None:
    for moment in game:
        decision = GAME.decision(moment.state)
        if decision is None or decision.kind == "place":
            lost = sum(not ballot.passed for ballot in moment.state.ballots)
            assert moment.state.turns == len(moment.state.laid) + lost


@settings(max_examples=60)
@given(game=games())
def test_points_and_winners_are_those_that_a_referee_counts(game: Iterator[SlotState]) -> None:
    last = to_the_end(game)
    result = GAME.result(last.state)
    assert result is not None
    totals: list[tuple[int, ...]] = []
    for seat, main in enumerate(last.state.main):
        seconds = [last.referee.points(card) for card in last.state.targets[seat] if card != main]
        cards = [card for card in cards_of_bits(last.state.votes[seat]) if card != "?"]
        left = sum(2 if card == "jein" else abs(vowels(card)) for card in cards)
        totals.append((last.referee.points(main), *seconds, left))
    assert result.scores == tuple(total[0] for total in totals)
    assert result.winners == winners(totals)
    logged = last.events[-1]
    assert isinstance(logged, e.GameWon | e.VictoryShared)
    assert (logged.winners if isinstance(logged, e.VictoryShared) else (logged.seat,)) == result.winners


@settings(max_examples=60)
@given(game=games())
def test_main_targets_are_chosen_once_by_everybody_in_the_variant(game: Iterator[SlotState]) -> None:
    last = to_the_end(game)
    chosen = Counter(event.seat for event in last.events if isinstance(event, e.MainChosen))
    called = [event for event in last.events if isinstance(event, e.KindBlocked | e.NeverBlocked)]
    assert chosen == (Counter(range(last.state.players)) if last.state.options.goals == "two" else Counter())
    assert bool(called) == (last.state.options.goals == "two")
    assert len({type(event) for event in called}) <= 1, "one tile may block two kinds at once"
    assert all(main in targets for main, targets in zip(last.state.main, last.state.targets, strict=True))
    if last.state.options.goals == "two":
        kinds = {pawn[0] for pawn in last.pawns}
        assert isinstance(called[0], e.NeverBlocked) == (kinds == {*"wrf"})


def test_random_games_show_everything_that_can_happen() -> None:
    """Otherwise the invariants above might hold for want of cases."""
    seen = Counter[type]({e.PawnsPlaced: 1, e.TargetDealt: 1, e.VotesDealt: 1, e.TilesDealt: 1, e.StarterDrawn: 1})
    for seed in range(150):
        options = {"goals": GAME.options[0].choices[seed % 2], "bridges": "several"}
        state = GAME.begin(2 + seed % 3, seed, options)
        seen.update(map(type, to_the_end(moments(state, Random(seed), stingy=seed % 4 < 2)).events))
    assert [kind.__name__ for kind in GAME.events if not seen[kind]] == []
