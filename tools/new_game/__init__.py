"""Writes a small running card game with all its files, to be edited from there.

    make new-game KEY=high_card LETTERS=HC PLAYERS=2-4

The files in `template` are those of the game: `KEY` and `PATH` in their names, and `%WORD%` in their text, are
filled in; `~` before a French sign stands for its no-break space. What depends on the number of players (examples) is
written by `tools.new_game.examples`.
"""
