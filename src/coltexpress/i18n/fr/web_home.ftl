# La page avant la partie : accueil, salle d'attente, listes.

## L'onglet du navigateur, et ce que toute page contient

web-home-brand = Colt Express
web-home-title = { $page } · Colt Express
web-home-title-turn = À vous ! { $page }
web-home-title-games = ({ $number }) { $page }
web-home-language = Langue
web-home-back = Retour
web-home-cancel = Annuler
web-home-change = changer
web-home-yes = Oui
web-home-no = Non
web-home-loading = Un instant…

## Durées

web-home-days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}
web-home-hours = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
}
web-home-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
web-home-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}

## Les deux jeux

web-home-game = Jeu
web-home-game-express = Colt Express
web-home-game-express-about = 2 à 6 joueurs · 5 manches · environ 40 minutes
web-home-game-super = Colt Super Express
web-home-game-super-about = 3 à 7 joueurs · dégaine rapide · environ 15 minutes

## L'accueil

web-home-kicker = Le théâtre de papier présente : l'attaque d'un train en cinq manches
web-home-menu = Jouer
web-home-play = Jouer contre des bots
web-home-play-about = Une table est prête en une seconde
web-home-play-going = Le train entre en gare…
web-home-friends = Jouer entre amis
web-home-friends-about = Partagez un lien ou un code QR
web-home-games = Mes parties
web-home-games-none = Aucune pour l'instant
web-home-games-running = { $number ->
    [one] { $number } partie en cours
   *[other] { $number } parties en cours
}
web-home-games-yours = { $number ->
    [one] À vous de jouer à { $number } table
   *[other] À vous de jouer à { $number } tables
}
web-home-join = Rejoindre avec un code
web-home-join-about = Six lettres ou chiffres
web-home-tables = Tables ouvertes
web-home-tables-none = Jouez ou regardez
web-home-tables-waiting = { $number ->
    [one] { $number } table cherche des joueurs
   *[other] { $number } tables cherchent des joueurs
}
web-home-tables-playing = { $number ->
    [one] { $number } table à regarder
   *[other] { $number } tables à regarder
}
web-home-device = Autre appareil
web-home-device-about = Continuez où que vous soyez
web-home-fine = Libre et ouvert. Sans lien avec l'éditeur des jeux de société.

## Qui vous êtes. Les noms sont pour ceux qui n'en ont pas choisi : courts, aucune personne réelle, séparés par une virgule et une espace.

web-home-names = Pete la Poussière, Annie Calamité, Lulu la Chance, Joe le Siffleur, Sally Six-Coups, Kate Cactus, Tom Tornade, Sam d'Argent, Rose Crotale, Mado Mustang, Perle des Prairies, Dan Dynamite, Clem le Cuivre, Suzie la Fine, Bill Haricot, Clara Coyote
web-home-name = Votre nom
web-home-name-save = Enregistrer
web-home-name-pick = choisir un nom
web-home-nobody = Pas encore de nom
web-home-you-are = Vous êtes { $name }

## Une nouvelle table

web-home-the-game = La partie
web-home-the-table = La table
web-home-seats = Places
web-home-seats-about = Des bots peuvent prendre les places qui restent libres.
web-home-seats-teams = Deux joueurs, avec deux bandits chacun.
web-home-players = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
web-home-teams-pick = Vous choisissez
web-home-teams-random = Au hasard
web-home-teams-about = À deux joueurs, la variante experts s'applique toujours.
web-home-teams-later = Les bandits se choisissent au début de la partie : deux chacun.
web-home-train-chance = Au hasard
web-home-train-random = Le hasard attelle les wagons.
web-home-train-chosen = Je choisis
web-home-train-chosen-about = De la locomotive au wagon de queue :
web-home-car = Wagon { $number } derrière la locomotive
web-home-bots = Niveau des bots
web-home-bots-about = { $level } : { $about }.
web-home-bots-fair = Les bots ne voient que ce qu'un joueur verrait à leur place.
web-home-clock = Pendule
web-home-clock-none = Aucune
web-home-clock-none-about = Chacun prend son temps.
web-home-clock-about = { $time } par choix. Le temps écoulé, un bot choisit.
web-home-clock-reserve-about = { $time } par choix, et { $reserve } de réserve pour toute la partie. Le temps écoulé, un bot choisit.
web-home-found = Qui peut la trouver
web-home-private = Mes amis
web-home-private-about = Seulement ceux qui ont le lien ou le code.
web-home-public = Tout le monde
web-home-public-about = Tous ceux qui cherchent une table.
web-home-open = Ouvrir la table
web-home-open-about = puis invitez vos amis

