"""The drawings of Vineta: complete, escaped, and showing only what the viewer may see."""

import gzip
import re
from collections import Counter
from pathlib import Path

import pytest

from engine.core.events import MoveRefused
from engine.core.game import Event
from engine.games.vineta.render import district_grid, marks_of_event, move_form_of_seat, piece_icon, symbols_svg
from engine.games.vineta.render.places import HALF, RADII, piece_places_on_district
from engine.games.vineta.render.spoken import status_heading_text
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import CARDS, COLOURS, DISTRICTS
from engine.games.vineta.rules.events import CardChosen
from engine.games.vineta.rules.game import Vineta
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.state import Authority, Flood, Series
from tests.games.vineta.render.views import (
    EN,
    FR,
    LANGUAGES,
    NAMES,
    VIEWERS,
    after,
    at_phase,
    drawing,
    fresh,
    games,
    played,
)
from tests.rendered import drawn, parsed, spoken

STYLES = Path(__file__).parents[4] / "overrides/assets/css"
SERIES = Series(DISTRICT_BY_NAME["G1"], 1, (Flood(1, 3), Flood(2, 4), Flood(0, 4)), (Authority(2, -7),))


@LANGUAGES
def test_every_view_of_every_game_is_drawn_well_formed(words: dict[str, str]) -> None:
    for seen in games():
        for event, view in seen[::61]:
            root = parsed(drawing(view, words, NAMES, marks_of_event(event)))
            assert len(list(root.iter("li"))) == view.players + len(view.series)


RARE = {
    *(e.EndForced, e.HousesLost, e.TieCompared, e.VictoryShared, e.NobodysDistrict, e.ChipStayed),
    *(e.SeriesEnded, e.RoundsCounted, e.PileRenewed, e.CoastMoved, e.StarterStayed),
}


def test_every_event_that_changes_something_is_marked_in_the_drawing() -> None:
    plain = {e.CityBuilt, e.ColoursTaken, e.HousesDrawn, e.TurnCleared}
    for kind in {*Vineta.events} - plain - RARE:
        event, view = after(kind)
        assert drawing(view, EN, NAMES, marks_of_event(event)) != drawing(view, EN, NAMES), kind


@pytest.mark.parametrize(
    ("event", "marked"),
    [
        (e.EndForced("", 0, ("G1", "G2")), ("at:G1", "at:G2")),
        (e.CoastMoved("", ("Y1",)), ("coast:Y1",)),
        (e.NobodysDistrict("", "R1"), ("at:R1",)),
        (e.TieCompared("", (0, 2), (1, None, 1)), ("tiles@0", "tiles@2")),
        (e.VictoryShared("", (0, 2), (3, 1, 3)), ("score@0", "score@2")),
        (e.ChipStayed("", 1, "G1", 2), ("plate:G1", "first:G1")),
        (e.SeriesEnded("", 1, "G1", 0), ("at:G1", "chip@1")),
        (e.RoundsCounted("", 1, 1, 3), ("rounds",)),
        (e.PileRenewed("", 2, 23, 7, ()), ("hand@2",)),
        (e.StarterStayed("", 2, 3), ("start@2",)),
        (e.HousesLost("", 3), ()),
    ],
)
def test_rare_events_are_marked_too(event: Event, marked: tuple[str, ...]) -> None:
    assert marks_of_event(event) == marked
    assert type(event) in RARE
    assert not marked or drawing(fresh(SHOWN), EN, NAMES, marked) != drawing(fresh(SHOWN), EN, NAMES)


SHOWN: dict[str, object] = {
    "houses": {"G1": "BBO", "R2": "L"},
    "series": [{"district": "G1", "chip": 1, "floods": ["1:f3", "2:f4", "0:f4"], "authority": ["2:-7"]}],
    "quarantined": ["Y2"],
}


def test_a_refused_move_is_marked_where_it_failed() -> None:
    refused = MoveRefused("", 0, "R1", "not_coastal", (("district", "R1"),))
    assert marks_of_event(refused) == ("ban:R1",)
    assert "m-ban" in drawing(fresh(), EN, NAMES, marks_of_event(refused))
    assert marks_of_event(MoveRefused("", 0, "", "not_in_hand", (("card", "hope"),))) == ()


def test_events_of_one_public_move_share_a_step() -> None:
    assert {kind.group for kind in (e.SeaCalmed, e.SeriesEnded, e.ChipStayed, e.WindChanged)} == {"deed"}
    assert e.CardsDrawn.group == e.StarterMoved.group


def test_hidden_cards_and_tiles_are_never_drawn() -> None:
    for seen in games():
        for _, view in seen[::47]:
            html = drawing(view, EN)
            cards = sum(number for name, number in drawn(html).items() if name in {f"k{card}" for card in CARDS})
            hands = sum(len(set(hand)) for hand in view.hands if hand)
            assert cards == len(view.extra) + hands + sum(card >= 0 for card in view.chosen)
            assert drawn(html)["kback"] == view.chosen.count(-2)
            assert html.count('class="ti"') == 2 * view.tiles.count((-1, -1))


