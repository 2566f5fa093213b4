# Kodėl įrašas nepriimamas: po vieną pranešimą kiekvienam `Refused` atvejui.

## Įrašų sąrašas

refused-out-of-order = kito įrašo numeris yra { $next }, o ne { $asked }
refused-no-such-fact = įrašo Nr. { $seq } nėra
refused-undone-already = įrašas { $seq } nebegalioja
refused-undo-breaks = be įrašo { $seq } negalėtų likti įrašas { $breaks }: { $why }
refused-no-reason = nenurodyta priežastis
refused-no-text = tekstas tuščias
refused-not-allowed = { $role }: šios pareigos nesuteikia teisės { $action }
refused-was-relieved = { $name }: nušalinta nuo pareigų
refused-over = varžybos baigtos (žurnalo įrašas { $seq })

## Nuostatai

refused-no-regulation = nuostatų dar nėra
refused-regulation-already = nuostatai jau yra
refused-regulation-incomplete = nuostatuose trūksta: { $sections }
refused-regulation-faulty = nuostatais naudotis negalima: { $faults }
refused-frozen = prasidėjus 1 ratui keisti nebegalima: { $what }
refused-technical-incomplete = techniniame reglamente trūksta: { $items }
refused-no-technical = techninio reglamento, kurį reikėtų pasirašyti, nėra

## Pareigūnai

refused-chief-already = pagrindinis teisėjas jau yra: { $name }
refused-organiser-is-arbiter = { $name } negali būti ir organizatorius, ir teisėjas
refused-no-official = { $name }: tokio vardo pareigūno nėra
refused-arbiter-on-committee = { $name } – šių varžybų teisėjas ir negali būti apeliacinėje žiuri
refused-twice-on-committee = { $name }: nurodyta du kartus
refused-committee-size = apeliacinėje žiuri narių yra { $members }, atsarginių – { $reserves }, o reikia narių { $needed } ir atsarginių bent { $needed-reserves }
refused-nobody-of-executive = nė vieno žiuri nario nepaskyrė vadovaujantis komitetas
refused-no-quorum = nesuinteresuotų narių liko tik { $sitting } iš { $needed }

## Kas ir kur

refused-no-such-stage = { $stage } neegzistuoja; { $stages ->
    [one] yra { $stages } etapas
    [few] yra { $stages } etapai
   *[other] yra { $stages } etapų
}
refused-no-such-player = { $player } neegzistuoja; { $players ->
    [one] užregistruotas { $players } žaidėjas
    [few] užregistruoti { $players } žaidėjai
   *[other] užregistruota { $players } žaidėjų
}
refused-no-such-team = { $team } neegzistuoja; { $teams ->
    [one] užregistruota { $teams } komanda
    [few] užregistruotos { $teams } komandos
   *[other] užregistruota { $teams } komandų
}
refused-no-such-entrant = { $entrant } neegzistuoja; { $entrants ->
    [one] užregistruotas { $entrants } dalyvis
    [few] užregistruoti { $entrants } dalyviai
   *[other] užregistruota { $entrants } dalyvių
}
refused-no-such-table = { $table } stalo nėra; { $tables ->
    [one] yra { $tables } stalas
    [few] yra { $tables } stalai
   *[other] yra { $tables } stalų
}
refused-no-such-board = { $board } lentos nėra; { $boards ->
    [one] yra { $boards } lenta
    [few] yra { $boards } lentos
   *[other] yra { $boards } lentų
}
refused-no-such-game = { $game } partijos nėra; { $games ->
    [one] yra { $games } partija
    [few] yra { $games } partijos
   *[other] yra { $games } partijų
}
refused-which-board = prie kurios lentos? (lentų: { $boards })
refused-which-game = kurioje partijoje?
refused-no-team-event = šiose varžybose komandos nežaidžia

## Paraiškos

refused-no-name = trūksta vardo
refused-not-a-name = „{ $name }“ nėra vardas: tai skaičius arba jame yra nematomų ženklų
refused-name-too-long = vardas per ilgas: ženklų { $letters }, daugiausia gali būti { $most }
refused-rating-too-high = reitingas { $rating } per didelis, didžiausias – { $most }
refused-born-after-start = { $name }: gimimo data { $born } vėlesnė už varžybų pradžią, { $starts }
refused-entered-twice = { $name } jau yra sąraše, numeris { $earlier }
refused-entries-closed = paraiškos nebepriimamos, ratų su sudarytomis poromis: { $paired }
refused-no-team = { $name }: paraiškoje nenurodyta komanda
refused-team-frozen = { $team }: prasidėjus 1 ratui paraiškos keisti nebegalima
refused-no-reserves = nuostatai atsarginių nenumato
refused-board-taken = { $team }: prie { $board } lentos jau kažkas yra
refused-nationality = { $name }: federacija – { $own }, žaisti už kitą negalima: { $country }
refused-women-only = { $name } negali žaisti moterų varžybose
refused-too-old = { $name }: amžius – { $age }, riba – { $limit }
refused-too-young = { $name }: amžius – { $age }, grupė prasideda nuo { $limit }
refused-nobody-entered = paraiškų nėra

