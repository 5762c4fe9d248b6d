"""The steps of each game's longest worked example: made by the engine that runs here, or read from built pages."""

from pathlib import Path

from engine.api.steps import steps_html
from engine.core.presentation import Presentation
from engine.games.registry import PRESENTATIONS
from engine.match.lesson import lesson_of_printed_example

LANGUAGES = ("fr", "en")


def longest(presentation: Presentation) -> str:
    """Return the key of a game's example with the most moves."""
    return max(presentation.examples, key=lambda key: len(presentation.examples[key].moves_made))


def made_steps() -> dict[str, str]:
    """Return the HTML of all steps of each of these examples, by language and key."""
    return {
        f"{lang}/{longest(presentation)}": "".join(steps(presentation, lang))
        for presentation in PRESENTATIONS.values()
        for lang in LANGUAGES
    }


def steps(presentation: Presentation, lang: str) -> list[str]:
    """Return the HTML of each step of a game's example in a language."""
    example = presentation.examples[longest(presentation)]
    return [str(step) for step in steps_html(presentation, lesson_of_printed_example(presentation, example), lang)]


def built_pages(site: Path) -> dict[str, str]:
    """Return the page that shows each of these examples, by language and key."""
    return {name: page_with(site / name.partition("/")[0], name.partition("/")[2]) for name in made_steps()}


def page_with(folder: Path, key: str) -> str:
    """Return the only page below a folder that shows an example."""
    (page,) = [html for html in map(Path.read_text, sorted(folder.rglob("*.html"))) if f'id="ex-{key}-1"' in html]
    return page
