# Заочные партии: чего нельзя и почему, какие сроки истекают.

## Чего нельзя

post-refused-unknown-rulebook = нет правил с названием «{ $name }»
post-refused-unknown-code = нет кодекса заочной игры «{ $name }»
post-refused-bad-switch = толкование { $name } не может быть «{ $value }»
post-refused-dates-backwards = { $later } — не позже, чем { $earlier }
post-refused-not-begun = партия ещё не начата
post-refused-begun-already = партия уже начата
post-refused-over = партия окончена
post-refused-still-on = партия ещё продолжается
post-refused-no-such-fact = нет записи { $number }, которую можно вычеркнуть
post-refused-not-your-move = ход за соперником: { $turn }
post-refused-no-own-move = письмо заканчивается ходом отправителя
post-refused-not-legal = { $text } — невозможный ход
post-refused-is-legal = { $text } — возможный ход, письмо правильное
post-refused-not-proposed = { $text } соперник не предлагал, и ход не вынужден
post-refused-suspended = игра остановлена, пока судья не рассмотрит заявление
post-refused-awaits-correction = ошибочное письмо ждёт исправления ({ $by })
post-refused-nothing-to-correct = исправлять нечего
post-refused-other-piece = { $text } — ход не той шашкой, что была названа
post-refused-not-overstepped = время не просрочено: использовано дней { $used }, разрешено { $limit } (ходов: { $moves })
post-refused-claim-stands = одно заявление уже рассматривается
post-refused-no-claim = заявления нет
post-refused-sealed-needed = к заявлению прилагают свой следующий ход для судьи
post-refused-too-late = поздно: прошло дней { $days }, срок { $term }
post-refused-too-early = рано: прошло дней { $days }, нужно { $term }
post-refused-objection-open = соперник может возразить до { $until }
post-refused-not-registered = повторение посылают заказным письмом
post-refused-nothing-to-repeat = соперник ждёт вашего ответа; повторять нечего
post-refused-too-many-breaks = перерывов больше нет: использовано { $taken }, разрешено { $most }
post-refused-too-long-break = слишком долго: всего дней перерыва { $days }, разрешено { $most }
post-refused-break-overlaps = уже есть перерыв с { $from } по { $to }
post-refused-after-closing = игра закончена { $closing }: можно принять ничью или сдаться
post-refused-no-adjudication = партия не ждёт присуждения
post-refused-right-lost = без записи и анализа право на протест утрачено
post-refused-same-adjudicator = протест должен рассмотреть кто-то другой, не { $name }
post-refused-nothing-claimed = здесь время само заканчивает партию; заявлений не подают
post-refused-rules = { $value }

## Что надо сделать

post-due-answer = ответить вовремя
post-due-tell-delay = предупредить соперника о задержке
post-due-repeat = повторить ход заказным письмом
post-due-sign-of-life = ответить, иначе считается выбывшим
post-due-correct = исправить ошибочное письмо
post-due-claim = заявить о просрочке, пока она длится
post-due-object = возразить против заявления
post-due-rule = рассмотреть заявление
post-due-punish = наказать за повторное нарушение
post-due-answer-before-break = ответить до перерыва
post-due-repeat-after-break = послать ход снова после перерыва
post-due-close = день окончания
post-due-record = прислать запись партии
post-due-analyse = прислать оценку и анализ
post-due-adjudicate = присудить результат партии
post-due-protest = опротестовать присуждение
post-due-rule-protest = рассмотреть протест
post-due-rule-left = решить судьбу партии выбывшего игрока
