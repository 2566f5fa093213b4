# Reports, blocking, what is held back, and fair play.

report-title = Поскаржитися
report-chat = Поскаржитися на сказане
report-text = Це прочитають ті, хто доглядає за сайтом. Інша особа не дізнається, хто написав.
report-what-game = Партія
report-what-chat = Розмова
report-what-profile = Гравець
report-what-study = Аналіз
report-what-problem = Задача
report-what-message = Повідомлення
report-what-exercise = Вправа
report-what-club = Клуб
report-whom = Про кого йдеться?
report-line = Який рядок?
report-no-lines = Інший нічого не сказав із того, що ще відомо тут.
report-reason = Що не так?
report-reason-cheating = Допомога програми чи інших
report-reason-insult = Образа чи погроза
report-reason-spam = Реклама
report-reason-content = Щось, чому тут не місце
report-reason-other = Інше
report-words = Своїми словами
report-send = Надіслати скаргу
report-sent = Дякуємо: скаргу прийнято.
report-unread = Виберіть, про кого йдеться і що не так.
report-own = На себе поскаржитися не можна.
report-again = Ви вже поскаржилися на це; скарга чекає на розгляд.
report-too-many = Щонайбільше {$most} скарг на день.
report-full = Забагато скарг уже чекає. Напишіть тим, хто веде сайт.
report-outcome-dismissed = відхилено
report-outcome-warned = попереджено
report-outcome-muted = позбавлено слова на час
report-outcome-unmuted = може говорити знову
report-outcome-closed = обліковий запис закрито
report-outcome-unrated = партія більше не зараховується
reports-title = Скарги
reports-one = Скарга
reports-waiting =
    {$number ->
        [one] {$number} чекає
        [few] {$number} чекають
        [many] {$number} чекають
       *[other] {$number} чекає
    }
reports-open = Чекають
reports-settled = Розглянуто
reports-none = Немає.
reports-number = Номер
reports-by = Від кого
reports-about = На кого
reports-waits = чекає
reports-evidence = Що бачив сайт на той момент
reports-verdict = Рішення
reports-why = Чому
reports-why-help = Зберігається в записах. Попереджений або позбавлений слова це прочитає.
reports-hours = На скільки позбавити слова?
reports-hours-count =
    {$number ->
        [one] {$number} година
        [few] {$number} години
        [many] {$number} годин
       *[other] {$number} години
    }
reports-do-dismiss = Відхилити
reports-do-warn = Попередити
reports-do-mute = Позбавити слова на час
reports-do-unmute = Повернути слово
reports-do-close = Закрити обліковий запис
reports-do-unrate = Скасувати рейтинг партії
reports-others = Інші скарги на ту саму особу
reports-unread = Скажіть, що зробити і чому.
reports-settled-already = Цю скаргу вже розглянуто.
reports-own = Ніхто не вирішує про себе: це має зробити інший адміністратор.
words-title = Слова, які не пропускаються
words-list = По слову в рядку
words-help = Слово впізнається за будь-якого написання; spam* — усі слова з таким початком.
words-too-long = Список задовгий.
admin-setting-chat-links = У розмові можна писати посилання
conduct-title = Попередження й заблоковані
conduct-muted = Ви не можете говорити до
warning-title = Попередження
warning-none = Вас не попереджали.
warning-unread = Ті, хто доглядає за сайтом, дещо вам сказали:
warning-read = Прочитано
warning-seen = Прочитано
block-title = Заблоковані
block-text = Із заблокованим не буває ні партій, ні розмов, і ви не бачите пропозицій одне одного. Його про це не повідомляють.
block-none = Нікого.
block-do = Заблокувати
block-undo = Розблокувати
block-not-done = Не можна заблокувати себе чи понад тисячу людей.
block-no-game = Ви не граєте одне з одним: один із вас заблокував другого.
talk-muted = Ви не можете говорити до {$until} (UTC): {$why}
talk-apart = Не надіслано: один із вас заблокував другого.
talk-word = Не надіслано: одне зі слів на цьому сайті не пропускається.
talk-link = Не надіслано: посилання тут не передаються.
talk-flood = Не надіслано: забагато відразу або те саме знову.
admin-act-report-dismissed = відхилив скаргу на
admin-act-report-warned = попередив
admin-act-report-muted = позбавив слова
admin-act-report-unmuted = повернув слово
admin-act-report-closed = закрив обліковий запис за скаргою
admin-act-report-unrated = скасував рейтинг партії за скаргою
admin-act-chat-words-set = змінив слова, які не пропускаються
admin-act-fair-play-asked = запитав статистику чесної гри
fair-play-title = Чесна гра
fair-play-terms = У рейтингових партіях і партіях змагань сайт записує, коли й на скільки ця сторінка втрачає фокус. Це бачать арбітри й адміністратори.
fair-play-no-proof = Ці числа нічого не доводять. Сильні гравці грають як програми, і будь-хто — у партії, яка грається сама; одна партія говорить мало, а сторінка поза увагою може бути телефонним дзвінком. Вони показують, які партії варто переглянути сильному гравцеві, що вирішує за ходами, вислухавши гравця.
fair-play-waiting = Програма дивиться ходи …
fair-play-made = Зроблено
fair-play-what = Що
fair-play-ask = Переглянути ходи
fair-play-moves = Ходи
fair-play-forced = Вимушені ходи
fair-play-weight = Скільки було знайти (біти)
fair-play-agreement = Збіг із програмою, за вагою
fair-play-chance = Те саме навмання
fair-play-loss = Віддано очок за хід
fair-play-mean = Час на хід, середній (с)
fair-play-spread = Час на хід, розкид (с)
fair-play-correlation = Час відповідає складності (−1 до 1)
fair-play-away = Ходи після втрати уваги до сторінки
fair-play-away-seconds = Секунд поза увагою
fair-play-away-agreement = Збіг у цих ходах
fair-play-here-agreement = Збіг в інших
fair-play-text = Хід важить стільки, скільки треба, щоб навмання знайти один із добрих ходів: вимушені ходи й позиції, де всі ходи майже рівні, не важать нічого. Люди зазвичай думають довше там, де більше треба знайти.
fair-play-missing = Такої партії немає.
fair-play-runs = Партія ще триває. Числа будуть після її кінця.
fair-play-full = Забагато партій чекає. Спробуйте пізніше.
tokens-scope-moderate = Читати й розглядати скарги (адміністратори)
fair-play-ask-all = Переглянути ходи всіх завершених партій цього туру
fair-play-no-games = У цьому турі на сайті ще немає завершених партій, або всі вже переглянуто.
fair-play-not-made = Ходи ще ніхто не переглядав.
fair-play-not-you = Ці числа бачать лише судді, які можуть накладати санкції.
