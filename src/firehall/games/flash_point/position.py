"""Positions, written and read: as text, and packed into one word."""

from __future__ import annotations

from .packing import pack, unpack
from .reading import read, write
from .soundness import check, damage_of

__all__ = ["check", "damage_of", "pack", "read", "unpack", "write"]
