# Atskirų partijų dokumentai: užrašų lapeliai ir biuleteniai.

sheet-title = Užrašų lapelis
# Kieno lapelis ir kuris egzempliorius.
sheet-original = { $color }, originalas
sheet-copy = { $color }, kopija
sheet-event = Varžybos
sheet-place = Vieta
sheet-stage = Etapas arba grupė
sheet-date = Data
sheet-round = Ratas
sheet-table = Stalas, lenta
sheet-variant = Žaidimas
sheet-control = Laiko kontrolė
sheet-about = Numeris, komanda, reitingas
sheet-position = Pozicija
sheet-result = Rezultatas
sheet-time-used = Sunaudotas laikas, { $color }
sheet-arbiter = Teisėjas
sheet-duty = Žaidžiant lapelis guli atverstas ant stalo. Po partijos abu žaidėjai palygina užrašus, įrašo sunaudotą laiką ir rezultatą, pasirašo abu lapelius ir originalus atiduoda teisėjui.

bulletin-round = { $round } ratas
bulletin-after = Po { $move }
bulletin-white-to-move = Baltųjų ėjimas
bulletin-black-to-move = Juodųjų ėjimas
bulletin-unplayable = (Kito ėjimo čia padaryti negalima; jis ir tolesni pateikti taip, kaip užrašyti.)
