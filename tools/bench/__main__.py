"""Measures everything in one run, prints it, and writes it where the book's table reads it.

python -m tools.bench [seconds a measure]
"""

import json
import os
import platform
import sys
from typing import Any

from tools import build
from tools.bench import book, browser, lighthouse, peers, search, speed, starts
from tools.paths import BENCH


def measure(seconds: float) -> dict[str, Any]:
    """Return every figure of one run."""
    build.build_if_needed()
    return {
        "machine": {"python": platform.python_version(), "system": platform.machine(), "cores": os.cpu_count()},
        "cpython": speed.measure(seconds),
        "peers": peers.measure(seconds),
        "pyodide": browser.measure(seconds),
        "book": book.measure(),
        "search": search.measure(),
    }


def lines(found: dict[str, Any]) -> list[str]:
    """Return the figures as lines to read: a second, and as ratios."""
    here, there, peers_found = found["cpython"], found["pyodide"]["speed"], found["peers"]
    shown = [f"{'a second':24}{'CPython':>14}{'Pyodide':>14}{'ratio':>8}"]
    shown += [f"{name:24}{here[name]:14,.1f}{there[name]:14,.1f}{there[name] / here[name]:8.2f}" for name in here]
    shown += [f"{name:24}{rate:14,.1f}{'':14}{here['steps'] / rate:8.2f}" for name, rate in peers_found.items()]
    pyodide = found["pyodide"]
    shown.append(f"{pyodide['bytes'] / 1e6:.1f} MB come, {pyodide['memory'] / 1e6:.0f} MB of memory")
    waits = sorted((seconds, key) for key, seconds in pyodide["asked"].items())
    shown.append(f"a costly move is asked about after {waits[len(waits) // 2][0]:.1f} s (half of them, in Pyodide)")
    shown.append(f"the slowest of {len(waits)}: " + ", ".join(f"{key} {wait:.1f} s" for wait, key in waits[-3:]))
    costs = found["book"]
    shown.append(f"both books {costs['build']:.1f} s, one more example {costs['example'] * 1000:.0f} ms")
    shown.append(f"an example weighs {costs['example_bytes'] / 1000:.1f} kB compressed")
    return [*shown, *search.lines(found["search"])]


def main() -> None:
    """Measure, print and write."""
    found = measure(float(sys.argv[1]) if sys.argv[1:] else 2.0)
    print("\n".join(lines(found)))
    BENCH.parent.mkdir(exist_ok=True)
    BENCH.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    starts.main()
    lighthouse.main()


if __name__ == "__main__":
    main()
