# Colt Express: was geschieht, was man tun kann, was man gefragt wird.
# .you: dasselbe, dem erzählt, der es tut; .to-you: dem, dem es geschieht. <b> ist, was hervorsticht.

## Ereignisse: Spielaufbau

told-coupled = Der Zug hinter der Lokomotive: { $cars }
told-marshal-card-given = { $player } gibt die Marshal-Karte an { $bandit }.
    .you = <b>Du</b> gibst die Marshal-Karte an { $bandit }.

## Ereignisse: Planung!

told-drew = { $number ->
    [one] { $player } zieht eine Karte.
   *[other] { $player } zieht { $number } Karten.
}
    .you = { $number ->
        [one] <b>Du</b> ziehst eine Karte.
       *[other] <b>Du</b> ziehst { $number } Karten.
    }
told-drew-cards = { $player } zieht: { $cards }
    .you = <b>Du</b> ziehst: { $cards }
told-hands-returned = Die übrigen Handkarten gehen zurück auf die Kartendecks.
told-discarded = { $number ->
    [0] { $player } wirft nichts ab.
    [one] { $player } wirft eine Karte ab.
   *[other] { $player } wirft { $number } Karten ab.
}
    .you = { $number ->
        [0] <b>Du</b> wirfst nichts ab.
        [one] <b>Du</b> wirfst eine Karte ab.
       *[other] <b>Du</b> wirfst { $number } Karten ab.
    }
told-discarded-cards = { $player } wirft ab: { $cards }
    .you = <b>Du</b> wirfst ab: { $cards }
told-shed-bullets = { $number ->
    [one] { $player } wirft eine Patronenkarte ab.
   *[other] { $player } wirft { $number } Patronenkarten ab.
}
    .you = { $number ->
        [one] <b>Du</b> wirfst eine Patronenkarte ab.
       *[other] <b>Du</b> wirfst { $number } Patronenkarten ab.
    }
told-shuffled = { $number ->
    [one] { $player } macht den Ablagestapel zum neuen Kartendeck: eine einzige Karte.
   *[other] { $player } mischt den Ablagestapel zu einem neuen Kartendeck mit { $number } Karten.
}
    .you = { $number ->
        [one] <b>Du</b> machst deinen Ablagestapel zum neuen Kartendeck: eine einzige Karte.
       *[other] <b>Du</b> mischst deinen Ablagestapel zu einem neuen Kartendeck mit { $number } Karten.
    }
told-round-card-turned = Rundenkarte: { $card } ({ $turns })
told-turn-began = Spielzug { $number }: { $turn }
told-played = { $player } spielt „{ $card }“ aus.
    .you = <b>Du</b> spielst „{ $card }“ aus.
told-played-down = { $player } spielt „{ $card }“ verdeckt aus.
    .you = <b>Du</b> spielst „{ $card }“ verdeckt aus.
told-played-hidden = { $player } spielt eine Karte verdeckt aus.
    .you = <b>Du</b> spielst eine Karte verdeckt aus.
told-passed = { $player } passt.
    .you = <b>Du</b> passt.

## Ereignisse: Action!

told-card-resolved = { $bandit }: { $action }
    .you = <b>Deine</b> Karte: { $action }
told-no-effect = { $action_key ->
    [action-fire] { $bandit } kann auf niemanden schießen.
    [action-robbery] { $bandit } findet nichts zu holen.
    [action-punch] { $bandit } hat niemanden zum Verprügeln.
   *[other] „{ $action }“ bringt { $bandit } nichts.
}
    .you = { $action_key ->
        [action-fire] <b>Du</b> kannst auf niemanden schießen.
        [action-robbery] <b>Du</b> findest nichts zu holen.
        [action-punch] <b>Du</b> hast niemanden zum Verprügeln.
       *[other] „{ $action }“ bringt <b>dir</b> nichts.
    }
told-moved-knocked = { $level ->
    [roof] { $bandit } fliegt aufs Dach { $car_gen }.
   *[inside] { $bandit } fliegt in { $car_acc }.
}
    .you = { $level ->
        [roof] <b>Du</b> fliegst aufs Dach { $car_gen }.
       *[inside] <b>Du</b> fliegst in { $car_acc }.
    }
told-moved-pushed = { $level ->
    [roof] Der Schuss wirft { $bandit } aufs Dach { $car_gen }.
   *[inside] Der Schuss wirft { $bandit } in { $car_acc }.
}
    .you = { $level ->
        [roof] Der Schuss wirft <b>dich</b> aufs Dach { $car_gen }.
       *[inside] Der Schuss wirft <b>dich</b> in { $car_acc }.
    }
told-moved-swept = { $level ->
    [roof] { $bandit } wird aufs Dach { $car_gen } gefegt.
   *[inside] { $bandit } wird in { $car_acc } gefegt.
}
    .you = { $level ->
        [roof] <b>Du</b> wirst aufs Dach { $car_gen } gefegt.
       *[inside] <b>Du</b> wirst in { $car_acc } gefegt.
    }
told-moved-fled = { $level ->
    [roof] { $bandit } flieht vor dem Marshal aufs Dach { $car_gen }.
   *[inside] { $bandit } flieht vor dem Marshal in { $car_acc }.
}
    .you = { $level ->
        [roof] <b>Du</b> fliehst vor dem Marshal aufs Dach { $car_gen }.
       *[inside] <b>Du</b> fliehst vor dem Marshal in { $car_acc }.
    }
told-marshal-moved = Der Marshal betritt { $car_acc }.
told-wounded = { $bandit } kassiert eine neutrale Patronenkarte.
    .you = <b>Du</b> kassierst eine neutrale Patronenkarte.
