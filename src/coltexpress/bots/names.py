"""Display names of bots."""

from coltexpress.i18n.words import Words


def bot_name(words: Words, bot: str) -> str:
    """The translated name of a built-in level, or the class name of an external bot."""
    key = f"bot-{bot}"
    return words(key) if key in words else bot.rpartition(":")[2]
