"""What the drawings and forms of all games share: elements, forms, marks."""
