# La page à une table de Colt Express, et à la fin d'une partie. <b> met en valeur.

## Cartes

web-table-card-hidden = Une carte face cachée
web-table-card-back = { $bandit } : une carte face cachée
web-table-card-owned = { $card } ({ $bandit })
web-table-dead = carte morte
web-table-dead-said = { $number ->
    [one] { $card } : une carte morte
   *[other] { $number } × { $card } : cartes mortes
}
web-table-dead-why = Les balles ne se jouent pas. Elles encombrent votre main, c'est tout.

## Joueurs

web-table-players = Joueurs
web-table-you = Vous
# Le bandit d'un joueur, à une forme que seul le nom du bandit peut prendre.
web-table-called = { $bandit } ({ $player })
web-table-yours = à vous
web-table-your-team = Votre équipe
web-table-team-of = Équipe { $player }
web-table-here = en ligne
web-table-away = hors ligne
web-table-stand-in = un bot joue
web-table-first = Premier
web-table-first-player = Premier joueur
web-table-bullets = { $number } sur 6
web-table-wounds = { $number ->
    [0] aucune balle reçue
    [one] { $number } balle reçue
   *[other] { $number } balles reçues
}
web-table-cards = { $hand } en main · { $deck } en pioche
web-table-cards-expert = { $hand } + { $deck } cartes · { $discard } en défausse
web-table-marshal-card = Carte Marshal
web-table-choosing = réfléchit
web-table-ready = c'est fait
web-table-ribbon-turn = À vous
web-table-ribbon-choose = À vous de choisir
web-table-ribbon-other = doit jouer
web-table-vote = Faire jouer un bot pour { $player }
web-table-clock-hours = { $hours } h { $minutes } min
web-table-clock-days = { $days } j { $hours } h

## Barre du haut, feuilles

web-table-two-players = à deux joueurs
web-table-watching = Vous regardez la partie
web-table-round-of = Manche { $round } sur { $rounds }
web-table-menu = Menu
web-table-home = Retour à l'accueil
web-table-close = Fermer
web-table-skip = Avance rapide
web-table-settings = Réglages
web-table-language = Langue
web-table-pace = Rythme des animations
web-table-pace-calm = calme
web-table-pace-brisk = vif
web-table-pace-instant = immédiat
web-table-sound = Son
web-table-less-motion = Moins de mouvement
web-table-less-motion-system = Votre appareil le demande.
web-table-on = oui
web-table-off = non
web-table-talk = Discuter
web-table-talk-write = Dites quelque chose
web-table-talk-none = Personne n'a encore rien dit.
web-table-talk-unsent = Message non envoyé : pas de connexion. Il reste ici pour un nouvel essai.
web-table-talk-unread = { $number ->
    [one] Discuter, un nouveau message
   *[other] Discuter, { $number } nouveaux messages
}
web-table-menu-unread = { $number ->
    [one] Menu, un nouveau message
   *[other] Menu, { $number } nouveaux messages
}
web-table-send = Envoyer
web-table-emotes = Gestes

## Carte Manche et journal

web-table-round-card = Carte Manche
web-table-kick = Manche { $round }
web-table-kick-turn = Manche { $round } · tour { $turn } sur { $turns }
web-table-kick-played = Manche { $round } · tous les tours sont joués
web-table-kick-card = Manche { $round } · carte { $card } sur { $cards }
web-table-turns = Tours de cette manche
web-table-at-end = À la fin de la manche
web-table-log = Ce qui s'est passé
web-table-newest-first = le plus récent d'abord
web-table-log-all = Tout

## Ce que vous pouvez faire

web-table-tray = Ce que vous pouvez faire
web-table-pile = { $number ->
    [0] Pile commune : encore vide
    [one] Pile commune : { $number } carte
   *[other] Pile commune : { $number } cartes
}
web-table-pile-last = Pile commune : { $number } cartes, les { $shown } dernières
web-table-hand = { $number ->
    [one] Votre main : { $number } carte
   *[other] Votre main : { $number } cartes
}
web-table-play-of = Jouer { $card } pour { $bandit }
web-table-up-card = face visible, carte { $number }
web-table-down-card = face cachée, carte { $number }
web-table-choose-card = Choisissez une carte
web-table-deck-left = { $number ->
    [0] votre pioche est vide
    [one] encore { $number } carte en pioche
   *[other] encore { $number } cartes en pioche
}
web-table-deck-then-new = { $number ->
    [0] dans votre défausse mélangée
   *[other] { $number }, puis une nouvelle pioche
}
web-table-take-back = Annuler mon choix
web-table-done = Déjà faites · { $number }
web-table-to-come = À venir · { $number }
web-table-choices = Vos choix
# The steps of a punch.
web-table-step-whom = Qui ?
web-table-step-what = Quel butin ?
web-table-step-where = Où ?
web-table-on-roof = { $car }, sur le toit
web-table-ahead = { $place }, devant
web-table-behind = { $place }, derrière
web-table-discard = { $number ->
    [0] Votre défausse : vide
    [one] Votre défausse : { $number } carte
   *[other] Votre défausse : { $number } cartes
}
web-table-look = La parcourir
web-table-keep-yes = garder
web-table-keep-no = défausser
web-table-keep-out = s'en va
web-table-keep = { $number ->
    [0] Ne rien garder
    [one] Garder { $number } carte
   *[other] Garder { $number } cartes
}
web-table-keep-rest = { $number ->
    [0] ne rien défausser
   *[other] en défausser { $number }
}

