# Words of the papers of an event.

## The papers and what each one is for
paper-entries = Список заявленных участников
paper-entries-about = все заявленные, с запасными; команды по доскам
paper-regulation = Положение
paper-regulation-about = положение о соревновании со всеми разделами
paper-technical-regulation = Технический регламент
paper-technical-regulation-about = что определил главный судья, с листом ознакомления
paper-schedule = Расписание игр
paper-schedule-about = туры с датами и временем, также как iCalendar
paper-pairings = Пары тура
paper-pairings-about = пары тура, а после игры — с результатами
paper-pairing-reasons = Пары тура с объяснениями
paper-pairing-reasons-about = пары тура с объяснением каждой
paper-round-summary = Сводка после тура
paper-round-summary-about = очковые группы, цвета и переходы для жеребьёвки
paper-notice-board = Информационный стенд
paper-notice-board-about = результаты тура, распределение мест и следующие пары для стенда
paper-line-up = Состав команды на тур
paper-line-up-about = кто на какой доске играет за команду в туре
paper-match-protocol = Протокол матча
paper-match-protocol-about = матч двух команд по доскам, для подписи
paper-pairing-cards = Карточки участников
paper-pairing-cards-about = карточки швейцарской системы, для разрезания
paper-score-sheets = Бланки записи партий
paper-score-sheets-about = бланки с фамилиями и диаграммой для записи ходов
paper-envelopes = Конверты с записанными ходами
paper-envelopes-about = конверт для каждой отложенной партии с фамилиями, временем и позицией
paper-cross-table = Турнирная таблица
paper-cross-table-about = все против всех
paper-progress = Таблица по турам
paper-progress-about = по турам с соперниками, в порядке мест
paper-progress-alphabetical = Таблица по турам (по алфавиту)
paper-progress-alphabetical-about = по турам с нарастанием очков, по алфавиту
paper-standings = Распределение мест
paper-standings-about = места с коэффициентами и порядком их вычисления
paper-norm-certificate = Справка о выполнении классификационного норматива
paper-norm-certificate-about = о выполнении игроком классификационного норматива
paper-participation-certificate = Сертификат участника
paper-participation-certificate-about = об участии в соревновании
paper-diploma = Диплом
paper-diploma-about = для победителей и призёров
paper-appeals = Протесты и апелляции
paper-appeals-about = каждый протест с историей рассмотрения и решением
paper-sanctions = Журнал санкций и решений
paper-sanctions-about = санкции, опоздания и решения в непредвиденных случаях
paper-duties = Обязанности главного судьи
paper-duties-about = перечень для отметок — до, во время и после соревнования
paper-report = Отчёт главного судьи
paper-report-about = для организатора и федерации, со всеми таблицами
paper-form-1 = Бланк 1 FMJD
paper-form-1-about = отчёт о международном соревновании
paper-form-2 = Бланк 2 FMJD
paper-form-2-about = проверка выполнения норм
paper-bulletin = Бюллетень
paper-bulletin-about = партии с диаграммами

## Why a paper cannot be made
paper-error-no-regulation = у соревнования ещё нет положения; сначала утвердите его
paper-error-nobody-entered = ещё никто не заявлен; сначала внесите участников или команды
paper-error-no-such-stage = этапа { $stage } нет; в положении их { $stages }
paper-error-nothing-paired = пары ни одного тура ещё не составлены; сначала составьте пары 1-го тура
paper-error-not-paired = пары { $round }-го тура ещё не составлены; следующим составьте { $next }-й тур
paper-error-no-such-round = тура { $round } нет; на этапе их { $rounds }
paper-error-no-teams = в этом соревновании команды между собой не играют; воспользуйтесь парами тура
paper-error-no-such-player = участника № { $player } нет; заявлено { $players }
paper-error-no-such-team = команды № { $team } нет; заявлено { $teams }
paper-error-not-in-stage = { $name } не играет на этом этапе; выберите другой этап
paper-error-no-such-protest = протеста № { $protest } нет; найдите его номер в журнале
paper-error-no-technical = технический регламент ещё не составлен; сначала составьте его
paper-error-nothing-scheduled = ни у одного тура ещё нет даты; сначала назначьте время тура
paper-error-not-swiss = этап проводится не по швейцарской системе; воспользуйтесь турнирной таблицей
paper-error-no-places = распределение мест вычислить нельзя: { $why }
paper-error-no-reasons = объяснить пары { $round }-го тура нельзя: { $why }
paper-error-needs-games = «{ $paper }» составляется из партий соревнования; сначала добавьте их

