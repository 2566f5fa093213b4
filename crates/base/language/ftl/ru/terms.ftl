# Термины вида спорта, каждый определён один раз: см. docs/glossary.md.

## Номера, имеющие собственное название, когда никто не знает лучшего

type-player-id = игрок { $value }
type-team-id = команда { $value }
type-stage-id = этап { $value }
type-entrant = участник { $value }
type-game-key = { $stage-number ->
    [1] { "" }
   *[other] { $stage },{ " " }
}{ $round }-й тур, стол { $table }{ $board ->
    [none] { "" }
   *[other] , доска { $board }
}{ $game ->
    [none] { "" }
   *[other] , партия { $game }
}

## Цвета, результаты и отметки

color-white = белые
color-black = чёрные
outcome-win = победа
outcome-draw = ничья
outcome-loss = поражение
mark-plus = плюс
mark-minus = минус
mark-adjourned = отложенная партия
mark-annulled = аннулированная партия
mark-bye = свободный от игры
mark-absent = отсутствует

reason-no-moves = нет ходов
reason-resignation = сдача партии
reason-stopped-clock = остановка часов
reason-refusal = отказ продолжать игру
reason-time = просрочка времени
reason-lateness = неявка или опоздание
reason-sanction = санкция
reason-sealed-move = записанный ход
reason-reconstruction = запись не восстановлена
reason-wrong-board = игра не на своей доске
reason-withdrawal = выбытие

phase-paired = пары составлены
phase-published = пары обнародованы
phase-started = начат
phase-closed = завершён

free-kind-bye = свободный от игры, плюс
free-kind-plus-after-withdrawal = плюс после выбытия
free-kind-no-game = без партии

absence-not-yet-entered = ещё не заявлен
absence-announced = запланированное отсутствие
absence-withdrawn = выбытие
absence-free = свободный от игры

departure-withdrawn = выбытие
departure-excluded = отстранение
leaving-effect-kept = результат идёт в зачёт, в незаконченных партиях засчитывается поражение
leaving-effect-annulled = результаты сыгранных партий аннулируются

## Санкции

sanction-remark = устное замечание
sanction-warning = предупреждение
sanction-reprimand = письменный выговор
sanction-fine = штраф
sanction-other = иная мера
sanction-loss = поражение в партии
sanction-annulment = аннулирование партии
sanction-exclusion = снятие с соревнования
sanction-removal = удаление из зала

phrase-remark = устное замечание
phrase-warning = предупреждение
phrase-reprimand = письменный выговор
phrase-fine = штраф
phrase-other-measure = иная мера
phrase-loss = поражение в партии
phrase-annulment = аннулирование партии
phrase-removal = удаление из зала

offence-conduct = нарушение игровой этики
offence-phone = звонок телефона
offence-lateness = опоздание
offence-refusal = отказ соблюдать правила или выполнять требования судьи
offence-cheating = умышленное нарушение, мошенничество

## Системы проведения

system-round-robin = { $cycles ->
    [1] круговая система
    [one] круговая система, { $cycles } круг
    [few] круговая система, { $cycles } круга
   *[other] круговая система, { $cycles } кругов
}
system-swiss = швейцарская система { $value }
system-knockout = олимпийская система
system-lost-points = олимпийская система по потерянным очкам
system-scheveningen = схевенингенская система
system-match = матч
system-mixed = смешанная система

swiss-f1 = всемирная федерация, по классификации
swiss-f2 = всемирная федерация, по жребию
swiss-f3 = всемирная федерация, «четверти»
swiss-f4 = всемирная федерация, классификационные очки (Хейли)
swiss-u0 = Украина, жеребьёвка в каждом туре
swiss-u1 = Украина, медианная система Солкофа с рейтингами
swiss-u2 = Украина, медианная система Солкофа без рейтингов
swiss-c = столбовые шашки

knockout-places-first = за первое место
knockout-places-first-and-third = за первое и третье места
knockout-places-all = за все места

character-individual = личное
character-team = командное
character-individual-and-team = лично-командное
character-individual-with-team-scoring = личное с командным зачётом

level-international = международное
level-national-to-city = общенациональное, областное или городское
level-district = районное

class-classic = классическая игра
class-semi-rapid = полубыстрая игра
class-rapid = быстрая игра
class-blitz = молниеносная игра
class-correspondence = игра по переписке
class-match = матч из сетов
class-match-tiebreak = дополнительные партии матча
class-playoff-rounds = дополнительные туры
class-simul = сеанс одновременной игры
device-mechanical = механические часы
device-electronic = электронные часы

sex-female = женщины
sex-male = мужчины

## Правила и виды шашек

code-ua2013 = правила Украины 2013 года
code-ua2023 = правила Украины 2023 года
code-fmjd100 = всемирная федерация, 100 полей
code-fmjd64 = всемирная федерация, 64 поля
code-wcdf = Всемирная федерация чекерса
code-columns = кодекс столбовых шашек

variant-international = международные шашки
variant-russian = русские шашки
variant-brazilian = бразильские шашки
variant-english = чекерс
variant-columns = столбовые шашки
variant-lasca = ласка
variant-italian = итальянские шашки
variant-spanish = испанские шашки
variant-portuguese = португальские шашки
variant-czech = чешские шашки
variant-pool = пул-чекерс
variant-thai = тайские шашки
variant-frisian = фризские шашки
variant-frysk = фриск
variant-antidraughts = антишашки
variant-breakthrough = прорыв

## Возрастные группы

age-young-hopes = юные надежды
age-junior-youths = младшие юноши
age-senior-youths = старшие юноши
age-junior-cadets = младшие кадеты
age-cadets = кадеты
age-juniors = юниоры
age-youth = молодёжь
age-adults = взрослые
age-veterans-1 = ветераны, первая группа
age-veterans-2 = ветераны, вторая группа
age-veterans-3 = ветераны, третья группа

## Протесты, выбытие, завершение

complainant-player = { $value }
complainant-captain = капитан, { $value }
about-fact = запись № { $value }
about-game = { $value }
about-other = другой вопрос
protest-status-lodged = решение должен принять главный судья
protest-status-ruled = { $upheld ->
    [yes] главный судья удовлетворил: { $ruling }
   *[no] главный судья отклонил: { $ruling }
}
protest-status-appealed = решение должен принять апелляционный комитет
protest-status-final = { $upheld ->
    [yes] апелляционный комитет удовлетворил: { $ruling }
   *[no] апелляционный комитет отклонил: { $ruling }
}
leaving-ruling = сыграно партий: { $played } из { $planned }; { $effect }
over-finished = результаты утверждены
over-cancelled = соревнование отменено: { $reason }
side-first = первый
side-second = второй
