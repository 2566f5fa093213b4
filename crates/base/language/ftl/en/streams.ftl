## When several write at the same place

store-fault-busy = others are writing at the same place all the time; it was tried { $tries } times
phrase-wait-a-moment-then-try-again-nothing-was-lost = wait a moment, then try again; nothing was lost
site-busy = Many are writing at the same place just now. Nothing was lost; try again in a moment.
