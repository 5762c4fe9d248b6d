"""Vineta at a real table, only what the points need: houses taken turn by turn, and the last district."""

from collections.abc import Mapping
from dataclasses import replace

from engine.core.following import Ask, Choice, seats_as_choices
from engine.core.game import Log, Seat
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules import scoring, sinking
from engine.games.vineta.rules.components import COLOURS, DISTRICTS, EVERY_COLOUR, EVERY_DISTRICT, Colour, District
from engine.games.vineta.rules.end_events import UNTOLD
from engine.games.vineta.rules.followed_houses import NO_SEAT, FollowedHouses, Words
from engine.games.vineta.rules.notation import COLOUR_BY_LETTER, DISTRICT_BY_NAME
from engine.games.vineta.rules.state import CHOOSING, OVER, PALETTE, SHOWING, State
from engine.games.vineta.rules.told_choices import district_choice, numbers_as_choices
from engine.games.vineta.rules.told_words import NOBODY
from engine.games.vineta.rules.view import View


class FollowedPoints(FollowedHouses):
    """Each turn: how many houses each seat took. At the end the last district, its owner, and everybody's houses."""

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.state.phase = CHOOSING
        self.owner: Seat | None = None
        """The seat with the tile of the last district, once that is told."""

    def next_ask(self, words: Words) -> Ask | None:
        """Return what is to be told next: houses taken, the last district, or a seat's own houses."""
        if self.state.phase == OVER:
            return None
        if self.state.phase == SHOWING:
            return self.next_ask_of_tile(words)
        return (
            self.next_ask_of_last_district(words) if scoring.is_game_over(self.state) else self.next_ask_of_turn(words)
        )

    def next_ask_of_turn(self, words: Words) -> Ask | None:
        """Ask for the houses that each seat took."""
        if len(words) == self.players:
            return None
        left = self.houses_left() - sum(map(int, words))
        choices, values = numbers_as_choices(left, group=len(words)), {"turn": self.state.turn + 1}
        return Ask("took", choices, len(words), values, together=left)

    def next_ask_of_last_district(self, words: Words) -> Ask | None:
        """Ask which district is left, then who has its tile."""
        if not words:
            return Ask("last", tuple(map(district_choice, EVERY_DISTRICT)))
        owners = (*seats_as_choices(range(self.players)), Choice(NOBODY))
        return Ask("owner", owners, values={"district": words[0]}) if len(words) == 1 else None

    def next_ask_of_tile(self, words: Words) -> Ask | None:
        """Ask for a seat's house tile, then for its own houses on the last district."""
        if not words:
            return self.ask_house_tile(EVERY_COLOUR)
        return self.ask_own_houses(words[0], self.houses_left() - self.own_houses_told()) if len(words) == 1 else None

    def tell(self, words: Words, log: Log[State] | None) -> None:
        """Take a whole fact: houses taken, the last district, or a seat's own houses."""
        if self.state.phase == SHOWING:
            self.tell_tile(COLOUR_BY_LETTER[words[0]], int(words[1]), log)
        elif scoring.is_game_over(self.state):
            self.tell_last_district(DISTRICT_BY_NAME[words[0]], words[1], log)
        else:
            self.tell_turn([int(word) for word in words], log)

    def tell_turn(self, counts: list[int], log: Log[State] | None) -> None:
        """Let each seat take so many houses; in which colours is made up."""
        state = self.state
        for seat, count in enumerate(counts):
            state.taken[PALETTE * seat] += count
        if log is not None and any(counts):
            log(state, e.HousesShared(sinking.SHARING_RULE, (), tuple(count or None for count in counts)))
        sinking.clear_table(state, log)

    def tell_last_district(self, last: District, owner: str, log: Log[State] | None) -> None:
        """Let all districts but one be under water; in which order they sank is made up."""
        state = self.state
        state.sunk = tuple(place for place in EVERY_DISTRICT if place != last)
        state.phase, state.step = SHOWING, 0
        self.owner = None if owner == NOBODY else int(owner)
        if log is not None:
            log(state, e.LastDistrict(scoring.GAME_ENDING_RULE, DISTRICTS[last], UNTOLD))

    def tell_tile(self, colour: Colour, count: int, log: Log[State] | None) -> None:
        """Let a seat turn its house tile over; which district tile it has is made up, unless it owns the last one."""
        state, seat = self.state, len(self.state.tiles)
        self.tell_own_houses(colour, count, 0)
        district = scoring.last_district(state) if seat == self.owner else state.sunk[seat]
        state.tiles, state.step = (*state.tiles, (colour, district)), seat + 1
        if log is not None:
            log(state, e.TilesShown(scoring.GAME_ENDING_RULE, seat, COLOURS[colour], ""))
        if state.step == self.players:
            scoring.count_points(state, log)

    def view(self, words: Words = ()) -> View:
        """Return the houses taken, and at the end the last district; what else lies on the table is not told."""
        seats = range(self.players)
        untold = [f"houses.{place}" for place in EVERY_DISTRICT] + [f"hands.{seat}" for seat in seats]
        untold += [f"district_tile.{seat}" for seat in seats if seat != self.owner]
        return replace(self.open_view(self.state, "round", *untold), start=NO_SEAT, opener=NO_SEAT, seats_to_move=())
