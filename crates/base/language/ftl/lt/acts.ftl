# Kas daroma varžybose, kad ir kokiu keliu to būtų prašoma.
act-none-of = „{ $text }“ čia nežinoma; galima viena iš: { $known }
act-not-rounds = „{ $text }“ neįvardija turų; rašykite 3, arba 3,5, arba 2-4
act-or-ahead = { $next }, arba vis tiek pradėkite
act-only-in-swiss = Tik šveicariškos sistemos turuose poros sudaromos iš anksto ir taisyklės švelninamos; šį turą sudarykite ranka arba sprendimu.
act-opening = { $table } stalas: debiutas { $opening }
act-relax = Švelninti taisyklę šiame ture
act-relax-help = Po vieną taisyklę eilutėje: third-colour, rematch:1:4, prohibition:1:4, free:5; numeriai arba vardai. Vyriausiojo teisėjo sprendimu, nurodant priežastį.
tokens-scope-events = Kurti varžybas ir veikti prie jų teisėjų stalų
act-confirm = pažiūrėkite, kas pasikeis; pažymėkite, kad tai žinote, ir siųskite dar kartą
act-confirm-typed = kad vis tiek tai atliktumėte, pridėkite confirmed=yes
act-confirmed = Žinau, kas pasikeis; atlikti
act-pair-again = Atšaukti šį ratą ir burti iš naujo
act-pair-again-text = Ratas ir visi vėlesni atšaukiami kartu su viskuo, kas jais remiasi. Pirmiausia parodoma, kas pasikeis; nepakitusių porų rezultatai lieka.
act-without = Kas prieš tai pasitraukia iš varžybų, po vieną eilutėje
act-tie-breaks = Vienodi taškai
act-tie-breaks-order = Rodikliai, po vieną eilutėje
act-tie-breaks-help = Tvarkos pavadinimas ({ $orders }), rodikliai savo eile arba { $usual } – kodekso tvarka. Prasidėjus varžyboms juos keičia tik vyriausiasis teisėjas, o priežastis spausdinama kiekvienoje lentelėje.
act-tie-breaks-set = Pakeisti rodiklius
act-points = Kiek taškų verta partija
act-points-system = Taškai
act-points-help = Sistema ({ $systems }) arba išrašyta, pavyzdžiui, { $example }; { $usual } – 2-1-0. Priežastis spausdinama nuostatuose.
act-points-set = Pakeisti taškų skaičiavimą
# Kitų skelbiamos rezultatų lentelės.
table-faulty = Lentelės paimti negalima: { $count ->
    [one] { $count } klaida
    [few] { $count } klaidos
   *[other] { $count } klaidų
}
table-fault-no-numbered-columns = nė vienoje eilutėje nėra stulpelių, sunumeruotų 1, 2, 3 ir toliau
table-fault-no-names = nė viename stulpelyje nėra vardų
table-fault-cell = { $row } eilutė, { $column } stulpelis: „{ $text }“ ne rezultatas
table-fault-nobody = { $row } eilutė, { $column } stulpelis: numerio { $number } nėra
table-fault-contradiction = { $row } eilutė, { $column } stulpelis: { $own } ir { $other } savo partiją nurodo skirtingai
table-fault-points = { $row } eilutė: { $name } rezultatai duoda { $found }, o atspausdinta { $printed } (du už pergalę)
table-begun = Šiose varžybose jau yra dalyvių; lentelė įvedama į naujas.
table-too-many = Lentelėje { $games } partijų; vienu kartu įvedama ne daugiau kaip { $most }.
table-teams = Komandų lentelės įvesti negalima; įveskite mačus po vieną.
table-is-a-cross-table = Tai lentelė, kurioje visi žaidžia su visais; varžyboms reikia ratų sistemos, ratų: { $cycles }.
table-is-by-rounds = Ši lentelė sudaryta ratais ({ $rounds }); varžyboms reikia šveicariškos sistemos.
table-would = Būtų įvesta: dalyvių { $players }, partijų { $games }.
table-entered = Įvesta: dalyvių { $players }, partijų { $games }.
table-as-published = kaip paskelbta
table-same = Visos eilutės ({ $lines }) sutampa su lentele.
table-differs = Nuo lentelės skiriasi { $count ->
    [one] { $count } langelis
    [few] { $count } langeliai
   *[other] { $count } langelių
}:
table-difference = { $row } eilutė, { $name }: { $what }
table-differs-nobody = tokio vardo varžybose nėra
table-differs-place = atspausdinta { $printed } vieta, čia { $own }
table-differs-points = atspausdinta taškų { $printed }, čia { $own }
table-differs-coefficient = { $column }: atspausdinta { $printed }, čia { $own }
table-differs-game = { $column } stulpelis: atspausdinta { $printed }, čia { $own }
table-not-compared = Nelyginti stulpeliai: { $columns }
act-import-table = Įvesti varžybas iš paskelbtos lentelės
act-import-table-text = Visų su visais lentelė arba lentelė ratais su langeliais kaip 12w2: CSV, skaičiuoklės failas arba iš puslapio įrašytas HTML. Varžybos turi būti naujos.
act-compare-table = Palyginti su paskelbta lentele
act-table-file = Lentelė
act-table-pasted = Arba pati lentelė, nukopijuota iš puslapio ar skaičiuoklės
act-table-dry-run = Tik pasakyti, kas būtų įvesta
