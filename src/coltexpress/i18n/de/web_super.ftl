# Die Seite an einem Tisch von Colt Super Express.

## Die Zeile mit der Aufgabe; was hervorsticht, steht zwischen <b> und </b>

web-super-say-plan = Alle planen gleichzeitig: Leg <b>drei deiner { $cards ->
    [4] vier
    [5] fünf
   *[6] sechs
} Karten</b> der Reihe nach aus. Bis zur Action sieht sie niemand!
web-super-say-plan-short = Leg <b>drei deiner { $cards ->
    [4] vier
    [5] fünf
   *[6] sechs
} Karten</b> der Reihe nach aus.
web-super-say-full = Dein Plan steht. <b>Leg ihn verdeckt aus</b> oder ändere ihn.
web-super-say-sending = Dein Plan ist unterwegs.
web-super-say-waiting = { $number ->
    [one] Dein Plan liegt bereit. <b>{ $names }</b> überlegt noch.
   *[other] Dein Plan liegt bereit. <b>{ $names }</b> überlegen noch.
}
web-super-say-choosing = { $number ->
    [one] <b>{ $names }</b> überlegt noch.
   *[other] <b>{ $names }</b> überlegen noch.
}
web-super-say-step = <b>Karte { $step } von { $steps }:</b> Reihum deckt jeder seine auf und führt sie aus.
web-super-say-step-short = <b>Karte { $step } von { $steps }</b>
web-super-say-end = Die Runde ist vorbei: <b>Der letzte Waggon wird abgekoppelt.</b>

## Auf den Schildern der Spieler

web-super-players = Spieler
web-super-thinking = überlegt
web-super-ready = bereit
web-super-laid = { $number } von { $slots }
web-super-no-loot = ohne Beute
web-super-loot = Beutekarten: { $values }

## Der Plan

web-super-plan = Dein Plan, von links nach rechts ausgeführt
web-super-plan-laid = Dein Plan, für die anderen noch verdeckt
web-super-slot = { $number }.
web-super-slot-empty = { $slot } Karte: noch keine
web-super-take-out = { $slot } Karte: { $card }. Herausnehmen.
web-super-drop = leg hier eine Karte hin
web-super-tap = tipp unten auf eine Karte
web-super-hand = Noch auf der Hand
web-super-hand-short = Auf der Hand
web-super-left-out = Diese Runde nicht gespielt
web-super-place = { $card } legen
web-super-place-in = auf den { $number }. Platz
web-super-clear = Plan leeren
web-super-lay = Plan auslegen

## Action: die Karten aller, und was die jetzige tut

web-super-plans = Die Pläne dieser Runde
web-super-now = Die Karte, die gerade ausgeführt wird
web-super-now-none = Gleich wird die erste Karte aufgedeckt.
web-super-to-come = { $card }, kommt noch
web-super-never = nicht gespielt

## Die Runde

web-super-kick = { $cars ->
    [one] Runde { $round } · noch ein Waggon
   *[other] Runde { $round } · noch { $cars } Waggons
}
web-super-kick-step = Runde { $round } · Karte { $step } von { $steps }
web-super-what = Das wird geschehen
web-super-reveals = <b>{ $player }</b> deckt zuerst auf, dann geht es im Uhrzeigersinn weiter, dreimal reihum.
web-super-you-reveal = <b>Du</b> deckst zuerst auf, dann geht es im Uhrzeigersinn weiter, dreimal reihum.
web-super-cut = Der letzte Waggon wird abgekoppelt. Wer in oder auf ihm ist, scheidet aus.
web-super-cut-loot = Seine Beutekarte bekommt, wer dann am weitesten hinten ist.
web-super-cut-last = Dann ist nur noch die Lokomotive da, und es gewinnt, wer dort die meisten Beutekarten hat.
web-super-unseen = Beutekarten, die noch niemand gesehen hat
