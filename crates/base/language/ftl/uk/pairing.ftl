# Як складено пари туру або чому їх скласти не можна: пари, кольори, вільний учасник.

## Чому така пара

pair-story = { $why } ({ $clause }), суперника шукали для: { $seeker }; колір: { $colour }
type-rejected = { $who }: { $reason }
type-pair = { $white } – { $black }

why-first-round = у порядку першого туру
why-inside = усередині очкової групи
why-float = { $skipped ->
    [0] перехід до суміжної очкової групи
    [one] перехід через { $skipped } очкову групу
    [few] перехід через { $skipped } очкові групи
   *[other] перехід через { $skipped } очкових груп
}
why-fixed = за рішенням судді

## Чому саме цей учасник вільний

free-story = вільний за пунктом { $clause }

## Що вирішено для очкової групи

group-story = { $points ->
    [one] група з { $points } очком
   *[other] група з { $points } очками
}: залишилося скласти пари для учасників — { $size }, { $side }; { $leave ->
    [0] з групи ніхто не виходить
   *[other] з групи виходять: { $leavers }
}
worked-upper = пари складали зверху
worked-lower = пари складали знизу
worked-middle = пари складали в останню чергу

## Чому кандидата відхилено

rejected-met = уже зустрічалися в { $round }-му турі
rejected-prohibited = зустріч заборонена
rejected-third-colour = обом не можна грати тим самим кольором
rejected-unwelcome = { $value }
rejected-group-not-closed = решта учасників групи не мала б пар
rejected-others-not-paired = хтось інший лишився б без суперника
rejected-more-leave = з групи мало б вийти більше учасників
rejected-more-unwelcome = довелося б скласти більше небажаних пар
rejected-further = комусь довелося б переходити далі
rejected-more-damage = з групи, до якої переходять, мало б вийти більше учасників
rejected-not-tried = вже не перевірено: пошук став надто довгим
rejected-was-free = вже має «плюс» у { $round }-му турі
rejected-met-withdrawn = має зустріч з учасником, який вибув: { $who }
rejected-nobody-for-him = у групі, до якої треба перейти, немає суперника

unwelcome-third-colour = третя партія поспіль тим самим кольором
unwelcome-colour-difference = кількість партій білими і чорними різнилася б надто сильно
unwelcome-same-federation = обидва представляють одну федерацію
unwelcome-other-federation = представляють різні федерації
unwelcome-prohibited = зустрічі слід за можливістю уникати

## Чому такий колір

colour-story-fixed = за рішенням судді
colour-story-lot = за жеребом
colour-story-number = за номером у першому турі: непарні номери грають { $odd-kind ->
    [white] білими
   *[black] чорними
}
colour-story-odd-white = непарні номери грають білими
colour-story-smaller-white = обидва номери непарні або обидва парні, білими грає менший
colour-story-both-due = обидва отримують належний колір
colour-story-one-due = право на колір має лише { $value }
colour-story-equalisation = { $value } вирівнює кількість кольорів, що важливіше за чергування
colour-story-stronger = обидва мають право на той самий колір; { $value } стоїть вище і має перевагу
colour-story-barred = { $value } не може втретє поспіль грати тим самим кольором
colour-story-sum = за сумою номерів
colour-story-fewer-whites = меншу кількість партій білими має { $value }
colour-story-black-before = { $games-ago ->
    [1] { $who }: остання партія — чорними
   *[other] { $who }: партія № { $games-ago } з кінця — чорними, у суперника — білими
}
colour-story-higher-alternates = кольори досі збігаються; { $value } стоїть вище в класифікації, тому чергує колір
colour-story-limits = інакше було б порушено обмеження щодо кольорів

## Те саме там, де починають червоні

colour-story-red-number = за номером у першому турі: непарні номери грають { $odd-kind ->
    [white] червоними
   *[black] білими
}
colour-story-red-odd-white = непарні номери грають червоними
colour-story-red-smaller-white = обидва номери непарні або обидва парні, червоними грає менший
colour-story-red-fewer-whites = меншу кількість партій червоними має { $value }
colour-story-red-black-before = { $games-ago ->
    [1] { $who }: остання партія — білими
   *[other] { $who }: партія № { $games-ago } з кінця — білими, у суперника — червоними
}

## Пари скласти не можна

swiss-refused-fault = { $value }
swiss-refused-no-pairing = жодне складання пар цього туру не відповідає правилам: { $value-missing ->
    [0] нікого не можна залишити вільним
   *[other] без суперника лишилося б щонайменше учасників: { $value-missing }
}
swiss-refused-stopped = пошук зупинено

relaxation-third-colour = дозволити в цьому турі третю партію поспіль тим самим кольором (FMJD-V.7.1.6)
relaxation-rematch = дозволити повторну зустріч: { $a } і { $b } (уже зустрічалися в { $round }-му турі)
relaxation-prohibition = зняти заборону зустрічі: { $a } і { $b }
relaxation-free-again = удруге залишити вільним: { $who } (уже має «плюс» у { $round }-му турі)

