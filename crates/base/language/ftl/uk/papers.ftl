# Words of the papers of an event.

## The papers and what each one is for
paper-entries = Список заявлених учасників
paper-entries-about = усі заявлені, із запасними; команди за дошками
paper-regulation = Регламент
paper-regulation-about = регламент змагань з усіма розділами
paper-technical-regulation = Технічний регламент
paper-technical-regulation-about = що визначив головний суддя, з листом ознайомлення
paper-schedule = Розклад ігор
paper-schedule-about = тури з датами й часом, також як iCalendar
paper-pairings = Пари туру
paper-pairings-about = пари туру, а після гри — з результатами
paper-pairing-reasons = Пари туру з поясненнями
paper-pairing-reasons-about = пари туру з поясненням кожної
paper-round-summary = Зведення після туру
paper-round-summary-about = очкові групи, кольори та переходи для жеребкування
paper-notice-board = Інформаційний стенд
paper-notice-board-about = результати туру, розподіл місць і наступні пари для стенда
paper-line-up = Склад команди на тур
paper-line-up-about = хто на якій дошці грає за команду в турі
paper-match-protocol = Протокол матчу
paper-match-protocol-about = матч двох команд за дошками, для підпису
paper-pairing-cards = Картки учасників
paper-pairing-cards-about = картки швейцарської системи, для розрізання
paper-score-sheets = Бланки для запису партій
paper-score-sheets-about = бланки з прізвищами та діаграмою для запису ходів
paper-envelopes = Конверти із записаними ходами
paper-envelopes-about = конверт для кожної відкладеної партії з прізвищами, часом і позицією
paper-cross-table = Турнірна таблиця
paper-cross-table-about = усі проти всіх
paper-progress = Таблиця за турами
paper-progress-about = за турами із суперниками, у порядку місць
paper-progress-alphabetical = Таблиця за турами (за абеткою)
paper-progress-alphabetical-about = за турами з наростанням очок, за абеткою
paper-standings = Розподіл місць
paper-standings-about = місця з коефіцієнтами та порядком їх обчислення
paper-norm-certificate = Довідка про виконання класифікаційного нормативу
paper-norm-certificate-about = про виконання гравцем класифікаційного нормативу
paper-participation-certificate = Сертифікат учасника
paper-participation-certificate-about = про участь у змаганнях
paper-diploma = Диплом
paper-diploma-about = для переможців і призерів
paper-appeals = Протести та апеляції
paper-appeals-about = кожен протест з історією розгляду та рішенням
paper-sanctions = Журнал санкцій та рішень
paper-sanctions-about = санкції, запізнення та рішення в непередбачених випадках
paper-duties = Обов'язки головного судді
paper-duties-about = перелік для відміток — до, під час і після змагань
paper-report = Звіт головного судді
paper-report-about = для організатора та федерації, з усіма таблицями
paper-form-1 = Бланк 1 FMJD
paper-form-1-about = звіт про міжнародні змагання
paper-form-2 = Бланк 2 FMJD
paper-form-2-about = перевірка виконання норм
paper-bulletin = Бюлетень
paper-bulletin-about = партії з діаграмами

## Why a paper cannot be made
paper-error-no-regulation = змагання ще не мають регламенту; спершу затвердьте його
paper-error-nobody-entered = ще нікого не заявлено; спершу внесіть учасників або команди
paper-error-no-such-stage = етапу { $stage } немає; у регламенті їх { $stages }
paper-error-nothing-paired = ще не складено пар жодного туру; спершу складіть пари 1-го туру
paper-error-not-paired = пари { $round }-го туру ще не складено; наступним складіть { $next }-й тур
paper-error-no-such-round = туру { $round } немає; на етапі їх { $rounds }
paper-error-no-teams = у цих змаганнях команди між собою не грають; скористайтеся парами туру
paper-error-no-such-player = учасника № { $player } немає; заявлено { $players }
paper-error-no-such-team = команди № { $team } немає; заявлено { $teams }
paper-error-not-in-stage = { $name } не грає на цьому етапі; виберіть інший етап
paper-error-no-such-protest = протесту № { $protest } немає; знайдіть його номер у журналі
paper-error-no-technical = технічний регламент ще не складено; спершу складіть його
paper-error-nothing-scheduled = жоден тур ще не має дати; спершу призначте час туру
paper-error-not-swiss = етап проводиться не за швейцарською системою; скористайтеся турнірною таблицею
paper-error-no-places = розподіл місць обчислити не можна: { $why }
paper-error-no-reasons = пояснити пари { $round }-го туру не можна: { $why }
paper-error-needs-games = «{ $paper }» складається з партій змагань; спершу додайте їх

