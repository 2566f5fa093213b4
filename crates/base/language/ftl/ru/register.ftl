# Impaired players and their assistants, the register of the hall, offences.

## What somebody finds hard
impairment-blind = незрячий
impairment-weak-sight = слабое зрение
impairment-movement = движения, запись или часы
impairment-hearing = слух
impairment-speech = речь

## What an assistant does
help-announce = объявляет ходы обоих игроков
help-record = ведёт запись партии
help-clock = переключает часы
help-move = делает ходы, которые указывает игрок
help-tell = сообщает число ходов и израсходованное время, только по просьбе
help-claim-time = заявляет, что время соперника истекло
help-touched = сообщает судье, что зрячий соперник коснулся шашки
help-speak = по требованию игрока обращается к судьям от его имени

## What a game needs
need-relief-board = рельефная доска с шашками, которые различают на ощупь
need-second-board = { $name } может потребовать рядом обычную доску
need-announced = каждый ход объявляют полностью до переключения часов
need-lifted = шашки коснулись, когда она вынута из гнезда
need-felt-clock = часы, которые можно ощупать, или озвученные
need-own-record = { $name } записывает шрифтом Брайля, обычно или через ассистента; записывающие устройства запрещены
need-restored = если возникает спор, где стоят шашки, судья восстанавливает позицию по обеим записям
need-warned = предупредить { $name }, когда до контроля остаётся { $minutes } мин
need-signs = { $name } объявляет ходы заранее согласованными знаками
need-interpreter = переводчик жестового языка: { $name }
need-assistant = { $name } может иметь ассистента

## What is allowed during play
leave-zone = может выйти из игровой зоны
leave-seat = может отойти от стола на своём ходу
leave-telephone = может воспользоваться телефоном
leave-talk = может поговорить
leave-break = берёт короткий перерыв, его часы идут

## Offences
offence-clock = ненадлежащее обращение с часами
offence-record = невыполнение записи ходов
offence-collusion = сговор

## Facts
fact-assistant = { $name } помогает игроку { $player }: { $helps }
fact-assistant-dismissed = у игрока { $player } больше нет ассистента: { $reason }
fact-leave-given = { $player } { $what }: { $reason }
fact-came-back = { $player } вернулся
fact-spectator-expelled = { $who } удалён из зала: { $reason }
fact-cameras-permitted = { $who } может снимать: { $terms }
fact-assigned = { $round-kind ->
    [one] в туре { $round } { $name } обслуживает столы
   *[every] { $name } обслуживает столы
}: { $tables }
fact-asked = вопрос комитету по правилам: { $question }
fact-answered = ответ на вопрос { $question }: { $answer }
fact-reported = отчёт отправлен: { $to }
fact-lifted = отменено по протесту { $protest }

## What is refused
refused-needs-no-assistant = в заявке { $name } не указано никаких нарушений, поэтому помогать нельзя
refused-not-referees-assistant = { $name } не является помощником судьи, а в чекерсе помогать может только он
refused-no-help = не сказано, что делает ассистент; возможно: { $known }
refused-help-not-his = ассистент игрока { $name } не имеет на это права: { $help }; возможно: { $known }
refused-no-assistant = у игрока { $name } нет ассистента
refused-speaks-for-nobody = { $name } не может говорить от имени этого игрока
refused-away-already = { $player } уже отсутствует, с записи { $seq }
refused-not-away = { $player } не выходил
refused-no-breaks = правила не знают перерыва во время партии
refused-not-at-a-break = после { $moves } ходов перерыва нет; первый — после { $first }
refused-no-such-arbiter = нет судьи «{ $name }»
refused-table-has-arbiter = стол { $table } обслуживает { $name }
refused-no-such-tables = столы считают от 1, не больше { $most }
refused-no-such-question = запись { $seq } не является вопросом
refused-too-many-members = за одну сторону играло бы { $members } человек; можно не больше { $most }
refused-no-such-offence = «{ $clause }» не является нарушением по этим правилам

## To look at twice
warning-access-not-in-code = правила молчат об ассистентах; применён раздел правил 2013 года
warning-few-arbiters-for-access = участвуют игроки с нарушениями: для { $pairs } пар нужно не менее { $least } судей, есть { $there }
warning-many-tables = { $name } обслуживает { $pairs } пар; разрешено не больше { $most }
warning-harsh-sanction = в первый раз правила предусматривают за это предупреждение
warning-lifted-game = взыскание отменено по протесту { $protest }, и у партии нет результата: { $key }

