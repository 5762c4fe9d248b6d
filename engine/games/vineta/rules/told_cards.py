"""Cards told one by one at a real table: each has its place in a seat's own deck, and a target if it needs one."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations, repeat
from typing import Final

from engine.core.following import JOIN, Ask, Choice
from engine.core.game import Log, Refusal, Seat
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import houses, length, notation
from engine.games.vineta.rules.card_table import TABLE, carry_card_out, decision_kind_of_card, parse_target_of_card
from engine.games.vineta.rules.city import refuse_sunk_district, remaining_districts_in_state
from engine.games.vineta.rules.currents import authority_moves
from engine.games.vineta.rules.hand import discard_chosen_card, discard_void_card, log_card_reveal
from engine.games.vineta.rules.notation import HouseMove, Relocation
from engine.games.vineta.rules.state import ACTING, CHOOSING, NO_CARD, State, acting_seat, house_counts_on_district
from engine.games.vineta.rules.told_choices import card_of_word, district_choice, may_have_card, refusal_by

JOINTS: Final = {c.WIND: ">", c.HOPE: ">", c.RESCUE: ">", c.PANIC: ">", c.RELOCATION: "="}
"""Between the two words that tell a move of each of these cards; those of other cards are told in one word."""
MOVES_HOUSES: Final = frozenset({c.HOPE, c.RESCUE, c.PANIC, c.RELOCATION})
"""The cards of which nothing more is told where the houses are not kept."""


def lay_told_card(state: State, words: Sequence[str], log: Log[State] | None, *, kept: bool) -> Sequence[str]:
    """Let the acting seat turn a card over that it may have, and carry it out as far as words tell.

    `kept`: whether it is known where houses are. Returns the words of half a move. The card is carried out once the
    seat has none before it. Raises Refusal for a target that is illegal.
    """
    if state.phase == CHOOSING:
        lay_made_up_cards(state)
    seat, card = acting_seat(state), card_of_word(words[0])
    exchange_made_up_card(state, seat, card)
    log_card_reveal(state, seat, log)
    if card not in TABLE:
        length.lay_more_or_less_card(state, seat, log)
    elif card in MOVES_HOUSES and not kept:
        discard_chosen_card(state, seat)
    elif not TABLE[card].has_target(state):
        discard_void_card(state, seat, log)
    moves, half = moves_and_half(card, words[1:])
    for move in map(notation.canonical_move_text, moves):
        TABLE[card].refuse(state, seat, parse_target_of_card(card, move))
        carry_card_out(state, seat, move, log)
    return half


def lay_made_up_cards(state: State) -> None:
    """Let every seat lay a card face down; which one is made up."""
    state.phase = ACTING
    for seat, hand in enumerate(state.hands):
        state.chosen[seat] = hand.pop()


def exchange_made_up_card(state: State, seat: Seat, card: c.Card) -> None:
    """Let the card before a seat be this one, and the made-up one be where this one was made up to be."""
    before = state.chosen[seat]
    if before != card:
        cards = state.hands[seat] if card in state.hands[seat] else state.piles[seat]
        cards[cards.index(card)] = before
        state.chosen[seat] = card


def moves_and_half(card: c.Card, words: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Return the moves that words tell, and the words of half a move.

    The houses of a rescue are told together, then where they go; of a panic the first house and where it goes, then
    each other one with where it goes.
    """
    if card not in JOINTS:
        return words, ()
    if len(words) < 2:
        return (), words
    moves = [JOINTS[card].join((house, words[1])) for house in words[0].split(JOIN)]
    return (*moves, *words[2:]), ()


def words_of_moves(card: c.Card, moves: Sequence[str]) -> Sequence[str]:
    """Return the words that tell the moves of a card."""
    if card not in JOINTS or not moves:
        return moves
    pairs = [move.split(JOINTS[card]) for move in moves]
    if card == c.RESCUE:
        return JOIN.join(sorted((house for house, _ in pairs), key=lambda house: c.COLOURS.index(house[0]))), pairs[0][
            1
        ]
    return (*pairs[0], *moves[1:])


