"""Tables that are known in part: which pieces there are, and what follows from that."""
