"""The end of a table as the page shows it: a riddle's question, a mini-game's verdict, a whole game's ranking.

Buttons with `data-moment` lead to a step of the match, those with `data-use` to what the page does by itself.
"""

from collections.abc import Mapping
from typing import Final

from engine.api.answers import Challenge
from engine.api.beliefs import beliefs_html
from engine.api.deciding_score import deciding_difference_html, tie_breaks
from engine.api.podium import podium_html
from engine.api.ranking import ranking_html, score_sources
from engine.api.steps import round_and_stage_in_words, rule_link
from engine.api.victory import best_and_second, victory_html, victory_in_minigame_html
from engine.core.describe import Describer
from engine.core.game import EVERYONE, Result, Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.lessons import Riddle
from engine.core.render import submit_button
from engine.match.match import Match
from engine.match.review import reviewable_seats
from engine.match.saves import match_to_link
from engine.match.seats import human_seats, kind_of_stronger_bot, seat_of_only_human
from engine.match.suspicions import has_suspicions

USES: Final = ("look-back", "challenge")
"""What the page offers after the end besides another match."""

MAIN_BUTTON: Final = "md-button md-button--primary"

EVIDENCE: Final = 10
"""The most events shown as evidence for a riddle's answer: the most telling ones. Chosen by eye."""


def minigame_text_key_and_parameters(match: Match, part: str) -> tuple[str, dict[str, object]]:
    """Return the key and the parameters of a mini-game's text: its "goal", its "question", or how it ended."""
    mini = match.minigame
    assert mini is not None, "only a mini-game has a goal"
    answer = {"answer": mini.riddle.answer(match.state)} if mini.riddle and match.guess else {}
    return f"minigame.{mini.key}.{part}", {"seat": mini.seat, **answer}


def minigame_text_html(match: Match, part: str, describer: Describer) -> Html:
    """Return a text of a mini-game as HTML; `part` is as for `minigame_text_key_and_parameters`."""
    key, params = minigame_text_key_and_parameters(match, part)
    return describer.filled_html(key, **params)


def riddle_form(match: Match, describer: Describer) -> Html:
    """Return the question of a riddle with its answers."""
    assert match.riddle is not None, "only a riddle asks"
    picks = (answer_radio_button(choice, match.riddle, describer) for choice in match.answers_offered_by_riddle)
    legend = tag("legend", minigame_text_html(match, "question", describer))
    submit = submit_button(describer.filled_text("table.guess"))
    return tag("form", tag("fieldset", legend, picks), submit, class_="riddle-form", data_do="guess")


def answer_radio_button(answer: str, riddle: Riddle, describer: Describer) -> Html:
    """Return one answer to a riddle as a radio button."""
    radio = tag("input", type="radio", name="answer", value=answer)
    return tag("label", radio, " ", describer.token_html(riddle.token, answer), class_="answer")


def outcome_html(match: Match, describer: Describer, key_moments: Mapping[Seat, int]) -> Html:
    """Return the end: who has won, what the reader may do next, and how it came about.

    `key_moments`: how many there are, for each person whose decisions have been reviewed.
    """
    headline, account = (
        minigame_outcome_html(match, describer) if match.minigame else game_outcome_html(match, describer)
    )
    return tag("div", headline, buttons_after_the_end(match, describer, key_moments), account, class_="outcome")


def minigame_outcome_html(match: Match, describer: Describer) -> tuple[Html, Html]:
    """Return a mini-game's verdict, and the evidence for the answer of a riddle."""
    ending = "won" if match.is_minigame_won else "lost"
    decided = victory_in_minigame_html(match, describer)
    # What a text says of a victory is not true of one by a tie-break.
    bravo = "table.victory.bravo.you" if decided and match.is_minigame_won else ""
    told = describer.filled_html(bravo) if bravo else minigame_text_html(match, ending, describer)
    verdict = tag("p", told, decided and fragment(" ", decided), class_=f"verdict {ending}")
    cost = tag("div", data_cost=True) if not match.is_minigame_won and not match.riddle else NOTHING
    # What is told later stands below the buttons: none of them moves under a finger.
    return fragment(verdict, tag("p", data_tries=True)), fragment(cost, riddle_evidence_html(match, describer))


