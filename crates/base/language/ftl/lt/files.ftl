# Skaitomi ir rašomi failai: nuostatai, paraiškų sąrašai, varžybų failas.

## Nuostatai faile

regulation-file-fault = { $key-kind ->
    [none] { $line } eilutė: { $problem }
   *[some] { $line } eilutė, { $key }: { $problem }
}
file-problem-syntax = { $message }
file-problem-unknown-key = toks raktas nežinomas{ $nearest ->
    [none] { "" }
   *[other] , gal turėjote omenyje „{ $nearest }“?
}; yra { $known }
file-problem-missing = tai turi būti nurodyta
file-problem-wrong-kind = čia turėtų būti { $wanted }
file-problem-no-such-word = „{ $value }“ būti negali{ $nearest ->
    [none] { "" }
   *[other] , gal turėjote omenyje „{ $nearest }“?
}; gali būti { $words }
file-problem-out-of-range = { $value } nėra tarp { $least } ir { $most }
file-problem-fault = { $value }
file-problem-twice = šis skyrius yra du kartus
file-problem-only-for = tai skirta tik: { $only-for }

phrase-a-text-in-quotes = tekstas kabutėse
phrase-a-whole-number = sveikasis skaičius
phrase-true-or-false = true arba false
phrase-a-date-such-as-2026-05-02 = data, pavyzdžiui, 2026-05-02
phrase-a-list-of-texts-in-quotes = tekstų kabutėse sąrašas
phrase-a-table = lentelė
phrase-a-list-of-tables = lentelių sąrašas
phrase-a-text-a-number-true-or-false = tekstas, skaičius, true arba false

unknown-template = šablono „{ $name }“ nėra{ $nearest ->
    [none] { "" }
   *[other] , gal turėjote omenyje „{ $nearest }“?
}{ $of-rulebook-count ->
    [0] ; šabloną sudaro taisyklės ir sistema, pavyzdžiui, ua2023-100/swiss
   *[other] ; toms taisyklėms yra { $of-rulebook }
}

## Paraiškų sąrašas

entry-fault = { $header ->
    [none] { $row } eilutė: { $what }
   *[other] { $row } eilutė, { $header }: { $what }
}
entry-fault-kind-open-quote = kabutės atidarytos, bet neuždarytos
entry-fault-kind-unprintable = „{ $value }“ turi ženklą { $sign }, kurio negalima išspausdinti
entry-fault-kind-too-many-cells = langelių yra { $cells }, o antraščių tik { $headers }; jei skirtukas yra langelio viduje, tekstas rašomas kabutėse
entry-fault-kind-no-name = nėra vardo
entry-fault-kind-value = „{ $value }“ nėra { $column-kind ->
    [rating] reitingas: sveikasis skaičius nuo 1 iki 9999 arba nieko
    [team-rating] reitingas: sveikasis skaičius nuo 1 iki 9999 arba nieko
    [born] gimimo data: 31.12.1990, 1990-12-31, 1990/12/31, 31/12/1990 arba tik metai 1990
    [sex] lytis: vyr. arba mot.
    [board] lenta: skaičius nuo 1 iki 99 arba „atsarginis“
   *[other] tekstas, ne ilgesnis kaip 200 ženklų
}
entry-fault-kind-born-later = gimimo data { $value }, o varžybos prasideda { $starts }
entry-fault-kind-no-team = lenta yra, o komandos nėra
entry-fault-kind-team-differs = komandos { $team } reikšmė „{ $value }“, o { $other-row } eilutėje – „{ $other }“
entry-fault-kind-twice-in-file = { $name } su ta pačia gimimo data jau yra { $earlier } eilutėje
entry-fault-kind-entered-already = { $name } jau yra sąraše, numeris { $number }
entry-fault-kind-refused = { $why }