## La salle d'attente

web-home-table = Table { $code }
web-home-invite = Invitez vos amis
web-home-invite-about = Faites scanner le code QR, ou envoyez le lien :
web-home-invite-local = Cette adresse ne marche que sur cet ordinateur. Pour d'autres appareils chez vous, lancez le jeu avec make play ARGS="--host 0.0.0.0".
web-home-invite-text = Une partie de { $game } avec moi ?
web-home-qr = Code QR du lien
web-home-link = Lien
web-home-copy = Copier
web-home-copied = Copié
web-home-send = Envoyer
web-home-code-say = ou donnez-leur le code
web-home-riders = Qui est du voyage
web-home-riders-taken = Places prises : { $taken } sur { $number }
web-home-seat-you = Vous
web-home-seat-free = Libre
web-home-seat-free-about = invitez quelqu'un
web-home-seat-kept = réservée
web-home-seat-chance = n'importe quel bandit
web-home-seat-bot = Bot
web-home-seat-host = hôte
web-home-seat-away = hors ligne
web-home-seat-ready = prêt
web-home-seat-unready = pas encore prêt
web-home-seat-choosing = choisit un bandit
web-home-sit = S'asseoir
web-home-bot-add = Ajouter un bot
web-home-bot-away = Retirer le bot de la place { $number }
web-home-send-away = Exclure { $name }
web-home-bandit = Votre bandit
web-home-bandit-yours = à vous
web-home-bandit-looks = { $name } hésite
web-home-bandit-chance = Choisissez, ou laissez faire le hasard.
web-home-bandit-again = Touchez-le encore pour laisser faire le hasard.
web-home-you-host = vous êtes l'hôte
web-home-more = Plus d'options
web-home-wait-sit = Asseyez-vous pour jouer, ou restez pour regarder.
web-home-wait-full = Toutes les places sont prises. Restez pour regarder.
web-home-wait-for = On attend encore : { $who }.
web-home-wait-you = vous
web-home-wait-free = { $number ->
    [one] un autre joueur
   *[other] { $number } autres joueurs
}
web-home-wait-start = Tout le monde est prêt.
web-home-wait-host = À { $name } de lancer la partie.
web-home-start = Commencer
web-home-start-bots = { $number ->
    [one] un bot prend la place libre
   *[other] des bots prennent les places libres
}
web-home-start-unready = { $number ->
    [one] on attend encore { $names }
   *[other] on attend encore { $names }
}
web-home-ready = Je suis prêt
web-home-ready-said = Vous êtes prêt
web-home-ready-again = L'hôte a modifié la partie. Toujours prêt ?
web-home-leave = Se lever
web-home-close = Fermer la table
web-home-fair = Équitable, preuve à l'appui
web-home-fair-about = Le serveur a scellé sa part du mélange avant que quiconque s'assoie. Voici le sceau ; après la partie, vous pourrez vérifier qu'il n'a pas été brisé :

## Ce que les bandits savent faire, en trois mots environ

web-home-power-belle = visée en dernier
web-home-power-cheyenne = vole en frappant
web-home-power-django = ses tirs repoussent
web-home-power-doc = pioche 7 cartes
web-home-power-ghost = cache une carte
web-home-power-tuco = tire à travers le toit

## Listes de tables

