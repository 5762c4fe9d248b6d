"""What the tests of all games have to know of Vineta (see tests/contracts.py)."""

PANEL_MARKS: frozenset[str] = frozenset({"chip", "chosen", "extra", "pile", "start", "tiles"})
ON_THE_TABLE: frozenset[str] = frozenset()
RANKING_HEADS = ("Player", "Total", "Own houses", "Houses taken", "Own district")
RANKING_ADDS = True
