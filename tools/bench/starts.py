"""How soon one can play: from the press of Play to the first decision drawn, beside a Pyodide that does nothing.

    python -m tools.bench.starts

The bare Pyodide is as npm ships it, in a worker of an empty page, from the navigation to its first result. Runs take
turns, so that a busy moment of the machine meets all. On a busy machine trust the least time, and the processor's.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from engine.games.registry import KEYS
from tools import build, chromium
from tools.bench.compressed import serving_compressed
from tools.paths import ROOT, SITE, STARTS, page_folder

RUNS: Final = 5
BARE: Final = "bare"
IMPORT: Final = """
import sys, time
start = time.process_time()
from engine.api import endpoints
from engine.games.registry import presentation_by_key
presentation_by_key(sys.argv[1])
print(time.process_time() - start)
"""

STOCK: Final = {
    "index.html": """<!doctype html><title>Pyodide</title><script type="module">
const worker = new Worker("worker.mjs", { type: "module" });
window.drawn = new Promise((done) => { worker.onmessage = () => done(performance.now()); });
</script>""",
    "worker.mjs": """import { loadPyodide } from "./assets/pyodide.mjs";
const python = await loadPyodide();
postMessage(python.runPython("1 + 1"));
""",
}
"""A page that starts Pyodide; below assets/ is what npm ships."""

PRESS: Final = """() => new Promise((drawn) => {
  const play = document.querySelector("#play-game");
  const button = play.querySelector(".trick-start");
  const start = performance.now();
  const look = () => {
    if (play.dataset.state !== "deciding" || !play.querySelector(".decision form")) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => drawn(performance.now() - start)));
  };
  const watcher = new MutationObserver(look);
  watcher.observe(play, { attributes: true, childList: true, subtree: true });
  button.focus();
  button.click();
})"""

READY: Final = "document.querySelector('#play-game')?.matches(':defined')"
KEPT: Final = """(game) => caches.keys().then(async ([name]) => {
  const urls = name ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [];
  const { sizes, parts } = JSON.parse(document.getElementById("trick-files").textContent);
  const isGames = (file) => `engine-${file.replace(".zip", "")}` in parts;
  const needed = Object.keys(sizes).filter((file) => file === `${game}.zip` || !isGames(file));
  return [...needed, `${game}.bin`].every((file) => urls.some((url) => url.endsWith(`/${file}`)));
})"""
"""Whether the device keeps all that the engine's next start with a game needs."""


class Reader:
    """A browser's context of its own, as a new reader has it; and what a start costs there."""

    def __init__(self, chrome: Browser, address: str, sent: dict[str, int]) -> None:
        self._context: BrowserContext = chrome.new_context(base_url=address)
        self._processes = chrome.new_browser_cdp_session()
        self._sent = sent

    def __enter__(self) -> "Reader":
        return self

    def __exit__(self, *_: object) -> None:
        self._context.close()

    def bare(self) -> dict[str, float]:
        """Start the bare Pyodide in a page of its own."""
        page = self._context.new_page()
        found = self._cost(lambda: (page.goto("stock/"), page.evaluate("drawn"))[1])
        page.close()
        return found

    def game(self, key: str, last: bool = False) -> dict[str, float]:
        """Begin a game on its page; unless this is the `last` visit, stay until all that was needed is kept."""
        page = self._context.new_page()
        page.goto(f"book/en/{page_folder(key)}/play/")
        page.evaluate("localStorage.setItem('trick:speed', 'once')")
        until(page, READY)
        page.wait_for_load_state("networkidle")
        found = self._cost(lambda: page.evaluate(PRESS))
        if not last:
            until(page, KEPT, key)
        page.close()
        return found

    def _cost(self, start: Callable[[], float]) -> dict[str, float]:
        """Return a start's milliseconds, those of the processor in all threads, and the bytes that came for it."""
        before = self._spent()
        self._sent.clear()
        wall = start()
        cpu = sum(seconds - before.get(process, 0) for process, seconds in self._spent().items())
        return {"ms": wall, "cpu": 1000 * cpu, "bytes": sum(self._sent.values())}

    def _spent(self) -> dict[int, float]:
        """Return the seconds of the processor that each process of the browser has had."""
        found = self._processes.send("SystemInfo.getProcessInfo")["processInfo"]
        return {process["id"]: process["cpuTime"] for process in found}


