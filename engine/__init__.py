"""Rules, bots and texts of board games about rising water: pure Python, no dependency."""
