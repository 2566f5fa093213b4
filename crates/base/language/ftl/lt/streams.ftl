## When several write at the same place

store-fault-busy = kiti visą laiką rašo į tą pačią vietą; bandymų skaičius: { $tries }
phrase-wait-a-moment-then-try-again-nothing-was-lost = palaukite akimirką ir bandykite dar kartą; nieko neprarasta
site-busy = Šiuo metu ten rašo daug žmonių. Nieko neprarasta; netrukus bandykite dar kartą.