def game_outcome_html(match: Match, describer: Describer) -> tuple[Html, Html]:
    """Return who has won a whole game and why; and an account of it: the points, a comparison, the bots' beliefs."""
    result, brought = match.result, score_sources(match)
    assert result is not None, "the game is over"
    shares, names = [source.share for source in brought], describer.seat_titles()
    made_of = tag(
        "details",
        tag("summary", describer.filled_html("table.account")),
        ranking_html(result, brought, describer, ties=tie_breaks(match)),
        class_="account",
    )
    guessed = tag("div", data_suspicions=True) if has_suspicions(match) else NOTHING
    compared = match.presentation.comparison(match.view(EVERYONE), shares, describer.texts, names)
    account = fragment(guessed, made_of, compared, beliefs_html(match, describer))
    person = seat_of_only_human(match.kinds)
    why = fragment(
        points_behind_html(result, person, describer),
        deciding_difference_html(match, brought, describer),
        story_html(match, describer),
    )
    of_day = tag("p", describer.filled_html("table.day.bots"), data_day_bots=True) if match.day else NOTHING
    return fragment(
        victory_html(match, result, describer),
        played_by_bots_html(match, describer),
        why,
        of_day,
        podium_html(match, result, brought, describer),
    ), account


def story_html(match: Match, describer: Describer) -> Html:
    """Return a fact that a game is remembered by; NOTHING where the game has none, or not all of it was played."""
    told = [(entry.snapshot.event, entry.snapshot.view) for entry in match.log if not entry.struck]
    note = None if match.start.position else match.presentation.story(told, match.view(EVERYONE))
    return tag("p", describer.filled_html(note[0], **note[1]), class_="story") if note else NOTHING


def played_by_bots_html(match: Match, describer: Describer) -> Html:
    """Return how many choices of people bots have made, and from when on; NOTHING where people left them none."""
    begun, people, lots = match.bots_from, human_seats(match.kinds), match.lots
    if begun is None:
        return NOTHING
    choices = [(turn, seat) for turn, made in enumerate(match.turns) for seat, _ in made if seat in people]
    bots = [choice for choice in choices if choice[0] >= begun and (lots is None or choice in lots)]
    told = [entry.snapshot.view for entry in match.log if not entry.struck and entry.turn <= begun]
    view = told[-1] if told else match.log[0].snapshot.view
    at = round_and_stage_in_words(match.presentation, view, describer)
    key = "table.left.all" if len(bots) == len(choices) else "table.left"
    said = describer.filled_html(key, bots=len(bots), count=len(choices), at=at)
    return tag("p", said, class_="by-bots") if bots else NOTHING


def points_behind_html(result: Result, seat: Seat | None, describer: Describer) -> Html:
    """Return how many points the only person was short of winning, unless the victory tells it of who came second."""
    best, second, _ = best_and_second(result)
    margin = best - (result.scores[seat] if seat is not None else best)
    told = margin in (0, best - second) and len(result.winners) == 1
    return tag("p", describer.filled_html("table.behind", margin=margin)) if margin and not told else NOTHING


def buttons_after_the_end(match: Match, describer: Describer, key_moments: Mapping[Seat, int]) -> Html:
    """Return buttons for what the reader may do after the end: a look at the decisions, another game, and the rest."""
    variations = [] if match.riddle else ["same"]
    if not match.minigame and not match.day and any(kind_of_stronger_bot(kind) != kind for kind in match.kinds):
        variations.append("stronger")
    of = "table.day" if match.day else "table.again"
    again = (
        tag("button", describer.filled_html(f"{of}.{each}"), type="submit", name="variation", value=each)
        for each in variations
    )
    texts = {use: f"table.use.{use}" for use in USES} | ({"challenge": "table.use.share"} if match.day else {})
    uses = (tag("button", describer.filled_html(texts[use]), type="button", data_use=use) for use in USES)
    reviews = review_buttons_html(match, describer, key_moments)
    if match.day:
        # Its next deal is that of another day, which the page offers.
        return tag("div", reviews, again, uses, class_=("actions", bool(reviews) and "led"))
    text, choice = describer.filled_text("table.again"), {"name": "variation", "value": "next"}
    if reviews and not match.is_device_shared:
        following = tag("button", text, type="submit", class_="again", **choice)
        return tag("div", reviews, following, again, uses, class_="actions led")
    return tag("div", submit_button(text, **choice), reviews, again, uses, class_="actions led")


