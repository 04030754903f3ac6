# Что говорят обе игры. События: told-<вид>; действия: move-<имя>; вопросы: question-<имя>.
# Имя игрока ($player) известно только в именительном падеже.

## События

told-joined = { $player } выбирает { $bandit_acc }.
told-joined-solo = { $bandit } идёт на дело.
told-first-player = Первый игрок: { $player }
told-boarded = { $bandit } садится в { $car_acc }.
told-round-began = Раунд { $round } начинается.
told-answered = { $player }: выбор сделан.
told-taken-back = { $player } передумывает и выбирает заново.
told-stealin-began = Грабёж! Вскрываем карты.
told-moved-walked = { $level ->
    [roof] { $bandit } перебегает на крышу { $car_gen }.
   *[inside] { $bandit } переходит в { $car_acc }.
}
told-moved-climbed = { $level ->
    [roof] { $bandit } забирается на крышу { $car_gen }.
   *[inside] { $bandit } спускается в { $car_acc }.
}
told-shot = { $bandit } стреляет в { $target_acc }.

## Действия: строки меню

move-take-back = Отменить свой выбор
move-gather = Случай раздаёт бандитов: { $bandits }
move-pawn = Случай вытягивает фишку { $bandit_gen }

## Вопросы

question-which-bandits = Случай раздаёт бандитов.
question-who-is-first = Случай выбирает первого игрока.
question-wait = Остальные ещё думают.
question-over = Игра окончена.
