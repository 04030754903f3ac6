## Spelens inställningar
#
# Namnet på en inställning. `.help`: på kommandoraden. För en brytare: `.ask` är frågan före ett spel i terminalen,
# `.label` rubriken på sidan, med valen `.off` och `.on` (annars nej och ja), `.about` och `.about-off` vad det betyder.

option-expert = { expert-variant }
    .help = Colt Express: spela expertvarianten.
    .ask = Expertvariant?
    .label = Regler
    .off = Vanliga
    .on = Expert
    .about = Expertvariant: du behåller kort från omgång till omgång.
    .about-off = Vanliga regler
option-reflex = { action-reflex }
    .help = Colt Super Express: spela med miniexpansionen Reflex, ett kort till åt alla.
    .ask = Spela med korten ”{ action-reflex }”?
    .label = Extrakort: { action-reflex }
    .about = Ligger du, reser du dig och skjuter genast. Står du, faller du omkull.
option-horse = { action-horse }
    .help = Colt Super Express: spela med miniexpansionen Häst, ett kort till åt alla.
    .ask = Spela med korten ”{ action-horse }”?
    .label = Extrakort: { action-horse }
    .about = Tar dig till lokomotivet, även när du just har lämnat tåget.
option-bandits = Banditer
    .help = Banditerna, plats för plats, t.ex. belle,tuco,doc. De som saknas lottas.
option-train = Tåg
    .help = Colt Express: vagnarna bakom lokomotivet, framifrån och bakåt, t.ex. mail,saloon,dining; eller random.
option-first = Första spelaren
    .help = Första spelarens plats, räknat från 1; eller random.
option-teams = Era banditer
    .help = Colt Express för två spelare: draft (välj turvis), random, eller båda gängen, t.ex. tuco,cheyenne/django,doc.
option-placement = Startplatser
    .help = Colt Express för två spelare, vem som börjar i vilken vagn: chosen (spelarna väljer) eller random.

# Rubriken till listan över det som är på; `.none` om inget är det.
options-express = Fler regler
    .none = Inga
options-super = Extrakort
    .none = Inga
