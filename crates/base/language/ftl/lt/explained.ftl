## Explaining a place: what truncated and median coefficients leave out

explained-struck = { $line }: { $which ->
        [best] neskaičiuojama, didžiausias
       *[worst] neskaičiuojama, mažiausias
    }
explained-step = { $step } žingsnis: { $value }, neskaičiuojant: { $names }

## Line-ups

explained-line-up-round = { $playing } ratas žaidžiamas: jo sudėtis nebekeičiama. Vėlesniam ratui nurodykite ratą, pavyzdžiui, { $next }

## Results after a pairing that failed

explained-not-paired = { $wanted } ratas nesudarytas; šie rezultatai patektų į { $round } ratą. Jei to ir norite, nurodykite ratą
