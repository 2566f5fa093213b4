# The list of events and the desk on the site.

desk-events = Events
desk-event = Event
desk-new = New event
desk-name = Name
desk-dates = Dates
desk-place = Place
desk-system = System
desk-system-round-robin = round robin
desk-system-swiss = Swiss
desk-system-knockout = knockout
desk-system-lost-points = knockout by lost points
desk-system-scheveningen = Scheveningen
desk-system-match = match
desk-system-barrage = deciding games
desk-state-planned = planned
desk-state-playing = being played
desk-state-finished = finished
desk-state-cancelled = cancelled
desk-entrants = Entrants
desk-no-events = No such events.
desk-more-events = More events
desk-nobody = Nobody has entered yet.
desk-title = Arbiter’s desk
desk-register = Ask to be entered
desk-tasks = To be done now
desk-no-tasks = Nothing has to be done just now.
desk-notices = Worth a second look
desk-for-officials = The desk is for the officials of the event. Sign in with the account that holds an office.
desk-moved-on = Somebody else has written in the meantime: number { $next } is next, not { $seen }. Nothing was changed.
desk-look-again = look at the event again, then repeat what is still wanted

# The pages of the desk.

desk-tab-home = Now
desk-tab-entries = Entries
desk-tab-check-in = Check-in
desk-tab-teams = Teams
desk-tab-officials = Officials
desk-tab-round = Round
desk-tab-boards = Boards
desk-tab-standings = Standings
desk-tab-disputes = Disputes
desk-tab-papers = Papers
desk-tab-log = Log
desk-tab-course = Course
desk-done = Done
desk-go = Go there
desk-show = Show
desk-write = Write down
desk-who = Who
desk-what = What
desk-when = When
desk-by = By whom
desk-how = How
desk-why = Why?
desk-now = Now
desk-reason = Reason
desk-text = Text
desk-from = From
desk-round = Round
desk-rounds = Rounds
desk-stage = Stage
desk-table = Table
desk-board = Board
desk-team = Team
desk-players = Players
desk-print = Print
desk-link = Link
desk-needs-account = To make an event, sign in first.
desk-unreadable-form = The form cannot be read, or a file is too large.
desk-no-stage = There is no such stage.
desk-no-round = No round has been paired yet.
desk-not-a-date = “{ $text }” is no date; write 2001-05-17, or the year only.
desk-not-a-zone = “{ $text }” is no time zone; write one such as Europe/Kyiv.

# A new event.

desk-from-template = From a template
desk-template = Template
desk-from-regulation = From a regulation file instead
desk-regulation = Regulation
desk-regulation-file = Regulation, a TOML file
desk-regulation-text = Regulation as TOML
desk-edition = Later edition
desk-edition-text = Later edition of the code as TOML
desk-change-regulation = Change the regulation
desk-from-file = From an event file
desk-from-file-text = An event that was begun in the hall comes here with its whole log.
desk-event-file = Event file
desk-event-file-text = The file holds every fact of the log. Run it in the hall without a network, then bring it back here.
desk-download = Download
desk-upload = Bring the file back
desk-take-over = Take over
desk-file-taken = { $count ->
        [0] The file says nothing new.
        [one] { $count } new fact taken over.
       *[other] { $count } new facts taken over.
    }
desk-file-differs = The file tells another story than the site: number { $seq } of the log differs. Nothing was changed.
desk-file-differs-next = compare the two logs; go on with one of them, or take the file over as a new event
desk-attached-full = The files attached to this event, with those they have replaced, may have { $megabytes } MB together; these would be more.
desk-first-day = First day
desk-last-day = Last day
desk-team-boards = Boards of a team match
desk-organiser-name = Organiser, a club or a person
desk-chief-name = Your name as chief arbiter
desk-chief-help = Leave it empty if somebody else directs the play. Nobody is organiser and arbiter under the same name (FMJD-IV.5).
desk-with-technical = With the technical regulation of the template
desk-make = Make the event

# Entries, registration, check-in.

