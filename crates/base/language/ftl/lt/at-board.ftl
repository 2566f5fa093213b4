# Ką teisėjas užrašo apie lentą.

board-stands = Ėjimas: { $side }, padaryta pusėjimių: { $ply }; { $position }
board-clock = { $side }: liko { $left }, sunaudota { $used }, ėjimų { $moves }{ $runs ->
    [yes] , laikrodis eina
   *[no] { "" }
}{ $trouble ->
    [yes] , ceitnotas
   *[no] { "" }
}; { $record ->
    [may-stop] gali neužrašinėti
    [may-tick] gali žymėti ėjimus brūkšneliais
    [none] neužrašinėja
   *[record] privalo užrašinėti
}
board-noted = { $side }, po { $ply } pusėjimių: { $what }
board-waits = { $side }: { $what }. Reikia sprendimo:
board-waits-together = { $side }: { $what }. Tai taip pat laukia ir sprendžiama kartu su pirmuoju
board-waits-next = { $side }: { $what }. Tai taip pat laukia ir sprendžiama po to
board-choice = „{ $line }“ duoda { $position }
board-result = { $result } ({ $marks })
board-not-a-time = „{ $text }“ nėra laikas, pvz., 1:05:00
desk-at-board = Kas įvyko prie lentos
desk-at-board-at = Lenta (3, 3.2 arba vardas)
desk-at-board-after = Laikas nuo pradžios (1:05:00; tuščia: dabar)
desk-at-board-lines = Po vieną įvykį eilutėje, pvz., „irregular white two-moves“, „clock pause“, „claim black repetition“
desk-at-board-write = Užrašyti
desk-at-board-help = Visos eilutės, kurias galima užrašyti

