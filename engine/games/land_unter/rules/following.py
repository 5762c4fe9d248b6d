"""Land Unter followed at a real table: each round's tide cards and who takes them, or only what each stage scores."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.core.following import JOIN, Ask, Choice, Followed, RealTable, Way, seats_as_choices
from engine.core.game import Event, Log, Refusal, Result, Seat
from engine.core.leaders import leading_seats
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules import drowning, open_play, round, scoring, setup
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.state import CHOOSING, OVER, TURNING, State, new_state
from engine.games.land_unter.rules.told_causes import cause_of_refusal
from engine.games.land_unter.rules.told_changes import changes_of_game
from engine.games.land_unter.rules.view import View, view

CARDS: Final = "cards"
"""The word for a hand that is told by its cards, which the next word names."""
OUT: Final = "out"
"""The word for an eliminated seat, where only points are told."""
ROUND_WORDS: Final = ("tide", "tide", "highest", "second")
"""The kinds of asks that make a round."""
LOWEST_UNTOLD: Final = c.Tide(c.NOT_GIVEN)
"""In `levels`: the lowest tide, whichever it is."""
PUBLIC_BUT_UNTOLD: Final = (e.TidesTurned, e.LeaderByPreservers)
"""Events that name what the state has drawn by itself; they are logged when it is told what the real table drew."""


def follow_game(players: int, options: Mapping[str, str], way: Way) -> Followed:
    """Return a game of which nothing has been told yet; `options` has a choice for each."""
    kind = FollowedRounds if way is Way.REFEREE else FollowedPoints
    return kind(players, options)


def public_facts(players: int, _options: Mapping[str, str], log: Sequence[Event]) -> list[str]:
    """Return the facts that tell a game whose events these are, from the first one on, each round of it."""
    facts: list[str] = []
    words: list[int] = []
    for event in log:
        if isinstance(event, e.PreserversTaken) and not facts:
            words.append(event.preservers)
        elif isinstance(event, e.TidesTurned):
            words = [event.low, event.high]
        elif isinstance(event, (e.LowerTideTaken, e.HigherTideTaken)):
            words.append(event.seat)
        elif isinstance(event, e.LeaderByPreservers) and event.drawn:
            words = [event.seat]
        if isinstance(event, (e.HigherTideTaken, e.LeaderByPreservers)) or (not facts and len(words) == players):
            facts += [" ".join(map(str, words))] if words else []
            words = []
    return facts


def log_open_events(log: Log[State] | None) -> Log[State] | None:
    """Return a log that passes on what everybody at a real table sees; None for None."""
    if log is None:
        return None

    def pass_on(state: State, event: Event) -> None:
        if not isinstance(event, PUBLIC_BUT_UNTOLD):
            log(state, event.as_seen_by(None))

    return pass_on


class FollowedStages(Followed):
    """What both ways share: a state whose hidden parts are made up, and never shown."""

    state: State

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        self.players = players
        self.state = new_state(players, 0, options)
        setup.deal_sets(self.state, setup.shuffled_sets(self.state), None)
        setup.shuffle_tides(self.state, None)

    def await_next_fact(self) -> None:
        """Turn down again the tide cards that the rules have turned up: which ones they are has not been told."""
        if self.state.phase == CHOOSING:
            self.state.phase = TURNING

    @property
    def result(self) -> Result | None:
        """Points and winners, None before the end."""
        return scoring.result(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat so far."""
        return self.state.scores


