"""Spelling: misspelt words of either language are found in pages, code and sentences; the word list stays in order."""

import subprocess

import pytest

from tools.paths import ROOT

WORDS = (ROOT / "tools/spelling/words.txt").read_text("utf-8").splitlines()


def unknown(path: str, text: str) -> list[str]:
    """Return what the spell checker says of a text as if it stood in the file `path`: "line:column word"."""
    command = ["npx", "--no-install", "cspell", "lint", "--no-progress", "--no-summary", f"stdin://{path}"]
    run = subprocess.run(command, cwd=ROOT, input=text, capture_output=True, text=True, encoding="utf-8")
    found = [line.removeprefix(f"{path}:").split(" fix:")[0] for line in run.stdout.splitlines()]
    assert (run.returncode != 0) == bool(found), run.stderr
    return [line.replace(" - Unknown word (", " ").removesuffix(")") for line in found]


@pytest.mark.parametrize(
    ("path", "text", "found"),
    [
        (
            "docs/fr/page.md",
            "Les régles d’acceuil : une card, *card*{: lang=en }, [ici](rulez.md#rulez), `rulez`, :vi-rulez:.",
            ["1:5 régles", "1:14 acceuil", "1:28 card"],
        ),
        ("docs/en/page.md", "Each player recieves the tuile’s twin.", ["1:13 recieves", "1:26 tuile"]),
        ("engine/bots/new.py", "def take_prefered(): ...  # becuase\n", ["1:10 prefered", "1:29 becuase"]),
        (
            "engine/games/vineta/locale/fr.py",
            'T = {\n    "recieve.key": "{seat:verb|pose|possez} {deck:n} cartes reveléees",\n}\n',
            ["2:37 possez", "2:61 reveléees"],
        ),
    ],
)
def test_misspelt_words_are_found(path: str, text: str, found: list[str]) -> None:
    assert unknown(path, text) == found


def test_our_words_are_in_order_and_listed_once() -> None:
    assert sorted(set(WORDS), key=lambda word: (word.lower(), word)) == WORDS
