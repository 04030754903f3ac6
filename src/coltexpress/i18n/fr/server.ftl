# Ce que dit le serveur de jeu : refus, avis, et ce qui se passe à une table en dehors de la partie.

## Noms

game-express = Colt Express
game-super = Colt Super Express
# Gestes rapides, comme lancés par-dessus la table.
emote-laugh = Ha ha !
emote-angry = Nom d'un chien !
emote-wow = Ça alors !
emote-greedy = Tout pour moi !
emote-hat-off = Chapeau !
emote-hurry = Du nerf !

## À la table

server-notice-your-turn = { $game } : c'est à vous de jouer.
told-undone = { $player } revient sur son dernier choix.
    .you = <b>Vous</b> revenez sur votre dernier choix.
server-stand-in = { $name } n'est pas là : un bot joue en attendant.
server-back = { $name } est de retour.
server-clock-chose = { $name } n'avait plus de temps : le choix s'est fait à sa place.

## Pendules ; $time est l'une des durées ci-dessous

server-clock-none = Sans pendule
server-clock-move = Temps par choix : { $time }
server-clock-reserve = Réserve pour toute la partie : { $time }
server-clock-left = Temps restant : { $time }
server-clock-bot = Le temps écoulé, un bot choisit.
server-clock-default = Le temps écoulé, on pioche trois cartes ou, à défaut, on joue le premier coup possible.
server-days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}
server-hours = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
}
server-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
server-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}

## Refus : qui vous êtes

error-server-identity-needed = Choisissez d'abord un nom.
error-server-identity-invalid = Nous ne vous reconnaissons pas. Choisissez de nouveau un nom.
error-server-identity-expired = Cela fait si longtemps que nous ne vous connaissons plus. Choisissez de nouveau un nom.
error-server-link-invalid = Ce lien n'est pas valable, ou ne l'est plus. Demandez-en un nouveau sur votre autre appareil.
error-server-link-used = Ce lien a déjà servi. Demandez-en un nouveau sur votre autre appareil.
error-server-name-empty = Un nom doit avoir au moins un caractère visible.
error-server-name-long = Ce nom est trop long : { $longest } caractères au maximum.
error-server-webhook-refused = Impossible d'y envoyer des avis. Il faut une adresse publique qui commence par https:// ou http://.
error-server-webhook-long = Cette adresse est trop longue : { $longest } caractères au maximum.

## Refus : ce qui n'existe pas

error-server-table-unknown = Cette table n'existe pas.
error-server-code-unknown = Aucune table n'attend sous ce code.
error-server-seat-unknown = Cette place n'existe pas à cette table.
error-server-route-unknown = Il n'y a rien à cette adresse.
error-server-method-wrong = C'est impossible à cette adresse.

## Refus : à qui c'est

error-server-not-host = Seul l'hôte de la table peut faire cela.
error-server-not-seated = Seuls les joueurs de cette table peuvent faire cela.
error-server-not-your-seat = Ce n'est pas votre place.
error-server-removed = L'hôte vous a demandé de quitter cette table.
error-server-origin = Les pages d'un autre site ne peuvent pas faire cela ici.

## Refus : s'asseoir

error-server-seat-taken = Cette place est prise.
error-server-seat-empty = Personne n'est assis là.
error-server-already-seated = Vous avez déjà une place à cette table.
error-server-bandit-taken = Quelqu'un a déjà choisi { $bandit }.
error-server-bandit-unknown = « { $bandit } » n'est pas au choix à cette table.
error-server-table-full = Toutes les places de cette table sont prises.
error-server-table-closed = Cette table est fermée.
error-server-not-waiting = Ce n'est possible qu'avant le début de la partie.
error-server-not-playing = Aucune partie n'est en cours à cette table.
error-server-not-over = Ce n'est possible qu'une fois la partie terminée.
error-server-seats-open = Il reste des places libres. Attendez d'autres joueurs ou installez des bots.
error-server-seats-few = { $people ->
    [one] { $people } joueur est assis à cette table : il faut au moins autant de places.
   *[other] { $people } joueurs sont assis à cette table : il faut au moins autant de places.
}
error-server-seats-double = Quelqu'un a deux places ici. À une table ouverte à tout le monde, chacun n'en a qu'une.
error-server-nobody-seated = Il faut au moins une personne à la table.
error-server-salt-invalid = Le sel de votre appareil doit avoir au moins { $shortest } caractères : lettres, chiffres, - et _.
error-server-seat-active = Ce joueur ne vous fait pas attendre depuis assez longtemps pour qu'un bot prenne le relais.
error-server-already-voted = Vous avez déjà demandé un bot à cette place.

## Refus : la partie

error-server-record-running = L'enregistrement sera disponible une fois la partie terminée.
error-server-perspective = Avant la fin de la partie, chacun ne la voit qu'avec ses propres yeux.
error-server-old-rules = Cette partie a commencé avec la version { $version } des règles ; ce serveur ne les connaît que jusqu'à la version { $known }.
error-server-stale = La partie a avancé entre-temps. Regardez où elle en est et choisissez de nouveau.
error-server-undo = Il est trop tard pour annuler ce choix.
error-server-chat-empty = Ce message est vide.
error-server-chat-long = Ce message est trop long : { $longest } caractères au maximum.
error-server-emote-unknown = Le geste « { $emote } » n'existe pas.

## Refus : la ligne

error-server-protocol = Ce programme parle la version { $found } du protocole, le serveur la version { $known }.
error-server-frame = Le serveur ne comprend pas ce message.
error-server-body = Le serveur ne comprend pas cette demande.
error-server-too-large = C'est trop à la fois : { $longest } caractères au maximum.
error-server-too-many = { $seconds ->
    [one] Pas si vite ! Réessayez dans { $seconds } seconde.
   *[other] Pas si vite ! Réessayez dans { $seconds } secondes.
}
error-server-store-unavailable = Le serveur n'a pas accès aux parties en ce moment. Réessayez dans un instant.
error-server-internal = Quelque chose s'est mal passé sur le serveur. Vous n'y êtes pour rien.

## Refus : réglages du serveur

error-setting-value = { $name } ne peut pas être « { $value } ».
error-setting-secret = Le secret dans { $path } est trop court : au moins 32 caractères. Si vous supprimez le fichier, le serveur en crée un nouveau.
error-bench-server = Le serveur de mesure n'a pas démarré : { $log }
