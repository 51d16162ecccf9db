"""Records: small fixed-size states, declared once as annotated classes.

A field is `I8`, `I16`, `I32`, `I64` or `U16` for one number, `Annotated[Ints, Row("i2", 6)]` for a row of
them, or another record class. The same class has two forms: *frozen*, an element of a numpy array, which
compiled kernels work on, and *thawed*, a plain object of Python ints and lists, which the interpreter
works on. Kernels can't tell them apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Records: TypeAlias = npt.NDArray[np.void]

I8: TypeAlias = Annotated[int, "i1"]
I16: TypeAlias = Annotated[int, "i2"]
U16: TypeAlias = Annotated[int, "u2"]
I32: TypeAlias = Annotated[int, "i4"]
I64: TypeAlias = Annotated[int, "i8"]
Ints: TypeAlias = list[int]
T = TypeVar("T")


@dataclass(frozen=True)
class Row:
    """The shape of a field that holds several numbers of one type."""

    code: str
    length: int


class Padded(TypeError):
    """A record class whose fields leave gaps: equal records could then differ in their bytes."""


@dataclass(frozen=True)
class Field:
    """One field of a record: a number (`length` 0), a row of numbers, or a record of its own."""

    name: str
    code: str
    length: int = 0
    inner: type | None = None

    @property
    def least(self) -> int:
        """The smallest number that fits."""
        return 0 if self.code[0] == "u" else -(1 << (8 * int(self.code[1]) - 1))

    @property
    def most(self) -> int:
        """The largest number that fits."""
        return (1 << (8 * int(self.code[1]) - (self.code[0] != "u"))) - 1


@cache
def fields(cls: type) -> tuple[Field, ...]:
    """The fields of a record class, in the order of their declaration."""
    found: list[Field] = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if get_origin(hint) is Annotated:
            kind = get_args(hint)[1]
            found.append(Field(name, kind.code, kind.length) if isinstance(kind, Row) else Field(name, kind))
        elif isinstance(hint, type) and hint is not int:
            found.append(Field(name, "", inner=hint))
        else:
            raise TypeError(f"{cls.__name__}.{name}: say I8, I16, U16, I32, I64, a Row or a record class")
    return tuple(found)


@cache
def layout(cls: type) -> np.dtype[np.void]:
    """The numpy type of a record class; refuses a class that would have padding.

    >>> class Dice:
    ...     red: I8
    ...     black: I8
    >>> layout(Dice).itemsize
    2
    """
    import numpy as np

    parts: list[tuple[Any, ...]] = []
    for field in fields(cls):
        if field.inner is not None:
            parts.append((field.name, layout(field.inner)))
        elif field.length:
            parts.append((field.name, field.code, (field.length,)))
        else:
            parts.append((field.name, field.code))
    dtype = np.dtype(parts, align=True)
    filled = 0
    for field in fields(cls):
        inner, at = dtype.fields[field.name][:2]  # type: ignore[index]
        if at != filled:
            raise Padded(f"{cls.__name__}.{field.name} would start at byte {at}, not {filled}: put larger fields first")
        filled += inner.itemsize
    if filled != dtype.itemsize:
        gap = dtype.itemsize - filled
        raise Padded(f"{cls.__name__} fills {filled} of {dtype.itemsize} bytes: add {gap} bytes of fields")
    return dtype


def empty(cls: type[T]) -> T:
    """A thawed record full of zeros."""
    new = object.__new__(cls)
    for field in fields(cls):
        value: object = 0
        if field.inner is not None:
            value = empty(field.inner)
        elif field.length:
            value = [0] * field.length
        setattr(new, field.name, value)
    return new


def copy(thawed: T) -> T:
    """A thawed record like this one that shares nothing with it."""
    cls = type(thawed)
    new = object.__new__(cls)
    for name, value in vars(thawed).items():
        if isinstance(value, list):
            value = value[:]
        elif not isinstance(value, int):
            value = copy(value)
        setattr(new, name, value)
    return new


def thaw(frozen: Any, cls: type[T]) -> T:
    """The plain object that says the same as one element of a record array."""
    new = object.__new__(cls)
    for field in fields(cls):
        value = frozen[field.name]
        if field.inner is not None:
            setattr(new, field.name, thaw(value, field.inner))
        else:
            setattr(new, field.name, value.tolist() if field.length else int(value))
    return new


def freeze(thawed: object, into: Any = None) -> Any:
    """An array of one record that says the same as a plain object; refuses what doesn't fit.

    >>> class Dice:
    ...     red: I8
    ...     black: I8
    >>> dice = empty(Dice); dice.red = 200
    >>> freeze(dice)
    Traceback (most recent call last):
    ...
    OverflowError: Dice.red is 200: it holds -128 to 127
    """
    import numpy as np

    cls = type(thawed)
    array = np.zeros(1, layout(cls)) if into is None else into
    for field in fields(cls):
        value = getattr(thawed, field.name)
        if field.inner is not None:
            freeze(value, array[field.name])
            continue
        if field.length and len(value) != field.length:
            raise OverflowError(f"{cls.__name__}.{field.name} has {len(value)} entries: it holds {field.length}")
        for number in value if field.length else (value,):
            if not field.least <= number <= field.most:
                raise OverflowError(f"{cls.__name__}.{field.name} is {number}: it holds {field.least} to {field.most}")
        array[field.name] = value
    return array
