"""Small numbers as words, for sentences of the book that tell a number of the rules."""

from collections.abc import Mapping, Sequence
from typing import Final

FACT: Final = r"\{\{\s*(?:([Ww]ord)\s+)?(\w+\.\w+)\s*\}\}"
"""How a page asks for a number of the rules: `{{ LU.hand }}`, `{{ word LU.hand }}` in a word."""

NUMBER_WORDS: Final[Mapping[str, Sequence[str]]] = {
    "fr": (
        *("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
        *("treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf", "vingt"),
    ),
    "en": (
        *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
        *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
    ),
}
"""The words of 0 to 20, by language; French has the masculine “un”."""


def number_told(number: str, form: str, lang: str) -> str:
    """Return a number in a form: "word", "Word" that begins a sentence, else (and where no word is known) a figure."""
    words = NUMBER_WORDS[lang]
    if not form or not number.isdecimal() or int(number) >= len(words):
        return number
    word = words[int(number)]
    return word.capitalize() if form == "Word" else word
