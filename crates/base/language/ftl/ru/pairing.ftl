# Как составлены пары тура или почему их составить нельзя: пары, цвета, свободный участник.

## Почему такая пара

pair-story = { $why } ({ $clause }), соперника искали для: { $seeker }; цвет: { $colour }
type-rejected = { $who }: { $reason }
type-pair = { $white } – { $black }

why-first-round = в порядке первого тура
why-inside = внутри очковой группы
why-float = { $skipped ->
    [0] переход в смежную очковую группу
    [one] переход через { $skipped } очковую группу
    [few] переход через { $skipped } очковые группы
   *[other] переход через { $skipped } очковых групп
}
why-fixed = по решению судьи

## Почему именно этот участник свободен

free-story = свободен по пункту { $clause }

## Что решено для очковой группы

group-story = { $points ->
    [one] группа с { $points } очком
   *[other] группа с { $points } очками
}: осталось составить пары для участников — { $size }, { $side }; { $leave ->
    [0] из группы никто не выходит
   *[other] из группы выходят: { $leavers }
}
worked-upper = пары составлялись сверху
worked-lower = пары составлялись снизу
worked-middle = пары составлялись в последнюю очередь

## Почему кандидат отклонён

rejected-met = уже встречались в { $round }-м туре
rejected-prohibited = встреча запрещена
rejected-third-colour = обоим нельзя играть одним и тем же цветом
rejected-unwelcome = { $value }
rejected-group-not-closed = остальные участники группы остались бы без пар
rejected-others-not-paired = кто-то другой остался бы без соперника
rejected-more-leave = из группы пришлось бы выйти большему числу участников
rejected-more-unwelcome = пришлось бы составить больше нежелательных пар
rejected-further = кому-то пришлось бы переходить дальше
rejected-more-damage = из группы, в которую переходят, пришлось бы выйти большему числу участников
rejected-not-tried = уже не проверялось: поиск стал слишком долгим
rejected-was-free = уже имеет «плюс» в { $round }-м туре
rejected-met-withdrawn = имеет встречу с выбывшим участником: { $who }
rejected-nobody-for-him = в группе, в которую нужно перейти, нет соперника

unwelcome-third-colour = третья партия подряд одним цветом
unwelcome-colour-difference = число партий белыми и чёрными различалось бы слишком сильно
unwelcome-same-federation = оба представляют одну федерацию
unwelcome-other-federation = представляют разные федерации
unwelcome-prohibited = встречи следует по возможности избегать

## Почему такой цвет

colour-story-fixed = по решению судьи
colour-story-lot = по жребию
colour-story-number = по номеру в первом туре: нечётные номера играют { $odd-kind ->
    [white] белыми
   *[black] чёрными
}
colour-story-odd-white = нечётные номера играют белыми
colour-story-smaller-white = оба номера нечётные или оба чётные, белыми играет меньший
colour-story-both-due = оба получают положенный цвет
colour-story-one-due = право на цвет имеет только { $value }
colour-story-equalisation = { $value } выравнивает число цветов, что важнее чередования
colour-story-stronger = оба имеют право на один и тот же цвет; { $value } стоит выше и имеет преимущество
colour-story-barred = { $value } не может третий раз подряд играть одним цветом
colour-story-sum = по сумме номеров
colour-story-fewer-whites = меньше партий белыми имеет { $value }
colour-story-black-before = { $games-ago ->
    [1] { $who }: последняя партия — чёрными
   *[other] { $who }: партия № { $games-ago } с конца — чёрными, у соперника — белыми
}
colour-story-higher-alternates = цвета до сих пор совпадают; { $value } стоит выше в классификации, поэтому чередует цвет
colour-story-limits = иначе были бы нарушены ограничения по цветам

## То же там, где начинают красные

colour-story-red-number = по номеру в первом туре: нечётные номера играют { $odd-kind ->
    [white] красными
   *[black] белыми
}
colour-story-red-odd-white = нечётные номера играют красными
colour-story-red-smaller-white = оба номера нечётные или оба чётные, красными играет меньший
colour-story-red-fewer-whites = меньше партий красными имеет { $value }
colour-story-red-black-before = { $games-ago ->
    [1] { $who }: последняя партия — белыми
   *[other] { $who }: партия № { $games-ago } с конца — белыми, у соперника — красными
}

## Пары составить нельзя

swiss-refused-fault = { $value }
swiss-refused-no-pairing = никакое составление пар этого тура не соответствует правилам: { $value-missing ->
    [0] никого нельзя оставить свободным
   *[other] без соперника осталось бы не менее участников: { $value-missing }
}
swiss-refused-stopped = поиск остановлен

relaxation-third-colour = разрешить в этом туре третью партию подряд одним цветом (FMJD-V.7.1.6)
relaxation-rematch = разрешить повторную встречу: { $a } и { $b } (уже встречались в { $round }-м туре)
relaxation-prohibition = снять запрет встречи: { $a } и { $b }
relaxation-free-again = второй раз оставить свободным: { $who } (уже имеет «плюс» в { $round }-м туре)

