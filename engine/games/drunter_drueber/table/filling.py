"""Laying out a position of Drunter & Drüber, with everything that it leaves out filled in.

The order is: tiles on the board and in the hands, past votes, voting cards, target cards, a vote under way. The
function for each part yields a finding for everything impossible, and mends it at once as the finding's fix would.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Final

from engine.core.game import Position, Refusal
from engine.core.rng import Random, pick_random, random_stream, shuffled
from engine.core.schema import Finding, impossible, position_entries_by_seat, removing_fix, rewriting_fix
from engine.games.drunter_drueber.rules import building, vote
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import state as s
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.bridges import refuse_removed_pawn, remove_blocked_pawns
from engine.games.drunter_drueber.rules.building import PLACEMENTS, TEXTS
from engine.games.drunter_drueber.rules.components import EVERY_TILE, LENGTHS, TILES, TileIndex
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.setup import deal_targets
from engine.games.drunter_drueber.rules.variant import blocked_kinds
from engine.games.drunter_drueber.table import moment
from engine.games.drunter_drueber.table.pieces import TILE_SUPPLY, read_tile, read_vote

MOST_CARDS_TRIED: Final = 2
"""The largest number of voting cards that are tried for a seat whose cards are not given; the smallest is one."""
WHOLE_HANDS: Final = {2: v.NO, 3: v.YES}
"""By the seed, for what all seats lay whatever they can where their cards are not given: chance would hardly do so."""

Hands = list[list[int] | None]
"""The tiles held by each seat, None if not given."""


def restore_laid_tiles(state: s.State, position: Position) -> Iterator[Finding]:
    """Lay the tiles one after another, and remove blocked pawns; the first that does not fit ends it."""
    left, texts = tiles_not_on_board(state), position.get("laid", [])
    for number, (seat, placement) in enumerate(map(read_tile, texts)):
        place, fix, tile = f"laid.{number}", {"laid": texts[:number]}, placement.tile_index
        try:
            refuse_removed_pawn(state, placement.pawn)
            building.refuse_tile_without_room(state, placement)
        except Refusal as refusal:
            params = {"number": number + 1, "move": TEXTS[placement], "why": f"refused.{refusal.code}"}
            yield Finding("tile_refused", place, refusal.rule, {**refusal.params, **params}, fix)
            return
        if left[tile] == 0:
            params = {"number": number + 1, "tile": TILES[tile], "most": TILE_SUPPLY.pieces.count(tile)}
            yield Finding("tile_too_many", place, params=params, fix=fix)
            return
        left[tile] -= 1
        squares = squares_of_placement(state, placement)
        state.cover = building.board_cover_after_tile(state.cover, placement, squares)
        state.laid.append(s.Laid(seat, placement, squares))
        state.pawns[placement.pawn] = building.free_end(squares)
        remove_blocked_pawns(state, None)


def tiles_not_on_board(state: s.State) -> Counter[TileIndex]:
    """Return how many tiles of each type are not on the board, by index in TILES."""
    return Counter(TILE_SUPPLY.left(laid.placement.tile_index for laid in state.laid))


def restore_tiles(state: s.State, position: Position) -> Iterator[Finding]:
    """Give the seats their given hands, and fill the others from the rest of the STOCK."""
    given: Hands = position_entries_by_seat(position, "tiles", state.players)
    hands, rest = given, tiles_not_on_board(state)
    for tile in EVERY_TILE:
        surplus, most = sum(hand[tile] for hand in given if hand) - rest[tile], TILE_SUPPLY.pieces.count(tile)
        if surplus > 0:
            params, fewer = {"tile": TILES[tile], "count": most + surplus, "most": most}, hands_with_fewer_tiles
            yield Finding("tiles_too_many", "tiles", params=params, fix={"tiles": fewer(given, tile, surplus)})
            hands = fewer(hands, tile, surplus)
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


def give_usable_tile(state: s.State, position: Position) -> None:
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


def indexes_of_tiles_that_fit(state: s.State, position: Position) -> list[TileIndex]:
    """Return the indexes in TILES of tiles with which the active seat can go on; empty after building."""
    if position.get("over") or position.get("choosing"):
        return []
    texts = [position["proposal"]] if "proposal" in position else building.placements_of_hand(state, [1] * len(TILES))
    return [PLACEMENTS[text].tile_index for text in texts]


def restore_past_votes(state: s.State, position: Position) -> Iterator[Finding]:
    """Restore the past votes, leaving out impossible ones."""
    for number, entry in enumerate(position.get("ballots", ())):
        ballot, place, laid = read_vote(entry), f"ballots.{number}", len(state.laid)
        if fault := moment.past_vote_fault(state, ballot, entry["squares"]):
            part, rule = fault
            yield impossible(f"{place}.{part}", rule, removing_fix(position, place))
            continue
        if ballot.before > laid:
            before, params = f"{place}.before", {"number": number + 1, "count": laid}
            yield Finding("vote_before", before, params=params, fix=rewriting_fix(position, {before: laid}))
        squares = tuple(map(state.board.square_named, entry["squares"]))
        state.ballots += (ballot._replace(squares=squares, before=min(ballot.before, laid)),)


def restore_voting_cards(state: s.State, position: Position) -> Iterator[Finding]:
    """Give the seats their voting cards: as given, else all that were not used."""
    for ballot in state.ballots:
        state.votes = vote.voting_cards_left(state.votes, ballot.cards)
    for seat, cards in enumerate(position_entries_by_seat(position, "votes", state.players)):
        if cards is not None and v.UNDECIDED_CARD not in cards:
            place = f"votes.{seat}"
            fix = rewriting_fix(position, {place: [*cards, v.UNDECIDED_CARD]})
            yield impossible(place, vote.RETURNING_RULE, fix)
        if cards is not None:
            state.votes[seat] = v.Cards(v.cards_as_bits(cards) | v.UNDECIDED)


def restore_targets(state: s.State, position: Position) -> Iterator[Finding]:
    """Give the seats their target cards, those not given drawn at random; in the variant, the main ones, too."""
    deal_targets(state)
    deck, size = (c.TARGETS, c.TARGETS_HELD) if state.options.goals == "two" else (c.BUILDING_TYPES, 1)
    known: list[list[c.Target]] = []
    for seat, cards in enumerate(position_entries_by_seat(position, "targets", state.players)):
        finding = moment.target_cards_finding(seat, position, deck, size, known) if cards else None
        if finding:
            yield finding
        known.append([] if finding or not cards else cards)
    main: moment.Mains | None = position.get("main")
    for finding in moment.main_target_findings(state, known, main, deck):
        yield finding
        main = None
    for seat, card in enumerate(main or ()):
        if card and card not in known[seat]:
            known[seat] = [*known[seat], card]
    named = [card for cards in known for card in cards]
    free = [card for card in shuffled(random_stream(state.seed, "targets"), deck) if card not in named]
    state.targets = tuple((*cards, *(free.pop(0) for _ in range(size - len(cards)))) for cards in known)
    state.main = tuple(restored_main_targets(state, position, main))


def restored_main_targets(state: s.State, position: Position, main: moment.Mains | None) -> Iterator[c.Target]:
    """Yield each seat's main target; one not given is drawn, or NO_TARGET before the choice is due."""
    rng = random_stream(state.seed, "main")
    due = blocked_kinds(state) and not position.get("choosing")
    called = state.options.goals == "one" or position.get("over") or due
    for cards, named in zip(state.targets, main or [None if called else c.NO_TARGET] * state.players, strict=True):
        drawn = pick_random(rng, cards)
        yield drawn if named is None else named


