# De bots: de ingebouwde niveaus, en wat er over hen gezegd wordt.

bot-drifter = Zwerver
bot-drifter-about = laat elke zet aan het toeval over
bot-greenhorn = Groentje
bot-greenhorn-about = nieuw in het Westen, speelt verstandig, maar met fouten waar je iets aan hebt
bot-rustler = Veedief
bot-rustler-about = voorzichtig en doorgewinterd, doet niets doms
bot-outlaw = Vogelvrije
bot-outlaw-about = denkt vooruit en vraagt zich af wat jij van plan bent
bot-legend = Legende
bot-legend-about = denkt aan alles; je bent gewaarschuwd

## In de terminal

cli-option-bots = Wie er op de andere plaatsen speelt: één bot voor allemaal of één per plaats, bijv. rustler,outlaw. Er zijn greenhorn, rustler, outlaw, legend en drifter (willekeurig), of je eigen bot: mine.py:MyBot. Standaard { $default }.
cli-option-pace = Hoe snel de zetten van de bots getoond worden: instant (meteen), brisk (vlot) of calm (rustig). Standaard brisk in een terminal, anders instant.
cli-bots = Bots
cli-ask-bots = Wie speelt de andere bandieten? (Enter: { $bot })
cli-ask-bot = Wie speelt er op deze plaats? (Enter: { $bot })
cli-bots-each = voor elk apart kiezen
cli-bot-failed = { $fault ->
    [raised] { $bot } struikelde over een fout; { $below } valt in voor deze zet.
    [illegal] { $bot } wilde een zet doen die niet kan; { $below } valt in voor deze zet.
    [overtime] { $bot } dacht te lang na; { $below } valt in voor deze zet.
   *[died] { $bot } is uitgevallen; { $below } valt in voor deze zet.
}

## Weigeringen

error-bot-unknown = De bot ‘{ $value }’ is er niet. Kies uit { $known }, of noem je eigen bot, bijv. mine.py:MyBot.
error-bot-file = Er is geen bestand { $path } met een bot.
error-bot-import = De bot in ‘{ $value }’ kan niet geladen worden: { $problem }
error-bot-class = ‘{ $value }’ heeft geen klasse ‘{ $name }’ met een methode ‘choose’.
error-bot-count = Noem één bot voor allemaal of één voor elk: te noemen { $wanted }, genoemd { $found }.
error-bot-resume = In dit bewaarde spel speelt ‘{ $value }’, en dat is geen ingebouwde bot. Noem alle bots opnieuw met --bots om zijn code te laten draaien.
error-pace-unknown = Het tempo ‘{ $value }’ is er niet. Kies uit { $known }.
