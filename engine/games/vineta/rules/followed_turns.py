"""Vineta at a real table, card by card; all that follows from the cards comes from the rules of play."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core.following import JOIN, Ask, Choice, seats_as_choices
from engine.core.game import Log, Refusal
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import scoring, setup, sinking, told_choices, turn
from engine.games.vineta.rules.city import remaining_districts_in_state
from engine.games.vineta.rules.followed_houses import NO_SEAT, FollowedHouses, Words, log_open_events
from engine.games.vineta.rules.hand import REVEAL_RULE
from engine.games.vineta.rules.notation import COLOUR_BY_LETTER, DISTRICT_BY_NAME, HOUSE_PLACEMENTS
from engine.games.vineta.rules.state import (
    ACTING,
    CHOOSING,
    NO_CARD,
    OVER,
    PALETTE,
    SHOWING,
    SINKING,
    State,
    acting_seat,
    find_series,
)
from engine.games.vineta.rules.told_cards import lay_told_card, next_ask_of_card
from engine.games.vineta.rules.told_words import KEPT, UNTOLD
from engine.games.vineta.rules.view import FACE_DOWN, View

Stage = tuple[Callable[[Words], Ask | None], Callable[[Words, Log[State] | None], None]]
"""What is asked next, and how the fact is taken."""


class FollowedTurns(FollowedHouses):
    """Each card in turn, with its target; where the houses are is told at the beginning, or never."""

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.state.piles = [setup.shuffled_deck(0, seat) for seat in range(players)]
        self.state.hands = [setup.draw_hand(pile) for pile in self.state.piles]
        self.begun = False
        """Whether the first fact has been told."""
        self.kept = True
        """Whether it is told where the houses are."""
        self.sinking: c.District | None = None
        """The district that sinks as soon as it is told how many houses it has."""
        self.lost = 0
        """Houses that left the game, as far as only their number is told."""

    def next_ask(self, words: Words) -> Ask | None:
        """Return what is to be told next: the beginning, houses, a card, what sinks, or tiles at the end."""
        return None if self.state.phase == OVER else self.stage()[0](words)

    def tell(self, words: Words, log: Log[State] | None) -> None:
        """Take a whole fact, and all that follows from it."""
        self.stage()[1](words, log_open_events(log))

    def stage(self) -> Stage:
        """Return what the game waits for."""
        if not self.begun:
            return self.next_ask_of_start, self.tell_start
        if self.sinking is not None:
            return self.next_ask_of_count, self.tell_count
        if self.state.phase == SINKING:
            return self.next_ask_of_choice, self.tell_choice
        if self.state.phase == SHOWING:
            return self.next_ask_of_tiles, self.tell_tiles
        return self.next_ask_of_card, self.tell_card

    def next_ask_of_start(self, words: Words) -> Ask | None:
        """Ask for the start player, whether the houses are kept, and if so, their colours and where they are."""
        count = c.colour_count(self.players)
        if not words:
            return Ask("start", seats_as_choices(range(self.players)))
        if len(words) == 1:
            return Ask("houses_kept", (Choice(KEPT), Choice(UNTOLD)))
        if words[1] == UNTOLD or len(words) > self.words_before_plan():
            return None
        if len(words) < self.words_before_plan():
            return Ask(
                "colours", tuple(map(told_choices.colour_choice, c.EVERY_COLOUR)), None, {"count": count}, count, count
            )
        return told_choices.ask_plan(self.colours_told(words))

    def words_before_plan(self) -> int:
        """Return how many words come before that which tells where the houses are: with fewer colours also which."""
        return 2 + (c.colour_count(self.players) < len(c.EVERY_COLOUR))

    def colours_told(self, words: Words) -> tuple[c.Colour, ...]:
        """Return the colours in the game."""
        letters = words[2].split(JOIN) if self.words_before_plan() > 2 else c.COLOURS
        return tuple(sorted(COLOUR_BY_LETTER[letter] for letter in letters))

    def tell_start(self, words: Words, log: Log[State] | None) -> None:
        """Give a seat the start player token, and put the houses where they are if they are kept."""
        state = self.state
        self.begun, self.kept = True, words[1] == KEPT
        state.start = state.opener = int(words[0])
        if self.kept:
            state.colours_used = self.colours_told(words)
            for colour, district in (HOUSE_PLACEMENTS[word] for word in words[-1].split(JOIN)):
                state.houses[PALETTE * district + colour] += 1
        state.reserve = [0] * PALETTE
        if log is not None:
            if self.kept:
                setup.log_colours(state, log)
            setup.log_start_player(state, log)
        setup.begin_first_turn(state)

    def next_ask_of_card(self, words: Words) -> Ask | None:
        """Ask for the card that the next seat turns over, then for its target."""
        if words:
            return next_ask_of_card(self.state, words, kept=self.kept)
        seat = acting_seat(self.state)
        values = {"turn": self.state.turn + 1, "round": self.state.round + 1}
        skipped = Refusal("other_seats_card", REVEAL_RULE, seat=seat)
        return Ask("card", told_choices.cards_as_choices(self.state, seat), seat, values, otherwise=skipped)

    def tell_card(self, words: Words, log: Log[State] | None) -> None:
        """Let a seat turn a card over and carry it out; after the last one the round is over."""
        state = self.state
        lay_told_card(state, words, log, kept=self.kept)
        state.step += 1
        if state.step == self.players:
            self.sinking = turn.district_sinking_after_round(state, log)
            self.sink_if_houses_are_known(log)

    def sink_if_houses_are_known(self, log: Log[State] | None) -> None:
        """Let the district sink that is to sink, if it is known which houses it has."""
        if self.kept and self.sinking is not None:
            self.sink(self.sinking, log)

    def sink(self, district: c.District, log: Log[State] | None) -> None:
        """Let a district sink; then the next turn begins, or tiles are to be turned over."""
        state, self.sinking = self.state, None
        sinking.sink_district(state, district, log)
        sinking.clear_table(state, log)
        if not scoring.is_game_over(state):
            sinking.open_next_turn(state, log)
            return
        if not self.kept:
            state.houses[PALETTE * scoring.last_district(state)] = self.houses_left() - self.lost
        scoring.show_last_district(state, log)

    def next_ask_of_choice(self, words: Words) -> Ask | None:
        """Ask which district the start player lets sink, and how many houses it has where they are not kept."""
        if not words:
            places = sinking.sinkable_districts(self.state)
            return Ask(
                "sink", tuple(map(told_choices.district_choice, places)), self.state.start, rule=sinking.FORCED_END_RULE
            )
        return self.ask_count(DISTRICT_BY_NAME[words[0]]) if len(words) == 1 and not self.kept else None

    def tell_choice(self, words: Words, log: Log[State] | None) -> None:
        """Let the district sink that the start player has chosen."""
        self.sinking = DISTRICT_BY_NAME[words[0]]
        self.sink_if_houses_are_known(log)
        if not self.kept:
            self.tell_count(words[1:], log)

    def next_ask_of_count(self, words: Words) -> Ask | None:
        """Ask how many houses the district has that sinks."""
        return None if words or self.sinking is None else self.ask_count(self.sinking)

    def ask_count(self, district: c.District) -> Ask:
        """Ask how many houses a district has."""
        choices = told_choices.numbers_as_choices(self.houses_left() - self.lost)
        return Ask("count", choices, values={"district": c.DISTRICTS[district]})

    def tell_count(self, words: Words, log: Log[State] | None) -> None:
        """Let the district sink with so many houses; their colours are made up."""
        district, count = self.sinking, int(words[0])
        assert district is not None
        self.state.houses[PALETTE * district] = count
        self.lost += 0 if find_series(self.state.series, district) else count
        self.sink(district, log)

    def next_ask_of_tiles(self, words: Words) -> Ask | None:
        """Ask for a seat's tiles, and for its own houses on the last district where houses are not kept."""
        if not words:
            return self.ask_house_tile(self.state.colours_used if self.kept else c.EVERY_COLOUR)
        if len(words) == 1:
            choices = told_choices.district_tiles_as_choices(c.EVERY_DISTRICT, self.tiles_told()[1])
            return Ask("district_tile", choices, len(self.state.tiles))
        return None if self.kept or len(words) > 2 else self.ask_own_houses(words[0], self.houses_not_told())

    def houses_not_told(self) -> int:
        """Return how many houses on the last district are of no colour that has been told."""
        return self.houses_left() - self.lost - self.own_houses_told()

    def tell_tiles(self, words: Words, log: Log[State] | None) -> None:
        """Let a seat turn its tiles over; once all are shown, points are counted."""
        state, seat, colour = self.state, len(self.state.tiles), COLOUR_BY_LETTER[words[0]]
        if not self.kept:
            count = int(words[2])
            self.tell_own_houses(colour, count, self.houses_not_told() - count)
        state.tiles = (*state.tiles, (colour, DISTRICT_BY_NAME[words[1]]))
        scoring.show_tiles(state, seat, log)
        if state.step == self.players:
            scoring.count_points(state, log)

    def view(self, words: Words = ()) -> View:
        """Return what everybody sees: of a card that is being told as much as was told, and no other card laid."""
        state, shown = self.state.clone(), self.view_changes()
        if (
            words
            and self.awaits_card()
            and told_choices.may_have_card(state, acting_seat(state), told_choices.card_of_word(words[0]))
        ):
            lay_told_card(state, words, None, kept=self.kept)
            shown = {}
        hands = (f"hands.{seat}" for seat in range(self.players))
        return replace(self.open_view(state, *self.untold(), *hands), **shown)

    def awaits_card(self) -> bool:
        """Return whether a card is to be told next."""
        return self.begun and self.sinking is None and self.state.phase in (CHOOSING, ACTING)

    def view_changes(self) -> Mapping[str, Any]:
        """Return what to show instead of what is made up."""
        state = self.state
        if not self.begun:
            return {"start": NO_SEAT, "opener": NO_SEAT, "seats_to_move": ()}
        if state.phase != ACTING or state.chosen[acting_seat(state)] == NO_CARD:
            return {}
        return {"phase": "between", "chosen": tuple(FACE_DOWN if card != NO_CARD else card for card in state.chosen)}

    def untold(self) -> Sequence[str]:
        """Return of which districts it is not told which houses they have."""
        if self.state.phase in (SHOWING, OVER):
            return [] if self.kept else [f"colours.houses.{scoring.last_district(self.state)}"]
        return (
            []
            if self.begun and self.kept
            else [f"houses.{place}" for place in remaining_districts_in_state(self.state)]
        )
