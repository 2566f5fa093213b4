# Kompozicijos: ką rado patikra.

finding-code-silent = kodeksas ({ $code }) apie tai nekalba: { $variant }
finding-informal = neformali: { $fault }
finding-illegal = nelegali: { $fault }
finding-no-genre = { $white } prieš { $black }: tokio žanro kodekse nėra
finding-genre = { $genre }, { $white } prieš { $black }
finding-equal-forces = jėgos lygios
finding-lead = persvara { $lead }: { $side }, leidžiama daugiausia { $most }
finding-too-great-lead = neformali: persvara { $lead }: { $side }, leidžiama daugiausia { $most }
finding-black-has-task = užduotį turi juodieji, o kodeksai ją skiria baltiesiems; baltaisiais čia vadinama ją turinti pusė
finding-first-move-captures = pirmasis baltųjų ėjimas yra kirtimas
finding-first-move-quiet = pirmasis ėjimas nėra kirtimas
finding-nothing-en-prise = niekas nekertama, tad paskutinio ėjimo rodyti nereikia
finding-arises-from = šaškė kertama; pozicija kyla iš { $fen } ėjimais { $line }
finding-last-move = šaškė kertama; juodieji galėjo eiti { $line }
finding-no-last-move = nelegali: šaškė kertama, o paskutinio juodųjų ėjimo, kuris tai paaiškintų, nėra
finding-author-shows = autorius rodo: { $text }
finding-proved = { $goal }: įrodyta prieš kiekvieną gynybą
finding-prevented = { $goal }: juodieji gali sutrukdyti
finding-other-side-wins = pirmasis ėjimas: { $first }; laimi: { $side }; norėdami patikrinti tokią užduotį, nurodykite rūšį { $kind }
finding-other-side-to-move-wins = jei pradeda ši pusė, ji laimi: { $side }; norėdami patikrinti tokią užduotį, nurodykite { $fen }
finding-is-drawn = geriausiai žaidžiant nelaimi nė viena pusė; norėdami tai patikrinti, nurodykite užduotį draw
finding-is-won-otherwise = baltieji laimi šito neuždarydami; norėdami tai patikrinti, nurodykite užduotį win
finding-task-open = { $goal }: per skirtą laiką neišspręsta
finding-author-fails = autoriaus variantas nepraeina: { $line }, atsakymas { $answers }
finding-defence-open = { $after-kind ->
    [none] gynyba { $defence } per skirtą laiką neišspręsta
   *[some] gynyba { $defence } po { $after } per skirtą laiką neišspręsta
}
finding-false-way-reaches = klaidingas kelias { $line } veda į tikslą
finding-false-way-refuted = { $ways ->
    [one] klaidingas kelias { $line } turi { $ways } paneigimą
    [few] klaidingas kelias { $line } turi { $ways } paneigimus
   *[other] klaidingas kelias { $line } turi { $ways } paneigimų
}
finding-false-way-open = klaidingas kelias { $line } neišspręstas
finding-full-side-solution = { $exceeds ->
    [yes] visas šalutinis sprendimas, užrakinantis daugiau nei prašoma: { $way }
   *[no] visas šalutinis sprendimas: { $way }
}
finding-partial-side-solution = { $exceeds ->
    [yes] dalinis šalutinis sprendimas, užrakinantis daugiau nei prašoma, po { $after }: { $way }
   *[no] dalinis šalutinis sprendimas po { $after }: { $way }
}
finding-more-ways = dalinių šalutinių sprendimų, be šių: { $count }
finding-others-open = { $count ->
    [one] kito kelio nerasta; per skirtą laiką neišspręstas { $count } kitas ėjimas
    [few] kito kelio nerasta; per skirtą laiką neišspręsti { $count } kiti ėjimai
   *[other] kito kelio nerasta; per skirtą laiką neišspręsta { $count } kitų ėjimų
}
finding-no-win-seen = { $count ->
    [one] kito kelio nerasta; neįrodyta, kad nepraeina { $count } kitas ėjimas, bet variklis po jo nemato tikslo pasiekto { $depth } pusėjimių į priekį
    [few] kito kelio nerasta; neįrodyta, kad nepraeina { $count } kiti ėjimai, bet variklis nė po vieno jų nemato tikslo pasiekto bent { $depth } pusėjimių į priekį
   *[other] kito kelio nerasta; neįrodyta, kad nepraeina { $count } kitų ėjimų, bet variklis nė po vieno jų nemato tikslo pasiekto bent { $depth } pusėjimių į priekį
}
finding-likely-key = { $key } tikriausiai yra raktinis ėjimas: prieš kiekvieną gynybą neįrodyta, bet variklis sako { $score }, žiūrėdamas { $depth } pusėjimių į priekį
finding-defence-seen = { $after-kind ->
    [none] gynyba { $defence } neišspręsta; variklis sako { $score } baltųjų naudai, žiūrėdamas { $depth } pusėjimių į priekį
   *[some] gynyba { $defence } po { $after } neišspręsta; variklis sako { $score } baltųjų naudai, žiūrėdamas { $depth } pusėjimių į priekį
}
finding-likely-side-solution = { $after-kind ->
    [none] { $other } tikriausiai irgi veda į tikslą: neįrodyta, bet variklis sako { $score }, žiūrėdamas { $depth } pusėjimių į priekį
   *[some] po { $after } ėjimas { $other } tikriausiai irgi veda į tikslą: neįrodyta, bet variklis sako { $score }, žiūrėdamas { $depth } pusėjimių į priekį
}
finding-others-fail = įrodyta, kad joks kitas baltųjų ėjimas nepraeina
finding-others-fail-but = { $count ->
    [one] įrodyta, kad joks kitas baltųjų ėjimas nepavyksta, išskyrus { $count } čia nurodytą kelią
    [few] įrodyta, kad joks kitas baltųjų ėjimas nepavyksta, išskyrus { $count } čia nurodytus kelius
   *[other] įrodyta, kad joks kitas baltųjų ėjimas nepavyksta, išskyrus { $count } čia nurodytų kelių
}
finding-inaccuracy = { $number } ėjimas: { $other } vietoj { $played }: { $kind }, { $passing }
finding-more-inaccuracies = netikslumų, be šių: { $count }
finding-no-inaccuracy = nėra
finding-variations = { $by-author ->
    [yes] autoriaus parodyti nepriklausomi teminiai variantai: { $found }, reikia bent { $needed }
   *[no] rasti nepriklausomi teminiai variantai: { $found }, reikia bent { $needed }
}
finding-placements = skirtingi užrakintų šaškių išdėstymai: { $count }
finding-locked-exactly = { $goal } kiekviename variante
finding-final-not-quiet = finale juodieji neturi ėjimo be kirtimo
finding-final-economical = pagrindinio varianto gale baltųjų šaškių { $white }, juodųjų { $black }; nereikalingų baltųjų nėra
finding-final-unneeded = pagrindinio varianto gale baltųjų šaškių { $white }, juodųjų { $black }; nereikalingos: { $squares }
finding-final-many-white = finale lieka baltųjų šaškių: { $white }; didžiojoje lentoje turi likti viena
finding-final-free-black = finale lieka juodųjų šaškių: { $black }, ir jos gali eiti; didžiojoje lentoje jos turi būti uždarytos
finding-kings-play = visos pradinės pozicijos damos dalyvauja žaidime
finding-kings-idle = žaidime nedalyvaujančios damos: { $squares }
finding-nothing-superfluous = nė vienos šaškės negalima nuimti be žalos
finding-superfluous = galima nuimti po vieną be žalos sprendimui: { $squares }
finding-superfluous-open = per skirtą laiką neišspręsta, ar galima nuimti: { $squares }
finding-all-active = pagrindiniame variante eina arba aukojamos visos baltosios šaškės: { $white }
finding-idle = { $idle } iš { $white } baltųjų šaškių pagrindiniame variante neina ir neaukojamos: { $squares }
finding-given-up = pagrindiniame variante paaukota baltųjų šaškių: { $pieces }, ėjimų jame: { $moves }
finding-majority = { $number } ėjimas: auka pagal daugumos taisyklę { $chains }, { $economy }
finding-pure = pagrindiniame variante netikslumų nėra
finding-impure = netikslumai pagrindiniame variante: { $count }
finding-echoes = teminiai variantai, kurių finalas kartojasi kitoje lentos vietoje: { $count }
finding-only-refutations = pirmieji ėjimai su vieninteliu paneigimu: { $count }
finding-unnatural = balta paprasta šaškė { $white } kartu su juoda { $black } atrodo nenatūraliai
finding-ready-capture = pradinėje pozicijoje juodieji turi paruoštą kirtimą
finding-ready-final = finale uždarytos šaškės uždarytos nuo pat pradžių: { $squares }
finding-no-practical-problems = kodeksas nežino praktinių problemų; ji vertinama kaip bet kuri kita
finding-looks-practical = pradinėje pozicijoje nėra damų ir nėra ko kirsti, kaip partijoje; ar ji natūrali, sprendžia teisėjai
finding-practical-kings = damos pradinėje praktinės problemos pozicijoje atrodo nenatūraliai
finding-practical-en-prise = pradinėje praktinės problemos pozicijoje yra ką kirsti
finding-final-after-combination = baigus kombinaciją eina juodieji ir neturi ko kirsti
finding-study-final-one = pagrindinis variantas baigiasi viena baltąja šaške
finding-study-final-motif = pagrindinis variantas baigiasi motyvu, kuriame dalyvauja visos baltosios šaškės: { $white }
finding-study-final-idle = baltosios šaškės, nedalyvaujančios finaliniame motyve: { $squares }
finding-false-way-duals = dualų klaidingame kelyje { $line }: { $duals }, leidžiama ne daugiau kaip { $most }
finding-transpositions = ėjimai, kuriuos galima sukeisti: { $count }
finding-no-transposition = ėjimų sukeisti negalima
finding-help-reached = { $goal }: abi pusės kartu pasiekia tikslą, ėjimų: { $moves }
finding-help-not-reached = { $goal }: net kartu pusės nepasiekia tikslo, ėjimų: { $moves }

