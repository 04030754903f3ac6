## Options des jeux
#
# Le nom d'une option. `.help` : sur la ligne de commande. D'un interrupteur : `.ask` est la question avant une partie
# dans le terminal, `.label` le titre sur la page, avec les choix `.off` et `.on` (sinon non et oui), `.about` et
# `.about-off` ce que cela veut dire.

option-expert = { expert-variant }
    .help = Colt Express : jouer la variante experts.
    .ask = Variante experts ?
    .label = Règles
    .off = Normales
    .on = Experts
    .about = Variante experts : vous gardez des cartes d'une manche à l'autre.
    .about-off = Règles normales
option-reflex = { action-reflex }
    .help = Colt Super Express : jouer avec la mini-extension Réflexe, une carte de plus pour chacun.
    .ask = Jouer avec les cartes « { action-reflex } » ?
    .label = Carte en plus : { action-reflex }
    .about = Au sol, vous vous relevez et tirez aussitôt. Debout, vous tombez.
option-horse = { action-horse }
    .help = Colt Super Express : jouer avec la mini-extension Cheval, une carte de plus pour chacun.
    .ask = Jouer avec les cartes « { action-horse } » ?
    .label = Carte en plus : { action-horse }
    .about = Vous amène à la locomotive, même si vous venez de quitter le train.
option-bandits = Bandits
    .help = Les bandits, place par place, p. ex. belle,tuco,doc. Ceux qui manquent sont tirés au sort.
option-train = Train
    .help = Colt Express : les wagons derrière la locomotive, d'avant en arrière, p. ex. mail,saloon,dining ; ou random.
option-first = Premier joueur
    .help = La place du premier joueur, comptée à partir de 1 ; ou random.
option-teams = Vos bandits
    .help = Colt Express à deux joueurs : draft (on choisit à tour de rôle), random, ou les deux équipes, p. ex. tuco,cheyenne/django,doc.
option-placement = Places de départ
    .help = Colt Express à deux joueurs, qui part de quel wagon : chosen (au choix des joueurs) ou random.

# Le titre de la liste de ce qui est activé ; `.none` s'il n'y a rien.
options-express = Règles en plus
    .none = Aucune
options-super = Cartes en plus
    .none = Aucune
