"""Operating a server: `run` (uvicorn), `preflight` checks, `logs`, `metrics`, `backup` and export, default `paths`.

`metrics` and `paths` import no other server module and are used throughout the server; the other modules may import
all of it and are used by `bench` and `cli`.
"""
