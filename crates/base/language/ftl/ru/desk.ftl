# The list of events and the desk on the site.

desk-events = Соревнования
desk-event = Соревнование
desk-new = Новое соревнование
desk-name = Название
desk-dates = Даты
desk-place = Место проведения
desk-system = Система
desk-system-round-robin = круговая
desk-system-swiss = швейцарская
desk-system-knockout = на выбывание
desk-system-lost-points = до выбывания по очкам
desk-system-scheveningen = схевенингенская
desk-system-match = матч
desk-system-barrage = дополнительные партии
desk-state-planned = запланировано
desk-state-playing = идёт
desk-state-finished = завершено
desk-state-cancelled = отменено
desk-entrants = Участники
desk-no-events = Таких соревнований нет.
desk-more-events = Ещё соревнования
desk-nobody = Ещё никто не заявлен.
desk-title = Стол судьи
desk-register = Подать заявку
desk-tasks = Что делать сейчас
desk-no-tasks = Сейчас делать ничего не нужно.
desk-notices = Стоит проверить
desk-for-officials = Стол доступен должностным лицам соревнования. Войдите под именем, которому дана должность.
desk-moved-on = Тем временем написал кто-то другой: следующий номер { $next }, а не { $seen }. Ничего не изменено.
desk-look-again = посмотрите на соревнование ещё раз и повторите то, что ещё нужно

# The pages of the desk.

desk-tab-home = Сейчас
desk-tab-entries = Заявки
desk-tab-check-in = Отметка прибывших
desk-tab-teams = Команды
desk-tab-officials = Должностные лица
desk-tab-round = Тур
desk-tab-boards = Доски
desk-tab-standings = Таблица
desk-tab-disputes = Споры
desk-tab-papers = Документы
desk-tab-log = Журнал
desk-tab-course = Ход
desk-done = Сделано
desk-go = Перейти
desk-show = Показать
desk-write = Записать
desk-who = Кто
desk-what = Что
desk-when = Когда
desk-by = Кем
desk-how = Как
desk-why = Почему?
desk-now = Сейчас
desk-reason = Причина
desk-text = Текст
desk-from = От кого
desk-round = Тур
desk-rounds = Туры
desk-stage = Этап
desk-table = Стол
desk-board = Доска
desk-team = Команда
desk-players = Игроки
desk-print = Печатать
desk-link = Ссылка
desk-needs-account = Чтобы создать соревнование, сначала войдите.
desk-unreadable-form = Форму невозможно прочитать, или файл слишком велик.
desk-no-stage = Такого этапа нет.
desk-no-round = Ещё не проведена жеребьёвка ни одного тура.
desk-not-a-date = «{ $text }» — не дата; пишите 2001-05-17 или только год.
desk-not-a-zone = «{ $text }» — не часовой пояс; пишите его название, например { "Europe/Kyiv" }.

# A new event.

desk-from-template = По образцу
desk-template = Образец
desk-from-regulation = Вместо этого из файла положения
desk-regulation = Положение
desk-regulation-file = Положение, файл TOML
desk-regulation-text = Положение в виде TOML
desk-edition = Более поздняя редакция
desk-edition-text = Более поздняя редакция правил в виде TOML
desk-change-regulation = Изменить положение
desk-from-file = Из файла соревнования
desk-from-file-text = Соревнование, начатое в зале, переходит сюда со всем журналом.
desk-event-file = Файл соревнования
desk-event-file-text = Файл содержит все записи журнала. Проводите соревнование в зале без сети, а потом верните файл сюда.
desk-download = Скачать
desk-upload = Вернуть файл
desk-take-over = Перенести
desk-file-taken = { $count ->
        [0] В файле нет ничего нового.
        [one] Перенесена { $count } новая запись.
        [few] Перенесены { $count } новые записи.
       *[other] Перенесено { $count } новых записей.
    }
desk-file-differs = Файл рассказывает не то, что сайт: отличается запись { $seq } журнала. Ничего не изменено.
desk-file-differs-next = сравните оба журнала; продолжайте один из них или перенесите файл как новое соревнование
desk-attached-full = Файлы, приложенные к этому соревнованию, вместе с заменёнными могут занимать { $megabytes } МБ; с этими стало бы больше.
desk-first-day = Первый день
desk-last-day = Последний день
desk-team-boards = Досок в командном матче
desk-organiser-name = Организатор: клуб или лицо
desk-chief-name = Ваше имя как главного судьи
desk-chief-help = Оставьте пустым, если соревнованием руководит кто-то другой. Никто не может быть организатором и судьёй под одним именем (FMJD-IV.5).
desk-with-technical = Вместе с техническим регламентом образца
desk-make = Создать соревнование

# Entries, registration, check-in.

