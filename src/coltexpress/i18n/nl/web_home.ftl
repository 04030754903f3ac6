# De pagina vóór het spel: begin, wachtruimte, lijsten.

## Het tabblad van de browser, en wat elke pagina heeft

web-home-brand = Colt Express
web-home-title = { $page } · Colt Express
web-home-title-turn = Jouw beurt! { $page }
web-home-title-games = ({ $number }) { $page }
web-home-language = Taal
web-home-back = Terug
web-home-cancel = Annuleren
web-home-change = wijzigen
web-home-yes = Ja
web-home-no = Nee
web-home-loading = Een ogenblik…

## Tijden

web-home-days = { $number ->
    [one] { $number } dag
   *[other] { $number } dagen
}
web-home-hours = { $number ->
    [one] { $number } uur
   *[other] { $number } uur
}
web-home-minutes = { $number ->
    [one] { $number } minuut
   *[other] { $number } minuten
}
web-home-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } seconden
}

## De twee spellen

web-home-game = Spel
web-home-game-express = Colt Express
web-home-game-express-about = 2 tot 6 spelers · 5 rondes · ongeveer 40 minuten
web-home-game-super = Colt Super Express
web-home-game-super-about = 3 tot 7 spelers · snel getrokken · ongeveer 15 minuten

## De eerste pagina

web-home-kicker = Het papieren theater brengt: een treinroof in vijf rondes
web-home-menu = Spelen
web-home-play = Nu tegen bots spelen
web-home-play-about = In een seconde staat er een tafel klaar
web-home-play-going = De trein rijdt binnen…
web-home-friends = Met vrienden spelen
web-home-friends-about = Deel een link of een QR-code
web-home-games = Mijn spellen
web-home-games-none = Nog geen
web-home-games-running = { $number ->
    [one] { $number } spel bezig
   *[other] { $number } spellen bezig
}
web-home-games-yours = { $number ->
    [one] Aan { $number } tafel ben jij aan de beurt
   *[other] Aan { $number } tafels ben jij aan de beurt
}
web-home-join = Meedoen met een code
web-home-join-about = Zes letters of cijfers
web-home-tables = Open tafels
web-home-tables-none = Ga zitten of kijk mee
web-home-tables-waiting = { $number ->
    [one] { $number } tafel zoekt spelers
   *[other] { $number } tafels zoeken spelers
}
web-home-tables-playing = { $number ->
    [one] { $number } tafel om te volgen
   *[other] { $number } tafels om te volgen
}
web-home-device = Ander apparaat
web-home-device-about = Speel verder waar je bent
web-home-fine = Vrij en open. Niet verbonden aan de uitgever van de bordspellen.

## Wie je bent. De namen zijn voor wie er nog geen gekozen heeft: kort, geen echte mensen, gescheiden door een komma en een spatie.

web-home-names = Stoffige Piet, Cactus-Kaatje, Fluitende Joop, Wilde Wilma, Zesschots Saar, Prairie-Paul, Zilveren Sam, Ratelslang-Roos, Mustang-Mien, Geluks-Lulu, Dynamiet-Daan, Coyote-Karel, Slanke Sofie, Bonen-Bill, Steppe-Stella, Koperen Ko
web-home-name = Je naam
web-home-name-save = Bewaren
web-home-name-pick = kies een naam
web-home-nobody = Nog geen naam
web-home-you-are = Je bent { $name }

## Een nieuwe tafel

web-home-the-game = Het spel
web-home-the-table = De tafel
web-home-seats = Plaatsen
web-home-seats-about = Bots kunnen de plaatsen innemen die vrij blijven.
web-home-seats-teams = Twee spelers, elk met twee bandieten.
web-home-players = { $number ->
    [one] { $number } speler
   *[other] { $number } spelers
}
web-home-teams-pick = Jullie kiezen
web-home-teams-random = Toeval
web-home-teams-about = Met twee spelers geldt altijd de variant voor gevorderde spelers.
web-home-teams-later = De bandieten kies je als het spel begint: ieder twee.
web-home-train-chance = Toeval
web-home-train-random = Het toeval stelt de trein samen.
web-home-train-chosen = Ik kies
web-home-train-chosen-about = Van de locomotief tot de laatste wagon:
web-home-car = Wagon { $number } achter de locomotief
web-home-bots = Bots spelen als
web-home-bots-about = { $level }: { $about }.
web-home-bots-fair = Bots zien alleen wat een speler op hun plaats zou zien.
web-home-clock = Klok
web-home-clock-none = Geen
web-home-clock-none-about = Iedereen neemt de tijd.
web-home-clock-about = { $time } per keuze. Als de tijd om is, kiest een bot.
web-home-clock-reserve-about = { $time } per keuze, en { $reserve } reserve voor het hele spel. Als de tijd om is, kiest een bot.
web-home-found = Zichtbaarheid
web-home-private = Alleen vrienden
web-home-private-about = Alleen wie de link of de code heeft.
web-home-public = Iedereen
web-home-public-about = Staat in de lijst voor iedereen die een tafel zoekt.
web-home-open = Open de tafel
web-home-open-about = en nodig dan je vrienden uit