def test_only_the_owner_sees_rings_around_houses_and_district_of_the_secret_tiles() -> None:
    for seen in games():
        for _, view in seen[::53]:
            rings = len(re.findall('class="v-own', drawing(view, EN)))
            if view.seat is None or view.seat < 0 or not view.tiles:
                assert rings == 0
            else:
                colour, home = view.tiles[view.seat]
                houses = [here[colour] for place, here in enumerate(view.houses) if place not in view.sunk]
                corner = 1 + (home not in view.sunk)
                assert rings == sum(map(bool, houses)) + (home not in view.sunk) + corner


def test_every_symbol_used_is_defined_once() -> None:
    defined = Counter(re.findall(r' id="vi-([^"]+)"', symbols_svg()))
    assert set(defined.values()) == {1}
    used = set(drawn(symbols_svg()))
    for seen in games():
        for event, view in seen[::11]:
            used |= set(drawn(drawing(view, EN, NAMES, marks_of_event(event)) + drawing(view, FR)))
    used |= set(
        drawn("".join(piece_icon(piece, EN) for piece in (*CARDS, *DISTRICTS, *COLOURS, "chip", "start", "sea")))
    )
    used |= set(drawn("".join(district_grid(*at_phase(kind), EN) for kind in ("flood", "hope"))))
    assert used <= set(defined)
    assert {
        name for name in set(defined) - used if not re.fullmatch("[A-Z][1-7]|i..|(f.|flood|up|down)-.", name)
    } == set()


def test_the_symbols_are_light() -> None:
    assert len(symbols_svg()) < 30_000


