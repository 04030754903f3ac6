"""Many games between bots: fair, repeatable, on one machine or on many. See docs/bots.md."""
