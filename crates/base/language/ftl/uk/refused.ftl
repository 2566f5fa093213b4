# Чому запис не приймається: по одному повідомленню на кожен випадок `Refused`.

## Перелік записів

refused-out-of-order = наступний запис має номер { $next }, а не { $asked }
refused-no-such-fact = запису № { $seq } немає
refused-undone-already = запис № { $seq } уже не чинний
refused-undo-breaks = без запису № { $seq } не може лишатися чинним запис № { $breaks }: { $why }
refused-no-reason = не вказано причину
refused-no-text = текст порожній
refused-not-allowed = { $role } не має права { $action }
refused-was-relieved = { $name }: особу відсторонено від обов'язків
refused-over = змагання завершено (запис { $seq })

## Положення про змагання

refused-no-regulation = Регламенту змагань ще немає
refused-regulation-already = Регламент змагань уже є
refused-regulation-incomplete = у Регламенті бракує розділів: { $sections }
refused-regulation-faulty = за таким Регламентом змагання проводити не можна: { $faults }
refused-frozen = після початку першого туру не змінюється: { $what }
refused-technical-incomplete = у Технічному регламенті бракує відомостей: { $items }
refused-no-technical = Технічного регламенту, який можна було б підписати, ще немає

## Судді та посадові особи

refused-chief-already = головний суддя вже є: { $name }
refused-organiser-is-arbiter = { $name } не може бути водночас організатором і суддею
refused-no-official = посадової особи на ім'я { $name } немає
refused-arbiter-on-committee = { $name } обслуговує змагання як суддя, тому не може бути членом апеляційного комітету
refused-twice-on-committee = { $name }: цю особу названо двічі
refused-committee-size = склад апеляційного комітету: членів — { $members }, резервних — { $reserves }; має бути членів — { $needed }, резервних — не менше { $needed-reserves }
refused-nobody-of-executive = жодного члена журі не призначено виконавчим комітетом
refused-no-quorum = без особистого інтересу лишилося членів: { $sitting } з { $needed }

## Хто і де

refused-no-such-stage = { $stage } не існує; усього етапів: { $stages }
refused-no-such-player = { $player } не існує; усього гравців заявлено: { $players }
refused-no-such-team = { $team } не існує; усього команд заявлено: { $teams }
refused-no-such-entrant = { $entrant } не існує; усього заявлено: { $entrants }
refused-no-such-table = столу № { $table } немає; усього столів: { $tables }
refused-no-such-board = дошки № { $board } немає; усього дощок: { $boards }
refused-no-such-game = партії № { $game } немає; усього партій: { $games }
refused-which-board = на якій дошці з { $boards }?
refused-which-game = у якій партії?
refused-no-team-event = у цьому змаганні команди не грають

## Заявки

refused-no-name = не вказано прізвище та ім'я або назву
refused-not-a-name = «{ $name }» — не ім’я: це число або в ньому є невидимі знаки
refused-name-too-long = ім’я задовге: знаків { $letters }, найбільше { $most }
refused-rating-too-high = рейтинг { $rating } завеликий, найбільше { $most }
refused-born-after-start = { $name }: дата народження { $born } пізніша за початок змагання { $starts }
refused-entered-twice = { $name }: уже заявлено під № { $earlier }
refused-entries-closed = { $paired ->
    [one] заявки вже не приймаються: складено пари { $paired } туру
   *[other] заявки вже не приймаються: складено пари { $paired } турів
}
refused-no-team = { $name }: у заявці не вказано команди
refused-team-frozen = після початку першого туру зміни в заявці не дозволяються: { $team }
refused-no-reserves = Регламентом не передбачено запасних гравців
refused-board-taken = { $team }: дошку № { $board } вже зайнято
refused-nationality = { $name } представляє { $own } і не може грати за { $country }
refused-women-only = { $name } не може брати участі в змаганнях серед жінок
refused-too-old = { $name }: вік — { $age }, верхня межа вікової групи — { $limit }
refused-too-young = { $name }: вік — { $age }, вікова група починається з { $limit }
refused-nobody-entered = ще ніхто не заявлений

