"""The logic of the pages' JavaScript."""

import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent


def test_logic_of_the_pages() -> None:
    """All files in one process: to start one for each took longer than their tests."""
    node = shutil.which("node")
    assert node, "Node is missing"
    assert [*HERE.glob("*.test.mjs")]
    done = subprocess.run([node, "run-each.mjs"], cwd=HERE, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
