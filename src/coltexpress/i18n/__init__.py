"""The words for people, in six languages: Fluent catalogues and their loader."""
