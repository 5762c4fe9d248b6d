"""A comparison, after the end, of the points that players made with the same hands."""

from collections.abc import Sequence

from engine.core.describe import Texts
from engine.core.html import Child, Html, fragment, tag
from engine.core.presentation import ScoreShare
from engine.core.render import html_table, screen_reader_text_html, scrollable_region
from engine.games.land_unter.rules.sets import played_set_index_of_seat
from engine.games.land_unter.rules.view import View


def hand_comparison_table(view: View, shares: Sequence[ScoreShare], texts: Texts, names: Sequence[str]) -> Html:
    """Return a table of scores with a row for each hand and a column for each player, the best of each row marked."""
    heads = [texts["render.hand"], *names]
    rows = [hand_comparison_row(dealt, view, shares, texts, names) for dealt in range(view.players)]
    caption = texts["render.hands_compared"]
    return scrollable_region(html_table(heads, rows, caption, "compared"), caption)


def hand_comparison_row(
    dealt: int, view: View, shares: Sequence[ScoreShare], texts: Texts, names: Sequence[str]
) -> list[Child]:
    """Return the row of the hand dealt to seat `dealt`: its cards, and the points of every player with it."""
    points = [points_made_with_hand(dealt, player, view.players, shares) for player in range(view.players)]
    most = max((score for score in points if score is not None), default=None)
    cards = tag("small", " ".join(map(str, sorted(view.known[dealt]))))
    head = fragment(texts["render.dealt_to"].format(name=names[dealt]), " ", cards)
    return [
        head,
        *(
            ""
            if score is None
            else most_points_made_of_hand_html(score, texts)
            if score == most and points.count(None) < len(points) - 1
            else points_with_minus_sign(score)
            for score in points
        ),
    ]


def points_made_with_hand(dealt: int, player: int, players: int, shares: Sequence[ScoreShare]) -> int | None:
    """Return the points of a player in the stage in which they played the hand dealt to `dealt`; None before it."""
    own = (share for share in shares if share.seat == player)
    points = [share.points for share in own if played_set_index_of_seat(player, share.at - 1, players) == dealt]
    return sum(points) if points else None


def most_points_made_of_hand_html(score: int, texts: Texts) -> Html:
    """Return the highest points with a hand, in bold; screen readers hear that nobody made more of it."""
    return fragment(tag("b", points_with_minus_sign(score)), screen_reader_text_html(texts["render.best"]))


def points_with_minus_sign(score: int) -> str:
    """Return points as text, with U+2212 in place of a hyphen."""
    return str(score).replace("-", "\u2212")
