# Lessons on the board.

learn-title = Научиться играть
learn-intro = Каждая игра изложена на доске, пункт за пунктом, с пунктом кодекса за каждым правилом. Выберите игру.
learn-how = Попробуйте каждый пункт на его доске: сыграть можно только то, что позволяют правила.
learn-more = А дальше
learn-ends = Как партии кончаются вничью
learn-whole = Все правила
learn-coordinates = Названия полей
learn-coordinates-how = Поле названо: коснитесь его. Сколько успеете за минуту, белые внизу.
learn-needs-script = Этой странице нужны скрипты.
learn-game = Игра
learn-begin = Начать
learn-try = Попробуйте: сделайте ход.
learn-done = Именно так.
learn-again = Ещё раз
learn-find = { $square } (верно { $right }, неверно { $wrong })
learn-not = Это было { $touched }. Найдите { $square }
learn-over = Минута прошла: верно { $right }, неверно { $wrong }
