# La ligne de commande.

## Commandes

cli-about = Colt Express dans le terminal : grimpez, tirez, volez... et gare au Marshal.
cli-help-play = Jouer une partie.
cli-help-simulate = Laisser se jouer toutes seules de nombreuses parties, et compter.
cli-help-replay = Raconter une partie enregistrée depuis le début.
cli-help-verify = Contrôler une partie enregistrée : chaque coup est-il permis, chaque tirage est-il honnête ?
cli-help-bench = Mesurer la vitesse du moteur.

## Options et arguments

cli-option-lang = Langue : en, nl, fr, sv, ru ou de. À défaut, celle du système.
cli-option-players = Nombre de joueurs : de 2 à 6.
cli-option-expert = Jouer la variante experts.
cli-option-bandits = Les bandits, siège par siège, p. ex. belle,tuco,doc. Ceux qui manquent sont tirés au sort.
cli-option-train = Les wagons derrière la locomotive, d'avant en arrière, p. ex. mail,saloon,dining ; ou random.
cli-option-first = Le siège du premier joueur, compté à partir de 1 ; ou random.
cli-option-teams = À deux joueurs : draft (on choisit à tour de rôle), random, ou les deux équipes, p. ex. tuco,cheyenne/django,doc.
cli-option-placement = À deux joueurs, qui part de quel wagon : chosen (au choix des joueurs) ou random.
cli-option-seed = Un nombre qui fixe tous les hasards : même graine, même chance.
cli-option-games = Nombre de parties.
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

## Titres de tableaux ; short : quand la place manque

cli-head-train = Train
cli-head-car = Wagon
cli-head-roof = Toit
cli-head-inside = À l'intérieur
cli-head-bandit = Bandit
cli-head-player = Joueur
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

## Sur la table

cli-round = Manche { $round } sur { $rounds }
cli-event-to-come = À la fin de la manche : { $event }
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
cli-you = vous
cli-you-are = Vous êtes { $bandit }.
cli-player = Joueur { $number }
cli-random = au hasard

## Questions

cli-welcome = En voiture ! L'Union Pacific Express s'ébranle, et vous êtes là pour le dévaliser.
cli-goodbye = Adieu, bandit !
cli-ask-players = Combien de joueurs ?
cli-ask-bandit = Quel bandit êtes-vous ?
cli-ask-expert = Variante experts ?
cli-ask-choice = Votre choix (numéro) :
cli-ask-again = Ce n'est pas un choix. Tapez un nombre de { $low } à { $n }, ? pour l'aide ou q pour arrêter.
cli-yes-no = (o/n)
cli-yes-keys = o oui
cli-no-keys = n non
cli-press-enter = --- appuyez sur Entrée ---
cli-pass-on = Le clavier passe à { $player }. Les autres, on ne regarde pas !
cli-keys = Tapez un numéro pour choisir, ? pour l'aide, q pour arrêter.

## Cours et fin d'une partie

cli-saved = Enregistré dans { $path }
cli-resumed = On reprend { $path }
cli-game-over = Fin de la partie
cli-winner = { $player } gagne avec { $money } $ !
cli-winners = { $players } se partagent la victoire avec { $money } $ chacun !
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
cli-simulate-time = { $games ->
    [one] { $games } partie en { $seconds } s
   *[other] { $games } parties en { $seconds } s
}
cli-simulate-length = { $decisions ->
    [one] { $decisions } décision par partie
   *[other] { $decisions } décisions par partie
}
cli-bench-title = La vitesse du moteur
cli-bench-games = Parties par seconde
cli-bench-moves = Décisions par seconde
cli-bench-quiet = sans événements
cli-bench-copies = Copies par seconde
cli-bench-determinized = Copies déterminisées par seconde

## replay

cli-replay-title = { $path } : { $players } joueurs, { $moves } coups
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
