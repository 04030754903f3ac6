# Sidan före spelet: start, väntrum, listor.

## Webbläsarens flik, och det som varje sida har

web-home-brand = Colt Express
web-home-title = { $page } · Colt Express
web-home-title-turn = Din tur! { $page }
web-home-title-games = ({ $number }) { $page }
web-home-language = Språk
web-home-back = Tillbaka
web-home-cancel = Avbryt
web-home-change = ändra
web-home-yes = Ja
web-home-no = Nej
web-home-loading = Ett ögonblick …

## Tider

web-home-days = { $number ->
    [one] { $number } dag
   *[other] { $number } dagar
}
web-home-hours = { $number ->
    [one] { $number } timme
   *[other] { $number } timmar
}
web-home-minutes = { $number ->
    [one] { $number } minut
   *[other] { $number } minuter
}
web-home-seconds = { $number ->
    [one] { $number } sekund
   *[other] { $number } sekunder
}

## De två spelen

web-home-game = Spel
web-home-game-express = Colt Express
web-home-game-express-about = 2 till 6 spelare · 5 omgångar · ungefär 40 minuter
web-home-game-super = Colt Super Express
web-home-game-super-about = 3 till 7 spelare · snabba drag · ungefär 15 minuter

## Första sidan

web-home-kicker = Pappersteatern visar: ett tågrån i fem omgångar
web-home-menu = Spela
web-home-play = Spela mot bottar nu
web-home-play-about = Ett bord är klart på en sekund
web-home-play-going = Tåget rullar in …
web-home-friends = Spela med vänner
web-home-friends-about = Dela en länk eller en QR-kod
web-home-games = Mina spel
web-home-games-none = Inga än
web-home-games-running = { $number ->
    [one] { $number } spel pågår
   *[other] { $number } spel pågår
}
web-home-games-yours = { $number ->
    [one] Din tur vid { $number } bord
   *[other] Din tur vid { $number } bord
}
web-home-join = Gå med via kod
web-home-join-about = Sex bokstäver eller siffror
web-home-tables = Öppna bord
web-home-tables-none = Slå dig ner, eller titta på
web-home-tables-waiting = { $number ->
    [one] { $number } bord söker spelare
   *[other] { $number } bord söker spelare
}
web-home-tables-playing = { $number ->
    [one] { $number } bord att titta på
   *[other] { $number } bord att titta på
}
web-home-device = Annan enhet
web-home-device-about = Spela vidare där du är
web-home-fine = Fritt och öppet. Ingen koppling till brädspelens förlag.

## Vem du är. Namnen är för den som inte har valt något: korta, inga verkliga personer, åtskilda av komma och mellanslag.

web-home-names = Dammiga Pelle, Kaktus-Karin, Visslande Jocke, Vilda Hilda, Sexskotts-Sara, Präriepärlan, Silver-Sam, Skallerorms-Rosa, Mustang-Maja, Lyckliga Lulu, Dynamit-Danne, Prärievargs-Klara, Magra Signe, Bön-Bill, Stäpp-Stella, Koppar-Kurre
web-home-name = Ditt namn
web-home-name-save = Spara
web-home-name-pick = välj ett namn
web-home-nobody = Inget namn än
web-home-you-are = Du är { $name }

## Ett nytt bord

web-home-the-game = Spelet
web-home-the-table = Bordet
web-home-seats = Platser
web-home-seats-about = Bottar kan ta de platser som ingen tar.
web-home-seats-teams = Två spelare, med två banditer var.
web-home-players = { $number ->
    [one] { $number } spelare
   *[other] { $number } spelare
}
web-home-teams-pick = Ni väljer
web-home-teams-random = Slumpen
web-home-teams-about = Med två spelare gäller alltid expertvarianten.
web-home-teams-later = Banditerna väljs när spelet börjar: två var.
web-home-train-chance = Slumpen
web-home-train-random = Slumpen kopplar ihop vagnarna.
web-home-train-chosen = Jag väljer
web-home-train-chosen-about = Från lokomotivet till sista vagnen:
web-home-car = Vagn { $number } bakom lokomotivet
web-home-bots = Bottarna spelar som
web-home-bots-about = { $level }: { $about }.
web-home-bots-fair = Bottarna ser bara det som en spelare på deras plats skulle se.
web-home-clock = Klocka
web-home-clock-none = Ingen
web-home-clock-none-about = Alla tar god tid på sig.
web-home-clock-about = { $time } per val. När tiden är ute väljer en bot.
web-home-clock-reserve-about = { $time } per val, och { $reserve } i reserv för hela spelet. När tiden är ute väljer en bot.
web-home-found = Synlighet
web-home-private = Bara vänner
web-home-private-about = Bara den som har länken eller koden.
web-home-public = Alla
web-home-public-about = Står i listan för alla som söker ett bord.
web-home-open = Öppna bordet
web-home-open-about = bjud sedan in dina vänner

