# Боты: встроенные уровни и что о них говорится.

bot-drifter = Бродяга
bot-drifter-about = каждый ход делает наугад
bot-greenhorn = Новичок
bot-greenhorn-about = недавно на Диком Западе, играет разумно, но ошибается, и этим можно воспользоваться
bot-rustler = Конокрад
bot-rustler-about = осторожен и опытен, глупостей не делает
bot-outlaw = Разбойник
bot-outlaw-about = думает наперёд и гадает, что у вас на уме
bot-legend = Легенда
bot-legend-about = продумывает всё; мы вас предупредили

## В терминале

cli-option-bots = Кто играет на остальных местах: один бот на все или по одному на каждое, например rustler,outlaw. Есть greenhorn, rustler, outlaw, legend и drifter (наугад) или ваш собственный: mine.py:MyBot. По умолчанию { $default }.
cli-option-pace = Как быстро показывать ходы ботов: instant (сразу), brisk (бодро) или calm (спокойно). По умолчанию в терминале brisk, иначе instant.
cli-bots = Боты
cli-ask-bots = Кто играет за остальных бандитов? (Enter: { $bot })
cli-ask-bot = Кто играет на этом месте? (Enter: { $bot })
cli-bots-each = выбрать для каждого отдельно
cli-bot-failed = { $fault ->
    [raised] У бота { $bot } произошла ошибка; этот ход вместо него делает { $below }.
    [illegal] Бот { $bot } хотел сделать невозможный ход; вместо него ходит { $below }.
    [overtime] Бот { $bot } думал слишком долго; этот ход вместо него делает { $below }.
   *[died] Бот { $bot } вышел из строя; этот ход вместо него делает { $below }.
}

## Отказы

error-bot-unknown = Бота «{ $value }» здесь нет. Выберите из списка: { $known }, или укажите своего, например mine.py:MyBot.
error-bot-file = Файла { $path } с ботом нет.
error-bot-import = Бота из «{ $value }» не удаётся загрузить: { $problem }
error-bot-class = В «{ $value }» нет класса «{ $name }» с методом «choose».
error-bot-count = Укажите одного бота на всех или по одному на каждого: нужно { $wanted }, указано { $found }.
error-bot-resume = В этой сохранённой партии играет «{ $value }», и это не встроенный бот. Чтобы позволить его коду работать, укажите всех ботов заново через --bots.
error-pace-unknown = Темпа «{ $value }» нет. Выберите из списка: { $known }.
