# Announcing a contest by a form: its fields, what is usual, what is wrong.

announcing-composing = Оголосити конкурс зі складання
announcing-solving = Оголосити конкурс із розв’язування
announcing-about = Тут є кожен пункт, якого вимагає кодекс, із номером статті. Що вже заповнено — звичайне, і це можна змінити.
announcing-faults = Конкурс ще не оголошено. Написане збережено. Перегляньте, будь ласка:
announcing-what = Конкурс
announcing-again = Показати поля цього кодексу
announcing-again-hint = Після вибору іншого кодексу чи виду. Нічого з написаного не зникне.
announcing-sections = Розділи
announcing-add-section = Ще один розділ
announcing-sections-hint = Розділ без назви не враховується.
announcing-texts = Пункти, викладені словами
announcing-texts-hint = В оголошенні вони друкуються так, як ви напишете.
announcing-add-judge = Ще один рядок
announcing-judges-hint = Суддя входить під обліковим записом цього сайту; у документах друкується ім’я. Рядок без облікового запису не враховується; суддів можна призначити й пізніше.
announcing-judge-name = Ім’я в документах
announcing-further = Інші умови
announcing-file = Завантажити файлом
announcing-toml = Для знавців: положення файлом (TOML)
announcing-toml-hint = Форма і файл дають те саме положення. Вставте файл, щоб заповнити ним форму або оголосити конкурс за ним.
announcing-fill = Заповнити ним форму
announcing-begin-toml = Оголосити за файлом
announcing-needed = це треба заповнити
announcing-not-a-day = «{ $text }» не є датою; пишіть так: 2026-05-31
announcing-not-a-number = «{ $text }» не є цілим числом від { $least } до { $most }
announcing-no-choice = такого вибору немає: «{ $text }»
announcing-no-account = на цьому сайті немає облікового запису «{ $name }»
announcing-first-section = проблеми
announcing-kind = Вид
announcing-level = Масштаб
announcing-closed = Судді не знають авторів
announcing-closing-hint =
    Щонайменше { $months ->
        [one] { $months } місяць
        [few] { $months } місяці
       *[other] { $months } місяців
    } від публікації
announcing-effect-hint =
    Щонайменше { $months ->
        [one] { $months } місяць
        [few] { $months } місяці
       *[other] { $months } місяців
    } на зауваження після попередніх підсумків
announcing-section-theme = Тема, якщо задана
announcing-scale-of-code = за кодексом: { $scale }
announcing-theme = Тема всіх розділів
announcing-theme-hint = Порожньо: тема довільна.
announcing-prizes = Призів у розділі
announcing-counting = Скільки творів автора зараховується в розділі
announcing-counting-hint = Порожньо: усі.
announcing-combine = Оцінки кількох суддів
announcing-joint = Спільний твір дає кожному автору
announcing-staff = Працівники видання чи сайту, що проводить конкурс
announcing-staff-hint = По одному імені в рядку. Вони не можуть брати участі.
announcing-officials = Секретар, заступники й координатор можуть брати участь
announcing-chief-marks = Головний суддя теж ставить оцінки
announcing-titles = Проводить чи схвалює FMJD: місця дають очки для звань
announcing-team-works = Творів від команди
announcing-form = Як беруть участь
announcing-championship = Визначає чемпіонів
announcing-minutes = Хвилин на розв’язування
announcing-solutions-until = Розв’язки приймаються до
announcing-protest-minutes = Хвилин на протести
announcing-protest-minutes-hint = Від публікації результатів. Порожньо: до їх затвердження.
announcing-tie-1 = За рівних очок вирішує
announcing-tie-2 = потім
announcing-tie-3 = і нарешті
announcing-tie-none = нічого
announcing-hint-organiser = Організація чи особа, що проводить конкурс.
announcing-hint-character = Порожньо: скажемо за вибраним вище.
announcing-hint-participants = Хто може брати участь і що для цього треба.
announcing-hint-address = Куди і як надсилаються твори чи розв’язки.
announcing-hint-panel = Порожньо: скажемо за іменами нижче.
announcing-hint-session = Наприклад: 12 травня 2026, 11:00, на цьому сайті.
announcing-hint-points = Наприклад: 6 проблем по 4 очки, 2 етюди по 6 очок.
announcing-composing-participants = Усі, хто складає
announcing-composing-qualifying = Немає
announcing-composing-address = На цьому сайті, на сторінці конкурсу
announcing-composing-places = За оцінками суддів; рівні оцінки ділять місце
announcing-composing-prizes = Дипломи за перші три місця кожного розділу
announcing-composing-entry = На цьому сайті, з ім’ям, роком народження й адресою
announcing-solving-sections = Один розділ для всіх
announcing-solving-participants = Усі, хто розв’язує
announcing-solving-address = На цьому сайті, на сторінці конкурсу
announcing-solving-layout = Ходами на дошці сайту або нотацією кодексів, по рядку на тематичний варіант
announcing-solving-places = За сумою очок
announcing-solving-protests = Головному судді, на сторінці позиції
announcing-solving-prizes = Дипломи за перші три місця
announcing-solving-publication = На сторінці конкурсу, разом із результатами
contest-kind-contest = конкурс найкращих творів
contest-kind-championship = першість найкращих композиторів
contest-kind-championship-with-regions = першість із заліком регіонів
contest-kind-team-championship = командна першість
contest-kind-team-match = матч команд за сумою оцінок
contest-kind-match-by-pairs = матч двох команд, твір проти твору
contest-level-international = міжнародний
contest-level-national = всеукраїнський чи іншої країни
contest-level-regional = обласний
contest-level-local = міський чи районний
contest-combine-mean = їх середнє
contest-combine-without-extremes = їх середнє без найвищої і найнижчої
contest-joint-shared = рівну частку оцінки
contest-joint-whole = усю оцінку
contest-form-in-person = усі за один сеанс, онлайн чи в залі
contest-form-correspondence = заочно
contest-tie-full-solutions = більше повністю розв’язаних позицій
contest-tie-completeness = більше очок за повноту
contest-tie-time = менший час
announcing-not-yours = Положення змінює лише організатор.
contests-papers = Документи
contests-regulation-file = Положення файлом (TOML)
contests-paper-announcement = Оголошення
contests-paper-anonymous-set = Твори без авторів
contests-paper-mark-sheet = Аркуш оцінок
contests-paper-results = Результати
contests-paper-award = Дипломи
solvings-paper-sheets = Аркуші для розв’язувачів
solvings-paper-key = Ключ для суддів
solvings-paper-results = Результати
contests-full-name = Прізвище, ім’я, по батькові
contests-place = Місто, область чи країна
contests-enter-about = Так вас назвуть результати й дипломи. Судді не бачать цього до попередніх підсумків; адреса зберігається із заявкою й ніде не публікується.
contests-society = Спортивне товариство
contests-coach = Тренер
contests-captain-account = Обліковий запис капітана
announcing-team-best = Скільки найкращих результатів команди додається
announcing-team-best-hint = Порожньо: команди не посідають місць.
