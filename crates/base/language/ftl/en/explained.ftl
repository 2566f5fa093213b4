## Explaining a place: what truncated and median coefficients leave out

explained-struck = { $line }: { $which ->
        [best] struck out, the highest
       *[worst] struck out, the lowest
    }
explained-step = Step { $step }: { $value }, without { $names }

## Line-ups

explained-line-up-round = Round { $playing } is being played: its line-up stands. For a later one name the round, such as round { $next }

## Results after a pairing that failed

explained-not-paired = Round { $wanted } has not been paired; these results would go to round { $round }. Name the round if that is meant
