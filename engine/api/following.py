"""A game at a real table: what has been told of it, what is asked next, and how the points stand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any, Final

from engine.api.following_answers import FollowedAnswer, ToldView
from engine.api.open_matches import answer_language
from engine.api.ranking import Source, ranking_html
from engine.api.requests import MOST_FACTS, FollowRequest
from engine.api.steps import board_and_beside_html, lines_with_rule_links_html, round_and_stage_in_words, rule_link
from engine.ask.links import Asked, question_to_link
from engine.core.describe import FORMS, Describer, Line
from engine.core.events import GameWon, VictoryShared
from engine.core.following import Ask, Choice, Followed, ToldFact, Way, answers_of_words, tell_fact
from engine.core.game import Event, Refusal, Result
from engine.core.html import NOTHING, Html, fragment, join_html, tag
from engine.core.presentation import Presentation
from engine.core.record import table_from_address, table_to_address
from engine.core.untrusted import checked_type
from engine.games.registry import presentation_by_key
from engine.match.seats import seat_names_with_defaults

FEW_NUMBERS: Final = 13
"""So many numbers are offered at once, from 0: seldom is a higher one told."""


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game at a real table as a page keeps it, without names: what it is, and all that has been told of it."""

    game: str
    players: int
    options: Mapping[str, str]
    way: Way
    facts: Sequence[str]

    def to_link(self) -> str:
        """Return the game as text for an address."""
        kept = {"game": self.game, "players": self.players, "options": self.options, "way": self.way}
        return table_to_address({**kept, "facts": self.facts})


def game_of_request(request: FollowRequest) -> KeptGame:
    """Return the game that a request names, or that is in its link.

    Raises Refusal: "damaged" or "foreign" for a link that holds none, "other_game" for one of another game.
    """
    if not request.link:
        return KeptGame(request.game, request.players, request.options, Way(request.way), request.facts)
    table = table_from_address(request.link)
    if table.get("way") not in [*Way]:
        raise Refusal("foreign")
    game = checked_type(table.get("game"), str)
    if game != request.game:
        raise Refusal("other_game", game=game, minigame="")
    options = checked_type(table.get("options"), dict)
    facts = [checked_type(fact, str) for fact in checked_type(table.get("facts"), list)]
    if len(facts) > MOST_FACTS:
        raise Refusal("foreign")
    return KeptGame(game, checked_type(table.get("players"), int), options, Way(table["way"]), facts)


def followed_answer(request: FollowRequest) -> FollowedAnswer:
    """Tell all facts of a game, and the next one once its words are whole; return the game and what is asked next.

    Raises Refusal: "bad_request" for a game that is not followed, those of `game_of_request`, of the number of players,
    options and names, and of words that cannot be told.
    """
    kept = game_of_request(request)
    presentation = presentation_by_key(kept.game)
    if presentation.real_table is None:
        raise Refusal("bad_request")
    presentation.game.check_player_count(kept.players)
    options = presentation.game.checked_options_with_defaults(kept.options)
    names = seat_names_with_defaults(request.names, kept.players)[: kept.players]
    telling = Telling(
        presentation,
        presentation.real_table.begin(kept.players, options, kept.way),
        presentation.describer(answer_language(request.lang), names),
        kept.way,
    )
    at = len(kept.facts) if request.at is None else min(request.at, len(kept.facts))
    telling.tell(kept.facts[:at])
    words, ask = telling.words_and_next_ask(request.words, request.then)
    facts, done = [*kept.facts], ask is None and bool(words)
    if done:
        facts[at : at + (not request.insert)] = [" ".join(words)]
        telling.tell(facts[at : at + 1])
        news = telling.text_of_last_fact()
        telling.tell(facts[at + 1 :])
        words, ask = [], telling.followed.next_ask(())
    else:
        news = ""
    asked = telling.ask_html(ask, words)
    seen = telling.picture(words, ask)
    table = telling.table_to_ask_about(words, options)
    if not done and at < len(facts):
        # What came later is looked at, too, though it is not on the table that is shown.
        telling.tell(facts[at:])
    return {
        "kind": "followed",
        "players": kept.players,
        "options": options,
        "way": kept.way.value,
        "facts": facts,
        "at": None if done or request.at is None else at,
        "insert": request.insert and not done,
        "words": words,
        "back": telling.words_before_last_chosen(words),
        "told": telling.told,
        "board": seen[0],
        "beside": seen[1],
        "ask": asked,
        "standings": telling.standings_html(),
        "say": " ".join(filter(None, (news, telling.question_text(ask), *(line.text for line in telling.end_lines())))),
        "over": telling.followed.result is not None,
        "table": table,
        "link": KeptGame(kept.game, kept.players, options, kept.way, facts).to_link(),
    }


