"""Tests of the coach: playouts, the ledger of a decision, and why one move is better."""
