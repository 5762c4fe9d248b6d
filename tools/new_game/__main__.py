"""Writes a new game: see the package.

python -m tools.new_game KEY LETTERS LOW-HIGH
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import ascii_uppercase
from typing import Final

from engine.games.registry import GAMES
from tools.new_game import examples
from tools.paths import LANGS, ROOT, page_folder

TEMPLATE: Final = Path(__file__).parent / "template"
HOME: Final = {"en": "{} players · 5 minutes · from 8 years", "fr": "{} joueurs · 5 minutes · dès 8 ans"}
TO: Final = {"en": "to", "fr": "à"}
PLAYERS: Final = {"en": "PLAYERS", "fr": "JOUEURS"}
"""The placeholder for how many can play, by language."""
WAYS: Final = {
    "en": ("Learn", "Rules", "Play", "Game night", "Aid", "Rulings"),
    "fr": ("Apprendre", "Règles", "Jouer", "Soirée jeux", "Aide", "Décisions"),
}


def main(arguments: list[str]) -> None:
    """Check what is asked for, write the files, and let programs write the rest."""
    if len(arguments) != 3 or not all(arguments):
        sys.exit("make new-game KEY=high_card LETTERS=HC PLAYERS=2-4")
    key, letters, players = arguments
    fault = next(faults(key, letters, players), "")
    if fault:
        sys.exit(fault)
    seats = range(int(players[0]), int(players[2]) + 1)
    words = placeholder_values(key, letters, seats)
    written = [*write_files(words), *write_lessons(words, seats)]
    for lang in LANGS:
        add_to_home(lang, words)
        add_to_known(lang, words)
    add_to_site(words)
    add_to_spelling(words)
    finish_files(key, written)
    print(f"{len(written)} files; now: make check-game GAME={key}")


def faults(key: str, letters: str, players: str) -> Iterator[str]:
    """Yield what is wrong with a wish, each in one sentence."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", key):
        yield f"KEY={key}: small letters, digits and single _ between them, like high_card."
    if key in GAMES:
        yield f"KEY={key}: there is such a game in engine/games already."
    if not re.fullmatch(r"[A-Z]{2}", letters):
        yield f"LETTERS={letters}: two capitals, like HC; the ids of rules begin with them."
    for other, game in GAMES.items():
        if game.letters == letters:
            yield f"LETTERS={letters}: {other} has them already."
    for sheet in ("book", "widget", "table"):
        if re.search(rf"\.{letters.lower()}(?![\w-])", (ROOT / f"overrides/assets/css/{sheet}.css").read_text("utf-8")):
            yield f"LETTERS={letters}: {sheet}.css has a class .{letters.lower()}; choose others."
    if not re.fullmatch(r"[2-6]-[2-6]", players) or players[0] > players[2]:
        yield f"PLAYERS={players}: from two to six, like 2-4."


def placeholder_values(key: str, letters: str, seats: range) -> dict[str, str]:
    """Return what the placeholders stand for."""
    return {
        "KEY": key,
        "PATH": page_folder(key),
        "TITLE": key.replace("_", " ").capitalize(),
        "CLASS": "".join(part.capitalize() for part in key.split("_")),
        "LETTERS": letters,
        "PREFIX": letters.lower(),
        "ID": letters,
        "LOW": str(seats[0]),
        "HIGH": str(seats[-1]),
        **{PLAYERS[lang]: player_counts_for_page(lang, letters, seats) for lang in LANGS},
        "RULING": f"{free_capital(letters)}1",
        "EXAMPLES": examples.example_blocks_for_page(letters.lower(), seats),
    }


def player_counts_for_page(lang: str, letters: str, seats: range) -> str:
    """Return how many can play, as pages quote it: from the fewest to the most, where those differ."""
    fewest, most = f"{{{{ {letters}.players_min }}}}", f"{{{{ {letters}.players_max }}}}"
    return f"{fewest} {TO[lang]} {most}" if len(seats) > 1 else most


def free_capital(letters: str) -> str:
    """Return the capital for the numbers of rulings: of these letters, or another that no game uses."""
    taken = {number for page in (ROOT / "docs").rglob("rulings.md") for number in ruling_capitals(page)}
    return next(capital for capital in letters + ascii_uppercase if capital not in taken)


def ruling_capitals(page: Path) -> set[str]:
    """Return the capitals with which the rulings of a page are numbered."""
    return set(re.findall(r"^/// ruling \| ([A-Z])", page.read_text("utf-8"), re.MULTILINE))


def filled_template(text: str, words: Mapping[str, str]) -> str:
    """Return a template with its placeholders filled in, and the no-break spaces of French."""
    for word, meaning in words.items():
        text = text.replace(f"%{word}%", meaning)
    return re.sub(r"~([:?!;])", lambda sign: ("\u00a0" if sign[1] == ":" else "\u202f") + sign[1], text)


