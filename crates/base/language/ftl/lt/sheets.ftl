# Seansų ir korespondencinio žaidimo dokumentai, seanso teisėjas.

## An arbiter

simul-arbiter = Teisėjas (paskyra)
simul-arbiter-about = Teisėjas skiria pastabas ir tikrina ėjimų skaičių, jei kritus jūsų vėliavėlei juo abejojate. Galima nenurodyti.
simul-no-arbiter = Tokios paskyros nėra arba ji jūsų pačių.
simul-own-flag = Jūsų vėliavėlė krito
simul-own-flag-about = Jei manote, kad varžovas neteisingai suskaičiavo ėjimus, per minutę kvieskite teisėją; kitaip partija pralaimėta.
simul-doubt = Kviesti teisėją: skaičius neteisingas
simul-admit = Vėliavėlė krito teisėtai
simul-check = Tikrinamas ėjimų skaičius
simul-check-about = Teisėjas tikrina užrašą varžovo akivaizdoje, atokiau nuo kitų partijų. Klaidingas užrašas pralaimi. (FMJD-VIII.B.12, FMJD-VIII.B.13)
simul-moves-made = Padaryta ėjimų
simul-count-wrong = Užrašas klaidingas
simul-count-right = Užrašas teisingas
simul-remark = Pastaba
simul-disqualify = Diskvalifikuoti

## Papers

simul-papers = Dokumentai
simul-slips = Lentų lapeliai
simul-results = Seanso rezultatai
simul-check-sheet = Pasiekimas: XI priedo tikrinimo lapas
simul-opponent = Varžovas
simul-member = Klubas
simul-giver-colour = Seansuotojas žaidžia
simul-your-colour = Jūsų spalva
simul-result = Rezultatas
simul-won = Laimėta
simul-drawn = Lygiosios
simul-lost = Pralaimėta
simul-on = Nebaigta
simul-chief = Vyriausiasis teisėjas
simul-criterion = Kriterijus
simul-needed = Reikia
simul-found = Yra
simul-verdict = Įvykdyta?
simul-recognised = Visi kriterijai įvykdyti: federacija gali teikti pasiekimą (FMJD-XI.1).
simul-not-recognised = Įvykdyti ne visi kriterijai.
simul-rule-normal = Eikite tik tada, kai seansuotojas stovi prie jūsų lentos, ir tada iškart. Žaiskite vieni. Dviem šaškėmis mažiau be damos – partija pralaimėta.
simul-rule-clocks = Užrašykite kiekvieną ėjimą ir paspauskite laikrodį. Kritus seansuotojo vėliavėlei jūsų užrašas turi būti teisingas.
simul-rule-blindfold = Eikite tik paskelbus jūsų lentą ir aiškiai pasakykite ėjimą. Užrašykite kiekvieną ėjimą.

## Beauty prizes

beauty-sheet = Grožio prizai: teisėjo lapas
beauty-prizes = Grožio prizai
beauty-of-game = Įdomiausia visa partija
beauty-of-novelty = Geriausia debiuto naujovė
beauty-of-ending = Gražiausia pabaiga
beauty-of-combination = Gražiausia kombinacija
beauty-order = Jūsų tvarka pagal numerius, geriausia pirma
beauty-judge = Teisėjas
beauty-players = Žaidėjai
beauty-sum = Vietų suma

## Papers of correspondence

letters-papers = Dokumentai
letters-schedule = Korespondencinių varžybų tvarkaraštis
letters-game-sheet = Korespondencinės partijos užrašas
letters-table = Korespondencinių varžybų lentelė
letters-letter = Teisėjo laiškas
letters-letter-appeal = Šį sprendimą galima apskųsti rengėjui iki { $until } ({ $clause }).
letters-letter-judge = Šį sprendimą galima apskųsti teisėjui iki { $until } ({ $clause }).
letters-adjudicator = Kas nusprendė
letters-letter-final = Šis sprendimas galutinis ({ $clause }).
letters-reversed = Atvirkštinė partija: laimi tas, kuriam nebelieka ėjimo
letters-letter-protest = Protestas su analize galimas iki { $until } ({ $clause }).
letters-player = Žaidėjas
letters-start = Pirmoji diena
letters-breaks = Pertraukos: kiek, iš viso dienų
letters-term = Terminas
letters-terms = Terminai
letters-number-of = Nr.
letters-moves-games = Partijų

## Terms of the codes

letters-term-objection = prieštarauti pareiškimui
letters-term-ruling = teisėjui nuspręsti
letters-term-least-after-overstep = mažiausiai pirmo etapo dienų po viršijimo
letters-term-false-claim = baudos dienos už klaidingą pareiškimą
letters-term-repeat = pakartoti ėjimą negavus atsakymo
letters-term-inquiry = paprašyti pirmojo ėjimo, kuris neatėjo
letters-term-warn = įspėti apie ilgesnį vėlavimą
letters-term-silence = tyla, reiškianti pasitraukimą
letters-term-penalty = baudos dienos už žaidimą sustabdžiusį pažeidimą
letters-term-undated = baudos dienos už laiškus be datų
letters-term-complaint = skųstis be dienų nuostolio
letters-term-before-break = į ėjimus, gautus tiek dienų iki pertraukos, atsakoma iki jos
letters-term-after-break = vėl siųsti ėjimą po pertraukos
letters-term-record = atsiųsti partijos užrašą
letters-term-analyses = atsiųsti analizes
letters-term-adjudication-months = paskirti rezultatą, mėnesiais
letters-term-protest = protestuoti dėl sprendimo
letters-term-protest-ruling = išspręsti protestą
letters-term-appeal = pateikti apeliaciją
letters-term-loss-at = pralaimintis viršijimas pagal eilę
letters-term-break-days = pertraukų dienų 64 langeliuose
letters-term-break-days-100 = pertraukų dienų 100 langelių
