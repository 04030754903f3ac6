# Colt Express: was geschieht, was man tun kann, was man gefragt wird.

## Ereignisse: Spielaufbau

express-event-joined = { $player } wählt { $bandit }.
express-event-joined-solo = { $bandit } ist beim Überfall dabei.
express-event-coupled = Der Zug hinter der Lokomotive: { $cars }
express-event-answered = { $player } hat sich entschieden.
express-event-marshal-card-given = { $player } gibt die Marshal-Karte an { $bandit }.
express-event-boarded = { $bandit } steigt in { $car_acc }.
express-event-first-player = Startspieler: { $player }

## Ereignisse: Planung!

express-event-round-began = Runde { $round } beginnt.
express-event-drew = { $number ->
    [one] { $player } zieht eine Karte.
   *[other] { $player } zieht { $number } Karten.
}
express-event-drew-cards = { $player } zieht: { $cards }
express-event-hands-returned = Die übrigen Handkarten gehen zurück auf die Kartendecks.
express-event-discarded = { $number ->
    [0] { $player } wirft nichts ab.
    [one] { $player } wirft eine Karte ab.
   *[other] { $player } wirft { $number } Karten ab.
}
express-event-discarded-cards = { $player } wirft ab: { $cards }
express-event-shed-bullets = { $number ->
    [one] { $player } wirft eine Patronenkarte ab.
   *[other] { $player } wirft { $number } Patronenkarten ab.
}
express-event-shuffled = { $number ->
    [one] { $player } macht den Ablagestapel zum neuen Kartendeck: eine einzige Karte.
   *[other] { $player } mischt den Ablagestapel zu einem neuen Kartendeck mit { $number } Karten.
}
express-event-round-card-turned = Rundenkarte: { $card } ({ $turns })
express-event-turn-began = Spielzug { $number }: { $turn }
express-event-played = { $player } spielt „{ $card }“ aus.
express-event-played-down = { $player } spielt „{ $card }“ verdeckt aus.
express-event-played-hidden = { $player } spielt eine Karte verdeckt aus.
express-event-passed = { $player } passt.

## Ereignisse: Action!

express-event-stealin-began = Action! Der Stapel wird umgedreht.
express-event-card-resolved = { $bandit }: { $action }
express-event-no-effect = { $action_key ->
    [action-fire] { $bandit } kann auf niemanden schießen.
    [action-robbery] { $bandit } findet nichts zu holen.
    [action-punch] { $bandit } hat niemanden zum Verprügeln.
   *[other] „{ $action }“ bringt { $bandit } nichts.
}
express-event-moved-walked = { $level ->
    [roof] { $bandit } rennt aufs Dach { $car_gen }.
   *[inside] { $bandit } geht in { $car_acc }.
}
express-event-moved-climbed = { $level ->
    [roof] { $bandit } klettert aufs Dach { $car_gen }.
   *[inside] { $bandit } klettert hinunter in { $car_acc }.
}
express-event-moved-knocked = { $level ->
    [roof] { $bandit } fliegt aufs Dach { $car_gen }.
   *[inside] { $bandit } fliegt in { $car_acc }.
}
express-event-moved-pushed = { $level ->
    [roof] Der Schuss wirft { $bandit } aufs Dach { $car_gen }.
   *[inside] Der Schuss wirft { $bandit } in { $car_acc }.
}
express-event-moved-swept = { $level ->
    [roof] { $bandit } wird aufs Dach { $car_gen } gefegt.
   *[inside] { $bandit } wird in { $car_acc } gefegt.
}
express-event-moved-fled = { $level ->
    [roof] { $bandit } flieht vor dem Marshal aufs Dach { $car_gen }.
   *[inside] { $bandit } flieht vor dem Marshal in { $car_acc }.
}
express-event-marshal-moved = Der Marshal betritt { $car_acc }.
express-event-shot = { $bandit } schießt auf { $target }.
express-event-wounded = { $bandit } kassiert eine neutrale Patronenkarte.
express-event-neutral-bullets-gone = Die neutralen Patronenkarten reichen nicht mehr: Sie sind aus dem Spiel.
express-event-punched = { $bandit } verpasst { $victim } einen Hieb.
express-event-took = { $bandit } nimmt { $loot_acc }.
express-event-took-value = { $bandit } nimmt einen Geldbeutel mit { $value } $.
express-event-dropped = { $bandit } lässt { $loot_acc } fallen.
express-event-dropped-value = { $bandit } lässt einen Geldbeutel mit { $value } $ fallen.

## Ereignisse: Ende der Runde und des Spiels