def until(page: Page, script: str, given: str = "") -> None:
    """Wait until a script returns something true: the site's policy forbids an `eval`.

    Raises TimeoutError after two minutes.
    """
    for _ in range(480):
        if page.evaluate(script, given):
            return
        page.wait_for_timeout(250)
    raise TimeoutError(script)


@contextmanager
def host() -> Iterator[Path]:
    """Give a folder with the book, and a page that starts Pyodide as npm ships it."""
    with TemporaryDirectory() as folder:
        (Path(folder) / "stock").mkdir()
        (Path(folder) / "book").symlink_to(SITE)
        (Path(folder) / "stock/assets").symlink_to(ROOT / "node_modules/pyodide")
        for name, text in STOCK.items():
            (Path(folder) / "stock" / name).write_text(text, "utf-8")
        yield Path(folder)


def visits(reader: Reader, subject: str) -> tuple[dict[str, float], dict[str, float]]:
    """Return what a first and a second visit cost."""
    if subject == BARE:
        return reader.bare(), reader.bare()
    return reader.game(subject), reader.game(subject, last=True)


def summary(runs: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Return what several runs come to."""
    times = [run["ms"] for run in runs]
    cpu, size = min(run["cpu"] for run in runs), max(run["bytes"] for run in runs)
    return {"min": min(times), "median": median(times), "cpu": cpu, "bytes": size}


def import_seconds(key: str) -> float:
    """Return the seconds of the processor that importing the engine with one game takes in CPython, at best.

    Of several times, the first one compiles what the others then find compiled.
    """
    with TemporaryDirectory() as kept:
        environ = os.environ | {"PYTHONPYCACHEPREFIX": kept, "PYTHONDONTWRITEBYTECODE": ""}
        command = [sys.executable, "-c", IMPORT, key]
        run = partial(subprocess.run, capture_output=True, encoding="utf-8", check=True, cwd=ROOT, env=environ)
        tries = [run(command) for _ in range(RUNS)]
    return min(float(each.stdout) for each in tries)


def measure() -> dict[str, Any]:
    """Return what starting costs: Pyodide alone, and each game, at a first and at a second visit."""
    subjects = (BARE, *KEYS)
    found: dict[str, list[tuple[dict[str, float], dict[str, float]]]] = {subject: [] for subject in subjects}
    with host() as folder, serving_compressed(folder) as (address, sent), chromium.running_browser() as chrome:
        for _ in range(RUNS):
            for subject in subjects:
                with Reader(chrome, address, sent) as reader:
                    found[subject].append(visits(reader, subject))
    starts = {
        subject: dict(zip(("first", "again"), map(summary, zip(*pairs, strict=True)), strict=True))
        for subject, pairs in found.items()
    }
    return {"runs": RUNS, "starts": starts, "import": {key: import_seconds(key) for key in KEYS}}


def lines(found: Mapping[str, Any]) -> list[str]:
    """Return the figures as lines to read."""
    shown = [
        f"{'to the first decision':18}{'visit':>8}{'min ms':>8}{'median':>8}{'CPU ms':>8}{'MB br':>7}{'of bare':>9}"
    ]
    for subject, visits_found in found["starts"].items():
        for visit, cost in visits_found.items():
            share = cost["min"] / found["starts"][BARE][visit]["min"]
            times = "".join(f"{cost[name]:8.0f}" for name in ("min", "median", "cpu"))
            shown.append(f"{subject:18}{visit:>8}{times}{cost['bytes'] / 1e6:7.2f}{share:9.2f}")
    imports = (f"{key} {seconds:.2f} s" for key, seconds in found["import"].items())
    return [*shown, f"the engine's import in CPython: {', '.join(imports)}"]


def main() -> None:
    """Measure, print and write."""
    build.build_if_needed()
    found = measure()
    print("\n".join(lines(found)))
    STARTS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
