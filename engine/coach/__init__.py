"""Judges decisions: what each move leads to in worlds that fit the decider's view, what a move cost, and why.

Before a move, its claims serve advice (`engine.match.advice`); after it, a review.
"""
