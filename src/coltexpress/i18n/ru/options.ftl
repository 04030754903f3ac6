## Параметры игр
#
# Название параметра. `.help`: в командной строке. У переключателя: `.ask` — вопрос перед игрой в терминале, `.label` —
# заголовок на странице, `.off` и `.on` — варианты ответа (иначе нет и да), `.about` и `.about-off` — что это значит.

option-expert = { expert-variant }
    .help = Colt Express: играть в экспертный вариант.
    .ask = Экспертный вариант?
    .label = Правила
    .off = Обычные
    .on = Экспертные
    .about = Экспертный вариант: карты остаются у вас от раунда к раунду.
    .about-off = Обычные правила
option-reflex = { action-reflex }
    .help = Colt Super Express: играть с мини-дополнением «Рефлекс», ещё одна карта каждому.
    .ask = Играть с картами «{ action-reflex }»?
    .label = Дополнительная карта: { action-reflex }
    .about = Лёжа вы встаёте и сразу стреляете. Стоя — падаете.
option-horse = { action-horse }
    .help = Colt Super Express: играть с мини-дополнением «Лошадь», ещё одна карта каждому.
    .ask = Играть с картами «{ action-horse }»?
    .label = Дополнительная карта: { action-horse }
    .about = Доставит вас в локомотив, даже если вы только что слетели с поезда.
option-bandits = Бандиты
    .help = Бандиты по местам за столом, например belle,tuco,doc. Недостающих выберет случай.
option-train = Поезд
    .help = Colt Express: вагоны за локомотивом, от головы к хвосту, например mail,saloon,dining; или random.
option-first = Первый игрок
    .help = Место первого игрока, считая с 1; или random.
option-teams = Ваши бандиты
    .help = Colt Express вдвоём: draft (выбирают по очереди), random или обе команды, например tuco,cheyenne/django,doc.
option-placement = Начальные места
    .help = Colt Express вдвоём, кто в каком вагоне начинает: chosen (решают игроки) или random.

# Заголовок списка того, что включено; `.none` — если не включено ничего.
options-express = Дополнительные правила
    .none = Нет
options-super = Дополнительные карты
    .none = Нет
