# De opdrachtregel.

## Opdrachten

cli-about = Colt Express en Colt Super Express in de terminal: klim, schiet, steel, en blijf op de trein.
cli-help-play = Speel een partij. Naar opties die ontbreken, wordt gevraagd.
cli-help-simulate = Laat veel spellen zichzelf spelen, en tel: voor één aantal spelers, of voor elk aantal.
cli-help-replay = Vertel een opgenomen partij van het begin af.
cli-help-verify = Controleer een opgenomen partij: zetten, toeval en uitslag.
cli-help-bench = Meet hoe snel de engine speelt.

## Opties en argumenten

cli-option-lang = Taal: en, nl, fr, sv, ru of de. Anders de taal van je systeem.
cli-option-game = Welk spel: express (Colt Express) of super (Colt Super Express).
cli-option-players = Aantal spelers: 2 tot en met 6, bij Colt Super Express 3 tot en met 7.
cli-option-seed = Seed voor het toeval: dezelfde seed geeft hetzelfde toeval. Standaard { $default }.
cli-option-games = Aantal partijen. Standaard { $default }.
cli-option-save = Bewaar het verslag van de partij in dit bestand.
cli-option-resume = Ga verder met de partij in dit bestand.
cli-option-as = Bekijk het spel door de ogen van deze bandiet.
cli-option-json = Geef JSON, voor andere programma's.
cli-option-version = Toon de versie en stop.
cli-option-help = Toon deze hulp en stop.
cli-option-record = Het bestand met de opgenomen partij.
cli-heading-commands = Opdrachten
cli-heading-options = Opties
cli-heading-arguments = Argumenten

## De spellen

cli-game-express = Colt Express
cli-game-express-about = plannen smeden, de trein beroven, de Marshal ontlopen; 2 tot 6 spelers
cli-game-super = Colt Super Express
cli-game-super-about = kort en genadeloos, elke ronde verliest de trein een wagon; 3 tot 7 spelers

## Kopjes van tabellen; short: waar weinig plaats is

cli-head-train = Trein
cli-head-car = Wagon
cli-head-roof = Dak
cli-head-inside = In de trein
cli-head-bandit = Bandiet
cli-head-team = Team
cli-head-bullets = Kogels
    .short = Kogels
cli-head-wounds = Treffers
    .short = Treffers
cli-head-loot = Buit
cli-head-hand = Handkaarten
    .short = Hand
cli-head-deck = Trekstapel
    .short = Stapel
cli-head-discard = Aflegstapel
    .short = Aflegst.
cli-head-pile = Gemeenschappelijke stapel
cli-head-round = Ronde
cli-head-round-card = Rondekaart
cli-head-turn = Beurt
cli-head-event = Gebeurtenis
cli-head-first-player = Startspeler
    .short = Start
cli-head-games = Spellen
cli-head-wins = Gewonnen
cli-head-mean-money = Gemiddeld bedrag
cli-head-mean-place = Gemiddelde plaats
cli-head-gunslinger = Scherpschutter
cli-head-players = Spelers
cli-head-order = Speelvolgorde
cli-head-loot-cards = Buitkaarten
cli-head-this-round = Deze ronde
cli-head-condition = Toestand
cli-head-programme = Jouw programma
cli-head-decisions = Keuzes
cli-head-share = Aandeel
cli-head-first-wins = Eerste speler wint
cli-head-last-wins = Laatste speler wint
cli-head-aboard = Aan het eind op de trein
cli-head-mean-loot-cards = Buitkaarten gemiddeld
cli-head-rounds = Ronden
cli-head-ending = Hoe het afloopt
cli-head-ending-alone = Als laatste over
cli-head-ending-locomotive = Alleen de locomotief over
cli-head-ending-nobody = Niemand over

## Op tafel

cli-round = Ronde { $round } van { $rounds }
# Een spel kan eerder afgelopen zijn.
cli-round-at-most = Ronde { $round } van hoogstens { $rounds }
cli-event-to-come = Aan het einde van de ronde: { $event }
# Wat cli-event-to-come bij Colt Super Express zegt, elke ronde.
cli-uncoupling = wagon { $number } wordt losgekoppeld
cli-uncoupling-why = Wie erin of erop is, ligt eruit. De buitkaart gaat naar wie dan het verst achteraan is.
cli-hand = Je handkaarten: { $cards }
cli-face-up = beeldzijde naar boven
cli-face-down = gedekt
cli-strongbox-waits = De tweede geldcassette ligt nog naast de trein.
cli-cards = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}
cli-bullets = { $number ->
    [one] { $number } kogel
   *[other] { $number } kogels
}
cli-neutral-bullets = { $number ->
    [one] nog { $number } neutrale kogelkaart
   *[other] nog { $number } neutrale kogelkaarten
}
cli-loot-to-come = { $number ->
    [one] Er komt nog één buitkaart, een van deze: { $values }
   *[other] Er komen nog { $number } buitkaarten, en wel uit deze: { $values }
}
cli-choosing = denkt na
cli-chosen = klaar
cli-you = jij
cli-you-are = Jij bent { $bandit }.
cli-player = Speler { $number }
cli-random = willekeurig
cli-and = { $names } en { $last }

## Vragen

