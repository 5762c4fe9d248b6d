"""A state of Drunter & Drüber as JSON data, and back. What a position leaves out is filled in from its seed.

Where chance would leave the active seat without a tile to go on with, the filling is mended: a position is refused
only where no filling will do.

Keys (all may be missing):

- board: another board, as a text (see `board`)
- deal: true where the game is then set up as usual (tiles, targets, who begins); only `board` goes with it
- laid: the tiles on the board in order, each as "seat:placement", "0:r-3s"
- tiles: by seat the tiles held, in the order of TILES, null where open; `votes`: by seat the voting cards held
- targets: by seat the target cards, null where open; main: by seat the main one, "" for none yet
- turn: whose turn it is; turns: how many are over
- proposal: the placement voted on; chosen: by seat the cards laid, [] for none; jokers: by seat +1, -1 or 0;
  revealed: true once the cards are turned over
- choosing: true while the main targets are chosen; over: true after the end
- ballots: the votes that are over
"""

from collections.abc import Sequence
from typing import Any, Final

from engine.core.game import Position, Seat
from engine.core.rng import shuffled, stream
from engine.core.validation import bad, first_possible, flag, keyed, listed, whole, whole_list
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.board import BOARD, Board, read_board
from engine.games.drunter_drueber.rules.bridges import remove_blocked
from engine.games.drunter_drueber.rules.building import PLACEMENTS, TEXTS, can_place, covered
from engine.games.drunter_drueber.rules.position_tiles import provide_tile, restore_tiles
from engine.games.drunter_drueber.rules.reach import squares_of
from engine.games.drunter_drueber.rules.scoring import end_game
from engine.games.drunter_drueber.rules.setup import deal_targets, draw_starter
from engine.games.drunter_drueber.rules.state import (
    CHOOSING,
    DECLARING,
    OVER,
    PLACING,
    VOTING,
    Ballot,
    Laid,
    Placement,
    State,
    next_declarer,
    owing,
)
from engine.games.drunter_drueber.rules.vote import left_after, outhouse_among, tally

KEYS: Final = (
    *("board", "deal", "laid", "tiles", "votes", "targets", "main", "turn", "turns"),
    *("proposal", "chosen", "jokers", "revealed", "choosing", "over", "ballots"),
)


MANY: Final = 10**9
"""More turns than any game has."""


def position(state: State) -> Position:
    """Return the whole state; taken at a decision or after the end."""
    data: Position = {
        "laid": [f"{laid.seat}:{TEXTS[laid.placement]}" for laid in state.laid],
        "tiles": [list(counts) for counts in state.tiles],
        "votes": [list(c.cards_in(hand)) for hand in state.votes],
        "targets": [list(targets) for targets in state.targets],
        "main": list(state.main),
        "turn": state.turn,
        "turns": state.turns,
        "ballots": [ballot_data(state, ballot) for ballot in state.ballots],
        "choosing": state.phase == CHOOSING,
        "over": state.phase == OVER,
    }
    if state.board is not BOARD:
        data["board"] = state.board.text
    if state.proposal is not None:
        data["proposal"] = TEXTS[state.proposal]
        data["chosen"] = [list(c.cards_in(cards)) for cards in state.chosen]
        data["jokers"] = list(state.jokers)
        data["revealed"] = state.phase == DECLARING
    return data


def ballot_data(state: State, ballot: Ballot) -> dict[str, Any]:
    """Return a past vote as JSON data."""
    return {
        "seat": ballot.seat,
        "move": TEXTS[ballot.placement],
        "squares": [state.board.name(square) for square in ballot.squares],
        "cards": [list(c.cards_in(cards)) for cards in ballot.cards],
        "jokers": list(ballot.jokers),
        "passed": ballot.passed,
        "before": ballot.before,
    }


def is_deal(data: Position | None) -> bool:
    """Return whether the game is set up as usual, perhaps on another board."""
    if data is None:
        return True
    usual = flag(keyed(data, KEYS), "deal")
    if usual:
        keyed(data, ("board", "deal"))
    return usual


def board_of(data: Position | None) -> Board:
    """Return the board that a position names, or BOARD.

    Raises Refusal: "bad_position" for unknown keys or a board that is no text, else as `read_board` does.
    """
    if data is None or "board" not in keyed(data, KEYS):
        return BOARD
    if not isinstance(data["board"], str):
        raise bad("board")
    return read_board(data["board"])


def restore(state: State, data: Position) -> None:
    """Lay a bare state out as the position says; raise Refusal("bad_position") where it can't be."""
    lay_out(state, data if "turn" in data else {**data, "turn": possible_turn(state, data)})


