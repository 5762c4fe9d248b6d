"""The words of the page's JavaScript: the same keys in every language, none missing, none too many."""

import re
from pathlib import Path
from string import Formatter

import pytest

from engine.api.locale.en import JS_TEXTS as EN
from engine.api.locale.fr import JS_TEXTS as FR

SCRIPTS = Path(__file__).parents[2] / "overrides/assets/js"
CODE = "\n".join(path.read_text("utf-8") for path in sorted(SCRIPTS.glob("*.js")))
KEY = re.compile(r'"((?:step|example|engine|play|share|panel|keys?)\.(?!zip)\w+)"')


MADE = [
    re.compile(re.sub(r"\\\$\\\{.*?\\\}", r"\\w+", re.escape(template)))
    for template in re.findall(r"`(\w+\.[^`]*\$\{[^`]*)`", CODE)
]
"""What the keys look like that a script puts together, as `speed.${name}`."""


def fields(text: str) -> set[str]:
    """Return the names of the {fields} of a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_languages_have_the_same_keys_and_fields() -> None:
    assert {key: fields(text) for key, text in FR.items()} == {key: fields(text) for key, text in EN.items()}


def test_every_key_in_the_scripts_has_a_text() -> None:
    assert set(KEY.findall(CODE)) <= set(EN)


@pytest.mark.parametrize("key", EN)
def test_every_text_is_used(key: str) -> None:
    together = any(made.fullmatch(key) for made in MADE) and re.search(rf"\b{key.rpartition('.')[2]}\b", CODE)
    assert f'"{key}"' in CODE or together


def test_no_sentence_stands_in_a_script() -> None:
    shown = re.findall(r'(?:textContent|innerHTML|innerText|ariaLabel) = "([^"]+)"', CODE)
    assert shown == []
