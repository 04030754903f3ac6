# Colt Super Express: что происходит, что можно сделать, о чём спрашивают.

## События: грабёж

told-revealed = { $player }, карта { $number }: { $card }
told-turned = { $facing ->
    [front] { $bandit } разворачивается к локомотиву.
   *[tail] { $bandit } разворачивается к последнему вагону.
}
told-missed = { $bandit } палит в пустоту.
told-moved-thrown = { $level ->
    [roof] { $bandit } отлетает на крышу { $car_gen } и лежит в отключке.
   *[inside] { $bandit } отлетает в { $car_acc } и лежит в отключке.
}
told-moved-rode = { $bandit } скачет к локомотиву и запрыгивает внутрь.
told-woke = { $bandit } приходит в себя и встаёт.
told-fell = { $bandit } валится с ног и лежит в отключке.

## События: с поезда долой

told-rides-walked = { $bandit } шагает с поезда прямо в седло и скачет рядом.
told-rides-shot = { $bandit } слетает с поезда от выстрела, но скачет рядом.
told-out-walked = { $bandit } шагает в пустоту и выбывает!
told-out-shot = { $bandit } слетает с поезда от выстрела и выбывает!
told-out-uncoupled = { $bandit } остаётся с отцепленным вагоном и выбывает!
# Скачет рядом, но карты «Лошадь» для возвращения нет.
told-out-ride = { $bandit } отстаёт от поезда и выбывает!

## События: конец раунда и игры

told-uncoupled = Отцепили! Поезд катит дальше без { $car_gen }.
told-looted = { $bandit } получает карту добычи на { $value } $.
told-game-over-alone = На поезде остался один бандит: игра окончена.
told-game-over-locomotive = Остался один локомотив: игра окончена.
told-game-over-nobody = На поезде никого не осталось: игра окончена.
told-ranked = { $place }-е место: { $player }, без добычи
told-ranked-best = { $number ->
    [1] { $place }-е место: { $player }, карта добычи на { $best } $
    [one] { $place }-е место: { $player }, { $number } карта добычи, лучшая на { $best } $
    [few] { $place }-е место: { $player }, { $number } карты добычи, лучшая на { $best } $
    [many] { $place }-е место: { $player }, { $number } карт добычи, лучшая на { $best } $
   *[other] { $place }-е место: { $player }, { $number } карты добычи, лучшая на { $best } $
}

## Действия: строки меню; карты программы по порядку

move-programme = { $first } → { $second } → { $third }

## Действия случая

move-loot-card = Случай открывает карту добычи на { $value } $

## Вопросы

question-choose-programme = Какие три карты разыграете и в каком порядке?
question-which-loot-card = Случай открывает карту добычи отцепленного вагона.
question-out = Ваш бандит выбыл. Остальные играют дальше.
