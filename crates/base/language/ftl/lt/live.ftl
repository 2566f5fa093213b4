# Partijos tinkle: ko negalima ir kodėl, kaip baigiasi partijos, kas skaičiuojama.

## Kaip baigėsi partija

live-won = Laimėjo { $winner }: { $why }
live-drawn = Lygiosios: { $why }
live-aborted = Partija atšaukta, kol abu dar nebuvo ėję ({ $by })
live-recorded = Sužaista kitur; toks rezultatas nurodytas užraše.
live-left = Laimėjo { $winner }: varžovo ({ $loser }) nebuvo { $away }
live-not-started = Teisėjas dar nedavė ženklo pradėti.
live-halted = Teisėjas sustabdė laikrodžius.
live-sealed = Partija atidėta; ėjimas užrašytas.
live-sealing = Partija atidedama: kitas ėjimas užrašomas, ir jo niekas nemato.
live-awaited = Dar laukiama: { $who }

game-reason-no-pieces = neliko šaškių
game-reason-blocked = neliko ėjimų
game-reason-first-king = pirmoji dama
game-reason-resignation = pasidavimas
game-reason-clock-stopped = laikrodis sustabdytas be paaiškinimo
game-reason-refused-rules = atsisakymas laikytis taisyklių
game-reason-time = baigėsi laikas
game-reason-absence = neatvykimas
game-reason-sanction = sankcija: { $value }
game-reason-agreement = susitarus
game-reason-counter = { $code }, { $value } iš { $limit } ({ $unit })
game-reason-instant = { $value }, o laikrodis laiko neprideda
game-reason-quick-kings = vien damos prieš damą greitojoje partijoje
game-reason-last-minute = užfiksavo žaidėjas, kuriam trūksta laiko
game-reason-both-flags = nukrito abi vėliavėlės, eilė nežinoma
game-reason-quick-finish = paskelbė teisėjas
game-reason-nobody-can-win = nė vienas negali laimėti
game-reason-arbiter = teisėjo sprendimas

## Kas skaičiuojama

live-count = { $now } iš { $limit }
live-claim-last-minute = liko mažai laiko, o šaškių daugiau
live-engine = Damier, { $level } lygis

draw-code-kings-only = eita vien damomis
draw-code-three-on-road = trys prieš damą didžiojoje įstrižainėje
draw-code-three = trys prieš damą
draw-code-three-off-road = trys prieš damą ne didžiojoje įstrižainėje
draw-code-two = dvi ar mažiau prieš damą
draw-code-one = dama prieš damą
draw-code-balance = jėgų santykis nesikeičia
draw-code-forty = keturiasdešimt ėjimų be pokyčių
draw-code-towers = bokštai nesikeičia
draw-code-repetition = pozicijos pasikartojimas

unit-each = kiekvienos pusės ėjimai
unit-stronger = stipresniosios pusės ėjimai
unit-occurrences = pozicijos pasikartojimai

rank-man = paprastoji šaškė
rank-king = dama

## Ko negalima partijoje

live-refused-unknown-rulebook = nėra taisyklių pavadinimu „{ $name }“
live-refused-not-a-control = „{ $text }“ nėra laiko kontrolė
live-refused-not-a-position = „{ $text }“ nėra šio žaidimo pozicija ({ $variant })
live-refused-bad-position = tokios pozicijos negali būti: { $faults }
live-refused-decided-at-start = pozicija išspręsta dar prieš pirmą ėjimą
live-refused-not-begun = partija dar neprasidėjo
live-refused-begun-already = partija jau prasidėjo
live-refused-over = partija baigta
live-refused-standing = laikrodžiai stovi, kol sugrįš serveris
live-refused-time-over = { $color }: laikas baigėsi
live-refused-not-your-move = dabar eina { $turn }
live-refused-other-ply = lenta pasikeitė: ėjimas turėjo sekti po { $asked } pusės ėjimo, o jų jau padaryta { $now }
live-refused-not-a-move = „{ $text }“ nėra ėjimas
live-refused-not-legal = { $text } nėra taisyklingas ėjimas
live-refused-illegal = { $why }
live-refused-no-such-route = keliu { $text } kirsti negalima; galima taip: { $legal }
live-refused-ambiguous = { $text } gali reikšti: { $legal }
live-refused-rules = { $value }
live-refused-nothing-to-claim = nėra ko reikalauti
live-refused-needs-arbiter = šią poziciją galėtų įvertinti tik teisėjas, o jo nėra
live-refused-no-takebacks = šioje partijoje ėjimai neatsiimami
live-refused-nothing-to-take-back = { $color }: dar nėra ėjimo, kurį būtų galima atsiimti
live-refused-takeback-stands = { $color }: jau prašoma leisti atsiimti ėjimą
live-refused-no-takeback-asked = niekas neprašė leisti atsiimti ėjimo
live-refused-both-have-moved = abu jau ėjo, todėl partijos atšaukti nebegalima
live-refused-absence-waits = šioje partijoje nesančio žaidėjo laukiama: jo laikrodis eina
live-refused-your-move = dabar jūsų ėjimas
live-refused-not-away-long = varžovo nėra { $away }; laimėjimo galima reikalauti po { $needed }
live-refused-in-arena = arenos partija žaidžiama iki galo, o tada visi suporuojami iš naujo
live-refused-no-berserk = šioje partijoje laiko niekas neatiduoda
live-refused-berserk-stands = { $color }: pusė laiko jau atiduota
live-refused-berserk-late = pusė laiko atiduodama prieš savo pirmą ėjimą
live-refused-still-on = partija dar vyksta
live-refused-rematch-stands = { $color }: kita partija jau pasiūlyta
live-refused-rematch-agreed = kita partija jau prasidėjo
live-refused-rated-is-plain = reitinginė partija pradedama nuo įprastos pozicijos arba burtais ištrauktos pradžios, su laikrodžiu ir be ėjimų grąžinimo
live-refused-rated-needs-accounts = reitinginę partiją gali žaisti tik du žaidėjai su paskyromis
live-refused-second-game-follows = antroji mikromačo partija prasidės pati
live-refused-no-such-opening = lentelėje { $table } šiam žaidimui nėra pradžios { $number }
live-refused-not-started = teisėjas dar nedavė ženklo pradėti
live-refused-halted = teisėjas sustabdė laikrodžius
live-refused-move-is-sealed = partija atidėta, ėjimas užrašytas
live-refused-opponent-awaited = eina varžovo laikrodis, kol jis ateis
live-refused-pause-lasts = pertrauka prieš antrąją partiją truks dar { $left }
live-refused-arbiter-decides = varžybų partijoje tai sprendžia teisėjas
live-refused-no-arbiter = ši partija neturi teisėjo
live-refused-has-come = { $color }: žaidėjas jau atėjo
live-refused-no-adjournment = pagal šį kodeksą partijos neatidedamos
live-refused-too-early-to-adjourn = partija atidedama po { $needed } ėjimo; padaryta { $made }
live-refused-wrong-sealer = ėjimą užrašo { $sealer }, o dabar ne jo eilė
live-refused-not-adjourned = partija neatidėta

