"""Which rules decide what a seat may do."""

from engine.core.deciding import DecidingRule, rules_to_read_before_decision
from engine.core.game import Option

OPTIONS = (Option("play", ("hidden", "open")), Option("tie", ("spared", "literal")))
RULES = (
    DecidingRule("open", ("card",), ("play", "open")),
    DecidingRule("hidden", ("card",), ("play", "hidden")),
    DecidingRule("both", ("card", "house")),
    DecidingRule("house", ("house",)),
)


def test_rules_come_by_kind_in_their_order() -> None:
    assert rules_to_read_before_decision(RULES, "house", OPTIONS, {}) == ["both", "house"]
    assert rules_to_read_before_decision(RULES, "vote", OPTIONS, {}) == []


def test_a_choice_that_is_not_named_is_the_default() -> None:
    assert rules_to_read_before_decision(RULES, "card", OPTIONS, {}) == ["hidden", "both"]
    assert rules_to_read_before_decision(RULES, "card", OPTIONS, {"play": "open", "tie": "literal"}) == ["open", "both"]
