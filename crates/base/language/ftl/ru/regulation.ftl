# Положение о соревновании: чего не хватает, что не так, названия разделов.

type-missing = { $number } { $title } ({ $clause })

regulation-fault-unknown-rulebook = правил игры «{ $value }» нет
regulation-fault-no-stage = в положении не назван ни один этап
regulation-fault-no-rounds = { $stage }: нет ни одного тура
regulation-fault-no-cycles = { $stage }: круговая система, в которой никто ни с кем не встречается
regulation-fault-too-few-rounds = в официальном соревновании должно быть туров не менее { $needed }; { $stage }: запланировано { $planned } (FMJD-II.3.a)
regulation-fault-control = контроль времени «{ $text }» не удалось прочитать: { $why }
regulation-fault-no-boards = играют команды, но в положении не указано количество досок
regulation-fault-edition-of-another = редакция «{ $edition }» относится к { $follows }, а не к { $rulebook }
regulation-fault-edition-not-in-force = редакция «{ $edition }» действует с { $from }{ $until ->
    [none] { "" }
   *[other] { "" } по { $until }
}, а соревнование начинается { $starts }
regulation-fault-unknown-age-group = в правилах нет возрастной группы «{ $name }»; есть: { $known }
regulation-fault-ends-before-start = соревнование заканчивается { $ends }, раньше, чем начинается: { $starts }
regulation-fault-unknown-tie-break = критерия «{ $name }» нет{ $nearest ->
    [none] { "" }
   *[other] , возможно, имелось в виду «{ $nearest }»
}; есть: { $known }
regulation-fault-tie-break-choice = критерий { $name } не может иметь вида «{ $choice }»{ $choices-kind ->
    [none] ; он употребляется без уточнений
   *[other] ; возможно: { $choices }
}
regulation-fault-tie-break-twice = критерий { $name } назван дважды
regulation-fault-tie-break-of-teams = критерий { $name } предназначен для командных соревнований
regulation-fault-unknown-switch = переключателя «{ $name }» нет{ $nearest ->
    [none] { "" }
   *[other] , возможно, имелось в виду «{ $nearest }»
}; есть: { $known }
regulation-fault-switch-value = переключатель { $name } не может иметь значения «{ $value }»; возможно: { $values }
regulation-fault-switch-twice = переключатель { $name } задан дважды
regulation-fault-no-name = у соревнования нет названия
regulation-fault-stage-twice = два этапа названы «{ $stage }»
regulation-fault-nothing-to-win = { $stage }: нечего выигрывать
regulation-fault-field-from-later = { $stage }: участники взяты из этапа, который не предшествует ему
regulation-fault-no-such-group = { $stage }: группа { $number } из { $of }
regulation-fault-nobody-counts = командный зачёт ведётся по игрокам, но ни один результат не засчитывается
technical-item = { $title }
section = { $title }

## Разделы положения (UA-II.2.2)

phrase-aim-and-tasks = цель и задачи
phrase-dates-and-place = сроки и место проведения
phrase-organisation-and-management = организация и руководство проведением соревнований
phrase-participants = состав участников
phrase-character-of-the-event = характер соревнований
phrase-programme = программа соревнований
phrase-safety-and-preparation-of-the-venue = безопасность и подготовка мест проведения соревнований
phrase-conditions-for-determining-and-awarding-winners = условия определения первенства и награждения победителей и призёров
phrase-financing-and-provision-of-participants = условия финансирования и материальное обеспечение участников
phrase-dates-and-procedure-of-entries = сроки и порядок подачи заявок на участие

## Разделы положения (UA13-IV.2.1 – UA13-IV.2.5)

phrase-place-time-and-system-with-precedence-on-equal-points = место, время и порядок (система) проведения, включая условия определения преимущества при равенстве очков
phrase-participants-and-requirements = состав участников (команд) и требования к участникам
phrase-rights-of-winners-prizes = права победителей, награждение
phrase-reception-deadlines-and-forms-of-entries = условия приёма участников, сроки и формы подачи заявок

## Разделы положения (FMJD-II.3)

phrase-type-of-event = тип соревнования
phrase-list-of-participants = список участников
phrase-place = место проведения
phrase-timetable = расписание
phrase-prizes-in-kind-and-in-money = призы и денежные награды

## Разделы положения (COL-3.2.1a – COL-3.2.1i)

phrase-aims-and-tasks = цели и задачи соревнования
phrase-who-directs-the-event = руководство соревнованием
phrase-panel-of-arbiters = состав судейской коллегии
phrase-how-winners-are-determined-shared-places-included = порядок определения победителей (с учётом возможного дележа мест)
phrase-awards-and-encouragement = награждение и поощрение победителей
phrase-deadline-for-entries-invitation-notification = срок подачи заявок, вызов и извещение участников

## Сведения технического регламента

phrase-place-and-dates = место и сроки проведения соревнований
phrase-system-of-play = система проведения соревнования
phrase-time-control = контроль времени на обдумывание
phrase-places-on-equal-points = распределение мест при равенстве очков
phrase-awards = награждение победителей
phrase-qualifying-places = количество мест, выходящих в соревнования более высокого уровня
phrase-schedule-of-rounds-and-of-unfinished-and-missed-games = расписание туров и время доигрывания неоконченных и пропущенных партий
phrase-time-control-of-play-and-of-resumption = контроль времени игры и доигрывания
phrase-session-for-adjourned-games = продолжительность игры при доигрывании отложенных партий
phrase-arbiters-with-category-and-function = состав судейской коллегии с указанием категорий и функций
