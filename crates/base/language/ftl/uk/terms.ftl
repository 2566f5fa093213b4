# Терміни виду спорту, кожен визначено один раз: див. docs/glossary.md.

## Номери, що мають власну назву, коли ніхто не знає кращої

type-player-id = гравець { $value }
type-team-id = команда { $value }
type-stage-id = етап { $value }
type-entrant = учасник { $value }
type-game-key = { $stage-number ->
    [1] { "" }
   *[other] { $stage },{ " " }
}{ $round }-й тур, стіл { $table }{ $board ->
    [none] { "" }
   *[other] , дошка { $board }
}{ $game ->
    [none] { "" }
   *[other] , партія { $game }
}

## Кольори, результати й позначки

color-white = білі
color-black = чорні
outcome-win = перемога
outcome-draw = нічия
outcome-loss = поразка
mark-plus = плюс
mark-minus = мінус
mark-adjourned = відкладена партія
mark-annulled = анульована партія
mark-bye = вільний від гри
mark-absent = відсутній

reason-no-moves = немає ходів
reason-resignation = здача партії
reason-stopped-clock = зупинка годинника
reason-refusal = відмова продовжувати гру
reason-time = прогаяння часу
reason-lateness = неявка або запізнення
reason-sanction = санкція
reason-sealed-move = записаний хід
reason-reconstruction = запис не відновлено
reason-wrong-board = гра не на своїй дошці
reason-withdrawal = вибуття

phase-paired = складено пари
phase-published = оприлюднено пари
phase-started = розпочато
phase-closed = завершено

free-kind-bye = вільний від гри, плюс
free-kind-plus-after-withdrawal = плюс після вибуття
free-kind-no-game = без партії

absence-not-yet-entered = ще не заявлений
absence-announced = запланована відсутність
absence-withdrawn = вибуття
absence-free = вільний від гри

departure-withdrawn = вибуття
departure-excluded = усунення
leaving-effect-kept = результат іде в залік, у незакінчених партіях зараховується поразка
leaving-effect-annulled = результати зіграних партій анулюються

## Санкції

sanction-remark = усне зауваження
sanction-warning = попередження
sanction-reprimand = письмова догана
sanction-fine = штраф
sanction-other = інша міра
sanction-loss = поразка в партії
sanction-annulment = анулювання партії
sanction-exclusion = зняття зі змагань
sanction-removal = видалення із зали

phrase-remark = усне зауваження
phrase-warning = попередження
phrase-reprimand = письмова догана
phrase-fine = штраф
phrase-other-measure = інша міра
phrase-loss = поразка в партії
phrase-annulment = анулювання партії
phrase-removal = видалення із зали

offence-conduct = порушення ігрової етики
offence-phone = дзвінок телефону
offence-lateness = запізнення
offence-refusal = відмова дотримуватися правил або виконувати вимоги судді
offence-cheating = навмисне порушення, шахрайство

## Системи проведення

system-round-robin = { $cycles ->
    [1] колова система
    [one] колова система, { $cycles } коло
    [few] колова система, { $cycles } кола
   *[other] колова система, { $cycles } кіл
}
system-swiss = швейцарська система { $value }
system-knockout = олімпійська система
system-lost-points = олімпійська система за втраченими очками
system-scheveningen = схевенінгенська система
system-match = матч
system-mixed = змішана система

swiss-f1 = всесвітня федерація, за класифікацією
swiss-f2 = всесвітня федерація, за жеребом
swiss-f3 = всесвітня федерація, «чверті»
swiss-f4 = всесвітня федерація, класифікаційні очки (Гейлі)
swiss-u0 = Україна, жеребкування щотуру
swiss-u1 = Україна, медіанна система Солкофа з рейтингами
swiss-u2 = Україна, медіанна система Солкофа без рейтингів
swiss-c = стовпові шашки

knockout-places-first = за перше місце
knockout-places-first-and-third = за перше і третє місця
knockout-places-all = за всі місця

character-individual = особисті
character-team = командні
character-individual-and-team = особисто-командні
character-individual-with-team-scoring = особисті з командним заліком

level-international = міжнародні
level-national-to-city = всеукраїнські, обласні або міські
level-district = районні

class-classic = класична гра
class-semi-rapid = напівшвидка гра
class-rapid = швидка гра
class-blitz = блискавична гра
class-correspondence = гра за листуванням
class-match = матч із сетів
class-match-tiebreak = додаткові партії матчу
class-playoff-rounds = додаткові тури
class-simul = сеанс одночасної гри
device-mechanical = механічні годинники
device-electronic = електронні годинники

sex-female = жінки
sex-male = чоловіки

## Правила і види шашок

code-ua2013 = правила України 2013 року
code-ua2023 = правила України 2023 року
code-fmjd100 = всесвітня федерація, шашки-100
code-fmjd64 = всесвітня федерація, шашки-64
code-wcdf = Всесвітня федерація шашок чекерс
code-columns = кодекс стовпових шашок

variant-international = шашки-100
variant-russian = російські шашки
variant-brazilian = бразильські шашки
variant-english = чекерс
variant-columns = стовпові шашки
variant-lasca = ласка
variant-italian = італійські шашки
variant-spanish = іспанські шашки
variant-portuguese = португальські шашки
variant-czech = чеські шашки
variant-pool = пул-чекерс
variant-thai = тайські шашки
variant-frisian = фризькі шашки
variant-frysk = фриск
variant-antidraughts = антишашки
variant-breakthrough = прорив

## Вікові групи

age-young-hopes = юні надії
age-junior-youths = молодші юнаки
age-senior-youths = старші юнаки
age-junior-cadets = молодші кадети
age-cadets = кадети
age-juniors = юніори
age-youth = молодь
age-adults = дорослі
age-veterans-1 = ветерани, перша група
age-veterans-2 = ветерани, друга група
age-veterans-3 = ветерани, третя група

## Протести, вибуття, завершення

complainant-player = { $value }
complainant-captain = капітан, { $value }
about-fact = запис № { $value }
about-game = { $value }
about-other = інше питання
protest-status-lodged = рішення має прийняти головний суддя
protest-status-ruled = { $upheld ->
    [yes] головний суддя задовольнив: { $ruling }
   *[no] головний суддя відхилив: { $ruling }
}
protest-status-appealed = рішення має прийняти апеляційний комітет
protest-status-final = { $upheld ->
    [yes] апеляційний комітет задовольнив: { $ruling }
   *[no] апеляційний комітет відхилив: { $ruling }
}
leaving-ruling = зіграно партій: { $played } з { $planned }; { $effect }
over-finished = результати затверджено
over-cancelled = змагання скасовано: { $reason }
side-first = перший
side-second = другий
