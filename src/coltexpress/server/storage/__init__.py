"""What must not be lost: tables, turns, people. SQLite in one file, or PostgreSQL."""