request-fault-unknown = { $value }: немає в таблиці
request-fault-same-number = { $first } і { $second } мають однаковий номер { $number }
request-fault-own-opponent = { $value }: у таблиці поставлено в пару з самим собою
request-fault-fixed-twice = { $value } не може бути в цій парі судді: відсутність або інша пара

## Чим відрізняється тур, якщо скласти пари ще раз

difference-missing = програма складає пару { $value-white } – { $value-black }, а в таблиці її немає
difference-unexpected = у таблиці є пара { $value-white } – { $value-black }, а програма її не складає
difference-colours = кольори мають бути такі: { $value-white } (білі) – { $value-black } (чорні)
difference-not-free = вільним має бути: { $value-entrant }
difference-freed = вільним не має бути: { $value-entrant }

## Системи без жеребкування щотуру

schedule-error-too-few = для розкладу потрібно щонайменше два учасники, а є { $value }
schedule-error-too-many = учасників може бути не більше { $most }, а є { $given }
schedule-error-no-cycle = за коловою системою грають принаймні одне коло
knockout-error-no-such-meeting = { $winner } не має зустрічі в { $round }-му турі
knockout-error-missing = { $first } і { $second } не мають результату в { $round }-му турі, а наступний тур уже розпочато

tie-method-replay = зустріч переграється
tie-method-higher-boards = кращий результат на більш високих дошках
tie-method-board-coefficients = коефіцієнти за дошками
tie-method-extra-games = додаткові партії зі скороченим контролем
tie-method-higher-placed = далі йде той, хто раніше мав вище місце
tie-method-lot = жереб

## Чому не можна скласти пари наступного туру

cannot-pair-no-regulation = Регламенту змагань ще немає
cannot-pair-event-over = змагання завершено (запис { $seq })
cannot-pair-no-such-stage = { $stage } не існує; усього етапів: { $stages }
cannot-pair-stage-over = { $stage } завершено: { $over }
cannot-pair-no-field = { $stage }: не визначено, хто грає
cannot-pair-waits = { $stage } чекає на розподіл місць: { $until }
cannot-pair-place-shared = { $of }: місце, що виводить далі ({ $stage }), поділили { $entrants }
cannot-pair-too-few = { $stage }: учасників — { $field }, а потрібно щонайменше 2
cannot-pair-not-two = матч грають двоє; { $stage }: учасників — { $field }
cannot-pair-rounds-do-not-fit = { $stage }: учасників — { $field }, для них потрібно { $needed ->
    [one] { $needed } тур
    [few] { $needed } тури
   *[other] { $needed } турів
}, а в Регламенті — { $planned }
cannot-pair-no-numbers = { $stage }: номерів ще не надано
cannot-pair-no-groups = { $stage }: не визначено, хто належить до якої з двох груп
cannot-pair-not-started = { $round }-й тур ще не розпочато
cannot-pair-results-missing = { $tables-count ->
    [1] у { $round }-му турі немає результату за столом { $tables }
   *[other] у { $round }-му турі немає результатів за столами { $tables }
}
cannot-pair-adjourned = { $tables-count ->
    [1] у { $round }-му турі є відкладена партія за столом { $tables }
   *[other] у { $round }-му турі є відкладені партії за столами { $tables }
}
cannot-pair-lots-first = зустріч за столом { $table } у { $round }-му турі вирішує жереб
cannot-pair-still-level = { $first } і { $second } мають рівний рахунок, а Регламент не називає нічого, що могло б його вирішити
cannot-pair-off-course = пари { $round }-го туру складено вручну так, що система не може продовжити
cannot-pair-no-pairing = жодне складання пар цього туру не відповідає правилам: { $value-missing ->
    [0] нікого не можна залишити вільним
   *[other] без суперника лишилося б щонайменше учасників: { $value-missing }
}
cannot-pair-stopped = пошук зупинено
cannot-pair-contradiction = { $value }
cannot-pair-schedule = { $value }
cannot-pair-match = { $value }

stage-over-all-rounds = { $rounds ->
    [1] єдиний тур зіграно
   *[other] зіграно всі тури ({ $rounds })
}
stage-over-won = переможець — { $winner }
stage-over-nobody-left = нікого не лишилося
stage-over-match-over = { $winner ->
    [none] матч завершився внічию
   *[other] переможець матчу — { $winner }
}; очки: { $points }

phrase-finish-the-earlier-stage-then-name-those-who-play-on = завершіть попередній етап і назвіть тих, хто грає далі
phrase-hold-a-play-off-or-name-those-who-play-on-by-decision = проведіть додаткове змагання або назвіть рішенням тих, хто грає далі
phrase-enter-more-players-or-teams = заявіть більше гравців або команд
phrase-name-the-two-who-play-the-match = назвіть двох учасників матчу
phrase-draw-or-give-the-numbers-first = спершу проведіть жеребкування номерів або надайте їх
phrase-change-the-number-of-rounds-in-the-regulation = змініть кількість турів у Регламенті
phrase-name-the-two-groups-first = спершу назвіть дві групи
phrase-finish-the-adjourned-games = завершіть відкладені партії
phrase-draw-the-lot-first = спершу киньте жереб
phrase-add-a-method-to-the-regulation-or-pair-by-decision-with-a-reason = додайте спосіб до Регламенту або складіть пари рішенням із зазначенням причини
phrase-pair-by-hand-or-by-decision-with-a-reason = складіть пари вручну або рішенням із зазначенням причини
phrase-end-with-the-rounds-that-were-played-or-pair-by-hand-with-a-reason = завершіть тими турами, що зіграні, або складіть пари вручну, зазначивши причину
phrase-relax-one-of-the-rules-named-by-decision-with-a-reason = послабте одне з названих правил рішенням із зазначенням причини

