# Contests of composing and of solving: offices, points of a regulation, refusals, warnings.

office-organiser = organiser
office-chief-judge = chief judge
office-deputy = deputy chief judge
office-secretary = chief secretary
office-coordinator = coordinator judge
office-senior-judge = senior judge of a section
office-judge = judge of a section
office-commission = composition commission
office-entrant = participant
item-organiser = the organiser
item-character = kind, scale and status
item-period = the period covered
item-qualifying = qualifying competitions
item-participants = participants and admission
item-sections = sections and variants
item-works = the number of works and copies
item-address = address and manner of sending
item-places = how places are determined
item-prizes = prizes and awards
item-panel = the judges
item-preliminary = the term of the preliminary results
item-effect = when the results take effect
item-entry = conditions of entry
item-session = date, place and starting time
item-points = number of positions and points
item-time = the time allotted
item-layout = how solutions are laid out
item-protests = the terms for protests
item-publication = when solutions and results are published
genre-miniature = miniature
genre-problem = problem
genre-king-problem = king problem
genre-study = study
genre-lock-task = lock task
genre-lock-miniature = lock-task miniature
genre-positional-ending = positional ending
genre-special = special kind
type-missing-item = { $item } ({ $clause })
contest-refused-out-of-order = the next fact is number { $next }, not { $asked }
contest-refused-no-such-fact = there is no fact number { $seq }
contest-refused-undone-already = fact { $seq } does not count any more
contest-refused-undo-breaks = without fact { $seq } fact { $breaks } could not stand: { $why }
contest-refused-not-allowed = the { $office } may not do this; who may: { $needed }
contest-refused-no-reason = no reason is given
contest-refused-no-text = the text is empty
contest-refused-no-name = a name is missing
contest-refused-no-regulation = there is no regulation yet
contest-refused-regulation-already = there is a regulation already
contest-refused-regulation-incomplete = the regulation lacks: { $missing }
contest-refused-unknown-item = no point of a regulation is called “{ $name }”
contest-refused-closing-too-early =
    works would be taken until { $closing }; counted from publication the term of { $months ->
        [one] one month
       *[other] { $months } months
    } ends on { $earliest }
contest-refused-results-before-closing = the preliminary results of { $preliminary } would come before the closing date { $closing }
contest-refused-effect-too-early =
    the results would take effect on { $effect }; the term of { $months ->
        [one] one month
       *[other] { $months } months
    } for remarks ends on { $earliest }