## De wachtruimte

web-home-table = Tafel { $code }
web-home-invite = Haal je vrienden erbij
web-home-invite-about = Richt een telefooncamera erop, of stuur de link:
web-home-invite-local = Dit adres werkt alleen op deze computer. Voor andere apparaten in huis start je het spel met make play ARGS="--host 0.0.0.0".
web-home-invite-text = Kom { $game } met me spelen!
web-home-qr = QR-code van de link
web-home-link = Link
web-home-copy = Kopiëren
web-home-copied = Gekopieerd
web-home-send = Versturen
web-home-code-say = of vertel ze de code
web-home-riders = Wie er meerijdt
web-home-riders-taken = { $taken } van { $number } plaatsen bezet
web-home-seat-you = Jij
web-home-seat-free = Vrij
web-home-seat-free-about = nodig iemand uit
web-home-seat-kept = vrijgehouden
web-home-seat-chance = willekeurige bandiet
web-home-seat-bot = Bot
web-home-seat-host = host
web-home-seat-away = weg
web-home-seat-ready = klaar
web-home-seat-unready = nog niet klaar
web-home-seat-choosing = kiest een bandiet
web-home-sit = Ga zitten
web-home-bot-add = Bot erbij
web-home-bot-away = Stuur de bot op plaats { $number } weg
web-home-send-away = Stuur { $name } weg
web-home-bandit = Jouw bandiet
web-home-bandit-yours = van jou
web-home-bandit-looks = { $name } denkt na
web-home-bandit-chance = Kies er een, of laat het aan het toeval over.
web-home-bandit-again = Nog een keer, en het toeval beslist.
web-home-you-host = jij bent de host
web-home-more = Meer opties
web-home-wait-sit = Ga zitten om mee te spelen, of blijf kijken.
web-home-wait-full = Alle plaatsen zijn bezet. Je kunt wel blijven kijken.
web-home-wait-for = Wachten op { $who }.
web-home-wait-you = jou
web-home-wait-free = { $number ->
    [one] nog één speler
   *[other] nog { $number } spelers
}
web-home-wait-start = Iedereen is klaar.
web-home-wait-host = { $name } start het spel.
web-home-start = Start nu
web-home-start-bots = { $number ->
    [one] een bot neemt de vrije plaats in
   *[other] bots nemen de vrije plaatsen in
}
web-home-start-unready = { $number ->
    [one] { $names } is nog niet klaar
   *[other] { $names } zijn nog niet klaar
}
web-home-ready = Ik ben klaar
web-home-ready-said = Je bent klaar
web-home-ready-again = De host heeft het spel gewijzigd. Ben je nog steeds klaar?
web-home-leave = Opstaan
web-home-close = Sluit de tafel
web-home-fair = Aantoonbaar eerlijk
web-home-fair-about = De server heeft zijn deel van het schudden verzegeld voordat er iemand ging zitten. Dit is het zegel; na het spel kun je nagaan of het ongeschonden is:

## Wat de bandieten kunnen, in drie woorden of zo

web-home-power-belle = laatste doelwit
web-home-power-cheyenne = zakkenroller
web-home-power-django = schot duwt weg
web-home-power-doc = trekt 7 kaarten
web-home-power-ghost = speelt gedekt
web-home-power-tuco = schiet door daken

## Lijsten van tafels

