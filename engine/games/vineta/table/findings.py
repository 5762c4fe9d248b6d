"""Findings on a situation of Vineta: all that is wrong or unusual, even if a game can begin with it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.core.game import Position
from engine.core.schema import Finding, position_entries_by_seat, rewriting_fix
from engine.core.situations import Situation
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules.city import COAST_RULE, coastal_district_names
from engine.games.vineta.rules.components import COLOURS_RULE
from engine.games.vineta.rules.floods import FIRST_CARD_RULE
from engine.games.vineta.rules.notation import owner_and_card_from_text
from engine.games.vineta.rules.scoring import GAME_ENDING_RULE
from engine.games.vineta.rules.setup import DECK_RULE, PLACING_RULE
from engine.games.vineta.rules.sinking import FORCED_END_RULE, SHARING_RULE
from engine.games.vineta.rules.start_player import TOKEN_RULE
from engine.games.vineta.table import moment, pieces

OWNED: Final = ("floods", "authority", "extra")
"""How the names begin of what on a table has an owner that may be assumed."""


def situation_findings(situation: Situation) -> Sequence[Finding]:
    """Return everything wrong with a situation, or unusual."""
    position, players = situation.position, situation.players
    found = [*moment.position_findings(position, players), *findings_on_card_asked_about(situation)]
    found += [*played_card_findings(situation), *own_house_findings(situation)]
    for check in CHECKS:
        found += check(position, players)
    return found


def sinking_order_findings(position: Position, _players: int) -> Iterator[Finding]:
    """Yield findings on districts that sank before they bordered on the sea."""
    sunk = position.get("sunk", [])
    for at, name in enumerate(sunk):
        if name not in coastal_district_names(sunk[:at]):
            fix = {"sunk": possible_sinking_order(sunk)}
            yield Finding("sunk_inland", f"sunk.{at}", COAST_RULE, {"district": name}, fix)


def possible_sinking_order(sunk: Sequence[str]) -> list[str]:
    """Return these districts in an order in which each bordered on the sea when it sank, those left out that cannot."""
    left, found = list(sunk), list[str]()
    while True:
        shore = coastal_district_names(found)
        sinking = next((name for name in left if name in shore), None)
        if sinking is None:
            return found
        left.remove(sinking)
        found.append(sinking)


def house_total_findings(position: Position, players: int) -> Iterator[Finding]:
    """Yield findings on houses that are nowhere, and on houses taken before a district has sunk."""
    houses, taken = position.get("houses"), position.get("taken", [None])
    if position.get("sunk") == [] and any(taken):
        yield Finding("taken_too_early", "taken", SHARING_RULE, fix={"taken": None})
    if houses is None or None in houses.values():
        return
    count = (
        c.HOUSES * c.colour_count(players)
        - pieces.given_house_counts_by_colour(position).total()
        - pieces.given_uncoloured_house_count(position)
    )
    if count > 0 and not position.get("sunk"):
        empty = {name: None for name in c.DISTRICTS if not houses.get(name)}
        yield Finding("houses_nowhere", "houses", PLACING_RULE, {"count": count}, {"houses": {**houses, **empty}})
    elif count > 0 and None not in taken:
        yield Finding("houses_gone", "houses", FORCED_END_RULE, {"count": count}, impossible=False)


def played_card_findings(situation: Situation) -> Iterator[Finding]:
    """Yield findings on more cards on the table than the rounds of this turn can have brought there.

    No seat is named where too many cards lie there for any owners, of which some are not told.
    """
    position, players = situation.position, situation.players
    if "round" not in position:
        return
    chosen = position.get("chosen", [""] * players)
    laid = [len(pieces.seat_cards_on_table_in_position(position, seat)) - bool(chosen[seat]) for seat in range(players)]
    # Where a card is asked about, others may have laid theirs in this round.
    now = [
        ("card" in situation.moves or bool(position.get("acting"))) and chosen[seat] == "" for seat in range(players)
    ]
    done = [position["round"] + each for each in now]
    early = [seat for seat in range(players) if laid[seat] > done[seat]]
    closed = len(position.get("quarantined", ()))
    too_many = sum(laid) + closed > sum(done)
    untold = any(name.partition(".")[0] in OWNED for name in situation.assumed)
    for seat in [] if too_many and untold else early:
        params = {"seat": seat, "count": laid[seat], "rounds": position["round"]}
        fix = {"round": max(laid), "opener": None}
        yield Finding("too_many_played", "series", TOKEN_RULE, params, fix)
    if too_many and (untold or not early):
        params = {"count": sum(laid) + closed, "rounds": position["round"]}
        yield Finding("too_much_played", "round", TOKEN_RULE, params, {"round": None})


def start_player_findings(position: Position, players: int) -> Iterator[Finding]:
    """Yield a finding on a start player token that cannot have reached its owner in this many rounds."""
    if not {"start", "opener", "round"} <= position.keys() or len(position.get("sunk", ())) == c.TURNS:
        return
    start = (position["opener"] + position["round"] - bool(position.get("sinking"))) % players
    if position["start"] != start:
        params = {"seat": position["start"], "opener": position["opener"], "rounds": position["round"], "start": start}
        yield Finding("token_elsewhere", "start", TOKEN_RULE, params, {"start": start})


def end_of_game_findings(position: Position, _players: int) -> Iterator[Finding]:
    """Yield findings on pieces still on the table after the last turn, when everything has been cleared away."""
    if len(position.get("sunk", ())) == c.TURNS:
        for key in ("series", "extra", "quarantined", "round"):
            if position.get(key):
                yield Finding("table_after_end", key, GAME_ENDING_RULE, fix={key: None})


def chip_without_card_findings(position: Position, players: int) -> Iterator[Finding]:
    """Yield findings on god chips of seats without a flood card in the series: only wind or calm sea leads to that."""
    series = position.get("series", [])
    chips = [moment.chip_owner_of_series(each) for each in series]
    for at, each in enumerate(series):
        owners = [owner for owner, _ in map(owner_and_card_from_text, each["floods"])]
        if chips[at] in owners or not owners or chips[at] is None:
            continue
        fix = (
            rewriting_fix(position, {f"series.{at}": moment.series_with_chip_of_first_card(each)})
            if owners[0] not in chips
            else {}
        )
        params = {"seat": chips[at], "district": each["district"]}
        yield Finding("chip_without_card", f"series.{at}.chip", FIRST_CARD_RULE, params, fix, impossible=False)


def findings_on_card_asked_about(situation: Situation) -> Iterator[Finding]:
    """Yield a finding if the seat asked about has none of this card left: all are on the table or discarded."""
    card, text = situation.moves.get("card", ""), situation.moves.get("seat", "")
    if card not in c.DECK or text not in map(str, range(situation.players)):
        return
    seat, position = int(text), {**situation.position, "chosen": [""] * situation.players}
    discards = position_entries_by_seat(position, "discards", situation.players)[seat] or []
    count = [*pieces.seat_cards_on_table_in_position(position, seat), *discards].count(card)
    if count >= c.DECK[card]:
        params = {"seat": seat, "card": card, "count": count}
        yield Finding("card_gone", "card", DECK_RULE, params)


def own_house_findings(situation: Situation) -> Iterator[Finding]:
    """Yield a finding if players are told to have more houses, of their own and taken, than are in the game."""
    own = [int(text) for name, text in situation.moves.items() if name.partition(".")[0] == "own" and text.isdecimal()]
    taken = [len(each) if isinstance(each, str) else each or 0 for each in situation.by_seat("taken")]
    count, most = sum(own) + sum(taken), c.HOUSES * c.colour_count(situation.players)
    if own and count > most:
        fix = {name: None for name in situation.moves if name.partition(".")[0] == "own"}
        yield Finding("too_many_in_all", "taken", COLOURS_RULE, {"count": count, "most": most}, fix)


CHECKS: Final[Sequence[Callable[[Position, int], Iterator[Finding]]]] = (
    sinking_order_findings,
    house_total_findings,
    start_player_findings,
    end_of_game_findings,
    chip_without_card_findings,
)
