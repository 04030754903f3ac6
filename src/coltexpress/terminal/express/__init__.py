"""Colt Express in the terminal."""
