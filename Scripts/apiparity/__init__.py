"""Compares the public API of this package with the facts tables under API/Facts."""
