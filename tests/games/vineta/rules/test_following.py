"""Vineta followed at a real table: what is asked, seen and refused, and whole games told with less than all."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random

import pytest

from engine.core.following import JOIN, Ask, Followed, Way, follow, tell_fact
from engine.core.game import Event, Result
from engine.core.locale import LANGUAGES
from engine.games.vineta.presentation import PRESENTATION
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import CARDS, COLOURS, DISTRICTS, EVERY_DISTRICT, HOPE, LAST_ROUND
from engine.games.vineta.rules.flood_places import places_of_taken_flood_cards
from engine.games.vineta.rules.followed_turns import FollowedTurns
from engine.games.vineta.rules.following import follow_game, news_of_fact, public_facts
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.public_facts import facts_of_points, facts_of_turns
from engine.games.vineta.rules.state import NO_CARD, house_counts_on_district
from engine.games.vineta.rules.told_choices import seated_card
from engine.games.vineta.rules.view import FACE_DOWN, UNSEEN, View
from engine.match.following import all_tables, random_game

CITY = (
    "B:R1+B:R1+B:R2+O:R2+L:R2+I:R2+O:Y1+O:Y1+L:Y1+L:Y1+B:Y2+O:Y2+L:Y2+I:Y2+B:Y3+O:Y3+L:Y3+I:Y3"
    "+B:G1+B:G1+I:G1+I:G1+O:G2+O:G2+L:G2+L:G2+I:G3+I:G3"
)
"""The houses of two players; red 3 has none, green 3 two of ivory."""
BEGUN = (f"0 kept B+O+L+I {CITY}",)


def seated(game: Followed, words: Sequence[str]) -> Sequence[str]:
    """Return words of a fact; a card is the acting seat's if nothing else is said."""
    ask = game.next_ask(())
    is_card = ask is not None and ask.kind == "card" and words and words[0] in CARDS
    return [seated_card(ask.seat or 0, words[0]), *words[1:]] if ask and is_card else words


def followed(*facts: str, players: int = 2, way: Way = Way.REFEREE) -> Followed:
    """Return a game of which these facts have been told."""
    game = follow_game(players, GAME.checked_options_with_defaults(None), way)
    for fact in facts:
        told(game, fact)
    return game


def seen(game: Followed, *words: str) -> View:
    """Return what everybody sees."""
    view = game.view(seated(game, words))
    assert isinstance(view, View)
    return view


def told(game: Followed, fact: str) -> Sequence[Event]:
    """Tell a fact and return its events."""
    fact_told = tell_fact(game, " ".join(seated(game, fact.split(" "))))
    assert not fact_told.refusal
    return fact_told.events


def asked(game: Followed, *words: str) -> Ask:
    """Return what is to be told after these words."""
    ask = game.next_ask(seated(game, words))
    assert ask is not None
    return ask


def open_words(game: Followed, *words: str) -> list[str]:
    """Return the words that may be told now."""
    return [
        choice.word.removeprefix(f"{choice.group}:") for choice in asked(game, *words).choices if not choice.refusal
    ]


def refusal_of(game: Followed, fact: str) -> tuple[str, dict[str, object]]:
    """Return why a fact cannot have been; nothing has changed by it."""
    before = game.clone()
    refusal = tell_fact(game, " ".join(seated(game, fact.split(" ")))).refusal
    assert refusal
    assert vars(game) == vars(before)
    return refusal.code, dict(refusal.params)


def some_games(count: int) -> Iterator[tuple[int, Mapping[str, str], Sequence[Event], Result]]:
    """Yield games at random: number of players, options, events, how it ended.

    Drawn houses are added as if they were placed: people see which ones were drawn, even if events tell only how many.
    """
    for seed, (players, options) in enumerate(islice(all_tables(PRESENTATION), count)):
        log, result = random_game(PRESENTATION, players, seed, options)
        state = GAME.begin(players, seed, options)
        drawn = [
            e.HousePlaced("", 0, COLOURS[colour], DISTRICTS[place], 0)
            for place in EVERY_DISTRICT
            for colour, number in enumerate(house_counts_on_district(state, place))
            for _ in range(number)
        ]
        yield players, options, [*drawn, *log], result


