"""Drunter & Drüber at a real table: whole games by public facts, what cannot be, and what nobody told."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice
from random import Random

import pytest

from engine.core.events import GameWon, VictoryShared
from engine.core.following import Ask, Way, follow, tell_fact, words_of_fact
from engine.core.game import Event, Refusal, Result, Seat
from engine.core.locale import LANGUAGES
from engine.games.drunter_drueber.editor_view import situation_from_view
from engine.games.drunter_drueber.presentation import PRESENTATION
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.followed import FollowedTown
from engine.games.drunter_drueber.rules.following import follow_game, public_facts
from engine.games.drunter_drueber.rules.told_tiles import ToldTiles, untold_tiles
from engine.games.drunter_drueber.rules.view import UNSEEN
from engine.games.drunter_drueber.table.findings import mended_state_and_findings
from engine.match.following import all_tables, random_game
from tests.games.drunter_drueber.towns import ALL

ONE = {"goals": "one", "bridges": "one"}
TWO = {"goals": "two", "bridges": "one"}
ALONE = (e.PawnsPlaced, e.TargetDealt, e.VotesDealt, e.TilesDealt, e.VoteLaid, e.TurnPassed)
"""What is not told at a real table, or, for a pass, maybe not in the same place."""
Played = tuple[int, Mapping[str, str], Sequence[Event], Result]


@cache
def games() -> list[Played]:
    """Return a random game for each number of players and all options: how it was begun, its events, its end."""
    tables = enumerate(islice(all_tables(PRESENTATION), 12))
    return [
        (players, options, *random_game(PRESENTATION, players, seed, options)) for seed, (players, options) in tables
    ]


@cache
def facts_by_game() -> list[list[str]]:
    """Return the facts of each of the games, told turn by turn."""
    return [public_facts(players, options, log) for players, options, log, _ in games()]


def points_told(log: Sequence[Event]) -> list[str]:
    """Return the facts of a game of which only the votes and the points are told."""
    facts: list[str] = []
    cards: list[list[str]] = []
    covered: list[str] = []
    used: set[str] = set()
    for event in log:
        if isinstance(event, e.VotesRevealed):
            cards = [[*laid] for laid in event.cards]
        elif isinstance(event, e.JokerDeclared):
            cards[event.seat].remove("jein")
            cards[event.seat].append("jein=yes" if event.yes else "jein=no")
        elif isinstance(event, (e.VotePassed, e.VoteLost)):
            words = [f"{seat}:{card}" for seat, laid in enumerate(cards) for card in laid]
            used.update(word.partition("=")[0] for word in words)
            facts.append(f"{event.seat} {'+'.join(words)}")
        elif isinstance(event, e.BuildingCovered):
            covered.append(f"{event.type}{event.value}")
        elif isinstance(event, e.BuildingEnded):
            facts.append(f"final {'+'.join(covered) or '-'}")
        elif isinstance(event, e.TargetScored):
            facts.append(f"{event.seat}:{event.target}")
        elif isinstance(event, e.SecondScored):
            facts.append(f"{event.seat}:second:{event.target}")
        elif isinstance(event, e.VotesCompared):
            left = [[f"{seat}:{card}" for card in ALL if card != "?"] for seat in event.seats]
            facts += ["+".join(word for word in words if word not in used) or "-" for words in left]
    return facts


def told(way: Way, options: Mapping[str, str], *facts: str, players: int = 2) -> FollowedTown:
    """Tell facts that are all told; return the game."""
    followed = follow_game(players, options, way)
    assert [fact.refusal for fact in follow(followed, facts)] == [None] * len(facts)
    return followed


def ask_of(followed: FollowedTown, fact: str = "") -> Ask:
    """Return what is asked after the beginning of a fact."""
    ask = followed.next_ask(fact.split())
    assert ask is not None
    return ask


def happened(followed: FollowedTown, fact: str) -> Sequence[Event]:
    """Tell a fact; return its events."""
    became = tell_fact(followed, fact)
    assert became.refusal is None
    return became.events


def refused(followed: FollowedTown, fact: str) -> Refusal:
    """Tell a fact that cannot have been; return its refusal. Nothing may change."""
    before = followed.clone()
    refusal = tell_fact(followed, fact).refusal
    assert refusal is not None
    assert vars(followed) == vars(before)
    return refusal


def open_choices(ask: Ask) -> list[str]:
    """Return the words that can be told."""
    return [choice.word for choice in ask.choices if choice.refusal is None]


def test_a_game_told_turn_by_turn_says_what_the_true_game_said() -> None:
    for (players, options, log, result), facts in zip(games(), facts_by_game(), strict=True):
        followed = follow_game(players, options, Way.REFEREE)
        heard = [event for fact in follow(followed, facts) for event in fact.events]
        seen = [event.as_seen_by(None) for event in log]
        chosen = [event for event in seen if isinstance(event, e.MainChosen)]
        others = [event for event in seen if not isinstance(event, (*ALONE, e.MainChosen))]
        assert [event for event in heard if not isinstance(event, (e.TurnPassed, e.MainChosen))] == others
        assert sorted(chosen, key=str) == [event for event in heard if isinstance(event, e.MainChosen)]
        assert followed.result == result
        assert followed.scores == result.scores
        assert followed.next_ask(()) is None


def test_votes_and_points_alone_lead_to_the_true_end() -> None:
    for players, options, log, result in games():
        facts = points_told(log)
        followed = follow_game(players, options, Way.PAD)
        heard = [event for fact in follow(followed, facts) for event in fact.events]
        assert followed.result == result
        assert heard[-1] == log[-1]
        scored = [event for event in log if isinstance(event, (e.TargetScored, e.SecondScored, e.CardsDiscarded))]
        assert [event for event in heard if type(event) in {*map(type, scored)}] == scored


def test_the_log_of_a_bystander_is_told_as_the_open_one() -> None:
    players, options, log, _ = games()[0]
    masked = [event.as_seen_by(None) for event in log]
    assert public_facts(players, options, masked) == facts_by_game()[0]


def test_no_tile_and_no_target_card_is_shown_before_it_is_told() -> None:
    for (players, options, _, _), facts in [*zip(games(), facts_by_game(), strict=True)][:4]:
        followed = follow_game(players, options, Way.REFEREE)
        for fact in facts:
            view = followed.view()
            assert view.untold >= {f"tiles.{seat}" for seat in range(players)}
            assert not any(map(any, view.tiles))
            assert all({*cards} == {UNSEEN} for cards in view.targets[view.shown :])
            events = happened(followed, fact)
            assert not any(isinstance(event, e.MainChosen) and event.target for event in events)


def test_what_if_lays_out_the_very_table_as_far_as_it_is_told() -> None:
    for (players, options, _, _), facts in [*zip(games(), facts_by_game(), strict=True)][:3]:
        followed = follow_game(players, options, Way.REFEREE)
        assert "turn" not in situation_from_view(followed.view()).position
        for fact in facts:
            happened(followed, fact)
            situation = situation_from_view(followed.view())
            assert situation.position["tiles"] == [None] * players
            state, findings = mended_state_and_findings(situation)
            assert not findings
            assert (state.cover, state.pawns, state.votes) == (
                followed.state.cover,
                followed.state.pawns,
                followed.state.votes,
            )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("way", Way)
def test_every_question_choice_and_event_is_said_and_drawn(way: Way, lang: str) -> None:
    describer = PRESENTATION.describer(lang, ["Max", "Anna", "Léo", "Zoé"])
    for players, options, log, _ in games()[:2]:
        followed = follow_game(players, options, way)
        for fact in public_facts(players, options, log) if way is Way.REFEREE else points_told(log):
            words = words_of_fact(fact)
            for place in range(len(words)):
                ask = ask_of(followed, " ".join(words[:place]))
                describer.filled_text(f"told.ask.{ask.kind}", seat=ask.seat, **ask.values)
                for choice in ask.choices:
                    if not choice.form:
                        describer.filled_text(f"told.{choice.word}")
                    elif choice.form == "who":
                        assert choice.shown in range(players)
                    else:
                        assert describer.token_html(choice.form, choice.shown)
                    if choice.refusal:
                        describer.describe_refusal(choice.refusal)
                view = followed.view(words[:place])
                assert PRESENTATION.draw(view, describer.texts, describer.names, ())
                assert PRESENTATION.beside(view, describer.texts, describer.names, ())
            assert all(line.text for line in describer.describe_events(happened(followed, fact)))


def test_a_tile_over_an_outhouse_asks_for_the_cards_and_is_shown_before() -> None:
    followed = told(Way.REFEREE, ONE, "1")
    assert (ask_of(followed).kind, ask_of(followed).seat) == ("pawn", 1)
    assert ask_of(followed, "w1").kind == "tile"
    assert followed.next_ask(("w1", "3e")) is None
    followed = told(Way.REFEREE, ONE, "0", "w1 3s", "w1 1e")
    ask = ask_of(followed, "w1 1e")
    assert (ask.kind, ask.values) == ("vote", {"outhouse": "c4"})
    assert {choice.group for choice in ask.choices} == {0, 1}
    view = followed.view(("w1", "1e"))
    assert (view.phase, [view.board.square_name(square) for square in view.proposed]) == ("vote", ["c4"])
    assert followed.view().phase == "place"


def test_a_pawn_is_told_by_its_square_and_a_tile_by_the_square_where_it_ends() -> None:
    followed = told(Way.REFEREE, ONE, "0", "w1 3s")
    assert [choice.spots for choice in ask_of(followed).choices] == [("a4",), ("o10",), ("o1",), ("a10",), (), ()]
    spots = {choice.word: "".join(choice.spots) for choice in ask_of(followed, "w1").choices if choice.spots}
    assert spots == {"1e": "b4", "2e": "c4", "3e": "d4", "1s": "a5", "2s": "a6", "3s": "a7"}
    for view in (followed.view(), followed.view(("w1",))):
        drawn = PRESENTATION.draw(view, PRESENTATION.texts["en"], ["Max", "Anna"], ["to:a4", "to:d4"])
        assert 'data-spot="a4"' in drawn
        assert 'data-spot="d4"' in drawn


VOTE = ("0", "w1 3s", "w1 1e")
"""What leads to a vote: seat 0 may propose to go on to the east, over the outhouse at c4."""


def test_a_vote_decides_whether_the_tile_lies_and_uses_the_cards_up() -> None:
    lost = told(Way.REFEREE, ONE, *VOTE, "w1 1e 0:ja+1:nee")
    assert [len(lost.state.laid), lost.state.turn] == [2, 1]
    won = told(Way.REFEREE, ONE, *VOTE, "w1 1e 0:ja+0:?+1:jein=yes")
    assert [len(won.state.laid), won.state.turn] == [3, 1]
    again = told(Way.REFEREE, ONE, *VOTE, "w1 1e 0:ja+1:nee", "r 1w")
    refusal = refused(again, "w1 1e 0:jaa+1:nee")
    assert (refusal.code, refusal.params) == ("card_used", {"seat": 1, "cards": ("nee",), "vote": 1, "proposer": 0})
    assert "0:?" in open_choices(ask_of(won, "r 1w") if won.next_ask(("r", "1w")) else ask_of(again, "w1 1e"))


def test_everyone_lays_a_card_and_a_joker_is_yes_or_no() -> None:
    for followed, tile in ((told(Way.REFEREE, ONE, *VOTE), "w1 1e"), (told(Way.PAD, ONE), "0")):
        assert ask_of(followed, tile).least == followed.players
        assert refused(followed, f"{tile} 0:ja+0:nee").params == {"seat": 1}
        assert refused(followed, f"{tile} 1:ja+1:nee").code == "no_card_laid"
        assert refused(followed, f"{tile} 0:jein=yes+0:jein=no+1:ja").code == "joker_both_ways"
        assert refused(followed, f"{tile} 0:ja+0:ja+1:ja").code == "bad_fact"


def test_a_pass_is_refused_while_somebody_surely_has_a_tile_that_fits() -> None:
    followed = told(Way.REFEREE, ONE, "0")
    assert refused(followed, "pass").code == "cannot_pass"


def test_a_seat_that_passed_has_no_tile_that_would_have_fitted() -> None:
    passes = 0
    for (players, options, _, _), facts in zip(games(), facts_by_game(), strict=True):
        followed = follow_game(players, options, Way.REFEREE)
        for fact in facts[: facts.index("pass") + 1] if "pass" in facts else ():
            before, seat = followed.view(), followed.view().turn
            events = happened(followed, fact)
            if fact == "pass":
                passes += 1
                assert events[0] == e.TurnPassed("DD-2.10", seat)
                after = followed.view()
                assert (after.cover, after.pawns, after.turns) == (before.cover, before.pawns, before.turns)
                assert after.turn != seat
    assert passes > 2


def test_the_end_is_known_before_it_is_told_since_all_tiles_were_dealt() -> None:
    for (players, options, log, _), facts in [*zip(games(), facts_by_game(), strict=True)][:6]:
        followed = follow_game(players, options, Way.REFEREE)
        *before, last = [fact for fact in facts if not re.match(r"\d:", fact)]
        assert not any(fact.refusal for fact in follow(followed, before))
        events = happened(followed, last)
        left = sum(map(sum, c.STOCK)) - sum(isinstance(event, e.TileLaid) for event in log)
        assert e.BuildingEnded("DD-6.1", left) in events
        assert not any(isinstance(event, (e.TargetScored, GameWon, VictoryShared)) for event in events)
        assert ask_of(followed).kind == ("main" if options["goals"] == "two" else "target")
        assert followed.result is None


def hands_of(told_tiles: ToldTiles, length: int) -> list[dict[tuple[Seat, int], int]]:
    """Return every way to deal the tiles of a length that are left, by seat and type: slow, and surely right."""
    tiles = [c.tile_index(kind, length) for kind in c.EVERY_KIND]
    ways: list[dict[tuple[Seat, int], int]] = [{}]
    for seat in told_tiles.seats:
        size = told_tiles.count_in_hand(seat, length)
        hands = [(w, r, size - w - r) for w in range(size + 1) for r in range(size + 1 - w)]
        ways = [
            way | {(seat, tile): count for tile, count in zip(tiles, hand, strict=True)}
            for way in ways
            for hand in hands
        ]
    return [
        way
        for way in ways
        if all(sum(way[seat, tile] for seat in told_tiles.seats) == told_tiles.count_in_hands(tile) for tile in tiles)
        and all(way[key] for key in told_tiles.shown if key in way)
        and not any(way[key] for key in told_tiles.lacking if key in way)
    ]


def test_a_seat_may_have_just_the_tiles_that_some_deal_gives_it() -> None:
    rng = Random(8)
    for _ in range(60):
        told_tiles = untold_tiles(rng.choice((2, 3)))
        for _ in range(rng.randint(4, 9)):
            seat, tile = rng.choice(told_tiles.seats), c.tile_index(rng.choice(c.EVERY_KIND), 3)
            if told_tiles.may_have(seat, tile):
                told_tiles = told_tiles.after_laying(seat, tile)
        for shown in (True, False):
            seat, tile = rng.choice(told_tiles.seats), c.tile_index(rng.choice(c.EVERY_KIND), 3)
            changed = told_tiles.after_showing(seat, tile) if shown else told_tiles.after_passing(seat, [tile])
            told_tiles = changed if changed.can_be() else told_tiles
        deals = hands_of(told_tiles, 3)
        for seat in told_tiles.seats:
            for kind in c.EVERY_KIND:
                tile = c.tile_index(kind, 3)
                assert told_tiles.may_have(seat, tile) == any(deal[seat, tile] for deal in deals)


def test_a_refusal_says_where_the_tiles_are() -> None:
    w3 = c.tile_index(c.WALL, 3)
    tiles = untold_tiles(4)
    for seat in (0, 0, 0, 1, 1, 2):
        tiles = tiles.after_laying(seat, w3)
    assert tiles.refusal_of_tile(3, w3).params["laid"] == (3, 2, 1, None)
    assert tiles.refusal_of_tile(0, c.tile_index(c.ROAD, 3)).code == "length_laid"
    passed = untold_tiles(2).after_passing(0, [w3])
    assert (passed.may_have(0, w3), passed.refusal_of_tile(0, w3).code) == (False, "passed_without")


FINAL = "final K1+K2+S1"
"""The final scoring with three covered buildings."""


def test_points_follow_from_the_covered_buildings_and_the_target_cards() -> None:
    followed = told(Way.PAD, ONE, FINAL, "0:K")
    assert (followed.scores, followed.result) == ((12, 0), None)
    assert refused(followed, "1:K").params == {"seat": 0, "target": "K"}
    assert refused(followed, "0:S").code == "bad_fact"
    assert follow(followed, ["1:S"])[0].events[-1] == GameWon("DD-6.3", 1, (12, 14))
    assert followed.result == Result((12, 14), (1,))


def test_a_tie_asks_for_the_votes_left_where_they_were_not_told() -> None:
    followed = told(Way.PAD, ONE, "0 0:ja+1:nee", FINAL, "0:B", "1:G")
    assert (ask_of(followed).kind, ask_of(followed).seat) == ("left", 0)
    assert refused(followed, "0:ja").code == "card_used"
    happened(followed, "0:jaaa+0:jein")
    assert followed.result is None
    events = happened(followed, "1:neee+1:ne+1:ja")
    assert events[0] == e.VotesCompared("DD-6.4", (0, 1), (5, 5))
    assert followed.result == Result((15, 15), (0, 1))
    assert told(Way.PAD, ONE, FINAL, "0:B", "1:G", "0:ja", "-").result == Result((15, 15), (0,))


def test_in_the_variant_tied_seats_show_their_second_target() -> None:
    untied = told(Way.PAD, TWO, FINAL, "0:B", "1:G", "2:each", players=3)
    assert untied.result == Result((15, 15, 27), (2,))
    followed = told(Way.PAD, TWO, FINAL, "0:B", "1:G")
    asked = ask_of(followed)
    assert (asked.kind, asked.values, asked.rule) == ("second", {"seats": (0, 1), "points": 15}, "DD-7.9")
    assert refused(followed, "0:second:B").code == "target_shown"
    happened(followed, "0:second:K")
    assert refused(followed, "1:second:K").params == {"seat": 0, "target": "K"}
    events = happened(followed, "1:second:S")
    assert [type(event) for event in events] == [e.SecondScored, e.SecondScored, GameWon]
    assert followed.result == Result((15, 15), (1,))


def test_facts_of_other_moments_and_games_are_refused_and_change_nothing() -> None:
    rng = Random(2)
    facts = facts_by_game()
    players, options, _, _ = games()[0]
    followed = follow_game(players, options, Way.REFEREE)
    for fact in facts[0]:
        words = words_of_fact(fact)
        for wrong in (words[:-1], (*words, words[-1])):
            refused(followed, " ".join(wrong))
        trial, before = followed.clone(), followed.clone()
        for told_there in rng.sample(facts[1] + facts[2], 3):
            if follow(trial, [told_there])[0].refusal:
                assert vars(trial) == vars(before)
            trial = followed.clone()
        happened(followed, fact)
    for fact in facts[0]:
        assert refused(followed, fact).code == "bad_fact"


def test_a_target_card_that_is_corrected_does_not_shift_the_others() -> None:
    facts = [FINAL, "0:T", "1:S", "2:J"]
    corrected = [
        fact.refusal and fact.refusal.code for fact in follow(follow_game(3, ONE, Way.PAD), [FINAL, "0:S", *facts[2:]])
    ]
    assert corrected == [None, None, "target_shown", "bad_fact"]
