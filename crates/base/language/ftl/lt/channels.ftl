# Žiūrėjimas: kanalai ir puslapiai transliacijoms.

watch-title = Kanalai
watch-about = Geriausia vykstanti kiekvieno žaidimo partija. Jai pasibaigus kanalas pereina prie kitos.
watch-none = Nevyksta jokia partija.
watch-overlay = Transliacijai
watch-overlay-about = Transliacijos puslapio fonas permatomas: uždėkite jį ant vaizdo kaip naršyklės šaltinį.