## La consigne

web-table-say-go = À vous, <b>{ $bandit }</b> : jouez une carte face visible sur la pile, ou piochez.
web-table-brief-go = À vous, <b>{ $bandit }</b> : jouez une carte, ou piochez.
web-table-say-go-tunnel = À vous, <b>{ $bandit }</b> : dans le <b>tunnel</b>, votre carte va sur la pile <b>face cachée</b>. Jouez-en une, ou piochez.
web-table-brief-go-tunnel = <b>Tunnel</b> : jouez une carte <b>face cachée</b>, ou piochez.
web-table-say-go-first = À vous, <b>{ $bandit }</b> : le train <b>accélère</b>, vous jouez <b>deux fois</b>. C'est la première.
web-table-brief-go-first = <b>Première fois</b> sur deux : jouez une carte, ou piochez.
web-table-say-go-second = À vous <b>une seconde fois</b>, <b>{ $bandit }</b> : jouez encore une carte, ou piochez.
web-table-brief-go-second = <b>Seconde fois</b> : jouez une carte, ou piochez.
web-table-say-go-ghost = À vous : <b>{ $bandit }</b> peut jouer cette première carte <b>face visible ou face cachée</b>. Ou piochez.
web-table-brief-go-ghost = <b>Face visible ou cachée</b>, au choix : jouez une carte, ou piochez.
web-table-say-go-team = Jouez une carte pour <b>{ $bandit }</b> ou pour <b>{ $target }</b>, ou piochez. Chaque carte fait agir le bandit qu'elle montre.
web-table-brief-go-team = Jouez une carte pour <b>{ $bandit }</b> ou <b>{ $target }</b>, ou piochez.
web-table-say-go-team-tunnel = <b>Tunnel</b> : jouez une carte pour <b>{ $bandit }</b> ou pour <b>{ $target }</b>, <b>face cachée</b>, ou piochez.
web-table-brief-go-team-tunnel = <b>Tunnel</b> : jouez une carte <b>face cachée</b>, ou piochez.
web-table-say-draw-only = À vous, <b>{ $bandit }</b> : rien de jouable dans votre main. Piochez !
web-table-say-bullets = Défaussez-vous les <b>balles de votre main</b> ? Tout le monde décide en même temps.
web-table-brief-bullets = Défaussez-vous vos <b>balles</b> ?
web-table-say-keep = Que <b>gardez-vous pour la prochaine manche</b> ? Le reste va à la défausse, les balles aussi. Tous choisissent en même temps et en secret.
web-table-brief-keep = Que <b>gardez-vous</b> ? Le reste est défaussé.
web-table-say-move-roof = <b>Déplacement de { $bandit } :</b> choisissez un toit. Là-haut, on parcourt un, deux ou trois wagons.
    .you = <b>Votre Déplacement :</b> choisissez un toit. Là-haut, vous parcourez un, deux ou trois wagons.
web-table-brief-move-roof = <b>Déplacement de { $bandit } :</b> choisissez un toit.
    .you = <b>Votre Déplacement :</b> choisissez un toit.
web-table-say-move-inside = <b>Déplacement de { $bandit } :</b> choisissez le wagon, devant ou derrière.
    .you = <b>Votre Déplacement :</b> choisissez le wagon où vous allez, devant ou derrière.
web-table-brief-move-inside = <b>Déplacement de { $bandit } :</b> choisissez un wagon.
    .you = <b>Votre Déplacement :</b> choisissez un wagon.
web-table-say-fire-roof = <b>Tir de { $bandit } :</b> choisissez la cible. Depuis un toit, on atteint le premier toit occupé, devant ou derrière.
    .you = <b>Votre Tir :</b> choisissez sur qui vous tirez. Depuis un toit, vous atteignez le premier toit occupé, devant ou derrière.
web-table-brief-fire-roof = <b>Tir de { $bandit } :</b> choisissez la cible, sur le train ou ci-dessous.
    .you = <b>Votre Tir :</b> choisissez la cible, sur le train ou ci-dessous.
web-table-say-fire-inside = <b>Tir de { $bandit } :</b> choisissez la cible. De l'intérieur, on atteint le wagon voisin, devant ou derrière.
    .you = <b>Votre Tir :</b> choisissez sur qui vous tirez. De l'intérieur, vous atteignez le wagon voisin, devant ou derrière.
web-table-brief-fire-inside = <b>Tir de { $bandit } :</b> choisissez la cible, sur le train ou ci-dessous.
    .you = <b>Votre Tir :</b> choisissez la cible, sur le train ou ci-dessous.
