# Colt Express: wat er gebeurt, wat je kunt doen, wat je gevraagd wordt.
# .you: hetzelfde, verteld aan wie het doet; .to-you: aan wie het overkomt. <b> is wat opvalt.

## Gebeurtenissen: voorbereiding

told-coupled = De trein achter de locomotief: { $cars }
told-marshal-card-given = { $player } geeft de Marshalkaart aan { $bandit }.
    .you = <b>Je</b> geeft de Marshalkaart aan { $bandit }.

## Gebeurtenissen: planfase

told-drew = { $number ->
    [one] { $player } trekt een kaart.
   *[other] { $player } trekt { $number } kaarten.
}
    .you = { $number ->
        [one] <b>Je</b> trekt een kaart.
       *[other] <b>Je</b> trekt { $number } kaarten.
    }
told-drew-cards = { $player } trekt: { $cards }
    .you = <b>Je</b> trekt: { $cards }
told-hands-returned = De overgebleven handkaarten gaan terug op de stapels.
told-discarded = { $number ->
    [0] { $player } legt niets af.
    [one] { $player } legt een kaart af.
   *[other] { $player } legt { $number } kaarten af.
}
    .you = { $number ->
        [0] <b>Je</b> legt niets af.
        [one] <b>Je</b> legt een kaart af.
       *[other] <b>Je</b> legt { $number } kaarten af.
    }
told-discarded-cards = { $player } legt af: { $cards }
    .you = <b>Je</b> legt af: { $cards }
told-shed-bullets = { $number ->
    [one] { $player } legt een kogelkaart af.
   *[other] { $player } legt { $number } kogelkaarten af.
}
    .you = { $number ->
        [one] <b>Je</b> legt een kogelkaart af.
       *[other] <b>Je</b> legt { $number } kogelkaarten af.
    }
told-shuffled = { $number ->
    [one] { $player } maakt van de aflegstapel een nieuwe trekstapel: één kaart.
   *[other] { $player } schudt de aflegstapel tot een nieuwe trekstapel van { $number } kaarten.
}
    .you = { $number ->
        [one] <b>Je</b> maakt van je aflegstapel een nieuwe trekstapel: één kaart.
       *[other] <b>Je</b> schudt je aflegstapel tot een nieuwe trekstapel van { $number } kaarten.
    }
told-round-card-turned = Rondekaart: { $card } ({ $turns })
told-turn-began = Beurt { $number }: { $turn }
told-played = { $player } speelt ‘{ $card }’.
    .you = <b>Je</b> speelt ‘{ $card }’.
told-played-down = { $player } speelt gedekt ‘{ $card }’.
    .you = <b>Je</b> speelt gedekt ‘{ $card }’.
told-played-hidden = { $player } speelt een kaart gedekt.
    .you = <b>Je</b> speelt een kaart gedekt.
told-passed = { $player } past.
    .you = <b>Je</b> past.

## Gebeurtenissen: acties uitvoeren

told-card-resolved = { $bandit }: { $action }
    .you = <b>Jouw</b> kaart: { $action }
told-no-effect = { $action_key ->
    [action-fire] { $bandit } kan niemand raken.
    [action-robbery] { $bandit } vindt niets om te stelen.
    [action-punch] { $bandit } heeft niemand om een dreun te geven.
   *[other] ‘{ $action }’ levert { $bandit } niets op.
}
    .you = { $action_key ->
        [action-fire] <b>Je</b> kunt niemand raken.
        [action-robbery] <b>Je</b> vindt niets om te stelen.
        [action-punch] <b>Je</b> hebt niemand om een dreun te geven.
       *[other] ‘{ $action }’ levert <b>je</b> niets op.
    }
told-moved-knocked = { $level ->
    [roof] { $bandit } vliegt naar het dak van { $car_the }.
   *[inside] { $bandit } vliegt { $car_the } in.
}
    .you = { $level ->
        [roof] <b>Je</b> vliegt naar het dak van { $car_the }.
       *[inside] <b>Je</b> vliegt { $car_the } in.
    }
told-moved-pushed = { $level ->
    [roof] Het schot slingert { $bandit } naar het dak van { $car_the }.
   *[inside] Het schot slingert { $bandit } { $car_the } in.
}
    .you = { $level ->
        [roof] Het schot slingert <b>je</b> naar het dak van { $car_the }.
       *[inside] Het schot slingert <b>je</b> { $car_the } in.
    }
told-moved-swept = { $level ->
    [roof] { $bandit } wordt naar het dak van { $car_the } geslingerd.
   *[inside] { $bandit } wordt { $car_the } in geslingerd.
}
    .you = { $level ->
        [roof] <b>Je</b> wordt naar het dak van { $car_the } geslingerd.
       *[inside] <b>Je</b> wordt { $car_the } in geslingerd.
    }
told-moved-fled = { $level ->
    [roof] { $bandit } vlucht voor de Marshal naar het dak van { $car_the }.
   *[inside] { $bandit } vlucht voor de Marshal naar { $car_the }.
}
    .you = { $level ->
        [roof] <b>Je</b> vlucht voor de Marshal naar het dak van { $car_the }.
       *[inside] <b>Je</b> vlucht voor de Marshal naar { $car_the }.
    }
told-marshal-moved = De Marshal komt { $car_the } in.
told-wounded = { $bandit } krijgt een neutrale kogelkaart.
    .you = <b>Je</b> krijgt een neutrale kogelkaart.