file-fault-empty = failas tuščias
file-fault-workbook = skaičiuoklės failo perskaityti negalima: { $why }
file-fault-old-workbook = tokia skaičiuoklės rūšis (.xls, .xlsb) neskaitoma: išsaugokite kaip .xlsx, .ods arba .csv
file-fault-too-large = failas per didelis: sąrašui leidžiama ne daugiau kaip { $megabytes } MB
file-fault-unpacked = skaičiuoklės failas išsipakuoja į daugiau kaip { $megabytes } MB arba jame yra tai, ko sąrašuose nebūna
file-fault-too-many-parts = skaičiuoklės failo dalių daugiau kaip { $most }
file-fault-too-many-rows = eilučių daugiau kaip { $most }
file-fault-too-many-cells = langelių daugiau kaip { $most }
file-fault-too-wide = { $row } eilutėje stulpelių daugiau kaip { $most }
file-fault-too-much-text = langeliuose daugiau kaip { $megabytes } MB teksto
file-fault-not-text = { $row } eilutėje yra ženklas { $sign }, kurio negalima išspausdinti: failas sugadintas arba tai nei skaičiuoklė, nei tekstas
file-fault-open-quote = { $row } eilutė: kabutės atidarytos, bet neuždarytos
file-fault-no-entries = { $row } eilutėje yra antraštė, bet po ja paraiškų nėra
file-fault-no-header = jokia antraštė nenurodo vardų stulpelio; rasta: { $found }; laukta, pavyzdžiui: { $expected }
file-fault-column-twice = { $row } eilutė: „{ $first }“ ir „{ $second }“ yra to paties stulpelio antraštės

column-name = vardas ir pavardė
column-first-name = vardas
column-patronymic = tėvavardis
column-title = sporto vardas
column-rating = reitingas
column-federation = federacija
column-club = klubas
column-id = federacijos numeris
column-born = gimimo data
column-sex = lytis
column-team = komanda
column-board = lenta
column-captain = kapitonas
column-team-federation = komandos federacija
column-team-rating = komandos reitingas

## Varžybų failas

store-error = { $file }: { $fault }
store-fault-missing = tokio failo nėra
store-fault-no-folder = nėra aplanko šiam failui
store-fault-exists = failas jau yra
store-fault-not-a-file = tai ne failas
store-fault-empty = failas tuščias
store-fault-foreign = tai ne Damier varžybos
store-fault-another-kind = faile kas kita: varžybos arba kitos rūšies konkursas
store-fault-foreign-database = tai ne „Damier“ serverio duomenų bazė
store-fault-foreign-table = faile yra tai, ko „Damier“ failuose nebūna: { $what }
store-fault-too-much = failas per didelis: baitų arba faktų daugiau kaip { $most }
store-fault-too-slow = failo skaitymas truko ilgiau kaip { $seconds } s ir buvo nutrauktas
store-fault-newer = failą įrašė naujesnė Damier versija
store-fault-damaged = failas sugadintas: { $what }
store-fault-read-only = į failą rašyti negalima
store-fault-denied = prieiga uždrausta
store-fault-locked = failą naudoja kita programa
store-fault-full = diske nebėra vietos
store-fault-disk = diskas praneša apie klaidą: { $what }
store-fault-unreachable = nepavyksta pasiekti duomenų bazės: { $what }
store-fault-conflict = tuo metu kažkas kitas rašė į failą: kitas įrašas yra { $found }, o ne { $expected }
store-fault-out-of-order = įrašo { $found } negalima įrašyti vietoj įrašo { $expected }
store-fault-unreadable = įrašo { $seq } perskaityti negalima: { $why }
store-fault-contradiction = įrašas { $seq } negali eiti po ankstesnių: { $why }
store-fault-other = { $what }

