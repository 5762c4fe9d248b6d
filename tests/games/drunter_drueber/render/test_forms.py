"""The forms and the grid of Drunter & Drüber: every move once, and all it does in words."""

from dataclasses import replace

from engine.games.drunter_drueber.render import move_form_of_seat, placement_grid_html, placement_preview_drawing
from engine.games.drunter_drueber.rules.board import BOARD
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.components import TILES
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.voting_cards import BALLOTS
from tests.games.drunter_drueber.render.views import BRIDGE, EN, GAME, LANGUAGES, at_phase
from tests.games.drunter_drueber.towns import TINY, town
from tests.rendered import parsed, spoken


@LANGUAGES
def test_the_place_form_offers_every_placement_once(words: dict[str, str]) -> None:
    for place in range(0, 40, 7):
        view, seat, moves = at_phase("place", place)
        html = move_form_of_seat(view, seat, moves, words)
        inputs = list(parsed(html).iter("input"))
        places = [each for each in inputs if each.get("name") == "move"]
        assert [each.get("value") for each in places] == list(moves)
        for each in places:
            squares = squares_of_placement(view, PLACEMENTS[each.attrib["value"]])
            assert each.attrib["data-squares"] == " ".join(map(view.board.square_name, squares))
        held = {name for name, count in zip(TILES, view.tiles[seat], strict=True) if count}
        assert {each.get("value") for each in inputs if each.get("name") == "tile"} == held
        assert {each.attrib["data-tile"] for each in places} <= held


def test_a_place_says_what_it_covers_and_whether_it_is_voted_on() -> None:
    state = GAME.begin(3, 7, {}, {"laid": ["0:r-1s"], "tiles": [[9, 9, 4, 4, 4, 2, 2, 2, 1], None, None], "turn": 0})
    html = spoken(move_form_of_seat(GAME.view(state, 0), 0, GAME.legal_moves(state, 0), EN))
    assert "road, west from o2: n2 to l2; covers museum 2" in html
    assert "road, south from o2: o3" in html
    state = GAME.begin(3, 7, {}, {"laid": ["0:r-2s"], "tiles": [[9, 9, 4, 4, 4, 2, 2, 2, 1], None, None], "turn": 0})
    html = spoken(move_form_of_seat(GAME.view(state, 0), 0, GAME.legal_moves(state, 0), EN))
    assert "road, west from o3: n3 to l3; vote on the outhouse on l3" in html


def test_a_place_says_which_pawns_it_blocks_and_crosses_them_out() -> None:
    state = town("0:r-2w", board=TINY).state
    view, moves = GAME.view(state, 0), GAME.legal_moves(state, 0)
    html = spoken(move_form_of_seat(view, 0, moves, EN))
    assert "river, north from a4: a3 to a2; wall 1 pawn blocked and removed" in html
    assert html.count("blocked and removed") == 1, "no other place blocks one"
    crosses = {move: placement_preview_drawing(view, 0, move, EN).count("#dd-x") for move in moves}
    assert {move for move, count in crosses.items() if count} == {"f-2n"}


def test_a_vote_says_which_pawns_the_tile_would_block() -> None:
    voted_on = town("0:r-2w", board=TINY.replace("R!\n. ", "R!\n##")).play("0:f-2n").state
    html = spoken(move_form_of_seat(GAME.view(voted_on, 1), 1, GAME.legal_moves(voted_on, 1), EN))
    assert "proposal (a3 to a2); wall 1 pawn blocked and removed" in html


def test_a_place_says_the_bridge_it_passes_under() -> None:
    state = GAME.begin(3, 7, {}, {"laid": BRIDGE[:-1], "tiles": [[0] * 3 + [1] + [0] * 5, None, None], "turn": 0})
    assert "road, north from m3: m1; under the bridge on m2" in spoken(
        move_form_of_seat(GAME.view(state, 0), 0, GAME.legal_moves(state, 0), EN)
    )


@LANGUAGES
def test_the_grid_names_every_square(words: dict[str, str]) -> None:
    view, seat, moves = at_phase("place", 20)
    root = parsed(placement_grid_html(view, seat, moves, words))
    rows = [row for row in root.iter("div") if row.get("role") == "row"]
    cells = [cell for row in rows for cell in row.iter("button")]
    assert [cell.get("data-square") for cell in cells] == list(BOARD.squares_by_name)
    assert (len(rows), len(rows[0])) == (BOARD.rows, BOARD.columns)
    labels = [cell.attrib["aria-label"] for cell in cells]
    there = {words["render.outhouse"], words["render.free"], words["render.corner_r"]}
    assert all(any(text in label for label in labels) for text in there)
    assert sum(words["render.tile_on"].format(kind="").strip() in label for label in labels)


def test_there_is_a_grid_only_where_a_tile_is_placed() -> None:
    for kind in ("vote", "joker", "main"):
        assert placement_grid_html(*at_phase(kind), EN) == ""
    view, seat, moves = at_phase("place")
    assert placement_grid_html(view, 1 - seat if seat < 2 else 0, moves, EN) == ""


@LANGUAGES
def test_the_vote_form_holds_the_cards_still_in_hand(words: dict[str, str]) -> None:
    view, seat, moves = at_phase("vote")
    view = replace(view, votes=(BALLOTS["jaa+jaaa+jein+?"],) * 3)
    html = move_form_of_seat(view, seat, moves, words)
    boxes = [each.attrib["value"] for each in parsed(html).iter("input") if each.get("type") == "checkbox"]
    assert boxes == ["jaa", "jaaa", "jein", "?"]
    assert words["render.ask"].split("{")[0] in spoken(html)


@LANGUAGES
def test_the_joker_form_has_a_button_for_yes_and_one_for_no(words: dict[str, str]) -> None:
    html = move_form_of_seat(*at_phase("joker"), words)
    assert [each.get("value") for each in parsed(html).iter("button")] == ["yes", "no"]


@LANGUAGES
def test_the_main_form_offers_the_two_target_cards(words: dict[str, str]) -> None:
    view, seat, moves = at_phase("main")
    html = move_form_of_seat(view, seat, moves, words)
    assert [each.get("value") for each in parsed(html).iter("input")] == list(view.targets[seat])
    assert all(words[f"render.target_{each}"] in spoken(html) for each in moves)