## Етапи, номери, жеребкування

refused-no-field = { $stage }: не визначено, хто грає
refused-stage-begun = { $stage } вже розпочався
refused-more-rounds-paired = жеребкування проведено вже для турів: { $paired }, а за регламентом їх було б лише { $planned }
refused-numbers-fixed = після жеребкування { $round }-го туру номери не змінюються
refused-not-the-field = номерів надано: { $given }, учасників: { $field }; або когось названо двічі
refused-nothing-to-draw = жеребкувати нічого
refused-no-such-lot = тягнуть одне число від 1 до { $most }, а не те, що названо
refused-no-order-of-rounds = кожен тур від 1 до { $rounds } тягнуть один раз

## Склади команд

refused-line-up-late = { $minutes ->
    [one] склад подано за { $minutes } хвилину до початку туру, а не за { $needed }
    [few] склад подано за { $minutes } хвилини до початку туру, а не за { $needed }
   *[other] склад подано за { $minutes } хвилин до початку туру, а не за { $needed }
}
refused-line-up-size = у складі названо гравців: { $given }, дощок: { $boards }
refused-twice-in-line-up = { $player }: гравця названо двічі
refused-not-his-board = { $player } не має права грати на дошці № { $board }

## Тури

refused-wrong-round = наступний тур — { $next }-й, а не { $asked }-й
refused-no-such-round = { $round }-го туру немає; { $rounds ->
    [1] усього один тур
   *[other] усього турів: { $rounds }
}
refused-too-many-games = у змаганні щонайбільше { $most } партій
refused-no-more-rounds = { $rounds ->
    [1] пари єдиного туру вже складено
   *[other] пари всіх { $rounds } турів уже складено
}
refused-results-missing = { $tables-count ->
    [1] у { $round }-му турі немає результату за столом { $tables }
   *[other] у { $round }-му турі немає результатів за столами { $tables }
}
refused-rounds-to-come = { $stage }: за планом { $planned ->
    [one] { $planned } тур
    [few] { $planned } тури
   *[other] { $planned } турів
}, складено пари: { $played }
refused-not-decided = { $stage }: переможця ще не визначено; зіграно турів: { $played }
refused-still-adjourned = { $tables-count ->
    [one] у { $round }-му турі є відкладена партія за столом { $tables }
   *[other] у { $round }-му турі є відкладені партії за столами { $tables }
}
refused-not-in-stage = { $stage }: { $entrant } тут не грає
refused-seated-twice = { $entrant }: названо двічі
refused-forgotten = нічого не вирішено щодо: { $entrants }
refused-rematch = { $a } і { $b } вже зустрічалися в { $round }-му турі
refused-met-often = { $a } і { $b } зустрічалися вже стільки разів: { $times }; кіл усього: { $cycles }
refused-has-left = { $entrant }: вибуття з турніру
refused-is-absent = { $entrant }: попереджено про відсутність у { $round }-му турі
refused-prohibited = { $a } і { $b } не повинні грати між собою: { $reason }
refused-not-prohibited = зустріч не заборонена: { $a } і { $b }
refused-second-bye = { $entrant } вже має «плюс» через непарну кількість учасників
refused-not-paired = пари { $round }-го туру ще не складено
refused-paired-already = { $round }-й тур уже почався
refused-not-started = { $round }-й тур ще не розпочато
refused-earlier-not-started = тур перед { $round }-м ще не розпочато
refused-already-phase = { $round }-й тур: уже { $phase }

## Результати

refused-has-result = { $key }: уже є результат { $score }
refused-nothing-to-correct = { $key }: немає результату, який можна виправити
refused-same-result = { $key }: саме такий результат { $score } вже записано
refused-at-board = { $key }: «{ $line }» не можна записати: { $why }
refused-not-in-game = { $key }: { $player } тут не грає