phrase-look-at-the-name-or-make-a-new-event = patikrinkite pavadinimą arba sukurkite naujas varžybas
phrase-make-the-folder-first-or-choose-another-one = pirmiausia sukurkite aplanką arba pasirinkite kitą
phrase-choose-another-name-or-open-this-file = pasirinkite kitą pavadinimą arba atverkite šį failą
phrase-give-the-name-of-an-event-file = nurodykite varžybų failo pavadinimą
phrase-give-the-name-of-another-folder-or-of-another-database = nurodykite kito aplanko arba kitos duomenų bazės pavadinimą
phrase-see-that-the-database-server-runs-and-that-its-address-is-right = patikrinkite, ar veikia duomenų bazės serveris ir ar teisingas jo adresas
phrase-making-it-was-cut-short-make-the-event-again-under-the-same-name = kūrimas nutrūko: sukurkite varžybas iš naujo tuo pačiu pavadinimu
phrase-install-a-newer-damier-on-this-computer = įdiekite šiame kompiuteryje naujesnę Damier versiją
phrase-go-on-with-a-copy-of-the-file-that-damier-has-written-itself = tęskite su failo kopija, kurią įrašė pati programa „Damier“
phrase-leave-the-file-as-it-is-and-go-on-with-the-latest-copy-of-it = palikite failą tokį, koks yra, ir tęskite su naujausia jo kopija
phrase-copy-the-file-to-a-disk-that-can-be-written-or-take-away-its-write-protection = nukopijuokite failą į diską, į kurį galima rašyti, arba panaikinkite apsaugą nuo rašymo
phrase-ask-the-owner-of-the-file-for-permission-or-copy-it-to-a-folder-of-your-own = paprašykite failo savininko leidimo arba nukopijuokite failą į savo aplanką
phrase-end-the-other-program-then-try-again = užverkite kitą programą ir bandykite dar kartą
phrase-make-room-on-the-disk-then-try-again-nothing-was-lost = atlaisvinkite vietos diske ir bandykite dar kartą; niekas neprarasta
phrase-copy-the-file-to-another-disk-and-go-on-there = nukopijuokite failą į kitą diską ir tęskite ten
phrase-look-at-the-event-again-then-repeat-what-is-still-wanted = dar kartą pažiūrėkite į varžybas ir pakartokite tai, ko vis dar reikia
phrase-install-a-newer-damier-or-go-on-with-the-latest-copy-of-the-file = įdiekite naujesnę Damier versiją arba tęskite su naujausia failo kopija

## Turnyro ataskaitos (TRF)

