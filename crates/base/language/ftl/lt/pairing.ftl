# Kaip sudarytos rato poros arba kodėl jų sudaryti negalima: poros, spalvos, laisvas dalyvis.

## Kodėl tokia pora

pair-story = { $why } ({ $clause }), varžovo ieškota: { $seeker }; spalvos: { $colour }
type-rejected = { $who }: { $reason }
type-pair = { $white } – { $black }

why-first-round = 1 rato tvarka
why-inside = taškų grupės viduje
why-float = { $skipped ->
    [0] perėjimas į gretimą taškų grupę
    [one] perėjimas per { $skipped } taškų grupę
    [few] perėjimas per { $skipped } taškų grupes
   *[other] perėjimas per { $skipped } taškų grupių
}
why-fixed = teisėjo sprendimu

## Kodėl laisvas būtent šis dalyvis

free-story = laisvas pagal { $clause }

## Kas nuspręsta dėl taškų grupės

group-story = { $points ->
    [one] { $points } taško grupė
    [many] { $points } taško grupė
   *[other] { $points } taškų grupė
}: poruotinų dalyvių: { $size }, { $side }; { $leave ->
    [0] iš grupės niekas neišeina
   *[other] iš grupės išeina: { $leavers }
}
worked-upper = poros sudarytos nuo viršaus
worked-lower = poros sudarytos nuo apačios
worked-middle = poros sudarytos paskiausiai

## Kodėl kandidatas nepaimtas

rejected-met = jau žaidė tarpusavyje { $round } rate
rejected-prohibited = pora uždrausta
rejected-third-colour = abiem negalima žaisti ta pačia spalva
rejected-unwelcome = { $value }
rejected-group-not-closed = nebūtų galima sudaryti porų visiems kitiems grupės dalyviams
rejected-others-not-paired = kažkas kitas liktų be varžovo
rejected-more-leave = iš grupės turėtų išeiti daugiau dalyvių
rejected-more-unwelcome = reikėtų sudaryti daugiau nepageidaujamų porų
rejected-further = kažkam reikėtų pereiti toliau
rejected-more-damage = iš grupės, į kurią pereinama, turėtų išeiti daugiau dalyvių
rejected-not-tried = nebetikrinta: paieška tapo per ilga
rejected-was-free = laisvas ratas jau buvo: { $round } ratas
rejected-met-withdrawn = jau žaidė su pasitraukusiu dalyviu: { $who }
rejected-nobody-for-him = grupėje, į kurią reikėtų pereiti, varžovo nėra

unwelcome-third-colour = trečia partija iš eilės ta pačia spalva
unwelcome-colour-difference = partijų baltaisiais ir juodaisiais skaičiai per daug skirtųsi
unwelcome-same-federation = abu atstovauja tai pačiai federacijai
unwelcome-other-federation = atstovauja skirtingoms federacijoms
unwelcome-prohibited = poros reikia vengti, kiek įmanoma

## Kodėl tokios spalvos

colour-story-fixed = teisėjo sprendimu
colour-story-lot = burtais
colour-story-number = pagal numerį 1 rate: nelyginiai numeriai žaidžia { $odd-kind ->
    [white] baltaisiais
   *[black] juodaisiais
}
colour-story-odd-white = nelyginiai numeriai žaidžia baltaisiais
colour-story-smaller-white = abu numeriai nelyginiai arba abu lyginiai, baltaisiais žaidžia mažesnis
colour-story-both-due = abu gauna jiems priklausančią spalvą
colour-story-one-due = teisę į spalvą turi tik { $value }
colour-story-equalisation = { $value } išlygina spalvų skaičių, o tai svarbiau už kaitaliojimą
colour-story-stronger = abiem priklauso ta pati spalva; { $value } stovi aukščiau ir turi pirmenybę
colour-story-barred = { $value } negali trečią kartą iš eilės žaisti ta pačia spalva
colour-story-sum = pagal numerių sumą
colour-story-fewer-whites = mažiau partijų baltaisiais turi { $value }
colour-story-black-before = { $games-ago ->
    [1] { $who }: paskutinė partija – juodaisiais
   *[other] { $who }: partija Nr. { $games-ago } nuo pabaigos – juodaisiais, varžovo – baltaisiais
}
colour-story-higher-alternates = spalvos iki šiol tokios pačios; { $value } stovi aukščiau ir keičia spalvą
colour-story-limits = kitos spalvos pažeistų apribojimus

