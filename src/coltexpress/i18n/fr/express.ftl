# Colt Express : ce qui se passe, ce qu'on peut faire, ce qu'on demande.
# .you : la même chose, dite à qui le fait ; .to-you : à qui le subit. <b> : ce qui ressort.

## Événements : mise en place

told-coupled = Le train, derrière la locomotive : { $cars }
told-marshal-card-given = { $player } confie la carte Marshal à { $bandit }.
    .you = <b>Vous</b> confiez la carte Marshal à { $bandit }.

## Événements : le Plan

told-drew = { $number ->
    [one] { $player } pioche une carte.
   *[other] { $player } pioche { $number } cartes.
}
    .you = { $number ->
        [one] <b>Vous</b> piochez une carte.
       *[other] <b>Vous</b> piochez { $number } cartes.
    }
told-drew-cards = { $player } pioche : { $cards }
    .you = <b>Vous</b> piochez : { $cards }
told-hands-returned = Les cartes restées en main retournent dans les pioches.
told-discarded = { $number ->
    [0] { $player } ne défausse rien.
    [one] { $player } défausse une carte.
   *[other] { $player } défausse { $number } cartes.
}
    .you = { $number ->
        [0] <b>Vous</b> ne défaussez rien.
        [one] <b>Vous</b> défaussez une carte.
       *[other] <b>Vous</b> défaussez { $number } cartes.
    }
told-discarded-cards = { $player } défausse : { $cards }
    .you = <b>Vous</b> défaussez : { $cards }
told-shed-bullets = { $number ->
    [one] { $player } défausse une balle.
   *[other] { $player } défausse { $number } balles.
}
    .you = { $number ->
        [one] <b>Vous</b> défaussez une balle.
       *[other] <b>Vous</b> défaussez { $number } balles.
    }
told-shuffled = { $number ->
    [one] { $player } refait sa pioche avec la défausse : une seule carte.
   *[other] { $player } mélange sa défausse : voilà une nouvelle pioche de { $number } cartes.
}
    .you = { $number ->
        [one] <b>Vous</b> refaites votre pioche avec la défausse : une seule carte.
       *[other] <b>Vous</b> mélangez votre défausse : voilà une nouvelle pioche de { $number } cartes.
    }
told-round-card-turned = Carte Manche : { $card } ({ $turns })
told-turn-began = Tour { $number } : { $turn }
told-played = { $player } joue { $card }.
    .you = <b>Vous</b> jouez { $card }.
told-played-down = { $player } joue { $card }, face cachée.
    .you = <b>Vous</b> jouez { $card }, face cachée.
told-played-hidden = { $player } joue une carte face cachée.
    .you = <b>Vous</b> jouez une carte face cachée.
told-passed = { $player } passe.
    .you = <b>Vous</b> passez.

## Événements : l'Action

told-card-resolved = { $bandit } : { $action }
    .you = <b>Votre</b> carte : { $action }
told-no-effect = { $action_key ->
    [action-fire] { $bandit } ne peut tirer sur personne.
    [action-robbery] { $bandit } ne trouve rien à prendre.
    [action-punch] { $bandit } n'a personne à frapper.
   *[other] { $action } : sans effet pour { $bandit }.
}
    .you = { $action_key ->
        [action-fire] <b>Vous</b> ne pouvez tirer sur personne.
        [action-robbery] <b>Vous</b> ne trouvez rien à prendre.
        [action-punch] <b>Vous</b> n'avez personne à frapper.
       *[other] { $action } : sans effet pour <b>vous</b>.
    }
told-moved-knocked = { $level ->
    [roof] { $bandit } atterrit sur le toit { $car_of }.
   *[inside] { $bandit } atterrit dans { $car_the }.
}
    .you = { $level ->
        [roof] <b>Vous</b> atterrissez sur le toit { $car_of }.
       *[inside] <b>Vous</b> atterrissez dans { $car_the }.
    }
told-moved-pushed = { $level ->
    [roof] Le tir projette { $bandit } sur le toit { $car_of }.
   *[inside] Le tir projette { $bandit } dans { $car_the }.
}
    .you = { $level ->
        [roof] Le tir <b>vous</b> projette sur le toit { $car_of }.
       *[inside] Le tir <b>vous</b> projette dans { $car_the }.
    }
told-moved-swept = { $level ->
    [roof] { $bandit } se retrouve sur le toit { $car_of }.
   *[inside] { $bandit } se retrouve dans { $car_the }.
}
    .you = { $level ->
        [roof] <b>Vous</b> vous retrouvez sur le toit { $car_of }.
       *[inside] <b>Vous</b> vous retrouvez dans { $car_the }.
    }
told-moved-fled = { $level ->
    [roof] { $bandit } fuit le Marshal et se réfugie sur le toit { $car_of }.
   *[inside] { $bandit } fuit le Marshal et se réfugie dans { $car_the }.
}
    .you = { $level ->
        [roof] <b>Vous</b> fuyez le Marshal et vous réfugiez sur le toit { $car_of }.
       *[inside] <b>Vous</b> fuyez le Marshal et vous réfugiez dans { $car_the }.
    }
told-marshal-moved = Le Marshal entre dans { $car_the }.
told-wounded = { $bandit } prend une balle neutre.
    .you = <b>Vous</b> prenez une balle neutre.
