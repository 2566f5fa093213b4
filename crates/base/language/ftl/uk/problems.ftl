# Compositions: the register, the editor, proofs, and problems to be solved on the board.

problem-register = Композиції
problem-about = Проблеми, етюди та задачі, кожна з доведенням. Розв’язки приховані, доки ви їх не попросите.
problem-today = Задача дня
problem-none-today = Задачі дня ще немає: у реєстрі немає композиції з доведеною коректністю, яку можна розв’язувати ходами.
problem-editor = Нова композиція
problem-editor-about = Розставте позицію, вкажіть завдання сторони, яка ходить, і нижче з’явиться вердикт: доведено, спростовано або чесно не вирішено.
problem-history = Мої розв’язання
problem-history-about = Цю сторінку бачите лише ви.
problem-variant = Різновид
problem-genre = Жанр
problem-verdict = Вердикт
problem-author = Автор
problem-any = будь-який
problem-like = Схожі на позицію (FEN)
problem-like-hint = Знаходить і зсунуті, відбиті, повернуті з обміном кольорів чи трохи змінені. Потрібно вибрати різновид.
problem-which-variant = Щоб шукати позицію, виберіть різновид.
problem-search = Шукати
problem-search-more = Інші способи пошуку
problem-book = Ці твори книгою (PDF)
problem-none = Нічого не знайдено.
problem-pages = Сторінки
problem-later = Новіші
problem-earlier = Давніші
problem-task = Завдання
problem-task-hint = виграш, нічия, замкнути 1Д+2П, піддавки
problem-task-win = Виграш
problem-task-draw = Нічия
problem-task-win-black = Виграш чорних
problem-task-draw-black = Нічия чорних
problem-task-lock = Замкнути { $what }
problem-task-giveaway = Піддавки
problem-goal-win = Виграш
problem-goal-draw = Нічия
problem-goal-lock = Замикання
problem-code = Кодекс
problem-code-ua2013 = Україна, 2013
problem-code-ua2023 = Україна, 2023
problem-code-columns = Шашки-стовпці
problem-kind = Вид
problem-kind-basic = звичайна
problem-kind-black-first = перший хід чорних
problem-kind-white-first = перший хід білих, завдання мають чорні
problem-kind-either-first = хто б не ходив першим
problem-kind-practical = практична проблема
problem-kind-help = сторони допомагають одна одній
problem-kind-turn-changes-task = інше завдання за першого ходу чорних
problem-kind-turned-board = інше завдання на оберненій дошці
problem-kind-several-solutions = кілька задуманих розв’язків
problem-kind-pictorial = зображувальна
problem-kind-retrograde = ретроаналіз
problem-kind-conceit = додати чи зняти шашки
problem-solution-typed = Авторський розв’язок у скороченій нотації (можна не вказувати)
problem-prove = Довести
problem-source = Джерело
problem-date = Дата
problem-entered = Внесено
problem-authors = Автори: Прізвище, Ім’я; кілька через крапку з комою
problem-save = Внести до реєстру
problem-save-it = Внести
problem-sign-in = Увійдіть, щоб вносити композиції
problem-sign-in-history = Увійдіть, і ваші розв’язання зберігатимуться
problem-solve = Розв’язувати
problem-edit = Відкрити в редакторі
problem-pdn = PDN
problem-svg = SVG
problem-page = Сторінка композиції
problem-solution = Розв’язок і звіт
problem-show-solution = Показати розв’язок і звіт
problem-show-warning = Якщо ви її розв’язуєте, це означає здатися.
problem-withdraw = Відкликати
problem-withdraw-text = Її більше не буде у списках, пошуку та виборі задачі дня. Розв’язане іншими лишиться в їхній історії.
problem-withdraw-really = Відкликати
problem-withdrawn = Відкликано
problem-withdrawn-text = Цю композицію відкликано.
problem-known = У реєстрі вже є ця позиція з цим завданням: { $address }
problem-most = Ви вже внесли { $most } композицій, більше не можна.
problem-forerunners = Схожі твори в реєстрі
problem-proof-gone = Це доведення вже не зберігається. Почніть його знову.
problem-step-proving = Доводиться завдання…
problem-step-walking = Перевіряється розв’язок…
problem-step-first-moves = Перевірено перших ходів: { $done } з { $all }
problem-waits = Очікує; перед ним: { $number }
problem-ended = Доведення завершено.
problem-effort = Перевірка тривала { $seconds } с, без таблиць закінчень.
problem-effort-tables = Перевірка тривала { $seconds } с, з таблицями закінчень.
problem-verdict-proven = доведено
problem-verdict-refuted = спростовано
problem-verdict-not-decided = не вирішено
problem-others = Інші шляхи до мети
problem-failures = Де авторський розв’язок не проходить
problem-lines = Варіанти
problem-refuted = Перші ходи, що не ведуть до мети, і чому
problem-report = Звіт за кодексом
problem-state = Стан
problem-requirement = Вимога
problem-finding = Висновок
problem-clause = Пункт
problem-state-met = виконано
problem-state-broken = порушено
problem-state-not-decided = не вирішено
problem-state-warning = звернути увагу
problem-state-fact = факт
problem-way-thematic = тематичний
problem-way-only = єдине спростування
problem-way-transposition = перестановка ходів
problem-way-other-move = інший хід на те саме поле
problem-way-other-capture = інше взяття, та сама позиція
problem-way-other-capture-changed = інше взяття, інша позиція
problem-way-inexact-move = неточний хід дамки
problem-way-inexact-capture = неточне взяття дамкою
problem-way-other-sacrifice = інша жертва
problem-way-prolongation = затягування
problem-way-other-last-move = інший останній хід
problem-way-side-solution = побічний розв’язок
problem-genre-classical-miniature = класична мініатюра
problem-genre-miniature = мініатюра
problem-genre-problem = проблема
problem-genre-small-problem = мала проблема
problem-genre-medium-problem = середня проблема
problem-genre-large-problem = велика проблема
problem-genre-giant-problem = гігантська проблема
problem-genre-practical-problem = практична проблема
problem-genre-king-problem = дамкова проблема
problem-genre-study = етюд
problem-genre-lock-task = задача
problem-genre-lock-miniature = задача-мініатюра
problem-genre-positional-ending = позиційне закінчення
problem-not-playable = Цю композицію не можна розв’язувати ходами: це можливо лише для творів із доведеною коректністю.
problem-your-move = Хід білих: знайдіть розв’язок.
problem-your-move-black = Хід чорних: знайдіть розв’язок.
problem-right = Правильно.
problem-right-too = Це теж веде до мети; розв’язок іде своїм ходом.
problem-another = На цей захист відповідь є. Чорні пробують інший.
problem-wrong = { $move } не веде до мети.
problem-over = Цю ви вже завершили.
problem-progress = Захист { $done } з { $all } · хибних ходів: { $mistakes }
problem-move = Ваш хід
problem-play = Зробити хід
problem-solve-help = На дошці: стрілки переходять між полями, Enter бере і ставить. Або виберіть хід зі списку.
problem-streak = Днів поспіль
problem-longest = Найдовша серія
problem-sum = Усього очок
problem-solved-count = Розв’язано
problem-begun = Почато
problem-day = Задача за
problem-result = Результат
problem-mistakes = Хибні ходи
problem-points-title = Очки
problem-attempt-open = не завершено
problem-attempt-shown = розв’язок показано
problem-attempt-solved = розв’язано
problem-no-attempts = Ви ще нічого не розв’язували.
problem-no-variant = Такого різновиду немає.
problem-no-task = «{ $text }» не є завданням: напишіть виграш, нічия, піддавки або що замкнути, наприклад «замкнути 1Д+2П».
problem-no-kind = Виду композиції «{ $text }» немає.
problem-no-code = Кодексу «{ $text }» немає.
problem-other-code = Цей кодекс не стосується цього різновиду.
problem-no-solution = Розв’язок не читається: { $text }
problem-too-long = Текст задовгий: щонайбільше { $most } знаків.
problem-no-author = Назвіть хоча б одного автора.
problem-many-authors = Назвіть щонайбільше { $most } авторів.
problem-no-date = «{ $text }» не є датою: напишіть 1987, 1987-05 або 1987-05-23.
problem-days = { $number ->
    [one] { $number } день
    [few] { $number } дні
   *[other] { $number } днів
}
problem-points = { $number ->
    [one] { $number } очко
    [few] { $number } очки
   *[other] { $number } очок
}
problem-solved = { $points ->
    [one] Розв’язано, на кожен захист є відповідь: { $points } очко.
    [few] Розв’язано, на кожен захист є відповідь: { $points } очки.
   *[other] Розв’язано, на кожен захист є відповідь: { $points } очок.
}
problem-doubtful = { $number ->
    [one] Не вирішено { $number } інший хід.
    [few] Не вирішено { $number } інші ходи.
   *[other] Не вирішено { $number } інших ходів.
}
problem-level = Складність
problem-level-easy = Легка
problem-level-medium = Середня
problem-level-hard = Важка
problem-to-find =
    { $number ->
        [one] знайти { $number } хід
        [few] знайти { $number } ходи
        [many] знайти { $number } ходів
       *[other] знайти { $number } ходу
    }
