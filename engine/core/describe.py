"""Sentences, made last: an event, a refusal or a label becomes words of one language.

A template is text with fields `{name:form|…}`. Forms that every game shares:

- `who`      a seat's name, or names joined ("Max and Cathy"); the reader's own seat is "you"
- `of`       whose ("Max's", "de Max", "d'Anna", "your")
- `verb|a|b|c`  agrees with a seat or seats: one other, the reader alone, several
- `n`        a number; `plus` a number with its sign
- `count|one|many` or `count|none|one|many`   `#` stands for the number
- `if|yes|no`   by truth
- `each`     a tuple by seat: "Max 44, Cathy 16"; seats with None are left out; `each|form` tells how,
  and leaves out those with nothing

A game adds forms of its own (cards, say): functions from a value to text and to HTML.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from html import escape
from typing import Any

from engine.core.game import Event, MoveRefused, Refusal, Seat

FIELD = re.compile(r"\{(\w+):(\w+)(?:\|([^{}]*))?\}")

Texts = Mapping[str, str]
"""Texts of one language, by key."""

Token = Callable[[Any, bool, Texts], str]
"""Turns a value into plain text, or (True) into HTML, with the words of a language."""

JOINER = "\u2060"
"""Keeps a comma or a full stop on the line of the drawing before it."""


@dataclass(frozen=True, slots=True)
class Line:
    """One thing said: plain (for speech, search and logs) and as HTML, and the rule behind it."""

    text: str
    html: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Grammar:
    """What the forms need to know of a language."""

    lang: str
    you: str
    your: str
    conjunction: str
    possessive: Callable[[str], str]
    """Whose a thing is, from a name."""
    is_one: Callable[[int], bool]
    """Whether a number takes the singular."""


class Describer:
    """Tells what happens at one table, to one reader, in one language.

    `names` by seat; `you` the seat that reads, or None for the book's own voice.
    """

    def __init__(
        self,
        texts: Texts,
        grammar: Grammar,
        tokens: Mapping[str, Token],
        names: Sequence[str],
        you: Seat | None = None,
    ) -> None:
        self.texts, self.grammar, self.tokens = texts, grammar, tokens
        self.names, self.you = names, you

    def event(self, event: Event) -> Line:
        """Tell an event; its class name is the key, with `.variant` where it has one."""
        if isinstance(event, MoveRefused):
            return self.attempt(event)
        key = ".".join(filter(None, (type(event).__name__, event.variant)))
        params = {field.name: getattr(event, field.name) for field in fields(event)}
        return self.line(key, event.rule, params)

    def attempt(self, event: MoveRefused) -> Line:
        """Tell what was tried, and why it is refused."""
        reason = self.line(f"refused.{event.code}", event.rule, dict(event.params))
        tried = self.line("MoveRefused", event.rule, {"seat": event.seat, "move": event.move})
        return Line(f"{tried.text} {reason.text}", f"{tried.html} {reason.html}", event.rule)

    def refusal(self, refusal: Refusal) -> Line:
        """Tell why a move or an input is refused."""
        return self.line(f"refused.{refusal.code}", refusal.rule, refusal.params)

    def say(self, key: str, **params: object) -> str:
        """Return a text as HTML-safe words."""
        return self.line(key, "", params).html

    def plain(self, key: str, **params: object) -> str:
        """Return a text as plain words."""
        return self.line(key, "", params).text

    def line(self, key: str, rule: str, params: Mapping[str, object]) -> Line:
        """Fill in the template of this key; raise KeyError where the language lacks it."""
        template = self.texts[key]
        return Line(self.fill(template, params, html=False), self.fill(template, params, html=True), rule)

    def fill(self, template: str, params: Mapping[str, Any], *, html: bool) -> str:
        """Return the template with its fields in words."""
        pieces = []
        end = 0
        for match in FIELD.finditer(template):
            pieces.append(quoted(template[end : match.start()], html))
            name, form, rest = match.groups()
            pieces.append(self.form(params[name], form, rest.split("|") if rest else [], html))
            end = match.end()
        return capital("".join([*pieces, quoted(template[end:], html)]))

    def form(self, value: Any, form: str, choices: list[str], html: bool) -> str:
        """Return one field in words."""
        if form in self.tokens:
            return self.tokens[form](value, html, self.texts) + (JOINER if html else "")
        if form == "each":
            return self.each(value, choices[0] if choices else "n", html)
        return quoted(FORMS[form](self, value, choices), html)

    def each(self, values: Sequence[Any], form: str, html: bool) -> str:
        """Name each seat with its value."""
        said = [
            quoted(self.name(seat), html) + "\u00a0" + self.form(value, form, [], html)
            for seat, value in enumerate(values)
            if value is not None and (value or form == "n")
        ]
        return ", ".join(said)

    def name(self, seat: Seat) -> str:
        """Return how this seat is called to the reader."""
        return self.grammar.you if seat == self.you else self.names[seat]

    def who(self, value: Seat | Sequence[Seat], _choices: list[str]) -> str:
        """Name one seat or several."""
        said = [self.name(seat) for seat in seats(value)]
        return f" {self.grammar.conjunction} ".join(filter(None, (", ".join(said[:-1]), *said[-1:])))

    def whose(self, seat: Seat, _choices: list[str]) -> str:
        """Tell whose something is."""
        return self.grammar.your if seat == self.you else self.grammar.possessive(self.names[seat])

    def verb(self, value: Seat | Sequence[Seat], choices: list[str]) -> str:
        """Let a verb agree with its seats; several with the reader among them count as the reader."""
        others, you, several = choices
        acting = seats(value)
        if self.you in acting:
            return you
        return several if len(acting) > 1 else others

    def count(self, value: int, choices: list[str]) -> str:
        """Count something in words."""
        *none, one, many = choices
        if value == 0 and none:
            return none[0]
        return (one if self.grammar.is_one(value) else many).replace("#", str(value))


def seats(value: Seat | Sequence[Seat]) -> Sequence[Seat]:
    """Return one seat or several as a sequence."""
    return (value,) if isinstance(value, int) else value


def quoted(text: str, html: bool) -> str:
    """Escape text that goes into HTML."""
    return escape(text) if html else text


def capital(sentence: str) -> str:
    """Begin with a capital letter, unless a tag or a digit comes first."""
    return sentence[:1].upper() + sentence[1:]


def small(texts: str) -> str:
    """Return words that stand alone as they stand amid a sentence."""
    return texts[:1].lower() + texts[1:]


def minus(value: int, sign: str = "-") -> str:
    """Return a number with a real minus sign; with `sign` "+" also a plus."""
    return format(value, f"{sign}d").replace("-", "\u2212")


Form = Callable[[Describer, Any, list[str]], str]

FORMS: Mapping[str, Form] = {
    "who": Describer.who,
    "of": Describer.whose,
    "verb": Describer.verb,
    "count": Describer.count,
    "n": lambda _teller, value, _choices: minus(value) if isinstance(value, int) else str(value),
    "plus": lambda _teller, value, _choices: minus(value, "+"),
    "if": lambda _teller, value, choices: choices[0] if value else choices[1],
}
