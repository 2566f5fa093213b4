# Korespondencinės partijos: ko negalima ir kodėl, kokie terminai eina.

## Ko negalima

post-refused-unknown-rulebook = nėra taisyklių pavadinimu „{ $name }“
post-refused-unknown-code = nėra korespondencinio žaidimo kodekso „{ $name }“
post-refused-bad-switch = aiškinimas { $name } negali būti „{ $value }“
post-refused-dates-backwards = { $later } nėra vėliau už { $earlier }
post-refused-not-begun = partija dar nepradėta
post-refused-begun-already = partija jau pradėta
post-refused-over = partija baigta
post-refused-still-on = partija dar vyksta
post-refused-no-such-fact = nėra įrašo { $number }, kurį būtų galima išbraukti
post-refused-not-your-move = dabar eina { $turn }
post-refused-no-own-move = laiškas baigiasi siuntėjo ėjimu
post-refused-not-legal = { $text } – negalimas ėjimas
post-refused-is-legal = { $text } galimas, tad laiškas tvarkingas
post-refused-not-proposed = { $text } varžovas nesiūlė, ir ėjimas nepriverstinis
post-refused-suspended = žaidimas sustabdytas, kol teisėjas išnagrinės pareiškimą
post-refused-awaits-correction = klaidingas laiškas laukia pataisymo ({ $by })
post-refused-nothing-to-correct = nėra ko taisyti
post-refused-other-piece = { $text } – ne tos šaškės, kuri buvo nurodyta, ėjimas
post-refused-not-overstepped = laikas neviršytas: panaudota dienų { $used }, leidžiama { $limit } (ėjimų: { $moves })
post-refused-claim-stands = vienas pareiškimas jau nagrinėjamas
post-refused-no-claim = pareiškimo nėra
post-refused-sealed-needed = prie pareiškimo pridedamas kitas jūsų ėjimas teisėjui
post-refused-too-late = per vėlu: praėjo dienų { $days }, terminas { $term }
post-refused-too-early = per anksti: praėjo dienų { $days }, reikia { $term }
post-refused-objection-open = varžovas gali prieštarauti iki { $until }
post-refused-not-registered = pakartojimas siunčiamas registruotu laišku
post-refused-nothing-to-repeat = varžovas laukia jūsų atsakymo; kartoti nėra ko
post-refused-too-many-breaks = pertraukų nebėra: panaudota { $taken }, leidžiama { $most }
post-refused-too-long-break = per ilgai: iš viso pertraukos dienų { $days }, leidžiama { $most }
post-refused-break-overlaps = pertrauka nuo { $from } iki { $to } jau yra
post-refused-after-closing = žaidimas baigtas { $closing }: galima priimti lygiąsias arba pasiduoti
post-refused-no-adjudication = partija nelaukia priteisimo
post-refused-right-lost = be užrašo ir analizės teisė protestuoti prarandama
post-refused-same-adjudicator = protestą turi nagrinėti kitas asmuo, ne { $name }
post-refused-nothing-claimed = čia laikas pats baigia partiją; pareiškimų nėra
post-refused-rules = { $value }

## Ką reikia padaryti

post-due-answer = laiku atsakyti
post-due-tell-delay = įspėti varžovą apie delsimą
post-due-repeat = pakartoti ėjimą registruotu laišku
post-due-sign-of-life = atsakyti, kitaip laikomas pasitraukusiu
post-due-correct = pataisyti klaidingą laišką
post-due-claim = pareikšti apie laiko viršijimą, kol jis trunka
post-due-object = prieštarauti pareiškimui
post-due-rule = išnagrinėti pareiškimą
post-due-punish = nubausti už pakartotinį pažeidimą
post-due-answer-before-break = atsakyti iki pertraukos
post-due-repeat-after-break = po pertraukos dar kartą išsiųsti ėjimą
post-due-close = pabaigos diena
post-due-record = atsiųsti partijos užrašą
post-due-analyse = atsiųsti vertinimą ir analizę
post-due-adjudicate = priteisti partijos rezultatą
post-due-protest = protestuoti dėl priteisimo
post-due-rule-protest = išnagrinėti protestą
post-due-rule-left = nuspręsti pasitraukusio žaidėjo partiją
