"""What the reader's browser does: the same speeds, in Pyodide."""

import json
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from engine.games.registry import KEYS
from tools import chromium
from tools.paths import ROOT
from tools.paths import address_of_file as address_of
from tools.serve import serving_site

LOCK: Final = ROOT / "node_modules/pyodide/pyodide-lock.json"
"""A start as npm ships it asks for it; the site has it in its pages."""

SPEED: Final = Path(__file__).with_name("speed.py")
ASKED: Final = Path(__file__).with_name("asked.py")
PLANTED: Final = ROOT / "tests/api/planted.json"
"""Costly moves in every kind of game."""

BARE: Final = """async (pyodide) => {
  const start = performance.now();
  const { loadPyodide } = await import(pyodide);
  window.python = await loadPyodide();
  python.runPython("1 + 1");
  return performance.now() - start;
}"""

ENGINE: Final = """async ([engine, games, source, seconds]) => {
  const put = async (place, url) => python.FS.writeFile(place, new Uint8Array(await (await fetch(url)).arrayBuffer()));
  await put("/engine.zip", engine);
  python.runPython("import sys; sys.path.insert(0, '/engine.zip')");
  for (const [key, url] of Object.entries(games)) {
    await put(`/${key}.zip`, url);
    python.pyimport(`engine.games.${key}`).__path__.append(`/${key}.zip/engine/games/${key}`);
  }
  python.runPython(source);
  return python.runPython(`measured(${seconds})`);
}"""

QUESTIONS: Final = """([source, planted]) => {
  python.runPython(source);
  return python.globals.get("measured")(planted);
}"""

HEAP: Final = "() => python._module.HEAP8.length"
BYTES: Final = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => /\\/(pyodide|engine[\\w-]*)\\//.test(name))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


def fresh(chrome: Browser, address: str, path: str) -> Page:
    """Open a page with an empty cache."""
    # Bare Pyodide compiles in the page, which the site's policy forbids.
    page = chrome.new_context(bypass_csp=True).new_page()
    page.route("**/pyodide-lock.json", lambda route: route.fulfill(path=LOCK))
    page.goto(address + path)
    page.wait_for_load_state("networkidle")
    return page


def in_pyodide(chrome: Browser, address: str, seconds: float) -> dict[str, Any]:
    """Return the engine's speeds in Pyodide, the bytes that came, the memory it holds, and how soon it asks."""
    page = fresh(chrome, address, "404.html")
    page.evaluate(BARE, address_of("assets/pyodide/pyodide.mjs"))
    games = {key: address_of(f"assets/engine-{key}/{key}.zip") for key in KEYS}
    given = [address_of("assets/engine/engine.zip"), games, SPEED.read_text("utf-8"), seconds]
    speeds = json.loads(page.evaluate(ENGINE, given))
    found = {"speed": speeds, "bytes": page.evaluate(BYTES), "memory": page.evaluate(HEAP)}
    found["asked"] = json.loads(page.evaluate(QUESTIONS, [ASKED.read_text("utf-8"), PLANTED.read_text("utf-8")]))
    page.context.close()
    return found


def measure(seconds: float) -> dict[str, Any]:
    """Measure all of it on the built site."""
    with serving_site() as address, chromium.running_browser() as chrome:
        return in_pyodide(chrome, address, seconds)
