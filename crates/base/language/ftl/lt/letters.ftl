# Korespondencinis žaidimas svetainėje: varžybos, teisėjavimas, ginčai, laiškai.

## Refusals

post-refused-nothing-said = nieko neparašyta
post-refused-no-dispute = įrašas { $number } nėra sprendimo laukiantis kreipimasis ar apeliacija
post-refused-no-decision = įrašas { $number } nėra teisėjo sprendimas

## An event

letters-event-on = Varžybos vyksta korespondenciniu būdu:
letters-event-goes-on = Turo partijos prasideda jį paskelbus; rezultatai į varžybas patenka savaime.
letters-code = Korespondencinio žaidimo taisyklės
letters-closing = Pabaigos diena
letters-waiting = Laukia sprendimo
letters-question-open = kreipimasis į teisėją
letters-appeal-open = apeliacija
letters-adjudication-open = laukia teisėjavimo sprendimo
letters-protest-open = protestas dėl sprendimo
letters-unseated = Šios partijos negali prasidėti: žaidėjas čia neturi paskyros arba sudėtis nežinoma

## A game

letters-tell-me = Pranešti šioje naršyklėje, kai mano ėjimas
letters-then-about = Po eilutę: varžovo atsakymas į šį ėjimą, jūsų atsakymas ir t. t. Kiti jų nemato.
letters-offer-a-draw = Siūlyti lygiąsias
letters-tell-delay = Įspėti, kad atsakymas užtruks
letters-wins-white = laimi baltieji
letters-wins-black = laimi juodieji

## Adjudication

letters-adjudication = Partija nutraukta, rezultatas skiriamas
letters-assessment = Jūsų vertinimas
letters-analysis = Analizė
letters-analysis-about = Atsiųskite vertinimą su analize. Laiku neatsiuntus analizės, teisės protestuoti nėra.
letters-proposed = Kas išplaukia iš vertinimų
letters-verdict = Sprendimas
letters-protest = Protestuoti
letters-protest-about = Protestui reikia analizės; jį galutinai sprendžia kitas teisėjas.

## Questions, complaints, appeals

letters-disputes = Kreipimaisi ir apeliacijos
letters-ask = Kreiptis ar pasiskųsti teisėjui
letters-ask-about = Sprendžia teisėjas; ginčytis su varžovu nereikia.
letters-question = Apie ką?
letters-appeal = Pateikti apeliaciją
letters-appeal-about = Laiku pateiktą apeliaciją sprendžia rengėjas; jo sprendimas galutinis.
letters-decision = Sprendimas
letters-grant = Patenkinti
letters-deny = Atmesti
letters-granted = Patenkinta
letters-denied = Atmesta
letters-undecided = Dar neišspręsta.
letters-own-decision = Sprendimas jūsų paties: apeliaciją nagrinėja kitas organizatorių narys.

## The arbiter

letters-count-from = Naujas skaičiavimas prasideda
letters-other = Kiti sprendimai
letters-grant-break = Suteikti pertrauką
letters-log = Įrašai

## What entries are called

letters-fact-begun = partija pradėta
letters-fact-documents = dokumentai gauti
letters-fact-impossible = negalimas ėjimas
letters-fact-complaint = skundas dėl laiško
letters-fact-corrected = laiškas ištaisytas
letters-fact-repeated = ėjimas pakartotas
letters-fact-delay = praneštas vėlavimas
letters-fact-sign = atsiliepta
letters-fact-claimed = pareiškimas dėl laiko viršijimo
letters-fact-objected = prieštaravimas
letters-fact-upheld = pareiškimas patenkintas
letters-fact-rejected = pareiškimas atmestas
letters-fact-overstep = viršijimas užfiksuotas
letters-fact-charged = dienos priskaičiuotos
letters-fact-offered = pasiūlytos lygiosios
letters-fact-accepted = lygiosios priimtos
letters-fact-declined = lygiosios atmestos
letters-fact-draw-claimed = reikalaujama lygiųjų
letters-fact-resigned = pasidavė
letters-fact-flag = laikas baigėsi
letters-fact-left = pasitraukė
letters-fact-left-ruled = nuspręsta pasitraukusiojo partija
letters-fact-closed = nutraukta pabaigos dieną
letters-fact-record = užrašas atsiųstas
letters-fact-analysis = analizė atsiųsta
letters-fact-adjudicated = paskirtas rezultatas
letters-fact-protested = protestas
letters-fact-stands = sprendimas galioja
letters-fact-protest-ruled = protestas išspręstas
letters-fact-asked = kreipimasis į teisėją
letters-fact-answered = teisėjo atsakymas
letters-fact-appealed = apeliacija
letters-fact-appeal-ruled = apeliacija išspręsta
letters-fact-awarded = rezultatas nustatytas sprendimu
letters-fact-struck = įrašas išbrauktas

## Letters

letters-told-turn = { $opponent } sužaidė { $move }. Jums liko dienų: { $days }.
letters-told-first = Jūsų partija su { $opponent } prasideda jūsų ėjimu. Jums liko dienų: { $days }.
letters-told-few = Partijoje su { $opponent } jums liko mažai dienų: { $days }.
letters-told-offer = { $opponent } siūlo lygiąsias.
letters-told-term = Jūsų partijoje su { $opponent }: { $what }, iki { $until }.
letters-told-over = Jūsų partija su { $opponent } baigta: { $score }.
letters-mail-subject-game = Jūsų partija su { $opponent }
letters-mail-answer = Į šį laišką galima atsakyti: pirmoje eilutėje – jūsų ėjimas bet kokia notacija. Ženklas = arba „lygiosios“ po ėjimo siūlo lygiąsias, vien „lygiosios“ jas siūlo arba priima, „pasiduodu“ – pasidavimas.
letters-mail-refused-subject = Neatlikta: jūsų partija su { $opponent }
letters-mail-refused =
    Jūsų laiške: { $line }
    To padaryti negalima: { $why }.
    Lenta: { $link }
letters-answer-draw = lygiosios, lygiąsias
letters-answer-resign = pasiduodu

# Players without an account
letters-by-letter = Pradėti ir šias partijas
letters-by-letter-about = Žaidėjai be paskyros rašo laiškus teisėjui, o jis įrašo jų ėjimus su laiškų datomis.
letters-letter-of = Laiškas nuo
letters-letter-about = Įrašykite ėjimą, dieną, kai jis gavo varžovo ėjimą, ir pašto antspaudo dieną; tuščios dienos: kai varžovas išsiuntė, ir šiandien.
letters-with-offer = su lygiųjų pasiūlymu
letters-letter-received = Gauta
letters-letter-sent = Antspaudas
letters-letter-enter = Įrašyti laišką
letters-letter-accepts = Sutinka su lygiosiomis
letters-letter-declines = Atmeta lygiąsias
letters-letter-resigns = Pasiduoda
