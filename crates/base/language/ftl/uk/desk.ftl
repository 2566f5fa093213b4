# The list of events and the desk on the site.

desk-events = Змагання
desk-event = Змагання
desk-new = Нове змагання
desk-name = Назва
desk-dates = Дати
desk-place = Місце проведення
desk-system = Система
desk-system-round-robin = колова
desk-system-swiss = швейцарська
desk-system-knockout = на вибування
desk-system-lost-points = до вибування за очками
desk-system-scheveningen = схевенінгенська
desk-system-match = матч
desk-system-barrage = додаткові партії
desk-state-planned = заплановано
desk-state-playing = триває
desk-state-finished = завершено
desk-state-cancelled = скасовано
desk-entrants = Учасники
desk-no-events = Таких змагань немає.
desk-more-events = Ще змагання
desk-nobody = Ще ніхто не заявився.
desk-title = Стіл судді
desk-register = Подати заявку
desk-tasks = Що робити зараз
desk-no-tasks = Зараз робити нічого не треба.
desk-notices = Варто перевірити
desk-for-officials = Стіл доступний посадовим особам змагання. Увійдіть під іменем, якому надано посаду.
desk-moved-on = Тим часом написав хтось інший: наступний номер { $next }, а не { $seen }. Нічого не змінено.
desk-look-again = подивіться на змагання ще раз і повторіть те, що ще потрібно

# The pages of the desk.

desk-tab-home = Зараз
desk-tab-entries = Заявки
desk-tab-check-in = Реєстрація прибулих
desk-tab-teams = Команди
desk-tab-officials = Посадові особи
desk-tab-round = Тур
desk-tab-boards = Дошки
desk-tab-standings = Таблиця
desk-tab-disputes = Спори
desk-tab-papers = Документи
desk-tab-log = Журнал
desk-tab-course = Перебіг
desk-done = Зроблено
desk-go = Перейти
desk-show = Показати
desk-write = Записати
desk-who = Хто
desk-what = Що
desk-when = Коли
desk-by = Ким
desk-how = Як
desk-why = Чому?
desk-now = Зараз
desk-reason = Причина
desk-text = Текст
desk-from = Від кого
desk-round = Тур
desk-rounds = Тури
desk-stage = Етап
desk-table = Стіл
desk-board = Дошка
desk-team = Команда
desk-players = Гравці
desk-print = Друкувати
desk-link = Посилання
desk-needs-account = Щоб створити змагання, спочатку увійдіть.
desk-unreadable-form = Форму неможливо прочитати, або файл завеликий.
desk-no-stage = Такого етапу немає.
desk-no-round = Ще не проведено жеребкування жодного туру.
desk-not-a-date = «{ $text }» — не дата; пишіть 2001-05-17 або лише рік.
desk-not-a-zone = «{ $text }» — не часовий пояс; пишіть його назву, наприклад { "Europe/Kyiv" }.

# A new event.

desk-from-template = За зразком
desk-template = Зразок
desk-from-regulation = Натомість із файлу положення
desk-regulation = Положення
desk-regulation-file = Положення, файл TOML
desk-regulation-text = Положення у вигляді TOML
desk-edition = Пізніша редакція
desk-edition-text = Пізніша редакція правил у вигляді TOML
desk-change-regulation = Змінити положення
desk-from-file = З файлу змагання
desk-from-file-text = Змагання, розпочате в залі, переходить сюди з усім журналом.
desk-event-file = Файл змагання
desk-event-file-text = Файл містить усі записи журналу. Проводьте змагання в залі без мережі, а потім поверніть файл сюди.
desk-download = Завантажити
desk-upload = Повернути файл
desk-take-over = Перенести
desk-file-taken = { $count ->
        [0] У файлі немає нічого нового.
        [one] Перенесено { $count } новий запис.
        [few] Перенесено { $count } нові записи.
       *[other] Перенесено { $count } нових записів.
    }
