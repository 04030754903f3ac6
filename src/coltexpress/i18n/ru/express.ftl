# Colt Express: что происходит, что можно сделать, о чём спрашивают.
# .you: то же самое тому, кто это делает; .to-you: тому, с кем это делают. <b>: что выделено.

## События: подготовка

told-coupled = Состав за локомотивом: { $cars }
told-marshal-card-given = { $player } отдаёт карту маршала { $bandit_dat }.
    .you = <b>Вы</b> отдаёте карту маршала { $bandit_dat }.

## События: планирование

told-drew = { $number ->
    [1] { $player } берёт карту.
    [one] { $player } берёт { $number } карту.
    [few] { $player } берёт { $number } карты.
    [many] { $player } берёт { $number } карт.
   *[other] { $player } берёт { $number } карты.
}
    .you = { $number ->
        [1] <b>Вы</b> берёте карту.
        [one] <b>Вы</b> берёте { $number } карту.
        [few] <b>Вы</b> берёте { $number } карты.
        [many] <b>Вы</b> берёте { $number } карт.
       *[other] <b>Вы</b> берёте { $number } карты.
    }
told-drew-cards = { $player } берёт: { $cards }
    .you = <b>Вы</b> берёте: { $cards }
told-hands-returned = Оставшиеся на руках карты возвращаются в личные колоды.
told-discarded = { $number ->
    [0] { $player } ничего не сбрасывает.
    [1] { $player } сбрасывает карту.
    [one] { $player } сбрасывает { $number } карту.
    [few] { $player } сбрасывает { $number } карты.
    [many] { $player } сбрасывает { $number } карт.
   *[other] { $player } сбрасывает { $number } карты.
}
    .you = { $number ->
        [0] <b>Вы</b> ничего не сбрасываете.
        [1] <b>Вы</b> сбрасываете карту.
        [one] <b>Вы</b> сбрасываете { $number } карту.
        [few] <b>Вы</b> сбрасываете { $number } карты.
        [many] <b>Вы</b> сбрасываете { $number } карт.
       *[other] <b>Вы</b> сбрасываете { $number } карты.
    }
told-discarded-cards = { $player } сбрасывает: { $cards }
    .you = <b>Вы</b> сбрасываете: { $cards }
told-shed-bullets = { $number ->
    [1] { $player } сбрасывает пулю.
    [one] { $player } сбрасывает { $number } пулю.
    [few] { $player } сбрасывает { $number } пули.
    [many] { $player } сбрасывает { $number } пуль.
   *[other] { $player } сбрасывает { $number } пули.
}
    .you = { $number ->
        [1] <b>Вы</b> сбрасываете пулю.
        [one] <b>Вы</b> сбрасываете { $number } пулю.
        [few] <b>Вы</b> сбрасываете { $number } пули.
        [many] <b>Вы</b> сбрасываете { $number } пуль.
       *[other] <b>Вы</b> сбрасываете { $number } пули.
    }
told-shuffled = { $number ->
    [one] { $player } перемешивает сброс: в новой колоде { $number } карта.
    [few] { $player } перемешивает сброс: в новой колоде { $number } карты.
    [many] { $player } перемешивает сброс: в новой колоде { $number } карт.
   *[other] { $player } перемешивает сброс: в новой колоде { $number } карты.
}
    .you = { $number ->
        [one] <b>Вы</b> перемешиваете сброс: в новой колоде { $number } карта.
        [few] <b>Вы</b> перемешиваете сброс: в новой колоде { $number } карты.
        [many] <b>Вы</b> перемешиваете сброс: в новой колоде { $number } карт.
       *[other] <b>Вы</b> перемешиваете сброс: в новой колоде { $number } карты.
    }
told-round-card-turned = Карта раунда: { $card } ({ $turns })
told-turn-began = Ход { $number }: { $turn }
told-played = { $player } разыгрывает «{ $card }».
    .you = <b>Вы</b> разыгрываете «{ $card }».
told-played-down = { $player } разыгрывает «{ $card }» лицом вниз.
    .you = <b>Вы</b> разыгрываете «{ $card }» лицом вниз.
