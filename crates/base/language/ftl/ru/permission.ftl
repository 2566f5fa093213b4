# Должности и права тех, кто их занимает.

## Должности

role-organiser = организатор
role-chief-arbiter = главный судья
role-deputy = заместитель главного судьи
role-doctor = врач
role-chief-secretary = главный секретарь
role-information-arbiter = судья-информатор
role-senior-arbiter = старший судья
role-line-arbiter = судья
role-captain = капитан команды
role-player = игрок
role-assistant = ассистент игрока
role-spectator = зритель
role-jury = член апелляционного комитета
role-federation = федерация

## Действия; следуют после «не имеет права»

action-approve-regulation = утверждать положение
action-change-regulation = вносить изменения в положение
action-write-technical = составлять технический регламент
action-appoint-panel = назначать судейскую коллегию
action-relieve-arbiter = отстранять судей
action-form-committee = обеспечивать избрание апелляционного комитета
action-schedule = составлять расписание игр
action-take-entries = принимать и проверять заявки
action-admit-late = допускать участника, опоздавшего с заявкой
action-draw-lots = проводить жеребьёвку
action-pair = составлять пары
action-override-pairing = изменять пары, составленные программой
action-publish = обнародовать пары и результаты
action-start-round = давать сигнал к началу тура
action-stop-clocks = останавливать часы
action-hand-in-line-up = подавать состав команды
action-record-result = фиксировать результат
action-fix-result = принимать решение о результате партии
action-decide-further-part = решать вопрос о дальнейшем участии
action-sanction = налагать санкции
action-expel-spectator = удалять зрителей
action-permit-leave = разрешать покидать игровую зону, пользоваться телефоном или разговаривать
action-permit-cameras = разрешать съёмку
action-break-off = прерывать или отменять соревнование
action-protest = подавать протест
action-rule-on-protest = принимать решение по протесту
action-decide-appeal = принимать решение по апелляции
action-decide-unforeseen = принимать решение в случаях, не предусмотренных правилами
action-keep-documents = вести документацию соревнования
action-approve-standings = утверждать результаты
action-report = подавать отчёт организатору и федерации
action-choose-correction = выбирать, исправить ход или оставить в силе
action-count-moves = подсчитывать ходы для фиксации ничьей
