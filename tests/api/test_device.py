"""Several people at one device: whole games by every path that a table offers, and what of a hand is seen then.

What somebody alone knows is shown in two ways, and in no other: what they choose from, from a lifted curtain on; all
the rest, while they hold a button ("peek").
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle
from random import Random

import pytest

from engine.api.open_matches import MATCHES
from engine.api.recap import recap_marks
from engine.api.steps import beside_html_in_play, board_and_beside_html
from engine.api.view_model import match_describer, seat_legend_html, view_model
from engine.ask.links import question_from_link
from engine.core.game import Seat
from engine.games.registry import GAMES
from engine.match.match import Match
from tests.api.client import TABLE_REQUEST, Answer, moves, send
from tests.seats import seats_near

LANGUAGES = {"en": "fr", "fr": "en"}


class Device:
    """What the page shows, answer by answer, and to whom: a person's form only from when they lift the curtain."""

    def __init__(self, luck: Random, new: dict[str, object]) -> None:
        self.luck, self.lang = luck, "en"
        self.holder: Seat | None = None
        """Who has lifted a curtain since the last screen that everybody may see."""
        self.private = 0
        """How many screens were a person's own, from a lifted curtain on."""
        self.peeks = {True: 0, False: 0}
        """How often a person asked for what they alone know, by whether they decided in front of all."""
        self.went_on = 0
        """How many screens asked who had the device for what everybody knows that they may choose."""
        self.see(send("open", lang=self.lang, new=new))

    @property
    def match(self) -> Match:
        """The match that is shown."""
        return MATCHES["t"].match

    def see(self, answer: Answer) -> None:
        """Take an answer over as the page does: its steps first, then the table."""
        self.answer = answer
        if answer["steps"]:
            assert all(snapshot.view.seat is None for snapshot in self.match.unseen)
            self.holder = None
        send("seen", events=answer["unseen"])
        self.see_table()

    def see_table(self) -> None:
        """Prove that the table is everybody's, and its form that of who decides in front of all or holds the device."""
        answer = self.answer
        if answer["over"] or not self.match.seats_to_choose("human"):
            assert self.is_seen_by(None)
            return
        self.see_nothing_hidden("board", "beside", "status", "say")
        if answer["whose"] is None:
            assert answer["note"] == ""
            self.holder = None
            if not answer["form"]:
                assert answer["now"] is None
                return
            assert answer["curtain"] is None
            self.went_on += not answer["aloud"]
            assert not answer["aloud"] or not answer["can"]["hint"]
            self.see_nothing_hidden("form", "now")
            return
        assert not answer["aloud"], "a person's own form where all look on"
        assert self.holder is not None, "a person's own form with no curtain before it"
        assert answer["curtain"] is None
        assert f'data-seat="{self.holder}"' in answer["form"]
        assert answer["whose"] == self.holder
        self.private += 1

    def see_nothing_hidden(self, *parts: str) -> None:
        """Prove that these parts of the table are as everybody sees them: the same if what is hidden were otherwise."""
        match, answer = self.match, self.answer
        if not answer["note"]:
            assert self.is_seen_by(None)
        kept, match.state = match.state, match.game.sampler(match.view(None))(self.luck)
        dealt_otherwise: Answer = {**view_model(match, self.lang)}
        match.state = kept
        for told in parts:
            if told != "board" or not answer["note"]:
                assert answer[told] == dealt_otherwise[told], f"{told} hangs on what is hidden"

    def peek(self) -> None:
        """Ask for what the person who decides alone knows: theirs, and nobody else's."""
        seat, match = self.match.seats_to_choose("human")[0], self.match
        describer = match_describer(match, self.lang)
        board, _ = board_and_beside_html(match.view(seat), match.presentation, describer)
        offered, name = self.answer["secrets"], describer.names[seat]
        assert (offered["seat"], offered["sure"]) == (seat, match.holder == seat)
        assert name in offered["ask"]
        assert name in offered["hold"]
        found = send("peek")
        assert (found["seat"], found["board"]) == (seat, "" if self.answer["aloud"] else board)
        assert match.presentation.own_secrets(match.view(seat), describer.texts, seat) in found["say"]
        names = re.findall("<b>(.*?)</b>", found["cards"])
        assert names
        assert all(name.lower() in found["say"].lower() for name in names), "a card of somebody else"
        self.peeks[self.answer["aloud"]] += 1
        self.see(send("hide"))

    def is_seen_by(self, viewer: Seat | None) -> bool:
        """Return whether the table is drawn as this seat sees it; None: as anybody does."""
        match = self.match
        marks = () if match.presentation.telling.recap_picture else recap_marks(match)
        describer = match_describer(match, self.lang)
        board, beside = board_and_beside_html(match.view(viewer), match.presentation, describer, marks)
        beside = beside_html_in_play(match.view(viewer), beside, match.presentation, describer)
        return bool(self.answer["board"].startswith(board)) and self.answer["beside"] == beside

    def paths(self) -> Iterator[tuple[int, Callable[[], None]]]:
        """Yield all that the page offers now, each with its weight."""
        answer = self.answer
        yield 1, self.open_in_other_language
        yield 1, self.look_back
        yield 1, self.explain_a_seat
        yield 1, self.ask_about_the_table
        if answer["can"]["undo"]:
            yield 1, lambda: self.see(send("undo"))
        if answer["can"]["redo"]:
            yield 1, lambda: self.see(send("redo"))
        if answer["can"]["hint"]:
            yield 1, self.take_a_hint
        if answer["curtain"] is not None:
            yield 20, self.lift_the_curtain
        elif answer["form"]:
            yield 20, self.choose
        if answer["secrets"]:
            yield 2, self.peek
        else:
            yield 1, self.is_refused_a_peek
        if answer["busy"]:
            yield 20, self.think

    def go_on(self) -> None:
        """Do one of the things that the page offers."""
        weights, ways = zip(*self.paths(), strict=True)
        (way,) = self.luck.choices(ways, weights)
        way()

    def lift_the_curtain(self) -> None:
        """Take the device: the only act that may show a hand."""
        self.holder = self.answer["curtain"]
        self.see(send("show"))

    def is_refused_a_peek(self) -> None:
        """Ask for somebody's secrets where nobody decides, or where what they choose from is all they know."""
        assert send("peek")["code"] == "bad_request"

    def choose(self) -> None:
        """Choose one of the moves that are offered, seen on the board before."""
        move, seat = self.luck.choice(moves(self.answer)), self.match.seats_to_choose("human")[0]
        assert self.answer["whose"] in (None, seat)
        assert send("preview", seat=seat, move=move)["kind"] == "preview"
        assert not self.answer["aloud"] or send("check", seat=seat, move=move, ms=1) == UNCHECKED
        self.see(send("play", seat=seat, move=move))

    def think(self) -> None:
        """Let the bots think on."""
        answer = send("think", ms=0)
        if answer["kind"] == "table":
            self.see(answer)

    def take_a_hint(self) -> None:
        """Ask for a hint, and wait for it."""
        self.see(send("hint"))
        self.think()

    def open_in_other_language(self) -> None:
        """Open what is kept, as after a reload, or in the book of the other language."""
        self.lang, self.holder = LANGUAGES[self.lang], None
        self.see(send("open", lang=self.lang, save=self.answer["save"]))

    def look_back(self) -> None:
        """Look at a moment of the past, then come back."""
        count = len(send("replay")["moments"])
        if count:
            moment = send("moment", step=self.luck.randint(1, count))
            assert moment["step"]["moment"]["viewer"] is None
            self.holder = None
        self.see(send("hide"))

    def explain_a_seat(self) -> None:
        """Have explained what lies before a seat: no more than the board shows."""
        match, seat = self.match, self.luck.randrange(self.match.start.players)
        drawn = seat_legend_html(match, match.view(None), seat, match_describer(match, self.lang))
        assert send("legend", seat=seat)["html"] == drawn

    def ask_about_the_table(self) -> None:
        """Take the table to where it can be asked about, and where it stays: it holds what everybody knows."""
        known, match = send("situation"), self.match
        editor = match.presentation.own_table.editor
        if editor is None:
            assert known["kind"] == "refused", "a game that has no questions"
            return
        public = replace(editor.situation_from_view(match.view(None)), options=match.start.options)
        assert question_from_link(known["text"]).situation == public


