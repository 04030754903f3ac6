# Bottarna: de inbyggda nivåerna, och vad som sägs om dem.

bot-drifter = Luffare
bot-drifter-about = låter slumpen avgöra varje drag
bot-greenhorn = Gröngöling
bot-greenhorn-about = ny i Vilda västern, spelar förnuftigt, men gör misstag som du kan utnyttja
bot-rustler = Boskapstjuv
bot-rustler-about = försiktig och rutinerad, gör inget dumt
bot-outlaw = Laglös
bot-outlaw-about = tänker framåt och undrar vad du har i kikaren
bot-legend = Legend
bot-legend-about = tänker på allt; du är varnad

## I terminalen

cli-option-bots = Vem som spelar på de andra platserna: en bot för alla eller en för var och en, t.ex. rustler,outlaw. Det finns greenhorn, rustler, outlaw, legend och drifter (på måfå), eller din egen: mine.py:MyBot. Annars { $default }.
cli-option-pace = Hur snabbt bottarnas drag visas: instant (genast), brisk (raskt) eller calm (lugnt). Annars brisk i en terminal, i övrigt instant.
cli-bots = Bottar
cli-ask-bots = Vem spelar de andra banditerna? (Enter: { $bot })
cli-ask-bot = Vem spelar på den här platsen? (Enter: { $bot })
cli-bots-each = välj för var och en
cli-bot-failed = { $fault ->
    [raised] { $bot } snubblade på ett fel; { $below } hoppar in för det här draget.
    [illegal] { $bot } ville göra ett omöjligt drag; { $below } hoppar in för det här draget.
    [overtime] { $bot } tänkte för länge; { $below } hoppar in för det här draget.
   *[died] { $bot } bröt ihop; { $below } hoppar in för det här draget.
}

## Avslag

error-bot-unknown = Botten ”{ $value }” finns inte här. Välj bland { $known }, eller ange din egen, t.ex. mine.py:MyBot.
error-bot-file = Det finns ingen fil { $path } med en bot.
error-bot-import = Botten i ”{ $value }” kan inte laddas: { $problem }
error-bot-class = ”{ $value }” har ingen klass ”{ $name }” med en metod ”choose”.
error-bot-count = Ange en bot för alla eller en för var och en: { $wanted } ska anges, { $found } angavs.
error-bot-resume = ”{ $value }” spelar i det här sparade partiet och är ingen inbyggd bot. Ange alla bottar på nytt med --bots för att låta dess kod köras.
error-pace-unknown = Tempot ”{ $value }” finns inte. Välj bland { $known }.
