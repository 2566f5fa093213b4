## Explaining a place: what truncated and median coefficients leave out

explained-struck = { $line }: { $which ->
        [best] не враховано, найбільше
       *[worst] не враховано, найменше
    }
explained-step = Крок { $step }: { $value }, без урахування: { $names }

## Line-ups

explained-line-up-round = Тур { $playing } грається: його склад уже не змінюється. Для наступного слід назвати тур, наприклад { $next }

## Results after a pairing that failed

explained-not-paired = Тур { $wanted } не складено; ці результати потрапили б до туру { $round }. Якщо саме це й потрібно, назвіть тур
