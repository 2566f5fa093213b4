# Announcing a contest by a form: its fields, what is usual, what is wrong.

announcing-composing = Объявить конкурс по составлению
announcing-solving = Объявить конкурс по решению
announcing-about = Здесь есть каждый пункт, которого требует кодекс, с номером статьи. Уже заполненное — обычное, и его можно изменить.
announcing-faults = Конкурс ещё не объявлен. Написанное сохранено. Посмотрите, пожалуйста:
announcing-what = Конкурс
announcing-again = Показать поля этого кодекса
announcing-again-hint = После выбора другого кодекса или вида. Ничего из написанного не пропадёт.
announcing-sections = Разделы
announcing-add-section = Ещё один раздел
announcing-sections-hint = Раздел без названия не учитывается.
announcing-texts = Пункты, изложенные словами
announcing-texts-hint = В объявлении они печатаются так, как вы напишете.
announcing-add-judge = Ещё одна строка
announcing-judges-hint = Судья входит под учётной записью этого сайта; в документах печатается имя. Строка без учётной записи не учитывается; судей можно назначить и позже.
announcing-judge-name = Имя в документах
announcing-further = Другие условия
announcing-file = Скачать файлом
announcing-toml = Для знатоков: положение файлом (TOML)
announcing-toml-hint = Форма и файл дают одно и то же положение. Вставьте файл, чтобы заполнить им форму или объявить конкурс по нему.
announcing-fill = Заполнить им форму
announcing-begin-toml = Объявить по файлу
announcing-needed = это нужно заполнить
announcing-not-a-day = «{ $text }» не является датой; пишите так: 2026-05-31
announcing-not-a-number = «{ $text }» не является целым числом от { $least } до { $most }
announcing-no-choice = такого выбора нет: «{ $text }»
announcing-no-account = на этом сайте нет учётной записи «{ $name }»
announcing-first-section = проблемы
announcing-kind = Вид
announcing-level = Масштаб
announcing-closed = Судьи не знают авторов
announcing-closing-hint =
    Не менее { $months ->
        [one] { $months } месяца
        [few] { $months } месяцев
       *[other] { $months } месяцев
    } от публикации
announcing-effect-hint =
    Не менее { $months ->
        [one] { $months } месяца
        [few] { $months } месяцев
       *[other] { $months } месяцев
    } на замечания после предварительных итогов
announcing-section-theme = Тема, если задана
announcing-scale-of-code = по кодексу: { $scale }
announcing-theme = Тема всех разделов
announcing-theme-hint = Пусто: тема свободная.
announcing-prizes = Призов в разделе
announcing-counting = Сколько произведений автора засчитывается в разделе
announcing-counting-hint = Пусто: все.
announcing-combine = Оценки нескольких судей
announcing-joint = Совместное произведение даёт каждому автору
announcing-staff = Сотрудники издания или сайта, проводящего конкурс
announcing-staff-hint = По одному имени в строке. Они не могут участвовать.
announcing-officials = Секретарь, заместители и координатор могут участвовать
announcing-chief-marks = Главный судья тоже ставит оценки
announcing-titles = Проводит или одобряет FMJD: места дают очки для званий
announcing-team-works = Произведений от команды
announcing-form = Как участвуют
announcing-championship = Определяет чемпионов
announcing-minutes = Минут на решение
announcing-solutions-until = Решения принимаются до
announcing-protest-minutes = Минут на протесты
announcing-protest-minutes-hint = От публикации результатов. Пусто: до их утверждения.
announcing-tie-1 = При равных очках решает
announcing-tie-2 = затем
announcing-tie-3 = и наконец
announcing-tie-none = ничего
announcing-hint-organiser = Организация или лицо, проводящее конкурс.
announcing-hint-character = Пусто: скажем по выбранному выше.
announcing-hint-participants = Кто может участвовать и что для этого нужно.
announcing-hint-address = Куда и как посылаются произведения или решения.
announcing-hint-panel = Пусто: скажем по именам ниже.
announcing-hint-session = Например: 12 мая 2026, 11:00, на этом сайте.
announcing-hint-points = Например: 6 проблем по 4 очка, 2 этюда по 6 очков.
announcing-composing-participants = Все, кто составляет
announcing-composing-qualifying = Нет
announcing-composing-address = На этом сайте, на странице конкурса
announcing-composing-places = По оценкам судей; равные оценки делят место
announcing-composing-prizes = Дипломы за первые три места каждого раздела
announcing-composing-entry = На этом сайте, с именем, годом рождения и адресом
announcing-solving-sections = Один раздел для всех
announcing-solving-participants = Все, кто решает
announcing-solving-address = На этом сайте, на странице конкурса
announcing-solving-layout = Ходами на доске сайта или нотацией кодексов, по строке на тематический вариант
announcing-solving-places = По сумме очков
announcing-solving-protests = Главному судье, на странице позиции
announcing-solving-prizes = Дипломы за первые три места
announcing-solving-publication = На странице конкурса, вместе с результатами
contest-kind-contest = конкурс лучших произведений
contest-kind-championship = первенство лучших композиторов
contest-kind-championship-with-regions = первенство с зачётом регионов
contest-kind-team-championship = командное первенство
contest-kind-team-match = матч команд по сумме оценок
contest-kind-match-by-pairs = матч двух команд, произведение против произведения
contest-level-international = международный
contest-level-national = в масштабе страны
contest-level-regional = областной
contest-level-local = городской или районный
contest-combine-mean = их среднее
contest-combine-without-extremes = их среднее без высшей и низшей
contest-joint-shared = равную долю оценки
contest-joint-whole = всю оценку
contest-form-in-person = все за один сеанс, онлайн или в зале
contest-form-correspondence = заочно
contest-tie-full-solutions = больше полностью решённых позиций
contest-tie-completeness = больше очков за полноту
contest-tie-time = меньшее время
announcing-not-yours = Положение меняет только организатор.
contests-papers = Документы
contests-regulation-file = Положение файлом (TOML)
contests-paper-announcement = Объявление
contests-paper-anonymous-set = Произведения без авторов
contests-paper-mark-sheet = Лист оценок
contests-paper-results = Результаты
contests-paper-award = Дипломы
solvings-paper-sheets = Листы для решателей
solvings-paper-key = Ключ для судей
solvings-paper-results = Результаты
contests-full-name = Фамилия, имя, отчество
contests-place = Город, область или страна
contests-enter-about = Так вас назовут результаты и дипломы. Судьи не видят этого до предварительных итогов; адрес хранится с заявкой и нигде не публикуется.
contests-society = Спортивное общество
contests-coach = Тренер
contests-captain-account = Учётная запись капитана
announcing-team-best = Сколько лучших результатов команды складывается
announcing-team-best-hint = Пусто: команды не занимают мест.
