"""What the tests of all games have to know of Land Unter (see tests/contracts.py)."""

PANEL_MARKS: frozenset[str] = frozenset()
ON_THE_TABLE: frozenset[str] = frozenset({"turned"})
RANKING_HEADS = ("Player", "Total", "Stage 1", "Stage 2", "Stage 3")
RANKING_ADDS = True