## Heads of columns
paper-col-number = №
paper-col-place = Місце
paper-col-name = Прізвище, ім'я
paper-col-title = Звання
paper-col-federation = Федерація
paper-col-club = Клуб
paper-col-id = Ід. №
paper-col-rating = Рейтинг
paper-col-born = Дата народження
paper-col-sex = Стать
paper-col-team = Команда
paper-col-board = Дошка
paper-col-table = Стіл
paper-col-tables = Столів
paper-col-result = Результат
paper-col-points = Очки
paper-col-board-points = Очки на дошках
paper-col-games = Партій
paper-col-matches = Матчів
paper-col-total = Сума
paper-col-note = Примітка
paper-col-round = Тур
paper-col-rounds = Турів
paper-col-stage = Етап
paper-col-system = Система проведення
paper-col-day = День
paper-col-time = Початок
paper-col-state = Стан
paper-col-colour = Колір
paper-col-colours = Кольори
paper-col-opponent = Суперник
paper-col-opponents = Суперники
paper-col-float = Перехід
paper-col-floats = Переходи
paper-col-free = Вільний
paper-col-counted = Залікові учасники
paper-col-signature = Підпис
paper-col-office = Посада
paper-col-category = Категорія
paper-col-branch = Представляє
paper-col-when = Коли
paper-col-by = Хто
paper-col-step = Що відбулося
paper-col-sanction = Санкція
paper-col-offence = За що
paper-col-game = Партія
paper-col-account = Обставини
paper-col-clauses = Пункти правил
paper-col-clause = Пункт
paper-col-minutes = Хвилин
paper-col-outcome = Наслідок
paper-col-case = Випадок
paper-col-decision = Рішення
paper-col-grounds = Підстава
paper-col-when-due = Коли
paper-col-duty = Обов'язок
paper-col-unplayed = Без гри
paper-col-paired-by = Пари складено
paper-col-how = Як
paper-col-after-round = Після туру
paper-col-reason = Причина
paper-col-was = Було
paper-col-is = Стало

## Words used on many papers
paper-made = складено { $when }
paper-round = { $round }-й тур
paper-in-round = тур { $round }
paper-in-table = стіл { $table }
paper-in-board = дошка { $board }
paper-in-game = партія { $game }
paper-white = Білі
paper-black = Чорні
paper-red = Червоні
paper-white-letter = б
paper-black-letter = ч
paper-red-letter = ч
paper-white-sign = ○
paper-black-sign = ●
paper-red-sign = ●
paper-white-name = білі
paper-black-name = чорні
paper-red-name = червоні
paper-colour-legend = { $white } — { $white-name }, { $black } — { $black-name }
paper-mark-adjourned = відкл.
paper-mark-annulled = х
paper-mark-free = –
paper-mark-absent = –
paper-yes = так
paper-no = ні
paper-nobody = ніхто
paper-date = Дата
paper-time = Час
paper-remarks = Зауваження
paper-stamp = М. П.
paper-opponent = Суперник
paper-captain = Капітан (представник)
paper-captain-of = капітан команди { $team }
paper-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[other] { $count } годин
}
paper-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[other] { $count } хвилин
}
paper-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[other] { $count } секунд
}
paper-sex-letter-female = ж
paper-sex-letter-male = ч