## Väntrummet

web-home-table = Bord { $code }
web-home-invite = Ta med dina vänner
web-home-invite-about = Rikta en mobilkamera mot den, eller skicka länken:
web-home-invite-local = Den här adressen fungerar bara på den här datorn. För andra enheter hemma startar du spelet med make play ARGS="--host 0.0.0.0".
web-home-invite-text = Kom och spela { $game } med mig!
web-home-qr = QR-kod för länken
web-home-link = Länk
web-home-copy = Kopiera
web-home-copied = Kopierad
web-home-send = Skicka
web-home-code-say = eller säg koden
web-home-riders = De som åker med
web-home-riders-taken = { $taken } av { $number } platser tagna
web-home-seat-you = Du
web-home-seat-free = Ledig
web-home-seat-free-about = bjud in någon
web-home-seat-kept = reserverad
web-home-seat-chance = vilken bandit som helst
web-home-seat-bot = Bot
web-home-seat-host = värd
web-home-seat-away = borta
web-home-seat-ready = redo
web-home-seat-unready = inte redo än
web-home-seat-choosing = väljer bandit
web-home-sit = Slå dig ner
web-home-bot-add = Lägg till bot
web-home-bot-away = Skicka bort botten på plats { $number }
web-home-send-away = Skicka bort { $name }
web-home-bandit = Din bandit
web-home-bandit-yours = din
web-home-bandit-looks = { $name } funderar
web-home-bandit-chance = Välj en, eller låt slumpen avgöra.
web-home-bandit-again = En gång till, så avgör slumpen.
web-home-you-host = du är värd
web-home-more = Fler alternativ
web-home-wait-sit = Slå dig ner för att spela, eller stanna och titta på.
web-home-wait-full = Alla platser är upptagna. Stanna och titta på.
web-home-wait-for = Väntar på { $who }.
web-home-wait-you = dig
web-home-wait-free = { $number ->
    [one] en spelare till
   *[other] { $number } spelare till
}
web-home-wait-start = Alla är redo.
web-home-wait-host = { $name } startar spelet.
web-home-start = Starta nu
web-home-start-bots = { $number ->
    [one] en bot tar den lediga platsen
   *[other] bottar tar de lediga platserna
}
web-home-start-unready = { $number ->
    [one] { $names } är inte redo än
   *[other] { $names } är inte redo än
}
web-home-ready = Jag är redo
web-home-ready-said = Du är redo
web-home-ready-again = Värden har ändrat spelet. Är du fortfarande redo?
web-home-leave = Res dig
web-home-close = Stäng bordet
web-home-fair = Bevisligen rättvist
web-home-fair-about = Servern förseglade sin del av blandningen innan någon slog sig ner. Det här är sigillet; efter spelet går det att kontrollera att det inte har brutits:

## Vad banditerna kan, med tre ord eller så

web-home-power-belle = skjuts sist
web-home-power-cheyenne = stjäl i slagsmål
web-home-power-django = skotten knuffar
web-home-power-doc = drar 7 kort
web-home-power-ghost = döljer ett kort
web-home-power-tuco = skjuter genom tak

## Listor över bord

