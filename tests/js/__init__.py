"""Tests of the pages' JavaScript that need no browser."""
