"""The engine's worker in the page: started once and late, told when it cannot, replaced when it dies."""

import re
from io import BytesIO
from zipfile import ZipFile

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.site.conftest import Fresh, in_english
from tests.site.hands import LEARN, PLAY, SOON, begin, choose, deciding, hand, until, until_links_stay, with_clock

KEEP_WORKERS = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...order) { super(...order); if (String(order[0]).endsWith("/worker.js")) window.workers.push(this); }
};"""

ENDS = (
    ("workers.at(-1).terminate()", False),
    (
        """() => {
          const line = workers.at(-1), post = line.postMessage;
          line.postMessage = (message) => {
            post.call(line, message);
            if (String(message.request).includes('"play"')) line.terminate();
          };
        }""",
        False,
    ),
    ("() => { workers.at(-1).postMessage = () => {} }", True),
)
"""How a worker ends: it dies, it dies over the reader's move, it hangs; and whether only its silence tells."""

STUMBLES = "def dispatch_request(text): raise ValueError('a stone on the way')"

MEASURED = re.compile(r"\d+[.,]\d .*\d+[.,]\d M")
LOADING = """play => {
  window.seen = new Set();
  new MutationObserver(() => {
    const bar = play.querySelector(".loading progress");
    if (bar) seen.add(bar.hasAttribute("value") ? play.querySelector(".bytes").textContent : "unmeasured");
  }).observe(play, { subtree: true, childList: true, attributes: true });
}"""


def watched(fresh: Fresh, fault: str | None = None, first: bool = False) -> Page:
    """Open the page of tables with a clock of its own; its workers are in `window.workers`."""
    return with_clock(fresh, f"fr/{PLAY}", fault, KEEP_WORKERS, first)


def workers(page: Page) -> int:
    """Return how many workers of ours the page has started."""
    number: int = page.evaluate("workers.length")
    return number


@in_english
def test_blocked_engine_is_told_and_the_steps_stay(fresh: Fresh, lang: str) -> None:
    page = fresh(f"{lang}/{LEARN}", fault="ailed", first=True)
    page.route("**/pyodide.asm.wasm", lambda route: route.abort())
    example = page.locator("trick-example").first
    example.locator(".change").click()
    failed = example.locator(".failed")
    expect(failed).to_be_visible(timeout=SOON)
    expect(failed).to_have_attribute("role", "alert")
    example.locator(".on").click()
    expect(example.locator(".step:visible")).to_have_attribute("id", re.compile("-2$"))
    page.unroute("**/pyodide.asm.wasm")
    failed.locator(".retry").click()
    expect(example.locator(".change-panel select").first).to_be_visible(timeout=SOON)
    expect(failed).to_have_count(0)


def test_a_form_that_gets_the_focus_starts_the_engine(fresh: Fresh) -> None:
    page = watched(fresh, first=True)
    assert workers(page) == 0
    page.locator("#play-game select").first.focus()
    until(page, "workers.length === 1")
    page.locator("#play-game .trick-start").focus()
    begin(page.locator("#play-game"))
    assert workers(page) == 1


@pytest.mark.parametrize(
    "name", ["pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip", "engine.zip", "land_unter.zip"]
)
def test_missing_file_is_told(fresh: Fresh, name: str) -> None:
    # Python without its library tells so in many lines of its own.
    page = fresh(f"fr/{PLAY}", fault=".*" if name == "python_stdlib.zip" else "ailed", first=True)
    page.route(f"**/{name}", lambda route: route.fulfill(status=404, body="gone"))
    play = page.locator("#play-one_trick")
    play.locator(".trick-start").click()
    expect(play.locator(".failed .retry")).to_be_visible(timeout=SOON)


def test_drawing_that_did_not_come_comes_at_the_second_try(fresh: Fresh) -> None:
    page = fresh(f"fr/{PLAY}", fault="ailed")
    page.route("**/vendor/idiomorph.js*", lambda route: route.abort())
    play = page.locator("#play-one_trick")
    play.locator(".trick-start").click()
    play.locator(".failed .retry").wait_for()
    page.unroute("**/vendor/idiomorph.js*")
    play.locator(".failed .retry").press("Enter")
    assert not page.evaluate("document.activeElement === document.body")
    expect(play.locator(".game-table .board svg").first).to_be_visible(timeout=SOON)


