# Arenan: många partier mellan bottar.

cli-help-arena = Spela många partier mellan bottar; alla får samma slump.
cli-help-arena-ladder = Låt de inbyggda nivåerna spela mot varandra och visa hur starka de är.
cli-option-arena-bots = Vilka som spelar: inbyggda nivåer och egna bottar, t.ex. outlaw,legend,mine.py:MyBot.
cli-option-seconds = Tidsgräns för varje beslut, i sekunder. Annars ingen för de inbyggda nivåerna, 1 sekund för andra bottar.
cli-option-out = Spara partier, rapport och diagram i den här mappen. Samma kommando fortsätter där det stannade.
cli-option-workers = Hur många processer som spelar; anges inget, en per kärna.
cli-option-cluster = Spela på Dask-klustret på den här adressen, t.ex. tcp://127.0.0.1:8786.
cli-option-all = Alla tabeller i docs/bots.md: båda spelen, med olika antal spelare.
cli-option-into = Lägg tabellerna i den här Markdown-filen, mellan raderna <!-- ladder --> och <!-- /ladder -->.

## Vad det blev av det

arena-played = { $games ->
    [one] { $game }, { $players } spelare, { $games } parti
   *[other] { $game }, { $players } spelare, { $games } partier
}
arena-rounded = { $games ->
    [one] { $games } parti spelas, så att varje bot får varje plats med samma tur.
   *[other] { $games } partier spelas, så att varje bot får varje plats med samma tur.
}
arena-going-on = { $games ->
    [one] { $games } parti finns redan: fortsätter med { $path }
   *[other] { $games } partier finns redan: fortsätter med { $path }
}
arena-kept = Partier, rapport och diagram finns i { $path }
arena-stopped = { $games ->
    [one] Stoppat efter { $games } parti.
   *[other] Stoppat efter { $games } partier.
}
arena-go-on = Samma kommando fortsätter härifrån.
arena-head-bot = Bot
arena-head-seats = Platser
arena-head-interval = 95 %
arena-head-rating = Rating
arena-head-mean = Medel
arena-head-median = Median
arena-head-p99 = 99 %
arena-head-longest = Längst
arena-thinking = Betänketid för ett beslut, i millisekunder

## Fel

arena-fault-raised = { $games ->
    [one] { $bot } kraschade i { $games } parti, parti { $number }: { $details }
   *[other] { $bot } kraschade i { $games } partier, först i parti { $number }: { $details }
}
arena-fault-illegal = { $games ->
    [one] { $bot } gjorde ett otillåtet drag i { $games } parti, parti { $number }: { $details }
   *[other] { $bot } gjorde ett otillåtet drag i { $games } partier, först i parti { $number }: { $details }
}
arena-fault-overtime = { $games ->
    [one] { $bot } drog över tiden i { $games } parti, parti { $number }.
   *[other] { $bot } drog över tiden i { $games } partier, först i parti { $number }.
}
arena-fault-died = { $games ->
    [one] Processen för { $bot } dog i { $games } parti, parti { $number }.
   *[other] Processen för { $bot } dog i { $games } partier, först i parti { $number }.
}
arena-fault-printed = { $games ->
    [one] { $bot } skrev ut något i { $games } parti, parti { $number }: { $details }
   *[other] { $bot } skrev ut något i { $games } partier, först i parti { $number }: { $details }
}
arena-forfeit = Den som misslyckas förlorar partiet: sista plats, ingen vinst, och en luffare spelar vidare. Utskrifter kostar inget.

## Diagram

arena-plot-wins = Andel segrar
arena-plot-money = Stöldgods efter varje omgång
arena-plot-loot-cards = Stöldgodskort efter varje omgång
arena-plot-bandits = Hur det går för varje bandit
arena-plot-even = jämnt
arena-plot-interval = Andel segrar med 95-procentigt intervall

## Stegen

ladder-head-level = Nivå
ladder-head-below = Mot nivån under
ladder-head-drifters = Mot luffare
ladder-head-rating = Rating
ladder-head-money = Pengar
ladder-head-loot-cards = Stöldgodskort
ladder-head-budget = Budget
ladder-head-mean = Medeltid
ladder-head-p99 = 99 % inom
ladder-share = { $share } ({ $low } till { $high })
ladder-seconds = { $seconds } s
ladder-iterations = { $number ->
    [one] { $number } iteration, { $seconds } s
   *[other] { $number } iterationer, { $seconds } s
}
ladder-milliseconds = { $time } ms
ladder-title = { $game }, { $players } spelare
ladder-title-variants = { $title }: { $variants }
ladder-pairings = { $games ->
    [one] En bot av en nivå spelar mot { $others } av den andra, { $games } parti per par, frö { $seed }; jämnt vore { $even }.
   *[other] En bot av en nivå spelar mot { $others } av den andra, { $games } partier per par, frö { $seed }; jämnt vore { $even }.
}
ladder-interval = Andelar segrar med 95-procentiga intervall; pengar och tider gäller partierna mot nivån under.
ladder-ratings = Ratingen kommer från lika många partier med alla nivåer vid samma bord.
ladder-no-clock = Spelat utan klocka: en sökning slutar efter sina iterationer; budgetens sekunder är vad en nivå har i ett parti med människor.
ladder-clock = Betänketid: { $seconds } s för varje beslut.
ladder-machine = { $cores ->
    [one] Mätt på { $cpu }, { $cores } kärna, med Python { $python }; motorn är { $engine }.
   *[other] Mätt på { $cpu }, { $cores } kärnor, med Python { $python }; motorn är { $engine }.
}
ladder-engine-compiled = kompilerad
ladder-engine-plain = ren Python
ladder-progress = { $upper } mot { $lower }

## Avslag

error-arena-bots = Säg vilka som spelar, en till { $high } bottar, t.ex. --bots outlaw,legend.
error-arena-version = En worker har version { $found } av programmet, men det här är { $wanted }.
error-arena-directory = Mappen { $path } kan inte användas.
error-arena-busy = I mappen { $path } spelar redan en annan arena. Vänta tills den är klar, eller ange en annan mapp.
error-arena-bot-changed = { $bot } har ändrats sedan tävlingen i mappen { $path } började. Ange en annan mapp.
error-arena-other = Mappen { $path } innehåller en annan tävling: { $field } var { $found } och är nu { $wanted }.
error-arena-journal = { $path }: rad { $line } är inget parti.
error-arena-cluster = Ingen Dask-scheduler svarar på { $address }.
error-arena-cluster-empty = Klustret på { $address } har inga workers.
error-arena-workers-lost = Processerna dör gång på gång, innan någon av dem har spelat klart ett parti.
error-arena-markers = I filen { $path } saknas raderna <!-- ladder --> och <!-- /ladder -->.
error-extra-missing = Paket som behövs är inte installerade. Kör i en kopia av projektet: pip install '.[{ $extra }]'
