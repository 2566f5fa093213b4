# What is not done at a contest, and why.
contest-act-no-office = pareigų „{ $text }“ nėra
contest-act-no-composition = kompozicijos { $number } nėra; atsiųsta kompozicijų: { $found }
contest-act-bad-file = kompozicijų perskaityti nepavyko: { $why }
contest-act-too-few = reikia kompozicijų: { $wanted }; su sprendimu yra: { $found }
contest-act-one-work = vieną kūrinį pakeičia vienas; atsiųsta kūrinių: { $found }
contest-act-no-points = „{ $text }“ nenurodo taškų: rašykite 2 arba tekstą ir jo taškus kaip TEKSTAS=0.5
contest-act-unread = programa negali perskaityti šio sprendimo: { $why }; patys nurodykite, kas įskaitoma, rakto numeriais
