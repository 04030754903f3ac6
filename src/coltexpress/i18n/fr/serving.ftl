# Un serveur à soi, et des bots aux tables des autres.

## Commandes

cli-help-serve = Lancer un serveur : des tables pour joueurs et bots, sur le réseau. Chaque option peut aussi être une variable d'environnement, par exemple COLTEXPRESS_PORT ; le secret lui-même n'est lu que dans COLTEXPRESS_SECRET ou dans son fichier.
cli-help-join = Asseoir votre bot à la table d'un serveur et le laisser jouer jusqu'au bout.
cli-help-backup = Copier la base de données d'un serveur, même pendant qu'il tourne.
cli-help-export = Écrire toutes les parties terminées d'un serveur, chaque enregistrement dans son fichier.

## Options de serve

serve-host = L'adresse à écouter ; 0.0.0.0 désigne toutes celles de cette machine. Par défaut { $default }.
serve-port = Le port à écouter ; 0 en prend un libre. Par défaut { $default }.
serve-database = Où sont gardées les parties : sqlite:///fichier ou postgresql://utilisateur:motdepasse@hôte/nom. Par défaut { $default }.
serve-bus = Par où plusieurs processus se donnent des nouvelles : valkey://hôte ou redis://hôte. Un processus seul s'en passe.
serve-base-path = Le sous-chemin, par exemple /colt, quand le serveur partage son adresse avec d'autres sites.
serve-public-url = Le début des liens, par exemple https://example.org. Par défaut, l'adresse demandée par le navigateur.
serve-secret-file = Le fichier du secret qui signe les identités, créé au premier démarrage. Par défaut, à côté du fichier SQLite.
serve-origins = Les autres sites dont les pages peuvent utiliser ce serveur, séparés par des virgules.
serve-trusted-proxies = Proxys dont les en-têtes X-Forwarded sont fiables, séparés par des virgules. Par défaut { $default }.
serve-thinkers = Nombre de processus pour les bots. Par défaut { $default }.
serve-open-tables = Combien de tables que personne ne regarde restent en mémoire. Par défaut { $default }.
serve-grace = Pendant tant de secondes après un démarrage, aucune pendule n'expire : chacun peut revenir. Par défaut { $default }.
serve-private-webhooks = Les avis peuvent-ils aller à des adresses privées et à cette machine ?
serve-sockets-per-address = Combien de connexions une adresse peut avoir. Par défaut { $default }.
serve-requests-per-minute = Combien de requêtes une adresse peut faire par minute. Par défaut { $default }.
serve-frames-per-minute = Combien de messages une personne peut envoyer aux tables par minute. Par défaut { $default }.
serve-log-level = Ce qui est journalisé : debug, info, warning, error ou critical. Par défaut { $default }.
cli-option-open = Ouvrir la page dans un navigateur dès que le serveur écoute.
serve-listening = À l'écoute sur { $host }, port { $port }. Ouvrez { $url }
serve-stop = Ctrl-C arrête le serveur. Les parties sont gardées dans { $path }
serve-running = Le serveur tourne déjà. Ouvrez { $url }
page-missing = La page web manque ici : elle n'a pas été construite à l'installation de ce serveur. Les programmes peuvent jouer quand même.

## Options de join, backup et export

cli-option-link = Le lien de la table ; ou l'adresse du serveur, avec --code.
cli-option-join-bot = Qui joue : votre propre bot, par exemple mine.py:MyBot, ou un niveau intégré.
cli-option-code = Le code court d'une table qui attend encore des joueurs.
cli-option-name = Le nom du bot à la table. Par défaut, celui de sa classe ou de son niveau.
cli-option-seat = Quelle place, à partir de 1. Par défaut, la première libre.
cli-option-join-seconds = Temps de réflexion pour chaque décision, en secondes. Par défaut, 1 seconde pour votre propre bot.
cli-option-token-file = Garder l'identité du bot dans ce fichier : relancé, il retrouve sa place. Créé s'il n'existe pas.
cli-option-rematch = Après la partie, attendre la suivante des mêmes joueurs et continuer.
cli-option-copy = Le fichier de la copie ; il ne doit pas encore exister.
cli-option-directory = Le dossier des enregistrements ; créé s'il n'existe pas.
cli-option-zip = Mettre aussi tous les enregistrements dans games.zip.

## Ce qui se passe

join-seated = La place { $seat } sur { $players } est prise.
join-began = La partie est en cours.
join-lost = La connexion est perdue. Nouvel essai…
join-again = La connexion est rétablie.
join-place = Place { $place } sur { $players }.
join-fair = Vérifié : la table était honnête.
backup-done = La copie est dans { $path }. Gardez avec elle le fichier secret du serveur, sinon personne ne retrouvera sa place.
export-done = { $games ->
    [one] { $games } partie terminée est dans { $path }
   *[other] { $games } parties terminées sont dans { $path }
}
export-skipped = { $games ->
    [one] { $games } partie suit des règles plus récentes, que cette version ne connaît pas, et n'est pas incluse.
   *[other] { $games } parties suivent des règles plus récentes, que cette version ne connaît pas, et ne sont pas incluses.
}

## Refus

error-setting-range = { $name } doit être compris entre { $low } et { $high }.
error-setting-choice = { $name } doit être l'un de ceux-ci : { $known }.
error-setting-database = Base de données non prise en charge : utilisez sqlite:///fichier ou postgresql://…
error-setting-bus = Ce n'est pas un bus. Son adresse commence par valkey:// ou redis:// et nomme un hôte.
error-setting-url = { $name } commence par https:// ou http:// et nomme un hôte.
error-setting-host = « { $host } » n'est pas une adresse de cette machine.
error-setting-secret-file = Le secret ne peut être ni lu ni créé. Indiquez-lui un fichier avec --secret-file.
error-port-taken = Le port { $port } de { $host } est déjà pris. Choisissez-en un autre avec --port.
error-port-refused = Cette machine ne nous laisse pas écouter sur { $host }, port { $port }.
error-database-unusable = La base de données { $database } est inutilisable : { $problem }
error-database-newer = La base de données { $database } appartient à une version plus récente de ce programme.
error-database-missing = Il n'y a pas de base de données { $path }.
error-backup-exists = Le fichier { $path } existe déjà. Choisissez un autre nom.
error-backup-postgresql = PostgreSQL a son propre outil pour les copies à chaud : pg_dump.
error-export-directory = Impossible d'écrire dans le dossier { $path }.
error-join-link = « { $value } » n'est pas le lien d'une table. Il ressemble à https://example.org/table/…
error-join-which = Donnez soit le lien d'une table, soit l'adresse d'un serveur et --code.
error-join-one-bot = Une place est pour un seul bot : n'en nommez qu'un avec --bot.
error-join-refused = Le serveur refuse : { $message }
error-join-unreachable = Personne ne répond à { $url }.
error-join-nonsense = Ce qui répond à { $url } n'est pas un serveur de ce jeu, ou en est une autre version.
error-join-rules = On y joue selon la version { $found } des règles ; ce programme ne les connaît que jusqu'à la version { $known }.
error-join-closed = La table a été fermée.
error-join-removed = Le bot a perdu sa place.
error-join-unfair = La table n'était pas honnête : l'enregistrement ne correspond pas à ce qui était promis.
