# Tips tijdens een spel, en de nabespreking van een spel dat afgelopen is.

cli-option-review = Zeg na elke beslissing van deze bandiet of er een betere zet was, en waarom. Alleen voor afgelopen spellen.
help-hint = Weet je niet wat je moet doen? Typ h voor een tip.
cli-hint = Tip: { $move } (zo'n { $chance } % kans om te winnen)
cli-hint-only = Tip: { $move }
cli-review-title = Nabespreking: wat { $player } had kunnen doen, met wat toen bekend was
cli-review-good = { $move }: goed gekozen, zo'n { $chance } % kans om te winnen
cli-review-better = { $move }: zo'n { $chance } % kans om te winnen; beter: { $choice } (zo'n { $better } %)
cli-review-end = { $number ->
    [0] Er viel niets te beslissen.
    [one] { $number } beslissing; had beter gekund: { $moves }.
   *[other] { $number } beslissingen; had beter gekund: { $moves }.
}
error-review-running = Alleen een spel dat afgelopen is, kan worden nabesproken.
reason-least-evil = Er pleit weinig voor, maar de andere keuzes zien er slechter uit.
