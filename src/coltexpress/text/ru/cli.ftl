# Командная строка.

## Команды

cli-about = Colt Express в терминале: лезьте, стреляйте, грабьте — и берегитесь маршала.
cli-help-play = Сыграть партию.
cli-help-simulate = Разыграть много партий автоматически и всё подсчитать.
cli-help-replay = Рассказать записанную партию с самого начала.
cli-help-verify = Проверить записанную партию: все ли действия по правилам, честно ли выпал каждый случай.
cli-help-bench = Измерить скорость движка.

## Параметры и аргументы

cli-option-lang = Язык: en, nl, fr, sv, ru или de. По умолчанию — язык системы.
cli-option-players = Число игроков: от 2 до 6.
cli-option-expert = Играть в экспертный вариант.
cli-option-bandits = Бандиты по местам за столом, например belle,tuco,doc. Недостающих выберет случай.
cli-option-train = Вагоны за локомотивом, от головы к хвосту, например mail,saloon,dining; или random.
cli-option-first = Место первого игрока, считая с 1; или random.
cli-option-teams = Для двух игроков: draft (выбирают по очереди), random или обе команды, например tuco,cheyenne/django,doc.
cli-option-placement = Для двух игроков, кто в каком вагоне начинает: chosen (решают игроки) или random.
cli-option-seed = Число, которое определяет все случайности: тот же сид — та же удача.
cli-option-games = Число партий.
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

## Заголовки таблиц; short: там, где мало места

cli-head-train = Поезд
cli-head-car = Вагон
cli-head-roof = Крыша
cli-head-inside = Внутри
cli-head-bandit = Бандит
cli-head-player = Игрок
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

## На столе

cli-round = Раунд { $round } из { $rounds }
cli-event-to-come = В конце раунда: { $event }
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
cli-you = вы
cli-you-are = Ваш бандит: { $bandit }.
cli-player = Игрок { $number }
cli-random = случайно

## Вопросы

cli-welcome = По вагонам! «Юнион Пасифик экспресс» отправляется, и вы здесь, чтобы его ограбить.
cli-goodbye = До встречи, бандит!
cli-ask-players = Сколько игроков?
cli-ask-bandit = За какого бандита играете?
cli-ask-expert = Экспертный вариант?
cli-ask-choice = Ваш выбор (номер):
cli-ask-again = Такого варианта нет. Введите число от { $low } до { $n }, ? для справки или q для выхода.
cli-yes-no = (д/н)
cli-yes-keys = д да
cli-no-keys = н нет
cli-press-enter = --- нажмите Enter ---
cli-pass-on = За клавиатуру садится { $player }. Остальные, не подглядывать!
cli-keys = Введите номер, чтобы выбрать; ? — справка, q — выход.

## Ход и конец игры

cli-saved = Сохранено: { $path }
cli-resumed = Продолжаем: { $path }
cli-game-over = Игра окончена
cli-winner = Побеждает { $player }: { $money } $!
cli-winners = Победу делят { $players }: по { $money } $!
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
cli-bench-title = Скорость движка
cli-bench-games = Партий в секунду
cli-bench-moves = Решений в секунду
cli-bench-quiet = без событий
cli-bench-copies = Копий в секунду
cli-bench-determinized = Доопределённых копий в секунду

## replay

cli-replay-title = { $path }: игроков { $players }, действий { $moves }
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
    [one] { $number } случай выпал, как велит ключ игры
    [few] Все { $number } случая выпали, как велит ключ игры
    [many] Все { $number } случаев выпали, как велит ключ игры
   *[other] Все { $number } случая выпали, как велит ключ игры
}
cli-verify-seed = Сид соответствует опубликованному хешу
cli-verify-outcome = Результат следует из действий
cli-verify-honest = Игра была честной.
cli-verify-running = Эта игра ещё идёт: проверить случайности можно только после того, как раскроют сид.
cli-verify-no-seed = В этой записи нет сида: случайности возможны, но были ли они честными, никто не скажет.
