"""A game at a real table, followed by what everybody there can see.

A game is told in *facts*: "tide cards 4 and 7; Max was highest, Cathy second". Nobody tells what is hidden. A fact is
a list of *words*, each the answer to an *ask*: the game says what is to be told next (`Followed.next_ask`), and a word
is chosen. A whole fact changes the table by the same rules as a game that is played (`Followed.tell`). As text it is
its words with a space between them, "4 7 0 1"; a word that names several things joins them by JOIN.

What was told is a list of facts and nothing else: an earlier one can be corrected, and `follow` tells all of them anew.
A fact that cannot have been is left out, and its refusal says why; those after it are told as if it were not there.

Texts, in every language: `told.ask.<kind>` (`seat`, and the ask's values), the question; `told.<word>` for each choice
without a form of the game, `told.<word>.told` where a sentence of its own tells it later; `refused.bad_fact`. Where a
word alone would not be understood later, `told.as.<kind>` goes before it; `told.when` (`stage`) is the time of a fact
where only points are told, `told.when.<kind>` (the ask's values) that of one whose first ask is of this kind, if round
and stage do not tell it. `told.counted.<kind>` (`n`) is said of what was counted out. Where choices are weighed,
`told.weighed.<key>` says what they count, and `.won` and `.lost` how it ends, each a sentence. `told.pause` heads a
pause. What a fact brought about is told by its events.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import takewhile
from typing import Any, Final, NamedTuple, TypeVar

from engine.core.changed import Sentence
from engine.core.game import Event, EventLog, Log, Result, Seat, View
from engine.core.refusal import Refusal

JOIN: Final = "+"
"""Between the things that one word names."""
NONE: Final = "-"
"""The word that names nothing: "none of them"."""

F = TypeVar("F", bound="Followed")


class Way(StrEnum):
    """What of a game is told: each trick, vote or turn, or only what its points need."""

    REFEREE = "referee"
    PAD = "pad"


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be told: its word, and how it is shown, in a form of `Describer` or a text of its own."""

    word: str
    form: str = ""
    """The form in which `shown` is shown ("tide", "who", "n"); "" for the text `told.<word>`."""
    shown: object = None
    refusal: Refusal | None = None
    """Why it cannot be told now: pages show it all the same, and say why when it is chosen."""
    group: Seat | None = None
    """The seat that the choice belongs to, where one ask has choices for several seats."""
    spots: tuple[str, ...] = ()
    """The spots of the board that mean it, too, once each has been touched; () for none."""
    under: tuple[str, object] | None = None
    """A form, and what it shows: the title under which choices stand together, each shown without it; a text is the
    spot of the board that means all of them."""
    one_of: str = ""
    """Of those with the same one, not "", where several are told at once, only one can be."""
    cause: tuple[int, int] | None = None
    """Where it cannot be told because of something that was told before: the number of that fact, and of its word."""
    votes: int = 0
    """How much it counts for, below 0 against, where what is told is weighed."""


def seats_as_choices(seats: Iterable[Seat]) -> tuple[Choice, ...]:
    """Return a choice for each seat, whose word is its number."""
    return tuple(Choice(str(seat), "who", seat) for seat in seats)


