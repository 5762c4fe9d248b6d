"""Reviews decisions: what each move leads to in worlds that fit the view of who decides, what a move cost, and why.

The coach only judges: what it says before a move is advice (`engine.match.advice`), after it a review.
"""
