# Words of the papers of an event.

## The papers and what each one is for
paper-entries = List of entries
paper-entries-about = everybody entered, with substitutes; teams by boards
paper-regulation = Regulation
paper-regulation-about = the regulation of the event with its sections
paper-technical-regulation = Technical regulation
paper-technical-regulation-about = what the chief arbiter laid down, with the list of signatures
paper-schedule = Schedule
paper-schedule-about = rounds with days and times, also as iCalendar
paper-pairings = Pairings
paper-pairings-about = the pairing sheet of a round, with results once they are known
paper-pairing-reasons = Pairings with reasons
paper-pairing-reasons-about = the pairing sheet with the reason of every pair
paper-round-summary = Round summary
paper-round-summary-about = score groups, colours and floats for the pairing committee
paper-notice-board = Notice board
paper-notice-board-about = results of a round, standings and the next pairings for the wall
paper-line-up = Team line-up
paper-line-up-about = who plays on which board of a team in a round
paper-match-protocol = Match protocol
paper-match-protocol-about = a match of two teams board by board, to be signed
paper-pairing-cards = Pairing cards
paper-pairing-cards-about = the cards of a Swiss, to be cut out
paper-score-sheets = Score sheets
paper-score-sheets-about = sheets with names and a diagram on which the players write their moves
paper-envelopes = Envelopes of sealed moves
paper-envelopes-about = an envelope for every adjourned game, with names, times and the position
paper-cross-table = Cross-table
paper-cross-table-about = everybody against everybody
paper-progress = Progress table
paper-progress-about = round by round with opponents, in the order of places
paper-progress-alphabetical = Alphabetical progress table
paper-progress-alphabetical-about = round by round with running totals, in alphabetical order
paper-standings = Standings
paper-standings-about = places with coefficients and how each is reckoned
paper-norm-certificate = Certificate of a norm
paper-norm-certificate-about = that a player fulfilled a norm
paper-participation-certificate = Certificate of participation
paper-participation-certificate-about = that somebody took part
paper-diploma = Diploma
paper-diploma-about = for the winners
paper-appeals = Protests and appeals
paper-appeals-about = every protest with its history and the decision
paper-sanctions = Log of sanctions and decisions
paper-sanctions-about = sanctions, late arrivals and decisions on unforeseen cases
paper-duties = Duties of the chief arbiter
paper-duties-about = a list to tick off, from before the event to after it
paper-report = Chief arbiter's report
paper-report-about = to the organiser and the federation, with all tables
paper-form-1 = FMJD Form 1
paper-form-1-about = report of an international competition
paper-form-2 = FMJD Form 2
paper-form-2-about = check of norms
paper-bulletin = Bulletin
paper-bulletin-about = the games with diagrams

## Why a paper cannot be made
paper-error-no-regulation = the event has no regulation yet; approve one first
paper-error-nobody-entered = nobody has entered yet; enter players or teams first
paper-error-no-such-stage = there is no stage { $stage }; the regulation has { $stages }
paper-error-nothing-paired = no round has been paired yet; pair round 1 first
paper-error-not-paired = round { $round } has not been paired yet; pair round { $next } next
paper-error-no-such-round = there is no round { $round }; the stage has { $rounds }
paper-error-no-teams = no teams are paired in this event; ask for pairings instead
paper-error-no-such-player = there is no player { $player }; { $players } have entered
paper-error-no-such-team = there is no team { $team }; { $teams } have entered
paper-error-not-in-stage = { $name } does not play in this stage; choose another stage
paper-error-no-such-protest = there is no protest { $protest }; look for its number in the log
paper-error-no-technical = the technical regulation has not been written yet; write it first
paper-error-nothing-scheduled = no round has a date yet; schedule a round first
paper-error-not-swiss = the stage is no Swiss; ask for a cross-table instead
paper-error-no-places = the places cannot be reckoned: { $why }
paper-error-no-reasons = the reasons of round { $round } cannot be told: { $why }
paper-error-needs-games = { $paper } is made from the games of the event; attach them first

