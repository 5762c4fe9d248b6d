"""Laying out a position of Drunter & Drüber, with everything that it leaves out filled in.

The order is: tiles on the board and in the hands, past votes, voting cards, target cards, a vote under way. The
function for each part yields a finding for everything impossible, and mends it at once as the finding's fix would.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from engine.core.game import Position, Refusal
from engine.core.rng import pick_random, random_stream, shuffled
from engine.core.schema import Finding, position_entries_by_seat, rewriting_fix
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import vote
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.bridges import remove_blocked_pawns
from engine.games.drunter_drueber.rules.building import (
    PLACEMENTS,
    TEXTS,
    board_cover_after_tile,
    free_end,
    placements_of_hand,
)
from engine.games.drunter_drueber.rules.components import EVERY_TILE, LENGTHS, STOCK, TILES, TileIndex
from engine.games.drunter_drueber.rules.position_checks import (
    NO_VOTE,
    Mains,
    impossible_past_vote_findings,
    main_target_findings,
    past_vote_finding,
    proposal_finding,
    refuse_impossible_tile,
    target_cards_finding,
)
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.schema import read_tile, read_vote
from engine.games.drunter_drueber.rules.setup import deal_targets
from engine.games.drunter_drueber.rules.state import (
    DECLARING,
    PLACING,
    VOTING,
    Ballot,
    Laid,
    State,
    has_undeclared_joker,
    seats_to_move,
)
from engine.games.drunter_drueber.rules.variant import blocked_kinds

Hands = list[list[int] | None]
"""The tiles held by each seat, None if not given."""


def tile_count_in_box(tile: TileIndex) -> int:
    """Return how many tiles of a type are in the box."""
    kind, length = divmod(tile, len(LENGTHS))
    return STOCK[kind][length]


def restore_laid_tiles(state: State, position: Position) -> Iterator[Finding]:
    """Lay the tiles one after another, and remove blocked pawns; the first that does not fit ends it."""
    left, texts = tiles_not_on_board(state), position.get("laid", [])
    for number, (seat, placement) in enumerate(map(read_tile, texts)):
        place, fix, tile = f"laid.{number}", {"laid": texts[:number]}, placement.tile_index
        try:
            refuse_impossible_tile(state, placement)
        except Refusal as refusal:
            params = {"number": number + 1, "move": TEXTS[placement], "why": f"refused.{refusal.code}"}
            yield Finding("tile_refused", place, refusal.rule, {**refusal.params, **params}, fix)
            return
        if left[tile] == 0:
            params = {"number": number + 1, "tile": TILES[tile], "most": tile_count_in_box(tile)}
            yield Finding("tile_too_many", place, params=params, fix=fix)
            return
        left[tile] -= 1
        squares = squares_of_placement(state, placement)
        state.cover = board_cover_after_tile(state.cover, placement, squares)
        state.laid.append(Laid(seat, placement, squares))
        state.pawns[placement.pawn] = free_end(squares)
        remove_blocked_pawns(state, None)


def tiles_not_on_board(state: State) -> Counter[TileIndex]:
    """Return how many tiles of each type are not on the board, by index in TILES."""
    rest = Counter({tile: tile_count_in_box(tile) for tile in EVERY_TILE})
    rest.subtract(laid.placement.tile_index for laid in state.laid)
    return rest


def restore_tiles(state: State, position: Position) -> Iterator[Finding]:
    """Give the seats their given hands, and fill the others from the rest of the STOCK."""
    given: Hands = position_entries_by_seat(position, "tiles", state.players)
    hands, rest = given, tiles_not_on_board(state)
    for tile in EVERY_TILE:
        surplus = sum(hand[tile] for hand in given if hand) - rest[tile]
        if surplus > 0:
            params = {"tile": TILES[tile], "count": tile_count_in_box(tile) + surplus, "most": tile_count_in_box(tile)}
            yield Finding(
                "tiles_too_many", "tiles", params=params, fix={"tiles": hands_with_fewer_tiles(given, tile, surplus)}
            )
            hands = hands_with_fewer_tiles(hands, tile, surplus)
    for hand in hands:
        rest.subtract(dict(zip(EVERY_TILE, hand, strict=True) if hand else ()))
    drawn = evenly_shared_tile_hands(state.seed, rest, hands.count(None))
    state.tiles = [drawn.pop() if hand is None else [*hand] for hand in hands]


def hands_with_fewer_tiles(hands: Hands, tile: TileIndex, surplus: int) -> Hands:
    """Return the given hands without `surplus` tiles of a type, which are taken from the last seats first."""
    found: Hands = []
    for hand in reversed(hands):
        taken = min(surplus, hand[tile]) if hand else 0
        surplus -= taken
        found.insert(0, [count - taken * (at == tile) for at, count in enumerate(hand)] if hand else hand)
    return found


def evenly_shared_tile_hands(seed: int, rest: Counter[TileIndex], seats: int) -> list[list[int]]:
    """Return the remaining tiles, shared out by length as evenly as possible: by seat, in the order of TILES."""
    hands = [[0] * len(TILES) for _ in range(seats)]
    for length in LENGTHS if seats else ():
        pool = [tile for tile in rest.elements() if tile % len(LENGTHS) == length - 1]
        for place, tile in enumerate(shuffled(random_stream(seed, "fill", length), pool)):
            hands[place % seats][tile] += 1
    return hands


def give_usable_tile(state: State, position: Position) -> None:
    """If the active seat has no tile to go on with, trade it one from another hand, if neither hand is given."""
    hands = position_entries_by_seat(position, "tiles", state.players)
    open_hands = [held for held, named in zip(state.tiles, hands, strict=True) if named is None]
    own, wanted = state.tiles[state.turn], indexes_of_tiles_that_fit(state, position)
    if hands[state.turn] is not None or any(own[tile] for tile in wanted):
        return
    for tile, held in product(wanted, open_hands):
        if held[tile]:
            trade_tiles_between_hands(own, held, tile)
            return


def trade_tiles_between_hands(taker: list[int], giver: list[int], tile: TileIndex) -> None:
    """Move a tile from one hand to another, in exchange for one of the same length if there is any."""
    as_long = [other for other in range(tile % len(LENGTHS), len(TILES), len(LENGTHS)) if taker[other]]
    for other in as_long[:1]:
        taker[other] -= 1
        giver[other] += 1
    giver[tile] -= 1
    taker[tile] += 1


def indexes_of_tiles_that_fit(state: State, position: Position) -> list[TileIndex]:
    """Return the indexes in TILES of tiles with which the active seat can go on; empty after building."""
    if position.get("over") or position.get("choosing"):
        return []
    texts = [position["proposal"]] if "proposal" in position else placements_of_hand(state, [1] * len(TILES))
    return [PLACEMENTS[text].tile_index for text in texts]


def restore_past_votes(state: State, position: Position) -> Iterator[Finding]:
    """Restore the past votes, leaving out impossible ones."""
    for number, entry in enumerate(position.get("ballots", [])):
        ballot: Ballot = read_vote(entry)
        if finding := past_vote_finding(state, ballot, position, number):
            yield finding
            continue
        yield from impossible_past_vote_findings(state, ballot, position, number)
        squares = tuple(map(state.board.square_named, entry["squares"]))
        passed, before = (
            vote.is_vote_won(*vote.tally_votes(ballot.cards, ballot.jokers)),
            min(ballot.before, len(state.laid)),
        )
        state.ballots += (ballot._replace(squares=squares, passed=passed, before=before),)


def restore_voting_cards(state: State, position: Position) -> Iterator[Finding]:
    """Give the seats their voting cards: as given, else all that were not used."""
    for ballot in state.ballots:
        state.votes = vote.voting_cards_left(state.votes, ballot.cards)
    for seat, cards in enumerate(position_entries_by_seat(position, "votes", state.players)):
        if cards is not None and v.UNDECIDED_CARD not in cards:
            place = f"votes.{seat}"
            fix = rewriting_fix(position, {place: [*cards, v.UNDECIDED_CARD]})
            yield Finding("undecided_missing", place, vote.RETURNING_RULE, {"seat": seat}, fix)
        if cards is not None:
            state.votes[seat] = v.Cards(v.cards_as_bits(cards) | v.UNDECIDED)


def restore_targets(state: State, position: Position) -> Iterator[Finding]:
    """Give the seats their target cards, those not given drawn at random; in the variant, the main ones, too."""
    deal_targets(state)
    deck, size = (c.TARGETS, c.TARGETS_HELD) if state.two else (c.BUILDING_TYPES, 1)
    known: list[list[c.Target]] = []
    for seat, cards in enumerate(position_entries_by_seat(position, "targets", state.players)):
        finding = target_cards_finding(seat, position, deck, size, known) if cards else None
        if finding:
            yield finding
        known.append([] if finding or not cards else cards)
    main: Mains | None = position.get("main")
    for finding in main_target_findings(state, known, main, deck):
        yield finding
        main = None
    for seat, card in enumerate(main or ()):
        if card and card not in known[seat]:
            known[seat] = [*known[seat], card]
    named = [card for cards in known for card in cards]
    free = [card for card in shuffled(random_stream(state.seed, "targets"), deck) if card not in named]
    state.targets = tuple((*cards, *(free.pop(0) for _ in range(size - len(cards)))) for cards in known)
    state.main = tuple(restored_main_targets(state, position, main))


def restored_main_targets(state: State, position: Position, main: Mains | None) -> Iterator[c.Target]:
    """Yield each seat's main target; one not given is drawn, or NO_TARGET before the choice is due."""
    rng = random_stream(state.seed, "main")
    called = not state.two or position.get("over") or (blocked_kinds(state) and not position.get("choosing"))
    for cards, named in zip(state.targets, main or [None if called else c.NO_TARGET] * state.players, strict=True):
        drawn = pick_random(rng, cards)
        yield drawn if named is None else named


