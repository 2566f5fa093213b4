## When several write at the same place

store-fault-busy = інші весь час пишуть у те саме місце; спроб було { $tries }
phrase-wait-a-moment-then-try-again-nothing-was-lost = зачекайте хвилину й спробуйте ще раз; нічого не втрачено
site-busy = Саме зараз туди пише багато людей. Нічого не втрачено; спробуйте ще раз за мить.
