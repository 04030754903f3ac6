"""The laws that hold in every game. `python -m laws` (make laws) plays thousands; the tests play a sample."""
