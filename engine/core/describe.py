"""Describes events, refusals and labels in one language.

A template is text with fields `{name:form|…}`. Forms that every game shares:

- `who`      a seat's name, or names joined ("Max and Cathy"); the reader's own seat is "you"; `who|word` puts a word
  before it, shortened where the language does so ("que Max", "qu'Anna")
- `of`       whose ("Max's", "de Max", "d'Anna", "your")
- `verb|a|b|c`  agrees with a seat or seats: one other, the reader alone, several
- `n`        a number; `plus` a number with its sign
- `count|one|many` or `count|none|one|many`   `#` stands for the number
- `mean|one|many`   the same for a mean, to one decimal; an int has no decimal
- `if|yes|no`   one of two texts: the first if the value is true
- `each`     a tuple by seat: "Max 44, Cathy 16"; seats with None are left out; `each|form` formats the values,
  and leaves out those with nothing; where one has several values, semicolons part the seats: "Max 3, 7; Cathy 16"
- `clause`     another text, by its key, its fields filled in from the same values; `clauses` several, by their keys
- `reason`     only the first sentence of that text: of a refusal, others say what to do instead

A game adds forms of its own (cards, say): its tokens.

A key that ends in `.several` describes neighbouring events of one kind in one sentence: "Max, Anna and Léo each lay a
card face down". In it the first field of these events holds their seats, and each other field its values by seat.
One that ends in `.short` is a shorter sentence for an event, used where many events are listed together.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from itertools import groupby
from typing import Any, Final, TypeAlias

from engine.core.events import MoveRefused
from engine.core.game import Event, Refusal, Seat
from engine.core.html import Html, fragment, tag
from engine.core.schema import path_without_indexes

FIELD = re.compile(r"\{(\w+):(\w+)(?:\|([^{}]*))?\}")

Texts: TypeAlias = Mapping[str, str]
"""Texts of one language, by key."""

Token: TypeAlias = Callable[[Any, bool, Texts], str]
"""A form of a game: called with a value, whether HTML is wanted, and the texts of the language.

It returns plain text, which its caller escapes, or, only where HTML is wanted, `Html` (a small drawing, say).
"""

AFTER_SENTENCE: Final = ". "
"""The end of a text behind which another sentence begins."""

SOMEBODY: Final[Seat] = -3
"""In the parameters of a text, a seat of which it is not told which one it is."""

TURNING = re.compile(
    "[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Letters that are written from right to left, Hebrew and Arabic among them, and signs that turn a text around."""

