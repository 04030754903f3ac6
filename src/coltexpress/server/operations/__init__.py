"""Running a server: checks before a start, logs, metrics, backups."""
