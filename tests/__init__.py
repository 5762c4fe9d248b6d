"""What proves the engine and the book."""