JOINER = "\u2060"
"""Keeps a comma or a full stop on the line of the drawing before it."""


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence: plain (for speech, search and logs) and as HTML, and the id of the rule behind it, "" for none."""

    text: str
    html: Html
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Grammar:
    """The grammar of one language, as far as the forms need it."""

    lang: str
    you: str
    your: str
    conjunction: str
    possessive: Callable[[str], str]
    """The possessive of a name: "Max's", "de Max"."""
    word_and_name: Callable[[str, str], str]
    """A word before a name: "que Max", "qu'Anna"."""
    is_one: Callable[[float], bool]
    """Whether a number takes the singular."""
    decimal: str
    """The decimal separator."""


class Describer:
    """Makes sentences for one match, one reader and one language.

    `names` by seat; `you` is the reader's seat, None where the reader has none (in the book's examples); `named`:
    whether that seat has a name that the reader chose; False for a default name.
    Every method that takes a key raises KeyError if the language lacks it.
    """

    def __init__(
        self,
        texts: Texts,
        grammar: Grammar,
        tokens: Mapping[str, Token],
        names: Sequence[str],
        you: Seat | None = None,
        *,
        named: bool = False,
    ) -> None:
        self.texts, self.grammar, self.tokens = texts, grammar, tokens
        self.names = tuple(map(isolated_name, names))
        self.you, self.named = you, named
        self.gives_reasons_only = False
        """Whether of a move that is refused only the reason is told, not what to do instead."""

    def describe_events(self, events: Iterable[Event], *, short: bool = False) -> list[Line]:
        """Describe events in order, neighbours of one kind together where the language has a sentence for several.

        `short`: use the short sentence of an event, to be taken in at a glance, where the language has one.
        """
        found: list[Line] = []
        for key, group in groupby(events, event_text_key):
            alike = list(group)
            if len(alike) > 1 and f"{key}.several" in self.texts:
                found.append(
                    self.line_with_rule(
                        f"{key}.several", alike[0].rule, sentence_params_of_events(alike, len(self.names))
                    )
                )
            elif short and f"{key}.short" in self.texts:
                found += (self.text_about_event(event, f"{key}.short") for event in alike)
            else:
                found += map(self.describe_event, alike)
        return found

    def describe_event(self, event: Event) -> Line:
        """Describe an event; see `event_text_key`."""
        return (
            self.describe_refused_move(event)
            if isinstance(event, MoveRefused)
            else self.text_about_event(event, event_text_key(event))
        )

    def text_about_event(self, event: Event, key: str) -> Line:
        """Return the text of this key, filled in with the fields of an event, as a line about its rule."""
        return self.line_with_rule(key, event.rule, {name: getattr(event, name) for name in event_field_names(event)})

    def describe_refused_move(self, event: MoveRefused) -> Line:
        """Describe the move that was tried, and why it is refused."""
        reason = self.describe_why_refused(event) if self.gives_reasons_only else self.describe_refusal_of(event)
        key = "MoveRefused" if event.move else "MoveRefused.untold"
        tried = self.line_with_rule(key, event.rule, {"seat": event.seat, "move": event.move})
        return Line(f"{tried.text} {reason.text}", fragment(tried.html, " ", reason.html), event.rule)

    def describe_why_refused(self, event: MoveRefused) -> Line:
        """Describe why a move is refused, by the first sentence of the text: others say what to do instead."""
        return self.filled_line(first_sentence(self.texts[f"refused.{event.code}"]), event.rule, dict(event.params))

    def describe_refusal_of(self, event: MoveRefused) -> Line:
        """Describe why a move is refused, and what to do instead."""
        return self.line_with_rule(f"refused.{event.code}", event.rule, dict(event.params))

    def describe_refusal(self, refusal: Refusal) -> Line:
        """Describe why a move or an input is refused; for a position, with the text of its finding."""
        finding = f"finding.{refusal.params.get('finding')}"
        key = finding if finding in self.texts else f"refused.{refusal.code}"
        return self.line_with_rule(
            key,
            refusal.rule,
            {"where": self.text_key_of_position_place(str(refusal.params.get("place"))), **refusal.params},
        )

    def text_key_of_position_place(self, place: str) -> str:
        """Return the key of the text that names a place of a position: that of the whole path, or of its first part."""
        keys = (f"field.{path_without_indexes(place)}", f"field.{place.partition('.')[0]}")
        return next((key for key in keys if key in self.texts), "field.other")

    def filled_html(self, key: str, **params: object) -> Html:
        """Fill in the text of a key and return it as HTML, tokens with their pictures; KeyError for an unknown key."""
        return self.line_with_rule(key, "", params).html

    def filled_text(self, key: str, **params: object) -> str:
        """Fill in the text of a key and return it without HTML; KeyError for an unknown key."""
        return self.line_with_rule(key, "", params).text

    def line_with_rule(self, key: str, rule: str, params: Mapping[str, object]) -> Line:
        """Return the text of this key, its fields filled in, as a line about a rule."""
        return self.filled_line(self.texts[key], rule, params)

    def filled_line(self, template: str, rule: str, params: Mapping[str, object], *, continued: bool = False) -> Line:
        """Return a template, its fields filled in, as a line about a rule.

        `continued`: it goes on after a colon: with a small letter, unless a name comes first.
        """
        plain, drawn = (list(self.filled_template_parts(template, params, html)) for html in (False, True))
        text, html = "".join(plain), fragment(drawn)
        if continued and not self.begins_with_own_word(template, params):
            return Line(text, html, rule)
        begun = uncapitalized if continued else capitalized
        return Line(begun(text), Html(begun(html)), rule)

    def begins_with_own_word(self, template: str, params: Mapping[str, Any]) -> bool:
        """Return whether a template begins with a word of its own, rather than with what fills a field."""
        found, rest = fields_of_template(template)
        literal, name, form, _ = found[0] if found else (rest, "", "", [])
        if literal or form not in ("clause", "clauses"):
            return bool(literal) or form in ("count", "if")
        first = params[name][0] if form == "clauses" else params[name]
        return self.begins_with_own_word(self.texts[first], params)

    def filled_template_parts(self, template: str, params: Mapping[str, Any], html: bool) -> Iterator[str]:
        """Yield the literal parts of a template and its filled fields by turns; joined they are the text."""
        found, rest = fields_of_template(template)
        for literal, name, form, choices in found:
            yield literal
            if form in ("clause", "clauses", "reason"):
                text = " ".join(map(self.texts.__getitem__, params[name] if form == "clauses" else [params[name]]))
                filled = self.filled_template_parts(first_sentence(text) if form == "reason" else text, params, html)
            else:
                filled = self.filled_template_field(params[name], form, choices, html)
            yield from begun_with_capital(filled) if literal.endswith(AFTER_SENTENCE) else filled
        yield rest

    def filled_template_field(self, value: Any, form: str, choices: list[str], html: bool) -> Iterator[str]:
        """Yield the pieces of one filled field: a game's token, a list by seat (`each`), or a grammatical form."""
        if form in self.tokens:
            yield self.tokens[form](value, html, self.texts)
            yield JOINER if html else ""
        elif form == "each":
            yield from self.seats_with_values_in_words(value, choices[0] if choices else "n", html)
        else:
            yield FORMS[form](self, value, choices)

    def seats_with_values_in_words(self, values: Sequence[Any], form: str, html: bool) -> Iterator[str]:
        """Yield the parts of a list of seats with their values, separated by commas.

        Lists of several values are separated by semicolons, and in HTML each keeps together.
        """
        lists = any(map(is_list, values))
        between = ""
        for seat, value in enumerate(values):
            if value is not None and (value or form == "n"):
                yield between
                told = [f"{self.seat_name(seat)}\u00a0", *self.filled_template_field(value, form, [], html)]
                yield from [tag("span", told, class_="each")] if lists and html else told
                between = self.texts["render.parts"] if lists else ", "

    def token_html(self, form: str, value: object) -> Html:
        """Return a value in a form of the game as HTML."""
        return fragment(self.tokens[form](value, True, self.texts))

    def seat_name(self, seat: Seat) -> str:
        """Return the reader's word for a seat: "you" for their own, else its name; or that it is not told which."""
        if seat == SOMEBODY:
            return self.texts["somebody"]
        return self.grammar.you if seat == self.you else self.names[seat]

    def seat_titles(self) -> list[str]:
        """Return the title of each seat, for the head of a column or a label."""
        return [self.seat_title(seat) for seat in range(len(self.names))]

    def seat_title(self, seat: Seat) -> str:
        """Return the title of a seat: capitalized; the reader's own also has the name that they gave, if any."""
        if seat == self.you and self.named:
            return f"{self.names[seat]} ({self.grammar.you})"
        return self.filled_text("name", seat=seat)

    def joined_seat_names(self, value: Seat | Sequence[Seat], choices: list[str]) -> str:
        """Return the name of one seat, or the names of several; after a word, if one is given."""
        *others, last = [self.seat_name(seat) for seat in seats_as_sequence(value)] or [""]
        names = f" {self.grammar.conjunction} ".join(filter(None, (", ".join(others), last)))
        return self.grammar.word_and_name(choices[0], names) if choices else names

    def possessive_of_seat(self, seat: Seat, _choices: list[str]) -> str:
        """Return “your” for the reader's own seat, else the name in the possessive: “Anna's”."""
        return self.grammar.your if seat == self.you else self.grammar.possessive(self.seat_name(seat))

    def verb_agreeing_with_seats(self, value: Seat | Sequence[Seat], choices: list[str]) -> str:
        """Return the choice that agrees with the seats; several with the reader among them count as the reader."""
        others, you, several = choices
        acting = seats_as_sequence(value)
        if self.you in acting:
            return you
        return several if len(acting) > 1 else others

    def count_in_words(self, value: int, choices: list[str]) -> str:
        """Fill a number into one of the texts for none (which may be missing), one and several, where they have "#"."""
        *none, one, many = choices
        if value == 0 and none:
            return none[0]
        return (one if self.grammar.is_one(value) else many).replace("#", str(value))

    def mean_number_in_words(self, value: float, choices: list[str]) -> str:
        """Fill a mean, rounded to one decimal unless it is whole, into the text for one or that for several."""
        one, many = choices
        chosen = one if self.grammar.is_one(round(value, 1)) else many
        number = str(value) if isinstance(value, int) else f"{value:.1f}"
        return chosen.replace("#", number.replace(".", self.grammar.decimal))