told-neutral-bullets-gone = Die neutralen Patronenkarten reichen nicht mehr: Sie sind aus dem Spiel.
told-punched = { $bandit } verpasst { $victim } einen Hieb.
    .you = <b>Du</b> verpasst { $victim } einen Hieb.
    .to-you = { $bandit } verpasst <b>dir</b> einen Hieb.
told-took = { $bandit } nimmt { $loot_acc }.
    .you = <b>Du</b> nimmst { $loot_acc }.
told-took-value = { $bandit } nimmt einen Geldbeutel mit { $value } $.
    .you = <b>Du</b> nimmst einen Geldbeutel mit { $value } $.
told-dropped = { $bandit } lässt { $loot_acc } fallen.
    .you = <b>Du</b> lässt { $loot_acc } fallen.
told-dropped-value = { $bandit } lässt einen Geldbeutel mit { $value } $ fallen.
    .you = <b>Du</b> lässt einen Geldbeutel mit { $value } $ fallen.

## Ereignisse: Ende der Runde und des Spiels

told-event-began = Ereignis: { $event }
told-strongbox-brought = In { $car_dat } taucht eine zweite Geldkassette auf.
told-declined = { $bandit } nimmt nichts.
    .you = <b>Du</b> nimmst nichts.
told-lost = { $bandit } muss { $loot_acc } an den Marshal abgeben.
    .you = <b>Du</b> musst { $loot_acc } an den Marshal abgeben.
told-lost-value = { $bandit } muss einen Geldbeutel mit { $value } $ an den Marshal abgeben.
    .you = <b>Du</b> musst einen Geldbeutel mit { $value } $ an den Marshal abgeben.
told-ransomed = { $bandit } kassiert 250 $ Lösegeld.
    .you = <b>Du</b> kassierst 250 $ Lösegeld.
told-gunslinger = { $player } ist Revolverheld: 1.000 $ extra!
    .you = <b>Du</b> bist Revolverheld: 1.000 $ extra!
told-scored = Platz { $place }: { $player } mit { $money } $
    .you = Platz { $place }: <b>du</b>, mit { $money } $
told-game-over = Das Spiel ist aus.

## Züge: Zeilen eines Menüs

move-play = „{ $card }“ ausspielen
move-play-down = „{ $card }“ verdeckt ausspielen
move-draw = 3 Karten ziehen
move-pass = Passen
move-bullets-discard = Alle Patronenkarten abwerfen
move-bullets-keep = Keine Patronenkarten abwerfen
move-keep = Behalten: { $cards }
move-keep-nothing = Nichts behalten
move-go-to = { $car_to } gehen
move-send-marshal = Den Marshal in { $car_acc } schicken
move-to-car = { $move } ({ $car })
move-shoot = Auf { $bandit } schießen
move-punch = { $bandit } einen Hieb verpassen
move-drop = { $loot } herausschlagen
move-knock-forward = Nach vorne schlagen, Richtung Lokomotive
move-knock-back = Nach hinten schlagen, Richtung letzter Waggon
move-snatch-take = Den Geldbeutel nehmen
move-snatch-leave = Den Geldbeutel liegen lassen
move-take = { $loot } nehmen
move-take-known = Den Geldbeutel mit { $value } $ nehmen, den nur du kennst
move-take-known-open = Den Geldbeutel mit { $value } $ nehmen, den alle kennen
move-take-unknown = Einen Geldbeutel auf gut Glück nehmen
move-take-nothing = Nichts nehmen
move-pick = { $bandit } wählen
move-place = { $bandit } startet im letzten Waggon, { $keeper } bekommt die Marshal-Karte

## Züge des Zufalls

move-couple = Der Zufall stellt den Zug zusammen: { $cars }
move-deal = Der Zufall gibt { $bandit }: { $cards }
move-turn-over = Der Zufall deckt „{ $card }“ auf
move-fall = Der Zufall lässt einen Geldbeutel mit { $value } $ fallen
move-found = Der Zufall steckt { $value } $ in den Geldbeutel
move-found-known = Der Zufall nimmt den Geldbeutel mit { $value } $, den { $bandit } kennt

## Fragen

question-go = Du bist dran: Spiel eine Karte aus oder zieh drei.
question-bullets = Wirfst du die Patronenkarten auf deiner Hand ab?
question-keep = Welche Karten behältst du für die nächste Runde? Der Rest wird abgeworfen.
question-move = Wohin geht { $bandit }?
question-marshal = Wohin schickt { $bandit } den Marshal?
question-fire = Auf wen schießt { $bandit }?
question-robbery = Was nimmt { $bandit }?
question-punch = Wem verpasst { $bandit } einen Hieb?
question-drop = { $bandit } schlägt zu: Was verliert { $victim }?
question-snatch = { $victim } hat einen Geldbeutel fallen lassen. Nimmt { $bandit } ihn?
question-knock = Wohin befördert { $bandit } { $victim }?
question-pickpocket = Niemand schaut hin. Welchen Geldbeutel steckt { $bandit } ein?
question-pick = Welcher Bandit kommt in dein Team?
question-place = Wer startet im letzten Waggon, und wer bekommt die Marshal-Karte?
question-train = Der Zufall stellt den Zug zusammen.
question-places = Der Zufall bestimmt, wer wo startet.
question-deal = { $number ->
    [one] Der Zufall gibt { $bandit } eine Karte.
   *[other] Der Zufall gibt { $bandit } { $number } Karten.
}
question-turn-over = Der Zufall deckt die Rundenkarte auf.
question-which-falls = Der Zufall bestimmt, welchen Geldbeutel { $victim } fallen lässt.
question-which-purse = Der Zufall bestimmt, was { $bandit } im Geldbeutel findet.