def possible_turn(state: State, data: Position) -> Seat:
    """Return whose turn it is where the position does not say: drawn, else the next seat clockwise that may."""
    drawn = draw_starter(state)
    return first_possible(drawn, state.players, lambda seat: lay_out(state.clone(), {**data, "turn": seat}))


def lay_out(state: State, data: Position) -> None:
    """Lay a bare state out as a position says that names whose turn it is."""
    restore_laid(state, listed(data, "laid", None) or [])
    restore_tiles(state, data)
    state.ballots = tuple(read_ballot(state, each) for each in listed(data, "ballots", None) or [])
    restore_votes(state, data)
    restore_targets(state, data)
    state.turn = whole(data, "turn", 0, state.players - 1, 0)
    provide_tile(state, data)
    over = len(state.laid) + sum(not ballot.passed for ballot in state.ballots)
    state.turns = whole(data, "turns", 0, MANY, over)
    restore_phase(state, data)


def restore_laid(state: State, texts: Sequence[Any]) -> None:
    """Lay the tiles one after another, and remove blocked pawns.

    Raises Refusal("bad_position") for a text that is no tile, or a tile that does not fit.
    """
    for text in texts:
        seat, _, move = str(text).partition(":")
        placement = PLACEMENTS.get(move)
        if placement is None or seat not in map(str, range(state.players)) or not state.pawns[placement.pawn]:
            raise bad("laid")
        squares = squares_of(state, placement)
        if not squares:
            raise bad("laid")
        state.cover = covered(state.cover, placement, squares)
        state.laid.append(Laid(int(seat), placement, squares))
        state.pawns[placement.pawn] = squares[-1]
        remove_blocked(state, None)


def restore_votes(state: State, data: Position) -> None:
    """Give the seats their voting cards: those named, else all that were not used.

    Raises Refusal("bad_position") for a hand without the undecided card, which is never used up.
    """
    given = listed(data, "votes", state.players)
    if given is not None:
        state.votes = [read_cards(hand, "votes") for hand in given]
    else:
        for ballot in state.ballots:
            state.votes = left_after(state.votes, ballot.cards)
    if any("?" not in c.cards_in(hand) for hand in state.votes):
        raise bad("votes")


def read_cards(cards: Any, key: str) -> int:
    """Return a list of voting cards as a set of bits; raise Refusal("bad_position", place=key) if it is none."""
    if not isinstance(cards, list) or any(card not in c.CARDS for card in cards) or len(set(cards)) != len(cards):
        raise bad(key)
    return c.hand_of(cards)


def restore_targets(state: State, data: Position) -> None:
    """Give the seats their target cards: those named, the others drawn; in the variant, the main one too.

    Raises Refusal("bad_position") for cards that do not exist, come twice, or are not the seat's.
    """
    deal_targets(state)
    deck, size = (c.TARGETS, 2) if state.two else (c.TYPES, 1)
    given = listed(data, "targets", state.players) or [None] * state.players
    if any(targets is not None and (not isinstance(targets, list) or len(targets) != size) for targets in given):
        raise bad("targets")
    mains = listed(data, "main", state.players) or [""] * state.players
    known = [
        ([main] if main in deck else []) if targets is None else targets
        for targets, main in zip(given, mains, strict=True)
    ]
    named = [target for targets in known for target in targets]
    if any(target not in deck for target in named) or len(set(named)) != len(named):
        raise bad("targets")
    free = [target for target in shuffled(stream(state.seed, "targets"), deck) if target not in named]
    state.targets = tuple((*targets, *(free.pop(0) for _ in range(size - len(targets)))) for targets in known)
    usual = [""] * state.players if state.two else [targets[0] for targets in state.targets]
    main = listed(data, "main", state.players) or usual
    if any(one not in (*targets, *[""] * state.two) for one, targets in zip(main, state.targets, strict=True)):
        raise bad("main")
    state.main = tuple(main)


def read_ballot(state: State, data: Any) -> Ballot:
    """Return a past vote; raise Refusal("bad_position", place="ballots") if the data is none."""
    if not isinstance(data, dict) or set(data) != {"seat", "move", "squares", "cards", "jokers", "passed", "before"}:
        raise bad("ballots")
    names, cards = listed(data, "squares", None), listed(data, "cards", state.players)
    jokers = whole_list(listed(data, "jokers", state.players), "jokers", (-1, 0, 1))
    if str(data["move"]) not in PLACEMENTS or not names or not cards:
        raise bad("ballots")
    if any(str(name) not in state.board.names for name in names):
        raise bad("ballots")
    ballot = Ballot(
        whole(data, "seat", 0, state.players - 1, 0),
        PLACEMENTS[str(data["move"])],
        tuple(state.board.find(str(name)) for name in names),
        tuple(read_cards(each, "ballots") for each in cards),
        tuple(jokers),
        flag(data, "passed"),
        whole(data, "before", 0, len(state.laid), 0),
    )
    check_ballot(ballot)
    return ballot