board-due = Dabar reikia nuspręsti: { $why }: { $outcome }{ $scope ->
    [encounter] , visas susitikimas
   *[game] { "" }
}
board-counter = { $counter }: { $now } iš { $limit } ({ $unit })
board-draw-reached = Lygiosios: { $counter }, { $now } iš { $limit } ({ $unit }). Užrašykite „{ $line }“
board-penalty = { $side }: pažeidimų { $count }. Pagalvokite apie nuobaudą: { $lines }
board-penalty-line = „{ $line }“ ({ $step })
board-flags-go-on = Nukrito abi vėliavėlės: partija tęsiama
board-adjourned-to-think = Partija nutraukta, abu laikrodžiai stovi. Nusirašius poziciją { $side } galvoja užklijuojamą ėjimą: „{ $line }“
board-adjourned-to-seal = { $side } slapta užrašo ėjimą. Kai jis voke: „{ $line }“
board-adjourned-sealed = Ėjimas užklijuotas ({ $side }). Tęsdami atplėškite voką ir rašykite „{ "sealed" } ĖJIMAS“; nuo tada eina varžovo laikrodis, net jei jo nėra. Jei ėjimo atlikti negalima, { $side } pralaimi: „{ "sealed impossible" }“
board-both-flags = Nukrito abi vėliavėlės: sprendžia teisėjas
board-both-lose = Pralaimėjo abu: { $why }
board-annulled = Partija anuliuota: { $why }
board-clock-line = Taisoma pažeidėjo laiku: „{ $line }“
board-refused = atmesta: { $why }
board-record-gap = { $side }: neužrašyta ėjimų: { $missing }, daugiau, nei leidžia kodeksas
board-restored-too-late = { $side }: užrašas atkurtas per ilgai; teisėjas gali skirti pralaimėjimą
board-warn-after = { $side }: įspėti apie laiką praėjus { $after } nuo pradžios
board-sheet = { $side }: pasirašytas blankas atiduotas
board-restoring = Užrašas atkuriamas { $pays ->
    [white] baltųjų laiku
    [black] juodųjų laiku
    [both] abiejų laiku po lygiai
   *[nobody] sustabdžius laikrodžius
}
noted-irregularity = { $value }
noted-mended-at-once = { $value }, iškart ištaisyta
noted-accepted = { $value }, priimta
noted-rewound = { $value }, nuo ten peržaista
noted-wrong-claim = Nepasitvirtinęs reikalavimas
noted-sanction = Nuobauda: { $value }
clock-why-flag = { $color }: vėliavėlė nukrito po { $needed ->
    [none] { $made } ėjimų, laikas visai partijai
   *[other] { $made } iš { $needed } ėjimų
}
clock-why-both-flags = nukrito abi vėliavėlės
clock-why-late = { $color }: vėluoja { $by }, leidžiama { $limit }
clock-why-both-late = abu vėluoja { $by }, leidžiama { $limit }
clock-why-never-came = { $value }: nukrito nesančio žaidėjo vėliavėlė
clock-why-stopped = { $value }: sustabdytas laikrodis
clock-why-stopped-for-draw = { $value }: sustabdytas laikrodis dėl lygiųjų
clock-why-right-claim = { $value }: pagrįstas lygiųjų reikalavimas
clock-why-wrong-claim = { $value }: nepagrįstas lygiųjų reikalavimas, o laikas tuo metu baigėsi
clock-why-sealed-move = { $value }: užrašyto ėjimo atlikti negalima
clock-why-final-move = { $value }: varžovas liko be ėjimo prieš nukrintant vėliavėlei
clock-outcome-loses = { $value }: pralaimėjimas
clock-outcome-both-lose = pralaimi abu
clock-outcome-draw = lygiosios
clock-outcome-goes-on = žaidžiama toliau
clock-outcome-arbiter-decides = sprendžia teisėjas
not-written-game = { $value }
not-written-words = { $value }
not-written-clock = { $value }
not-written-note = { $value }
not-written-no-clock = prie šios lentos nėra laikrodžio
not-written-not-executable = „{ $mv }“ nėra vienas ėjimas, kurį čia gali atlikti { $by }; nieko neužrašyta. Jei tai kito stalo vokas, vėl jį užklijuokite; jei taip parašyta lape ({ $by }), { $by } pralaimi: „{ "sealed impossible" }“
not-written-sealed-move-unsaid = užrašas laukia užklijuoto ėjimo: rašykite „{ "sealed" } ĖJIMAS“, ir laikrodis eis su juo
not-written-too-long = eilutė per ilga ({ $value } ženklų)
not-written-too-many = per daug eilučių
line-refusal-text = { $value }
line-refusal-refused = { $value }
not-a-line-unknown = jokia eilutė neprasideda žodžiu „{ $value }“
not-a-line-missing = trūksta: { $value }
not-a-line-no-side = „{ $value }“ nėra nei white, nei black
not-a-line-no-square = lentoje nėra laukelio „{ $value }“
not-a-line-no-piece = „{ $value }“ nėra pozicijos figūra
not-a-line-no-move = „{ $value }“ nėra ėjimas
not-a-line-not-one-move = { $count ->
    [0] „{ $text }“ nėra galimas ėjimas po { $ply } pusėjimių
   *[other] „{ $text }“ gali reikšti { $count } ėjimų po { $ply } pusėjimių
}
not-a-line-no-number = „{ $value }“ nėra čia tinkamas skaičius
not-a-line-none-of = „{ $word }“ nėra { $of }; žinoma: { $known }
phrase-which-irregularity = koks pažeidimas
phrase-a-number = skaičius
phrase-the-time-that-is-left = likęs laikas
phrase-the-letter-of-a-side = pusės raidė
phrase-claim = reikalavimas
phrase-irregularity = pažeidimas
phrase-sanction = nuobauda
phrase-counter = skaitiklis
not-an-event-unknown = „{ $value }“ nėra laikrodžio įvykis
not-an-event-no-side = „{ $value }“ nėra nei white, nei black
not-an-event-no-time = „{ $value }“ nėra laikas, toks kaip 4:59
not-an-event-no-number = „{ $value }“ nėra ėjimų skaičius
not-noted-unknown = „{ $value }“ čia netinka
not-noted-side = { $value }
not-noted-no-break = { $clauses-count ->
    [0] taisyklės nenumato pertraukos per partiją
   *[other] trumpa pertrauka daroma tik ties kontroliniu ėjimu; padaryta ėjimų: { $made }
}
not-noted-no-clock = prie šios lentos nėra laikrodžio
clock-refused-time-runs-back = tai { $back } anksčiau už ankstesnį įrašą
clock-refused-not-started = partija dar nepradėta
clock-refused-started-already = partija jau pradėta
clock-refused-over = partija baigta
clock-refused-flag-fell = { $color }: vėliavėlė nukrito prieš { $ago }
clock-refused-standing = laikrodžiai sustabdyti
clock-refused-not-standing = laikrodžiai nesustabdyti
clock-refused-not-to-move = { $value }: dabar varžovo ėjimas
clock-refused-absent = { $value }: nėra prie lentos
clock-refused-present = { $value }: jau prie lentos
clock-refused-absent-runs = nesančiojo laikrodis eina, kol jis ateis
clock-refused-pause-lasts = pertrauka prieš antrąją partiją truks dar { $left }
clock-refused-pause-length = pertrauka prieš antrąją partiją – 5–10 minučių, o ne { $pause }
clock-refused-nothing-to-judge = jokia vėliavėlė nenukrito ir niekas nevėluoja
clock-refused-players-claim = kad vėliavėlė nukrito, gali pareikšti tik partijos žaidėjas
clock-refused-arbiter-stops = sustabdyti laikrodį gali tik teisėjas
clock-refused-flag-down-already = { $color }: vėliavėlė nukrito; apie gedimą reikėjo pasakyti anksčiau
clock-refused-giver-untouched = { $giver }: seansininko laikas niekada nekeičiamas
clock-refused-no-claim = joks reikalavimas netikrinamas
clock-refused-not-both-flags = nukrito ne abi vėliavėlės
clock-refused-no-time = { $value }: neliktų laiko toliau žaisti
clock-refused-fewer-moves = { $color }: pagal laikrodį { $made } ėjimų, tad ne { $shown }
clock-refused-too-many-moves = { $shown } ėjimų – daugiau, nei gali būti partijoje ({ $most })
clock-refused-no-unproved-count = šis kodeksas nežaidžia toliau su neįrodytu ėjimų skaičiumi
clock-refused-no-adjournment = šis kodeksas nežino partijos atidėjimo su užrašytu ėjimu
clock-refused-too-early-to-adjourn = partiją galima atidėti po { $needed } ėjimo, o ne po { $made }; jei padaryta daugiau, pirma juos užrašykite
clock-refused-wrong-sealer = { $sealer }: ši pusė užrašo ėjimą, todėl partija atidedama jai esant prie ėjimo
clock-refused-not-interrupted = partija nenutraukta
clock-refused-not-sealed = joks ėjimas neužrašytas į voką
console-no-choice = Šis kodeksas nepalieka pasirinkimo: pažeidimas ištaisomas

