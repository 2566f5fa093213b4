# Reports, blocking, what is held back, and fair play.

report-title = Pranešti
report-chat = Pranešti apie tai, kas pasakyta
report-text = Tai perskaitys svetainės prižiūrėtojai. Kitam žmogui nesakoma, kas parašė.
report-what-game = Partija
report-what-chat = Pokalbis
report-what-profile = Žaidėjas
report-what-study = Studija
report-what-problem = Uždavinys
report-what-message = Žinutės
report-what-exercise = Pratimas
report-what-club = Klubas
report-whom = Apie ką kalbama?
report-line = Kuri eilutė?
report-no-lines = Kitas nepasakė nieko, kas čia dar žinoma.
report-reason = Kas negerai?
report-reason-cheating = Programos ar kitų pagalba
report-reason-insult = Įžeidimas ar grasinimas
report-reason-spam = Reklama
report-reason-content = Tai, kam čia ne vieta
report-reason-other = Kita
report-words = Savais žodžiais
report-send = Siųsti pranešimą
report-sent = Ačiū: pranešimas priimtas.
report-unread = Pasirinkite, apie ką kalbama ir kas negerai.
report-own = Apie save pranešti negalima.
report-again = Apie tai jau pranešėte; pranešimas laukia.
report-too-many = Daugiausia {$most} pranešimų per dieną.
report-full = Jau laukia per daug pranešimų. Parašykite svetainės šeimininkams.
report-outcome-dismissed = atmesta
report-outcome-warned = įspėta
report-outcome-muted = laikinai nutildyta
report-outcome-unmuted = vėl gali kalbėti
report-outcome-closed = paskyra uždaryta
report-outcome-unrated = partija nebeįskaitoma
reports-title = Pranešimai
reports-one = Pranešimas
reports-waiting =
    {$number ->
        [one] {$number} laukia
        [few] {$number} laukia
        [many] {$number} laukia
       *[other] {$number} laukia
    }
reports-open = Laukia
reports-settled = Išspręsti
reports-none = Nėra.
reports-number = Numeris
reports-by = Kas pranešė
reports-about = Apie ką
reports-waits = laukia
reports-evidence = Ką svetainė matė tuo metu
reports-verdict = Sprendimas
reports-why = Kodėl
reports-why-help = Lieka įrašuose. Įspėtas ar nutildytas tai perskaito.
reports-hours = Kiek laiko nutildoma?
reports-hours-count =
    {$number ->
        [one] {$number} valanda
        [few] {$number} valandos
        [many] {$number} valandos
       *[other] {$number} valandų
    }
