"""Refusals: a move or an input that is not accepted."""

from functools import partial
from typing import Any


class Refusal(Exception):
    """A move or an input that is not accepted; the state is untouched.

    `code` names the reason, `rule` the rule that forbids it ("" for bad input), `params` what the sentence needs.
    """

    def __init__(self, code: str, rule: str = "", **params: object) -> None:
        super().__init__(code, rule, params)
        self.code, self.rule, self.params = code, rule, params

    def __reduce__(self) -> tuple[Any, ...]:
        """Let a refusal come out of another process, its parameters by their names."""
        return partial(Refusal, self.code, self.rule, **self.params), ()
