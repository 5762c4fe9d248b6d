"""Who has won, told as the moment that it is: people are spoken to, bots are told of."""

from typing import Final

from engine.api.deciding_score import tie_breaks
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
        else tag("p", victory_of_bots_html(match, result, describer))
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
    best, second, _ = best_and_second(result)
    bots = tuple(seat for seat in result.winners if seat not in human_seats(match.kinds))
    if len(result.winners) > 1:
        return describer.filled_html(f"{TEXT}.people.{'with' if bots else 'shared'}", points=best, others=bots)
    if second == best:
        return victory_by_tie_break_html(match, result, describer, f"{TEXT}.people.tied")
    params = {"game": match.presentation.name, "points": best, "less": second}
    return describer.filled_html(f"{TEXT}.people.ahead", **params)


def victory_of_bots_html(match: Match, result: Result, describer: Describer) -> Html:
    """Return who has won a whole game, and by how much."""
    best, second, behind = best_and_second(result)
    if len(result.winners) == 1 and second == best:
        return victory_by_tie_break_html(match, result, describer, f"{TEXT}.tied")
    key = "shared" if len(result.winners) > 1 else "ahead"
    params = {"winners": result.winners, "points": best, "margin": best - second, "second": behind}
    return describer.filled_html(f"{TEXT}.{key}", **params)


def victory_by_tie_break_html(match: Match, result: Result, describer: Describer, key: str) -> Html:
    """Return the text of a key about who has won at equal points, with what was compared last: it has decided."""
    best, _, behind = best_and_second(result)
    ties = tie_breaks(match)
    compared = {seat: each for tie in ties if type(tie) is type(ties[-1]) for seat, each in tie.compared.items()}
    params = {
        "winners": result.winners,
        "second": behind,
        "points": best,
        "by": f"tie.{type(ties[-1]).__name__}.by",
        "more": compared[result.winners[0]],
        "less": max(count for seat, count in compared.items() if seat not in result.winners),
    }
    return describer.filled_html(key, **params)


def victory_in_minigame_html(match: Match, describer: Describer) -> Html:
    """Return what decided a mini-game that ended in a tie like a whole game; NOTHING for all others."""
    result = match.result
    if result is None or not tie_breaks(match):
        return NOTHING
    if {*result.winners} & {*human_seats(match.kinds)}:
        return victory_of_people_html(match, result, describer)
    return victory_of_bots_html(match, result, describer)


def best_and_second(result: Result) -> tuple[int, int, tuple[Seat, ...]]:
    """Return the points of the winners, the most that others have, and who has these; without others, the winners'."""
    best = result.scores[result.winners[0]]
    others = [seat for seat in range(len(result.scores)) if seat not in result.winners]
    second = max((result.scores[seat] for seat in others), default=best)
    return best, second, tuple(seat for seat in others if result.scores[seat] == second)
