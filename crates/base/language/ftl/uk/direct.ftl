# Messages between members.

messages-title = Повідомлення
messages-none = Повідомлень ще немає. На сторінці гравця є кнопка для цього.
messages-from = Хто може мені писати
messages-from-all = усі
messages-from-followed = ті, за ким я стежу
messages-from-nobody = ніхто
messages-about = Тим, хто вам написав, однаково можна відповісти. Тому, хто не відповів, можна надіслати три повідомлення, а тому, хто вас заблокував, жодного.
messages-no-choice = Виберіть, хто може вам писати.
messages-text = Ваше повідомлення
messages-send = Надіслати
messages-write = Написати повідомлення
messages-delete = Прибрати все
messages-really-delete = Справді прибрати
messages-own = Ніхто не пише сам собі.
messages-length = Повідомлення має від 1 до { $most } літер.
messages-unwanted = Він не приймає повідомлень від тих, кого не вибрав.
messages-full = У нього вже стільки повідомлень, скільки можна; більше він не отримає.
messages-unanswered = Він ще не відповів на { $most } повідомлення; зачекайте на відповідь.
messages-strangers = Сьогодні ви написали вже { $most } людям, які не відповіли; зачекайте день.
messages-unseen = нових: { $number }