## Tas pats ten, kur pradeda raudonieji

colour-story-red-number = pagal numerį 1 rate: nelyginiai numeriai žaidžia { $odd-kind ->
    [white] raudonaisiais
   *[black] baltaisiais
}
colour-story-red-odd-white = nelyginiai numeriai žaidžia raudonaisiais
colour-story-red-smaller-white = abu numeriai nelyginiai arba abu lyginiai, raudonaisiais žaidžia mažesnis
colour-story-red-fewer-whites = mažiau partijų raudonaisiais turi { $value }
colour-story-red-black-before = { $games-ago ->
    [1] { $who }: paskutinė partija – baltaisiais
   *[other] { $who }: partija Nr. { $games-ago } nuo pabaigos – baltaisiais, varžovo – raudonaisiais
}

## Porų sudaryti negalima

swiss-refused-fault = { $value }
swiss-refused-no-pairing = jokios šio rato poros neatitinka taisyklių: { $value-missing ->
    [0] nieko negalima palikti laisvo
   *[other] be varžovo liktų mažiausiai dalyvių: { $value-missing }
}
swiss-refused-stopped = paieška sustabdyta

relaxation-third-colour = leisti šiame rate trečią partiją iš eilės ta pačia spalva (FMJD-V.7.1.6)
relaxation-rematch = leisti žaisti dar kartą: { $a } ir { $b } (jau žaidė { $round } rate)
relaxation-prohibition = panaikinti poros draudimą: { $a } ir { $b }
relaxation-free-again = dar kartą palikti laisvą: { $who } (kaip { $round } rate)

request-fault-unknown = { $value }: lentelėje nėra
request-fault-same-number = { $first } ir { $second } turi tą patį numerį { $number }
request-fault-own-opponent = { $value }: lentelėje poroje su savimi
request-fault-fixed-twice = { $value } negali būti šioje teisėjo poroje: nedalyvauja arba yra kitoje poroje

## Kas skiriasi, kai buvusio rato poros sudaromos iš naujo

difference-missing = programa sudaro porą { $value-white } – { $value-black }, o lentelėje jos nėra
difference-unexpected = lentelėje yra pora { $value-white } – { $value-black }, o programa jos nesudaro
difference-colours = spalvos turėtų būti { $value-white } (baltieji) – { $value-black } (juodieji)
difference-not-free = laisvas turėtų būti: { $value-entrant }
difference-freed = laisvas neturėtų būti: { $value-entrant }

## Sistemos be burtų kiekviename rate

schedule-error-too-few = tvarkaraščiui reikia bent dviejų dalyvių, o yra { $value }
schedule-error-too-many = tvarkaraštyje dalyvių gali būti daugiausia { $most }, o yra { $given }
schedule-error-no-cycle = rato turnyre žaidžiamas bent vienas ciklas
knockout-error-no-such-meeting = { $winner } neturi susitikimo { $round } rate
knockout-error-missing = { $first } ir { $second } neturi { $round } rato rezultato, o kitas ratas jau prasidėjo

tie-method-replay = susitikimas peržaidžiamas
tie-method-higher-boards = geresnis rezultatas prie aukštesnių lentų
tie-method-board-coefficients = lentų koeficientai
tie-method-extra-games = papildomos partijos su trumpesne laiko kontrole
tie-method-higher-placed = toliau eina anksčiau aukščiau stovėjęs
tie-method-lot = burtai

## Kodėl negalima sudaryti kito rato porų

