"""The drawings of Drunter & Drüber: complete, escaped, and showing only what the viewer may see."""

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

from engine.core.events import MoveRefused
from engine.games.drunter_drueber.render import marks_of_event, piece_icon, symbols_svg, vote_reveal_glimpses
from engine.games.drunter_drueber.render.facts import vote_just_held
from engine.games.drunter_drueber.render.pieces import small_tile_drawing
from engine.games.drunter_drueber.render.spoken import status_heading_text
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import scoring
from engine.games.drunter_drueber.rules.board import BOARD, read_board
from engine.games.drunter_drueber.rules.components import BUILDING_TYPES, KINDS, SCHOOL, TILES
from engine.games.drunter_drueber.rules.state import Laid
from engine.games.drunter_drueber.rules.view import FACE_DOWN, UNSEEN, View
from engine.games.drunter_drueber.rules.vote import tally_votes
from engine.games.drunter_drueber.rules.voting_cards import (
    ALL_CARDS,
    BALLOTS,
    JOKER,
    NO,
    NO_CARDS,
    NOT_DECLARED,
    SIDE_OF_WORD,
    cards_as_bits,
)
from tests.games.drunter_drueber.render.views import (
    BRIDGE,
    EN,
    FR,
    LANGUAGES,
    NAMES,
    VIEWERS,
    after,
    drawing,
    fresh,
    games,
    played,
)
from tests.rendered import drawn, parsed, spoken

STYLES = Path(__file__).parents[4] / "overrides/assets/css"


@LANGUAGES
def test_every_view_of_every_game_is_drawn_well_formed(words: dict[str, str]) -> None:
    for seen in games():
        for event, view in seen[::41]:
            root = parsed(drawing(view, words, NAMES, marks_of_event(event)))
            assert len(list(root.iter("li"))) == view.players


def test_every_event_that_changes_something_is_marked_in_the_drawing() -> None:
    plain = {e.PawnsPlaced, e.VotesDealt, e.UndecidedReturned, e.KindBlocked, e.NeverBlocked, e.BuildingEnded}
    for kind in {*e.EVENTS} - plain - {e.VictoryShared}:
        event, view = after(kind, goals="two" if kind in (e.MainChosen, e.SecondScored) else "one")
        assert drawing(view, EN, NAMES, marks_of_event(event)) != drawing(view, EN, NAMES), kind
    assert marks_of_event(e.VictoryShared("", (0, 2), (3, 1, 3))) == ("score@0", "score@2")


def test_a_refused_move_is_marked_where_it_failed() -> None:
    refused = MoveRefused("", 0, "r-3e", "occupied", (("square", "h4"),))
    assert marks_of_event(refused) == ("ban:h4",)
    assert "#dd-x" in drawing(fresh(), EN, NAMES, marks_of_event(refused))
    assert marks_of_event(MoveRefused("", 0, "", "no_tile", (("kind", 1), ("length", 2)))) == ()


def test_events_of_one_move_share_a_step() -> None:
    assert {kind.group for kind in (e.BridgePassed, e.TileLaid, e.BuildingCovered, e.PawnMoved)} == {"tile"}
    assert e.PawnRemoved.group != "tile"


def test_hidden_targets_and_cards_are_never_drawn() -> None:
    for seen in games():
        for _, view in seen[::31]:
            html = drawing(view, EN, NAMES)
            held = vote_just_held(view)
            cards = sum(hand.bit_count() for hand in (held.cards if held else view.chosen) if hand > 0)
            assert len(re.findall(r'class="dv [ynju]"', html)) == cards
            assert html.count('class="dv bk"') == view.chosen.count(-1)
            assert html.count('class="dg bk"') == sum(targets.count("?") for targets in view.targets)


def test_only_the_owner_sees_rings_around_what_the_target_counts_until_the_end() -> None:
    ends = Counter[bool]()
    for seen in games():
        for _, view in [*seen[::31], seen[-1]]:
            seat = view.seat if view.seat is not None and view.seat >= 0 else None
            others = () if seat is None or view.phase != "over" else {*range(view.players)} - {seat}
            assert ringed(view, "d-ow2") == (0 if seat is None else count_of(view, seat))
            assert ringed(view, "d-ow3") == sum(count_of(view, other) for other in others)
            ends[ringed(view, "d-ow3") > 0] += 1
    assert ends[True]
    assert ends[False]


