"""The heavy files that both languages share, once: Pyodide with the engine, the fonts, the libraries of our scripts."""

import hashlib
import json
import re
import shutil
import zipfile
from pathlib import Path
from typing import Final

PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
VENDOR: Final = {
    "idiomorph/dist/idiomorph.esm.js": "idiomorph.js",
    "minisearch/dist/es/index.js": "minisearch.js",
    "@orama/stemmers/dist/en.js": "stemmer-en.js",
    "@orama/stemmers/dist/fr.js": "stemmer-fr.js",
}
"""Libraries in node_modules that a page asks for when it needs them, and their names in the site."""

FONTS: Final = (("literata", "wght"), ("literata", "wght-italic"), ("source-sans-3", "wght"))
FACE: Final = re.compile(r"@font-face \{.*?\}", re.DOTALL)
LATIN: Final = re.compile(r"url\(\./files/([\w-]+-latin(?:-ext)?-wght-[\w-]+\.woff2)\)")


def write(root: Path, assets: Path) -> None:
    """Write all of it into the folder `assets`; `root` is the repository with its node_modules."""
    modules = root / "node_modules"
    runtime(modules / "pyodide", root / "engine", assets / "pyodide")
    fonts(modules / "@fontsource-variable", assets / "fonts")
    (assets / "vendor").mkdir(parents=True)
    for source, name in VENDOR.items():
        shutil.copy(modules / source, assets / "vendor" / name)


def runtime(pyodide: Path, engine: Path, target: Path) -> None:
    """Write what a worker needs to run the engine, and a manifest with the bytes and the hash of each file."""
    target.mkdir(parents=True)
    for name in PYODIDE:
        shutil.copy(pyodide / name, target / name)
    standard_library(pyodide, target)
    pack(engine, target / "engine.zip")
    files = sorted(target.iterdir())
    manifest = {
        "files": {path.name: path.stat().st_size for path in files},
        "hashes": {path.name: hashlib.sha256(path.read_bytes()).hexdigest()[:16] for path in files},
        "lock": {"info": json.loads((pyodide / "pyodide-lock.json").read_text())["info"], "packages": {}},
    }
    (target / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n")


def standard_library(pyodide: Path, target: Path) -> None:
    """Copy Python's standard library as it ships; here is where it can be trimmed and compiled."""
    shutil.copy(pyodide / "python_stdlib.zip", target)


def pack(engine: Path, target: Path) -> None:
    """Zip the engine, the same bytes from the same sources."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(engine.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                name = str(path.relative_to(engine.parent))
                archive.writestr(zipfile.ZipInfo(name), path.read_bytes(), zipfile.ZIP_DEFLATED)


def fonts(packages: Path, target: Path) -> None:
    """Copy the faces for Latin script, and write the style sheet that names them."""
    target.mkdir(parents=True)
    sheet = []
    for family, style in FONTS:
        package = packages / family
        for face in FACE.findall((package / f"{style}.css").read_text()):
            if source := LATIN.search(face):
                shutil.copy(package / "files" / source[1], target)
                sheet.append(LATIN.sub(r"url(\1)", face))
        shutil.copy(package / "LICENSE", target / f"LICENSE-{family}.txt")
    (target / "fonts.css").write_text("\n".join(sheet) + "\n")
