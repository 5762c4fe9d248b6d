"""Transcripts of worked examples and of answers: what each says, in both languages, as it was last read over.

    python -m tests.transcripts write     writes all of them anew, those of one game with its key behind it

Files are in tests/games/<game>/transcripts, those of answers in tests/situations/transcripts. After writing, read their
diff: it is what readers will see change.
"""

import sys
from pathlib import Path

from engine.core.locale import LANGUAGES
from engine.core.presentation import Presentation
from engine.games.registry import PRESENTATIONS
from tests import asked
from tests.lessons import lesson, told
from tests.paths import ROOT

WRITE = "python -m tests.transcripts write"
"""The command that mends a transcript."""


def transcripts(presentation: Presentation) -> Path:
    """Return the folder of a game's transcripts."""
    return ROOT / "tests/games" / presentation.game.key / "transcripts"


def current(presentation: Presentation) -> dict[str, str]:
    """Return the transcripts of a game's examples as they are now, by the name of their file."""
    return {
        f"{key}.{lang}.txt": told(lesson(key).steps, example, lang)
        for key, example in presentation.examples.items()
        for lang in LANGUAGES
    }


def write(presentation: Presentation) -> None:
    """Write the transcripts of a game, and remove those of examples that are gone."""
    folder = transcripts(presentation)
    folder.mkdir(parents=True, exist_ok=True)
    files = current(presentation)
    for path in folder.iterdir():
        if path.name not in files:
            path.unlink()
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    for lang in LANGUAGES if presentation.own_table.questions else ():
        path = asked.transcript_of(presentation.game.key, lang)
        path.parent.mkdir(exist_ok=True)
        path.write_text(asked.transcript(presentation.game.key, lang), "utf-8")
    print(f"{len(files)} transcripts of {presentation.game.key}")


if __name__ == "__main__":
    if sys.argv[1:2] != ["write"]:
        sys.exit(__doc__)
    for key in sys.argv[2:] or PRESENTATIONS:
        write(PRESENTATIONS[key])
