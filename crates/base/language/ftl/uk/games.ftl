# Папери окремих партій: бланки запису та бюлетені.

sheet-title = Бланк запису партії
# Чий бланк і який примірник.
sheet-original = { $color }, оригінал
sheet-copy = { $color }, копія
sheet-event = Змагання
sheet-place = Місце
sheet-stage = Етап або група
sheet-date = Дата
sheet-round = Тур
sheet-table = Стіл, дошка
sheet-variant = Гра
sheet-control = Контроль часу
sheet-about = Номер, команда, рейтинг
sheet-position = Позиція
sheet-result = Результат
sheet-time-used = Витрачений час, { $color }
sheet-arbiter = Суддя
sheet-duty = Бланк під час гри лежить відкритим на столі. Після партії обидва гравці звіряють записи, вказують витрачений час і результат, підписують обидва бланки та здають оригінали судді.

bulletin-round = тур { $round }
bulletin-after = Після { $move }
bulletin-white-to-move = Хід білих
bulletin-black-to-move = Хід чорних
bulletin-unplayable = (Наступний хід тут зробити не можна; він і подальші ходи подані, як записано.)
