"""The drawings of Land Unter: complete, escaped, and showing only what the viewer may see."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from xml.etree.ElementTree import Element

import pytest

from engine.core.game import EVERYONE
from engine.games.land_unter.locale import TEXTS
from engine.games.land_unter.render import (
    move_form_of_seat,
    piece_icon,
    seat_legend_html,
    symbols_svg,
    tide_card_drawing,
    weather_card_drawing,
    whole_table_html,
)
from engine.games.land_unter.render.facts import cards_of_open_hand
from engine.games.land_unter.render.pieces import preserver_ring_drawing, sky_number_of_card
from engine.games.land_unter.rules.components import (
    ELIMINATED,
    NO_CARD,
    NO_TIDE,
    TIDE_CARDS,
    WEATHER_CARDS,
    Card,
    Tide,
    half_preservers_on_card,
)
from engine.games.land_unter.rules.game import LandUnter
from engine.games.land_unter.rules.view import FACE_DOWN, View
from tests.random_games import random_game
from tests.rendered import parsed, spoken

GAME = LandUnter()
EN, FR = TEXTS["en"], TEXTS["fr"]
NAMES = ("Anne", "Max", "Zoé", "Piet", "Ida")
VIEWERS = (None, EVERYONE, 0, 2)
KINDS = ("tide", "loss", "card", "out", "bonus", "score", "minus", "lead", "hand", "gain")


@cache
def seen(players: int, play: str, viewer: int | None) -> list[View]:
    """Return every view of one random game."""
    return [view for _, view in random_game(GAME, players, 5, {"play": play}, viewer)[0]]


def games() -> Iterator[list[View]]:
    """Return the views of games of every size, as every kind of viewer sees them."""
    for players, play, viewer in product(GAME.player_counts, ("hidden", "open"), VIEWERS):
        yield seen(players, play, viewer)


def hand(view: View, seat: int, words: dict[str, str], name: str = "") -> str:
    """Return the form of a seat with all its cards."""
    return move_form_of_seat(view, seat, [str(number) for number in view.hands[seat] or ()], words, name)


def choosing(viewer: int = 0) -> View:
    """Return a view in which every seat owes a card."""
    return next(view for view in seen(4, "hidden", viewer) if len(view.seats_to_move) == 4 and view.tides)


def drawn_hands(html: str) -> list[list[int]]:
    """Return the numbers of the small cards on each mat."""
    mats = [mat for mat in parsed(html).iter("li") if "mat" in mat.attrib["class"].split()]
    return [[int(b.text or 0) for b in mat.iter("b") if b.get("class", "").startswith("mc ")] for mat in mats]


@pytest.mark.parametrize("words", [FR, EN], ids=["fr", "en"])
def test_every_view_of_every_game_is_drawn_well_formed(words: dict[str, str]) -> None:
    for views in games():
        for view in views[::17]:
            mats = list(parsed(whole_table_html(view, words, NAMES)).iter("li"))
            assert len(mats) == view.players


def test_hidden_hands_are_never_drawn() -> None:
    for views in games():
        for view in views[::13]:
            hands = drawn_hands(whole_table_html(view, EN, NAMES))
            for seat, drawn in enumerate(hands):
                assert tuple(drawn) in ((), view.hands[seat])
                assert not drawn or view.hands[seat] is not None


def test_no_hand_is_spoken_to_a_bystander() -> None:
    view = choosing()
    cards = " ".join(map(str, view.hands[0] or ()))
    assert cards in spoken(whole_table_html(replace(view, seats_to_move=()), EN, NAMES))
    bystander = replace(view, seat=None, hands=(None,) * 4)
    assert cards not in whole_table_html(bystander, EN, NAMES)


def test_the_own_hand_is_on_the_mat_or_in_the_form_but_not_in_both() -> None:
    view = choosing()
    assert drawn_hands(whole_table_html(view, EN, NAMES))[0] == []
    assert tuple(drawn_hands(whole_table_html(replace(view, seats_to_move=(1,)), EN, NAMES))[0]) == view.hands[0]


def test_a_face_down_card_has_no_number() -> None:
    view = replace(choosing(), chosen=(FACE_DOWN, FACE_DOWN, NO_CARD, NO_CARD))
    assert whole_table_html(view, EN, NAMES).count("#lu-wback") == 2
    assert "a card laid face down" in spoken(whole_table_html(view, EN, NAMES))


def test_names_are_escaped() -> None:
    names = ('<b onclick="x">', "A&B", "'", "Piet")
    html = whole_table_html(choosing(), FR, names)
    assert "<b onclick" not in html
    assert "A&amp;B" in html
    assert "&lt;b" in hand(choosing(), 0, FR, names[0])


def test_every_symbol_used_is_defined_once() -> None:
    defined = Counter(re.findall(r'<symbol id="([^"]+)"', symbols_svg()))
    assert set(defined.values()) == {1}
    used = set(re.findall(r'href="#([^"]+)"', symbols_svg()))
    for views in games():
        for view in views[::17]:
            marks = [f"{kind}:{seat}" for kind in KINDS for seat in range(view.players)]
            used |= set(re.findall(r'href="#([^"]+)"', whole_table_html(view, EN, NAMES, marks)))
    pieces = [weather_card_drawing(number) for number in WEATHER_CARDS] + [
        preserver_ring_drawing("half"),
        preserver_ring_drawing("lost"),
        tide_card_drawing(Tide(1)),
    ]
    used |= set(re.findall(r'href="#([^"]+)"', "".join(pieces)))
    assert used == set(defined)


def test_skies_follow_the_preservers() -> None:
    bands = {number: sky_number_of_card(number) for number in WEATHER_CARDS}
    assert [number for number in WEATHER_CARDS if bands[number] != bands.get(Card(number - 1))] == [1, 13, 25, 37, 49]
    assert {(bands[number], half_preservers_on_card(number)) for number in WEATHER_CARDS} == {
        (1, 0),
        (2, 1),
        (3, 2),
        (4, 1),
        (5, 0),
    }


def test_water_rises_with_the_level() -> None:
    depths = []
    for level in range(13):
        view = replace(choosing(), levels=(Tide(level), NO_TIDE, NO_TIDE, NO_TIDE))
        depths += re.findall(
            r'#lu-i0".*?#lu-sea" transform="translate\(0 ([\d.]+)\)', whole_table_html(view, EN, NAMES)
        )
    assert sorted(map(float, depths), reverse=True) == list(map(float, depths))
    assert len(set(depths)) == 13


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (FR, "Zoé\u00a0: niveau d’eau 7, 1 bouée sur 4, carte temps 44 posée, 9 cartes en main, \u22121 point."),
        (EN, "Zoé: tide 7, 1 life preserver of 4, weather card 44 played, 9 cards in hand, \u22121 point."),
    ],
    ids=["fr", "en"],
)
def test_a_mat_is_said_in_one_sentence(words: dict[str, str], sentence: str) -> None:
    view = replace(
        choosing(),
        stage=1,
        chosen=(NO_CARD, NO_CARD, Card(44), NO_CARD),
        levels=(NO_TIDE, NO_TIDE, Tide(7), NO_TIDE),
        preservers=(0, 0, 1, 0),
        printed=(4, 4, 4, 4),
        scores=(3, 2, -1, 4),
        hand_sizes=(9, 9, 9, 9),
    )
    assert sentence.replace("\u00a0", " ") in spoken(whole_table_html(view, words, NAMES))


def test_an_eliminated_seat_is_out_and_its_cards_are_set_aside() -> None:
    view = replace(choosing(EVERYONE), levels=(Tide(3), ELIMINATED, Tide(2), Tide(1)), preservers=(1, ELIMINATED, 1, 1))
    html = whole_table_html(view, EN, NAMES)
    assert "Max: out until the stage ends, 12 cards set aside." in spoken(html)
    assert drawn_hands(html)[1] == []
    assert html.count("#lu-drown") == 1
    assert ["Put aside" in seat_legend_html(view, EN, NAMES, seat) for seat in (0, 1)] == [False, True]
    assert ["still to be played" in seat_legend_html(view, EN, NAMES, seat) for seat in (0, 1)] == [True, False]


def test_preservers_are_shown_out_of_those_started_with() -> None:
    view = replace(choosing(), preservers=(2, 0, 0, 0), printed=(5, 0, 0, 0))
    html = whole_table_html(view, EN, NAMES)
    assert (html.count("#lu-ring"), html.count("#lu-lost")) == (2, 3)


def test_marks_are_on_their_mats() -> None:
    mats = list(parsed(whole_table_html(choosing(), EN, NAMES, ["loss:1", "tide:1", "bonus:3"])).iter("li"))
    classes = [mat.attrib["class"] for mat in mats]
    assert [" ".join(c for c in kinds.split() if c.startswith("m-")) for kinds in classes] == [
        "",
        "m-loss m-tide",
        "",
        "m-bonus",
    ]


def test_the_hand_is_a_radio_group_of_all_its_cards() -> None:
    view = choosing()
    form = parsed(hand(view, 0, FR))
    radios = [element for element in form.iter("input") if element.get("type") == "radio"]
    assert tuple(int(radio.attrib["value"]) for radio in radios) == view.hands[0]
    assert {radio.get("name") for radio in radios} == {"move"}
    assert form[0].attrib["data-seat"] == "0"
    assert spoken(hand(view, 0, FR)).endswith("Jouer")


def test_a_hidden_hand_has_no_form() -> None:
    with pytest.raises(ValueError, match="1"):
        hand(choosing(), 1, EN)


def test_icons_of_a_sentence() -> None:
    assert piece_icon("w44", FR) == '<b translate="no" class="mc b4">44</b>'
    assert "7</b>" in piece_icon("t7", FR)
    assert 'aria-label="demi-bouée"' in piece_icon("half", FR)
    for unknown in ("w0", "w61", "t13", "x1"):
        with pytest.raises(LookupError):
            piece_icon(unknown, FR)


def test_every_tide_card_can_be_drawn() -> None:
    assert len({tide_card_drawing(level) for level in TIDE_CARDS}) == 12


def test_a_board_is_light() -> None:
    assert len(whole_table_html(choosing(EVERYONE), EN, NAMES).encode()) < 8200
    assert len(whole_table_html(choosing(), EN, NAMES).encode()) < 5800


def test_a_star_stands_before_the_most_points_and_nowhere_else() -> None:
    for views in games():
        for view in views[::23]:
            kinds = re.findall(r'class="(pts[^"]*)"', whole_table_html(view, EN, NAMES))
            leads = [score == max(view.scores) for score in view.scores]
            assert ["best" in kind.split() for kind in kinds] == (leads if view.stage or any(view.scores) else [])


def test_while_one_watches_ones_own_hand_is_the_one_that_stays_in_sight() -> None:
    for views in games():
        for view in views[::23]:
            mats = [
                mat.attrib["class"].split()
                for mat in parsed(whole_table_html(view, EN, NAMES)).iter("li")
                if holds(mat)
            ]
            watches = view.seat not in (None, EVERYONE, *view.seats_to_move)
            assert len(mats) == (watches and bool(cards_of_open_hand(view, view.seat or 0)))
            assert all(f"s{view.seat}" in kinds for kinds in mats)


def holds(mat: Element) -> bool:
    """Return whether a mat has the hand that the page keeps in sight."""
    return any("data-held" in part.attrib for part in mat.iter())


def known_hand(view: View, seat: int, words: dict[str, str] = EN) -> tuple[str, list[int], list[int]]:
    """Return a seat's legend as spoken, and the cards that it draws of a hidden hand: those left, those struck out."""
    html = seat_legend_html(view, words, NAMES, seat)
    (known,) = (part for part in parsed(html).iter("span") if part.get("class") == "known")
    left, struck = ([int(card.text or 0) for card in known.findall(path)] for path in ("b", "del/b"))
    return spoken(html), left, struck