def test_games_told_with_all_houses_end_as_they_were_played() -> None:
    for players, options, log, result in some_games(12):
        game = follow_game(players, options, Way.REFEREE)
        assert not [fact for fact in follow(game, public_facts(players, options, log)) if fact.refusal]
        assert game.result == result
        assert game.next_ask(()) is None


def test_games_told_without_houses_end_as_they_were_played() -> None:
    for players, options, log, result in some_games(12):
        game = follow_game(players, options, Way.REFEREE)
        assert not [fact for fact in follow(game, [*facts_of_turns(log, kept=False)]) if fact.refusal]
        assert game.result == result
        assert game.next_ask(()) is None


def test_games_of_which_only_points_are_told_end_as_they_were_played() -> None:
    for players, options, log, result in some_games(12):
        game = follow_game(players, options, Way.PAD)
        assert not [fact for fact in follow(game, [*facts_of_points(players, log)]) if fact.refusal]
        assert game.result == result
        assert game.next_ask(()) is None


def test_with_all_houses_everything_that_is_seen_is_as_it_was() -> None:
    """Cards, houses, series and the coast: what the followed game logs is what was logged in play."""
    kinds = (e.CardRevealed, e.CardVoid, e.SeriesCompared, e.DistrictSunk, e.HousesShared, e.StarterMoved)
    for players, options, log, _ in some_games(3):
        facts = follow(follow_game(players, options, Way.REFEREE), public_facts(players, options, log))
        events = [event for fact in facts for event in fact.events]
        assert [each for each in events if isinstance(each, kinds)] == [each for each in log if isinstance(each, kinds)]
        # Of the two houses of a rescue people do not say which was first.
        assert moved_houses(events) == moved_houses(log)


def moved_houses(log: Sequence[Event]) -> list[tuple[str, str, str]]:
    """Return the houses that moved, those of a card in alphabetical order."""
    found = list[list[tuple[str, str, str]]]()
    for event in log:
        if isinstance(event, e.CardRevealed):
            found.append([])
        elif isinstance(event, e.HouseMoved):
            found[-1].append((event.colour, event.source, event.target))
    return [house for houses in found for house in sorted(houses)]


def test_VI_2_5_piles_last_as_long_as_they_do_in_play() -> None:
    """VI-2.5: whatever the cards, their numbers follow; nobody's hand is told."""
    for players, options, log, _ in some_games(2):
        facts = follow(follow_game(players, options, Way.REFEREE), [*facts_of_turns(log, kept=False)])
        events = [event for fact in facts for event in fact.events]
        drawn = [event.as_seen_by(None) for event in log if isinstance(event, (e.CardsDrawn, e.PileRenewed))]
        assert [event for event in events if isinstance(event, (e.CardsDrawn, e.PileRenewed))] == drawn


def test_VI_1_2_other_colours_than_usual_may_be_played_with() -> None:
    """VI-1.2: as many as the rules say; with all of them in the game, none are asked for."""
    places = ["R1", "R2", "R3", "Y1", "Y2", "Y3", "G1"]
    game = followed("1 kept A+B+M+T " + JOIN.join(f"{letter}:{place}" for letter in "ABMT" for place in places))
    assert seen(game).colours_used == (0, 4, 5, 6)
    assert (seen(game).start, seen(game).opener) == (1, 1)
    assert refusal_of(followed(), "1 kept A+B+M")[0] == "bad_fact"
    assert asked(followed(players=6), "5", "kept").kind == "plan"


def test_VI_1_6_houses_are_told_on_the_whole_plan_at_once() -> None:
    """VI-1.6: all that there are of each colour, wherever they are."""
    plan = asked(followed(), "0", "kept", "B+O+L+I")
    assert (plan.kind, plan.least, plan.most, plan.column_sum) == ("plan", 28, 28, 7)
    assert {f"houses.{place}" for place in EVERY_DISTRICT} <= seen(followed(), "0", "kept", "B+O+L+I").untold
    assert seen(followed(*BEGUN)).houses[8] == (0, 0, 0, 2, 0, 0, 0)
    assert seen(followed(*BEGUN)).houses[0] == (2, 0, 0, 0, 0, 0, 0)
    for wrong in (CITY.removesuffix("+I:G3"), CITY + "+B:G3", CITY.replace("I:G3", "B:G3")):
        assert refusal_of(followed(), f"0 kept B+O+L+I {wrong}") == ("houses_missing", {"count": 7})


