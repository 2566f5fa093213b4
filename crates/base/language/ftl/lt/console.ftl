# Boards on the site and the console of a round.

desk-tab-console = Pultas

console-annulled = neskaitoma
console-arbiter-corrects = Pažeidimą ištaiso teisėjas.
console-attended = Išnagrinėta
console-attended-already = Šis kvietimas jau išnagrinėtas.
console-awaited = laukiama
console-board-decided = Ši lenta jau turi rezultatą; ji nebeperkeliama.
console-both-lose = abu pralaimi
console-by-schedule = Turai prasideda patys tvarkaraščio valandą
console-call = Pakviesti teisėją
console-call-about = Dėl ko
console-call-too-early = Teisėjas kviečiamas turui prasidėjus.
console-called = Teisėjas pakviestas.
console-called-already = Teisėjas jau kviestas kelis kartus; kas nors prieis.
console-calm-lost = sutrikdyta ramybė
console-chooses = Renkasi
console-chosen-already = Šis pasirinkimas jau padarytas.
console-clock = Laikrodis
console-clocks = Laikrodžiai
console-correct = Ištaisyti
console-corrected = ištaisyta
console-counters = Skaitikliai
console-delay = Žiūrovai ėjimus mato tiek minučių vėliau
console-delay-too-long = Ėjimai nuo žiūrovų slepiami ne ilgiau kaip dvi valandas.
console-go-on-all = Paleisti visus laikrodžius
console-halt-all = Sustabdyti visus laikrodžius
console-in-hall = Salėje
console-in-name = Rezultatai iš svetainės užrašomi vardu
console-irregular = Pažeidimas
console-let-stand = Palikti
console-minutes = Minutės
console-more-calls = Kviečiamas teisėjas.
console-moves = Ėjimai
console-no-such-board = Tokios lentos nėra arba ji žaidžiama ne svetainėje.
console-of-time = { $what }: { $time }
console-on-site = Ši lenta žaidžiama svetainėje.
console-online = Svetainėje
console-open = Atverti lentą
console-opponent-chooses = Ar pažeidimą taisyti, renkasi varžovas.
console-order-adjourn = Atidėti partiją
console-order-award = Priteisti partiją
console-order-excuse = Pateisinti vėlavimą
console-order-give-time = Pridėti laiko
console-order-go-on = Paleisti laikrodžius
console-order-halt = Sustabdyti laikrodžius
console-order-incomplete = Kažko trūksta: kam, kiek laiko, kaip ar kodėl.
console-order-reopen = Atplėšti voką
console-order-take-time = Atimti laiko
console-ordered = { $count ->
    [one] Atlikta prie { $count } lentos.
    [few] Atlikta prie { $count } lentų.
   *[other] Atlikta prie { $count } lentų.
}
console-play-goes-back = Žaidimas grąžinamas iki pažeidimo.
console-play-in-hall = Žaisti šią lentą salėje
console-play-on-site = Žaisti šią lentą svetainėje
console-playing = dar žaidžia
console-record = Užrašas
console-regular-on-site = Svetainėje ėjimo prieš taisykles padaryti negalima.
console-result-comes = Ši lenta žaidžiama svetainėje; jos rezultatą duoda partija. Priteisti partiją ar perkelti lentą į salę galima pulte.
console-room-closes = salė uždaroma
console-seconds = Sekundės
console-stands = palikta
console-story = Kas čia įvyko
console-time = Laikas
console-to-board = Prie lentos
console-trouble = laiko trūkumas
console-where = Kur žaidžiamos lentos
console-where-help = Lentos svetainėje atsiveria paskelbus turą, tarp žaidėjų paskyrų; laikrodžiai paleidžiami turui prasidėjus. Atskiras lentas galima žaisti kitur.
console-your-board = Jūsų lenta
console-state-hall = salėje
console-state-no-account = be paskyros
console-state-closed = neatverta
console-state-waiting = laukia pradžios
console-state-playing = žaidžiama
console-state-halted = laikrodžiai sustabdyti
console-state-sealed = atidėta
console-state-over = baigta

# The list of duties.

desk-duties = Pareigos pagal kodeksą
desk-duties-before = Prieš 1-ąjį turą
desk-duties-during = Varžybų metu
desk-duties-after = Po varžybų

# Irregularities, by their numbers in the unified list.

irregular-1 = Du ėjimai iš eilės arba ėjimas ne savo eile
irregular-2 = Negalimas arba netaisyklingas ėjimas
irregular-3 = Paliesta viena šaškė, eita kita
irregular-4 = Ėjimas atsiimtas arba pakeistas
irregular-5 = Eita varžovo šaške
irregular-6 = Ramus ėjimas, nors buvo kirtimas
irregular-7 = Šaškės nuimtos be pagrindo
irregular-8 = Nukirsta mažiau arba daugiau šaškių, nei reikėjo
irregular-9 = Sustota kirtimo viduryje
irregular-10 = Šaškės nuimtos nebaigus kirtimo
irregular-11 = Nuimta mažiau, nei nukirsta
irregular-12 = Nuimtos nenukirstos šaškės
irregular-13 = Sustota nuimant nukirstas šaškes
irregular-14 = Po kirtimo nuimtos savos šaškės
irregular-15 = Paprastoji tapo dama, bet nepažymėta
irregular-16 = Žaidžiama nepažymėta dama
irregular-17 = Eita ir nuimta abiem rankomis
irregular-18 = Šaškės liestos arba taisytos ne savo eile
irregular-19 = Be įspėjimo paliesta šaškė, kuri neturi ėjimo
irregular-20 = Pridėta šaškių
irregular-21 = Paprastoji kerta toliau po damų eilės
irregular-22 = Lenta padėta neteisingai
irregular-23 = Neteisingas išdėstymas
irregular-24 = Ne tos spalvos
irregular-25 = Šaškė ant balto langelio arba už lentos
irregular-26 = Šaškės netyčia pastumtos
irregular-27 = Damos pusės ant dviejų langelių
irregular-28 = Paskelbtas ėjimas skiriasi nuo ėjimo lentoje
irregular-29 = Kirsta neaiškiai arba nuimta ne eilės tvarka
irregular-30 = Atsisakymas laikytis taisyklių
irregular-31 = Ėjimai neužrašyti, kaip reikalauja kodeksas, arba užrašas klaidingas
irregular-32 = Padėtis ne dėl žaidėjų kaltės
irregular-33 = Negalimas ėjimas laiške
