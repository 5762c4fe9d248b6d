"""Sentences on why one move is better than another: the consequences of each, as the coach has counted them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from engine.api.steps import rule_link
from engine.coach.contrast import Contrast
from engine.coach.facts import Fact
from engine.coach.ledger import MOST_SURE, Claim, chance_in_percent
from engine.core.describe import Describer
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.outcomes import Outcome
from engine.core.presentation import Presentation

MoveNames: TypeAlias = Callable[[Any], str]
"""A function from a move to the text by which sentences name it."""

STEP_OF_SHARE: Final = 5
"""In percent: shares of a difference are told to such steps. Chosen by eye."""
AS_GOOD_AS_DECIDED: Final = 2
"""In percent: up to this far from 0 or `MOST_SURE`, a game counts as lost or won anyway. Chosen by hand."""

LEAST_TOLD: Final = 0.05
"""A mean below this would be told as 0.0: it is told as 0."""
HARDLY: Final = 0.05
"""Up to which share, 0 to 1, something hardly ever happens; as near to 1, nearly every time. Chosen by hand."""
HALF: Final = (1, 2)
PLAIN_SHARES: Final = (HALF, (1, 3), (2, 3), (1, 4), (3, 4), (1, 5), (2, 5), (3, 5), (4, 5), (1, 10), (9, 10))
"""The shares that are told, so many of so many: those that one sees at once."""


def move_namer(presentation: Presentation, view: Any) -> MoveNames:
    """Return a function that names moves in a decision, by the decider's view: with their place, if that is open."""
    return lambda move: presentation.move_text_with_place(view, presentation.game.format_move(move))


def contrast_html(found: Contrast, seat: Seat, name: MoveNames, describer: Describer, *, named: bool = True) -> Html:
    """Return what sets two moves apart, or that no single thing does; `named`: the better one has just been named."""
    better, worse = name(found.better), name(found.worse)
    if not found.facts:
        return tag("p", unexplained_contrast_html(found, better, describer))
    return contrast_facts_html(found.facts, "" if named else better, worse, seat, describer)


def contrast_facts_html(
    facts: Sequence[Fact], better: str, worse: str, seat: Seat, describer: Describer, *, guessed: bool = False
) -> Html:
    """Return the facts that set two moves apart as a list; `better` is "" if that move has just been named.

    `guessed`: see `guessed_what`.
    """
    if not facts:
        return NOTHING
    pair = {"worse": worse, "deals": facts[0].worlds}
    head = (
        describer.filled_html("coach.facts", better=better, **pair)
        if better
        else describer.filled_html("coach.facts.named", **pair)
    )
    return fragment(
        tag("p", head, largest_part_html(facts[0], describer)),
        tag("ul", (tag("li", contrast_fact_line(fact, seat, describer, guessed=guessed)) for fact in facts)),
    )


def largest_part_html(fact: Fact, describer: Describer) -> Html:
    """Return that a fact is the largest of many small things, with its share; NOTHING for a full reason."""
    if fact.share == 1:
        return NOTHING
    return fragment(" ", describer.filled_html("coach.part", share=rounded_share(fact)))


def rounded_share(fact: Fact) -> int:
    """Return the share of the difference that goes with a fact in percent, as exactly as it is known: to fives."""
    return STEP_OF_SHARE * round(100 * fact.share / STEP_OF_SHARE)


def contrast_fact_line(fact: Fact, seat: Seat, describer: Describer, *, guessed: bool = False) -> Html:
    """Return a fact with its rule: how often it happens, or its mean, after the better move and after the other."""
    what = guessed_what(fact, describer) if guessed else {}
    told = {
        **params_of_fact(fact, seat),
        **what,
        "often": number_to_tell(fact.better),
        "seldom": number_to_tell(fact.worse),
    }
    return fact_line(f"coach.fact{variant_of_fact(fact)}", fact, told, describer)


def spoken_fact_lines(
    facts: Sequence[Fact], pair: tuple[str, str], moves: Mapping[str, str], seat: Seat, describer: Describer
) -> list[Html]:
    """Return facts with their rules, and in how many games that go on from there they happen, in plain shares.

    `pair`: the last parts of the keys of what names the better move and the other one; `moves`: what they name. Those
    after the first name only the move that they come about with, where it is the same one; what only says the same
    thing is left out.
    """
    told = [each for each in facts if each is facts[0] or not is_told_by(each, facts[0])]
    return [
        spoken_fact_line(each, pair, moves, seat, describer, also=each is not told[0] and is_alike(each, told[0]))
        for each in told
    ]


def is_told_by(fact: Fact, first: Fact) -> bool:
    """Return whether a fact says nothing new beside another: the same numbers of the same piece or place."""
    return (fact.about, fact.better, fact.worse) == (first.about, first.better, first.worse)


def is_alike(fact: Fact, first: Fact) -> bool:
    """Return whether of two facts, none an average, both happen more often after the same move."""
    counted = not fact.averaged and not first.averaged
    return counted and (fact.better < fact.worse) == (first.better < first.worse)