## Heads of columns
paper-col-number = №
paper-col-place = Место
paper-col-name = Фамилия, имя
paper-col-title = Звание
paper-col-federation = Федерация
paper-col-club = Клуб
paper-col-id = Ид. №
paper-col-rating = Рейтинг
paper-col-born = Дата рождения
paper-col-sex = Пол
paper-col-team = Команда
paper-col-board = Доска
paper-col-table = Стол
paper-col-tables = Столов
paper-col-result = Результат
paper-col-points = Очки
paper-col-board-points = Очки на досках
paper-col-games = Партий
paper-col-matches = Матчей
paper-col-total = Сумма
paper-col-note = Примечание
paper-col-round = Тур
paper-col-rounds = Туров
paper-col-stage = Этап
paper-col-system = Система проведения
paper-col-day = День
paper-col-time = Начало
paper-col-state = Состояние
paper-col-colour = Цвет
paper-col-colours = Цвета
paper-col-opponent = Соперник
paper-col-opponents = Соперники
paper-col-float = Переход
paper-col-floats = Переходы
paper-col-free = Свободен
paper-col-counted = Зачётные участники
paper-col-signature = Подпись
paper-col-office = Должность
paper-col-category = Категория
paper-col-branch = Представляет
paper-col-when = Когда
paper-col-by = Кто
paper-col-step = Что произошло
paper-col-sanction = Санкция
paper-col-offence = За что
paper-col-game = Партия
paper-col-account = Обстоятельства
paper-col-clauses = Пункты правил
paper-col-clause = Пункт
paper-col-minutes = Минут
paper-col-outcome = Последствие
paper-col-case = Случай
paper-col-decision = Решение
paper-col-grounds = Основание
paper-col-when-due = Когда
paper-col-duty = Обязанность
paper-col-unplayed = Без игры
paper-col-paired-by = Пары составлены
paper-col-how = Как
paper-col-after-round = После тура
paper-col-reason = Причина
paper-col-was = Было
paper-col-is = Стало

## Words used on many papers
paper-made = составлено { $when }
paper-round = { $round }-й тур
paper-in-round = тур { $round }
paper-in-table = стол { $table }
paper-in-board = доска { $board }
paper-in-game = партия { $game }
paper-white = Белые
paper-black = Чёрные
paper-red = Красные
paper-white-letter = б
paper-black-letter = ч
paper-red-letter = к
paper-white-sign = ○
paper-black-sign = ●
paper-red-sign = ●
paper-white-name = белые
paper-black-name = чёрные
paper-red-name = красные
paper-colour-legend = { $white } — { $white-name }, { $black } — { $black-name }
paper-mark-adjourned = отл.
paper-mark-annulled = х
paper-mark-free = –
paper-mark-absent = –
paper-yes = да
paper-no = нет
paper-nobody = никто
paper-date = Дата
paper-time = Время
paper-remarks = Замечания
paper-stamp = М. П.
paper-opponent = Соперник
paper-captain = Капитан (представитель)
paper-captain-of = капитан команды { $team }
paper-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
paper-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
paper-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}
paper-sex-letter-female = ж
paper-sex-letter-male = м

## The rate of play
paper-rate-moves = { $moves ->
    [one] { $moves } ход — { $time }
    [few] { $moves } хода — { $time }
   *[other] { $moves } ходов — { $time }
}
paper-rate-game = { $time } до конца партии
paper-rate-then = { $first }, затем { $next }
paper-rate-repeats = { $rate }, и так далее
paper-rate-increment = { $rate }, с добавлением на каждый ход, начиная с { $from }-го: { $each }
paper-without-clock = без часов
paper-control-line = Контроль времени: { $control }

## Entries
paper-count-teams = Команд
paper-count-players = Игроков
paper-count-participants = Участников
paper-count-federations = Федераций (отделений)
paper-count-rated = Игроков с рейтингом
paper-mean-rating = Средний рейтинг
paper-entries-approved = Заявки проверены и утверждены судейской коллегией.
paper-entries-open = Заявки ещё не утверждены.
paper-substitutes = Запасные участники
paper-main-squad = Основной состав
paper-reserves = Запасные
paper-reserve = запасной
paper-joined-after = вступил после { $round }-го тура
paper-left-after = { $round ->
    [0] выбыл до 1-го тура
   *[other] выбыл после { $round }-го тура
}

