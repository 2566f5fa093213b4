# Ką sako `damier event` komandos.

event-course =
    Įprasta varžybų eiga, kiekvienas žingsnis – viena komanda:

      damier event new --template ua2023-100/swiss --name "Taurė" --rounds 7
      damier event official chief-arbiter "VARDAS"    kas sprendžia
      damier event enter "VARDAS" --rating 2000       arba visas sąrašas: import FAILAS
      damier event approve                            paraiškos patikrintos
      damier event pair --start                       numeriai, poros, ženklas pradėti
      damier event result 1 2-0, 2 1-1, 3 0-2         rezultatai, kai tik ateina
      damier event table                              klasifikacija; show, explain, at RATAS
      damier event pair --start                       ir taip ratas po rato
      damier event finish                             rezultatai patvirtinti
      damier event paper report --format pdf          ataskaita pasirašyti

    Ką daryti toliau: damier event show. Visos komandos: damier event --help

# Failai, laikas, žmonės.
event-no-such-file = failo { $file } nėra
event-file-is-folder = { $file } yra aplankas, o ne varžybų failas
event-new-first = pirmiausia sukurkite varžybas: damier event new --help
event-no-file-here = varžybos nenurodytos, o *.damier failo čia nėra
event-several-files = varžybos nenurodytos, o čia jų keletas: { $files }
event-choose-file = nurodykite failą su --file FAILAS arba kintamuoju $DAMIER_EVENT, arba sukurkite naują: damier event new
event-not-a-time = „{ $text }“ nėra laikas; rašykite 2026-05-01 10:00 arba, jei šiandien, 10:00
event-nobody = nėra nieko vardu „{ $text }“
event-of-another-team = { $name } – kitos komandos žaidėjas: { $team }
event-plays-for-team = { $name } žaidžia komandoje { $team }: komanda lieka arba pasitraukia visa, o kas žaidžia, nurodo jos sudėtis
event-round-waits = { $round } rato poros jau sudarytos, bet ratas neprasidėjo: sudarykite jas iš naujo, jei tai turi galioti šiame rate
event-search-cut = šio rato porų paieška tapo per ilga ir buvo baigta: visi turi varžovus ir nė viena taisyklė nepažeista, bet kas išeina iš kai kurių taškų grupių ar kas su kuo jose žaidžia, taisyklių tvarka iki galo neieškota
event-nobody-perhaps = niekas nesivadina „{ $text }“; gal { $name }?
event-no-number = numerio { $text } niekas neturi
event-no-team = komandos „{ $text }“ nėra
event-see-entries = kas užsiregistravo: damier event show entries
event-several-people = „{ $text }“ gali būti bet kuris iš šių:
event-write-more = parašykite daugiau vardo arba numerį
event-no-such-stage = etapo „{ $text }“ nėra; yra { $stages }
event-no-game = { $name }: { $round } rate partijos nėra
event-one-person = gimimo data, reitingas ir sporto vardas yra vieno žmogaus; registruokite žaidėjus po vieną
event-notice = pastaba: { $text }
event-written-meanwhile = kažkas kitas visą laiką rašo į failą; bandykite dar kartą

# Lentelės.
event-column-table = stalas
event-column-number = Nr.
event-column-white = Baltieji
event-column-black = Juodieji
event-column-red = Raudonieji
event-column-result = rezultatas
event-column-name = vardas ir pavardė
event-column-title = sporto vardas
event-column-rating = reitingas
event-column-federation = federacija
event-column-team = komanda
event-column-round = ratas
event-column-colour = spalva
event-column-opponent = varžovas
event-column-points = taškai

