"""Tests of the engine in the Python that runs in the browser."""
