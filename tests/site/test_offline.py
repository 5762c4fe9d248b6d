"""Reading and playing without a network: the server stops, the browser is restarted, a new release comes."""

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from engine.ask.links import Asked, question_to_link
from engine.core.situations import Situation
from tests.site.conftest import FLAGS
from tests.site.hands import SOON, begin, choose, deciding, hand, until
from tests.site.test_worker import KEEP_WORKERS
from tools import build, chromium, offline
from tools.paths import SITE
from tools.serve import Handler, listening_server

PLAY = "en/land-unter/play/"
ROUND_ASKED = question_to_link(
    Asked("land_unter", "round", Situation(3, {"tides": [4, 7]}, {"card.0": "44", "card.1": "12", "card.2": "30"}))
)
"""A table, as addresses have it."""
KEPT = "caches.keys().then((names) => names.length && caches.open(names[0])).then((cache) => cache && cache.keys())"
URLS = f"{KEPT}.then((kept) => (kept || []).map(({{ url }}) => url))"

BREAK = """name => caches.keys().then(async ([book]) => {
  const cache = await caches.open(book);
  window.whole = [];
  for (const { url } of await cache.keys()) {
    if (!name || !url.endsWith(`/${name}`)) continue;
    window.whole = [url, await cache.match(url)];
    await cache.put(url, new Response("broken"));
  }
})"""
"""Breaks a file that the device keeps."""

MEND = """() => caches.keys().then(async ([book]) => {
  const [url, response] = window.whole;
  if (url?.endsWith(".zip")) await (await caches.open(book)).put(url, response);
})"""
"""Puts the library back; a snapshot is to be got anew."""


class Forgetful(Handler):
    """A host that lets browsers keep nothing by themselves."""

    caching = "no-store"


@contextmanager
def served(folder: Path, port: int = 0, kind: type[Handler] = Handler) -> Iterator[int]:
    """Serve a folder; give the port."""
    server = listening_server(port, folder=folder, host=kind)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def browsing(browser: Browser, profile: Path, port: int) -> Iterator[Page]:
    """Open a browser that keeps what it has in a folder."""
    context = browser.browser_type.launch_persistent_context(
        profile,
        executable_path=chromium.installed_chromium(),
        args=["--no-sandbox", *FLAGS],
        base_url=f"http://127.0.0.1:{port}/book/",
    )
    context.add_init_script(KEEP_WORKERS)
    context.add_init_script("localStorage.setItem('trick:speed', 'once')")
    yield context.pages[0]
    context.close()


@pytest.fixture
def host(tmp_path: Path) -> Path:
    """Return the folder of a host, whose book/ is the built site and can be changed for another one."""
    build.build_if_needed()
    (tmp_path / "host").mkdir()
    (tmp_path / "host/book").symlink_to(SITE)
    return tmp_path / "host"


def table(page: Page, key: str) -> Locator:
    """Open the page of tables, and begin at one."""
    page.goto(PLAY)
    play = page.locator(f"#play-{key}")
    begin(play)
    return play


def controlled(page: Page) -> None:
    """Wait until the service worker answers for the page, and has got what the page had loaded before."""
    until(page, "Boolean(navigator.serviceWorker.controller)")
    until(page, f"{URLS}.then((urls) => urls.includes(location.href) && urls.some((url) => url.endsWith('/main.js')))")


def test_the_book_is_read_and_played_without_a_network(browser: Browser, host: Path, tmp_path: Path) -> None:
    with served(host) as port, browsing(browser, tmp_path / "profile", port) as page:
        page.goto(PLAY)
        controlled(page)
        # Without a network, what was visited is there.
    with browsing(browser, tmp_path / "profile", port) as page:
        page.goto(PLAY)
        expect(page.locator("h1")).to_be_visible()
    with served(host, port), browsing(browser, tmp_path / "profile", port) as page:
        page.goto("en/storage/")
        device = page.locator("trick-device")
        press(device.locator(".keep"))
        expect(device.locator("[role=status]")).to_contain_text("The whole book", timeout=SOON)
        expect(device.locator(".free")).to_be_focused(timeout=SOON)
    with browsing(browser, tmp_path / "profile", port) as page:
        lead_to_what_is_kept(page)
        page.goto(f"en/land-unter/table/#ask={ROUND_ASKED}&answer=2")
        expect(page.locator(".answer .where")).to_contain_text("Step 2", timeout=SOON)
        # Python starts from the snapshot, or without it from its library: each way where the other one is broken.
        for game, broken in (
            ("land-unter", "python_stdlib.zip"),
            ("drunter-drueber", "drunter_drueber.bin"),
            ("vineta", ""),
        ):
            page.goto(f"en/{game}/play/")
            page.evaluate(BREAK, broken)
            page.locator("#play-game .trick-start").click()
            deciding(page.locator("#play-game"))
            page.evaluate(MEND)
        assert not [url for url in page.evaluate(URLS) if url.endswith("/drunter_drueber.bin")], (
            "it is forgotten once it fails"
        )
        page.goto("en/storage/")
        press(page.locator("trick-device .free"))
        expect(page.locator("trick-device .keep")).to_be_focused(timeout=SOON)
        assert not [url for url in page.evaluate(URLS) if "/pyodide/" in url or "vineta" in url]


