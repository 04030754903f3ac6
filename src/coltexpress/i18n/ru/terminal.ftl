# То, что говорит только командная строка: параметры, меню и отказы.

cli-option-humans = Сколько человек играет за этой клавиатурой; на остальных местах играют боты. По умолчанию 1.
cli-option-pause = Ждать Enter после каждого действия.
cli-option-bench = Что измерить: engine (движок), search (поиск хода у ботов), load (сколько столов выдержит сервер) или store (во что обходятся сохранённые партии).
cli-you-team = Ваша команда
cli-seed-hash = Хеш сида сервера: { $hash }
cli-line = { $name }: { $text }
cli-ask-keep = Какие карты оставить? Введите их номера, например 1 3; просто Enter — не оставлять ни одной.
cli-bench-iterations = Итераций поиска в секунду

## Отказы

error-usage = Команда непонятна. Попробуйте --help.
error-usage-option = Параметра «{ $name }» нет. Попробуйте --help.
error-usage-missing = Не хватает «{ $name }». Попробуйте --help.
error-usage-command = Команды «{ $name }» нет. Попробуйте --help.
error-usage-needs-value = Для «{ $name }» нужно значение. Попробуйте --help.
error-usage-value = Такое значение не подходит для «{ $name }». Попробуйте --help.
error-usage-wrong-value = Значение «{ $value }» не подходит для «{ $name }». Попробуйте --help.
error-usage-range = Для «{ $name }» нужно число от { $low } до { $high }, а не «{ $value }». Попробуйте --help.
error-bench-unknown = Измерить «{ $value }» нельзя. Выберите из списка: { $known }.
error-bandit-unknown = «{ $value }» не участвует в этой игре. Выберите из списка: { $known }.
error-file-unwritable = Файл { $path } нельзя записать.
error-record-field = { $where }: этому не место в записи партии.
error-record-too-long = { $where }: таких долгих партий не бывает.
error-record-no-seed = { $where }: партию нельзя продолжить, в записи нет сида.
error-record-twice = { $where }: это встречается дважды.
error-viewer-unknown = За этим столом нет места { $value }.
error-file-exists = Файл { $path } уже существует. Продолжите партию с --resume или выберите другое имя.
error-resume-options = Сохранённая партия продолжается так, как началась: уберите остальные параметры.
