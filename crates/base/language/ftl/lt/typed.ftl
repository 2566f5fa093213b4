# Komandų eilutė, kurios negalima perskaityti.

typed-error = klaida:
typed-usage = Naudojimas:
typed-see-help = daugiau: { $command } --help
typed-did-you-mean = gal turėjote omenyje „{ $name }“?
typed-no-such-command = komandos „{ $name }“ nėra
typed-command-missing = po „{ $name }“ reikia vienos iš šių komandų:
typed-no-such-argument = „{ $name }“ čia niekas nelaukia
typed-argument-missing = trūksta:
typed-conflict = „{ $name }“ negalima vartoti kartu su:
typed-value-missing = „{ $name }“ reikia reikšmės
typed-bad-value = „{ $name }“ negali būti „{ $value }“
typed-possible = gali būti: { $values }
typed-too-many = „{ $value }“ jau per daug: „{ $name }“ tiek nepriima
typed-too-few = „{ $name }“ reikia daugiau reikšmių
typed-whole-number = reikia sveikojo skaičiaus, ne per didelio

phrase-rounds-are-numbered-from-1 = ratai numeruojami nuo 1
phrase-name-a-round = nurodykite ratą
phrase-write-rounds-such-as-3-or-3-5-or-2-4 = rašykite ratus, pavyzdžiui, 3 arba 3,5 arba 2-4
phrase-write-a-date-such-as-2026-05-01 = rašykite datą, pavyzdžiui, 2026-05-01
phrase-write-a-date-such-as-2001-05-17-or-a-year = rašykite datą, pavyzdžiui, 2001-05-17, arba metus
phrase-write-number-text = rašykite NUMERIS=TEKSTAS
