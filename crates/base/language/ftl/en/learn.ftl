# Lessons on the board.

learn-title = Learn to play
learn-intro = Each game taught on the board, point by point, with the clause of its code behind every rule. Choose a game.
learn-how = Try every point on its board: only what the rules allow can be played.
learn-more = And then
learn-ends = How games are drawn
learn-whole = The whole rulebook
learn-coordinates = Names of squares
learn-coordinates-how = A square is named: touch it. As many as you can in a minute, White at the bottom.
learn-needs-script = This page needs scripts.
learn-game = Game
learn-begin = Begin
learn-try = Try it: make a move.
learn-done = That is how it goes.
learn-again = Again
learn-find = { $square } (right { $right }, wrong { $wrong })
learn-not = That was { $touched }. Find { $square }
learn-over = The minute is over: right { $right }, wrong { $wrong }