## The rate of play
paper-rate-moves = { $moves ->
    [one] { $moves } хід — { $time }
    [few] { $moves } ходи — { $time }
   *[other] { $moves } ходів — { $time }
}
paper-rate-game = { $time } до кінця партії
paper-rate-then = { $first }, потім { $next }
paper-rate-repeats = { $rate }, і так далі
paper-rate-increment = { $rate }, з додаванням на кожен хід, починаючи з { $from }-го: { $each }
paper-without-clock = без годинника
paper-control-line = Контроль часу: { $control }

## Entries
paper-count-teams = Команд
paper-count-players = Гравців
paper-count-participants = Учасників
paper-count-federations = Федерацій (осередків)
paper-count-rated = Гравців з рейтингом
paper-mean-rating = Середній рейтинг
paper-entries-approved = Заявки перевірено і затверджено суддівською колегією.
paper-entries-open = Заявки ще не затверджено.
paper-substitutes = Запасні учасники
paper-main-squad = Основний склад
paper-reserves = Запасні
paper-reserve = запасний
paper-joined-after = вступив після { $round }-го туру
paper-left-after = { $round ->
    [0] вибув до 1-го туру
   *[other] вибув після { $round }-го туру
}

## Regulation
paper-regulation-title-ua23 = Регламент спортивних змагань
paper-regulation-title-ua13 = Положення про змагання
paper-regulation-title-fmjd = Спеціальний регламент
paper-regulation-title-col = Положення про змагання
paper-regulation-title-wcdf = Положення про змагання
paper-approved-on = Затверджено
paper-to-be-written = (заповнити)
paper-section-ua23-1 = Мета та завдання
paper-section-ua23-2 = Строки і місце проведення спортивних змагань
paper-section-ua23-3 = Організація та керівництво проведенням спортивних змагань
paper-section-ua23-4 = Учасники заходу
paper-section-ua23-5 = Характер заходу
paper-section-ua23-6 = Програма проведення спортивних змагань
paper-section-ua23-7 = Безпека та підготовка місць проведення спортивного змагання
paper-section-ua23-8 = Умови визначення першості та нагородження переможців і призерів
paper-section-ua23-9 = Умови фінансування заходу та матеріальне забезпечення учасників
paper-section-ua23-10 = Строки та порядок подання заявок на участь
paper-section-ua13-1 = Мета і завдання змагання
paper-section-ua13-2 = Місце, час і порядок (система) проведення, умови визначення переваги при рівності очок
paper-section-ua13-3 = Склад учасників (команд), кандидатів на участь, вимоги до учасників
paper-section-ua13-4 = Права переможців, нагородження
paper-section-ua13-5 = Умови прийому учасників, строки й форми подачі заявок, інші умови
paper-section-fmjd-1 = Вид змагань
paper-section-fmjd-2 = Список учасників
paper-section-fmjd-3 = Місце проведення
paper-section-fmjd-4 = Розклад
paper-section-fmjd-5 = Призи та грошові винагороди
paper-section-col-1 = Цілі та завдання
paper-section-col-2 = Строки й місце проведення
paper-section-col-3 = Керівництво змаганнями
paper-section-col-4 = Суддівська колегія
paper-section-col-5 = Учасники
paper-section-col-6 = Система розіграшу
paper-section-col-7 = Порядок визначення переможців, зокрема при поділі місць
paper-section-col-8 = Нагородження та заохочення
paper-section-col-9 = Строк подання заявок, виклик і сповіщення учасників
paper-item-ua13-1 = Місце і терміни проведення змагань
paper-item-ua13-2 = Система проведення змагань
paper-item-ua13-3 = Контроль часу на обмірковування
paper-item-ua13-4 = Розподіл місць при рівності очок
paper-item-ua13-5 = Нагородження переможців
paper-item-ua13-6 = Кількість місць, що виходять у змагання вищого рівня
paper-item-ua23-1 = Місце і терміни проведення змагань
paper-item-ua23-2 = Система проведення змагань
paper-item-ua23-3 = Контроль часу на обмірковування
paper-item-ua23-4 = Розподіл місць при рівності очок
paper-item-ua23-5 = Нагородження переможців
paper-item-ua23-6 = Кількість місць, що виходять у змагання вищого рівня
paper-item-col-1 = Розклад турів, догравань та пропущених партій
paper-item-col-2 = Контроль часу гри та догравання
paper-item-col-3 = Тривалість гри при дограванні відкладених партій
paper-item-col-4 = Нагородження переможців змагань
paper-item-col-5 = Склад суддівської колегії із зазначенням звань і функцій кожного судді
paper-conditions = Умови проведення
paper-rulebook = Правила
paper-edition = Редакція правил
paper-edition-title = { $title }, чинна з { $from }
paper-edition-sourced = { $title } ({ $source }), чинна з { $from }
paper-character = Характер змагань
paper-character-scoring = { $count ->
    [one] особисті з командним заліком за { $count } найкращим учасником
    [few] особисті з командним заліком за { $count } найкращими учасниками
   *[other] особисті з командним заліком за { $count } найкращими учасниками
}
paper-class = Вид гри
paper-control = Контроль часу
paper-boards-in-match = Дощок у матчі
paper-has-reserves = Запасні учасники
paper-free-order = Зміна порядку дощок перед туром
paper-age-group = Вікова група
paper-late-limit = Дозволене запізнення
paper-protest-deadline = Строк подання протестів
paper-qualifying-places = Місць, що виходять у змагання вищого рівня
paper-play-off = Додаткове змагання
paper-early-stop = Гра припиняється, коли результат визначено
paper-equal-points = Розподіл місць при рівності очок
paper-system-micro = { $system }, мікроматчі з двох партій
paper-system-line = Система проведення: { $system }.
paper-signature-list = Лист ознайомлення
paper-signature-list-text = З технічним регламентом змагань ознайомлений (ознайомлена):
paper-signed = підписано

