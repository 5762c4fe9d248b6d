"""Tests of Land Unter: rules by id, rulings by number."""
