"""What the reader's browser does: the same speeds in Pyodide, and how long it takes to be ready."""

import json
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tools import chromium
from tools.paths import ROOT
from tools.paths import address as address_of
from tools.serve import serving

STARTS: Final = 5
LOCK: Final = ROOT / "node_modules/pyodide/pyodide-lock.json"
"""The stock start asks for it; the site has it in its pages."""

LIBRARY: Final = LOCK.with_name("python_stdlib.zip")
"""Of which the site has a part, compiled."""

PLAY: Final = "en/land-unter/play/"
SPEED: Final = Path(__file__).with_name("speed.py")

BARE: Final = """async (pyodide) => {
  const start = performance.now();
  const { loadPyodide } = await import(pyodide);
  window.python = await loadPyodide();
  python.runPython("1 + 1");
  return performance.now() - start;
}"""

ENGINE: Final = """async ([engine, source, seconds]) => {
  const zip = await (await fetch(engine)).arrayBuffer();
  python.FS.writeFile("/engine.zip", new Uint8Array(zip));
  python.runPython("import sys; sys.path.insert(0, '/engine.zip')");
  python.runPython(source);
  return python.runPython(`measured(${seconds})`);
}"""

HEAP: Final = "() => python._module.HEAP8.length"
BYTES: Final = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => /\\/(pyodide|engine)\\//.test(name))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


def fresh(chrome: Browser, address: str, path: str) -> Page:
    """Open a page with an empty cache."""
    # Bare Pyodide compiles in the page, which the site's policy forbids.
    page = chrome.new_context(bypass_csp=True).new_page()
    page.route("**/pyodide-lock.json", lambda route: route.fulfill(path=LOCK))
    page.goto(address + path)
    page.wait_for_load_state("networkidle")
    return page


def first_answer(page: Page) -> float:
    """Return the seconds from the press of a mini-game's button to the reader's first decision."""
    page.evaluate("localStorage.setItem('trick:speed', 'once')")
    play = page.locator("#play-one_trick")
    start = perf_counter()
    play.locator(".trick-start").click()
    play.locator(".decision form").wait_for(timeout=120_000)
    return perf_counter() - start


def visits(chrome: Browser, address: str) -> tuple[float, float]:
    """Return the seconds to the first decision at a first visit, and at the next one, which finds what was kept."""
    page = fresh(chrome, address, PLAY)
    first = first_answer(page)
    page.close()
    again = page.context.new_page()
    again.goto(address + PLAY)
    again.wait_for_load_state("networkidle")
    second = first_answer(again)
    again.context.close()
    return first, second


def bare_start(chrome: Browser, address: str) -> float:
    """Return the seconds that Pyodide takes to its first result, with the whole library that it ships with."""
    page = fresh(chrome, address, "404.html")
    page.route("**/python_stdlib.zip", lambda route: route.fulfill(path=LIBRARY))
    spent = float(page.evaluate(BARE, address_of("assets/pyodide/pyodide.mjs"))) / 1000
    page.context.close()
    return spent


def in_pyodide(chrome: Browser, address: str, seconds: float) -> dict[str, Any]:
    """Return the engine's speeds in Pyodide, the bytes that came and the memory it holds."""
    page = fresh(chrome, address, "404.html")
    page.evaluate(BARE, address_of("assets/pyodide/pyodide.mjs"))
    speeds = json.loads(page.evaluate(ENGINE, [address_of("assets/engine/engine.zip"), SPEED.read_text(), seconds]))
    found = {"speed": speeds, "bytes": page.evaluate(BYTES), "memory": page.evaluate(HEAP)}
    page.context.close()
    return found


def measure(seconds: float) -> dict[str, Any]:
    """Measure all of it on the built site."""
    with serving() as address, chromium.running() as chrome:
        found = in_pyodide(chrome, address, seconds)
        # Turn about, so that a busy moment of the machine meets both.
        runs = [(*visits(chrome, address), bare_start(chrome, address)) for _ in range(STARTS)]
    names = ("first_answer", "return_answer", "bare_start")
    found |= {name: median(times) for name, times in zip(names, zip(*runs, strict=True), strict=True)}
    return found
