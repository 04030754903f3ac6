# Les refus. Entre guillemets : la notation ou le fichier, tel quel.

error-unknown = Impossible : { $problem }
error-language-unknown = La langue « { $value } » n'existe pas ici. Choisissez parmi { $known }.
error-game-unknown = Le jeu « { $value } » n'existe pas ici. Choisissez parmi { $known }.
error-rules-unknown = La version { $found } des règles n'existe pas. La plus récente est la version { $known }.

## Coups

error-move-data = Ce choix n’est pas valide : le champ « { $field } » est incorrect.
error-illegal-move = Impossible pour l'instant : { $move }
error-illegal-not-your-turn = Ce n'est pas à vous de jouer.
error-illegal-over = La partie est terminée.
error-illegal-no-chance = Le hasard n'a rien à dire : c'est à un joueur de choisir.
error-illegal-already-chosen = Vous avez déjà choisi. Revenez d'abord sur votre choix : « take back ».
error-illegal-nothing-to-take-back = Il n'y a rien à annuler.
error-illegal-too-often = Vous avez changé d'avis trop souvent. Gardez votre choix.
error-illegal-out = Votre bandit est éliminé : vous ne pouvez plus rien faire.
error-illegal-card-twice = La carte « { $card } » y est deux fois, mais vous n'en avez qu'une.
error-illegal-card-not-held = Vous n'avez pas de carte « { $card } ».

## Options d'une nouvelle partie

error-option-object = Les options doivent être un objet avec des valeurs nommées.
error-option-field = L'option « { $field } » n'existe pas. Il y a : { $known }.
error-option-unknown = { $field } : « { $value } » est inconnu. Choisissez parmi { $known }.
error-option-list = { $field } : il faut une liste, pas « { $value } ».
error-option-length = { $wanted ->
    [one] { $field } : il faut { $wanted } nom, pas { $found }.
   *[other] { $field } : il faut { $wanted } noms, pas { $found }.
}
error-option-twice = { $field } : « { $value } » y est deux fois.
error-option-flag = { $field } : il faut true ou false, pas « { $value } ».
error-option-range = { $field } : il faut un nombre de { $low } à { $high }, pas « { $value } ».
error-option-players = L'option « { $field } » ne convient pas à une partie à { $players } joueurs.
error-option-switch-players = { $field } : « { $value } » ne convient pas à une partie à { $players } joueurs.
error-option-needs = { $field } : « { $value } » exige « { $other } ».
error-option-excludes = { $field } : « { $value } » est incompatible avec « { $other } ».
error-option-teams = { $field } : il faut deux équipes de deux bandits, ou « draft », ou « random ».
error-option-teams-expert = À deux joueurs, on joue toujours la variante experts.
error-option-placement = { $field } : il faut dire pour chaque équipe qui part du wagon de queue et qui a la carte Marshal, ou « chosen », ou « random ».

## Notation

