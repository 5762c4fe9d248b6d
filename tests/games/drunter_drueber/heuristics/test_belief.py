"""The belief about target cards in Drunter & Drüber: from what is public, and in the right direction."""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from statistics import fmean

import pytest

from engine.bots import Budget, SearchBot
from engine.core.rng import random_stream
from engine.games.drunter_drueber.heuristics import HEURISTICS
from engine.games.drunter_drueber.heuristics.belief import DrunterDrueberBelief, information_costs_of_moves
from engine.games.drunter_drueber.rules.components import BUILDING_TYPES, TARGETS
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.land_unter.heuristics import HEURISTICS as LAND_UNTER
from tests.games.drunter_drueber.heuristics.log_loss import COMPANIES, OPTIONS, gain_of_game, stored
from tests.random_games import rolled_out

BELIEF = DrunterDrueberBelief()
BELIEFS = BELIEF.beliefs
played = partial(rolled_out, GAME)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", GAME.player_counts)
@pytest.mark.parametrize("moves", [0, 7, 20, 99])
def test_a_belief_speaks_of_every_other_seat_and_adds_up(players: int, options: dict[str, str], moves: int) -> None:
    state = played(players, moves, options)
    for seat in range(players):
        found = BELIEFS(GAME.view(state, seat))
        assert set(found) == set(range(players)) - {seat}
        for chances in found.values():
            assert sum(chances.values()) == pytest.approx(len(state.targets[seat]))
            assert all(0 < chance <= 1 + 1e-9 for chance in chances.values())


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_nobody_else_has_ones_own_card(options: Mapping[str, str]) -> None:
    state = played(3, 15, options)
    for seat in range(3):
        for chances in BELIEFS(GAME.view(state, seat)).values():
            assert set(chances) == set(TARGETS if options else BUILDING_TYPES) - set(state.targets[seat])


def test_at_the_start_everything_is_possible_and_at_the_end_it_is_known() -> None:
    start = BELIEFS(GAME.view(played(4, 0, {}), 2))
    assert all(chance == pytest.approx(1 / 5) for chances in start.values() for chance in chances.values())
    over = played(4, 999, {})
    assert BELIEFS(GAME.view(over, 2)) == {seat: {over.targets[seat][0]: 1.0} for seat in (0, 1, 3)}


def test_who_covers_a_building_hardly_collects_it() -> None:
    position = {"targets": [["G"], ["K"], ["S"]], "turn": 1, "tiles": [[1] * 9] * 3}
    state = GAME.begin(3, 1, position=position | {"laid": ["0:w1-3e", "0:w1-3e"]})
    before = BELIEFS(GAME.view(state, 0))
    covering = GAME.begin(3, 1, position=position | {"laid": ["0:w1-3e", "0:w1-3e", "1:w1-2e"]})
    after = BELIEFS(GAME.view(covering, 0))
    # The path ran along the first row to g1, the lowest school being far away: seat 1 went on over the town hall at i1.
    assert GAME.view(covering, 0).laid[-1].squares == tuple(map(state.board.square_named, ("h1", "i1")))
    assert after[1]["B"] < before[1]["B"]
    assert after[1]["B"] == min(after[1].values())
    assert after[2]["B"] > before[2]["B"], "no two have the same card"


def test_who_spends_votes_against_a_proposal_has_something_to_lose() -> None:
    position = {"targets": [["G"], ["S"], ["T"]], "laid": ["0:w1-3e"], "turn": 0, "tiles": [[1] * 9] * 3}
    believed = {}
    for cards in ("neee", "?", "jaaa"):
        state = GAME.begin(3, 1, position=position)
        # Over the outhouse at d3 and the town hall 4 at d4.
        GAME.play(state, 0, "w1-3s")
        GAME.apply_moves(state, ["?", cards, "?"])
        believed[cards] = BELIEFS(GAME.view(state, 2))[1]["B"]
    assert believed["neee"] > 1 / 5 > max(believed["?"], believed["jaaa"]), "1 in 5 before the vote"


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_worlds_are_drawn_as_they_are_believed_in(options: Mapping[str, str]) -> None:
    state = played(3, 12, options)
    view = GAME.view(state, 1)
    draw, rng = BELIEF.sampler(view), random_stream(1)
    worlds = [draw(rng) for _ in range(800)]
    assert all(GAME.view(world, 1) == view for world in worlds)
    if not options:
        for seat, chances in BELIEFS(view).items():
            for target, chance in chances.items():
                drawn = sum(world.targets[seat] == (target,) for world in worlds) / len(worlds)
                assert drawn == pytest.approx(chance, abs=0.07)


