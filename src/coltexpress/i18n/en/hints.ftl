# Hints in the middle of a game, and reviews of one that is over.

cli-option-review = Say after every decision of this bandit whether there was a better move, and why. Finished games only.
help-hint = Not sure what to do? Type h for a hint.
cli-hint = Hint: { $move } (about { $chance } % to win)
cli-hint-only = Hint: { $move }
cli-review-title = Reviewed: what { $player } could have done, judged by what was known then
cli-review-good = { $move }: well chosen, about { $chance } % to win
cli-review-better = { $move }: about { $chance } % to win; better: { $choice } (about { $better } %)
cli-review-end = { $number ->
    [0] There was nothing to decide.
    [one] { $number } decision; could have been better: { $moves }.
   *[other] { $number } decisions; could have been better: { $moves }.
}
error-review-running = Only a game that is over can be reviewed.
reason-least-evil = Not much speaks for it, but the other choices look worse.
