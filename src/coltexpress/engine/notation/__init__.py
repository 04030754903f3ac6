"""What the text notation of both games has in common."""
