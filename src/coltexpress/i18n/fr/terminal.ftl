# Ce que seule la ligne de commande dit : options, menus et refus.

cli-option-humans = Combien de personnes jouent à ce clavier ; des bots prennent les autres places. Par défaut 1.
cli-option-pause = Attendre Entrée après chaque coup.
cli-option-bench = Ce qu'il faut mesurer : engine (le moteur), search (la réflexion des bots), load (combien de tables un serveur supporte) ou store (ce que coûtent les parties conservées).
cli-you-team = Votre équipe
cli-seed-hash = Empreinte de la graine du serveur : { $hash }
cli-line = { $name } : { $text }
cli-ask-keep = Quelles cartes gardez-vous ? Tapez leurs numéros, par exemple 1 3 ; Entrée seule n'en garde aucune.
cli-bench-iterations = Itérations de recherche par seconde

## Refus

error-usage = Cette commande est incompréhensible. Essayez --help.
error-usage-option = L'option « { $name } » n'existe pas. Essayez --help.
error-usage-missing = Il manque « { $name } ». Essayez --help.
error-usage-command = La commande « { $name } » n'existe pas. Essayez --help.
error-usage-needs-value = « { $name } » demande une valeur. Essayez --help.
error-usage-value = Cette valeur ne convient pas à « { $name } ». Essayez --help.
error-usage-wrong-value = « { $name } » ne peut pas être « { $value } ». Essayez --help.
error-usage-range = « { $name } » doit être un nombre de { $low } à { $high }, et non « { $value } ». Essayez --help.
error-bench-unknown = Il n'y a rien à mesurer sous le nom « { $value } ». Choisissez parmi { $known }.
error-bandit-unknown = « { $value } » ne joue pas dans cette partie. Choisissez parmi { $known }.
error-file-unwritable = Impossible d'écrire le fichier { $path }.
error-record-field = { $where } : ceci n'a pas sa place dans un enregistrement.
error-record-too-long = { $where } : aucune partie n'est aussi longue.
error-record-no-seed = { $where } : la partie ne peut pas reprendre, la graine n'y figure pas.
error-record-twice = { $where } : ceci y figure deux fois.
error-viewer-unknown = Il n'y a pas de place { $value } à cette table.
error-file-exists = Le fichier { $path } existe déjà. Reprenez-le avec --resume ou choisissez un autre nom.
error-resume-options = Une partie enregistrée reprend comme elle a commencé : omettez les autres options.