desk-file-differs = Файл розповідає інше, ніж сайт: відрізняється запис { $seq } журналу. Нічого не змінено.
desk-file-differs-next = порівняйте обидва журнали; продовжуйте один із них або перенесіть файл як нове змагання
desk-attached-full = Файли, додані до цих змагань, разом із заміненими можуть займати { $megabytes } МБ; із цими стало б більше.
desk-first-day = Перший день
desk-last-day = Останній день
desk-team-boards = Дощок у командному матчі
desk-organiser-name = Організатор: клуб або особа
desk-chief-name = Ваше ім’я як головного судді
desk-chief-help = Залиште порожнім, якщо змаганням керує хтось інший. Ніхто не може бути організатором і суддею під тим самим іменем (FMJD-IV.5).
desk-with-technical = Разом із технічним регламентом зразка
desk-make = Створити змагання

# Entries, registration, check-in.

desk-asked = Просять заявити
desk-applied = Вашу заявку прийнято. Судді її розглянуть.
desk-applied-already = Заявка на це ім’я вже є.
desk-answered-already = На цю заявку вже відповіли.
desk-too-many-applications = Забагато заявок чекає; зверніться до організатора.
desk-answer-text = Відповідь
desk-message = Повідомлення суддям
desk-enter = Заявити
desk-refuse = Відхилити
desk-add = Заявити гравця
desk-add-team = Заявити команду
desk-correct = Виправити
desk-player-name = Прізвище та ім’я
desk-player-title = Звання
desk-rating = Рейтинг
desk-federation = Федерація або область
desk-club = Клуб
desk-list-number = Номер у списку федерації
desk-born = Дата народження
desk-born-help = 2001-05-17 або лише рік
desk-sex = Жінки чи чоловіки
desk-import = Узяти список
desk-import-file = Список у вигляді CSV або XLSX
desk-dry-run = Лише шукати помилки
desk-good-rows = Узяти рядки без помилок
desk-list-next = виправте список або візьміть рядки без помилок
desk-no-file = Спочатку виберіть файл.
desk-export-csv = Список CSV
desk-export-xlsx = Список XLSX
desk-registration = Самостійна реєстрація гравців
desk-registration-open = Гравці можуть подавати заявки.
desk-registration-closed = Реєстрацію закрито.
desk-open-registration = Відкрити реєстрацію
desk-close-registration = Закрити реєстрацію
desk-approve = Затвердити заявки
desk-approve-text = Суддівська колегія перевірила заявки.
desk-approved = затверджено
desk-withdraw = Зняти зі змагання
desk-left = вибув
desk-absent = Відсутній
desk-is-absent = відсутній
desk-next-round = наступний
desk-further = Подальша участь того, хто пропустив тури
desk-goes-on = Продовжує
desk-is-out = Вибуває
desk-prohibit = Не зводити двох
desk-lift = Можуть зустрічатися знову
desk-other-one = Інший
desk-if-possible = Лише за можливості
desk-absent-rest = Хто не прибув, той відсутній
desk-absent-rest-text = Хто не відмітився, того не зводять у наступному турі.
desk-check-in-anew = Відмічатися спочатку
desk-check-in-anew-text = Усі підходять до столу знову, перед іншим туром або днем.

# Teams and officials.

desk-captain = Капітан
desk-line-ups = Склади команд
desk-hand-in = Подати
desk-seat = Сів інший гравець
desk-not-your-team = Це не ваша команда.
desk-office = Посада
desk-category = Категорія
desk-branch = Федерація або місто
desk-account = Обліковий запис на сайті
desk-account-help = Ім’я, під яким особа входить; тоді посаду можна виконувати тут.
desk-appoint = Призначити
desk-relieve = Відсторонити
desk-give-account = Надати посаду обліковому запису
desk-take-account = Забрати
desk-player-account = Обліковий запис гравця або капітана
desk-no-account-named = Назвіть обліковий запис.
desk-only-administrator = Це може лише адміністратор сайту.
desk-committee = Апеляційне журі
desk-members = Члени, голова перший
desk-members-help = По одному в рядку; після скісної риски — федерація або місто.
desk-reserves = Запасні
desk-executive = Призначені виконкомом FMJD
desk-signed = Підписи
desk-unsigned = Ще не підписали
desk-all-signed = Усі підписали

