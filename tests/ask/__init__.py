"""Tests of asking about one's own table: answers, findings, links, advice."""
