## Explaining a place: what truncated and median coefficients leave out

explained-struck = { $line }: { $which ->
        [best] не учитывается, наибольшее
       *[worst] не учитывается, наименьшее
    }
explained-step = Шаг { $step }: { $value }, без учёта: { $names }

## Line-ups

explained-line-up-round = Тур { $playing } играется: его состав уже не меняется. Для следующего нужно назвать тур, например { $next }

## Results after a pairing that failed

explained-not-paired = Тур { $wanted } не составлен; эти результаты попали бы в тур { $round }. Если именно это и нужно, назовите тур
