# Messages between members.

messages-title = Сообщения
messages-none = Сообщений пока нет. На странице игрока есть кнопка для этого.
messages-from = Кто может мне писать
messages-from-all = все
messages-from-followed = те, за кем я слежу
messages-from-nobody = никто
messages-about = Тем, кто вам написал, всё равно можно ответить. Тому, кто не ответил, можно отправить три сообщения, а тому, кто вас заблокировал, ни одного.
messages-no-choice = Выберите, кто может вам писать.
messages-text = Ваше сообщение
messages-send = Отправить
messages-write = Написать сообщение
messages-delete = Убрать всё
messages-really-delete = Действительно убрать
messages-own = Никто не пишет самому себе.
messages-length = В сообщении от 1 до { $most } букв.
messages-unwanted = Он не принимает сообщений от тех, кого не выбрал.
messages-full = У него уже столько сообщений, сколько можно; больше он не получит.
messages-unanswered = Он ещё не ответил на { $most } сообщения; подождите ответа.
messages-strangers = Сегодня вы написали уже { $most } людям, которые не ответили; подождите день.
messages-unseen = новых: { $number }