irregular-ir01 = { irregular-1 }
irregular-ir02 = { irregular-2 }
irregular-ir03 = { irregular-3 }
irregular-ir04 = { irregular-4 }
irregular-ir05 = { irregular-5 }
irregular-ir06 = { irregular-6 }
irregular-ir07 = { irregular-7 }
irregular-ir08 = { irregular-8 }
irregular-ir09 = { irregular-9 }
irregular-ir10 = { irregular-10 }
irregular-ir11 = { irregular-11 }
irregular-ir12 = { irregular-12 }
irregular-ir13 = { irregular-13 }
irregular-ir14 = { irregular-14 }
irregular-ir15 = { irregular-15 }
irregular-ir16 = { irregular-16 }
irregular-ir17 = { irregular-17 }
irregular-ir18 = { irregular-18 }
irregular-ir19 = { irregular-19 }
irregular-ir20 = { irregular-20 }
irregular-ir21 = { irregular-21 }
irregular-ir22 = { irregular-22 }
irregular-ir23 = { irregular-23 }
irregular-ir24 = { irregular-24 }
irregular-ir25 = { irregular-25 }
irregular-ir26 = { irregular-26 }
irregular-ir27 = { irregular-27 }
irregular-ir28 = { irregular-28 }
irregular-ir29 = { irregular-29 }
irregular-ir30 = { irregular-30 }
irregular-ir31 = { irregular-31 }
irregular-ir32 = { irregular-32 }
irregular-ir33 = { irregular-33 }