web-home-games-empty = Je zit nog nergens aan tafel.
web-home-group-yours = Jij bent aan de beurt
web-home-group-playing = Anderen denken na
web-home-group-waiting = Wachten op spelers
web-home-group-over = Afgelopen
web-home-group-open = Tafels die spelers zoeken
web-home-group-watch = Spellen om te volgen
web-home-open-empty = Op dit moment zoekt niemand spelers.
web-home-watch-empty = Op dit moment is er geen openbaar spel bezig.
web-home-list-yours = jij bent aan de beurt
web-home-list-turn = wacht op { $names }
web-home-list-waiting = wacht op spelers
web-home-list-over = afgelopen
web-home-list-empty = Nog niemand
web-home-list-seats = { $taken } van { $number } plaatsen
web-home-list-due = nog { $time }
web-home-list-play = Spelen
web-home-list-open = Openen
web-home-list-join = Meedoen
web-home-list-result = Uitslag
web-home-watch = Kijken
web-home-notify = Waarschuw me als ik aan de beurt ben
web-home-notify-about = Zolang deze pagina ergens openstaat.
web-home-notify-refused = Je browser staat het niet toe. Wijzig dat in de instellingen voor deze pagina.
web-home-webhook = Ook naar een webadres sturen
web-home-webhook-about = Voor chatruimtes en eigen programma's: als je aan de beurt bent en niet aan tafel zit, stuurt de server een kort bericht (JSON) naar dit adres.
web-home-webhook-address = Adres van de webhook
web-home-webhook-saved = Bewaard: meldingen gaan voortaan ook daarheen.
web-home-webhook-none = Bewaard: meldingen gaan nergens anders heen.

## Meedoen

web-home-join-ask = Wat is de code?
web-home-join-hint = De host ziet hem in de wachtruimte. Een link mag hier ook.
web-home-join-go = Meedoen

## Een ander apparaat

web-home-device-explain = Neem je naam en je plaatsen mee: open deze link op je andere apparaat. Daarna kun je ze allebei gebruiken.
web-home-device-show = Toon de link
web-home-device-anew = Toon een nieuwe link
web-home-device-hint = Eén keer te gebruiken, tien minuten geldig.
web-home-device-text = Mijn plaatsen bij Colt Express
web-home-device-warn = Wie de link opent, speelt als jij: laat hem aan niemand anders zien.
web-home-device-arrive = Is dit apparaat ook van jou?
web-home-device-arrive-about = Tot nu toe ben je hier { $name }. Met de link word je hier wie je op je andere apparaat bent; deze naam en de plaatsen die erbij horen, ben je dan kwijt.
web-home-device-claim = Ja, hier verder
web-home-device-welcome = Welkom, { $name }!
web-home-device-welcome-about = Al je plaatsen zijn nu hier.

## Als er iets niet is zoals het hoort

web-home-again = Probeer opnieuw
web-home-reload = Pagina opnieuw laden
web-home-to-home = Naar de startpagina
web-home-to-join = Probeer een andere code
web-home-to-tables = Bekijk open tafels
web-home-to-new = Open een eigen tafel
web-home-trouble-page = Hier is niets dan woestijn
web-home-trouble-page-about = Op dit adres is geen pagina. Misschien is er onderweg een letter verloren gegaan.
web-home-trouble-offline = De lijn is dood
web-home-trouble-offline-about = De server is niet te bereiken. Je spel staat daar veilig: zodra er verbinding is, gaat het verder.
web-home-trouble-code = Geen tafel met deze code
web-home-trouble-code-about = Er wacht geen tafel met deze code. Kijk de letters na; is het spel eenmaal begonnen, dan kom je er alleen nog met de link.
web-home-trouble-table = Deze tafel bestaat niet
web-home-trouble-table-about = De link leidt nergens heen. Misschien ontbreekt er een stuk: vraag er nog eens om.
web-home-trouble-full = Alle plaatsen zijn bezet
web-home-trouble-full-about = Je kunt kijken, of een eigen tafel openen.
web-home-trouble-closed = Deze tafel is opgeheven
web-home-trouble-closed-about = Iedereen is weggegaan voordat het spel begon.
web-home-trouble-removed = De host wil zonder jou spelen
web-home-trouble-removed-about = Je bent van deze tafel weggestuurd. Aan andere tafels is nog plaats voor je.
web-home-trouble-old = Dit spel komt uit een andere tijd
web-home-trouble-old-about = Het is begonnen met nieuwere regels, die deze server nog niet kent.
web-home-trouble-version = Deze pagina is verouderd
web-home-trouble-version-about = De server heeft intussen een andere versie van het spel. Laad de pagina opnieuw om verder te gaan; je partijen zijn veilig.
web-home-trouble-link = Deze link heeft zijn tijd gehad
web-home-trouble-link-about = Een link voor een ander apparaat werkt één keer en blijft tien minuten geldig. Vraag een nieuwe aan op je andere apparaat.
web-home-trouble-other = Dat is niet gelukt
web-home-trouble-other-about = Er is iets misgegaan. Probeer het zo nog eens.
