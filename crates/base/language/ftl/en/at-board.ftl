# What the arbiter writes down about a board.

board-stands = { $side } to move after { $ply } half-moves: { $position }
board-clock = { $side }: { $left } left, { $used } used, { $moves } moves{ $runs ->
    [yes] , the clock runs
   *[no] { "" }
}{ $trouble ->
    [yes] , in time trouble
   *[no] { "" }
}; { $record ->
    [may-stop] may stop recording
    [may-tick] may tick the moves off
    [none] need not record
   *[record] has to record
}
board-due = To be ruled now: { $ruling }
board-noted = { $side }, after { $ply } half-moves: { $what }
board-waits = { $side }: { $what }. A decision is due:
board-choice = “{ $line }” gives { $position }
board-counter = Counter: { $counter }
board-result = { $result } ({ $marks })
board-not-a-time = “{ $text }” is no time such as 1:05:00
desk-at-board = What happens at a board
desk-at-board-at = Board (3, 3.2 or a name)
desk-at-board-after = Time after the start (1:05:00; empty: now)
desk-at-board-lines = One thing a line, such as “irregular white two-moves”, “clock pause”, “claim black repetition”
desk-at-board-write = Write down
desk-at-board-help = All lines that can be written
