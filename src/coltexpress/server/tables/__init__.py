"""Tables: who sits where, live games, clocks, and what plays for people who are away."""