web-home-games-empty = Du sitter inte vid något bord än.
web-home-group-yours = Din tur
web-home-group-playing = De andra funderar
web-home-group-waiting = Väntar på spelare
web-home-group-over = Slut
web-home-group-open = Bord som söker spelare
web-home-group-watch = Spel att titta på
web-home-open-empty = Ingen söker spelare just nu.
web-home-watch-empty = Inget offentligt spel pågår just nu.
web-home-list-yours = din tur
web-home-list-turn = väntar på { $names }
web-home-list-waiting = väntar på spelare
web-home-list-over = slut
web-home-list-empty = Ingen än
web-home-list-seats = { $taken } av { $number } platser
web-home-list-due = { $time } kvar
web-home-list-play = Spela
web-home-list-open = Öppna
web-home-list-join = Gå med
web-home-list-result = Resultat
web-home-watch = Titta på
web-home-notify = Säg till när det är min tur
web-home-notify-about = Så länge den här sidan är öppen någonstans.
web-home-notify-refused = Din webbläsare tillåter det inte. Ändra det i inställningarna för sidan.
web-home-webhook = Skicka även till en webbadress
web-home-webhook-about = För chattrum och egna program: när det är din tur och du inte sitter vid bordet skickar servern ett kort meddelande (JSON) till den här adressen.
web-home-webhook-address = Webhookens adress
web-home-webhook-saved = Sparat: från och med nu skickas meddelanden dit.
web-home-webhook-none = Sparat: meddelanden skickas inte någon annanstans.

## Gå med

web-home-join-ask = Vilken är koden?
web-home-join-hint = Värden ser den i väntrummet. Det går bra med en länk också.
web-home-join-go = Gå med

## En annan enhet

web-home-device-explain = Ta med ditt namn och dina platser: öppna länken på din andra enhet. Sedan går det att använda båda.
web-home-device-show = Visa länken
web-home-device-anew = Visa en ny länk
web-home-device-hint = Gäller en gång, i tio minuter.
web-home-device-text = Mina platser i Colt Express
web-home-device-warn = Den som öppnar länken spelar som du: visa den inte för någon annan.
web-home-device-arrive = Är den här enheten också din?
web-home-device-arrive-about = Hittills har du varit { $name } här. Med länken blir du den du är på din andra enhet; det här namnet och dess platser försvinner då härifrån.
web-home-device-claim = Ja, fortsätt här
web-home-device-welcome = Välkommen, { $name }!
web-home-device-welcome-about = Alla dina platser finns här nu.

## När något inte är som det ska

web-home-again = Försök igen
web-home-reload = Ladda om sidan
web-home-to-home = Till startsidan
web-home-to-join = Prova en annan kod
web-home-to-tables = Se öppna bord
web-home-to-new = Öppna ett eget bord
web-home-trouble-page = Här finns bara öken
web-home-trouble-page-about = Det finns ingen sida på den här adressen. Kanske försvann en bokstav på vägen.
web-home-trouble-offline = Linjen är död
web-home-trouble-offline-about = Servern går inte att nå. Ditt spel är tryggt där: så fort förbindelsen är tillbaka går det vidare.
web-home-trouble-code = Inget bord med den koden
web-home-trouble-code-about = Inget bord väntar med den koden. Kontrollera bokstäverna; när spelet har börjat leder bara länken dit.
web-home-trouble-table = Det här bordet finns inte
web-home-trouble-table-about = Länken leder ingenstans. Kanske saknas en bit av den: be om den en gång till.
web-home-trouble-full = Alla platser är upptagna
web-home-trouble-full-about = Du kan titta på, eller öppna ett eget bord.
web-home-trouble-closed = Bordet är stängt
web-home-trouble-closed-about = Alla gick innan spelet började.
web-home-trouble-removed = Värden vill spela utan dig
web-home-trouble-removed-about = Du har skickats bort från det här bordet. Vid andra bord finns det plats för dig.
web-home-trouble-old = Det här spelet är från en annan tid
web-home-trouble-old-about = Det började med nyare regler, som den här servern inte känner till ännu.
web-home-trouble-version = Den här sidan är inaktuell
web-home-trouble-version-about = Servern har en annan version av spelet nu. Ladda om sidan för att fortsätta; dina partier är trygga.
web-home-trouble-link = Den här länken har gjort sitt
web-home-trouble-link-about = En länk för en annan enhet gäller en gång, i tio minuter. Skaffa en ny på din andra enhet.
web-home-trouble-other = Det gick inte
web-home-trouble-other-about = Något gick fel. Försök igen om en stund.
