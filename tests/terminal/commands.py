"""Options of `play` for whole games."""

from coltexpress.i18n.words import Words

EN = Words("en")
SOLO = ("--players", "3", "--standard", "--bandits", "doc")
SUPER = ("--game", "super", "--players", "4", "--bandits", "doc", "--no-reflex", "--no-horse")
