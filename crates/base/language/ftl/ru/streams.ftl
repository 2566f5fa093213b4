## When several write at the same place

store-fault-busy = другие всё время пишут в то же место; попыток было { $tries }
phrase-wait-a-moment-then-try-again-nothing-was-lost = подождите минуту и попробуйте ещё раз; ничего не потеряно
site-busy = Именно сейчас туда пишут многие. Ничего не потеряно; попробуйте ещё раз через мгновение.
