# Положення (Регламент) змагання: чого бракує, що не так, назви розділів.

type-missing = { $number } { $title } ({ $clause })

regulation-fault-unknown-rulebook = правил гри «{ $value }» немає
regulation-fault-no-stage = у Регламенті не названо жодного етапу
regulation-fault-no-rounds = { $stage }: немає жодного туру
regulation-fault-no-cycles = { $stage }: колова система, у якій ніхто ні з ким не зустрічається
regulation-fault-too-few-rounds = в офіційному змаганні має бути турів не менше { $needed }; { $stage }: заплановано { $planned } (FMJD-II.3.a)
regulation-fault-control = контроль часу «{ $text }» не вдалося прочитати: { $why }
regulation-fault-no-boards = грають команди, але в Регламенті не вказано кількість дощок
regulation-fault-edition-of-another = редакція «{ $edition }» стосується { $follows }, а не { $rulebook }
regulation-fault-edition-not-in-force = редакція «{ $edition }» чинна з { $from }{ $until ->
    [none] { "" }
   *[other] { "" } до { $until }
}, а змагання починається { $starts }
regulation-fault-unknown-age-group = у правилах немає вікової групи «{ $name }»; є: { $known }
regulation-fault-ends-before-start = змагання закінчується { $ends }, раніше, ніж починається: { $starts }
regulation-fault-unknown-tie-break = критерію «{ $name }» немає{ $nearest ->
    [none] { "" }
   *[other] , можливо, малося на увазі «{ $nearest }»
}; є: { $known }
regulation-fault-tie-break-choice = критерій { $name } не може мати вигляду «{ $choice }»{ $choices-kind ->
    [none] ; він уживається без уточнень
   *[other] ; можливо: { $choices }
}
regulation-fault-tie-break-twice = критерій { $name } названо двічі
regulation-fault-tie-break-of-teams = критерій { $name } призначено для командних змагань
regulation-fault-unknown-switch = перемикача «{ $name }» немає{ $nearest ->
    [none] { "" }
   *[other] , можливо, малося на увазі «{ $nearest }»
}; є: { $known }
regulation-fault-switch-value = перемикач { $name } не може мати значення «{ $value }»; можливо: { $values }
regulation-fault-switch-twice = перемикач { $name } задано двічі
regulation-fault-no-name = змагання не має назви
regulation-fault-stage-twice = два етапи названо «{ $stage }»
regulation-fault-nothing-to-win = { $stage }: немає чого вигравати
regulation-fault-field-from-later = { $stage }: учасників узято з етапу, що не передує йому
regulation-fault-no-such-group = { $stage }: група { $number } з { $of }
regulation-fault-nobody-counts = командний залік ведеться за гравцями, але жоден результат не зараховується
technical-item = { $title }
section = { $title }

## Розділи Регламенту (UA-II.2.2)

phrase-aim-and-tasks = мета та завдання
phrase-dates-and-place = строки і місце проведення спортивних змагань
phrase-organisation-and-management = організація та керівництво проведення спортивних змагань
phrase-participants = учасники заходу
phrase-character-of-the-event = характер заходу
phrase-programme = програма проведення спортивних змагань
phrase-safety-and-preparation-of-the-venue = безпека та підготовка місць проведення спортивного змагання
phrase-conditions-for-determining-and-awarding-winners = умови визначення першості та нагородження переможців і призерів
phrase-financing-and-provision-of-participants = умови фінансування заходу та матеріальне забезпечення учасників
phrase-dates-and-procedure-of-entries = строки та порядок подання заявок на участь

## Розділи положення (UA13-IV.2.1 – UA13-IV.2.5)

phrase-place-time-and-system-with-precedence-on-equal-points = місце, час і порядок (система) проведення, включаючи умови визначення переваги при рівності очок
phrase-participants-and-requirements = склад учасників (команд) та вимоги до учасників
phrase-rights-of-winners-prizes = права переможців, нагородження
phrase-reception-deadlines-and-forms-of-entries = умови прийому учасників, строки й форми подачі заявок

## Розділи положення (FMJD-II.3)

phrase-type-of-event = тип змагання
phrase-list-of-participants = список учасників
phrase-place = місце проведення
phrase-timetable = розклад
phrase-prizes-in-kind-and-in-money = призи та грошові винагороди

## Розділи положення (COL-3.2.1a – COL-3.2.1i)

phrase-aims-and-tasks = цілі та завдання змагання
phrase-who-directs-the-event = керівництво змаганням
phrase-panel-of-arbiters = склад суддівської колегії
phrase-how-winners-are-determined-shared-places-included = порядок визначення переможців (з урахуванням можливого поділу місць)
phrase-awards-and-encouragement = нагородження та заохочення переможців
phrase-deadline-for-entries-invitation-notification = строк подання заявок, виклик і сповіщення учасників

## Відомості Технічного регламенту

phrase-place-and-dates = місце і терміни проведення спортивних змагань
phrase-system-of-play = система проведення спортивних змагань
phrase-time-control = контроль часу на обмірковування
phrase-places-on-equal-points = розподіл місць в разі рівності очок
phrase-awards = нагородження переможців
phrase-qualifying-places = кількість місць, що виходять в спортивні змагання більш високого рівня
phrase-schedule-of-rounds-and-of-unfinished-and-missed-games = розклад турів і час догравання незакінчених та пропущених партій
phrase-time-control-of-play-and-of-resumption = контроль часу гри та догравання
phrase-session-for-adjourned-games = тривалість гри під час догравання відкладених партій
phrase-arbiters-with-category-and-function = склад суддівської колегії із зазначенням категорій і функцій
