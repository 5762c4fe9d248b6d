"""The small games of the two games with a map, from the first decision to the verdict."""

from types import ModuleType

import pytest
from playwright.sync_api import Page, expect

from engine.games.registry import presentation_by_key
from tests.site import cities, towns
from tests.site.conftest import Visit, in_french
from tests.site.hands import begin, comes_to, focused, play_out

ON_TOP = {"vi_save"}
"""Those that stand on the first page of their game alone, as the last stage of its course."""
RIDDLES = {towns.KEY: "dd_whose_town", cities.KEY: "vi_guess"}
"""Those in which one watches the bots, and then answers."""

pytestmark = pytest.mark.parametrize("game", [towns, cities], ids=lambda game: game.KEY)


def at_once(visit: Visit, path: str) -> Page:
    """Open a page on which nothing that happens takes time."""
    return visit(path, speed="once")


def test_small_games_to_their_verdicts(visit: Visit, game: ModuleType) -> None:
    played = {*presentation_by_key(game.KEY).minigames} - {RIDDLES[game.KEY]}
    last = next((stage for stage in presentation_by_key(game.KEY).course if stage.play), None)
    for path, keys in ((game.LEARN, played & ON_TOP), (game.PLAY, played - ON_TOP)):
        if not keys:
            continue
        page = at_once(visit, f"en/{path}")
        if path == game.LEARN and last:
            page.evaluate("stage => { location.hash = stage }", f"stage-{last.key}")
        for key in sorted(keys):
            play = page.locator(f"#play-{key}")
            begin(play)
            assert play_out(play) > 0
            expect(play.locator(".verdict")).to_be_visible()
            play.locator(".full-view").click()


@in_french
def test_riddle_is_watched_and_answered(visit: Visit, game: ModuleType, lang: str) -> None:
    page = at_once(visit, f"{lang}/{game.PLAY}")
    play = page.locator(f"#play-{RIDDLES[game.KEY]}")
    begin(play)
    play.locator("form[data-do=guess] [name=answer]").first.check()
    play.locator(".decision [type=submit]").click()
    comes_to(play, "over")
    expect(play.locator(".verdict")).to_be_visible()
    assert focused(page, ".again-form button")