trf-fault = { $line ->
    [0] { $what }
   *[other] { $column ->
        [none] { $line } eilutė: { $what }
       *[other] { $line } eilutė, { $column } stulpelis: { $what }
    }
}
trf-fault-kind-no-players = nėra nė vieno žaidėjo, tai yra nė vienos eilutės, prasidedančios 001
trf-fault-kind-field = „{ $value }“ netinka, reikia: { $expected }
trf-fault-kind-number-twice = žaidėjas { $number } jau yra { $earlier } eilutėje
trf-fault-kind-no-opponent = { $round } ratas: varžovo { $opponent } faile nėra
trf-fault-kind-own-opponent = { $round } ratas: žaidėjas yra pats sau varžovas
trf-fault-kind-contradiction = { $round } ratas: žaidėjo { $opponent } eilutėje yra „{ $theirs }“, o šioje – „{ $own }“
trf-fault-kind-result-place = { $with-opponent ->
    [yes] { $round } ratas: rezultatas „{ $code }“ negali būti, kai yra varžovas
   *[no] { $round } ratas: rezultatas „{ $code }“ negali būti, kai varžovo nėra
}
trf-fault-kind-points = eilutėje nurodyta taškų: { $said }, o pagal rezultatus išeina { $made }
trf-fault-kind-scoring = už laimėjimą skiriama { $win }, už lygiąsias { $draw }, už pralaimėjimą { $loss }, už nedalyvavimą { $absent }, už laisvą ratą { $bye }; šaškėse už laimėjimą ir laisvą ratą skiriama dvigubai tiek, kiek už lygiąsias, o už pralaimėjimą ir nedalyvavimą – nieko
trf-fault-kind-half-bye = { $round } ratas: jokiose šaškių taisyklėse nėra pusės taško už laisvą ratą; nurodykite, ar laikyti tai nedalyvavimu
trf-fault-kind-team-record = įrašas { $code } priklauso komandinėms varžyboms; skaitomos tik asmeninės
trf-fault-kind-abnormal-points = 299 įrašas suteikia taškų, kurių nepaaiškina joks rezultatas; jų išsaugoti negalima
trf-fault-kind-unknown-player = žaidėjo { $number } faile nėra
trf-fault-kind-directive = nurodymo „{ $text }“ perskaityti negalima: { $expected }
trf-fault-kind-said-twice = tai jau nurodyta { $earlier } eilutėje
trf-fault-kind-no-such-round = { $round } rato, apie kurį kalbama, nėra; ratų yra { $rounds }
trf-fault-kind-rounds-turned = ratų nuo { $first } iki { $last } nėra
trf-fault-kind-rounds-differ = nurodyta ratų su poromis: { $paired }, pradėtų: { $started }, o žaidėjų eilutėse ratų yra { $told }
trf-fault-kind-not-one-stage = nuostatuose etapų yra { $stages }; faile telpa vienas
trf-fault-kind-not-a-pair = { $round } ratas: { $white } (baltieji) ir { $black } pagal žaidėjų eilutes nėra pora
trf-fault-kind-no-table = { $round } ratas: { $white } ir { $black } neturi stalo
trf-fault-kind-has-opponent = { $round } ratas: žaidėjas { $number } turi varžovą
trf-fault-kind-not-so-paired = { $round } rato poros pagal šių varžybų sistemą negalėjo būti taip sudarytos
trf-fault-kind-not-in-order = žaidėjas { $number } įrašytas ne registracijos tvarka
trf-fault-kind-no-such-team = komandos { $team } faile nėra; komandų yra { $teams }
trf-fault-kind-told-otherwise = { $round } ratas: stulpeliuose yra { $shown }, nurodymuose – { $told }
trf-fault-kind-unprintable = ženklo { $sign } negalima išspausdinti; eilutė sugadinta
trf-fault-kind-too-many-rounds = faile ratų yra { $played }, o nurodytas ratų skaičius – { $stated }
trf-fault-kind-refused = { $why }

not-in-trf-no-such-stage = { $stage } neegzistuoja; etapų yra { $stages }
not-in-trf-teams = šiose varžybose poros sudaromos iš komandų; TRF rašomas asmeninėms varžyboms
not-in-trf-nobody-entered = niekas neužsiregistravo
not-in-trf-too-many = TRF numeriai yra iki 9999, o ne { $number }

import-warning-renumbered = žaidėjas { $was } tapo numeriu { $is }, nes numeriai eina iš eilės be tarpų
import-warning-tie-break = papildomas kriterijus { $code } šaškėse nežinomas ir praleistas
import-warning-overridden = { $round } ratas perimtas, nors { $why }
import-warning-lost-by-both = { $round } ratas: pralaimėjo ir { $white }, ir { $black }; partija laikoma anuliuota
import-warning-half-bye = { $round } ratas: žaidėjo { $number } pusė taško be partijos praleista
import-warning-left-out = { $line } eilutė, { $column } stulpelis: „{ $value }“ netinka, reikia: { $expected }; praleista