def ringed(view: View, style: str) -> int:
    """Return how many rings of a style are drawn on the board."""
    rings = re.search(rf'class="{style}" d="([^"]*)"', drawing(view, EN, NAMES))
    return rings.group(1).count("M") if rings else 0


def count_of(view: View, seat: int) -> int:
    """Return how many buildings a seat's targets count, but for the one that counts every building."""
    targets = (view.main[seat],) if view.main[seat] else view.targets[seat]
    return len(
        {
            each
            for target in targets
            if target != "each"
            for each in scoring.uncovered_buildings_that_count(view, target)
        }
    )


def test_points_are_told_to_their_owner_until_the_end() -> None:
    for seat in (0, 1):
        _, view = played(4, "one", seat)[0][-20]
        assert view.phase != "over"
        said = re.findall('class="pts">([^<]*)<', drawing(view, EN, NAMES))
        laid = bool(view.chosen[seat])
        assert said == ([] if laid else [f"{worth} point{'s' * (worth != 1)}" for worth in [own_worth(view, seat)]])


def own_worth(view: View, seat: int) -> int:
    """Return what the seat's target card brings now."""
    return scoring.points_of_target(view, view.main[seat])


def test_every_symbol_used_is_defined_once() -> None:
    defined = Counter(re.findall(r' id="dd-([^"]+)"', symbols_svg()))
    assert set(defined.values()) == {1}
    used = set(drawn(symbols_svg()))
    for seen in games():
        for event, view in seen[::11]:
            used |= set(
                drawn(drawing(view, EN, NAMES, marks_of_event(event)) + drawing(view, FR, NAMES, marks_of_event(event)))
            )
    used |= set(drawn("".join(map(small_tile_drawing, TILES)) + piece_icon("pawn-w", EN) + piece_icon("bridge", EN)))
    assert used <= set(defined)
    never = {name for name in set(defined) - used if name[-2:] not in ("ue", "un", "de", "dn", "be", "bn")}
    assert never <= {f"{kind}{length}{way}" for kind in KINDS for length in (1, 2, 3) for way in "nesw"}


def test_the_symbols_are_light() -> None:
    assert len(symbols_svg()) < 21_000


def test_the_usual_board_is_one_symbol_and_another_one_is_drawn_in_full() -> None:
    assert drawn(drawing(fresh(), EN, NAMES))["board"] == 1
    text = "W! K5 . R!\n. ## . .\n. . G1 .\nF! . . W!"
    assert read_board(text) is not BOARD
    other = drawn(drawing(fresh({"deal": True, "board": text}), FR, NAMES))
    assert (other["board"], other["K"], other["G"], other["o"] > 0) == (0, 1, 1, True)


def test_the_board_shows_every_building_outhouse_and_corner() -> None:
    board = symbols_svg()[symbols_svg().index('id="dd-board"') : symbols_svg().index('id="dd-names-fr"')]
    count = drawn(board)
    assert {type_: count[type_] for type_ in BUILDING_TYPES} == dict.fromkeys(BUILDING_TYPES, 5)
    assert (count["o"], count["ew"], count["er"], count["ef"]) == (17, 2, 1, 1)
    assert re.search('class="d-bv"[^>]*>([1-5]{30})<', board)


def test_every_tile_laid_and_every_pawn_left_is_drawn() -> None:
    for seen in games():
        for _, view in seen[::29]:
            count = drawn(drawing(view, EN, NAMES).split('class="seats"')[0])
            tiles = sum(number for name, number in count.items() if re.fullmatch("[wrf][123][nesw]", name))
            assert tiles == len(view.laid) + bool(view.proposed)
            assert sum(count[f"p{name}"] for name in ("w1", "w2", "r", "f")) == sum(map(bool, view.pawns))


def test_a_path_lies_under_the_deck_of_the_bridge_that_it_passes() -> None:
    html = drawing(fresh({"laid": BRIDGE}), EN, NAMES)
    assert html.index("#dd-run") < html.index("#dd-r1n") < html.index("#dd-rde")
    assert "Path road: o2 to l2 to l3 to m3, under the bridge on m2, m1." in spoken(html)


@LANGUAGES
def test_the_board_is_said_as_paths_pawns_and_points(words: dict[str, str]) -> None:
    said = spoken(drawing(fresh({"laid": ["0:w1-2e", "1:w1-3e", "2:w1-1e"]}), words, NAMES))
    first, last, wall = ("b1", "g1", words["render.pawn_w1"])
    assert words["render.stands"].format(pawn=wall, square=last) in said
    stops = words["render.to"].join((first, last))
    assert words["render.path_said"].format(pawn=wall, stops=stops).replace("\u00a0", " ") in said
    lost = words["render.left_type_without"].format(type=words["render.type_S"], points=14, lost="1")
    assert lost in said