def first_sentence(text: str) -> str:
    """Return the first sentence of a text."""
    first, stop, _ = text.partition(AFTER_SENTENCE)
    return first + stop.rstrip()


def isolated_name(name: str) -> str:
    """Return a name for sentences and drawings: one that runs from right to left turns nothing beside it around."""
    return f"\u2068{name}\u2069" if TURNING.search(name) else name


@cache
def fields_of_template(template: str) -> tuple[list[tuple[str, str, str, list[str]]], str]:
    """Return the fields of a template, each as (literal part before it, name, form, choices), and what follows them."""
    *before, rest = FIELD.split(template)
    parts = zip(before[::4], before[1::4], before[2::4], before[3::4], strict=True)
    return [(literal, name, form, more.split("|") if more else []) for literal, name, form, more in parts], rest


def event_text_key(event: Event) -> str:
    """Return the key of the text that describes an event: the name of its class, with `.variant` where it has one."""
    return ".".join(filter(None, (type(event).__name__, event.sentence_variant)))


def event_field_names(event: Event) -> list[str]:
    """Return the names of an event's fields without its rule."""
    return [field.name for field in fields(event) if field.name != "rule"]


def sentence_params_of_events(events: Sequence[Event], players: int) -> dict[str, object]:
    """Return the parameters of a sentence about several events: the seats, and values by seat, None for other seats."""
    who, *others = event_field_names(events[0])
    acting = {getattr(event, who): event for event in events}
    return {who: tuple(acting)} | {
        name: tuple(getattr(acting.get(seat), name, None) for seat in range(players)) for name in others
    }


