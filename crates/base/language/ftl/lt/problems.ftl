# Compositions: the register, the editor, proofs, and problems to be solved on the board.

problem-register = Kompozicijos
problem-about = Problemos, etiudai ir uždaviniai, kiekvienas su įrodymu. Sprendimai paslėpti, kol jų nepaprašysite.
problem-today = Dienos uždavinys
problem-none-today = Dienos uždavinio dar nėra: registre nėra kompozicijos, kurios korektiškumas įrodytas ir kurią galima spręsti ėjimais.
problem-editor = Nauja kompozicija
problem-editor-about = Sudėliokite poziciją, nurodykite einančios pusės užduotį, ir žemiau pasirodys verdiktas: įrodyta, paneigta arba sąžiningai nenuspręsta.
problem-history = Mano sprendimai
problem-history-about = Šį puslapį matote tik jūs.
problem-variant = Rūšis
problem-genre = Žanras
problem-verdict = Verdiktas
problem-author = Autorius
problem-any = bet kuris
problem-like = Panašios į poziciją (FEN)
problem-like-hint = Randa ir pastumtas, atspindėtas, apsuktas sukeitus spalvas ar šiek tiek pakeistas. Reikia pasirinkti rūšį.
problem-which-variant = Norėdami ieškoti pozicijos, pasirinkite rūšį.
problem-search = Ieškoti
problem-search-more = Kiti paieškos būdai
problem-book = Šie kūriniai kaip knyga (PDF)
problem-none = Nieko nerasta.
problem-pages = Puslapiai
problem-later = Naujesnės
problem-earlier = Senesnės
problem-task = Užduotis
problem-task-hint = win – laimėti, draw – lygiosios, lock 1K+2M – uždaryti damą ir dvi paprastas, giveaway – atidavimas
problem-task-win = Baltieji laimi
problem-task-draw = Lygiosios
problem-task-win-black = Juodieji laimi
problem-task-draw-black = Juodųjų lygiosios
problem-task-lock = Uždaryti { $what }
problem-task-giveaway = Atiduoti viską
problem-goal-win = Laimėjimas
problem-goal-draw = Lygiosios
problem-goal-lock = Uždarymas
problem-code = Kodeksas
problem-code-ua2013 = Ukraina, 2013
problem-code-ua2023 = Ukraina, 2023
problem-code-columns = Stulpinės šaškės
problem-kind = Tipas
problem-kind-basic = įprasta
problem-kind-black-first = pradeda juodieji
problem-kind-white-first = pradeda baltieji, užduotį turi juodieji
problem-kind-either-first = kad ir kas pradėtų
problem-kind-practical = praktinė problema
problem-kind-help = pusės padeda viena kitai
problem-kind-turn-changes-task = kita užduotis, kai pradeda juodieji
problem-kind-turned-board = kita užduotis apsukus lentą
problem-kind-several-solutions = keli sumanyti sprendimai
problem-kind-pictorial = vaizdinė
problem-kind-retrograde = retrogradinė
problem-kind-conceit = pridėti arba nuimti šaškes
problem-solution-typed = Autoriaus sprendimas trumpąja notacija (galima nenurodyti)
problem-prove = Įrodyti
problem-source = Šaltinis
problem-date = Data
problem-entered = Įtraukta
problem-authors = Autoriai: Pavardė, Vardas; keli per kabliataškį
problem-save = Įtraukti į registrą
problem-save-it = Įtraukti
problem-sign-in = Prisijunkite, kad galėtumėte įtraukti kompozicijas
problem-sign-in-history = Prisijunkite, ir jūsų sprendimai bus išsaugoti
problem-solve = Spręsti
problem-edit = Atverti redaktoriuje
problem-pdn = PDN
problem-svg = SVG
problem-page = Kompozicijos puslapis
problem-solution = Sprendimas ir ataskaita
problem-show-solution = Rodyti sprendimą ir ataskaitą
problem-show-warning = Jei ją sprendžiate, tai reiškia pasidavimą.
problem-withdraw = Atšaukti
problem-withdraw-text = Jos nebebus sąrašuose, paieškoje ir renkant dienos uždavinį. Ką kiti išsprendė, liks jų istorijoje.
problem-withdraw-really = Atšaukti
problem-withdrawn = Atšaukta
problem-withdrawn-text = Ši kompozicija atšaukta.
problem-known = Registre jau yra ši pozicija su šia užduotimi: { $address }
problem-most = Jau įtraukėte { $most } kompozicijų, daugiau negalima.
problem-forerunners = Panašūs kūriniai registre
problem-proof-gone = Šis įrodymas nebesaugomas. Pradėkite iš naujo.
problem-step-proving = Įrodinėjama užduotis…
problem-step-walking = Tikrinamas sprendimas…
problem-step-first-moves = Patikrinta pirmųjų ėjimų: { $done } iš { $all }
problem-waits = Laukia; prieš jį: { $number }
problem-ended = Įrodinėjimas baigtas.
problem-effort = Tikrinta { $seconds } s, be endšpilio lentelių.
problem-effort-tables = Tikrinta { $seconds } s, su endšpilio lentelėmis.
problem-verdict-proven = įrodyta
problem-verdict-refuted = paneigta
problem-verdict-not-decided = nenuspręsta
problem-others = Kiti keliai į tikslą
problem-failures = Kur autoriaus sprendimas nepavyksta
problem-lines = Variantai
problem-refuted = Nevedantys į tikslą pirmieji ėjimai ir kodėl
problem-report = Ataskaita pagal kodeksą
problem-state = Būsena
problem-requirement = Reikalavimas
problem-finding = Išvada
problem-clause = Punktas
problem-state-met = įvykdyta
problem-state-broken = pažeista
problem-state-not-decided = nenuspręsta
problem-state-warning = atkreipti dėmesį
problem-state-fact = faktas
problem-way-thematic = teminis
problem-way-only = vienintelis paneigimas
problem-way-transposition = ėjimų sukeitimas
problem-way-other-move = kitas ėjimas į tą patį langelį
problem-way-other-capture = kitas kirtimas, ta pati pozicija
problem-way-other-capture-changed = kitas kirtimas, kita pozicija
problem-way-inexact-move = netikslus damos ėjimas
problem-way-inexact-capture = netikslus damos kirtimas
problem-way-other-sacrifice = kita auka
problem-way-prolongation = užtęsimas
problem-way-other-last-move = kitas paskutinis ėjimas
problem-way-side-solution = šalutinis sprendimas
problem-genre-classical-miniature = klasikinė miniatiūra
problem-genre-miniature = miniatiūra
problem-genre-problem = problema
problem-genre-small-problem = mažoji problema
problem-genre-medium-problem = vidutinė problema
problem-genre-large-problem = didžioji problema
problem-genre-giant-problem = milžiniška problema
problem-genre-practical-problem = praktinė problema
problem-genre-king-problem = damų problema
problem-genre-study = etiudas
problem-genre-lock-task = uždavinys
problem-genre-lock-miniature = uždavinys miniatiūra
problem-genre-positional-ending = pozicinis endšpilis
problem-not-playable = Šios kompozicijos negalima spręsti ėjimais: tai įmanoma tik įrodytai korektiškiems kūriniams.
problem-your-move = Baltųjų ėjimas: raskite sprendimą.
problem-your-move-black = Juodųjų ėjimas: raskite sprendimą.
problem-right = Teisingai.
problem-right-too = Tai irgi veda į tikslą; sprendimas tęsiamas savo ėjimu.
problem-another = Į šią gynybą atsakyta. Juodieji bando kitą.
problem-wrong = { $move } neveda į tikslą.
problem-over = Šią jau baigėte.
problem-progress = Gynyba { $done } iš { $all } · klaidingų ėjimų: { $mistakes }
problem-move = Jūsų ėjimas
problem-play = Eiti
problem-solve-help = Lentoje: rodyklės eina per langelius, Enter paima ir padeda. Arba pasirinkite ėjimą iš sąrašo.
problem-streak = Dienų iš eilės
problem-longest = Ilgiausia serija
problem-sum = Iš viso taškų
problem-solved-count = Išspręsta
problem-begun = Pradėta
problem-day = Dienos
problem-result = Rezultatas
problem-mistakes = Klaidos
problem-points-title = Taškai
problem-attempt-open = nebaigta
problem-attempt-shown = sprendimas parodytas
problem-attempt-solved = išspręsta
problem-no-attempts = Dar nieko nesprendėte.
problem-no-variant = Tokios rūšies nėra.
problem-no-task = „{ $text }“ nėra užduotis: rašykite win, draw, giveaway arba ką uždaryti, pvz., lock 1K+2M.
problem-no-kind = Kompozicijos tipo „{ $text }“ nėra.
problem-no-code = Kodekso „{ $text }“ nėra.
problem-other-code = Šis kodeksas nekalba apie šią rūšį.
problem-no-solution = Sprendimo perskaityti negalima: { $text }
problem-too-long = Tekstas per ilgas: daugiausia { $most } ženklų.
problem-no-author = Nurodykite bent vieną autorių.
problem-many-authors = Nurodykite daugiausia { $most } autorius.
problem-no-date = „{ $text }“ nėra data: rašykite 1987, 1987-05 arba 1987-05-23.
problem-days = { $number ->
    [one] { $number } diena
    [few] { $number } dienos
   *[other] { $number } dienų
}
problem-points = { $number ->
    [one] { $number } taškas
    [few] { $number } taškai
   *[other] { $number } taškų
}
problem-solved = { $points ->
    [one] Išspręsta, į kiekvieną gynybą atsakyta: { $points } taškas.
    [few] Išspręsta, į kiekvieną gynybą atsakyta: { $points } taškai.
   *[other] Išspręsta, į kiekvieną gynybą atsakyta: { $points } taškų.
}
problem-doubtful = { $number ->
    [one] Nenuspręstas { $number } kitas ėjimas.
    [few] Nenuspręsti { $number } kiti ėjimai.
   *[other] Nenuspręsta { $number } kitų ėjimų.
}
problem-level = Sunkumas
problem-level-easy = Lengva
problem-level-medium = Vidutinė
problem-level-hard = Sunki
problem-to-find =
    { $number ->
        [one] rasti { $number } ėjimą
        [few] rasti { $number } ėjimus
        [many] rasti { $number } ėjimo
       *[other] rasti { $number } ėjimų
    }
