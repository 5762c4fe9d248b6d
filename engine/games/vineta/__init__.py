"""Vineta, a game by Fabiano Onça, Mauricio Gibrin and Mauricio Miyaji."""
