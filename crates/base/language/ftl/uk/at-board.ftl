# Що суддя записує про дошку.

board-stands = Хід: { $side }, зроблено півходів: { $ply }; { $position }
board-clock = { $side }: лишилося { $left }, витрачено { $used }, ходів { $moves }{ $runs ->
    [yes] , годинник іде
   *[no] { "" }
}{ $trouble ->
    [yes] , цейтнот
   *[no] { "" }
}; { $record ->
    [may-stop] може не записувати
    [may-tick] може ставити позначки замість запису
    [none] запису не веде
   *[record] мусить записувати
}
board-noted = { $side }, після { $ply } півходів: { $what }
board-waits = { $side }: { $what }. Потрібне рішення:
board-waits-together = { $side }: { $what }. Це теж чекає й вирішується разом із першим
board-waits-next = { $side }: { $what }. Це теж чекає й вирішується наступним
board-choice = «{ $line }» дає { $position }
board-result = { $result } ({ $marks })
board-not-a-time = «{ $text }» — не час, як-от 1:05:00
desk-at-board = Що сталося за дошкою
desk-at-board-at = Дошка (3, 3.2 або ім’я)
desk-at-board-after = Час від початку (1:05:00; порожньо: зараз)
desk-at-board-lines = По одній події в рядку, як у переліку нижче
desk-at-board-write = Записати
desk-at-board-help = Усі рядки, які можна записати

