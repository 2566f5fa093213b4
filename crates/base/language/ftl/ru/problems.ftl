# Compositions: the register, the editor, proofs, and problems to be solved on the board.

problem-register = Композиции
problem-about = Проблемы, этюды и задачи, каждая с доказательством. Решения скрыты, пока вы их не попросите.
problem-today = Задача дня
problem-none-today = Задачи дня ещё нет: в реестре нет композиции с доказанной корректностью, которую можно решать ходами.
problem-editor = Новая композиция
problem-editor-about = Расставьте позицию, укажите задание стороны, которая ходит, и ниже появится вердикт: доказано, опровергнуто или честно не решено.
problem-history = Мои решения
problem-history-about = Эту страницу видите только вы.
problem-variant = Вид игры
problem-genre = Жанр
problem-verdict = Вердикт
problem-author = Автор
problem-any = любой
problem-like = Похожие на позицию (FEN)
problem-like-hint = Находит и сдвинутые, отражённые, повёрнутые с обменом цветов или немного изменённые. Нужно выбрать вид игры.
problem-which-variant = Чтобы искать позицию, выберите вид игры.
problem-search = Искать
problem-search-more = Другие способы поиска
problem-book = Эти произведения книгой (PDF)
problem-none = Ничего не найдено.
problem-pages = Страницы
problem-later = Новее
problem-earlier = Старее
problem-task = Задание
problem-task-hint = выигрыш, ничья, запереть 1Д+2П, поддавки
problem-task-win = Выигрыш
problem-task-draw = Ничья
problem-task-win-black = Выигрыш чёрных
problem-task-draw-black = Ничья чёрных
problem-task-lock = Запереть { $what }
problem-task-giveaway = Поддавки
problem-goal-win = Выигрыш
problem-goal-draw = Ничья
problem-goal-lock = Запирание
problem-code = Кодекс
problem-code-ua2013 = Украина, 2013
problem-code-ua2023 = Украина, 2023
problem-code-columns = Столбовые шашки
problem-kind = Вид
problem-kind-basic = обычная
problem-kind-black-first = первый ход чёрных
problem-kind-white-first = первый ход белых, задание имеют чёрные
problem-kind-either-first = кто бы ни ходил первым
problem-kind-practical = практическая проблема
problem-kind-help = стороны помогают друг другу
problem-kind-turn-changes-task = другое задание при первом ходе чёрных
problem-kind-turned-board = другое задание на повёрнутой доске
problem-kind-several-solutions = несколько задуманных решений
problem-kind-pictorial = изобразительная
problem-kind-retrograde = ретроанализ
problem-kind-conceit = добавить или снять шашки
problem-solution-typed = Авторское решение в краткой нотации (можно не указывать)
problem-prove = Доказать
problem-source = Источник
problem-date = Дата
problem-entered = Внесено
problem-authors = Авторы: Фамилия, Имя; несколько через точку с запятой
problem-save = Внести в реестр
problem-save-it = Внести
problem-sign-in = Войдите, чтобы вносить композиции
problem-sign-in-history = Войдите, и ваши решения будут сохраняться
problem-solve = Решать
problem-edit = Открыть в редакторе
problem-pdn = PDN
problem-svg = SVG
problem-page = Страница композиции
problem-solution = Решение и отчёт
problem-show-solution = Показать решение и отчёт
problem-show-warning = Если вы её решаете, это значит сдаться.
problem-withdraw = Отозвать
problem-withdraw-text = Её больше не будет в списках, поиске и выборе задачи дня. Решённое другими останется в их истории.
problem-withdraw-really = Отозвать
problem-withdrawn = Отозвано
problem-withdrawn-text = Эта композиция отозвана.
problem-known = В реестре уже есть эта позиция с этим заданием: { $address }
problem-most = Вы уже внесли { $most } композиций, больше нельзя.
problem-forerunners = Похожие произведения в реестре
problem-proof-gone = Это доказательство уже не хранится. Начните его снова.
problem-step-proving = Доказывается задание…
problem-step-walking = Проверяется решение…
problem-step-first-moves = Проверено первых ходов: { $done } из { $all }
problem-waits = Ожидает; перед ним: { $number }
problem-ended = Доказательство завершено.
problem-effort = Проверка длилась { $seconds } с, без таблиц окончаний.
problem-effort-tables = Проверка длилась { $seconds } с, с таблицами окончаний.
problem-verdict-proven = доказано
problem-verdict-refuted = опровергнуто
problem-verdict-not-decided = не решено
problem-others = Другие пути к цели
problem-failures = Где авторское решение не проходит
problem-lines = Варианты
problem-refuted = Первые ходы, не ведущие к цели, и почему
problem-report = Отчёт по кодексу
problem-state = Состояние
problem-requirement = Требование
problem-finding = Вывод
problem-clause = Пункт
problem-state-met = выполнено
problem-state-broken = нарушено
problem-state-not-decided = не решено
problem-state-warning = обратить внимание
problem-state-fact = факт
problem-way-thematic = тематический
problem-way-only = единственное опровержение
problem-way-transposition = перестановка ходов
problem-way-other-move = другой ход на то же поле
problem-way-other-capture = другое взятие, та же позиция
problem-way-other-capture-changed = другое взятие, другая позиция
problem-way-inexact-move = неточный ход дамки
problem-way-inexact-capture = неточное взятие дамкой
problem-way-other-sacrifice = другая жертва
problem-way-prolongation = затягивание
problem-way-other-last-move = другой последний ход
problem-way-side-solution = побочное решение
problem-genre-classical-miniature = классическая миниатюра
problem-genre-miniature = миниатюра
problem-genre-problem = проблема
problem-genre-small-problem = малая проблема
problem-genre-medium-problem = средняя проблема
problem-genre-large-problem = большая проблема
problem-genre-giant-problem = гигантская проблема
problem-genre-practical-problem = практическая проблема
problem-genre-king-problem = дамочная проблема
problem-genre-study = этюд
problem-genre-lock-task = задача
problem-genre-lock-miniature = задача-миниатюра
problem-genre-positional-ending = позиционное окончание
problem-not-playable = Эту композицию нельзя решать ходами: это возможно лишь для произведений с доказанной корректностью.
problem-your-move = Ход белых: найдите решение.
problem-your-move-black = Ход чёрных: найдите решение.
problem-right = Верно.
problem-right-too = Это тоже ведёт к цели; решение идёт своим ходом.
problem-another = На эту защиту ответ есть. Чёрные пробуют другую.
problem-wrong = { $move } не ведёт к цели.
problem-over = Эту вы уже завершили.
problem-progress = Защита { $done } из { $all } · неверных ходов: { $mistakes }
problem-move = Ваш ход
problem-play = Сделать ход
problem-solve-help = На доске: стрелки переходят между полями, Enter берёт и ставит. Или выберите ход из списка.
problem-streak = Дней подряд
problem-longest = Самая длинная серия
problem-sum = Всего очков
problem-solved-count = Решено
problem-begun = Начато
problem-day = Задача за
problem-result = Результат
problem-mistakes = Неверные ходы
problem-points-title = Очки
problem-attempt-open = не завершено
problem-attempt-shown = решение показано
problem-attempt-solved = решено
problem-no-attempts = Вы ещё ничего не решали.
problem-no-variant = Такого вида игры нет.
problem-no-task = «{ $text }» не задание: напишите выигрыш, ничья, поддавки или что запереть, например «запереть 1Д+2П».
problem-no-kind = Вида композиции «{ $text }» нет.
problem-no-code = Кодекса «{ $text }» нет.
problem-other-code = Этот кодекс не касается этого вида игры.
problem-no-solution = Решение не читается: { $text }
problem-too-long = Текст слишком длинный: не более { $most } знаков.
problem-no-author = Назовите хотя бы одного автора.
problem-many-authors = Назовите не более { $most } авторов.
problem-no-date = «{ $text }» не дата: напишите 1987, 1987-05 или 1987-05-23.
problem-days = { $number ->
    [one] { $number } день
    [few] { $number } дня
   *[other] { $number } дней
}
problem-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
problem-solved = { $points ->
    [one] Решено, на каждую защиту есть ответ: { $points } очко.
    [few] Решено, на каждую защиту есть ответ: { $points } очка.
   *[other] Решено, на каждую защиту есть ответ: { $points } очков.
}
problem-doubtful = { $number ->
    [one] Не решён { $number } другой ход.
    [few] Не решено { $number } других хода.
   *[other] Не решено { $number } других ходов.
}
problem-level = Сложность
problem-level-easy = Лёгкая
problem-level-medium = Средняя
problem-level-hard = Трудная
problem-to-find =
    { $number ->
        [one] найти { $number } ход
        [few] найти { $number } хода
        [many] найти { $number } ходов
       *[other] найти { $number } хода
    }
