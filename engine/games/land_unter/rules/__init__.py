"""The rules of Land Unter."""
