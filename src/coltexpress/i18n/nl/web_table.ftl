# De pagina aan een tafel van Colt Express, en aan het einde van een spel. <b> laat iets opvallen.

## Kaarten

web-table-card-hidden = Een gedekte kaart
web-table-card-back = { $bandit }: een gedekte kaart
web-table-card-owned = { $card } ({ $bandit })
web-table-dead = dode kaart
web-table-dead-said = { $number ->
    [one] { $card }: een dode kaart
   *[other] { $number } × { $card }: dode kaarten
}
web-table-dead-why = Kogelkaarten kun je niet spelen. Ze nemen in je hand alleen plaats in.

## Spelers

web-table-players = Spelers
web-table-you = Jij
# De bandiet van een speler, in een naamval die alleen de naam van de bandiet heeft.
web-table-called = { $bandit } ({ $player })
web-table-yours = van jou
web-table-your-team = Jouw team
web-table-team-of = Team van { $player }
web-table-here = verbonden
web-table-away = weg
web-table-stand-in = een bot speelt
web-table-first = Start
web-table-first-player = Startspeler
web-table-bullets = { $number } van 6
web-table-wounds = { $number ->
    [0] geen kogel gekregen
    [one] { $number } kogel gekregen
   *[other] { $number } kogels gekregen
}
web-table-cards = { $hand } in de hand · { $deck } in de stapel
web-table-cards-expert = { $hand } + { $deck } kaarten · { $discard } afgelegd
web-table-marshal-card = Marshalkaart
web-table-choosing = kiest nog
web-table-ready = klaar
web-table-ribbon-turn = Jouw beurt
web-table-ribbon-choose = Jij kiest
web-table-ribbon-other = is aan zet
web-table-vote = Laat een bot voor { $player } spelen
web-table-clock-hours = { $hours } u { $minutes } min
web-table-clock-days = { $days } d { $hours } u

## Balk bovenaan, vellen

web-table-two-players = met zijn tweeën
web-table-watching = Je kijkt mee
web-table-round-of = Ronde { $round } van { $rounds }
web-table-menu = Menu
web-table-home = Naar de startpagina
web-table-close = Sluiten
web-table-skip = Vooruitspoelen
web-table-settings = Instellingen
web-table-language = Taal
web-table-pace = Tempo van de weergave
web-table-pace-calm = rustig
web-table-pace-brisk = vlot
web-table-pace-instant = meteen
web-table-sound = Geluid
web-table-less-motion = Minder beweging
web-table-less-motion-system = Je apparaat vraagt erom.
web-table-on = aan
web-table-off = uit
web-table-talk = Praten
web-table-talk-write = Zeg iets
web-table-talk-none = Er heeft nog niemand iets gezegd.
web-table-talk-unsent = Niet gezegd: er is geen verbinding. De tekst blijft hier staan om het nog eens te proberen.
web-table-talk-unread = { $number ->
    [one] Praten, één nieuw bericht
   *[other] Praten, { $number } nieuwe berichten
}
web-table-menu-unread = { $number ->
    [one] Menu, één nieuw bericht
   *[other] Menu, { $number } nieuwe berichten
}
web-table-send = Versturen
web-table-emotes = Gebaren

## Rondekaart en verslag

web-table-round-card = Rondekaart
web-table-kick = Ronde { $round }
web-table-kick-turn = Ronde { $round } · beurt { $turn } van { $turns }
web-table-kick-played = Ronde { $round } · alle beurten gespeeld
web-table-kick-card = Ronde { $round } · kaart { $card } van { $cards }
web-table-turns = Beurten van deze ronde
web-table-at-end = Aan het einde van de ronde
web-table-log = Wat er is gebeurd
web-table-newest-first = nieuwste eerst
web-table-log-all = Alles

## Wat je kunt doen

