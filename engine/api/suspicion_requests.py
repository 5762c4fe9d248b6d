"""The requests about what readers suspect the others of; the other requests are in `engine.api.requests`."""

from dataclasses import dataclass

from engine.api.requests import Request


@dataclass(frozen=True, kw_only=True)
class Guess:
    """What a reader guesses of another seat."""

    seat: int
    secret: str
    """The text of a secret, as from "suspicions"."""


class GuessedRequest(Request):
    """How good a person's guesses were; only after the end. It changes nothing."""

    seat: int
    guesses: tuple[Guess, ...] = ()
    """At most one for each seat and kind of secret."""