desk-asked = Просят заявить
desk-applied = Ваша заявка принята. Судьи её рассмотрят.
desk-applied-already = Заявка на это имя уже есть.
desk-answered-already = На эту заявку уже ответили.
desk-too-many-applications = Слишком много заявок ждёт; обратитесь к организатору.
desk-answer-text = Ответ
desk-message = Сообщение судьям
desk-enter = Заявить
desk-refuse = Отклонить
desk-add = Заявить игрока
desk-add-team = Заявить команду
desk-correct = Исправить
desk-player-name = Фамилия и имя
desk-player-title = Звание
desk-rating = Рейтинг
desk-federation = Федерация или область
desk-club = Клуб
desk-list-number = Номер в списке федерации
desk-born = Дата рождения
desk-born-help = 2001-05-17 или только год
desk-sex = Женщины или мужчины
desk-import = Взять список
desk-import-file = Список в виде CSV или XLSX
desk-dry-run = Только искать ошибки
desk-good-rows = Взять строки без ошибок
desk-list-next = исправьте список или возьмите строки без ошибок
desk-no-file = Сначала выберите файл.
desk-export-csv = Список CSV
desk-export-xlsx = Список XLSX
desk-registration = Самостоятельная регистрация игроков
desk-registration-open = Игроки могут подавать заявки.
desk-registration-closed = Регистрация закрыта.
desk-open-registration = Открыть регистрацию
desk-close-registration = Закрыть регистрацию
desk-approve = Утвердить заявки
desk-approve-text = Судейская коллегия проверила заявки.
desk-approved = утверждено
desk-withdraw = Снять с соревнования
desk-left = выбыл
desk-absent = Отсутствует
desk-is-absent = отсутствует
desk-next-round = следующий
desk-further = Дальнейшее участие пропустившего туры
desk-goes-on = Продолжает
desk-is-out = Выбывает
desk-prohibit = Не сводить двоих
desk-lift = Могут встречаться снова
desk-other-one = Другой
desk-if-possible = Только по возможности
desk-absent-rest = Кто не прибыл, тот отсутствует
desk-absent-rest-text = Кто не отметился, того не сводят в следующем туре.
desk-check-in-anew = Отмечаться заново
desk-check-in-anew-text = Все подходят к столу снова, перед другим туром или днём.

# Teams and officials.

desk-captain = Капитан
desk-line-ups = Составы команд
desk-hand-in = Подать
desk-seat = Сел другой игрок
desk-not-your-team = Это не ваша команда.
desk-office = Должность
desk-category = Категория
desk-branch = Федерация или город
desk-account = Учётная запись на сайте
desk-account-help = Имя, под которым лицо входит; тогда должность можно исполнять здесь.
desk-appoint = Назначить
desk-relieve = Отстранить
desk-give-account = Дать должность учётной записи
desk-take-account = Забрать
desk-player-account = Учётная запись игрока или капитана
desk-no-account-named = Назовите учётную запись.
desk-only-administrator = Это может только администратор сайта.
desk-committee = Апелляционное жюри
desk-members = Члены, председатель первый
desk-members-help = По одному в строке; после косой черты — федерация или город.
desk-reserves = Запасные
desk-executive = Назначены исполкомом FMJD
desk-signed = Подписи
desk-unsigned = Ещё не подписали
desk-all-signed = Все подписали

# Rounds and results.

desk-pair = Жеребьёвка тура
desk-seed = Число жребия
desk-seed-drawn = выбирает программа
desk-by-hand = Вручную или с изменениями
desk-how-system = по системе
desk-how-hand = вручную по тем же правилам
desk-how-override = решением главного судьи
desk-how-fix = сначала эти пары, остальных сводит программа
desk-pairs = Пары в порядке столов
desk-pairs-help = По одной в строке, белые первые: 1 : 4 или фамилии.
desk-free = Без соперника
desk-confirmed = Даже если эти правила нарушены
desk-rules-broken = { $count ->
        [one] Эти пары нарушают { $count } правило:
        [few] Эти пары нарушают { $count } правила:
       *[other] Эти пары нарушают { $count } правил:
    }
desk-confirm = измените пары или подтвердите, что они всё равно остаются
desk-paired-by-people = Сведено людьми
desk-all-reasons = Все объяснения
desk-publish = Обнародовать пары
desk-start = Начать тур
desk-ahead = хотя в предыдущем туре не хватает результатов
desk-close = Закрыть тур
desk-keys = В клетке: 2, 1, 0 или + = − для игрока слева; +- и -+, если кто-то не явился, -- если никто; { "adj" } отложена, x аннулирована.
desk-typed-results = Результаты строкой: 1 2-0, 2 1-1, Коваль 0-2
desk-why-ended = Почему так закончились
desk-write-results = Записать результаты
desk-correct-result = Исправить результат
desk-game-at = Стол, стол.доска или фамилия
desk-one-game = Назовите одну партию и один результат.
desk-late = Опоздание
desk-minutes = Минут опоздания
desk-excused = По уважительной причине
desk-colours = Цвета перепутаны
desk-numbers = Номера и жребий
desk-numbered = Номера даны.
desk-not-numbered = Номеров ещё нет; их даст жеребьёвка.
desk-give-numbers = Дать номера
desk-by-rating = по рейтингу
desk-by-lot = по жребию
desk-by-list = как вытянуто в зале, по одному в строке
desk-draw = Бросить жребий
desk-draw-colour = цвет номера 1
desk-draw-rounds = порядок туров
desk-draw-ballot = дебют
desk-draw-meetings = кто проходит дальше после равных встреч
desk-draw-other = что-то другое
desk-draw-what = Что разыгрывают
desk-draw-of = Одно из числа
desk-field = Кто играет на этом этапе
desk-field-who = Фамилии или номера, по одному в строке
desk-field-proposed = как говорит положение
desk-after-round = После тура
desk-as-it-was = как было известно тогда

