# Tips mitt i ett parti, och genomgång av ett parti som är slut.

cli-option-review = Säg efter varje beslut av den här banditen om det fanns ett bättre drag, och varför. Bara för avslutade partier.
help-hint = Osäker på vad du ska göra? Skriv h för ett tips.
cli-hint = Tips: { $move } (ungefär { $chance } % chans att vinna)
cli-hint-only = Tips: { $move }
cli-review-title = Genomgång: vad { $player } kunde ha gjort, med det som var känt då
cli-review-good = { $move }: bra val, ungefär { $chance } % chans att vinna
cli-review-better = { $move }: ungefär { $chance } % chans att vinna; bättre: { $choice } (ungefär { $better } %)
cli-review-end = { $number ->
    [0] Det fanns inget att bestämma.
    [one] { $number } beslut; kunde ha varit bättre: { $moves }.
   *[other] { $number } beslut; kunde ha varit bättre: { $moves }.
}
error-review-running = Bara ett parti som är slut kan gås igenom.
reason-least-evil = Det är inte mycket som talar för det, men de andra valen ser sämre ut.