UNCHECKED = {"kind": "checked", "html": "", "board": ""}
"""What the coach says before a move that all look on at: nothing, since it would tell what its seat knows."""
OTHERS = cycle(["", "random"])
"""People alone, or with a bot among them: taken in turn, since each game takes seconds."""


@pytest.mark.parametrize(("key", "others"), [*zip(GAMES, OTHERS, strict=False)])
def test_a_hand_is_shown_only_to_who_has_just_lifted_the_curtain(key: str, others: str) -> None:
    count = seats_near(key, 3 if others else 2)
    seats = ["human", others or "human", "human"][:count]
    device = Device(Random(key), {**TABLE_REQUEST, "game": key, "players": count, "seats": seats})
    while not device.answer["over"]:
        device.go_on()
    presentation = device.match.presentation
    assert device.private
    assert {*map(bool, device.peeks.values())} == {bool(presentation.spoken)}
    assert bool(device.went_on) == bool(presentation.offered_openly)
    assert send("moment", viewer=0, step=1)["step"]["moment"]["viewer"] == 0, "after the end hands are no secret"
    device.see(send("undo"))
    assert device.holder is None


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Hand the device to Cleo. Alma and Bruno have already chosen.", "Cleo goes on. Alma and Bruno"]),
        ("fr", ["Passez l’appareil à Cleo. Alma et Bruno ont déjà choisi.", "Cleo continue. Alma et Bruno"]),
    ],
)
def test_a_curtain_tells_who_has_chosen_and_not_what(lang: str, said: list[str]) -> None:
    answer = send("open", lang=lang, new={**TABLE_REQUEST, "players": 3, "seats": ["human"] * 3})
    assert "Bruno" not in answer["say"]
    for seat in (0, 1):
        answer = send("play", seat=seat, move=moves(send("show"))[0])
    assert answer["say"] == said[0]
    send("show")
    assert send("hide")["say"].startswith(said[1])


