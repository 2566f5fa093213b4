# Kaip žaidžiamos partijos, ką sako patys žaidėjai, ženklai po ėjimų, sesijos.

hall-not-your-game = Galite kalbėti tik apie savo partiją.
hall-not-at-this-board = „{ $text }“ nesėdi prie šios lentos
hall-usual-manner = Partija žaidžiama įprastai.
hall-not-a-day = „{ $text }“ nėra diena, tokia kaip 2026-03-01
hall-nothing-adjourned = { $round } rate nėra atidėtų partijų
hall-ballots-drawn = kiekvienas { $round } rato stalas jau turi savo pradžią
hall-ballots-later = Pradžios traukiamos abiem dalyvaujant nuo { $from } arba davus ženklą pradėti.
hall-blindfold = { $name } žaidžia nematydamas lentos.
hall-odds = { $name } pradeda be { $count ->
    [one] šaškės langelyje { $squares }
   *[other] šaškių langeliuose { $squares }
}.
hall-consultation = { $name }: { $members } žaidžia kaip viena pusė ir gali tartis.
hall-not-rated = Partija reitingui neskaičiuojama.
hall-opening = Ištraukta pradžia
hall-board-now = Kas dabar prie šios lentos
hall-choose = Renkatės jūs
hall-choose-correct = Ištaisyti
hall-choose-stand = Palikti kaip yra
hall-count = Reikalauti lygiųjų
hall-count-text = Pasikartojimus ir ėjimus žaidėjai skaičiuoja patys iš savo užrašų. Teisėjas reikalavimą patikrina.
hall-counted = Ką suskaičiavote
hall-counted-repetition = Pozicija pasikartojo
hall-counted-counting = Padaryti ėjimai, vedantys į lygiąsias
hall-count-by = Poziciją kartojantis ėjimas: užrašytas, bet nepadarytas
hall-count-witnessed = Ėjimai, kuriuos matė teisėjas, jei užrašo nėra
hall-play-so = Kaip žaidžiama partija
hall-play-so-text = Partija nematant lentos arba su duotomis šaškėmis reitingui neskaičiuojama. Įprastam žaidimui palikite viską tuščia.
hall-play-blindfold = Kas žaidžia nematydamas lentos (po vieną eilutėje)
hall-play-odds = Kas duoda šaškių
hall-play-squares = Nuimamų šaškių langeliai, pavyzdžiui 31 32 arba c3
hall-approve = Patvirtinti nuostatus
hall-approve-by = Kuri organizacija ir kas jos vardu
hall-approve-on = Kurią dieną (šiandien, jei tuščia)
hall-resume = Atidėta partija tęsiama
hall-resume-at = Partija: stalas, lenta arba žaidėjas (tuščia: visos atidėtos)
hall-resume-starts = Kada
hall-unrated = Žaidėjai be reitingo
hall-unrated-last = Po visų kitų
hall-unrated-mean = Kartu iškart po vidurkiu
hall-unrated-fifth = Kartu paskutiniame penktadalyje
hall-draw-ballots = Visų stalų pradžios
hall-draw-deck = Pradžių lentelė
hall-session = Varžybų laikas prasideda { $begins }; fotografuoti su blykste galima iki { $until }
hall-after = Laikas nuo pradžios, pavyzdžiui 1:05:00 (dabar, jei tuščia)
hall-intermediary = Tarpininkas
hall-whole-event = Vietos visose varžybose
board-not-a-move = „{ $text }“ nėra vienas ėjimas

paper-final-places = Vietos visose varžybose
paper-final-places-about = vietos per visus etapus: kas nuėjo toliau, tas aukščiau
paper-final-places-open = { $count ->
    [one] Etapas nesibaigė: { $stages }. Tai šios akimirkos vietos.
   *[other] Etapai nesibaigė: { $stages }. Tai šios akimirkos vietos.
}
paper-final-places-without = Be vietos:
paper-col-stage-place = Vieta ten
paper-blank-sheet = Užrašų lapas be vardų
paper-blank-sheet-about = vienas lapas be vardų, skirtas dauginti
paper-approved-by = Patvirtino
paper-schedule-windows = Varžybų laikas prasideda { $before } min. prieš žaidimą; nuo tada salėje tylu. Fotografuoti su blykste galima dar { $flash } min. po pradžios, vyriausiajam teisėjui leidus.
paper-schedule-resumed = Atidėtos partijos
paper-schedule-resumption = { $game }: { $starts }
paper-col-session = Tyla nuo
paper-col-flash = Blykstė iki

fact-said-by-player = { $place }, { $after }: { $name } sako { $line }
fact-played-so = { $place }: { $kind ->
    [usual] žaidžiama įprastai
   *[own] { $manner }
}
fact-resumption = { $place } tęsiama: { $starts }
fact-regulation-approved = nuostatai patvirtinti: { $by }, { $on }

refused-not-his-word = { $key }: „{ $line }“ – ne šiam žaidėjui sakyti
refused-board-begun = { $key }: partija prasidėjo, žaidimo būdas nesikeičia
refused-no-odds = langelyje „{ $square }“ nėra duodančiojo šaškės
refused-all-men-given = duodantysis pasilieka bent vieną šaškę
refused-not-adjourned = { $key }: partija neatidėta
warning-play-off-pace = etapo { $stage } lemiamos partijos greitos, o taisyklės papildomose varžybose numato kitokias

simul-act-charge = Nurašyti patikros laiką varžovui
act-field-seconds = Sekundės

sign-used = Ženklai
sign-quiet = tarp ėjimo langelių
sign-capture = tarp kirtimo langelių
sign-strong = stiprus ėjimas
sign-very-strong = labai stiprus ėjimas
sign-weak = silpnas ėjimas
sign-very-weak = labai silpnas ėjimas
sign-looks-weak = atrodo silpnas, bet iš tikrųjų stiprus
sign-looks-strong = atrodo stiprus, bet iš tikrųjų silpnas
sign-forced = vienintelis ėjimas: bet kuris kitas pralaimi
sign-win = partija laimėta
sign-draw = lygiosios
sign-pieces-won = { $count ->
    [0] laimėta tiek šaškių
    [one] laimėta { $count } šaškė
    [few] laimėtos { $count } šaškės
   *[other] laimėta { $count } šaškių
}
sign-pieces-lost = { $count ->
    [0] prarasta tiek šaškių
    [one] prarasta { $count } šaškė
    [few] prarastos { $count } šaškės
   *[other] prarasta { $count } šaškių
}
sign-same-result = kad ir koks ėjimas, rezultatas tas pats
sign-free-choice = laisvas pasirinkimas tarp kirtimų, kuriais imama tiek pat šaškių
sign-interesting = dėmesio vertas ėjimas
sign-dubious = abejotinas ėjimas

phrase-who-loses-a-match-of-two-games-is-out = kas pralaimi dviejų partijų mačą, iškrenta
