# In checkers Red begins (WCDF-1.13, UA-VII.Inv.11): what is said there instead of the messages without "red-".

red-color-black = Red
red-board-black = Red
red-board-man-black = red man
red-board-king-black = red king
red-site-black = Red
red-site-seat-black = Red
red-happened-award-black = the arbiter gives the game to Red
red-desk-says-black = Red says
red-letters-score-black = Red wins
red-act-word-black = Red wins
red-course-result-black = Red wins.
red-bulletin-black-to-move = Red to move
red-board-restoring = The record is restored { $pays ->
    [white] on White’s time
    [black] on Red’s time
    [both] on the time of both, half each
   *[nobody] while the clocks stand
}
red-event-column-black = { event-column-red }
red-paper-black = { paper-red }
red-paper-black-letter = { paper-red-letter }
red-paper-black-sign = { paper-red-sign }
red-paper-black-name = { paper-red-name }

## Where the pairing speaks of White it means whoever begins

red-unwelcome-colour-difference = the numbers of games with Red and with White would differ too much
red-colour-story-number = by the number in round 1: odd numbers have { $odd-kind ->
    [white] Red
   *[black] White
}
red-colour-story-odd-white = odd numbers have Red
red-colour-story-smaller-white = both numbers are odd or both even, the smaller has Red
red-colour-story-fewer-whites = { $value } has had Red less often
red-colour-story-black-before = { $games-ago ->
    [1] { $who } had White in the last game
   *[other] { $who } had White { $games-ago } games ago, the other Red
}
red-basis-table = { $drawn ->
    [yes] round { $row } of the table, drawn from those left: number { $white } has Red, number { $black } White
   *[no] round { $row } of the table: number { $white } has Red, number { $black } White
}
red-broken-rule-third-colour = { $entrant } would have { $color-kind ->
    [white] Red
   *[black] White
} a third time running
red-differs-colours = on table { $table } { $white } has Red, and it would be { $black }
red-difference-colours = the colours should be { $value-white } (Red) – { $value-black } (White)