express-event-event-began = Ereignis: { $event }
express-event-strongbox-brought = In { $car_dat } taucht eine zweite Geldkassette auf.
express-event-declined = { $bandit } nimmt nichts.
express-event-lost = { $bandit } muss { $loot_acc } an den Marshal abgeben.
express-event-lost-value = { $bandit } muss einen Geldbeutel mit { $value } $ an den Marshal abgeben.
express-event-ransomed = { $bandit } kassiert 250 $ Lösegeld.
express-event-gunslinger = { $player } ist Revolverheld: 1.000 $ extra!
express-event-scored = Platz { $place }: { $player } mit { $money } $
express-event-game-over = Das Spiel ist aus.

## Züge: Zeilen eines Menüs

express-move-play = „{ $card }“ ausspielen
express-move-play-down = „{ $card }“ verdeckt ausspielen
express-move-draw = 3 Karten ziehen
express-move-pass = Passen
express-move-discard-bullets = Alle Patronenkarten abwerfen
express-move-keep-bullets = Keine Patronenkarten abwerfen
express-move-keep = Behalten: { $cards }
express-move-keep-nothing = Nichts behalten
express-move-go-to = { $car_to } gehen
express-move-send-marshal = Den Marshal in { $car_acc } schicken
express-move-to-car = { $move } ({ $car })
express-move-shoot = Auf { $bandit } schießen
express-move-punch = { $bandit } einen Hieb verpassen
express-move-drop = { $loot } herausschlagen
express-move-knock-forward = Nach vorne schlagen, Richtung Lokomotive
express-move-knock-back = Nach hinten schlagen, Richtung letzter Waggon
express-move-take-it = Den Geldbeutel nehmen
express-move-leave-it = Den Geldbeutel liegen lassen
express-move-take = { $loot } nehmen
express-move-take-known = Den Geldbeutel mit { $value } $ nehmen, den nur du kennst
express-move-take-open = Den Geldbeutel mit { $value } $ nehmen, den alle kennen
express-move-take-unknown = Einen Geldbeutel auf gut Glück nehmen
express-move-take-nothing = Nichts nehmen
express-move-pick = { $bandit } wählen
express-move-place = { $bandit } startet im letzten Waggon, { $keeper } bekommt die Marshal-Karte

## Züge des Zufalls

express-move-gather = Der Zufall verteilt die Banditen: { $bandits }
express-move-couple = Der Zufall stellt den Zug zusammen: { $cars }
express-move-pawn = Der Zufall zieht die Figur von { $bandit }
express-move-deal = Der Zufall gibt { $bandit }: { $cards }
express-move-turn-over = Der Zufall deckt „{ $card }“ auf
express-move-fall = Der Zufall lässt einen Geldbeutel mit { $value } $ fallen
express-move-found = Der Zufall steckt { $value } $ in den Geldbeutel
express-move-found-known = Der Zufall nimmt den Geldbeutel mit { $value } $, den { $bandit } kennt

## Fragen

express-question-go = Du bist dran: Spiel eine Karte aus oder zieh drei.
express-question-shed-bullets = Wirfst du die Patronenkarten auf deiner Hand ab?
express-question-keep-cards = Welche Karten behältst du für die nächste Runde? Der Rest wird abgeworfen.
express-question-where-to = Wohin geht { $bandit }?
express-question-marshal-where-to = Wohin schickt { $bandit } den Marshal?
express-question-target = Auf wen schießt { $bandit }?
express-question-which-loot = Was nimmt { $bandit }?
express-question-victim = Wem verpasst { $bandit } einen Hieb?
express-question-what-falls = { $bandit } schlägt zu: Was verliert { $victim }?
express-question-take-or-leave = { $victim } hat einen Geldbeutel fallen lassen. Nimmt { $bandit } ihn?
express-question-which-way = Wohin befördert { $bandit } { $victim }?
express-question-pickpocket = Niemand schaut hin. Welchen Geldbeutel steckt { $bandit } ein?
express-question-pick-bandit = Welcher Bandit kommt in dein Team?
express-question-place-teams = Wer startet im letzten Waggon, und wer bekommt die Marshal-Karte?
express-question-which-bandits = Der Zufall verteilt die Banditen.
express-question-which-train = Der Zufall stellt den Zug zusammen.
express-question-who-is-first = Der Zufall bestimmt den Startspieler.
express-question-which-places = Der Zufall bestimmt, wer wo startet.
express-question-deal-cards = { $number ->
    [one] Der Zufall gibt { $bandit } eine Karte.
   *[other] Der Zufall gibt { $bandit } { $number } Karten.
}
express-question-which-round-card = Der Zufall deckt die Rundenkarte auf.
express-question-which-falls = Der Zufall bestimmt, welchen Geldbeutel { $victim } fallen lässt.
express-question-which-purse = Der Zufall bestimmt, was { $bandit } im Geldbeutel findet.
express-question-wait = Die anderen überlegen noch.
express-question-over = Das Spiel ist aus.
