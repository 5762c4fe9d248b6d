"""Reviews decisions: what each move leads to in worlds that fit the view of who decides, what a move cost, and why."""