def test_silent_start_is_noticed(fresh: Fresh) -> None:
    page = with_clock(fresh, f"fr/{PLAY}", fault="ailed", first=True)
    page.route("**/pyodide.asm.wasm", lambda route: None)
    play = page.locator("#play-one_trick")
    play.locator(".trick-start").click()
    expect(play.locator("[aria-busy=true]")).to_have_text("On prépare la table…")
    expect(play.locator(".bytes")).to_have_text(MEASURED, timeout=SOON)
    still(play)
    page.clock.fast_forward(61_000)
    expect(play.locator(".failed .retry")).to_be_visible()


def still(play: Locator) -> None:
    """Wait until all bytes but the held ones are there."""
    look = "bar => { const before = window.done; window.done = bar.value; return before === bar.value && before > 0.2 }"
    until(play.page, look, play.locator(".loading progress").element_handle(), pause=1000)


def test_worker_that_dies_or_hangs_is_replaced_and_nothing_is_lost(fresh: Fresh) -> None:
    page = watched(fresh)
    play = page.locator("#play-last_four")
    begin(play)
    cards = hand(play)
    lines = play.locator(".log-lines li", has_not=page.locator("del"))
    for before, (end, silent) in enumerate(ENDS, 1):
        log = lines.count()
        page.evaluate(end)
        choose(play)
        if silent:
            page.clock.fast_forward(31_000)
        expect(play.locator(".decision input")).to_have_count(len(cards) - 1, timeout=SOON)
        deciding(play)
        assert workers(page) == before + 1
        assert set(hand(play)) < set(cards)
        assert lines.count() > log
        play.locator(".undo").click()
        expect(play.locator(".decision input")).to_have_count(len(cards))
        assert hand(play) == cards


def test_one_worker_serves_all_pages_of_a_visit(fresh: Fresh) -> None:
    page = watched(fresh)
    begin(page.locator("#play-one_trick"))
    page.locator("#play-one_trick .full-view").click()
    page.locator(".md-nav--primary a[href$='/fr/land-unter/']").first.click()
    example = page.locator("trick-example").first
    example.locator(".change").click()
    expect(example.locator(".change-panel select").first).to_be_visible(timeout=SOON)
    assert workers(page) == 1


def test_words_and_widgets_are_there_after_a_page_without_any(fresh: Fresh) -> None:
    page = fresh("fr/about/")
    until_links_stay(page)
    page.evaluate("window.sameVisit = true")
    page.locator(".md-nav--primary a[href$='/fr/land-unter/']").first.click()
    expect(page.locator("trick-example .where").first).to_contain_text("Étape 1")
    assert page.evaluate("sameVisit")


def test_error_in_python_is_told_and_the_worker_lives(fresh: Fresh) -> None:
    page = watched(fresh, fault="EngineError", first=True)
    page.route("**/engine.zip", lambda route: route.fulfill(body=engine(STUMBLES)))
    for play in page.locator("trick-play:has(.trick-start)").all()[:2]:
        play.locator(".trick-start").click()
        failed = play.locator(".failed")
        expect(failed).to_be_visible(timeout=SOON)
        expect(failed.locator("button")).to_have_count(0)
        expect(play.locator(".trick-start")).to_be_visible()
    assert workers(page) == 1


def engine(api: str) -> bytes:
    """Return an engine that is nothing but its API."""
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for name in ("", "api/", "games/", "games/land_unter/"):
            archive.writestr(f"engine/{name}__init__.py", "")
        archive.writestr("engine/api/endpoints.py", api)
    return packed.getvalue()


def test_bytes_are_told_while_the_engine_comes(fresh: Fresh) -> None:
    play = fresh(f"en/{PLAY}", first=True).locator("#play-one_trick")
    play.evaluate(LOADING)
    play.locator(".trick-start").click()
    deciding(play)
    seen = play.page.evaluate("[...seen]")
    assert any(MEASURED.search(text) for text in seen)
    assert seen[-1] == "unmeasured"
    expect(play.locator(".loading")).to_have_count(0)
