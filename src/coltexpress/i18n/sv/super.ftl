# Colt Super Express: vad som händer, vad man kan göra, vad man tillfrågas om.
# .you: detsamma, berättat för den som gör det; .to-you: för den det drabbar. <b> är det som framhävs.

## Händelser: Stöld!

told-revealed = { $player }, kort { $number }: { $card }
    .you = <b>Ditt</b> kort { $number }: { $card }
told-turned = { $facing ->
    [front] { $bandit } vänder sig om mot lokomotivet.
   *[tail] { $bandit } vänder sig om mot sista vagnen.
}
    .you = { $facing ->
        [front] <b>Du</b> vänder dig om mot lokomotivet.
       *[tail] <b>Du</b> vänder dig om mot sista vagnen.
    }
told-missed = { $bandit } skjuter i tomma luften.
    .you = <b>Du</b> skjuter i tomma luften.
told-moved-thrown = { $level ->
    [roof] { $bandit } slungas till taket på { $car_the } och ligger golvad.
   *[inside] { $bandit } slungas in i { $car_the } och ligger golvad.
}
    .you = { $level ->
        [roof] <b>Du</b> slungas till taket på { $car_the } och ligger golvad.
       *[inside] <b>Du</b> slungas in i { $car_the } och ligger golvad.
    }
told-moved-rode = { $bandit } galopperar fram till lokomotivet och hoppar in.
    .you = <b>Du</b> galopperar fram till lokomotivet och hoppar in.
told-woke = { $bandit } kvicknar till och reser sig.
    .you = <b>Du</b> kvicknar till och reser dig.
told-fell = { $bandit } ramlar omkull och ligger golvad.
    .you = <b>Du</b> ramlar omkull och ligger golvad.

## Händelser: av tåget

told-rides-walked = { $bandit } kliver av tåget rakt ner i sadeln och rider bredvid.
    .you = <b>Du</b> kliver av tåget rakt ner i sadeln och rider bredvid.
told-rides-shot = { $bandit } skjuts av tåget men rider bredvid.
    .you = <b>Du</b> skjuts av tåget men rider bredvid.
told-out-walked = { $bandit } kliver rakt av tåget och är ute ur leken!
    .you = <b>Du</b> kliver rakt av tåget och är ute ur leken!
told-out-shot = { $bandit } skjuts av tåget och är ute ur leken!
    .you = <b>Du</b> skjuts av tåget och är ute ur leken!
told-out-uncoupled = { $bandit } lämnas kvar med vagnen och är ute ur leken!
    .you = <b>Du</b> lämnas kvar med vagnen och är ute ur leken!
# Red bredvid och har ingen Häst att komma tillbaka med.
told-out-ride = { $bandit } hinner inte med tåget och är ute ur leken!
    .you = <b>Du</b> hinner inte med tåget och är ute ur leken!

## Händelser: omgångens och spelets slut

told-uncoupled = Losskopplad! Tåget rullar vidare utan { $car_the }.
told-looted = { $bandit } tar ett stöldgodskort värt ${ $value }.
    .you = <b>Du</b> tar ett stöldgodskort värt ${ $value }.
told-game-over-alone = Bara en bandit är kvar på tåget: spelet är slut.
told-game-over-locomotive = Bara lokomotivet är kvar: spelet är slut.
told-game-over-nobody = Ingen är kvar på tåget: spelet är slut.
told-ranked = Plats { $place }: { $player } utan stöldgods
    .you = Plats { $place }: <b>du</b>, utan stöldgods
told-ranked-best = { $number ->
    [one] Plats { $place }: { $player } med ett stöldgodskort, värt ${ $best }
   *[other] Plats { $place }: { $player } med { $number } stöldgodskort, det bästa värt ${ $best }
}
    .you = { $number ->
        [one] Plats { $place }: <b>du</b>, med ett stöldgodskort, värt ${ $best }
       *[other] Plats { $place }: <b>du</b>, med { $number } stöldgodskort, det bästa värt ${ $best }
    }

## Drag: rader i en meny; programmets kort, i ordning

move-programme = { $first } → { $second } → { $third }

## Slumpens drag

move-loot-card = Slumpen vänder upp stöldgodskortet värt ${ $value }

## Frågor

question-programme = Vilka tre kort spelar du, och i vilken ordning?
question-loot-card = Slumpen vänder upp vagnens stöldgodskort.
question-out = Din bandit är ute ur leken. De andra spelar vidare.