def test_a_legend_lists_of_hidden_hands_what_the_viewer_knows_and_nothing_else() -> None:
    for view in (view for viewer in VIEWERS for view in seen(3, "hidden", viewer)[::7]):
        for seat in range(view.players):
            known = view.known[view.played_set_index_of_seat(seat)]
            drawn = 'class="known"' in seat_legend_html(view, EN, NAMES, seat)
            assert drawn == bool(known and view.hands[seat] is None)
            if drawn:
                _, left, struck = known_hand(view, seat)
                assert sorted(left + struck) == sorted(known)
                assert {*struck} == {*view.played[seat]} | {view.chosen[seat]} & known


@pytest.mark.parametrize(("words", "said"), [(EN, "you played in stage 1: all 12 cards"), (FR, "jouée à la manche 1")])
def test_the_hand_that_one_has_passed_is_told_card_by_card_to_who_listens(words: dict[str, str], said: str) -> None:
    passed = next(view for view in seen(4, "hidden", 0) if (view.stage, view.round) == (1, 2) and view.tides)
    text, left, struck = known_hand(passed, 1, words)
    assert said in text
    assert len(left + struck) == 12
    assert len(struck) == 2
    for cards in (left, struck):
        assert f": {', '.join(map(str, cards))}." in text


def test_of_a_hand_that_one_has_never_held_only_what_all_have_seen_is_told() -> None:
    early = next(
        view for view in seen(4, "hidden", 0) if (view.stage, view.round) == (0, 2) and len(view.seats_to_move) == 4
    )
    text, left, struck = known_hand(early, 2)
    assert (len(left), len(struck)) == (0, 2)
    assert "2 of the 12 cards of this hand have been seen" in text
    assert "Not played" not in text
