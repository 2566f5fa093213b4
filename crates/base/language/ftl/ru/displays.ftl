# Сеансы одновременной игры: чего нельзя и почему, что является достижением.

## Чего нельзя

display-refused-unknown-rulebook = нет правил с названием «{ $name }»
display-refused-boards = досок { $boards }, а можно от одной до { $most }
display-refused-not-set-up = сеанс начинается с расстановки досок
display-refused-begun-already = сеанс уже начат
display-refused-not-begun = сеанс ещё не начат
display-refused-over = сеанс окончен
display-refused-no-such-board = нет доски { $board }; всего { $boards }
display-refused-board-over = партия на доске { $board } окончена
display-refused-out-of-order = доски обходят по очереди: следующая { $next }, не { $board }
display-refused-not-done = на доске { $board } ещё надо сделать ход
display-refused-not-there = на доске { $board } ходят, когда сеансёр стоит у неё
display-refused-not-to-move = на доске { $board } ход другой стороны
display-refused-not-legal = { $text } — невозможный ход на доске { $board }
display-refused-no-take-back = в таком сеансе ходов не возвращают
display-refused-take-back-late = ход на доске { $board } уже нельзя вернуть
display-refused-no-clock = в таком сеансе нет часов
display-refused-clock-runs = на доске { $board } часы отсутствующего идут; партия проигрывается только по времени ({ $clause })
display-refused-no-flag = флажок на доске { $board } не упал
display-refused-not-unequal = соперник на доске { $board } не так отстаёт
display-refused-no-intermediary = в таком сеансе нет посредника
display-refused-rules = { $value }

## Критерии достижений

display-criterion-kind = вид сеанса, который признают
display-criterion-opponents = соперники
display-criterion-members = члены клубов федерации, процентов
display-criterion-score = очки сеансёра, процентов
display-criterion-duration = точная продолжительность записана
display-criterion-witnesses = присутствовали члены исполкома федерации
display-criterion-moves = список ходов подан
display-criterion-membership = непрерывное членство

## На сайте

simul-title = Сеансы одновременной игры
simul-about = Один против многих по приложению VIII ФМЖД: обычный сеанс, с часами или вслепую.
simul-none = Сеансов сейчас нет.
simul-new = Дать сеанс
simul-kind = Вид
simul-kind-normal = обычный
simul-kind-clocks = с часами
simul-kind-blindfold = вслепую
simul-colour = Ваш цвет
simul-in-turn = по очереди от доски к доске
simul-opponents = Соперники
simul-opponents-about = По одному имени в строке; звёздочка после него: член клуба федерации. Каждая доска получает ссылку, которая открывает её на любом телефоне.
simul-set-up = Расставить доски
simul-sign-in = Войдите, чтобы дать сеанс
simul-points = Очки
simul-minutes = Минуты
simul-start = Начать
simul-board = Доска
simul-boards = Доски
simul-last = Последний ход
simul-opponent-to-move = Ход за соперником.
simul-giver-to-move = ждёт сеансёра
simul-back = Вернуть ход
simul-draw = Ничья по согласию
simul-excused = Отсутствует, прощено
simul-absent = Отсутствует, поражение
simul-flag = Флажок упал
simul-walk = Идите к доскам
simul-next = К доске
simul-next-key = Клавиша N
simul-awaited = Ждут на досках
simul-end = Закончить сеанс
simul-link = Ссылка на эту доску
simul-achievement = Достижение по приложению XI
simul-met = выполнено
simul-not-met = не выполнено

# The page of beauty prizes
beauty-page = Призы за красоту
beauty-page-about = Печать того, что получают судьи приза за красоту: номер и ходы без имён (FMJD-XI.6). С порядками судей печатаются призы. На сайте ничего из этого не хранится.
beauty-lot = Жребий, который даёт номера
beauty-lot-about = Тот же жребий даёт те же номера: используйте его ещё раз для призов.
beauty-sent = Что прислано
beauty-sent-about = Одно за другим с пустой строкой между ними: сначала строка «федерация; игроки; год», затем ходы.
beauty-judges = Судьи и их порядки
beauty-judges-about = Строка на каждого: «имя; федерация; MI или GMI; номера, лучший первый». Без судей печатается лист для них.
beauty-print = Печатать
beauty-pdf = PDF
beauty-unreadable = строка { $line } не читается: { $text }
beauty-refused-judges = в комиссии членов: { $judges }, нужно пять (FMJD-XI.6)
beauty-refused-title = { $name } не является ни международным мастером, ни гроссмейстером (FMJD-XI.6)
beauty-refused-order = { $name } не упорядочил все { $submissions }, каждую один раз
beauty-refused-nothing = на этот приз ничего не прислано