board-line-moves = ėjimai, kiek jų žinoma
board-line-played = ėjimas, po kurio perjungtas laikrodis
board-line-offer = lygiosios siūlomos, priimamos, atmetamos
board-line-claim-repetition = reikalaujama lygiųjų dėl pasikartojimo: paskelbtu ėjimu arba tiek ėjimų matė teisėjas
board-line-claim-counting = reikalaujama lygiųjų pagal suskaičiuotus ėjimus
board-line-claim-last-minute = lygiųjų reikalauja žaidėjas, kuriam trūksta laiko
board-line-claim-quick-finish = teisėjas pakviestas po atmesto pasiūlymo
board-line-establish = teisėjas nustato lygiąsias, kurias pasiekė skaičiuoklė
board-line-found = ką nustatė teisėjas: niekas negali laimėti arba parodytas laimėjimas
board-line-flag = nukrito vėliavėlė; jei abi, kuri pirma
board-line-ends = žaidėjas pasiduoda, sustabdo laikrodį arba nesilaiko taisyklių
board-line-absent = kažkas neatvyko
board-line-irregular = pažeidimas, iškart ištaisytas ar ne, ir po jo likusi lenta
board-line-decide = ištaisoma arba paliekama to, kas sprendžia, žodžiu
board-line-rewind = bokštinės šaškės: grįžtama prie neteisingo pusėjimo
board-line-touched = ranka be įspėjimo palietė ten stovinčią šaškę
board-line-adjusts = žaidėjas įspėja ir taiso šaškes
board-line-carried = šaškė nešama langelio link, bet dar nepaleista
board-line-released = šaškė pastatyta langelyje ir paleista
board-line-removing = nukirstos šaškės nuimamos: visos ar ne
board-line-reached = paprastoji pasiekė paskutinę eilę: pasakoma, kas ją vainikuoja
board-line-sanction = šio kodekso nuobauda
board-line-award = teisėjas sprendžia ir pasako kodėl
board-line-undo = lieka tik tiek pirmųjų eilučių
board-line-clock-start = pradžios ženklas ir ko nėra
board-line-clock-arrive = vėluojantis atvyko arba jo priežastis svarbi
board-line-clock-press = laikrodis perjungtas arba paskutinis ėjimas nepalieka varžovui ėjimų
board-line-clock-pause = teisėjas sustabdo abu laikrodžius, paleidžia toliau arba paleidžia vieną
board-line-clock-add = laikas pridedamas, atimamas arba nustatomas
board-line-clock-replace = sugedęs laikrodis pakeistas arba abejojama vėliavėle
board-line-clock-stop = žaidėjas sustabdo laikrodį
board-line-clock-judge = teisėjas sprendžia dėl vėliavėlės arba leidžia žaisti toliau su tiek laiko
board-line-clock-claim = lygiųjų reikalavimas prie laikrodžio ir jo sprendimas
board-line-clock-shown = kontrolės ėjimai parodyti arba neįrodyti
board-line-clock-adjourn = partija nutraukta, ėjimas užklijuotas, vokas atplėštas, žaidimas baigtas
board-line-sealed = vokas atplėštas: užklijuotas ėjimas padarytas arba neįmanomas ir jo žaidėjas pralaimi
board-line-missing = tiek ėjimų nėra blanke, arba per tiek laiko jie atkurti
board-line-break = žaidėjas prašo trumpos pertraukos
board-line-sight = žaidėjas nemato laikrodžio: pasakoma, kada jį įspėti
board-line-sheet = žaidėjas atidavė pasirašytą blanką
board-choice-plain = „{ $line }“
board-demand = { $rule } { $reading }
board-demand-wrong_board = Partija anuliuojama ir žaidžiama iš naujo, kad ir kada tai pastebėta
board-demand-accepted_by_moving = Kai tik varžovas padaro ėjimą, viskas lieka kaip yra
board-demand-corrected_wholly = Taisoma visiškai arba visai ne
board-demand-condoned_by_moving = Kai tik varžovas padaro ėjimą, klaida atleista
board-demand-complained_in_time = Po partijos skundai nepriimami
board-demand-nobodys_fault = Kas įvyko ne dėl žaidėjų kaltės, nėra pažeidimas: pozicija atstatoma, niekas nebaudžiamas ir niekieno laikas neskaičiuojamas
board-hand = { $side }, { $point }: { $rule }
board-hand-moves = Lieka ėjimai: { $moves }
board-hand-line = Kad būtų užrašyta: „{ $line }“
not-noted-no-piece = langelyje „{ $value }“ nieko nėra
not-noted-not-his = langelyje „{ $value }“ stovi varžovo šaškė
not-noted-off-turn = dabar ne eilė: { $value }
not-noted-not-last-row = „{ $value }“ nėra paskutinėje šio žaidėjo eilėje
console-position = Po jo likusi lenta, jei žinoma (pvz., W:W31,32:B1-20)

board-offer-noted = { $side }: pasiūlytos lygiosios; abu tai pažymi blankuose. Atsakymas: „{ $yes }“, „{ $no }“ arba ėjimas
board-watch = Abiem trūksta laiko: ėjimus turi užrašinėti kas nors kitas

noted-corrected = { $value }, ištaisyta
