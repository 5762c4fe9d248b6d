"""Tests of Drunter & Drüber: rules by id, rulings by number."""
