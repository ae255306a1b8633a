"""The libraries that reading XML stands on, by their versions."""

from __future__ import annotations

from lxml import etree


def libxml2_version() -> str:
    """The version of libxml2 that is in use."""
    return ".".join(map(str, etree.LIBXML_VERSION))


def libxslt_version() -> str:
    """The version of libxslt that is in use."""
    return ".".join(map(str, etree.LIBXSLT_VERSION))