## Schedule
paper-round-paired = пари складено
paper-round-started = триває
paper-round-closed = зіграно
paper-schedule-changes = Зміни в розкладі
paper-schedule-change = { $round }-й тур: { $is } замість { $was } (оголошено { $when })

## Pairings
paper-pairings-of = Пари { $round }-го туру
paper-results-of = Результати { $round }-го туру
paper-standings-after = Розподіл місць після { $round }-го туру
paper-standings-final = Підсумкова таблиця
paper-micro-match-note = Мікроматч: дві партії зі зміною кольору, один результат.
paper-colours-mixed-note = * Кольори було переплутано, партія продовжилася.
paper-match-of = Стіл { $table }: { $first } – { $second }
paper-match-sum = Сума очок на дошках { $first } : { $second }
paper-board-points = Сума очок на дошках
paper-match-points = Матчеві очки
paper-free = Не грають
paper-free-bye = { $name } ({ $points }) — вільний від гри, плюс
paper-free-plus = { $name } ({ $points }) — плюс через вибуття суперника
paper-free-no-game = { $name } ({ $points }) — вільний від гри
paper-free-absent = { $name } — попередив про відсутність
paper-paired-engine = Пари склала програма, алгоритм { $engine }, число жеребу { $seed }.
paper-paired-table = { $row }-й тур за таблицею.
paper-paired-drawn-table = { $row }-й тур таблиці, визначений жеребом, число жеребу { $seed }.
paper-paired-groups = { $row }-й тур між двома групами, число жеребу { $seed }.
paper-paired-bracket = За сіткою, число жеребу { $seed }.
paper-paired-lots = Жеребкуванням серед тих, хто залишився, число жеребу { $seed }.
paper-paired-match = Наступна партія матчу, число жеребу { $seed }.
paper-paired-hand = Пари складено вручну: { $reason }
paper-paired-override = Пари складено за рішенням головного судді: { $reason }
paper-lots-order = Порядок турів
paper-lots-colour = Колір першого номера
paper-lots-tie = Хто проходить далі, { $game }
paper-lots-ballot = Жеребкування початкових ходів, { $game }, один з { $openings }
paper-special-decisions = Особливі рішення
paper-overridden-round = Пари { $round }-го туру складено за рішенням головного судді: { $reason }
paper-prohibited-pair = { $first } і { $second } не зводяться в пару: { $reason }
paper-reasons-of = { $round }-й тур: пояснення пар
paper-reasons-differ = Оголошені пари відрізняються від тих, що програма знаходить зараз; пояснення стосуються пар програми.
paper-reasons-colours = Кольори: { $why }.
paper-reasons-groups = Очкові групи в порядку жеребкування