# Rounds and results.

desk-pair = Жеребкування туру
desk-seed = Число жеребу
desk-seed-drawn = добирає програма
desk-by-hand = Вручну або зі змінами
desk-how-system = за системою
desk-how-hand = вручну за тими самими правилами
desk-how-override = рішенням головного судді
desk-how-fix = спершу ці пари, решту зводить програма
desk-pairs = Пари в порядку столів
desk-pairs-help = По одній у рядку, білі перші: 1 : 4 або прізвища.
desk-free = Без суперника
desk-confirmed = Навіть якщо ці правила порушено
desk-rules-broken = { $count ->
        [one] Ці пари порушують { $count } правило:
        [few] Ці пари порушують { $count } правила:
       *[other] Ці пари порушують { $count } правил:
    }
desk-confirm = змініть пари або підтвердьте, що вони все одно лишаються
desk-paired-by-people = Зведено людьми
desk-all-reasons = Усі пояснення
desk-publish = Оприлюднити пари
desk-start = Почати тур
desk-ahead = хоча в попередньому турі бракує результатів
desk-close = Закрити тур
desk-keys = У клітинці: 2, 1, 0 або + = − для гравця ліворуч; +- та -+, якщо хтось не з’явився, -- якщо ніхто; { "adj" } відкладена, x анульована.
desk-typed-results = Результати рядком: 1 2-0, 2 1-1, Коваль 0-2
desk-why-ended = Чому так закінчилися
desk-write-results = Записати результати
desk-correct-result = Виправити результат
desk-game-at = Стіл, стіл.дошка або прізвище
desk-one-game = Назвіть одну партію та один результат.
desk-late = Запізнення
desk-minutes = Хвилин запізнення
desk-excused = З поважної причини
desk-colours = Кольори переплутано
desk-numbers = Номери та жереб
desk-numbered = Номери надано.
desk-not-numbered = Номерів ще немає; їх дасть жеребкування.
desk-give-numbers = Надати номери
desk-by-rating = за рейтингом
desk-by-lot = за жеребом
desk-by-list = як витягнуто в залі, по одному в рядку
desk-draw = Кинути жереб
desk-draw-colour = колір номера 1
desk-draw-rounds = порядок турів
desk-draw-ballot = дебют
desk-draw-meetings = хто проходить далі після рівних зустрічей
desk-draw-other = щось інше
desk-draw-what = Що розігрують
desk-draw-of = Одне з кількості
desk-field = Хто грає на цьому етапі
desk-field-who = Прізвища або номери, по одному в рядку
desk-field-proposed = як каже положення
desk-after-round = Після туру
desk-as-it-was = як було відомо тоді

# Results said at the boards.

desk-boards-text = Кожна дошка має посилання. Обидва гравці кажуть, як закінчилася партія; якщо обидва увійшли або ввели свої коди і згодні, результат записується від вашого імені. Інакше його підтверджуєте ви.
desk-boards-open = Результати приймають біля дощок від імені
desk-boards-closed = Зараз результати біля дощок не приймають; скажіть судді.
desk-open-boards = Приймати результати біля дощок
desk-close-boards = Більше не приймати
desk-codes = Показати коди для телефонів, для друку
desk-conflicts = Дошки, де гравці не згодні
desk-says-white = Білі кажуть
desk-says-black = Чорні кажуть
desk-accept = Прийняти
desk-i-am = Я граю
desk-how-ended = Як закінчилася партія
desk-won = перемога:
desk-drawn = нічия
desk-confirm-result = Підтвердити
desk-both-confirm = Результат зараховано, коли його підтвердили обидва зі своїми кодами або увійшовши, на одному телефоні чи двох, або коли його прийняв суддя.
desk-board-choose = Виберіть, хто ви та як закінчилася партія.
desk-disagree = Ви не згодні між собою. Покличте суддю.
desk-result-stands = Результат записано