def restore_vote_under_way(state: State, position: Position) -> Iterator[Finding]:
    """Restore a vote under way with the cards laid and the jokers declared; leave out an impossible vote."""
    if finding := proposal_finding(state, position["proposal"]):
        yield finding
        return
    state.proposal = PLACEMENTS[position["proposal"]]
    for seat, cards in enumerate(map(v.cards_as_bits, position.get("chosen", [[]] * state.players))):
        if missing := cards & ~state.votes[seat]:
            place, params = f"chosen.{seat}", {"seat": seat, "cards": v.cards_of_bits(missing)}
            fix = rewriting_fix(position, {place: [*v.cards_of_bits(cards & state.votes[seat])]})
            yield Finding("vote_not_in_hand", place, vote.VOTING_RULE, params, fix)
        state.chosen[seat] = v.Cards(cards & state.votes[seat])
    state.phase = VOTING
    if position.get("revealed"):
        if all(state.chosen):
            state.phase = DECLARING
        else:
            late = tuple(seat for seat, cards in enumerate(state.chosen) if not cards)
            yield Finding("revealed_early", "revealed", vote.REVEALING_RULE, {"seats": late}, {"revealed": None})
    yield from restore_jokers(state, position)
    yield from vote_awaiting_nobody_findings(state, position)


