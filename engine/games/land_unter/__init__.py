"""Land Unter (Turn the Tide, Zum Kuckuck!), a game by Stefan Dorra."""
