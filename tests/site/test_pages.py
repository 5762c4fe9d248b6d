"""Every page, in both languages: fit for everybody, for a phone, and without a byte that nobody asked for."""

from typing import Final
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from tests.site.conftest import LANGS, PHONE, Visit, pages
from tools.paths import ROOT
from tools.sitemap import SITEMAP, XHTML

PAGES: Final = [page for lang in LANGS for page in pages(lang)]
ALL: Final = [*PAGES, "404.html", "fr/404.html", "en/404.html"]
AXE: Final = ROOT / "node_modules/axe-core/axe.min.js"
HOMES: Final = [("fr", "en"), ("en", "fr")]


def violations(page: Page, part: str = "html") -> list[str]:
    """Return what axe finds in a part of the page: the rule and the first place that breaks it."""
    page.add_script_tag(path=AXE)
    found = page.evaluate("async (part) => (await axe.run(part, { resultTypes: ['violations'] })).violations", part)
    return [f"{rule['id']}: {rule['nodes'][0]['html'][:200]}" for rule in found]


@pytest.mark.parametrize("path", ALL)
def test_page_on_a_desk_by_day_is_clean(visit: Visit, path: str) -> None:
    assert violations(visit(path, reduced_motion="reduce")) == []


@pytest.mark.parametrize("path", ALL)
def test_page_on_a_phone_by_night_is_clean_and_fits(visit: Visit, path: str) -> None:
    page = visit(path, width=PHONE, scheme="dark", reduced_motion="reduce")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    assert violations(page) == []


@pytest.mark.parametrize("lang", LANGS)
def test_open_drawer_and_open_search_are_clean(visit: Visit, lang: str) -> None:
    for opener in ("__drawer", "__search"):
        page = visit(f"{lang}/land-unter/aid/", width=PHONE, reduced_motion="reduce")
        page.locator(f"header label[for={opener}]").first.press("Enter")
        expect(page.locator(f"#{opener}")).to_be_checked()
        page.wait_for_timeout(400)
        assert violations(page) == []


@pytest.mark.parametrize("path", PAGES)
def test_head_speaks_the_language_and_names_the_twins(visit: Visit, path: str) -> None:
    page = visit(path, java_script_enabled=False)
    lang, _, inside = path.partition("/")
    assert page.locator("html").get_attribute("lang") == lang
    assert page.locator("meta[name=description]").get_attribute("content")
    twins = page.locator("link[hreflang]")
    addresses = twins.evaluate_all("links => links.map((link) => [link.hreflang, new URL(link.href).pathname])")
    assert addresses == [[other, f"/{other}/{inside}"] for other in LANGS]


@pytest.mark.parametrize("path", PAGES)
def test_no_python_before_it_is_asked_for(visit: Visit, path: str) -> None:
    page = visit("404.html")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path, wait_until="networkidle")
    page.keyboard.press("End")
    page.wait_for_load_state("networkidle")
    assert any(url.endswith("/main.js") for url in asked)
    assert [url for url in asked if "/assets/pyodide/" in url] == []


@pytest.mark.parametrize(("lang", "other"), HOMES)
def test_language_switch_keeps_page_and_anchor(visit: Visit, lang: str, other: str) -> None:
    page = visit(f"{lang}/land-unter/")
    page.locator(".md-nav--primary a[href$='rules/']").first.click()
    page.wait_for_url(f"**/{lang}/land-unter/rules/")
    page.locator("a.number[href$='#LU-2.4']").click()
    page.locator(".md-select button").hover()
    page.locator(f".md-select a[hreflang={other}]").click()
    page.wait_for_url(f"**/{other}/land-unter/rules/#LU-2.4")


@pytest.mark.parametrize(("lang", "other"), HOMES)
def test_language_switch_keeps_the_page_without_javascript(visit: Visit, lang: str, other: str) -> None:
    page = visit(f"{lang}/land-unter/rules/", java_script_enabled=False)
    page.locator(".md-select button").hover()
    page.locator(f".md-select a[hreflang={other}]").click()
    page.wait_for_url(f"**/{other}/land-unter/rules/")


@pytest.mark.parametrize("lang", LANGS)
def test_a_link_inside_a_language_loads_no_new_page(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/land-unter/")
    page.evaluate("window.sameVisit = true")
    page.locator(".md-nav--primary a[href$='rules/']").first.click()
    expect(page.locator("section.rule").first).to_be_visible()
    assert page.evaluate("window.sameVisit")


@pytest.mark.parametrize(("locale", "lang"), [("fr-CH", "fr"), ("en-GB", "en"), ("de-DE", "en")])
def test_root_chooses_by_the_readers_languages(visit: Visit, locale: str, lang: str) -> None:
    visit(locale=locale).wait_for_url(f"**/{lang}/")


def test_root_remembers_the_last_language_read(visit: Visit) -> None:
    page = visit("en/", locale="fr-FR")
    page.goto("./")
    page.wait_for_url("**/en/")


def test_root_offers_both_languages_without_javascript(visit: Visit) -> None:
    page = visit(java_script_enabled=False, locale="fr-FR")
    assert page.locator("main a").evaluate_all("links => links.map((link) => link.pathname)") == ["/fr/", "/en/"]
    assert page.locator("main a").all_inner_texts() == ["Lire en français", "Read in English"]


@pytest.mark.parametrize(("path", "heading"), [("fr/rien/", "n’existe pas"), ("en/nothing/", "no such page")])
def test_wrong_address_is_answered_in_its_language(visit: Visit, path: str, heading: str) -> None:
    page = visit(path, fault="404")
    shown = page.locator("h1:visible")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text(heading)
    page.locator("a:visible").click()
    page.wait_for_url(f"**/{path[:2]}/")


def test_wrong_address_outside_the_languages_shows_both(visit: Visit) -> None:
    expect(visit("nowhere", fault="404").locator("h1:visible")).to_have_count(len(LANGS))


def test_sitemap_names_every_page_and_its_twins(visit: Visit) -> None:
    page = visit("fr/")
    answer = page.request.get("sitemap.xml")
    root = page.evaluate("location.origin") + "/"
    named = {}
    for entry in ElementTree.fromstring(answer.body()):
        twins = [(link.get("hreflang"), link.get("href")) for link in entry.iter(f"{{{XHTML}}}link")]
        named[entry.findtext(f"{{{SITEMAP}}}loc")] = twins
    assert set(named) == {root + path for path in PAGES}
    for address, twins in named.items():
        inside = str(address).removeprefix(root)[len("fr/") :]
        assert twins == [(lang, f"{root}{lang}/{inside}") for lang in LANGS]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("assets/pyodide/pyodide.mjs", "text/javascript"),
        ("assets/pyodide/pyodide.asm.wasm", "application/wasm"),
        ("assets/fonts/literata-latin-wght-normal.woff2", "font/woff2"),
        ("assets/pyodide/manifest.json", "application/json"),
    ],
)
def test_server_tells_the_right_type(visit: Visit, name: str, kind: str) -> None:
    assert visit("404.html").request.get(name).headers["content-type"] == kind
