# What the engine finds in finished games and positions.

analysis-title = Analysis
analysis-ask = Have the engine analyse the game
analysis-waiting = Waiting; games to be analysed before this one: { $ahead }
analysis-progress = Being analysed: { $done } of { $of } half-moves
analysis-still-on = A game can be analysed when it is over and moves have been made.
analysis-graph = What each side could expect after each move; the higher the line, the better for White. The numbers are in the table below.
analysis-accuracy = Accuracy, %
analysis-dubious = Dubious moves
analysis-mistakes = Mistakes
analysis-blunders = Blunders
analysis-none = No mistakes were found.
analysis-better = Better was
analysis-every-move = Every move
analysis-move = Move
analysis-score = Score for White
analysis-odds = White wins, draw, Black wins, %
analysis-judged = Judgement
analysis-decided = { $plies ->
    [one] { $winner } wins in { $plies } half-move
   *[other] { $winner } wins in { $plies } half-moves
}
analysis-by = Found by { $by }; scores are in men.
analysis-tables = Endings of up to { $pieces } pieces are taken from tables and are exact.
judgement-dubious = dubious
judgement-mistake = mistake
judgement-blunder = blunder
