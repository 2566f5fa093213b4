backups-title = Копии сайта
backups-trouble = Последняя копия не удалась; прежние сохранены:
backups-good = Последняя исправная копия сделана
backups-none = Ни одной копии ещё не сделано.
backups-folder = Они лежат в
backups-every = Как часто
backups-every-help = Например 24h, 90m или 7d; пусто — без копий.
backups-keep = Сколько хранить
backups-now = Сделать сейчас
backups-holds =
    {$rows ->
        [one] {$rows} строка
        [few] {$rows} строки
        [many] {$rows} строк
       *[other] {$rows} строки
    }, байтов: {$bytes}, прочитано целиком
backups-wrong = Напишите, как часто: 24h, 90m или 7d (не меньше минуты), и сколько: число от 1 до 1000.
backups-certificate = Сертификат сайта действителен до
backups-no-certificate = Сертификата ещё нет: сайт ждёт центр сертификации.
backups-certificate-trouble = Новый сертификат получить не удалось:
admin-act-backup-made = сделал копию сайта
admin-act-backups-set = изменил порядок копирования
admin-facts-damaged = Сохранённое отличается от записанного. Верните хорошую копию; подробнее в журнале.
admin-facts-good = Фактов, которые таковы, как были записаны: { $number }
admin-facts-looking = Просмотрено фактов до сих пор: { $number }
