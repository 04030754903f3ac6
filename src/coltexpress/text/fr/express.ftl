# Colt Express : ce qui se passe, ce qu'on peut faire, ce qu'on demande.

## Événements : mise en place

express-event-joined = { $player } choisit { $bandit }.
express-event-joined-solo = { $bandit } se joint au braquage.
express-event-coupled = Le train, derrière la locomotive : { $cars }
express-event-answered = { $player } a fait son choix.
express-event-marshal-card-given = { $player } confie la carte Marshal à { $bandit }.
express-event-boarded = { $bandit } monte dans { $car_the }.
express-event-first-player = Premier joueur : { $player }

## Événements : le Plan

express-event-round-began = La manche { $round } commence.
express-event-drew = { $number ->
    [one] { $player } pioche une carte.
   *[other] { $player } pioche { $number } cartes.
}
express-event-drew-cards = { $player } pioche : { $cards }
express-event-hands-returned = Les cartes restées en main retournent dans les pioches.
express-event-discarded = { $number ->
    [0] { $player } ne défausse rien.
    [one] { $player } défausse une carte.
   *[other] { $player } défausse { $number } cartes.
}
express-event-discarded-cards = { $player } défausse : { $cards }
express-event-shed-bullets = { $number ->
    [one] { $player } défausse une balle.
   *[other] { $player } défausse { $number } balles.
}
express-event-shuffled = { $number ->
    [one] { $player } refait sa pioche avec la défausse : une seule carte.
   *[other] { $player } mélange sa défausse : voilà une nouvelle pioche de { $number } cartes.
}
express-event-round-card-turned = Carte Manche : { $card } ({ $turns })
express-event-turn-began = Tour { $number } : { $turn }
express-event-played = { $player } joue { $card }.
express-event-played-down = { $player } joue { $card }, face cachée.
express-event-played-hidden = { $player } joue une carte face cachée.
express-event-passed = { $player } passe.

## Événements : l'Action

express-event-stealin-began = Place à l'action ! On retourne la pile.
express-event-card-resolved = { $bandit } : { $action }
express-event-no-effect = { $action_key ->
    [action-fire] { $bandit } ne peut tirer sur personne.
    [action-robbery] { $bandit } ne trouve rien à prendre.
    [action-punch] { $bandit } n'a personne à frapper.
   *[other] { $action } : sans effet pour { $bandit }.
}
express-event-moved-walked = { $level ->
    [roof] { $bandit } court jusqu'au toit { $car_of }.
   *[inside] { $bandit } passe dans { $car_the }.
}
express-event-moved-climbed = { $level ->
    [roof] { $bandit } grimpe sur le toit { $car_of }.
   *[inside] { $bandit } redescend dans { $car_the }.
}
express-event-moved-knocked = { $level ->
    [roof] { $bandit } atterrit sur le toit { $car_of }.
   *[inside] { $bandit } atterrit dans { $car_the }.
}
express-event-moved-pushed = { $level ->
    [roof] Le tir projette { $bandit } sur le toit { $car_of }.
   *[inside] Le tir projette { $bandit } dans { $car_the }.
}
express-event-moved-swept = { $level ->
    [roof] { $bandit } se retrouve sur le toit { $car_of }.
   *[inside] { $bandit } se retrouve dans { $car_the }.
}
express-event-moved-fled = { $level ->
    [roof] { $bandit } fuit le Marshal sur le toit { $car_of }.
   *[inside] { $bandit } fuit le Marshal dans { $car_the }.
}
express-event-marshal-moved = Le Marshal entre dans { $car_the }.
express-event-shot = { $bandit } tire sur { $target }.
express-event-wounded = { $bandit } prend une balle neutre.
express-event-neutral-bullets-gone = Il ne reste pas assez de balles neutres : elles quittent la partie.
express-event-punched = { $bandit } donne un coup de poing à { $victim }.
express-event-took = { $bandit } prend { $loot_a }.
express-event-took-value = { $bandit } prend une bourse de { $value } $.
express-event-dropped = { $bandit } laisse tomber { $loot_a }.
express-event-dropped-value = { $bandit } laisse tomber une bourse de { $value } $.

## Événements : fin de la manche et de la partie

