# What everybody sees of an event, and the screen on the wall.

public-overview = Обзор
public-schedule = Расписание
public-entries = Участники
public-rounds = Туры
public-round = Тур { $round }
public-standings = Положение
public-table = Таблица
public-games = Партии
public-bulletins = Бюллетени
public-wall = Экран для зала
public-calendar = Календарь
public-feed = Лента новостей
public-at-table = Стол
public-result = Результат
public-all-tables = Все столы
public-all-places = Все места
public-starts = Начало
public-zone = По часам
public-title-rank = Звание
public-rating = Рейтинг
public-federation = Федерация
public-club = Клуб
public-captain = Капитан
public-team = Команда
public-colour = Цвет
public-opponent = Соперник
public-no-numbers = Номера ещё не разыграны; список в порядке заявок.
public-no-rounds = Ни один тур ещё не опубликован.
public-replay = Просмотреть
public-tally = Победы, ничьи, поражения
public-unplaced = Без места
public-table-legend = В каждом туре: номер соперника, цвет, очки.
public-no-games = Партий для просмотра ещё нет.
public-all-games = Все партии (PDN)
public-attach = Добавить партии
public-attach-text = Файл PDN: каждая партия находит свой стол по туру и именам игроков. Партию, противоречащую результату, не принимают.
public-attach-file = Файл
public-attach-typed = Или текстом
public-no-such-pair = такой пары нет ни в одном опубликованном туре
public-pair-taken = это место заняла другая партия файла
public-bulletin-write = Написать бюллетень
public-bulletin-title = Заголовок
public-bulletin-text = Текст; пустая строка начинает абзац
public-bulletin-publish = Опубликовать
public-bulletin-withdraw = Отозвать
public-bulletin-empty = У бюллетеня есть заголовок и текст.
public-bulletin-long = Заголовок или текст слишком длинный.
public-bulletin-many = Бюллетеней слишком много.
public-no-bulletins = Бюллетеней ещё нет.
public-feed-published = Тур { $round }: жеребьёвка
public-feed-closed = Тур { $round }: результаты
public-tell-me = Сообщать в этом браузере
wall-read-back = Результаты: ваш верен?
wall-awaits = ждёт соперника
wall-disagree = игроки не согласны: подойдите к судейскому столу
wall-standings = Положение после тура { $after }
wall-nothing-yet = Ещё ничего не опубликовано.
wall-paused = Остановлено
wall-away = Нет связи; попытки продолжаются
wall-keys = Пробел: остановить · ← →: листать · F: на весь экран
public-attached =
    { $count ->
        [one] { $count } партия нашла своё место.
        [few] { $count } партии нашли свои места.
       *[other] { $count } партий нашли свои места.
    }
public-more-faults = и ещё { $count }
public-live = Идущие партии
public-no-live = Ни одна партия этого тура на сайте не играется.
public-live-delay =
    { $number ->
        [one] Ходы видны через { $number } минуту.
        [few] Ходы видны через { $number } минуты.
       *[other] Ходы видны через { $number } минут.
    }
public-watch = Смотреть
public-own-time = ваше время
