"""Rules for this moment: at every kind of decision, with all options, what one may do and the few rules behind it."""

import re
from collections.abc import Iterator, Mapping
from itertools import product

import pytest

from engine.core.deciding import rules_to_read_before_decision
from engine.core.locale import LANGUAGES
from engine.games.registry import GAMES, PRESENTATIONS
from tests.conformance.moments import kinds_with_examples
from tests.conformance.test_rule_ids import of_other_letters, rules

MOST_RULES = 8
"""More rules than this nobody reads before a move."""

every_game = pytest.mark.parametrize("key", PRESENTATIONS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def variants(key: str) -> Iterator[Mapping[str, str]]:
    """Yield every way to choose the options of a game."""
    options = GAMES[key].options
    for choices in product(*(option.choices for option in options)):
        yield {option.key: choice for option, choice in zip(options, choices, strict=True)}


@every_game
def test_every_decision_has_a_few_rules_whatever_the_options(key: str) -> None:
    for kind in sorted(kinds_with_examples(key)):
        for chosen in variants(key):
            found = rules_to_read_before_decision(PRESENTATIONS[key].deciding, kind, GAMES[key].options, chosen)
            where = f"engine/games/{key}/rules, DECIDING: “{kind}” with {chosen}"
            assert found, f"{where}: no rule is listed"
            assert len(found) <= MOST_RULES, f"{where}: {len(found)} rules are too many to be read before a move"
            assert len(set(found)) == len(found), f"{where}: a rule is listed twice: {found}"


@every_game
def test_what_decides_is_a_rule_of_the_game_at_a_decision_of_the_game(key: str) -> None:
    options = {(option.key, choice) for option in GAMES[key].options for choice in option.choices}
    for each in PRESENTATIONS[key].deciding:
        where = f"engine/games/{key}/rules, DECIDING, {each.rule}"
        assert each.rule in rules(key), f"{where}: there is no such rule" + of_other_letters(key, each.rule)
        assert set(each.kinds) <= kinds_with_examples(key), (
            f"{where}: {sorted(set(each.kinds) - kinds_with_examples(key))} is never decided"
        )
        assert each.option is None or each.option in options, f"{where}: there is no option {each.option}"


@every_language
@every_game
def test_every_decision_says_what_one_may_do(key: str, lang: str) -> None:
    texts, where = PRESENTATIONS[key].texts[lang], f"engine/games/{key}/locale/{lang}.py"
    told = {name.removeprefix("now."): text for name, text in texts.items() if name.startswith("now.")}
    missing, strange = sorted(kinds_with_examples(key) - set(told)), sorted(set(told) - kinds_with_examples(key))
    assert not missing, f"{where}: “now.{missing[0]}” is missing"
    assert not strange, f"{where}: nothing asks for “now.{strange[0]}”"
    assert "aim" in texts, f"{where}: “aim” is missing"
    for name, text in {"aim": texts["aim"], **{f"now.{kind}": text for kind, text in told.items()}}.items():
        assert re.fullmatch(r"[A-ZÀ-Ý][^{}]*[.]", text), f"{where}: “{name}” is no plain sentence"
