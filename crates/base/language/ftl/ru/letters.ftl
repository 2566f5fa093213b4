# Заочная игра на сайте: соревнования, присуждение, споры, письма.

## Refusals

post-refused-nothing-said = ничего не написано
post-refused-no-dispute = запись { $number } — не обращение и не апелляция, ожидающие решения
post-refused-no-decision = запись { $number } — не решение судьи

## An event

letters-event-on = Соревнование проводится заочно:
letters-event-goes-on = Партии тура начинаются, когда он опубликован; результаты попадают в соревнование сами.
letters-code = Кодекс заочной игры
letters-closing = День закрытия
letters-waiting = Ждёт решения
letters-question-open = обращение к судье
letters-appeal-open = апелляция
letters-adjudication-open = ждёт присуждения
letters-protest-open = протест против присуждения
letters-unseated = Эти партии не могут начаться: у игрока нет здесь учётной записи или состав неизвестен

## A game

letters-tell-me = Сообщать в этом браузере о моём ходе
letters-then-about = По строке: ответ соперника на этот ход, ваш ответ и так далее. Другие их не видят.
letters-offer-a-draw = Предложить ничью
letters-tell-delay = Предупредить о задержке ответа
letters-wins-white = выигрыш белых
letters-wins-black = выигрыш чёрных

## Adjudication

letters-adjudication = Партия прекращена, результат присуждается
letters-assessment = Ваша оценка
letters-analysis = Анализ
letters-analysis-about = Пришлите оценку с анализом. Без анализа в срок нет права на протест.
letters-proposed = Что следует из оценок
letters-verdict = Присуждено
letters-protest = Подать протест
letters-protest-about = Протест требует анализа; его окончательно рассматривает другой судья.

## Questions, complaints, appeals

letters-disputes = Обращения и апелляции
letters-ask = Обратиться или пожаловаться судье
letters-ask-about = Решает судья; спорить с соперником не нужно.
letters-question = О чём речь?
letters-appeal = Подать апелляцию
letters-appeal-about = Апелляцию, поданную в срок по кодексу, рассматривает организатор; его решение окончательно.
letters-decision = Решение
letters-grant = Удовлетворить
letters-deny = Отклонить
letters-granted = Удовлетворено
letters-denied = Отклонено
letters-undecided = Ещё не решено.
letters-own-decision = Решение ваше собственное: апелляцию рассматривает кто-то другой из организаторов.

## The arbiter

letters-count-from = Новый отсчёт начинается
letters-other = Другие решения
letters-grant-break = Предоставить перерыв
letters-log = Записи

## What entries are called

letters-fact-begun = партия начата
letters-fact-documents = документы получены
letters-fact-impossible = невозможный ход
letters-fact-complaint = жалоба на письмо
letters-fact-corrected = письмо исправлено
letters-fact-repeated = ход повторён
letters-fact-delay = задержка объявлена
letters-fact-sign = отклик
letters-fact-claimed = заявление о превышении времени
letters-fact-objected = возражение
letters-fact-upheld = заявление признано
letters-fact-rejected = заявление отклонено
letters-fact-overstep = превышение зафиксировано
letters-fact-charged = дни начислены
letters-fact-offered = предложена ничья
letters-fact-accepted = ничья принята
letters-fact-declined = ничья отклонена
letters-fact-draw-claimed = требование ничьей
letters-fact-resigned = сдался
letters-fact-flag = время исчерпано
letters-fact-left = выбыл
letters-fact-left-ruled = решена партия выбывшего
letters-fact-closed = прекращена в день закрытия
letters-fact-record = запись прислана
letters-fact-analysis = анализ прислан
letters-fact-adjudicated = присуждено
letters-fact-protested = протест
letters-fact-stands = присуждение в силе
letters-fact-protest-ruled = протест рассмотрен
letters-fact-asked = обращение к судье
letters-fact-answered = ответ судьи
letters-fact-appealed = апелляция
letters-fact-appeal-ruled = апелляция рассмотрена
letters-fact-awarded = результат определён решением
letters-fact-struck = запись вычеркнута

## Letters

letters-told-turn = { $opponent }: ход { $move }. Вам осталось дней: { $days }.
letters-told-first = Ваша партия против { $opponent } начинается с вашего хода. Вам осталось дней: { $days }.
letters-told-few = В партии против { $opponent } вам осталось мало дней: { $days }.
letters-told-offer = { $opponent } предлагает ничью.
letters-told-term = В вашей партии против { $opponent }: { $what }, до { $until }.
letters-told-over = Ваша партия против { $opponent } окончена: { $score }.
letters-mail-subject-game = Ваша партия против { $opponent }
letters-mail-answer = На это письмо можно ответить: первая строка — ваш ход в любой нотации. Знак = или «ничья» после хода предлагает ничью, одно слово «ничья» предлагает её или принимает, «сдаюсь» — сдача.
letters-mail-refused-subject = Не выполнено: ваша партия против { $opponent }
letters-mail-refused =
    В вашем письме: { $line }
    Это нельзя сделать: { $why }.
    Доска: { $link }
letters-answer-draw = ничья, ничью
letters-answer-resign = сдаюсь

# Players without an account
letters-by-letter = Начать и эти партии
letters-by-letter-about = Игроки без учётной записи пишут письма судье, а он вносит их ходы с датами писем.
letters-letter-of = Письмо от
letters-letter-about = Внесите ход, день, когда он получил ход соперника, и день почтового штемпеля; пустые дни: когда соперник отправил, и сегодня.
letters-with-offer = с предложением ничьей
letters-letter-received = Получено
letters-letter-sent = Штемпель
letters-letter-enter = Внести письмо
letters-letter-accepts = Соглашается на ничью
letters-letter-declines = Отклоняет ничью
letters-letter-resigns = Сдаётся
