# Die Bots: die eingebauten Stufen, und was über sie gesagt wird.

bot-drifter = Herumtreiber
bot-drifter-about = überlässt jeden Zug dem Zufall
bot-greenhorn = Greenhorn
bot-greenhorn-about = neu im Wilden Westen, spielt vernünftig, aber mit Fehlern, die du nutzen kannst
bot-rustler = Viehdieb
bot-rustler-about = vorsichtig und erfahren, macht keine Dummheiten
bot-outlaw = Gesetzloser
bot-outlaw-about = denkt voraus und fragt sich, was du vorhast
bot-legend = Legende
bot-legend-about = denkt an alles; du bist gewarnt

## Im Terminal

cli-option-bots = Wer auf den übrigen Plätzen spielt: ein Bot für alle oder einer für jeden, z. B. rustler,outlaw. Es gibt greenhorn, rustler, outlaw, legend und drifter (zufällig) oder deinen eigenen: mine.py:MyBot. Ohne Angabe { $default }.
cli-option-pace = Wie schnell die Züge der Bots gezeigt werden: instant (sofort), brisk (flott) oder calm (ruhig). Ohne Angabe brisk im Terminal, sonst instant.
cli-bots = Bots
cli-ask-bots = Wer spielt die anderen Banditen? (Enter: { $bot })
cli-ask-bot = Wer spielt auf diesem Platz? (Enter: { $bot })
cli-bots-each = für jeden einzeln wählen
cli-bot-failed = { $fault ->
    [raised] { $bot } ist über einen Fehler gestolpert; { $below } springt für diesen Zug ein.
    [illegal] { $bot } wollte etwas Unmögliches tun; { $below } springt für diesen Zug ein.
    [overtime] { $bot } hat zu lange überlegt; { $below } springt für diesen Zug ein.
   *[died] { $bot } ist ausgefallen; { $below } springt für diesen Zug ein.
}

## Absagen

error-bot-unknown = Den Bot „{ $value }“ gibt es hier nicht. Zur Wahl stehen { $known }, oder nenne deinen eigenen, z. B. mine.py:MyBot.
error-bot-file = Es gibt keine Datei { $path } mit einem Bot.
error-bot-import = Der Bot in „{ $value }“ lässt sich nicht laden: { $problem }
error-bot-class = „{ $value }“ hat keine Klasse „{ $name }“ mit einer Methode „choose“.
error-bot-count = Nenne einen Bot für alle oder einen für jeden: { $wanted } zu nennen, { $found } genannt.
error-bot-resume = In dieser gespeicherten Partie spielt „{ $value }“, und das ist kein eingebauter Bot. Damit sein Code laufen darf, nenne alle Bots noch einmal mit --bots.
error-pace-unknown = Das Tempo „{ $value }“ gibt es nicht. Zur Wahl stehen { $known }.