seen-men = { $value }
seen-won-in = { $plies ->
    [one] baltieji laimi per { $plies } pusėjimį
    [few] baltieji laimi per { $plies } pusėjimius
   *[other] baltieji laimi per { $plies } pusėjimių
}
seen-lost-in = { $plies ->
    [one] baltieji pralaimi per { $plies } pusėjimį
    [few] baltieji pralaimi per { $plies } pusėjimius
   *[other] baltieji pralaimi per { $plies } pusėjimių
}
seen-played-on = { $plies ->
    [one] { $now }, o žaidus toliau { $plies } pusėjimį { $then }
    [few] { $now }, o žaidus toliau { $plies } pusėjimius { $then }
   *[other] { $now }, o žaidus toliau { $plies } pusėjimių { $then }
}
seen-played-to-win = { $plies ->
    [one] { $now }, o žaidus toliau { $plies } pusėjimį baltieji laimi
    [few] { $now }, o žaidus toliau { $plies } pusėjimius baltieji laimi
   *[other] { $now }, o žaidus toliau { $plies } pusėjimių baltieji laimi
}
seen-played-to-loss = { $plies ->
    [one] { $now }, o žaidus toliau { $plies } pusėjimį baltieji pralaimi
    [few] { $now }, o žaidus toliau { $plies } pusėjimius baltieji pralaimi
   *[other] { $now }, o žaidus toliau { $plies } pusėjimių baltieji pralaimi
}
seen-forced = pasiekiama jėga, išbandyti visi ėjimai
seen-not-forced = jėga nepasiekiama, išbandyti visi ėjimai

