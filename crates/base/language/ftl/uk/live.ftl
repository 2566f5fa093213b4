# Партії через мережу: чого не можна і чому, чим закінчилася партія, що рахується.

## Чим закінчилася партія

live-won = Перемога, { $winner }: { $why }
live-drawn = Нічия: { $why }
live-aborted = Партію скасовано, перш ніж обидва зробили хід ({ $by })
live-recorded = Зіграно деінде; такий результат у записі.
live-left = Перемога, { $winner }: суперник ({ $loser }) був відсутній { $away }
live-not-started = Арбітр ще не дав сигналу до початку.
live-halted = Арбітр зупинив годинник.
live-sealed = Партію відкладено; хід записано.
live-sealing = Партію відкладено: наступний хід записується, і його ніхто не бачить.
live-awaited = Ще чекаємо: { $who }

game-reason-no-pieces = не залишилося шашок
game-reason-blocked = не залишилося ходів
game-reason-first-king = перша дамка
game-reason-resignation = здача партії
game-reason-clock-stopped = годинник зупинено без пояснень
game-reason-refused-rules = відмова дотримуватися правил
game-reason-time = час вичерпано
game-reason-absence = відсутність
game-reason-sanction = санкція: { $value }
game-reason-agreement = за згодою
game-reason-counter = { $code }, { $value } з { $limit } ({ $unit })
game-reason-instant = { $value }, а годинник не додає часу
game-reason-quick-kings = лише дамки проти дамки у швидкій грі
game-reason-last-minute = зафіксовано гравцем, якому бракує часу
game-reason-both-flags = упали обидва прапорці, черговість невідома
game-reason-quick-finish = оголошено суддею
game-reason-nobody-can-win = ніхто не може виграти
game-reason-arbiter = рішення судді

## Що рахується

live-count = { $now } з { $limit }
live-claim-last-minute = мало часу за матеріальної переваги
live-engine = Дам’є, рівень { $level }

draw-code-kings-only = ходи лише дамками
draw-code-three-on-road = три проти дамки на великій дорозі
draw-code-three = три проти дамки
draw-code-three-off-road = три проти дамки поза великою дорогою
draw-code-two = дві чи менше проти дамки
draw-code-one = дамка проти дамки
draw-code-balance = співвідношення сил не змінюється
draw-code-forty = сорок ходів без змін
draw-code-towers = башти не змінюються
draw-code-repetition = повторення позиції

unit-each = ходи кожної сторони
unit-stronger = ходи сильнішої сторони
unit-occurrences = появи позиції

rank-man = проста шашка
rank-king = дамка

## Чого не можна в партії

