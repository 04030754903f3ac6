# Страница за столом Colt Super Express.

## Строка с заданием; выделенное стоит между <b> и </b>

web-super-say-plan = Все планируют одновременно: выложите <b>три из своих { $cards ->
    [4] четырёх
    [5] пяти
   *[6] шести
} карт</b> по порядку. До грабежа их никто не увидит!
web-super-say-plan-short = Выложите <b>три из своих { $cards ->
    [4] четырёх
    [5] пяти
   *[6] шести
} карт</b> по порядку.
web-super-say-full = План готов. <b>Положите его лицом вниз</b> или измените.
web-super-say-sending = План отправлен.
web-super-say-waiting = { $number ->
    [1] Ваш план готов. Ещё думает: <b>{ $names }</b>.
   *[other] Ваш план готов. Ещё думают: <b>{ $names }</b>.
}
web-super-say-choosing = { $number ->
    [1] Ещё думает: <b>{ $names }</b>.
   *[other] Ещё думают: <b>{ $names }</b>.
}
web-super-say-step = <b>Карта { $step } из { $steps }:</b> все по очереди открывают её и выполняют.
web-super-say-step-short = <b>Карта { $step } из { $steps }</b>
web-super-say-end = Раунд окончен: <b>последний вагон отцепляют.</b>

## На карточках игроков

web-super-players = Игроки
web-super-thinking = думает
web-super-ready = план готов
web-super-laid = { $number } из { $slots }
web-super-no-loot = без добычи
web-super-loot = Карты добычи: { $values }

## План

web-super-plan = Ваш план: выполняется слева направо
web-super-plan-laid = Ваш план: другие его пока не видят
web-super-slot = { $number }-я
web-super-slot-empty = { $slot } карта: пока пусто
web-super-take-out = { $slot } карта: «{ $card }». Убрать.
web-super-drop = положите карту сюда
web-super-tap = коснитесь карты внизу
web-super-hand = Ещё на руке
web-super-hand-short = На руке
web-super-left-out = В этом раунде не играют
web-super-place = Выложить «{ $card }»
web-super-place-in = { $number }-й картой
web-super-clear = Очистить план
web-super-lay = Положить план

## Грабёж: карты всех и что делает нынешняя

web-super-plans = Планы этого раунда
web-super-now = Карта, которая сейчас выполняется
web-super-now-none = Сейчас откроют первую карту.
web-super-to-come = «{ $card }» ещё впереди
web-super-never = не разыграна

## Раунд

web-super-kick = { $cars ->
    [one] Раунд { $round } · остался { $cars } вагон
    [few] Раунд { $round } · осталось { $cars } вагона
    [many] Раунд { $round } · осталось { $cars } вагонов
   *[other] Раунд { $round } · осталось { $cars } вагона
}
web-super-kick-step = Раунд { $round } · карта { $step } из { $steps }
web-super-what = Что произойдёт
web-super-reveals = Первым карту открывает игрок <b>{ $player }</b>, дальше по часовой стрелке, три круга.
web-super-you-reveal = Первыми карту открываете <b>вы</b>, дальше по часовой стрелке, три круга.
web-super-cut = Последний вагон отцепляют. Кто в нём или на нём, выбывает.
web-super-cut-loot = Его карта добычи достаётся тому, кто после этого дальше всех от локомотива.
web-super-cut-last = Остаётся один локомотив, и из тех, кто на нём, побеждает тот, у кого больше всего карт добычи.
web-super-unseen = Карты добычи, которых никто ещё не видел
