# Партии по сети: чего нельзя и почему, чем закончилась партия, что считается.

## Чем закончилась партия

live-won = Победа, { $winner }: { $why }
live-drawn = Ничья: { $why }
live-aborted = Партия отменена, прежде чем оба сделали ход ({ $by })
live-recorded = Сыграно в другом месте; таков результат в записи.
live-left = Победа, { $winner }: соперник ({ $loser }) отсутствовал { $away }
live-not-started = Арбитр ещё не дал сигнала к началу.
live-halted = Арбитр остановил часы.
live-sealed = Партия отложена; ход записан.
live-sealing = Партия отложена: следующий ход записывается, и его никто не видит.
live-awaited = Ещё ждём: { $who }

game-reason-no-pieces = не осталось шашек
game-reason-blocked = не осталось ходов
game-reason-first-king = первая дамка
game-reason-resignation = сдача партии
game-reason-clock-stopped = часы остановлены без объяснений
game-reason-refused-rules = отказ соблюдать правила
game-reason-time = время истекло
game-reason-absence = отсутствие
game-reason-sanction = санкция: { $value }
game-reason-agreement = по соглашению
game-reason-counter = { $code }, { $value } из { $limit } ({ $unit })
game-reason-instant = { $value }, а часы не добавляют времени
game-reason-quick-kings = только дамки против дамки в быстрой игре
game-reason-last-minute = зафиксирована игроком, которому не хватает времени
game-reason-both-flags = упали оба флажка, очерёдность неизвестна
game-reason-quick-finish = объявлена судьёй
game-reason-nobody-can-win = никто не может выиграть
game-reason-arbiter = решение судьи

## Что считается

live-count = { $now } из { $limit }
live-claim-last-minute = мало времени при материальном перевесе
live-engine = Дамье, уровень { $level }

draw-code-kings-only = ходы только дамками
draw-code-three-on-road = три против дамки на большой дороге
draw-code-three = три против дамки
draw-code-three-off-road = три против дамки вне большой дороги
draw-code-two = две или меньше против дамки
draw-code-one = дамка против дамки
draw-code-balance = соотношение сил не меняется
draw-code-forty = сорок ходов без изменений
draw-code-towers = башни не меняются
draw-code-repetition = повторение позиции

unit-each = ходы каждой стороны
unit-stronger = ходы сильнейшей стороны
unit-occurrences = появления позиции

rank-man = простая шашка
rank-king = дамка

## Чего нельзя в партии