def test_VI_2_2_cards_are_told_in_turn_and_none_is_seen_before() -> None:
    """VI-2.2: the seat follows; a card is seen once it is told, and those to come lie face down."""
    game = followed(*BEGUN)
    assert asked(game).seat == 0
    assert (seen(game).phase, seen(game).chosen) == ("card", (NO_CARD, NO_CARD))
    assert (seen(game, "hope").phase, seen(game, "hope").chosen) == ("hope", (HOPE, FACE_DOWN))
    told(game, "f3 G1")
    assert asked(game).seat == 1
    assert (seen(game).phase, seen(game).chosen) == ("between", (NO_CARD, FACE_DOWN))
    assert seen(game).hands == (None, None)
    assert seen(game).seats_to_move == (1,)


def test_VI_1_4_a_card_is_told_as_often_as_it_is_in_the_deck() -> None:
    """VI-1.4: each seat has a deck of its own; what a seat played is out until it shuffles (VI-2.5)."""
    game = followed(*BEGUN, "f4 G1", "f4 G1", "f3 G1")
    assert refusal_of(game, "f4 G1") == ("card_played", {"seat": 0, "card": "f4", "count": 1})
    assert "f4" not in open_words(game)
    assert {"f3", "wind", "authority"} < {*open_words(game)}


def test_targets_that_the_rules_forbid_are_refused_with_their_reason() -> None:
    game = followed(*BEGUN)
    assert open_words(game, "f3") == ["G1", "G2", "G3"]
    assert refusal_of(game, "f3 R1")[0] == "not_coastal"
    told(game, "f3 G1")
    assert open_words(game, "authority") == ["G1+7", "G1-7"]
    assert {choice.word for choice in asked(game, "hope").choices} > {"B:R1", "B:G1"}
    assert open_words(game, "hope", "B:R1") == ["G1"]
    assert refusal_of(game, "hope B:G1 R1") == ("same_district", {"district": "G1"})
    assert refusal_of(game, "hope B:R1 R2")[0] == "not_in_danger"
    assert refusal_of(game, "rescue B:R1+B:R1 R2")[0] == "not_in_danger"
    assert open_words(game, "relocation", "G1") == ["R1", "R2", "R3", "Y1", "Y2", "Y3", "G2", "G3"]


def test_VI_2_3_a_card_without_a_target_is_told_by_its_name() -> None:
    """VI-2.3: it is discarded without effect."""
    game = followed(*BEGUN)
    assert game.next_ask(["0:calm"]) is None
    assert any(isinstance(event, e.CardVoid) for event in told(game, "calm"))


def test_VI_5_2_the_houses_of_a_rescue_are_told_together_then_where_they_go() -> None:
    """VI-5.2: both houses go to the same district; VI-5.4: those of a panic do not."""
    game = followed(*BEGUN, "f3 G1")
    assert refusal_of(game, "rescue B:G1+O:G1 Y2") == ("no_house", {"colour": "O", "district": "G1"})
    assert refusal_of(game, "rescue I:G1+nonsense Y2")[0] == "bad_fact"
    assert asked(game, "rescue").kind == "rescued"
    assert open_words(game, "rescue") == ["B:G1+B:G1", "B:G1+I:G1", "I:G1+I:G1"]
    assert [choice.spots for choice in asked(game, "rescue").choices if not choice.refusal][1] == ("B:G1", "I:G1")
    assert asked(game, "rescue", "B:G1+I:G1").kind == "houses_to"
    moved = [event for event in told(game, "rescue B:G1+I:G1 Y2") if isinstance(event, e.HouseMoved)]
    assert [(event.colour, event.source, event.target) for event in moved] == [("B", "G1", "Y2"), ("I", "G1", "Y2")]
    told(game, "panic B:R2 R3 O:R2>Y1 L:R2>G3")
    assert seen(game).houses[1] == (0, 0, 0, 1, 0, 0, 0)


