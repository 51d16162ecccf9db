"""Records as one short word for links: their bytes, compressed, with a check against slips."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import TypeVar

from ..core.record import Field, empty, fields
from ..errors import BadPosition, Problem

T = TypeVar("T")


def bytes_of(record: object) -> bytes:
    """The numbers of a thawed record, one after the other.

    >>> from firehall.core.dealer import Dealer
    >>> dealer = empty(Dealer)
    >>> dealer.whim = 5
    >>> bytes_of(dealer)[32:40].hex()
    '0500000000000000'
    """
    data = bytearray()
    for field in fields(type(record)):
        value = getattr(record, field.name)
        if field.inner is not None:
            data += bytes_of(value)
        else:
            for number in value if field.length else [value]:
                data += int(number).to_bytes(width(field), "little", signed=field.code[0] != "u")
    return bytes(data)


def record_of(data: bytes, cls: type[T]) -> T:
    """The thawed record whose numbers these are."""
    record, at = empty(cls), 0
    for field in fields(cls):
        if field.inner is not None:
            size = size_of(field.inner)
            setattr(record, field.name, record_of(data[at : at + size], field.inner))
            at += size
            continue
        step, signed = width(field), field.code[0] != "u"
        ends = range(at, at + step * (field.length or 1), step)
        numbers = [int.from_bytes(data[end : end + step], "little", signed=signed) for end in ends]
        at += step * len(numbers)
        setattr(record, field.name, numbers if field.length else numbers[0])
    return record


def size_of(cls: type) -> int:
    """The bytes of a record class."""
    return sum(size_of(f.inner) if f.inner is not None else width(f) * (f.length or 1) for f in fields(cls))


def width(field: Field) -> int:
    """The bytes of one number of a field."""
    return int(field.code[1])


def packed(record: object) -> str:
    """A short text that says the same as a record."""
    deflate = zlib.compressobj(9, wbits=-15)
    data = bytes_of(record)
    squeezed = zlib.crc32(data).to_bytes(4, "little") + deflate.compress(data) + deflate.flush()
    return base64.urlsafe_b64encode(squeezed).decode().rstrip("=")


def unpacked(text: str, cls: type[T]) -> T:
    """The record of a packed text; a `BadPosition` for one that was cut off or belongs elsewhere."""
    wrong = BadPosition([Problem(f"{text[:40]!r} is no position id: it was cut off, or belongs to another version")])
    size = size_of(cls)
    try:
        squeezed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        inflate = zlib.decompressobj(wbits=-15)
        data = inflate.decompress(squeezed[4:], size + 1)
    except (binascii.Error, ValueError, zlib.error):
        raise wrong from None
    whole = inflate.eof and not inflate.unused_data and squeezed[:4] == zlib.crc32(data).to_bytes(4, "little")
    if len(data) != size or not whole:
        raise wrong
    return record_of(data, cls)
