# Почему запись не принимается: по одному сообщению на каждый случай `Refused`.

## Список записей

refused-out-of-order = следующая запись имеет номер { $next }, а не { $asked }
refused-no-such-fact = записи № { $seq } нет
refused-undone-already = запись № { $seq } уже не действует
refused-undo-breaks = без записи № { $seq } не может оставаться в силе запись № { $breaks }: { $why }
refused-no-reason = не указана причина
refused-no-text = текст пуст
refused-not-allowed = { $role } не имеет права { $action }
refused-was-relieved = { $name }: лицо отстранено от обязанностей
refused-over = соревнование завершено (запись { $seq })

## Положение о соревновании

refused-no-regulation = положения о соревновании ещё нет
refused-regulation-already = положение о соревновании уже есть
refused-regulation-incomplete = в положении не хватает разделов: { $sections }
refused-regulation-faulty = по такому положению проводить соревнование нельзя: { $faults }
refused-frozen = после начала первого тура не изменяется: { $what }
refused-technical-incomplete = в техническом регламенте не хватает сведений: { $items }
refused-no-technical = технического регламента, который можно было бы подписать, ещё нет

## Судьи и должностные лица

refused-chief-already = главный судья уже есть: { $name }
refused-organiser-is-arbiter = { $name } не может быть одновременно организатором и судьёй
refused-no-official = должностного лица по имени { $name } нет
refused-arbiter-on-committee = { $name } обслуживает соревнование как судья и поэтому не может быть членом апелляционного комитета
refused-twice-on-committee = { $name }: это лицо названо дважды
refused-committee-size = состав апелляционного комитета: членов — { $members }, резервных — { $reserves }; должно быть членов — { $needed }, резервных — не менее { $needed-reserves }
refused-nobody-of-executive = ни один член жюри не назначен исполнительным комитетом
refused-no-quorum = без личной заинтересованности осталось членов: { $sitting } из { $needed }

## Кто и где

refused-no-such-stage = { $stage } не существует; всего этапов: { $stages }
refused-no-such-player = { $player } не существует; всего игроков заявлено: { $players }
refused-no-such-team = { $team } не существует; всего команд заявлено: { $teams }
refused-no-such-entrant = { $entrant } не существует; всего заявлено: { $entrants }
refused-no-such-table = стола № { $table } нет; всего столов: { $tables }
refused-no-such-board = доски № { $board } нет; всего досок: { $boards }
refused-no-such-game = партии № { $game } нет; всего партий: { $games }
refused-which-board = на какой доске из { $boards }?
refused-which-game = в какой партии?
refused-no-team-event = в этом соревновании команды не играют

## Заявки

refused-no-name = не указаны фамилия и имя или название
refused-not-a-name = «{ $name }» — не имя: это число или в нём есть невидимые знаки
refused-name-too-long = имя слишком длинное: знаков { $letters }, самое большее { $most }
refused-rating-too-high = рейтинг { $rating } слишком велик, самое большее { $most }
refused-born-after-start = { $name }: дата рождения { $born } позже начала соревнования { $starts }
refused-entered-twice = { $name }: уже в заявке под № { $earlier }
refused-entries-closed = { $paired ->
    [one] заявки уже не принимаются: составлены пары { $paired } тура
   *[other] заявки уже не принимаются: составлены пары { $paired } туров
}
refused-no-team = { $name }: в заявке не указана команда
refused-team-frozen = после начала первого тура изменения в заявке не допускаются: { $team }
refused-no-reserves = положением не предусмотрены запасные игроки
refused-board-taken = { $team }: доска № { $board } уже занята
refused-nationality = { $name } представляет { $own } и не может играть за { $country }
refused-women-only = { $name } не может участвовать в соревновании среди женщин
refused-too-old = { $name }: возраст — { $age }, верхняя граница возрастной группы — { $limit }
refused-too-young = { $name }: возраст — { $age }, возрастная группа начинается с { $limit }
refused-nobody-entered = никто ещё не заявлен

## Этапы, номера, жеребьёвка

refused-no-field = { $stage }: не определено, кто играет
refused-stage-begun = { $stage } уже начался
refused-more-rounds-paired = жеребьёвка проведена уже для туров: { $paired }, а по регламенту их было бы только { $planned }
refused-numbers-fixed = после жеребьёвки { $round }-го тура номера не изменяются
refused-not-the-field = номеров дано: { $given }, участников: { $field }; или кто-то назван дважды
refused-nothing-to-draw = жеребить нечего
refused-no-such-lot = тянут одно число от 1 до { $most }, а не то, что названо
refused-no-order-of-rounds = каждый тур от 1 до { $rounds } тянут один раз

## Составы команд

refused-line-up-late = { $minutes ->
    [one] состав подан за { $minutes } минуту до начала тура, а не за { $needed }
    [few] состав подан за { $minutes } минуты до начала тура, а не за { $needed }
   *[other] состав подан за { $minutes } минут до начала тура, а не за { $needed }
}
refused-line-up-size = в составе названо игроков: { $given }, досок: { $boards }
refused-twice-in-line-up = { $player }: игрок назван дважды
refused-not-his-board = { $player } не имеет права играть на доске № { $board }

## Туры

