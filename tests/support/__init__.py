"""What many tests need: positions and moves as text, and games of every kind."""
