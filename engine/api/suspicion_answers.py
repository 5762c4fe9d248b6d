"""The answers about what readers suspect the others of; the other answers are in `engine.api.answers`."""

from typing import Literal, TypedDict


class SecretView(TypedDict):
    """A secret that a seat may have."""

    secret: str
    """Its text, as "guessed" wants it."""
    name: str
    picture: str
    """HTML without words, to be shown before the name."""


class SecretsView(TypedDict):
    """Secrets of one kind, of which each seat has one: what is asked of each rival."""

    key: str
    title: str
    secrets: list[SecretView]
    """Those that the reader has not seen."""


class SuspectView(TypedDict):
    """A seat, and what it has done for all to see."""

    seat: int
    name: str
    curtain: str
    """Says that the device goes to it."""
    count: int
    """How many clues there are."""
    clues: str
    """HTML: what it has done, by the secret that this says something of; buttons with `data-moment` lead there."""


class SuspicionsAnswer(TypedDict):
    """All that the page needs for its reader to note whom they suspect of what: nothing that they cannot know."""

    kind: Literal["suspicions"]
    seat: int | None
    """Whose view it is told from; null for what everybody may see: then people say who they are."""
    people: list[int]
    """The seats of people, who have a sheet each."""
    asked: list[SecretsView]
    suspects: list[SuspectView]
    """All seats, in their order."""


class RevealView(TypedDict):
    """What a person had guessed of a seat, to be told when that seat shows what it has."""

    seat: int
    html: str


class GuessedAnswer(TypedDict):
    """How good the guesses of a person were, once all lies open."""

    kind: Literal["guessed"]
    html: str
    reveals: list[RevealView]
    """Of each seat that something was guessed of."""


SuspicionAnswer = SuspicionsAnswer | GuessedAnswer
