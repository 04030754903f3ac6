"""The progress bar of long commands."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def progress_bar(console: Console, transient: bool = False) -> Progress:
    """A bar with the number of finished steps and the remaining time. `transient`: it disappears at the end."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=transient)
