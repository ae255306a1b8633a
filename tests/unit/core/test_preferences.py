"""Settings are read as what they were declared to be, whatever an old store holds."""

from __future__ import annotations

import pytest

from histnorm_gui.core.preferences import (
    AUTO_RETRAIN,
    AUTO_RETRAIN_EVERY,
    FONT_SIZE,
    LANGUAGE,
    OPTIONS,
    Preferences,
    Value,
)


@pytest.fixture
def store() -> dict[str, object]:
    return {}


@pytest.fixture
def preferences(store: dict[str, object]) -> Preferences:
    def write(key: str, value: Value) -> None:
        store[key] = value

    return Preferences(store.get, write)


def test_defaults_hold_until_something_is_set(preferences: Preferences) -> None:
    assert preferences.flag(AUTO_RETRAIN) is False
    assert preferences.number(FONT_SIZE) == 18
    preferences.set(FONT_SIZE, 24)
    preferences.set(AUTO_RETRAIN, True)
    assert (preferences.number(FONT_SIZE), preferences.flag(AUTO_RETRAIN)) == (24, True)


@pytest.mark.parametrize(
    ("stored", "read"), [("true", True), ("false", False), (True, True), ("nonsense", False), (17, False)]
)
def test_a_flag_from_a_text_file(
    preferences: Preferences, store: dict[str, object], stored: object, read: bool
) -> None:
    store[AUTO_RETRAIN.key] = stored
    assert preferences.flag(AUTO_RETRAIN) is read


@pytest.mark.parametrize("stored", ["", "12px", "100000", -1, None, 5])
def test_a_number_that_cannot_be_is_the_default(
    preferences: Preferences, store: dict[str, object], stored: object
) -> None:
    store[AUTO_RETRAIN_EVERY.key] = stored
    assert preferences.number(AUTO_RETRAIN_EVERY) == 50


def test_values_that_a_setting_cannot_have_are_refused(preferences: Preferences) -> None:
    with pytest.raises(ValueError):
        preferences.set(LANGUAGE, "xx")
    with pytest.raises(ValueError):
        preferences.set(FONT_SIZE, 1000)


def test_every_default_is_a_value_that_its_setting_can_have() -> None:
    for option in OPTIONS.values():
        assert option.cleaned(option.default) == option.default