## Ko neleidžia taisyklės

refusal-wrong-variant = { $rulebook }: tai kito žaidimo ({ $expected }) taisyklės, ne šios pozicijos ({ $found })
refusal-game-over = partija baigta
refusal-illegal-move = pusė ėjimo Nr. { $ply }: { $why }
refusal-offer-too-early = susitarti dėl lygiųjų galima padarius tiek ėjimų: { $needed }; padaryta { $made }
refusal-offer-too-many-pieces = susitarti dėl lygiųjų galima, kai kiekviena pusė turi ne daugiau šaškių kaip { $limit }; dabar { $white } ir { $black }
refusal-offer-before-move = { $by }: lygiosios siūlomos padarius savo ėjimą
refusal-offer-after-press = lygiosios siūlomos prieš perjungiant laikrodį
refusal-offer-stands = { $by }: pasiūlymas jau galioja
refusal-offer-not-renewable = { $by }: paskutinis pasiūlymas atmestas; { $renewal }
refusal-no-offer = { $by }: nėra pasiūlymo, į kurį būtų galima atsakyti
refusal-claim-off-turn = { $by }: pripažinti lygiąsias prašoma per savo ėjimą
refusal-claim-by-announcing = dėl pasikartojimo lygiųjų prašoma paskelbiant ėjimą, po kurio pozicija pasikartos
refusal-claim-on-board = dėl pasikartojimo lygiųjų prašoma, kai pozicija yra lentoje
refusal-no-such-claim = { $rulebook }: tokio reikalavimo taisyklės nenumato
refusal-claim-loses = čia niekada ne lygiosios: pralaimi tas, kas sustabdo laikrodį
refusal-record-needed = be viso partijos užrašo teisėjo akivaizdoje turi būti padaryta tiek ėjimų: { $needed }, ne { $seen }
refusal-too-much-time = liko { $left-ms } ms; reikalauti galima, kai lieka ne daugiau kaip { $limit-ms } ms
refusal-no-time-trouble = laiko trūkumo nėra
refusal-too-many-pieces = šaškių lentoje: { $pieces }; reikalauti galima, kai jų ne daugiau kaip { $limit }
refusal-wrong-control = šios partijos laiko kontrolė tokio reikalavimo neleidžia
refusal-no-refused-offer = { $by }: nė vienas pasiūlymas nebuvo atmestas
refusal-not-reached = { $code }: { $value } iš { $limit }
refusal-no-such-counter = { $rulebook }: to taisyklės neskaičiuoja ({ $code })
refusal-needs-claim = pripažinti lygiąsias turi paprašyti žaidėjas
refusal-nothing-to-show = nėra tuoj pat skelbiamų lygiųjų, prieš kurias būtų galima parodyti laimėjimą
refusal-no-such-irregularity = { $rulebook }: taisyklės nenumato { $code }
refusal-bad-board = tai, kas buvo lentoje, nėra pozicija: { $value }
refusal-wrong-turn = po klaidos eina { $expected }
refusal-put-back = po { $code } šaškės grąžinamos į vietas; tai ne ėjimas, kurį būtų galima palikti
refusal-nothing-to-decide = nėra klaidos, dėl kurios reikėtų spręsti
refusal-decide-first = { $by }: pirma reikia nuspręsti dėl { $code }
refusal-accepted-by-moving = varžovas padarė ėjimą ir taip su tuo sutiko
refusal-not-yours-to-decide = sprendžia tik to, kas tai padarė, varžovas
refusal-arbiter-decides = sprendžia teisėjas, ne žaidėjas
refusal-may-not-stand = palikti taip, kaip yra, negalima
refusal-partial-correction = taisyti tik iš dalies neleidžiama
refusal-both-have-moved = abu jau ėjo, todėl viskas lieka kaip yra
refusal-nothing-irregular = pusė ėjimo Nr. { $ply } nebuvo klaida
refusal-no-rewind = pagal šias taisykles žaidimas atgal negrąžinamas
refusal-after-the-game = po partijos skundai nepriimami
refusal-not-on-the-ladder = { $rulebook }: tokios sankcijos nėra: { $step }
refusal-arbiter-stops = laikrodį stabdo tik teisėjas
refusal-no-such-fact = įrašų yra { $facts }, todėl grįžti prie { $back-to } negalima

