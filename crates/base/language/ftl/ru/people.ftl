# Люди: поиск, слежение, сильнейшие.

people-title = Люди
people-name = Имя или его часть
people-found = Найдено
people-nobody = Никого так не зовут.
people-following = Вы следите за
people-none = Вы ещё ни за кем не следите. Кнопка есть на странице игрока.
people-playing = Играют сейчас
people-follow = Следить
people-unfollow = Больше не следить
people-followers = Следят
people-not-followed = Нельзя следить за собой, за тем, кто вас заблокировал, или более чем за пятьюстами людьми.
people-best = Сильнейшие
people-no-ratings = Ещё ни у кого нет достаточно надёжного рейтинга.
people-sure = Показаны только окончательные, не предварительные рейтинги.
people-results = Результаты
people-colour = Цвет и дебют
people-won = Выиграно
people-drawn = Вничью
people-lost = Проиграно
people-favourites = Любимые партии
people-favour = Показать на моей странице
people-unfavour = Больше не показывать на моей странице
people-not-favoured = На странице не больше ста партий.
people-name-whole = Имя