board-due = Треба вирішити зараз: { $why }: { $outcome }{ $scope ->
    [encounter] , уся зустріч
   *[game] { "" }
}
board-counter = { $counter }: { $now } із { $limit } ({ $unit })
board-draw-reached = Нічия: { $counter }, { $now } із { $limit } ({ $unit }). Запишіть «{ $line }»
board-penalty = { $side }: порушень { $count }. Подумайте про покарання: { $lines }
board-penalty-line = «{ $line }» ({ $step })
board-flags-go-on = Обидва прапорці впали: гра триває
board-adjourned-to-think = Партію перервано, обидва годинники стоять. Коли позицію скопійовано, { $side } обдумують записаний хід: «{ $line }»
board-adjourned-to-seal = { $side } таємно записують хід. Коли він у конверті: «{ $line }»
board-adjourned-sealed = Хід записано в таємниці ({ $side }). Коли гра поновиться, відкрийте конверт і напишіть «{ "sealed" } ХІД»; відтоді йде годинник суперника, навіть якщо його немає. Якщо хід не можна зробити, { $side } програють: «{ "sealed impossible" }»
board-both-flags = Обидва прапорці впали: вирішує арбітр
board-both-lose = Програли обидва: { $why }
board-annulled = Партію анульовано: { $why }
board-clock-line = Виправляють за рахунок часу порушника: «{ $line }»
board-refused = відхилено: { $why }
board-record-gap = { $side }: не записано ходів: { $missing }, більше, ніж дозволяє кодекс
board-restored-too-late = { $side }: запис відновлювали надто довго; арбітр може зарахувати поразку
board-warn-after = { $side }: попередити про час о { $after } від початку
board-sheet = { $side }: підписаний бланк здано
board-restoring = Запис відновлюють { $pays ->
    [white] за рахунок часу білих
    [black] за рахунок часу чорних
    [both] за рахунок часу обох, порівну
   *[nobody] при зупинених годинниках
}
noted-irregularity = { $value }
noted-mended-at-once = { $value }, виправлено одразу
noted-accepted = { $value }, прийнято
noted-rewound = { $value }, переграно звідти
noted-wrong-claim = Хибна вимога
noted-sanction = Стягнення: { $value }
clock-why-flag = { $color }: прапорець упав після { $needed ->
    [none] { $made } ходів, час на всю партію
   *[other] { $made } ходів із { $needed }
}
clock-why-both-flags = обидва прапорці впали
clock-why-late = { $color }: запізнення { $by }, дозволено { $limit }
clock-why-both-late = обидва запізнилися на { $by }, дозволено { $limit }
clock-why-never-came = { $value }: впав прапорець гравця, якого не було
clock-why-stopped = { $value }: зупинено годинник
clock-why-stopped-for-draw = { $value }: зупинено годинник заради нічиєї
clock-why-right-claim = { $value }: слушна вимога нічиєї
clock-why-wrong-claim = { $value }: хибна вимога нічиєї, тим часом скінчився час
clock-why-sealed-move = { $value }: записаний хід неможливий
clock-why-final-move = { $value }: суперник лишився без ходу до падіння прапорця
clock-outcome-loses = { $value }: поразка
clock-outcome-both-lose = програють обидва
clock-outcome-draw = нічия
clock-outcome-goes-on = гра триває
clock-outcome-arbiter-decides = вирішує арбітр
not-written-game = { $value }
not-written-words = { $value }
not-written-clock = { $value }
not-written-note = { $value }
not-written-no-clock = на цій дошці немає годинника
not-written-not-executable = «{ $mv }» — не один хід, який { $by } можуть тут зробити; нічого не записано. Якщо це конверт іншого столу, закрийте його знову; якщо так написано на бланку ({ $by }), { $by } програють: «{ "sealed impossible" }»
not-written-sealed-move-unsaid = запис чекає на записаний таємно хід: напишіть «{ "sealed" } ХІД», і годинник піде разом із ним
not-written-too-long = рядок задовгий ({ $value } знаків)
not-written-too-many = рядків забагато
line-refusal-text = { $value }
line-refusal-refused = { $value }
not-a-line-unknown = жоден рядок не починається з «{ $value }»
not-a-line-missing = бракує: { $value }
not-a-line-no-side = «{ $value }» — не біла і не чорна сторона
not-a-line-no-square = на дошці немає поля «{ $value }»
not-a-line-no-piece = «{ $value }» не є фігурою позиції
not-a-line-no-move = «{ $value }» — не хід
not-a-line-not-one-move = { $count ->
    [0] «{ $text }» — неможливий хід після { $ply } напівходів
   *[other] «{ $text }» може означати { $count } ходів після { $ply } напівходів
}
not-a-line-no-number = «{ $value }» — не те число, що тут можливе
not-a-line-none-of = «{ $word }» — не { $of }; відомі: { $known }
phrase-which-irregularity = яке порушення
phrase-a-number = число
phrase-the-time-that-is-left = час, що лишився
phrase-the-letter-of-a-side = літера сторони
phrase-claim = вимога
phrase-irregularity = порушення
phrase-sanction = стягнення
phrase-counter = лічильник
not-an-event-unknown = «{ $value }» — не подія годинника
not-an-event-no-side = «{ $value }» — не біла і не чорна сторона
not-an-event-no-time = «{ $value }» — не час на зразок 4:59
not-an-event-no-number = «{ $value }» — не кількість ходів
not-noted-unknown = «{ $value }» сюди не підходить
not-noted-side = { $value }
not-noted-no-break = { $clauses-count ->
    [0] правила не знають перерви під час партії
   *[other] коротку перерву беруть лише на контрольному ході; зроблено ходів: { $made }
}
not-noted-no-clock = на цій дошці немає годинника
clock-refused-time-runs-back = це на { $back } раніше за попередній запис
clock-refused-not-started = гру ще не почато
clock-refused-started-already = гру вже почато
clock-refused-over = гру закінчено
clock-refused-flag-fell = { $color }: прапорець упав { $ago } тому
clock-refused-standing = годинники зупинено
clock-refused-not-standing = годинники не зупинено
clock-refused-not-to-move = { $value }: зараз хід суперника
clock-refused-absent = { $value }: немає за дошкою
clock-refused-present = { $value }: уже за дошкою
clock-refused-absent-runs = годинник відсутнього йде, доки він не прийде
clock-refused-pause-lasts = перерва перед другою партією триватиме ще { $left }
clock-refused-pause-length = перерва перед другою партією — 5–10 хвилин, а не { $pause }
clock-refused-nothing-to-judge = жоден прапорець не впав, ніхто не запізнився
clock-refused-players-claim = про падіння прапорця заявляє лише гравець партії
clock-refused-arbiter-stops = зупиняти годинник може лише арбітр
clock-refused-flag-down-already = { $color }: прапорець упав; про ваду слід було сказати раніше
clock-refused-giver-untouched = { $giver }: час сеансера ніколи не змінюють
clock-refused-no-claim = жодної вимоги не перевіряють
clock-refused-not-both-flags = упали не обидва прапорці
clock-refused-no-time = { $value }: не лишиться часу, щоб грати далі
clock-refused-fewer-moves = { $color }: за годинником { $made } ходів, отже не { $shown }
clock-refused-too-many-moves = { $shown } ходів — більше, ніж буває в партії ({ $most })
clock-refused-no-unproved-count = цей кодекс не знає продовження з недоведеною кількістю ходів
clock-refused-no-adjournment = цей кодекс не знає відкладання із записаним ходом
clock-refused-too-early-to-adjourn = партію можна відкласти після { $needed } ходу, а не після { $made }; якщо зроблено більше, спершу запишіть їх
clock-refused-wrong-sealer = { $sealer }: ця сторона записує хід, тож партію відкладають на її ході
clock-refused-not-interrupted = партію не перервано
clock-refused-not-sealed = жодного ходу не записано в конверт
console-no-choice = Цей кодекс не лишає вибору: порушення виправляють

