# Как играются партии, что говорят сами игроки, знаки после ходов, сессии.

hall-not-your-game = Вы можете говорить только за свою партию.
hall-not-at-this-board = «{ $text }» не сидит за этой доской
hall-usual-manner = Партия играется обычным способом.
hall-not-a-day = «{ $text }» не день вида 2026-03-01
hall-nothing-adjourned = в туре { $round } нет отложенных партий
hall-ballots-drawn = у каждого стола тура { $round } уже есть дебют
hall-ballots-later = Дебюты жеребьюются в присутствии обоих, начиная с { $from }, или по сигналу к началу.
hall-blindfold = { $name } играет, не видя доски.
hall-odds = { $name } начинает без { $count ->
    [one] шашки на поле { $squares }
   *[other] шашек на полях { $squares }
}.
hall-consultation = { $name }: { $members } играют как одна сторона и могут совещаться.
hall-not-rated = Партия не учитывается в рейтинге.
hall-opening = Дебют по жребию
hall-board-now = Что сейчас на этой доске
hall-choose = Выбор за вами
hall-choose-correct = Исправить
hall-choose-stand = Оставить как есть
hall-count = Заявить ничью
hall-count-text = Повторения и ходы игроки считают сами по своей записи. Судья проверяет заявление.
hall-counted = Что вы посчитали
hall-counted-repetition = Позиция повторилась
hall-counted-counting = Сделаны ходы, ведущие к ничьей
hall-count-by = Ход, повторяющий позицию: записан, но не сделан
hall-count-witnessed = Ходы, которые видел судья, если записи нет
hall-play-so = Как играется партия
hall-play-so-text = Партия вслепую или с форой не учитывается в рейтинге. Оставьте всё пустым для обычного способа.
hall-play-blindfold = Кто играет, не видя доски (по одному в строке)
hall-play-odds = Кто даёт фору
hall-play-squares = Поля снимаемых шашек, например 31 32 или c3
hall-approve = Утвердить положение
hall-approve-by = Какая организация и кто от неё
hall-approve-on = В какой день (сегодня, если пусто)
hall-resume = Доигрывание отложенной партии
hall-resume-at = Партия: стол, доска или игрок (пусто: все отложенные)
hall-resume-starts = Когда
hall-unrated = Игроки без рейтинга
hall-unrated-last = После всех остальных
hall-unrated-mean = Вместе сразу под средним рейтингом
hall-unrated-fifth = Вместе в последней пятой части
hall-draw-ballots = Дебюты всех столов
hall-draw-deck = Таблица дебютов
hall-session = Соревновательное время начинается в { $begins }; снимать со вспышкой можно до { $until }
hall-after = Время от начала, например 1:05:00 (сейчас, если пусто)
hall-intermediary = Посредник
hall-whole-event = Места во всём соревновании
board-not-a-move = «{ $text }» не один ход

paper-final-places = Места во всём соревновании
paper-final-places-about = места по всем этапам: кто прошёл дальше, тот стоит выше
paper-final-places-open = { $count ->
    [one] Этап не завершён: { $stages }. Места показаны на эту минуту.
   *[other] Этапы не завершены: { $stages }. Места показаны на эту минуту.
}
paper-final-places-without = Без места:
paper-col-stage-place = Место там
paper-blank-sheet = Бланк записи без имён
paper-blank-sheet-about = один бланк без имён для размножения
paper-approved-by = Утвердил
paper-schedule-windows = Соревновательное время начинается за { $before } мин до начала игры; с этой минуты в зале тихо. Снимать со вспышкой можно ещё { $flash } мин после начала, с разрешения главного судьи.
paper-schedule-resumed = Отложенные партии
paper-schedule-resumption = { $game }: { $starts }
paper-col-session = Тишина с
paper-col-flash = Вспышка до

fact-said-by-player = { $place }, { $after }: { $name } говорит { $line }
fact-played-so = { $place }: { $kind ->
    [usual] играется обычным способом
   *[own] { $manner }
}
fact-resumption = { $place }, доигрывание: { $starts }
fact-regulation-approved = положение утверждено: { $by }, { $on }

refused-not-his-word = { $key }: «{ $line }» не этому игроку говорить
refused-board-begun = { $key }: партия началась, способ игры не меняется
refused-no-odds = на поле «{ $square }» нет шашки того, кто даёт фору
refused-all-men-given = кто даёт фору, оставляет себе хотя бы одну шашку
refused-not-adjourned = { $key }: партия не отложена
warning-play-off-pace = решающие партии этапа { $stage } быстрые, а правила предусматривают в дополнительных соревнованиях другие

simul-act-charge = Списать время проверки с часов соперника
act-field-seconds = Секунды

sign-used = Знаки
sign-quiet = между полями хода
sign-capture = между полями взятия
sign-strong = сильный ход
sign-very-strong = очень сильный ход
sign-weak = слабый ход
sign-very-weak = очень слабый ход
sign-looks-weak = кажется слабым, а на деле сильный
sign-looks-strong = кажется сильным, а на деле слабый
sign-forced = единственный ход: любой другой проигрывает
sign-win = партия выиграна
sign-draw = ничья
sign-pieces-won = { $count ->
    [0] выиграно столько шашек
    [one] выиграна { $count } шашка
    [few] выиграны { $count } шашки
   *[other] выиграно { $count } шашек
}
sign-pieces-lost = { $count ->
    [0] потеряно столько шашек
    [one] потеряна { $count } шашка
    [few] потеряны { $count } шашки
   *[other] потеряно { $count } шашек
}
sign-same-result = какой бы ход ни сделать, результат тот же
sign-free-choice = свободный выбор между взятиями одинакового числа шашек
sign-interesting = ход, заслуживающий внимания
sign-dubious = сомнительный ход

phrase-who-loses-a-match-of-two-games-is-out = кто проиграл матч из двух партий, выбывает