@dataclass(slots=True)
class Telling:
    """A game that is told fact by fact, and the sentences and points that come of it."""

    presentation: Presentation
    followed: Followed
    describer: Describer
    way: Way
    told: list[ToldView] = field(default_factory=list)
    last: ToldFact | None = None
    """The fact that was told last."""
    shares: list[Source] = field(default_factory=list)
    """What has brought points so far."""

    def tell(self, facts: Sequence[str]) -> None:
        """Tell facts, and note what came of them."""
        for text in facts:
            when = self.time_in_words()
            self.last = tell_fact(self.followed, text, self.note_points)
            refusal = self.last.refusal
            html = self.refusal_html(refusal) if refusal else self.consequences_html(self.last)
            words = self.answers_html(self.last)
            self.told.append({"when": when, "words": words, "html": html, "refused": bool(refusal)})

    def time_in_words(self) -> str:
        """Return the time of the next fact: its round; "" where only points are told, which have no rounds."""
        if self.way is Way.PAD:
            return ""
        return round_and_stage_in_words(self.presentation, self.followed.view(), self.describer)

    def note_points(self, state: Any, event: Event) -> None:
        """Note what an event brings the seats."""
        view = self.presentation.game.view(state, None)
        self.shares += (Source(share, 0) for share in self.presentation.score_shares(event, view))

    def consequences(self, fact: ToldFact) -> list[Line]:
        """Return what a fact brought about: what sums it up; where only points are told, all of it."""
        telling, table = self.presentation.telling, self.presentation.real_table
        if self.way is Way.PAD:
            told = [event for event in fact.events if type(event) not in telling.quiet]
        elif table and table.news:
            told = [*table.news(fact.events)]
        else:
            told = [event for event in fact.events if type(event) in telling.recap]
        full = table.told_in_full if table else frozenset()
        return [
            line
            for in_full, events in groupby(told, lambda event: type(event) in full)
            for line in self.describer.describe_events(events, short=not in_full)
        ]

    def consequences_html(self, fact: ToldFact) -> Html:
        """Return what a fact brought about, a paragraph for each sentence."""
        return lines_with_rule_links_html(self.consequences(fact))

    def answers_html(self, fact: ToldFact) -> Html:
        """Return the words of a fact, each that was chosen as a button: `data-word-at` is its place."""
        return fragment(
            tag("button", self.labels_html(answer.choices), type="button", data_word_at=place)
            if answer.chosen
            else tag("span", self.labels_html(answer.choices))
            for place, answer in enumerate(fact.answers)
        )

    def labels_html(self, choices: Sequence[Choice]) -> Html:
        """Return what choices are called, with commas between; those of a seat after its name."""
        if not choices:
            return self.describer.filled_html("told.none")
        return join_html(", ", (self.choice_label_html(choice, grouped=True) for choice in choices))

    def refusal_html(self, refusal: Refusal) -> Html:
        """Return why something cannot have been, with a link to its rule."""
        line = self.describer.describe_refusal(refusal)
        return tag("p", line.html, rule_link(line.rule))

    def text_of_last_fact(self) -> str:
        """Return what the last fact brought about in plain text, or why it cannot have been."""
        assert self.last is not None, "a fact was told"
        if refusal := self.last.refusal:
            return self.describer.describe_refusal(refusal).text
        return " ".join(line.text for line in self.consequences(self.last))

    def words_and_next_ask(self, words: Sequence[str], then: Sequence[str]) -> tuple[list[str], Ask | None]:
        """Return the words of a fact and what is asked next.

        Of the words `then`, each at its place, those that still fit are told, too; and what alone can be told.
        Raises Refusal for one of the `words` that cannot be told.
        """
        told = [*words]
        for _ in answers_of_words(self.followed, told):
            pass
        while (ask := self.followed.next_ask(told)) and told:
            word = ask.only_word or "".join(then[len(told) - len(words) :][:1])
            try:
                ask.choices_of(word)
            except Refusal:
                break
            told.append(word)
        return told, ask

    def words_before_last_chosen(self, words: Sequence[str]) -> int:
        """Return how many of these words are left once the last one that somebody chose is taken back."""
        chosen = [answer.chosen for answer in answers_of_words(self.followed, words)]
        return max((place for place, each in enumerate(chosen) if each), default=0)

    def picture(self, words: Sequence[str], ask: Ask | None) -> tuple[Html, Html]:
        """Draw the table, with what the last fact changed and the spots that answer; only points have no table."""
        if self.way is Way.PAD:
            return NOTHING, NOTHING
        events = self.last.events if self.last and not words else ()
        marks = [mark for event in events for mark in self.presentation.marks(event)]
        view = self.followed.view(words)
        if ask:
            spots = dict.fromkeys(each.spot for each in ask.choices if each.spot and not each.refusal)
            marks += (*(f"to:{spot}" for spot in spots), *self.presentation.ask_marks(view, ask))
        return board_and_beside_html(view, self.presentation, self.describer, marks)

    def table_to_ask_about(self, words: Sequence[str], options: Mapping[str, str]) -> str:
        """Return the table as text for the editor; "" where only points are told, or there is nothing to be asked."""
        own = self.presentation.own_table
        if self.way is Way.PAD or own.editor is None:
            return ""
        situation = replace(own.editor.situation_from_view(self.followed.view(words)), options=options)
        return question_to_link(Asked(self.presentation.game.key, own.questions[0].key, situation))

    def question_text(self, ask: Ask | None) -> str:
        """Return what is asked, in plain text; "" for nothing."""
        return self.describer.filled_text(f"told.ask.{ask.kind}", seat=ask.seat, **ask.values) if ask else ""

    def ask_html(self, ask: Ask | None, words: Sequence[str]) -> Html:
        """Return the form of what is asked; NOTHING at the end. `data-step` is how much of the fact has been told."""
        if ask is None:
            return NOTHING
        question = tag("legend", self.describer.filled_html(f"told.ask.{ask.kind}", seat=ask.seat, **ask.values))
        why = rule_link(ask.rule) if ask.rule else NOTHING
        done = (
            tag("button", self.describer.filled_html("told.done"), type="submit", class_="md-button md-button--primary")
            if ask.takes_several
            else NOTHING
        )
        limits = (
            {"data_least": ask.least, "data_most": ask.most, "data_each": ask.each_group} if ask.takes_several else {}
        )
        return tag(
            "form",
            tag("fieldset", question, why, self.offer_html(ask)),
            done,
            class_="told-ask",
            **limits,
            data_kind=ask.kind,
            data_step=len(words),
        )

    def offer_html(self, ask: Ask) -> Html:
        """Return the choices; of places, of which many cannot be told, those that can, and the others folded."""
        if not any(choice.spot for choice in ask.choices):
            return self.groups_html(ask, ask.choices)
        offered = [choice for choice in ask.choices if not choice.refusal]
        gone = [choice for choice in ask.choices if choice.refusal]
        return fragment(self.groups_html(ask, offered), self.folded_html(ask, gone, "told.cannot", len(gone)))

    def groups_html(self, ask: Ask, choices: Sequence[Choice]) -> Html:
        """Return choices, those of a seat or of a place under its title; the question names the only seat there is."""
        one_seat = {choice.group for choice in ask.choices} == {ask.seat}
        drawn = []
        for (seat, place), found in groupby(choices, lambda each: (each.group, each.under)):
            under = [*found]
            if place:
                row = self.row_html(ask, [replace(choice, under=None, spot="") for choice in under])
                title = tag("legend", self.describer.token_html(*place))
                drawn.append(tag("fieldset", title, row, class_="at", data_to=under[0].spot))
            elif seat is None or one_seat:
                drawn.append(self.row_html(ask, under))
            else:
                title = tag("legend", self.describer.seat_titles()[seat])
                drawn.append(tag("fieldset", title, self.row_html(ask, under), class_=f"of s{seat}"))
        return fragment(drawn)

    def row_html(self, ask: Ask, choices: Sequence[Choice]) -> Html:
        """Return choices beside each other; of many numbers the higher ones folded."""
        few = FEW_NUMBERS if all(choice.form == "n" for choice in choices) else len(choices)
        row = tag("div", (self.choice_html(ask, choice) for choice in choices[:few]), class_="row")
        return fragment(row, self.folded_html(ask, choices[few:], "told.more", few))

    def folded_html(self, ask: Ask, choices: Sequence[Choice], key: str, number: int) -> Html:
        """Return choices that are seldom wanted behind a title with a number; NOTHING if there are none."""
        if not choices:
            return NOTHING
        title = tag("summary", self.describer.filled_html(key, n=number))
        row = tag("div", (self.choice_html(ask, choice) for choice in choices), class_="row")
        return tag("details", title, row, class_="seldom")

    def choice_html(self, ask: Ask, choice: Choice) -> Html:
        """Return a choice as a button, or as a box where several are told at once."""
        shown = self.choice_label_html(choice)
        why = {"data_why": self.refusal_html(choice.refusal)} if choice.refusal else {}
        if not ask.takes_several:
            return tag(
                "button",
                shown,
                type="button",
                data_word=choice.word,
                data_to=choice.spot or None,
                aria_disabled="true" if why else None,
                **why,
            )
        box = tag("input", type="checkbox", value=choice.word, data_one=choice.one_of or None, **why)
        return tag("label", box, tag("span", shown), class_=("chip", bool(why) and "gone"))

    def choice_label_html(self, choice: Choice, *, grouped: bool = False) -> Html:
        """Return what a choice is called: in its form, or by its own text; `grouped`: after its seat's name."""
        if grouped and choice.group is not None:
            return fragment(self.describer.seat_titles()[choice.group], " ", self.choice_label_html(choice))
        if choice.under:
            place = self.describer.token_html(*choice.under)
            return fragment(self.choice_label_html(replace(choice, under=None)), ", ", place)
        if not choice.form:
            return self.describer.filled_html(f"told.{choice.word}")
        if choice.form in FORMS:
            return fragment(FORMS[choice.form](self.describer, choice.shown, []))
        return self.describer.token_html(choice.form, choice.shown)

    def standings_html(self) -> Html:
        """Return how the points stand, or the final ranking; NOTHING before the first."""
        if not any(self.followed.scores) and not self.shares:
            return NOTHING
        result = self.followed.result
        title = "table.final" if result else "told.standings"
        ranking = ranking_html(result or Result(self.followed.scores, ()), self.shares, self.describer, title)
        return fragment(self.victory_html(), ranking)

    def victory_html(self) -> Html:
        """Return who has won, and what broke a tie, in sentences; NOTHING before the end."""
        return fragment(tag("p", line.html, rule_link(line.rule), class_="won") for line in self.end_lines())

    def end_lines(self) -> list[Line]:
        """Return who has won, after what broke a tie; [] before the end."""
        told = (GameWon, VictoryShared, *self.presentation.tie_breaks)
        events = self.last.events if self.last and self.followed.result else ()
        return [self.describer.describe_event(event) for event in events if isinstance(event, told)]
