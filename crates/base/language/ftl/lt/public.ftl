# What everybody sees of an event, and the screen on the wall.

public-overview = Apžvalga
public-schedule = Tvarkaraštis
public-entries = Dalyviai
public-rounds = Ratai
public-round = { $round } ratas
public-standings = Rikiuotė
public-table = Kryžminė lentelė
public-games = Partijos
public-bulletins = Biuleteniai
public-wall = Ekranas salei
public-calendar = Kalendorius (.ics)
public-feed = Naujienų srautas (Atom)
public-at-table = Stalas
public-result = Rezultatas
public-all-tables = Visi stalai
public-all-places = Visos vietos
public-starts = Pradžia
public-zone = Pagal laikrodžius
public-title-rank = Titulas
public-rating = Reitingas
public-federation = Federacija
public-club = Klubas
public-captain = Kapitonas
public-team = Komanda
public-colour = Spalva
public-opponent = Varžovas
public-no-numbers = Numeriai dar neištraukti; sąrašas pagal registracijos eilę.
public-no-rounds = Dar nepaskelbtas nė vienas ratas.
public-replay = Peržiūrėti
public-tally = Pergalės, lygiosios, pralaimėjimai
public-unplaced = Be vietos
public-table-legend = Kiekviename rate: varžovo numeris, spalva, taškai.
public-no-games = Peržiūrai partijų dar nėra.
public-all-games = Visos partijos (PDN)
public-attach = Pridėti partijų
public-attach-text = PDN failas: kiekviena partija randa savo stalą pagal ratą ir žaidėjų vardus. Rezultatui prieštaraujanti partija nepriimama.
public-attach-file = Failas
public-attach-typed = Arba tekstu
public-no-such-pair = tokios poros nėra nė viename paskelbtame rate
public-pair-taken = šią vietą užėmė kita failo partija
public-bulletin-write = Rašyti biuletenį
public-bulletin-title = Antraštė
public-bulletin-text = Tekstas; tuščia eilutė pradeda pastraipą
public-bulletin-publish = Paskelbti
public-bulletin-withdraw = Atšaukti
public-bulletin-empty = Biuletenis turi antraštę ir tekstą.
public-bulletin-long = Antraštė arba tekstas per ilgi.
public-bulletin-many = Biuletenių per daug.
public-no-bulletins = Biuletenių dar nėra.
public-feed-published = { $round } ratas: poros
public-feed-closed = { $round } ratas: rezultatai
public-tell-me = Pranešti šioje naršyklėje
wall-read-back = Rezultatai: ar jūsiškis teisingas?
wall-awaits = laukiama varžovo
wall-disagree = žaidėjai nesutaria: prieikite prie teisėjų stalo
wall-standings = Rikiuotė po { $after } rato
wall-nothing-yet = Dar nieko nepaskelbta.
wall-paused = Sustabdyta
wall-away = Nėra ryšio; bandoma toliau
wall-keys = Tarpas: sustabdyti · ← →: versti · F: visas ekranas
public-attached =
    { $count ->
        [one] { $count } partija rado savo vietą.
        [few] { $count } partijos rado savo vietas.
       *[other] { $count } partijų rado savo vietas.
    }
public-more-faults = ir dar { $count }
public-live = Žaidžiamos partijos
public-no-live = Svetainėje nežaidžiama nė viena šio rato partija.
public-live-delay =
    { $number ->
        [one] Ėjimai rodomi po { $number } minutės.
        [few] Ėjimai rodomi po { $number } minučių.
       *[other] Ėjimai rodomi po { $number } minučių.
    }
public-watch = Stebėti
public-own-time = jūsų laiku
