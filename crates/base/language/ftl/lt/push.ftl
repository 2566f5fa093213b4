# Messages to browsers that are closed.

push-title = Pranešimai įrenginiuose
push-text = Naršyklė gali apie tai iš karto pranešti, net kai neatvertas nė vienas šios svetainės puslapis. Pranešimas keliauja per naršyklės gamintojo tarnybą, bet perskaityti jį gali tik jūsų naršyklė.
push-devices = Įrenginiai
push-no-devices = Kol kas nepranešama jokiam įrenginiui.
push-device = įrenginys
push-label = Kaip vadinate šį įrenginį
push-on = Pranešti šiame įrenginyje
push-kinds = Apie ką
push-added = Nuo šiol šiam įrenginiui bus pranešama.
push-removed = Įrenginiui daugiau nebus pranešama.
push-saved = Išsaugota.
push-denied = Naršyklė to neleidžia: pakeiskite tai jos nuostatose šiai svetainei.
push-failed = Nepavyko. Bandykite dar kartą arba kita naršykle.
push-no-browser = Ši naršyklė tokių pranešimų nepriima.
push-not-here = Naršyklės priima pranešimus tik iš svetainių, pasiekiamų per https arba localhost.
push-script = Tam naršyklėje reikia scenarijų.
push-move = { $opponent }: ėjimas { $move }.
