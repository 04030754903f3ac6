"""Operating a server: `run` (uvicorn), `preflight` checks, `logs`, `backup` and export.

May import all of the server; used by `bench` and `cli`.
"""
