# Hjälp mitt i spelet: en rad var.

help-title = Hjälp
help-goal = Fem omgångar, ett tåg. Den som har mest pengar till slut vinner.
help-schemin = Intriger: tur efter tur spelar var och en ett kort på den gemensamma packen eller drar tre.
help-stealin = Stöld: korten i packen utförs i den ordning de spelades.
help-marshal = Den som stöter på sheriffen får ett neutralt kulkort och flyr upp på taket.
help-bullets = Kulor du får hamnar i din draghög, där de bara tar plats.
help-gunslinger = Den som skjuter flest kulor blir revolverman och $1 000 rikare.
help-heading-actions = Handlingar
help-heading-turns = Turer
help-heading-events = Händelser
help-heading-bandits = Banditer
help-heading-expansions = Miniexpansioner

## Handlingar

help-action-move = Inne i tåget: gå till en intilliggande vagn. På taket: spring upp till tre vagnar.
help-action-floor-change = Klättra upp på taket, eller ner i vagnen.
help-action-fire = Inne i tåget: skjut en bandit i en intilliggande vagn. På taket: den närmaste inom synfältet, framåt eller bakåt.
help-action-robbery = Ta stöldgods som ligger där du är.
help-action-punch = Slå till en bandit där du är: den tappar stöldgods och flyger till en intilliggande vagn.
help-action-marshal = Flytta sheriffen en vagn.

## Turer

help-turn-visible = Korten spelas uppvända.
help-turn-tunnel = Korten spelas nedvända.
help-turn-speeding-up = Alla gör två saker i rad.
help-turn-switching = Den här turen går åt andra hållet: moturs.

## Händelser

help-event-none = Ingenting händer i slutet av omgången.
help-event-angry-marshal = Sheriffen skjuter alla på sin vagns tak och går sedan en vagn bakåt.
help-event-swivel-arm = Alla som är på ett tak sveps bort till sista vagnens tak.
help-event-braking = Alla som är på ett tak glider en vagn framåt.
help-event-take-it-all = Det andra kassaskrinet ställs i sheriffens vagn.
help-event-rebellion = Alla inne i tåget får ett neutralt kulkort.
help-event-pickpocketing = Den som är ensam någonstans får ta en börs därifrån.
help-event-revenge = Alla på taket till sheriffens vagn förlorar sin minst värdefulla börs.
help-event-hostage = Alla i eller på lokomotivet får $250 i lösensumma.

## Banditer

help-bandit-belle = Ingen kan skjuta eller slå Belle så länge det finns någon annan att välja.
help-bandit-cheyenne = När Cheyenne slår loss en börs får hon ta den själv.
help-bandit-django = Djangos kulor slungar offret en vagn längre bort.
help-bandit-doc = Doc börjar varje omgång med sju kort i stället för sex.
help-bandit-ghost = I omgångens första tur får Ghost spela sitt kort nedvänt.
help-bandit-tuco = Tuco får också skjuta genom taket på sin egen vagn, uppåt eller nedåt.

## Colt Super Express

help-super-goal = Varje omgång förlorar tåget sin sista vagn. Håll dig kvar ombord!
help-super-schemin = Intriger: alla väljer samtidigt och i hemlighet tre kort och deras ordning.
help-super-stealin = Stöld: med början hos första spelaren vänder var och en i tur ett kort och utför det; tre varv.
help-super-row = Banditerna står i rad och agerar bara åt det håll de är vända: ◀ mot lokomotivet, ▶ mot sista vagnen.
help-super-stunned = Den som träffas ligger golvad och kan inte träffas igen. Nästa kort får en bara på fötter.
help-super-uncoupling = Efter omgången kopplas sista vagnen loss, med alla i och på den. Stöldgodskortet går till den som nu är längst bak.
help-super-end = Den som är ensam kvar på tåget vinner. Är bara lokomotivet kvar vinner den där som har flest stöldgodskort; vid lika gäller det bästa.
help-super-floor-change = Klättra upp på taket, eller ner i vagnen. Alla som redan är där har du framför dig.
help-super-move = Gå en vagn åt det håll du är vänd. Finns det ingen faller du av tåget och är ute ur leken.
help-super-turn-around = Vänd dig åt andra hållet.
help-super-fire = Träffa den första stående banditen framför dig på din nivå, hur långt bort som helst: den flyger en vagn längre bort.
help-super-reflex = Ligger du golvad reser du dig och skjuter genast. Står du så ramlar du omkull, golvad.
help-super-horse = Galoppera in i lokomotivet. Har du klivit eller skjutits av tåget tar det dig tillbaka, om det är ditt allra nästa kort.
