# De pagina aan een tafel van Colt Super Express.

## De regel met de opdracht; wat opvalt staat tussen <b> en </b>

web-super-say-plan = Iedereen plant tegelijk: leg <b>drie van je { $cards ->
    [4] vier
    [5] vijf
   *[6] zes
} kaarten</b> op volgorde. Niemand ziet ze voordat de acties worden uitgevoerd!
web-super-say-plan-short = Leg <b>drie van je { $cards ->
    [4] vier
    [5] vijf
   *[6] zes
} kaarten</b> op volgorde.
web-super-say-full = Je plan is klaar. <b>Leg het gedekt neer</b>, of verander het nog.
web-super-say-sending = Je plan is onderweg.
web-super-say-waiting = { $number ->
    [one] Je plan ligt klaar. <b>{ $names }</b> kiest nog.
   *[other] Je plan ligt klaar. <b>{ $names }</b> kiezen nog.
}
web-super-say-choosing = { $number ->
    [one] <b>{ $names }</b> kiest nog.
   *[other] <b>{ $names }</b> kiezen nog.
}
web-super-say-step = <b>Kaart { $step } van { $steps }:</b> om de beurt draait iedereen hem om en voert hem uit.
web-super-say-step-short = <b>Kaart { $step } van { $steps }</b>
web-super-say-end = De ronde is voorbij: <b>de laatste wagon wordt losgekoppeld.</b>

## Op de kaartjes van de spelers

web-super-players = Spelers
web-super-thinking = denkt na
web-super-ready = klaar
web-super-laid = { $number } van { $slots }
web-super-no-loot = nog geen buit
web-super-loot = Buitkaarten: { $values }

## Het plan

web-super-plan = Je plan, van links naar rechts uitgevoerd
web-super-plan-laid = Je plan, voor de anderen nog gedekt
web-super-slot = { $number }e
web-super-slot-empty = { $slot } kaart: nog geen
web-super-take-out = { $slot } kaart: { $card }. Haal hem eruit.
web-super-drop = leg hier een kaart
web-super-tap = tik hieronder op een kaart
web-super-hand = Nog in je hand
web-super-hand-short = In je hand
web-super-left-out = Deze ronde niet gespeeld
web-super-place = { $card } neerleggen
web-super-place-in = op de { $number }e plek
web-super-clear = Plan wissen
web-super-lay = Plan neerleggen

## Acties uitvoeren: de kaarten van iedereen, en wat die van nu doet

web-super-plans = De plannen van deze ronde
web-super-now = De kaart die nu wordt uitgevoerd
web-super-now-none = De eerste kaart wordt zo omgedraaid.
web-super-to-come = { $card }, komt nog
web-super-never = niet gespeeld

## De ronde

web-super-kick = { $cars ->
    [one] Ronde { $round } · nog één wagon
   *[other] Ronde { $round } · nog { $cars } wagons
}
web-super-kick-step = Ronde { $round } · kaart { $step } van { $steps }
web-super-what = Wat er gaat gebeuren
web-super-reveals = <b>{ $player }</b> draait als eerste een kaart om, daarna gaat het met de klok mee, drie keer rond.
web-super-you-reveal = <b>Jij</b> draait als eerste een kaart om, daarna gaat het met de klok mee, drie keer rond.
web-super-cut = De laatste wagon wordt losgekoppeld. Wie erin of erop zit, ligt eruit.
web-super-cut-loot = De buitkaart gaat naar de bandiet die dan het verst naar achteren staat.
web-super-cut-last = Dan is alleen de locomotief nog over, en wint de bandiet daar met de meeste buitkaarten.
web-super-unseen = Buitkaarten die nog niemand heeft gezien
