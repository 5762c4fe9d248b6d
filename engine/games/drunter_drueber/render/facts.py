"""What lies before a seat, once for all who tell it: drawn in its panel, said of it, explained in its legend."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.core import render
from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, tag
from engine.core.render import counted_text, fact_in_words
from engine.core.table.facts import Fact, legend_html
from engine.games.drunter_drueber.render import pieces
from engine.games.drunter_drueber.render.marks import (
    POINTS_ASKED,
    TILES_ASKED,
    VOTES_ASIDE,
    VOTES_ASKED,
    name_of_tile_count_mark,
)
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import scoring
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.state import Ballot
from engine.games.drunter_drueber.rules.view import FACE_DOWN, UNSEEN, View

STOCK_BOX: Final = "-10 -10 20 68"
"""The view box of a panel's column of tile kinds, one below the other."""
KIND_BOX: Final = "-10 -10 20 20"
"""The view box of one of them."""


def facts_of_seat(view: View, texts: Texts, seat: Seat, news: Sequence[str] = ()) -> Iterator[Fact]:
    """Yield what lies before a seat, in the order in which it is said and explained.

    Of tiles and votes that are not told, nothing is drawn: numbers would look as if they were.
    """
    held = view.votes[seat]
    untold = {field: f"{field}.{seat}" in view.untold for field in ("votes", "targets", "tiles", "cards")}
    targets = tag("span", target_cards_html(view, texts, seat), class_=("tg", untold["targets"] and render.UNTOLD))
    yield Fact(targets, targets_in_words(view, texts, seat), "targets")
    counts = held_tile_counts_html if TILES_ASKED in news else tile_counts_html
    stock = tag("span", counts(seat, view.tiles[seat], news), class_=("ts", TILES_ASKED in news and "few"))
    yield Fact(NOTHING if untold["tiles"] else stock, tiles_in_words(view, texts, seat), "stock")
    if VOTES_ASKED in news:
        kept = tag("span", map(pieces.voting_card_html, v.cards_of_bits(held)), class_="kept")
        yield Fact(NOTHING, "", "sum")
        yield Fact(kept, kept_voting_cards_in_words(held, texts), "votes")
    else:
        yield from facts_of_votes_in_hand(held, texts, untold, aside=VOTES_ASIDE in news)
    yield Fact(laid_voting_cards_html(view, texts, seat), laid_voting_cards_in_words(view, texts, seat), "laid")
    proposes = view.proposal and seat == view.turn and "turn" not in view.untold
    yield Fact(NOTHING, texts["render.proposes"] if proposes else "")
    points = NOTHING if POINTS_ASKED in news else target_points_html(view, texts, seat)
    yield Fact(points, "", "points")


def facts_of_votes_in_hand(held: v.Cards, texts: Texts, untold: Mapping[str, bool], *, aside: bool) -> Iterator[Fact]:
    """Yield how many votes a seat holds, and the cards that bear them; `aside`: the total is not drawn."""
    votes = v.vote_count_of_hand(held)
    total = NOTHING if aside or untold["votes"] else tag("b", counted_text(texts, "held", votes), class_="sum")
    yield Fact(total, texts["render.votes_untold"] if untold["votes"] else counted_text(texts, "votes", votes), "sum")
    cards = NOTHING if untold["votes"] or untold["cards"] else tag("span", votes_in_hand_html(held, texts), class_="vl")
    yield Fact(cards, "", "votes")


def kept_voting_cards_in_words(held: v.Cards, texts: Texts) -> str:
    """Return the voting cards that a seat still holds, in words."""
    return texts["render.kept"].format(cards=", ".join(pieces.PRINT[card] for card in v.cards_of_bits(held)))


def seat_legend_html(view: View, texts: Texts, _names: Sequence[str], seat: Seat) -> Html:
    """Return a list of what a seat's panel shows."""
    return tag("div", legend_html(facts_of_seat(view, texts, seat), texts), class_="dd")


def target_cards_html(view: View, texts: Texts, seat: Seat) -> Iterator[Html]:
    """Yield a seat's target cards, face down if the viewer may not see them, with the main one highlighted."""
    main = view.main[seat]
    for place, each in enumerate(view.targets[seat]):
        seen = each != UNSEEN and not is_target_hidden(view, seat)
        drawing = render.with_piece_name_attribute(
            pieces.target_card_html(each, texts) if seen else pieces.target_card_back_html(),
            "target-card",
            f"target-{seat}",
            each if seen else "",
        )
        chosen = view.options.goals == "two" and main and (main == each if seen else place == 0)
        yield tag("span", drawing, class_="main") if chosen else drawing


def is_target_hidden(view: View, seat: Seat) -> bool:
    """Return whether the target cards of a seat are not told, nor shown at the end."""
    return f"targets.{seat}" in view.untold and view.phase != "over"