class FollowedRounds(FollowedStages):
    """Each round: its tide cards, and who had the highest and the second highest weather card.

    The first fact is how many preservers each seat begins with; later they come round with the hands. In the
    open variant it is told who leads a stage where several seats have most preservers.
    """

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.counted = False
        """Whether the preservers have been told."""
        self.tied: tuple[Seat, ...] = ()
        """The seats of which one leads the stage that has begun, as long as it has not been told which."""

    def next_ask(self, words: Sequence[str]) -> Ask | None:
        """Return what is to be told next: at first the preservers, then round by round."""
        if self.state.phase == OVER:
            return None
        if not self.counted:
            return next_ask_of_deal(words, self.players)
        if self.tied:
            return None if words else Ask("leader", seats_as_choices(self.tied))
        return self.next_ask_of_round(words)

    def ask_of_word(self, words: Sequence[str], place: int) -> Ask | None:
        """Return what a word of a round may answer, whoever is still in the stage; None for no such word."""
        word, kind = words[place], dict(enumerate(ROUND_WORDS)).get(place, "")
        if kind == "tide":
            return Ask(kind, (Choice(word, "tide", int(word)),)) if word in map(str, c.TIDE_CARDS) else None
        return Ask(kind, seats_as_choices([int(word)])) if word in map(str, range(self.players)) else None

    def next_ask_of_round(self, words: Sequence[str]) -> Ask | None:
        """Ask for the tide cards turned up, then for who takes them."""
        if len(words) == len(ROUND_WORDS):
            return None
        kind, values = ROUND_WORDS[len(words)], {"round": self.state.round + 1, "number": len(words) + 1}
        if kind == "tide":
            return Ask(kind, self.tides_as_choices(words), values=values)
        low, high = sorted(map(int, words[: c.TURNED]))
        choices = tuple(self.taker_choice(seat, words[c.TURNED :]) for seat in range(self.players))
        return Ask(kind, choices, values={**values, "tide": high if kind == "second" else low})

    def taker_choice(self, seat: Seat, takers: Sequence[str]) -> Choice:
        """Return the choice of a seat that takes a tide card, after these."""
        refusal = Refusal("took_lower_tide", round.LOWER_TIDE_RULE, seat=seat) if str(seat) in takers else None
        try:
            drowning.refuse_eliminated_seat(self.state, seat)
        except Refusal as eliminated:
            refusal = eliminated
        return Choice(str(seat), "who", seat, refusal)

    def tides_as_choices(self, words: Sequence[str]) -> tuple[Choice, ...]:
        """Each tide card is turned up once a stage, and there are TIDE_COPIES of each level."""
        gone = Counter([*self.state.tides[: c.TURNED * self.state.round], *map(int, words)])
        return tuple(
            Choice(
                str(tide),
                "tide",
                tide,
                Refusal("tide_gone", setup.SHUFFLING_RULE, tide=tide) if gone[tide] == c.TIDE_COPIES else None,
            )
            for tide in dict.fromkeys(c.TIDE_CARDS)
        )

    def tell(self, words: Sequence[str], log: Log[State] | None) -> None:
        """Take a whole fact: the preservers, who leads, or a round."""
        if not self.counted:
            self.tell_deal(words, log)
        elif self.tied:
            self.tied = ()
            open_play.lead_stage(self.state, int(words[0]), log, drawn=True)
        else:
            self.tell_round(words, log)

    def tell_deal(self, words: Sequence[str], log: Log[State] | None) -> None:
        """Each seat takes the preservers that were told."""
        self.counted, self.state.printed = True, tuple(told_preservers(words))
        setup.give_printed_preservers(self.state, log_open_events(log))
        self.find_leader(log)

    def find_leader(self, log: Log[State] | None) -> None:
        """In the open variant the seat with most preservers leads a stage; among several it is to be told."""
        if self.state.options.play == "open":
            first, *others = leading_seats(range(self.players), self.state.preservers)
            if others:
                self.tied = (first, *others)
            else:
                open_play.lead_stage(self.state, first, log, drawn=False)

    def tell_round(self, words: Sequence[str], log: Log[State] | None) -> None:
        """The highest card takes the lower tide card, the second highest the other; then all follows."""
        state, told, stage = self.state, log_open_events(log), self.state.stage
        self.turn_up(words)
        if log is not None:
            setup.log_turned_up_tides(state, log)
        for seat in state.active_seats():
            state.hands[seat].pop()
        round.take_tides(state, int(words[2]), int(words[3]), told)
        round.settle_tides_and_end_round(state, told)
        self.await_next_fact()
        if state.stage != stage:
            self.find_leader(log)

    def turn_up(self, words: Sequence[str]) -> None:
        """Turn up the tide cards that were told; those to come after them stay made up."""
        state, at = self.state, c.TURNED * self.state.round
        told = [c.Tide(int(word)) for word in words[: c.TURNED]]
        rest = Counter(c.TIDE_CARDS) - Counter([*state.tides[:at], *told])
        state.tides = (*state.tides[:at], *told, *rest.elements())
        state.phase = CHOOSING

    def view(self, words: Sequence[str] = ()) -> View:
        """Return what everybody sees, with the tide cards turned up once both are told."""
        seen = self.clone()
        if self.counted and not self.tied and len(words) >= c.TURNED:
            seen.turn_up(words)
        return open_view(seen.state)


