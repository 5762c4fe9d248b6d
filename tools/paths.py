"""Where things are."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SITE: Final = ROOT / "site"

ESBUILD: Final = str(ROOT / "node_modules/.bin/esbuild")
"""Makes scripts and style sheets smaller."""

LANGS: Final = {"fr": "mkdocs.yml", "en": "mkdocs.en.yml"}
"""The languages of the book, each with its MkDocs settings."""

LOCAL: Final = "http://localhost:8000/"
"""The address that the site bears as long as nobody tells where it will live."""

BENCH: Final = ROOT / "docs/measured/bench.json"
"""What `make bench` found last."""

STARTS: Final = ROOT / "docs/measured/starts.json"
"""How soon one can play (`python -m tools.bench.starts`)."""

LIGHTHOUSE: Final = ROOT / "docs/measured/lighthouse.json"
"""How Lighthouse judges four pages (`python -m tools.bench.lighthouse`)."""

BANK: Final = "docs/questions/{}.json"
"""What a game's course asks of more tables (`python -m engine bank --game KEY --json docs/questions/KEY.json`)."""

MOVES: Final = "docs/questions/{}-moves.json"
"""A game's moves to be found (`python -m engine moves --game KEY --kept … --json docs/questions/KEY-moves.json`)."""
REASONS: Final = "docs/questions/{}-reasons.json"
"""Why the other moves there are worse (`python -m engine why-not --game KEY --bank … --json …`)."""

ARENA: Final = "docs/measured/arena-{}.json"
"""What the arena found last of a game (`python -m engine arena --game KEY --json docs/measured/arena-KEY.json`)."""

OUTSIDE: Final = "docs/measured/ismcts-{}.json"
"""How level 4 did against OpenSpiel's search (`python -m tools.bench.ismcts KEY --write`)."""

REGRET: Final = "docs/measured/regret-{}.json"
"""What decisions of a game's bots lose (`python -m engine regret --game KEY --json docs/measured/regret-KEY.json`)."""

RELIABILITY: Final = "docs/measured/reliability-{}.json"
"""How the coach's chances came true (`python -m engine calibrate --game KEY --write --kept FOLDER --json …`)."""

PARTS: Final = "docs/measured/reliability-parts-{}.json"
"""The same by beginning, middle and end of the games, all numbers of players together."""


def served_file(path: str) -> Path:
    """Return a file of the built site, or a folder, that lies below a fingerprint in `assets`."""
    before, _, name = path.rpartition("assets/")
    return next((SITE / before / "assets").glob(f"*/{name}"))


def address_of_file(path: str) -> str:
    """Return the address of such a file, from the root of the site."""
    return f"/{served_file(path).relative_to(SITE).as_posix()}"


def page_folder(key: str) -> str:
    """Return how a game is called in addresses of pages and names of style sheets."""
    return key.replace("_", "-")
