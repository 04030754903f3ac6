# Командная строка.

## Команды

cli-about = Colt Express и Colt Super Express в терминале: лезьте, стреляйте, грабьте — и удержитесь на поезде.
cli-help-play = Сыграть партию. О незаданных параметрах программа спросит.
cli-help-simulate = Разыграть много партий автоматически и всё подсчитать: для одного числа игроков или для каждого.
cli-help-replay = Рассказать записанную партию с самого начала.
cli-help-verify = Проверить запись: действия, случайности и результат.
cli-help-bench = Измерить скорость движка.

## Параметры и аргументы

cli-option-lang = Язык: en, nl, fr, sv, ru или de. По умолчанию — язык системы.
cli-option-game = Какая игра: express (Colt Express) или super (Colt Super Express).
cli-option-players = Число игроков: от 2 до 6, в Colt Super Express от 3 до 7.
cli-option-seed = Сид случайностей: тот же сид даёт те же случайности. По умолчанию — { $default }.
cli-option-games = Число партий. По умолчанию { $default }.
cli-option-save = Сохранить запись партии в этот файл.
cli-option-resume = Продолжить партию из этого файла.
cli-option-as = Смотреть на игру глазами этого бандита.
cli-option-json = Вывести JSON, для других программ.
cli-option-version = Показать версию и выйти.
cli-option-help = Показать эту справку и выйти.
cli-option-record = Файл с записью партии.
cli-heading-commands = Команды
cli-heading-options = Параметры
cli-heading-arguments = Аргументы

## Игры

cli-game-express = Colt Express
cli-game-express-about = стройте планы, грабьте поезд, не попадайтесь маршалу; от 2 до 6 игроков
cli-game-super = Colt Super Express
cli-game-super-about = коротко и беспощадно, каждый раунд поезд теряет вагон; от 3 до 7 игроков

## Заголовки таблиц; short: там, где мало места

cli-head-train = Поезд
cli-head-car = Вагон
cli-head-roof = Крыша
cli-head-inside = Внутри
cli-head-bandit = Бандит
cli-head-team = Команда
cli-head-bullets = Пули
    .short = Пули
cli-head-wounds = Получено пуль
    .short = Раны
cli-head-loot = Добыча
cli-head-hand = Рука
    .short = Рука
cli-head-deck = Личная колода
    .short = Колода
cli-head-discard = Стопка сброса
    .short = Сброс
cli-head-pile = Общая колода
cli-head-round = Раунд
cli-head-round-card = Карта раунда
cli-head-turn = Ход
cli-head-event = Событие
cli-head-first-player = Первый игрок
    .short = Первый
cli-head-games = Партии
cli-head-wins = Победы
cli-head-mean-money = Денег в среднем
cli-head-mean-place = Среднее место
cli-head-gunslinger = Меткий глаз
cli-head-players = Игроки
cli-head-order = Очерёдность
cli-head-loot-cards = Карты добычи
cli-head-this-round = В этом раунде
cli-head-condition = Состояние
cli-head-programme = Ваша программа
cli-head-decisions = Решений
cli-head-share = Доля
cli-head-first-wins = Победы первого
cli-head-last-wins = Победы последнего
cli-head-aboard = До конца на поезде
cli-head-mean-loot-cards = Карт добычи в среднем
cli-head-rounds = Раунды
cli-head-ending = Чем кончается
cli-head-ending-alone = Последний на поезде
cli-head-ending-locomotive = Остался один локомотив
cli-head-ending-nobody = Никого не осталось

## На столе

cli-round = Раунд { $round } из { $rounds }
# Игра может закончиться и раньше.
cli-round-at-most = Раунд { $round } из { $rounds } возможных
cli-event-to-come = В конце раунда: { $event }
# Что говорит cli-event-to-come в Colt Super Express, каждый раунд.
cli-uncoupling = вагон { $number } отцепляют
cli-uncoupling-why = Кто в нём или на его крыше, выбывает. Карта добычи достаётся тому, кто тогда дальше всех от локомотива.
cli-hand = Ваша рука: { $cards }
cli-face-up = лицом вверх
cli-face-down = лицом вниз
cli-strongbox-waits = Второй переносной сейф всё ещё лежит рядом с поездом.
cli-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}
cli-bullets = { $number ->
    [one] { $number } пуля
    [few] { $number } пули
    [many] { $number } пуль
   *[other] { $number } пули
}
cli-neutral-bullets = { $number ->
    [one] осталась { $number } шальная пуля
    [few] осталось { $number } шальные пули
    [many] осталось { $number } шальных пуль
   *[other] осталось { $number } шальной пули
}
cli-loot-to-come = { $number ->
    [one] Впереди ещё { $number } карта добычи, одна из этих: { $values }
    [few] Впереди ещё { $number } карты добычи из этих: { $values }
    [many] Впереди ещё { $number } карт добычи из этих: { $values }
   *[other] Впереди ещё { $number } карты добычи из этих: { $values }
}
cli-choosing = думает
cli-chosen = выбор сделан
cli-you = вы
cli-you-are = Ваш бандит: { $bandit }.
cli-player = Игрок { $number }
cli-random = случайно
cli-and = { $names } и { $last }

## Вопросы

