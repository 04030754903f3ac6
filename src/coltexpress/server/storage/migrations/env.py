"""Alembic's entry point; the connection comes from storage/migrate.py."""

from alembic import context

from coltexpress.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
