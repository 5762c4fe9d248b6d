"""Land Unter (Turn the Tide, Zum Kuckuck!), a game by Stefan Dorra for 3 to 5 players."""