cli-welcome = Instappen! De Union Pacific Express vertrekt, en jij komt hem beroven.
cli-goodbye = Tot ziens, bandiet!
cli-ask-game = Welk spel?
cli-ask-players = Met hoeveel spelers?
cli-ask-bandit = Welke bandiet ben jij?
cli-ask-programme = Drie nummers op volgorde, bijvoorbeeld 2 4 1:
cli-ask-programme-again = Typ drie verschillende getallen van 1 tot en met { $n } op volgorde, bijvoorbeeld 2 4 1; ? voor hulp, q om te stoppen.
cli-stunned-first = { $reflex ->
    [yes] Je ligt buiten westen: met je eerste kaart sta je alleen op. Alleen Reflex doet meer: dan schiet je ook.
   *[no] Je ligt buiten westen: met je eerste kaart, welke ook, sta je alleen op.
}
cli-ask-choice = Je keuze (nummer):
cli-ask-again = Dat kan niet. Typ een getal van { $low } tot en met { $n }, ? voor hulp of q om te stoppen.
cli-yes-no = (j/n)
cli-yes-keys = j ja
cli-no-keys = n nee
cli-ask-yes-no = Antwoord met { $yes } of { $no }.
cli-press-enter = --- druk op Enter ---
cli-pass-on = Geef het toetsenbord aan { $player }. Alle anderen: niet kijken!
cli-keys = Typ een nummer om te kiezen, h voor een tip, ? voor hulp, q om te stoppen.

## Verloop en einde van een spel

cli-saved = Bewaard in { $path }
cli-resumed = We gaan verder met { $path }
cli-game-over = Einde van het spel
cli-winner = { $player } wint met $ { $money }!
cli-winners = { $players } delen de winst met elk $ { $money }!
# Colt Super Express: wat de doorslag gaf.
cli-victory-alone = { $player } blijft als laatste over op de trein en wint!
cli-victory-locomotive-most = { $number ->
    [one] Van iedereen op de locomotief heeft alleen { $player } een buitkaart, en dat is genoeg om te winnen!
   *[other] { $player } wint op de locomotief met de meeste buitkaarten: { $number }!
}
cli-victory-locomotive-best = Op de locomotief staat het gelijk in buitkaarten, maar { $player } heeft de beste, van $ { $value }, en wint!
cli-victory-last = Er is niemand meer op de trein, maar { $player } hield het het langst vol en wint!
cli-victory-nobody-most = { $number ->
    [one] Er is niemand meer op de trein. Van de laatsten heeft alleen { $player } een buitkaart, en dat is genoeg om te winnen!
   *[other] Er is niemand meer op de trein. Van de laatsten heeft { $player } de meeste buitkaarten, { $number }, en wint!
}
cli-victory-nobody-best = Er is niemand meer op de trein. De laatsten hebben evenveel buitkaarten, maar { $player } heeft de beste, van $ { $value }, en wint!
cli-victory-shared = { $players } gingen er samen als laatsten af, zonder buit: ze delen de winst!
cli-error = Fout
cli-interrupted = Gestopt.
cli-engine-compiled = gecompileerde engine
cli-engine-plain = engine in gewoon Python
cli-version = Colt Express voor Python { $version } ({ $engine })

## simulate en bench

cli-progress-games = Gespeelde spellen
cli-simulate-title = { $games ->
    [one] { $games } willekeurig spel met { $players } spelers
   *[other] { $games } willekeurige spellen met { $players } spelers
}
cli-simulate-all = { $games ->
    [one] { $games } willekeurig spel voor elk aantal spelers
   *[other] { $games } willekeurige spellen voor elk aantal spelers
}
cli-simulate-time = { $games ->
    [one] { $games } spel in { $seconds } s
   *[other] { $games } spellen in { $seconds } s
}
cli-simulate-length = { $decisions ->
    [one] { $decisions } keuze per spel
   *[other] { $decisions } keuzes per spel
}
cli-simulate-rounds = gemiddeld { $rounds } ronden
cli-bench-title-engine = Hoe snel de engine is
cli-bench-title-search = Hoe snel bots zoeken: geprobeerde zetten per seconde
cli-bench-random-rollouts = Willekeurig verder gespeeld, 30 keuzes
cli-bench-informed-rollouts = Doordacht verder gespeeld, 30 keuzes
cli-bench-games = Spellen per seconde
cli-bench-moves = Keuzes per seconde
cli-bench-quiet = zonder gebeurtenissen
cli-bench-copies = Kopieën per seconde
cli-bench-determinized = Ingevulde kopieën per seconde

## replay

cli-replay-title = { $path }: { $game }, { $players } spelers, { $moves } zetten
cli-replay-seen-by = Gezien door de ogen van { $player }
cli-replay-spectator = Gezien door een toeschouwer
cli-replay-round = Ronde { $round }
cli-replay-end = Hier eindigt het verslag.
cli-replay-unfinished = Het spel is nog niet afgelopen.

## verify

cli-verify-title = { $path } wordt gecontroleerd
cli-verify-moves = { $number ->
    [one] { $number } zet is toegestaan
   *[other] Alle { $number } zetten zijn toegestaan
}
cli-verify-chances = { $number ->
    [one] { $number } toevalsuitkomst klopt met de spelsleutel
   *[other] Alle { $number } toevalsuitkomsten kloppen met de spelsleutel
}
cli-verify-seed = De seed past bij de gepubliceerde hash
cli-verify-outcome = De uitslag volgt uit de zetten
cli-verify-honest = Er is eerlijk gespeeld.
cli-verify-running = Dit spel is nog bezig: de worpen kunnen pas gecontroleerd worden als de seed bekend is.
cli-verify-no-seed = Dit verslag bevat geen seed: de worpen zijn mogelijk, maar of ze eerlijk waren, kan niemand zeggen.
