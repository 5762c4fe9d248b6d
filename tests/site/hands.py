"""What a reader does with the widgets of a page."""

import json
from time import monotonic
from typing import Any, Final, Literal

from playwright.sync_api import Locator, Page, expect

from tests.site.conftest import Fresh, Visit

LEARN: Final = "land-unter/"
PLAY: Final = "land-unter/play/"
NIGHT: Final = "land-unter/night/"
RULES: Final = "land-unter/rules/"
SOON: Final = 120_000
"""Milliseconds in which even a busy machine has started the engine."""

IS_NEW: Final = """const isNew = (play) => {
    const told = play.querySelector(".caption").firstElementChild;
    return Boolean(told) && !("pressed" in told.dataset) && Boolean(told.dataset.pressed = "yes");
  };"""
"""Whether what is told has not been gone on from; from then on it has been.

A step that was gone on from is shown for a moment longer: a second press would be one for whatever comes next, at the
end of a game for the button that deals another one.
"""

RESTS_OR_WAITS: Final = (
    """play => {
  const state = play.dataset.state, next = document.activeElement === play.querySelector(".next");
  """
    + IS_NEW
    + """
  return state === "deciding" || state === "over" || (state === "watching" && next && isNew(play));
}"""
)
"""The button for the next step keeps the focus while bots think; each step is waited for once."""

STILL: Final = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"
"""Whether nothing moves, and no colour fades into another one."""

AT_REST: Final = """part => new Promise((rest) => {
  let last = NaN, frames = 0;
  const look = () => {
    const { top } = part.getBoundingClientRect();
    frames = top === last ? frames + 1 : 0;
    last = top;
    if (frames === 2) rest(top);
    else requestAnimationFrame(look);
  };
  look();
})"""
"""Where a part is in the window, once it has stayed there for two frames: what is above it may still be laid out."""

OTHER: Final = {"fr": "en", "en": "fr"}

HASTY: Final = 1100
"""In milliseconds: after so long a press at the same place is meant for what stands there now (handover.js)."""


def with_clock(fresh: Fresh, path: str, fault: str | None = None, script: str = "", first: bool = False) -> Page:
    """Open a page whose clock the test can turn, put in before the page's own timers begin; its tables take no time."""
    page = fresh("404.html", fault=fault, first=first)
    page.evaluate("localStorage.setItem('trick:speed', 'once')")
    page.clock.install()
    page.add_init_script(script)
    page.goto(path)
    return page


def until(page: Page, script: str, argument: Any = None, pause: float = 50) -> Any:
    """Wait until a script returns something true, and return that: `wait_for_function` needs an `eval` in the page.

    `pause` is the time between two looks, in milliseconds.
    """
    end = monotonic() + SOON / 1000
    while not (found := page.evaluate(script, argument)):
        assert monotonic() < end, f"never true: {script}"
        page.wait_for_timeout(pause)
    return found


def top_at_rest(part: Locator) -> float:
    """Return how far below the window's upper edge a part is, once it stays there."""
    top: float = part.evaluate(AT_REST)
    return top


def until_links_stay(page: Page) -> None:
    """Wait until links inside a language load no new page: the theme has to have read the sitemap first."""
    read = "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('sitemap.xml'))"
    until(page, f"() => document.readyState === 'complete' && {read}")
    # A page that never comes to rest must not hold up all tests.
    page.evaluate("timeout => new Promise((idle) => requestIdleCallback(idle, { timeout }))", SOON)


def table(visit: Visit, lang: str = "fr", key: str = "one_trick", speed: str = "once") -> Locator:
    """Open the page of tables, at a speed; return one of its tables, not yet begun."""
    return visit(f"{lang}/{PLAY}", speed=speed).locator(f"#play-{key}")


def begin(play: Locator) -> None:
    """Press the button of a table and wait for the first decision."""
    play.locator(".trick-start").click()
    deciding(play)


def deciding(play: Locator) -> None:
    """Wait until the reader is asked for a card."""
    comes_to(play, "deciding")
    expect(play.locator(".decision form")).to_be_visible()


def comes_to(play: Locator, state: str) -> None:
    """Wait until a table is "asking", "deciding", "watching", "thinking", behind its "curtain" or "over"."""
    expect(play).to_have_attribute("data-state", state, timeout=SOON)


