"""What every registered game must pass, for every number of players and every option."""
