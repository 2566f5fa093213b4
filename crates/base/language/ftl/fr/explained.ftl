## Explaining a place: what truncated and median coefficients leave out

explained-struck = { $line } : { $which ->
        [best] retiré, le plus élevé
       *[worst] retiré, le plus faible
    }
explained-step = Étape { $step } : { $value }, sans { $names }

## Line-ups

explained-line-up-round = La ronde { $playing } se joue : sa composition ne change plus. Pour une autre, nommez la ronde, par exemple { $next }

## Results after a pairing that failed

explained-not-paired = La ronde { $wanted } n'est pas appariée ; ces résultats iraient à la ronde { $round }. Nommez la ronde si c'est voulu