def review_buttons_html(match: Match, describer: Describer, key_moments: Mapping[Seat, int]) -> Html:
    """Return the main button of the end, a person's review; of several, one each, none of them main."""
    seats = reviewable_seats(match)
    texts = [review_button_text(match, seat, describer, key_moments) for seat in seats]
    kind = NOTHING if match.is_device_shared else MAIN_BUTTON
    buttons = [
        tag("button", text, class_=kind, type="button", data_use="review", data_seat=seat)
        for seat, text in zip(seats, texts, strict=True)
    ]
    if len(buttons) < 2:
        return fragment(buttons)
    label = describer.filled_text("table.use.reviews")
    return tag("div", buttons, class_="reviews", role="group", aria_label=label)


def review_button_text(match: Match, seat: Seat, describer: Describer, key_moments: Mapping[Seat, int]) -> str:
    """Return what the button for the review of a person says; of several people, also whose it is."""
    count = key_moments.get(seat)
    if len(reviewable_seats(match)) == 1:
        key = "table.use.review" if count is None else "table.use.review.counted"
    else:
        key = "table.use.review.of" if count is None else "table.use.review.counted.of"
    return describer.filled_text(key, count=count, seat=seat)


def challenge_to_share(match: Match, describer: Describer) -> Challenge:
    """Return what may be sent to others after the end: how it went, and the deal."""
    key, params = result_text_key_and_parameters(match, describer)
    result = describer.filled_text(f"table.challenge.{key}", game=match.presentation.name, **params)
    deal = Match(match.presentation, match.start, match.kinds, match.minigame)
    return {
        "text": f"{result}\n{describer.filled_text('table.challenge.invitation')}",
        "link": match.value_cached_until_state_changes("deal", lambda: match_to_link(deal)),
    }


def result_text_key_and_parameters(match: Match, describer: Describer) -> tuple[str, dict[str, object]]:
    """Return the key of the sentence on how it went for the reader, and its parameters, without people's names."""
    if match.minigame:
        title = describer.filled_text(f"minigame.{match.minigame.key}.title")
        return f"task.{'won' if match.is_minigame_won else 'lost'}", {"title": title}
    result, seat = match.result, seat_of_only_human(match.kinds)
    players: dict[str, object] = {"players": match.start.players}
    if seat is None or result is None:
        return "seen", players
    points = result.scores[seat]
    place = 1 + sum(score > points or other in result.winners for other, score in enumerate(result.scores))
    return "won" if seat in result.winners else "lost", {**players, "points": points, "place": place}


def riddle_evidence_html(match: Match, describer: Describer) -> Html:
    """Return the evidence for a riddle's answer: the most telling events, in the order in which they happened."""
    mini, riddle = match.minigame, match.riddle
    if mini is None or riddle is None:
        return NOTHING
    weights = riddle.evidence([entry.snapshot.event for entry in match.log], mini.seat)
    best = sorted((place for place, weight in enumerate(weights) if weight), key=lambda place: (-weights[place], place))
    if not best:
        return NOTHING
    head = tag("p", describer.filled_html("table.evidence", seat=mini.seat), class_="evidence")
    items = (riddle_evidence_line(match, place, describer) for place in sorted(best[:EVIDENCE]))
    return fragment(head, tag("ul", items, class_="evidence"))


def riddle_evidence_line(match: Match, place: int, describer: Describer) -> Html:
    """Return the event at an index of the log, after its round."""
    snapshot = match.log[place].snapshot
    line = describer.describe_event(snapshot.event)
    when = describer.filled_html("table.round", round=match.presentation.telling.heading_number(snapshot.view))
    return tag("li", tag("b", when), " · ", line.html, rule_link(line.rule))
