# Conseils en cours de partie, et analyse d'une partie terminée.

cli-option-review = Dire après chaque décision de ce bandit s'il y avait mieux, et pourquoi. Parties terminées seulement.
help-hint = Une hésitation ? Tapez h pour un conseil.
cli-hint = Conseil : { $move } (environ { $chance } % de chances de gagner)
cli-hint-only = Conseil : { $move }
cli-review-title = Analyse : ce que { $player } aurait pu faire, avec ce qui était alors connu
cli-review-good = { $move } : bien choisi, environ { $chance } % de chances de gagner
cli-review-better = { $move } : environ { $chance } % de chances de gagner ; mieux : { $choice } (environ { $better } %)
cli-review-end = { $number ->
    [0] Il n'y avait rien à décider.
    [one] { $number } décision ; à améliorer : { $moves }.
   *[other] { $number } décisions ; à améliorer : { $moves }.
}
error-review-running = Seule une partie terminée peut être analysée.
reason-least-evil = Rien d'enthousiasmant, mais les autres choix semblent pires.