told-played-hidden = { $player } разыгрывает карту лицом вниз.
    .you = <b>Вы</b> разыгрываете карту лицом вниз.
told-passed = { $player } пасует.
    .you = <b>Вы</b> пасуете.

## События: грабёж

told-card-resolved = { $bandit }: { $action }
    .you = <b>Ваша</b> карта: { $action }
told-no-effect = { $action_key ->
    [action-fire] { $bandit_dat } не в кого стрелять.
    [action-robbery] { $bandit_dat } нечего взять.
    [action-punch] { $bandit_dat } некого ударить.
   *[other] «{ $action }» ничего не даёт { $bandit_dat }.
}
    .you = { $action_key ->
        [action-fire] <b>Вам</b> не в кого стрелять.
        [action-robbery] <b>Вам</b> нечего взять.
        [action-punch] <b>Вам</b> некого ударить.
       *[other] «{ $action }» ничего <b>вам</b> не даёт.
    }
told-moved-knocked = { $level ->
    [roof] { $bandit } отлетает на крышу { $car_gen }.
   *[inside] { $bandit } отлетает в { $car_acc }.
}
    .you = { $level ->
        [roof] <b>Вы</b> отлетаете на крышу { $car_gen }.
       *[inside] <b>Вы</b> отлетаете в { $car_acc }.
    }
told-moved-pushed = { $level ->
    [roof] Выстрел отбрасывает { $bandit_acc } на крышу { $car_gen }.
   *[inside] Выстрел отбрасывает { $bandit_acc } в { $car_acc }.
}
    .you = { $level ->
        [roof] Выстрел отбрасывает <b>вас</b> на крышу { $car_gen }.
       *[inside] Выстрел отбрасывает <b>вас</b> в { $car_acc }.
    }
told-moved-swept = { $level ->
    [roof] { $bandit } летит кувырком на крышу { $car_gen }.
   *[inside] { $bandit } летит кувырком в { $car_acc }.
}
    .you = { $level ->
        [roof] <b>Вы</b> летите кувырком на крышу { $car_gen }.
       *[inside] <b>Вы</b> летите кувырком в { $car_acc }.
    }
told-moved-fled = { $level ->
    [roof] { $bandit } спасается от маршала на крыше { $car_gen }.
   *[inside] { $bandit } спасается от маршала в { $car_prep }.
}
    .you = { $level ->
        [roof] <b>Вы</b> спасаетесь от маршала на крыше { $car_gen }.
       *[inside] <b>Вы</b> спасаетесь от маршала в { $car_prep }.
    }
told-marshal-moved = Маршал входит в { $car_acc }.
told-wounded = { $bandit } ловит шальную пулю.
    .you = <b>Вы</b> ловите шальную пулю.
told-neutral-bullets-gone = Шальных пуль на всех не хватает: они выходят из игры.
told-punched = { $bandit } бьёт { $victim_acc }.
    .you = <b>Вы</b> бьёте { $victim_acc }.
    .to-you = { $bandit } бьёт <b>вас</b>.
told-took = { $bandit } берёт { $loot_acc }.
    .you = <b>Вы</b> берёте { $loot_acc }.
told-took-value = { $bandit } берёт кошелёк на { $value } $.
    .you = <b>Вы</b> берёте кошелёк на { $value } $.
told-dropped = { $bandit } роняет { $loot_acc }.
    .you = <b>Вы</b> роняете { $loot_acc }.
told-dropped-value = { $bandit } роняет кошелёк на { $value } $.
    .you = <b>Вы</b> роняете кошелёк на { $value } $.

## События: конец раунда и игры

told-event-began = Событие: { $event }
told-strongbox-brought = В { $car_prep } появляется второй переносной сейф.
told-declined = { $bandit } ничего не берёт.
    .you = <b>Вы</b> ничего не берёте.
told-lost = Маршал отбирает у { $bandit_gen } { $loot_acc }.
    .you = Маршал отбирает у <b>вас</b> { $loot_acc }.