passing-before-branching = iki išsišakojimo: prilygsta visam šalutiniam sprendimui
passing-concluding = baigiamasis, neskaičiuojamas
passing-not-allowed = neleidžiama
passing-one-too-many = daugiau nei leidžiama
passing-may-pass = leidžiama

economy-rich = ekonomiška, trys kryptys ar daugiau
economy-economical = ekonomiška
economy-plain = neekonomiška

dual-transposition = ėjimų sukeitimas
dual-other-move = kitas ėjimas į tą patį langelį
dual-other-capture = kitas kirtimas, pozicija ta pati
dual-other-capture-changed = kitas kirtimas, pozicija kita
dual-inexact-move = netikslus damos ėjimas
dual-inexact-capture = netikslus damos kirtimas
dual-other-sacrifice = kita auka
dual-prolongation = sprendimo pailginimas
dual-other-last-move = kitas paskutinis ėjimas
dual-side-solution = šalutinis sprendimas

soundness-sound = korektiška: sprendimas įrodytas, ir nėra kito kelio į tikslą, kurį kodeksas draudžia
soundness-sound-as-seen = korektiška, kiek matyti: sprendimas įrodytas, o kito kelio į tikslą, kurį kodeksas draudžia, neįrodyta ir variklis nemato
soundness-sound-as-far-as-searched = ydų nerasta: sprendimas įrodytas, bet kai kurie kiti ėjimai neišspręsti
soundness-one-key = vienas raktas: užduotis įrodyta, ir kito pirmojo ėjimo, vedančio į tikslą, nerasta; toliau yra keli keliai, ir tik autoriaus sprendimas pasako, kurie iš jų skaitomi
soundness-unsound = netaisyklinga
soundness-unsolvable = neišsprendžiama: užduoties įvykdyti negalima
soundness-likely-sound = tikriausiai taisyklinga: prieš kiekvieną gynybą neįrodyta, bet variklis mato vieną kelią į tikslą
soundness-likely-unsound = tikriausiai netaisyklinga: variklis mato antrą kelią į tikslą, kuris neįrodytas
soundness-not-decided = per skirtą laiką neišspręsta

