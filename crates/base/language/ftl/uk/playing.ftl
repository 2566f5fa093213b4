# Як грають партії, що кажуть самі гравці, знаки після ходів, сесії.

hall-not-your-game = Ви можете говорити лише за свою партію.
hall-not-at-this-board = «{ $text }» не сидить за цією дошкою
hall-usual-manner = Партію грають у звичайний спосіб.
hall-not-a-day = «{ $text }» не є днем на зразок 2026-03-01
hall-nothing-adjourned = у турі { $round } немає відкладених партій
hall-ballots-drawn = кожен стіл туру { $round } уже має свій дебют
hall-ballots-later = Дебюти жеребкують у присутності обох, починаючи з { $from }, або за сигналом до початку.
hall-blindfold = { $name } грає, не бачачи дошки.
hall-odds = { $name } починає без { $count ->
    [one] шашки на полі { $squares }
   *[other] шашок на полях { $squares }
}.
hall-consultation = { $name }: { $members } грають як одна сторона і можуть радитися.
hall-not-rated = Партія не враховується в рейтингу.
hall-opening = Дебют за жеребом
hall-board-now = Що зараз на цій дошці
hall-choose = Вибір за вами
hall-choose-correct = Виправити
hall-choose-stand = Залишити як є
hall-count = Заявити нічию
hall-count-text = Повторення і ходи гравці рахують самі за своїм записом. Суддя перевіряє заяву.
hall-counted = Що ви порахували
hall-counted-repetition = Позиція повторилася
hall-counted-counting = Зроблено ходи, що ведуть до нічиєї
hall-count-by = Хід, який повторює позицію: записаний, але не зроблений
hall-count-witnessed = Ходи, які бачив суддя, якщо запису немає
hall-play-so = Як грають партію
hall-play-so-text = Партія наосліп або з форою не враховується в рейтингу. Залиште все порожнім для звичайного способу.
hall-play-blindfold = Хто грає, не бачачи дошки (по одному в рядку)
hall-play-odds = Хто дає фору
hall-play-squares = Поля шашок, які знімають, наприклад 31 32 або c3
hall-approve = Затвердити положення
hall-approve-by = Яка організація і хто від неї
hall-approve-on = Якого дня (сьогодні, якщо порожньо)
hall-resume = Догравання відкладеної партії
hall-resume-at = Партія: стіл, дошка чи гравець (порожньо: усі відкладені)
hall-resume-starts = Коли
hall-unrated = Гравці без рейтингу
hall-unrated-last = Після всіх інших
hall-unrated-mean = Разом одразу під середнім рейтингом
hall-unrated-fifth = Разом в останній п’ятій частині
hall-draw-ballots = Дебюти всіх столів
hall-draw-deck = Таблиця дебютів
hall-session = Змагальний час починається о { $begins }; знімати зі спалахом можна до { $until }
hall-after = Час від початку, наприклад 1:05:00 (зараз, якщо порожньо)
hall-intermediary = Посередник
hall-whole-event = Місця в усьому змаганні
board-not-a-move = «{ $text }» не є одним ходом

paper-final-places = Місця в усьому змаганні
paper-final-places-about = місця за всіма етапами: хто пройшов далі, той стоїть вище
paper-final-places-open = { $count ->
    [one] Етап не завершено: { $stages }. Місця подано на цю мить.
   *[other] Етапи не завершено: { $stages }. Місця подано на цю мить.
}
paper-final-places-without = Без місця:
paper-col-stage-place = Місце там
paper-blank-sheet = Бланк запису без імен
paper-blank-sheet-about = один бланк без імен, щоб розмножити
paper-approved-by = Затвердив
paper-schedule-windows = Змагальний час починається за { $before } хв до початку гри; відтоді в залі тихо. Знімати зі спалахом можна ще { $flash } хв після початку, з дозволу головного судді.
paper-schedule-resumed = Відкладені партії
paper-schedule-resumption = { $game }: { $starts }
paper-col-session = Тиша з
paper-col-flash = Спалах до

fact-said-by-player = { $place }, { $after }: { $name } каже { $line }
fact-played-so = { $place }: { $kind ->
    [usual] грають у звичайний спосіб
   *[own] { $manner }
}
fact-resumption = { $place }, догравання: { $starts }
fact-regulation-approved = положення затверджено: { $by }, { $on }

refused-not-his-word = { $key }: «{ $line }» не цьому гравцеві казати
refused-board-begun = { $key }: партія почалася, тож спосіб гри не змінюється
refused-no-odds = на полі «{ $square }» немає шашки того, хто дає фору
refused-all-men-given = хто дає фору, залишає собі принаймні одну шашку
refused-not-adjourned = { $key }: партію не відкладено
warning-play-off-pace = вирішальні партії етапу { $stage } швидкі, а правила передбачають у додаткових змаганнях інші

simul-act-charge = Списати час перевірки з годинника суперника
act-field-seconds = Секунди

sign-used = Знаки
sign-quiet = між полями ходу
sign-capture = між полями взяття
sign-strong = сильний хід
sign-very-strong = дуже сильний хід
sign-weak = слабкий хід
sign-very-weak = дуже слабкий хід
sign-looks-weak = здається слабким, а насправді сильний
sign-looks-strong = здається сильним, а насправді слабкий
sign-forced = єдиний хід: кожен інший програє
sign-win = партію виграно
sign-draw = нічия
sign-pieces-won = { $count ->
    [0] виграно стільки шашок
    [one] виграно { $count } шашку
    [few] виграно { $count } шашки
   *[other] виграно { $count } шашок
}
sign-pieces-lost = { $count ->
    [0] втрачено стільки шашок
    [one] втрачено { $count } шашку
    [few] втрачено { $count } шашки
   *[other] втрачено { $count } шашок
}
sign-same-result = хоч який хід зробити, результат той самий
sign-free-choice = вільний вибір між взяттями однакової кількості шашок
sign-interesting = хід, вартий уваги
sign-dubious = сумнівний хід

phrase-who-loses-a-match-of-two-games-is-out = хто програв матч із двох партій, вибуває
