## Leaving for good

admin-act-account-forgotten = visam laikui pašalino žmogaus duomenis
admin-act-data-handed-out = išdavė duomenis
admin-data = Išduoti duomenis
admin-forget = Pašalinti visam laikui
book-forget = Pašalinti visam laikui
book-forget-not = Pašalinti nepavyko: be šių duomenų knygos netektų prasmės.
book-forget-text = Vardas ir visa, kas asmeniška, dings iš knygų; rezultatai, reitingai, normos ir vardai liks su numeriu. To negalima atšaukti.
admin-act-name-forgotten = pašalino vardą iš partijų iš failų
admin-act-club-closed = uždarė klubą
admin-act-club-reopened = vėl atvėrė klubą
admin-names = Vardai partijose iš failų
admin-names-empty = Parašykite vardą.
admin-names-forget = Pašalinti šį vardą
admin-names-text = Kas to paprašo, nebeminimas partijose, paimtose iš failų: ėjimai ir rezultatai lieka, vardas tampa „?“. To negalima atšaukti.