goal-win = laimėti
goal-draw = lygiosios
goal-lock = užrakinti { $kings ->
    [0] { $men ->
        [one] { $men } paprastą šaškę
        [few] { $men } paprastas šaškes
       *[other] { $men } paprastų šaškių
    }
   *[other] { $men ->
        [0] { $kings ->
            [one] { $kings } damą
            [few] { $kings } damas
           *[other] { $kings } damų
        }
       *[other] { $kings ->
            [one] { $kings } damą
            [few] { $kings } damas
           *[other] { $kings } damų
        } ir { $men ->
            [one] { $men } paprastą šaškę
            [few] { $men } paprastas šaškes
           *[other] { $men } paprastų šaškių
        }
    }
}
goal-give-away = atiduoti visas šaškes

## Under a diagram (UA13-VI.7.4.1, UA-VIII.Fmt.2); nothing stands there for a win

caption-draw = Lygiosios
caption-lock = Uždaryti { $kings ->
    [0] { $men }P
   *[other] { $men ->
        [0] { $kings }D
       *[other] { $kings }D+{ $men }P
    }
}
caption-give-away = Atidavimas

genre-classical-miniature = klasikinė miniatiūra
genre-small-problem = mažoji problema
genre-medium-problem = vidutinė problema
genre-large-problem = didžioji problema
genre-giant-problem = milžiniška problema
genre-practical-problem = praktinė problema

code-ukraine2013 = Ukrainos taisyklės, 2013, VI dalis
code-ukraine2023 = Ukrainos taisyklės, 2023, VIII dalis

## Ataskaitos temos

finding-topic-code = kodeksas
finding-topic-set = komplektas
finding-topic-genre = žanras
finding-topic-balance = jėgų santykis
finding-topic-first-move = pirmasis ėjimas
finding-topic-legality = legalumas
finding-topic-solution = sprendimas
finding-topic-false-ways = klaidingi keliai
finding-topic-unique-solution = sprendimo vienintelumas
finding-topic-inaccuracies = netikslumai
finding-topic-variations = variantai
finding-topic-locked-placements = užrakintų išdėstymas
finding-topic-exact-locking = tikslus užrakinimas
finding-topic-final = finalas
finding-topic-kings = damos
finding-topic-construction = sandara
finding-topic-activity = aktyvumas
finding-topic-sacrifices = aukos
finding-topic-majority-rule = daugumos taisyklė
finding-topic-purity = grynumas
finding-topic-repeated-motifs = motyvų kartojimas
finding-topic-naturalness = natūralumas

finding-state-met = įvykdyta
finding-state-broken = pažeista
finding-state-not-decided = atvira
finding-state-warning = pastaba
finding-state-fact = faktas

## Aplink ataskaitą

