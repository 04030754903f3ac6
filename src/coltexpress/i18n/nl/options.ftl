## Opties van de spellen
#
# De naam van een optie. `.help`: bij de opdrachtregel. Van een schakelaar: `.ask` is de vraag voor een spel in de
# terminal, `.label` het opschrift op de pagina, met de keuzes `.off` en `.on` (anders nee en ja), en `.about` en
# `.about-off` wat het betekent.

option-expert = { expert-variant }
    .help = Colt Express: speel de variant voor gevorderde spelers.
    .ask = Variant voor gevorderde spelers?
    .label = Regels
    .off = Gewoon
    .on = Gevorderd
    .about = Variant voor gevorderde spelers: je bewaart kaarten van ronde tot ronde.
    .about-off = Gewone regels
option-reflex = { action-reflex }
    .help = Colt Super Express: speel met de mini-uitbreiding Reflex, één kaart meer voor iedereen.
    .ask = Met de kaarten ‘{ action-reflex }’ spelen?
    .label = Extra kaart: { action-reflex }
    .about = Lig je, dan sta je op en schiet je meteen. Sta je, dan val je om.
option-horse = { action-horse }
    .help = Colt Super Express: speel met de mini-uitbreiding Paard, één kaart meer voor iedereen.
    .ask = Met de kaarten ‘{ action-horse }’ spelen?
    .label = Extra kaart: { action-horse }
    .about = Brengt je naar de locomotief, zelfs als je net de trein uit bent.
option-bandits = Bandieten
    .help = De bandieten, plaats voor plaats, bijvoorbeeld belle,tuco,doc. Wie ontbreekt, wordt geloot.
option-train = Trein
    .help = Colt Express: de wagons achter de locomotief, van voor naar achter, bijvoorbeeld mail,saloon,dining; of random.
option-first = Startspeler
    .help = De plaats van de startspeler, geteld vanaf 1; of random.
option-teams = Jullie bandieten
    .help = Colt Express met twee spelers: draft (om de beurt kiezen), random, of beide teams, bijvoorbeeld tuco,cheyenne/django,doc.
option-placement = Startplaatsen
    .help = Colt Express met twee spelers, wie in welke wagon start: chosen (de spelers kiezen) of random.

# De kop van de lijst met wat aan staat; `.none` als niets aan staat.
options-express = Meer regels
    .none = Geen
options-super = Extra kaarten
    .none = Geen
