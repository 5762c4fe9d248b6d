"""What the book says of its release, for reading without a network."""

import json
from pathlib import Path
from urllib.parse import urljoin

from tools import build, offline
from tools.finished import Pages
from tools.paths import LANGS, ROOT, SITE


def site(folder: Path, text: str) -> str:
    """Write a site of one page, and return the name of its release."""
    (folder / "fr").mkdir(parents=True)
    (folder / "fr/index.html").write_text(f'<script>{{"release":""}}</script>{text}', "utf-8")
    (folder / "fr/rules.pdf").write_text("left out", "utf-8")
    pages = Pages.read(folder)
    name = offline.name_release(folder, pages)
    pages.write()
    offline.write_release(folder, name)
    return name


def test_a_release_is_named_by_what_it_holds(tmp_path: Path) -> None:
    names = [site(tmp_path / str(number), text) for number, text in enumerate(("a", "a", "b"))]
    assert names[0] == names[1] != names[2]
    page = tmp_path / "0/fr/index.html"
    assert f'"release":"{names[0]}"' in page.read_text("utf-8")
    assert json.loads((tmp_path / "0/release.json").read_text("utf-8")) == {
        "id": names[0], "files": {"fr/": page.stat().st_size},
    }  # fmt: skip
    assert (tmp_path / "0/service-worker.js").read_text("utf-8").startswith(f'const RELEASE = "{names[0]}";')


def test_all_that_the_site_needs_without_a_network_is_in_its_list() -> None:
    build.build_if_needed()
    release = json.loads((SITE / "release.json").read_text("utf-8"))
    assert all((SITE / path).exists() for path in release["files"])
    assert {"", "offline.html"} <= {*release["files"]}
    absent = (SITE / "offline.html").read_text("utf-8")
    for page in (path for path in release["files"] if path.endswith("/")):
        assert f'<li><a href="{page}">' in absent, "what is shown in place of a page leads to each that may be kept"
    assert '<a href="fr/">Pli par pli</a>' in absent
    assert '<a href="en/vineta/play/">Play Vineta</a>' in absent
    for lang in LANGS:
        for name in ("", "vineta/play/", "sitemap.xml", "search/index.json"):
            assert f"{lang}/{name}" in release["files"]
        manifest = json.loads((SITE / lang / "app.webmanifest").read_text("utf-8"))
        assert manifest["lang"] == lang
        icons = [(SITE / lang / icon["src"]).resolve().relative_to(SITE).as_posix() for icon in manifest["icons"]]
        assert {*icons} <= {*release["files"]}


def test_each_language_is_an_app_of_its_own_below_its_site() -> None:
    # An app without an `id` is known by the address it starts at; an `id` is read from the root of the host.
    manifests = [json.loads((ROOT / "docs" / lang / "app.webmanifest").read_text("utf-8")) for lang in LANGS]
    starts = [
        urljoin(f"https://host/book/{lang}/", manifest["start_url"])
        for lang, manifest in zip(LANGS, manifests, strict=True)
    ]
    assert starts == [f"https://host/book/{lang}/" for lang in LANGS]
    assert not any("id" in manifest for manifest in manifests)
