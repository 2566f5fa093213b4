## Leaving for good

admin-act-account-forgotten = назавжди видалив дані про людину
admin-act-data-handed-out = видав дані
admin-data = Видати дані
admin-forget = Видалити назавжди
book-forget = Видалити назавжди
book-forget-not = Видалити не вдалося: без цих даних книги перестали б мати сенс.
book-forget-text = Ім’я та все приватне зникне з книг; результати, рейтинги, норми й звання лишаться під номером. Скасувати це неможливо.
admin-act-name-forgotten = прибрав ім’я з партій із файлів
admin-act-club-closed = закрив клуб
admin-act-club-reopened = знову відкрив клуб
admin-names = Імена в партіях із файлів
admin-names-empty = Напишіть ім’я.
admin-names-forget = Прибрати це ім’я
admin-names-text = Хто про це просить, того більше не називають у партіях, узятих із файлів: ходи й результати лишаються, ім’я стає «?». Скасувати це неможливо.