proof-verdict = Išvada
proof-verdicts = Išvada apie kompozicijas
proof-compositions = Kompozicijos
proof-requirement = Reikalavimas
proof-finding = Kas rasta
proof-clause = Punktas
proof-no-genre = žanro kodekse nėra
proof-reached-in = { $moves ->
    [one] { $goal } per { $moves } ėjimą
    [few] { $goal } per { $moves } ėjimus
   *[other] { $goal } per { $moves } ėjimų
}
proof-exceeds = užrakina daugiau nei prašoma
proof-fails = nepraeina
proof-refuted-only-by = vienintelis paneigimas { $answer }
proof-refuted-by = paneigimai { $answers }
proof-undecided = neišspręsta
proof-undecided-fails = neišspręsta; anot variklio, tikslas nepasiekiamas: { $score }, { $depth } pusėjimių į priekį
proof-undecided-not-forced = neišspręsta; išbandžius visus abiejų pusių ėjimus { $depth } pusėjimių į priekį, tikslas jėga nepasiekiamas
proof-undecided-holds = neišspręsta; anot variklio, baltieji pasiekia tikslą: { $score }, { $depth } pusėjimių į priekį
proof-undecided-unclear = neišspręsta; variklis sako { $score }, { $depth } pusėjimių į priekį
proof-rests = Pagrindas
proof-rests-proved = Įrodyta
proof-rests-judged = Tik variklio nuomonė
proof-rests-open = Atvira
proof-rests-met = užduotis įvykdoma
proof-rests-prevented = užduoties įvykdyti negalima
proof-rests-task = užduotis
proof-rests-reach = veda į tikslą: { $moves }
proof-rests-fail = nepraeina pirmieji ėjimai: { $count } iš { $all }
proof-rests-seen-reach = vestų į tikslą: { $move } ({ $score }, { $depth } pusėjimių į priekį)
proof-rests-seen-fail = nepraeitų pirmieji ėjimai: { $count } (daugiausia { $score }, bent { $depth } pusėjimių į priekį)
proof-rests-not-forced = nepraeitų pirmieji ėjimai: { $count } (išbandžius visus abiejų pusių ėjimus { $depth } pusėjimių į priekį, tikslas jėga nepasiekiamas)
proof-rests-moves = pirmieji ėjimai: { $moves }
proof-rests-unclear = { $move } ({ $score }, { $depth } pusėjimių į priekį)
proof-rests-later = vėlesni ėjimai šalia sprendimo: { $count }
proof-first-move = Pirmasis ėjimas
proof-more-lines = { $count ->
    [one] (dar { $count } variantas)
    [few] (dar { $count } variantai)
   *[other] (dar { $count } variantų)
}
proof-another-way = kitas kelias: { $move }
proof-proved = įrodyta
proof-cannot-be-met = įvykdyti negalima
proof-proving = įrodinėjama
proof-first-moves = pirmieji ėjimai { $done }/{ $all }
proof-walking = variantai
proof-against = { $white } prieš { $black }
proof-fits-none = žanro kodekse nėra
proof-may-lead = baltieji gali turėti persvarą { $white }, juodieji { $black }
proof-also = pagal medžiagą taip pat: { $genre }
proof-no-date = be datos
proof-not-earlier = ne anksčiau
proof-nothing-like-it = nieko panašaus
proof-from-journal = iš žurnalo

## Books

book-works = Kūrinių
book-authors = Autorių
book-found = Programos rasti sprendimai
book-open = Be sprendimo: { $open } iš { $all }. --solve jų paieškos, su --time ilgiau
book-work-number = { $number }.
book-index-authors = Autorių sąrašas
book-index-motifs = Motyvai
book-index-material = Medžiaga

motif-draw = lygiosios
motif-lock = uždarymas
motif-give-away = atidavimas
motif-given-up = paaukota šaškių: { $count }
motif-long-capture = nukirsta vienu kartu: { $count }
motif-circle = kirtimas ratu
motif-crowning = damos pravedimas
motif-black-crowning = juodieji veltui praveda damą
motif-majority = daugumos taisyklė
motif-blocked = juodieji uždaryti
motif-one-left = lieka viena baltoji šaškė
