# The face of the site: menu, look, names as people say them, the lobby.

# The menu.

menu-play = Žaisti
menu-watch = Stebėti
menu-learn = Mokytis
menu-compete = Varžytis
menu-rules = Taisyklės
menu-lobby = Salė
menu-running = Žaidžiamos partijos
menu-archive = Visos partijos
menu-today = Dienos uždavinys
menu-codes = Visų žaidimų taisyklės
menu-profile = Mano puslapis

# Look and sound.

look-title = Išvaizda ir garsas
look-text = Saugoma šioje naršyklėje. Pasirinkimas matomas iš karto.
look-more = Lentos, šaškės ir kita
look-theme = Spalvos
look-theme-auto = kaip sistemoje
look-theme-light = šviesios
look-theme-dark = tamsios
look-contrast = Kontrastas
look-contrast-auto = kaip sistemoje
look-contrast-high = didelis
look-board = Lenta
look-board-auto = įprasta žaidimui
look-board-wood = medis
look-board-slate = skalūnas
look-board-checkers = žalia ir gelsva
look-board-print = spauda
look-pieces = Šaškės
look-pieces-soft = švelnus kraštas
look-pieces-turned = tekintos
look-pieces-polished = poliruotos
look-pieces-plain = kaip diagramose
look-towers = Bokštai
look-towers-smooth = lygūs
look-towers-milled = rantytas kraštas
look-coordinates = Langelių vardai
look-coordinates-inside = lentoje
look-coordinates-outside = šalia lentos
look-coordinates-off = nėra
look-sound = Garsas
look-sound-on = įjungtas
look-sound-off = išjungtas

# Games, editions and time controls as people say them.

spoken-international = Tarptautinės
spoken-russian = Rusiškos
spoken-brazilian = Braziliškos
spoken-english = Angliškos
spoken-columns = Stulpinės
spoken-lasca = Laska
spoken-italian = Itališkos
spoken-spanish = Ispaniškos
spoken-portuguese = Portugališkos
spoken-czech = Čekiškos
spoken-pool = Pul
spoken-thai = Tailandietiškos
spoken-frisian = Fryziškos
spoken-frysk = Frysk
spoken-antidraughts = Antišaškės
spoken-breakthrough = Proveržis
spoken-edition = { $game }, { $edition }
spoken-code-fmjd = FMJD
spoken-code-ua2023 = Ukraina 2023
spoken-code-ua2013 = Ukraina 2013
spoken-code-wcdf = WCDF
spoken-code-columns = Stulpelinių šaškių kodeksas
spoken-days = { $number } d.
spoken-hours = { $number } val.
spoken-minutes = { $number } min.
spoken-seconds = { $number } s
spoken-none = be laikrodžio
spoken-plus = { $time } + { $each }
spoken-moves = { $moves } ėj. per { $time }
spoken-then = { ", " }paskui{ " " }
spoken-again = { $periods }, vėl ir vėl

# The lobby.

lobby-title = Žaiskite šaškėmis
lobby-text = Visi šaškių žaidimai pagal oficialias taisykles: gyvai, korespondenciniu būdu, prieš programą, turnyruose. Nemokamai ir be reklamos.
lobby-quick = Žaisti dabar
lobby-engine = Žaisti su programa
lobby-friend = Žaisti su draugu
lobby-letters = Korespondenciniu būdu
lobby-options = Daugiau galimybių
lobby-close = Užverti
lobby-own = Jūsų partijos
lobby-your-move = Jūsų ėjimas
lobby-their-move = Varžovo ėjimas
lobby-watch = Stebėkite
lobby-solve = Spręsti
lobby-events = Varžybos
lobby-no-events = Šiuo metu varžybų nepaskelbta.
lobby-all-events = Visos varžybos
lobby-sign-in-to-accept = Prisijunkite ir priimkite

# Events.

head-round = { $round } ratas iš { $of }
head-players = Žaidėjų: { $number }

# Standings.

wall-standings-during = Rikiuotė, { $after } ratas dar žaidžiamas

# One offer, one game.

challenge-own = Jūsų pasiūlymas
challenge-invites = Jus kviečia žaisti šaškėmis.
challenge-your-colour = Jūsų spalva
game-casual = draugiška
game-analyse = Analizuoti
game-new-opponent = Naujas varžovas
game-share = Dalytis
share-link = Nuoroda
share-embed = Rodyti savo puslapyje
share-card = Paveikslėlis dalytis
copy = Kopijuoti
copied = Nukopijuota
account-name-help = Nuo 2 iki 24 raidžių, skaitmenų, - ir _, be tarpų. Jį matys kiti.
head-next = { $round } ratas:
analysis-try = Sužaisti geriau
spoken-days-moves = { $days } d. { $other } ėjimų
spoken-days-plus = { $days } d. + { $other } d. ėjimui
spoken-days-each =
    { $days ->
        [one] { $days } diena ėjimui
        [few] { $days } dienos ėjimui
        [many] { $days } dienos ėjimui
       *[other] { $days } dienų ėjimui
    }