told-lost-value = Маршал отбирает у { $bandit_gen } кошелёк на { $value } $.
    .you = Маршал отбирает у <b>вас</b> кошелёк на { $value } $.
told-ransomed = { $bandit } получает 250 $ выкупа.
    .you = <b>Вы</b> получаете 250 $ выкупа.
told-gunslinger = { $player } получает награду «Меткий глаз»: ещё 1 000 $!
    .you = <b>Вы</b> получаете награду «Меткий глаз»: ещё 1 000 $!
told-scored = { $place }-е место: { $player }, { $money } $
    .you = { $place }-е место: <b>вы</b>, { $money } $
told-game-over = Игра окончена.

## Действия: строки меню

move-play = Разыграть «{ $card }»
move-play-down = Разыграть «{ $card }» лицом вниз
move-draw = Взять 3 карты
move-pass = Пас
move-bullets-discard = Сбросить все пули
move-bullets-keep = Не сбрасывать пули
move-keep = Оставить: { $cards }
move-keep-nothing = Ничего не оставлять
move-go-to = Перейти к { $car_dat }
move-send-marshal = Отправить маршала в { $car_acc }
move-to-car = { $move } ({ $car })
move-shoot = Стрелять в { $bandit_acc }
move-punch = Ударить { $bandit_acc }
move-drop = Выбить { $loot_acc }
move-knock-forward = Отбросить вперёд, к локомотиву
move-knock-back = Отбросить назад, к последнему вагону
move-snatch-take = Забрать кошелёк
move-snatch-leave = Не трогать кошелёк
move-take = Взять { $loot_acc }
move-take-known = Взять кошелёк на { $value } $, о котором знаете только вы
move-take-known-open = Взять кошелёк на { $value } $, о котором знают все
move-take-unknown = Взять кошелёк наугад
move-take-nothing = Ничего не брать
move-pick = Выбрать { $bandit_acc }
move-place = { $bandit } начинает в последнем вагоне, карта маршала: { $keeper }

## Действия случая

move-couple = Случай составляет поезд: { $cars }
move-deal = Случай сдаёт { $bandit_dat }: { $cards }
move-turn-over = Случай открывает карту «{ $card }»
move-fall = Случай роняет кошелёк на { $value } $
move-found = Случай кладёт в кошелёк { $value } $
move-found-known = Случай выбирает кошелёк на { $value } $, о котором знает { $bandit }

## Вопросы

question-go = Ваша очередь: разыграйте карту или возьмите три.
question-bullets = Сбросите пули с руки?
question-keep = Какие карты оставите на следующий раунд? Остальные уйдут в сброс.
question-move = Куда идёт { $bandit }?
question-marshal = Куда { $bandit } отправит маршала?
question-fire = В кого стреляет { $bandit }?
question-robbery = Что берёт { $bandit }?
question-punch = Кого бьёт { $bandit }?
question-drop = Что { $bandit } выбьет у { $victim_gen }?
question-snatch = { $victim } роняет кошелёк. { $bandit } его заберёт?
question-knock = Куда { $bandit } отбросит { $victim_acc }?
question-pickpocket = Никто не смотрит. Какой кошелёк прикарманит { $bandit }?
question-pick = Какой бандит вступит в вашу команду?
question-place = Кто начинает в последнем вагоне и кому отдать карту маршала?
question-train = Случай составляет поезд.
question-places = Случай решает, кто где начинает.
question-deal = { $number ->
    [1] Случай сдаёт { $bandit_dat } карту.
    [one] Случай сдаёт { $bandit_dat } { $number } карту.
    [few] Случай сдаёт { $bandit_dat } { $number } карты.
    [many] Случай сдаёт { $bandit_dat } { $number } карт.
   *[other] Случай сдаёт { $bandit_dat } { $number } карты.
}
question-turn-over = Случай открывает карту раунда.
question-which-falls = Случай решает, какой кошелёк роняет { $victim }.
question-which-purse = Случай решает, что { $bandit } найдёт в кошельке.
