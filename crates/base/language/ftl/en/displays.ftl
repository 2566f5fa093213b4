# Simultaneous displays: what cannot be and why, what makes an achievement.

## What cannot be

display-refused-unknown-rulebook = no rulebook is called “{ $name }”
display-refused-boards = { $boards } boards cannot be played; from one to { $most } can
display-refused-not-set-up = a display begins with its boards being set up
display-refused-begun-already = the display has begun already
display-refused-not-begun = the display has not begun
display-refused-over = the display is over
display-refused-no-such-board = there is no board { $board }; there are { $boards }
display-refused-board-over = the game on board { $board } is over
display-refused-out-of-order = boards are visited in turn: the next is { $next }, not { $board }
display-refused-not-done = on board { $board } a move is still to be made
display-refused-not-there = a move on board { $board } is made when the giver stands there
display-refused-not-to-move = on board { $board } it is the other side’s turn
display-refused-not-legal = { $text } is not a legal move on board { $board }
display-refused-no-take-back = in this kind of display no move is taken back
display-refused-take-back-late = the move on board { $board } can no longer be taken back
display-refused-no-clock = there is no clock in this kind of display
display-refused-clock-runs = on board { $board } the clock of who is not there runs; the game is lost only by the flag ({ $clause })
display-refused-no-flag = the flag on board { $board } has not fallen
display-refused-not-unequal = the opponent on board { $board } is not so far behind
display-refused-no-intermediary = there is no intermediary in this kind of display
display-refused-rules = { $value }

## Criteria of achievements

display-criterion-kind = a kind of display that is recognised
display-criterion-opponents = opponents
display-criterion-members = members of clubs of the federation, percent
display-criterion-score = points of the giver, percent
display-criterion-duration = exact duration recorded
display-criterion-witnesses = members of the national executive present
display-criterion-moves = list of moves handed in
display-criterion-membership = membership without a gap

## On the site

simul-title = Simultaneous displays
simul-about = One player against many, by annex VIII of the FMJD: the usual display, with clocks, or blindfold.
simul-none = No display is on.
simul-new = Give a display
simul-kind = Kind
simul-kind-normal = normal
simul-kind-clocks = with clocks
simul-kind-blindfold = blindfold
simul-colour = Your colour
simul-in-turn = in turn from board to board
simul-opponents = Opponents
simul-opponents-about = One name a line; a star after it: member of a club of the federation. Each board gets a link that opens it on any phone.
simul-set-up = Set up the boards
simul-sign-in = Sign in to give a display
simul-points = Points
simul-minutes = Minutes
simul-start = Begin
simul-board = Board
simul-boards = Boards
simul-last = Last move
simul-opponent-to-move = Your opponent is to move.
simul-giver-to-move = awaits the giver
simul-back = Take back
simul-draw = Draw agreed
simul-excused = Absent, excused
simul-absent = Absent, lost
simul-flag = Flag fell
simul-walk = Walk to the boards
simul-next = To board
simul-next-key = Key N
simul-awaited = Awaited at
simul-end = End the display
simul-link = Link of this board
simul-achievement = Achievement by annex XI
simul-met = met
simul-not-met = not met

# The page of beauty prizes
beauty-page = Beauty prizes
beauty-page-about = Print what the judges of a beauty prize get: a number and the moves, without names (FMJD-XI.6). With the judges’ orders the prizes are printed. Nothing of this is kept on the site.
beauty-lot = Lot that gives the numbers
beauty-lot-about = The same lot gives the same numbers: use it again for the prizes.
beauty-sent = What was sent in
beauty-sent-about = One after the other with an empty line between: first a line “federation; players; year”, then the moves.
beauty-judges = Judges and their orders
beauty-judges-about = A line for each: “name; federation; MI or GMI; the numbers, the best first”. Without judges the sheet for them is printed.
beauty-print = Print
beauty-pdf = PDF
beauty-unreadable = line { $line } cannot be read: { $text }
beauty-refused-judges = the commission has { $judges } members, it needs five (FMJD-XI.6)
beauty-refused-title = { $name } is neither an international master nor a grandmaster (FMJD-XI.6)
beauty-refused-order = { $name } has not put all { $submissions } in order, each once
beauty-refused-nothing = nothing was sent in for this prize
