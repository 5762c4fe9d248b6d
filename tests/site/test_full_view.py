"""A running game fills the window: all that a decision needs is in sight, and a button leads back to the page."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from engine.core.record import Record
from engine.games.registry import PRESENTATIONS, presentation_by_key
from engine.match.match import Match
from engine.match.saves import match_to_link
from tests.site import cities, towns
from tests.site.conftest import LANGS, Visit, in_english
from tests.site.hands import SOON, begin, deciding, focused, until
from tools.paths import page_folder

SIZES: Final = ((1920, 1080), (1366, 768), (1280, 800), (844, 390), (390, 844), (320, 640))
SMALLEST: Final = 24
"""Pixels that something to press has in each direction at least."""


def five() -> str:
    """Return the link of a game of Land Unter in which the reader holds all cards, with as many rivals as can be."""
    record = Record("land_unter", presentation_by_key("land_unter").game.version, 5, 3)
    return match_to_link(Match.from_record(presentation_by_key("land_unter"), record, ("human", *["sampling"] * 4)))


def few(players: int) -> str:
    """Return the link of a game of Land Unter with wide mats, on which the points of a stage stand."""
    return after(12, players, 3, lambda legal: legal[0])


def drowned() -> str:
    """Return the link of a game of Land Unter with the longest account of a round: one is out, and two pay for it."""
    return after(32, 4, 4, Random(4).choice)


def after(rounds: int, players: int, seed: int, choose: Callable[[Sequence[int]], int]) -> str:
    """Return the link of a game of Land Unter after so many rounds in which all chose like this."""
    game, moves = presentation_by_key("land_unter").game, list[tuple[int, str]]()
    state = game.begin(players, seed)
    for _ in range(rounds):
        decision = game.decision(state)
        assert decision
        made = [(seat, game.format_move(choose(game.legal_moves(state, seat)))) for seat in decision.seats]
        for seat, text in made:
            game.play(state, seat, game.parse_move(text))
        moves += made
    record = Record("land_unter", game.version, players, seed, moves=tuple(moves))
    return match_to_link(
        Match.from_record(presentation_by_key("land_unter"), record, ("human", *["sampling"] * (players - 1)))
    )


FULLEST: Final[Mapping[str, Callable[[], list[str]]]] = {
    "land_unter": lambda: [five(), few(3), few(4)],
    "drunter_drueber": lambda: [towns.moment(towns.placing), towns.moment(towns.voting)],
    "vineta": lambda: [cities.six(), cities.acting("panic")],
}
"""Links of the moments that need the most space. A game that is not here is looked at where it begins."""


def begun(game: str) -> list[str]:
    """Return the link of a game that has just begun, with as many rivals as can be."""
    presentation = presentation_by_key(game)
    players = presentation.game.player_counts[-1]
    record = Record(game, presentation.game.version, players, 3)
    return [match_to_link(Match.from_record(presentation, record, ("human", *["sampling"] * (players - 1))))]


def in_sight(play: Locator) -> None:
    """Prove that board, controls and main button are seen, and that neither page nor board has to be scrolled."""
    page = play.page
    expect(play.locator(".game-table > .board")).to_be_in_viewport(ratio=0.99)
    expect(play.locator(".decision [type=submit]").first).to_be_in_viewport(ratio=1)
    expect(play.locator(".decision label:visible").first).to_be_in_viewport(ratio=0.9)
    expect(play.locator(".status")).to_be_in_viewport(ratio=1)
    for aim in play.locator(".decision > .goal").all():
        expect(aim).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    board = play.locator(".game-table > .board")
    assert board.evaluate("({ scrollHeight, clientHeight }) => scrollHeight - clientHeight") <= 8


def counted_beside(play: Locator) -> bool:
    """Return whether the count of preservers stands beside them on each mat, however many they are."""
    beside: bool = play.evaluate("""play => [...play.querySelectorAll(".mat .rs")].every((rings) => {
      const [drawn, count] = [rings, rings.nextElementSibling].map((part) => part.getBoundingClientRect());
      return count.left >= drawn.right && count.top < drawn.bottom;
    })""")
    return beside


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_decision_has_all_that_it_needs_in_sight(visit: Visit, game: str) -> None:
    for link in FULLEST.get(game, lambda: begun(game))():
        play = visit(f"fr/{page_folder(game)}/play/#play={link}&at=play-game", speed="once").locator("#play-game")
        deciding(play)
        for width, height in SIZES:
            play.page.set_viewport_size({"width": width, "height": height})
            in_sight(play)


def test_on_a_phone_the_longest_account_is_told_whole_beside_the_hand(visit: Visit) -> None:
    visited = visit(f"fr/land-unter/play/#play={drowned()}&at=play-game", speed="once", width=390, height=844)
    play = visited.locator("#play-game")
    deciding(play)
    in_sight(play)
    expect(play.locator(".caption")).to_contain_text("élimination")
    expect(play.locator(".unfold:visible")).to_have_count(0)
    assert counted_beside(play)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 640)])
def test_the_chances_of_a_hint_leave_all_that_is_chosen_from_in_place(visit: Visit, width: int, height: int) -> None:
    play = towns.sit_down(visit, "fr", towns.placing, width=width, height=height)
    note, send = play.locator(".note.hint"), play.locator(".decision [type=submit]")
    tiles = play.locator(".tiles")
    place = send.bounding_box()
    for _ in range(2):
        play.locator(".tools .hint").click()
        expect(note).to_be_visible(timeout=SOON)
    # By key: a hint told anew in this moment may move the line from under a pointer.
    note.locator("summary").press("Enter", timeout=SOON)
    expect(note.locator("li").first).to_be_in_viewport(ratio=1)
    for whole in (tiles, send, play.locator(".board")):
        expect(whole).to_be_in_viewport(ratio=1)
    assert send.bounding_box() == place


def test_small_squares_can_be_enlarged(visit: Visit) -> None:
    play = towns.sit_down(visit, "en", towns.placing, width=320, height=640)
    square = play.locator("trick-grid [data-square]").first
    assert square.evaluate("({ offsetWidth }) => offsetWidth") < SMALLEST
    play.locator(".enlarge").click()
    assert square.evaluate("({ offsetWidth }) => offsetWidth") >= SMALLEST
    play.locator("[name=tile]").first.check(force=True)
    expect(play.locator("trick-grid .lit").first).to_be_in_viewport(ratio=0.9)
    board = play.locator(".board.enlarged")
    board.evaluate("board => board.scrollTo(0, 0)")
    board.press("ArrowDown")
    until(play.page, "board => board.scrollTop > 0", board.element_handle())
    play.locator(".enlarge").click()
    expect(play.locator(".board[tabindex]")).to_have_count(0)
    assert square.evaluate("({ offsetWidth }) => offsetWidth") < SMALLEST


@pytest.mark.parametrize("lang", LANGS)
def test_back_to_the_page_and_into_the_window(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/land-unter/play/", speed="once", height=800)
    play, others = page.locator("#play-last_four"), page.locator(".md-sidebar--primary, .md-footer, #play-one_trick")
    begin(play)
    for hidden in others.all():
        expect(hidden).to_be_hidden()
    page.keyboard.press("Escape")
    expect(others.first).to_be_hidden()
    play.locator(".full-view").click()
    expect(others.first).to_be_visible()
    expect(play.locator(".full-view")).to_be_in_viewport(ratio=1)
    assert focused(page, ".full-view")
    page.keyboard.press("Enter")
    expect(others.first).to_be_hidden()
    in_sight(play)


def test_a_long_hint_is_unfolded_beside_the_hand_and_what_is_asked_leaves_both(visit: Visit) -> None:
    play = visit(f"en/land-unter/play/#play={few(4)}&at=play-game", speed="once", height=800).locator("#play-game")
    deciding(play)
    hand, note, unfold = (play.locator(part) for part in (".fan", ".note.hint", ".note.hint ~ .unfold:visible"))
    place = hand.bounding_box()
    play.locator(".tools .hint").click()
    expect(note).to_be_visible(timeout=SOON)
    play.locator(".tools .hint").click()
    # By key: a hint told anew in this moment may move the line from under a pointer.
    note.locator("summary").press("Enter", timeout=SOON)
    expect(unfold).to_have_text("Show less")
    expect(play.locator(".choosing [data-move-preview] .wc")).to_have_count(0)
    expect(hand).to_be_in_viewport(ratio=1)
    unfold.click()
    expect(unfold).to_have_text("Read it all")
    unfold.click(position={"x": 10, "y": 5})
    expect(unfold).to_have_text("Show less")
    unfold.click()
    told = note.inner_text()
    play.locator(".decision [type=submit]").click(force=True)
    expect(play.locator(".decision legend")).to_have_class("asks")
    assert note.inner_text() == told
    assert hand.bounding_box() == place


def test_a_game_played_on_from_an_example_stays_in_it(visit: Visit) -> None:
    page = visit("fr/land-unter/", speed="once")
    example = page.locator("trick-example").first
    example.locator(".play-on").click()
    play = example.locator("trick-play")
    deciding(play)
    expect(page.locator(".md-footer")).to_be_visible()
    play.locator(".full-view").click()
    expect(page.locator(".md-footer")).to_be_hidden()


def test_a_window_of_little_height_scrolls_the_page(visit: Visit) -> None:
    page = visit("fr/land-unter/play/", speed="once", width=320, height=256)
    begin(page.locator("#play-last_four"))
    expect(page.locator("#play-one_trick")).to_be_visible()


@in_english
def test_at_the_end_of_the_log_the_wheel_scrolls_what_is_around_it(visit: Visit, lang: str) -> None:
    play = towns.sit_down(visit, lang, towns.placing)
    page, log, side = play.page, play.locator(".log-lines"), play.locator(".game-table > .side")
    assert log.evaluate("log => log.scrollHeight - log.clientHeight - log.scrollTop") < 1, "its last line is seen"

    def turned() -> bool:
        log.hover(position={"x": 40, "y": 4})
        before = int(side.evaluate("side => side.scrollTop"))
        page.mouse.wheel(0, 200)
        page.wait_for_timeout(200)
        return int(side.evaluate("side => side.scrollTop")) > before

    # A line that comes just then lets the log itself scroll once more.
    assert any(turned() for _ in range(50))
    assert not focused(page, ".log, .log *")
