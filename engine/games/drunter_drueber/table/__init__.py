"""Tables of Drunter & Drüber that are known in part: their pieces, what cannot be on them, how gaps are filled."""
