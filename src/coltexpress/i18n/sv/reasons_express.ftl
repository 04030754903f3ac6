# Varför ett drag i Colt Express är bra eller dåligt. Sägs om ett drag: utan subjekt.

reason-express-only = Det är det enda som går att göra.

## Förberedelser för två spelare

reason-express-picks = { $bandit_key ->
    [bandit-belle] Tar med Belle, som sällan blir träffad.
    [bandit-cheyenne] Tar med Cheyenne, som stoppar på sig börsarna hon slår loss.
    [bandit-django] Tar med Django, vars kulor kastar iväg andra.
    [bandit-doc] Tar med Doc, och med honom ett sjunde kort.
    [bandit-ghost] Tar med Ghost, som gömmer ett kort varje omgång.
    [bandit-tuco] Tar med Tuco, som skjuter rakt genom taket.
   *[other] Tar med { $bandit }.
}
reason-express-starts-last = Låter { $bandit } börja längst bak.
reason-express-starts-by-loot = Låter { $bandit } börja alldeles intill { $loot_a }.

## Kort

reason-express-keeps-bullets = Behåller kulkorten på handen, så att de inte blandas in igen.
reason-express-sheds-bullets = Gör sig av med kulkort som bara tar plats.
reason-express-keeps-nothing = Ger plats åt nya kort.
reason-express-keeps-out-bullets = Lämnar mindre plats åt kulkorten överst i packen.
reason-express-keeps-best = Har ”{ $action }” redo till nästa omgång.
reason-express-keeps-cards = Behåller kort som kan komma till nytta.
reason-express-draws = Ger mer att välja på, men på tåget händer ingenting.
reason-express-draws-short = Fyller på en hand som inte räcker omgången ut.
reason-express-draws-for-later = Drar kort till nästa omgång.
reason-express-draws-too-late = Drar kort som inte längre hinner spelas.
reason-express-draws-bullets = Drar bara kulkort.
reason-express-hides-card = Låter de andra gissa.

## Stöldgods

reason-express-robs = Tar { $loot_a }.
reason-express-robs-first = Tar { $loot_a } innan { $bandit } hinner.
reason-express-nothing-here = Hittar ingenting att ta där.
reason-express-leaves = Låter { $loot_a } ligga.
reason-express-leaves-purse = Överlåter börsen åt någon annan.
reason-express-declines = Avstår från en börs som bara ligger där.

## Kulor och nävar

reason-express-shoots = Ger { $bandit } ett kulkort.
reason-express-shoots-leader = Träffar { $bandit }, rikast av alla.
reason-express-gunslinger = Träffar { $bandit } och leder kampen om att bli revolverman.
reason-express-shoots-own = Träffar { $bandit }, en lagkamrat.
reason-express-no-target = Hittar ingen att skjuta på.
reason-express-no-bullets = Gör ingenting: revolvern är tom.
reason-express-punches = Får { $bandit } att tappa { $loot_a }.
reason-express-snatches = Rycker till sig en börs från { $bandit }.
reason-express-spares = Låter { $bandit } komma undan med { $loot_a }.
reason-express-punches-away = Slår { $bandit } ur vägen.
reason-express-punches-own = Går ut över { $bandit }, en lagkamrat.
reason-express-nobody-to-punch = Hittar ingen att slå till.
reason-express-knocks-into-marshal = Slår { $bandit } rakt i famnen på sheriffen.
reason-express-knocks-to-loot = Slår { $bandit } rakt på { $loot_a }.

## Vägar

reason-express-goes-to-loot = Kommer fram till { $loot_a }.
reason-express-climbs-to-loot = Klättrar till { $loot_a }.
reason-express-meets-marshal = Springer rakt i famnen på sheriffen.
reason-express-avoids-event = Undkommer ”{ $event }”.
reason-express-seeks-event = Är på rätt plats för ”{ $event }”.
reason-express-stands-in-event = Är på fel plats för ”{ $event }”.
reason-express-aims = Får { $bandit } inom räckhåll.
reason-express-flees = Kommer utom räckhåll för { $bandit }.
reason-express-moves-on = Letar efter en bättre plats.

## Sheriffen

reason-express-marshal-hits = Skickar sheriffen på { $bandit }.
reason-express-marshal-hits-self = Drar sheriffen över sig.
reason-express-marshal-below = Ställer sheriffen under { $bandit } lagom till ”{ $event }”.
reason-express-frees-strongbox = Lockar bort sheriffen från ett kassaskrin.
reason-express-marshal-moves = Skickar sheriffen dit han inte stör någon.
