"""What to call a bot."""

from coltexpress.i18n.words import Words


def bot_name(words: Words, bot: str) -> str:
    """A built-in level by its name, a bot from a file by that of its class."""
    key = f"bot-{bot}"
    return words(key) if key in words else bot.rpartition(":")[2]
