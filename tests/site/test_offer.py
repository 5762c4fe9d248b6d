"""A game of rules that are no longer played: the page says so, keeps it as a file, and deals it anew."""

from pathlib import Path

from playwright.sync_api import expect

from tests.site.conftest import Fresh, in_english
from tests.site.hands import PLAY, SOON
from tests.site.test_worker import engine

OLD = """
import json

TABLE = dict(kind="table", steps=[], unseen=0, busy=False, note="", refusal=None, board="", beside="", say="",
             log=dict(at=0, lines=[]),
             form="", status="", over=True, curtain=None, save="{}", link="x",
             can=dict(undo=False, redo=False, hint=False), reviewed=[])

def dispatch_request(text):
    asked = json.loads(text)
    if asked.get("save"):
        return json.dumps(TABLE | {"status": asked["save"]})
    if asked["do"] == "close":
        return json.dumps(dict(kind="done", refusal=None))
    offer = dict(text="the old game", save="deal" if asked["link"] == "both" else "")
    said = dict(html="These rules are history.", text="These rules are history.", rule="", offer=offer)
    return json.dumps(dict(kind="refused", code="older", refusal=said))
"""
"""An engine that refuses each link, and offers a new game for the link "both"."""


@in_english
def test_an_old_game_is_saved_to_a_file_or_dealt_anew(fresh: Fresh, lang: str) -> None:
    page = fresh("404.html", first=True)
    page.route("**/engine.zip", lambda route: route.fulfill(body=engine(OLD)))
    page.goto(f"{lang}/{PLAY}#play=both&at=play-game")
    play = page.locator("#play-game")
    note = play.locator(".note.damaged")
    expect(note).to_contain_text("These rules are history.", timeout=SOON)
    with page.expect_download() as download:
        note.locator(".save").click()
    assert Path(download.value.path()).read_text("utf-8") == "the old game"
    note.locator(".same-deal").click()
    expect(play.locator(".status")).to_have_text("deal")
    expect(note).to_be_hidden()


def test_an_old_game_that_cannot_be_dealt_anew_is_only_saved(fresh: Fresh) -> None:
    page = fresh("404.html", first=True)
    page.route("**/engine.zip", lambda route: route.fulfill(body=engine(OLD)))
    page.goto(f"en/{PLAY}#play=text&at=play-game")
    note = page.locator("#play-game .note.damaged")
    expect(note.locator("button")).to_have_count(1, timeout=SOON)
