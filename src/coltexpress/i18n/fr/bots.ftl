# Les bots : les niveaux intégrés, et ce qu'on dit d'eux.

bot-drifter = Vagabond
bot-drifter-about = s'en remet au hasard à chaque coup
bot-greenhorn = Pied-tendre
bot-greenhorn-about = débarque dans l'Ouest, joue avec bon sens, mais fait des erreurs dont vous pouvez profiter
bot-rustler = Voleur de bétail
bot-rustler-about = prudent et aguerri, ne fait jamais de bêtise
bot-outlaw = Hors-la-loi
bot-outlaw-about = réfléchit à l'avance et se demande ce que vous mijotez
bot-legend = Légende
bot-legend-about = pense à tout ; vous voilà prévenu

## Dans le terminal

cli-option-bots = Qui prend les autres places : un bot pour toutes ou un pour chacune, p. ex. rustler,outlaw. Il y a greenhorn, rustler, outlaw, legend et drifter (au hasard), ou le vôtre : mine.py:MyBot. Par défaut { $default }.
cli-option-pace = À quelle vitesse les coups des bots s'affichent : instant (aussitôt), brisk (vif) ou calm (calme). Par défaut brisk dans un terminal, sinon instant.
cli-bots = Bots
cli-ask-bots = Qui joue les autres bandits ? (Entrée : { $bot })
cli-ask-bot = Qui prend cette place ? (Entrée : { $bot })
cli-bots-each = choisir pour chacun
cli-bot-failed = { $fault ->
    [raised] { $bot } a trébuché sur une erreur ; { $below } le remplace pour ce coup.
    [illegal] { $bot } a voulu jouer un coup impossible ; { $below } le remplace pour ce coup.
    [overtime] { $bot } a réfléchi trop longtemps ; { $below } le remplace pour ce coup.
   *[died] { $bot } est tombé en panne ; { $below } le remplace pour ce coup.
}

## Refus

error-bot-unknown = Le bot « { $value } » n'existe pas ici. Choisissez parmi { $known }, ou nommez le vôtre, p. ex. mine.py:MyBot.
error-bot-file = Il n'y a pas de fichier { $path } contenant un bot.
error-bot-import = Impossible de charger le bot dans « { $value } » : { $problem }
error-bot-class = « { $value } » n'a pas de classe « { $name } » avec une méthode « choose ».
error-bot-count = Nommez un bot pour tous ou un pour chacun : { $wanted } à nommer, { $found } reçus.
error-bot-resume = « { $value } » joue dans cette partie enregistrée, et ce n'est pas un bot intégré. Pour laisser son code s'exécuter, nommez à nouveau tous les bots avec --bots.
error-pace-unknown = Le rythme « { $value } » n'existe pas. Choisissez parmi { $known }.