## Summary for the pairing committee
paper-round-summary-of = Зведення після { $round }-го туру
paper-results-missing = { $count ->
    [one] бракує { $count } результату
    [few] бракує { $count } результатів
   *[other] бракує { $count } результатів
}
paper-score-group = { $count ->
    [one] { $points }: { $count } учасник
    [few] { $points }: { $count } учасники
   *[other] { $points }: { $count } учасників
}
paper-summary-legend = Кольори зіграних партій: { $white } — { $white-name }, { $black } — { $black-name }. Переходи: ↓ суперник мав менше очок, ↑ більше, = порівну.

## Teams
paper-line-up-deadline = { $count ->
    [one] Подається головному судді за { $count } хвилину до початку туру.
    [few] Подається головному судді за { $count } хвилини до початку туру.
   *[other] Подається головному судді за { $count } хвилин до початку туру.
}
paper-board-standings = Дошка { $board }
paper-team-standings = Командний залік

## Cards
paper-card-of = Картка учасника · { $event }
paper-card-free = вільний від гри
paper-card-absent = не грав

## Tables
paper-progress-legend = У клітинці: номер суперника, колір ({ $white } — { $white-name }, { $black } — { $black-name }) і результат.
paper-progress-legend-total = У клітинці: номер суперника, колір ({ $white } — { $white-name }, { $black } — { $black-name }), результат і в дужках сума очок після туру.
paper-after-round = Після { $round }-го туру
paper-plus-no-win = До «+» не входить плюс за тур без гри: він дає очки, але не є перемогою.
paper-without-place = Поза розподілом місць
paper-without-place-note = Учасники поза розподілом місць вибули, не зігравши половини партій: їхні результати анульовано.

## How each criterion is reckoned
paper-reckoned-play-off = результат додаткового змагання{ $choice ->
    [first] {" "}за перше місце
   *[other] {""}
}
paper-reckoned-encounter = результат зустрічі між { $choice ->
    [two] двома учасниками з рівними очками
   *[other] учасниками з рівними очками
}
paper-reckoned-shmulyan = сума очок переможених суперників мінус сума очок суперників, яким програно
paper-reckoned-sonneborn-berger = { $choice ->
    [halved] сума очок переможених суперників і половина очок суперників, з якими зіграно внічию
   *[other] подвоєна сума очок переможених суперників і сума очок суперників, з якими зіграно внічию
}
paper-reckoned-berger = сума очок переможених і тих, з ким зіграно внічию, мінус сума очок суперників, яким програно
paper-reckoned-solkoff = сума очок усіх суперників
paper-reckoned-truncated = сума очок усіх суперників без найгіршого{ $choice ->
    [all] , потім без двох найгірших і так далі до визначення місць
   *[other] {""}
}
paper-reckoned-median = сума очок усіх суперників без найгіршого та найкращого{ $choice ->
    [all] , потім без двох найгірших і одного найкращого і так далі до визначення місць
   *[other] {""}
}
paper-reckoned-board-points = сума очок усіх членів команди в усіх партіях
paper-reckoned-team-product = сума добутків очок у кожному матчі на всі очки суперника на дошках{ $choice ->
    [left-out] , без матчів команд з рівними очками між собою
   *[other] {""}
}
paper-reckoned-places-on-boards = сума місць, зайнятих членами команди на своїх дошках; менша краща

