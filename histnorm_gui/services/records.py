"""Frozen dataclasses as JSON and back, strictly: what does not fit the types is named by its place."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Union, get_args, get_origin, get_type_hints


class Misfit(Exception):
    """A value that is not of the type at its place, such as ``manuscripts[0].training.seed``."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.place = place


def to_json(value: Any) -> Any:
    """A dataclass, with what is in it, as values that JSON has."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: to_json(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): to_json(one) for key, one in value.items()}
    return [to_json(one) for one in value] if isinstance(value, tuple) else value


def from_json(kind: Any, value: Any, place: str = "") -> Any:
    """The value as ``kind``: a dataclass, a mapping by text, a tuple, int, float, str, bool, object, None or several of
    these. What a dataclass does not know is left out, what has a default may be lacking; Misfit where something else is
    lacking or of another type."""
    if kind is Any or kind is object:
        return value
    if get_origin(kind) in (Union, types.UnionType):
        return None if value is None else _first(get_args(kind), value, place)
    if is_dataclass(kind):
        return _dataclass(kind, _mapping(value, place), place)
    if get_origin(kind) is tuple:
        if not isinstance(value, list):
            raise Misfit(place)
        return tuple(from_json(get_args(kind)[0], one, f"{place}[{at}]") for at, one in enumerate(value))
    if get_origin(kind) is Mapping:
        return {key: from_json(get_args(kind)[1], one, _at(place, key)) for key, one in _mapping(value, place).items()}
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if type(value) is not kind:
        raise Misfit(place)
    return value


def _first(kinds: tuple[Any, ...], value: Any, place: str) -> Any:
    (kind,) = (kind for kind in kinds if kind is not type(None))
    return from_json(kind, value, place)


def _dataclass(kind: Any, value: Mapping[str, Any], place: str) -> Any:
    hints = get_type_hints(kind)
    if lacking := [field.name for field in fields(kind) if field.name not in value and field.default is MISSING]:
        raise Misfit(_at(place, lacking[0]))
    there = [field.name for field in fields(kind) if field.name in value]
    return kind(**{name: from_json(hints[name], value[name], _at(place, name)) for name in there})


def _mapping(value: Any, place: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise Misfit(place)
    return value


def _at(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name
