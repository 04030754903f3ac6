# Colt Express: wat er gebeurt, wat je kunt doen, wat je gevraagd wordt.

## Gebeurtenissen: voorbereiding

express-event-joined = { $player } kiest { $bandit }.
express-event-joined-solo = { $bandit } doet mee aan de overval.
express-event-coupled = De trein achter de locomotief: { $cars }
express-event-answered = { $player } heeft gekozen.
express-event-marshal-card-given = { $player } geeft de Marshalkaart aan { $bandit }.
express-event-boarded = { $bandit } stapt in { $car_the }.
express-event-first-player = { $player } is startspeler.

## Gebeurtenissen: planfase

express-event-round-began = Ronde { $round } begint.
express-event-drew = { $number ->
    [one] { $player } trekt een kaart.
   *[other] { $player } trekt { $number } kaarten.
}
express-event-drew-cards = { $player } trekt: { $cards }
express-event-hands-returned = De overgebleven handkaarten gaan terug op de stapels.
express-event-discarded = { $number ->
    [0] { $player } legt niets af.
    [one] { $player } legt een kaart af.
   *[other] { $player } legt { $number } kaarten af.
}
express-event-discarded-cards = { $player } legt af: { $cards }
express-event-shed-bullets = { $number ->
    [one] { $player } legt een kogelkaart af.
   *[other] { $player } legt { $number } kogelkaarten af.
}
express-event-shuffled = { $number ->
    [one] { $player } maakt van de aflegstapel een nieuwe trekstapel: één kaart.
   *[other] { $player } schudt de aflegstapel tot een nieuwe trekstapel van { $number } kaarten.
}
express-event-round-card-turned = Rondekaart: { $card } ({ $turns })
express-event-turn-began = Beurt { $number }: { $turn }
express-event-played = { $player } speelt ‘{ $card }’.
express-event-played-down = { $player } speelt gedekt ‘{ $card }’.
express-event-played-hidden = { $player } speelt een kaart gedekt.
express-event-passed = { $player } past.

## Gebeurtenissen: acties uitvoeren

express-event-stealin-began = Acties uitvoeren! De stapel wordt omgedraaid.
express-event-card-resolved = { $bandit }: { $action }
express-event-no-effect = { $action_key ->
    [action-fire] { $bandit } kan niemand raken.
    [action-robbery] { $bandit } vindt niets om te stelen.
    [action-punch] { $bandit } heeft niemand om een dreun te geven.
   *[other] ‘{ $action }’ levert { $bandit } niets op.
}
express-event-moved-walked = { $level ->
    [roof] { $bandit } rent naar het dak van { $car_the }.
   *[inside] { $bandit } gaat naar { $car_the }.
}
express-event-moved-climbed = { $level ->
    [roof] { $bandit } klimt op het dak van { $car_the }.
   *[inside] { $bandit } klimt naar beneden, { $car_the } in.
}
express-event-moved-knocked = { $level ->
    [roof] { $bandit } vliegt naar het dak van { $car_the }.
   *[inside] { $bandit } vliegt { $car_the } in.
}
express-event-moved-pushed = { $level ->
    [roof] Het schot slingert { $bandit } naar het dak van { $car_the }.
   *[inside] Het schot slingert { $bandit } { $car_the } in.
}
express-event-moved-swept = { $level ->
    [roof] { $bandit } wordt naar het dak van { $car_the } geslingerd.
   *[inside] { $bandit } wordt { $car_the } in geslingerd.
}
express-event-moved-fled = { $level ->
    [roof] { $bandit } vlucht voor de Marshal naar het dak van { $car_the }.
   *[inside] { $bandit } vlucht voor de Marshal naar { $car_the }.
}
express-event-marshal-moved = De Marshal komt { $car_the } in.
express-event-shot = { $bandit } schiet op { $target }.
express-event-wounded = { $bandit } krijgt een neutrale kogelkaart.
express-event-neutral-bullets-gone = Er zijn te weinig neutrale kogelkaarten: ze doen niet meer mee.
express-event-punched = { $bandit } geeft { $victim } een dreun.
express-event-took = { $bandit } pakt { $loot_a }.
express-event-took-value = { $bandit } pakt een geldbuidel van $ { $value }.
express-event-dropped = { $bandit } laat { $loot_a } vallen.
express-event-dropped-value = { $bandit } laat een geldbuidel van $ { $value } vallen.

## Gebeurtenissen: einde van de ronde en van het spel

