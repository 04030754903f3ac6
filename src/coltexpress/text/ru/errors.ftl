# Отказы. В кавычках — запись или файл, как они были написаны.

error-unknown = Так не получится: { $problem }
error-language-unknown = Языка «{ $value }» здесь нет. Выберите из списка: { $known }.
error-game-unknown = Игры «{ $value }» здесь нет. Выберите из списка: { $known }.

## Действия

error-illegal-move = Сейчас так нельзя: { $move }
error-illegal-not-your-turn = Сейчас не ваша очередь.
error-illegal-over = Игра окончена.
error-illegal-no-chance = Случай сейчас ни при чём: выбирает игрок.

## Параметры новой игры

error-option-object = Параметры должны быть объектом с именованными значениями.
error-option-field = Параметра «{ $field }» нет. Есть такие: { $known }.
error-option-unknown = { $field }: значение «{ $value }» неизвестно. Выберите из списка: { $known }.
error-option-list = { $field }: нужен список, а не «{ $value }».
error-option-length = { $wanted ->
    [one] { $field }: нужно { $wanted } имя, а указано { $found }.
    [few] { $field }: нужно { $wanted } имени, а указано { $found }.
    [many] { $field }: нужно { $wanted } имён, а указано { $found }.
   *[other] { $field }: нужно { $wanted } имени, а указано { $found }.
}
error-option-twice = { $field }: «{ $value }» указано дважды.
error-option-flag = { $field }: нужно true или false, а не «{ $value }».
error-option-range = { $field }: нужно число от { $low } до { $high }, а не «{ $value }».
error-option-players = Параметр «{ $field }» не подходит, когда игроков { $players }.
error-option-teams = { $field }: нужны две команды по два бандита, либо «draft», либо «random».
error-option-teams-expert = Вдвоём всегда играют в экспертный вариант.
error-option-placement = { $field }: укажите для каждой команды, кто начинает последним и у кого карта маршала, либо «chosen», либо «random».

## Запись

error-notation-expected = Строка { $line }, позиция { $column }: ожидалось «{ $wanted }», а не «{ $found }».
error-notation-expected-end = Строка { $line }, позиция { $column }: текст обрывается там, где ожидалось «{ $wanted }».
error-notation-unexpected = Строка { $line }, позиция { $column }: «{ $found }» здесь лишнее.
error-notation-number = Строка { $line }, позиция { $column }: число «{ $found }» слишком длинное.
error-notation-range = Строка { $line }, позиция { $column }: ожидалось число от { $low } до { $high }, а не «{ $found }».
error-notation-range-end = Строка { $line }, позиция { $column }: текст обрывается там, где ожидалось число от { $low } до { $high }.
error-notation-twice = Строка { $line }, позиция { $column }: это указано дважды.
error-notation-too-many = Строка { $line }, позиция { $column }: столько таких карт не бывает.
error-notation-no-bullets = Строка { $line }, позиция { $column }: пули оставить нельзя.
error-notation-unknown-row = Строка { $line }, позиция { $column }: строка не может начинаться с «{ $found }».
error-notation-missing = Строка { $line }, позиция { $column }: не хватает «{ $wanted }».
error-notation-cards = Строка { $line }, позиция { $column }: таких карт у этого бандита быть не может.
error-notation-loot = Строка { $line }, позиция { $column }: столько добычи в коробке нет.
error-notation-place = Строка { $line }, позиция { $column }: там никто не может находиться.

## Записи партий и файлы

error-record-unreadable = { $where }: это не JSON, ошибка в строке { $line }, позиция { $column }.
error-record-truncated = { $where }: запись обрывается на середине.
error-record-format = { $where }: это не запись партии.
error-record-version = { $where }: формат записи { $found }, а эта программа читает форматы до { $known }. Нужна более новая версия.
error-record-rules = { $where }: партия сыграна по правилам версии { $found }, а эта программа играет по версии { $known }.
error-record-game = { $where }: игра «{ $found }» неизвестна. Известны: { $known }.
error-record-options = { $where }: так игра начаться не может. { $problem }
error-record-move = { $where }: такого действия нет. { $problem }
error-record-illegal = { $where }: здесь так нельзя: { $move }
error-record-chance = { $where }: кости дают «{ $thrown }», а в записи стоит «{ $found }».
error-record-seed = { $where }: сид не соответствует опубликованному хешу.
error-record-salts = { $where }: нужна ровно одна соль на каждого игрока.
error-record-outcome = { $where }: действия приводят к другому результату.
error-record-missing = { $where }: не хватает «{ $field }».
error-record-type = { $where }: у «{ $field }» неверный тип.
error-file-missing = Файла { $path } нет.
error-file-unreadable = Файл { $path } не читается.