@dataclass(frozen=True, slots=True)
class Ask:
    """What is to be told next: one of the choices, or `least` to `most` of them, joined by JOIN; none is NONE."""

    kind: str
    choices: tuple[Choice, ...]
    seat: Seat | None = None
    """Whom it is about."""
    values: Mapping[str, object] = field(default_factory=dict)
    """What the question names besides the seat."""
    least: int = 1
    most: int = 1
    each_group: bool = False
    """Whether of each group one choice is told at least."""
    rule: str = ""
    """The rule by which it is asked, where that is not plain; "" for none."""
    otherwise: Refusal | Callable[[str], Refusal | None] | None = None
    """Why a word that is no answer cannot be told, or a function of that word; None for "bad_fact"."""
    column_sum: int = 0
    """Where things are counted out, row by row: so many of each column are told, and a choice as often as there are
    things of it; its row is `under`, its column what it shows. 0 where nothing is counted out."""
    together: int = 0
    """Where a number is asked of every seat, one after another, so many there are for all the seats still to be asked:
    pages ask them together, by the text `told.each.<kind>`. 0 where one is asked alone."""
    weighed: str = ""
    """Where `votes` of the choices are added up while they are told, the key of its texts; "" where they are not. As
    many for as against, or more, win."""

    @property
    def takes_several(self) -> bool:
        """Whether more than one choice can be told at once, or none."""
        return (self.least, self.most) != (1, 1)

    @property
    def only_word(self) -> str:
        """The one word that can be told, "" if there are several: what the rules tell need not be asked."""
        told = [choice.word for choice in self.choices if choice.refusal is None]
        return told[0] if len(told) == 1 and not self.takes_several else ""

    @property
    def spots(self) -> tuple[str, ...]:
        """The spots of the board that mean something that can be told, in order."""
        return spots_of_choices([choice for choice in self.choices if choice.refusal is None])

    @property
    def refused_spots(self) -> tuple[str, ...]:
        """The spots of the board that mean only what cannot be told: touching them says why."""
        told = {*self.spots}
        return tuple(spot for spot in spots_of_choices(self.choices) if spot not in told)

    def refusal_of_word(self, word: str) -> Refusal:
        """Return why a word that is no answer cannot be told."""
        refusal = self.otherwise(word) if callable(self.otherwise) else self.otherwise
        return refusal or Refusal("bad_fact", text=word)

    def choices_of(self, word: str) -> tuple[Choice, ...]:
        """Return the choices that a word names.

        Raises Refusal: that of a choice, or `otherwise` for a word that is no answer.
        """
        chosen = [] if word == NONE and not self.least else word.split(JOIN) if self.takes_several else [word]
        known = {choice.word: choice for choice in self.choices}
        is_twice = not self.column_sum and len(chosen) != len({*chosen})
        if is_twice or not {*chosen} <= known.keys() or not self.least <= len(chosen) <= self.most:
            raise self.refusal_of_word(word)
        columns = Counter(known[each].shown for each in chosen)
        if self.column_sum and {*columns.values()} != {self.column_sum}:
            raise self.refusal_of_word(word)
        for each in chosen:
            if refusal := known[each].refusal:
                raise refusal
        return tuple(known[each] for each in chosen)


def spots_of_choices(choices: Sequence[Choice]) -> tuple[str, ...]:
    """Return the spots of the board that mean choices, or all those under a title, in order."""
    titles = (choice.under[1] for choice in choices if choice.under)
    spots = (spot for choice in choices for spot in choice.spots)
    return tuple(dict.fromkeys([*(title for title in titles if isinstance(title, str)), *spots]))


class Followed(ABC):
    """A game at a real table, as far as it has been told; only `tell` changes it."""

    players: int
    state: Any
    """A state of the game whose hidden parts are made up; nothing of them is told or shown."""

    def clone(self: F) -> F:
        """Return an equal one that shares nothing that changes; attributes of a subclass are immutable values."""
        twin = copy(self)
        twin.state = self.state.clone()
        return twin

    @abstractmethod
    def next_ask(self, words: Sequence[str]) -> Ask | None:
        """Return what is to be told after the first words of a fact; None if the fact is whole, or, for (), at the end.

        It trusts its caller: the words are answers to the asks before.
        """

    @abstractmethod
    def tell(self, words: Sequence[str], log: Log[Any] | None) -> None:
        """Take a whole fact, whose words answer its asks; raise Refusal, unchanged, for one that cannot have been.

        The log is called with the state after each event, as in play. Events name nothing that was not told.
        """

    def ask_of_word(self, _words: Sequence[str], _place: int) -> Ask | None:
        """Return what a word of a fact may answer whenever it is told, with what it names alone; None for no word.

        It is asked about words that no state of the game so far could read, such as those of its end.
        """
        return None

    @abstractmethod
    def view(self, words: Sequence[str] = ()) -> View:
        """Return what everybody at the table can see, with the first words of a fact as far as they show."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """Points and winners, None before the end."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The points by seat so far."""


class SoFar(NamedTuple):
    """A game as far as it has been told, and all its events."""

    followed: Followed
    events: Sequence[Event]


