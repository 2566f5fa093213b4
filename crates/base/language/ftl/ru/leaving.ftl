## Leaving for good

admin-act-account-forgotten = навсегда удалил данные о человеке
admin-act-data-handed-out = выдал данные
admin-data = Выдать данные
admin-forget = Удалить навсегда
book-forget = Удалить навсегда
book-forget-not = Удалить не удалось: без этих данных книги потеряли бы смысл.
book-forget-text = Имя и всё личное исчезнет из книг; результаты, рейтинги, нормы и звания останутся под номером. Отменить это нельзя.
admin-act-name-forgotten = убрал имя из партий из файлов
admin-act-club-closed = закрыл клуб
admin-act-club-reopened = снова открыл клуб
admin-names = Имена в партиях из файлов
admin-names-empty = Напишите имя.
admin-names-forget = Убрать это имя
admin-names-text = Кто об этом просит, того больше не называют в партиях, взятых из файлов: ходы и результаты остаются, имя становится «?». Отменить это нельзя.