express-event-event-began = Événement : { $event }
express-event-strongbox-brought = Une deuxième cagnotte apparaît dans { $car_the }.
express-event-declined = { $bandit } ne prend rien.
express-event-lost = Le Marshal fait perdre { $loot_a } à { $bandit }.
express-event-lost-value = Le Marshal fait perdre à { $bandit } une bourse de { $value } $.
express-event-ransomed = { $bandit } empoche 250 $ de rançon.
express-event-gunslinger = { $player } est l'As de la gâchette : 1 000 $ de plus !
express-event-scored = Place { $place } : { $player } avec { $money } $
express-event-game-over = La partie est terminée.

## Coups : les lignes d'un menu

express-move-play = Jouer { $card }
express-move-play-down = Jouer { $card }, face cachée
express-move-draw = Piocher 3 cartes
express-move-pass = Passer
express-move-discard-bullets = Défausser toutes les balles
express-move-keep-bullets = Ne défausser aucune balle
express-move-keep = Garder { $cards }
express-move-keep-nothing = Ne rien garder
express-move-go-to = Aller { $car_to }
express-move-send-marshal = Envoyer le Marshal dans { $car_the }
express-move-to-car = { $move } ({ $car })
express-move-shoot = Tirer sur { $bandit }
express-move-punch = Frapper { $bandit }
express-move-drop = Faire tomber { $loot_a }
express-move-knock-forward = Projeter vers l'avant, côté locomotive
express-move-knock-back = Projeter vers l'arrière, côté wagon de queue
express-move-take-it = Prendre la bourse
express-move-leave-it = Laisser la bourse
express-move-take = Prendre { $loot_a }
express-move-take-known = Prendre la bourse de { $value } $, connue de vous uniquement
express-move-take-open = Prendre la bourse de { $value } $, connue de tous
express-move-take-unknown = Prendre une bourse au hasard
express-move-take-nothing = Ne rien prendre
express-move-pick = Choisir { $bandit }
express-move-place = { $bandit } part du wagon de queue, { $keeper } reçoit la carte Marshal

## Coups du hasard

express-move-gather = Le hasard distribue les bandits : { $bandits }
express-move-couple = Le hasard compose le train : { $cars }
express-move-pawn = Le hasard tire le pion de { $bandit }
express-move-deal = Le hasard donne à { $bandit } : { $cards }
express-move-turn-over = Le hasard retourne « { $card } »
express-move-fall = Le hasard fait tomber une bourse de { $value } $
express-move-found = Le hasard met { $value } $ dans la bourse
express-move-found-known = Le hasard désigne la bourse de { $value } $ que { $bandit } connaît

## Questions

express-question-go = À vous : jouez une carte ou piochez-en trois.
express-question-shed-bullets = Défaussez-vous les balles de votre main ?
express-question-keep-cards = Quelles cartes gardez-vous pour la prochaine manche ? Les autres sont défaussées.
express-question-where-to = Où va { $bandit } ?
express-question-marshal-where-to = Où { $bandit } envoie-t-{ $bandit_pronoun } le Marshal ?
express-question-target = Sur qui tire { $bandit } ?
express-question-which-loot = Que prend { $bandit } ?
express-question-victim = Qui { $bandit } frappe-t-{ $bandit_pronoun } ?
express-question-what-falls = Que fait tomber { $bandit } en frappant { $victim } ?
express-question-take-or-leave = { $victim } a laissé tomber une bourse. { $bandit } la prend ?
express-question-which-way = De quel côté { $bandit } projette-t-{ $bandit_pronoun } { $victim } ?
express-question-pickpocket = Personne ne regarde. Quelle bourse { $bandit } empoche-t-{ $bandit_pronoun } ?
express-question-pick-bandit = Quel bandit rejoint votre équipe ?
express-question-place-teams = Qui part du wagon de queue, et qui reçoit la carte Marshal ?
express-question-which-bandits = Le hasard distribue les bandits.
express-question-which-train = Le hasard compose le train.
express-question-who-is-first = Le hasard désigne le premier joueur.
express-question-which-places = Le hasard place les bandits.
express-question-deal-cards = { $number ->
    [one] Le hasard donne une carte à { $bandit }.
   *[other] Le hasard donne { $number } cartes à { $bandit }.
}
express-question-which-round-card = Le hasard retourne la carte Manche.
express-question-which-falls = Le hasard dit quelle bourse { $victim } laisse tomber.
express-question-which-purse = Le hasard dit ce que { $bandit } trouve dans la bourse.
express-question-wait = Les autres réfléchissent encore.
express-question-over = La partie est terminée.