@dataclass(frozen=True, slots=True)
class RealTable:
    """How a game is followed at a real table."""

    begin: Callable[[int, Mapping[str, str], Way], Followed]
    """Begins a game of which nothing has been told, by its number of players and a choice for each option."""
    public_facts: Callable[[int, Mapping[str, str], Sequence[Event]], Sequence[str]]
    """Returns the facts by which people at the table would tell a game, in full, by all its events."""
    news: Callable[[Sequence[Event]], Sequence[Event]] | None = None
    """Returns those events, of all that a fact brought about, that people want to be told; None: those of a recap."""
    told_in_full: frozenset[type[Event]] = frozenset()
    """Events of the news whose sentences are not shortened."""
    sheet: Callable[[int], Sequence[tuple[str, int]]] = lambda _players: ()
    """Returns the rows of a score sheet to fill in by pen, by the number of players: the text `told.sheet.<key>` and
    its `n`, else a column of the ranking, `score.<key>`; the total comes after them."""
    changes: Callable[[SoFar, SoFar], Iterable[Sequence[Sentence]]] = lambda *_: ()
    """Yields what a correction makes different, the weightiest first, by the game as it was and as it is now: sentences
    that belong together, [] for none. What of the table or of a later fact differs besides is told all the same."""
    plain: frozenset[type[Event]] = frozenset()
    """Events of the news that only say what was told."""
    cause: Callable[[Refusal, Sequence["ToldFact"]], tuple[int, int] | None] | None = None
    """Returns by which of the facts something is refused, and by which word of it; None for no single one."""
    pause: tuple[type[Event], ...] = ()
    """Events with which another part of the game begins: after a fact that brings one about, a page shows how all stand
    and what people do now, by the sentences from that event on, and nothing is asked until they go on."""


class ToldWord(NamedTuple):
    """What a word of a fact names; `chosen`: whether another word could have been told in its place.

    The first word of a fact is always chosen: somebody has to say that something has happened.
    """

    ask: Ask
    choices: tuple[Choice, ...]
    chosen: bool


@dataclass(frozen=True, slots=True)
class ToldFact:
    """A fact that was told: what it brought about, or why it cannot have been."""

    words: tuple[str, ...]
    answers: tuple[ToldWord, ...] = ()
    """What each word names, as far as the words could be told."""
    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None


def words_of_fact(text: str) -> tuple[str, ...]:
    """Return the words of a fact as text."""
    return tuple(text.split(" "))


def answers_of_words(followed: Followed, words: Sequence[str]) -> Iterator[ToldWord]:
    """Yield what each of the first words of a fact names.

    Raises Refusal for the first that cannot be told: that of a choice, or "bad_fact" for what is no answer.
    """
    for place, word in enumerate(words):
        ask = followed.next_ask(words[:place])
        if ask is None:
            raise Refusal("bad_fact", text=word)
        yield ToldWord(ask, ask.choices_of(word), not place or not ask.only_word)


def words_as_read(words: Sequence[str], followed: Followed, states: Iterable[Followed]) -> tuple[ToldWord, ...]:
    """Return what the words of a fact mean that cannot have been, as far as they can be read.

    The first of these states that reads most of them is taken; a word that is refused there is read, too, as the last
    one. What none of them can read is read as at any time of the game.
    """
    best: tuple[ToldWord, ...] = ()
    for state in states:
        read = list[ToldWord]()
        try:
            read.extend(answers_of_words(state, words))
        except Refusal:
            ask = state.next_ask(words[: len(read)])
            refused = [choice for choice in ask.choices if choice.word == words[len(read)]] if ask else []
            read += [ToldWord(ask, tuple(refused), chosen=True)] if ask and refused else []
        best = max(best, tuple(read), key=len)
        if len(best) == len(words):
            break
    asks = (followed.ask_of_word(words, place) for place in range(len(best), len(words)))
    return (*best, *(ToldWord(ask, ask.choices, chosen=True) for ask in takewhile(bool, asks) if ask))


def tell_fact(followed: Followed, text: str, log: Log[Any] | None = None) -> ToldFact:
    """Tell a fact, unless it cannot have been; the log is called with its events. Return what became of it."""
    words, events = words_of_fact(text), EventLog()
    answers: list[ToldWord] = []

    def note(state: Any, event: Event) -> None:
        events(state, event)
        if log is not None:
            log(state, event)

    try:
        answers.extend(answers_of_words(followed, words))
        if followed.next_ask(words) is not None:
            raise Refusal("bad_fact", text=text)
        followed.tell(words, note)
    except Refusal as refusal:
        return ToldFact(words, tuple(answers), refusal=refusal)
    return ToldFact(words, tuple(answers), tuple(events))


def follow(followed: Followed, facts: Sequence[str]) -> list[ToldFact]:
    """Tell facts one after another, leaving out those that cannot have been; return what became of each."""
    return [tell_fact(followed, text) for text in facts]
