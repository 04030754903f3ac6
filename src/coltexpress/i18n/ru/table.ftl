# Что говорят обе игры. События: told-<вид>; действия: move-<имя>; вопросы: question-<имя>.
# Имя игрока ($player) известно только в именительном падеже.
# .you: то же самое тому, кто это делает; .to-you: тому, с кем это делают. <b>: что выделено.

## События

told-joined = { $player } выбирает { $bandit_acc }.
    .you = <b>Вы</b> выбираете { $bandit_acc }.
told-joined-solo = { $bandit } идёт на дело.
    .you = <b>Вы</b> идёте на дело. Ваш бандит: { $bandit }.
told-first-player = Первый игрок: { $player }
    .you = Первый игрок: <b>вы</b>
told-boarded = { $bandit } садится в { $car_acc }.
    .you = <b>Вы</b> садитесь в { $car_acc }.
told-round-began = Раунд { $round } начинается.
told-answered = { $player }: выбор сделан.
    .you = <b>Вы</b> сделали выбор.
told-taken-back = { $player } передумывает и выбирает заново.
    .you = <b>Вы</b> передумываете и выбираете заново.
told-stealin-began = Грабёж! Вскрываем карты.
told-moved-walked = { $level ->
    [roof] { $bandit } перебегает на крышу { $car_gen }.
   *[inside] { $bandit } переходит в { $car_acc }.
}
    .you = { $level ->
        [roof] <b>Вы</b> перебегаете на крышу { $car_gen }.
       *[inside] <b>Вы</b> переходите в { $car_acc }.
    }
told-moved-climbed = { $level ->
    [roof] { $bandit } забирается на крышу { $car_gen }.
   *[inside] { $bandit } спускается в { $car_acc }.
}
    .you = { $level ->
        [roof] <b>Вы</b> забираетесь на крышу { $car_gen }.
       *[inside] <b>Вы</b> спускаетесь в { $car_acc }.
    }
told-shot = { $bandit } стреляет в { $target_acc }.
    .you = <b>Вы</b> стреляете в { $target_acc }.
    .to-you = { $bandit } стреляет в <b>вас</b>.

## Действия: строки меню

move-take-back = Отменить свой выбор
move-assign-bandits = Случай раздаёт бандитов: { $bandits }
move-draw-first-player = Случай вытягивает фишку { $bandit_gen }

## Вопросы

question-bandits = Случай раздаёт бандитов.
question-first-player = Случай выбирает первого игрока.
question-wait = Остальные ещё думают.
question-over = Игра окончена.