## Certificates
paper-cert-number = № ________
paper-cert-name = Видано
paper-cert-event = Змагання
paper-cert-place-dates = Місце і строки проведення
paper-cert-games = Зіграно партій
paper-cert-points = Набрано в них очок
paper-cert-result = { $points } з { $most } ({ $percent } %)
paper-cert-opponents = Середній рейтинг суперників
paper-cert-place-taken = Зайняте місце
paper-cert-norm = Виконано норматив
paper-cert-note = Партії без гри (плюси й мінуси) не враховано.
paper-awarded-to = вручається
paper-participation-text = за участь у змаганнях «{ $event }»
paper-diploma-text = за { $place } місце ({ $points }) у змаганнях «{ $event }»

## Protests and appeals
paper-committee = Апеляційний комітет
paper-no-committee = Апеляційний комітет не призначено.
paper-chair = Голова
paper-member = Член комітету
paper-reserve-member = Резервний член
paper-protest-within = { $count ->
    [one] Протест подається в письмовій формі не пізніше ніж через { $count } хвилину після події.
    [few] Протест подається в письмовій формі не пізніше ніж через { $count } хвилини після події.
   *[other] Протест подається в письмовій формі не пізніше ніж через { $count } хвилин після події.
}
paper-no-protests = Протестів не подано.
paper-protest-number = Протест № { $number }
paper-protest-from = Від кого
paper-protest-about = Предмет
paper-protest-lodged = Подано
paper-protest-text = Зміст
paper-protest-status = Стан розгляду
paper-about-fact = запис № { $number } у журналі
paper-about-other = інше питання
paper-upheld = задоволено
paper-rejected = відхилено
paper-status-lodged = очікує рішення головного судді
paper-status-ruled = головний суддя: { $verdict }
paper-status-appealed = очікує рішення апеляційного комітету
paper-status-final = апеляційний комітет: { $verdict }
paper-step-lodged = Подано письмовий протест
paper-step-ruled = Рішення головного судді: { $verdict }. { $ruling }
paper-step-appealed = Подано апеляцію до апеляційного комітету
paper-step-decided = Рішення апеляційного комітету: { $verdict }. { $ruling }
paper-interested = Замінено через особистий інтерес
paper-sitting = Склад на розгляді
paper-decision-final = Рішення апеляційного комітету є остаточним.
paper-decision-of-committee = Рішення апеляційного комітету
paper-ruling-of-chief = Рішення головного судді

## Sanctions and decisions
paper-sanctions-imposed = Санкції
paper-no-sanctions = Санкцій не застосовано.
paper-late-arrivals = Запізнення
paper-no-late = Запізнень не було.
paper-decisions = Рішення у випадках, не передбачених правилами
paper-no-decisions = Таких рішень не було.
paper-late-flag = поразка: прапорець упав до приходу гравця
paper-too-late = поразка: запізнення понад { $limit } хв
paper-late-excused = поважна причина
paper-late-in-time = у межах { $limit } хв

