"""A header and a train for positions with riders."""

HORSE = "super horse"
AT_THE_FRONT = "locomotive | <belle | <doc, <mei\ncar 1 | | <tuco\ncar 2"
