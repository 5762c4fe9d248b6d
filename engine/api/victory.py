"""Who has won, told as the moment that it is: people are spoken to, bots are told of."""

from typing import Final

from engine.core.describe import Describer
from engine.core.game import EVERYONE, Result, Seat
from engine.core.html import NOTHING, Html, tag
from engine.core.render import styled_for_game, without_piece_names
from engine.match.match import Match
from engine.match.seats import human_seats

TEXT: Final = "table.victory"


def victory_html(match: Match, result: Result, describer: Describer) -> Html:
    """Return the winners with a picture of what they are proud of, in their colours, and what is said to or of them."""
    view, presentation = match.view(EVERYONE), match.presentation
    drawn = [
        (seat, without_piece_names(presentation.victory(view, describer.texts, seat, ()))) for seat in result.winners
    ]
    scenes = [tag("span", picture, class_=("scene", f"s{seat}")) for seat, picture in drawn if picture]
    shown = styled_for_game(presentation.game.key, tag("div", scenes, class_="scenes", aria_hidden="true"))
    people = [seat for seat in result.winners if seat in human_seats(match.kinds)]
    said = (
        tag("p", tag("b", bravo_text(people, describer)), " ", victory_of_people_html(match, result, describer))
        if people
        else tag("p", victory_of_bots_html(result, describer))
    )
    kinds = ("victory", f"s{result.winners[0]}", len(result.winners) > 1 and "shared", not people and "quiet")
    return tag("div", shown if scenes else NOTHING, tag("div", said, class_="verdict"), class_=kinds)


def bravo_text(people: list[Seat], describer: Describer) -> str:
    """Return what is called out to people who have won, by their names where these are known."""
    if people == [describer.you]:
        named = [describer.names[people[0]]] if describer.named else []
    else:
        named = [describer.joined_seat_names(people, [])]
    return describer.filled_text(f"{TEXT}.bravo" if named else f"{TEXT}.bravo.you", name="".join(named))


def victory_of_people_html(match: Match, result: Result, describer: Describer) -> Html:
    """Return a sentence to people who have won: by which points, or with whom."""
    best, second, behind = best_and_second(result)
    bots = tuple(seat for seat in result.winners if seat not in human_seats(match.kinds))
    if len(result.winners) > 1:
        return describer.filled_html(f"{TEXT}.people.{'with' if bots else 'shared'}", points=best, others=bots)
    key = "tied" if second == best else "ahead"
    params = {"game": match.presentation.name, "points": best, "less": second, "second": behind}
    return describer.filled_html(f"{TEXT}.people.{key}", **params)


def victory_of_bots_html(result: Result, describer: Describer) -> Html:
    """Return who has won a whole game, and by how much."""
    best, second, behind = best_and_second(result)
    key = "shared" if len(result.winners) > 1 else "tied" if second == best else "ahead"
    params = {"winners": result.winners, "points": best, "margin": best - second, "second": behind}
    return describer.filled_html(f"{TEXT}.{key}", **params)


def best_and_second(result: Result) -> tuple[int, int, tuple[Seat, ...]]:
    """Return the points of the winners, the most that others have, and who has these; without others, the winners'."""
    best = result.scores[result.winners[0]]
    others = [seat for seat in range(len(result.scores)) if seat not in result.winners]
    second = max((result.scores[seat] for seat in others), default=best)
    return best, second, tuple(seat for seat in others if result.scores[seat] == second)