live-refused-unknown-rulebook = нет правил с названием «{ $name }»
live-refused-not-a-control = «{ $text }» — не контроль времени
live-refused-not-a-position = «{ $text }» — не позиция этой игры ({ $variant })
live-refused-bad-position = такая позиция невозможна: { $faults }
live-refused-decided-at-start = позиция решена ещё до первого хода
live-refused-not-begun = партия ещё не началась
live-refused-begun-already = партия уже началась
live-refused-over = партия окончена
live-refused-standing = часы стоят, пока не вернётся сервер
live-refused-time-over = { $color }: время истекло
live-refused-not-your-move = сейчас очередь хода: { $turn }
live-refused-other-ply = доска изменилась: ход относится к позиции после полухода { $asked }, а сделано уже { $now }
live-refused-not-a-move = «{ $text }» — не ход
live-refused-not-legal = { $text } — неправильный ход
live-refused-illegal = { $why }
live-refused-no-such-route = путём { $text } бить нельзя; можно так: { $legal }
live-refused-ambiguous = { $text } может означать: { $legal }
live-refused-rules = { $value }
live-refused-nothing-to-claim = требовать нечего
live-refused-needs-arbiter = такую позицию мог бы оценить только судья, а его здесь нет
live-refused-no-takebacks = в этой партии ходов назад не берут
live-refused-nothing-to-take-back = { $color }: ещё нет хода, который можно взять назад
live-refused-takeback-stands = { $color }: просьба взять ход назад уже есть
live-refused-no-takeback-asked = никто не просил взять ход назад
live-refused-both-have-moved = оба уже сделали ход, так что партию не отменить
live-refused-absence-waits = в этой партии отсутствующего ждут: его часы идут
live-refused-your-move = сейчас ваш ход
live-refused-not-away-long = соперник отсутствует { $away }; требовать победы можно через { $needed }
live-refused-in-arena = партию арены играют до конца, а потом всех сводят заново
live-refused-no-berserk = в этой партии времени никто не отдаёт
live-refused-berserk-stands = { $color }: половина времени уже отдана
live-refused-berserk-late = половину времени отдают до своего первого хода
live-refused-still-on = партия ещё продолжается
live-refused-rematch-stands = { $color }: новая партия уже предложена
live-refused-rematch-agreed = следующая партия уже началась
live-refused-rated-is-plain = рейтинговая партия начинается с обычной позиции или с начала по жребию, с часами и без возврата ходов
live-refused-rated-needs-accounts = рейтинговую партию могут играть только двое с учётными записями
live-refused-second-game-follows = вторая партия микроматча начнётся сама
live-refused-no-such-opening = в таблице { $table } нет начала { $number } для этой игры
live-refused-not-started = арбитр ещё не дал сигнала к началу
live-refused-halted = арбитр остановил часы
live-refused-move-is-sealed = партия отложена, ход записан
live-refused-opponent-awaited = идут часы соперника, пока он не придёт
live-refused-pause-lasts = перерыв перед второй партией продлится ещё { $left }
live-refused-arbiter-decides = в партии соревнования это решает арбитр
live-refused-no-arbiter = у этой партии нет арбитра
live-refused-has-come = { $color }: игрок уже пришёл
live-refused-no-adjournment = по этому кодексу партии не откладывают
live-refused-too-early-to-adjourn = партию откладывают после хода { $needed }; сделано { $made }
live-refused-wrong-sealer = ход записывает { $sealer }, а сейчас не его очередь
live-refused-not-adjourned = партия не отложена

## Чего не разрешают правила

refusal-wrong-variant = { $rulebook }: это правила другой игры ({ $expected }), чем позиция ({ $found })
refusal-game-over = партия окончена
refusal-illegal-move = полуход { $ply }: { $why }
refusal-offer-too-early = согласиться на ничью можно после { $needed }-го хода, а сделано { $made }
refusal-offer-too-many-pieces = согласиться на ничью можно, когда у каждого не больше шашек, чем { $limit }; сейчас { $white } и { $black }
refusal-offer-before-move = { $by }: ничью предлагают после своего хода
refusal-offer-after-press = ничью предлагают до переключения часов
refusal-offer-stands = { $by }: предложение уже действует
refusal-offer-not-renewable = { $by }: последнее предложение отклонено; { $renewal }
refusal-no-offer = { $by }: нет предложения, на которое можно ответить
refusal-claim-off-turn = { $by }: ничью требуют, имея очередь хода
refusal-claim-by-announcing = повторения требуют, объявляя ход, который к нему ведёт
refusal-claim-on-board = повторения требуют, когда позиция стоит на доске
refusal-no-such-claim = { $rulebook }: такого требования правила не знают
refusal-claim-loses = здесь никогда не ничья: кто останавливает часы, тот проигрывает
refusal-record-needed = без полной записи перед судьёй должно быть сделано столько ходов: { $needed }, а не { $seen }
refusal-too-much-time = осталось { $left-ms } мс; требование возможно, когда осталось не больше { $limit-ms } мс
refusal-no-time-trouble = цейтнота нет
refusal-too-many-pieces = шашек на доске: { $pieces }; для этого требования должно быть не больше { $limit }
refusal-wrong-control = контроль времени этой партии не допускает такого требования
refusal-no-refused-offer = { $by }: ни одно предложение не отклонено
refusal-not-reached = { $code }: { $value } из { $limit }
refusal-no-such-counter = { $rulebook }: правила этого не считают ({ $code })
refusal-needs-claim = ничью должен потребовать игрок
refusal-nothing-to-show = нет немедленной ничьей, против которой можно показать выигрыш
refusal-no-such-irregularity = { $rulebook }: правила не знают { $code }
refusal-bad-board = расстановка на доске — не позиция: { $value }
refusal-wrong-turn = после нарушения очередь хода: { $expected }
refusal-put-back = после { $code } шашки ставят на место; это не ход, который мог бы остаться
refusal-nothing-to-decide = ни одно нарушение не ждёт решения
refusal-decide-first = { $by }: сначала следует решить о { $code }
refusal-accepted-by-moving = соперник сделал ход и тем принял это
refusal-not-yours-to-decide = решает только соперник того, кто это сделал
refusal-arbiter-decides = решает арбитр, а не игрок
refusal-may-not-stand = оставить как есть нельзя
refusal-partial-correction = частичное исправление не допускается
refusal-both-have-moved = оба сделали ход, так что всё остаётся
refusal-nothing-irregular = полуход { $ply } не был нарушением
refusal-no-rewind = по этим правилам игру назад не возвращают
refusal-after-the-game = после партии жалобы не принимаются
refusal-not-on-the-ladder = { $rulebook }: такой санкции нет: { $step }
refusal-arbiter-stops = часы останавливает только судья
refusal-no-such-fact = записей { $facts }, так что вернуться к { $back-to } нельзя

