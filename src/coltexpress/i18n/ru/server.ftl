# Что говорит игровой сервер: отказы, уведомления и всё, что происходит за столом помимо игры.

## Названия

game-express = Colt Express
game-super = Colt Super Express
# Быстрые жесты, будто выкрикнутые через стол.
emote-laugh = Ха-ха!
emote-angry = Вот чёрт!
emote-wow = Ну и ну!
emote-greedy = Всё моё!
emote-hat-off = Снимаю шляпу!
emote-hurry = Живее!

## За столом

server-notice-your-turn = { $game }: ваша очередь.
told-undone = { $player } отменяет последний выбор.
    .you = <b>Вы</b> отменяете свой последний выбор.
server-stand-in = Вместо игрока { $name } пока играет бот.
server-back = { $name } снова за столом.
server-clock-chose = { $name }: время вышло, выбор сделан автоматически.

## Часы; $time — одна из длительностей ниже

server-clock-none = Без часов
server-clock-move = Время на каждый выбор: { $time }
server-clock-reserve = Запас на всю игру: { $time }
server-clock-left = Осталось времени: { $time }
server-clock-bot = Когда время выйдет, выберет бот.
server-clock-default = Когда время выйдет, берутся три карты, а если нельзя — делается первое возможное действие.
server-days = { $number ->
    [one] { $number } день
    [few] { $number } дня
    [many] { $number } дней
   *[other] { $number } дня
}
server-hours = { $number ->
    [one] { $number } час
    [few] { $number } часа
    [many] { $number } часов
   *[other] { $number } часа
}
server-minutes = { $number ->
    [one] { $number } минута
    [few] { $number } минуты
    [many] { $number } минут
   *[other] { $number } минуты
}
server-seconds = { $number ->
    [one] { $number } секунда
    [few] { $number } секунды
    [many] { $number } секунд
   *[other] { $number } секунды
}

## Отказы: кто вы

error-server-identity-needed = Сначала выберите имя.
error-server-identity-invalid = Мы вас не узнаём. Выберите имя заново.
error-server-identity-expired = Вас так долго не было, что мы вас больше не помним. Выберите имя заново.
error-server-link-invalid = Эта ссылка недействительна или устарела. Получите новую на другом устройстве.
error-server-link-used = Эта ссылка уже использована. Получите новую на другом устройстве.
error-server-name-empty = В имени должен быть хотя бы один видимый символ.
error-server-name-long = Слишком длинное имя: не больше { $longest } символов.
error-server-webhook-refused = Туда нельзя отправлять уведомления. Нужен общедоступный адрес, который начинается с https:// или http://.
error-server-webhook-long = Слишком длинный адрес: не больше { $longest } символов.

## Отказы: чего нет

error-server-table-unknown = Такого стола нет.
error-server-code-unknown = По этому коду никто не ждёт за столом.
error-server-seat-unknown = За этим столом нет такого места.
error-server-route-unknown = По этому адресу ничего нет.
error-server-method-wrong = По этому адресу так нельзя.

## Отказы: чьё это

error-server-not-host = Это может сделать только хозяин стола.
error-server-not-seated = Это могут сделать только игроки за этим столом.
error-server-not-your-seat = Это не ваше место.
error-server-removed = Хозяин стола попросил вас уйти.
error-server-origin = Страницам другого сайта здесь это не разрешено.

## Отказы: места за столом

error-server-seat-taken = Это место занято.
error-server-seat-empty = Там никто не сидит.
error-server-already-seated = У вас уже есть место за этим столом.
error-server-bandit-taken = { $bandit_acc } уже выбрали.
error-server-bandit-unknown = За этим столом нельзя выбрать «{ $bandit }».
error-server-table-full = Все места за этим столом заняты.
error-server-table-closed = Этот стол закрыт.
error-server-not-waiting = Это можно только до начала игры.
error-server-not-playing = За этим столом сейчас не играют.
error-server-not-over = Это можно только после окончания игры.
error-server-seats-open = Ещё не все места заняты. Подождите других игроков или посадите ботов.
error-server-seats-few = { $people ->
    [one] За столом уже сидит { $people } игрок: мест нужно не меньше.
    [few] За столом уже сидят { $people } игрока: мест нужно не меньше.
    [many] За столом уже сидят { $people } игроков: мест нужно не меньше.
   *[other] За столом уже сидят { $people } игрока: мест нужно не меньше.
}
error-server-seats-double = Кто-то занимает здесь два места. За столом для всех у каждого только одно.
error-server-nobody-seated = За столом должен сидеть хотя бы один человек.
error-server-salt-invalid = В соли от вашего устройства должно быть не меньше { $shortest } символов: латинские буквы, цифры, - и _.
error-server-seat-active = Этого игрока ждут ещё недостаточно долго, чтобы его подменил бот.
error-server-already-voted = Вы уже просили посадить сюда бота.

## Отказы: игра

error-server-record-running = Запись появится, когда игра закончится.
error-server-perspective = Пока игра не окончена, каждый видит её только своими глазами.
error-server-old-rules = Эта игра начата по правилам версии { $version }, а этот сервер знает их только до версии { $known } включительно.
error-server-stale = Игра уже ушла вперёд. Посмотрите, что изменилось, и выберите снова.
error-server-undo = Это уже нельзя отменить.
error-server-chat-empty = Сообщение пустое.
error-server-chat-long = Слишком длинное сообщение: не больше { $longest } символов.
error-server-emote-unknown = Жеста «{ $emote }» нет.

## Отказы: связь

error-server-protocol = Эта программа использует версию { $found } протокола, а сервер — версию { $known }.
error-server-frame = Сервер не понимает это сообщение.
error-server-body = Сервер не понимает этот запрос.
error-server-too-large = Слишком много за один раз: не больше { $longest } символов.
error-server-too-many = { $seconds ->
    [one] Не так быстро! Попробуйте снова через { $seconds } секунду.
    [few] Не так быстро! Попробуйте снова через { $seconds } секунды.
    [many] Не так быстро! Попробуйте снова через { $seconds } секунд.
   *[other] Не так быстро! Попробуйте снова через { $seconds } секунды.
}
error-server-store-unavailable = У сервера сейчас нет доступа к играм. Попробуйте снова чуть позже.
error-server-internal = На сервере что-то пошло не так. Вы здесь ни при чём.

## Отказы: настройки сервера

error-setting-value = { $name } не может иметь значение «{ $value }».
error-setting-secret = Секрет в файле { $path } слишком короткий: нужно не меньше 32 символов. Если удалить файл, сервер создаст новый.
error-bench-server = Сервер для измерений не запустился: { $log }