## Duties of the chief arbiter by FMJD-IV.2
paper-due-before = до початку
paper-due-during = під час
paper-due-after = після
paper-duty-1 = завчасно до відкриття з'явитися до організаторів і отримати спеціальний регламент
paper-duty-2 = скасувати положення, що суперечать основним регламентам FMJD
paper-duty-3 = мати остаточний список основних і запасних учасників
paper-duty-4 = мати дошку для офіційних оголошень
paper-duty-5 = перевірити, що спеціальний регламент постійно вивішено
paper-duty-6 = перевірити, що список призів вивішено до останнього туру першої частини
paper-duty-7 = перевірити, що цей список точний і однозначний
paper-duty-8 = носити добре видимий знак своєї посади
paper-duty-9 = завжди мати зв'язок з одним з організаторів
paper-duty-10 = керувати розсаджуванням учасників у кожному турі
paper-duty-11 = пустити годинники або наказати їх пустити
paper-duty-12 = лише головний суддя зупиняє годинник під час партії або наказує його зупинити
paper-duty-13 = час від часу перевіряти правильність ходу годинників
paper-duty-14 = стежити, щоб гравці записували ходи
paper-duty-15 = забезпечити запис ходів, коли обидва гравці в цейтноті
paper-duty-16 = залагоджувати суперечки між гравцями
paper-duty-17 = зафіксувати поразку кожному, хто не зробив потрібної кількості ходів за відведений час
paper-duty-18 = зафіксувати поразку кожному, хто запізнився більш ніж на годину
paper-duty-19 = роз'яснювати пункти регламенту, зміст яких викликає суперечку
paper-duty-20 = вирішувати всі випадки, не передбачені регламентом
paper-duty-21 = стежити, щоб здавали оригінали бланків запису
paper-duty-22 = забезпечити вивішування результатів
paper-duty-23 = відповідати за складання пар, ручне чи комп'ютерне
paper-duty-24 = забезпечити оголошення пар
paper-duty-25 = керувати процедурою відкладання партій
paper-duty-26 = стежити за оголошенням переможців в узгодженому порядку
paper-duty-27 = скласти звіт за зразками додатка IX
paper-duty-28 = зазначити на додатковому аркуші відхилення, інциденти, прохання про санкції та пропозиції
paper-duty-29 = дізнатися, що зроблено за цими проханнями та пропозиціями

## The chief arbiter's report
paper-report-draft = Проєкт: змагання не завершено
paper-report-event = Загальні відомості
paper-report-name = Назва змагань
paper-report-venue = Місце проведення
paper-report-dates = Строки проведення
paper-report-organiser = Організатор
paper-report-state = Стан
paper-report-panel = Суддівська колегія
paper-report-participants = Учасники
paper-report-federations = Федерації (осередки)
paper-report-titles = Звання
paper-report-course = Хід змагань
paper-report-results = Результати
paper-report-withdrawals = Вибуття та усунення
paper-report-corrections = Виправлені результати
paper-report-protests = Протести та апеляції
paper-report-incidents = Відхилення та інциденти
paper-report-proposals = Прохання про додаткові санкції та пропозиції
paper-report-attached = Додатки
paper-over-not-yet = не завершено
paper-over-finished = результати затверджено
paper-over-cancelled = скасовано: { $reason }
paper-no-panel = Суддів не зазначено.
paper-relieved = усунений
paper-nothing-played = Пар жодного туру не складено.
paper-numbers-lots = Номери визначено жеребкуванням (число жеребу { $seed })
paper-numbers-rating = Номери надано за рейтингом, при рівності — за жеребом (число жеребу { $seed })
paper-numbers-given = Номери надано в залі
paper-lots-drawn = { $what }: { $drawn } ({ $how })
paper-lots-again = { $drawn }; витягнуто знову: { $reason }
paper-leaving = { $effect }; зіграно { $played } з { $planned }
paper-left-withdrawn = вибув
paper-left-excluded = усунений
paper-no-withdrawals = Вибуття та усунень не було.
paper-no-corrections = Результати не виправлялися.
paper-no-incidents = Інцидентів не зафіксовано.
paper-further-incidents = Додатково
paper-incident-mixed = Тур { $round }, стіл { $table }: { $first } і { $second } грали з переплутаними кольорами
paper-attached-table = Турнірна таблиця
paper-attached-rating = Документи для обрахунку рейтингу (технічна комісія)
paper-attached-sheets = Оригінали записів партій
