# Messages between members.

messages-title = Žinutės
messages-none = Žinučių dar nėra. Žaidėjo puslapyje yra tam mygtukas.
messages-from = Kas gali man rašyti
messages-from-all = visi
messages-from-followed = tie, kuriuos seku
messages-from-nobody = niekas
messages-about = Tiems, kas jums parašė, vis tiek galima atsakyti. Neatsakiusiam galima išsiųsti tris žinutes, o jus užblokavusiam nė vienos.
messages-no-choice = Pasirinkite, kas gali jums rašyti.
messages-text = Jūsų žinutė
messages-send = Siųsti
messages-write = Parašyti žinutę
messages-delete = Pašalinti viską
messages-really-delete = Tikrai pašalinti
messages-own = Niekas nerašo sau pačiam.
messages-length = Žinutėje nuo 1 iki { $most } raidžių.
messages-unwanted = Jis nepriima žinučių iš tų, kurių nepasirinko.
messages-full = Jis turi tiek žinučių, kiek gali; daugiau negaus.
messages-unanswered = Jis dar neatsakė į { $most } žinutes; palaukite atsakymo.
messages-strangers = Šiandien jau parašėte { $most } žmonių, kurie neatsakė; palaukite dieną.
messages-unseen = naujų: { $number }
