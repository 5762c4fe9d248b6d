"""What the tests of all games have to know of Drunter & Drüber (see tests/contracts.py)."""

PANEL_MARKS: frozenset[str] = frozenset({"cards", "pass", "target", "turn"})
ON_THE_TABLE: frozenset[str] = frozenset()
RANKING_HEADS = ("Player", "Total", "Target card", "What counts")
RANKING_ADDS = False
