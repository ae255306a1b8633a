"""Keys that the editor chooses."""

from __future__ import annotations

from histnorm_gui.core.keymap import Keymap

DEFAULTS = {"keep": ("Ctrl+B",), "next": ("Ctrl+U",), "larger": ("Ctrl++", "Ctrl+="), "about": ()}


def keymap(store: dict[str, str]) -> Keymap:
    """A keymap over a store."""

    def write(name: str, keys: str | None) -> None:
        if keys is None:
            store.pop(name, None)
        else:
            store[name] = keys

    return Keymap(DEFAULTS, store.get, write)


def test_actions_have_the_keys_they_came_with() -> None:
    keys = keymap({})
    assert keys.keys("larger") == ("Ctrl++", "Ctrl+=")
    assert keys.holder("Ctrl+=") == "larger"
    assert keys.holder("Ctrl+=", besides="larger") is None
    assert keys.holder("F9") is None


def test_a_change_is_kept() -> None:
    store: dict[str, str] = {}
    keymap(store).change("about", ("F9", "Ctrl+Shift+A"))
    assert keymap(store).keys("about") == ("F9", "Ctrl+Shift+A")
    assert not keymap(store).is_default("about")


def test_a_key_that_is_given_away_is_taken_from_the_other() -> None:
    store: dict[str, str] = {}
    keymap(store).change("next", ("Ctrl+B",))
    again = keymap(store)
    assert (again.keys("next"), again.keys("keep")) == (("Ctrl+B",), ())
    assert again.holder("Ctrl+U") is None


def test_an_action_can_have_no_keys() -> None:
    store: dict[str, str] = {}
    keymap(store).change("keep", ())
    assert keymap(store).keys("keep") == ()


def test_one_action_is_reset_and_takes_its_keys_back() -> None:
    store: dict[str, str] = {}
    keys = keymap(store)
    keys.change("next", ("Ctrl+B",))
    keys.reset("keep")
    assert (keys.keys("keep"), keys.keys("next")) == (("Ctrl+B",), ())
    keys.reset("next")
    assert store == {}


def test_all_are_reset() -> None:
    store: dict[str, str] = {}
    keys = keymap(store)
    keys.change("next", ("Ctrl+B",))
    keys.change("about", ("Ctrl+=",))
    keys.reset_all()
    assert store == {} and all(keys.is_default(name) for name in DEFAULTS)


def test_a_default_of_a_newer_version_gives_way_to_the_editors_own_key() -> None:
    keys = keymap({"about": "Ctrl+U"})
    assert (keys.keys("about"), keys.keys("next")) == (("Ctrl+U",), ())
