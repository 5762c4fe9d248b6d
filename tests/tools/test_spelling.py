"""Spelling: misspelt words of either language are found in pages, code and sentences; the word list stays in order."""

import shutil
import subprocess
from pathlib import Path

from tools.paths import ROOT

LIST = "tools/spelling/words.txt"
WORDS = (ROOT / LIST).read_text("utf-8").splitlines()
MISSPELT = {
    "docs/fr/page.md": (
        "Les régles d’acceuil : une card, *card*{: lang=en }, [ici](rulez.md#rulez), `rulez`, :vi-rulez:.",
        ["1:5 régles", "1:14 acceuil", "1:28 card"],
    ),
    "docs/en/page.md": ("Each player recieves the tuile’s twin.", ["1:13 recieves", "1:26 tuile"]),
    "engine/bots/new.py": ("def take_prefered(): ...  # becuase\n", ["1:10 prefered", "1:29 becuase"]),
    "engine/games/vineta/locale/fr.py": (
        'T = {\n    "recieve.key": "{seat:verb|pose|possez} {deck:n} cartes reveléees",\n}\n',
        ["2:37 possez", "2:61 reveléees"],
    ),
}
"""Files of a book: what stands in each, and what the spell checker is to find, as "line:column word"."""


def unknown(book: Path) -> dict[str, list[str]]:
    """Return what the spell checker finds in each file of a book of such files: one run, as it takes long to start."""
    for path, (text, _) in MISSPELT.items():
        write(book / path, text)
    write(book / LIST, "\n".join(WORDS))
    shutil.copy(ROOT / "cspell.config.yaml", book)
    (book / "node_modules").symlink_to(ROOT / "node_modules")
    command = [str(ROOT / "node_modules/.bin/cspell"), "lint", "--no-progress", "--no-summary"]
    run = subprocess.run(command, cwd=book, capture_output=True, text=True, encoding="utf-8", check=False)
    found: dict[str, list[str]] = {path: [] for path in MISSPELT}
    for line in run.stdout.splitlines():
        path, _, rest = line.split(" fix:")[0].partition(":")
        found[path].append(rest.replace(" - Unknown word (", " ").removesuffix(")"))
    assert run.returncode == 1, run.stderr
    return found


def write(path: Path, text: str) -> None:
    """Write a file, and the folders around it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def test_misspelt_words_are_found(tmp_path: Path) -> None:
    assert unknown(tmp_path) == {path: found for path, (_, found) in MISSPELT.items()}


def test_our_words_are_in_order_and_listed_once() -> None:
    assert sorted(set(WORDS), key=lambda word: (word.lower(), word)) == WORDS
