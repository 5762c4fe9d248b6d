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

OFTEN: Final = ((0.25, "rarely"), (0.5, "sometimes"), (0.9, "mostly"), (1.0, "nearly"))
"""Up to which share, 0 to 1, something happens that often, where it happens at times. Chosen by hand."""


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


def spoken_fact_line(fact: Fact, worse: str, seat: Seat, describer: Describer) -> Html:
    """Return a fact with its rule and without a number: how often it happens after either move, in a word.

    Neither is named; `worse`: "this" for the move that was just spoken of, "other" where that was the better one, too.
    Of an average there is no word, so its numbers are told.
    """
    pair = {"one": "coach.with.best", "other": f"coach.with.{worse}"}
    if fact.averaged:
        numbers = {"often": number_to_tell(fact.better), "seldom": number_to_tell(fact.worse)}
        return fact_line("coach.spoken.averaged", fact, {**params_of_fact(fact, seat), **numbers, **pair}, describer)
    often, seldom = (word_of_share(count / fact.worlds) for count in sorted((fact.better, fact.worse), reverse=True))
    if fact.better < fact.worse:
        pair = {"one": pair["other"], "other": pair["one"]}
    pair |= guessed_what(fact, describer)
    told = {**params_of_fact(fact, seat), **pair, "often": f"coach.often.{often}", "seldom": f"coach.seldom.{seldom}"}
    return fact_line(f"coach.spoken{'.more' if often == seldom else variant_of_fact(fact)}", fact, told, describer)


def word_of_share(share: float) -> str:
    """Return the word for how often something happens, from its share, 0 to 1."""
    if share in (0, 1):
        return "always" if share else "never"
    return next(word for most, word in OFTEN if share < most)


def number_to_tell(number: float) -> float:
    """Return a number as an int if it is whole: then no decimal is told of it."""
    return int(number) if number == int(number) else number


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