def is_list(value: object) -> bool:
    """Return whether a value is several values: they are told with commas between them."""
    return isinstance(value, (tuple, list)) and len(value) > 1


def seats_as_sequence(value: Seat | Sequence[Seat]) -> Sequence[Seat]:
    """Wrap a lone seat in a tuple; return several unchanged."""
    return (value,) if isinstance(value, int) else value


def texts_of_keys(texts: Texts, prefix: str, *keys: str) -> list[str]:
    """Return the texts of these keys of the game with this prefix: "dd" for `dd.<key>`."""
    return [texts[f"{prefix}.{key}"] for key in keys]


def capitalized(sentence: str) -> str:
    """Return the text with a capital first letter, unless a tag or a digit comes first."""
    return sentence[:1].upper() + sentence[1:]


def begun_with_capital(parts: Iterable[str]) -> Iterator[str]:
    """Yield the parts of a text with a capital first letter: a sentence begins with them."""
    begun = False
    for part in parts:
        first = Html(capitalized(part)) if isinstance(part, Html) else capitalized(part)
        yield part if begun else first
        begun = begun or bool(part)


def uncapitalized(text: str) -> str:
    """Return the text with a small first letter, to be used within a sentence."""
    return text[:1].lower() + text[1:]


def with_minus_sign(value: int, sign: str = "-") -> str:
    """Return a number with a real minus sign; with `sign` "+" also a plus."""
    return format(value, f"{sign}d").replace("-", "\u2212")


Form = Callable[[Describer, Any, list[str]], str]

FORMS: Mapping[str, Form] = {
    "who": Describer.joined_seat_names,
    "of": Describer.possessive_of_seat,
    "verb": Describer.verb_agreeing_with_seats,
    "count": Describer.count_in_words,
    "mean": Describer.mean_number_in_words,
    "n": lambda _describer, value, _choices: with_minus_sign(value) if isinstance(value, int) else str(value),
    "plus": lambda _describer, value, _choices: with_minus_sign(value, "+"),
    "if": lambda _describer, value, choices: choices[0] if value else choices[1],
}
