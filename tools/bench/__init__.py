"""What the engine and the book cost, beside others, all in one run on one machine. Ratios count."""
