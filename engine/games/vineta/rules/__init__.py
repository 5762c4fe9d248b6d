"""The rules of Vineta."""