# Results said at the boards.

desk-boards-text = У каждой доски есть ссылка. Оба игрока говорят, как закончилась партия; если оба вошли или ввели свои коды и согласны, результат записывается от вашего имени. Иначе его подтверждаете вы.
desk-boards-open = Результаты принимают у досок от имени
desk-boards-closed = Сейчас результаты у досок не принимают; скажите судье.
desk-open-boards = Принимать результаты у досок
desk-close-boards = Больше не принимать
desk-codes = Показать коды для телефонов, для печати
desk-conflicts = Доски, где игроки не согласны
desk-says-white = Белые говорят
desk-says-black = Чёрные говорят
desk-accept = Принять
desk-i-am = Я играю
desk-how-ended = Как закончилась партия
desk-won = победа:
desk-drawn = ничья
desk-confirm-result = Подтвердить
desk-both-confirm = Результат засчитан, когда его подтвердили оба со своими кодами или войдя, на одном телефоне или двух, или когда его принял судья.
desk-board-choose = Выберите, кто вы и как закончилась партия.
desk-disagree = Вы не согласны друг с другом. Позовите судью.
desk-result-stands = Результат записан

# Disputes, papers, the log, the end.

desk-protest = Протест
desk-take-protest = Принять протест
desk-ruling = Решение
desk-uphold = Удовлетворить
desk-reject = Отклонить
desk-appeal = В апелляционное жюри
desk-interested = Заинтересованные члены, которые не участвуют
desk-not-your-protest = Это не ваш протест.
desk-interest-complains = Это ваш протест или протест вашей команды: апелляцию рассматривает кто-то другой.
desk-interest-plays = Вы играете спорную партию: апелляцию рассматривает кто-то другой.
desk-interest-arbiter = Вы судья этого соревнования или были им: апелляцию рассматривает тот, кто им не был. Решение вносит член апелляционного комитета под своей учётной записью.
desk-game-of-round = О партии тура
desk-number-in-log = О записи журнала
desk-punish = Наложить взыскание
desk-sanction = Взыскание
desk-offence = За что
desk-happened = Что случилось
desk-ladder = Ступени кодекса
desk-decide = Решить случай, не предусмотренный правилами
desk-question = Случай
desk-decision = Решение
desk-grounds = Основания
desk-decisions = Решения
desk-note = Запись для отчёта
desk-notes = Записи
desk-paper = Документ
desk-about = Назначение
desk-format = Формат
desk-exports = Для других программ
desk-no-pdf = Этот сервер не делает PDF; откройте страницу и напечатайте её.
desk-undo-last = Отменить сказанное последним
desk-undo-one = Отменить одну запись
desk-undo-text = Ничего не удаляется: журнал показывает, что отменено, кем и почему.
desk-undone = отменено
desk-take-back = Отменить
desk-paired-without = с тех пор уже составлены пары: разрешите игроку продолжить (дальнейшее участие), а если он должен играть в последнем из туров — составьте пары этого тура заново
desk-earlier = Ранее
desk-zone = Часовой пояс зала
desk-finish = Утвердить результаты
desk-early = Досрочно: не всё удалось сыграть
desk-break-off = Прервать или отменить
desk-interrupt = Игра прервана
desk-cancel = Отменить соревнование

# Accounts of officials.

desk-no-such-account = На этом сайте нет учётной записи «{ $text }».

# The connection of the hall
desk-line-lost = Связь потеряна: ничего не отправлено. Набранное остаётся на этой странице; когда можно будет отправить, появится сообщение.
desk-line-back = Связь восстановлена. Отправьте форму ещё раз.
desk-line-restored = Набранное раньше снова в форме; оно ещё не отправлено.

# What players and captains do themselves
desk-own = Моё участие
desk-own-nobody = Эта страница для участников и капитанов соревнования, у которых есть учётная запись. Попросите судью записать вашу учётную запись.
desk-own-handed = Состав подан; до срока его можно изменить.
desk-own-until = До
desk-own-protest-about = Протест рассматривает главный судья; его решение можно обжаловать в апелляционном комитете.
desk-own-minutes = Минут на это после решения
desk-own-captain = В командном соревновании протест подаёт капитан.
desk-entered-already = { $name } уже в списке. Если это другой человек с тем же именем, отметьте это ниже или укажите год рождения.
desk-another-person = другой человек с тем же именем
desk-has-come = всё-таки пришёл
desk-papers-later = Пока недоступны
desk-which-game = Какая игра?
desk-other-game = Другая игра
desk-as-usual = как принято для этой системы
desk-you-are-entered = Вы уже заявлены на это соревнование.
desk-pair-options = Как составлять пары
desk-more = Ещё
desk-more-systems = Другие системы
