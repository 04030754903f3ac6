# Hilfe mitten im Spiel: je eine Zeile.

help-title = Hilfe
help-goal = Fünf Runden, ein Zug. Wer am Ende das meiste Geld hat, gewinnt.
help-schemin = Planung: Spielzug für Spielzug spielt jeder eine Karte auf den gemeinsamen Stapel aus oder zieht drei.
help-stealin = Action: Die Karten des Stapels werden in der Reihenfolge ausgeführt, in der sie ausgespielt wurden.
help-marshal = Wer dem Marshal begegnet, kassiert eine neutrale Patronenkarte und flieht aufs Dach.
help-bullets = Patronenkarten, die du kassierst, landen in deinem Kartendeck und sind dort nur im Weg.
help-gunslinger = Wer die meisten Patronen verschießt, ist Revolverheld und um 1.000 $ reicher.
help-heading-actions = Aktionen
help-heading-turns = Spielzüge
help-heading-events = Ereignisse
help-heading-bandits = Banditen
help-heading-expansions = Mini-Erweiterungen

## Aktionen

help-action-move = Im Inneren: geh in einen benachbarten Waggon. Auf dem Dach: renn bis zu drei Waggons weit.
help-action-floor-change = Klettere aufs Dach oder hinunter in den Waggon.
help-action-fire = Im Inneren: schieß auf einen Banditen in einem benachbarten Waggon. Auf dem Dach: auf den nächsten mit Sichtkontakt, vorne oder hinten.
help-action-robbery = Nimm ein Beuteplättchen, das bei dir liegt.
help-action-punch = Verpass einem Banditen bei dir einen Hieb: Er verliert ein Beuteplättchen und fliegt in einen benachbarten Waggon.
help-action-marshal = Beweg den Marshal einen Waggon weit.

## Spielzüge

help-turn-visible = Karten werden offen ausgespielt.
help-turn-tunnel = Karten werden verdeckt ausgespielt.
help-turn-speeding-up = Jeder ist zweimal hintereinander dran.
help-turn-switching = Dieser Spielzug geht andersherum: gegen den Uhrzeigersinn.

## Ereignisse

help-event-none = Am Ende der Runde passiert nichts.
help-event-angry-marshal = Der Marshal schießt auf alle auf dem Dach seines Waggons und geht dann einen Waggon nach hinten.
help-event-swivel-arm = Wer auf einem Dach ist, wird aufs Dach des letzten Waggons gefegt.
help-event-braking = Wer auf einem Dach ist, rutscht einen Waggon nach vorne.
help-event-take-it-all = Die zweite Geldkassette kommt in den Waggon des Marshals.
help-event-rebellion = Wer im Inneren des Zuges ist, kassiert eine neutrale Patronenkarte.
help-event-pickpocketing = Wer irgendwo allein ist, darf dort einen Geldbeutel nehmen.
help-event-revenge = Wer auf dem Dach über dem Marshal ist, verliert seinen am wenigsten wertvollen Geldbeutel.
help-event-hostage = Wer in oder auf der Lokomotive ist, bekommt 250 $ Lösegeld.

## Banditen

help-bandit-belle = Auf Belle kann niemand schießen und ihr niemand einen Hieb verpassen, solange jemand anderes zur Wahl steht.
help-bandit-cheyenne = Schlägt Cheyenne jemandem einen Geldbeutel weg, darf sie ihn selbst nehmen.
help-bandit-django = Djangos Patronen werfen das Opfer einen Waggon weiter.
help-bandit-doc = Doc beginnt jede Runde mit sieben statt sechs Karten.
help-bandit-ghost = Im ersten Spielzug einer Runde darf Ghost seine Karte verdeckt ausspielen.
help-bandit-tuco = Tuco darf auch durch das Dach seines eigenen Waggons schießen, nach oben oder unten.

## Colt Super Express

help-super-goal = In jeder Runde verliert der Zug seinen letzten Waggon. Bleib an Bord!
help-super-schemin = Planung: Alle wählen gleichzeitig und geheim drei Karten und ihre Reihenfolge.
help-super-stealin = Action: Vom Startspieler an deckt jeder der Reihe nach eine Karte auf und führt sie aus; dreimal reihum.
help-super-row = Banditen stehen hintereinander und tun alles nur in Blickrichtung: ◀ zur Lokomotive, ▶ zum letzten Waggon.
help-super-stunned = Wer getroffen wird, liegt benommen da und kann nicht noch einmal getroffen werden. Die nächste Karte bringt ihn nur auf die Beine.
help-super-uncoupling = Nach der Runde wird der letzte Waggon abgekoppelt, mit allen in und auf ihm. Seine Beutekarte bekommt, wer nun am weitesten hinten ist.
help-super-end = Wer allein auf dem Zug übrig bleibt, gewinnt. Ist nur noch die Lokomotive da, gewinnt, wer dort die meisten Beutekarten hat; bei Gleichstand zählt die beste.
help-super-floor-change = Klettere aufs Dach oder hinunter in den Waggon. Wer schon dort ist, steht dann vor dir.
help-super-move = Geh einen Waggon weit in Blickrichtung. Ist da keiner, fällst du vom Zug und scheidest aus.
help-super-turn-around = Schau in die andere Richtung.
help-super-fire = Triff den ersten stehenden Banditen vor dir auf deiner Ebene, egal wie weit weg: Er fliegt einen Waggon weiter.
help-super-reflex = Benommen: Du stehst auf und schießt sofort. Im Stehen: Du kippst um und bist benommen.
help-super-horse = Galoppiere in die Lokomotive. Bist du vom Zug getreten oder geschossen worden, holt sie dich zurück, wenn sie gleich deine nächste Karte ist.