live-refused-unknown-rulebook = немає правил із назвою «{ $name }»
live-refused-not-a-control = «{ $text }» — не контроль часу
live-refused-not-a-position = «{ $text }» — не позиція цієї гри ({ $variant })
live-refused-bad-position = така позиція неможлива: { $faults }
live-refused-decided-at-start = позицію вирішено ще до першого ходу
live-refused-not-begun = партія ще не почалася
live-refused-begun-already = партія вже почалася
live-refused-over = партію закінчено
live-refused-standing = годинники стоять, доки не повернеться сервер
live-refused-time-over = { $color }: час вичерпано
live-refused-not-your-move = зараз черга ходу: { $turn }
live-refused-other-ply = дошка змінилася: хід стосується позиції після півходу { $asked }, а зроблено вже { $now }
live-refused-not-a-move = «{ $text }» — не хід
live-refused-not-legal = { $text } — неправильний хід
live-refused-illegal = { $why }
live-refused-no-such-route = шляхом { $text } бити не можна; можна так: { $legal }
live-refused-ambiguous = { $text } може означати: { $legal }
live-refused-rules = { $value }
live-refused-nothing-to-claim = немає чого вимагати
live-refused-needs-arbiter = таку позицію міг би оцінити лише суддя, а його тут немає
live-refused-no-takebacks = у цій партії ходів назад не беруть
live-refused-nothing-to-take-back = { $color }: ще немає ходу, який можна взяти назад
live-refused-takeback-stands = { $color }: прохання взяти хід назад уже є
live-refused-no-takeback-asked = ніхто не просив узяти хід назад
live-refused-both-have-moved = обидва вже зробили хід, тож партію не скасувати
live-refused-absence-waits = у цій партії на відсутнього чекають: його годинник іде
live-refused-your-move = зараз ваш хід
live-refused-not-away-long = суперник відсутній { $away }; вимагати перемоги можна через { $needed }
live-refused-in-arena = партію арени грають до кінця, а потім усіх зводять наново
live-refused-no-berserk = у цій партії часу ніхто не віддає
live-refused-berserk-stands = { $color }: половину часу вже віддано
live-refused-berserk-late = половину часу віддають до свого першого ходу
live-refused-still-on = партія ще триває
live-refused-rematch-stands = { $color }: нову партію вже запропоновано
live-refused-rematch-agreed = наступна партія вже почалася
live-refused-rated-is-plain = рейтингова партія починається зі звичайної позиції або з жеребкованого початку, з годинником і без повернення ходів
live-refused-rated-needs-accounts = рейтингову партію можуть грати лише двоє з обліковими записами
live-refused-second-game-follows = друга партія мікроматчу почнеться сама
live-refused-no-such-opening = у таблиці { $table } немає початку { $number } для цієї гри
live-refused-not-started = арбітр ще не дав сигналу до початку
live-refused-halted = арбітр зупинив годинник
live-refused-move-is-sealed = партію відкладено, хід записано
live-refused-opponent-awaited = іде годинник суперника, доки він не прийде
live-refused-pause-lasts = перерва перед другою партією триватиме ще { $left }
live-refused-arbiter-decides = у партії змагання це вирішує арбітр
live-refused-no-arbiter = у цієї партії немає арбітра
live-refused-has-come = { $color }: гравець уже прийшов
live-refused-no-adjournment = за цим кодексом партій не відкладають
live-refused-too-early-to-adjourn = партію відкладають після ходу { $needed }; зроблено { $made }
live-refused-wrong-sealer = хід записує { $sealer }, а зараз не його черга
live-refused-not-adjourned = партію не відкладено

## Чого не дозволяють правила

refusal-wrong-variant = { $rulebook }: це правила іншої гри ({ $expected }), ніж позиція ({ $found })
refusal-game-over = партію закінчено
refusal-illegal-move = півхід { $ply }: { $why }
refusal-offer-too-early = погодити нічию можна після { $needed }-го ходу, а зроблено { $made }
refusal-offer-too-many-pieces = погодити нічию можна, коли в кожного не більше шашок, ніж { $limit }; зараз { $white } і { $black }
refusal-offer-before-move = { $by }: нічию пропонують після власного ходу
refusal-offer-after-press = нічию пропонують до перемикання годинника
refusal-offer-stands = { $by }: пропозиція вже чинна
refusal-offer-not-renewable = { $by }: останню пропозицію відхилено; { $renewal }
refusal-no-offer = { $by }: немає пропозиції, на яку можна відповісти
refusal-claim-off-turn = { $by }: нічию вимагають, маючи чергу ходу
refusal-claim-by-announcing = повторення вимагають, оголошуючи хід, який до нього веде
refusal-claim-on-board = повторення вимагають, коли позиція стоїть на дошці
refusal-no-such-claim = { $rulebook }: такої вимоги правила не знають
refusal-claim-loses = тут ніколи не нічия: хто зупиняє годинник, той програє
refusal-record-needed = без повного запису перед суддею має бути зроблено стільки ходів: { $needed }, а не { $seen }
refusal-too-much-time = залишилося { $left-ms } мс; вимога можлива, коли залишилося не більш як { $limit-ms } мс
refusal-no-time-trouble = цейтноту немає
refusal-too-many-pieces = шашок на дошці: { $pieces }; для цієї вимоги має бути не більше ніж { $limit }
refusal-wrong-control = контроль часу цієї партії не допускає такої вимоги
refusal-no-refused-offer = { $by }: жодної пропозиції не відхилено
refusal-not-reached = { $code }: { $value } з { $limit }
refusal-no-such-counter = { $rulebook }: правила цього не рахують ({ $code })
refusal-needs-claim = нічиєї має вимагати гравець
refusal-nothing-to-show = немає негайної нічиєї, проти якої можна показати виграш
refusal-no-such-irregularity = { $rulebook }: правила не знають { $code }
refusal-bad-board = розташування на дошці — не позиція: { $value }
refusal-wrong-turn = після порушення черга ходу: { $expected }
refusal-put-back = після { $code } шашки ставлять на місце; це не хід, що міг би залишитися
refusal-nothing-to-decide = жодне порушення не чекає на рішення
refusal-decide-first = { $by }: спершу слід вирішити щодо { $code }
refusal-accepted-by-moving = суперник зробив хід і тим прийняв це
refusal-not-yours-to-decide = вирішує лише суперник того, хто це зробив
refusal-arbiter-decides = вирішує арбітр, а не гравець
refusal-may-not-stand = залишити так, як є, не можна
refusal-partial-correction = часткове виправлення не допускається
refusal-both-have-moved = обидва зробили хід, тож усе залишається
refusal-nothing-irregular = півхід { $ply } не був порушенням
refusal-no-rewind = за цими правилами гру назад не повертають
refusal-after-the-game = після партії скарги не приймаються
refusal-not-on-the-ladder = { $rulebook }: такої санкції немає: { $step }
refusal-arbiter-stops = годинник зупиняє лише суддя
refusal-no-such-fact = записів { $facts }, тож повернутися до { $back-to } не можна

