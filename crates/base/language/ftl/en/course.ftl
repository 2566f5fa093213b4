# The course for arbiters: incidents to be decided.

course-title = Course for arbiters
course-about = Incidents at a board, under each code. Decide them; the ruling is told with its clause, as the program rules at a real board.
course-what = What has happened
course-absent = has not come in time, without good reason
course-absent-both = neither has come in time
course-right = Right.
course-wrong = No. The code says:
course-ruling = The ruling
course-next = Next incident
course-decide = Decide
course-result = What becomes of the game?
course-result-goes-on = It goes on: this is refused.
course-result-white = White wins.
course-result-black = Black wins.
course-result-red = Red wins.
course-result-draw = It is a draw.
course-result-both-lose = Both lose.
course-penalty = Does the code call for a penalty now?
course-penalty-yes = Yes: the irregularities add up.
course-penalty-no = No: it is put right, with a warning where the code has one.
course-count =
    {$number ->
        [one] { $number } incident
       *[other] { $number } incidents
    }
