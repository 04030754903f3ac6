# L'arène : beaucoup de parties entre bots.

cli-help-arena = Faire jouer de nombreuses parties entre bots ; tous reçoivent les mêmes tirages.
cli-help-arena-ladder = Faire jouer les niveaux intégrés les uns contre les autres et montrer leur force.
cli-option-arena-bots = Qui joue : des niveaux intégrés et vos propres bots, p. ex. outlaw,legend,mine.py:MyBot.
cli-option-seconds = Temps limite par décision, en secondes. Par défaut aucun pour les niveaux intégrés, 1 seconde pour les autres bots.
cli-option-out = Conserver parties, rapport et graphiques dans ce dossier. La même commande reprend là où elle s'est arrêtée.
cli-option-workers = Combien de processus jouent ; sans cette option, un par cœur.
cli-option-cluster = Jouer sur le cluster Dask à cette adresse, p. ex. tcp://127.0.0.1:8786.
cli-option-all = Tous les tableaux de docs/bots.md : les deux jeux, avec plusieurs nombres de joueurs.
cli-option-into = Placer les tableaux dans ce fichier Markdown, entre les lignes <!-- ladder --> et <!-- /ladder -->.

## Ce qui en est sorti

arena-played = { $games ->
    [one] { $game }, { $players } joueurs, { $games } partie
   *[other] { $game }, { $players } joueurs, { $games } parties
}
arena-rounded = { $games ->
    [one] { $games } partie est jouée, pour que chaque bot ait chaque place avec la même chance.
   *[other] { $games } parties sont jouées, pour que chaque bot ait chaque place avec la même chance.
}
arena-going-on = { $games ->
    [one] { $games } partie est déjà là : on reprend { $path }
   *[other] { $games } parties sont déjà là : on reprend { $path }
}
arena-kept = Parties, rapport et graphiques sont dans { $path }
arena-stopped = { $games ->
    [one] Arrêté après { $games } partie.
   *[other] Arrêté après { $games } parties.
}
arena-go-on = La même commande reprend ici.
arena-head-bot = Bot
arena-head-seats = Places
arena-head-interval = 95 %
arena-head-rating = Cote
arena-head-mean = Moyenne
arena-head-median = Médiane
arena-head-p99 = 99 %
arena-head-longest = Maximum
arena-thinking = Temps de réflexion par décision, en millisecondes

## Fautes

arena-fault-raised = { $games ->
    [one] { $bot } a planté dans { $games } partie, la partie { $number } : { $details }
   *[other] { $bot } a planté dans { $games } parties, d'abord dans la partie { $number } : { $details }
}
arena-fault-illegal = { $games ->
    [one] { $bot } a joué un coup interdit dans { $games } partie, la partie { $number } : { $details }
   *[other] { $bot } a joué un coup interdit dans { $games } parties, d'abord dans la partie { $number } : { $details }
}
arena-fault-overtime = { $games ->
    [one] { $bot } a dépassé son temps dans { $games } partie, la partie { $number }.
   *[other] { $bot } a dépassé son temps dans { $games } parties, d'abord dans la partie { $number }.
}
arena-fault-died = { $games ->
    [one] Le processus de { $bot } est mort dans { $games } partie, la partie { $number }.
   *[other] Le processus de { $bot } est mort dans { $games } parties, d'abord dans la partie { $number }.
}
arena-fault-printed = { $games ->
    [one] { $bot } a écrit à l'écran dans { $games } partie, la partie { $number } : { $details }
   *[other] { $bot } a écrit à l'écran dans { $games } parties, d'abord dans la partie { $number } : { $details }
}
arena-forfeit = Qui échoue perd la partie par forfait : dernière place, aucun gain, et un vagabond joue à sa place. Écrire à l'écran ne coûte rien.

## Graphiques

arena-plot-wins = Part des victoires
arena-plot-money = Butin après chaque manche
arena-plot-loot-cards = Cartes Butin après chaque manche
arena-plot-bandits = Comment s'en sort chaque bandit
arena-plot-even = égalité
arena-plot-interval = Part des victoires avec son intervalle à 95 %

## L'échelle

ladder-head-level = Niveau
ladder-head-below = Contre le niveau inférieur
ladder-head-drifters = Contre des vagabonds
ladder-head-rating = Cote
ladder-head-money = Argent
ladder-head-loot-cards = Cartes Butin
ladder-head-budget = Budget
ladder-head-mean = Temps moyen
ladder-head-p99 = 99 % en moins de
ladder-share = { $share } ({ $low } à { $high })
ladder-seconds = { $seconds } s
ladder-iterations = { $number ->
    [one] { $number } itération, { $seconds } s
   *[other] { $number } itérations, { $seconds } s
}
ladder-milliseconds = { $time } ms
ladder-title = { $game }, { $players } joueurs
ladder-title-variants = { $title } : { $variants }
ladder-pairings = { $games ->
    [one] Un bot d'un niveau joue contre { $others } de l'autre, { $games } partie par duel, graine { $seed } ; à force égale : { $even }.
   *[other] Un bot d'un niveau joue contre { $others } de l'autre, { $games } parties par duel, graine { $seed } ; à force égale : { $even }.
}
ladder-interval = Parts des victoires avec leurs intervalles à 95 % ; l'argent et les temps sont ceux des parties contre le niveau inférieur.
ladder-ratings = Les cotes viennent d'autant de parties où tous les niveaux jouent aux mêmes tables.
ladder-no-clock = Joué sans pendule : la recherche s'arrête après ses itérations ; les secondes du budget sont celles d'un niveau dans une partie avec des humains.
ladder-clock = Temps de réflexion : { $seconds } s par décision.
ladder-machine = { $cores ->
    [one] Mesuré sur { $cpu }, { $cores } cœur, avec Python { $python } ; le moteur est { $engine }.
   *[other] Mesuré sur { $cpu }, { $cores } cœurs, avec Python { $python } ; le moteur est { $engine }.
}
ladder-engine-compiled = compilé
ladder-engine-plain = en Python pur
ladder-progress = { $upper } contre { $lower }

## Refus

error-arena-bots = Dites qui joue, de un à { $high } bots, p. ex. --bots outlaw,legend.
error-arena-version = Un worker a la version { $found } du programme, mais celle-ci est { $wanted }.
error-arena-directory = Le dossier { $path } ne peut pas être utilisé.
error-arena-busy = Une autre arène joue déjà dans le dossier { $path }. Attendez qu'elle ait fini, ou indiquez un autre dossier.
error-arena-bot-changed = { $bot } a changé depuis le début de la compétition dans le dossier { $path }. Indiquez un autre dossier.
error-arena-other = Le dossier { $path } contient un autre tournoi : { $field } valait { $found } et vaut maintenant { $wanted }.
error-arena-journal = { $path } : la ligne { $line } n'est pas une partie.
error-arena-cluster = Aucun scheduler Dask ne répond à { $address }.
error-arena-cluster-empty = Le cluster à { $address } n'a aucun worker.
error-arena-workers-lost = Les workers meurent sans cesse, avant qu'un seul ne finisse une partie.
error-arena-markers = Il manque au fichier { $path } les lignes <!-- ladder --> et <!-- /ladder -->.
error-extra-missing = Il manque des paquets. Dans une copie du projet, lancez : pip install '.[{ $extra }]'
