# Colt Super Express: vad som händer, vad man kan göra, vad man tillfrågas om.

## Händelser: Stöld!

told-revealed = { $player }, kort { $number }: { $card }
told-turned = { $facing ->
    [front] { $bandit } vänder sig om mot lokomotivet.
   *[tail] { $bandit } vänder sig om mot sista vagnen.
}
told-missed = { $bandit } skjuter i tomma luften.
told-moved-thrown = { $level ->
    [roof] { $bandit } slungas till taket på { $car_the } och ligger golvad.
   *[inside] { $bandit } slungas in i { $car_the } och ligger golvad.
}
told-moved-rode = { $bandit } galopperar fram till lokomotivet och hoppar in.
told-woke = { $bandit } kvicknar till och reser sig.
told-fell = { $bandit } ramlar omkull och ligger golvad.

## Händelser: av tåget

told-rides-walked = { $bandit } kliver av tåget rakt ner i sadeln och rider bredvid.
told-rides-shot = { $bandit } skjuts av tåget men rider bredvid.
told-out-walked = { $bandit } kliver rakt av tåget och är ute ur leken!
told-out-shot = { $bandit } skjuts av tåget och är ute ur leken!
told-out-uncoupled = { $bandit } lämnas kvar med vagnen och är ute ur leken!
# Red bredvid och har ingen Häst att komma tillbaka med.
told-out-ride = { $bandit } hinner inte med tåget och är ute ur leken!

## Händelser: omgångens och spelets slut

told-uncoupled = Losskopplad! Tåget rullar vidare utan { $car_the }.
told-looted = { $bandit } tar ett stöldgodskort värt ${ $value }.
told-game-over-alone = Bara en bandit är kvar på tåget: spelet är slut.
told-game-over-locomotive = Bara lokomotivet är kvar: spelet är slut.
told-game-over-nobody = Ingen är kvar på tåget: spelet är slut.
told-ranked = Plats { $place }: { $player } utan stöldgods
told-ranked-best = { $number ->
    [one] Plats { $place }: { $player } med ett stöldgodskort, värt ${ $best }
   *[other] Plats { $place }: { $player } med { $number } stöldgodskort, det bästa värt ${ $best }
}

## Drag: rader i en meny; programmets kort, i ordning

move-programme = { $first } → { $second } → { $third }

## Slumpens drag

move-loot-card = Slumpen vänder upp stöldgodskortet värt ${ $value }

## Frågor

question-choose-programme = Vilka tre kort spelar du, och i vilken ordning?
question-which-loot-card = Slumpen vänder upp vagnens stöldgodskort.
question-out = Din bandit är ute ur leken. De andra spelar vidare.
