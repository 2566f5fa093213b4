# Бумаги сеансов и заочной игры, судья сеанса.

## An arbiter

simul-arbiter = Судья (учётная запись)
simul-arbiter-about = Судья делает замечания и проверяет счёт ходов, если вы в нём сомневаетесь при падении вашего флага. Можно не указывать.
simul-no-arbiter = Такой учётной записи нет, или она ваша собственная.
simul-own-flag = Ваш флаг упал
simul-own-flag-about = Если вы считаете, что соперник неверно сосчитал ходы, позовите судью в течение минуты; иначе партия проиграна.
simul-doubt = Позвать судью: счёт неверен
simul-admit = Флаг упал верно
simul-check = Проверка счёта ходов
simul-check-about = Судья проверяет запись в присутствии соперника в стороне от других партий. Неверная запись проигрывает. (FMJD-VIII.B.12, FMJD-VIII.B.13)
simul-moves-made = Сделано ходов
simul-count-wrong = Запись неверна
simul-count-right = Запись верна
simul-remark = Замечание
simul-disqualify = Дисквалифицировать

## Papers

simul-papers = Бумаги
simul-slips = Талоны для досок
simul-results = Результаты сеанса
simul-check-sheet = Достижение: лист проверки по приложению XI
simul-opponent = Соперник
simul-member = Клуб
simul-giver-colour = Сеансёр играет
simul-your-colour = Ваш цвет
simul-result = Результат
simul-won = Выиграно
simul-drawn = Ничьи
simul-lost = Проиграно
simul-on = Не окончено
simul-chief = Главный судья
simul-criterion = Критерий
simul-needed = Нужно
simul-found = Есть
simul-verdict = Выполнено?
simul-recognised = Все критерии выполнены: федерация может представить достижение (FMJD-XI.1).
simul-not-recognised = Выполнены не все критерии.
simul-rule-normal = Ходите только тогда, когда сеансёр стоит у вашей доски, и тогда сразу. Играйте сами. На две шашки меньше без дамки — партия проиграна.
simul-rule-clocks = Записывайте каждый ход и нажимайте часы. Ваша запись должна быть верной, когда падает флаг сеансёра.
simul-rule-blindfold = Ходите только тогда, когда объявлена ваша доска, и чётко называйте ход. Записывайте каждый ход.

## Beauty prizes

beauty-sheet = Призы за красоту: лист судьи
beauty-prizes = Призы за красоту
beauty-of-game = Самая интересная полная партия
beauty-of-novelty = Лучшая новинка дебюта
beauty-of-ending = Самое красивое окончание
beauty-of-combination = Самая красивая комбинация
beauty-order = Ваш порядок по номерам, лучшая первая
beauty-judge = Судья
beauty-players = Игроки
beauty-sum = Сумма мест

## Papers of correspondence

letters-papers = Бумаги
letters-schedule = Расписание заочного соревнования
letters-game-sheet = Запись заочной партии
letters-table = Таблица заочного соревнования
letters-letter = Письмо судьи
letters-letter-appeal = Это решение можно обжаловать организатору до { $until } ({ $clause }).
letters-letter-judge = Это решение можно обжаловать судье до { $until } ({ $clause }).
letters-adjudicator = Кто присудил
letters-letter-final = Это решение окончательно ({ $clause }).
letters-reversed = Обратная игра: выигрывает тот, у кого не осталось хода
letters-letter-protest = Протест с анализом возможен до { $until } ({ $clause }).
letters-player = Игрок
letters-start = Первый день
letters-breaks = Перерывы: сколько, дней всего
letters-term = Срок
letters-terms = Сроки
letters-number-of = №
letters-moves-games = Партий

## Terms of the codes

letters-term-objection = возразить против заявления
letters-term-ruling = судье принять решение
letters-term-least-after-overstep = наименьше дней первого этапа после превышения
letters-term-false-claim = штрафные дни за неверное заявление
letters-term-repeat = повторить ход, если нет ответа
letters-term-inquiry = запросить первый ход, который не пришёл
letters-term-warn = предупредить о долгой задержке
letters-term-silence = молчание, равное выбытию
letters-term-penalty = штрафные дни за нарушение, остановившее игру
letters-term-undated = штрафные дни за письма без дат
letters-term-complaint = пожаловаться без потери дней
letters-term-before-break = на ходы, пришедшие за столько дней до перерыва, отвечают до него
letters-term-after-break = послать ход снова после перерыва
letters-term-record = прислать запись партии
letters-term-analyses = прислать анализы
letters-term-adjudication-months = присудить, в месяцах
letters-term-protest = протестовать против присуждения
letters-term-protest-ruling = рассмотреть протест
letters-term-appeal = подать апелляцию
letters-term-loss-at = превышение, которое проигрывает, по счёту
letters-term-break-days = дней перерывов на 64 клетках
letters-term-break-days-100 = дней перерывов на 100 клетках