## Regulation
paper-regulation-title-ua23 = Регламент спортивных соревнований
paper-regulation-title-ua13 = Положение о соревновании
paper-regulation-title-fmjd = Специальный регламент
paper-regulation-title-col = Положение о соревновании
paper-regulation-title-wcdf = Положение о соревновании
paper-approved-on = Утверждено
paper-to-be-written = (заполнить)
paper-section-ua23-1 = Цель и задачи
paper-section-ua23-2 = Сроки и место проведения спортивных соревнований
paper-section-ua23-3 = Организация и руководство проведением спортивных соревнований
paper-section-ua23-4 = Участники мероприятия
paper-section-ua23-5 = Характер мероприятия
paper-section-ua23-6 = Программа проведения спортивных соревнований
paper-section-ua23-7 = Безопасность и подготовка мест проведения спортивного соревнования
paper-section-ua23-8 = Условия определения первенства и награждения победителей и призёров
paper-section-ua23-9 = Условия финансирования мероприятия и материальное обеспечение участников
paper-section-ua23-10 = Сроки и порядок подачи заявок на участие
paper-section-ua13-1 = Цель и задачи соревнования
paper-section-ua13-2 = Место, время и порядок (система) проведения, условия определения преимущества при равенстве очков
paper-section-ua13-3 = Состав участников (команд), кандидатов на участие, требования к участникам
paper-section-ua13-4 = Права победителей, награждение
paper-section-ua13-5 = Условия приёма участников, сроки и формы подачи заявок, другие условия
paper-section-fmjd-1 = Вид соревнования
paper-section-fmjd-2 = Список участников
paper-section-fmjd-3 = Место проведения
paper-section-fmjd-4 = Расписание
paper-section-fmjd-5 = Призы и денежные вознаграждения
paper-section-col-1 = Цели и задачи
paper-section-col-2 = Сроки и место проведения
paper-section-col-3 = Руководство соревнованием
paper-section-col-4 = Судейская коллегия
paper-section-col-5 = Участники
paper-section-col-6 = Система розыгрыша
paper-section-col-7 = Порядок определения победителей, в том числе при делёже мест
paper-section-col-8 = Награждение и поощрение
paper-section-col-9 = Срок подачи заявок, вызов и оповещение участников
paper-item-ua13-1 = Место и сроки проведения соревнования
paper-item-ua13-2 = Система проведения соревнования
paper-item-ua13-3 = Контроль времени на обдумывание
paper-item-ua13-4 = Распределение мест при равенстве очков
paper-item-ua13-5 = Награждение победителей
paper-item-ua13-6 = Количество мест, выходящих в соревнование более высокого уровня
paper-item-ua23-1 = Место и сроки проведения соревнования
paper-item-ua23-2 = Система проведения соревнования
paper-item-ua23-3 = Контроль времени на обдумывание
paper-item-ua23-4 = Распределение мест при равенстве очков
paper-item-ua23-5 = Награждение победителей
paper-item-ua23-6 = Количество мест, выходящих в соревнование более высокого уровня
paper-item-col-1 = Расписание туров, доигрываний и пропущенных партий
paper-item-col-2 = Контроль времени игры и доигрывания
paper-item-col-3 = Продолжительность игры при доигрывании отложенных партий
paper-item-col-4 = Награждение победителей соревнования
paper-item-col-5 = Состав судейской коллегии с указанием званий и функций каждого судьи
paper-conditions = Условия проведения
paper-rulebook = Правила
paper-edition = Редакция правил
paper-edition-title = { $title }, действует с { $from }
paper-edition-sourced = { $title } ({ $source }), действует с { $from }
paper-character = Характер соревнования
paper-character-scoring = { $count ->
    [one] личное с командным зачётом по { $count } лучшему участнику
    [few] личное с командным зачётом по { $count } лучшим участникам
   *[other] личное с командным зачётом по { $count } лучшим участникам
}
paper-class = Вид игры
paper-control = Контроль времени
paper-boards-in-match = Досок в матче
paper-has-reserves = Запасные участники
paper-free-order = Изменение порядка досок перед туром
paper-age-group = Возрастная группа
paper-late-limit = Допустимое опоздание
paper-protest-deadline = Срок подачи протестов
paper-qualifying-places = Мест, выходящих в соревнование более высокого уровня
paper-play-off = Дополнительное соревнование
paper-early-stop = Игра прекращается, когда результат определён
paper-equal-points = Распределение мест при равенстве очков
paper-system-micro = { $system }, микроматчи из двух партий
paper-system-line = Система проведения: { $system }.
paper-signature-list = Лист ознакомления
paper-signature-list-text = С техническим регламентом соревнования ознакомлен (ознакомлена):
paper-signed = подписано

