# Ce que disent les deux jeux. Événements : told-<nature> ; coups : move-<nom> ; questions : question-<nom>.

## Événements

told-joined = { $player } choisit { $bandit }.
told-joined-solo = { $bandit } se joint au braquage.
told-first-player = Premier joueur : { $player }
told-boarded = { $bandit } monte dans { $car_the }.
told-round-began = La manche { $round } commence.
told-answered = { $player } a fait son choix.
told-taken-back = { $player } se ravise et choisit à nouveau.
told-stealin-began = Place à l'action ! On retourne les cartes.
told-moved-walked = { $level ->
    [roof] { $bandit } court jusqu'au toit { $car_of }.
   *[inside] { $bandit } passe dans { $car_the }.
}
told-moved-climbed = { $level ->
    [roof] { $bandit } grimpe sur le toit { $car_of }.
   *[inside] { $bandit } redescend dans { $car_the }.
}
told-shot = { $bandit } tire sur { $target }.

## Coups : les lignes d'un menu

move-take-back = Revenir sur votre choix
move-gather = Le hasard distribue les bandits : { $bandits }
move-pawn = Le hasard tire le pion de { $bandit }

## Questions

question-which-bandits = Le hasard distribue les bandits.
question-who-is-first = Le hasard désigne le premier joueur.
question-wait = Les autres réfléchissent encore.
question-over = La partie est terminée.
