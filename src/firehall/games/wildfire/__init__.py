"""Wildfire!, a game of Ablaze!."""