def next_ask_of_card(state: State, words: Sequence[str], *, kept: bool) -> Ask | None:
    """Return what is to be told after the name of a card and some words of its moves, None once it is carried out.

    None also after a card that the seat cannot have, or a target that is illegal.
    """
    told = state.clone()
    seat = acting_seat(told)
    if not may_have_card(told, seat, card_of_word(words[0])):
        return None
    try:
        half = lay_told_card(told, words, None, kept=kept)
    except Refusal:
        return None
    if told.chosen[seat] == NO_CARD:
        return None
    card = told.chosen[seat]
    kind, choices = targets_as_choices(told, seat, card, half)
    otherwise = partial(refusal_of_word, told, card)
    return Ask(kind, tuple(choices), seat, {"card": c.CARDS[card], **values_of_house(told, half)}, otherwise=otherwise)


def values_of_house(state: State, half: Sequence[str]) -> Mapping[str, object]:
    """Return what a question about houses names: those that move, or their district; or which one of how many it is."""
    if half and half[0].partition(JOIN)[0] in notation.HOUSE_PLACEMENTS:
        houses_told = half[0].split(JOIN)
        return {"house": c.COLOURS[notation.HOUSE_PLACEMENTS[houses_told[0]].colour], "houses": tuple(houses_told)}
    if half and half[0] in notation.DISTRICT_BY_NAME:
        return {"district": half[0]}
    if moving := state.moving:
        before = moving.used.bit_count()
        return {"number": before + 1, "count": before + moving.left}
    return {}


def refusal_of_word(state: State, card: c.Card, word: str) -> Refusal | None:
    """Return why a word names nothing that a card can move or go to: a district that has sunk, a house not there."""
    rule = houses.RULES.get(card, "")
    for part in (each for joined in word.split(JOIN) for each in joined.split(">")):
        colour, place = notation.HOUSE_PLACEMENTS.get(part, (None, notation.DISTRICT_BY_NAME.get(part)))
        if place is None:
            return None
        if refusal := refusal_by(refuse_sunk_district, state.sunk, place, rule):
            return refusal
        if colour is not None and house_counts_on_district(state, place)[colour] < word.count(part):
            names = {"colour": c.COLOURS[colour], "district": c.DISTRICTS[place]}
            return Refusal("no_house", rule, **names)
    return None


def targets_as_choices(state: State, seat: Seat, card: c.Card, half: Sequence[str]) -> tuple[str, Sequence[Choice]]:
    """Return the kind of the ask for a card's target, or for the other half of one, and its choices."""
    entry = TABLE[card]
    if card == c.AUTHORITY:
        return "authority", [Choice(move, "move", move) for move in authority_moves(state)]
    if card in (c.WIND, c.CALM):
        return flood_cards_as_choices(state, card, half)
    if entry.shape is HouseMove:
        return houses_as_choices(state, seat, card, half)
    places = c.EVERY_DISTRICT
    if half:
        swaps = (Relocation(notation.DISTRICT_BY_NAME[half[0]], place) for place in places)
        return "swap_with", list(
            map(district_choice, places, (refusal_by(entry.refuse, state, seat, swap) for swap in swaps))
        )
    refuse = partial(entry.refuse, state, seat) if card != c.RELOCATION else partial(entry.refuse_source, state)
    kind = decision_kind_of_card(card) if card != c.RELOCATION else "swap"
    return kind, [district_choice(place, refusal_by(refuse, place)) for place in places]


