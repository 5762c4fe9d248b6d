"""Every page, in both languages: fit for everybody, for a phone, and without a byte that nobody asked for."""

from collections import Counter
from collections.abc import Iterator
from http.client import HTTPResponse
from typing import Final
from urllib.parse import urljoin, urlsplit
from urllib.request import urlopen
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, Request, expect

from tests.site.conftest import DESK, HIGH, LANGS, PHONE, Fresh, Visit, pages
from tests.site.hands import STILL, until, until_links_stay
from tests.site.markup import tags, with_attribute
from tools.paths import ROOT, address_of_file
from tools.sitemap import SITEMAP, XHTML

PAGES: Final = [page for lang in LANGS for page in pages(lang)]
ALL: Final = [*PAGES, "404.html", "fr/404.html", "en/404.html"]
AXE: Final = ROOT / "node_modules/axe-core/axe.min.js"
HOMES: Final = [("fr", "en"), ("en", "fr")]


EMPTY_STEPS: Final = "for (const step of document.querySelectorAll('[hidden=until-found]')) step.replaceChildren()"
"""Axe passes over what is hidden; but only to find out that it is, the browser would lay out every single step."""

CUT: Final = """() => [...document.querySelectorAll(".md-header__topic > .md-ellipsis")].some((topic) =>
  [topic, ...topic.children].some((part) =>
    part.scrollWidth > topic.clientWidth || topic.scrollHeight > topic.clientHeight))"""
"""Whether a title in the header is wider or higher than its place."""

SMALL: Final = """least => {
  const controls = document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]");
  return [...controls].filter((control) => {
    const seen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const inText = control.matches("a") && getComputedStyle(control).display.startsWith("inline") &&
      control.parentElement.textContent.trim() !== control.textContent.trim();
    if (!seen || inText || control.matches(".visually-hidden, .visually-hidden *, .headerlink, .md-skip")) return false;
    const boxes = [control, ...(control.labels ?? [])].map((part) => part.getBoundingClientRect());
    const size = Math.min(Math.max(...boxes.map(({ width }) => width)), Math.max(...boxes.map(({ height }) => height)));
    return size > 1 && size < least - 0.5;
  }).map((control) => control.outerHTML.slice(0, 120));
}"""
"""What is too small to be pressed, in CSS pixels; links within a text may be as high as its lines."""

FOR_A_MOUSE: Final = 24
FOR_A_FINGER: Final = 44
"""On a phone, where one plays."""

AXE_RUN: Final = "async (part) => (await axe.run(part, { resultTypes: ['violations'] })).violations"


def violations(page: Page, part: str = "html") -> list[str]:
    """Return what axe finds in a part of the page: the rule and the first place that breaks it.

    The hidden steps of worked examples are empty from then on.
    """
    page.evaluate(EMPTY_STEPS)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(AXE_RUN, part)
    return [f"{rule['id']}: {rule['nodes'][0]['html'][:200]}" for rule in found]


@pytest.fixture
def asked(load: Visit) -> Iterator[list[str]]:
    """What is asked for from now on in the tab of loaded pages."""
    urls: list[str] = []
    page = load("about:blank")

    def note(request: Request) -> None:
        urls.append(request.url)

    page.on("request", note)
    yield urls
    page.remove_listener("request", note)


@pytest.mark.parametrize("path", ALL)
def test_page_is_clean_and_fits_a_phone(load: Visit, asked: list[str], path: str) -> None:
    """Twins are made alike, so axe sees one of the two; on a phone by night or on a desk by day, taken in turn."""
    width, scheme = (DESK, "light") if at_desk(path) else (PHONE, "dark")
    page = load(path, width=width, scheme=scheme, motion="reduce")
    page.keyboard.press("End")
    assert page.evaluate(SMALL, FOR_A_MOUSE) == []
    assert not seen_by_axe(path) or violations(page) == []
    page.set_viewport_size({"width": PHONE, "height": HIGH})
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    page.evaluate("document.fonts.ready.then(() => true)")
    assert not page.evaluate(CUT), "the header cuts a title"
    assert page.evaluate(SMALL, FOR_A_FINGER if path.endswith("/play/") else FOR_A_MOUSE) == []
    assert no_python(page, asked)
    assert path == "404.html" or any(url.endswith("/main.js") for url in asked)


def at_desk(path: str) -> bool:
    """Tell which of two twins this is; taken in turn, so that each language has pages of both kinds."""
    lang, _, page = path.partition("/")
    return (lang == "fr") == bool(pages("fr").index(f"fr/{page}") % 2) if path in PAGES else lang == "fr"


def seen_by_axe(path: str) -> bool:
    """Tell which of two twins this is; two after two, so that each language has pages of both kinds."""
    lang, _, page = path.partition("/")
    return path not in PAGES or (lang == "fr") == (pages("fr").index(f"fr/{page}") % 4 < 2)


def no_python(page: Page, asked: list[str]) -> bool:
    """Tell whether a page has not asked for Python, and has no worker that could run it."""
    python = [url for url in asked if "/pyodide/" in url]
    return python == [worker.url for worker in page.workers if "/js/" in worker.url] == []


@pytest.mark.parametrize("path", ALL)
def test_no_image_has_a_map(path: str) -> None:
    # The one rule of axe that holds in hidden steps, too, is about the areas of a map: here there are none.
    assert not [name for name, _ in tags(path) if name == "area"]