refused-wrong-round = следующий тур — { $next }-й, а не { $asked }-й
refused-no-such-round = { $round }-го тура нет; { $rounds ->
    [1] всего один тур
   *[other] всего туров: { $rounds }
}
refused-too-many-games = в соревновании не больше { $most } партий
refused-no-more-rounds = { $rounds ->
    [1] пары единственного тура уже составлены
   *[other] пары всех { $rounds } туров уже составлены
}
refused-results-missing = { $tables-count ->
    [1] в { $round }-м туре нет результата за столом { $tables }
   *[other] в { $round }-м туре нет результатов за столами { $tables }
}
refused-rounds-to-come = { $stage }: по плану { $planned ->
    [one] { $planned } тур
    [few] { $planned } тура
   *[other] { $planned } туров
}, составлены пары: { $played }
refused-not-decided = { $stage }: победитель ещё не определён; сыграно туров: { $played }
refused-still-adjourned = { $tables-count ->
    [one] в { $round }-м туре есть отложенная партия за столом { $tables }
   *[other] в { $round }-м туре есть отложенные партии за столами { $tables }
}
refused-not-in-stage = { $stage }: { $entrant } здесь не играет
refused-seated-twice = { $entrant }: указано дважды
refused-forgotten = ничего не решено насчёт: { $entrants }
refused-rematch = { $a } и { $b } уже встречались в { $round }-м туре
refused-met-often = { $a } и { $b } встречались уже столько раз: { $times }; всего кругов: { $cycles }
refused-has-left = { $entrant }: выбытие из турнира
refused-is-absent = { $entrant }: заявлено об отсутствии в { $round }-м туре
refused-prohibited = { $a } и { $b } не должны играть между собой: { $reason }
refused-not-prohibited = встреча не запрещена: { $a } и { $b }
refused-second-bye = { $entrant } уже имеет «плюс» из-за нечётного числа участников
refused-not-paired = пары { $round }-го тура ещё не составлены
refused-paired-already = { $round }-й тур уже начался
refused-not-started = { $round }-й тур ещё не начат
refused-earlier-not-started = тур перед { $round }-м ещё не начат
refused-already-phase = { $round }-й тур: уже { $phase }

## Результаты

refused-has-result = { $key }: уже есть результат { $score }
refused-nothing-to-correct = { $key }: нет результата, который можно исправить
refused-same-result = { $key }: именно такой результат { $score } уже записан
refused-at-board = { $key }: «{ $line }» записать нельзя: { $why }
refused-not-in-game = { $key }: { $player } здесь не играет

## Санкции и протесты

refused-not-on-ladder = правила не предусматривают за это такой санкции: { $sanction }; предусмотрено: { $has }
refused-punished-already = { $player }: за это нарушение уже наложена санкция — { $sanction }
refused-captain-only = в командных соревнованиях протесты подаёт только капитан (представитель) команды
refused-protest-late = { $passed ->
    [one] протест подан через { $passed } минуту; разрешено минут: { $minutes }
    [few] протест подан через { $passed } минуты; разрешено минут: { $minutes }
   *[other] протест подан через { $passed } минут; разрешено минут: { $minutes }
}
refused-no-such-protest = протеста № { $seq } нет
refused-ruled-already = протест № { $protest } уже рассматривается дальше
refused-not-ruled-yet = главный судья ещё не принял решения по протесту № { $protest }
refused-not-appealed = протест № { $protest } не подан в апелляционный комитет
refused-no-committee = апелляционного комитета нет
refused-final = решение апелляционного комитета окончательное

## Что не изменяется

phrase-whether-teams-or-players-are-paired = кто играет — команды или игроки
phrase-the-rulebook = правила игры
phrase-the-order-of-criteria-on-equal-points = порядок критериев при равенстве очков
phrase-the-number-of-boards = количество досок
phrase-the-system-of-a-stage-that-has-begun = система этапа, который уже начался

## Что делать

phrase-approve-a-regulation-first = сначала утвердите положение
phrase-take-back-the-end-of-the-event-first = сначала отмените завершение соревнования
phrase-play-on-or-approve-the-results-early-with-a-reason = доиграйте или утвердите результаты досрочно с указанием причины
phrase-change-the-regulation-instead = вместо этого внесите изменения в положение
phrase-write-the-missing-sections = напишите недостающие разделы
phrase-write-the-missing-items = напишите недостающие пункты
phrase-write-the-technical-regulation-first = сначала составьте технический регламент
phrase-relieve-the-chief-arbiter-first = сначала освободите действующего главного судью
phrase-enter-the-team-first-and-name-it-in-the-entry = сначала заявите команду и укажите её в заявке игрока
phrase-change-the-regulation-if-it-may-allow-this = внесите изменения в положение, если оно может это разрешить
phrase-name-those-who-play-in-the-stage = назовите участников этапа
phrase-the-main-line-up-plays-or-in-free-order-that-of-the-round-before = играет основной состав, а при свободном порядке досок — состав предыдущего тура
phrase-enter-the-missing-results = внесите недостающие результаты
phrase-pair-them-or-announce-their-absence = подберите им соперников или запишите их отсутствие
phrase-pair-otherwise-or-override-with-a-reason = составьте пары иначе или примите решение с указанием причины
phrase-let-him-leave-and-pair-the-round-again = пусть он выбудет, а пары тура составьте заново
phrase-take-the-later-rounds-back-first = сначала отмените более поздние туры
phrase-let-the-chief-arbiter-decide-on-further-part = вопрос о дальнейшем участии решает главный судья
phrase-pair-the-round-first = сначала составьте пары тура
phrase-give-a-minus-to-whoever-does-not-come = поставьте минус тому, кто не пришёл
phrase-start-the-round-first = сначала начните тур
phrase-start-the-earlier-round-first = сначала начните предыдущий тур
phrase-correct-the-result-instead = вместо этого исправьте результат
phrase-enter-the-result = внесите результат
phrase-let-the-chief-arbiter-rule-first = сначала решение должен принять главный судья
phrase-let-the-complainant-appeal-first = сначала заявитель должен подать апелляцию
phrase-appoint-the-appeals-committee = назначьте апелляционный комитет
phrase-appoint-more-reserves = назначьте больше резервных членов
phrase-say-why = укажите причину