# Ratai ir rezultatai.
event-round-head = { $stages ->
    [1] { $round } ratas, { $phase }
   *[other] { $stage }, { $round } ratas, { $phase }
}
event-free-bye = { $name }: laisvas ratas, pliusas
event-free-plus = { $name }: laisvas ratas, pliusas varžovui pasitraukus
event-free-no-game = { $name }: be partijos
event-results-written = { $stages ->
    [1] { $round } ratas
   *[other] { $stage }, { $round } ratas
}: { $count ->
    [one] įrašytas { $count } rezultatas
    [few] įrašyti { $count } rezultatai
   *[other] įrašyta { $count } rezultatų
}, trūksta: { $missing ->
    [1] stalas { $tables }
   *[other] stalai { $tables }
}
event-results-complete = { $stages ->
    [1] { $round } ratas
   *[other] { $stage }, { $round } ratas
}: { $count ->
    [one] įrašytas { $count } rezultatas
    [few] įrašyti { $count } rezultatai
   *[other] įrašyta { $count } rezultatų
}, visi rezultatai yra
event-results-faulty = nieko neįrašyta dėl { $count ->
    [1] šios klaidos:
    [one] šios { $count } klaidos:
   *[other] šių { $count } klaidų:
}
event-fault = { $line } eilutė, „{ $text }“: { $why }
event-no-results = rezultatų nepateikta; pavyzdžiui: 1 2-0, 2 1-1
event-type-results = Rašykite rezultatus, po vieną ar kelis eilutėje, ir baikite klavišais Ctrl-D:
event-no-score = nėra rezultato
event-no-place = nėra nei stalo, nei vardo
event-not-a-score = „{ $text }“ nėra partijos rezultatas
event-scores = partija baigiasi { $scores }, o kai kas nors neatvyko, +/- arba -/+, kai neatvyko abu, -/-, o kai anuliuota, x
event-ambiguous-score = „{ $text }“ gali reikšti neatvykimą arba tris lentas; rašykite +/-, jei pirma, ir + - -, jei antra
event-by-boards = mačas rašomas pagal lentas, jų { $count }: visos iš karto, pavyzdžiui, { $all }, arba po vieną, pavyzdžiui, { $one }
event-by-games = mačas rašomas pagal partijas, jų { $count }: visos iš karto, pavyzdžiui, { $all }, arba po vieną, pavyzdžiui, { $one }
event-too-many-scores = { $games ->
    [1] rezultatų: { $given }, o partija viena; neatvykimas rašomas +/-
   *[other] rezultatų: { $given }, o partijų: { $games }
}
event-no-such-reason = priežasties „{ $text }“ nėra; yra { $known }
event-do-not-meet = { $one } ir { $other } { $round } rate tarpusavyje nežaidžia
event-not-a-pair = „{ $text }“ nėra pora; rašykite BALTIEJI:JUODIEJI, pavyzdžiui, 1:2 arba Koval:Bondar
event-late-flag = Laikrodis ėjo nuo signalo, ir vėliavėlė nukrito žaidėjui neatėjus: minusas
event-too-late = Vėluojama daugiau kaip { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minutes
   *[other] { $minutes } minučių
}: minusas
event-in-time = Leidžiama vėluoti iki { $minutes ->
    [one] { $minutes } minutės
   *[other] { $minutes } minučių
}
event-numbered = { $number }  { $name }
event-drawn = Ištraukta: { $drawn }
event-not-closed = { $round } ratas nebaigtas

# Kas rodoma.
event-stage-line = { $stage }: sudarytos { $paired } iš { $rounds } ratų poros
event-due = Ką daryti toliau
event-more-due = ir dar { $count }: damier event show due
event-nobody-entered = niekas neužsiregistravo
event-cell-bye = laisvas, pliusas
event-cell-plus-after-withdrawal = laisvas, pliusas
event-cell-not-yet-entered = dar neužregistruotas
event-cell-announced = nedalyvauja
event-cell-withdrawn = pasitraukė
event-cell-free = laisvas
event-cell-open = …
event-cell-adjourned = nutraukta
event-cell-win = laimėta
event-cell-draw = lygiosios
event-cell-loss = pralaimėta
event-cell-plus = pliusas
event-cell-minus = minusas
event-cell-annulled = anuliuota
event-protest = { $number }  { $from }: { $text } – { $status }
event-no-protests = protestų nėra
event-no-ladder = nėra nuostatų, taigi nėra ir taisyklių su sankcijomis
event-technical-item = { $number }. { $title }: { $text }
event-no-technical = šių varžybų taisyklės techninio reglamento nereikalauja
event-no-such-duty = „{ $text }“ nėra pareiga iš sąrašo
event-nothing-to-undo = nėra ko atšaukti
event-log-line = { $seq } { $mark } { $date } { $time }  { $what }  – { $name }, { $role }
event-log-line-office = { $seq } { $mark } { $date } { $time }  { $what }  – { $role }

