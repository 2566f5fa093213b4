# Люди: пошук, стеження, найсильніші.

people-title = Люди
people-name = Ім’я або його частина
people-found = Знайдено
people-nobody = Нікого так не звати.
people-following = Ви стежите за
people-none = Ви ще ні за ким не стежите. Кнопка є на сторінці гравця.
people-playing = Грають зараз
people-follow = Стежити
people-unfollow = Більше не стежити
people-followers = Стежать
people-not-followed = Не можна стежити за собою, за тим, хто вас заблокував, чи більш як за п’ятьмастами людьми.
people-best = Найсильніші
people-no-ratings = Ще ні в кого немає досить певного рейтингу.
people-sure = Показано лише остаточні, не попередні рейтинги.
people-results = Результати
people-colour = Колір і дебют
people-won = Виграно
people-drawn = Унічию
people-lost = Програно
people-favourites = Улюблені партії
people-favour = Показати на моїй сторінці
people-unfavour = Більше не показувати на моїй сторінці
people-not-favoured = На сторінці щонайбільше сто партій.
people-name-whole = Ім’я
