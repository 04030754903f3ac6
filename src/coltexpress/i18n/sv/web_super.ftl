# Sidan vid ett bord med Colt Super Express.

## Raden med uppgiften; det som framhävs står mellan <b> och </b>

web-super-say-plan = Alla planerar samtidigt: lägg <b>tre av dina { $cards ->
    [4] fyra
    [5] fem
   *[6] sex
} kort</b> i ordning. Ingen ser dem förrän det är dags för Stöld!
web-super-say-plan-short = Lägg <b>tre av dina { $cards ->
    [4] fyra
    [5] fem
   *[6] sex
} kort</b> i ordning.
web-super-say-full = Din plan är färdig. <b>Lägg den nedvänd</b>, eller ändra den.
web-super-say-sending = Din plan är på väg.
web-super-say-waiting = { $number ->
    [one] Din plan är lagd. <b>{ $names }</b> väljer fortfarande.
   *[other] Din plan är lagd. <b>{ $names }</b> väljer fortfarande.
}
web-super-say-choosing = { $number ->
    [one] <b>{ $names }</b> väljer fortfarande.
   *[other] <b>{ $names }</b> väljer fortfarande.
}
web-super-say-step = <b>Kort { $step } av { $steps }:</b> alla vänder upp det i tur och ordning och utför det.
web-super-say-step-short = <b>Kort { $step } av { $steps }</b>
web-super-say-end = Omgången är slut: <b>sista vagnen kopplas loss.</b>

## På spelarnas lappar

web-super-players = Spelare
web-super-thinking = funderar
web-super-ready = klar
web-super-laid = { $number } av { $slots }
web-super-no-loot = utan stöldgods
web-super-loot = Stöldgodskort: { $values }

## Planen

web-super-plan = Din plan, utförs från vänster till höger
web-super-plan-laid = Din plan, fortfarande nedvänd för de andra
web-super-slot = { $number ->
    [1] 1:a
    [2] 2:a
   *[other] { $number }:e
}
web-super-slot-empty = { $slot } kortet: inget än
web-super-take-out = { $slot } kortet: { $card }. Ta bort det.
web-super-drop = lägg ett kort här
web-super-tap = tryck på ett kort nedan
web-super-hand = Kvar på handen
web-super-hand-short = På handen
web-super-left-out = Spelas inte den här omgången
web-super-place = Lägg { $card }
web-super-place-in = { $number ->
    [1] på 1:a platsen
    [2] på 2:a platsen
   *[other] på { $number }:e platsen
}
web-super-clear = Rensa planen
web-super-lay = Lägg planen

## Stöld: allas kort, och vad det nuvarande gör

web-super-plans = Omgångens planer
web-super-now = Kortet som utförs just nu
web-super-now-none = Första kortet vänds strax upp.
web-super-to-come = { $card }, kommer senare
web-super-never = spelas inte

## Omgången

web-super-kick = { $cars ->
    [one] Omgång { $round } · en vagn kvar
   *[other] Omgång { $round } · { $cars } vagnar kvar
}
web-super-kick-step = Omgång { $round } · kort { $step } av { $steps }
web-super-what = Det här händer
web-super-reveals = <b>{ $player }</b> vänder upp först, sedan går det medurs, tre varv.
web-super-you-reveal = <b>Du</b> vänder upp först, sedan går det medurs, tre varv.
web-super-cut = Sista vagnen kopplas loss. Den som är i eller på den är ute ur leken.
web-super-cut-loot = Stöldgodskortet går till den bandit som då är längst bak.
web-super-cut-last = Sedan är bara lokomotivet kvar, och den bandit där som har flest stöldgodskort vinner.
web-super-unseen = Stöldgodskort som ingen har sett än
