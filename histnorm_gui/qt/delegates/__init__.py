"""Painting and editing of single cells."""
