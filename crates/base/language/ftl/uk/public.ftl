# What everybody sees of an event, and the screen on the wall.

public-overview = Огляд
public-schedule = Розклад
public-entries = Учасники
public-rounds = Тури
public-round = Тур { $round }
public-standings = Становище
public-table = Таблиця
public-games = Партії
public-bulletins = Бюлетені
public-wall = Екран для зали
public-calendar = Календар
public-feed = Стрічка новин
public-at-table = Стіл
public-result = Результат
public-all-tables = Усі столи
public-all-places = Усі місця
public-starts = Початок
public-zone = За годинником
public-title-rank = Звання
public-rating = Рейтинг
public-federation = Федерація
public-club = Клуб
public-captain = Капітан
public-team = Команда
public-colour = Колір
public-opponent = Суперник
public-no-numbers = Номери ще не розіграно; список у порядку заявок.
public-no-rounds = Жодного туру ще не оприлюднено.
public-replay = Переглянути
public-tally = Перемоги, нічиї, поразки
public-unplaced = Без місця
public-table-legend = У кожному турі: номер суперника, колір, очки.
public-no-games = Партій для перегляду ще немає.
public-all-games = Усі партії (PDN)
public-attach = Додати партії
public-attach-text = Файл PDN: кожна партія знаходить свій стіл за туром та іменами гравців. Партію, що суперечить результату, не приймають.
public-attach-file = Файл
public-attach-typed = Або текстом
public-no-such-pair = такої пари немає в жодному оприлюдненому турі
public-pair-taken = це місце зайняла інша партія файлу
public-bulletin-write = Написати бюлетень
public-bulletin-title = Заголовок
public-bulletin-text = Текст; порожній рядок починає абзац
public-bulletin-publish = Оприлюднити
public-bulletin-withdraw = Відкликати
public-bulletin-empty = Бюлетень має заголовок і текст.
public-bulletin-long = Заголовок або текст задовгий.
public-bulletin-many = Бюлетенів забагато.
public-no-bulletins = Бюлетенів ще немає.
public-feed-published = Тур { $round }: жеребкування
public-feed-closed = Тур { $round }: результати
public-tell-me = Сповіщати в цьому браузері
wall-read-back = Результати: ваш правильний?
wall-awaits = чекає на суперника
wall-disagree = гравці не згодні: підійдіть до суддівського столу
wall-standings = Становище після туру { $after }
wall-nothing-yet = Ще нічого не оприлюднено.
wall-paused = Зупинено
wall-away = Немає зв’язку; спроби тривають
wall-keys = Пробіл: зупинити · ← →: гортати · F: на весь екран
public-attached =
    { $count ->
        [one] { $count } партія знайшла своє місце.
        [few] { $count } партії знайшли свої місця.
       *[other] { $count } партій знайшли свої місця.
    }
public-more-faults = і ще { $count }
public-live = Партії, що тривають
public-no-live = Жодну партію цього туру на сайті не грають.
public-live-delay =
    { $number ->
        [one] Ходи видно через { $number } хвилину.
        [few] Ходи видно через { $number } хвилини.
       *[other] Ходи видно через { $number } хвилин.
    }
public-watch = Дивитися
public-own-time = ваш час