## Heads of columns
paper-col-number = No
paper-col-place = Place
paper-col-name = Name
paper-col-title = Title
paper-col-federation = Federation
paper-col-club = Club
paper-col-id = Id
paper-col-rating = Rating
paper-col-born = Born
paper-col-sex = Sex
paper-col-team = Team
paper-col-board = Board
paper-col-table = Table
paper-col-tables = Tables
paper-col-result = Result
paper-col-points = Points
paper-col-board-points = Board points
paper-col-games = Games
paper-col-matches = Matches
paper-col-total = Total
paper-col-note = Note
paper-col-round = Round
paper-col-rounds = Rounds
paper-col-stage = Stage
paper-col-system = System
paper-col-day = Day
paper-col-time = Start
paper-col-state = State
paper-col-colour = Colour
paper-col-colours = Colours
paper-col-opponent = Opponent
paper-col-opponents = Opponents
paper-col-float = Float
paper-col-floats = Floats
paper-col-free = Free
paper-col-counted = Counted players
paper-col-signature = Signature
paper-col-office = Office
paper-col-category = Category
paper-col-branch = Represents
paper-col-when = When
paper-col-by = By whom
paper-col-step = What happened
paper-col-sanction = Sanction
paper-col-offence = For
paper-col-game = Game
paper-col-account = What happened
paper-col-clauses = Clauses
paper-col-clause = Clause
paper-col-minutes = Minutes
paper-col-outcome = Outcome
paper-col-case = Case
paper-col-decision = Decision
paper-col-grounds = Grounds
paper-col-when-due = Due
paper-col-duty = Duty
paper-col-unplayed = Without play
paper-col-paired-by = Paired
paper-col-how = How
paper-col-after-round = After round
paper-col-reason = Reason
paper-col-was = Was
paper-col-is = Is

## Words used on many papers
paper-made = made { $when }
paper-round = Round { $round }
paper-in-round = round { $round }
paper-in-table = table { $table }
paper-in-board = board { $board }
paper-in-game = game { $game }
paper-white = White
paper-black = Black
paper-red = Red
paper-white-letter = w
paper-black-letter = b
paper-red-letter = r
paper-white-sign = w
paper-black-sign = b
paper-red-sign = r
paper-white-name = White
paper-black-name = Black
paper-red-name = Red
paper-colour-legend = { $white } { $white-name }, { $black } { $black-name }
paper-mark-adjourned = adj
paper-mark-annulled = x
paper-mark-free = –
paper-mark-absent = –
paper-yes = yes
paper-no = no
paper-nobody = nobody
paper-date = Date
paper-time = Time
paper-remarks = Remarks
paper-stamp = Place for the stamp
paper-opponent = Opponent
paper-captain = Captain
paper-captain-of = captain of { $team }
paper-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
paper-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
paper-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
paper-sex-letter-female = f
paper-sex-letter-male = m

## The rate of play
paper-rate-moves = { $moves ->
    [one] { $moves } move in { $time }
   *[other] { $moves } moves in { $time }
}
paper-rate-game = { $time } to the end of the game
paper-rate-then = { $first }, then { $next }
paper-rate-repeats = { $rate }, and so on
paper-rate-increment = { $rate }, with { $each } added for each move from move { $from }
paper-without-clock = without clocks
paper-control-line = Rate of play: { $control }

## Entries
paper-count-teams = Teams
paper-count-players = Players
paper-count-participants = Participants
paper-count-federations = Federations
paper-count-rated = Rated players
paper-mean-rating = Mean rating
paper-entries-approved = The panel of arbiters has checked and approved the entries.
paper-entries-open = The entries have not been approved yet.
paper-substitutes = Substitutes
paper-main-squad = Main squad
paper-reserves = Reserves
paper-reserve = reserve
paper-joined-after = { $round ->
    [one] joined after { $round } round
   *[other] joined after { $round } rounds
}
paper-left-after = { $round ->
    [0] left before round 1
   *[other] left after round { $round }
}

