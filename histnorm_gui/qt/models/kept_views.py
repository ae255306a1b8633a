"""What rows of the table show, kept by their tokens and found by their forms."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from histnorm_gui.qt.models.row_view import RowView

MOST_VIEWS = 4_000
"""What so many rows show is kept, many screens of them."""


class KeptViews:
    """RowViews by the id of their token; all go when there are too many of them."""

    def __init__(self) -> None:
        self._views: dict[int, RowView] = {}
        self._of_key: dict[str, set[int]] = {}

    def __len__(self) -> int:
        return len(self._views)

    def get(self, token_id: int) -> RowView | None:
        """What the row of a token shows, where that is known."""
        return self._views.get(token_id)

    def keep(self, token_id: int, view: RowView) -> None:
        """Know what the row of a token shows."""
        if len(self._views) >= MOST_VIEWS:
            self.clear()
        self._views[token_id] = view
        self._of_key.setdefault(view.key, set()).add(token_id)

    def take(self, token_id: int) -> RowView | None:
        """Forget what the row of a token shows, and return it."""
        view = self._views.pop(token_id, None)
        if view is not None:
            of_key = self._of_key[view.key]
            of_key.discard(token_id)
            if not of_key:
                del self._of_key[view.key]
        return view

    def clear(self) -> None:
        """Forget all."""
        self._views.clear()
        self._of_key.clear()

    def among(self, token_ids: Collection[int]) -> list[int]:
        """Those of some tokens that are known."""
        if len(token_ids) <= len(self._views):
            return [token_id for token_id in token_ids if token_id in self._views]
        return [token_id for token_id in self._views if token_id in token_ids]

    def of_forms(self, keys: Iterable[str]) -> set[int]:
        """The tokens of some forms, in lower case, that are known."""
        return {token_id for key in keys for token_id in self._of_key.get(key, ())}
