"""Several people at one device: nobody's own view comes by itself, wherever the page has been meanwhile."""

from playwright.sync_api import Locator, expect

from tests.site.conftest import Visit
from tests.site.hands import HASTY, comes_to, deciding, hand, switch, use


def covered(play: Locator, name: str) -> None:
    """Prove that the table is behind the curtain of this person, with nothing of a hand in the page."""
    comes_to(play, "curtain")
    expect(play.locator(".curtain p")).to_contain_text(name)
    assert not hand(play)
    assert play.locator(".game-table .note").all_inner_texts() == ["", ""]
    expect(play.page.locator(".panel:popover-open")).to_have_count(0)


def lift(play: Locator) -> None:
    """Lift the curtain by key."""
    play.locator(".ready").press("Enter")
    deciding(play)


def own_choice_by_key_with_the_panel_open(play: Locator) -> None:
    """Choose a card while what the seat may do is still explained, and keep the key down."""
    keyboard = play.page.keyboard
    play.locator(".game-table .now").click()
    expect(play.page.locator(".panel:popover-open")).to_be_visible()
    play.locator(".decision input").first.press("Space")
    play.locator(".decision [type=submit]").focus()
    for _ in range(3):
        keyboard.down("Enter")
    comes_to(play, "curtain")
    for _ in range(3):
        keyboard.down("Enter")
    keyboard.up("Enter")


def test_a_hand_is_covered_on_each_way_back_to_it(visit: Visit) -> None:
    play = visit("en/land-unter/play/", speed="once").locator("#play-game")
    page = play.page
    play.locator("select[name=seat-1]").select_option("human")
    play.locator(".trick-start").click()
    covered(play, "Alma")
    lift(play)
    cards = hand(play)
    own_choice_by_key_with_the_panel_open(play)
    covered(play, "Bruno")
    lift(play)
    assert not {*cards} & {*hand(play)}
    page.keyboard.press("Control+z")
    expect(play.locator(".undo")).to_have_attribute("data-asks", "Undo Alma’s choice? Press again.")
    page.wait_for_timeout(HASTY)
    page.keyboard.press("Control+z")
    covered(play, "Alma")
    lift(play)
    use(play, ".look-back")
    comes_to(play, "looking")
    page.keyboard.press("Escape")
    covered(play, "Alma")
    lift(play)
    play.locator(".full-view").click()
    switch(page, "fr")
    covered(play, "Alma")
    lift(play)
    assert hand(play) == cards
    page.reload()
    play.locator(".resume").first.click()
    covered(play, "Alma")
