# Sporto šakos terminai, kiekvienas apibrėžtas vieną kartą: žr. docs/glossary.md.

## Numeriai su savo pavadinimu, kai niekas nežino geresnio

type-player-id = žaidėjas { $value }
type-team-id = komanda { $value }
type-stage-id = etapas { $value }
type-entrant = dalyvis { $value }
type-game-key = { $stage-number ->
    [1] { "" }
   *[other] { $stage },{ " " }
}{ $round } ratas, { $table } stalas{ $board ->
    [none] { "" }
   *[other] , { $board } lenta
}{ $game ->
    [none] { "" }
   *[other] , { $game } partija
}

## Spalvos, rezultatai ir žymos

color-white = baltieji
color-black = juodieji
outcome-win = laimėjimas
outcome-draw = lygiosios
outcome-loss = pralaimėjimas
mark-plus = pliusas
mark-minus = minusas
mark-adjourned = nutraukta partija
mark-annulled = anuliuota partija
mark-bye = laisvas ratas
mark-absent = nedalyvauja

reason-no-moves = nėra ėjimų
reason-resignation = pasidavimas
reason-stopped-clock = laikrodžio sustabdymas
reason-refusal = atsisakymas žaisti toliau
reason-time = laiko viršijimas
reason-lateness = neatvykimas arba vėlavimas
reason-sanction = sankcija
reason-sealed-move = slaptas ėjimas
reason-reconstruction = užrašas neatkurtas
reason-wrong-board = žaista ne prie savo lentos
reason-withdrawal = pasitraukimas

phase-paired = poros sudarytos
phase-published = poros paskelbtos
phase-started = pradėtas
phase-closed = baigtas

free-kind-bye = laisvas ratas, pliusas
free-kind-plus-after-withdrawal = pliusas varžovui pasitraukus
free-kind-no-game = be partijos

absence-not-yet-entered = dar neužregistruotas
absence-announced = apie nedalyvavimą pranešta
absence-withdrawn = pasitraukimas
absence-free = laisvas ratas

departure-withdrawn = pasitraukimas
departure-excluded = pašalinimas
leaving-effect-kept = rezultatai lieka, nebaigtos partijos laikomos pralaimėtomis
leaving-effect-annulled = rezultatai anuliuojami

## Sankcijos

sanction-remark = pastaba
sanction-warning = įspėjimas
sanction-reprimand = papeikimas
sanction-fine = bauda
sanction-other = kita priemonė
sanction-loss = pralaimėjimas
sanction-annulment = partijos anuliavimas
sanction-exclusion = pašalinimas iš varžybų
sanction-removal = pašalinimas iš salės

phrase-remark = pastaba
phrase-warning = įspėjimas
phrase-reprimand = papeikimas
phrase-fine = bauda
phrase-other-measure = kita priemonė
phrase-loss = pralaimėjimas
phrase-annulment = partijos anuliavimas
phrase-removal = pašalinimas iš salės

offence-conduct = elgesio taisyklių pažeidimas
offence-phone = telefono skambutis
offence-lateness = vėlavimas
offence-refusal = atsisakymas laikytis taisyklių arba paklusti teisėjui
offence-cheating = tyčinis pažeidimas, sukčiavimas

## Varžybų sistemos

system-round-robin = { $cycles ->
    [1] rato turnyras
    [one] rato turnyras, { $cycles } ciklas
    [few] rato turnyras, { $cycles } ciklai
   *[other] rato turnyras, { $cycles } ciklų
}
system-swiss = šveicariška sistema { $value }
system-knockout = atkrintamoji sistema
system-lost-points = atkrintamoji sistema pagal prarastus taškus
system-scheveningen = Ševeningeno sistema
system-match = mačas
system-mixed = mišri sistema

