"""HTML and SVG elements that the drawings of all games share."""
