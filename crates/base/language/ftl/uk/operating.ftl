backups-title = Копії сайту
backups-trouble = Остання копія не вдалася; попередні збережено:
backups-good = Останню справну копію зроблено
backups-none = Жодної копії ще не зроблено.
backups-folder = Вони лежать у
backups-every = Як часто
backups-every-help = Наприклад 24h, 90m чи 7d; порожньо — без копій.
backups-keep = Скільки зберігати
backups-now = Зробити зараз
backups-holds =
    {$rows ->
        [one] {$rows} рядок
        [few] {$rows} рядки
        [many] {$rows} рядків
       *[other] {$rows} рядка
    }, байтів: {$bytes}, прочитано повністю
backups-wrong = Напишіть, як часто: 24h, 90m чи 7d (не менше хвилини), і скільки: число від 1 до 1000.
backups-certificate = Сертифікат сайту дійсний до
backups-no-certificate = Сертифіката ще немає: сайт чекає на центр сертифікації.
backups-certificate-trouble = Новий сертифікат отримати не вдалося:
admin-act-backup-made = зробив копію сайту
admin-act-backups-set = змінив порядок копіювання
admin-facts-damaged = Збережене відрізняється від записаного. Поверніть добру копію; докладніше в журналі.
admin-facts-good = Фактів, що такі, як були записані: { $number }
admin-facts-looking = Переглянуто фактів досі: { $number }
