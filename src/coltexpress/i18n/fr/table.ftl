# Ce que disent les deux jeux. Événements : told-<nature> ; coups : move-<nom> ; questions : question-<nom>.
# .you : la même chose, dite à qui le fait ; .to-you : à qui le subit. <b> : ce qui ressort.

## Événements

told-joined = { $player } choisit { $bandit }.
    .you = <b>Vous</b> choisissez { $bandit }.
told-joined-solo = { $bandit } se joint au braquage.
    .you = <b>Vous</b> vous joignez au braquage : { $bandit }, c'est vous.
told-first-player = Premier joueur : { $player }
    .you = Premier joueur : <b>vous</b>
told-boarded = { $bandit } monte dans { $car_the }.
    .you = <b>Vous</b> montez dans { $car_the }.
told-round-began = La manche { $round } commence.
told-answered = { $player } a fait son choix.
    .you = <b>Vous</b> avez fait votre choix.
told-taken-back = { $player } se ravise et choisit à nouveau.
    .you = <b>Vous</b> vous ravisez et choisissez à nouveau.
told-stealin-began = Place à l'action ! On retourne les cartes.
told-moved-walked = { $level ->
    [roof] { $bandit } court jusqu'au toit { $car_of }.
   *[inside] { $bandit } passe dans { $car_the }.
}
    .you = { $level ->
        [roof] <b>Vous</b> courez jusqu'au toit { $car_of }.
       *[inside] <b>Vous</b> passez dans { $car_the }.
    }
told-moved-climbed = { $level ->
    [roof] { $bandit } grimpe sur le toit { $car_of }.
   *[inside] { $bandit } redescend dans { $car_the }.
}
    .you = { $level ->
        [roof] <b>Vous</b> grimpez sur le toit { $car_of }.
       *[inside] <b>Vous</b> redescendez dans { $car_the }.
    }
told-shot = { $bandit } tire sur { $target }.
    .you = <b>Vous</b> tirez sur { $target }.
    .to-you = { $bandit } tire sur <b>vous</b>.

## Coups : les lignes d'un menu

move-take-back = Revenir sur votre choix
move-assign-bandits = Le hasard distribue les bandits : { $bandits }
move-draw-first-player = Le hasard tire le pion de { $bandit }

## Questions

question-bandits = Le hasard distribue les bandits.
question-first-player = Le hasard désigne le premier joueur.
question-wait = Les autres réfléchissent encore.
question-over = La partie est terminée.
