# Lessons on the board.

learn-title = Навчитися грати
learn-intro = Кожну гру викладено на дошці, пункт за пунктом, із пунктом кодексу за кожним правилом. Оберіть гру.
learn-how = Спробуйте кожен пункт на його дошці: зіграти можна лише те, що дозволяють правила.
learn-more = А далі
learn-ends = Як партії закінчуються внічию
learn-whole = Усі правила
learn-coordinates = Назви полів
learn-coordinates-how = Поле названо: торкніться його. Скільки встигнете за хвилину, білі знизу.
learn-needs-script = Ця сторінка потребує скриптів.
learn-game = Гра
learn-begin = Почати
learn-try = Спробуйте: зробіть хід.
learn-done = Саме так.
learn-again = Ще раз
learn-find = { $square } (правильно { $right }, хибно { $wrong })
learn-not = Це було { $touched }. Знайдіть { $square }
learn-over = Хвилина минула: правильно { $right }, хибно { $wrong }