def write_files(words: Mapping[str, str]) -> Iterator[Path]:
    """Write every file of the template; yield where it went."""
    for source in sorted(TEMPLATE.rglob("*.in")):
        name = str(source.relative_to(TEMPLATE)).removesuffix(".in")
        target = ROOT / name.replace("KEY", words["KEY"]).replace("PATH", words["PATH"])
        yield write_new_file(target, filled_template(source.read_text("utf-8"), words))


def write_lessons(words: Mapping[str, str], seats: range) -> Iterator[Path]:
    """Write the examples and their words; yield where they went."""
    top, prefix, title = ROOT / "engine/games" / words["KEY"], words["PREFIX"], words["TITLE"]
    yield write_new_file(top / "lessons/examples.py", examples.examples_module_text(title, words["KEY"], prefix, seats))
    for lang in LANGS:
        yield write_new_file(
            top / f"locale/lessons_{lang}.py", examples.lessons_module_text(title, lang, prefix, seats)
        )


def write_new_file(path: Path, text: str) -> Path:
    """Write a file where there is none yet; return its path."""
    if path.exists():
        sys.exit(f"{path.relative_to(ROOT)} is there already; nothing of it was changed.")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def add_to_home(lang: str, words: Mapping[str, str]) -> None:
    """Add a card to the home page, behind those of the other games."""
    page = ROOT / "docs" / lang / "index.md"
    text = page.read_text("utf-8")
    end = text.rindex("\n</div>\n")
    path, prefix = words["PATH"], words["PREFIX"]
    targets = zip(WAYS[lang], ("index", "rules", "play", "night", "aid", "rulings"), strict=True)
    actions = " ".join(f"[{way}]({path}/{target}.md)" for way, target in targets)
    players = HOME[lang].format(words[PLAYERS[lang]])
    card = (
        f'\n<div class="card" markdown>\n\n### [{words["TITLE"]}]({path}/index.md) {{#{path}}}\n\n'
        f":{prefix}-1: :{prefix}-17: :{prefix}-30:\n{{: .pieces aria-hidden=true }}\n\n"
        f"{players}\n{{: .at-a-glance }}\n\n</div>\n\n{actions}\n{{: .actions }}\n"
    )
    page.write_text(text[:end] + card + text[end:], "utf-8")


def add_to_known(lang: str, words: Mapping[str, str]) -> None:
    """Add the map of the game's rules to the page of all such maps."""
    with (ROOT / "docs" / lang / "known.md").open("a", encoding="utf-8") as page:
        page.write(f"\n/// known | {words['KEY']}\n///\n")


def add_to_site(words: Mapping[str, str]) -> None:
    """Add the pages and the style sheet to mkdocs.yml, which the other language inherits."""
    site, path = ROOT / "mkdocs.yml", words["PATH"]
    pages = ("index", "rules", "play", "night", "rulings", "aid", "glossary", "bots")
    nav = f"  - {words['TITLE']}:\n" + "".join(f"      - {path}/{page}.md\n" for page in pages)
    text = site.read_text("utf-8").replace("  - known.md\n", f"{nav}  - known.md\n", 1)
    sheet, last = f"  - assets/css/{path}.css\n", "  - assets/css/print.css\n"
    site.write_text(text.replace(last, sheet + last, 1), "utf-8")


def add_to_spelling(words: Mapping[str, str]) -> None:
    """Let the spell checker know the name of the game where it stands: most are words of one language, or of none."""
    config, key, path = ROOT / "cspell.config.yaml", words["KEY"], words["PATH"]
    files = ["{CHANGELOG,CONTRIBUTING,README}.md", "mkdocs.yml", "docs/*/index.md"]
    files += [f"**/{path}{{/**,.css}}", f"**/{key}/**"]
    block = (
        f"  # The name of {words['TITLE']}, where it stands.\n  - filename: [{', '.join(map(json.dumps, files))}]\n"
        f"    ignoreWords: [{', '.join(key.split('_'))}]\n"
    )
    config.write_text(config.read_text("utf-8") + block, "utf-8")


def finish_files(key: str, written: list[Path]) -> None:
    """Bring imports and lines into their usual order; write transcripts and stored games."""
    code = [str(path) for path in written if path.suffix == ".py"]
    for command in (
        ["ruff", "format", "--quiet", *code],
        ["ruff", "check", "--quiet", "--fix", *code],
        ["tests.transcripts", "write", key],
        ["tests.stored_games", "add"],
    ):
        subprocess.run([sys.executable, "-m", *command], cwd=ROOT, check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