phrase-a-number-of-a-player-from-1-to-9999 = žaidėjo numeris nuo 1 iki 9999
phrase-a-rating = reitingas
phrase-a-place = vieta
phrase-points-such-as-4-5 = taškai, pavyzdžiui, 4.5
phrase-points-such-as-2-0 = taškai, pavyzdžiui, 2.0
phrase-the-number-of-an-opponent-or-0000 = varžovo numeris arba 0000
phrase-a-colour = spalva
phrase-a-result = rezultatas
phrase-a-blank-between-the-columns-of-rounds = tarpas tarp ratų stulpelių
phrase-one-of-w-d-l-a-p-and-x = viena iš raidžių W, D, L, A, P ir X
phrase-the-kind-of-an-absence = nedalyvavimo rūšis
phrase-a-date-such-as-2026-05-09 = data, pavyzdžiui, 2026/05/09
phrase-a-number-of-a-round = rato numeris
phrase-numbers-of-players = žaidėjų numeriai
phrase-two-numbers-of-players-at-least = bent du žaidėjų numeriai
phrase-a-sex = lytis
phrase-a-date-of-birth-such-as-1999-05-12 = gimimo data, pavyzdžiui, 1999/05/12
phrase-a-regulation-as-json = nuostatai JSON pavidalu
phrase-rounds-paired-and-rounds-started = kiek ratų turi poras ir kiek pradėta
phrase-a-team-as-json = komanda JSON pavidalu
phrase-two-lists-of-numbers-with-a-bar-between-them = du numerių sąrašai, atskirti brūkšniu
phrase-a-number-and-an-entry-as-json = numeris ir paraiška JSON pavidalu
phrase-numbers-in-the-order-of-entry = numeriai registracijos tvarka
phrase-lots-as-json = burtai JSON pavidalu
phrase-a-round-and-what-paired-it-as-json = ratas ir jo porų sudarymo būdas JSON pavidalu
phrase-a-number-and-after-how-many-rounds = numeris ir po kelių ratų
phrase-a-number-after-how-many-rounds-why = numeris; po kelių ratų; kodėl
phrase-a-round-and-why-and-numbers = ratas, priežastis ir numeriai
phrase-a-round-and-numbers = ratas ir numeriai
phrase-a-round-and-pairs-such-as-5-2 = ratas ir poros, pavyzdžiui, 5-2
phrase-a-round-white-black-a-result-for-each-game = ratas; baltieji; juodieji; kiekvienos partijos rezultatas
phrase-first-and-last-round-and-two-numbers = pirmas ir paskutinis ratas ir du numeriai

## Varžybos JSON pavidalu

json-fault-shape = { $line } eilutė, { $column } stulpelis: { $why }
json-fault-format = tai ne varžybos: formatas yra „{ $format }“, o ne „{ $expected }“
json-fault-version = failo versija yra { $version }; ši programa skaito versijas iki { $newest }
json-fault-fact = įrašas { $seq } nepriimtas: { $why }

## Prie rezultatų pridėtos partijos

attach-fault-no-such-game = { $key } nėra viena šių varžybų partija
attach-fault-no-rulebook = nėra nuostatų, kuriuose būtų nurodytos taisyklės
attach-fault-no-game = faile nėra partijos
attach-fault-several-games = faile partijų yra { $games }, o reikia vienos
attach-fault-other-variant = partijos rūšis – { $found }, varžybų – { $expected }
attach-fault-illegal-move = { $line } eilutė, { $column } stulpelis: { $ply } ėjimas, { $text }: { $why }
attach-fault-no-start = partija neturi pozicijos, nuo kurios prasideda
attach-fault-colours-turned = spalvos sukeistos: varžybose baltaisiais žaidžia { $white }
attach-fault-result-differs = partija baigėsi { $told }, o varžybose įrašyta { $recorded }
attach-fault-other-opening = burtais ištraukti pradžios ėjimai Nr. { $number }, o partija prasideda kitaip

attach-warning-white = baltieji faile yra „{ $found }“, o varžybose – „{ $expected }“
attach-warning-black = juodieji faile yra „{ $found }“, o varžybose – „{ $expected }“
attach-warning-round = faile nurodytas ratas { $found }
attach-warning-unplayed = rezultatas yra { $recorded }, nežaidus, bet partijoje yra { $moves ->
    [one] { $moves } ėjimas
    [few] { $moves } ėjimai
   *[other] { $moves } ėjimų
}
attach-warning-other-start = partija prasideda nuo savos pozicijos
attach-warning-no-result = faile nenurodyta, kaip partija baigėsi

unmatched = partija { $number } ({ $line } eilutė), { $white } – { $black }: { $why }
no-place-other-round = ji yra { $round } rato
no-place-no-names = niekas tokiais vardais šiame rate tarpusavyje nežaidžia
no-place-taken = { $key }: partija iš šio failo jau yra
