# De arena: veel spellen tussen bots.

cli-help-arena = Laat bots veel partijen tegen elkaar spelen; alle bots krijgen hetzelfde toeval.
cli-help-arena-ladder = Laat de ingebouwde niveaus tegen elkaar spelen, en toon hoe sterk elk is.
cli-option-arena-bots = Wie er speelt: ingebouwde niveaus en je eigen bots, bijv. outlaw,legend,mine.py:MyBot.
cli-option-seconds = Tijdslimiet per beslissing, in seconden. Standaard geen voor de ingebouwde niveaus, 1 seconde voor andere bots.
cli-option-out = Bewaar spellen, verslag en grafieken in deze map. Dezelfde opdracht gaat verder waar ze gestopt is.
cli-option-workers = Hoeveel processen er spelen; zonder deze optie één per rekenkern.
cli-option-cluster = Speel op het Dask-cluster op dit adres, bijv. tcp://127.0.0.1:8786.
cli-option-all = Alle tabellen van docs/bots.md: beide spellen, met verschillende aantallen spelers.
cli-option-into = Zet de tabellen in dit Markdown-bestand, tussen de regels <!-- ladder --> en <!-- /ladder -->.

## Wat eruit kwam

arena-played = { $games ->
    [one] { $game }, { $players } spelers, { $games } spel
   *[other] { $game }, { $players } spelers, { $games } spellen
}
arena-rounded = { $games ->
    [one] Er wordt { $games } spel gespeeld, zodat elke bot elke plaats krijgt met hetzelfde geluk.
   *[other] Er worden { $games } spellen gespeeld, zodat elke bot elke plaats krijgt met hetzelfde geluk.
}
arena-going-on = { $games ->
    [one] Er is al { $games } spel: verder met { $path }
   *[other] Er zijn al { $games } spellen: verder met { $path }
}
arena-kept = Spellen, verslag en grafieken staan in { $path }
arena-stopped = { $games ->
    [one] Gestopt na { $games } spel.
   *[other] Gestopt na { $games } spellen.
}
arena-go-on = Dezelfde opdracht gaat hier verder.
arena-head-bot = Bot
arena-head-seats = Plaatsen
arena-head-interval = 95 %
arena-head-rating = Rating
arena-head-mean = Gemiddeld
arena-head-median = Mediaan
arena-head-p99 = 99 %
arena-head-longest = Langst
arena-thinking = Bedenktijd per beslissing, in milliseconden

## Fouten

arena-fault-raised = { $games ->
    [one] { $bot } liep vast in { $games } spel, spel { $number }: { $details }
   *[other] { $bot } liep vast in { $games } spellen, het eerst in spel { $number }: { $details }
}
arena-fault-illegal = { $games ->
    [one] { $bot } deed een ongeldige zet in { $games } spel, spel { $number }: { $details }
   *[other] { $bot } deed een ongeldige zet in { $games } spellen, het eerst in spel { $number }: { $details }
}
arena-fault-overtime = { $games ->
    [one] { $bot } overschreed zijn tijd in { $games } spel, spel { $number }.
   *[other] { $bot } overschreed zijn tijd in { $games } spellen, het eerst in spel { $number }.
}
arena-fault-died = { $games ->
    [one] Het proces van { $bot } stierf in { $games } spel, spel { $number }.
   *[other] Het proces van { $bot } stierf in { $games } spellen, het eerst in spel { $number }.
}
arena-fault-printed = { $games ->
    [one] { $bot } schreef uitvoer in { $games } spel, spel { $number }: { $details }
   *[other] { $bot } schreef uitvoer in { $games } spellen, het eerst in spel { $number }: { $details }
}
arena-forfeit = Wie faalt, verliest het spel: laatste plaats, niets gewonnen, en een zwerver speelt voor hem verder. Uitvoer schrijven kost niets.

## Grafieken

arena-plot-wins = Aandeel overwinningen
arena-plot-money = Buit na elke ronde
arena-plot-loot-cards = Buitkaarten na elke ronde
arena-plot-bandits = Hoe elke bandiet het doet
arena-plot-even = gelijk
arena-plot-interval = Aandeel overwinningen met 95%-interval

## De ladder

ladder-head-level = Niveau
ladder-head-below = Tegen het niveau eronder
ladder-head-drifters = Tegen zwervers
ladder-head-rating = Rating
ladder-head-money = Geld
ladder-head-loot-cards = Buitkaarten
ladder-head-budget = Budget
ladder-head-mean = Gemiddelde tijd
ladder-head-p99 = 99 % binnen
ladder-share = { $share } ({ $low } tot { $high })
ladder-seconds = { $seconds } s
ladder-iterations = { $number ->
    [one] { $number } iteratie, { $seconds } s
   *[other] { $number } iteraties, { $seconds } s
}
ladder-milliseconds = { $time } ms
ladder-title = { $game }, { $players } spelers
ladder-title-variants = { $title }: { $variants }
ladder-pairings = { $games ->
    [one] Eén bot van een niveau speelt tegen { $others } van het andere, { $games } spel per paar, seed { $seed }; gelijk zou { $even } zijn.
   *[other] Eén bot van een niveau speelt tegen { $others } van het andere, { $games } spellen per paar, seed { $seed }; gelijk zou { $even } zijn.
}
ladder-interval = Aandelen overwinningen met hun 95%-intervallen; geld en tijden zijn die van de spellen tegen het niveau eronder.
ladder-ratings = De ratings komen uit evenveel spellen met alle niveaus aan dezelfde tafels.
ladder-no-clock = Gespeeld zonder klok: zoeken stopt na de iteraties; de seconden van het budget zijn wat een niveau heeft in een spel met mensen.
ladder-clock = Bedenktijd: { $seconds } s per beslissing.
ladder-machine = { $cores ->
    [one] Gemeten op { $cpu }, { $cores } kern, met Python { $python }; de engine is { $engine }.
   *[other] Gemeten op { $cpu }, { $cores } kernen, met Python { $python }; de engine is { $engine }.
}
ladder-engine-compiled = gecompileerd
ladder-engine-plain = gewoon Python
ladder-progress = { $upper } tegen { $lower }

## Weigeringen

error-arena-bots = Zeg wie er speelt, één tot { $high } bots, bijv. --bots outlaw,legend.
error-arena-version = Een worker heeft versie { $found } van het programma, maar dit is { $wanted }.
error-arena-directory = De map { $path } kan niet gebruikt worden.
error-arena-busy = In de map { $path } speelt al een andere arena. Wacht tot die klaar is, of noem een andere map.
error-arena-bot-changed = { $bot } is veranderd sinds de wedstrijd in de map { $path } begon. Noem een andere map.
error-arena-other = De map { $path } bevat een andere wedstrijd: { $field } was { $found } en is nu { $wanted }.
error-arena-journal = { $path }: regel { $line } is geen spel.
error-arena-cluster = Op { $address } antwoordt geen Dask-scheduler.
error-arena-cluster-empty = Het cluster op { $address } heeft geen workers.
error-arena-workers-lost = De workers sterven telkens weer, voordat er één een spel afmaakt.
error-arena-markers = In het bestand { $path } ontbreken de regels <!-- ladder --> en <!-- /ladder -->.
error-extra-missing = Hiervoor ontbreken pakketten. Voer in een kopie van het project uit: pip install '.[{ $extra }]'
