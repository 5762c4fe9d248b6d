"""Tables of the game's numbers for the book's pages."""

from collections.abc import Mapping
from typing import Any, Final

from engine.core.describe import Texts, texts_of_keys
from engine.core.drawing import Table
from engine.core.html import Html, tag
from engine.core.render import html_table
from engine.games.drunter_drueber.render.board import board_picture
from engine.games.drunter_drueber.render.outlook import outlook_in_words_html
from engine.games.drunter_drueber.render.pieces import joined_target_names, piece_icon
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.board import BOARD
from engine.games.drunter_drueber.rules.facts import FACTS
from engine.games.drunter_drueber.rules.game import GAME


def deal_by_player_count_table(texts: Texts) -> Html:
    """Return a table of the tiles each seat draws, with a row for each number of players."""
    caption, *heads = texts_of_keys(
        texts, "dd", "deal.each", "deal.players", "deal.triples", "deal.doubles", "deal.singles", "deal.all"
    )
    rows = ([n, *reversed(counts), sum(counts)] for n, counts in c.DEAL.items())
    return html_table(heads, rows, caption)


def components_table(texts: Texts) -> Html:
    """Return a table with a row for each kind of component: picture and name, how many there are, and a note."""
    tiles = [(f"{c.KINDS[kind]}2", name, sum(c.STOCK[kind])) for kind, name in enumerate(("wall", "road", "river"))]
    others = [
        ("pawn-r", "pawns", len(c.PAWNS)),
        ("K5", "buildings", len(BOARD.buildings)),
        ("outhouse", "outhouses", len(BOARD.outhouses)),
        ("jaa", "cards", len(v.CARDS)),
        ("K", "targets", len(c.BUILDING_TYPES)),
        ("", "specials", len(c.SPECIAL_TARGETS)),
    ]
    rows = (
        (
            (piece_icon(token, texts) if token else "", " ", texts[f"dd.components.{name}"]),
            count,
            texts[f"dd.components.{name}.note"],
        )
        for token, name, count in tiles + others
    )
    return html_table(texts_of_keys(texts, "dd", "components.what", "components.count", "components.note"), rows)


def voting_cards_table(texts: Texts) -> Html:
    """Return a table with a row for each card, in the order of CARDS: its picture and the votes it casts."""
    rows = ((piece_icon(card, texts), votes_of_card_in_words(card, texts)) for card in v.CARDS)
    return html_table(texts_of_keys(texts, "dd", "cards.card", "cards.votes"), rows)


def votes_of_card_in_words(card: v.VotingCard, texts: Texts) -> str:
    """Return the votes of a voting card in words: a number for yes or no, or the name of joker or undecided card."""
    votes = v.WORTH[v.CARDS.index(card)]
    key = {v.JOKER_CARD: "joker", v.UNDECIDED_CARD: "undecided"}.get(card, "yes" if votes > 0 else "no")
    return texts[f"dd.cards.{key}"].replace("{votes:n}", str(abs(votes) or v.JOKER_VOTES))


def target_cards_table(texts: Texts) -> Html:
    """Return a table with a row for each kind of target card: what counts for it, and the most it can bring."""
    kinds: list[tuple[tuple[c.Target, ...], str, object]] = [(c.BUILDING_TYPES, "type", FACTS["DD.points_type"])]
    kinds += [((special,), special, FACTS[f"DD.{special}_max"]) for special in c.SPECIAL_TARGETS]
    rows = (
        (joined_target_names(cards, texts), texts[f"dd.targets.{name}.counts"], str(most))
        for cards, name, most in kinds
    )
    return html_table(texts_of_keys(texts, "dd", "targets.card", "targets.counts", "targets.most"), rows)


OUTLOOK: Final[dict[str, Any]] = {
    "board": """
W! .  .  .  .  K3 .  .  R!
.  S5 .  .  .  .  .  J4 .
.  .  .  .  .  .  T2 .  .
F! G2 .  .  B5 .  .  .  W!
""",
    "laid": ["0:r-2w"],
    "tiles": [[0, 0, 0, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0, 0]],
}
"""A small town in which some buildings are exposed, some in reach and some safe."""


def outlook_example(texts: Texts) -> Html:
    """Return a board on which marks show what may still happen to its buildings, and the same in words."""
    view = GAME.view(GAME.begin(2, 1, {}, OUTLOOK), None)
    return tag("div", board_picture(view, texts, ()), outlook_in_words_html(view, texts), class_="dd")


TABLES: Final[Mapping[str, Table]] = {
    "components": components_table,
    "deal": deal_by_player_count_table,
    "cards": voting_cards_table,
    "targets": target_cards_table,
    "outlook": outlook_example,
}