swiss-f1 = pasaulinė federacija, pagal klasifikaciją
swiss-f2 = pasaulinė federacija, burtais
swiss-f3 = pasaulinė federacija, „ketvirčiai“
swiss-f4 = pasaulinė federacija, klasifikaciniai taškai (Haley)
swiss-u0 = Ukraina, burtai kiekvieną ratą
swiss-u1 = Ukraina, vidutinis Solkoff koeficientas su reitingais
swiss-u2 = Ukraina, vidutinis Solkoff koeficientas be reitingų
swiss-c = stulpinės šaškės

knockout-places-first = dėl pirmos vietos
knockout-places-first-and-third = dėl pirmos ir trečios vietų
knockout-places-all = dėl visų vietų

character-individual = asmeninės
character-team = komandinės
character-individual-and-team = asmeninės ir komandinės
character-individual-with-team-scoring = asmeninės su komandų įskaita

level-international = tarptautinės
level-national-to-city = nacionalinės, apskrities arba miesto
level-district = rajono

class-classic = normalios partijos
class-semi-rapid = pusiau greitosios partijos
class-rapid = greitosios partijos
class-blitz = žaibo partijos
class-correspondence = korespondencinės šaškės
class-match = setų mačas
class-match-tiebreak = papildomos mačo partijos
class-playoff-rounds = papildomi ratai
class-simul = simultanas
device-mechanical = mechaniniai laikrodžiai
device-electronic = elektroniniai laikrodžiai

sex-female = moterys
sex-male = vyrai

## Taisyklės ir šaškių rūšys

code-ua2013 = 2013 m. Ukrainos taisyklės
code-ua2023 = 2023 m. Ukrainos taisyklės
code-fmjd100 = pasaulinė federacija, 100 langelių
code-fmjd64 = pasaulinė federacija, 64 langeliai
code-wcdf = Pasaulinė angliškų šaškių federacija
code-columns = stulpinių šaškių kodeksas

variant-international = tarptautinės šaškės
variant-russian = rusiškos šaškės
variant-brazilian = braziliškos šaškės
variant-english = angliškos šaškės
variant-columns = stulpinės šaškės
variant-lasca = laska
variant-italian = itališkos šaškės
variant-spanish = ispaniškos šaškės
variant-portuguese = portugališkos šaškės
variant-czech = čekiškos šaškės
variant-pool = pul šaškės
variant-thai = tailandietiškos šaškės
variant-frisian = fryziškos šaškės
variant-frysk = frysk šaškės
variant-antidraughts = antišaškės
variant-breakthrough = proveržis

## Amžiaus grupės

age-young-hopes = jaunosios viltys
age-junior-youths = jaunesnieji jaunučiai
age-senior-youths = vyresnieji jaunučiai
age-junior-cadets = jaunesnieji kadetai
age-cadets = kadetai
age-juniors = jauniai
age-youth = jaunimas
age-adults = suaugusieji
age-veterans-1 = veteranai, pirma grupė
age-veterans-2 = veteranai, antra grupė
age-veterans-3 = veteranai, trečia grupė

## Protestai, pasitraukimas, pabaiga

complainant-player = { $value }
complainant-captain = kapitonas, { $value }
about-fact = įrašas Nr. { $value }
about-game = { $value }
about-other = kitas klausimas
protest-status-lodged = turi spręsti pagrindinis teisėjas
protest-status-ruled = { $upheld ->
    [yes] pagrindinis teisėjas patenkino: { $ruling }
   *[no] pagrindinis teisėjas atmetė: { $ruling }
}
protest-status-appealed = turi spręsti apeliacinė žiuri
protest-status-final = { $upheld ->
    [yes] apeliacinė žiuri patenkino: { $ruling }
   *[no] apeliacinė žiuri atmetė: { $ruling }
}
leaving-ruling = sužaista partijų: { $played } iš { $planned }; { $effect }
over-finished = rezultatai patvirtinti
over-cancelled = varžybos atšauktos: { $reason }
side-first = pirmas
side-second = antras
