# Impaired players and their assistants, the register of the hall, offences.

## What somebody finds hard
impairment-blind = neregys
impairment-weak-sight = silpnaregis
impairment-movement = judėjimas, užrašai ar laikrodis
impairment-hearing = klausa
impairment-speech = kalba

## What an assistant does
help-announce = skelbia abiejų žaidėjų ėjimus
help-record = rašo partijos užrašą
help-clock = perjungia laikrodį
help-move = atlieka žaidėjo nurodytus ėjimus
help-tell = tik paprašytas pasako ėjimų skaičių ir sunaudotą laiką
help-claim-time = pareiškia, kad varžovo laikas baigėsi
help-touched = praneša teisėjui, kad regintis varžovas palietė šaškę
help-speak = žaidėjo reikalavimu kreipiasi į teisėjus jo vardu

## What a game needs
need-relief-board = reljefinė lenta su lytėjimu atskiriamomis šaškėmis
need-second-board = { $name } gali reikalauti šalia įprastos lentos
need-announced = kiekvienas ėjimas visas paskelbiamas prieš perjungiant laikrodį
need-lifted = šaškė paliesta, kai išimta iš lizdo
need-felt-clock = apčiuopiamas arba kalbantis laikrodis
need-own-record = { $name } rašo Brailio raštu, įprastai arba per asistentą; įrašymo įrenginiai draudžiami
need-restored = jei ginčijamasi, kur stovi šaškės, teisėjas atkuria poziciją pagal abu užrašus
need-warned = įspėti { $name }, kai iki kontrolės lieka { $minutes } min.
need-signs = { $name } ėjimus skelbia iš anksto sutartais ženklais
need-interpreter = gestų kalbos vertėjas: { $name }
need-assistant = { $name } gali turėti asistentą

## What is allowed during play
leave-zone = gali išeiti iš žaidimo zonos
leave-seat = gali palikti vietą savo ėjimo metu
leave-telephone = gali pasinaudoti telefonu
leave-talk = gali pasikalbėti
leave-break = daro trumpą pertrauką, jo laikrodis eina

## Offences
offence-clock = netinkamas elgesys su laikrodžiu
offence-record = neužrašyti ėjimai
offence-collusion = sąmokslas

## Facts
fact-assistant = { $name } padeda žaidėjui { $player }: { $helps }
fact-assistant-dismissed = { $player } nebeturi asistento: { $reason }
fact-leave-given = { $player } { $what }: { $reason }
fact-came-back = { $player } grįžo
fact-spectator-expelled = { $who } pašalintas iš salės: { $reason }
fact-cameras-permitted = { $who } gali filmuoti ar fotografuoti: { $terms }
fact-assigned = { $round-kind ->
    [one] { $round } rate { $name } prižiūri stalus
   *[every] { $name } prižiūri stalus
}: { $tables }
fact-asked = klausimas taisyklių komitetui: { $question }
fact-answered = atsakymas į klausimą { $question }: { $answer }
fact-reported = ataskaita išsiųsta: { $to }
fact-lifted = panaikinta pagal protestą { $protest }

## What is refused
refused-needs-no-assistant = { $name } paraiškoje nenurodyta jokia negalia, todėl padėti negalima
refused-not-referees-assistant = { $name } nėra teisėjo padėjėjas, o čekeriuose padėti gali tik jis
refused-no-help = nepasakyta, ką asistentas daro; galima: { $known }
refused-help-not-his = žaidėjo { $name } asistentas to daryti negali: { $help }; galima: { $known }
refused-no-assistant = { $name } neturi asistento
refused-speaks-for-nobody = { $name } negali kalbėti šio žaidėjo vardu
refused-away-already = { $player } jau išėjęs, nuo įrašo { $seq }
refused-not-away = { $player } nėra išėjęs
refused-no-breaks = taisyklės nenumato pertraukos per partiją
refused-not-at-a-break = po { $moves } ėjimų pertraukos nėra; pirmoji – po { $first }
refused-no-such-arbiter = nėra teisėjo „{ $name }“
refused-table-has-arbiter = stalą { $table } prižiūri { $name }
refused-no-such-tables = stalai skaičiuojami nuo 1, ne daugiau kaip { $most }
refused-no-such-question = įrašas { $seq } nėra klausimas
refused-too-many-members = viena puse žaistų { $members } žmonių; galima ne daugiau kaip { $most }
refused-no-such-offence = „{ $clause }“ nėra šių taisyklių pažeidimas

## To look at twice
warning-access-not-in-code = taisyklės nieko nesako apie asistentus; taikomas 2013 m. skyrius
warning-few-arbiters-for-access = dalyvauja negalią turintys žaidėjai: { $pairs } poroms reikia bent { $least } teisėjų, yra { $there }
warning-many-tables = { $name } prižiūri { $pairs } poras; leidžiama ne daugiau kaip { $most }
warning-harsh-sanction = pirmą kartą taisyklės už tai numato įspėjimą
warning-lifted-game = nuobauda panaikinta pagal protestą { $protest }, ir partija neturi rezultato: { $key }

