# La ligne de commande.

## Commandes

cli-about = Colt Express et Colt Super Express dans le terminal : grimpez, tirez, volez... et restez à bord.
cli-help-play = Jouer une partie. Les options absentes sont demandées.
cli-help-simulate = Laisser se jouer toutes seules de nombreuses parties, et compter : pour un nombre de joueurs, ou pour chacun.
cli-help-replay = Raconter une partie enregistrée depuis le début.
cli-help-verify = Contrôler un enregistrement : coups, tirages et résultat.
cli-help-bench = Mesurer la vitesse du moteur.

## Options et arguments

cli-option-lang = Langue : en, nl, fr, sv, ru ou de. À défaut, celle du système.
cli-option-game = Quel jeu : express (Colt Express) ou super (Colt Super Express).
cli-option-players = Nombre de joueurs : de 2 à 6, pour Colt Super Express de 3 à 7.
cli-option-seed = Graine du hasard : la même graine donne les mêmes tirages. Par défaut { $default }.
cli-option-games = Nombre de parties. Par défaut { $default }.
cli-option-save = Enregistrer la partie dans ce fichier.
cli-option-resume = Reprendre la partie enregistrée dans ce fichier.
cli-option-as = Voir la partie avec les yeux de ce bandit.
cli-option-json = Afficher du JSON, pour d'autres programmes.
cli-option-version = Afficher la version et quitter.
cli-option-help = Afficher cette aide et quitter.
cli-option-record = Le fichier de la partie enregistrée.
cli-heading-commands = Commandes
cli-heading-options = Options
cli-heading-arguments = Arguments

## Les jeux

cli-game-express = Colt Express
cli-game-express-about = préparez votre coup, pillez le train, évitez le Marshal ; de 2 à 6 joueurs
cli-game-super = Colt Super Express
cli-game-super-about = court et sans pitié, le train perd un wagon à chaque manche ; de 3 à 7 joueurs

## Titres de tableaux ; short : quand la place manque

cli-head-train = Train
cli-head-car = Wagon
cli-head-roof = Toit
cli-head-inside = À l'intérieur
cli-head-bandit = Bandit
cli-head-team = Équipe
cli-head-bullets = Balles
    .short = Balles
cli-head-wounds = Balles reçues
    .short = Reçues
cli-head-loot = Butin
cli-head-hand = Main
    .short = Main
cli-head-deck = Pioche
    .short = Pioche
cli-head-discard = Défausse
    .short = Défausse
cli-head-pile = Pile commune
cli-head-round = Manche
cli-head-round-card = Carte Manche
cli-head-turn = Tour de table
cli-head-event = Événement
cli-head-first-player = Premier joueur
    .short = Premier
cli-head-games = Parties
cli-head-wins = Victoires
cli-head-mean-money = Gain moyen
cli-head-mean-place = Place moyenne
cli-head-gunslinger = As de la gâchette
cli-head-players = Joueurs
cli-head-order = Ordre du tour
cli-head-loot-cards = Cartes Butin
cli-head-this-round = Cette manche
cli-head-condition = État
cli-head-programme = Votre programme
cli-head-decisions = Décisions
cli-head-share = Part
cli-head-first-wins = Le premier gagne
cli-head-last-wins = Le dernier gagne
cli-head-aboard = À bord à la fin
cli-head-mean-loot-cards = Cartes Butin en moyenne
cli-head-rounds = Manches
cli-head-ending = Comment ça finit
cli-head-ending-alone = Dernier à bord
cli-head-ending-locomotive = Locomotive seule
cli-head-ending-nobody = Plus personne

## Sur la table

cli-round = Manche { $round } sur { $rounds }
# Une partie peut finir plus tôt.
cli-round-at-most = Manche { $round } sur { $rounds } au plus
cli-event-to-come = À la fin de la manche : { $event }
# Ce que dit cli-event-to-come dans Colt Super Express, à chaque manche.
cli-uncoupling = le wagon { $number } est décroché
cli-uncoupling-why = Qui s'y trouve, dedans ou sur le toit, est éliminé. La carte Butin va au bandit alors le plus en arrière.
cli-hand = Votre main : { $cards }
cli-face-up = face visible
cli-face-down = face cachée
cli-strongbox-waits = La deuxième cagnotte attend encore à côté du train.
cli-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
cli-bullets = { $number ->
    [one] { $number } balle
   *[other] { $number } balles
}
cli-neutral-bullets = { $number ->
    [one] encore { $number } balle neutre
   *[other] encore { $number } balles neutres
}
cli-loot-to-come = { $number ->
    [one] Encore une carte Butin à venir, l'une de celles-ci : { $values }
   *[other] Encore { $number } cartes Butin à venir, parmi celles-ci : { $values }
}
cli-choosing = réfléchit
cli-chosen = a choisi
cli-you = vous
cli-you-are = Vous êtes { $bandit }.
cli-player = Joueur { $number }
cli-random = au hasard
cli-and = { $names } et { $last }

## Questions

