# Offers of games in full, and ratings.

seek-more = Інші умови
seek-opening = Початок
seek-opening-usual = Звичайна позиція
seek-drawn = Жеребкований початок
seek-micro-match = Дві партії з одного початку зі зміною кольору рахуються як одна
seek-match = Мікроматч
seek-start = Позиція (FEN)
seek-start-help = Порожньо — звичайна позиція. Наприклад, W:W31-50:B1-20. Такі партії не рейтингові.
seek-absence = Якщо гравець втратив зв’язок
seek-absence-wait = Його годинник іде, і все
seek-absence-claim = Через { $number } с на його ході суперник може вимагати перемоги
seek-delay = Глядачі бачать ходи
seek-delay-none = Одразу
seek-delay-minutes = { $number ->
    [one] через { $number } хвилину
    [few] через { $number } хвилини
   *[other] через { $number } хвилин
}
match-first = Перша партія мікроматчу
match-second = Друга партія мікроматчу
match-score = Матч
ballot-russian = 745 початків
ballot-brazilian = 736 початків
ballot-small-150 = 150 початків на 64 полях
ballot-english-2 = Двоходові початки
ballot-english-3 = Триходові початки
ballot-english-4 = Чотириходові початки
ballot-english-5 = П’ятиходові початки
ballot-english-11 = Початки з одинадцятьма шашками
rating-title = Рейтинг
rating-rated = Рейтингова
rating-guest = Увійдіть, щоб грати рейтингові партії.
rating-none = Рейтингових партій ще немає.
rating-provisional = попередній
rating-course = Зміни рейтингу
rating-text = Glicko-2, окремий рейтинг для кожної гри й темпу. У дев’ятнадцяти випадках із двадцяти справжня сила лежить у вказаних межах.
rating-anew = Обчислити всі рейтинги заново
rating-anew-text = Усі рейтинги обчислюються заново з партій у порядку їх завершення.
admin-act-ratings-anew = обчислення всіх рейтингів заново
pace-bullet = Куля
pace-blitz = Бліц
pace-rapid = Швидкі
pace-classical = Класичні
pace-correspondence = Заочні
seek-own-control = Інший контроль часу
