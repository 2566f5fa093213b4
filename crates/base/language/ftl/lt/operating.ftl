backups-title = Svetainės kopijos
backups-trouble = Paskutinė kopija nepavyko; ankstesnės išsaugotos:
backups-good = Paskutinė gera kopija padaryta
backups-none = Kopijų dar nėra.
backups-folder = Jos guli čia:
backups-every = Kaip dažnai
backups-every-help = Pavyzdžiui, 24h, 90m arba 7d; tuščia – be kopijų.
backups-keep = Kiek saugoma
backups-now = Padaryti dabar
backups-holds =
    {$rows ->
        [one] {$rows} eilutė
        [few] {$rows} eilutės
        [many] {$rows} eilutės
       *[other] {$rows} eilučių
    }, baitų: {$bytes}, perskaityta visa
backups-wrong = Parašykite, kaip dažnai: 24h, 90m arba 7d (bent minutė), ir kiek: skaičius nuo 1 iki 1000.
backups-certificate = Svetainės sertifikatas galioja iki
backups-no-certificate = Sertifikato dar nėra: svetainė laukia sertifikavimo centro.
backups-certificate-trouble = Naujo sertifikato gauti nepavyko:
admin-act-backup-made = padarė svetainės kopiją
admin-act-backups-set = pakeitė kopijų tvarką
admin-facts-damaged = Tai, kas saugoma, nėra tai, kas buvo įrašyta. Grąžinkite gerą kopiją; žurnale rasite daugiau.
admin-facts-good = Faktų, kurie yra tokie, kokie buvo įrašyti: { $number }
admin-facts-looking = Iki šiol peržiūrėta faktų: { $number }
