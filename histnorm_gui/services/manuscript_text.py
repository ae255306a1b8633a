"""The text of one manuscript as it is worked on: tokens in reading order with decisions and suggestions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from histnorm_gui.core.model import OPEN, Annotation, Manuscript, Token, TokenKind
from histnorm_gui.core.suggestion import Candidate
from histnorm_gui.services.suggesting import Suggester


class ManuscriptText:
    """Tokens of a manuscript by row (position in reading order), their annotations and suggestions.

    Only the session changes it. ``revision`` grows with every change of a decision.
    """

    def __init__(
        self,
        manuscript: Manuscript,
        tokens: tuple[Token, ...],
        annotations: Mapping[int, Annotation],
        suggester: Suggester,
    ) -> None:
        self.manuscript = manuscript
        self.tokens = tokens
        self.suggester = suggester
        self.revision = 0
        self._annotations = dict(annotations)
        self._rows = {token.id: row for row, token in enumerate(tokens)}
        self._rows_of_form: dict[str, list[int]] = {}
        for row, token in enumerate(tokens):
            self._rows_of_form.setdefault(token.form, []).append(row)
        self.words = sum(token.kind is TokenKind.WORD for token in tokens)

    def __len__(self) -> int:
        return len(self.tokens)

    def row(self, token_id: int) -> int:
        """The row of a token; KeyError when it is not of this manuscript."""
        return self._rows[token_id]

    def annotation(self, token_id: int) -> Annotation:
        """The state of a token."""
        return self._annotations.get(token_id, OPEN)

    def annotate(self, token_id: int, annotation: Annotation) -> None:
        """Replace the state of a token."""
        if annotation.decided:
            self._annotations[token_id] = annotation
        else:
            self._annotations.pop(token_id, None)
        self.revision += 1

    @property
    def decided(self) -> int:
        """How many tokens are decided."""
        return len(self._annotations)

    def candidates(self, token: Token) -> tuple[Candidate, ...]:
        """The ranked candidates for a token, best first; none for punctuation."""
        return self.suggester.candidates(token.form) if token.kind is TokenKind.WORD else ()

    def decisions(self) -> Iterator[tuple[Token, Annotation]]:
        """The decided tokens in reading order."""
        for token in self.tokens:
            annotation = self._annotations.get(token.id)
            if annotation is not None:
                yield token, annotation

    def same_form(self, form: str) -> Sequence[int]:
        """The rows of all tokens of a form, in reading order."""
        return self._rows_of_form.get(form, ())
