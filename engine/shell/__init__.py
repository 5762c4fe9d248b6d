"""The games in a terminal, in the words that pages speak to those who hear them."""
