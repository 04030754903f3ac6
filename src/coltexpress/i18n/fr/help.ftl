# L'aide en cours de partie : une ligne à chaque fois.

help-title = Aide
help-goal = Cinq manches, un train. Le plus riche à la fin gagne.
help-schemin = Le Plan : tour après tour, chacun joue une carte sur la pile commune ou en pioche trois.
help-stealin = L'Action : les cartes de la pile s'appliquent dans l'ordre où elles ont été jouées.
help-marshal = Qui tombe sur le Marshal prend une balle neutre et fuit sur le toit.
help-bullets = Les balles reçues vont dans votre pioche, où elles ne font qu'encombrer.
help-gunslinger = Qui tire le plus de balles est l'As de la gâchette et touche 1 000 $.
help-heading-actions = Actions
help-heading-turns = Tours de table
help-heading-events = Événements
help-heading-bandits = Bandits
help-heading-expansions = Mini-extensions

## Actions

help-action-move = À l'intérieur, passez dans un wagon adjacent ; sur le toit, courez jusqu'à trois wagons plus loin.
help-action-floor-change = Grimpez sur le toit, ou redescendez dans le wagon.
help-action-fire = À l'intérieur, tirez sur un bandit d'un wagon adjacent ; sur le toit, sur le plus proche en vue, devant ou derrière.
help-action-robbery = Prenez un butin là où vous êtes.
help-action-punch = Frappez un bandit là où vous êtes : il perd un butin et atterrit dans un wagon adjacent.
help-action-marshal = Déplacez le Marshal d'un wagon.

## Tours de table

help-turn-visible = Les cartes se jouent face visible.
help-turn-tunnel = Les cartes se jouent face cachée.
help-turn-speeding-up = Chacun joue deux fois de suite.
help-turn-switching = Ce tour se joue dans le sens inverse des aiguilles d'une montre.

## Événements

help-event-none = Rien ne se passe à la fin de la manche.
help-event-angry-marshal = Le Marshal tire sur tous ceux qui sont sur le toit de son wagon, puis avance d'un wagon vers la queue du train.
help-event-swivel-arm = Tous ceux qui sont sur un toit sont balayés jusqu'au toit du wagon de queue.
help-event-braking = Tous ceux qui sont sur un toit glissent d'un wagon vers l'avant.
help-event-take-it-all = La deuxième cagnotte arrive dans le wagon du Marshal.
help-event-rebellion = Tous ceux qui sont à l'intérieur du train prennent une balle neutre.
help-event-pickpocketing = Qui est seul quelque part peut y prendre une bourse.
help-event-revenge = Tous ceux qui sont sur le toit du wagon du Marshal perdent leur bourse la moins précieuse.
help-event-hostage = Tous ceux qui sont dans la locomotive ou sur son toit touchent 250 $ de rançon.

## Bandits

help-bandit-belle = On ne peut ni tirer sur Belle ni la frapper tant qu'on peut choisir quelqu'un d'autre.
help-bandit-cheyenne = Quand Cheyenne fait tomber une bourse d'un coup de poing, elle peut la prendre.
help-bandit-django = Les balles de Django projettent la victime un wagon plus loin.
help-bandit-doc = Doc commence chaque manche avec sept cartes au lieu de six.
help-bandit-ghost = Au premier tour d'une manche, Ghost peut jouer sa carte face cachée.
help-bandit-tuco = Tuco peut aussi tirer à travers le toit de son propre wagon, vers le haut ou vers le bas.

## Colt Super Express

help-super-goal = À chaque manche, le train perd son wagon de queue. Restez à bord !
help-super-schemin = Le Plan : tous en même temps et en secret, choisissez trois cartes et leur ordre.
help-super-stealin = L'Action : à partir du premier joueur, chacun à son tour révèle une carte et l'applique ; trois tours de table.
help-super-row = Les bandits se tiennent en file et n'agissent que devant eux : ◀ vers la locomotive, ▶ vers le wagon de queue.
help-super-stunned = Un bandit touché est sonné, et ne peut plus être touché. Sa prochaine carte ne fera que le relever.
help-super-uncoupling = Après la manche, le wagon de queue est décroché avec tous ceux qui s'y trouvent. Sa carte Butin revient au bandit qui est alors le plus en arrière.
help-super-end = Le dernier bandit à bord gagne. S'il ne reste que la locomotive, c'est celui qui y a le plus de cartes Butin ; à égalité, la meilleure l'emporte.
help-super-floor-change = Grimpez sur le toit, ou redescendez dans le wagon. Tous ceux qui y sont déjà se trouvent devant vous.
help-super-move = Avancez d'un wagon droit devant vous. S'il n'y en a pas, vous tombez du train : éliminé.
help-super-turn-around = Faites demi-tour.
help-super-fire = Touchez le premier bandit debout devant vous à votre niveau, aussi loin soit-il : il atterrit un wagon plus loin.
help-super-reflex = Sonné, vous vous relevez et tirez aussitôt. Debout, vous vous écroulez, sonné.
help-super-horse = Galopez jusque dans la locomotive. Tombé du train d'un pas ou d'un tir, vous revenez si c'est votre toute prochaine carte.