# Įrašai, kaip juos pasakoja žurnalas.
# Įrašas kelių etapų varžybose.
fact-in-stage = { $stage }: { $fact }
fact-regulation = nuostatai patvirtinti: { $value-name }
fact-regulation-changed = nuostatai pakeisti: { $reason }
fact-technical = techninis reglamentas parengtas
fact-technical-signed = techninį reglamentą pasirašė: { $value }
fact-appointed = skirta: { $value-name }, { $value-role }
fact-relieved = nušalinta nuo pareigų: { $name }: { $reason }
fact-committee = apeliacinė žiuri paskirta: { $members }
fact-scheduled = { $round } rato pradžia: { $starts }
fact-team-entered = komandos paraiška: { $value-name }
fact-entered = paraiška: { $value-name }
fact-entry-corrected = paraiška pataisyta: { $player }: { $reason }
fact-entries-approved = paraiškos patvirtintos
fact-field = { $stage }, žaidžia: { $entrants }
fact-grouped = { $stage }, grupės: { $first }; { $second }
fact-numbered = numeriai suteikti { $by-kind ->
    [rating] pagal reitingą, lygiems burtais, burtų skaičius { $seed }
    [lots] burtais, burtų skaičius { $seed }
   *[given] taip, kaip ištraukti arba nustatyti
}
fact-lots = traukiami burtai, { $how }: { $drawn-for ->
    [order-of-rounds] ratų tvarka
    [colour] 1 numerio spalva
    [ballot] pradžios ėjimai
   *[other] { $what }
}
fact-absence-announced = { $entrant }: { $rounds } rate nedalyvaus
fact-withdrawn = { $entrant } pasitraukia: { $reason }
fact-further-part = { $goes-on ->
    [yes] { $entrant } žaidžia toliau: { $reason }
   *[no] { $entrant } toliau nežaidžia: { $reason }
}
fact-prohibited = { $pair-a } ir { $pair-b } neturi žaisti tarpusavyje: { $reason }
fact-prohibition-lifted = { $a } ir { $b } vėl gali žaisti tarpusavyje
fact-line-up = { $team }, { $round } ratas: { $boards }
fact-paired = { $round } rato poros sudarytos { $by-kind ->
    [engine] pagal šveicarišką sistemą { $engine }, burtų skaičius { $seed }
    [table] pagal lentelės { $row } ratą
    [drawn-table] pagal lentelės { $row } ratą, ištrauktą burtais, burtų skaičius { $seed }
    [groups] tarp grupių, burtų skaičius { $seed }
    [bracket] pagal tinklelį, burtų skaičius { $seed }
    [lots] burtais, burtų skaičius { $seed }
    [match] kaip mačas, burtų skaičius { $seed }
    [hand] ranka: { $reason }
   *[override] pagrindinio teisėjo sprendimu: { $reason }
}
fact-published = { $round } rato poros paskelbtos
fact-started = { $round } ratas prasidėjo
fact-closed = { $round } ratas baigtas
fact-seated = { $player } žaidžia: { $place }
fact-at-board = { $place }, { $after }: { $line }
fact-colours-mixed = spalvos supainiotos: { $place }
fact-result = { $place }: { $score }
fact-result-played = { $place }: { $score } (partija { $game })
fact-result-corrected = { $place }: rezultatas pataisytas į { $score }: { $reason }
fact-late = { $name }: vėlavimas { $minutes ->
    [one] { $minutes } minutė
    [few] { $minutes } minutės
   *[other] { $minutes } minučių
}{ $excused ->
    [yes] , dėl svarbios priežasties
   *[no] { "" }
}: { $place }
fact-punished = { $player }: { $sanction } ({ $offence }): { $account }
fact-protested = { $from-kind ->
    [captain] kapitono protestas, { $from }: { $text }
   *[player] protestas, { $from }: { $text }
}
fact-protest-ruled = protestas { $protest } { $upheld ->
    [yes] patenkintas
   *[no] atmestas
}: { $ruling }
fact-appealed = protestas { $protest } perduotas apeliacinei žiuri
fact-appeal-decided = apeliacinė žiuri { $upheld ->
    [yes] patenkino
   *[no] atmetė
} protestą { $protest }: { $ruling }
fact-decided = { $question } – nuspręsta: { $decision } ({ $grounds })
fact-note = pastaba: { $value }
fact-duty-done = atlikta: { $value }
fact-interrupted = žaidimas pertrauktas: { $reason }
fact-cancelled = varžybos atšauktos: { $reason }
fact-finished = rezultatai patvirtinti
fact-finished-early = rezultatai patvirtinti anksčiau laiko, kokie yra: { $reason }
fact-undone = įrašas { $seq } atšauktas: { $reason }