web-home-games-empty = Vous n'êtes encore à aucune table.
web-home-group-yours = À vous de jouer
web-home-group-playing = Les autres réfléchissent
web-home-group-waiting = En attente de joueurs
web-home-group-over = Terminées
web-home-group-open = Tables qui cherchent des joueurs
web-home-group-watch = Parties à regarder
web-home-open-empty = Personne ne cherche de joueurs en ce moment.
web-home-watch-empty = Aucune partie publique n'est en cours.
web-home-list-yours = à vous de jouer
web-home-list-turn = on attend { $names }
web-home-list-waiting = attend des joueurs
web-home-list-over = terminée
web-home-list-empty = Encore personne
web-home-list-seats = places : { $taken } sur { $number }
web-home-list-due = encore { $time }
web-home-list-play = Jouer
web-home-list-open = Ouvrir
web-home-list-join = Rejoindre
web-home-list-result = Résultat
web-home-watch = Regarder
web-home-notify = Me prévenir quand c'est à moi
web-home-notify-about = Tant que cette page est ouverte quelque part.
web-home-notify-refused = Votre navigateur ne le permet pas. Changez cela dans ses réglages pour cette page.
web-home-webhook = L'envoyer aussi à une adresse web
web-home-webhook-about = Pour les salons de discussion et vos propres programmes : quand c'est à vous de jouer et que vous n'êtes pas à la table, le serveur envoie un court message (JSON) à cette adresse.
web-home-webhook-address = Adresse du webhook
web-home-webhook-saved = Enregistré : désormais, les avis y sont envoyés.
web-home-webhook-none = Enregistré : les avis ne sont envoyés nulle part ailleurs.

## Rejoindre

web-home-join-ask = Quel est le code ?
web-home-join-hint = L'hôte le voit dans la salle d'attente. Vous pouvez aussi coller un lien.
web-home-join-go = Rejoindre

## Un autre appareil

web-home-device-explain = Emportez votre nom et vos places : ouvrez ce lien sur votre autre appareil. Vous pourrez ensuite jouer sur les deux.
web-home-device-show = Afficher le lien
web-home-device-anew = Afficher un nouveau lien
web-home-device-hint = Valable une seule fois, pendant dix minutes.
web-home-device-text = Mes places à Colt Express
web-home-device-warn = Qui ouvre le lien joue sous votre nom : ne le montrez à personne d'autre.
web-home-device-arrive = Cet appareil est-il aussi le vôtre ?
web-home-device-arrive-about = Ici, vous êtes pour l'instant { $name }. Avec le lien, vous reprenez le nom et les places de votre autre appareil ; ceux d'ici seront perdus.
web-home-device-claim = Oui, continuer ici
web-home-device-welcome = Bienvenue, { $name } !
web-home-device-welcome-about = Toutes vos places sont ici maintenant.

## Quand quelque chose cloche

web-home-again = Réessayer
web-home-reload = Recharger la page
web-home-to-home = Retour à l'accueil
web-home-to-join = Essayer un autre code
web-home-to-tables = Voir les tables ouvertes
web-home-to-new = Ouvrir votre propre table
web-home-trouble-page = Rien que le désert ici
web-home-trouble-page-about = Il n'y a pas de page à cette adresse. Une lettre s'est peut-être perdue en route.
web-home-trouble-offline = La ligne est coupée
web-home-trouble-offline-about = Le serveur est injoignable. Votre partie y est en sûreté : dès que la connexion revient, elle continue.
web-home-trouble-code = Aucune table sous ce code
web-home-trouble-code-about = Aucune table n'attend sous ce code. Vérifiez les lettres ; une fois la partie commencée, seul le lien y mène.
web-home-trouble-table = Cette table n'existe pas
web-home-trouble-table-about = Le lien ne mène nulle part. Il en manque peut-être un bout : redemandez-le.
web-home-trouble-full = Toutes les places sont prises
web-home-trouble-full-about = Vous pouvez regarder, ou ouvrir votre propre table.
web-home-trouble-closed = Cette table est fermée
web-home-trouble-closed-about = Tout le monde est parti avant le début de la partie.
web-home-trouble-removed = L'hôte veut jouer sans vous
web-home-trouble-removed-about = On vous a demandé de quitter cette table. Ailleurs, il y a de la place pour vous.
web-home-trouble-old = Cette partie vient d'un autre temps
web-home-trouble-old-about = Elle a commencé avec des règles plus récentes, que ce serveur ne connaît pas encore.
web-home-trouble-version = Cette page n'est plus à jour
web-home-trouble-version-about = Le serveur a maintenant une autre version du jeu. Rechargez la page pour continuer ; vos parties sont en sécurité.
web-home-trouble-link = Ce lien a fait son temps
web-home-trouble-link-about = Un lien pour un autre appareil ne sert qu'une fois, pendant dix minutes. Demandez-en un nouveau sur votre autre appareil.
web-home-trouble-other = Cela n'a pas marché
web-home-trouble-other-about = Quelque chose s'est mal passé. Réessayez dans un instant.
