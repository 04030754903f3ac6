# Tipps mitten in der Partie, und die Besprechung einer Partie, die vorbei ist.

cli-option-review = Nach jeder Entscheidung dieses Banditen sagen, ob es einen besseren Zug gab, und warum. Nur für beendete Partien.
help-hint = Du weißt nicht weiter? Gib h ein, und du bekommst einen Tipp.
cli-hint = Tipp: { $move } (etwa { $chance } % Aussicht auf den Sieg)
cli-hint-only = Tipp: { $move }
cli-review-title = Besprechung: was { $player } hätte tun können, nach dem, was damals bekannt war
cli-review-good = { $move }: gut gewählt, etwa { $chance } % Aussicht auf den Sieg
cli-review-better = { $move }: etwa { $chance } % Aussicht auf den Sieg; besser: { $choice } (etwa { $better } %)
cli-review-end = { $number ->
    [0] Es gab nichts zu entscheiden.
    [one] { $number } Entscheidung; besser gegangen wäre es bei: { $moves }.
   *[other] { $number } Entscheidungen; besser gegangen wäre es bei: { $moves }.
}
error-review-running = Nur eine Partie, die vorbei ist, kann besprochen werden.
reason-least-evil = Viel spricht nicht dafür, aber alles andere sieht schlechter aus.
