# Le règlement d'une compétition : ce qui manque, ce qui est faux, les titres de ses sections.

type-missing = { $number } { $title } ({ $clause })

regulation-fault-unknown-rulebook = il n'y a pas de code de jeu « { $value } »
regulation-fault-no-stage = le règlement n'indique aucune phase
regulation-fault-no-rounds = { $stage } : la phase n'a pas de ronde
regulation-fault-no-cycles = { $stage } : un toutes rondes où personne ne rencontre personne
regulation-fault-too-few-rounds = { $stage } : une compétition officielle a au moins { $needed } rondes, et non { $planned } (FMJD-II.3.a)
regulation-fault-control = la cadence « { $text } » ne peut être lue : { $why }
regulation-fault-no-boards = des équipes sont appariées, mais le règlement ne dit pas sur combien de damiers
regulation-fault-edition-of-another = l'édition « { $edition } » suit { $follows }, et non { $rulebook }
regulation-fault-edition-not-in-force = l'édition « { $edition } » est en vigueur à partir du { $from }{ $until ->
    [none] { "" }
   *[other] { "" } jusqu'au { $until }
}, et l'épreuve commence le { $starts }
regulation-fault-unknown-age-group = le code n'a pas de catégorie d'âge « { $name } » ; il a { $known }
regulation-fault-ends-before-start = la compétition finit le { $ends }, avant de commencer le { $starts }
regulation-fault-unknown-tie-break = aucun départage ne s'appelle « { $name } »{ $nearest ->
    [none] { "" }
   *[other] , vouliez-vous dire « { $nearest } » ?
} ; il y a { $known }
regulation-fault-tie-break-choice = le départage { $name } ne peut être « { $choice } »{ $choices-kind ->
    [none] ; il n'admet aucune option
   *[other] ; il peut être { $choices }
}
regulation-fault-tie-break-twice = le départage { $name } est indiqué deux fois
regulation-fault-tie-break-of-teams = le départage { $name } est pour les compétitions par équipes
regulation-fault-unknown-switch = aucun réglage ne s'appelle « { $name } »{ $nearest ->
    [none] { "" }
   *[other] , vouliez-vous dire « { $nearest } » ?
} ; il y a { $known }
regulation-fault-switch-value = le réglage { $name } ne peut être « { $value } » ; il peut être { $values }
regulation-fault-switch-twice = le réglage { $name } est fixé deux fois
regulation-fault-no-name = la compétition n'a pas de nom
regulation-fault-stage-twice = deux phases s'appellent « { $stage } »
regulation-fault-nothing-to-win = { $stage } : il n'y a rien à gagner dans cette phase
regulation-fault-field-from-later = { $stage } : ses participants viennent d'une phase qui ne la précède pas
regulation-fault-no-such-group = { $stage } : groupe { $number } sur { $of }
regulation-fault-nobody-counts = les équipes marquent par leurs joueurs, mais aucun résultat ne compte
technical-item = { $title }
section = { $title }

## Sections du règlement (UA-II.2.2)

phrase-aim-and-tasks = but et objectifs
phrase-dates-and-place = dates et lieu
phrase-organisation-and-management = organisation et direction
phrase-participants = participants admis
phrase-character-of-the-event = caractère de la compétition
phrase-programme = programme de la compétition
phrase-safety-and-preparation-of-the-venue = sécurité et préparation de la salle
phrase-conditions-for-determining-and-awarding-winners = détermination et récompense des vainqueurs
phrase-financing-and-provision-of-participants = financement et prise en charge des participants
phrase-dates-and-procedure-of-entries = dates et modalités des inscriptions

## Sections du règlement (UA13-IV.2.1 à UA13-IV.2.5)

phrase-place-time-and-system-with-precedence-on-equal-points = lieu, dates et système, avec l'ordre de départage
phrase-participants-and-requirements = participants et conditions d'admission
phrase-rights-of-winners-prizes = droits des vainqueurs, prix
phrase-reception-deadlines-and-forms-of-entries = accueil, délais et formes des inscriptions

## Sections du règlement (FMJD-II.3)

phrase-type-of-event = type de compétition
phrase-list-of-participants = liste des participants
phrase-place = lieu
phrase-timetable = horaire
phrase-prizes-in-kind-and-in-money = prix en nature et en espèces

## Sections du règlement (COL-3.2.1a à COL-3.2.1i)

phrase-aims-and-tasks = buts et objectifs
phrase-who-directs-the-event = direction de la compétition
phrase-panel-of-arbiters = corps arbitral
phrase-how-winners-are-determined-shared-places-included = détermination des vainqueurs, places partagées comprises
phrase-awards-and-encouragement = récompenses et encouragements
phrase-deadline-for-entries-invitation-notification = délai d'inscription, invitation, notification

## Points du règlement technique

phrase-place-and-dates = lieu et dates
phrase-system-of-play = système de jeu
phrase-time-control = cadence
phrase-places-on-equal-points = places à égalité de points
phrase-awards = récompenses
phrase-qualifying-places = places qualificatives
phrase-schedule-of-rounds-and-of-unfinished-and-missed-games = calendrier des rondes, des parties inachevées et des parties manquées
phrase-time-control-of-play-and-of-resumption = cadence du jeu et de la reprise
phrase-session-for-adjourned-games = séance des parties ajournées
phrase-arbiters-with-category-and-function = arbitres avec catégorie et fonction