def test_a_removed_pawn_is_said_and_crossed_out() -> None:
    event, view = after(e.PawnRemoved)
    html = drawing(view, EN, NAMES, marks_of_event(event))
    assert " removed" in spoken(html)
    assert "m-ghost" in html


@LANGUAGES
def test_a_seat_is_said_in_one_sentence(words: dict[str, str]) -> None:
    view = replace(
        fresh(),
        tiles=((4, 0, 2, 0, 0, 0, 1, 2, 0),) * 3,
        targets=((SCHOOL,), (UNSEEN,), (UNSEEN,)),
        votes=(ALL_CARDS, NO_CARDS, cards_as_bits(["ja"])),
    )
    said = spoken(drawing(view, words, NAMES))
    sentences = {
        "en": "Anne: target School; tiles of 1-2-3 squares: wall 4-0-2, river 1-2-0; 14 votes left.",
        "fr": "Anne : objectif École ; plaquettes de 1-2-3 cases : muraille 4-0-2, fleuve 1-2-0 ; 14 voix restantes.",
    }
    assert sentences[words["render.lang"]] in said


def test_voting_cards_lie_face_down_and_then_open() -> None:
    chosen = (FACE_DOWN, NO_CARDS, BALLOTS["jaa+?"], JOKER)
    view = replace(after(e.VotesRevealed)[1], chosen=chosen, jokers=(*[NOT_DECLARED] * 3, SIDE_OF_WORD[NO]))
    html = drawing(view, EN, NAMES)
    assert "voting cards face down" in spoken(html)
    assert "votes JAA + …?" in spoken(html)
    assert "votes JEEIIN, joker no" in spoken(html)
    assert html.count('class="dv bk"') == 1


@LANGUAGES
def test_a_proposal_is_drawn_and_said(words: dict[str, str]) -> None:
    event, view = after(e.VoteCalled)
    html = drawing(view, words, NAMES, marks_of_event(event))
    assert html.count("m-ask") == 1
    assert drawn(html)["q"] == 1
    assert words["render.when_vote"].split("{")[0] in spoken(html)


def test_a_lost_vote_strikes_the_proposal_out() -> None:
    event, view = after(e.VoteLost)
    html = drawing(view, EN, NAMES, marks_of_event(event))
    assert "m-no" in html
    assert "m-ask" not in html
    assert "Voted down" in spoken(html)


@LANGUAGES
def test_the_end_shows_every_target_and_its_points(words: dict[str, str]) -> None:
    for goals in ("one", "two"):
        event, view = after(e.GameWon, None, goals)
        assert isinstance(event, e.GameWon)
        said = re.findall('class="pts">([^<]*)<', drawing(view, words, NAMES))
        assert [int(points.split()[0]) for points in said] == list(event.scores)


def test_a_board_is_light() -> None:
    for viewer in VIEWERS:
        for event, view in played(4, "one", viewer)[0][::5]:
            whole = drawing(view, EN, NAMES, marks_of_event(event))
            html = re.sub(r'<(g|div) class="outlook.*?</\1>', "", whole)
            tiles = len(html.split("</svg>")[0].encode())
            assert tiles < 1150 + 70 * len(view.laid) + 300 * ("d-tt" in html)
            assert len(html.encode()) - tiles < 5800
            assert len(whole) - len(html) < 2200, "what is shown on request"


def test_the_style_sheet_knows_every_class_and_names_every_colour_at_its_top() -> None:
    css, palette = (STYLES.joinpath(f"{name}.css").read_text("utf-8") for name in ("drunter-drueber", "palette"))
    html = symbols_svg() + "".join(
        drawing(view, EN, NAMES, marks_of_event(event)) for event, view in played(4, "one", 0)[0][::5]
    )
    classes = {name for names in re.findall(r'class="([^"]+)"', html) for name in names.split()}
    painted = {name for name in classes if re.match("d-|m-", name)}
    laid = (f"laid-{face}" for face in TILES)
    framed = {f"m-{kind}" for kind in ("target", "turn", "cards", "pass", "score", "tiles", "votes", *laid)}
    assert painted <= set(re.findall(r"\.([dm]-[\w-]+)", css)) | framed
    used, named = re.findall(r"var\((--(?:dd|map)-[\w-]+)", css), re.findall(r"(--[\w-]+):", palette + css)
    assert set(used) <= set(named)
    assert not re.search(r"#[0-9a-f]{3,8}\b|rgb\(", re.sub(r"--dd-[\w-]+: [^;]+;", "", css))


