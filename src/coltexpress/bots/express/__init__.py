"""The strategy for Colt Express: heuristics, rollouts and the evaluation of positions at the end of a round."""
