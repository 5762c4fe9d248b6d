"""What readers sit down at: worked examples, whole games, and the door that the browser knocks at."""