# Disputes, papers, the log, the end.

desk-protest = Протест
desk-take-protest = Прийняти протест
desk-ruling = Рішення
desk-uphold = Задовольнити
desk-reject = Відхилити
desk-appeal = До апеляційного журі
desk-interested = Зацікавлені члени, які не беруть участі
desk-not-your-protest = Це не ваш протест.
desk-interest-complains = Це ваш протест або протест вашої команди: апеляцію розглядає хтось інший.
desk-interest-plays = Ви граєте спірну партію: апеляцію розглядає хтось інший.
desk-interest-arbiter = Ви є або були суддею цього змагання: апеляцію розглядає той, хто ним не був. Рішення вносить член апеляційного комітету під власним обліковим записом.
desk-game-of-round = Про партію туру
desk-number-in-log = Про запис журналу
desk-punish = Накласти стягнення
desk-sanction = Стягнення
desk-offence = За що
desk-happened = Що сталося
desk-ladder = Сходинки кодексу
desk-decide = Вирішити випадок, не передбачений правилами
desk-question = Випадок
desk-decision = Рішення
desk-grounds = Підстави
desk-decisions = Рішення
desk-note = Запис до звіту
desk-notes = Записи
desk-paper = Документ
desk-about = Призначення
desk-format = Формат
desk-exports = Для інших програм
desk-no-pdf = Цей сервер не робить PDF; відкрийте сторінку та надрукуйте її.
desk-undo-last = Скасувати сказане останнім
desk-undo-one = Скасувати один запис
desk-undo-text = Нічого не видаляється: журнал показує, що скасовано, ким і чому.
desk-undone = скасовано
desk-take-back = Скасувати
desk-paired-without = відтоді вже складено пари: дозвольте гравцеві продовжити (подальша участь), а якщо він має грати в останньому з турів — складіть пари цього туру наново
desk-earlier = Раніше
desk-zone = Часовий пояс залу
desk-finish = Затвердити результати
desk-early = Достроково: не все вдалося зіграти
desk-break-off = Перервати або скасувати
desk-interrupt = Гру перервано
desk-cancel = Скасувати змагання

# Accounts of officials.

desk-no-such-account = На цьому сайті немає облікового запису «{ $text }».

# The connection of the hall
desk-line-lost = Зв’язок утрачено: нічого не надіслано. Набране лишається на цій сторінці; коли можна буде надіслати, з’явиться повідомлення.
desk-line-back = Зв’язок відновлено. Надішліть форму ще раз.
desk-line-restored = Набране раніше знову у формі; його ще не надіслано.

# What players and captains do themselves
desk-own = Моя участь
desk-own-nobody = Ця сторінка для учасників і капітанів змагання, які мають обліковий запис. Попросіть суддю записати ваш обліковий запис.
desk-own-handed = Склад подано; до терміну його можна змінити.
desk-own-until = До
desk-own-protest-about = Протест розглядає головний суддя; його рішення можна оскаржити в апеляційному комітеті.
desk-own-minutes = Хвилин на це після рішення
desk-own-captain = У командному змаганні протест подає капітан.
desk-entered-already = { $name } уже в списку. Якщо це інша людина з тим самим ім’ям, позначте це нижче або вкажіть рік народження.
desk-another-person = інша людина з тим самим ім’ям
desk-has-come = таки з’явився
desk-papers-later = Ще недоступні
desk-which-game = Яка гра?
desk-other-game = Інша гра
desk-as-usual = як заведено для цієї системи
desk-you-are-entered = Вас уже заявлено на це змагання.
desk-pair-options = Як складати пари
desk-more = Ще
desk-more-systems = Інші системи
