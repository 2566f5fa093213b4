# How games are played, what players say themselves, signs behind moves, sessions.

hall-not-your-game = You can speak for your own game only.
hall-not-at-this-board = “{ $text }” does not sit at this board
hall-usual-manner = The game is played in the usual way.
hall-not-a-day = “{ $text }” is no day such as 2026-03-01
hall-nothing-adjourned = no game of round { $round } is adjourned
hall-ballots-drawn = every table of round { $round } has its opening
hall-ballots-later = The openings are drawn in the presence of both from { $from } on, or with the signal to start.
hall-blindfold = { $name } plays without seeing the board.
hall-odds = { $name } begins without { $count ->
    [one] the man on { $squares }
   *[other] the men on { $squares }
}.
hall-consultation = { $name }: { $members } play as one side and may consult each other.
hall-not-rated = The game is not rated.
hall-opening = The opening that was drawn
hall-board-now = What stands at this board
hall-choose = You choose
hall-choose-correct = It is put right
hall-choose-stand = It stands
hall-count = Claim a draw
hall-count-text = You count repetitions and moves yourself, from your sheet. The arbiter checks the claim.
hall-counted = What you have counted
hall-counted-repetition = The position has been repeated
hall-counted-counting = The moves that lead to a draw have been made
hall-count-by = The repeating move, written and not made
hall-count-witnessed = Moves that the arbiter has seen, where a record is missing
hall-play-so = How a game is played
hall-play-so-text = A game without sight of the board or with odds is not rated. Leave everything empty for the usual way.
hall-play-blindfold = Who plays without seeing the board (one a line)
hall-play-odds = Who gives odds
hall-play-squares = The squares of the men that are taken off, such as 31 32 or c3
hall-approve = Approve the regulation
hall-approve-by = Which organisation, and who for it
hall-approve-on = On which day (today if empty)
hall-resume = An adjourned game goes on
hall-resume-at = Game: table, board or player (empty: all that are adjourned)
hall-resume-starts = When
hall-unrated = Players without a rating
hall-unrated-last = After everybody else
hall-unrated-mean = As a block right below the mean
hall-unrated-fifth = As a block in the last fifth
hall-draw-ballots = The openings of all tables
hall-draw-deck = Table of openings
hall-session = The session begins at { $begins }; photographs with a flash until { $until }
hall-after = Time since the start, such as 1:05:00 (now if empty)
hall-intermediary = Intermediary
hall-whole-event = Places in the whole event
board-not-a-move = “{ $text }” is not one move

paper-final-places = Places in the whole event
paper-final-places-about = places over all stages: who went further stands higher
paper-final-places-open = { $count ->
    [one] { $stages } has not ended: these are the places of the moment.
   *[other] { $stages } have not ended: these are the places of the moment.
}
paper-final-places-without = Without a place:
paper-col-stage-place = Place there
paper-blank-sheet = Score sheet without names
paper-blank-sheet-about = one sheet without names, to be copied
paper-approved-by = Approved by
paper-schedule-windows = The session begins { $before } minutes before the start of play; from then on the hall is quiet. Photographs with a flash may be taken until { $flash } minutes after the start, with the permission of the chief arbiter.
paper-schedule-resumed = Adjourned games
paper-schedule-resumption = { $game }: { $starts }
paper-col-session = Session from
paper-col-flash = Flash until

fact-said-by-player = { $place }, { $after }: { $name } says { $line }
fact-played-so = { $place }: { $kind ->
    [usual] played in the usual way
   *[own] { $manner }
}
fact-resumption = { $place } goes on: { $starts }
fact-regulation-approved = the regulation is approved by { $by } on { $on }

refused-not-his-word = { $key }: “{ $line }” is not for this player to say
refused-board-begun = { $key } has begun, so nothing changes about how it is played
refused-no-odds = no man of whoever gives the odds stands on “{ $square }”
refused-all-men-given = whoever gives odds keeps at least one man
refused-not-adjourned = { $key } is not adjourned
warning-play-off-pace = the deciding games of { $stage } are rapid ones, and the code has others in a play-off

simul-act-charge = Charge the time of a check to the opponent
act-field-seconds = Seconds

sign-used = Signs
sign-quiet = between the squares of a move
sign-capture = between the squares of a capture
sign-strong = strong move
sign-very-strong = very strong move
sign-weak = weak move
sign-very-weak = very weak move
sign-looks-weak = looks weak, is in fact strong
sign-looks-strong = looks strong, is in fact weak
sign-forced = forced: any other move loses
sign-win = the game is won
sign-draw = the game is drawn
sign-pieces-won = { $count ->
    [0] so many pieces are won
    [one] one piece is won
   *[other] { $count } pieces are won
}
sign-pieces-lost = { $count ->
    [0] so many pieces are lost
    [one] one piece is lost
   *[other] { $count } pieces are lost
}
sign-same-result = whichever move is made, the result is the same
sign-free-choice = free choice between captures of the same number of pieces
sign-interesting = move that deserves attention
sign-dubious = dubious move

phrase-who-loses-a-match-of-two-games-is-out = who loses a match of two games is out
