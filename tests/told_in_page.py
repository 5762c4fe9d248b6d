"""Tells games through the controls of the page "With the box", as people would, and compares how they end.

python -m tests.told_in_page GAME [--games 60] --kept FILE

Goes on where FILE stops; prints each game that ended otherwise, how many did, and the presses it took. It serves site/:
build it before.
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from engine.core.following import JOIN
from engine.core.presentation import Presentation
from engine.games.registry import presentation_by_key
from engine.match.following import all_tables, random_game
from tools.chromium import running_browser
from tools.paths import page_folder
from tools.serve import serving_site

PRESS: Final = """async ([words, join]) => {
  const companion = document.querySelector("trick-companion");
  let presses = 0;
  const press = (button) => (presses += 1, button.click());
  const check = (fine, what) => { if (!fine) throw new Error(what); };
  for (let told = 0; told < words.length;) {
    const goOn = companion.querySelector(".pause:not([hidden]) .go-on");
    if (goOn) press(goOn);
    const form = companion.querySelector(".told-ask"), word = words[told];
    const $ = (query) => [...form.querySelectorAll(query)];
    const [one] = $(`[data-word="${CSS.escape(word)}"]`);
    const spots = one?.dataset.to?.split(" ") ?? [];
    const at = (spot) => companion.querySelector(`.board [data-spot="${spot}"]`);
    if ($("[data-count]").length) {
      for (const each of word.split(join)) {
        const rest = form.querySelector(".rest");
        if (!rest.ariaDisabled && rest.dataset.to === each.split(":")[1]) {
          press(rest);
          break;
        }
        press($(`[data-count="${CSS.escape(each)}"]`)[0]);
      }
      press(form.querySelector("[type=submit]"));
    } else if (spots.length && spots.every(at)) {
      for (const spot of spots) {
        if (one.hasAttribute("data-pressed")) break;
        presses += 1;
        at(spot).dispatchEvent(new MouseEvent("click", { bubbles: true }));
      }
      // Two houses of one colour are one spot, touched twice.
      check(one.hasAttribute("data-pressed"), `the spots of ${word} do not choose it`);
    } else if (one) press(one);
    else {
      for (const box of $("input[data-one]:not([data-why])")) box.click();
      const jokers = $("input[data-one]:checked").map((box) => box.dataset.one);
      check(new Set(jokers).size === jokers.length, "yes and no at once");
      for (const box of $("input:checked")) box.click();
      for (const each of word.split(join)) for (const box of $(`input[value="${CSS.escape(each)}"]`)) press(box);
      press(form.querySelector("[type=submit]"));
    }
    await companion.settled;
    const step = Number(companion.querySelector(".told-ask")?.dataset.step ?? 0);
    told = step > told ? step : words.length;
  }
  return presses;
}"""
"""Press what each word of a fact is told by, and wait for the answer; what alone can be told is not asked.

Return how many presses it took."""
ROWS: Final = (
    "tables => tables.map(table => [...table.querySelectorAll('tbody tr td:nth-child(2) b')].map(b => b.innerText))"
)


@dataclass(frozen=True)
class ToldGame:
    """A game that was told."""

    seed: int
    players: int
    facts: int
    presses: int
    fault: str
    """How it ended otherwise than it was played; "" if it did not."""


def tell(page: Page, *facts: str) -> int:
    """Tell facts, one after another; return how many presses it took."""
    return sum(page.evaluate(PRESS, [fact.split(" "), JOIN]) for fact in facts)


def begin(page: Page, players: int, options: Mapping[str, str]) -> None:
    """Begin a game at a real table by the form of its page."""
    form = page.locator("trick-companion form.start")
    form.locator("[name=players]").select_option(str(players))
    for key, choice in options.items():
        form.locator(f"[name='option-{key}']").evaluate("(menu, choice) => menu.value = choice", choice)
    form.locator("[type=submit]").evaluate("button => button.click()")
    page.locator(".told-ask").wait_for(timeout=60_000)


def points_shown(page: Page) -> list[int]:
    """Return the points of the ranking, the highest first; [] for none."""
    shown = page.locator("trick-companion > .followed > .standings .ranking").evaluate_all(ROWS)
    return sorted((int(text.replace("\u2212", "-")) for table in shown for text in table), reverse=True)


def told_game(page: Page, presentation: Presentation, seed: int, players: int, options: Mapping[str, str]) -> ToldGame:
    """Tell a random game in a page that has just been opened; return what became of it."""
    assert presentation.real_table is not None, "only such games are told"
    chosen = presentation.game.checked_options_with_defaults(options)
    log, result = random_game(presentation, players, seed, chosen)
    facts = presentation.real_table.public_facts(players, chosen, log)
    begin(page, players, chosen)
    presses = tell(page, *facts)
    shown, true = points_shown(page), sorted(result.scores, reverse=True)
    left = page.locator(".told-ask").count()
    fault = "more is asked" if left else "" if shown == true else f"{shown} instead of {true}"
    return ToldGame(seed, players, len(facts), presses, fault)


def kept_games(kept: Path) -> list[ToldGame]:
    """Return the games that have been told so far."""
    lines = kept.read_text("utf-8").splitlines() if kept.exists() else []
    return [ToldGame(**json.loads(line)) for line in lines]


def main(arguments: Sequence[str] | None = None) -> None:
    """Tell games that have not been told yet; print what became of all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60, help="in all (default %(default)s)")
    parser.add_argument("--kept", type=Path, required=True, help="the file of what was told")
    asked = parser.parse_args(arguments)
    presentation, told = presentation_by_key(asked.game), kept_games(asked.kept)
    tables = [*islice(all_tables(presentation), asked.games)]
    with serving_site() as site, running_browser() as browser, asked.kept.open("a", encoding="utf-8") as file:
        context: Any = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
        page = context.new_page()
        for seed in range(len(told), asked.games):
            page.goto(f"{site}fr/{page_folder(asked.game)}/companion/")
            page.evaluate("localStorage.clear()")
            page.reload()
            told.append(told_game(page, presentation, seed, *tables[seed]))
            print(json.dumps(asdict(told[-1])), file=file, flush=True)
    for game in told:
        if game.fault:
            print(f"seed {game.seed}, {game.players} players: {game.fault}")
    right = sum(not game.fault for game in told)
    presses, facts = sum(game.presses for game in told), sum(game.facts for game in told)
    print(f"{asked.game}: {right} of {len(told)} end as they were played; {presses} presses for {facts} facts")


if __name__ == "__main__":
    main()
