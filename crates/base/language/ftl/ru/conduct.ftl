# Reports, blocking, what is held back, and fair play.

report-title = Пожаловаться
report-chat = Пожаловаться на сказанное
report-text = Это прочтут те, кто следит за сайтом. Другой человек не узнает, кто написал.
report-what-game = Партия
report-what-chat = Разговор
report-what-profile = Игрок
report-what-study = Анализ
report-what-problem = Задача
report-what-message = Сообщения
report-what-exercise = Упражнение
report-what-club = Клуб
report-whom = О ком речь?
report-line = Какая строка?
report-no-lines = Другой не сказал ничего из того, что здесь ещё известно.
report-reason = Что не так?
report-reason-cheating = Помощь программы или других
report-reason-insult = Оскорбление или угроза
report-reason-spam = Реклама
report-reason-content = Нечто неуместное здесь
report-reason-other = Другое
report-words = Своими словами
report-send = Отправить жалобу
report-sent = Спасибо: жалоба принята.
report-unread = Выберите, о ком речь и что не так.
report-own = На себя пожаловаться нельзя.
report-again = Вы уже пожаловались на это; жалоба ждёт рассмотрения.
report-too-many = Не больше {$most} жалоб в день.
report-full = Слишком много жалоб уже ждёт. Напишите тем, кто ведёт сайт.
report-outcome-dismissed = отклонена
report-outcome-warned = вынесено предупреждение
report-outcome-muted = лишён слова на время
report-outcome-unmuted = может говорить снова
report-outcome-closed = учётная запись закрыта
report-outcome-unrated = партия больше не засчитывается
reports-title = Жалобы
reports-one = Жалоба
reports-waiting =
    {$number ->
        [one] {$number} ждёт
        [few] {$number} ждут
        [many] {$number} ждут
       *[other] {$number} ждёт
    }
reports-open = Ждут
reports-settled = Рассмотрены
reports-none = Нет.
reports-number = Номер
reports-by = От кого
reports-about = На кого
reports-waits = ждёт
reports-evidence = Что видел сайт в тот момент
reports-verdict = Решение
reports-why = Почему
reports-why-help = Хранится в записях. Предупреждённый или лишённый слова это прочтёт.
reports-hours = На сколько лишить слова?
reports-hours-count =
    {$number ->
        [one] {$number} час
        [few] {$number} часа
        [many] {$number} часов
       *[other] {$number} часа
    }
reports-do-dismiss = Отклонить
reports-do-warn = Предупредить
reports-do-mute = Лишить слова на время
reports-do-unmute = Вернуть слово
reports-do-close = Закрыть учётную запись
reports-do-unrate = Отменить рейтинг партии
reports-others = Другие жалобы на того же человека
reports-unread = Скажите, что сделать и почему.
reports-settled-already = Эта жалоба уже рассмотрена.
reports-own = Никто не решает о себе: это должен сделать другой администратор.
words-title = Слова, которые не пропускаются
words-list = По слову в строке
words-help = Слово узнаётся при любом написании; spam* — все слова с таким началом.
words-too-long = Список слишком длинный.
admin-setting-chat-links = В разговоре можно писать ссылки
conduct-title = Предупреждения и заблокированные
conduct-muted = Вы не можете говорить до
warning-title = Предупреждения
warning-none = Вас не предупреждали.
warning-unread = Те, кто следит за сайтом, кое-что вам сказали:
warning-read = Прочитано
warning-seen = Прочитано
block-title = Заблокированные
block-text = С заблокированным не бывает ни партий, ни разговоров, и вы не видите предложений друг друга. Ему об этом не сообщают.
block-none = Никого.
block-do = Заблокировать
block-undo = Разблокировать
block-not-done = Нельзя заблокировать себя или больше тысячи человек.
block-no-game = Вы не играете друг с другом: один из вас заблокировал другого.
talk-muted = Вы не можете говорить до {$until} (UTC): {$why}
talk-apart = Не отправлено: один из вас заблокировал другого.
talk-word = Не отправлено: одно из слов на этом сайте не пропускается.
talk-link = Не отправлено: ссылки здесь не передаются.
talk-flood = Не отправлено: слишком много сразу или то же самое.
admin-act-report-dismissed = отклонил жалобу на
admin-act-report-warned = предупредил
admin-act-report-muted = лишил слова
admin-act-report-unmuted = вернул слово
admin-act-report-closed = закрыл учётную запись по жалобе
admin-act-report-unrated = отменил рейтинг партии по жалобе
admin-act-chat-words-set = изменил слова, которые не пропускаются
admin-act-fair-play-asked = запросил статистику честной игры
fair-play-title = Честная игра
fair-play-terms = В рейтинговых партиях и партиях соревнований сайт отмечает, когда и на сколько эта страница теряет фокус. Это видят арбитры и администраторы.
fair-play-no-proof = Эти числа ничего не доказывают. Сильные игроки играют как программы, и любой — в партии, которая играется сама; одна партия говорит мало, а страница вне внимания может быть телефонным звонком. Они показывают, какие партии стоит посмотреть сильному игроку, который решает по ходам, выслушав игрока.
fair-play-waiting = Программа смотрит ходы …
fair-play-made = Сделано
fair-play-what = Что
fair-play-ask = Посмотреть ходы
fair-play-moves = Ходы
fair-play-forced = Вынужденные ходы
fair-play-weight = Сколько было найти (биты)
fair-play-agreement = Совпадение с программой, по весу
fair-play-chance = То же наугад
fair-play-loss = Отдано очков за ход
fair-play-mean = Время на ход, среднее (с)
fair-play-spread = Время на ход, разброс (с)
fair-play-correlation = Время соответствует сложности (−1 до 1)
fair-play-away = Ходы после потери внимания к странице
fair-play-away-seconds = Секунд вне внимания
fair-play-away-agreement = Совпадение в этих ходах
fair-play-here-agreement = Совпадение в остальных
fair-play-text = Ход весит столько, сколько нужно, чтобы наугад найти один из хороших ходов: вынужденные ходы и позиции, где все ходы почти равны, не весят ничего. Люди обычно думают дольше там, где больше надо найти.
fair-play-missing = Такой партии нет.
fair-play-runs = Партия ещё идёт. Числа будут после её окончания.
fair-play-full = Слишком много партий ждёт. Попробуйте позже.
tokens-scope-moderate = Читать и рассматривать жалобы (администраторы)
fair-play-ask-all = Просмотреть ходы всех законченных партий этого тура
fair-play-no-games = В этом туре на сайте ещё нет законченных партий, или все уже просмотрены.
fair-play-not-made = Ходы ещё никто не просматривал.
fair-play-not-you = Эти числа видят только судьи, которые могут налагать санкции.
