# Sąsaja programoms ir raktai, kuriais jos veikia.
api = Programoms
api-text = Viską, kas daroma puslapiuose, gali daryti ir programa: per HTTP su JSON.
api-description = Aprašas OpenAPI formatu
api-takes = Priima
api-answers = Atsako
api-missing = Šiuo adresu nieko nėra.
api-unread = Užklausa nesuprantama: { $why }
api-method = Šis adresas taip nenaudojamas.
api-token-unknown = Šis raktas nežinomas arba nebegalioja.
api-no-token = Tam reikia rakto.
api-scope = Raktas to neleidžia; reikėtų teisės „{ $scope }“.
api-too-often = Per daug užklausų; palaukite { $seconds } s.
api-lines = Šiuo raktu jau laikomi { $most } srautai; pirma uždarykite vieną.
api-own-challenge = Tai jūsų paties pasiūlymas.
api-not-yours = Tai gali tik savininkas.
tokens = Raktai
tokens-text = Su raktu jūsų programa veikia jūsų vardu.
tokens-made = Jūsų naujas raktas
tokens-once = Jis rodomas tik šį vieną kartą. Saugokite jį kaip slaptažodį.
tokens-secret = Raktas
tokens-label = Rakto pavadinimas
tokens-scopes = Leidžiama
tokens-scope-read = Skaityti savo duomenis
tokens-scope-play = Žaisti
tokens-scope-study = Saugoti studijas ir užsakyti analizę
tokens-begun = Sukurtas
tokens-seen = Paskutinį kartą naudotas
tokens-expires = Galioja iki
tokens-never = Niekada
tokens-days = { $days ->
    [one] Po { $days } dienos
    [few] Po { $days } dienų
    [many] Po { $days } dienos
   *[other] Po { $days } dienų
}
tokens-revoke = Atšaukti
tokens-new = Naujas raktas
tokens-make = Sukurti raktą
tokens-most = Jau turite { $most } raktų, daugiau negalima; pirma kurį nors atšaukite.
tokens-label-wrong = Raktui reikia pavadinimo, ne ilgesnio kaip { $most } ženklų.
tokens-scope-none = Pasirinkite, ką raktas leidžia.