cli-welcome = En voiture ! L'Union Pacific Express s'ébranle, et vous êtes là pour le dévaliser.
cli-goodbye = Adieu, bandit !
cli-ask-game = Quel jeu ?
cli-ask-players = Combien de joueurs ?
cli-ask-bandit = Quel bandit êtes-vous ?
cli-ask-programme = Trois numéros dans l'ordre, p. ex. 2 4 1 :
cli-ask-programme-again = Tapez trois nombres différents de 1 à { $n } dans l'ordre, p. ex. 2 4 1 ; ? pour l'aide, q pour arrêter.
cli-stunned-first = { $reflex ->
    [yes] Votre bandit est sonné : sa première carte ne fera que le relever. Seul Réflexe fait mieux : il tire aussitôt.
   *[no] Votre bandit est sonné : sa première carte, quelle qu'elle soit, ne fera que le relever.
}
cli-ask-choice = Votre choix (numéro) :
cli-ask-again = Ce n'est pas un choix. Tapez un nombre de { $low } à { $n }, ? pour l'aide ou q pour arrêter.
cli-yes-no = (o/n)
cli-yes-keys = o oui
cli-no-keys = n non
cli-ask-yes-no = Répondez par { $yes } ou { $no }.
cli-press-enter = --- appuyez sur Entrée ---
cli-pass-on = Le clavier passe à { $player }. Les autres, on ne regarde pas !
cli-keys = Tapez un numéro pour choisir, h pour un conseil, ? pour l'aide, q pour arrêter.

## Cours et fin d'une partie

cli-saved = Enregistré dans { $path }
cli-resumed = On reprend { $path }
cli-game-over = Fin de la partie
cli-winner = { $player } gagne avec { $money } $ !
cli-winners = { $players } se partagent la victoire avec { $money } $ chacun !
# Colt Super Express : ce qui a décidé.
cli-victory-alone = Le dernier bandit à bord, c'est { $player } : victoire !
cli-victory-locomotive-most = { $number ->
    [one] Sur la locomotive, { $player } est le seul bandit à avoir une carte Butin et gagne !
   *[other] { $player } gagne sur la locomotive avec le plus de cartes Butin : { $number } !
}
cli-victory-locomotive-best = Égalité de cartes Butin sur la locomotive, mais { $player } a la meilleure, de { $value } $, et gagne !
cli-victory-last = Plus personne à bord, mais { $player } a tenu le plus longtemps et gagne !
cli-victory-nobody-most = { $number ->
    [one] Plus personne à bord. Parmi les derniers éliminés, seul le bandit { $player } a une carte Butin et gagne !
   *[other] Plus personne à bord. Parmi les derniers éliminés, { $player } a le plus de cartes Butin, { $number }, et gagne !
}
cli-victory-nobody-best = Plus personne à bord. Égalité de cartes Butin entre les derniers éliminés, mais { $player } a la meilleure, de { $value } $, et gagne !
cli-victory-shared = { $players } sont éliminés ensemble, en dernier et sans butin : ils se partagent la victoire !
cli-error = Erreur
cli-interrupted = Arrêté.
cli-engine-compiled = moteur compilé
cli-engine-plain = moteur en Python pur
cli-version = Colt Express pour Python { $version } ({ $engine })

## simulate et bench

cli-progress-games = Parties jouées
cli-simulate-title = { $games ->
    [one] { $games } partie au hasard à { $players } joueurs
   *[other] { $games } parties au hasard à { $players } joueurs
}
cli-simulate-all = { $games ->
    [one] { $games } partie au hasard pour chaque nombre de joueurs
   *[other] { $games } parties au hasard pour chaque nombre de joueurs
}
cli-simulate-time = { $games ->
    [one] { $games } partie en { $seconds } s
   *[other] { $games } parties en { $seconds } s
}
cli-simulate-length = { $decisions ->
    [one] { $decisions } décision par partie
   *[other] { $decisions } décisions par partie
}
cli-simulate-rounds = { $rounds } manches en moyenne
cli-bench-title-engine = La vitesse du moteur
cli-bench-title-search = La vitesse de réflexion des bots : coups essayés par seconde
cli-bench-random-rollouts = Suites de 30 choix au hasard
cli-bench-informed-rollouts = Suites de 30 choix réfléchis
cli-bench-games = Parties par seconde
cli-bench-moves = Décisions par seconde
cli-bench-quiet = sans événements
cli-bench-copies = Copies par seconde
cli-bench-determinized = Copies déterminisées par seconde

## replay

cli-replay-title = { $path } : { $game }, { $players } joueurs, { $moves } coups
cli-replay-seen-by = La partie vue par { $player }
cli-replay-spectator = La partie vue par un spectateur
cli-replay-round = Manche { $round }
cli-replay-end = L'enregistrement s'arrête ici.
cli-replay-unfinished = La partie n'est pas encore terminée.

## verify

cli-verify-title = Contrôle de { $path }
cli-verify-moves = { $number ->
    [one] { $number } coup, permis
   *[other] Les { $number } coups sont tous permis
}
cli-verify-chances = { $number ->
    [one] { $number } tirage, conforme à la clé de la partie
   *[other] Les { $number } tirages sont tous conformes à la clé de la partie
}
cli-verify-seed = La graine correspond à l'empreinte publiée
cli-verify-outcome = Le résultat est bien celui auquel mènent les coups
cli-verify-honest = La table était honnête.
cli-verify-running = La partie est encore en cours : les tirages ne pourront être contrôlés qu'une fois la graine dévoilée.
cli-verify-no-seed = Cet enregistrement ne contient pas de graine : les tirages sont possibles, mais nul ne peut dire s'ils étaient honnêtes.