request-fault-unknown = { $value }: нет в таблице
request-fault-same-number = { $first } и { $second } имеют одинаковый номер { $number }
request-fault-own-opponent = { $value }: в таблице поставлен в пару с самим собой
request-fault-fixed-twice = { $value } не может быть в этой паре судьи: отсутствие или другая пара

## Чем отличается тур, если составить пары ещё раз

difference-missing = программа составляет пару { $value-white } – { $value-black }, а в таблице её нет
difference-unexpected = в таблице есть пара { $value-white } – { $value-black }, а программа её не составляет
difference-colours = цвета должны быть такие: { $value-white } (белые) – { $value-black } (чёрные)
difference-not-free = свободным должен быть: { $value-entrant }
difference-freed = свободным не должен быть: { $value-entrant }

## Системы без жеребьёвки в каждом туре

schedule-error-too-few = для расписания нужно не менее двух участников, а есть { $value }
schedule-error-too-many = участников может быть не более { $most }, а есть { $given }
schedule-error-no-cycle = по круговой системе играют хотя бы один круг
knockout-error-no-such-meeting = { $winner } не имеет встречи в { $round }-м туре
knockout-error-missing = { $first } и { $second } не имеют результата в { $round }-м туре, а следующий тур уже начат

tie-method-replay = встреча переигрывается
tie-method-higher-boards = лучший результат на более высоких досках
tie-method-board-coefficients = коэффициенты по доскам
tie-method-extra-games = дополнительные партии с укороченным контролем
tie-method-higher-placed = дальше идёт тот, кто раньше имел более высокое место
tie-method-lot = жребий

## Почему нельзя составить пары следующего тура

cannot-pair-no-regulation = положения о соревновании ещё нет
cannot-pair-event-over = соревнование завершено (запись { $seq })
cannot-pair-no-such-stage = { $stage } не существует; всего этапов: { $stages }
cannot-pair-stage-over = { $stage } завершён: { $over }
cannot-pair-no-field = { $stage }: не определено, кто играет
cannot-pair-waits = { $stage } ждёт распределения мест: { $until }
cannot-pair-place-shared = { $of }: место, выводящее дальше ({ $stage }), поделили { $entrants }
cannot-pair-too-few = { $stage }: участников — { $field }, а нужно не менее 2
cannot-pair-not-two = матч играют двое; { $stage }: участников — { $field }
cannot-pair-rounds-do-not-fit = { $stage }: участников — { $field }, для них нужно { $needed ->
    [one] { $needed } тур
    [few] { $needed } тура
   *[other] { $needed } туров
}, а в положении — { $planned }
cannot-pair-no-numbers = { $stage }: номера ещё не даны
cannot-pair-no-groups = { $stage }: не определено, кто входит в какую из двух групп
cannot-pair-not-started = { $round }-й тур ещё не начат
cannot-pair-results-missing = { $tables-count ->
    [1] в { $round }-м туре нет результата за столом { $tables }
   *[other] в { $round }-м туре нет результатов за столами { $tables }
}
cannot-pair-adjourned = { $tables-count ->
    [1] в { $round }-м туре есть отложенная партия за столом { $tables }
   *[other] в { $round }-м туре есть отложенные партии за столами { $tables }
}
cannot-pair-lots-first = встречу за столом { $table } в { $round }-м туре решает жребий
cannot-pair-still-level = { $first } и { $second } имеют равный счёт, а положение не называет ничего, что могло бы его решить
cannot-pair-off-course = пары { $round }-го тура составлены вручную так, что система не может продолжить
cannot-pair-no-pairing = никакое составление пар этого тура не соответствует правилам: { $value-missing ->
    [0] никого нельзя оставить свободным
   *[other] без соперника осталось бы не менее участников: { $value-missing }
}
cannot-pair-stopped = поиск остановлен
cannot-pair-contradiction = { $value }
cannot-pair-schedule = { $value }
cannot-pair-match = { $value }

stage-over-all-rounds = { $rounds ->
    [1] единственный тур сыгран
   *[other] сыграны все туры ({ $rounds })
}
stage-over-won = победитель — { $winner }
stage-over-nobody-left = никого не осталось
stage-over-match-over = { $winner ->
    [none] матч завершился вничью
   *[other] победитель матча — { $winner }
}; очки: { $points }

phrase-finish-the-earlier-stage-then-name-those-who-play-on = завершите предыдущий этап и назовите тех, кто играет дальше
phrase-hold-a-play-off-or-name-those-who-play-on-by-decision = проведите дополнительное соревнование или назовите решением тех, кто играет дальше
phrase-enter-more-players-or-teams = заявите больше игроков или команд
phrase-name-the-two-who-play-the-match = назовите двух участников матча
phrase-draw-or-give-the-numbers-first = сначала проведите жеребьёвку номеров или дайте их
phrase-change-the-number-of-rounds-in-the-regulation = измените число туров в положении
phrase-name-the-two-groups-first = сначала назовите две группы
phrase-finish-the-adjourned-games = закончите отложенные партии
phrase-draw-the-lot-first = сначала бросьте жребий
phrase-add-a-method-to-the-regulation-or-pair-by-decision-with-a-reason = добавьте способ в положение или составьте пары решением с указанием причины
phrase-pair-by-hand-or-by-decision-with-a-reason = составьте пары вручную или решением с указанием причины
phrase-end-with-the-rounds-that-were-played-or-pair-by-hand-with-a-reason = завершите теми турами, что сыграны, или составьте пары вручную, указав причину
phrase-relax-one-of-the-rules-named-by-decision-with-a-reason = смягчите одно из названных правил решением с указанием причины