def test_VI_4_2_a_flood_card_is_told_by_its_place() -> None:
    """VI-4.2: it belongs to its owner, by whom choices are grouped."""
    game = followed(*BEGUN, "f3 G1", "f2 G2", "f1 G2")
    assert [(choice.word, choice.group) for choice in asked(game, "wind").choices] == [
        ("G1.1", 0),
        ("G2.1", 1),
        ("G2.2", 1),
    ]
    assert open_words(game, "wind", "G2.2") == ["G1"]
    told(game, "wind G2.2 G1")
    assert [each.worth for each in seen(game).series] == [4, 2]


def test_of_cards_alike_that_one_was_taken_which_agrees_with_all_events() -> None:
    series = [
        e.SeriesExtended("", seat, "G1", waves, 0, False) for seat, waves in ((0, 2), (1, 1), (2, 2), (1, 1), (0, 2))
    ]
    taken = e.SeaCalmed("", 2, 0, 2, "G1")
    assert places_of_taken_flood_cards([*series, taken]) == (4,)
    assert places_of_taken_flood_cards([*series, taken, e.ChipStayed("", 0, "G1", 1)]) == (0,)
    sunk = e.DistrictSunk("", "G1", 0, 4, True)
    for takers, place in (((0, 2, 1, 0), 1), ((0, 1, 2, 0), 3)):
        log = [*series, e.SeaCalmed("", 2, 1, 1, "G1"), sunk, e.HousesShared("", takers, ()), e.TurnCleared("", 1)]
        assert places_of_taken_flood_cards(log) == (place,)


def test_a_district_sinks_with_the_houses_that_are_told_where_they_are_not_kept() -> None:
    game = followed("0 untold", "f3 G1", "f2 G1", "hope", "more", "panic", "less")
    assert (asked(game).kind, asked(game).values) == ("count", {"district": "G1"})
    assert len(asked(game).choices) == 28 + 1
    shared = [event for event in told(game, "5") if isinstance(event, e.HousesShared)]
    assert [event.takers for event in shared] == [(0, 1, 0, 1, 0)]
    assert game.scores == (3, 2)
    assert {"houses.0", "colours.taken.0"} < seen(game).untold
    assert "houses.6" not in seen(game).untold


@pytest.mark.parametrize("facts", [BEGUN, ("0 untold",)])
def test_VI_7_3_what_sinks_in_a_turn_without_an_end_is_asked(facts: Sequence[str]) -> None:
    """VI-7.3: without any series, its houses are lost."""
    game = followed(*facts)
    assert isinstance(game, FollowedTurns)
    game.state.round = LAST_ROUND - 1
    told(game, "more")
    told(game, "less")
    assert (asked(game).kind, asked(game).seat) == ("sink", 0)
    assert open_words(game) == ["G1", "G2", "G3"]
    fact = "G1" if game.kept else "G1 4"
    assert [event.count for event in told(game, fact) if isinstance(event, e.HousesLost)] == [4]
    assert (game.lost, seen(game).turn) == (0 if game.kept else 4, 1)


def test_VI_8_1_no_two_seats_turn_the_same_tile_over() -> None:
    """VI-8.1: tiles are turned over one by one; the houses on the last district are as many as are left."""
    players, options, log, _ = next(some_games(1))
    facts = [*facts_of_turns(log, kept=False)]
    game = follow_game(players, options, Way.REFEREE)
    follow(game, facts[: -players + 1])
    assert (seen(game).phase, seen(game).tiles[1]) == ("showing", UNSEEN)
    colour, district, count = facts[-players].split(" ")
    assert refusal_of(game, f"{colour} R1 0") == ("colour_shown", {"seat": 0, "colour": colour})
    other = next(word for word in open_words(game))
    assert refusal_of(game, f"{other} {district} 0") == ("district_shown", {"seat": 0, "district": district})
    (last,) = (event for event in log if isinstance(event, e.LastDistrict))
    assert sum(map(sum, seen(game).houses)) == last.houses
    left = last.houses - int(count)
    assert refusal_of(game, f"{other} {asked(game, other).choices[-1].word} 8")[0] == "bad_fact"
    if left < 7:
        assert open_words(game, other, "R1")[-1] == str(left)