## Schedule
paper-round-paired = пары составлены
paper-round-started = идёт
paper-round-closed = сыгран
paper-schedule-changes = Изменения в расписании
paper-schedule-change = { $round }-й тур: { $is } вместо { $was } (объявлено { $when })

## Pairings
paper-pairings-of = Пары { $round }-го тура
paper-results-of = Результаты { $round }-го тура
paper-standings-after = Распределение мест после { $round }-го тура
paper-standings-final = Итоговая таблица
paper-micro-match-note = Микроматч: две партии со сменой цвета, один результат.
paper-colours-mixed-note = * Цвета были перепутаны, партия продолжилась.
paper-match-of = Стол { $table }: { $first } – { $second }
paper-match-sum = Сумма очков на досках { $first } : { $second }
paper-board-points = Сумма очков на досках
paper-match-points = Матчевые очки
paper-free = Не играют
paper-free-bye = { $name } ({ $points }) — свободен от игры, плюс
paper-free-plus = { $name } ({ $points }) — плюс из-за выбытия соперника
paper-free-no-game = { $name } ({ $points }) — свободен от игры
paper-free-absent = { $name } — предупредил об отсутствии
paper-paired-engine = Пары составила программа, алгоритм { $engine }, число жребия { $seed }.
paper-paired-table = { $row }-й тур по таблице.
paper-paired-drawn-table = { $row }-й тур таблицы, определённый жребием, число жребия { $seed }.
paper-paired-groups = { $row }-й тур между двумя группами, число жребия { $seed }.
paper-paired-bracket = По сетке, число жребия { $seed }.
paper-paired-lots = Жеребьёвкой среди оставшихся, число жребия { $seed }.
paper-paired-match = Следующая партия матча, число жребия { $seed }.
paper-paired-hand = Пары составлены вручную: { $reason }
paper-paired-override = Пары составлены по решению главного судьи: { $reason }
paper-lots-order = Порядок туров
paper-lots-colour = Цвет первого номера
paper-lots-tie = Кто проходит дальше, { $game }
paper-lots-ballot = Жеребьёвка начальных ходов, { $game }, один из { $openings }
paper-special-decisions = Особые решения
paper-overridden-round = Пары { $round }-го тура составлены по решению главного судьи: { $reason }
paper-prohibited-pair = { $first } и { $second } не сводятся в пару: { $reason }
paper-reasons-of = { $round }-й тур: объяснение пар
paper-reasons-differ = Объявленные пары отличаются от тех, что программа находит сейчас; объяснения относятся к парам программы.
paper-reasons-colours = Цвета: { $why }.
paper-reasons-groups = Очковые группы в порядке жеребьёвки

## Summary for the pairing committee
paper-round-summary-of = Сводка после { $round }-го тура
paper-results-missing = { $count ->
    [one] не хватает { $count } результата
    [few] не хватает { $count } результатов
   *[other] не хватает { $count } результатов
}
paper-score-group = { $count ->
    [one] { $points }: { $count } участник
    [few] { $points }: { $count } участника
   *[other] { $points }: { $count } участников
}
paper-summary-legend = Цвета сыгранных партий: { $white } — { $white-name }, { $black } — { $black-name }. Переходы: ↓ у соперника было меньше очков, ↑ больше, = поровну.

## Teams
paper-line-up-deadline = { $count ->
    [one] Подаётся главному судье за { $count } минуту до начала тура.
    [few] Подаётся главному судье за { $count } минуты до начала тура.
   *[other] Подаётся главному судье за { $count } минут до начала тура.
}
paper-board-standings = Доска { $board }
paper-team-standings = Командный зачёт

## Cards
paper-card-of = Карточка участника · { $event }
paper-card-free = свободен от игры
paper-card-absent = не играл

## Tables
paper-progress-legend = В клетке: номер соперника, цвет ({ $white } — { $white-name }, { $black } — { $black-name }) и результат.
paper-progress-legend-total = В клетке: номер соперника, цвет ({ $white } — { $white-name }, { $black } — { $black-name }), результат и в скобках сумма очков после тура.
paper-after-round = После { $round }-го тура
paper-plus-no-win = В «+» не входит плюс за тур без игры: он даёт очки, но не является победой.
paper-without-place = Вне распределения мест
paper-without-place-note = Участники вне распределения мест выбыли, не сыграв половины партий: их результаты аннулированы.

