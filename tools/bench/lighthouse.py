"""How Lighthouse judges the built site, served compressed, on a phone: the median of several runs a page.

    python -m tools.bench.lighthouse

Lighthouse is no part of the site: it is asked for by `npm exec`, in the version named here. It makes the processor
slower, to be like a phone's: four times on a quick and idle machine, less where its own index finds this one slow.
"""

import json
import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from tools import build, chromium
from tools.bench.compressed import serving_compressed
from tools.paths import LIGHTHOUSE, SITE

VERSION: Final = "lighthouse@13.5.0"
RUNS: Final = 3
PAGES: Final = {
    "home": "en/",
    "learn": "en/land-unter/",
    "play": "en/land-unter/play/",
    "rules": "en/vineta/rules/",
}
"""The last one is the heaviest page of the book."""

FLAGS: Final = "--headless=old --no-sandbox"


SLOWER: Final = ((1300, 4), (800, 2), (0, 1))
"""From which index on the processor is slowed down how many times, after Lighthouse's guide to throttling."""


def judged(url: str, slower: int) -> dict[str, Any]:
    """Return Lighthouse's report of one run, the processor made so many times slower."""
    command = ["npm", "exec", "--yes", "--", VERSION, url, "--quiet", "--output=json", f"--chrome-flags={FLAGS}"]
    command.append(f"--throttling.cpuSlowdownMultiplier={slower}")
    environ = os.environ | {"CHROME_PATH": chromium.installed_chromium() or ""}
    with TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        subprocess.run([*command, f"--output-path={file}"], env=environ, check=True)
        report: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return report


def scores(reports: list[dict[str, Any]]) -> dict[str, float]:
    """Return the median of each category's score."""
    names = reports[0]["categories"]
    return {name: median(report["categories"][name]["score"] or 0 for report in reports) for name in names}


def faults(report: Mapping[str, Any]) -> list[str]:
    """Return what a report finds fault with, outside performance."""
    wanted = {
        entry["id"]
        for name, each in report["categories"].items()
        if name != "performance"
        for entry in each["auditRefs"]
    }
    return [
        f"{name}: {audit['title']}"
        for name, audit in report["audits"].items()
        if name in wanted and audit["score"] is not None and audit["score"] < 1
    ]


def measure() -> dict[str, Any]:
    """Return the scores of each page, and how they were come by."""
    found: dict[str, Any] = {}
    with serving_compressed(SITE) as (address, _):
        index = judged(address, 1)["environment"]["benchmarkIndex"]
        slower = next(times for least, times in SLOWER if index >= least)
        for name, path in PAGES.items():
            reports = [judged(address + path, slower) for _ in range(RUNS)]
            found[name] = scores(reports)
            print(name, found[name], *faults(reports[-1]), sep="\n  ", flush=True)
    return {"index": index, "slower": slower, "runs": RUNS, "pages": found}


def main() -> None:
    """Measure, print and write."""
    build.build_if_needed()
    found = measure()
    LIGHTHOUSE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
