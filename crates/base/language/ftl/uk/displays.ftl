# Сеанси одночасної гри: чого не можна і чому, що є досягненням.

## Чого не можна

display-refused-unknown-rulebook = немає правил із назвою «{ $name }»
display-refused-boards = дощок { $boards }, а можна від однієї до { $most }
display-refused-not-set-up = сеанс починається з розставляння дощок
display-refused-begun-already = сеанс уже розпочато
display-refused-not-begun = сеанс ще не розпочато
display-refused-over = сеанс закінчено
display-refused-no-such-board = немає дошки { $board }; усього { $boards }
display-refused-board-over = партію на дошці { $board } закінчено
display-refused-out-of-order = дошки обходять по черзі: наступна { $next }, не { $board }
display-refused-not-done = на дошці { $board } ще треба зробити хід
display-refused-not-there = на дошці { $board } ходять, коли сеансер стоїть біля неї
display-refused-not-to-move = на дошці { $board } хід іншої сторони
display-refused-not-legal = { $text } — неможливий хід на дошці { $board }
display-refused-no-take-back = у такому сеансі ходів не повертають
display-refused-take-back-late = хід на дошці { $board } вже не можна повернути
display-refused-no-clock = у такому сеансі немає годинника
display-refused-clock-runs = на дошці { $board } годинник відсутнього йде; партію програють лише за часом ({ $clause })
display-refused-no-flag = прапорець на дошці { $board } не впав
display-refused-not-unequal = суперник на дошці { $board } не так відстає
display-refused-no-intermediary = у такому сеансі немає посередника
display-refused-rules = { $value }

## Критерії досягнень

display-criterion-kind = вид сеансу, який визнають
display-criterion-opponents = суперники
display-criterion-members = члени клубів федерації, відсотків
display-criterion-score = очки сеансера, відсотків
display-criterion-duration = точну тривалість записано
display-criterion-witnesses = присутні члени виконкому федерації
display-criterion-moves = список ходів подано
display-criterion-membership = безперервне членство

## На сайті

simul-title = Сеанси одночасної гри
simul-about = Один проти багатьох за додатком VIII ФМЖД: звичайний сеанс, із годинниками або наосліп.
simul-none = Сеансів зараз немає.
simul-new = Дати сеанс
simul-kind = Вид
simul-kind-normal = звичайний
simul-kind-clocks = із годинниками
simul-kind-blindfold = наосліп
simul-colour = Ваш колір
simul-in-turn = по черзі від дошки до дошки
simul-opponents = Суперники
simul-opponents-about = По одному імені в рядку; зірочка після нього: член клубу федерації. Кожна дошка отримує посилання, що відкриває її на будь-якому телефоні.
simul-set-up = Розставити дошки
simul-sign-in = Увійдіть, щоб дати сеанс
simul-points = Очки
simul-minutes = Хвилини
simul-start = Почати
simul-board = Дошка
simul-boards = Дошки
simul-last = Останній хід
simul-opponent-to-move = Хід за суперником.
simul-giver-to-move = чекає на сеансера
simul-back = Повернути хід
simul-draw = Нічия за згодою
simul-excused = Відсутній, вибачено
simul-absent = Відсутній, поразка
simul-flag = Прапорець упав
simul-walk = Ідіть до дощок
simul-next = До дошки
simul-next-key = Клавіша N
simul-awaited = Чекають на дошках
simul-end = Закінчити сеанс
simul-link = Посилання на цю дошку
simul-achievement = Досягнення за додатком XI
simul-met = виконано
simul-not-met = не виконано

# The page of beauty prizes
beauty-page = Призи за красу
beauty-page-about = Друк того, що отримують судді призу за красу: номер і ходи без імен (FMJD-XI.6). З порядками суддів друкуються призи. На сайті нічого з цього не зберігається.
beauty-lot = Жереб, що дає номери
beauty-lot-about = Той самий жереб дає ті самі номери: використайте його ще раз для призів.
beauty-sent = Що надіслано
beauty-sent-about = Одне за одним із порожнім рядком між ними: спершу рядок «федерація; гравці; рік», потім ходи.
beauty-judges = Судді та їхні порядки
beauty-judges-about = Рядок на кожного: «ім’я; федерація; MI або GMI; номери, найкращий перший». Без суддів друкується аркуш для них.
beauty-print = Друкувати
beauty-pdf = PDF
beauty-unreadable = рядок { $line } не читається: { $text }
beauty-refused-judges = у комісії членів: { $judges }, потрібно п’ять (FMJD-XI.6)
beauty-refused-title = { $name } не є ні міжнародним майстром, ні гросмейстером (FMJD-XI.6)
beauty-refused-order = { $name } не впорядкував усі { $submissions }, кожну один раз
beauty-refused-nothing = на цей приз нічого не надіслано