def check_ballot(ballot: Ballot) -> None:
    """Raise Refusal("bad_position") unless the past vote can have been like this.

    Every seat laid a card, exactly those that laid a joker declared it, and it passed if there were as many yes as no.
    """
    yes, no = tally(ballot.cards, ballot.jokers)
    declared = all(bool(cards & c.JOKER) == bool(word) for cards, word in zip(ballot.cards, ballot.jokers, strict=True))
    if not all(ballot.cards) or not declared or ballot.passed != (yes >= no):
        raise bad("ballots")


def restore_phase(state: State, data: Position) -> None:
    """Set what the game waits for: a placement, votes, a joker's meaning, main targets, or nothing more.

    Raises Refusal("bad_position") for what cannot be due in this state.
    """
    able = [seat for seat in range(state.players) if can_place(state, seat)]
    settled = all(state.main)
    check_vote_keys(data)
    if flag(data, "over"):
        if able or not settled:
            raise bad("over")
        end_game(state, None)
    elif flag(data, "choosing"):
        if settled or (able and building_kinds(state) == set(c.PAWN_KINDS)):
            raise bad("choosing")
        state.phase = CHOOSING
    elif "proposal" in data:
        restore_vote(state, data)
    elif state.turn not in able:
        raise bad("turn")
    if state.phase in (PLACING, VOTING, DECLARING) and not settled:
        check_main_open(state)


def check_vote_keys(data: Position) -> None:
    """Raise Refusal("bad_position") for a key that belongs to a vote when there is no proposal."""
    for key in ("chosen", "jokers", "revealed"):
        if key in data and "proposal" not in data:
            raise bad(key)


def check_main_open(state: State) -> None:
    """Raise Refusal("bad_position") if a main target is set already, or a kind is blocked: then all are set or due."""
    if any(state.main) or building_kinds(state) != set(c.PAWN_KINDS):
        raise bad("main")


def building_kinds(state: State) -> set[int]:
    """Return the kinds that still have a pawn."""
    return {kind for kind, square in zip(c.PAWN_KINDS, state.pawns, strict=True) if square}


def restore_vote(state: State, data: Position) -> None:
    """Set a vote under way: who has laid which cards, and what jokers were declared.

    Raises Refusal("bad_position") for a proposal that cannot be made, or cards that a seat does not hold.
    """
    placement = PLACEMENTS.get(str(data["proposal"]))
    if placement is None or not held(state, placement) or not outhouse_among(state.board, squares_of(state, placement)):
        raise bad("proposal")
    state.proposal = placement
    chosen = listed(data, "chosen", state.players)
    state.chosen = state.chosen if chosen is None else [read_cards(cards, "chosen") for cards in chosen]
    if any(cards & ~hand for cards, hand in zip(state.chosen, state.votes, strict=True)):
        raise bad("chosen")
    jokers = listed(data, "jokers", state.players)
    state.jokers = [0] * state.players if jokers is None else whole_list(jokers, "jokers", (-1, 0, 1))
    state.phase = DECLARING if flag(data, "revealed") else VOTING
    check_jokers(state)
    if not owing(state):
        raise bad("chosen")


def held(state: State, placement: Placement) -> bool:
    """Return whether the active seat holds the tile of a placement, at a pawn that is left."""
    tile = c.tile_index(c.PAWN_KINDS[placement.pawn], placement.length)
    return bool(state.pawns[placement.pawn] and state.tiles[state.turn][tile])


def check_jokers(state: State) -> None:
    """Raise Refusal("bad_position") unless jokers were declared after the reveal, clockwise, by those who laid one."""
    declared = [seat for seat, word in enumerate(state.jokers) if word]
    laid = [(state.turn + step) % state.players for step in range(state.players)]
    laid = [seat for seat in laid if state.chosen[seat] & c.JOKER]
    revealed = state.phase == DECLARING
    if {*declared} != {*laid[: len(declared)]} or (declared and not revealed):
        raise bad("jokers")
    if revealed and (not all(state.chosen) or not next_declarer(state)):
        raise bad("revealed")