contest-refused-other-variant = the code does not speak of { $variant }, the variant of the section “{ $section }”
contest-refused-special-genre = “{ $section }” is of a special genre; a championship has basic ones only
contest-refused-themes-in-several-genres = a championship is split into categories by theme only if it has one genre
contest-refused-championship-by-post = a championship of solving is held in person only
contest-refused-chief-already = { $name } is chief judge already
contest-refused-no-official = nobody called { $name } has an office
contest-refused-no-such-section = there is no section { $section }; sections: { $sections }
contest-refused-chief-takes-part = { $name } cannot both take part and be chief judge
contest-refused-judge-takes-part = { $name } cannot both take part in section { $section } and judge it
contest-refused-official-enters = { $name } has an office here and may not take part
contest-refused-interested = { $interest-kind ->
    [own-work] { $name } is an author of this work; somebody else decides on it
    [own-section] { $name } takes part in this section; somebody else decides on its works
    [takes-part] { $name } takes part in the contest; somebody else decides this
    [own-ruling] { $name } has ruled on this as chief judge; another member of the commission decides
    [cancelled-award] { $name } gave the award that was cancelled; another judge or panel marks the works
   *[own-mark] { $name } would rule on a mark of his own; somebody else does, such as a deputy chief judge whom the organiser appoints
}
contest-refused-staff-enters = { $name } belongs to the staff that holds the contest and may not take part
contest-refused-no-such-team = there is no team { $team }; teams: { $teams }
contest-refused-no-such-author = there is no author { $author }; authors: { $authors }
contest-refused-no-such-work = there is no work { $work }; works sent: { $works }
contest-refused-entered-already = { $name } has entered already
contest-refused-no-teams = teams do not take part in this contest
contest-refused-needs-team = { $name } must enter for a team or region
contest-refused-no-author = a work needs an author
contest-refused-after-closing = works were taken until { $closing }; it is { $on }
contest-refused-before-closing = works are taken until { $closing }; it is { $on }
contest-refused-too-many-works = { $name }: this would be work number { $sent } in the section; allowed: { $most }
contest-refused-bad-position = the position cannot be read: { $why }
contest-refused-bad-task = “{ $text }” is no task
contest-refused-wrong-variant = the work is of { $variant }, but the section of { $section }
contest-refused-no-solution = a work needs its full solution
contest-refused-same-position = work { $other } of the same author is the same position, perhaps elsewhere on the board; one variation is admitted
contest-refused-source-not-named = the source of a reworking must be named
contest-refused-slight-reworking = an inessential improvement of a work of { $of } may not compete
contest-refused-authors-privilege = a work disclosed on { $disclosed } may be reworked by others from { $free } on, or with the author’s consent
contest-refused-corrected-before = a correction may be entered once; entered before: { $times }
contest-refused-awarded-before = a work that had an award may not compete again
contest-refused-entered-since-rejected = a rejected work may enter one new competition; entered since: { $times }
contest-refused-other-championship = the work takes part in another championship of the same level
contest-refused-still-open = works are still being sent in
contest-refused-preliminary-out = this cannot be done any more: the results are out
contest-refused-no-preliminary = the preliminary results are not out
contest-refused-results-final = the results are final since { $since }
contest-refused-not-final = the results are not final yet
contest-refused-no-judge = section { $section } has no judge
contest-refused-not-his-section = { $name } does not judge section { $section }
contest-refused-off-scale = { $mark } is not on the scale from 0 to { $most } by { $step }
contest-refused-marks-missing = marks missing: { $count }
contest-refused-breach-scores-zero = a work that breaks the formal requirements scores zero
contest-refused-not-his-work = author { $author } has no part in work { $work }
contest-refused-no-such-appeal = there is no appeal number { $appeal }
contest-refused-decided-already = number { $appeal } has been decided already
contest-refused-not-ruled-yet = the chief judge has not ruled on appeal { $appeal } yet
contest-refused-award-was-changed = on appeal { $appeal } the chief judge has changed the award, so it goes no further
contest-refused-not-before-commission = appeal { $appeal } has not gone to the commission
contest-refused-appeals-open = appeals not decided yet: { $count }
contest-refused-final-too-early =
    the final results may be announced from { $earliest } on, { $months ->
        [one] one month
       *[other] { $months } months
    } after the preliminary ones; it is { $on }
contest-refused-no-such-position = there is no position { $position }; positions: { $positions }
contest-refused-no-such-solver = there is no solver { $solver }; solvers: { $solvers }
contest-refused-no-points = a position needs points for its solution
contest-refused-defective = a defective position is not used where solvers meet
contest-refused-not-approved = the set with all its points must be approved before the start
contest-refused-approved-already = the set has been approved and cannot change
contest-refused-no-positions = there are no positions yet
contest-refused-genres-missing = a national championship has all genres; missing: { $missing }
contest-refused-not-started = the session has not started
contest-refused-started-already = the session has started
contest-refused-time-over = the time of { $minutes } min is over; late by { $late ->
    [0] { $seconds } s
   *[other] { $late } min
}
contest-refused-handed-in = solver { $solver } has handed in already
contest-refused-solutions-closed = solutions were taken until { $closing }; it is { $on }
contest-refused-session-runs = the session is not over yet
contest-refused-no-such-key = position { $position } has { $keys } points of the key; there is no number { $key }
contest-refused-not-judged = solutions not judged yet: { $count }
contest-refused-protest-late = protests were taken for { $minutes } min after publication; passed: { $passed } min
contest-refused-no-such-protest = there is no protest number { $protest }
contest-refused-protests-open = protests not decided yet: { $count }
contest-warning-variation = work { $work } looks like a variation of work { $of } by the same author; one is admitted
contest-warning-alike = work { $work } is like work { $of } of another author
contest-warning-entry-incomplete = the entry of { $name } lacks the year of birth or the address
contest-warning-after-term = the term was { $term }; it happened on { $on }
contest-warning-other-year = in { $year } the team championship of the country is one on { $squares } squares
contest-warning-solution-unread = the solution of work { $work } cannot be read by the program
team-fault-authors = authors: { $authors }; from { $least } to { $most } are needed
team-fault-shares = works of the authors: { $sent }; there should be { $wanted }