match-error-over = матч завершился после партии № { $after }, а партий подано: { $played }
match-error-empty = в матче должна быть хотя бы одна партия, одно очко, одна победа или один сет

## Как возникла пара по любой системе

basis-swiss = { $why }, соперника искали для: { $seeker }
basis-table = { $drawn ->
    [yes] { $row }-й тур таблицы, выбранный жребием из оставшихся: номер { $white } — белые, номер { $black } — чёрные
   *[no] { $row }-й тур таблицы: номер { $white } — белые, номер { $black } — чёрные
}
basis-bracket = { $level }-й тур сетки, номера { $numbers }, за места { $places-first }–{ $places-last }
basis-again = равный счёт после { $first-met }-го тура: { $method }
basis-lot = { $again ->
    [yes] по жребию среди оставшихся; повторная встреча, потому что иначе невозможно
   *[no] по жребию среди оставшихся
}
basis-groups = { $row }-й тур между группами: номер { $first } первой, номер { $second } второй
basis-match = партия матча № { $value-number }{ $value-set ->
    [none] { "" }
   *[other] , сет { $value-set }
}, { $value-rate }
basis-barrage = дополнительные партии, участников: { $level }, { $rate }
basis-ladder = дополнительные партии двух, партия { $game }, { $rate }

rate-official = с контролем по положению
rate-twenty = 20 минут и 10 секунд за ход
rate-ten = 10 минут и 10 секунд за ход
rate-standard = классическая партия
rate-rapid = быстрая партия
rate-blitz = блиц
rate-lehmann-georgiev = Леман–Георгиев, одни часы до победы

free-why-first-who-can-be = первый по порядку, определённому правилами, после которого все остальные имеют пары
free-why-first-who-can-be-turned = первый в порядке, который устанавливает пункт, после кого всем остальным можно составить пары; в чётном туре больший номер стоит выше
free-why-bracketed = номер { $number } в паре с номером в скобках, которого ни у кого нет
free-why-opponent-left = соперник по таблице выбыл: { $opponent }
free-why-no-opponent-in-bracket = другое место в сетке свободно
free-why-lot = по жребию среди тех, кто был свободен меньше всего раз
free-why-smaller-group = другая группа меньше
free-why-by-decision = по решению главного судьи

## Правила, которые нарушает составление пар

broken-rule-rematch = { $a } и { $b } уже встречались в { $round }-м туре
broken-rule-met-often = { $a } и { $b } встречались уже столько раз: { $times }; всего кругов: { $cycles }
broken-rule-left = { $entrant }: выбытие из турнира
broken-rule-absent = { $entrant }: заявлено об отсутствии в { $round }-м туре
broken-rule-prohibited = { $a } и { $b } не должны играть между собой: { $reason }
broken-rule-unwelcome = { $a } и { $b } должны играть между собой, только если иначе невозможно: { $reason }
broken-rule-second-bye = { $entrant } уже имеет «плюс» в { $round }-м туре
broken-rule-third-colour = { $entrant }: третья партия подряд { $color-kind ->
    [white] белыми
   *[black] чёрными
}

## Чем отличается прошлый тур соревнования, если составить пары ещё раз

type-difference = { $round }-й тур: { $what }
differs-pair = за столом { $table } играют { $white } и { $black }; по правилам { $white } имеет соперника: { $white-would ->
    [none] никого
   *[other] { $white-would }
}, { $black } — { $black-would ->
    [none] никого
   *[other] { $black-would }
}
differs-missing = должны были бы играть { $white } и { $black }, а пары ни у кого из них нет
differs-colours = за столом { $table } белыми играет { $white }, а по правилам — { $black }
differs-table = { $white } и { $black } сидят за столом { $table }, а по правилам — за столом { $would }
differs-free = { $entrant }: { $stands ->
    [none] не свободен от игры
   *[other] { $stands }
}, а по правилам: { $would ->
    [none] не свободен от игры
   *[other] { $would }
}
differs-row = сыгран { $stands }-й тур таблицы, а по правилам — { $would }-й
differs-engine = пары составлены по системе { $stands }, а положение определяет { $would }
differs-breaks = нарушено правило: { $value }
differs-by-hand = пары вручную составил судья ({ $by-name }): { $reason }
differs-by-decision = пары составлены по решению ({ $by-name }): { $reason }
differs-not-paired = составить пары не удалось: { $value }

not-explained-not-paired = пары { $round }-го тура ещё не составлены
not-explained-not-in-stage = { $stage }: { $entrant } здесь не играет