web-table-say-marshal = <b>Marshal de { $bandit } :</b> choisissez où il va. Quiconque s'y trouve doit fuir sur le toit.
    .you = <b>Votre Marshal :</b> choisissez où il va. Quiconque s'y trouve doit fuir sur le toit.
web-table-brief-marshal = <b>Marshal de { $bandit } :</b> choisissez où il va.
    .you = <b>Votre Marshal :</b> choisissez où il va.
web-table-say-robbery = <b>Braquage de { $bandit } :</b> choisissez le butin. Ce que vous savez d'une bourse, vous seul le voyez.
    .you = <b>Votre Braquage :</b> choisissez ce que vous prenez. Ce que vous savez d'une bourse, vous seul le voyez.
web-table-brief-robbery = <b>Braquage de { $bandit } :</b> choisissez le butin.
    .you = <b>Votre Braquage :</b> choisissez le butin.
web-table-say-punch = <b>Coup de poing de { $bandit } :</b> choisissez la victime. Elle perd du butin, si elle en a, et atterrit dans le wagon voisin.
    .you = <b>Votre Coup de poing :</b> choisissez qui vous frappez. La victime perd du butin, si elle en a, et atterrit dans le wagon voisin.
web-table-brief-punch = <b>Coup de poing de { $bandit } :</b> choisissez la victime, sur le train ou ci-dessous.
    .you = <b>Votre Coup de poing :</b> choisissez la victime, sur le train ou ci-dessous.
web-table-say-drop = <b>Coup de poing de { $bandit } :</b> choisissez ce que { $victim } laisse tomber.
    .you = <b>Votre Coup de poing :</b> choisissez ce que { $victim } laisse tomber.
web-table-say-snatch = <b>Coup de poing de { $bandit } :</b> { $victim } a laissé tomber une bourse. La prendre, ou la laisser ?
    .you = <b>Votre Coup de poing :</b> { $victim } a laissé tomber une bourse. La prenez-vous ?
web-table-say-knock = <b>Coup de poing de { $bandit } :</b> choisissez de quel côté projeter { $victim }.
    .you = <b>Votre Coup de poing :</b> choisissez de quel côté projeter { $victim }.
web-table-say-pickpocket = <b>Vol à la tire :</b> { $bandit }, sans témoin, peut prendre une bourse.
    .you = <b>Vol à la tire :</b> sans témoin, vous pouvez prendre une bourse.
web-table-say-pick = Quel <b>bandit</b> rejoint votre équipe ?
web-table-say-place = Qui part du <b>wagon de queue</b>, et qui reçoit la <b>carte Marshal</b> ?
web-table-say-choose = À vous de choisir !
web-table-say-wait = Attendez les autres.
web-table-say-wait-go = C'est à <b>{ $player }</b> de jouer.
web-table-say-wait-choice = <b>{ $player }</b> choisit.
web-table-say-wait-several = On attend encore : <b>{ $players }</b>.
web-table-say-resolving = Les cartes s'appliquent dans l'ordre où elles ont été jouées.
web-table-say-event = L'événement de la carte Manche se produit.
web-table-say-going-on = Le train roule.
web-table-say-sending = Envoi…

## Avis

web-table-lost = La connexion est perdue. Nous réessayons ; votre partie est en sûreté.
web-table-unsent = Cela n'est pas passé : la connexion était perdue.
web-table-bot-for-you = Un bot joue pour vous.
web-table-come-back = Reprendre ma place
web-table-your-turn = C'est à vous.
web-table-ten-seconds = Plus que dix secondes.
web-table-time-ran-out = Le temps est écoulé : le choix a été fait à votre place.
web-table-by-clock = temps écoulé

## La fin

web-table-final = La fin de la partie
web-table-wanted = Recherché
web-table-wanted-for = pour l'attaque du Colt Express
web-table-wanted-for-super = pour l'attaque du Colt Super Express
web-table-you-win = Vous gagnez la partie
web-table-wins = { $player } gagne la partie
web-table-share-win = Vainqueurs : { $players }
web-table-gunslinger = As de la gâchette : <b>{ $players }</b>
web-table-ledger = Le partage du butin
web-table-col-place = Place
web-table-col-bandit = Bandit
web-table-col-purses = Bourses
web-table-col-jewels = Bijoux
web-table-col-strongboxes = Cagnottes
web-table-col-ransom = Rançon
web-table-col-bullets = Balles
web-table-col-total = Total
web-table-col-loot = Cartes Butin
web-table-col-fate = À la fin
web-table-given-taken = { $given } tirées, { $taken } reçues
web-table-given = { $number ->
    [one] { $number } balle tirée
   *[other] { $number } balles tirées
}
web-table-bonus = +{ $money }
web-table-aboard = dans le train
web-table-money-time = L'argent au fil du temps
web-table-money-time-about = ce que chacun avait vraiment, bourses ouvertes
web-table-start = départ
web-table-end = fin
web-table-rematch = Revanche
web-table-rematch-join = Vers la revanche
web-table-share = Partager
web-table-shared = Le lien est copié.
web-table-share-text = { $player } gagne avec { $score }.
