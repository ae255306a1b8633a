"""Plots as SVG: panels of curves side by side under one legend, readable in print and on a screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from histnorm_gui.core.plotting import Axes, Curve, Marker, Panel

WIDTH, HEIGHT = 420, 320
"""The size of one panel's box, in pixels."""
_LEFT, _TOP, _BETWEEN, _BELOW, _ROW = 64, 40, 40, 56, 20
_LEGEND_WIDTH = 210


def svg(panels: Sequence[Panel], *, x_label: str, y_label: str, title: str = "", from_zero: bool = False) -> str:
    """A drawing of panels over common axes, ``from_zero`` upwards or as far as there are points; a curve is one
    ``polyline`` of class "curve"."""
    axes = Axes.of(panels, from_zero=from_zero)
    width = _LEFT + len(panels) * WIDTH + (len(panels) - 1) * _BETWEEN + 24
    legend = list(_legend(panels, width, _TOP + HEIGHT + _BELOW + 12))
    rows = max(1, -(-len(_distinct(panels)) // _columns(width)))
    height = _TOP + HEIGHT + _BELOW + rows * _ROW + 12
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="12" fill="#1c1c1a" role="img">',
        f"<title>{escape(title or y_label)}</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<g transform="translate(16 {_TOP + HEIGHT / 2:g}) rotate(-90)">',
        f'<text text-anchor="middle">{escape(y_label)}</text></g>',
    ]
    for number, panel in enumerate(panels):
        parts.append(f'<g transform="translate({_LEFT + number * (WIDTH + _BETWEEN)} {_TOP})">')
        parts += _panel(panel, axes, x_label, with_numbers=number == 0)
        parts.append("</g>")
    return "\n".join([*parts, *legend, "</svg>"]) + "\n"


def _panel(panel: Panel, axes: Axes, x_label: str, *, with_numbers: bool) -> Iterator[str]:
    yield f'<text x="{WIDTH / 2:g}" y="-16" text-anchor="middle" font-weight="bold">{escape(panel.title)}</text>'
    for y in axes.y_ticks:
        _, at = axes.place((axes.x_ticks[0], y), WIDTH, HEIGHT)
        yield f'<line x1="0" x2="{WIDTH}" y1="{at:.1f}" y2="{at:.1f}" stroke="#e2e2de"/>'
        if with_numbers:
            yield f'<text x="-8" y="{at + 4:.1f}" text-anchor="end">{y:g}</text>'
    for x in axes.x_ticks:
        at, _ = axes.place((x, axes.y_ticks[0]), WIDTH, HEIGHT)
        yield f'<line x1="{at:.1f}" x2="{at:.1f}" y1="{HEIGHT}" y2="{HEIGHT + 5}" stroke="#1c1c1a"/>'
        yield f'<text x="{at:.1f}" y="{HEIGHT + 20}" text-anchor="middle">{x:,.0f}</text>'
    yield f'<text x="{WIDTH / 2:g}" y="{HEIGHT + 42}" text-anchor="middle">{escape(x_label)}</text>'
    yield f'<path d="M0 0V{HEIGHT}H{WIDTH}" fill="none" stroke="#1c1c1a"/>'
    for curve in panel.curves:
        places = [axes.place(point, WIDTH, HEIGHT) for point in curve.points]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        yield f'<polyline class="curve" fill="none" {_stroke(curve)} points="{points}"/>'
        yield from (_mark(curve, x, y) for x, y in places)


def _stroke(curve: Curve) -> str:
    dash = ' stroke-dasharray="5 4" stroke-opacity="0.7"' if curve.dashed else ""
    return f'stroke="{curve.colour}" stroke-width="{1.2 if curve.dashed else 2}"{dash}'


def _mark(curve: Curve, x: float, y: float) -> str:
    """The marker of a curve at a place: filled, but hollow on a dashed curve."""
    size = 3.0 if curve.dashed else 3.6
    fill = "#ffffff" if curve.dashed else curve.colour
    look = f'fill="{fill}" stroke="{curve.colour}"'
    tip = size + 1
    outlines = {
        Marker.SQUARE: f"M{x - size:.1f} {y - size:.1f}h{2 * size}v{2 * size}h{-2 * size}z",
        Marker.TRIANGLE: f"M{x:.1f} {y - tip:.1f}l{tip} {2 * size}h{-2 * tip}z",
        Marker.DIAMOND: f"M{x:.1f} {y - tip:.1f}l{tip} {tip}l{-tip} {tip}l{-tip} {-tip}z",
        Marker.CROSS: f"M{x - size:.1f} {y - size:.1f}l{2 * size} {2 * size}m0 {-2 * size}l{-2 * size} {2 * size}",
    }
    if curve.marker is Marker.CIRCLE:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" {look}/>'
    return f'<path d="{outlines[curve.marker]}" {look}/>'


def _distinct(panels: Sequence[Panel]) -> list[Curve]:
    """The curves that the legend names: of those with one name and look, one."""
    named = {(curve.name, curve.style, curve.dashed): curve for panel in panels for curve in panel.curves}
    return list(named.values())


def _columns(width: int) -> int:
    return max(1, (width - _LEFT) // _LEGEND_WIDTH)


def _legend(panels: Sequence[Panel], width: int, top: int) -> Iterator[str]:
    columns = _columns(width)
    for number, curve in enumerate(_distinct(panels)):
        x, y = _LEFT + (number % columns) * _LEGEND_WIDTH, top + (number // columns) * _ROW
        yield f'<line x1="{x}" x2="{x + 28}" y1="{y}" y2="{y}" {_stroke(curve)}/>'
        yield _mark(curve, x + 14, y)
        yield f'<text x="{x + 36}" y="{y + 4}">{escape(curve.name)}</text>'