def flood_cards_as_choices(state: State, card: c.Card, half: Sequence[str]) -> tuple[str, Sequence[Choice]]:
    """Return the kind and the choices of which flood card a wind or a calm sea takes, or where the wind takes it."""
    if half:
        moves = [notation.parse_target_text(f"{half[0]}>{name}") for name in c.DISTRICTS]
        refusals = [refusal_by(TABLE[card].refuse, state, 0, move) for move in moves]
        return "wind_to", list(map(district_choice, c.EVERY_DISTRICT, refusals))
    found = [
        Choice(text, "flood_at", (text, flood.waves), group=flood.seat)
        for series in state.series
        for text, flood in zip(notation.FLOOD_TEXTS[series.district], series.floods, strict=False)
    ]
    return c.CARDS[card], sorted(found, key=lambda choice: choice.group or 0)


def houses_as_choices(state: State, seat: Seat, card: c.Card, half: Sequence[str]) -> tuple[str, Sequence[Choice]]:
    """Return the kind and the choices of which houses a card moves, of where they go, or of both."""
    if half:
        ends = ends_as_choices(state, seat, card, half[0], c.EVERY_DISTRICT)
        return "houses_to" if JOIN in half[0] else "house_to", ends
    if state.moving:
        return "next_house", list(next_moves_as_choices(state, seat, card, state.moving.source))
    kind, count = ("rescued", houses.HOUSES_MOVED[card]) if card == c.RESCUE else ("house", 1)
    return kind, [
        house_choice(source, letters, refusal_of_source(state, card, source), counts)
        for source in remaining_districts_in_state(state)
        for counts in [Counter(letters_of_houses(state, source))]
        for letters in dict.fromkeys(combinations(counts.elements(), min(count, counts.total())))
        if letters
    ]


def letters_of_houses(state: State, place: c.District) -> Iterator[str]:
    """Yield the letter of the colour of each house on a district."""
    for letter, count in zip(c.COLOURS, house_counts_on_district(state, place), strict=True):
        yield from repeat(letter, count)


def house_choice(
    source: c.District, letters: Sequence[str], refusal: Refusal | None, counts: Mapping[str, int]
) -> Choice:
    """Return the choice of the houses of these colours on a district, which has so many of each colour."""
    spots = tuple(f"{letter}:{c.DISTRICTS[source]}" for letter in letters)
    under = ("district", c.DISTRICTS[source])
    if len(letters) > 1:
        return Choice(JOIN.join(spots), "house_set", letters, refusal, spots=spots, under=under)
    return Choice(spots[0], "house_count", (letters[0], counts[letters[0]]), refusal, spots=spots, under=under)


def ends_as_choices(state: State, seat: Seat, card: c.Card, word: str, ends: Sequence[c.District]) -> Sequence[Choice]:
    """Return for each of these districts the choice that houses of one district go there, by the word for these."""
    colour, source = notation.HOUSE_PLACEMENTS[word.partition(JOIN)[0]]
    moves = [HouseMove(colour, source, end) for end in ends]
    return [
        district_choice(end, refusal_by(TABLE[card].refuse, state, seat, move))
        for end, move in zip(ends, moves, strict=True)
    ]


def next_moves_as_choices(state: State, seat: Seat, card: c.Card, source: c.District) -> Iterator[Choice]:
    """Yield the choices of which house leaves next and where it goes, those of a colour under it."""
    ends = [place for place in remaining_districts_in_state(state) if place != source]
    for letter, count in Counter(letters_of_houses(state, source)).items():
        house = f"{letter}:{c.DISTRICTS[source]}"
        for choice in ends_as_choices(state, seat, card, house, ends):
            word, spots = f"{house}>{choice.word}", (house, choice.word)
            yield replace(choice, word=word, spots=spots, under=("house_count", (letter, count)))


def refusal_of_source(state: State, card: c.Card, source: c.District) -> Refusal | None:
    """Return why a card moves no house from here, None if it may; that its only target is here is a reason."""
    refusal = refusal_by(houses.refuse_illegal_source, state, card, source)
    if refusal or houses.target_districts_from_source(state, card, source):
        return refusal
    return refusal_by(houses.refuse_illegal_target, state, card, HouseMove(c.Colour(0), source, source))