web-table-tray = Wat je kunt doen
web-table-pile = { $number ->
    [0] Gemeenschappelijke stapel: nog leeg
    [one] Gemeenschappelijke stapel: { $number } kaart
   *[other] Gemeenschappelijke stapel: { $number } kaarten
}
web-table-pile-last = Gemeenschappelijke stapel: { $number } kaarten, de laatste { $shown }
web-table-hand = { $number ->
    [one] Je hand: { $number } kaart
   *[other] Je hand: { $number } kaarten
}
web-table-play-of = Speel ‘{ $card }’ voor { $bandit }
web-table-up-card = open, kaart { $number }
web-table-down-card = gedekt, kaart { $number }
web-table-choose-card = Kies een kaart
web-table-deck-left = { $number ->
    [0] je stapel is leeg
   *[other] nog { $number } in je stapel
}
web-table-deck-then-new = { $number ->
    [0] uit je geschudde aflegstapel
   *[other] { $number }, dan een nieuwe stapel
}
web-table-take-back = Terugnemen
web-table-done = Klaar · { $number }
web-table-to-come = Komt nog · { $number }
web-table-choices = Wat je kunt kiezen
# The steps of a punch.
web-table-step-whom = Wie?
web-table-step-what = Wat valt er?
web-table-step-where = Waarheen?
web-table-on-roof = { $car }, op het dak
web-table-ahead = { $place }, naar voren
web-table-behind = { $place }, naar achteren
web-table-discard = { $number ->
    [0] Je aflegstapel: leeg
    [one] Je aflegstapel: { $number } kaart
   *[other] Je aflegstapel: { $number } kaarten
}
web-table-look = Bekijken
web-table-keep-yes = houden
web-table-keep-no = afleggen
web-table-keep-out = moet weg
web-table-keep = { $number ->
    [0] Houd niets
    [one] Houd { $number } kaart
   *[other] Houd { $number } kaarten
}
web-table-keep-rest = { $number ->
    [0] leg niets af
   *[other] leg er { $number } af
}

## De aanwijzing

web-table-say-go = Jij bent aan de beurt, <b>{ $bandit }</b>: speel een kaart open op de stapel, of trek er drie.
web-table-brief-go = Jouw beurt, <b>{ $bandit }</b>: speel een kaart, of trek er drie.
web-table-say-go-tunnel = Jij bent aan de beurt, <b>{ $bandit }</b>: in de <b>tunnel</b> gaat je kaart <b>gedekt</b> op de stapel. Speel er een, of trek er drie.
web-table-brief-go-tunnel = <b>Tunnel</b>: speel een kaart <b>gedekt</b>, of trek er drie.
web-table-say-go-first = Jij bent aan de beurt, <b>{ $bandit }</b>: de trein komt <b>op stoom</b>, dus je mag <b>twee keer</b>. Dit is de eerste keer.
web-table-brief-go-first = <b>Twee keer</b>, dit is de eerste: speel een kaart, of trek er drie.
web-table-say-go-second = Je <b>tweede keer</b>, <b>{ $bandit }</b>: speel nog een kaart, of trek er drie.
web-table-brief-go-second = Je <b>tweede keer</b>: speel een kaart, of trek er drie.
web-table-say-go-ghost = Jij bent aan de beurt: als <b>{ $bandit }</b> mag je deze eerste kaart <b>open of gedekt</b> spelen. Of trek er drie.
web-table-brief-go-ghost = <b>Open of gedekt</b>, zoals je wilt: speel een kaart, of trek er drie.
web-table-say-go-team = Speel een kaart voor <b>{ $bandit }</b> of voor <b>{ $target }</b>, of trek er drie. Een kaart geldt voor de bandiet die erop staat.
web-table-brief-go-team = Speel een kaart voor <b>{ $bandit }</b> of <b>{ $target }</b>, of trek er drie.
web-table-say-go-team-tunnel = <b>Tunnel</b>: speel een kaart voor <b>{ $bandit }</b> of voor <b>{ $target }</b>, <b>gedekt</b>, of trek er drie.
web-table-brief-go-team-tunnel = <b>Tunnel</b>: speel een kaart <b>gedekt</b>, of trek er drie.
web-table-say-draw-only = Jij bent aan de beurt, <b>{ $bandit }</b>: in je hand is niets wat je kunt spelen. Trek kaarten!
web-table-say-bullets = Leg je de <b>kogelkaarten uit je hand</b> op je aflegstapel? Iedereen beslist tegelijk.
web-table-brief-bullets = <b>Kogelkaarten</b> op je aflegstapel?
web-table-say-keep = Wat <b>houd je voor de volgende ronde</b>? De rest gaat naar je aflegstapel, kogelkaarten ook. Iedereen kiest tegelijk, in het geheim.
web-table-brief-keep = Wat <b>houd</b> je? De rest leg je af.
web-table-say-move-roof = <b>‘Beweeg’ voor { $bandit }:</b> kies een dak. Daarboven ren je één, twee of drie wagons ver.
    .you = <b>Jouw kaart ‘Beweeg’:</b> kies een dak. Daarboven ren je één, twee of drie wagons ver.
