"""The heavy files that both languages share, once: Pyodide with the engine, the fonts, the libraries of our scripts."""

import json
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from engine.games.registry import KEYS
from tools.engine_files import SHARED, browser_files

HERE: Final = Path(__file__).parent / "pyodide"
PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
VENDOR: Final = {
    "idiomorph/dist/idiomorph.esm.js": "idiomorph.js",
    "@orama/stemmers/dist/en.js": "stemmer-en.js",
    "@orama/stemmers/dist/fr.js": "stemmer-fr.js",
}
"""Libraries in node_modules that a page asks for when it needs them, and their names in the site."""

LICENCES: Final = ("idiomorph/LICENSE", "@orama/stemmers/LICENSE.md")
"""The licences of these libraries, in node_modules."""

FONTS: Final = (
    ("@fontsource-variable/literata", "wght"),
    ("@fontsource/literata", "400-italic"),
    ("@fontsource-variable/source-sans-3", "wght"),
)
"""Packages of typefaces and their style sheets. Italics are few: of one weight they take less than half the bytes."""

FACE: Final = re.compile(r"@font-face \{.*?\}", re.DOTALL)
LATIN: Final = re.compile(r"url\(\./files/([\w-]+-latin(?:-ext)?-(?:wght|400)-[\w-]+\.woff2)\)")
OLDER: Final = re.compile(r", url\([^)]*\.woff\) format\('woff'\)")
STATIC: Final = re.compile(r"(?<=font-family: ')(?!.* Variable').*(?=')")


def write_assets(root: Path, assets: Path) -> None:
    """Write all of it into the folder `assets`; `root` is the repository with its node_modules."""
    modules = root / "node_modules"
    write_runtime(root, assets)
    write_snapshots(assets, pyodide_lock(root))
    (assets / "icons").mkdir()
    for icon in (root / "tools/icons").glob("icon*"):
        shutil.copy(icon, assets / "icons")
    copy_fonts(modules, assets / "fonts")
    (assets / "vendor").mkdir(parents=True)
    for source, name in VENDOR.items():
        shutil.copy(modules / source, assets / "vendor" / name)
    (assets / "licences").mkdir()
    (assets / "licences/licences.txt").write_text("\n\n".join(licence_texts(modules)), "utf-8")


def licence_texts(modules: Path) -> Iterator[str]:
    """Yield the licences of all that others made, but for the typefaces', which lie beside them."""
    yield (HERE / "LICENCES.txt").read_text("utf-8")
    for name in LICENCES:
        yield f"== {name.rpartition('/')[0]}\n\n{(modules / name).read_text('utf-8')}"
    theme = distribution("mkdocs-material")
    text = next(file for file in theme.files or () if file.match("*.dist-info/**/LICENSE"))
    yield f"== Material for MkDocs\n\n{text.read_text('utf-8')}"


def write_runtime(root: Path, assets: Path) -> None:
    """Write what a worker needs: Pyodide with its library; and what changes more often, the engine and each game."""
    pyodide = root / "node_modules/pyodide"
    target = assets / "pyodide"
    target.mkdir(parents=True)
    for name in PYODIDE:
        shutil.copy(pyodide / name, target / name)
    write_compiled(root, target)
    for key in (SHARED, *KEYS):
        part = assets / ("engine" if key == SHARED else f"engine-{key}")
        part.mkdir()
        shutil.move(target / f"{key}.zip", part)


def pyodide_lock(root: Path) -> dict[str, object]:
    """Return Pyodide's lock file without any package: nothing is ever asked of a third party."""
    whole = json.loads((root / "node_modules/pyodide/pyodide-lock.json").read_text("utf-8"))
    return {"info": whole["info"], "packages": {}}


def write_compiled(root: Path, target: Path) -> None:
    """Write the engine and what it needs of the standard library, as bytecode: Python starts in a third of the time.

    Raises CalledProcessError if a source does not compile.
    """
    with tempfile.TemporaryDirectory() as folder:
        zip_engine(root, Path(folder))
        pyodide, library = root / "node_modules/pyodide", HERE / "stdlib.txt"
        subprocess.run(["node", HERE / "compile.mjs", pyodide, folder, library, target], check=True)


def write_snapshots(assets: Path, lock: Mapping[str, object]) -> None:
    """Write the memory of Python with a game started, for each, for a quick start at later visits; `lock` is Pyodide's.

    WebAssembly is compiled once, quickly: to compile it again for speed takes as long as the whole start.

    Raises CalledProcessError if the engine does not start with what is shipped.
    """
    command: list[str | Path] = ["node", "--liftoff-only", HERE / "snapshot.mjs"]
    command += [assets.resolve() / "pyodide", json.dumps(lock)]
    runs = []
    for key in KEYS:
        target = assets / f"snapshot-{key}/{key}.bin"
        target.parent.mkdir()
        archives = assets / "engine/engine.zip", assets / f"engine-{key}/{key}.zip"
        runs.append(subprocess.Popen([*command, target, *archives]))
    for run in runs:
        if run.wait():
            raise subprocess.CalledProcessError(run.returncode, run.args)


def zip_engine(root: Path, target: Path) -> None:
    """Zip those of the engine's sources and data in the folder `root` that the browser is sent, into `target`."""
    for key, paths in browser_files(root).items():
        with zipfile.ZipFile(target / f"{key}.zip", "w") as archive:
            for path in paths:
                archive.writestr(zipfile.ZipInfo(path.as_posix()), (root / path).read_bytes())


def copy_fonts(modules: Path, target: Path) -> None:
    """Copy the faces for Latin script, and write the style sheet that names them, each family by one name."""
    target.mkdir(parents=True)
    sheet = []
    for name, style in FONTS:
        package = modules / name
        for face in FACE.findall((package / f"{style}.css").read_text("utf-8")):
            if source := LATIN.search(face):
                shutil.copy(package / "files" / source[1], target)
                sheet.append(STATIC.sub(r"\g<0> Variable", OLDER.sub("", LATIN.sub(r"url(\1)", face))))
        shutil.copy(package / "LICENSE", target / f"LICENSE-{package.name}.txt")
    (target / "fonts.css").write_text("\n".join(sheet) + "\n", "utf-8")
