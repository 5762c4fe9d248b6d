"""What a screen reader is told of a round of each game, as texts that a person can read aloud.

    python -m tests.site.heard

writes them anew in tests/site/heard: read the diff. They hold the accessibility tree of the table at each decision of
the reader, what the reader then presses, and what the live regions say ("said"). test_heard.py holds pages to them.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Locator

from engine.core.game import Position
from engine.core.record import Record
from engine.games.registry import presentation_by_key
from engine.match.match import Match
from engine.match.saves import match_to_link
from engine.match.seats import HUMAN
from tests.site.cities import HAND, threatened
from tests.site.conftest import RETURNING
from tests.site.hands import PICK, RESTS_OR_WAITS, deciding, until
from tests.site.towns import moment, voting
from tools import build, chromium
from tools.serve import serving_site

FOLDER: Final = Path(__file__).parent / "heard"
BOT: Final = "greedy"
"""Bots that choose the same however quick the machine is."""
LAST: Final = 200
"""More steps a round does not have."""
PARTS: Final = (".top", ".board", ".beside", ".decision")
"""Of a table, in the order in which they are read; the rest is told by what is said, or only kept there."""

LISTEN: Final = r"""() => {
  const regions = () => [...document.querySelectorAll("[role=status], [role=alert], [aria-live]")];
  const textIn = (region) => region.textContent.trim().replace(/\s+/g, " ");
  const last = new WeakMap(regions().map((region) => [region, textIn(region)]));
  window.heard = [];
  new MutationObserver(() => {
    for (const region of regions()) {
      const text = textIn(region);
      if (text && text !== last.get(region)) heard.push(text);
      last.set(region, text);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""Notes what live regions say, in the order in which they change."""

DECIDED: Final = """() => heard.length > 0 || document.querySelector("#play-game").dataset.state !== "deciding\""""
"""Whether something has come of a decision: a press is painted before the table leaves it."""

CHOOSE: Final = f"""play => {{
  {PICK}
  pick(play.querySelector(".decision form"));
  const labels = [...play.querySelectorAll(".decision :checked")].map((input) => input.labels[0].innerText);
  return labels.map((label) => label.replace(/\\s+/g, " "));
}}"""
"""Chooses the first thing that can be done; returns the labels of what is chosen."""


def link(game: str, position: Position | None, players: int) -> str:
    """Return the link of a game against quick bots."""
    presentation = presentation_by_key(game)
    record = Record(game, presentation.game.version, players, 7, position=position)
    return match_to_link(Match.from_record(presentation, record, (HUMAN, *[BOT] * (players - 1))))


ROUNDS: Final[dict[str, tuple[Callable[[], str], int]]] = {
    "fr/land-unter": (lambda: link("land_unter", None, 3), 1),
    "en/drunter-drueber": (lambda: moment(voting, kinds=(HUMAN, BOT)), 2),
    "fr/vineta": (lambda: link("vineta", threatened(HAND), 2), 2),
}
"""By game and language: the moment it is opened at, and how many decisions of the reader follow."""


def until_asked(play: Locator) -> Iterator[str]:
    """Yield what is said until the reader has something to decide; Enter leads on."""
    for _ in range(LAST):
        until(play.page, RESTS_OR_WAITS, play.element_handle())
        yield from said(play)
        if play.get_attribute("data-state") != "watching":
            return
        play.page.keyboard.press("Enter")


def said(play: Locator) -> list[str]:
    """Return what was said since the last time."""
    return [f"said: {text}" for text in play.page.evaluate("heard.splice(0)")]


def round_heard(browser: Browser, site: str, name: str) -> str:
    """Return what is heard of a round."""
    moment, decisions = ROUNDS[name]
    with browser.new_context(base_url=site, service_workers="block") as context:
        context.add_init_script(RETURNING)
        page = context.new_page()
        page.goto(f"{name}/play/")
        page.evaluate("localStorage.setItem('trick:speed', 'step')")
        page.evaluate("hash => { location.hash = hash }", f"play={moment()}&at=play-game")
        play = page.locator("#play-game")
        deciding(play)
        page.evaluate(LISTEN)
        lines: list[str] = []
        for _ in range(decisions):
            lines += until_asked(play)
            lines += ["", *(play.locator(f".game-table {part}").first.aria_snapshot() for part in PARTS), ""]
            lines += [f"chosen: {label}" for label in play.evaluate(CHOOSE)]
            lines += said(play)
            play.locator(".decision [type=submit]").press("Enter")
            until(page, DECIDED)
        lines += until_asked(play)
    return "\n".join(lines) + "\n"


def file_of(name: str) -> Path:
    """Return where a round is written."""
    return FOLDER / f"{name.replace('/', '-')}.txt"


def main() -> None:
    """Write all rounds anew."""
    build.build_if_needed()
    FOLDER.mkdir(exist_ok=True)
    with serving_site() as site, chromium.running_browser() as browser:
        for name in ROUNDS:
            file_of(name).write_text(round_heard(browser, site, name), "utf-8")


if __name__ == "__main__":
    main()
