# На що судді варто звернути увагу: по одному повідомленню на кожен випадок `Warning`.

warning-system-not-in-code = { $stage }: правила не описують такої системи проведення
warning-approved-late = { $approved ->
    [none] Регламент має бути затверджено не пізніше { $latest }, а дати затвердження не вказано
   *[other] Регламент мав бути затверджений не пізніше { $latest }, а затверджено його { $approved }
}
warning-no-control = не вказано контролю часу
warning-control = { $value }
warning-no-tie-breaks = не визначено розподілу місць у разі рівності очок
warning-late-limit-longer = { $minutes ->
    [one] дозволене запізнення { $minutes } хвилина більше, ніж у правилах ({ $most })
    [few] дозволене запізнення { $minutes } хвилини більше, ніж у правилах ({ $most })
   *[other] дозволене запізнення { $minutes } хвилин більше, ніж у правилах ({ $most })
}
warning-no-play-off = розігрується титул, але форму додаткового змагання не визначено
warning-early-stop-not-stated = не вказано, чи припиняється матч, коли його результат уже визначено
warning-no-protest-deadline = не встановлено терміну подання протестів
warning-rounds = учасників: { $entrants }; для них передбачено турів: від { $range-from } до { $range-to }, заплановано: { $planned }
warning-few-arbiters = пар: { $pairs }; для них потрібно суддів: не менше { $least }, є: { $there }
warning-no-birth-date = { $player }: дати народження не вказано, тому вікову групу перевірити не можна
warning-very-young = { $player }: вік — { $age }, наймолодша група починається з { $from }
warning-after-round-one = до початку першого туру мало бути затверджено: { $what }
warning-same-branch = двоє з апеляційного комітету представляють той самий осередок: { $branch }
warning-not-international-arbiter = головним суддею офіційного змагання має бути міжнародний арбітр
warning-overridden = за рішенням головного судді зустрічаються { $a } і { $b }, хоча вони { $why }
warning-overridden-seat = за рішенням головного судді { $entrant } має це місце, хоча { $why }
warning-corrected-late = результат виправлено після жеребкування { $next }-го туру; складені пари лишаються чинними
warning-mild-sanction = правила передбачають за це: { $wanted }
warning-withdrawal-not-in-code = жоден пункт правил не визначає цього вибуття; застосовано правило половини партій за правилами 2013 року
warning-no-tie-method = { $stage }: не вказано, як вирішується нічийна зустріч
warning-engine-of-other-code = { $stage }: жеребкування за системою { $engine }, яка належить іншим правилам
warning-entry-list-late = { $minutes ->
    [none] список учасників має бути остаточним за пів години до жеребкування, його ще не затверджено
   *[other] список учасників має бути остаточним за пів години до жеребкування, його затверджено за { $minutes } хв до нього
}
warning-complaint-language = скаргу { $protest } слід подати французькою або англійською мовою з копією головному судді

phrase-the-technical-regulation = Технічний регламент
phrase-the-appeals-committee = апеляційний комітет
phrase-have-met = вже зустрічалися
phrase-have-met-as-often-as-planned = вже зустрічалися стільки разів, скільки заплановано
phrase-should-not = не повинні грати між собою
phrase-a-loss = поразка
phrase-exclusion = зняття зі змагань
phrase-the-harshest-sanction = найбільш жорстка санкція
phrase-should-not-if-it-can-be-avoided = не повинні грати між собою, якщо цього можна уникнути
phrase-has-left = вибуття вже зафіксовано
phrase-has-announced-not-to-be-there = про відсутність повідомлено заздалегідь
phrase-has-been-free-before = вільний тур уже був
phrase-has-had-this-colour-twice-running = цей колір був уже двічі поспіль