web-table-brief-move-roof = <b>‘Beweeg’ voor { $bandit }:</b> kies een dak.
    .you = <b>Jouw kaart ‘Beweeg’:</b> kies een dak.
web-table-say-move-inside = <b>‘Beweeg’ voor { $bandit }:</b> kies naar welke wagon, vooruit of achteruit.
    .you = <b>Jouw kaart ‘Beweeg’:</b> kies naar welke wagon je gaat, vooruit of achteruit.
web-table-brief-move-inside = <b>‘Beweeg’ voor { $bandit }:</b> kies een wagon.
    .you = <b>Jouw kaart ‘Beweeg’:</b> kies een wagon.
web-table-say-fire-roof = <b>‘Schieten’ voor { $bandit }:</b> kies op wie. Vanaf een dak raak je iemand op het eerste bezette dak voor of achter je.
    .you = <b>Jouw kaart ‘Schieten’:</b> kies op wie je schiet. Vanaf een dak raak je iemand op het eerste bezette dak voor of achter je.
web-table-brief-fire-roof = <b>‘Schieten’ voor { $bandit }:</b> kies op wie, op de trein of hieronder.
    .you = <b>Jouw kaart ‘Schieten’:</b> kies op wie, op de trein of hieronder.
web-table-say-fire-inside = <b>‘Schieten’ voor { $bandit }:</b> kies op wie. Binnen raak je iemand in de wagon voor of achter je.
    .you = <b>Jouw kaart ‘Schieten’:</b> kies op wie je schiet. Binnen raak je iemand in de wagon voor of achter je.
web-table-brief-fire-inside = <b>‘Schieten’ voor { $bandit }:</b> kies op wie, op de trein of hieronder.
    .you = <b>Jouw kaart ‘Schieten’:</b> kies op wie, op de trein of hieronder.
web-table-say-marshal = <b>‘Marshal’ voor { $bandit }:</b> kies waar hij heen gaat. Wie daar is, moet naar het dak vluchten.
    .you = <b>Jouw kaart ‘Marshal’:</b> kies waar hij heen gaat. Wie daar is, moet naar het dak vluchten.
web-table-brief-marshal = <b>‘Marshal’ voor { $bandit }:</b> kies waar hij heen gaat.
    .you = <b>Jouw kaart ‘Marshal’:</b> kies waar hij heen gaat.
web-table-say-robbery = <b>‘Beroving’ voor { $bandit }:</b> kies wat je pakt. Wat je van een geldbuidel weet, zie alleen jij.
    .you = <b>Jouw kaart ‘Beroving’:</b> kies wat je pakt. Wat je van een geldbuidel weet, zie alleen jij.
web-table-brief-robbery = <b>‘Beroving’ voor { $bandit }:</b> kies wat je pakt.
    .you = <b>Jouw kaart ‘Beroving’:</b> kies wat je pakt.
web-table-say-punch = <b>‘Dreun’ voor { $bandit }:</b> kies wie hem krijgt. Die laat buit vallen, als er wat is, en belandt een wagon verder.
    .you = <b>Jouw kaart ‘Dreun’:</b> kies wie hem krijgt. Die laat buit vallen, als er wat is, en belandt een wagon verder.
