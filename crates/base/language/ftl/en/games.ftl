# Papers of single games: score sheets and bulletins.

sheet-title = Score sheet
# Whose sheet it is, and which copy.
sheet-original = { $color }, original
sheet-copy = { $color }, copy
sheet-event = Event
sheet-place = Place
sheet-stage = Stage or group
sheet-date = Date
sheet-round = Round
sheet-table = Table, board
sheet-variant = Game
sheet-control = Time control
sheet-about = Number, team, rating
sheet-position = Position
sheet-result = Result
sheet-time-used = Time used, { $color }
sheet-arbiter = Arbiter
sheet-duty = The sheet lies open on the table during play. After the game both players compare their records, enter the time used and the result, sign both sheets and hand the originals to the arbiter.

bulletin-round = round { $round }
bulletin-after = After { $move }
bulletin-white-to-move = White to move
bulletin-black-to-move = Black to move
bulletin-unplayable = (The next move cannot be played here; it and what follows stand as written.)