@pytest.mark.parametrize("lang", LANGS)
def test_open_drawer_and_open_search_are_clean(load: Visit, lang: str) -> None:
    for opener in ("__drawer", "__search"):
        page = load(f"{lang}/land-unter/aid/", width=PHONE, motion="reduce")
        page.locator(f"header label[for={opener}]").first.press("Enter")
        expect(page.locator(f"#{opener}")).to_be_checked()
        until(page, STILL)
        assert violations(page) == []


@pytest.mark.parametrize("path", PAGES)
def test_head_speaks_the_language_and_names_the_twins(path: str) -> None:
    lang, _, inside = path.partition("/")
    assert with_attribute(path, "html", "lang")[0]["lang"] == lang
    assert any(one["content"] for one in with_attribute(path, "meta", "name") if one["name"] == "description")
    twins = [(one["hreflang"], one["href"]) for one in with_attribute(path, "link", "hreflang")]
    addresses = [(other, urlsplit(urljoin(f"http://localhost/{path}", href)).path) for other, href in twins]
    assert addresses == [(other, f"/{other}/{inside}") for other in LANGS]


@pytest.mark.parametrize("path", ALL)
def test_no_id_is_given_twice(path: str) -> None:
    ids = [attributes["id"] for _, attributes in tags(path) if "id" in attributes]
    assert [name for name, number in Counter(ids).items() if number > 1] == []


@pytest.mark.parametrize(("lang", "other"), HOMES)
def test_language_switch_keeps_page_and_anchor(load: Visit, lang: str, other: str) -> None:
    page = load(f"{lang}/land-unter/")
    page.locator(".md-nav--primary a[href$='rules/']").first.click()
    page.wait_for_url(f"**/{lang}/land-unter/rules/")
    page.locator("a.number[href$='#LU-2.4']").click()
    page.locator(".md-select button").hover()
    page.locator(f".md-select a[hreflang={other}]").click()
    page.wait_for_url(f"**/{other}/land-unter/rules/#LU-2.4")


@pytest.mark.parametrize(("lang", "other"), HOMES)
def test_language_switch_keeps_the_page_without_javascript(fresh: Fresh, lang: str, other: str) -> None:
    page = fresh(f"{lang}/land-unter/rules/", java_script_enabled=False)
    page.locator(".md-select button").hover()
    page.locator(f".md-select a[hreflang={other}]").click()
    page.wait_for_url(f"**/{other}/land-unter/rules/")


@pytest.mark.parametrize("lang", LANGS)
def test_a_link_inside_a_language_loads_no_new_page(load: Visit, lang: str) -> None:
    page = load(f"{lang}/land-unter/")
    until_links_stay(page)
    page.evaluate("window.sameVisit = true")
    page.locator(".md-nav--primary a[href$='rules/']").first.click()
    expect(page.locator("section.rule").first).to_be_visible()
    assert page.evaluate("window.sameVisit")


@pytest.mark.parametrize(("locale", "lang"), [("fr-CH", "fr"), ("en-GB", "en"), ("de-DE", "en")])
def test_root_chooses_by_the_readers_languages(fresh: Fresh, locale: str, lang: str) -> None:
    fresh(locale=locale).wait_for_url(f"**/{lang}/")


def test_root_remembers_the_last_language_read(fresh: Fresh) -> None:
    page = fresh("en/", locale="fr-FR")
    page.goto("./")
    page.wait_for_url("**/en/")


def test_root_offers_both_languages_without_javascript(fresh: Fresh) -> None:
    page = fresh(java_script_enabled=False, locale="fr-FR")
    assert page.locator("main a").evaluate_all("links => links.map((link) => link.pathname)") == ["/fr/", "/en/"]
    assert page.locator("main a").all_inner_texts() == ["Lire en français", "Read in English"]


@pytest.mark.parametrize(("path", "heading"), [("fr/rien/", "n’existe pas"), ("en/nothing/", "no such page")])
def test_wrong_address_is_answered_in_its_language(load: Visit, path: str, heading: str) -> None:
    page = load(path, fault="404")
    shown = page.locator("h1:visible")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text(heading)
    page.locator("a:visible").click()
    page.wait_for_url(f"**/{path[:2]}/")


def test_wrong_address_outside_the_languages_shows_both(load: Visit) -> None:
    expect(load("nowhere", fault="404").locator("h1:visible")).to_have_count(len(LANGS))


def test_sitemap_names_every_page_and_its_twins(site: str) -> None:
    root = site
    named = {}
    for entry in ElementTree.fromstring(answered(site + "sitemap.xml").read()):
        twins = [(link.get("hreflang"), link.get("href")) for link in entry.iter(f"{{{XHTML}}}link")]
        named[entry.findtext(f"{{{SITEMAP}}}loc")] = twins
    assert set(named) == {root + path for path in PAGES}
    for page, twins in named.items():
        inside = str(page).removeprefix(root)[len("fr/") :]
        assert twins == [(lang, f"{root}{lang}/{inside}") for lang in LANGS]


def answered(url: str) -> HTTPResponse:
    """Ask the server, and return its answer whole."""
    connection = urlopen(url)
    assert isinstance(connection, HTTPResponse)
    return connection


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("assets/pyodide/pyodide.mjs", "text/javascript"),
        ("assets/pyodide/pyodide.asm.wasm", "application/wasm"),
        ("assets/fonts/literata-latin-wght-normal.woff2", "font/woff2"),
        ("fr/app.webmanifest", "application/manifest+json"),
    ],
)
def test_server_tells_the_right_type(site: str, name: str, kind: str) -> None:
    assert answered(site + (address_of_file(name)[1:] if "assets/" in name else name)).headers["content-type"] == kind
