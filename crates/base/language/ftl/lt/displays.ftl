# Vienalaikio žaidimo seansai: ko negalima ir kodėl, kas yra pasiekimas.

## Ko negalima

display-refused-unknown-rulebook = nėra taisyklių pavadinimu „{ $name }“
display-refused-boards = lentų { $boards }, o galima nuo vienos iki { $most }
display-refused-not-set-up = seansas prasideda lentų paruošimu
display-refused-begun-already = seansas jau pradėtas
display-refused-not-begun = seansas dar nepradėtas
display-refused-over = seansas baigtas
display-refused-no-such-board = nėra lentos { $board }; iš viso { $boards }
display-refused-board-over = partija prie lentos { $board } baigta
display-refused-out-of-order = lentos aplankomos iš eilės: kita { $next }, ne { $board }
display-refused-not-done = prie lentos { $board } dar reikia padaryti ėjimą
display-refused-not-there = prie lentos { $board } einama, kai seansininkas stovi prie jos
display-refused-not-to-move = prie lentos { $board } eina kita pusė
display-refused-not-legal = { $text } – negalimas ėjimas prie lentos { $board }
display-refused-no-take-back = tokiame seanse ėjimai neatšaukiami
display-refused-take-back-late = ėjimo prie lentos { $board } nebegalima atšaukti
display-refused-no-clock = tokiame seanse nėra laikrodžio
display-refused-clock-runs = lentoje { $board } nesančiojo laikrodis eina; partija pralaimima tik krintant vėliavėlei ({ $clause })
display-refused-no-flag = vėliavėlė prie lentos { $board } nenukrito
display-refused-not-unequal = varžovas prie lentos { $board } ne tiek atsilieka
display-refused-no-intermediary = tokiame seanse nėra tarpininko
display-refused-rules = { $value }

## Pasiekimų kriterijai

display-criterion-kind = pripažįstama seanso rūšis
display-criterion-opponents = varžovai
display-criterion-members = federacijos klubų nariai, procentais
display-criterion-score = seansininko taškai, procentais
display-criterion-duration = tiksli trukmė užrašyta
display-criterion-witnesses = dalyvavo federacijos vykdomojo komiteto narių
display-criterion-moves = ėjimų sąrašas pateiktas
display-criterion-membership = nepertraukiama narystė

## Svetainėje

simul-title = Vienalaikio žaidimo seansai
simul-about = Vienas prieš daugelį pagal FMJD VIII priedą: įprastas seansas, su laikrodžiais arba aklas.
simul-none = Seansų šiuo metu nėra.
simul-new = Surengti seansą
simul-kind = Rūšis
simul-kind-normal = įprastas
simul-kind-clocks = su laikrodžiais
simul-kind-blindfold = aklas
simul-colour = Jūsų spalva
simul-in-turn = pakaitomis nuo lentos prie lentos
simul-opponents = Varžovai
simul-opponents-about = Po vieną vardą eilutėje; žvaigždutė po jo: federacijos klubo narys. Kiekviena lenta gauna nuorodą, atveriančią ją bet kuriame telefone.
simul-set-up = Paruošti lentas
simul-sign-in = Prisijunkite, kad surengtumėte seansą
simul-points = Taškai
simul-minutes = Minutės
simul-start = Pradėti
simul-board = Lenta
simul-boards = Lentos
simul-last = Paskutinis ėjimas
simul-opponent-to-move = Eina varžovas.
simul-giver-to-move = laukia seansininko
simul-back = Atšaukti ėjimą
simul-draw = Sutartos lygiosios
simul-excused = Nėra, pateisinta
simul-absent = Nėra, pralaimėjo
simul-flag = Nukrito vėliavėlė
simul-walk = Eikite prie lentų
simul-next = Prie lentos
simul-next-key = Klavišas N
simul-awaited = Laukiama prie lentų
simul-end = Baigti seansą
simul-link = Šios lentos nuoroda
simul-achievement = Pasiekimas pagal XI priedą
simul-met = įvykdyta
simul-not-met = neįvykdyta

# The page of beauty prizes
beauty-page = Grožio prizai
beauty-page-about = Spausdinama tai, ką gauna grožio prizo teisėjai: numeris ir ėjimai be vardų (FMJD-XI.6). Su teisėjų eiliškumais spausdinami prizai. Svetainėje nieko iš to nesaugoma.
beauty-lot = Burtas, pagal kurį suteikiami numeriai
beauty-lot-about = Tas pats burtas suteikia tuos pačius numerius: naudokite jį ir prizams.
beauty-sent = Kas atsiųsta
beauty-sent-about = Vienas po kito su tuščia eilute tarp jų: pirmiausia eilutė „federacija; žaidėjai; metai“, paskui ėjimai.
beauty-judges = Teisėjai ir jų eiliškumas
beauty-judges-about = Po eilutę kiekvienam: „vardas; federacija; MI arba GMI; numeriai, geriausias pirmas“. Be teisėjų spausdinamas lapas jiems.
beauty-print = Spausdinti
beauty-pdf = PDF
beauty-unreadable = { $line } eilutės perskaityti nepavyksta: { $text }
beauty-refused-judges = komisijoje narių: { $judges }, reikia penkių (FMJD-XI.6)
beauty-refused-title = { $name } nėra nei tarptautinis meistras, nei didmeistris (FMJD-XI.6)
beauty-refused-order = { $name } nesurikiavo visų { $submissions }, kiekvieno po kartą
beauty-refused-nothing = šiam prizui nieko neatsiųsta