desk-asked = Asking to be entered
desk-applied = Your request has been taken. The arbiters will answer it.
desk-applied-already = Somebody of this name has asked already.
desk-answered-already = This request has been answered already.
desk-too-many-applications = Too many requests are waiting; ask the organiser.
desk-answer-text = Answer
desk-message = Message to the arbiters
desk-enter = Enter
desk-refuse = Refuse
desk-add = Enter a player
desk-add-team = Enter a team
desk-correct = Correct
desk-player-name = Name
desk-player-title = Title
desk-rating = Rating
desk-federation = Federation or region
desk-club = Club
desk-list-number = Number on the list of the federation
desk-born = Born
desk-born-help = 2001-05-17, or the year only
desk-sex = Women or men
desk-import = Take a list
desk-import-file = List as CSV or XLSX
desk-dry-run = Only look for faults
desk-good-rows = Take the rows without a fault
desk-list-next = correct the list, or take the rows without a fault
desk-no-file = Choose a file first.
desk-export-csv = List as CSV
desk-export-xlsx = List as XLSX
desk-registration = Registration by players
desk-registration-open = Players may ask to be entered.
desk-registration-closed = Registration is closed.
desk-open-registration = Open registration
desk-close-registration = Close registration
desk-approve = Approve the entries
desk-approve-text = The panel has checked the entries.
desk-approved = approved
desk-withdraw = Withdraw
desk-left = withdrawn
desk-absent = Absent
desk-is-absent = absent
desk-next-round = the next one
desk-further = Further part of somebody who missed rounds
desk-goes-on = Goes on
desk-is-out = Is out
desk-prohibit = Keep two apart
desk-lift = They may meet again
desk-other-one = The other
desk-if-possible = Only as far as possible
desk-absent-rest = Those not here are absent
desk-absent-rest-text = Whoever has not checked in is not paired in the next round.
desk-check-in-anew = Check-in begins anew
desk-check-in-anew-text = Everybody comes to the desk again, for another round or day.

# Teams and officials.

desk-captain = Captain
desk-line-ups = Line-ups
desk-hand-in = Hand in
desk-seat = Somebody else sat down
desk-not-your-team = This is not your team.
desk-office = Office
desk-category = Category
desk-branch = Federation or town
desk-account = Account on the site
desk-account-help = The name under which this person signs in; then the office can be exercised here.
desk-appoint = Appoint
desk-relieve = Relieve
desk-give-account = Give an office to an account
desk-take-account = Take back
desk-player-account = Account of a player or captain
desk-no-account-named = Name an account.
desk-only-administrator = Only an administrator of the site may do this.
desk-committee = Appeals committee
desk-members = Members, the chair first
desk-members-help = One a line; after a slash the federation or town.
desk-reserves = Those who step in
desk-executive = Appointed by the executive committee of the FMJD
desk-signed = Signatures
desk-unsigned = Not signed yet
desk-all-signed = Everybody has signed

# Rounds and results.

desk-pair = Pair round
desk-seed = Seed of the lots
desk-seed-drawn = drawn by the program
desk-by-hand = By hand, or adjusted
desk-how-system = by its system
desk-how-hand = by hand, by the same rules
desk-how-override = by decision of the chief arbiter
desk-how-fix = these pairs first, the program pairs the others
desk-pairs = Pairs in the order of the tables
desk-pairs-help = One a line, White first: 1 : 4, or names.
desk-free = Without an opponent
desk-confirmed = Even if these rules are broken
desk-rules-broken = { $count ->
        [one] This pairing would break a rule:
       *[other] This pairing would break { $count } rules:
    }
desk-confirm = change the pairs, or confirm that they stand all the same
desk-paired-by-people = Paired by people
desk-all-reasons = All reasons
desk-publish = Publish the pairing
desk-start = Start the round
desk-ahead = though an earlier round lacks results
desk-close = Close the round
desk-keys = In a cell: 2, 1, 0 or + = − for the player on the left; +- and -+ where somebody did not come, -- where neither did; adj adjourned, x annulled.
desk-typed-results = Results typed: 1 2-0, 2 1-1, Koval 0-2
desk-why-ended = Why they ended so
desk-write-results = Write the results down
desk-correct-result = Correct a result
desk-game-at = Table, table.board, or a name
desk-one-game = Name one game and one result.
desk-late = Late
desk-minutes = Minutes late
desk-excused = With a valid reason
desk-colours = Colours mixed up
desk-numbers = Numbers and lots
desk-numbered = The numbers are given.
desk-not-numbered = No numbers yet; pairing gives them.
desk-give-numbers = Give the numbers
desk-by-rating = by rating
desk-by-lot = by lot
desk-by-list = as drawn in the hall, one a line
desk-draw = Draw lots
desk-draw-colour = the colour of number 1
desk-draw-rounds = the order of the rounds
desk-draw-ballot = an opening
desk-draw-meetings = who goes on from level meetings
desk-draw-other = something else
desk-draw-what = What is drawn
desk-draw-of = One of so many
desk-field = Who plays in this stage
desk-field-who = Names or numbers, one a line
desk-field-proposed = as the regulation says
desk-after-round = After round
desk-as-it-was = as it was known then

