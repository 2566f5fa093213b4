# Бумаги отдельных партий: бланки записи и бюллетени.

sheet-title = Бланк записи партии
# Чей бланк и какой экземпляр.
sheet-original = { $color }, оригинал
sheet-copy = { $color }, копия
sheet-event = Соревнование
sheet-place = Место
sheet-stage = Этап или группа
sheet-date = Дата
sheet-round = Тур
sheet-table = Стол, доска
sheet-variant = Игра
sheet-control = Контроль времени
sheet-about = Номер, команда, рейтинг
sheet-position = Позиция
sheet-result = Результат
sheet-time-used = Затраченное время, { $color }
sheet-arbiter = Судья
sheet-duty = Бланк во время игры лежит открытым на столе. После партии оба игрока сверяют записи, указывают затраченное время и результат, подписывают оба бланка и сдают оригиналы судье.

bulletin-round = тур { $round }
bulletin-after = После { $move }
bulletin-white-to-move = Ход белых
bulletin-black-to-move = Ход чёрных
bulletin-unplayable = (Следующий ход здесь сделать нельзя; он и дальнейшие ходы приведены, как записано.)