web-table-brief-punch = <b>‘Dreun’ voor { $bandit }:</b> kies wie, op de trein of hieronder.
    .you = <b>Jouw kaart ‘Dreun’:</b> kies wie, op de trein of hieronder.
web-table-say-drop = <b>‘Dreun’ voor { $bandit }:</b> kies wat { $victim } laat vallen.
    .you = <b>Jouw kaart ‘Dreun’:</b> kies wat { $victim } laat vallen.
web-table-say-snatch = <b>‘Dreun’ voor { $bandit }:</b> { $victim } heeft een geldbuidel laten vallen. Pakken of laten liggen?
    .you = <b>Jouw kaart ‘Dreun’:</b> { $victim } heeft een geldbuidel laten vallen. Pak je die?
web-table-say-knock = <b>‘Dreun’ voor { $bandit }:</b> kies welke kant { $victim } op vliegt.
    .you = <b>Jouw kaart ‘Dreun’:</b> kies welke kant { $victim } op vliegt.
web-table-say-pickpocket = <b>Zakken rollen:</b> { $bandit } is hier alleen en mag een geldbuidel pakken.
    .you = <b>Zakken rollen:</b> je bent hier alleen en mag een geldbuidel pakken.
web-table-say-pick = Welke <b>bandiet</b> komt in je team?
web-table-say-place = Wie start in de <b>laatste wagon</b>, en wie krijgt de <b>Marshalkaart</b>?
web-table-say-choose = Jij kiest!
web-table-say-wait = Wacht op de anderen.
web-table-say-wait-go = <b>{ $player }</b> is aan de beurt.
web-table-say-wait-choice = <b>{ $player }</b> kiest.
web-table-say-wait-several = Nog aan het kiezen: <b>{ $players }</b>.
web-table-say-resolving = De kaarten worden uitgevoerd in de volgorde waarin ze gespeeld zijn.
web-table-say-event = De gebeurtenis van de rondekaart vindt plaats.
web-table-say-going-on = De trein rijdt verder.
web-table-say-sending = Wordt verstuurd…

## Berichten

web-table-lost = De verbinding is weggevallen. We blijven het proberen; je spel is veilig.
web-table-unsent = Dat is niet aangekomen: de verbinding was weg.
web-table-bot-for-you = Een bot speelt voor je.
web-table-come-back = Weer zelf spelen
web-table-your-turn = Jij bent aan de beurt.
web-table-ten-seconds = Nog tien seconden.
web-table-time-ran-out = De tijd was om: er is voor je gekozen.
web-table-by-clock = tijd om

## Het einde

web-table-final = Het einde van het spel
web-table-wanted = Gezocht
web-table-wanted-for = wegens de overval op de Colt Express
web-table-wanted-for-super = wegens de overval op de Colt Super Express
web-table-you-win = Jij wint het spel
web-table-wins = { $player } wint het spel
web-table-share-win = Winnaars: { $players }
web-table-gunslinger = Scherpschutter: <b>{ $players }</b>
web-table-ledger = De buit wordt verdeeld
web-table-col-place = Plaats
web-table-col-bandit = Bandiet
web-table-col-purses = Geldbuidels
web-table-col-jewels = Juwelen
web-table-col-strongboxes = Geldcassettes
web-table-col-ransom = Losgeld
web-table-col-bullets = Kogels
web-table-col-total = Totaal
web-table-col-loot = Buitkaarten
web-table-col-fate = Aan het eind
web-table-given-taken = { $given } uitgedeeld, { $taken } gekregen
web-table-given = { $number ->
    [one] { $number } kogel uitgedeeld
   *[other] { $number } kogels uitgedeeld
}
web-table-bonus = +{ $money }
web-table-aboard = op de trein
web-table-money-time = Geld in de loop van de tijd
web-table-money-time-about = wat iedereen echt had, nu de geldbuidels open zijn
web-table-start = start
web-table-end = einde
web-table-rematch = Revanche
web-table-rematch-join = Naar de revanche
web-table-share = Delen
web-table-shared = De link is gekopieerd.
web-table-share-text = { $player } wint met { $score }.