error-notation-expected = Ligne { $line }, colonne { $column } : « { $wanted } » est attendu, pas « { $found } ».
error-notation-expected-end = Ligne { $line }, colonne { $column } : le texte s'arrête là où « { $wanted } » est attendu.
error-notation-unexpected = Ligne { $line }, colonne { $column } : « { $found } » n'a rien à faire ici.
error-notation-number = Ligne { $line }, colonne { $column } : le nombre « { $found } » est trop long.
error-notation-range = Ligne { $line }, colonne { $column } : un nombre de { $low } à { $high } est attendu, pas « { $found } ».
error-notation-range-end = Ligne { $line }, colonne { $column } : le texte s'arrête là où un nombre de { $low } à { $high } est attendu.
error-notation-twice = Ligne { $line }, colonne { $column } : c'est la deuxième fois.
error-notation-too-many = Ligne { $line }, colonne { $column } : il n'y en a pas autant.
error-notation-no-bullets = Ligne { $line }, colonne { $column } : on ne peut pas garder de balles.
error-notation-unknown-row = Ligne { $line }, colonne { $column } : une ligne ne peut pas commencer par « { $found } ».
error-notation-missing = Ligne { $line }, colonne { $column } : il manque « { $wanted } ».
error-notation-cards = Ligne { $line }, colonne { $column } : ce bandit ne peut pas avoir ces cartes.
error-notation-loot = Ligne { $line }, colonne { $column } : il y a là plus de butin que dans la boîte.
error-notation-place = Ligne { $line }, colonne { $column } : personne ne peut se trouver là.
error-notation-too-long = Ligne { $line }, colonne { $column } : c'est trop long.
error-notation-empty = Ligne { $line }, colonne { $column } : il n'y a rien à lire ici.
error-notation-car = Ligne { $line }, colonne { $column } : ce wagon n'est pas à sa place. D'abord la locomotive, puis chaque wagon une seule fois.
error-notation-absent = Ligne { $line }, colonne { $column } : « { $found } » ne joue pas cette partie.
error-notation-set-up = Ligne { $line }, colonne { $column } : cette mise en place ne tient pas debout.
error-notation-players = Ligne { $line }, colonne { $column } : c'est impossible à { $found } joueurs.
error-notation-options = Ligne { $line }, colonne { $column } : « { $found } » ne va pas avec les autres options.
error-notation-with = Ligne { $line }, colonne { $column } : après « with » vient le coéquipier de la ligne précédente.
error-notation-round = Ligne { $line }, colonne { $column } : cela ne correspond pas à la manche.
error-notation-marshal = Ligne { $line }, colonne { $column } : il y a un seul Marshal, à l'intérieur du train, et jamais de bandit au même endroit.
error-notation-open-purse = Ligne { $line }, colonne { $column } : une bourse connue de tous vaut 250 $ et reste la seule de son bandit.
error-notation-asks = Ligne { $line }, colonne { $column } : on ne peut pas demander cela maintenant.
error-notation-answers = Ligne { $line }, colonne { $column } : ces réponses ne vont pas avec la question.
error-notation-facing = Ligne { $line }, colonne { $column } : dites de quel côté regarde le bandit : « <belle » ou « belle> ».
error-notation-riding = Ligne { $line }, colonne { $column } : un bandit ne galope à côté du train que si l'on joue avec « { action-horse } », en cours de manche, et s'il lui reste des cartes.
error-notation-out = Ligne { $line }, colonne { $column } : un bandit éliminé n'est plus à bord et n'a plus de cartes à jouer ; les moments d'élimination se comptent à partir de 1, sans trou.

## Parties enregistrées et fichiers

error-record-unreadable = Ce n'est pas du JSON : cela se gâte ligne { $line }, colonne { $column }.
error-record-truncated = L'enregistrement s'interrompt ligne { $line }, colonne { $column }.
error-record-format = Ce n'est pas une partie enregistrée.
error-record-version = L'enregistrement est au format { $found }, mais ce programme ne lit que jusqu'au format { $known }. Une version plus récente saura le lire.
error-record-rules = La partie a été jouée avec la version { $found } des règles ; ce programme ne les connaît que jusqu'à la version { $known }.
error-record-game = Le jeu « { $found } » est inconnu. Jeux connus : { $known }.
error-record-options = { $where } : une partie ne peut pas commencer ainsi. { $problem }
error-record-move = { $where } : « { $move } » n'est pas un coup. { $problem }
error-record-illegal = { $where } : impossible à ce moment-là : { $move }
error-record-chance = { $where } : la clé de la partie donne « { $wanted } », mais l'enregistrement dit « { $found } ».
error-record-seed = La graine ne correspond pas à l'empreinte publiée.
error-record-salts = Chaque joueur donne un sel : il en faut { $wanted }, il y en a { $found }.
error-record-outcome = Les coups mènent à un autre résultat.
error-record-missing = Il manque « { $field } » dans l'enregistrement.
error-record-type = { $where } : cette valeur n'est pas du bon type.
error-file-missing = Le fichier { $path } n'existe pas.
error-file-unreadable = Le fichier { $path } est illisible.