told-neutral-bullets-gone = Er zijn te weinig neutrale kogelkaarten: ze doen niet meer mee.
told-punched = { $bandit } geeft { $victim } een dreun.
    .you = <b>Je</b> geeft { $victim } een dreun.
    .to-you = { $bandit } geeft <b>jou</b> een dreun.
told-took = { $bandit } pakt { $loot_a }.
    .you = <b>Je</b> pakt { $loot_a }.
told-took-value = { $bandit } pakt een geldbuidel van $ { $value }.
    .you = <b>Je</b> pakt een geldbuidel van $ { $value }.
told-dropped = { $bandit } laat { $loot_a } vallen.
    .you = <b>Je</b> laat { $loot_a } vallen.
told-dropped-value = { $bandit } laat een geldbuidel van $ { $value } vallen.
    .you = <b>Je</b> laat een geldbuidel van $ { $value } vallen.

## Gebeurtenissen: einde van de ronde en van het spel

told-event-began = Gebeurtenis: { $event }
told-strongbox-brought = In { $car_the } duikt een tweede geldcassette op.
told-declined = { $bandit } pakt niets.
    .you = <b>Je</b> pakt niets.
told-lost = { $bandit } raakt { $loot_a } kwijt aan de Marshal.
    .you = <b>Je</b> raakt { $loot_a } kwijt aan de Marshal.
told-lost-value = { $bandit } raakt een geldbuidel van $ { $value } kwijt aan de Marshal.
    .you = <b>Je</b> raakt een geldbuidel van $ { $value } kwijt aan de Marshal.
told-ransomed = { $bandit } strijkt $ 250 losgeld op.
    .you = <b>Je</b> strijkt $ 250 losgeld op.
told-gunslinger = { $player } is de scherpschutter: $ 1.000 extra!
    .you = <b>Jij</b> bent de scherpschutter: $ 1.000 extra!
told-scored = Plaats { $place }: { $player } met $ { $money }
    .you = Plaats { $place }: <b>jij</b>, met $ { $money }
told-game-over = Het spel is afgelopen.

## Zetten: regels van een menu

move-play = Speel ‘{ $card }’
move-play-down = Speel ‘{ $card }’, gedekt
move-draw = Trek 3 kaarten
move-pass = Pas
move-bullets-discard = Leg alle kogelkaarten af
move-bullets-keep = Leg geen kogelkaarten af
move-keep = Houd { $cards }
move-keep-nothing = Houd niets
move-go-to = Ga naar { $car_the }
move-send-marshal = Stuur de Marshal naar { $car_the }
move-to-car = { $move } ({ $car })
move-shoot = Schiet op { $bandit }
move-punch = Geef { $bandit } een dreun
move-drop = Sla { $loot_a } los
move-knock-forward = Sla vooruit, richting locomotief
move-knock-back = Sla achteruit, richting laatste wagon
move-snatch-take = Pak de geldbuidel
move-snatch-leave = Laat de geldbuidel liggen
move-take = Pak { $loot_a }
move-take-known = Pak de geldbuidel van $ { $value } die alleen jij kent
move-take-known-open = Pak de geldbuidel van $ { $value } die iedereen kent
move-take-unknown = Pak een geldbuidel op goed geluk
move-take-nothing = Pak niets
move-pick = Kies { $bandit }
move-place = { $bandit } start in de laatste wagon, { $keeper } krijgt de Marshalkaart

## Zetten van het toeval

move-couple = Het toeval stelt de trein samen: { $cars }
move-deal = Het toeval geeft { $bandit }: { $cards }
move-turn-over = Het toeval draait ‘{ $card }’ om
move-fall = Het toeval laat een geldbuidel van $ { $value } vallen
move-found = Het toeval stopt $ { $value } in de geldbuidel
move-found-known = Het toeval kiest de geldbuidel van $ { $value } die { $bandit } kent

## Vragen

question-go = Jij bent aan de beurt: speel een kaart of trek er drie.
question-bullets = Leg je de kogelkaarten uit je hand af?
question-keep = Welke kaarten houd je voor de volgende ronde? De rest leg je af.
question-move = Waar gaat { $bandit } heen?
question-marshal = Waar stuurt { $bandit } de Marshal heen?
question-fire = Op wie schiet { $bandit }?
question-robbery = Wat pakt { $bandit }?
question-punch = Wie krijgt een dreun van { $bandit }?
question-drop = Wat slaat { $bandit } los bij { $victim }?
question-snatch = { $victim } heeft een geldbuidel laten vallen. Pakt { $bandit } die?
question-knock = Welke kant slaat { $bandit } { $victim } op?
question-pickpocket = Er kijkt niemand. Welke geldbuidel pikt { $bandit }?
question-pick = Welke bandiet komt in je team?
question-place = Wie start in de laatste wagon, en wie krijgt de Marshalkaart?
question-train = Het toeval stelt de trein samen.
question-places = Het toeval zegt wie waar start.
question-deal = { $number ->
    [one] Het toeval geeft { $bandit } een kaart.
   *[other] Het toeval geeft { $bandit } { $number } kaarten.
}
question-turn-over = Het toeval draait de rondekaart om.
question-which-falls = Het toeval zegt welke geldbuidel { $victim } laat vallen.
question-which-purse = Het toeval zegt wat { $bandit } in de geldbuidel vindt.
