"""What the search of a language knows: every answerable place of the finished pages, synonyms, words to leave out."""