## Regulation
paper-regulation-title-ua23 = Regulation of the event
paper-regulation-title-ua13 = Regulation of the event
paper-regulation-title-fmjd = Special regulations
paper-regulation-title-col = Regulation of the event
paper-regulation-title-wcdf = Regulation of the event
paper-approved-on = Approved
paper-to-be-written = (to be written)
paper-section-ua23-1 = Aim and tasks
paper-section-ua23-2 = Dates and place
paper-section-ua23-3 = Organisation and management
paper-section-ua23-4 = Participants
paper-section-ua23-5 = Character of the event
paper-section-ua23-6 = Programme
paper-section-ua23-7 = Safety and preparation of the venue
paper-section-ua23-8 = Conditions for determining and awarding winners
paper-section-ua23-9 = Financing and provision of participants
paper-section-ua23-10 = Dates and procedure of entries
paper-section-ua13-1 = Aim and tasks
paper-section-ua13-2 = Place, time and system, with precedence on equal points
paper-section-ua13-3 = Participants and requirements
paper-section-ua13-4 = Rights of winners, prizes
paper-section-ua13-5 = Reception, deadlines and forms of entries
paper-section-fmjd-1 = Type of event
paper-section-fmjd-2 = List of participants
paper-section-fmjd-3 = Place
paper-section-fmjd-4 = Timetable
paper-section-fmjd-5 = Prizes in kind and in money
paper-section-col-1 = Aims and tasks
paper-section-col-2 = Dates and place
paper-section-col-3 = Who directs the event
paper-section-col-4 = Panel of arbiters
paper-section-col-5 = Participants
paper-section-col-6 = System of play
paper-section-col-7 = How winners are determined, shared places included
paper-section-col-8 = Awards and encouragement
paper-section-col-9 = Deadline for entries, invitation, notification
paper-item-ua13-1 = Place and dates
paper-item-ua13-2 = System of play
paper-item-ua13-3 = Time control
paper-item-ua13-4 = Places on equal points
paper-item-ua13-5 = Awards
paper-item-ua13-6 = Qualifying places
paper-item-ua23-1 = Place and dates
paper-item-ua23-2 = System of play
paper-item-ua23-3 = Time control
paper-item-ua23-4 = Places on equal points
paper-item-ua23-5 = Awards
paper-item-ua23-6 = Qualifying places
paper-item-col-1 = Schedule of rounds and of unfinished and missed games
paper-item-col-2 = Time control of play and of resumption
paper-item-col-3 = Session for adjourned games
paper-item-col-4 = Awards
paper-item-col-5 = Arbiters with category and function
paper-conditions = Conditions of play
paper-rulebook = Rules
paper-edition = Edition of the code
paper-edition-title = { $title }, in force from { $from }
paper-edition-sourced = { $title } ({ $source }), in force from { $from }
paper-character = Character
paper-character-scoring = { $count ->
    [one] individual with team scoring by the best { $count } player
   *[other] individual with team scoring by the best { $count } players
}
paper-class = Kind of play
paper-control = Rate of play
paper-boards-in-match = Boards in a match
paper-has-reserves = Reserves
paper-free-order = Order of boards may change
paper-age-group = Age group
paper-late-limit = Permitted lateness
paper-protest-deadline = Deadline for protests
paper-qualifying-places = Qualifying places
paper-play-off = Play-off
paper-early-stop = Play stops once the result is settled
paper-equal-points = Equal points
paper-system-micro = { $system }, micro-matches of two games
paper-system-line = System: { $system }.
paper-signature-list = List of signatures
paper-signature-list-text = I have been made acquainted with the technical regulation:
paper-signed = signed

## Schedule
paper-round-paired = paired
paper-round-started = being played
paper-round-closed = played
paper-schedule-changes = Changes
paper-schedule-change = Round { $round }: { $is } instead of { $was } (announced { $when })

## Pairings
paper-pairings-of = Pairings of round { $round }
paper-results-of = Results of round { $round }
paper-standings-after = Standings after round { $round }
paper-standings-final = Final standings
paper-micro-match-note = A micro-match: two games with reversed colours, one result.
paper-colours-mixed-note = * The colours were mixed up, and the game went on.
paper-match-of = Table { $table }: { $first } – { $second }
paper-match-sum = Board points { $first } : { $second }
paper-board-points = Board points
paper-match-points = Match points
paper-free = Not playing
paper-free-bye = { $name } ({ $points }) is free, with a plus
paper-free-plus = { $name } ({ $points }) gets a plus after a withdrawal
paper-free-no-game = { $name } ({ $points }) is free
paper-free-absent = { $name } has announced not to be there
paper-paired-engine = Paired by the program, engine { $engine }, seed { $seed }.
paper-paired-table = Round { $row } of the printed table.
paper-paired-drawn-table = Round { $row } of the printed table, drawn by lot, seed { $seed }.
paper-paired-groups = Round { $row } between the two groups, seed { $seed }.
paper-paired-bracket = By the bracket, seed { $seed }.
paper-paired-lots = By lot among those left, seed { $seed }.
paper-paired-match = The next game of the match, seed { $seed }.
paper-paired-hand = Paired by hand: { $reason }
paper-paired-override = Paired by decision of the chief arbiter: { $reason }
paper-lots-order = Order of the rounds
paper-lots-colour = Colour of number 1
paper-lots-tie = Who goes on, { $game }
paper-lots-ballot = Drawn opening, { $game }, one of { $openings }
paper-special-decisions = Special decisions
paper-overridden-round = Round { $round } was paired by decision of the chief arbiter: { $reason }
paper-prohibited-pair = { $first } and { $second } are not paired: { $reason }
paper-reasons-of = Round { $round }: why each pair was made
paper-reasons-differ = The round as published differs from what the program finds now; the reasons are those of the program.
paper-reasons-colours = Colours: { $why }.
paper-reasons-groups = Score groups in the order of work

