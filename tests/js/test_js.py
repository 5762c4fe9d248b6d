"""The logic of the pages' JavaScript: each file is run by itself, which is all that Node's test runner would do."""

import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", sorted(file.name for file in HERE.glob("*.test.mjs")))
def test_logic_of_the_pages(name: str) -> None:
    node = shutil.which("node")
    assert node, "Node is missing"
    done = subprocess.run([node, name], cwd=HERE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
