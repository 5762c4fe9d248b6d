"""What the reader's browser does: the same speeds in Pyodide, and how long it takes to be ready."""

import json
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Browser, Page

from tools import chromium
from tools.paths import ROOT
from tools.serve import serving

STARTS: Final = 5
LOCK: Final = ROOT / "node_modules/pyodide/pyodide-lock.json"
"""The stock start asks for it; the site has it inside its manifest."""

SPEED: Final = Path(__file__).with_name("speed.py")

BARE: Final = """async () => {
  const start = performance.now();
  const { loadPyodide } = await import("/assets/pyodide/pyodide.mjs");
  window.python = await loadPyodide();
  python.runPython("1 + 1");
  return performance.now() - start;
}"""

ENGINE: Final = """async ([source, seconds]) => {
  const zip = await (await fetch("/assets/pyodide/engine.zip")).arrayBuffer();
  python.FS.writeFile("/engine.zip", new Uint8Array(zip));
  python.runPython("import sys; sys.path.insert(0, '/engine.zip')");
  python.runPython(source);
  return python.runPython(`measured(${seconds})`);
}"""

HEAP: Final = "() => python._module.HEAP8.length"
BYTES: Final = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.includes("/pyodide/")).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


def fresh(chrome: Browser, address: str, path: str) -> Page:
    """Open a page with an empty cache."""
    page = chrome.new_context().new_page()
    page.route("**/pyodide-lock.json", lambda route: route.fulfill(path=LOCK))
    page.goto(address + path)
    page.wait_for_load_state("networkidle")
    return page


def first_answer(chrome: Browser, address: str) -> float:
    """Return the seconds from the press of a mini-game's button to the reader's first decision."""
    page = fresh(chrome, address, "en/land-unter/play/")
    page.evaluate("localStorage.setItem('trick:speed', 'once')")
    play = page.locator("#play-one_trick")
    start = perf_counter()
    play.locator(".trick-start").click()
    play.locator(".decision form").wait_for(timeout=120_000)
    spent = perf_counter() - start
    page.context.close()
    return spent


def bare_start(chrome: Browser, address: str) -> float:
    """Return the seconds that Pyodide as it ships takes to its first result."""
    page = fresh(chrome, address, "404.html")
    spent = float(page.evaluate(BARE)) / 1000
    page.context.close()
    return spent


def in_pyodide(chrome: Browser, address: str, seconds: float) -> dict[str, Any]:
    """Return the engine's speeds in Pyodide, the bytes that came and the memory it holds."""
    page = fresh(chrome, address, "404.html")
    page.evaluate(BARE)
    speeds = json.loads(page.evaluate(ENGINE, [SPEED.read_text(), seconds]))
    found = {"speed": speeds, "bytes": page.evaluate(BYTES), "memory": page.evaluate(HEAP)}
    page.context.close()
    return found


def measure(seconds: float) -> dict[str, Any]:
    """Measure all of it on the built site."""
    with serving() as address, chromium.running() as chrome:
        found = in_pyodide(chrome, address, seconds)
        # Turn about, so that a busy moment of the machine meets both.
        pairs = [(first_answer(chrome, address), bare_start(chrome, address)) for _ in range(STARTS)]
    found["first_answer"], found["bare_start"] = (median(times) for times in zip(*pairs, strict=True))
    return found
