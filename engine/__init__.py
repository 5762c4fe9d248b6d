"""Rules, bots and tellings of board games about rising water: pure Python, no dependency."""
