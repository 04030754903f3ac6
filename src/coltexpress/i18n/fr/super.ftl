# Colt Super Express : ce qui se passe, ce qu'on peut faire, ce qu'on demande.
# .you : la même chose, dite à qui le fait ; .to-you : à qui le subit. <b> : ce qui ressort.

## Événements : l'Action

told-revealed = { $player }, carte { $number } : { $card }
    .you = <b>Votre</b> carte { $number } : { $card }
told-turned = { $facing ->
    [front] { $bandit } se retourne vers la locomotive.
   *[tail] { $bandit } se retourne vers le wagon de queue.
}
    .you = { $facing ->
        [front] <b>Vous</b> vous retournez vers la locomotive.
       *[tail] <b>Vous</b> vous retournez vers le wagon de queue.
    }
told-missed = { $bandit } tire dans le vide.
    .you = <b>Vous</b> tirez dans le vide.
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
    .you = { $level ->
        [roof] { $bandit_pronoun ->
            [elle] <b>Vous</b> atterrissez sur le toit { $car_of }, sonnée.
           *[il] <b>Vous</b> atterrissez sur le toit { $car_of }, sonné.
        }
       *[inside] { $bandit_pronoun ->
            [elle] <b>Vous</b> atterrissez dans { $car_the }, sonnée.
           *[il] <b>Vous</b> atterrissez dans { $car_the }, sonné.
        }
    }
told-moved-rode = { $bandit } galope jusqu'à la locomotive et saute à l'intérieur.
    .you = <b>Vous</b> galopez jusqu'à la locomotive et sautez à l'intérieur.
told-woke = { $bandit } se réveille et se relève.
    .you = <b>Vous</b> vous réveillez et vous relevez.
told-fell = { $bandit_pronoun ->
    [elle] { $bandit } s'écroule, sonnée.
   *[il] { $bandit } s'écroule, sonné.
}
    .you = { $bandit_pronoun ->
        [elle] <b>Vous</b> vous écroulez, sonnée.
       *[il] <b>Vous</b> vous écroulez, sonné.
    }

## Événements : hors du train

told-rides-walked = { $bandit } saute en selle et galope le long du train.
    .you = <b>Vous</b> sautez en selle et galopez le long du train.
told-rides-shot = Le tir éjecte { $bandit } du train, mais { $bandit_pronoun } galope à côté.
    .you = Le tir <b>vous</b> éjecte du train, mais vous galopez à côté.
told-out-walked = { $bandit_pronoun ->
    [elle] { $bandit } fait un pas dans le vide : éliminée !
   *[il] { $bandit } fait un pas dans le vide : éliminé !
}
    .you = { $bandit_pronoun ->
        [elle] <b>Vous</b> faites un pas dans le vide : éliminée !
       *[il] <b>Vous</b> faites un pas dans le vide : éliminé !
    }
told-out-shot = { $bandit_pronoun ->
    [elle] Le tir éjecte { $bandit } du train : éliminée !
   *[il] Le tir éjecte { $bandit } du train : éliminé !
}
    .you = { $bandit_pronoun ->
        [elle] Le tir <b>vous</b> éjecte du train : éliminée !
       *[il] Le tir <b>vous</b> éjecte du train : éliminé !
    }
told-out-uncoupled = { $bandit_pronoun ->
    [elle] { $bandit } reste avec le wagon décroché : éliminée !
   *[il] { $bandit } reste avec le wagon décroché : éliminé !
}
    .you = { $bandit_pronoun ->
        [elle] <b>Vous</b> restez avec le wagon décroché : éliminée !
       *[il] <b>Vous</b> restez avec le wagon décroché : éliminé !
    }
# Galopait à côté, sans Cheval pour revenir.
told-out-ride = { $bandit_pronoun ->
    [elle] { $bandit } se fait distancer par le train : éliminée !
   *[il] { $bandit } se fait distancer par le train : éliminé !
}
    .you = { $bandit_pronoun ->
        [elle] <b>Vous</b> vous faites distancer par le train : éliminée !
       *[il] <b>Vous</b> vous faites distancer par le train : éliminé !
    }

## Événements : fin de la manche et de la partie

told-uncoupled = Décroché ! Le train file sans { $car_the }.
told-looted = { $bandit } empoche une carte Butin de { $value } $.
    .you = <b>Vous</b> empochez une carte Butin de { $value } $.
told-game-over-alone = Il ne reste qu'un bandit à bord : la partie est terminée.
told-game-over-locomotive = Il ne reste que la locomotive : la partie est terminée.
told-game-over-nobody = Plus personne à bord : la partie est terminée.
told-ranked = { $place ->
    [1] 1re place : { $player }, sans butin
   *[other] { $place }e place : { $player }, sans butin
}
    .you = { $place ->
        [1] 1re place : <b>vous</b>, sans butin
       *[other] { $place }e place : <b>vous</b>, sans butin
    }
told-ranked-best = { $number ->
    [one] { $place ->
        [1] 1re place : { $player }, avec une carte Butin de { $best } $
       *[other] { $place }e place : { $player }, avec une carte Butin de { $best } $
    }
   *[other] { $place ->
        [1] 1re place : { $player }, avec { $number } cartes Butin, la meilleure de { $best } $
       *[other] { $place }e place : { $player }, avec { $number } cartes Butin, la meilleure de { $best } $
    }
}
    .you = { $number ->
        [one] { $place ->
            [1] 1re place : <b>vous</b>, avec une carte Butin de { $best } $
           *[other] { $place }e place : <b>vous</b>, avec une carte Butin de { $best } $
        }
       *[other] { $place ->
            [1] 1re place : <b>vous</b>, avec { $number } cartes Butin, la meilleure de { $best } $
           *[other] { $place }e place : <b>vous</b>, avec { $number } cartes Butin, la meilleure de { $best } $
        }
    }

## Coups : les lignes d'un menu ; les cartes d'un programme, dans l'ordre

move-programme = { $first } → { $second } → { $third }

## Coups du hasard

move-loot-card = Le hasard retourne la carte Butin de { $value } $

## Questions

question-programme = Quelles trois cartes jouez-vous, et dans quel ordre ?
question-loot-card = Le hasard retourne la carte Butin du wagon.
question-out = Votre bandit est éliminé. Les autres continuent sans vous.