## How each criterion is reckoned
paper-reckoned-play-off = результат дополнительного соревнования{ $choice ->
    [first] {" "}за первое место
   *[other] {""}
}
paper-reckoned-encounter = результат встречи между { $choice ->
    [two] двумя участниками с равными очками
   *[other] участниками с равными очками
}
paper-reckoned-shmulyan = сумма очков побеждённых соперников минус сумма очков соперников, которым проиграно
paper-reckoned-sonneborn-berger = { $choice ->
    [halved] сумма очков побеждённых соперников и половина очков соперников, с которыми сыграно вничью
   *[other] удвоенная сумма очков побеждённых соперников и сумма очков соперников, с которыми сыграно вничью
}
paper-reckoned-berger = сумма очков побеждённых и тех, с кем сыграно вничью, минус сумма очков соперников, которым проиграно
paper-reckoned-solkoff = сумма очков всех соперников
paper-reckoned-truncated = сумма очков всех соперников без худшего{ $choice ->
    [all] , затем без двух худших и так далее до определения мест
   *[other] {""}
}
paper-reckoned-median = сумма очков всех соперников без худшего и лучшего{ $choice ->
    [all] , затем без двух худших и одного лучшего и так далее до определения мест
   *[other] {""}
}
paper-reckoned-board-points = сумма очков всех членов команды во всех партиях
paper-reckoned-team-product = сумма произведений очков в каждом матче на все очки соперника на досках{ $choice ->
    [left-out] , без матчей команд с равными очками между собой
   *[other] {""}
}
paper-reckoned-places-on-boards = сумма мест, занятых членами команды на своих досках; меньшая лучше

## Certificates
paper-cert-number = № ________
paper-cert-name = Выдана
paper-cert-event = Соревнование
paper-cert-place-dates = Место и сроки проведения
paper-cert-games = Сыграно партий
paper-cert-points = Набрано в них очков
paper-cert-result = { $points } из { $most } ({ $percent } %)
paper-cert-opponents = Средний рейтинг соперников
paper-cert-place-taken = Занятое место
paper-cert-norm = Выполнен норматив
paper-cert-note = Партии без игры (плюсы и минусы) не учтены.
paper-awarded-to = вручается
paper-participation-text = за участие в соревновании «{ $event }»
paper-diploma-text = за { $place } место ({ $points }) в соревновании «{ $event }»

## Protests and appeals
paper-committee = Апелляционный комитет
paper-no-committee = Апелляционный комитет не назначен.
paper-chair = Председатель
paper-member = Член комитета
paper-reserve-member = Резервный член
paper-protest-within = { $count ->
    [one] Протест подаётся в письменной форме не позднее чем через { $count } минуту после события.
    [few] Протест подаётся в письменной форме не позднее чем через { $count } минуты после события.
   *[other] Протест подаётся в письменной форме не позднее чем через { $count } минут после события.
}
paper-no-protests = Протестов не подано.
paper-protest-number = Протест № { $number }
paper-protest-from = От кого
paper-protest-about = Предмет
paper-protest-lodged = Подан
paper-protest-text = Содержание
paper-protest-status = Состояние рассмотрения
paper-about-fact = запись № { $number } в журнале
paper-about-other = другой вопрос
paper-upheld = удовлетворён
paper-rejected = отклонён
paper-status-lodged = ожидает решения главного судьи
paper-status-ruled = главный судья: { $verdict }
paper-status-appealed = ожидает решения апелляционного комитета
paper-status-final = апелляционный комитет: { $verdict }
paper-step-lodged = Подан письменный протест
paper-step-ruled = Решение главного судьи: { $verdict }. { $ruling }
paper-step-appealed = Подана апелляция в апелляционный комитет
paper-step-decided = Решение апелляционного комитета: { $verdict }. { $ruling }
paper-interested = Заменены из-за личного интереса
paper-sitting = Состав при рассмотрении
paper-decision-final = Решение апелляционного комитета является окончательным.
paper-decision-of-committee = Решение апелляционного комитета
paper-ruling-of-chief = Решение главного судьи

## Sanctions and decisions
paper-sanctions-imposed = Санкции
paper-no-sanctions = Санкции не применялись.
paper-late-arrivals = Опоздания
paper-no-late = Опозданий не было.
paper-decisions = Решения в случаях, не предусмотренных правилами
paper-no-decisions = Таких решений не было.
paper-late-flag = поражение: флажок упал до прихода игрока
paper-too-late = поражение: опоздание более { $limit } мин
paper-late-excused = уважительная причина
paper-late-in-time = в пределах { $limit } мин

