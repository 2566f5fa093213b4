# The regulation of an event: what is missing, what is wrong, the titles of its sections.

type-missing = { $number } { $title } ({ $clause })

regulation-fault-unknown-rulebook = there is no rulebook “{ $value }”
regulation-fault-no-stage = the regulation names no stage
regulation-fault-no-rounds = { $stage } has no rounds
regulation-fault-no-cycles = { $stage } is a round robin in which nobody meets anybody
regulation-fault-too-few-rounds = an official event has at least { $needed } rounds, { $stage } has { $planned } (FMJD-II.3.a)
regulation-fault-control = the time control “{ $text }” cannot be read: { $why }
regulation-fault-no-boards = teams are paired, but the regulation does not say on how many boards
regulation-fault-edition-of-another = the edition “{ $edition }” follows { $follows }, not { $rulebook }
regulation-fault-edition-not-in-force = the edition “{ $edition }” holds from { $from }{ $until ->
    [none] { "" }
   *[other] { "" } to { $until }
}, and the event starts on { $starts }
regulation-fault-unknown-age-group = the code has no age group “{ $name }”; it has { $known }
regulation-fault-ends-before-start = the event ends on { $ends }, before it starts on { $starts }
regulation-fault-unknown-tie-break = no tie-break is called “{ $name }”{ $nearest ->
    [none] { "" }
   *[other] , did you mean “{ $nearest }”?
}; there are { $known }
regulation-fault-tie-break-choice = the tie-break { $name } cannot be “{ $choice }”{ $choices-kind ->
    [none] ; it stands alone
   *[other] ; it can be { $choices }
}
regulation-fault-tie-break-twice = the tie-break { $name } is named twice
regulation-fault-tie-break-of-teams = the tie-break { $name } is for events of teams
regulation-fault-unknown-switch = no switch is called “{ $name }”{ $nearest ->
    [none] { "" }
   *[other] , did you mean “{ $nearest }”?
}; there are { $known }
regulation-fault-switch-value = the switch { $name } cannot be “{ $value }”; it can be { $values }
regulation-fault-switch-twice = the switch { $name } is set twice
regulation-fault-no-name = the event has no name
regulation-fault-stage-twice = two stages are called “{ $stage }”
regulation-fault-nothing-to-win = there is nothing to be won in { $stage }
regulation-fault-field-from-later = { $stage } takes its field from a stage that does not come before it
regulation-fault-no-such-group = { $stage } is group { $number } of { $of }
regulation-fault-nobody-counts = teams score by their players, but no result counts
technical-item = { $title }
section = { $title }

## Sections of the regulation (UA-II.2.2)

phrase-aim-and-tasks = aim and tasks
phrase-dates-and-place = dates and place
phrase-organisation-and-management = organisation and management
phrase-participants = participants
phrase-character-of-the-event = character of the event
phrase-programme = programme
phrase-safety-and-preparation-of-the-venue = safety and preparation of the venue
phrase-conditions-for-determining-and-awarding-winners = conditions for determining and awarding winners
phrase-financing-and-provision-of-participants = financing and provision of participants
phrase-dates-and-procedure-of-entries = dates and procedure of entries

## Sections of the regulation (UA13-IV.2.1 to UA13-IV.2.5)

phrase-place-time-and-system-with-precedence-on-equal-points = place, time and system, with precedence on equal points
phrase-participants-and-requirements = participants and requirements
phrase-rights-of-winners-prizes = rights of winners, prizes
phrase-reception-deadlines-and-forms-of-entries = reception, deadlines and forms of entries

## Sections of the regulation (FMJD-II.3)

phrase-type-of-event = type of event
phrase-list-of-participants = list of participants
phrase-place = place
phrase-timetable = timetable
phrase-prizes-in-kind-and-in-money = prizes in kind and in money

## Sections of the regulation (COL-3.2.1a to COL-3.2.1i)

phrase-aims-and-tasks = aims and tasks
phrase-who-directs-the-event = who directs the event
phrase-panel-of-arbiters = panel of arbiters
phrase-how-winners-are-determined-shared-places-included = how winners are determined, shared places included
phrase-awards-and-encouragement = awards and encouragement
phrase-deadline-for-entries-invitation-notification = deadline for entries, invitation, notification

## Items of the technical regulation

phrase-place-and-dates = place and dates
phrase-system-of-play = system of play
phrase-time-control = time control
phrase-places-on-equal-points = places on equal points
phrase-awards = awards
phrase-qualifying-places = qualifying places
phrase-schedule-of-rounds-and-of-unfinished-and-missed-games = schedule of rounds and of unfinished and missed games
phrase-time-control-of-play-and-of-resumption = time control of play and of resumption
phrase-session-for-adjourned-games = session for adjourned games
phrase-arbiters-with-category-and-function = arbiters with category and function