## Follows “may not”
action-admit-assistant = допускать ассистента игрока
action-assign-arbiters = распределять судей по столам

## Next steps
phrase-name-the-member-whom-the-executive-committee-has-appointed = назовите члена, которого назначил исполнительный комитет федерации
phrase-name-each-member-once = назовите каждого члена один раз
phrase-name-as-many-members-and-reserves-as-the-code-asks-for = назовите столько членов и запасных, сколько требуют правила
phrase-name-somebody-who-is-no-arbiter-of-the-event = назовите того, кто не является судьёй соревнования
phrase-write-the-impairment-into-the-entry-first = сначала внесите нарушение в заявку
phrase-appoint-the-assistant-as-an-official-first = сначала назначьте помощника в судейскую коллегию
phrase-write-down-that-he-is-back-first = сначала запишите, что он вернулся
phrase-appoint-the-arbiter-first = сначала назначьте судью
phrase-take-the-table-away-from-that-arbiter-first = сначала заберите стол у того судьи
act-not-tables = «{ $text }» не называет столов; напишите 3, 3,5 или 2-4

## At the desk
desk-impairment = Нарушение, его видят только судьи
desk-consulting = Те, кто играет за одну сторону, по одному в строке
desk-access = Игроки с нарушениями и их ассистенты
desk-assistant-name = Имя ассистента
desk-assistant-helps = Что он делает; всё, что разрешают правила, если ничего не отмечено
desk-bind-assistant = Допустить ассистента
desk-dismiss-assistant = Ассистент уходит
desk-hall = Зал
desk-leave-register = Журнал выходов
desk-leave-what = Что ему разрешено
desk-leave-moves = Для перерыва: после скольких ходов
desk-give-leave = Разрешить
desk-is-back = Вернулся
desk-expel = Удалить зрителя
desk-expel-who = Кто, насколько известно
desk-cameras = Разрешить съёмку
desk-cameras-terms = Когда и как
desk-assign = Назначить судью к столам
desk-assign-tables = Столы, например 1-4,7; пустое поле забирает их
desk-every-round = каждый тур
desk-ask-committee = Спросить комитет по правилам
desk-ask-game = Доска партии, если есть
desk-meanwhile = Что решено пока
desk-committee-answer = Ответ комитета
desk-question-number = Номер вопроса в журнале
desk-report-sent = Отчёт отправлен
desk-report-to = Кому
desk-offence-kinds = Виды нарушений
desk-offence-clauses = Что запрещают правила

## Papers
paper-access-plan = Что нужно игрокам с нарушениями и их партиям
paper-access-plan-about = ассистенты и их обязанности, доски, часы и предупреждения тура, для судей
paper-access-players = Игроки и ассистенты
paper-access-boards = Доски тура { $round }
paper-access-nobody = Ни один игрок не указал нарушений.
paper-access-staff = Для { $pairs } пар рекомендуется не менее { $least } судей.
paper-access-rules-of = Что говорят правила
paper-col-impairment = Нарушение
paper-col-assistant = Ассистент
paper-col-helps = Что делает ассистент
paper-col-need = Что нужно
paper-col-arbiter = Судья
paper-col-lifted = Теперь
paper-leave-register = Журнал выходов
paper-col-leave = Разрешение
paper-col-back = Возвращение
paper-hall-register = Зрители и съёмка
paper-question = Вопрос комитету по правилам
paper-question-about = случай, по которому просят решения комитета по правилам
paper-question-code = Правила
paper-question-asked = О чём спрашивают
paper-question-meanwhile = Решено пока
paper-question-position = Доска по записи
paper-question-answer = Ответ комитета
paper-no-question = ни одного вопроса не записано; сначала запишите его
sheet-assistant = Запись ведёт { $name }, ассистент игрока { $player }
sheet-announced = Каждый ход объявляют полностью; только после этого переключают часы.
board-warn-now = предупредите { $name }: до контроля осталось { $minutes } мин или меньше
board-warn-at = { $name } предупреждают через { $after } после начала, если часы идут дальше
paper-large-print = Крупный шрифт
sheet-opening = Начало { $number }: { $moves }
paper-openings = Жеребьёвка начал
