# Compositions: the register, the editor, proofs, and problems to be solved on the board.

problem-register = Problems
problem-about = Problems, studies and lock tasks, each with its proof. Solutions are hidden until you ask for them.
problem-today = Problem of the day
problem-none-today = There is no problem of the day yet: the register has no composition that is proved sound and can be played.
problem-editor = New composition
problem-editor-about = Set the position up, say what the side to move has to do, and the verdict appears below: proved, refuted, or honestly not decided.
problem-history = My solving
problem-history-about = Only you see this page.
problem-variant = Variant
problem-genre = Genre
problem-verdict = Verdict
problem-author = Author
problem-any = any
problem-like = Like this position (FEN)
problem-like-hint = Found even if shifted, reflected, turned with the colours exchanged, or a little changed. The variant must be chosen.
problem-which-variant = Choose the variant to look for a position.
problem-search = Search
problem-book = These works as a book (PDF)
problem-none = Nothing was found.
problem-pages = Pages
problem-later = Later ones
problem-earlier = Earlier ones
problem-task = Task
problem-task-hint = win, draw, lock 1K+2M, giveaway
problem-task-win = White to win
problem-task-draw = White to draw
problem-task-win-black = Black to win
problem-task-draw-black = Black to draw
problem-task-lock = Lock { $what }
problem-task-giveaway = Give everything away
problem-code = Code
problem-code-ua2013 = Ukraine, 2013
problem-code-ua2023 = Ukraine, 2023
problem-code-columns = Column draughts
problem-kind = Kind
problem-kind-basic = basic
problem-kind-black-first = Black moves first
problem-kind-white-first = White moves first, Black has the task
problem-kind-either-first = whoever moves first
problem-kind-practical = practical problem
problem-kind-help = both sides help each other
problem-kind-turn-changes-task = another task when Black moves first
problem-kind-turned-board = another task on the turned board
problem-kind-several-solutions = several solutions are meant
problem-kind-pictorial = pictorial
problem-kind-retrograde = retrograde
problem-kind-conceit = pieces to be added or removed
problem-solution-typed = Author’s solution in short notation (may be empty)
problem-prove = Prove
problem-source = Source
problem-date = Date
problem-entered = Entered
problem-authors = Authors: Surname, Name; several with semicolons
problem-save = Enter it into the register
problem-save-it = Enter
problem-sign-in = Sign in to enter compositions
problem-sign-in-history = Sign in, and what you solve is kept
problem-solve = Solve it
problem-edit = Open in the editor
problem-pdn = PDN
problem-svg = SVG
problem-page = Page of the composition
problem-solution = Solution and report
problem-show-solution = Show solution and report
problem-show-warning = If you are solving it, this gives it up.
problem-withdraw = Withdraw
problem-withdraw-text = It will no longer be listed, found or chosen for a day. What others solved stays in their history.
problem-withdraw-really = Withdraw it
problem-withdrawn = Withdrawn
problem-withdrawn-text = This composition has been withdrawn.
problem-known = The register has this position with this task already: { $address }
problem-most = You have entered { $most } compositions already, which is the most.
problem-forerunners = Like works in the register
problem-proof-gone = This proof is no longer remembered. Begin it again.
problem-step-proving = Proving the task…
problem-step-walking = Going through the solution…
problem-step-first-moves = First moves looked at: { $done } of { $all }
problem-waits = Waiting; before it: { $number }
problem-ended = The proof has come to its end.
problem-effort = Examined for { $seconds } s, without endgame tables.
problem-effort-tables = Examined for { $seconds } s, with endgame tables.
problem-verdict-proven = proved
problem-verdict-refuted = refuted
problem-verdict-not-decided = not decided
problem-others = Other ways to the goal
problem-failures = Where the author’s solution fails
problem-lines = Lines
problem-refuted = First moves that fail, and why
problem-report = Report by the code
problem-state = State
problem-requirement = Requirement
problem-finding = Finding
problem-clause = Clause
problem-state-met = met
problem-state-broken = broken
problem-state-not-decided = not decided
problem-state-warning = to look at
problem-state-fact = fact
problem-way-thematic = thematic
problem-way-only = the only refutation
problem-way-transposition = transposition of moves
problem-way-other-move = other move to the same square
problem-way-other-capture = other capture, same position
problem-way-other-capture-changed = other capture, another position
problem-way-inexact-move = inexact king move
problem-way-inexact-capture = inexact king capture
problem-way-other-sacrifice = other sacrifice
problem-way-prolongation = prolongation
problem-way-other-last-move = other last move
problem-way-side-solution = side solution
problem-genre-classical-miniature = classical miniature
problem-genre-miniature = miniature
problem-genre-problem = problem
problem-genre-small-problem = small problem
problem-genre-medium-problem = medium problem
problem-genre-large-problem = large problem
problem-genre-giant-problem = giant problem
problem-genre-practical-problem = practical problem
problem-genre-king-problem = king problem
problem-genre-study = study
problem-genre-lock-task = lock task
problem-genre-lock-miniature = lock-task miniature
problem-genre-positional-ending = positional ending
problem-not-playable = This composition cannot be solved by playing: only works proved sound can.
problem-your-move = White to move: find the solution.
problem-your-move-black = Black to move: find the solution.
problem-right = Right.
problem-right-too = That gets there as well; the solution goes on from its own move.
problem-another = This defence is answered. Black tries another.
problem-wrong = { $move } does not reach the goal.
problem-over = You have done with this one already.
problem-progress = Defence { $done } of { $all } · wrong moves: { $mistakes }
problem-move = Your move
problem-play = Play
problem-solve-help = On the board: arrows go from square to square, Enter picks up and puts down. Or choose the move from the list.
problem-streak = Days in a row
problem-longest = Longest row
problem-sum = Points in all
problem-solved-count = Solved
problem-begun = Begun
problem-day = Problem of
problem-result = Result
problem-mistakes = Wrong moves
problem-points-title = Points
problem-attempt-open = not finished
problem-attempt-shown = solution shown
problem-attempt-solved = solved
problem-no-attempts = You have solved nothing yet.
problem-no-variant = There is no such variant.
problem-no-task = “{ $text }” is no task: write win, draw, giveaway, or what is to be locked, such as lock 1K+2M.
problem-no-kind = There is no kind of composition called “{ $text }”.
problem-no-code = There is no code called “{ $text }”.
problem-other-code = This code does not speak of this variant.
problem-no-solution = The solution cannot be read: { $text }
problem-too-long = A text is too long: { $most } letters are the most.
problem-no-author = Name at least one author.
problem-many-authors = Name at most { $most } authors.
problem-no-date = “{ $text }” is no date: write 1987, 1987-05 or 1987-05-23.
problem-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
problem-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
problem-solved = { $points ->
    [one] Solved, every defence answered: { $points } point.
   *[other] Solved, every defence answered: { $points } points.
}
problem-doubtful = { $number ->
    [one] { $number } other move could not be decided.
   *[other] { $number } other moves could not be decided.
}
problem-level-easy = Easy
problem-level-medium = Medium
problem-level-hard = Hard
problem-to-find =
    { $number ->
        [one] one move to find
       *[other] { $number } moves to find
    }