match-error-over = матч завершився після партії № { $after }, а партій подано: { $played }
match-error-empty = у матчі має бути щонайменше одна партія, одне очко, одна перемога або один сет

## Як виникла пара за будь-якою системою

basis-swiss = { $why }, суперника шукали для: { $seeker }
basis-table = { $drawn ->
    [yes] { $row }-й тур таблиці, обраний жеребом з тих, що лишилися: номер { $white } — білі, номер { $black } — чорні
   *[no] { $row }-й тур таблиці: номер { $white } — білі, номер { $black } — чорні
}
basis-bracket = { $level }-й тур сітки, номери { $numbers }, за місця { $places-first }–{ $places-last }
basis-again = рівний рахунок після { $first-met }-го туру: { $method }
basis-lot = { $again ->
    [yes] за жеребом серед тих, хто лишився; повторна зустріч, бо інакше неможливо
   *[no] за жеребом серед тих, хто лишився
}
basis-groups = { $row }-й тур між групами: номер { $first } першої, номер { $second } другої
basis-match = партія матчу № { $value-number }{ $value-set ->
    [none] { "" }
   *[other] , сет { $value-set }
}, { $value-rate }
basis-barrage = додаткові партії, учасників: { $level }, { $rate }
basis-ladder = додаткові партії двох, партія { $game }, { $rate }

rate-official = з контролем за Регламентом
rate-twenty = 20 хвилин і 10 секунд за хід
rate-ten = 10 хвилин і 10 секунд за хід
rate-standard = класична партія
rate-rapid = швидка партія
rate-blitz = бліц
rate-lehmann-georgiev = Леман–Георгієв, один годинник до перемоги

free-why-first-who-can-be = перший за порядком, визначеним правилами, після якого всі інші мають пари
free-why-first-who-can-be-turned = перший у порядку, який установлює пункт, після кого всім іншим можна скласти пари; у парному турі більший номер стоїть вище
free-why-bracketed = номер { $number } у парі з номером у дужках, якого ніхто не має
free-why-opponent-left = суперник за таблицею вибув: { $opponent }
free-why-no-opponent-in-bracket = інше місце в сітці вільне
free-why-lot = за жеребом серед тих, хто був вільний найменше разів
free-why-smaller-group = інша група менша
free-why-by-decision = за рішенням головного судді

## Правила, які порушує складання пар

broken-rule-rematch = { $a } і { $b } вже зустрічалися в { $round }-му турі
broken-rule-met-often = { $a } і { $b } зустрічалися вже стільки разів: { $times }; кіл усього: { $cycles }
broken-rule-left = { $entrant }: вибуття з турніру
broken-rule-absent = { $entrant }: попереджено про відсутність у { $round }-му турі
broken-rule-prohibited = { $a } і { $b } не повинні грати між собою: { $reason }
broken-rule-unwelcome = { $a } і { $b } мають грати між собою, лише якщо інакше неможливо: { $reason }
broken-rule-second-bye = { $entrant } вже має «плюс» у { $round }-му турі
broken-rule-third-colour = { $entrant }: третя партія поспіль { $color-kind ->
    [white] білими
   *[black] чорними
}

## Чим відрізняється минулий тур змагання, якщо скласти пари ще раз

type-difference = { $round }-й тур: { $what }
differs-pair = за столом { $table } грають { $white } і { $black }; за правилами { $white } має суперника: { $white-would ->
    [none] нікого
   *[other] { $white-would }
}, { $black } — { $black-would ->
    [none] нікого
   *[other] { $black-would }
}
differs-missing = мали б грати { $white } і { $black }, а пари ні в кого з них немає
differs-colours = за столом { $table } білими грає { $white }, а за правилами — { $black }
differs-table = { $white } і { $black } сидять за столом { $table }, а за правилами — за столом { $would }
differs-free = { $entrant }: { $stands ->
    [none] не вільний від гри
   *[other] { $stands }
}, а за правилами: { $would ->
    [none] не вільний від гри
   *[other] { $would }
}
differs-row = зіграно { $stands }-й тур таблиці, а за правилами — { $would }-й
differs-engine = пари складено за системою { $stands }, а Регламент визначає { $would }
differs-breaks = порушено правило: { $value }
differs-by-hand = пари вручну склав суддя ({ $by-name }): { $reason }
differs-by-decision = пари складено за рішенням ({ $by-name }): { $reason }
differs-not-paired = скласти пари не вдалося: { $value }

not-explained-not-paired = пари { $round }-го туру ще не складено
not-explained-not-in-stage = { $stage }: { $entrant } тут не грає
