"""A reader's sheet of suspicions: what there is to suspect, what speaks for it, and how good the guesses were."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.api.answers import ShownMomentView
from engine.api.beliefs import is_attentive_bot
from engine.api.open_matches import requested_match
from engine.api.requests import Request
from engine.api.steps import round_and_stage_in_words, shown_moment_of_step
from engine.api.suspicion_answers import GuessedAnswer, RevealView, SecretsView, SuspectView, SuspicionsAnswer
from engine.api.suspicion_requests import GuessedRequest
from engine.api.view_model import current_viewer, match_describer
from engine.core.describe import Describer, capitalized, uncapitalized
from engine.core.game import Refusal, Seat
from engine.core.html import NOTHING, Html, fragment, join_html, tag
from engine.core.render import html_table, screen_reader_text_html, scrollable_region
from engine.core.suspicions import Suspicions
from engine.match.match import Match
from engine.match.seats import human_seats
from engine.match.suspicions import (
    FoundClue,
    beliefs_before_reveal,
    clues_so_far,
    has_suspicions,
    true_secrets,
    view_before_reveal,
)

LINKS: Final = 5
"""The most moments that one kind of clue leads to, the latest ones. Chosen by eye."""


class Sheet(NamedTuple):
    """What a sheet is made of: the match, its secrets, what the viewer may suspect, by token, and the words."""

    match: Match
    suspicions: Suspicions[Any]
    secrets: Mapping[str, Sequence[str]]
    describer: Describer


def sheet_of_viewer(match: Match, viewer: Seat | None, describer: Describer) -> Sheet:
    """Return the sheet of a viewer; raise Refusal("bad_request") where there is nothing to suspect."""
    suspicions = match.presentation.suspicions
    if suspicions is None or not has_suspicions(match):
        raise Refusal("bad_request")
    return Sheet(match, suspicions, suspicions.secrets(view_before_reveal(match, viewer)), describer)


def suspicions_answer(request: Request) -> SuspicionsAnswer:
    """Return what the reader may suspect the others of, and what speaks for it; it changes nothing."""
    opened = requested_match(request)
    match = opened.match
    viewer = match.viewer if match.is_over else current_viewer(match)
    sheet = sheet_of_viewer(match, viewer, match_describer(match, opened.lang))
    return {
        "kind": "suspicions",
        "seat": viewer,
        "people": [*human_seats(match.kinds)],
        "asked": [secrets_view(token, sheet) for token in sheet.secrets],
        "suspects": [suspect_view(seat, sheet) for seat in range(match.start.players)],
    }


def secrets_view(token: str, sheet: Sheet) -> SecretsView:
    """Return the secrets of one kind that the viewer has not seen."""
    return {
        "key": token,
        "title": sheet.describer.filled_text(f"suspected.{token}"),
        "secrets": [
            {
                "secret": secret,
                "name": name_of_secret(secret, sheet),
                "picture": sheet.suspicions.picture(secret, sheet.describer.texts),
            }
            for secret in sheet.secrets[token]
        ],
    }


def name_of_secret(secret: str, sheet: Sheet) -> str:
    """Return what a secret is called, as a title."""
    describer = sheet.describer
    return capitalized(describer.tokens[sheet.match.presentation.secret(secret)](secret, False, describer.texts))


def suspect_view(seat: Seat, sheet: Sheet) -> SuspectView:
    """Return a seat with its clues."""
    own = [found for found in clues_so_far(sheet.match) if found.clue.seat == seat]
    secrets = [secret for each in sheet.secrets.values() for secret in each]
    told = {secret: [found for found in own if found.clue.secret == secret] for secret in secrets}
    items = (clues_about_secret_html(secret, found, sheet) for secret, found in told.items() if found)
    count = sum(map(len, told.values()))
    clues = tag("ul", items, class_="clues") if count else NOTHING
    curtain = sheet.describer.filled_text("table.curtain", seat=seat)
    return {"seat": seat, "name": sheet.describer.seat_title(seat), "curtain": curtain, "count": count, "clues": clues}


def clues_about_secret_html(secret: str, found: Sequence[FoundClue], sheet: Sheet) -> Html:
    """Return what a seat did that says something of a secret: first what speaks for it."""
    kinds = sorted(
        dict.fromkeys(each.clue.kind for each in found), key=lambda kind: not sheet.suspicions.speaks_for[kind]
    )
    lines = (clue_line_html(kind, [each for each in found if each.clue.kind == kind], sheet) for kind in kinds)
    picture = sheet.suspicions.picture(secret, sheet.describer.texts)
    return tag("li", tag("b", picture, " ", name_of_secret(secret, sheet)), tag("ul", lines))


def clue_line_html(kind: str, found: Sequence[FoundClue], sheet: Sheet) -> Html:
    """Return one kind of clue: whether it speaks for the secret, what was done, how often, and when."""
    speaks_for, describer = sheet.suspicions.speaks_for[kind], sheet.describer
    side = "for" if speaks_for else "against"
    said = screen_reader_text_html(describer.filled_text(f"suspicion.{side}"))
    sign = tag("span", "+" if speaks_for else "\u2212", class_="sign", aria_hidden="true")
    times = f" ({len(found)}\u202f\u00d7)" if len(found) > 1 else ""
    links = join_html(" ", moment_links(found, sheet)[-LINKS:])
    what = fragment(describer.filled_html(f"clue.{kind}"), times)
    return tag("li", sign, said, " ", what, " ", links, class_=side)


def moment_links(found: Sequence[FoundClue], sheet: Sheet) -> list[Html]:
    """Return buttons that lead to the moments of clues: of several in one round, to the first."""
    first: dict[str, ShownMomentView] = {}
    for each in found:
        moment = shown_moment_of_step(sheet.match, [each.at])
        when = uncapitalized(round_and_stage_in_words(sheet.match.presentation, each.at.view, sheet.describer))
        if moment:
            first.setdefault(when, moment)
    return [tag("button", when, type="button", data_moment=moment["step"]) for when, moment in first.items()]


def guessed_answer(request: GuessedRequest) -> GuessedAnswer:
    """Return how good a person's guesses were, and what the bots believed of that person.

    Raises Refusal("bad_request") before the end, and for guesses that nobody could make.
    """
    opened = requested_match(request)
    match, seat = opened.match, request.seat
    if not match.is_over or seat not in human_seats(match.kinds):
        raise Refusal("bad_request")
    sheet = sheet_of_viewer(match, seat, match_describer(match, opened.lang))
    tokens = {secret: token for token, secrets in sheet.secrets.items() for secret in secrets}
    rivals = [other for other in range(match.start.players) if other != seat]
    if any(each.seat not in rivals or each.secret not in tokens for each in request.guesses):
        raise Refusal("bad_request")
    guesses = {(each.seat, tokens[each.secret]): each.secret for each in request.guesses}
    judged = [judged_guess(rival, token, guesses, seat, sheet) for rival in rivals for token in sheet.secrets]
    told = guesses_html(judged, seat, sheet) if guesses else NOTHING
    return {
        "kind": "guessed",
        "html": fragment(told, believed_of_seat_html(seat, sheet)),
        "reveals": [
            reveal_view(rival, judged, seat, sheet) for rival in rivals if any(rival == of for of, _ in guesses)
        ],
    }


def reveal_view(rival: Seat, judged: Sequence["JudgedGuess"], seat: Seat, sheet: Sheet) -> RevealView:
    """Return what a seat had guessed of a rival, each guess marked right or wrong."""
    guesses = (marked_guess(each.guess, each, sheet) for each in judged if each.rival == rival and each.guess)
    said = sheet.describer.filled_html("suspicion.reveal", seat=seat)
    return {"seat": rival, "html": tag("p", said, " ", join_html(", ", guesses), class_="answered")}


class JudgedGuess(NamedTuple):
    """A guess about one secret of a rival, beside the truth and what a bot would have guessed with the same view."""

    rival: Seat
    token: str
    true: tuple[str, ...]
    guess: str
    bot: str
    chance: float
    """How likely the bot thought its own guess."""


def judged_guess(
    rival: Seat, token: str, guesses: Mapping[tuple[Seat, str], str], seat: Seat, sheet: Sheet
) -> JudgedGuess:
    """Return a guess of a seat about a rival, "" for none, beside the truth and a bot's."""
    kind = sheet.match.presentation.secret
    believed = beliefs_before_reveal(sheet.match, seat)[rival]
    chances = {secret: chance for secret, chance in believed.items() if kind(secret) == token}
    bot = max(chances, key=chances.__getitem__)
    true = tuple(secret for secret in true_secrets(sheet.match)[rival] if kind(secret) == token)
    return JudgedGuess(rival, token, true, guesses.get((rival, token), ""), bot, chances[bot])


