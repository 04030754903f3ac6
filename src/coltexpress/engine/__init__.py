"""The contract that both games keep: no input or output, no words, no dependency."""