def test_rollout_moves_give_their_cards_away() -> None:
    """What bots believe of bots late in a game is mostly true."""
    right = 0
    for seed in range(20):
        state = played(3, 30, {}, seed)
        found = BELIEFS(GAME.view(state, 0))
        right += sum(max(found[seat], key=found[seat].__getitem__) == state.targets[seat][0] for seat in (1, 2))
    assert right >= 24


def test_a_move_that_spares_ones_own_gives_more_away() -> None:
    state = GAME.begin(
        3,
        1,
        position={"targets": [["B"], ["K"], ["S"]], "turn": 0, "tiles": [[1] * 9] * 3, "laid": ["1:w1-3e", "2:w1-3e"]},
    )
    view = GAME.view(state, 0)
    moves = GAME.legal_moves(state, 0)
    price = dict(zip(moves, information_costs_of_moves(view, 0, moves), strict=True))
    assert price["w1-2e"] < price["w1-1s"], "over the town hall at i1, or around it"
    assert all(0 <= each < 0.05 for each in price.values())


def test_a_game_without_secrets_has_no_belief() -> None:
    assert LAND_UNTER.belief is None


def test_the_search_bot_reveals_less_where_that_costs_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a high information cost, level 4 shows less of its card than without."""
    revealed = {0.0: 0.0, 2.0: 0.0}
    for moves in (4, 5, 6):
        state = played(3, moves, {})
        decision = GAME.decision(state)
        assert decision
        view, seat = GAME.view(state, decision.seats[0]), decision.seats[0]
        for cost in revealed:
            monkeypatch.setattr("engine.games.drunter_drueber.heuristics.belief.REVEAL_COST", cost)
            stats = SearchBot(GAME, HEURISTICS).choose(view, random_stream(1), Budget(iterations=40)).stats
            monkeypatch.setattr("engine.games.drunter_drueber.heuristics.belief.REVEAL_COST", 1.0)
            prices = information_costs_of_moves(view, seat, [stat.move for stat in stats])
            revealed[cost] += sum(stat.share * price for stat, price in zip(stats, prices, strict=True))
    assert revealed[2.0] < revealed[0.0]


def test_before_the_first_tile_every_hidden_card_is_as_likely() -> None:
    """Of ten cards two are one's own: another seat holds each of the other eight with a chance of two in eight."""
    state = played(3, 0, {"goals": "two"})
    for chances in BELIEFS(GAME.view(state, 0)).values():
        assert [*chances.values()] == pytest.approx([0.25] * 8)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("company", [name for name in COMPANIES if name != "all level 1"])
def test_the_belief_is_better_than_none(company: str, options: Mapping[str, str]) -> None:
    """The longer run (`log_loss`) has the figures; players at random give nothing away."""
    for players in GAME.player_counts:
        assert fmean(map(gain_of_game, stored(company, options, players))) > 0.05


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_belief_does_no_harm_against_players_at_random(options: Mapping[str, str]) -> None:
    games = [game for players in GAME.player_counts for game in stored("all level 1", options, players)]
    assert fmean(map(gain_of_game, games)) > -0.05


def test_who_plays_at_random_is_soon_known() -> None:
    """Their moves are all as likely; a player with a target would have made others."""
    for game in stored("all level 1", {}, 3):
        *_, late = game
        for chances in BELIEFS(GAME.view(late, 0)).values():
            assert max(chances.values()) < 0.4


@pytest.mark.parametrize("moves", [8, 40])
def test_pairs_of_target_cards_are_drawn_from_their_joint(moves: int) -> None:
    """What is drawn for each seat and card agrees with the marginals, and no card is held twice."""
    state = played(4, moves, {"goals": "two"})
    view = GAME.view(state, 1)
    draw, rng, times = BELIEF.sampler(view), random_stream(2), 1500
    counts: Counter[tuple[int, str]] = Counter()
    for _ in range(times):
        targets = draw(rng).targets
        assert len({card for cards in targets for card in cards}) == 8
        counts.update((seat, card) for seat, cards in enumerate(targets) for card in cards)
    for seat, chances in BELIEFS(view).items():
        for card, chance in chances.items():
            assert counts[seat, card] / times == pytest.approx(chance, abs=0.05)
