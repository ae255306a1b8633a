"""What the editor can do to a text, as edits that can be taken back. Nothing here changes anything: a session does.

A function returns a Step, or None where there is nothing to do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from histnorm_gui.core.edits import AnnotationEdit, Edit, EditLabel, ForgetEdit, JoinEdit, RemarkEdit
from histnorm_gui.core.model import OPEN, Annotation, DecisionSource, Join, Provenance, Remark, Status, Token, TokenKind
from histnorm_gui.project.backups import Reason
from histnorm_gui.services.manuscript_text import ManuscriptText, forgetting_key

_LABELS = {
    DecisionSource.SUGGESTION: EditLabel.ACCEPT,
    DecisionSource.CANDIDATE: EditLabel.ACCEPT,
    DecisionSource.FORM: EditLabel.KEEP_FORM,
}

BULK = {EditLabel.ACCEPT_ALL: Reason.ACCEPT_ALL, EditLabel.REPLACE: Reason.REPLACE, EditLabel.MERGE: Reason.MERGE}
"""Steps before which a backup is made."""


@dataclass(frozen=True, slots=True)
class Step:
    """Edits to be done as one; ``subject`` names what they are about, such as a form."""

    label: EditLabel
    edits: tuple[Edit, ...]
    subject: str = ""


def is_normalization(text: str) -> bool:
    """Whether a text can be a normalization: there is something in it, and no control character."""
    return bool(text.strip()) and not any(character < " " or character == "\x7f" for character in text)


def decide(text: ManuscriptText, token: Token, normalization: str, made: Provenance) -> Step:
    """Decide a token. A decision that equals the first suggestion is accepted, any other corrected.

    What was to be forgotten for this form comes back with it, and a second look is due again. ValueError for what is no
    normalization: the editor field refuses those.
    """
    if not is_normalization(normalization):
        raise ValueError(f"not a normalization: {normalization!r}")
    annotation = _annotation(text, token, normalization, made)
    remark = text.remark(token.id)
    if normalization != text.annotation(token.id).normalization:
        remark = replace(remark, reviewed=False)
    edits = _changes(text, token, annotation, remark)
    if text.is_forgotten(token.form, normalization):
        edits.append(_forgetting(text, token.form, normalization, forgotten=False))
    return Step(_LABELS.get(made.source, EditLabel.CORRECT), tuple(edits), token.form)


def decide_open(
    text: ManuscriptText,
    decisions: Iterable[tuple[Token, str]],
    made: Provenance,
    subject: str = "",
    *,
    anew: bool = False,
) -> Step | None:
    """Decide those of many tokens that are open, as accepted; with ``anew`` also those that are decided otherwise, as
    corrected, which are worth a second look again."""
    edits: list[Edit] = []
    for token, normalization in decisions:
        present = text.annotation(token.id)
        if not present.decided:
            edits.append(_state(text, token, annotation=Annotation(Status.ACCEPTED, normalization, made)))
        elif anew and present.normalization != normalization:
            remark = replace(text.remark(token.id), reviewed=False)
            edits += _changes(text, token, Annotation(Status.CORRECTED, normalization, made), remark)
    return Step(EditLabel.ACCEPT_ALL, tuple(edits), subject) if edits else None


def reopen(text: ManuscriptText, tokens: Sequence[Token]) -> Step | None:
    """Take the decisions on some tokens back to open."""
    decided = [token for token in tokens if text.annotation(token.id).decided]
    edits = [_state(text, token, annotation=OPEN) for token in decided]
    return Step(EditLabel.REOPEN, tuple(edits), decided[0].form) if edits else None


def note(text: ManuscriptText, token: Token, words: str) -> Step | None:
    """Write the note of a token; empty takes it away."""
    return _remarks(text, [token], EditLabel.NOTE, lambda remark: replace(remark, note=words.strip()))


def flag(text: ManuscriptText, tokens: Sequence[Token], flagged: bool) -> Step | None:
    """Flag tokens, or take their flags away."""
    return _remarks(text, tokens, EditLabel.FLAG, lambda remark: replace(remark, flagged=flagged))


def exclude(text: ManuscriptText, tokens: Sequence[Token], excluded: bool) -> Step | None:
    """Exclude tokens from learning, or learn from them again."""
    return _remarks(text, tokens, EditLabel.EXCLUDE, lambda remark: replace(remark, excluded=excluded))


def review(text: ManuscriptText, tokens: Sequence[Token], reviewed: bool) -> Step | None:
    """Say of decided tokens that a second look found them right, or that they are worth one again."""
    decided = [token for token in tokens if text.annotation(token.id).decided]
    return _remarks(text, decided, EditLabel.REVIEW, lambda remark: replace(remark, reviewed=reviewed))


def modernize(text: ManuscriptText, token: Token, modernization: str) -> Step | None:
    """Give a token a modernization; empty takes it away. ValueError for control characters."""
    clean = modernization.strip()
    if clean and not is_normalization(clean):
        raise ValueError(f"not a modernization: {modernization!r}")
    return _remarks(text, [token], EditLabel.MODERNIZE, lambda remark: replace(remark, modernization=clean or None))


def join(text: ManuscriptText, first: Token, second: Token, made: Provenance) -> Step | None:
    """Join a token with the one after it; each may be a join itself.

    Where both are decided, the decisions are put together; else the join is open. Notes are put together, too.
    None for tokens that do not follow one another, or have no word among them.
    """
    ids = _ids(text, first) + _ids(text, second)
    rows = [text.row(token_id) for token_id in ids]
    words = TokenKind.WORD in (first.kind, second.kind)
    if rows != list(range(rows[0], rows[0] + len(rows))) or not words:
        return None
    sides = [text.annotation(token.id).normalization for token in (first, second)]
    norms = [
        side or (token.form if token.kind is TokenKind.PUNCTUATION else None)
        for side, token in zip(sides, (first, second), strict=True)
    ]
    annotation = OPEN
    if None not in norms:
        annotation = Annotation(Status.CORRECTED, "".join(norm or "" for norm in norms), made)
    after = Join(ids, annotation, _both(text.remark(first.id), text.remark(second.id)))
    edits: list[Edit] = []
    if text.join(second.id) is not None:
        edits.append(JoinEdit(second.manuscript_id, second.id, text.join(second.id), None))
    edits.append(JoinEdit(first.manuscript_id, first.id, text.join(first.id), after))
    return Step(EditLabel.JOIN, tuple(edits), " ".join((*_forms(first), *_forms(second))))


def following(text: ManuscriptText, token: Token) -> Token | None:
    """The token after a token or a join in the text, None at the end."""
    row = text.row(_ids(text, token)[-1]) + 1
    return text.tokens[row] if row < len(text) else None


def take_apart(text: ManuscriptText, token: Token) -> Step | None:
    """Take a join apart: each of its tokens is as it was before it was joined."""
    present = text.join(token.id)
    if present is None:
        return None
    return Step(EditLabel.SPLIT, (JoinEdit(token.manuscript_id, token.id, present, None),), " ".join(token.parts))


def forget(text: ManuscriptText, form: str, norm: str) -> Step | None:
    """Never suggest a normalization for a form again in this manuscript, whatever its case."""
    if text.is_forgotten(form, norm):
        return None
    return Step(EditLabel.FORGET, (_forgetting(text, form, norm, forgotten=True),), f"{form} → {norm}")


@dataclass(frozen=True, slots=True)
class Replacement:
    """The new normalization, modernization or note of a token; None leaves it as it is."""

    token: Token
    normalization: str | None = None
    modernization: str | None = None
    note: str | None = None


def replace_all(
    text: ManuscriptText, replacements: Iterable[Replacement], made: Provenance, subject: str
) -> Step | None:
    """Give tokens new normalizations, modernizations and notes, where they have others."""
    edits: list[Edit] = []
    for new in replacements:
        old = text.annotation(new.token.id)
        annotation = None
        norm = new.normalization
        if norm is not None and is_normalization(norm) and old.decided and norm != old.normalization:
            annotation = _annotation(text, new.token, norm, made)
        remark = _replaced(text.remark(new.token.id), new, reset=annotation is not None)
        edits += _changes(text, new.token, annotation, remark)
    return Step(EditLabel.REPLACE, tuple(edits), subject) if edits else None


def _replaced(remark: Remark, new: Replacement, *, reset: bool) -> Remark:
    if new.note is not None:
        remark = replace(remark, note=new.note.strip())
    if new.modernization is not None:
        remark = replace(remark, modernization=new.modernization.strip() or None)
    return replace(remark, reviewed=False) if reset else remark


def _changes(text: ManuscriptText, token: Token, annotation: Annotation | None, remark: Remark) -> list[Edit]:
    """The edits that lead to this annotation (None: the present one) and this remark."""
    present = text.join(token.id)
    if present is not None:
        after = replace(present, annotation=annotation or present.annotation, remark=remark)
        # A decision that is taken again is a step, as it is for a token, though it be the same in the same second.
        return (
            [] if annotation is None and after == present else [JoinEdit(token.manuscript_id, token.id, present, after)]
        )
    edits: list[Edit] = []
    if annotation is not None:
        edits.append(AnnotationEdit(token.manuscript_id, token.id, text.annotation(token.id), annotation))
    before = text.remark(token.id)
    if remark != before:
        edits.append(RemarkEdit(token.manuscript_id, token.id, before, remark))
    return edits


def _annotation(text: ManuscriptText, token: Token, normalization: str, made: Provenance) -> Annotation:
    candidates = text.candidates(token)
    accepted = bool(candidates) and candidates[0].norm == normalization
    return Annotation(Status.ACCEPTED if accepted else Status.CORRECTED, normalization, made)


def _state(text: ManuscriptText, token: Token, *, annotation: Annotation) -> Edit:
    """The edit of a token's decision, which is that of a join where one begins with it."""
    present = text.join(token.id)
    if present is not None:
        return JoinEdit(token.manuscript_id, token.id, present, replace(present, annotation=annotation))
    return AnnotationEdit(token.manuscript_id, token.id, text.annotation(token.id), annotation)


def _remarks(
    text: ManuscriptText, tokens: Sequence[Token], label: EditLabel, change: Callable[[Remark], Remark]
) -> Step | None:
    edits = [edit for token in tokens for edit in _changes(text, token, None, change(text.remark(token.id)))]
    subject = tokens[0].shown if tokens else ""
    return Step(label, tuple(edits), subject) if edits else None


def _forgetting(text: ManuscriptText, form: str, norm: str, *, forgotten: bool) -> ForgetEdit:
    key, norm_key = forgetting_key(form, norm)
    return ForgetEdit(text.manuscript.id, key, norm_key, not forgotten, forgotten)


def _ids(text: ManuscriptText, token: Token) -> tuple[int, ...]:
    present = text.join(token.id)
    return present.token_ids if present else (token.id,)


def _forms(token: Token) -> tuple[str, ...]:
    return token.parts or (token.form,)


def _both(first: Remark, second: Remark) -> Remark:
    """What is said of two tokens, said of their join."""
    notes = "; ".join(words for words in (first.note, second.note) if words)
    modern = [first.modernization, second.modernization]
    modernization = "".join(word or "" for word in modern) if None not in modern else None
    return Remark(notes, first.flagged or second.flagged, first.excluded or second.excluded, False, modernization)