def guesses_html(judged: Sequence[JudgedGuess], seat: Seat, sheet: Sheet) -> Html:
    """Return how many guesses were right, and a table of all."""
    describer = sheet.describer
    right, bots = sum(each.guess in each.true for each in judged), sum(each.bot in each.true for each in judged)
    total = describer.filled_html("suspicion.sum", seat=seat, right=right, bots=bots, count=len(judged))
    heads = [describer.filled_html(f"suspicion.{head}", seat=seat) for head in ("of", "truth", "guess", "bot")]
    table = html_table(heads, (guess_row(each, sheet) for each in judged), kind="guessed")
    return fragment(tag("p", total), scrollable_region(table, describer.filled_text("suspicion.table")))


def guess_row(judged: JudgedGuess, sheet: Sheet) -> list[Html | str]:
    """Return the row of a guess: about whom, the truth, the person's guess and the bot's, marked right or wrong."""
    truth = ", ".join(name_of_secret(secret, sheet) for secret in judged.true)
    percent = f" {round(100 * judged.chance)}\u00a0%"
    bot = fragment(marked_guess(judged.bot, judged, sheet), percent)
    title = sheet.describer.filled_text(f"suspected.{judged.token}")
    who = fragment(sheet.describer.seat_title(judged.rival), " ", tag("small", title))
    return [who, truth, marked_guess(judged.guess, judged, sheet), bot]


