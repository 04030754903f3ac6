# Colt Super Express : ce qui se passe, ce qu'on peut faire, ce qu'on demande.

## Événements : l'Action

told-revealed = { $player }, carte { $number } : { $card }
told-turned = { $facing ->
    [front] { $bandit } se retourne vers la locomotive.
   *[tail] { $bandit } se retourne vers le wagon de queue.
}
told-missed = { $bandit } tire dans le vide.
told-moved-thrown = { $level ->
    [roof] { $bandit_pronoun ->
        [elle] { $bandit } atterrit sur le toit { $car_of }, sonnée.
       *[il] { $bandit } atterrit sur le toit { $car_of }, sonné.
    }
   *[inside] { $bandit_pronoun ->
        [elle] { $bandit } atterrit dans { $car_the }, sonnée.
       *[il] { $bandit } atterrit dans { $car_the }, sonné.
    }
}
told-moved-rode = { $bandit } galope jusqu'à la locomotive et saute à l'intérieur.
told-woke = { $bandit } se réveille et se relève.
told-fell = { $bandit_pronoun ->
    [elle] { $bandit } s'écroule, sonnée.
   *[il] { $bandit } s'écroule, sonné.
}

## Événements : hors du train

told-rides-walked = { $bandit } saute en selle et galope le long du train.
told-rides-shot = Le tir éjecte { $bandit } du train, mais { $bandit_pronoun } galope à côté.
told-out-walked = { $bandit_pronoun ->
    [elle] { $bandit } fait un pas dans le vide : éliminée !
   *[il] { $bandit } fait un pas dans le vide : éliminé !
}
told-out-shot = { $bandit_pronoun ->
    [elle] Le tir éjecte { $bandit } du train : éliminée !
   *[il] Le tir éjecte { $bandit } du train : éliminé !
}
told-out-uncoupled = { $bandit_pronoun ->
    [elle] { $bandit } reste avec le wagon décroché : éliminée !
   *[il] { $bandit } reste avec le wagon décroché : éliminé !
}
# Galopait à côté, sans Cheval pour revenir.
told-out-ride = { $bandit_pronoun ->
    [elle] { $bandit } se fait distancer par le train : éliminée !
   *[il] { $bandit } se fait distancer par le train : éliminé !
}

## Événements : fin de la manche et de la partie

told-uncoupled = Décroché ! Le train file sans { $car_the }.
told-looted = { $bandit } empoche une carte Butin de { $value } $.
told-game-over-alone = Il ne reste qu'un bandit à bord : la partie est terminée.
told-game-over-locomotive = Il ne reste que la locomotive : la partie est terminée.
told-game-over-nobody = Plus personne à bord : la partie est terminée.
told-ranked = Place { $place } : { $player } sans butin
told-ranked-best = { $number ->
    [one] Place { $place } : { $player } avec une carte Butin de { $best } $
   *[other] Place { $place } : { $player } avec { $number } cartes Butin, la meilleure de { $best } $
}

## Coups : les lignes d'un menu ; les cartes d'un programme, dans l'ordre

move-programme = { $first } → { $second } → { $third }

## Coups du hasard

move-loot-card = Le hasard retourne la carte Butin de { $value } $

## Questions

question-choose-programme = Quelles trois cartes jouez-vous, et dans quel ordre ?
question-which-loot-card = Le hasard retourne la carte Butin du wagon.
question-out = Votre bandit est éliminé. Les autres continuent sans vous.
