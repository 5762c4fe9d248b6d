"""A hand of which a card cannot be read: what is certain all the same, and what it depends on."""

from engine.ask.answering import ask
from engine.core.situations import Situation

READ = (4, 9, 15, 18, 22, 27, 40, 45, 51, 56, 58)
"""Seven half life preservers."""


def test_of_a_card_that_cannot_be_read_each_case_is_told() -> None:
    answer = ask("land_unter", Situation(3, {}, {f"dealt.{at}": str(card) for at, card in enumerate(READ)}), "hand")
    assert answer.verdict
    assert (answer.verdict.params["low"], answer.verdict.params["high"]) == (3, 4)
    told = {case.verdict.params["count"]: [*case.choices] for case in answer.cases}
    assert told == {3: [{"unread": "0"}], 4: [{"unread": "1"}, {"unread": "2"}]}