def test_the_pad_names_only_what_it_was_told() -> None:
    game = followed("3 1", *["0 0"] * 7, way=Way.PAD)
    assert game.scores == (3, 1)
    events = [*told(game, "R2 1"), *told(game, "B 2"), *told(game, "L 0")]
    assert events[:3] == [
        e.LastDistrict("VI-8.1", "R2", -1),
        e.TilesShown("VI-8.1", 0, "B", ""),
        e.TilesShown("VI-8.1", 1, "L", ""),
    ]
    assert game.scores == (3 + 3 * 2, 1 + 2)
    assert "district_tile.0" in seen(game).untold


def test_facts_of_other_games_cut_or_told_twice_change_nothing_or_are_told() -> None:
    rng = Random(1)
    games = [[*facts_of_turns(log, kept=kept)] for _, _, log, _ in some_games(3) for kept in (True, False)]
    strange = [fact for facts in games for fact in facts]
    for players, options in islice(all_tables(PRESENTATION), 6):
        game = follow_game(players, options, rng.choice([*Way]))
        for _ in range(60):
            words = rng.choice(strange).split(" ")
            before = game.clone()
            if tell_fact(game, " ".join(words[: rng.randint(1, 9)])).refusal:
                assert vars(game) == vars(before)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_asked_is_said_in_every_language(lang: str) -> None:
    say = PRESENTATION.describer(lang, ["Ida", "Max", "Anna", "Bo", "Cleo", "Dan"]).line_with_rule
    texts = PRESENTATION.texts[lang]
    asks = [ask for players, options, log, _ in some_games(4) for ask in all_asks(players, options, log)]
    assert {f"told.ask.{ask.kind}" for ask in asks} == {key for key in texts if key.startswith("told.ask.")} - RARE
    for ask in asks:
        who = {} if ask.seat is None else {"seat": ask.seat}
        assert say(f"told.ask.{ask.kind}", "", {**who, **ask.values}).text
        for choice in ask.choices:
            assert choice.form in {"who", "n", *PRESENTATION.tokens} if choice.form else f"told.{choice.word}" in texts


RARE = {"told.ask.sink"}
"""What is hardly ever asked."""


def all_asks(players: int, options: Mapping[str, str], log: Sequence[Event]) -> Iterator[Ask]:
    """Yield all that is asked while a game is told, with its houses, without them, and for its points alone."""
    ways_of_telling = [(facts_of_turns(log, kept=kept), Way.REFEREE) for kept in (True, False)]
    for facts, way in (*ways_of_telling, (facts_of_points(players, log), Way.PAD)):
        game = follow_game(players, options, way)
        for fact in facts:
            words = fact.split(" ")
            yield from (asked(game, *words[:at]) for at in range(len(words)))
            tell_fact(game, fact)


def test_a_card_told_of_a_seat_is_never_taken_for_another_ones() -> None:
    game = followed(*BEGUN)
    assert refusal_of(game, "1:f3 G1") == ("other_seats_card", {"seat": 0})
    told(game, "0:f3 G1")
    told(game, "1:f2 G1")


def test_VI_7_7_the_news_of_a_turn_s_end_are_the_series_what_sinks_who_takes_and_who_opens() -> None:
    game = followed("0 untold", "f3 G1", "f2 G2", "hope", "more", "panic", "less")
    kinds = [type(event) for event in news_of_fact(told(game, "5"))]
    assert kinds == [e.DistrictSunk, e.HousesShared, e.StarterMoved]
    cards = ("f3 G1", "f2 G2", "hope", "hope", "more", "calm G1.1", "less", "less", "f1 G2")
    three = followed("0 untold", *cards, players=3)
    assert asked(three).kind == "count"
    assert type(news_of_fact(told(three, "4"))[-1]) is e.StarterStayed


def test_VI_5_4_the_next_house_of_a_panic_is_told_with_where_it_goes() -> None:
    """VI-5.4: another district than before; on the board by the house, then the district."""
    game = followed(*BEGUN, "f3 G1")
    ask = asked(game, "panic", "B:R2", "R3")
    assert ask.kind == "next_house"
    assert {"O:R2>Y1", "I:R2>G3"} < {*open_words(game, "panic", "B:R2", "R3")}
    assert {choice.spots for choice in ask.choices if choice.word == "O:R2>Y1"} == {("O:R2", "Y1")}
    assert "O:R2>R3" not in open_words(game, "panic", "B:R2", "R3")
    assert refusal_of(game, "panic B:R2 R3 O:R2>R3 L:R2>G3")[0] == "same_end"
