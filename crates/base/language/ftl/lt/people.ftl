# Žmonės: paieška, sekimas, stipriausi.

people-title = Žmonės
people-name = Vardas arba jo dalis
people-found = Rasta
people-nobody = Niekas taip nesivadina.
people-following = Jūs sekate
people-none = Dar nieko nesekate. Mygtukas yra žaidėjo puslapyje.
people-playing = Žaidžia dabar
people-follow = Sekti
people-unfollow = Nebesekti
people-followers = Seka
people-not-followed = Negalima sekti savęs, jus užblokavusio žmogaus ar daugiau kaip penkių šimtų žmonių.
people-best = Stipriausi
people-no-ratings = Dar niekas neturi pakankamai patikimo reitingo.
people-sure = Rodomi tik nusistovėję, ne laikini reitingai.
people-results = Rezultatai
people-colour = Spalva ir debiutas
people-won = Laimėta
people-drawn = Lygiosios
people-lost = Pralaimėta
people-favourites = Mėgstamos partijos
people-favour = Rodyti mano puslapyje
people-unfavour = Neberodyti mano puslapyje
people-not-favoured = Puslapyje daugiausia šimtas partijų.
people-name-whole = Vardas