def lead_to_what_is_kept(page: Page) -> None:
    """Check that every way leads to a page that is kept, or to one of ours that says what is."""
    # The address that the site starts at, and a page whose name lacks its end.
    page.goto("")
    expect(page.locator("h1")).to_contain_text("Trick by Trick")
    page.goto("en/vineta")
    expect(page).to_have_url(re.compile("/en/vineta/$"))
    # The other language is not kept: it is said there, and what is kept is one press away.
    page.locator("a[hreflang=fr]").first.evaluate("link => link.click()")
    expect(page.locator("h1")).to_have_text("Cette page n’est pas gardée sur cet appareil")
    expect(page.locator(".told:visible")).to_have_count(1)
    expect(page).to_have_url(re.compile("/fr/vineta/$"))
    kept = page.get_by_role("link", name="The rules of Vineta")
    expect(page.locator(".kept:visible h2")).to_have_text("Kept in English")
    kept.click()
    expect(page.locator("section.rule").first).to_be_visible()


def press(button: Locator) -> None:
    """Press a button by key, once it is shown: what is hidden would not get the focus, and nothing would say so."""
    expect(button).to_be_visible(timeout=SOON)
    button.press("Enter")


HEX: Final = "0123456789abcdef"


def copied_or_linked(source: str, target: str) -> None:
    """Copy a file that a release changes; any other one is the very file of the site: most of the bytes."""
    if Path(source).suffix == ".html" or Path(source).parent == SITE:
        shutil.copyfile(source, target)
    else:
        Path(target).symlink_to(source)


def release(target: Path, number: int = 2) -> None:
    """Write another release of the site: another engine, other scripts and pages, nothing of the old ones."""
    shutil.copytree(SITE, target, copy_function=copied_or_linked)
    names = {json.loads((SITE / "release.json").read_text("utf-8"))["id"]: f"release-{number}"}
    for part in ("assets/*/engine*", "assets/*/snapshot*", "assets/*/vendor", "*/assets/*/js"):
        for folder in [found.parent for found in target.glob(part)]:
            # Another name, whatever the fingerprint is: each of its digits is a later one.
            names[folder.name] = folder.name.translate(str.maketrans(HEX, HEX[number:] + HEX[:number]))
            folder.rename(folder.with_name(names[folder.name]))
    for page in target.rglob("*.html"):
        text = page.read_text("utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        page.write_text(text.replace("</h1>", f" {number}</h1>", 1), "utf-8")
    offline.write_release(target, f"release-{number}")


def publish(host: Path, folder: Path) -> None:
    """Let the host serve another release."""
    (host / "book").unlink()
    (host / "book").symlink_to(folder)


def test_a_page_left_open_over_two_releases_opens_itself_anew(browser: Browser, host: Path, tmp_path: Path) -> None:
    for number in (2, 3):
        release(tmp_path / str(number), number)
    with served(host, kind=Forgetful) as port, browsing(browser, tmp_path / "profile", port) as page:
        page.goto(PLAY)
        play = page.locator("#play-last_four")
        expect(play.locator(".trick-start")).to_be_visible()
        # Before the first start: what was pressed happens in the new edition.
        publish(host, tmp_path / "2")
        play.locator(".trick-start").click()
        deciding(play)
        expect(page.locator("h1")).to_contain_text("2")
        expect(page.locator(".release-note")).to_contain_text("A new edition")
        choose(play)
        deciding(play)
        cards = hand(play)
        # In mid-game: it goes on where it was.
        publish(host, tmp_path / "3")
        page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
        page.evaluate("workers.at(-1).terminate()")
        choose(play)
        expect(page.locator("h1")).to_contain_text("3", timeout=SOON)
        deciding(play)
        assert hand(play) == cards


def test_a_new_release_takes_over_without_mixing_amid_a_game(browser: Browser, host: Path, tmp_path: Path) -> None:
    release(tmp_path / "another")
    with served(host) as port, browsing(browser, tmp_path / "profile", port) as page:
        page.goto(PLAY)
        controlled(page)
        play = table(page, "last_four")
        choose(play)
        deciding(play)
        cards = hand(play)
        until(page, f"{URLS}.then((urls) => urls.some((url) => url.endsWith('/engine.zip')))")
        publish(host, tmp_path / "another")
        # The game goes on, in a new worker too, with the engine that the page knows.
        page.evaluate("workers.at(-1).terminate()")
        choose(play)
        expect(play.locator(".decision input")).to_have_count(len(cards) - 1, timeout=SOON)
        deciding(play)
        cards = hand(play)
        page.evaluate(
            "navigator.serviceWorker.getRegistration().then((registration) => registration.update()).then(() => 0)"
        )
        note = page.locator(".release-note")
        expect(note).to_contain_text("new edition", timeout=SOON)
        engines = [url for url in page.evaluate(URLS) if url.endswith("/engine.zip")]
        assert len(engines) == 2, "that of the open page, and the new one"
        note.locator(".reload").click()
        expect(page.locator("h1")).to_contain_text("2")
        play.locator(".resume").first.click()
        deciding(play)
        assert hand(play) == cards
    with browsing(browser, tmp_path / "profile", port) as page:
        page.goto(PLAY)
        expect(page.locator("h1")).to_contain_text("2")
        until(page, f"{URLS}.then((urls) => urls.filter((url) => url.endsWith('/engine.zip')).length === 1)")
        begin(page.locator("#play-one_trick"))
