# Varžybų nuostatai: ko trūksta, kas negerai, skyrių pavadinimai.

type-missing = { $number } { $title } ({ $clause })

regulation-fault-unknown-rulebook = taisyklių „{ $value }“ nėra
regulation-fault-no-stage = nuostatuose nenurodytas nė vienas etapas
regulation-fault-no-rounds = { $stage }: nėra nė vieno rato
regulation-fault-no-cycles = { $stage }: rato turnyras, kuriame niekas su niekuo nežaidžia
regulation-fault-too-few-rounds = oficialiose varžybose turi būti bent { $needed } ratų; { $stage }: numatyta { $planned } (FMJD-II.3.a)
regulation-fault-control = laiko kontrolės „{ $text }“ perskaityti negalima: { $why }
regulation-fault-no-boards = žaidžia komandos, bet nuostatuose nenurodyta, prie kiek lentų
regulation-fault-edition-of-another = redakcija „{ $edition }“ skirta { $follows }, o ne { $rulebook }
regulation-fault-edition-not-in-force = redakcija „{ $edition }“ galioja nuo { $from }{ $until ->
    [none] { "" }
   *[other] { "" } iki { $until }
}, o varžybos prasideda { $starts }
regulation-fault-unknown-age-group = taisyklėse amžiaus grupės „{ $name }“ nėra; yra { $known }
regulation-fault-ends-before-start = varžybos baigiasi { $ends }, anksčiau, nei prasideda: { $starts }
regulation-fault-unknown-tie-break = papildomo kriterijaus „{ $name }“ nėra{ $nearest ->
    [none] { "" }
   *[other] , gal turėjote omenyje „{ $nearest }“?
}; yra { $known }
regulation-fault-tie-break-choice = papildomas kriterijus { $name } negali būti „{ $choice }“{ $choices-kind ->
    [none] ; jis vartojamas be patikslinimų
   *[other] ; gali būti { $choices }
}
regulation-fault-tie-break-twice = papildomas kriterijus { $name } nurodytas du kartus
regulation-fault-tie-break-of-teams = papildomas kriterijus { $name } skirtas komandinėms varžyboms
regulation-fault-unknown-switch = jungiklio „{ $name }“ nėra{ $nearest ->
    [none] { "" }
   *[other] , gal turėjote omenyje „{ $nearest }“?
}; yra { $known }
regulation-fault-switch-value = jungiklis { $name } negali būti „{ $value }“; gali būti { $values }
regulation-fault-switch-twice = jungiklis { $name } nustatytas du kartus
regulation-fault-no-name = varžybos neturi pavadinimo
regulation-fault-stage-twice = du etapai vadinasi „{ $stage }“
regulation-fault-nothing-to-win = { $stage }: nėra ko laimėti
regulation-fault-field-from-later = { $stage }: dalyviai imami iš etapo, kuris nėra ankstesnis
regulation-fault-no-such-group = { $stage }: { $number } grupė iš { $of }
regulation-fault-nobody-counts = komandų įskaita vedama pagal žaidėjus, bet neįskaitomas nė vienas rezultatas
technical-item = { $title }
section = { $title }

## Nuostatų skyriai (UA-II.2.2)

phrase-aim-and-tasks = tikslas ir uždaviniai
phrase-dates-and-place = data ir vieta
phrase-organisation-and-management = organizavimas ir vadovavimas
phrase-participants = dalyviai
phrase-character-of-the-event = varžybų pobūdis
phrase-programme = programa
phrase-safety-and-preparation-of-the-venue = saugumas ir varžybų vietos parengimas
phrase-conditions-for-determining-and-awarding-winners = nugalėtojų nustatymo ir apdovanojimo sąlygos
phrase-financing-and-provision-of-participants = finansavimas ir dalyvių aprūpinimas
phrase-dates-and-procedure-of-entries = paraiškų pateikimo terminai ir tvarka

## Nuostatų skyriai (UA13-IV.2.1 – UA13-IV.2.5)

phrase-place-time-and-system-with-precedence-on-equal-points = vieta, laikas ir sistema, taip pat pranašumas esant lygiems taškams
phrase-participants-and-requirements = dalyviai ir jiems keliami reikalavimai
phrase-rights-of-winners-prizes = nugalėtojų teisės, prizai
phrase-reception-deadlines-and-forms-of-entries = dalyvių priėmimas, paraiškų terminai ir formos

## Nuostatų skyriai (FMJD-II.3)

phrase-type-of-event = varžybų tipas
phrase-list-of-participants = dalyvių sąrašas
phrase-place = vieta
phrase-timetable = tvarkaraštis
phrase-prizes-in-kind-and-in-money = apdovanojimai daiktais ir pinigais

## Nuostatų skyriai (COL-3.2.1a – COL-3.2.1i)

phrase-aims-and-tasks = tikslai ir uždaviniai
phrase-who-directs-the-event = kas vadovauja varžyboms
phrase-panel-of-arbiters = teisėjų kolegija
phrase-how-winners-are-determined-shared-places-included = kaip nustatomi nugalėtojai, įskaitant dalijimąsi vietomis
phrase-awards-and-encouragement = apdovanojimai ir paskatinimai
phrase-deadline-for-entries-invitation-notification = paraiškų terminas, dalyvių kvietimas ir informavimas

## Techninio reglamento punktai

phrase-place-and-dates = vieta ir data
phrase-system-of-play = varžybų sistema
phrase-time-control = laiko kontrolė
phrase-places-on-equal-points = vietos esant lygiems taškams
phrase-awards = apdovanojimai
phrase-qualifying-places = į kitas varžybas patenkančių vietų skaičius
phrase-schedule-of-rounds-and-of-unfinished-and-missed-games = ratų ir nebaigtų bei praleistų partijų tvarkaraštis
phrase-time-control-of-play-and-of-resumption = žaidimo ir pratęsimo laiko kontrolė
phrase-session-for-adjourned-games = nutrauktų partijų pratęsimo laikas
phrase-arbiters-with-category-and-function = teisėjai, jų kategorijos ir pareigos