## Summary for the pairing committee
paper-round-summary-of = Summary after round { $round }
paper-results-missing = { $count ->
    [one] { $count } result is missing
   *[other] { $count } results are missing
}
paper-score-group = { $count ->
    [one] { $points }: { $count } player
   *[other] { $points }: { $count } players
}
paper-summary-legend = Colours of played games: { $white } { $white-name }, { $black } { $black-name }. Floats: ↓ met a lower score, ↑ a higher one, = an equal one.

## Teams
paper-line-up-deadline = { $count ->
    [one] To be handed to the chief arbiter { $count } minute before the round.
   *[other] To be handed to the chief arbiter { $count } minutes before the round.
}
paper-board-standings = Board { $board }
paper-team-standings = Teams

## Cards
paper-card-of = Card of a participant · { $event }
paper-card-free = free
paper-card-absent = not paired

## Tables
paper-progress-legend = A cell shows the number of the opponent, the colour ({ $white } { $white-name }, { $black } { $black-name }) and the result.
paper-progress-legend-total = A cell shows the number of the opponent, the colour ({ $white } { $white-name }, { $black } { $black-name }), the result and in brackets the total after the round.
paper-after-round = After round { $round }
paper-plus-no-win = + does not count the plus of a round without a game, which brings points but is no win.
paper-without-place = Without a place
paper-without-place-note = Those without a place left too early: their results do not count.

## How each criterion is reckoned
paper-reckoned-play-off = the result of an additional contest{ $choice ->
    [first] {" "}for the first place
   *[other] {""}
}
paper-reckoned-encounter = games between { $choice ->
    [two] the two who are tied
   *[other] those who are tied
}
paper-reckoned-shmulyan = points of those beaten less points of those lost to
paper-reckoned-sonneborn-berger = { $choice ->
    [halved] points of those beaten and half the points of those drawn with
   *[other] twice the points of those beaten and the points of those drawn with
}
paper-reckoned-berger = points of those beaten and drawn with less points of those lost to
paper-reckoned-solkoff = points of all opponents
paper-reckoned-truncated = points of all opponents without the worst{ $choice ->
    [all] , then without the two worst and so on until the places differ
   *[other] {""}
}
paper-reckoned-median = points of all opponents without the worst and the best{ $choice ->
    [all] , then without the two worst and the best, and so on until the places differ
   *[other] {""}
}
paper-reckoned-board-points = the sum of points of all members in all games
paper-reckoned-team-product = board points of each match times all board points of that opponent{ $choice ->
    [left-out] , matches of the tied teams left out
   *[other] {""}
}
paper-reckoned-places-on-boards = the sum of the places of all members on their boards, the smaller the better

## Certificates
paper-cert-number = No ________
paper-cert-name = Issued to
paper-cert-event = Event
paper-cert-place-dates = Place and dates
paper-cert-games = Games played
paper-cert-points = Points in them
paper-cert-result = { $points } of { $most } ({ $percent }%)
paper-cert-opponents = Mean rating of the opponents
paper-cert-place-taken = Place
paper-cert-norm = Norm fulfilled
paper-cert-note = Games that were not played are not counted.
paper-awarded-to = is awarded to
paper-participation-text = for taking part in the event “{ $event }”
paper-diploma-text = for place { $place } with { $points } in the event “{ $event }”

## Protests and appeals
paper-committee = Appeals committee
paper-no-committee = No appeals committee has been appointed.
paper-chair = Chair
paper-member = Member
paper-reserve-member = Reserve member
paper-protest-within = { $count ->
    [one] A protest is lodged in writing within { $count } minute of what it is about.
   *[other] A protest is lodged in writing within { $count } minutes of what it is about.
}
paper-no-protests = No protests were lodged.
paper-protest-number = Protest No { $number }
paper-protest-from = From
paper-protest-about = About
paper-protest-lodged = Lodged
paper-protest-text = Text
paper-protest-status = State
paper-about-fact = entry { $number } of the log
paper-about-other = other matter
paper-upheld = upheld
paper-rejected = rejected
paper-status-lodged = the chief arbiter has to rule
paper-status-ruled = { $verdict } by the chief arbiter
paper-status-appealed = the appeals committee has to decide
paper-status-final = { $verdict } by the appeals committee
paper-step-lodged = Protest lodged in writing
paper-step-ruled = Ruling of the chief arbiter: { $verdict }. { $ruling }
paper-step-appealed = Brought to the appeals committee
paper-step-decided = Decision of the appeals committee: { $verdict }. { $ruling }
paper-interested = Replaced because of an interest in the matter
paper-sitting = Sitting
paper-decision-final = The decision of the appeals committee is final.
paper-decision-of-committee = Decision of the appeals committee
paper-ruling-of-chief = Ruling of the chief arbiter

