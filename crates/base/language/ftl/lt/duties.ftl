# Pareigūnų pareigos pagal kodeksus.

desk-duty-shown = matyti iš pačių varžybų
desk-duty-by-itself = pasižymės savaime

phrase-draw-up-the-technical-regulation-and-make-it-known-to-the-participants = parengti techninį reglamentą ir supažindinti su juo dalyvius
phrase-check-and-approve-the-entries = patikrinti ir patvirtinti paraiškas
phrase-draw-up-the-schedule-of-play-and-make-it-known-to-the-participants = sudaryti varžybų tvarkaraštį ir supažindinti su juo dalyvius
phrase-check-that-the-venue-the-equipment-and-the-inventory-are-ready = patikrinti, ar patalpos, įranga ir inventorius paruošti
phrase-decide-on-which-side-of-the-boards-the-clocks-stand = nuspręsti, kurioje lentų pusėje stovi laikrodžiai
phrase-acquaint-the-players-with-the-conditions = supažindinti žaidėjus su varžybų sąlygomis
phrase-hold-a-meeting-of-the-team-representatives = surengti komandų atstovų (kapitonų) pasitarimą
phrase-see-to-it-that-an-appeals-committee-is-elected = pasirūpinti, kad būtų išrinktas apeliacinis komitetas
phrase-prepare-and-hold-the-drawing-of-lots = parengti ir surengti burtų traukimą
phrase-hold-meetings-of-the-panel-of-arbiters = rengti teisėjų kolegijos posėdžius
phrase-direct-the-arbiters-and-the-technical-staff = vadovauti teisėjų ir techninio personalo darbui
phrase-see-that-the-players-are-not-disturbed-and-the-atmosphere-is-friendly = rūpintis, kad žaidėjams niekas netrukdytų ir būtų draugiška aplinka
phrase-see-that-the-pairings-are-published = pasirūpinti, kad poros būtų paskelbtos
phrase-take-responsibility-for-the-pairing = atsakyti už porų sudarymą
phrase-give-the-signal-to-start-each-round-and-have-the-clocks-started = duoti ženklą kiekvieno turo pradžiai ir paleisti laikrodžius
phrase-start-a-control-clock-on-the-arbiters-table-with-the-players-clocks = kartu su žaidėjų laikrodžiais paleisti kontrolinį laikrodį ant teisėjų stalo
phrase-see-that-the-balloted-first-moves-are-played-correctly = pasirūpinti, kad burtais parinkti pirmieji ėjimai būtų padaryti teisingai
phrase-observe-play-above-all-in-time-trouble = stebėti žaidimą, ypač trūkstant laiko
phrase-collect-the-score-sheets-signed-by-both-players = surinkti abiejų žaidėjų pasirašytus užrašų lapelius
phrase-record-the-results-of-the-encounters = užfiksuoti susitikimų rezultatus
phrase-keep-the-official-wall-chart = pildyti oficialią sieninę lentelę
phrase-prepare-information-for-the-participants = rengti informaciją dalyviams
phrase-prepare-information-for-the-press = rengti informaciją spaudai
phrase-have-game-records-and-other-documents-printed-for-the-participants = pasirūpinti, kad dalyviams būtų atspausdinti partijų užrašai ir kiti dokumentai
phrase-sum-up-and-approve-the-results = susumuoti ir patvirtinti rezultatus
phrase-fill-in-certificates-for-those-who-fulfilled-norms = užpildyti pažymas įvykdžiusiems normas
phrase-hand-the-written-report-to-the-organiser-and-the-federation = pateikti rašytinę ataskaitą organizatoriui ir federacijai
phrase-send-the-cross-table-and-the-rating-documents-to-the-technical-commission = nusiųsti lentelę ir reitingo dokumentus techninei komisijai
phrase-hand-in-the-complete-documentation-of-the-event = perduoti visus varžybų dokumentus
phrase-write-a-report-for-the-press = parengti pranešimą spaudai
phrase-forward-the-proposals-of-the-report = perduoti ataskaitos pasiūlymus, kam priklauso