express-event-event-began = Gebeurtenis: { $event }
express-event-strongbox-brought = In { $car_the } duikt een tweede geldcassette op.
express-event-declined = { $bandit } pakt niets.
express-event-lost = { $bandit } raakt { $loot_a } kwijt aan de Marshal.
express-event-lost-value = { $bandit } raakt een geldbuidel van $ { $value } kwijt aan de Marshal.
express-event-ransomed = { $bandit } strijkt $ 250 losgeld op.
express-event-gunslinger = { $player } is de scherpschutter: $ 1.000 extra!
express-event-scored = Plaats { $place }: { $player } met $ { $money }
express-event-game-over = Het spel is afgelopen.

## Zetten: regels van een menu

express-move-play = Speel ‘{ $card }’
express-move-play-down = Speel ‘{ $card }’, gedekt
express-move-draw = Trek 3 kaarten
express-move-pass = Pas
express-move-discard-bullets = Leg alle kogelkaarten af
express-move-keep-bullets = Leg geen kogelkaarten af
express-move-keep = Houd { $cards }
express-move-keep-nothing = Houd niets
express-move-go-to = Ga naar { $car_the }
express-move-send-marshal = Stuur de Marshal naar { $car_the }
express-move-to-car = { $move } ({ $car })
express-move-shoot = Schiet op { $bandit }
express-move-punch = Geef { $bandit } een dreun
express-move-drop = Sla { $loot_a } los
express-move-knock-forward = Sla vooruit, richting locomotief
express-move-knock-back = Sla achteruit, richting laatste wagon
express-move-take-it = Pak de geldbuidel
express-move-leave-it = Laat de geldbuidel liggen
express-move-take = Pak { $loot_a }
express-move-take-known = Pak de geldbuidel van $ { $value } die alleen jij kent
express-move-take-open = Pak de geldbuidel van $ { $value } die iedereen kent
express-move-take-unknown = Pak een geldbuidel op goed geluk
express-move-take-nothing = Pak niets
express-move-pick = Kies { $bandit }
express-move-place = { $bandit } start in de laatste wagon, { $keeper } krijgt de Marshalkaart

## Zetten van het toeval

express-move-gather = Het toeval verdeelt de bandieten: { $bandits }
express-move-couple = Het toeval stelt de trein samen: { $cars }
express-move-pawn = Het toeval trekt de pion van { $bandit }
express-move-deal = Het toeval geeft { $bandit }: { $cards }
express-move-turn-over = Het toeval draait ‘{ $card }’ om
express-move-fall = Het toeval laat een geldbuidel van $ { $value } vallen
express-move-found = Het toeval stopt $ { $value } in de geldbuidel
express-move-found-known = Het toeval kiest de geldbuidel van $ { $value } die { $bandit } kent

## Vragen

express-question-go = Jij bent aan de beurt: speel een kaart of trek er drie.
express-question-shed-bullets = Leg je de kogelkaarten uit je hand af?
express-question-keep-cards = Welke kaarten houd je voor de volgende ronde? De rest leg je af.
express-question-where-to = Waar gaat { $bandit } heen?
express-question-marshal-where-to = Waar stuurt { $bandit } de Marshal heen?
express-question-target = Op wie schiet { $bandit }?
express-question-which-loot = Wat pakt { $bandit }?
express-question-victim = Wie krijgt een dreun van { $bandit }?
express-question-what-falls = Wat slaat { $bandit } los bij { $victim }?
express-question-take-or-leave = { $victim } heeft een geldbuidel laten vallen. Pakt { $bandit } die?
express-question-which-way = Welke kant slaat { $bandit } { $victim } op?
express-question-pickpocket = Er kijkt niemand. Welke geldbuidel pikt { $bandit }?
express-question-pick-bandit = Welke bandiet komt in je team?
express-question-place-teams = Wie start in de laatste wagon, en wie krijgt de Marshalkaart?
express-question-which-bandits = Het toeval verdeelt de bandieten.
express-question-which-train = Het toeval stelt de trein samen.
express-question-who-is-first = Het toeval wijst de startspeler aan.
express-question-which-places = Het toeval zegt wie waar start.
express-question-deal-cards = { $number ->
    [one] Het toeval geeft { $bandit } een kaart.
   *[other] Het toeval geeft { $bandit } { $number } kaarten.
}
express-question-which-round-card = Het toeval draait de rondekaart om.
express-question-which-falls = Het toeval zegt welke geldbuidel { $victim } laat vallen.
express-question-which-purse = Het toeval zegt wat { $bandit } in de geldbuidel vindt.
express-question-wait = De anderen denken nog na.
express-question-over = Het spel is afgelopen.