## Etapai, numeriai, burtai

refused-no-field = { $stage }: nenustatyta, kas žaidžia
refused-stage-begun = { $stage } jau prasidėjo
refused-more-rounds-paired = poros jau sudarytos ratams: { $paired }, o pagal nuostatus jų būtų tik { $planned }
refused-numbers-fixed = sudarius { $round } rato poras numerių keisti nebegalima
refused-not-the-field = { $given ->
    [one] pateiktas { $given } numeris, o dalyvių yra { $field }, arba kažkas nurodytas du kartus
    [few] pateikti { $given } numeriai, o dalyvių yra { $field }, arba kažkas nurodytas du kartus
   *[other] pateikta { $given } numerių, o dalyvių yra { $field }, arba kažkas nurodytas du kartus
}
refused-nothing-to-draw = nėra iš ko traukti burtų
refused-no-such-lot = traukiamas vienas skaičius nuo 1 iki { $most }, o ne tai, kas pasakyta
refused-no-order-of-rounds = kiekvienas ratas nuo 1 iki { $rounds } traukiamas vieną kartą

## Komandų sudėtys

refused-line-up-late = { $minutes ->
    [one] sudėtis pateikta likus { $minutes } minutei iki rato, o reikia { $needed }
    [few] sudėtis pateikta likus { $minutes } minutėms iki rato, o reikia { $needed }
   *[other] sudėtis pateikta likus { $minutes } minučių iki rato, o reikia { $needed }
}
refused-line-up-size = sudėtyje { $given ->
    [one] nurodytas { $given } žaidėjas
    [few] nurodyti { $given } žaidėjai
   *[other] nurodyta { $given } žaidėjų
}, o { $boards ->
    [one] yra { $boards } lenta
    [few] yra { $boards } lentos
   *[other] yra { $boards } lentų
}
refused-twice-in-line-up = { $player }: nurodyta du kartus
refused-not-his-board = { $player } negali žaisti prie { $board } lentos

## Ratai

refused-wrong-round = dabar eilė { $next } ratui, o ne { $asked }
refused-no-such-round = { $round } rato nėra; { $rounds ->
    [one] yra { $rounds } ratas
    [few] yra { $rounds } ratai
   *[other] yra { $rounds } ratų
}
refused-too-many-games = varžybose ne daugiau kaip { $most } partijų
refused-no-more-rounds = { $rounds ->
    [1] vienintelio rato poros jau sudarytos
   *[other] visų ratų ({ $rounds }) poros jau sudarytos
}
refused-results-missing = { $tables-count ->
    [1] { $round } rate trūksta rezultato prie { $tables } stalo
   *[other] { $round } rate trūksta rezultatų prie { $tables } stalų
}
refused-rounds-to-come = { $stage }: { $planned ->
    [one] numatytas { $planned } ratas
    [few] numatyti { $planned } ratai
   *[other] numatyta { $planned } ratų
}, iki šiol ratų su poromis: { $played }
refused-not-decided = { $stage }: dar nenulemta, ratų iki šiol: { $played }
refused-still-adjourned = { $tables-count ->
    [1] { $round } rate yra nutraukta partija prie { $tables } stalo
   *[other] { $round } rate yra nutrauktų partijų prie { $tables } stalų
}
refused-not-in-stage = { $stage }: { $entrant } čia nežaidžia
refused-seated-twice = { $entrant }: įrašyta du kartus
refused-forgotten = pamiršti dalyviai: { $entrants }
refused-rematch = { $a } ir { $b } jau žaidė { $round } rate
refused-met-often = { $a } ir { $b } jau žaidė tarpusavyje, kartų: { $times }; ciklų iš viso: { $cycles }
refused-has-left = { $entrant }: jau pasitraukė
refused-is-absent = { $entrant }: pranešta, kad { $round } rate nedalyvaus
refused-prohibited = { $a } ir { $b } neturėtų žaisti tarpusavyje: { $reason }
refused-not-prohibited = { $a } ir { $b }: žaisti tarpusavyje neuždrausta
refused-second-bye = { $entrant }: laisvas ratas jau buvo
refused-not-paired = { $round } rato poros dar nesudarytos
refused-paired-already = { $round } ratas jau prasidėjo
refused-not-started = { $round } ratas dar neprasidėjo
refused-earlier-not-started = ratas prieš { $round } ratą dar neprasidėjo
refused-already-phase = { $round } ratas: jau { $phase }

## Rezultatai