## Duties of the chief arbiter by FMJD-IV.2
paper-due-before = до начала
paper-due-during = во время
paper-due-after = после
paper-duty-1 = заблаговременно до открытия явиться к организаторам и получить специальный регламент
paper-duty-2 = отменить положения, противоречащие основным регламентам FMJD
paper-duty-3 = иметь окончательный список основных и запасных участников
paper-duty-4 = иметь доску для официальных объявлений
paper-duty-5 = проверить, что специальный регламент постоянно вывешен
paper-duty-6 = проверить, что список призов вывешен к последнему туру первой части
paper-duty-7 = проверить, что этот список точен и однозначен
paper-duty-8 = носить хорошо заметный знак своей должности
paper-duty-9 = всегда иметь связь с одним из организаторов
paper-duty-10 = руководить рассадкой участников в каждом туре
paper-duty-11 = пустить часы или распорядиться об их пуске
paper-duty-12 = только главный судья останавливает часы во время партии или распоряжается об этом
paper-duty-13 = время от времени проверять правильность хода часов
paper-duty-14 = следить, чтобы игроки записывали ходы
paper-duty-15 = обеспечить запись ходов, когда оба игрока в цейтноте
paper-duty-16 = улаживать споры между игроками
paper-duty-17 = зафиксировать поражение каждому, кто не сделал нужного числа ходов за отведённое время
paper-duty-18 = зафиксировать поражение каждому, кто опоздал более чем на час
paper-duty-19 = разъяснять пункты регламента, смысл которых вызывает спор
paper-duty-20 = решать все случаи, не предусмотренные регламентом
paper-duty-21 = следить, чтобы сдавались оригиналы бланков записи
paper-duty-22 = обеспечить вывешивание результатов
paper-duty-23 = отвечать за составление пар, ручное или компьютерное
paper-duty-24 = обеспечить объявление пар
paper-duty-25 = руководить процедурой откладывания партий
paper-duty-26 = следить за объявлением победителей в согласованном порядке
paper-duty-27 = составить отчёт по образцам приложения IX
paper-duty-28 = указать на дополнительном листе отклонения, инциденты, просьбы о санкциях и предложения
paper-duty-29 = узнать, что сделано по этим просьбам и предложениям

## The chief arbiter's report
paper-report-draft = Проект: соревнование не завершено
paper-report-event = Общие сведения
paper-report-name = Название соревнования
paper-report-venue = Место проведения
paper-report-dates = Сроки проведения
paper-report-organiser = Организатор
paper-report-state = Состояние
paper-report-panel = Судейская коллегия
paper-report-participants = Участники
paper-report-federations = Федерации (отделения)
paper-report-titles = Звания
paper-report-course = Ход соревнования
paper-report-results = Результаты
paper-report-withdrawals = Выбытие и отстранение
paper-report-corrections = Исправленные результаты
paper-report-protests = Протесты и апелляции
paper-report-incidents = Отклонения и инциденты
paper-report-proposals = Просьбы о дополнительных санкциях и предложения
paper-report-attached = Приложения
paper-over-not-yet = не завершено
paper-over-finished = результаты утверждены
paper-over-cancelled = отменено: { $reason }
paper-no-panel = Судьи не указаны.
paper-relieved = отстранён
paper-nothing-played = Пары ни одного тура не составлены.
paper-numbers-lots = Номера определены жеребьёвкой (число жребия { $seed })
paper-numbers-rating = Номера даны по рейтингу, при равенстве — по жребию (число жребия { $seed })
paper-numbers-given = Номера даны в зале
paper-lots-drawn = { $what }: { $drawn } ({ $how })
paper-lots-again = { $drawn }; вытянуто снова: { $reason }
paper-leaving = { $effect }; сыграно { $played } из { $planned }
paper-left-withdrawn = выбыл
paper-left-excluded = отстранён
paper-no-withdrawals = Выбытий и отстранений не было.
paper-no-corrections = Результаты не исправлялись.
paper-no-incidents = Инцидентов не зафиксировано.
paper-further-incidents = Дополнительно
paper-incident-mixed = Тур { $round }, стол { $table }: { $first } и { $second } играли с перепутанными цветами
paper-attached-table = Турнирная таблица
paper-attached-rating = Документы для подсчёта рейтинга (техническая комиссия)
paper-attached-sheets = Оригиналы записей партий