cli-welcome = По вагонам! «Юнион Пасифик экспресс» отправляется, и вы здесь, чтобы его ограбить.
cli-goodbye = До встречи, бандит!
cli-ask-game = Во что играем?
cli-ask-players = Сколько игроков?
cli-ask-bandit = За какого бандита играете?
cli-ask-programme = Три номера по порядку, например 2 4 1:
cli-ask-programme-again = Введите три разных числа от 1 до { $n } по порядку, например 2 4 1; ? — справка, q — выход.
cli-stunned-first = { $reflex ->
    [yes] Вы в отключке: первая карта лишь поставит вас на ноги. Только «Рефлекс» даст больше: вы ещё и выстрелите.
   *[no] Вы в отключке: первая карта, какой бы она ни была, лишь поставит вас на ноги.
}
cli-ask-choice = Ваш выбор (номер):
cli-ask-again = Такого варианта нет. Введите число от { $low } до { $n }, ? для справки или q для выхода.
cli-yes-no = (д/н)
cli-yes-keys = д да
cli-no-keys = н нет
cli-ask-yes-no = Ответьте { $yes } или { $no }.
cli-press-enter = --- нажмите Enter ---
cli-pass-on = За клавиатуру садится { $player }. Остальные, не подглядывать!
cli-keys = Введите номер, чтобы выбрать; h — подсказка, ? — справка, q — выход.

## Ход и конец игры

cli-saved = Сохранено: { $path }
cli-resumed = Продолжаем: { $path }
cli-game-over = Игра окончена
cli-winner = Побеждает { $player }: { $money } $!
cli-winners = Победу делят { $players }: по { $money } $!
# Colt Super Express: что всё решило.
cli-victory-alone = Последний бандит на поезде — { $player }. Победа!
cli-victory-locomotive-most = { $number ->
    [one] Из всех на локомотиве карта добычи есть только у одного бандита. Побеждает { $player }!
   *[other] На локомотиве побеждает { $player }: больше всех карт добычи ({ $number })!
}
cli-victory-locomotive-best = На локомотиве карт добычи поровну, но самая ценная решает всё: { $value } $. Побеждает { $player }!
cli-victory-last = На поезде никого не осталось, но { $player } держится дольше всех и побеждает!
cli-victory-nobody-most = { $number ->
    [one] На поезде никого не осталось. Из выбывших последними карта добычи есть только у одного бандита. Побеждает { $player }!
   *[other] На поезде никого не осталось. Из выбывших последними больше всех карт добычи ({ $number }) набирает и побеждает { $player }!
}
cli-victory-nobody-best = На поезде никого не осталось. У выбывших последними карт добычи поровну, но самая ценная решает всё: { $value } $. Побеждает { $player }!
cli-victory-shared = Последними, вместе и без добычи, выбывают { $players } и делят победу!
cli-error = Ошибка
cli-interrupted = Остановлено.
cli-engine-compiled = скомпилированный движок
cli-engine-plain = движок на чистом Python
cli-version = Colt Express для Python { $version } ({ $engine })

## simulate и bench

cli-progress-games = Сыграно партий
cli-simulate-title = { $games ->
    [one] { $games } случайная партия, игроков: { $players }
    [few] { $games } случайные партии, игроков: { $players }
    [many] { $games } случайных партий, игроков: { $players }
   *[other] { $games } случайной партии, игроков: { $players }
}
cli-simulate-all = { $games ->
    [one] { $games } случайная партия на каждое число игроков
    [few] { $games } случайные партии на каждое число игроков
    [many] { $games } случайных партий на каждое число игроков
   *[other] { $games } случайной партии на каждое число игроков
}
cli-simulate-time = { $games ->
    [one] { $games } партия за { $seconds } с
    [few] { $games } партии за { $seconds } с
    [many] { $games } партий за { $seconds } с
   *[other] { $games } партии за { $seconds } с
}
cli-simulate-length = { $decisions ->
    [one] { $decisions } решение за партию
    [few] { $decisions } решения за партию
    [many] { $decisions } решений за партию
   *[other] { $decisions } решения за партию
}
cli-simulate-rounds = раундов в среднем: { $rounds }
cli-bench-title-engine = Скорость движка
cli-bench-title-search = Скорость мысли ботов: опробованных ходов в секунду
cli-bench-random-rollouts = 30 случайных решений вперёд
cli-bench-informed-rollouts = 30 осмысленных решений вперёд
cli-bench-games = Партий в секунду
cli-bench-moves = Решений в секунду
cli-bench-quiet = без событий
cli-bench-copies = Копий в секунду
cli-bench-determinized = Доопределённых копий в секунду

## replay

cli-replay-title = { $path }: { $game }, игроков { $players }, действий { $moves }
cli-replay-seen-by = Игру видит { $player }
cli-replay-spectator = Игру видит зритель
cli-replay-round = Раунд { $round }
cli-replay-end = На этом запись заканчивается.
cli-replay-unfinished = Игра ещё не окончена.

## verify

cli-verify-title = Проверяется { $path }
cli-verify-moves = { $number ->
    [one] { $number } действие по правилам
    [few] Все { $number } действия по правилам
    [many] Все { $number } действий по правилам
   *[other] Все { $number } действия по правилам
}
cli-verify-chances = { $number ->
    [one] { $number } случайность совпала с ключом игры
    [few] Все { $number } случайности совпали с ключом игры
    [many] Все { $number } случайностей совпали с ключом игры
   *[other] Все { $number } случайности совпали с ключом игры
}
cli-verify-seed = Сид соответствует опубликованному хешу
cli-verify-outcome = Результат следует из действий
cli-verify-honest = Игра была честной.
cli-verify-running = Эта игра ещё идёт: проверить случайности можно только после того, как раскроют сид.
cli-verify-no-seed = В этой записи нет сида: случайности возможны, но были ли они честными, никто не скажет.