## Sanctions and decisions
paper-sanctions-imposed = Sanctions
paper-no-sanctions = No sanctions were imposed.
paper-late-arrivals = Late arrivals
paper-no-late = Nobody came late.
paper-decisions = Decisions on cases the rules do not foresee
paper-no-decisions = There were none.
paper-late-flag = lost: the flag fell before the player came
paper-too-late = lost: later than { $limit } minutes
paper-late-excused = excused
paper-late-in-time = in time: up to { $limit } minutes

## Duties of the chief arbiter by FMJD-IV.2
paper-due-before = before
paper-due-during = during
paper-due-after = after
paper-duty-1 = present yourself to the organisers well before the opening and have the special regulations presented
paper-duty-2 = annul every provision of the event that contradicts the basic regulations of the FMJD
paper-duty-3 = have the final list of main and substitute players
paper-duty-4 = have a notice board for official announcements
paper-duty-5 = check that the special regulations are permanently posted
paper-duty-6 = check that the list of prizes is posted by the last round of the first part
paper-duty-7 = check that this list is exact and unambiguous
paper-duty-8 = wear a clearly visible sign of the office
paper-duty-9 = be able to reach one of the organisers at all times
paper-duty-10 = direct the seating of the players for each round
paper-duty-11 = start the clocks or order them started
paper-duty-12 = stop a clock during a game, or order it: nobody else may
paper-duty-13 = check from time to time that the clocks run correctly
paper-duty-14 = see that the players record their moves
paper-duty-15 = have the moves recorded when both players in time trouble stop recording
paper-duty-16 = settle disputes between players
paper-duty-17 = record a loss for every player who has not made the required moves in the time
paper-duty-18 = record a loss for every player who is more than one hour late
paper-duty-19 = explain any clause of the regulations whose meaning is disputed
paper-duty-20 = decide in every case not foreseen in the regulations
paper-duty-21 = see that the original score sheets are handed in
paper-duty-22 = see that the results are posted
paper-duty-23 = take responsibility for the pairing, by hand or by computer
paper-duty-24 = see that the pairing is published
paper-duty-25 = direct the procedure of adjournment
paper-duty-26 = follow the announcement of the winners in the agreed order
paper-duty-27 = write the report on the forms of Annex IX
paper-duty-28 = note deviations, incidents, requests for sanctions and proposals on an additional sheet
paper-duty-29 = learn what has been done about these requests and proposals

## The chief arbiter's report
paper-report-draft = Draft: the event is not over
paper-report-event = The event
paper-report-name = Event
paper-report-venue = Place
paper-report-dates = Dates
paper-report-organiser = Organiser
paper-report-state = State
paper-report-panel = Panel of arbiters
paper-report-participants = Participants
paper-report-federations = Federations
paper-report-titles = Titles
paper-report-course = Course of the event
paper-report-results = Results
paper-report-withdrawals = Withdrawals and exclusions
paper-report-corrections = Corrected results
paper-report-protests = Protests and appeals
paper-report-incidents = Deviations and incidents
paper-report-proposals = Requests for further sanctions and proposals
paper-report-attached = Attached
paper-over-not-yet = not over
paper-over-finished = results approved
paper-over-cancelled = cancelled: { $reason }
paper-no-panel = No arbiters are on record.
paper-relieved = relieved
paper-nothing-played = No round has been paired.
paper-numbers-lots = Numbers were drawn by lot (seed { $seed })
paper-numbers-rating = Numbers were given by rating, equal ones by lot (seed { $seed })
paper-numbers-given = Numbers were given in the hall
paper-lots-drawn = { $what }: { $drawn } ({ $how })
paper-lots-again = { $drawn }; drawn again: { $reason }
paper-leaving = { $effect }; played { $played } of { $planned }
paper-left-withdrawn = withdrawn
paper-left-excluded = excluded
paper-no-withdrawals = Nobody left.
paper-no-corrections = No results were corrected.
paper-no-incidents = No incidents are on record.
paper-further-incidents = Further remarks
paper-incident-mixed = Round { $round }, table { $table }: { $first } and { $second } played with mixed-up colours
paper-attached-table = Table of the event
paper-attached-rating = Documents for the rating commission
paper-attached-sheets = Original score sheets