## Санкції та протести

refused-not-on-ladder = правила не передбачають за це такої санкції: { $sanction }; передбачено: { $has }
refused-punished-already = { $player }: за це порушення вже накладено санкцію — { $sanction }
refused-captain-only = у командних змаганнях протести подає тільки капітан (представник) команди
refused-protest-late = { $passed ->
    [one] протест подано через { $passed } хвилину; дозволено хвилин: { $minutes }
    [few] протест подано через { $passed } хвилини; дозволено хвилин: { $minutes }
   *[other] протест подано через { $passed } хвилин; дозволено хвилин: { $minutes }
}
refused-no-such-protest = протесту № { $seq } немає
refused-ruled-already = протест № { $protest } уже розглядають далі
refused-not-ruled-yet = головний суддя ще не прийняв рішення щодо протесту № { $protest }
refused-not-appealed = протест № { $protest } не подано до апеляційного комітету
refused-no-committee = апеляційного комітету немає
refused-final = рішення апеляційного комітету є остаточним

## Що не змінюється

phrase-whether-teams-or-players-are-paired = хто грає — команди чи гравці
phrase-the-rulebook = правила гри
phrase-the-order-of-criteria-on-equal-points = порядок критеріїв у разі рівності очок
phrase-the-number-of-boards = кількість дощок
phrase-the-system-of-a-stage-that-has-begun = система етапу, який уже розпочався

## Що робити

phrase-approve-a-regulation-first = спершу затвердьте Регламент
phrase-take-back-the-end-of-the-event-first = спершу скасуйте завершення змагання
phrase-play-on-or-approve-the-results-early-with-a-reason = дограйте або затвердьте результати достроково із зазначенням причини
phrase-change-the-regulation-instead = натомість внесіть зміни до Регламенту
phrase-write-the-missing-sections = напишіть розділи, яких бракує
phrase-write-the-missing-items = напишіть пункти, яких бракує
phrase-write-the-technical-regulation-first = спершу складіть Технічний регламент
phrase-relieve-the-chief-arbiter-first = спершу звільніть чинного головного суддю
phrase-enter-the-team-first-and-name-it-in-the-entry = спершу заявіть команду і вкажіть її в заявці гравця
phrase-change-the-regulation-if-it-may-allow-this = внесіть зміни до Регламенту, якщо він може це дозволити
phrase-name-those-who-play-in-the-stage = назвіть учасників етапу
phrase-the-main-line-up-plays-or-in-free-order-that-of-the-round-before = грає основний склад, а за вільного порядку дощок — склад попереднього туру
phrase-enter-the-missing-results = внесіть результати, яких бракує
phrase-pair-them-or-announce-their-absence = доберіть їм суперників або запишіть їхню відсутність
phrase-pair-otherwise-or-override-with-a-reason = складіть пари інакше або прийміть рішення із зазначенням причини
phrase-let-him-leave-and-pair-the-round-again = нехай він вибуде, а тур складіть знову
phrase-take-the-later-rounds-back-first = спершу скасуйте пізніші тури
phrase-let-the-chief-arbiter-decide-on-further-part = питання щодо подальшої участі вирішує головний суддя
phrase-pair-the-round-first = спершу складіть пари туру
phrase-give-a-minus-to-whoever-does-not-come = поставте мінус тому, хто не прийшов
phrase-start-the-round-first = спершу розпочніть тур
phrase-start-the-earlier-round-first = спершу розпочніть попередній тур
phrase-correct-the-result-instead = натомість виправте результат
phrase-enter-the-result = внесіть результат
phrase-let-the-chief-arbiter-rule-first = спершу рішення має прийняти головний суддя
phrase-let-the-complainant-appeal-first = спершу заявник має подати апеляцію
phrase-appoint-the-appeals-committee = призначте апеляційний комітет
phrase-appoint-more-reserves = призначте більше резервних членів
phrase-say-why = вкажіть причину