told-neutral-bullets-gone = Il ne reste pas assez de balles neutres : elles quittent la partie.
told-punched = { $bandit } donne un coup de poing à { $victim }.
    .you = <b>Vous</b> donnez un coup de poing à { $victim }.
    .to-you = { $bandit } <b>vous</b> donne un coup de poing.
told-took = { $bandit } prend { $loot_a }.
    .you = <b>Vous</b> prenez { $loot_a }.
told-took-value = { $bandit } prend une bourse de { $value } $.
    .you = <b>Vous</b> prenez une bourse de { $value } $.
told-dropped = { $bandit } laisse tomber { $loot_a }.
    .you = <b>Vous</b> laissez tomber { $loot_a }.
told-dropped-value = { $bandit } laisse tomber une bourse de { $value } $.
    .you = <b>Vous</b> laissez tomber une bourse de { $value } $.

## Événements : fin de la manche et de la partie

told-event-began = Événement : { $event }
told-strongbox-brought = Une deuxième cagnotte apparaît dans { $car_the }.
told-declined = { $bandit } ne prend rien.
    .you = <b>Vous</b> ne prenez rien.
told-lost = Le Marshal fait perdre { $loot_a } à { $bandit }.
    .you = Le Marshal <b>vous</b> fait perdre { $loot_a }.
told-lost-value = Le Marshal fait perdre à { $bandit } une bourse de { $value } $.
    .you = Le Marshal <b>vous</b> fait perdre une bourse de { $value } $.
told-ransomed = { $bandit } empoche 250 $ de rançon.
    .you = <b>Vous</b> empochez 250 $ de rançon.
told-gunslinger = { $player } est l'As de la gâchette : 1 000 $ de plus !
    .you = <b>Vous</b> êtes l'As de la gâchette : 1 000 $ de plus !
told-scored = { $place ->
    [1] 1re place : { $player }, avec { $money } $
   *[other] { $place }e place : { $player }, avec { $money } $
}
    .you = { $place ->
        [1] 1re place : <b>vous</b>, avec { $money } $
       *[other] { $place }e place : <b>vous</b>, avec { $money } $
    }
told-game-over = La partie est terminée.

## Coups : les lignes d'un menu

move-play = Jouer { $card }
move-play-down = Jouer { $card }, face cachée
move-draw = Piocher 3 cartes
move-pass = Passer
move-bullets-discard = Défausser toutes les balles
move-bullets-keep = Ne défausser aucune balle
move-keep = Garder { $cards }
move-keep-nothing = Ne rien garder
move-go-to = Aller { $car_to }
move-send-marshal = Envoyer le Marshal dans { $car_the }
move-to-car = { $move } ({ $car })
move-shoot = Tirer sur { $bandit }
move-punch = Frapper { $bandit }
move-drop = Faire tomber { $loot_a }
move-knock-forward = Projeter vers l'avant, côté locomotive
move-knock-back = Projeter vers l'arrière, côté wagon de queue
move-snatch-take = Prendre la bourse
move-snatch-leave = Laisser la bourse
move-take = Prendre { $loot_a }
move-take-known = Prendre la bourse de { $value } $, connue de vous uniquement
move-take-known-open = Prendre la bourse de { $value } $, connue de tous
move-take-unknown = Prendre une bourse au hasard
move-take-nothing = Ne rien prendre
move-pick = Choisir { $bandit }
move-place = { $bandit } part du wagon de queue, { $keeper } reçoit la carte Marshal

## Coups du hasard

move-couple = Le hasard compose le train : { $cars }
move-deal = Le hasard donne à { $bandit } : { $cards }
move-turn-over = Le hasard retourne « { $card } »
move-fall = Le hasard fait tomber une bourse de { $value } $
move-found = Le hasard met { $value } $ dans la bourse
move-found-known = Le hasard désigne la bourse de { $value } $ que { $bandit } connaît

## Questions

question-go = À vous : jouez une carte ou piochez-en trois.
question-bullets = Défaussez-vous les balles de votre main ?
question-keep = Quelles cartes gardez-vous pour la prochaine manche ? Les autres sont défaussées.
question-move = Où va { $bandit } ?
question-marshal = Où { $bandit } envoie-t-{ $bandit_pronoun } le Marshal ?
question-fire = Sur qui tire { $bandit } ?
question-robbery = Que prend { $bandit } ?
question-punch = Qui { $bandit } frappe-t-{ $bandit_pronoun } ?
question-drop = Que fait tomber { $bandit } en frappant { $victim } ?
question-snatch = { $victim } a laissé tomber une bourse. { $bandit } la prend ?
question-knock = De quel côté { $bandit } projette-t-{ $bandit_pronoun } { $victim } ?
question-pickpocket = Personne ne regarde. Quelle bourse { $bandit } empoche-t-{ $bandit_pronoun } ?
question-pick = Quel bandit rejoint votre équipe ?
question-place = Qui part du wagon de queue, et qui reçoit la carte Marshal ?
question-train = Le hasard compose le train.
question-places = Le hasard place les bandits.
question-deal = { $number ->
    [one] Le hasard donne une carte à { $bandit }.
   *[other] Le hasard donne { $number } cartes à { $bandit }.
}
question-turn-over = Le hasard retourne la carte Manche.
question-which-falls = Le hasard dit quelle bourse { $victim } laisse tomber.
question-which-purse = Le hasard dit ce que { $bandit } trouve dans la bourse.