contest-announcement = Announcement of a contest
contest-anonymous-set = Works without authors
contest-mark-sheet = Mark sheet
contest-final-results = Final results
contest-preliminary-results = Preliminary results
contest-standing = Marks so far
contest-award = Diploma
contest-award-for = place { $place } in the section “{ $section }” of “{ $contest }”, mark { $mark }
contest-award-sum-for = place { $place } in “{ $contest }”, sum { $sum }
contest-published-on = Conditions published
contest-closing-on = Works are taken until
contest-preliminary-until = Preliminary results by
contest-effect-on = Results take effect
contest-code = Code
contest-marks = Marks
contest-mark-scale = from 0 to { $most } by { $step }
contest-authors = Authors
contest-closed = not known to the judges
contest-open = known to the judges
contest-section = Section
contest-name = Name
contest-variant = Variant
contest-genre = Genre
contest-works-of-one = Works of one author
contest-terms = Terms
contest-place = Place
contest-work = Work
contest-works = Works
contest-author = Author
contest-team = Team
contest-teams = Teams
contest-mark = Mark
contest-sum = Sum
contest-title-points = Points for titles
contest-remark = Remark
contest-characterisation = Characterisation
contest-breach = formal breach: { $reason }
contest-all-sections = All sections
contest-solution = Solution: { $solution }
contest-proof = Proof: { $proof }
solving-sheets = Positions to solve
solving-key = Key for the judges
solving-solver = Solver
solving-time = Time
solving-points = points: { $points }
solving-solution = Solution
solving-kind = Kind
solving-line = Line
solving-worth = Points
solving-least = Thematic variations needed for any points: { $count }
solving-minutes = Minutes
key-kind-variation = thematic variation
key-kind-completeness = completeness
key-kind-side-solution = side solution
key-kind-refutation = refutation
contest-phase-open = works are being sent in
contest-phase-judging = works are being marked
contest-phase-preliminary = preliminary results are out since { $since }
contest-phase-final = final since { $since }
contest-note = Note: { $text }
contest-marks-missing = Marks missing
contest-appeals = Appeals
contest-protests = Protests
contest-written-meanwhile = Somebody else has written in the meantime; try again.

contests-title = Contests
contests-about = Contests of composing: send problems and studies in, see how judges mark them.
contests-none = There are no contests yet.
contests-regulation = Regulation (TOML)
contests-begin = Announce the contest
contests-sign-in = Sign in to take part
contests-judge = Works to mark
contests-give-mark = Give the mark
contests-what-is-wrong = What is wrong
contests-breach = formal breach
contests-say-breach = Formal breach: score zero
contests-send = Send a work
contests-send-it = Send
contests-position = Position (FEN)
contests-task = Task
contests-solution = Solution
contests-proof = Variations that prove it
contests-enter = Take part
contests-enter-it = Take part as an author
contests-born = Year of birth
contests-address = Address
contests-own = Your works
contests-withdraw = Withdraw
contests-correct = Correct it
contests-look-twice = To be looked at twice
contests-appeal = Appeal to the chief judge
contests-appeal-text = Why
contests-ruling = Ruling
contests-new-mark = New mark, if upheld
contests-rule = Rule
contests-remark = Remark on a work
contests-remark-text = A forerunner, a defect
contests-send-remark = Send the remark
contests-organise = For the organiser
contests-account = Account
contests-office = Office
contests-appoint = Appoint
contests-close = Close: code numbers by lot
contests-publish-preliminary = Publish the preliminary results
contests-publish-final = Publish the final results
contests-conditions = Conditions
contests-most = You have announced as many contests as one account may.
