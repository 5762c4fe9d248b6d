"""The games of the book, one folder each."""
