"""The rules of Drunter & Drüber."""
