"""A game at a real table: what has been told of it, what is asked next, and how the points stand."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import dropwhile, groupby
from typing import Any, Final

from engine.api.following_answers import FollowedAnswer, ToldView
from engine.api.following_changed import Account, Changes, changes, changes_html, changes_text, unfit_html
from engine.api.following_form import answers_html, answers_text, ask_html, begun_html, question_text, refusal_html
from engine.api.following_game import KeptGame, checked_game, game_of_request
from engine.api.following_sheet import Gain, column_in_words, sheet_html
from engine.api.open_matches import answer_language
from engine.api.ranking import Source, ranking_html
from engine.api.requests import FollowRequest
from engine.api.steps import board_and_beside_html, lines_with_rule_links_html, round_and_stage_in_words, rule_link
from engine.ask.links import Asked, question_to_link
from engine.core.describe import Describer, Line
from engine.core.events import GameWon, VictoryShared
from engine.core.following import Ask, Followed, ToldFact, ToldWord, Way, answers_of_words, tell_fact, words_as_read
from engine.core.game import Event, Refusal, Result
from engine.core.heard import heard_text
from engine.core.html import NOTHING, Html, fragment, join_html, tag
from engine.core.leaders import leading_seats
from engine.core.presentation import Presentation
from engine.core.situations import SEAT
from engine.games.registry import presentation_by_key
from engine.match.seats import seat_names_with_defaults


def followed_answer(request: FollowRequest) -> FollowedAnswer:
    """Tell all facts of a game, and the next one once its words are whole; return the game and what is asked next.

    Raises Refusal: "bad_request" for a game that is not followed, those of `game_of_request`, of the number of players,
    options and names, and of words that cannot be told.
    """
    kept = checked_game(game_of_request(request))
    before = telling = telling_of_facts(kept, request, kept.facts)
    at = len(kept.facts) if request.at is None else min(request.at, len(kept.facts))
    if at < len(kept.facts):
        telling = telling_of_facts(kept, request, kept.facts[:at])
    words, ask = telling.words_and_next_ask(request.words, request.then)
    facts, done = [*kept.facts], ask is None and bool(words)
    if done:
        facts[at : at + (not request.insert)] = [" ".join(words)]
        telling = telling_of_facts(kept, request, facts)
        words, ask = [], telling.followed.next_ask(())
    if done or (request.at is None and not words):
        words, ask = telling.half_fact(request.half)
    was = telling_of_facts(kept, request, request.before) if request.before else before
    changed = telling.changes_since(was) if request.before or (done and request.at is not None) else None
    seen = telling.picture(words, ask, whole=request.whole)
    pause = NOTHING if words or (request.at is not None and not done) else telling.pause_html()
    return {
        "kind": "followed",
        "players": kept.players,
        "options": kept.options,
        "way": kept.way.value,
        "facts": facts,
        "at": None if done or request.at is None else at,
        "insert": request.insert and not done,
        "words": words,
        "told": telling.told if done else before.told,
        "begun": begun_html(telling.describer, telling.answers_of(words)),
        "changed": NOTHING if changed is None else changes_html(changed, telling.account(), telling.describer),
        "unfit": telling.unfit_html() if done else before.unfit_html(),
        "pause": pause,
        "board": seen[0],
        "beside": seen[1],
        "ask": ask_html(telling.describer, telling.with_causes(ask), words),
        "standings": telling.standings_html(),
        "sheet": sheet_html(telling.gains, telling.followed.scores, telling.describer),
        "where": telling.where(),
        "say": " ".join(filter(None, telling.spoken(at if done else None, changed, ask, paused=bool(pause)))),
        "over": telling.followed.result is not None,
        "table": telling.table_to_ask_about(words, ask, kept.options),
        "link": replace(kept, facts=facts).to_link(),
    }


def telling_of_facts(kept: KeptGame, request: FollowRequest, facts: Sequence[str]) -> "Telling":
    """Return a game in which these facts have been told: the one that was told lately is told on. Change nothing."""
    names = tuple(seat_names_with_defaults(request.names, kept.players)[: kept.players])
    key = (kept.game, kept.players, tuple(sorted(kept.options.items())), kept.way, request.lang, names)
    known = [each for other, each in LAST_TOLD if other == key and each.facts == [*facts[: len(each.facts)]]]
    if known:
        telling = max(known, key=lambda each: len(each.facts)).clone()
    else:
        presentation = presentation_by_key(kept.game)
        assert presentation.real_table is not None, "it was checked"
        followed = presentation.real_table.begin(kept.players, kept.options, kept.way)
        telling = Telling(
            presentation, followed, presentation.describer(answer_language(request.lang), names), kept.way
        )
    telling.tell(facts[len(telling.facts) :])
    LAST_TOLD.append((key, telling))
    return telling


@dataclass(slots=True)
class Telling:
    """A game that is told fact by fact, and the sentences and points that come of it."""

    presentation: Presentation
    followed: Followed
    describer: Describer
    way: Way
    facts: list[str] = field(default_factory=list)
    told: list[ToldView] = field(default_factory=list)
    """What became of each."""
    news: list[ToldFact] = field(default_factory=list)
    """The same, as the game tells it."""
    read: list[Sequence[ToldWord]] = field(default_factory=list)
    """What the words of each mean, those that cannot have been, too."""
    states: list[Followed] = field(default_factory=list)
    """The game before each fact."""
    shares: list[Source] = field(default_factory=list)
    """What has brought points so far."""

    gains: list[Gain] = field(default_factory=list)
    """The points that each fact has brought."""

    def clone(self) -> "Telling":
        """Return an equal one that shares nothing that changes."""
        twin = replace(self, followed=self.followed.clone(), facts=[*self.facts], told=[*self.told])
        twin.news, twin.shares, twin.states, twin.read = [*self.news], [*self.shares], [*self.states], [*self.read]
        twin.gains = [*self.gains]
        return twin

    @property
    def last(self) -> ToldFact | None:
        """The fact that was told last; None before the first."""
        return self.news[-1] if self.news else None

    def tell(self, facts: Sequence[str]) -> None:
        """Tell facts, and note what came of them."""
        for text in facts:
            when, before = self.time_in_words(), self.followed.scores
            column = column_in_words(self.presentation, self.followed, self.describer)
            self.states.append(self.followed.clone())
            fact = tell_fact(self.followed, text, self.note_points)
            html = self.why_html(fact) if fact.refusal else self.consequences_html(fact)
            read, refusal = fact.answers, fact.refusal
            if refusal:
                # Before the change that it does not fit, such a fact was told in a state like one of those before it.
                read = words_as_read(fact.words, self.followed, reversed(self.states))
            words = answers_html(self.describer, read, len(fact.answers))
            self.read.append(read)
            gained = tuple(now - was for now, was in zip(self.followed.scores, before, strict=True))
            self.gains += [Gain(column, gained)] if any(gained) else []
            self.facts.append(text)
            self.news.append(fact)
            ruling = "" if refusal else self.ruling(fact)
            self.told.append({"when": when, "words": words, "html": html, "ruling": ruling, "refused": bool(refusal)})

    def why_html(self, fact: ToldFact) -> Html:
        """Return why a fact cannot have been; where it is about something else than is asked then, also what is."""
        assert fact.refusal, "it was refused"
        ask = self.followed.next_ask(fact.words[: len(fact.answers)]) if fact.refusal.code == "bad_fact" else None
        asked = self.describer.filled_html("told.instead", question=question_text(self.describer, ask)) if ask else ""
        return fragment(refusal_html(self.describer, fact.refusal), tag("p", asked) if asked else NOTHING)

    def time_in_words(self) -> str:
        """Return the time of the next fact: its round; where only points are told its stage, "" for none."""
        if self.way is Way.PAD:
            stage = self.presentation.telling.stage(self.followed.view())
            return self.describer.filled_text("told.when", stage=stage) if "told.when" in self.describer.texts else ""
        if (ask := self.followed.next_ask(())) and f"told.when.{ask.kind}" in self.describer.texts:
            return self.describer.filled_text(f"told.when.{ask.kind}", **ask.values)
        return round_and_stage_in_words(self.presentation, self.followed.view(), self.describer)

    def note_points(self, state: Any, event: Event) -> None:
        """Note what an event brings the seats."""
        view = self.presentation.game.view(state, None)
        self.shares += (Source(share, 0) for share in self.presentation.score_shares(event, view))

    def ruling(self, fact: ToldFact) -> Html:
        """Return what follows from a fact by the rules, without what was told by it, in one line."""
        plain = self.presentation.real_table.plain if self.presentation.real_table else frozenset()
        events = tuple(event for event in fact.events if type(event) not in plain)
        return join_html(" ", (line.html for line in self.consequences(replace(fact, events=events))))

    def consequences(self, fact: ToldFact) -> list[Line]:
        """Return what a fact brought about: what sums it up; where only points are told, all of it."""
        table = self.presentation.real_table
        if self.way is Way.PAD:
            told = [event for event in fact.events if not event.quiet]
        elif table and table.news:
            told = [*table.news(fact.events)]
        else:
            told = [event for event in fact.events if event.recap]
        full = table.told_in_full if table else frozenset()
        return [
            line
            for in_full, events in groupby(told, lambda event: type(event) in full)
            for line in self.describer.describe_events(events, short=not in_full)
        ]

    def consequences_html(self, fact: ToldFact) -> Html:
        """Return what a fact brought about, a paragraph for each sentence."""
        return lines_with_rule_links_html(self.consequences(fact))

    def answers_of(self, words: Sequence[str]) -> Sequence[ToldWord]:
        """Return what the first words of the next fact answer."""
        return [*answers_of_words(self.followed, words)]

    def text_of_fact(self, fact: ToldFact) -> str:
        """Return what a fact brought about in plain text, or why it cannot have been."""
        if refusal := fact.refusal:
            return self.describer.describe_refusal(refusal).text
        return " ".join(line.text for line in self.consequences(fact))

    def spoken(self, told: int | None, changed: Changes | None, ask: Ask | None, *, paused: bool) -> Iterator[str]:
        """Yield what is said: what the fact of that number brought about, what changed by it, what comes next."""
        text = self.text_of_fact(self.news[told]) if told is not None else ""
        yield text
        if changed is not None:
            yield changes_text(changed, self.account(), self.describer)
        if paused:
            yield from (line.text for line in self.pause_lines() if line.text not in text)
        else:
            yield question_text(self.describer, ask)
        yield from (line.text for line in self.end_lines())

    def changes_since(self, before: "Telling") -> Changes | None:
        """Return what is now otherwise than before; None if only what did not fit has gone, which changes nothing."""
        found = changes(before.account(), self.account(), self.presentation, self.describer)
        return found if found.any or len(self.unfit()) >= len(before.unfit()) else None

    def account(self) -> Account:
        """Return all that is told of the game."""
        times = [told["when"] for told in self.told]
        return Account(self.followed, self.facts, self.news, times, self.name_of, self.heard(), self.end_lines())

    def name_of(self, at: int) -> str:
        """Return what a fact is called, by its number: when it was, and its words."""
        return " · ".join(filter(None, (self.told[at]["when"], answers_text(self.describer, self.read[at]))))

    def unfit(self) -> Sequence[int]:
        """Return which facts do not fit."""
        return [at for at, told in enumerate(self.told) if told["refused"]]

    def unfit_html(self) -> Html:
        """Return a line that leads to the first fact that does not fit; NOTHING if all do."""
        return unfit_html(self.unfit(), self.name_of, self.describer)

    def with_causes(self, ask: Ask | None) -> Ask | None:
        """Return an ask whose choices that cannot be told name the words that were told before and forbid them."""
        table = self.presentation.real_table
        if ask is None or table is None or table.cause is None:
            return ask
        causes = {
            choice.word: table.cause(choice.refusal, self.news) for choice in ask.choices if choice.refusal is not None
        }
        return replace(ask, choices=tuple(replace(each, cause=causes.get(each.word)) for each in ask.choices))

    def heard(self) -> str:
        """Return what is heard of the table, thing by thing; the points where the picture has none."""
        board, beside = self.picture((), None)
        parts = [heard_text(board), heard_text(beside)]
        if self.way is Way.PAD or self.followed.result:
            parts += (
                f"{name}: {self.describer.filled_text('table.share', points=points)}"
                for name, points in zip(self.describer.seat_titles(), self.followed.scores, strict=True)
            )
        return "\n".join(parts)

    def where(self) -> str:
        """Return where the game stands, in plain text: who has won, or when it is, and who leads."""
        if self.followed.result:
            return " ".join(line.text for line in self.end_lines())
        scores = self.followed.scores
        lead = self.describer.filled_text(
            "told.lead", seats=[*leading_seats(range(len(scores)), scores)], points=max(scores)
        )
        return " · ".join(filter(None, (self.time_in_words(), lead if any(scores) else "")))

    def pause_lines(self) -> list[Line]:
        """Return what people do now that a part of the game has ended by the last fact; [] if none has."""
        table = self.presentation.real_table
        events = self.last.events if self.last and not self.followed.result else ()
        rest = dropwhile(lambda event: table is None or not isinstance(event, table.pause), events)
        return self.describer.describe_events(rest, short=True)

    def pause_html(self) -> Html:
        """Return what the last fact brought about where it ended a part of the game, what they do, how all stand."""
        if not (lines := self.pause_lines()):
            return NOTHING
        assert self.last is not None, "it ended a part of the game"
        titles, shares = self.describer.seat_titles(), [source.share for source in self.shares]
        several = len({source.ranking_column for source in self.shares}) > 1
        coming = {line.text for line in lines}
        done = [line for line in self.consequences(self.last) if line.text not in coming]
        compared = self.presentation.comparison(self.followed.view(), shares, self.describer.texts, titles)
        return fragment(
            tag("p", self.describer.filled_html("told.pause"), class_="title"),
            lines_with_rule_links_html(done),
            tag("p", self.describer.filled_html("told.pause.now"), class_="title"),
            lines_with_rule_links_html(lines),
            self.standings_html(),
            compared if several else NOTHING,
        )

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

    def half_fact(self, half: Sequence[str]) -> tuple[list[str], Ask | None]:
        """Return those of the words that still begin the next fact, which they never end, and what is asked next."""
        told, ask = list[str](), self.followed.next_ask(())
        for word in half:
            try:
                following = self.followed.next_ask([*told, word]) if ask and ask.choices_of(word) is not None else None
            except Refusal:
                break
            if following is None:
                break
            told, ask = [*told, word], following
        return told, ask

    def picture(self, words: Sequence[str], ask: Ask | None, *, whole: bool = True) -> tuple[Html, Html]:
        """Draw the table, with what the last fact changed and the spots that answer; only points have no table.

        `whole`: whether all of the board is drawn, also where something is asked of a part.
        """
        if self.way is Way.PAD:
            return NOTHING, NOTHING
        # After a pause the table is a new one: what happened before has left no trace on it.
        events = self.last.events if self.last and not words and ask and not self.pause_lines() else ()
        marks = [mark for event in events for mark in self.presentation.marks(event)]
        view = self.followed.view(words)
        if ask:
            marks += (*(f"to:{spot}" for spot in ask.spots), *(f"no:{spot}" for spot in ask.refused_spots))
            marks += self.presentation.ask_marks(ask)
            marks += () if whole else self.presentation.part_marks(view, ask)
        return board_and_beside_html(view, self.presentation, self.describer, marks)

    def table_to_ask_about(self, words: Sequence[str], ask: Ask | None, options: Mapping[str, str]) -> str:
        """Return the table as text for the editor, with whose turn it is; "" where there is nothing to be asked."""
        own = self.presentation.own_table
        if self.way is Way.PAD or own.editor is None:
            return ""
        situation = replace(own.editor.situation_from_view(self.followed.view(words)), options=options)
        if ask and ask.seat is not None and not self.followed.result:
            situation = replace(situation, moves={**situation.moves, SEAT: str(ask.seat)})
        return question_to_link(Asked(self.presentation.game.key, own.questions[0].key, situation))

    def standings_html(self) -> Html:
        """Return how the points stand, or the final ranking; NOTHING before the first, unless points are all."""
        if self.way is not Way.PAD and not any(self.followed.scores) and not self.shares:
            return NOTHING
        result = self.followed.result
        title = "table.final" if result else "told.standings"
        ties = [event for event in self.last.events if event.tie_break] if self.last and result else ()
        ranking = ranking_html(result or Result(self.followed.scores, ()), self.shares, self.describer, title, ties)
        return fragment(self.victory_html(), ranking)

    def victory_html(self) -> Html:
        """Return who has won, and what broke a tie, in sentences; NOTHING before the end."""
        return fragment(tag("p", line.html, rule_link(line.rule), class_="won") for line in self.end_lines())

    def end_lines(self) -> list[Line]:
        """Return who has won, after what broke a tie; [] before the end."""
        events = self.last.events if self.last and self.followed.result else ()
        told = [event for event in events if event.tie_break or isinstance(event, (GameWon, VictoryShared))]
        return [*map(self.describer.describe_event, told)]


LAST_TOLD: Final[deque[tuple[object, Telling]]] = deque(maxlen=4)
"""What was told lately, each with the game that it is of: the next request goes on from there."""
