## When several write at the same place

store-fault-busy = d'autres écrivent sans cesse au même endroit ; nombre d'essais : { $tries }
phrase-wait-a-moment-then-try-again-nothing-was-lost = attendez un instant, puis réessayez ; rien n'est perdu
site-busy = Beaucoup écrivent au même endroit en ce moment. Rien n'est perdu ; réessayez dans un instant.