phrase-the-opponent-offers-next-or-the-force-on-the-board-changes-first = тепер пропонує суперник, або спершу має змінитися співвідношення сил
phrase-the-opponent-makes-the-next-one = наступна пропозиція — за суперником

## Чому хід неправильний

move-refused-no-move = хід має початкове поле і поле, де він закінчується
move-refused-square-not-on-board = на дошці немає поля { $square }, полів на ній { $squares }
move-refused-cannot-move = { $blocked ->
    [yes] { $color }: ходів немає, партію програно
   *[no] { $color }: шашок немає, партію програно
}
move-refused-no-piece-there = на полі { $square } немає шашки
move-refused-not-your-piece = шашка на { $square } належить іншій стороні ({ $owner })
move-refused-not-a-diagonal = { $from } і { $to } не лежать на одній діагоналі
move-refused-occupied = поле { $square } зайняте
move-refused-too-far = { $jumping ->
    [yes] { $rank } не б’є так далеко: { $from } — { $to }
   *[no] { $rank } не ходить так далеко: { $from } — { $to }
}
move-refused-man-goes-backward = проста шашка ходить лише вперед, а не з { $from } на { $to }
move-refused-man-captures-backward = проста шашка б’є лише вперед, а не з { $from } на { $to }
move-refused-nothing-to-jump = між { $from } і { $to } немає кого бити
move-refused-jumps-own-piece = на { $square } дорогу закриває власна шашка
move-refused-two-in-a-row = шашку на { $first } прикриває шашка на { $second }
move-refused-same-piece-twice = через шашку на { $square } уже перестрибували
move-refused-jumped-piece-stays = побита шашка на { $square } стоїть, доки хід не закінчено
move-refused-turns-back = взяття не може розвернутися назад на { $square }
move-refused-not-yet-king = проста стає дамкою на { $square } і має права дамки лише з наступного ходу
move-refused-must-capture = бити обов’язково: { $by }
move-refused-capture-not-finished = взяття триває далі з { $square } (узято поки що: { $taken })
move-refused-must-land-elsewhere = дамка не може зупинитися на { $square }: бити далі можна з { $instead }
move-refused-must-take-most = узяти слід { $most }, а не { $taken }
move-refused-men-do-not-take-kings = проста шашка не б’є дамку, а на { $square } стоїть дамка
move-refused-others-go-first = інше взяття має перевагу: { $by }
move-refused-king-rests = дамка на { $square } зробила поспіль стільки ходів, скільки може ({ $moves }); ходити має інша шашка
move-refused-ambiguous = підходить кілька ходів ({ $moves }); слід назвати шлях
move-refused-of-another-position = хід належить до іншої позиції

## Чому шашки на дошці — не позиція

setup-fault-off-the-board = на дошці немає поля { $square }, полів на ній { $squares }
setup-fault-square-taken-twice = поле { $square } зайняте двічі
setup-fault-tower-in-flat-game = на { $square } стоїть шашок: { $height }, але в цій грі немає башт
setup-fault-man-on-last-row = { $color }: проста шашка не може стояти на { $square }, де вона стає дамкою
setup-fault-too-many-pieces = { $color }: шашок { $count }, а в цій грі їх у кожного не більше ніж { $limit }
setup-fault-no-pieces = на дошці немає шашок