irregular-ir01 = { irregular-1 }
irregular-ir02 = { irregular-2 }
irregular-ir03 = { irregular-3 }
irregular-ir04 = { irregular-4 }
irregular-ir05 = { irregular-5 }
irregular-ir06 = { irregular-6 }
irregular-ir07 = { irregular-7 }
irregular-ir08 = { irregular-8 }
irregular-ir09 = { irregular-9 }
irregular-ir10 = { irregular-10 }
irregular-ir11 = { irregular-11 }
irregular-ir12 = { irregular-12 }
irregular-ir13 = { irregular-13 }
irregular-ir14 = { irregular-14 }
irregular-ir15 = { irregular-15 }
irregular-ir16 = { irregular-16 }
irregular-ir17 = { irregular-17 }
irregular-ir18 = { irregular-18 }
irregular-ir19 = { irregular-19 }
irregular-ir20 = { irregular-20 }
irregular-ir21 = { irregular-21 }
irregular-ir22 = { irregular-22 }
irregular-ir23 = { irregular-23 }
irregular-ir24 = { irregular-24 }
irregular-ir25 = { irregular-25 }
irregular-ir26 = { irregular-26 }
irregular-ir27 = { irregular-27 }
irregular-ir28 = { irregular-28 }
irregular-ir29 = { irregular-29 }
irregular-ir30 = { irregular-30 }
irregular-ir31 = { irregular-31 }
irregular-ir32 = { irregular-32 }
irregular-ir33 = { irregular-33 }

board-line-moves = ходи, наскільки вони відомі
board-line-played = хід, після якого перемкнуто годинник
board-line-offer = нічию пропонують, приймають, відхиляють
board-line-claim-repetition = вимога нічиєї за повторенням: оголошеним ходом або зі стількома ходами, що їх бачив суддя
board-line-claim-counting = вимога нічиєї за лічбою ходів
board-line-claim-last-minute = нічиєї вимагає гравець, якому бракує часу
board-line-claim-quick-finish = суддю покликано після відхиленої пропозиції
board-line-establish = суддя фіксує нічию, якої досяг лічильник
board-line-found = що виявив суддя: ніхто не може виграти або показано виграш
board-line-flag = упав прапорець; якщо обидва, то який перший
board-line-ends = гравець здається, спиняє годинник або не виконує правил
board-line-absent = хтось не прийшов
board-line-irregular = порушення, одразу виправлене чи ні, і дошка після нього
board-line-decide = виправити або лишити, за словом того, хто вирішує
board-line-rewind = стовпові шашки: гру повертають до неправильного півходу
board-line-touched = рука торкнулася шашки на цьому полі без попередження
board-line-adjusts = гравець попереджає й поправляє шашки
board-line-carried = шашку повели до поля, але ще не відпустили
board-line-released = шашку поставили на поле й відпустили
board-line-removing = взяті шашки знімають: усі чи ні
board-line-reached = проста дійшла до останнього ряду: сказано, хто її позначає дамкою
board-line-sanction = крок стягнень цього кодексу
board-line-award = суддя вирішує й каже чому
board-line-undo = лишаються тільки стільки перших рядків
board-line-clock-start = сигнал до початку, і кого немає
board-line-clock-arrive = запізнілий прийшов, або його причина поважна
board-line-clock-press = годинник перемкнуто, або останній хід лишає суперника без ходів
board-line-clock-pause = суддя спиняє обидва годинники, пускає їх далі або пускає один
board-line-clock-add = час додають, віднімають або ставлять
board-line-clock-replace = несправний годинник замінено, або прапорець під сумнівом
board-line-clock-stop = гравець спиняє годинник
board-line-clock-judge = суддя вирішує про прапорець або дозволяє грати далі зі стількома часу
board-line-clock-claim = вимога нічиєї з годинником і рішення про неї
board-line-clock-shown = ходи контролю показано або не доведено
board-line-clock-adjourn = партію перервано, хід записано, конверт розкрито, гру скінчено
board-line-sealed = конверт розкрито: записаний хід зроблено, або він неможливий і його гравець програє
board-line-missing = стількох ходів немає на бланку, або їх відновлено за цей час
board-line-break = гравець просить короткої перерви
board-line-sight = гравець не бачить годинника: сказано, коли його попереджати
board-line-sheet = гравець здав підписаний бланк
board-choice-plain = «{ $line }»
board-demand = { $rule } { $reading }
board-demand-wrong_board = Партію анулюють і грають заново, коли б це не помітили
board-demand-accepted_by_moving = Щойно суперник зробить хід, усе лишається як є
board-demand-corrected_wholly = Виправляють повністю або ніяк
board-demand-condoned_by_moving = Щойно суперник зробить хід, помилку прощено
board-demand-complained_in_time = Після партії скарг не приймають
board-demand-nobodys_fault = Що сталося не з вини гравців, не є порушенням: позицію відновлюють, нікого не карають і часу ні з кого не знімають
board-hand = { $side }, { $point }: { $rule }
board-hand-moves = Лишаються ходи: { $moves }
board-hand-line = Щоб записати: «{ $line }»
not-noted-no-piece = на полі «{ $value }» нічого не стоїть
not-noted-not-his = на полі «{ $value }» шашка суперника
not-noted-off-turn = зараз не черга: { $value }
not-noted-not-last-row = «{ $value }» не на останньому ряду цього гравця
console-position = Дошка після нього, якщо відома (наприклад W:W31,32:B1-20)

board-offer-noted = { $side }: запропоновано нічию; обоє позначають це на бланках. Відповідь: «{ $yes }», «{ $no }» або хід
board-watch = Обом бракує часу: ходи має записувати хтось інший

noted-corrected = { $value }, виправлено
