# Vardai už vietas, dviejų ataskaitų skirtumai, narystė kortelėje.

books-act-place-titles = Suteikti vardus, kuriuos varžybos duoda už vietas
act-field-championship = Čempionatas: jo pavadinimas vardų sąlygose
books-no-championship = vardų sąlygose tokio čempionato nėra; yra { $known }
books-not-official = vardus už vietas duoda tik oficialios FMJD varžybos (FMJD-X.13)
books-places-unfinished = ataskaita pateikta varžyboms dar nesibaigus
books-no-places = ataskaitoje vietų nėra; pateikite ataskaitą iš varžybų failo dar kartą
books-titles-held = tie, kurie gautų vardą už vietą, jį arba aukštesnį jau turi (FMJD-X.12)

books-head-name = pavadinimas
books-head-place = vieta
books-head-pool = žaidimo rūšis
books-head-system = sistema
books-head-starts = pirmoji diena
books-head-ends = paskutinė diena
books-head-received = ataskaita gauta
books-head-late-because = vėlavimo priežastis
books-head-unfinished-because = kodėl nebaigta
books-head-standing = kas tai yra vardams
books-head-host = rengianti federacija
books-head-rounds = ratai

book-licence = Licencija
book-arbiter = Teisėjas
book-valid = { $what }, iki { $until }
book-over-since = { $what }, nebegalioja nuo { $until }
book-membership = Narystė, sekretoriatui
book-club-since = { $club }, nuo { $day }
book-no-club = be klubo
book-sanction-remark = pastaba
book-sanction-reprimand = papeikimas
book-sanction-suspension = nušalinimas
book-sanction-line = { $kind } nuo { $from }: { $grounds }
book-sanction-line-until = { $kind } nuo { $from } iki { $until }: { $grounds }
book-fee-open = { $money }, { $purpose }: sumokėti iki { $due }
book-fee-overdue = { $money }, { $purpose }: VĖLUOJA nuo { $due }
book-event-file = Varžybos kaip failas (TRF)