def restore_jokers(state: State, position: Position) -> Iterator[Finding]:
    """Restore the jokers declared: after the reveal, clockwise, by seats that laid one."""
    given = position.get("jokers", [v.NOT_DECLARED] * state.players)
    state.jokers = [word if state.chosen[seat] & v.JOKER else v.NOT_DECLARED for seat, word in enumerate(given)]
    for seat, word in enumerate(given):
        if word and not state.jokers[seat]:
            place = f"jokers.{seat}"
            yield Finding(
                "joker_not_laid", place, vote.DECLARING_RULE, {"seat": seat}, rewriting_fix(position, {place: 0})
            )
    clockwise = [(state.turn + step) % state.players for step in range(state.players)]
    asked = [seat for seat in clockwise if state.chosen[seat] & v.JOKER]
    waiting = [seat for seat in asked if not state.jokers[seat]]
    if any(state.jokers) and state.phase == VOTING:
        yield Finding("joker_early", "jokers", vote.DECLARING_RULE, fix={"jokers": None})
    elif waiting and any(state.jokers[seat] for seat in asked[asked.index(waiting[0]) :]):
        yield Finding("joker_order", "jokers", vote.DECLARING_RULE, {"seat": waiting[0]}, {"jokers": None})
    else:
        return
    state.jokers = [v.NOT_DECLARED] * state.players


def vote_awaiting_nobody_findings(state: State, position: Position) -> Iterator[Finding]:
    """Yield a finding if no seat has to move in this vote: it is over, or its cards should be face up."""
    if seats_to_move(state):
        return
    if state.phase == VOTING and any(has_undeclared_joker(state, seat) for seat in range(state.players)):
        yield Finding("revealed_late", "revealed", vote.REVEALING_RULE, fix={"revealed": True})
        state.phase = DECLARING
    else:
        yield Finding("vote_over", "proposal", vote.WINNING_RULE, fix=NO_VOTE)
        state.proposal, state.phase = None, PLACING
        state.chosen, state.jokers = [v.NO_CARDS] * state.players, [v.NOT_DECLARED] * state.players
