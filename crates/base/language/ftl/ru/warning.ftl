# На что судье стоит обратить внимание: по одному сообщению на каждый случай `Warning`.

warning-system-not-in-code = { $stage }: правила не описывают такой системы проведения
warning-approved-late = { $approved ->
    [none] положение должно быть утверждено не позднее { $latest }, а дата утверждения не указана
   *[other] положение должно было быть утверждено не позднее { $latest }, а утверждено { $approved }
}
warning-no-control = не указан контроль времени
warning-control = { $value }
warning-no-tie-breaks = не определено распределение мест при равенстве очков
warning-late-limit-longer = { $minutes ->
    [one] допустимое опоздание { $minutes } минута больше, чем в правилах ({ $most })
    [few] допустимое опоздание { $minutes } минуты больше, чем в правилах ({ $most })
   *[other] допустимое опоздание { $minutes } минут больше, чем в правилах ({ $most })
}
warning-no-play-off = разыгрывается титул, но форма дополнительного соревнования не определена
warning-early-stop-not-stated = не указано, прекращается ли матч, когда его результат уже определён
warning-no-protest-deadline = не установлен срок подачи протестов
warning-rounds = участников: { $entrants }; для них предусмотрено туров: от { $range-from } до { $range-to }, запланировано: { $planned }
warning-few-arbiters = пар: { $pairs }; для них нужно судей: не менее { $least }, есть: { $there }
warning-no-birth-date = { $player }: дата рождения не указана, поэтому возрастную группу проверить нельзя
warning-very-young = { $player }: возраст — { $age }, самая младшая группа начинается с { $from }
warning-after-round-one = до начала первого тура следовало утвердить: { $what }
warning-same-branch = двое из апелляционного комитета представляют одну организацию: { $branch }
warning-not-international-arbiter = главным судьёй официального соревнования должен быть международный арбитр
warning-overridden = по решению главного судьи встречаются { $a } и { $b }, хотя они { $why }
warning-overridden-seat = по решению главного судьи { $entrant } занимает это место, хотя { $why }
warning-corrected-late = результат исправлен после жеребьёвки { $next }-го тура; составленные пары остаются в силе
warning-mild-sanction = правила предусматривают за это: { $wanted }
warning-withdrawal-not-in-code = ни один пункт правил не определяет этого выбытия; применено правило половины партий по правилам 2013 года
warning-no-tie-method = { $stage }: не указано, как решается ничейная встреча
warning-engine-of-other-code = { $stage }: жеребьёвка по системе { $engine }, которая относится к другим правилам
warning-entry-list-late = { $minutes ->
    [none] список участников должен быть окончательным за полчаса до жеребьёвки, он ещё не утверждён
   *[other] список участников должен быть окончательным за полчаса до жеребьёвки, он утверждён за { $minutes } мин до неё
}
warning-complaint-language = жалобу { $protest } следует подать на французском или английском языке с копией главному судье

phrase-the-technical-regulation = технический регламент
phrase-the-appeals-committee = апелляционный комитет
phrase-have-met = уже встречались
phrase-have-met-as-often-as-planned = уже встречались столько раз, сколько запланировано
phrase-should-not = не должны играть между собой
phrase-a-loss = поражение
phrase-exclusion = снятие с соревнования
phrase-the-harshest-sanction = самая строгая санкция
phrase-should-not-if-it-can-be-avoided = не должны играть между собой, если этого можно избежать
phrase-has-left = выбытие уже зафиксировано
phrase-has-announced-not-to-be-there = об отсутствии сообщено заранее
phrase-has-been-free-before = свободный тур уже был
phrase-has-had-this-colour-twice-running = этот цвет был уже дважды подряд