def marked_guess(guess: str, judged: JudgedGuess, sheet: Sheet) -> Html:
    """Return a guess with a sign for right or wrong; a dash for none."""
    if not guess:
        return fragment("\u2013")
    key, sign = ("right", "\u2713") if guess in judged.true else ("wrong", "\u2717")
    said = screen_reader_text_html(sheet.describer.filled_text(f"suspicion.{key}"))
    return fragment(
        name_of_secret(guess, sheet), "\u00a0", tag("span", sign, class_=key, aria_hidden="true"), " ", said
    )


def believed_of_seat_html(seat: Seat, sheet: Sheet) -> Html:
    """Return how likely each attentive bot thought the secrets of a seat; without any, who only watched."""
    bots = [bot for bot, kind in enumerate(sheet.match.kinds) if is_attentive_bot(kind)]
    watchers: Sequence[Seat | None] = bots or [None]
    items = (
        tag(
            "li",
            name_of_secret(secret, sheet),
            sheet.describer.texts["render.colon"],
            ", ".join(belief_in_words(watcher, seat, secret, sheet) for watcher in watchers),
        )
        for secret in true_secrets(sheet.match)[seat]
    )
    return fragment(tag("p", sheet.describer.filled_html("suspicion.of_seat", seat=seat)), tag("ul", items))


def belief_in_words(watcher: Seat | None, seat: Seat, secret: str, sheet: Sheet) -> str:
    """Return who thought a seat's secret how likely."""
    chance = beliefs_before_reveal(sheet.match, watcher)[seat][secret]
    describer = sheet.describer
    who = describer.texts["suspicion.watcher"] if watcher is None else describer.seat_title(watcher)
    return f"{who} {round(100 * chance)}\u00a0%"