# Results said at the boards.

desk-boards-text = Each board has a link. Both players say how the game ended; when both do so signed in or with their codes and agree, the result is written down in your name. Otherwise you confirm it.
desk-boards-open = Results are taken at the boards in the name of
desk-boards-closed = Results are not taken at the boards now; tell the arbiter.
desk-open-boards = Take results at the boards
desk-close-boards = Take them no longer
desk-codes = Show the codes for phones, to be printed
desk-conflicts = Boards where the players do not agree
desk-says-white = White says
desk-says-black = Black says
desk-accept = Accept
desk-i-am = I play
desk-how-ended = How the game ended
desk-won = won by
desk-drawn = drawn
desk-confirm-result = Confirm
desk-both-confirm = The result counts when both have confirmed it with their codes or signed in, on one phone or two, or when the arbiter accepts it.
desk-board-choose = Choose who you are and how the game ended.
desk-disagree = You do not agree. Call the arbiter.
desk-result-stands = The result is written down

# Disputes, papers, the log, the end.

desk-protest = Protest
desk-take-protest = Take a protest
desk-ruling = Ruling
desk-uphold = Uphold
desk-reject = Reject
desk-appeal = To the appeals committee
desk-interested = Members with an interest, who do not sit
desk-not-your-protest = This is not your protest.
desk-interest-complains = This is your own protest or that of your team: somebody else decides on the appeal.
desk-interest-plays = You play the game in dispute: somebody else decides on the appeal.
desk-interest-arbiter = You are, or were, one of the arbiters of this event: somebody who was not decides on the appeal. A member of the appeals committee with an account of his own enters the decision.
desk-game-of-round = About the game of round
desk-number-in-log = About a number of the log
desk-punish = Impose a sanction
desk-sanction = Sanction
desk-offence = What for
desk-happened = What happened
desk-ladder = The ladder of the code
desk-decide = Decide a case the rules do not foresee
desk-question = The case
desk-decision = The decision
desk-grounds = Grounds
desk-decisions = Decisions
desk-note = Note for the report
desk-notes = Notes
desk-paper = Paper
desk-about = What it is for
desk-format = Format
desk-exports = For other programs
desk-no-pdf = This server cannot set PDF; take the page and print it.
desk-undo-last = Take back what was said last
desk-undo-one = Take back one number
desk-undo-text = Nothing is deleted: the log shows what was undone, by whom and why.
desk-undone = undone
desk-take-back = Take back
desk-paired-without = rounds have been paired since: let the player go on (further part) and, if he should still play in the last of them, pair that round again
desk-earlier = Earlier
desk-zone = Time zone of the hall
desk-finish = Approve the results
desk-early = Early: not everything could be played
desk-break-off = Interrupt or cancel
desk-interrupt = Play is interrupted
desk-cancel = Cancel the event

# Accounts of officials.

desk-no-such-account = There is no account “{ $text }” on this site.

# The connection of the hall
desk-line-lost = The connection is lost: nothing was sent. What you typed stays on this page; you are told when it can be sent.
desk-line-back = The connection is back. Send the form again.
desk-line-restored = What you typed before is back in the form; it has not been sent yet.

# What players and captains do themselves
desk-own = My part
desk-own-nobody = This page is for the players and captains of the event who have an account. Ask the arbiter to note your account.
desk-own-handed = The line-up is handed in; it can be changed until the term.
desk-own-until = Until
desk-own-protest-about = A protest goes to the chief arbiter; against his ruling you may go to the appeals committee.
desk-own-minutes = Minutes for it after the decision
desk-own-captain = In a team event the captain protests.
desk-entered-already = { $name } is on the list already. If it is another person of the same name, say so below, or give the year of birth.
desk-another-person = another person of the same name
desk-has-come = has come after all
desk-papers-later = Not to be had yet
desk-which-game = Which game?
desk-other-game = Another game
desk-as-usual = as usual for this system
desk-you-are-entered = You are entered in this event.
desk-pair-options = How it is paired
desk-more = More
desk-more-systems = More systems
