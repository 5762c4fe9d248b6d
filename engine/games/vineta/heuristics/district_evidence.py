"""What moves reveal of the district that a seat protects: the likelihood of each target, had it this district or that.

Whoever sends waves somewhere could have sent them elsewhere. So the table is laid again as it was, by public moves, and
all targets of the card are scored for each district tile, as bots score them. Constants are set by hand.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import log
from typing import Final, NamedTuple

from engine.core.game import Refusal, Seat
from engine.core.heuristics import softmax
from engine.games.vineta.heuristics.move_scores import prior_scores
from engine.games.vineta.heuristics.replay import CityReplay
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules.card_table import TABLE, carry_card_out, parse_target_of_card
from engine.games.vineta.rules.notation import CARD_BY_NAME, HouseMove
from engine.games.vineta.rules.options import Options
from engine.games.vineta.rules.sampler import state_known_from_view
from engine.games.vineta.rules.state import ACTING, NO_CARD, SETTING_UP, DistrictSet, PublicMove, Series, State
from engine.games.vineta.rules.turn import legal_moves
from engine.games.vineta.rules.view import View

TELLING_CARDS: Final = frozenset(TABLE) - {c.QUARANTINE}
"""The cards whose targets are looked at. Those that move houses tell most: they have many targets."""
TEMPERATURE: Final = 0.4
"""How far a target must be better to be chosen e times as often, in points. Games of levels 2 and 3 alone would be read
best with less than half of it; people are less consistent."""
CARELESS: Final = 0.15
"""The share of moves, 0 to 1, that are made without any thought of this kind."""


class Table(NamedTuple):
    """What a seat saw when it chose the target of its card, as far as public moves tell."""

    players: int
    colours_used: tuple[c.Colour, ...]
    sunk: tuple[c.District, ...]
    houses: tuple[int, ...]
    series: tuple[Series, ...]
    quarantined: DistrictSet
    carried_out: int
    """The cards of this turn that were carried out before; those without a target are not public moves."""
    seat: Seat
    card: c.Card


Likelihoods = Mapping[str, tuple[float, ...]]
"""For each target of a card, by its text, and each district: the logarithm of the target's likelihood."""


class TableReplay:
    """The table at earlier moments of a game, laid again from public moves."""

    def __init__(self, view: View) -> None:
        self.city, self.view = CityReplay(view), view
        self.state = state_known_from_view(view).clone()
        self.turn = self.carried_out = 0

    def tables_of_telling_cards(self) -> Iterator[tuple[PublicMove, Table]]:
        """Yield every public move of a telling card, with the table right before it.

        It ends at one that the rules refuse on that table: a game that began from a given position may have had more
        on it.
        """
        for public_move in self.view.deeds:
            self.city.advance_to_turn(public_move.turn)
            if public_move.card != SETTING_UP:
                self.clear_table_before_turn(public_move.turn)
                card = CARD_BY_NAME[public_move.card]
                table = self.table(public_move.seat, card)
                if card in TELLING_CARDS and self.state.moving is None:
                    yield public_move, table
                self.put_on_table(table)
                if not self.fits_table(public_move, card):
                    return
                self.carry_card_out(public_move)
            self.city.apply_public_move(public_move)

    def clear_table_before_turn(self, turn: int) -> None:
        """Take everything off the table, if none of this turn's cards was carried out yet."""
        if turn != self.turn or not self.carried_out:
            self.state.series, self.state.quarantined, self.state.moving = (), 0, None
            self.turn, self.carried_out = turn, 0

    def put_on_table(self, table: Table) -> None:
        """Let the state have the houses and the sunk districts of a table, and the card of its seat."""
        self.state.houses, self.state.sunk = [*table.houses], table.sunk
        self.state.chosen[table.seat] = table.card

    def fits_table(self, public_move: PublicMove, card: c.Card) -> bool:
        """Return whether a card can have been carried out so; moves of houses, which may be averages, always can."""
        entry = TABLE[card]
        if entry.shape is HouseMove:
            return True
        try:
            entry.refuse(self.state, public_move.seat, parse_target_of_card(card, public_move.move))
        except Refusal:
            return False
        return True

    def carry_card_out(self, public_move: PublicMove) -> None:
        """Carry a card out, as it was."""
        self.carried_out += self.state.moving is None
        carry_card_out(self.state, public_move.seat, public_move.move, None)

    def table(self, seat: Seat, card: c.Card) -> Table:
        """Return the table right before this seat chooses a target of this card."""
        return Table(
            players=self.view.players,
            colours_used=self.view.colours_used,
            sunk=self.view.sunk[: self.turn],
            # Where chance spread the houses, those gone with sunk districts are known on average alone.
            houses=tuple([max(0, round(count)) for row in self.city.houses for count in row]),
            series=self.state.series,
            quarantined=self.state.quarantined,
            carried_out=self.carried_out,
            seat=seat,
            card=card,
        )


def table_before_target(view: View, seat: Seat) -> Table | None:
    """Return the table on which a seat chooses the first target of a telling card now; None of any other card."""
    if view.moving is not None or view.chosen[seat] not in TELLING_CARDS:
        return None
    replay = TableReplay(view)
    for _ in replay.tables_of_telling_cards():
        pass
    replay.city.advance_to_turn(view.turn)
    replay.clear_table_before_turn(view.turn)
    return replay.table(seat, view.chosen[seat])


@lru_cache(1 << 12)
def target_likelihoods(table: Table, colour: c.Colour) -> Likelihoods:
    """Return how likely each target was with each district tile, for a seat with this colour.

    {} where the table has no target: a position that was given need not be one that was played.
    """
    state = state_of_table(table)
    moves = legal_moves(state, table.seat)
    if not moves:
        return {}
    by_district = []
    for district in c.EVERY_DISTRICT:
        state.tiles = ((colour, district),) * table.players
        weights = softmax(prior_scores(state, table.seat, moves), TEMPERATURE)
        by_district.append([log((1 - CARELESS) * weight + CARELESS / len(moves)) for weight in weights])
    return {move: tuple([logs[at] for logs in by_district]) for at, move in enumerate(moves)}


def state_of_table(table: Table) -> State:
    """Return a state with this table, before the seat chooses a target; what is not on the table is missing."""
    turn = len(table.sunk)
    round_, step = divmod(table.carried_out, table.players)
    state = State(
        players=table.players,
        seed=-1,
        options=Options(),
        phase=ACTING,
        turn=turn,
        round=round_,
        step=step,
        start=(table.seat - step) % table.players,
        colours_used=table.colours_used,
        houses=[*table.houses],
        reserve=[],
        taken=[],
        sunk=table.sunk,
        series=table.series,
        quarantined=table.quarantined,
        discards=[],
        renewed=[],
        chosen=[NO_CARD] * table.players,
    )
    state.chosen[table.seat] = table.card
    return state