reports-do-dismiss = Atmesti
reports-do-warn = Įspėti
reports-do-mute = Laikinai nutildyti
reports-do-unmute = Leisti vėl kalbėti
reports-do-close = Uždaryti paskyrą
reports-do-unrate = Panaikinti partijos reitingą
reports-others = Kiti pranešimai apie tą patį žmogų
reports-unread = Pasakykite, ką daryti ir kodėl.
reports-settled-already = Šis pranešimas jau išspręstas.
reports-own = Niekas nesprendžia apie save: tai turi padaryti kitas administratorius.
words-title = Nepraleidžiami žodžiai
words-list = Po žodį eilutėje
words-help = Žodis atpažįstamas, kad ir kaip parašytas; spam* – visi taip prasidedantys žodžiai.
words-too-long = Sąrašas per ilgas.
admin-setting-chat-links = Pokalbyje galima rašyti nuorodas
conduct-title = Įspėjimai ir užblokuotieji
conduct-muted = Negalite kalbėti iki
warning-title = Įspėjimai
warning-none = Nebuvote įspėti.
warning-unread = Svetainės prižiūrėtojai jums kai ką pranešė:
warning-read = Perskaičiau
warning-seen = Perskaityta
block-title = Užblokuotieji
block-text = Su užblokuotuoju nežaidžiama ir nesikalbama, ir nematote vienas kito pasiūlymų. Jam tai nepranešama.
block-none = Nieko.
block-do = Blokuoti
block-undo = Nebeblokuoti
block-not-done = Negalima blokuoti savęs ar daugiau kaip tūkstančio žmonių.
block-no-game = Judu nežaidžiate vienas su kitu: vienas užblokavo kitą.
talk-muted = Negalite kalbėti iki {$until} (UTC): {$why}
talk-apart = Neišsiųsta: vienas iš jūsų užblokavo kitą.
talk-word = Neišsiųsta: vienas iš žodžių šioje svetainėje nepraleidžiamas.
talk-link = Neišsiųsta: nuorodos čia neperduodamos.
talk-flood = Neišsiųsta: per daug iš karto arba tas pats.
admin-act-report-dismissed = atmetė pranešimą apie
admin-act-report-warned = įspėjo
admin-act-report-muted = nutildė
admin-act-report-unmuted = leido vėl kalbėti
admin-act-report-closed = pagal pranešimą uždarė paskyrą
admin-act-report-unrated = pagal pranešimą panaikino partijos reitingą
admin-act-chat-words-set = pakeitė nepraleidžiamus žodžius
admin-act-fair-play-asked = paprašė sąžiningo žaidimo statistikos
fair-play-title = Sąžiningas žaidimas
fair-play-terms = Reitinguojamose ir varžybų partijose svetainė pažymi, kada ir kiek laiko šis puslapis buvo nematomas. Tai mato teisėjai ir administratoriai.
fair-play-no-proof = Šie skaičiai nieko neįrodo. Stiprūs žaidėjai žaidžia kaip programos, ir bet kas – partijoje, kuri žaidžiasi pati; viena partija sako mažai, o nematomas puslapis gali būti telefono skambutis. Jie parodo, kurias partijas verta peržiūrėti stipriam žaidėjui, kuris sprendžia pagal ėjimus, išklausęs žaidėją.
fair-play-waiting = Programa žiūri ėjimus …
fair-play-made = Sudaryta
fair-play-what = Kas
fair-play-ask = Peržiūrėti ėjimus
fair-play-moves = Ėjimai
fair-play-forced = Priverstiniai ėjimai
fair-play-weight = Kiek buvo ką rasti (bitai)
fair-play-agreement = Sutapimas su programa, pagal svorį
fair-play-chance = Tas pats aklai renkantis
fair-play-loss = Prarasta taškų per ėjimą
fair-play-mean = Laikas ėjimui, vidurkis (s)
fair-play-spread = Laikas ėjimui, sklaida (s)
fair-play-correlation = Laikas atitinka sunkumą (−1 iki 1)
fair-play-away = Ėjimai, prieš kuriuos puslapis buvo nematomas
fair-play-away-seconds = Sekundžių nematomas
fair-play-away-agreement = Sutapimas tuose ėjimuose
fair-play-here-agreement = Sutapimas kituose
fair-play-text = Ėjimas sveria tiek, kiek reikia aklai rasti vieną iš gerų ėjimų: priverstiniai ėjimai ir pozicijos, kur visi ėjimai beveik lygūs, nesveria nieko. Žmonės paprastai mąsto ilgiau ten, kur daugiau reikia rasti.
fair-play-missing = Tokios partijos nėra.
fair-play-runs = Partija dar žaidžiama. Skaičiai bus jai pasibaigus.
fair-play-full = Per daug partijų laukia. Bandykite vėliau.
tokens-scope-moderate = Skaityti ir spręsti pranešimus (administratoriai)
fair-play-ask-all = Peržiūrėti visų baigtų šio rato partijų ėjimus
fair-play-no-games = Šiame rate svetainėje dar nėra baigtų partijų arba visos jau peržiūrėtos.
fair-play-not-made = Ėjimų dar niekas neperžiūrėjo.
fair-play-not-you = Šiuos skaičius mato tik teisėjai, galintys skirti nuobaudas.