def spoken_fact_line(
    fact: Fact, pair: tuple[str, str], moves: Mapping[str, str], seat: Seat, describer: Describer, *, also: bool
) -> Html:
    """Return a fact as `spoken_fact_lines` does; `also`: after another one that comes about with the same move."""
    better, worse = (f"coach.with.{each}" for each in pair)
    told = {**params_of_fact(fact, seat), **moves, "one": better, "other": worse}
    if fact.averaged:
        numbers = {"often": number_to_tell(fact.better), "seldom": number_to_tell(fact.worse)}
        return fact_line("coach.spoken.averaged", fact, told | numbers, describer)
    if fact.better < fact.worse:
        told |= {"one": worse, "other": better}
    seldom, often = (plain_share(count / fact.worlds) for count in sorted((fact.better, fact.worse)))
    told |= guessed_what(fact, describer) | share_in_words(often, "often") | share_in_words(seldom, "seldom")
    if often == seldom:
        return fact_line("coach.spoken.more", fact, told, describer)
    return fact_line(f"coach.{'also' if also else 'spoken'}{variant_of_fact(fact)}", fact, told, describer)


def plain_share(share: float) -> str | tuple[int, int]:
    """Return how often something happens, from its share, 0 to 1: a word, or about so many times of so many."""
    if share in (0, 1):
        return "always" if share else "never"
    if min(share, 1 - share) <= HARDLY:
        return "hardly" if share <= HARDLY else "nearly"
    return min(PLAIN_SHARES, key=lambda each: abs(each[0] / each[1] - share))


def share_in_words(share: str | tuple[int, int], name: str) -> dict[str, object]:
    """Return the fields of this name that tell how often something happens."""
    if isinstance(share, str) or share == HALF:
        return {name: f"coach.share.{'half' if share == HALF else share}"}
    return {name: f"coach.share.{name}", f"{name}_count": share[0], f"{name}_of": share[1]}


def number_to_tell(number: float) -> float:
    """Return a number as an int if it is told as a whole one: then no decimal is told of it."""
    return int(number) if number == int(number) or abs(number) < LEAST_TOLD else number


def fact_line(key: str, fact: Fact, told: Mapping[str, object], describer: Describer) -> Html:
    """Return a sentence on a fact with the link to its rule."""
    line = describer.line_with_rule(key, fact.rule, told)
    return fragment(line.html, rule_link(line.rule))


def variant_of_fact(fact: Fact) -> str:
    """Return the last part of the key of a sentence on a fact: for a mean, with its usual or only way, or neither."""
    if fact.averaged or not fact.way:
        return ".averaged" if fact.averaged else ""
    return ".only_way" if fact.way.only else ".way"


def guessed_what(fact: Fact, describer: Describer) -> dict[str, str]:
    """Return the text for an outcome that turns on what the reader can't see, and only guess, if there is one."""
    key = f"outcome.{fact.key}.guessed"
    return {"what": key} if key in describer.texts else {}


def params_of_fact(fact: Fact, seat: Seat) -> dict[str, Any]:
    """Return what sentences on a fact are filled with, all but its numbers."""
    told: dict[str, Any] = {"what": f"outcome.{fact.key}", "seat": seat, **dict(fact.about)}
    if fact.way:
        told |= {**dict(fact.way.about), "way": f"way.{fact.way.key}", "times": fact.way.times}
    return told


def marks_of_contrast(found: Contrast | None, outcomes: Sequence[Outcome]) -> tuple[str, ...]:
    """Return the marks by which the board shows the first thing that sets two moves apart; () where there is none.

    The others are only told: the marks of several would not tell which belong together.
    """
    return marks_of_facts(found.facts if found else (), outcomes)


def marks_of_facts(facts: Sequence[Fact], outcomes: Sequence[Outcome]) -> tuple[str, ...]:
    """Return the marks of the first of some facts; () where nothing on the board shows it."""
    if not facts:
        return ()
    fact = facts[0]
    outcome = next(each for each in outcomes if each.key == fact.key)
    return outcome.marks(dict(fact.about) | dict(fact.way.about if fact.way else ()))


def open_cards_text_key(best: Claim, made: Claim, *, well_seen: bool) -> str:
    """Return the key of the text on a move's worth with all cards open; `well_seen`: whether the move was praised."""
    if not made.equal:
        return "coach.open"
    if chance_in_percent(best.chance) <= AS_GOOD_AS_DECIDED:
        return "coach.open.lost"
    if chance_in_percent(made.chance) >= MOST_SURE - AS_GOOD_AS_DECIDED:
        return "coach.open.won"
    return "coach.open.same" if well_seen else "coach.open.luck"


def nudge_html(fact: Fact, kind: str, seat: Seat, describer: Describer) -> Html:
    """Return what matters in a decision of this kind, with its rule, but without naming a move.

    A game may word an outcome for one kind: while a tile is placed, there is no proposal yet.
    """
    told, fitting = params_of_fact(fact, seat), f"outcome.{fact.key}.nudge.{kind}"
    if fact.averaged or fitting in describer.texts:
        told["what"] = f"outcome.{fact.key}.nudge" if fact.averaged else fitting
    return fact_line("coach.nudge.averaged" if fact.averaged else "coach.nudge", fact, told, describer)


def unexplained_contrast_html(found: Contrast, better: str, describer: Describer) -> Html:
    """Return that no single thing sets two moves apart, and how many points the better one gains overall, if any."""
    key = "coach.many.points" if found.points else "coach.many"
    return describer.filled_html(key, better=better, points=found.points)