def test_votes_are_turned_over_card_by_card_the_proposers_last() -> None:
    event, view = after(e.VotesRevealed)
    assert isinstance(event, e.VotesRevealed)
    view = replace(view, seats_to_move=(view.turn,))
    assert EN["render.when_joker"].split("{")[0] in drawing(view, EN, NAMES, ())
    seen = list(vote_reveal_glimpses(event, view, view))
    order = [(view.turn + step) % view.players for step in range(1, view.players + 1)]
    cards = [(seat, card) for seat in order for card in event.cards[seat]]
    assert [(glimpse.facts["seat"], glimpse.facts["cards"]) for glimpse in seen] == [
        (at, (it,)) for at, it in cards[:-1]
    ]
    for number, glimpse in enumerate(seen, 1):
        shown = [cards_as_bits([card for at, card in cards[:number] if at == seat]) for seat in range(view.players)]
        drawn = [view.chosen[seat] if seat == view.seat else held or FACE_DOWN for seat, held in enumerate(shown)]
        assert glimpse.view.chosen == tuple(drawn)
        yes, no = tally_votes(shown, ())
        assert (glimpse.facts["yes"], glimpse.facts["no"]) == (yes, no)
        assert f"tally:{yes}:{no}" in glimpse.marks
        # Who has a joker to declare is told once it lies open.
        heading = status_heading_text(glimpse.view, EN, NAMES, glimpse.marks)
        assert heading.endswith(f"yes {yes}, no {no}"), heading
    assert f"tally:{event.yes}:{event.no}" in marks_of_event(event)


def test_beside_an_open_vote_stands_who_proposes_whatever_came_before() -> None:
    view = after(e.VoteCalled)[1]
    html = drawing(view, EN, NAMES, ("tile:a1", "passed:3:0", f"turn@{view.turn}"))
    assert EN["render.when_passed"] not in html
    assert EN["render.when_vote"].split("{")[0] in spoken(html)
    assert NAMES[view.turn] in spoken(html)
    assert EN["render.when_over"] in drawing(replace(view, phase="over"), EN, NAMES, ("tile:a1",))


def test_once_the_building_is_over_nobody_is_said_to_lay_a_tile() -> None:
    event, view = after(e.BuildingEnded)
    assert view.phase != "over", "the target cards are not turned over yet"
    html = drawing(view, EN, NAMES, marks_of_event(event))
    assert EN["render.when_over"] in html
    assert not re.search(r'class="seat s\d act', html)
    assert re.search(r'class="seat s\d act', drawing(view, EN, NAMES))


def test_what_a_vote_has_decided_stands_out_over_the_tile() -> None:
    for kind, look in ((e.VotePassed, "y"), (e.VoteLost, "n")):
        event, view = after(kind)
        html = drawing(view, EN, NAMES, marks_of_event(event))
        assert re.search(rf'class="m-won"><use xlink:href="#dd-t{look}"', html)
        assert "m-won" not in drawing(replace(view, phase="place"), EN, NAMES, marks_of_event(event)), (
            "hides no square for long"
        )
    counted = after(e.CardsDiscarded)[1]
    assert "m-tile" in drawing(counted, EN, NAMES, ("passed:3:0",))
    assert "m-tile" not in drawing(counted, EN, NAMES, ("refused:0:3",))
    ballot = counted.ballots[-1]
    built = replace(counted, laid=(*counted.laid, Laid(counted.turn, ballot.placement, ballot.squares)))
    assert "m-tile" not in drawing(built, EN, NAMES, ("passed:3:0",)), "a tile that is laid hides no pawn"


def test_those_who_still_have_to_vote_are_marked() -> None:
    """The ring is not the proposer's while others vote."""
    seen = [view for snapshots in games() for _, view in snapshots if view.phase in ("place", "vote", "joker")]
    assert {view.phase for view in seen[::5]} == {"place", "vote", "joker"}
    for view in seen[::5]:
        marked = {int(seat) for seat in re.findall(r'class="seat s(\d) act', drawing(view, EN, NAMES))}
        assert marked == {*view.seats_to_move}
