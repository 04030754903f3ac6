# Pourquoi un coup de Colt Express est bon ou mauvais. Dit d'un coup : sans sujet.

reason-express-only = C'est la seule chose à faire.

## Mise en place à deux joueurs

reason-express-picks = { $bandit_key ->
    [bandit-belle] Recrute Belle, qu'on touche rarement.
    [bandit-cheyenne] Recrute Cheyenne, qui empoche les bourses que ses poings font tomber.
    [bandit-django] Recrute Django, dont les balles projettent les autres.
    [bandit-doc] Recrute Doc, et avec lui une septième carte.
    [bandit-ghost] Recrute Ghost, qui cache une carte à chaque manche.
    [bandit-tuco] Recrute Tuco, qui tire à travers les toits.
   *[other] Recrute { $bandit }.
}
reason-express-starts-last = Fait partir { $bandit } tout à l'arrière.
reason-express-starts-by-loot = Fait partir { $bandit } juste à côté d'{ $loot_a }.

## Cartes

reason-express-keeps-bullets = Garde les balles en main, pour qu'elles ne soient pas mélangées à la pioche.
reason-express-sheds-bullets = Se débarrasse de balles qui ne font que prendre de la place.
reason-express-keeps-nothing = Fait de la place pour de nouvelles cartes.
reason-express-keeps-out-bullets = Laisse moins de place aux balles qui attendent sur la pioche.
reason-express-keeps-best = Garde { $action } sous la main pour la prochaine manche.
reason-express-keeps-cards = Garde des cartes qui pourront servir.
reason-express-draws = Donne plus de choix, mais rien ne se passe dans le train.
reason-express-draws-short = Complète une main trop courte pour la suite de la manche.
reason-express-draws-for-later = Pioche pour la prochaine manche.
reason-express-draws-too-late = Pioche des cartes qui ne pourront plus être jouées.
reason-express-draws-bullets = Ne pioche que des balles.
reason-express-hides-card = Laisse les autres dans le doute.

## Butin

reason-express-robs = Prend { $loot_a }.
reason-express-robs-first = Prend { $loot_a } avant { $bandit }.
reason-express-nothing-here = N'y trouvera rien à prendre.
reason-express-leaves = Laisse { $loot_a } sur place.
reason-express-leaves-purse = Laisse la bourse à quelqu'un d'autre.
reason-express-declines = Renonce à une bourse qui n'attend qu'une main.

## Balles et poings

reason-express-shoots = Met une balle dans la pioche de { $bandit }.
reason-express-shoots-leader = Touche { $bandit }, plus riche que tous les autres.
reason-express-gunslinger = Touche { $bandit } et mène la course au titre d'As de la gâchette.
reason-express-shoots-own = Touche { $bandit }, de la même équipe.
reason-express-no-target = Ne trouvera personne sur qui tirer.
reason-express-no-bullets = Ne fait rien : le barillet est vide.
reason-express-punches = Fait lâcher { $loot_a } à { $bandit }.
reason-express-snatches = Arrache une bourse à { $bandit }.
reason-express-spares = Laisse { $loot_a } à { $bandit }.
reason-express-punches-away = Écarte { $bandit } du passage.
reason-express-punches-own = Tombe sur { $bandit }, de la même équipe.
reason-express-nobody-to-punch = Ne trouvera personne à frapper.
reason-express-knocks-into-marshal = Envoie { $bandit } dans les bras du Marshal.
reason-express-knocks-to-loot = Envoie { $bandit } droit sur { $loot_a }.

## Chemins

reason-express-goes-to-loot = Rejoint { $loot_a }.
reason-express-climbs-to-loot = Grimpe jusqu'à { $loot_a }.
reason-express-meets-marshal = Fonce droit sur le Marshal.
reason-express-avoids-event = Échappe à « { $event } ».
reason-express-seeks-event = Est au bon endroit pour « { $event } ».
reason-express-stands-in-event = Est au mauvais endroit pour « { $event } ».
reason-express-aims = Met { $bandit } à portée.
reason-express-flees = Sort de la portée de { $bandit }.
reason-express-moves-on = Cherche une meilleure place.

## Le Marshal

reason-express-marshal-hits = Lance le Marshal sur { $bandit }.
reason-express-marshal-hits-self = S'attire le Marshal.
reason-express-marshal-below = Place le Marshal sous { $bandit }, juste à temps pour « { $event } ».
reason-express-frees-strongbox = Éloigne le Marshal d'une cagnotte.
reason-express-marshal-moves = Envoie le Marshal là où il ne gêne personne.