class FollowedPoints(FollowedStages):
    """Each stage: the preservers that each seat has left, and who shows the lowest tide."""

    def next_ask(self, words: Sequence[str]) -> Ask | None:
        """Ask for each seat's preservers left, then for who shows the lowest tide."""
        if self.state.phase == OVER or len(words) > self.players:
            return None
        values = {"stage": self.state.stage + 1}
        if len(words) < self.players:
            alone = words.count(OUT) == self.players - 1
            out = Choice(OUT, refusal=Refusal("nobody_left", drowning.CUT_SHORT_RULE) if alone else None)
            together = c.HAND * (self.players - len(words))
            return Ask("left", (out, *numbers_as_choices()), len(words), values, together=together)
        still_in = [seat for seat, word in enumerate(words) if word != OUT]
        return Ask("lowest", seats_as_choices(still_in), values=values, most=len(still_in))

    def tell(self, words: Sequence[str], log: Log[State] | None) -> None:
        """Score the stage; then the hands are passed on, or the game is over."""
        state, told = self.state, log_open_events(log)
        lowest = [int(seat) for seat in words[-1].split(JOIN)]
        state.preservers = [c.ELIMINATED if word == OUT else int(word) for word in words[:-1]]
        state.levels = [
            c.ELIMINATED if left == c.ELIMINATED else LOWEST_UNTOLD if seat in lowest else c.NO_TIDE
            for seat, left in enumerate(state.preservers)
        ]
        scoring.score_stage(state, told)
        if setup.is_last_stage(state):
            scoring.end_game(state, log)
        else:
            setup.pass_sets(state, told)

    def view(self, words: Sequence[str] = ()) -> View:
        """Return the points; what lay on the table is not told."""
        return open_view(self.state)


def open_view(state: State) -> View:
    """Return what everybody sees, without the cards: those of the state are made up, also where it has played them."""
    none = ((),) * state.players
    unknown = (frozenset[c.Card](),) * state.players
    return replace(view(state, None), played=none, known=unknown, shown=unknown)


def next_ask_of_deal(words: Sequence[str], players: int) -> Ask | None:
    """Ask for each seat's preservers: their number, or the cards of the hand, and the book counts."""
    counts = told_preservers(words)
    if words and words[-1] == CARDS:
        return Ask("cards", cards_as_choices(words), len(counts), least=c.HAND, most=c.HAND)
    if len(counts) == players:
        return None
    left = c.PRESERVER_CARDS - sum(counts)
    return Ask("preservers", (*numbers_as_choices(left), Choice(CARDS)), len(counts))


def told_hands(words: Sequence[str]) -> list[str]:
    """Return the word of each seat of which the preservers have been told: a number, or the cards of its hand."""
    return [word for word in words if word != CARDS]


def told_preservers(words: Sequence[str]) -> list[int]:
    """Return the preservers of each seat of which they have been told, counted where its cards were."""
    return [
        setup.preservers_printed_on_sets([map(c.Card, map(int, word.split(JOIN)))])[0] if JOIN in word else int(word)
        for word in told_hands(words)
    ]


def numbers_as_choices(most: int = c.HAND) -> tuple[Choice, ...]:
    """Return a choice for each number of preservers that a hand can print; more than `most` there are not."""
    return tuple(
        Choice(str(n), "n", n, Refusal("too_many_preservers", setup.COUNTING_RULE, left=most) if n > most else None)
        for n in range(c.HAND + 1)
    )


def cards_as_choices(words: Sequence[str]) -> tuple[Choice, ...]:
    """Return a choice for each weather card; none is in two hands."""
    holder = {card: seat for seat, word in enumerate(told_hands(words)) if JOIN in word for card in word.split(JOIN)}
    return tuple(
        Choice(
            str(card),
            "weather",
            card,
            Refusal("card_in_other_hand", setup.DEALING_RULE, card=card, seat=holder[str(card)])
            if str(card) in holder
            else None,
        )
        for card in c.WEATHER_CARDS
    )


def rows_of_sheet(players: int) -> list[tuple[str, int]]:
    """Return the rows of a score sheet: for each stage, one for each player, the preservers left and the bonus."""
    return [(row, stage) for stage in range(1, players + 1) for row in ("left", "bonus")]


REAL_TABLE: Final = RealTable(
    follow_game,
    public_facts,
    sheet=rows_of_sheet,
    changes=changes_of_game,
    plain=frozenset({e.LowerTideTaken, e.HigherTideTaken, e.PreserversTaken}),
    cause=cause_of_refusal,
    pause=(e.SetPassed,),
)
"""How Land Unter is followed at a real table."""
