"""Tables of Vineta that are known in part: their pieces, what cannot be on them, and how gaps are filled."""