def test_who_has_the_device_chooses_first_so_that_it_changes_hands_once_a_decision() -> None:
    answer = send("open", lang="en", new={**TABLE_REQUEST, "players": 3, "seats": ["human", "human", "random"]})
    order, said = list[Seat](), list[str]()
    while len(order) < 6:
        if answer["curtain"] is not None:
            order.append(answer["curtain"])
            said.append(answer["say"])
            answer = send("play", seat=order[-1], move=moves(send("show"))[0])
        answer = answer if answer["curtain"] is not None else send("think", ms=0)
    assert order == [0, 1, 1, 0, 0, 1]
    assert [each.partition(".")[0] for each in said[1:4]] == [
        "Hand the device to Bruno",
        "Bruno goes on",
        "Hand the device to Alma",
    ]


def test_after_lots_were_drawn_for_all_nobody_is_taken_to_have_the_device() -> None:
    answer = send("open", lang="en", new={**TABLE_REQUEST, "game": "vineta", "players": 2, "seats": ["human"] * 2})
    match = MATCHES["t"].match
    while answer["curtain"] is None:
        seat = match.decision.seats[0] if match.decision else 0
        move = match.game.format_move(match.game.legal_moves(match.state, seat)[0])
        answer = send("play", seat=seat, move=move, by_lot=True)
    assert answer["say"].startswith("Hand the device to ")


def test_who_could_do_one_thing_only_has_not_taken_the_device() -> None:
    send("open", lang="en", new={**TABLE_REQUEST, "game": "vineta", "players": 3, "seats": ["human"] * 3})
    match, luck, alone = MATCHES["t"].match, Random(1), 0
    while not match.is_over:
        seat, aloud, holder = match.seats_to_choose("human")[0], match.is_decided_aloud, match.holder
        legal = match.game.legal_moves(match.state, seat)
        match.play(seat, match.game.format_move(luck.choice(legal)))
        if only := aloud and len(legal) == 1:
            alone += holder != seat
        assert match.holder == (holder if only else seat)
    assert alone


def test_the_last_hidden_choice_alone_is_undone_and_it_is_asked_whose_it_is() -> None:
    answer = send("open", lang="en", new={**TABLE_REQUEST, "players": 3, "seats": ["human"] * 3})
    assert answer["undoes"] == ""
    for seat in (0, 1):
        answer = send("play", seat=seat, move=moves(send("show"))[0])
    assert answer["undoes"] == "Undo Bruno’s choice? Press again."
    answer = send("undo")
    assert [*MATCHES["t"].match.pending] == [0]
    assert answer["undoes"] == "Undo Alma’s choice? Press again."


def test_before_a_choice_made_in_front_of_all_is_undone_others_are_asked_whose_it_is() -> None:
    send("open", lang="en", new={**TABLE_REQUEST, "game": "vineta", "players": 2, "seats": ["human"] * 2})
    match = MATCHES["t"].match
    seat = match.decision.seats[0] if match.decision else 0
    assert send("play", seat=seat, move="B:G1")["undoes"] == f"Undo {match.names[seat]}’s choice? Press again."


def test_to_whom_the_device_goes_is_said_where_one_decides_in_front_of_all() -> None:
    answer = send("open", lang="en", new={**TABLE_REQUEST, "game": "vineta", "players": 2, "seats": ["human"] * 2})
    match = MATCHES["t"].match
    for holder in (None, *match.seats_to_choose("human")):
        assert match.holder == holder
        (seat,) = match.seats_to_choose("human")
        told = f"Hand the device to {match.names[seat]}"
        assert f'<p class="passing">{told}.</p>' in answer["form"]
        assert told in answer["status"]
        assert answer["say"].startswith(told)
        move = match.game.format_move(match.game.legal_moves(match.state, seat)[0])
        answer = send("play", seat=seat, move=move)
    match.holder = match.seats_to_choose("human")[0]
    assert "passing" not in send("hide")["form"]
