# Boards on the site and the console of a round.

desk-tab-console = Пульт

console-annulled = не засчитывается
console-arbiter-corrects = Нарушение исправляет арбитр.
console-attended = Рассмотрено
console-attended-already = Этот вызов уже рассмотрен.
console-awaited = ждём
console-board-decided = На этой доске уже есть результат; её не переносят.
console-both-lose = поражение обоим
console-by-schedule = Туры начинаются сами в час по расписанию
console-call = Позвать арбитра
console-call-about = По какому поводу
console-call-too-early = Арбитра зовут после начала тура.
console-called = Арбитра позвали.
console-called-already = Арбитра уже звали несколько раз; кто-нибудь подойдёт.
console-calm-lost = нарушена тишина
console-chooses = Выбирает
console-chosen-already = Этот выбор уже сделан.
console-clock = Часы
console-clocks = Часы
console-correct = Исправить
console-corrected = исправлено
console-counters = Счётчики
console-delay = Зрители видят ходы на столько минут позже
console-delay-too-long = Ходы скрывают от зрителей самое большее на два часа.
console-go-on-all = Пустить все часы
console-halt-all = Остановить все часы
console-in-hall = В зале
console-in-name = Результаты с сайта записываются от имени
console-irregular = Нарушение
console-let-stand = Оставить
console-minutes = Минуты
console-more-calls = Зовут арбитра.
console-moves = Ходы
console-no-such-board = Такой доски нет, или её играют не на сайте.
console-of-time = { $what }: { $time }
console-on-site = Эту доску играют на сайте.
console-online = На сайте
console-open = Открыть доску
console-opponent-chooses = Исправлять ли нарушение, выбирает соперник.
console-order-adjourn = Отложить партию
console-order-award = Присудить партию
console-order-excuse = Извинить опоздание
console-order-give-time = Добавить время
console-order-go-on = Пустить часы
console-order-halt = Остановить часы
console-order-incomplete = Чего-то не хватает: кому, сколько времени, как или почему.
console-order-reopen = Вскрыть конверт
console-order-take-time = Снять время
console-ordered = { $count ->
    [one] Выполнено на { $count } доске.
    [few] Выполнено на { $count } досках.
   *[other] Выполнено на { $count } досках.
}
console-play-goes-back = Игру возвращают к нарушению.
console-play-in-hall = Играть эту доску в зале
console-play-on-site = Играть эту доску на сайте
console-playing = ещё играют
console-record = Запись
console-regular-on-site = На сайте нельзя сделать ход против правил.
console-result-comes = Эту доску играют на сайте; её результат даёт партия. Присудить партию или перенести доску в зал можно на пульте.
console-room-closes = зал закрывается
console-seconds = Секунды
console-stands = оставлено
console-story = Что здесь произошло
console-time = Время
console-to-board = К доске
console-trouble = цейтнот
console-where = Где играют доски
console-where-help = Доски на сайте открываются, когда тур объявлен, между учётными записями игроков; часы идут с начала тура. Отдельные доски можно играть в другом месте.
console-your-board = Ваша доска
console-state-hall = в зале
console-state-no-account = без учётной записи
console-state-closed = не открыта
console-state-waiting = ждёт начала
console-state-playing = играют
console-state-halted = часы остановлены
console-state-sealed = отложена
console-state-over = окончена

# The list of duties.

desk-duties = Обязанности по кодексу
desk-duties-before = До 1-го тура
desk-duties-during = Во время соревнования
desk-duties-after = После соревнования

# Irregularities, by their numbers in the unified list.

irregular-1 = Два хода подряд или ход не в свою очередь
irregular-2 = Невозможный или неправильный ход
irregular-3 = Коснулся одной шашки, пошёл другой
irregular-4 = Ход взят назад или заменён
irregular-5 = Ход шашкой соперника
irregular-6 = Тихий ход, хотя было взятие
irregular-7 = Шашки сняты без оснований
irregular-8 = Побито меньше или больше шашек, чем надо
irregular-9 = Остановка посреди взятия
irregular-10 = Шашки сняты до конца взятия
irregular-11 = Снято меньше, чем побито
irregular-12 = Сняты не побитые шашки
irregular-13 = Остановка при снятии побитых шашек
irregular-14 = После взятия сняты свои шашки
irregular-15 = Простая стала дамкой, но не отмечена
irregular-16 = Игра неотмеченной дамкой
irregular-17 = Ход и снятие двумя руками
irregular-18 = Касание или поправка не в свою очередь
irregular-19 = Касание без предупреждения шашки, у которой нет хода
irregular-20 = Добавлены шашки
irregular-21 = Простая бьёт дальше после дамочного ряда
irregular-22 = Доска положена неправильно
irregular-23 = Неправильная расстановка
irregular-24 = Не те цвета
irregular-25 = Шашка на белом поле или вне доски
irregular-26 = Шашки сдвинуты случайно
irregular-27 = Половины дамки на двух полях
irregular-28 = Объявленный ход не тот, что на доске
irregular-29 = Взятие нечёткое или снятие не по порядку
irregular-30 = Отказ соблюдать правила
irregular-31 = Ходы не записаны, как требует кодекс, или запись ложная
irregular-32 = Положение не по вине игроков
irregular-33 = Невозможный ход в письме