def watch(play: Locator) -> list[str]:
    """Go through what happens step by step, by key, until the table rests; return the captions."""
    page, captions = play.page, list[str]()
    while True:
        until(page, RESTS_OR_WAITS, play.element_handle())
        if play.get_attribute("data-state") != "watching":
            return captions
        captions.append(play.locator(".caption").inner_text())
        page.keyboard.press("Enter")


def choose(play: Locator, card: int = 0) -> None:
    """Play the card of this place in the hand."""
    play.locator(".decision input").nth(card).check(force=True)
    play.locator(".decision [type=submit]").click()


PICK: Final = """const pick = (form) => {
    const tile = form.querySelector("[data-tile]")?.dataset.tile;
    if (tile) form.querySelector(`[name=tile][value="${tile}"]`).click();
    const boxes = [...form.querySelectorAll("[type=checkbox]")].slice(0, form.dataset.moves ? 2 : 1);
    const [first] = form.querySelectorAll("[name=move]:enabled");
    for (const input of boxes.length ? boxes : [first]) input?.click();
    form.querySelector("[name=to]:enabled")?.click();
  };"""
"""Chooses the first thing that can be done in a form."""

PLAY_OUT: Final = (
    """async ([play, most]) => {
  const rested = () => ["deciding", "over"].includes(play.dataset.state);
  const rest = () => new Promise((resolve) => {
    const watcher = new MutationObserver(() => { if (rested()) { watcher.disconnect(); resolve(); } });
    watcher.observe(play, { attributeFilter: ["data-state"] });
  });
"""
    + PICK
    + """
  for (let made = 0; made < most; made++) {
    if (play.dataset.state === "over") return made;
    const form = play.querySelector(".decision form");
    pick(form);
    const rests = rest();
    form.querySelector("[type=submit]").click();
    await rests;
  }
  throw new Error(`not over after ${most} decisions`);
}"""
)
"""Does the first thing that can be done, again and again, until the game is over; returns how often that was."""


def play_out(play: Locator, most: int = 150) -> int:
    """Do the first thing that can be done until the game is over; return how often that was."""
    made: int = play.page.evaluate(PLAY_OUT, [play.element_handle(), most])
    return made


def round_shown(play: Locator) -> str:
    """Return what the head of the board says: the stage and the round."""
    return play.locator(".game-table .board").inner_text().splitlines()[0]


def hand(play: Locator) -> list[str]:
    """Return the cards that the reader may play."""
    cards: list[str] = play.locator(".decision input").evaluate_all("cards => cards.map((card) => card.value)")
    return cards


def kept(page: Page) -> dict[str, str]:
    """Return what the browser keeps of games."""
    items: dict[str, str] = page.evaluate("({...localStorage})")
    return {name: value for name, value in items.items() if name.startswith("trick:game:")}


def saves(page: Page) -> list[str]:
    """Return the saves of the games that the browser keeps."""
    return [str(json.loads(entry)["save"]) for entry in kept(page).values()]


def shared(play: Locator) -> str:
    """Press "share" and return the address shown."""
    use(play, ".share")
    return play.locator(".share-panel input").input_value()


def use(play: Locator, tool: str) -> None:
    """Press a tool of the menu."""
    play.locator(".more").click()
    folded = play.locator(".menu .rare:not([open])", has=play.page.locator(tool))
    if folded.count():
        folded.locator("summary").click()
    play.locator(f".menu {tool}").click()


def set_speed(play: Locator, name: str) -> None:
    """Choose a speed, and leave the menu."""
    play.locator(".more").click()
    play.locator(".speed select").select_option(name)
    play.page.keyboard.press("Escape")


def switch(page: Page, lang: str) -> None:
    """Follow the language switch."""
    page.locator(".md-select button").hover()
    page.locator(f".md-select a[hreflang={lang}]").click()
    page.wait_for_url(f"**/{lang}/**")


def focused(page: Page, selector: str) -> bool:
    """Tell whether what has the focus matches a selector."""
    found: bool = page.evaluate("selector => document.activeElement.matches(selector)", selector)
    return found


def at_night(page: Page) -> Page:
    """Let night fall on a page opened by day."""
    return by_light(page, "dark")


def by_light(page: Page, scheme: Literal["light", "dark"]) -> Page:
    """Change to the colours of the day or the night, and wait until they have changed, if the page has both."""
    page.emulate_media(color_scheme=scheme)
    if page.locator("[data-md-color-media]").count():
        palette = {"light": "default", "dark": "slate"}[scheme]
        expect(page.locator(f"body[data-md-color-scheme={palette}]")).to_be_attached()
    until(page, STILL)
    return page