def targets_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return the target cards of a seat in words, as far as the viewer may know them."""
    targets, main = view.targets[seat], view.options.goals == "two" and view.main[seat]
    if UNSEEN in targets or is_target_hidden(view, seat):
        return texts[f"render.target{'s' * (len(targets) > 1)}_hidden{'_main' * bool(main)}"]
    named = [texts[f"render.target_{target}"] for target in targets]
    if main:
        named = [
            texts["render.target_main"].format(target=name) if target == main else name
            for target, name in zip(targets, named, strict=True)
        ]
    said = texts["render.target_said"].format(targets=texts["render.and"].join(named))
    return fact_in_words(said, f"targets.{seat}" in view.untold, texts)


def tile_counts_html(seat: Seat, tiles: Sequence[int], news: Sequence[str] = ()) -> Iterator[Html]:
    """Yield a row for each kind of tile: by length, which CSS draws above, their number; that just laid is marked."""
    yield render.svg("tk", STOCK_BOX, pieces.use("k"))
    for kind in c.EVERY_KIND:
        yield from tile_numbers_html(seat, tiles, kind, news)


def held_tile_counts_html(seat: Seat, tiles: Sequence[int], news: Sequence[str]) -> Iterator[Html]:
    """Yield such a row for each kind of which the seat has a tile."""
    for kind in c.EVERY_KIND:
        if any(c.tile_counts_of_kind(tiles, kind)):
            yield render.svg("tk", KIND_BOX, pieces.use(f"{c.KINDS[kind]}1"))
            yield from tile_numbers_html(seat, tiles, kind, news)


def tile_numbers_html(seat: Seat, tiles: Sequence[int], kind: c.Kind, news: Sequence[str]) -> Iterator[Html]:
    """Yield the numbers of tiles of a kind, by length."""
    for length in c.LENGTHS:
        at = c.tile_index(kind, length)
        tile, count = c.TILES[at], tiles[at]
        number = tag("i", count or "·", class_=name_of_tile_count_mark(tile, seat) in news and "nw")
        yield render.with_piece_name_attribute(number, "tile", f"stock-{seat}", tile, count) if count else number


def tiles_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return the tiles of a seat in words: by kind, how many of each length; and whether they were not told."""
    if f"tiles.{seat}" in view.untold:
        return texts["render.tiles_untold"]
    kinds = [
        texts["render.tiles_kind"].format(
            kind=texts[f"render.kind_{name}"], counts=texts["render.joint"].join(map(str, counts))
        )
        for kind, name in zip(c.EVERY_KIND, c.KINDS, strict=True)
        if any(counts := c.tile_counts_of_kind(view.tiles[seat], kind))
    ]
    if not kinds:
        return texts["render.no_tiles"]
    return texts["render.tiles_said"].format(tiles=texts["render.and"].join(kinds))


def votes_in_hand_html(hand: v.Cards, texts: Texts) -> Iterator[Html]:
    """Yield the voting cards that a seat still holds, grouped: those for yes, those for no, the joker."""
    for sign, word in ((1, "yes"), (-1, "no")):
        held = (abs(worth) if hand >> bit & 1 else "·" for bit, worth in enumerate(v.WORTH) if worth * sign > 0)
        yield tag("i", texts[f"render.{word}"], tag("b", held), class_=word[0])
    yield tag("i", tag("b", f"±{v.JOKER_VOTES}" if hand & v.JOKER else "·"), class_="j")


def laid_voting_cards_html(view: View, texts: Texts, seat: Seat) -> Html:
    """Return the voting cards that a seat has laid, face down or up, with what its joker means."""
    chosen = view.chosen[seat]
    if not chosen:
        return NOTHING
    if chosen == FACE_DOWN:
        return tag(
            "span", render.with_piece_name_attribute(tag("i", class_="dv bk"), "vote-card", f"laid-{seat}"), class_="vs"
        )
    cards = (
        render.with_piece_name_attribute(pieces.voting_card_html(each), "vote-card", f"laid-{seat}", each)
        for each in v.cards_of_bits(chosen)
    )
    untold = f"chosen.{seat}" in view.untold and render.UNTOLD
    return tag("span", cards, declared_joker_html(view.jokers[seat], texts), class_=("vs", untold))


def cards_of_last_vote_html(view: View, texts: Texts, seat: Seat) -> Html:
    """Return the voting cards that a seat laid in the vote before this decision; NOTHING where there was none."""
    ballot = vote_just_held(view)
    if ballot is None:
        return NOTHING
    cards = (
        render.with_piece_name_attribute(pieces.voting_card_html(each), "vote-card", f"laid-{seat}", each)
        for each in v.cards_of_bits(ballot.cards[seat])
    )
    return tag("span", cards, declared_joker_html(ballot.jokers[seat], texts), class_="vs was")


def declared_joker_html(side: v.Side, texts: Texts) -> Html:
    """Return what a joker has been declared as; NOTHING for none."""
    word = v.WORD_OF_SIDE.get(side)
    return tag("em", texts[f"render.{word}"]) if word else NOTHING


def laid_voting_cards_in_words(view: View, texts: Texts, seat: Seat) -> str:
    """Return the voting cards that a seat has laid in words, with what its joker means; "" for none."""
    cards, joker, key, ballot = view.chosen[seat], view.jokers[seat], "laid", vote_just_held(view)
    if cards == FACE_DOWN:
        return texts["render.laid_down"]
    if not cards:
        if ballot is None:
            return ""
        cards, joker, key = ballot.cards[seat], ballot.jokers[seat], "voted"
    word = v.WORD_OF_SIDE.get(joker)
    named = " + ".join(pieces.PRINT[card] for card in v.cards_of_bits(cards))
    return texts[f"render.{key}"].format(cards=named) + (texts[f"render.joker_{word}"] if word else "")


def vote_just_held(view: View) -> Ballot | None:
    """Return the vote before the present decision, whose cards are still remembered; None without one or its cards."""
    if not view.ballots or view.phase not in ("joker", "place") or view.proposal:
        return None
    last = view.ballots[-1]
    return last if any(last.cards) and len(view.laid) <= last.before + last.passed else None


def target_points_html(view: View, texts: Texts, seat: Seat) -> Html:
    """Return the points that a main target card brings in the present town; until the end only its owner sees them."""
    if view.main[seat] in ("", UNSEEN) or (view.phase != "over" and seat != view.seat):
        return NOTHING
    total = scoring.points_of_target(view, view.main[seat])
    return tag("b", counted_text(texts, "points", total), class_="pts")
