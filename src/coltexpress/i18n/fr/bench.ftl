# Mesurer un serveur.

cli-option-bench-tables = Combien de tables de quatre personnes le serveur doit supporter. Par défaut, 1000.
cli-option-bench-seconds = Durée du jeu, en secondes. Par défaut, 120.
cli-option-bench-every = Combien de secondes séparent deux coups à chaque table. Par défaut, 2.
cli-option-bench-processes = Combien de processus compte le serveur. Au-delà d'un, il faut PostgreSQL et un bus. Par défaut, 1.
cli-option-bench-database = Où les parties sont conservées, par ex. postgresql://utilisateur@hôte/nom. Par défaut, SQLite dans un nouveau fichier.
cli-option-bench-bus = Par où les processus s'annoncent les nouveautés, par ex. valkey://hôte.
cli-option-bench-apart = Avec plusieurs processus : les joueurs d'une table sont reliés à tous, et non à un seul.
cli-option-find-limit = Jouer de plus en plus vite, jusqu'à ce que le serveur ne suive plus.

cli-bench-title-load = Combien de tables un serveur supporte
cli-bench-title-store = Ce que coûtent les parties conservées

bench-tables = Tables
bench-sockets = Connexions
bench-highest = Cadence maximale tenue, en coups par seconde
bench-moves = Coups
bench-rate = Coups par seconde
bench-errors = Erreurs
bench-late = Coups arrivés trop tard
bench-median = Latence jusqu'au dernier client : médiane (ms)
bench-p99 = Latence jusqu'au dernier client : 99 sur 100 (ms)
bench-slowest = Latence jusqu'au dernier client : la plus longue (ms)
bench-cpu = Temps processeur par coup (ms)
bench-engine = Moteur, par coup (ms)
bench-redaction = Vues sans les secrets d'autrui, par coup (ms)
bench-store = Enregistrement, attente comprise, par coup (ms)
bench-sending = Envoi, par coup (ms)
bench-share = Part d'un cœur occupée : serveur
bench-memory = Mémoire du serveur (Mo)
bench-clients = Part d'un cœur occupée : clients
bench-stored = Parties conservées
bench-ready-empty = Prêt à jouer sans partie conservée (s)
bench-ready = Prêt à jouer avec toutes les parties conservées (s)
bench-opening = Ouvrir une partie conservée : médiane (ms)
bench-kept = Tables gardées en mémoire
bench-memory-kept = Mémoire dès qu'elles y sont (Mo)
bench-short-game = Temps processeur par coup, dans une partie nouvelle (ms)
bench-long-game = Temps processeur par coup, dans une partie de 400 coups (ms)
bench-short-game-stored = De même à côté des parties conservées, partie nouvelle (ms)
bench-long-game-stored = De même à côté des parties conservées, partie de 400 coups (ms)
bench-invalid = Les clients étaient eux-mêmes débordés : ces chiffres ne disent rien du serveur.