# Naujos varžybos, sąrašai, paaiškinimai.
event-made = Varžybos saugomos faile { $file }
event-needs-name = varžyboms reikia pavadinimo
event-needs-template = nurodykite šabloną arba nuostatų failą
event-no-templates = šablonų, tinkamų „{ $text }“, nėra
event-regulation-file = { $file } nėra nuostatai, kuriais būtų galima naudotis:
event-unknown-header = nežinomas stulpelis „{ $header }“, jis praleistas
event-list-encoding = Sąrašas perskaitytas kaip { $encoding }; jei raidės neteisingos, įrašykite jį UTF-8 koduote.
event-list-faulty = niekas neužregistruotas, nes sąraše yra { $count ->
    [1] ši klaida:
    [one] ši { $count } klaida:
    [few] šios { $count } klaidos:
   *[other] šių { $count } klaidų:
}
event-list-next = pataisykite sąrašą arba imkite tik geras eilutes: --good-rows
event-list-taken = { $count ->
    [one] priimta { $count } paraiška
    [few] priimtos { $count } paraiškos
   *[other] priimta { $count } paraiškų
}
event-list-would = { $count ->
    [one] galima priimti { $count } paraišką
    [few] galima priimti { $count } paraiškas
   *[other] galima priimti { $count } paraiškų
}, { $faults ->
    [0] klaidų nėra
    [one] { $faults } klaida
    [few] { $faults } klaidos
   *[other] { $faults } klaidų
}
event-column-place = vieta
event-column-games = partijos
event-column-counted = įskaita
event-table-head = { $stages ->
    [1] Po { $after } rato iš { $rounds }
   *[other] { $stage }, po { $after } rato iš { $rounds }
}
event-board-head = { $board } lenta
event-no-teams-here = { $name }: varžybos asmeninės, komandos registruoti negalima
event-field-too-small = { $stage }: turi žaisti bent du, o nurodyta tik { $given }
event-no-boards = šiose varžybose lentų lentelių nėra
event-no-team-scoring = šiose varžybose komandų įskaitos nėra
event-place = { $name }: { $place } vieta, { $points } (+{ $won } ={ $drawn } −{ $lost }{ $free ->
    [0] { "" }
   *[other] , laisvų ratų: { $free }
}{ $pluses ->
    [0] { "" }
   *[other] , pliusų nežaidus: { $pluses }
}) po { $after } rato
event-below = Žemiau nei { $name }: { $by }, { $own } prieš { $other }
event-above = Aukščiau nei { $name }: { $by }, { $own } prieš { $other }
event-below-match = Žemiau nei { $name }: { $over }
event-above-match = Aukščiau nei { $name }: { $over }
event-below-bracket = Žemiau nei { $name }: tinklelio { $round } rate { $winner } laimėjo, { $loser } pralaimėjo
event-above-bracket = Aukščiau nei { $name }: tinklelio { $round } rate { $winner } laimėjo, { $loser } pralaimėjo
event-meeting-won = Tinklelio { $round } ratas: laimėta, varžovas – { $opponent } ({ $result })
event-meeting-lost = Tinklelio { $round } ratas: pralaimėta, varžovas – { $opponent } ({ $result })
event-meeting-open = Tinklelio { $round } ratas: varžovas – { $opponent }
event-opponent-left = varžovas pasitraukė
event-match-kind = { $kind ->
    [main] { $set ->
        [0] Pagrindinės partijos
       *[other] { $set } setas
    }
    [quick] { $set ->
        [0] Dvi greitosios partijos, { $rate }
       *[other] { $set } setas, dvi greitosios partijos, { $rate }
    }
    [pace] { $set } setas, { $rate }
   *[sudden] { $set ->
        [0] Greitosios partijos iki pirmo pralaimėjimo, { $rate }
       *[other] { $set } setas, greitosios partijos iki pirmo pralaimėjimo, { $rate }
    }
}
event-match-part = { event-match-kind }: { $games }; taškai { $first }-{ $second }
event-match-sets = Setai: { $first } { $own }, { $second } { $other }
event-match-pace = { $rate }: { $first } { $own }, { $second } { $other }
event-match-worth = Setų vertė: { $first } { $own }, { $second } { $other }
event-by-score = taškai
event-by-match = mačas
event-shares = Pagal visus kriterijus lygūs: { $names }; vieta dalijamasi
event-term = { $round } ratas, { $opponent }: { $times } × { $number } = { $amount } ({ $source })
event-term-alone = { $round } ratas: { $times } × { $number } = { $amount } ({ $source })
event-term-bare = { $times } × { $number } = { $amount } ({ $source })
event-unplaced = { $name }: be vietos
event-ruling = sužaista partijų: { $played } iš { $planned }; { $effect }
event-pair = { $round } ratas, { $table } stalas: { $white } – { $black }
event-colours = Spalvos: { $colour }
event-rejected = Prieš tai svarstyta:
event-or-ahead = { $next } arba vis tiek pradėkite su --ahead
event-decided-only-in-swiss = --fix ir --relax skirti šveicariškos sistemos ratams; šio rato poras sudarykite su --by-hand arba --override
event-no-such-rule = „{ $text }“ nėra taisyklė, kurią galima sušvelninti; galima: { $rules }
event-never-free = { $name }: laisvų ratų nebuvo
event-seat-of = { $round } ratas: { $name }
event-by-hand = Poros sudarytos ranka ({ $name }): { $reason }
event-by-decision = Poros sudarytos sprendimu ({ $name }): { $reason }
event-not-there = Šiame rate nedalyvauja
event-otherwise = Pagal taisykles, paklausus iš naujo, būtų kitaip:
event-difference = { $stages ->
    [1] { $round } ratas (žurnalo įrašas { $seq }): { $what }
   *[other] { $stage }, { $round } ratas (žurnalo įrašas { $seq }): { $what }
}
event-verified = { $rounds ->
    [one] iš naujo patikrintas { $rounds } ratas
    [few] iš naujo patikrinti { $rounds } ratai
   *[other] iš naujo patikrinta { $rounds } ratų
}: { $count ->
    [0] viskas sutampa
    [one] { $count } skirtumas
    [few] { $count } skirtumai
   *[other] { $count } skirtumų
}
event-breaks = pažeidžia taisyklę: { $rule }
event-verified-by-people = ratų, kurių poras sudarė žmonės: { $rounds }; { $count ->
    [0] programa būtų padariusi taip pat
    [one] programa būtų pasielgusi kitaip { $count } atveju
   *[other] programa būtų pasielgusi kitaip { $count } atvejais
}
event-attached = Ėjimai pridėti: { $place } ({ $moves ->
    [one] { $moves } ėjimas
    [few] { $moves } ėjimai
   *[other] { $moves } ėjimų
})
event-attached-others = { $place }: jau pridėti kiti ėjimai, jie lieka
event-nothing-attached = nieko nepridėta
event-one-simulated = į failą galima įrašyti tik vienas varžybas
event-simulation-failed = burtų skaičius { $seed }: { $why }
failed-refused = modeliavimo įrašas { $seq } nepriimtas: { $refused }
failed-not-two = mače yra dvi pusės, o ne { $entrants }: --players 2
event-simulated = burtų skaičius { $seed }: { $rulebook }, { $systems }, { $players ->
    [one] { $players } dalyvis
    [few] { $players } dalyviai
   *[other] { $players } dalyvių
}, { $rounds ->
    [one] { $rounds } ratas
    [few] { $rounds } ratai
   *[other] { $rounds } ratų
}, { $facts ->
    [one] { $facts } įrašas
    [few] { $facts } įrašai
   *[other] { $facts } įrašų
}; { $count ->
    [0] visi ratai sutampa
    [one] { $count } skirtumas
    [few] { $count } skirtumai
   *[other] { $count } skirtumų
}
event-trf-faulty = { $file } perimti negalima dėl { $count ->
    [1] šios klaidos:
    [one] šios { $count } klaidos:
   *[other] šių { $count } klaidų:
}
event-trf-taken = perimta: { $players ->
    [one] { $players } žaidėjas
    [few] { $players } žaidėjai
   *[other] { $players } žaidėjų
} ir { $rounds ->
    [one] { $rounds } ratas
    [few] { $rounds } ratai
   *[other] { $rounds } ratų
}; varžybos saugomos faile { $file }
event-trf-would = į failą { $file } galima perimti: { $players ->
    [one] { $players } žaidėjas
    [few] { $players } žaidėjai
   *[other] { $players } žaidėjų
} ir { $rounds ->
    [one] { $rounds } ratas
    [few] { $rounds } ratai
   *[other] { $rounds } ratų
}
event-paper-written = įrašyta: { $file }
event-no-such-paper = dokumento „{ $text }“ nėra
event-no-such-format = šio dokumento { $format } pavidalu nėra, tik { $known }
event-not-a-number = „{ $text }“ nėra skaičius
fact-lots-opening = traukiami burtai, { $how }: debiutas { $number }, { $place }
fact-lots-meeting = ištraukti burtai, { $how }: po lygaus susitikimo toliau eina { $name } ({ $place })
event-late-first-game = Pirma partija pralaimėta; antra žaidžiama
event-late-both-games = Pralaimėtos abi partijos
event-late-neither = Nė vienas neatvyko laiku: pralaimi abu
paper-irregularities = Pažeidimai prie lentų
paper-col-half-moves = Po pusėjimų

event-match-next = { $begun ->
    [yes] Žaidžiama
   *[no] Kita partija
}: { event-match-kind }