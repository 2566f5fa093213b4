# Offers of games in full, and ratings.

seek-more = Другие условия
seek-opening = Начало
seek-opening-usual = Обычная позиция
seek-drawn = Начало по жребию
seek-micro-match = Две партии из одного начала со сменой цвета считаются за одну
seek-match = Микроматч
seek-start = Позиция (FEN)
seek-start-help = Пусто — обычная позиция. Например, W:W31-50:B1-20. Такие партии не рейтинговые.
seek-absence = Если игрок потерял связь
seek-absence-wait = Его часы идут, и всё
seek-absence-claim = Через { $number } с на его ходу соперник может потребовать победы
seek-delay = Зрители видят ходы
seek-delay-none = Сразу
seek-delay-minutes = { $number ->
    [one] через { $number } минуту
    [few] через { $number } минуты
   *[other] через { $number } минут
}
match-first = Первая партия микроматча
match-second = Вторая партия микроматча
match-score = Матч
ballot-russian = 745 начал
ballot-brazilian = 736 начал
ballot-small-150 = 150 начал на 64 полях
ballot-english-2 = Двухходовые начала
ballot-english-3 = Трёхходовые начала
ballot-english-4 = Четырёхходовые начала
ballot-english-5 = Пятиходовые начала
ballot-english-11 = Начала с одиннадцатью шашками
rating-title = Рейтинг
rating-rated = Рейтинговая
rating-guest = Войдите, чтобы играть рейтинговые партии.
rating-none = Рейтинговых партий ещё нет.
rating-provisional = предварительный
rating-course = Изменения рейтинга
rating-text = Glicko-2, отдельный рейтинг для каждой игры и темпа. В девятнадцати случаях из двадцати истинная сила лежит в указанных пределах.
rating-anew = Вычислить все рейтинги заново
rating-anew-text = Все рейтинги вычисляются заново из партий в порядке их окончания.
admin-act-ratings-anew = вычисление всех рейтингов заново
pace-bullet = Пуля
pace-blitz = Блиц
pace-rapid = Быстрые
pace-classical = Классические
pace-correspondence = Заочные
seek-own-control = Другой контроль времени
