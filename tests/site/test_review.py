"""The review after a game in the browser: it grows, its moments can be seen and tried; costly moves are asked about."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from playwright.sync_api import Locator, expect

from engine.core.record import Record
from engine.games.registry import PRESENTATIONS
from engine.match.match import Match
from engine.match.saves import match_to_link
from tests.site.conftest import NOTHING, Visit, in_english
from tests.site.hands import PLAY, SOON, choose, comes_to, deciding
from tests.site.test_pages import violations

WIDE = """(fold) => [fold, ...fold.querySelectorAll(":not(svg *, .visually-hidden)")]
  .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== "visible").length"""
"""How many parts of a fold are wider than there is room for them."""
LATE = 31
"""The turn before which the match begins: the first decision is a costly one if the highest card is played."""


def careless(record: Record, most: int) -> Match:
    """Return a match in which the reader plays the highest card and all others their lowest, for so many turns."""
    presentation = PRESENTATIONS[record.game]
    match = Match(presentation, record, ("human", *["greedy"] * (record.players - 1)))
    while match.decision and len(match.turns) < most:
        for seat in match.decision.seats:
            legal = presentation.game.legal_moves(match.state, seat)
            match.choose(seat, presentation.game.format_move(legal[0 if seat else -1]))
    return match


@cache
def late(turns: int) -> str:
    """Return the link of a match that begins late in a last stage, after so many turns of it."""
    mini = PRESENTATIONS["land_unter"].minigames["last_four"]
    game = PRESENTATIONS["land_unter"].game
    whole = Record(game.key, game.version, mini.players, 17, mini.options, mini.position)
    position = game.position(careless(whole, LATE).state)
    return match_to_link(careless(replace(whole, position=position), turns))


def table(visit: Visit, turns: int, stored: Mapping[str, str] = NOTHING) -> Locator:
    """Open the match after so many turns."""
    page = visit(f"en/{PLAY}#play={late(turns)}", motion="reduce", speed="once", stored=stored)
    return page.locator("trick-play[data-state]")


@in_english
def test_a_review_grows_and_its_moments_can_be_seen_and_tried(visit: Visit, lang: str) -> None:
    play = table(visit, 99)
    comes_to(play, "over")
    play.locator("[data-use=review]").click()
    review = play.locator(".review")
    expect(review.locator(".review-title")).to_be_focused(timeout=SOON)
    expect(review.locator("progress").first).to_be_hidden(timeout=SOON)
    moment = review.locator(".moment", has=play.page.locator("[data-try]")).first
    expect(moment).to_contain_text("in 100 deals")
    assert violations(play.page) == []
    fits_a_phone(play)
    try_again(play, moment)
    deal_again(review)
    shows = moment.locator("[data-walk]")
    shows.click()
    comes_to(play, "looking")
    better_move(play)
    better_line(play)
    walk_on(play)
    play.page.keyboard.press("Escape")
    comes_to(play, "over")
    expect(shows).to_be_focused()
    expect(shows).to_be_in_viewport()
    shows.click()
    comes_to(play, "looking")
    expect(play.locator(".full-view")).to_have_text("Back to the game")
    play.locator(".full-view").click()
    comes_to(play, "over")
    expect(play.locator(".review")).to_be_hidden()
    expect(play.locator(".outcome .verdict")).to_be_in_viewport()


def fits_a_phone(play: Locator) -> None:
    """Unfold the boards of a deal and the table of all decisions on a small phone: neither scrolls sideways."""
    page, size = play.page, play.page.viewport_size
    assert size
    page.set_viewport_size({"width": 320, "height": 640})
    for fold in (play.locator(".review [data-fold^=deal]").first, play.locator(".review [data-fold=all]")):
        fold.locator("summary").click()
        wide = fold.evaluate(WIDE)
        assert wide == 0
        fold.locator("summary").click()
    page.set_viewport_size(size)


def better_move(play: Locator) -> None:
    """See the card that was better, framed in the hand of then; it cannot be played."""
    told, past = play.locator(".caption p").first, play.locator(".decision.past")
    expect(told).to_contain_text("was better here: see the dashes")
    expect(past.locator("legend")).to_have_text("What could be chosen:")
    best = told.inner_text().split()[0].strip("\u2060")
    expect(past.locator("label.advised input")).to_have_value(best)
    expect(past.locator("input:enabled, button")).to_have_count(0)


def better_line(play: Locator) -> None:
    """Play what follows the better move on the board, by key, and come back to the moment."""
    page, status, said = play.page, play.locator(".status"), play.locator(".game-table > .said")
    here, line = status.inner_text(), play.locator(".moment:visible [data-line]")
    line.click()
    expect(status).to_contain_text("Step 1 of ")
    expect(said).to_contain_text("Step 1 of ")
    expect(play.locator(".caption")).to_contain_text("one of the deals that the book imagined")
    page.keyboard.press("End")
    expect(play.locator(".walk:visible .on")).to_have_attribute("aria-disabled", "true")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(status).to_have_text(here)
    expect(line).to_be_focused()


def walk_on(play: Locator) -> None:
    """Walk from the first key moment to the last one by key, one at a time, and back to where one began."""
    page, status, shown = play.page, play.locator(".status"), play.locator(".review .moment:visible")
    count, here = play.locator(".review .moment").count(), status.inner_text()
    page.keyboard.press("Home")
    for number in range(1, count + 1):
        expect(status).to_have_text(f"Moment {number} of {count}")
        expect(shown).to_have_count(1)
        expect(play.locator(".game-table > .said")).to_contain_text(f"Moment {number} of {count}. ")
        assert violations(page) == []
        page.keyboard.press("ArrowRight")
    expect(play.locator(".walk .on")).to_have_attribute("aria-disabled", "true")
    for number in range(count - 1, int(here.split()[1]) - 1, -1):
        page.keyboard.press("ArrowLeft")
        expect(status).to_have_text(f"Moment {number} of {count}")


def deal_again(review: Locator) -> None:
    """Let bots play the same deal again, stop them, and let them go on."""
    deal, said = review.locator(".same-deal > .deal"), review.locator(".same-deal [role=status]")
    deal.click()
    expect(said).to_contain_text("Bots are playing")
    expect(review.locator(".same-deal")).to_contain_text("The same deal again", timeout=SOON)
    deal.click()
    expect(deal).to_be_focused()
    expect(deal).to_have_text("Let the bots play on")
    expect(said).to_contain_text("The bots have stopped. The same deal again")
    expect(review.locator(".same-deal progress")).to_be_hidden()
    deal.click()
    expect(deal).to_have_text("Stop the bots")
    expect(said).to_contain_text("Bots are playing")
    expect(review.locator(".same-deal > .work")).to_be_visible()


def try_again(play: Locator, moment: Locator) -> None:
    """Make the decision of a moment once more: first as it was made, then as the solution says."""
    moment.locator("[data-try]").click()
    form, said = play.locator(".review .decision form"), play.locator(".review .note")
    expect(form).to_be_visible()
    expect(said).to_contain_text("Can you find something better?")
    card = form.locator("input").last
    card.check(force=True)
    form.locator("[type=submit]").click()
    expect(said).to_contain_text("of winning chance")
    play.locator(".review .solution").click()
    expect(said).to_contain_text("is best")
    expect(form.locator("input:checked"), "what was tried has gone").to_have_count(0)
    best = said.inner_text().split()[0].strip("\u2060")
    expect(form.locator("label.advised input")).to_have_value(best)
    form.locator(f"input[value='{best}']").check(force=True)
    expect(form.locator("label.advised")).to_have_count(0)
    form.locator("[type=submit]").click()
    expect(said).to_contain_text("Yes: nothing is better")
    expect(play.locator(".review .solution")).to_be_hidden()
    expect(play.locator(".review > [role=status]")).to_contain_text("Yes: nothing is better")
    play.locator(".review .back").click()
    expect(moment.locator("[data-try]")).to_be_focused()
    comes_to(play, "over")


@in_english
def test_a_costly_move_is_asked_about_and_made_the_second_time(visit: Visit, lang: str) -> None:
    play = table(visit, 0, stored={"trick:coach": "on"})
    deciding(play)
    cards = play.locator(".decision input").count()
    choose(play, cards - 1)
    expect(play.locator(".note.hint")).to_contain_text("Sure?", timeout=SOON)
    assert play.locator(".decision input").count() == cards
    choose(play, cards - 1)
    expect(play.locator(".decision input")).to_have_count(cards - 1, timeout=SOON)
    # It is switched off where its state is seen.
    asks = play.locator(".menu .coach")
    play.locator(".more").click()
    play.locator(".rare summary").click()
    expect(asks).to_have_attribute("aria-pressed", "true")
    asks.click()
    expect(asks).to_have_attribute("aria-pressed", "false")
    expect(asks).to_be_visible()
