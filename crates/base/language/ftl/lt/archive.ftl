# Partijų paieška, įkėlimas iš failų ir paveikslėliai.
search-more = Kitos sąlygos
search-opponent = Prieš
search-white = Laimėjo baltieji
search-black = Laimėjo juodieji
search-draw = Lygiosios
search-from = Nuo
search-until = Iki
search-opening = Pirmieji ėjimai
search-opening-help = Kaip užrašoma, pavyzdžiui, 1. c3-d4 d6-c5.
search-position = Pozicija
search-position-help = FEN, pavyzdžiui, W:Wc3,d4:Be5.
search-fits-nothing = Nė viename žaidime šie ėjimai neįmanomi arba ši pozicija neperskaitoma. Pataisykite arba pasirinkite žaidimą.
search-no-place = Tokios vietos sąraše nėra.
import = Įkelti partijas
import-text = Iš PDN failo: geros partijos išsaugomos, jas galima rasti ir peržiūrėti kaip kitas; kas negerai su kitomis, nurodoma su eilute ir stulpeliu. Jau esančios partijos atpažįstamos.
import-mark = iš failo
import-as-file = Kaip nurodyta faile
import-file = PDN failas
import-largest = Ne daugiau kaip { $megabytes } MB.
import-take = Įkelti
import-files = Jūsų failai
import-too-large = Failas didesnis nei { $megabytes } MB; padalykite jį.
import-no-file = Pasirinkite failą.
import-busy = Jūsų ankstesnis failas dar apdorojamas; palaukite pabaigos.
import-done = Baigta.
import-games = { $count ->
    [one] Rasta { $count } partija
    [few] Rastos { $count } partijos
    [many] Rasta { $count } partijos
   *[other] Rasta { $count } partijų
}
import-kept = { $count ->
    [one] Įkelta { $count } partija
    [few] Įkeltos { $count } partijos
    [many] Įkelta { $count } partijos
   *[other] Įkelta { $count } partijų
}
import-known = { $count ->
    [one] { $count } partija jau buvo
    [few] { $count } partijos jau buvo
    [many] { $count } partijos jau buvo
   *[other] { $count } partijų jau buvo
}
import-refused = { $count ->
    [one] { $count } partija praleista
    [few] { $count } partijos praleistos
    [many] { $count } partijos praleista
   *[other] { $count } partijų praleista
}
import-show = Rodyti partijas iš failų
import-faults = Kas faile negerai
import-where = Kur
import-what = Kas
import-then = Pasekmė
import-place = partija { $game }, eilutė { $line }, stulpelis { $column }
import-fault-kept = vis tiek įkelta
import-fault-left = praleista
import-more = { $count ->
    [one] Ir dar { $count } klaida.
    [few] Ir dar { $count } klaidos.
    [many] Ir dar { $count } klaidos.
   *[other] Ir dar { $count } klaidų.
}
import-another = Kitas failas
import-remove = Pašalinti šią partiją
import-played-here = Ši partija sužaista čia; ji lieka.
import-from = Iš failo { $source }
tokens-scope-import = Įkelti ir šalinti partijas
picture-svg = Paveikslėlis (SVG)
picture-gif = Judantis paveikslėlis (GIF)