phrase-the-opponent-offers-next-or-the-force-on-the-board-changes-first = теперь предлагает соперник, или сначала должно измениться соотношение сил
phrase-the-opponent-makes-the-next-one = следующее предложение — за соперником

## Почему ход неправильный

move-refused-no-move = у хода есть начальное поле и поле, где он кончается
move-refused-square-not-on-board = на доске нет поля { $square }, полей на ней { $squares }
move-refused-cannot-move = { $blocked ->
    [yes] { $color }: ходов нет, партия проиграна
   *[no] { $color }: шашек нет, партия проиграна
}
move-refused-no-piece-there = на поле { $square } нет шашки
move-refused-not-your-piece = шашка на { $square } принадлежит другой стороне ({ $owner })
move-refused-not-a-diagonal = { $from } и { $to } не лежат на одной диагонали
move-refused-occupied = поле { $square } занято
move-refused-too-far = { $jumping ->
    [yes] { $rank } не бьёт так далеко: { $from } — { $to }
   *[no] { $rank } не ходит так далеко: { $from } — { $to }
}
move-refused-man-goes-backward = простая шашка ходит только вперёд, а не с { $from } на { $to }
move-refused-man-captures-backward = простая шашка бьёт только вперёд, а не с { $from } на { $to }
move-refused-nothing-to-jump = между { $from } и { $to } некого бить
move-refused-jumps-own-piece = на { $square } дорогу закрывает своя шашка
move-refused-two-in-a-row = шашку на { $first } прикрывает шашка на { $second }
move-refused-same-piece-twice = через шашку на { $square } уже перепрыгивали
move-refused-jumped-piece-stays = побитая шашка на { $square } стоит, пока ход не окончен
move-refused-turns-back = взятие не может развернуться назад на { $square }
move-refused-not-yet-king = простая становится дамкой на { $square } и имеет права дамки только со следующего хода
move-refused-must-capture = бить обязательно: { $by }
move-refused-capture-not-finished = взятие продолжается с { $square } (взято пока: { $taken })
move-refused-must-land-elsewhere = дамка не может остановиться на { $square }: бить дальше можно с { $instead }
move-refused-must-take-most = взять следует { $most }, а не { $taken }
move-refused-men-do-not-take-kings = простая шашка не бьёт дамку, а на { $square } стоит дамка
move-refused-others-go-first = другое взятие имеет преимущество: { $by }
move-refused-king-rests = дамка на { $square } сделала подряд столько ходов, сколько может ({ $moves }); ходить должна другая шашка
move-refused-ambiguous = подходит несколько ходов ({ $moves }); нужно назвать путь
move-refused-of-another-position = ход относится к другой позиции

## Почему шашки на доске — не позиция

setup-fault-off-the-board = на доске нет поля { $square }, полей на ней { $squares }
setup-fault-square-taken-twice = поле { $square } занято дважды
setup-fault-tower-in-flat-game = на { $square } стоит шашек: { $height }, но в этой игре нет башен
setup-fault-man-on-last-row = { $color }: простая шашка не может стоять на { $square }, где она становится дамкой
setup-fault-too-many-pieces = { $color }: шашек { $count }, а в этой игре их у каждого не больше { $limit }
setup-fault-no-pieces = на доске нет шашек