refused-has-result = { $key }: rezultatas yra { $score }
refused-nothing-to-correct = { $key }: nėra rezultato, kurį būtų galima taisyti
refused-same-result = { $key }: rezultatas jau yra { $score }
refused-at-board = { $key }: „{ $line }“ užrašyti negalima: { $why }
refused-not-in-game = { $key }: { $player } čia nežaidžia

## Sankcijos ir protestai

refused-not-on-ladder = taisyklėse už tai nenumatyta: { $sanction }; numatyta: { $has }
refused-punished-already = { $player }: už tai jau nubausta: { $sanction }
refused-captain-only = komandinėse varžybose protestuoja tik kapitonas
refused-protest-late = protestas pateiktas praėjus { $passed ->
    [one] { $passed } minutei
    [few] { $passed } minutėms
   *[other] { $passed } minučių
}, o leidžiama ne vėliau kaip po { $minutes ->
    [one] { $minutes } minutės
   *[other] { $minutes } minučių
}
refused-no-such-protest = protesto Nr. { $seq } nėra
refused-ruled-already = protestas { $protest } jau nagrinėjamas toliau
refused-not-ruled-yet = pagrindinis teisėjas dar nenusprendė dėl protesto { $protest }
refused-not-appealed = protestas { $protest } apeliacinei žiuri neperduotas
refused-no-committee = apeliacinės žiuri nėra
refused-final = apeliacinės žiuri sprendimas galutinis

## Ko keisti negalima

phrase-whether-teams-or-players-are-paired = ar poros sudaromos iš komandų, ar iš žaidėjų
phrase-the-rulebook = taisyklės
phrase-the-order-of-criteria-on-equal-points = kriterijų tvarka esant lygiems taškams
phrase-the-number-of-boards = lentų skaičius
phrase-the-system-of-a-stage-that-has-begun = prasidėjusio etapo sistema

## Ką daryti vietoj to

phrase-approve-a-regulation-first = pirmiausia patvirtinkite nuostatus
phrase-take-back-the-end-of-the-event-first = pirmiausia atšaukite varžybų pabaigą
phrase-play-on-or-approve-the-results-early-with-a-reason = žaiskite toliau arba patvirtinkite rezultatus anksčiau laiko, nurodydami priežastį
phrase-change-the-regulation-instead = verčiau pakeiskite nuostatus
phrase-write-the-missing-sections = parašykite trūkstamus skyrius
phrase-write-the-missing-items = parašykite trūkstamus punktus
phrase-write-the-technical-regulation-first = pirmiausia parenkite techninį reglamentą
phrase-relieve-the-chief-arbiter-first = pirmiausia nušalinkite pagrindinį teisėją
phrase-enter-the-team-first-and-name-it-in-the-entry = pirmiausia užregistruokite komandą ir nurodykite ją paraiškoje
phrase-change-the-regulation-if-it-may-allow-this = pakeiskite nuostatus, jei jie gali tai leisti
phrase-name-those-who-play-in-the-stage = nurodykite, kas žaidžia etape
phrase-the-main-line-up-plays-or-in-free-order-that-of-the-round-before = žaidžia pagrindinė sudėtis arba, jei tvarka laisva, ankstesnio rato sudėtis
phrase-enter-the-missing-results = įrašykite trūkstamus rezultatus
phrase-pair-them-or-announce-their-absence = sudarykite jiems poras arba praneškite apie nedalyvavimą
phrase-pair-otherwise-or-override-with-a-reason = sudarykite poras kitaip arba pakeiskite jas sprendimu, nurodydami priežastį
phrase-let-him-leave-and-pair-the-round-again = tegul jis pasitraukia, o rato poras sudarykite iš naujo
phrase-take-the-later-rounds-back-first = pirmiausia atšaukite vėlesnius ratus
phrase-let-the-chief-arbiter-decide-on-further-part = dėl tolesnio dalyvavimo tegul sprendžia pagrindinis teisėjas
phrase-pair-the-round-first = pirmiausia sudarykite rato poras
phrase-give-a-minus-to-whoever-does-not-come = neatvykusiam rašykite minusą
phrase-start-the-round-first = pirmiausia pradėkite ratą
phrase-start-the-earlier-round-first = pirmiausia pradėkite ankstesnį ratą
phrase-correct-the-result-instead = verčiau pataisykite rezultatą
phrase-enter-the-result = įrašykite rezultatą
phrase-let-the-chief-arbiter-rule-first = pirmiausia tegul nusprendžia pagrindinis teisėjas
phrase-let-the-complainant-appeal-first = pirmiausia protesto teikėjas turi pateikti apeliaciją
phrase-appoint-the-appeals-committee = paskirkite apeliacinę žiuri
phrase-appoint-more-reserves = paskirkite daugiau atsarginių
phrase-say-why = nurodykite, kodėl
