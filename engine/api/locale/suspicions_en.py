"""What the page's JavaScript says where suspicions are noted, in English."""

from typing import Final

SUSPICION_TEXTS: Final = {
    "suspicions": "Suspicions",
    "suspicions.whose": "Whose sheet? Nobody else looks now.",
    "suspicions.how": "Tap once to cross out, twice for a star, again to clear. It all stays in this browser.",
    "suspicions.open": "{name}, {secret}: nothing noted",
    "suspicions.out": "{name}, {secret}: crossed out",
    "suspicions.star": "{name}, {secret}: star",
    "suspicions.clues": "What {name} did ({n})",
    "suspicions.no_clues": "Nothing so far that says anything of anybody.",
    "suspicions.offer": "Before everything is shown: what do you suspect the others of?",
    "suspicions.guess": "Guess first",
    "suspicions.guess.again": "Look at my guess again",
    "suspicions.no_idea": "no idea",
    "suspicions.take": "That’s my guess",
    "suspicions.taken": "Noted: we shall see.",
    "suspicions.taken.of": "{name}: noted, we shall see. Does anybody else want to guess?",
}