@pytest.mark.parametrize("colours", [4, 5, 6, 7])
@pytest.mark.parametrize("place", range(9), ids=DISTRICTS)
def test_all_that_is_on_a_district_is_drawn_inside_it_and_apart(place: int, colours: int) -> None:
    where = piece_places_on_district(place, colours)
    near, far = RADII[place // 3], RADII[place // 3 + 1]
    for x, y in (*where.houses, where.name, where.chip, where.plate, where.sign):
        assert near < (x * x + y * y) ** 0.5 < far < HALF
    assert len(where.houses) == colours
    for at, (x, y) in enumerate(where.houses):
        others = (*where.houses[:at], where.name, where.sign)
        assert all(abs(x - left) >= 12.8 or abs(y - top) >= 12.8 for left, top in others)


def test_the_whole_city_is_one_symbol_and_the_sea_takes_what_sinks() -> None:
    assert drawn(drawing(fresh(), EN))["encity"] == 1
    html = drawing(fresh({"sunk": ["G1", "Y2"]}), EN)
    assert drawn(html)["encity"] == 0
    assert drawn(html)["endG1"] == drawn(html)["endY2"] == 1
    assert "Sunk: green 1, yellow 2." in spoken(html)


def test_every_house_is_drawn_by_colour_with_its_number() -> None:
    for seen in games():
        for _, view in seen[::53]:
            count = drawn(drawing(view, EN).split("</svg>")[0])
            if view.tiles and view.seat is not None and view.seat >= 0:
                # The viewer's own colour stands in a corner, too.
                count[COLOURS[view.tiles[view.seat][0]]] -= 1
            for letter, houses in zip(COLOURS, zip(*view.houses, strict=True), strict=False):
                stand = sum(number * count[f"{letter}{number}" if number > 1 else letter] for number in range(1, 8))
                assert stand == sum(houses)


@LANGUAGES
def test_a_district_is_said_with_all_that_is_on_it(words: dict[str, str]) -> None:
    said = spoken(drawing(fresh(SHOWN), words))
    sentences = {
        "en": ("green 1: 2 blue, 1 orange; coast; threatened by Max, series worth 4.", "yellow 2: no house; in quara"),
        "fr": ("vert 1 : 2 bleues, 1 orange ; en bord de mer ; menacé par Max, série de 4.", "jaune 2 : aucune maison"),
    }
    assert all(sentence in said for sentence in sentences[words["render.lang"]])


@LANGUAGES
def test_a_series_is_drawn_and_said_as_a_sum(words: dict[str, str]) -> None:
    html = drawing(fresh(SHOWN), words)
    assert ">11\u22127=4</text>" in html
    sums = {
        "en": "Series on green 1: 3 (Max), 4 (Zoé), 4 (Anne), authority −7 (Zoé); worth 4.",
        "fr": "Série sur vert 1 : 3 (Max), 4 (Zoé), 4 (Anne), autorité −7 (Zoé) ; total 4.",
    }
    assert sums[words["render.lang"]] in spoken(html)


def test_a_row_says_which_district_of_the_map_it_is_about() -> None:
    rows = [row for row in parsed(drawing(fresh(SHOWN), EN)).iter("li") if row.get("data-of-spot")]
    assert [row.get("data-of-spot") for row in rows] == [DISTRICTS[each.district] for each in fresh(SHOWN).series]


@LANGUAGES
def test_a_seat_is_said_in_one_sentence(words: dict[str, str]) -> None:
    view = fresh(
        {
            "hands": [["f1", "f1", "f3", "hope", "calm", "wind", "panic"], None, None],
            "tiles": [["B", "G2"], None, None],
            "taken": ["BBO", "", ""],
            "start": 0,
        },
        viewer=0,
    )
    sentences = {
        "en": "Anne: start player; opened the turn; god chip free; "
        "hand 2 × flood 1 + flood 3 + changing wind + calm sea + false hope + "
        "panic; pile of 23 cards; no discards; 3 houses taken: 2 blue, 1 orange; "
        "blue house tile, green 2 district tile.",
        "fr": "Anne : premier joueur ; a ouvert le tour ; jeton dieu libre ; "
        "main 2 × inondation 1 + inondation 3 + vent changeant + "
        "mer calme + faux espoir + panique ; pioche de 23 cartes ; défausse vide ; 3 maisons prises : 2 bleues, "
        "1 orange ; tuile maison bleue, tuile quartier vert 2.",
    }
    assert sentences[words["render.lang"]] in spoken(drawing(view, words))


@LANGUAGES
def test_turn_and_round_are_above_the_seats(words: dict[str, str]) -> None:
    said = spoken(drawing(fresh({"sunk": ["G1", "G2"], "round": 1}), words))
    assert {"en": "Turn 3 of 8 · round 2 of 3", "fr": "Tour 3 sur 8 · manche 2 sur 3"}[words["render.lang"]] in said
    late = spoken(drawing(fresh({"round": 4}), words))
    assert words["render.when_extra"].format(round=5, rounds=3) in late


def test_cards_lie_face_down_until_they_are_carried_out() -> None:
    event, view = after(CardChosen, None)
    assert isinstance(event, CardChosen)
    html = drawing(view, EN, NAMES, marks_of_event(event))
    assert drawn(html)["kback"] == view.chosen.count(-2) > 0
    assert "card face down" in spoken(html)


@LANGUAGES
def test_the_end_shows_every_tile_and_the_points(words: dict[str, str]) -> None:
    for players in (2, 5):
        event, view = played(players, None)[0][-1]
        assert isinstance(event, e.GameWon | e.VictoryShared)
        said = re.findall('class="pts">([^<]*)<', drawing(view, words))
        assert [int(points.split()[0]) for points in said] == list(event.scores)


def test_a_board_is_light() -> None:
    whole = len(gzip.compress(symbols_svg().encode()))
    for viewer in VIEWERS:
        for event, view in played(6, viewer)[0][::7]:
            html = drawing(view, EN, NAMES, marks_of_event(event))
            assert len(gzip.compress((symbols_svg() + html).encode())) - whole < 2_700
            assert len(html.encode()) < 17_000


def test_the_style_sheet_knows_every_class_and_names_every_colour_at_its_top() -> None:
    css, palette = (STYLES.joinpath(f"{name}.css").read_text("utf-8") for name in ("vineta", "palette"))
    html = symbols_svg() + "".join(
        drawing(view, EN, NAMES, marks_of_event(event)) for event, view in played(4, 0)[0][::3]
    )
    classes = {name for names in re.findall(r'class="([^"]+)"', html) for name in names.split()}
    painted = {name for name in classes if re.match("v-|m-|n-", name)}
    framed = {f"m-{kind}" for kind in ("tiles", "hand", "start", "chosen", "pile", "chip", "extra", "taken", "score")}
    assert painted <= set(re.findall(r"\.([vmn]-[\w-]+)", css)) | framed
    used, named = re.findall(r"var\((--(?:vi|map)-[\w-]+)", css), re.findall(r"(--[\w-]+):", palette + css)
    assert set(used) <= set(named)
    assert not re.search(r"#[0-9a-f]{3,8}\b|rgb\(", re.sub(r"--vi-[\w-]+: [^;]+;", "", css))


def test_a_star_stands_before_the_most_houses_taken_and_nowhere_else() -> None:
    for seen in games():
        for _, view in seen[::61]:
            most = max(map(sum, view.taken))
            sums = re.findall(r'<b( class="best")?>(\d+)</b></span></div></li>', drawing(view, EN, NAMES))
            expected = [(sum(houses) == most, sum(houses)) for houses in view.taken if sum(houses)]
            assert [(bool(best), int(total)) for best, total in sums] == expected


def test_no_round_is_the_zeroth_and_a_chosen_district_is_called_by_its_name() -> None:
    """After a district has sunk, the next turn's first round comes; a swap is asked for district by district."""
    for snapshots in games():
        for _, view in snapshots:
            assert "round 0" not in status_heading_text(view, EN, NAMES)
    view, seat, moves = at_phase("relocation")
    form = move_form_of_seat(view, seat, moves, EN, "")
    assert f'data-then="{EN["render.end_relocation"]}"' in form
    named = re.findall(r'data-named="([^"]*)"', form)
    assert len(named) == len({*named}) > 1
    assert all(re.fullmatch(r"(red|yellow|green)\W\d", name) for name in named)