## Follows “may not”
action-admit-assistant = leisti žaidėjui turėti asistentą
action-assign-arbiters = skirstyti teisėjus prie stalų

## Next steps
phrase-name-the-member-whom-the-executive-committee-has-appointed = nurodykite narį, kurį paskyrė federacijos vykdomasis komitetas
phrase-name-each-member-once = kiekvieną narį nurodykite vieną kartą
phrase-name-as-many-members-and-reserves-as-the-code-asks-for = nurodykite tiek narių ir atsarginių, kiek reikalauja taisyklės
phrase-name-somebody-who-is-no-arbiter-of-the-event = nurodykite asmenį, kuris nėra varžybų teisėjas
phrase-write-the-impairment-into-the-entry-first = pirmiau įrašykite negalią į paraišką
phrase-appoint-the-assistant-as-an-official-first = pirmiau paskirkite padėjėją į teisėjų kolegiją
phrase-write-down-that-he-is-back-first = pirmiau užrašykite, kad jis grįžo
phrase-appoint-the-arbiter-first = pirmiau paskirkite teisėją
phrase-take-the-table-away-from-that-arbiter-first = pirmiau atimkite stalą iš to teisėjo
act-not-tables = „{ $text }“ nenurodo stalų; rašykite 3, 3,5 arba 2-4

## At the desk
desk-impairment = Negalia, ją mato tik teisėjai
desk-consulting = Žaidžiantys viena puse, po vieną eilutėje
desk-access = Negalią turintys žaidėjai ir jų asistentai
desk-assistant-name = Asistento vardas
desk-assistant-helps = Ką jis daro; viską, ką leidžia taisyklės, jei nieko nepažymėta
desk-bind-assistant = Leisti asistentui padėti
desk-dismiss-assistant = Asistentas išeina
desk-hall = Salė
desk-leave-register = Išėjimų žurnalas
desk-leave-what = Kas leidžiama
desk-leave-moves = Pertraukai: po kiek ėjimų
desk-give-leave = Leisti
desk-is-back = Grįžo
desk-expel = Pašalinti žiūrovą
desk-expel-who = Kas, kiek žinoma
desk-cameras = Leisti filmuoti
desk-cameras-terms = Kada ir kaip
desk-assign = Paskirti teisėją prie stalų
desk-assign-tables = Stalai, pavyzdžiui, 1-4,7; tuščias laukas juos atima
desk-every-round = kiekvienas ratas
desk-ask-committee = Klausti taisyklių komiteto
desk-ask-game = Partijos lenta, jei yra
desk-meanwhile = Kas tuo tarpu nuspręsta
desk-committee-answer = Komiteto atsakymas
desk-question-number = Klausimo numeris žurnale
desk-report-sent = Ataskaita išsiųsta
desk-report-to = Kam
desk-offence-kinds = Pažeidimų rūšys
desk-offence-clauses = Ką draudžia taisyklės

## Papers
paper-access-plan = Ko reikia negalią turintiems žaidėjams ir jų partijoms
paper-access-plan-about = asistentai ir jų pareigos, lentos, laikrodžiai ir rato įspėjimai, teisėjams
paper-access-players = Žaidėjai ir asistentai
paper-access-boards = Rato { $round } lentos
paper-access-nobody = Nė vienas žaidėjas nenurodė negalios.
paper-access-staff = { $pairs } poroms rekomenduojama bent { $least } teisėjų.
paper-access-rules-of = Ką sako taisyklės
paper-col-impairment = Negalia
paper-col-assistant = Asistentas
paper-col-helps = Ką daro asistentas
paper-col-need = Ko reikia
paper-col-arbiter = Teisėjas
paper-col-lifted = Dabar
paper-leave-register = Išėjimų žurnalas
paper-col-leave = Leidimas
paper-col-back = Grįžimas
paper-hall-register = Žiūrovai ir filmavimas
paper-question = Klausimas taisyklių komitetui
paper-question-about = atvejis, dėl kurio prašoma taisyklių komiteto sprendimo
paper-question-code = Taisyklės
paper-question-asked = Ko klausiama
paper-question-meanwhile = Tuo tarpu nuspręsta
paper-question-position = Lenta pagal užrašą
paper-question-answer = Komiteto atsakymas
paper-no-question = nė vienas klausimas neužrašytas; pirmiau užrašykite
sheet-assistant = Užrašą rašo { $name }, žaidėjo { $player } asistentas
sheet-announced = Kiekvienas ėjimas visas paskelbiamas; tik tada perjungiamas laikrodis.
board-warn-now = įspėkite { $name }: iki kontrolės liko { $minutes } min. ar mažiau
board-warn-at = { $name } įspėjamas po { $after } nuo pradžios, jei laikrodis eina toliau
paper-large-print = Stambus šriftas
sheet-opening = Pradžia { $number }: { $moves }
paper-openings = Ištrauktos pradžios
