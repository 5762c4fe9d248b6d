"""Tests of the coach: playouts, the analysis of a decision, and why one move is better."""