phrase-the-opponent-offers-next-or-the-force-on-the-board-changes-first = dabar siūlo varžovas arba pirma turi pasikeisti jėgų santykis
phrase-the-opponent-makes-the-next-one = kitą pasiūlymą teikia varžovas

## Kodėl ėjimas netaisyklingas

move-refused-no-move = ėjimas turi pradinį langelį ir langelį, kuriame baigiasi
move-refused-square-not-on-board = lentoje nėra langelio { $square }, langelių joje: { $squares }
move-refused-cannot-move = { $blocked ->
    [yes] { $color }: ėjimų neliko, partija pralaimėta
   *[no] { $color }: šaškių neliko, partija pralaimėta
}
move-refused-no-piece-there = langelyje { $square } nėra šaškės
move-refused-not-your-piece = šaškė langelyje { $square } priklauso kitai pusei ({ $owner })
move-refused-not-a-diagonal = { $from } ir { $to } nėra vienoje įstrižainėje
move-refused-occupied = langelis { $square } užimtas
move-refused-too-far = { $jumping ->
    [yes] { $rank } taip toli nekerta: { $from } – { $to }
   *[no] { $rank } taip toli neina: { $from } – { $to }
}
move-refused-man-goes-backward = paprastoji šaškė eina tik pirmyn, ne iš { $from } į { $to }
move-refused-man-captures-backward = paprastoji šaškė kerta tik pirmyn, ne iš { $from } į { $to }
move-refused-nothing-to-jump = tarp { $from } ir { $to } nėra ko kirsti
move-refused-jumps-own-piece = langelyje { $square } kelią užstoja sava šaškė
move-refused-two-in-a-row = šaškę langelyje { $first } dengia šaškė langelyje { $second }
move-refused-same-piece-twice = per šaškę langelyje { $square } jau peršokta
move-refused-jumped-piece-stays = kertama šaškė lieka langelyje { $square }, kol ėjimas nebaigtas
move-refused-turns-back = kertant negalima langelyje { $square } apsisukti atgal
move-refused-not-yet-king = paprastoji šaškė langelyje { $square } virsta dama ir damos teises įgyja tik nuo kito ėjimo
move-refused-must-capture = kirsti privaloma, iš: { $by }
move-refused-capture-not-finished = kirtimas tęsiamas iš { $square } (kol kas nukirsta: { $taken })
move-refused-must-land-elsewhere = dama negali sustoti langelyje { $square }: kirsti toliau galima iš { $instead }
move-refused-must-take-most = privaloma kirsti tiek šaškių: { $most }, ne { $taken }
move-refused-men-do-not-take-kings = paprastoji šaškė damos nekerta, o langelyje { $square } stovi dama
move-refused-others-go-first = pirmenybę turi kitas kirtimas, iš: { $by }
move-refused-king-rests = dama langelyje { $square } padarė iš eilės tiek ėjimų, kiek gali ({ $moves }); eiti turi kita šaškė
move-refused-ambiguous = tinka keli ėjimai ({ $moves }); reikia nurodyti kelią
move-refused-of-another-position = ėjimas priklauso kitai pozicijai

## Kodėl šaškės lentoje nėra pozicija

setup-fault-off-the-board = lentoje nėra langelio { $square }, langelių joje: { $squares }
setup-fault-square-taken-twice = langelis { $square } užimtas du kartus
setup-fault-tower-in-flat-game = šaškių langelyje { $square }: { $height }, bet šiame žaidime bokštų nėra
setup-fault-man-on-last-row = { $color }: paprastoji šaškė negali stovėti langelyje { $square }, kur ji virsta dama
setup-fault-too-many-pieces = { $color }: šaškių { $count }, o šiame žaidime kiekviena pusė jų turi ne daugiau kaip { $limit }
setup-fault-no-pieces = lentoje nėra šaškių
