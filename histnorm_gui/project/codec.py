"""Edits as the JSON text that the journal keeps.

["annotation", manuscript, token, before, after], an annotation being [status, normalization, decision, at, model
version, editor] or null for an open token; ["remark", manuscript, token, before, after], a remark being [note, flagged,
excluded, reviewed, modernization]; ["join", manuscript, token, before, after], a join being [token ids, annotation,
remark] or null; ["forget", manuscript, form, normalization, before, after]; ["removal", manuscript, before, after].
Version 1 of the project file wrote annotations without the editor.
"""

from __future__ import annotations

import json
from typing import Any

from histnorm_gui.core.edits import AnnotationEdit, Edit, ForgetEdit, JoinEdit, RemarkEdit, RemovalEdit
from histnorm_gui.core.model import OPEN, Annotation, DecisionSource, Join, Provenance, Remark, Status

_VERSION_1_LENGTH = 5


def encode_edits(edits: tuple[Edit, ...]) -> str:
    """The edits of a transaction as JSON text."""
    return json.dumps([_encode(edit) for edit in edits], ensure_ascii=False, separators=(",", ":"))


def decode_edits(text: str) -> tuple[Edit, ...]:
    """The edits in a JSON text; ValueError when there is anything else in it."""
    try:
        return tuple(_decode(edit) for edit in json.loads(text))
    except (TypeError, KeyError, RecursionError) as error:
        raise ValueError(f"not a list of edits: {error}") from error


def _encode(edit: Edit) -> list[object]:
    if isinstance(edit, AnnotationEdit):
        states = [_encode_annotation(edit.before), _encode_annotation(edit.after)]
        return ["annotation", edit.manuscript_id, edit.token_id, *states]
    if isinstance(edit, RemarkEdit):
        return ["remark", edit.manuscript_id, edit.token_id, _encode_remark(edit.before), _encode_remark(edit.after)]
    if isinstance(edit, JoinEdit):
        return ["join", edit.manuscript_id, edit.token_id, _encode_join(edit.before), _encode_join(edit.after)]
    if isinstance(edit, ForgetEdit):
        return ["forget", edit.manuscript_id, edit.form, edit.norm, edit.before, edit.after]
    return ["removal", edit.manuscript_id, edit.before, edit.after]


def _encode_annotation(annotation: Annotation) -> list[object] | None:
    if not annotation.decided:
        return None
    made = annotation.provenance
    how = [made.source.value, made.at, made.model_version, made.editor]
    return [annotation.status.value, annotation.normalization, *how]


def _encode_remark(remark: Remark) -> list[object]:
    return [remark.note, remark.flagged, remark.excluded, remark.reviewed, remark.modernization]


def _encode_join(join: Join | None) -> list[object] | None:
    if join is None:
        return None
    return [list(join.token_ids), _encode_annotation(join.annotation), _encode_remark(join.remark)]


def _decode(fields: Any) -> Edit:
    kind, manuscript_id, *rest = fields
    if not _is_id(manuscript_id):
        raise ValueError("an edit without a manuscript")
    if kind == "removal":
        before, after = rest
        _require(isinstance(before, bool) and isinstance(after, bool))
        return RemovalEdit(manuscript_id, before, after)
    if kind == "forget":
        form, norm, before, after = rest
        _require(isinstance(form, str) and isinstance(norm, str))
        _require(isinstance(before, bool) and isinstance(after, bool))
        return ForgetEdit(manuscript_id, form, norm, before, after)
    token_id, before, after = rest
    _require(_is_id(token_id))
    if kind == "annotation":
        return AnnotationEdit(manuscript_id, token_id, _decode_annotation(before), _decode_annotation(after))
    if kind == "remark":
        return RemarkEdit(manuscript_id, token_id, _decode_remark(before), _decode_remark(after))
    if kind == "join":
        return JoinEdit(manuscript_id, token_id, _decode_join(before), _decode_join(after))
    raise ValueError("unknown kind of edit")


def _decode_annotation(fields: Any) -> Annotation:
    if fields is None:
        return OPEN
    status, normalization, decision, at, model_version, *rest = (
        fields
        if len(fields) != _VERSION_1_LENGTH
        else [
            *fields,
            "",
        ]
    )
    (editor,) = rest
    _require(isinstance(normalization, str) and isinstance(at, str) and isinstance(editor, str))
    _require(isinstance(model_version, int | None))
    return Annotation(Status(status), normalization, Provenance(DecisionSource(decision), at, model_version, editor))


def _decode_remark(fields: Any) -> Remark:
    note, flagged, excluded, reviewed, modernization = fields
    _require(isinstance(note, str) and isinstance(modernization, str | None))
    _require(all(isinstance(value, bool) for value in (flagged, excluded, reviewed)))
    return Remark(note, flagged, excluded, reviewed, modernization)


def _decode_join(fields: Any) -> Join | None:
    if fields is None:
        return None
    token_ids, annotation, remark = fields
    _require(all(_is_id(token_id) for token_id in token_ids))
    return Join(tuple(token_ids), _decode_annotation(annotation), _decode_remark(remark))


def _is_id(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _require(condition: bool) -> None:
    if not condition:
        raise ValueError("a value of another kind than it must be")
