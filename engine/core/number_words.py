"""Numbers of the rules in pages and sentences: as figures or as words, and sums of them."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

TERM: Final = r"(?:\d+ \* )?[A-Z]\w*\.\w+"
FACT: Final = rf"\{{\{{\s*(?:(word|Word|une|Une|ordinal|Ordinal|s)\s+)?({TERM}(?: [+-] (?:{TERM}|\d+))*)\s*\}}\}}"
"""How a page or a sentence asks for a number of the rules: `{{ LU.hand }}` or a sum, `{{ 2 * VI.own_house + VI.red }}`.

`{{ une VI.waves_f1 }}` is a word before a feminine noun in French. `{{ s LU.bonus }}` ends a noun that such a number
counts: `point{{ s LU.bonus }}`.
"""

_MINUS: Final = "\N{MINUS SIGN}"

NUMBER_WORDS: Final[Mapping[str, Sequence[str]]] = {
    "fr": (
        *("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
        *("treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf", "vingt", "vingt et un"),
    ),
    "en": (
        *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
        *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "twenty-one"),
    ),
}
"""The words of 0 to 21, by language; French has the masculine “un”."""

ORDINAL_WORDS: Final[Mapping[str, Sequence[str]]] = {
    "fr": (
        *("premier", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième", "huitième"),
        *("neuvième", "dixième", "onzième", "douzième"),
    ),
    "en": (
        *("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"),
        *("ninth", "tenth", "eleventh", "twelfth"),
    ),
}
"""The words of the 1st to the 12th, by language; French has the masculine “premier”."""


def facts_of_sum(terms: str) -> Sequence[str]:
    """Return the names in a sum of FACT, in the order written."""
    return re.findall(r"[A-Z]\w*\.\w+", terms)


def sum_told(terms: str, fact: Callable[[str], str]) -> str:
    """Return the value of a sum of FACT; `fact` gives the number of each name, or for a name alone the answer."""
    if facts_of_sum(terms) == [terms]:
        return fact(terms)
    total = 0
    for sign, times, term in re.findall(r"([+-]?) ?(?:(\d+) \* )?([\w.]+)", terms):
        total += int(f"{sign}{times or 1}") * int(term if term.isdecimal() else fact(term))
    return str(total).replace("-", _MINUS)


def number_told(number: str, form: str, lang: str) -> str:
    """Return a number as a word ("word", or "Word" with a capital); in figures for the form "" or without a known word.

    Forms "une" and "Une" are words before a feminine noun in French. Forms "ordinal" and "Ordinal" are its
    ordinal, and raise LookupError where no word is known. Form "s" is the plural ending of a noun that it counts.
    """
    if form == "s":
        return plural_ending(number, lang)
    words = NUMBER_WORDS[lang]
    if form.lower() == "ordinal":
        word = dict(enumerate(ORDINAL_WORDS[lang], 1))[int(number)]
    elif not form or not number.isdecimal() or int(number) >= len(words):
        return number
    else:
        word = words[int(number)]
        if form.lower() == "une":
            word = re.sub(r"\bun$", "une", word)
    return word.capitalize() if form[0].isupper() else word


def plural_ending(number: str, lang: str) -> str:
    """Return the “s” of a noun that a number counts; "" where the noun is in the singular, in French after 0 too."""
    one = ("0", "1") if lang == "fr" else ("1",)
    return "" if number.removeprefix(_MINUS) in one else "s"


def with_numbers(texts: Mapping[str, str], facts: Mapping[str, object], lang: str) -> dict[str, str]:
    """Return texts with the number of the rules in place of each FACT; raise KeyError for a name not among `facts`."""

    def told(found: re.Match[str]) -> str:
        return number_told(sum_told(found[2], lambda name: str(facts[name])), found[1] or "", lang)

    return {key: re.sub(FACT, told, text) if "{{" in text else text for key, text in texts.items()}