cannot-pair-no-regulation = nuostatų dar nėra
cannot-pair-event-over = varžybos baigtos (žurnalo įrašas { $seq })
cannot-pair-no-such-stage = { $stage } neegzistuoja; etapų yra { $stages }
cannot-pair-stage-over = { $stage } baigtas: { $over }
cannot-pair-no-field = { $stage }: nenustatyta, kas žaidžia
cannot-pair-waits = { $stage } laukia vietų paskirstymo: { $until }
cannot-pair-place-shared = { $of }: vieta, vedančia toliau ({ $stage }), dalijasi { $entrants }
cannot-pair-too-few = { $stage }: dalyvių yra { $field }, o reikia bent 2
cannot-pair-not-two = mačą žaidžia du; { $stage }: dalyvių yra { $field }
cannot-pair-rounds-do-not-fit = { $stage }: dalyvių yra { $field }, jie žaidžia { $needed ->
    [one] { $needed } ratą
    [few] { $needed } ratus
   *[other] { $needed } ratų
}, o nuostatuose nurodyta { $planned }
cannot-pair-no-numbers = { $stage }: numeriai dar nesuteikti
cannot-pair-no-groups = { $stage }: nenustatyta, kas kuriai iš dviejų grupių priklauso
cannot-pair-not-started = { $round } ratas dar neprasidėjo
cannot-pair-results-missing = { $tables-count ->
    [1] { $round } rate trūksta rezultato prie { $tables } stalo
   *[other] { $round } rate trūksta rezultatų prie { $tables } stalų
}
cannot-pair-adjourned = { $tables-count ->
    [1] { $round } rate yra nutraukta partija prie { $tables } stalo
   *[other] { $round } rate yra nutrauktų partijų prie { $tables } stalų
}
cannot-pair-lots-first = { $round } rato susitikimą prie { $table } stalo lemia burtai
cannot-pair-still-level = { $first } ir { $second } yra lygūs, o nuostatai nenurodo nieko, kas galėtų nulemti
cannot-pair-off-course = { $round } rato poros ranka sudarytos taip, kad sistema negali tęsti
cannot-pair-no-pairing = jokios šio rato poros neatitinka taisyklių: { $value-missing ->
    [0] nieko negalima palikti laisvo
   *[other] be varžovo liktų mažiausiai dalyvių: { $value-missing }
}
cannot-pair-stopped = paieška sustabdyta
cannot-pair-contradiction = { $value }
cannot-pair-schedule = { $value }
cannot-pair-match = { $value }

stage-over-all-rounds = { $rounds ->
    [1] vienintelis ratas sužaistas
   *[other] sužaisti visi ratai ({ $rounds })
}
stage-over-won = laimėjo { $winner }
stage-over-nobody-left = nieko nebeliko
stage-over-match-over = { $winner ->
    [none] mačas baigėsi lygiosiomis
   *[other] mačą laimėjo { $winner }
}; taškai: { $points }

phrase-finish-the-earlier-stage-then-name-those-who-play-on = baikite ankstesnį etapą ir nurodykite, kas žaidžia toliau
phrase-hold-a-play-off-or-name-those-who-play-on-by-decision = surenkite papildomas varžybas arba sprendimu nurodykite, kas žaidžia toliau
phrase-enter-more-players-or-teams = užregistruokite daugiau žaidėjų arba komandų
phrase-name-the-two-who-play-the-match = nurodykite du mačo dalyvius
phrase-draw-or-give-the-numbers-first = pirmiausia ištraukite arba suteikite numerius
phrase-change-the-number-of-rounds-in-the-regulation = pakeiskite ratų skaičių nuostatuose
phrase-name-the-two-groups-first = pirmiausia nurodykite abi grupes
phrase-finish-the-adjourned-games = baikite nutrauktas partijas
phrase-draw-the-lot-first = pirmiausia ištraukite burtus
phrase-add-a-method-to-the-regulation-or-pair-by-decision-with-a-reason = papildykite nuostatus būdu arba sudarykite poras sprendimu, nurodydami priežastį
phrase-pair-by-hand-or-by-decision-with-a-reason = sudarykite poras ranka arba sprendimu, nurodydami priežastį
phrase-end-with-the-rounds-that-were-played-or-pair-by-hand-with-a-reason = baikite sužaistais ratais arba sudarykite poras ranka, nurodydami priežastį
phrase-relax-one-of-the-rules-named-by-decision-with-a-reason = sušvelninkite vieną iš nurodytų taisyklių sprendimu, nurodydami priežastį

match-error-over = mačas baigėsi po { $after } partijos, o partijų pateikta { $played }
match-error-empty = mače yra bent viena partija, vienas taškas, vienas laimėjimas arba vienas setas

## Kaip atsirado bet kurios sistemos pora

