# Ką laikrodis sako apie laiko kontrolę.

clock-warning-not-listed = { $rulebook }: tarp šios klasės ({ $class }) laiko kontrolių { $control } nėra; organizatoriai gali nustatyti kitą
clock-warning-no-list-for-class = { $rulebook }: šiai klasei ({ $class }) laiko kontrolių nenurodyta; jas nustato nuostatai
clock-warning-also-listed-as = ta pati kontrolė nurodyta ir kitai klasei: { $class } ({ $name })
clock-warning-long-blitz-increment = { $each } už ėjimą – daug žaibo partijai, kurios laiko pridėjimas nenustatytas
clock-warning-too-long-for-quick = greitoji partija trunka ne ilgiau kaip 60 minučių kiekvienam žaidėjui, o ne { $time }
clock-warning-mechanical-increment = mechaninis laikrodis negali pridėti laiko už kiekvieną ėjimą