def restore_vote_under_way(state: s.State, position: Position) -> Iterator[Finding]:
    """Restore a vote under way with the cards laid and the jokers declared; leave out an impossible vote."""
    if finding := moment.proposal_finding(state, position["proposal"]):
        yield finding
        return
    state.proposal = PLACEMENTS[position["proposal"]]
    for seat, cards in enumerate(map(v.cards_as_bits, position.get("chosen", [[]] * state.players))):
        if missing := cards & ~state.votes[seat]:
            place, params = f"chosen.{seat}", {"seat": seat, "cards": v.cards_of_bits(missing)}
            fix = rewriting_fix(position, {place: [*v.cards_of_bits(cards & state.votes[seat])]})
            yield Finding("vote_not_in_hand", place, vote.VOTING_RULE, params, fix)
        state.chosen[seat] = v.Cards(cards & state.votes[seat])
    state.phase = s.DECLARING if position.get("revealed") else s.VOTING
    if state.phase == s.DECLARING and not all(state.chosen):
        yield impossible("revealed", vote.REVEALING_RULE)
        state.phase = s.VOTING
    state.jokers = [*position.get("jokers", state.jokers)]
    if not are_jokers_declared_clockwise(state):
        yield impossible("jokers", vote.DECLARING_RULE)
        state.jokers = [v.NOT_DECLARED] * state.players
    if s.seats_to_move(state):
        return
    if state.phase == s.VOTING and any(s.has_undeclared_joker(state, seat) for seat in range(state.players)):
        yield impossible("revealed", vote.REVEALING_RULE, {"revealed": True})
        state.phase = s.DECLARING
    else:
        yield Finding("vote_over", "proposal", vote.WINNING_RULE, fix=moment.NO_VOTE)
        state.proposal, state.phase = None, s.PLACING
        state.chosen, state.jokers = [v.NO_CARDS] * state.players, [v.NOT_DECLARED] * state.players


def are_jokers_declared_clockwise(state: s.State) -> bool:
    """Return whether the jokers are declared after the reveal, clockwise, and by seats that laid one alone."""
    clockwise = [(state.turn + step) % state.players for step in range(state.players)]
    declared = [bool(state.jokers[seat]) for seat in clockwise if state.chosen[seat] & v.JOKER]
    in_turn = state.phase == s.DECLARING and declared == sorted(declared, reverse=True)
    return not any(state.jokers) or (in_turn and sum(declared) == sum(map(bool, state.jokers)))


def hands_of_size(hand: v.Cards, size: int | None) -> Sequence[v.Cards]:
    """Return each hand of so many of these voting cards; "…?" is always among them. None: the hand itself."""
    if size is None:
        return [hand]
    others = v.cards_of_bits(v.Cards(hand & ~v.UNDECIDED))
    return [v.Cards(v.cards_as_bits(held) | v.UNDECIDED) for held in combinations(others, size - 1)] or [hand]


def drawn_ballot(rng: Random, hands: Sequence[v.Cards], seed: int) -> str:
    """Return voting cards that a seat with one of these hands may lay: MOST_CARDS_TRIED, or all of WHOLE_HANDS."""
    if seed in WHOLE_HANDS:
        ballots = [v.largest_ballot(hand, WHOLE_HANDS[seed]) for hand in hands]
        return max(ballots, key=lambda text: v.vote_count_of_hand(v.BALLOTS[text]))
    hand = hands[0] if len(hands) == 1 else pick_random(rng, hands)
    few = [text for text in v.ballots_of_hand(hand) if len(v.cards_of_bits(v.BALLOTS[text])) <= MOST_CARDS_TRIED]
    return pick_random(rng, few)