basis-swiss = { $why }, varžovo ieškota: { $seeker }
basis-table = { $drawn ->
    [yes] lentelės { $row } ratas, burtais ištrauktas iš likusių: { $white } numeris žaidžia baltaisiais, { $black } numeris – juodaisiais
   *[no] lentelės { $row } ratas: { $white } numeris žaidžia baltaisiais, { $black } numeris – juodaisiais
}
basis-bracket = tinklelio { $level } ratas, numeriai { $numbers }, dėl { $places-first }–{ $places-last } vietų
basis-again = lygu nuo { $first-met } rato: { $method }
basis-lot = { $again ->
    [yes] burtais iš likusių; žaidžia dar kartą, nes kitaip neįmanoma
   *[no] burtais iš likusių
}
basis-groups = { $row } ratas tarp grupių: pirmos grupės { $first } numeris, antros grupės { $second } numeris
basis-match = mačo { $value-number } partija{ $value-set ->
    [none] { "" }
   *[other] , { $value-set } setas
}, { $value-rate }
basis-barrage = lemiamos partijos, dalyvių: { $level }, { $rate }
basis-ladder = dviejų lemiamos partijos, { $game } partija, { $rate }

rate-official = su nuostatų laiko kontrole
rate-twenty = 20 minučių ir 10 sekundžių už ėjimą
rate-ten = 10 minučių ir 10 sekundžių už ėjimą
rate-standard = klasikinė partija
rate-rapid = greitoji partija
rate-blitz = žaibo partija
rate-lehmann-georgiev = Lehmann–Georgiev, vienas laikrodis iki pergalės

free-why-first-who-can-be = pirmas punkto nustatyta tvarka, po kurio visiems kitiems galima sudaryti poras
free-why-first-who-can-be-turned = pirmas punkto nustatyta tvarka, po kurio visiems kitiems galima sudaryti poras; lyginiame rate didesnis numeris stovi aukščiau
free-why-bracketed = { $number } numerio varžovas – numeris skliausteliuose, kurio niekas neturi
free-why-opponent-left = varžovas pagal lentelę pasitraukė: { $opponent }
free-why-no-opponent-in-bracket = kita tinklelio vieta tuščia
free-why-lot = burtais iš tų, kurie buvo laisvi rečiausiai
free-why-smaller-group = kita grupė mažesnė
free-why-by-decision = pagrindinio teisėjo sprendimu

## Taisyklės, kurias pažeidžia poros

broken-rule-rematch = { $a } ir { $b } jau žaidė { $round } rate
broken-rule-met-often = { $a } ir { $b } jau žaidė tarpusavyje, kartų: { $times }; ciklų iš viso: { $cycles }
broken-rule-left = { $entrant }: jau pasitraukė
broken-rule-absent = { $entrant }: pranešta, kad { $round } rate nedalyvaus
broken-rule-prohibited = { $a } ir { $b } neturėtų žaisti tarpusavyje: { $reason }
broken-rule-unwelcome = { $a } ir { $b } turėtų žaisti tarpusavyje tik tada, kai kitaip neįmanoma: { $reason }
broken-rule-second-bye = { $entrant }: laisvas ratas jau buvo, { $round } ratas
broken-rule-third-colour = { $entrant }: trečia partija iš eilės { $color-kind ->
    [white] baltaisiais
   *[black] juodaisiais
}

## Kas skiriasi, kai buvusio varžybų rato poros sudaromos iš naujo

type-difference = { $round } ratas: { $what }
differs-pair = prie { $table } stalo žaidžia { $white } ir { $black }; pagal taisykles { $white } turėtų varžovą: { $white-would ->
    [none] nieko
   *[other] { $white-would }
}, { $black } – { $black-would ->
    [none] nieko
   *[other] { $black-would }
}
differs-missing = { $white } ir { $black } turėtų žaisti tarpusavyje, o poros nė vienas neturi
differs-colours = prie { $table } stalo baltaisiais žaidžia { $white }, o turėtų { $black }
differs-table = { $white } ir { $black } sėdi prie { $table } stalo, o turėtų prie { $would } stalo
differs-free = { $entrant }: { $stands ->
    [none] nelaisvas
   *[other] { $stands }
}, o turėtų būti: { $would ->
    [none] nelaisvas
   *[other] { $would }
}
differs-row = sužaistas lentelės { $stands } ratas, o turėtų būti { $would } ratas
differs-engine = porų sudarymo sistema – { $stands }, o nuostatuose nurodyta { $would }
differs-breaks = pažeidžiama taisyklė: { $value }
differs-by-hand = poros sudarytos ranka ({ $by-name }): { $reason }
differs-by-decision = poros sudarytos sprendimu ({ $by-name }): { $reason }
differs-not-paired = porų sudaryti nepavyko: { $value }

not-explained-not-paired = { $round } rato poros dar nesudarytos
not-explained-not-in-stage = { $stage }: { $entrant } čia nežaidžia
