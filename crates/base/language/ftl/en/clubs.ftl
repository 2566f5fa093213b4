# Clubs: their pages, members, calendars and matches.

clubs-title = Clubs
clubs-about = Members of a club meet in its calendar, play matches with other clubs, and make a team in arenas.
clubs-own = My clubs
clubs-all = All clubs
clubs-search = Name or place
clubs-none = No club yet.
clubs-more = More clubs
clubs-members-more = More members
clubs-new = Found a club
clubs-name = Name of the club
clubs-place = Place
clubs-what = What the club is
clubs-admits = Whoever wants to is a member at once
clubs-found = Found it
clubs-sign-in = Sign in to join
clubs-role-asked = asks to join
clubs-role-member = member
clubs-role-leader = leader
clubs-closed = This club is closed.
clubs-ask = Ask to join
clubs-join = Join
clubs-ask-no-more = Take the request back
clubs-waiting = Your request waits for a leader of the club.
clubs-asking = Asking to join
clubs-welcome = Admit
clubs-deny = Do not admit
clubs-calendar = Calendar
clubs-nothing-planned = Nothing is planned.
clubs-kind-evening = club evening
clubs-kind-event = event
clubs-kind-arena = arena
clubs-kind-match = match
clubs-strike = Take out
clubs-past = What has been
clubs-matches = Matches
clubs-match = Match between clubs
clubs-no-matches = No match yet.
clubs-state-proposed = proposed
clubs-state-agreed = agreed
clubs-state-running = under way
clubs-state-over = over
clubs-state-declined = declined
clubs-state-called-off = called off
clubs-enter = I play
clubs-withdraw = I do not play
clubs-call-off = Call it off
clubs-agree = Agree
clubs-decline = Decline
clubs-members = Members
clubs-change = Change
clubs-appoint = Make a leader
clubs-retire = No longer a leader
clubs-remove = Put out of the club
clubs-leave = Leave the club
clubs-really-leave = Really leave
clubs-plan = Put something into the calendar
clubs-plan-title = What it is
clubs-plan-event = Event of this site
clubs-plan-event-about = The end of its address, if it is one.
clubs-plan-do = Put it in
clubs-begins = When it begins
clubs-utc = In UTC.
clubs-challenge = Propose a match
clubs-other = The other club
clubs-boards = Boards at most
clubs-challenge-do = Propose it
clubs-describe = Change what is said of the club
clubs-describe-do = Save
clubs-close = Close this club
clubs-reopen = Open this club again
clubs-board = Board
clubs-result = Result
clubs-nobody-yet = Nobody has come forward yet.
clubs-how-match = Members say on the page of their club that they play. At the set moment the strongest of both clubs meet on the first board, and so on; a win brings 2 points, a draw 1. Whoever does not begin loses.
club-refusal-closed = the club is closed
club-refusal-name = a club has a name of 2 to { $most } letters, not { $letters }
club-refusal-about = the text about a club has at most { $most } letters
club-refusal-title = say what it is in 1 to { $most } letters
club-refusal-not-a-moment = “{ $text }” is no moment such as 2026-11-20T18:00:00Z
club-refusal-too-late = that moment is over
club-refusal-too-early = something is planned at most { $days } days ahead
club-refusal-unknown-rulebook = no rulebook is called “{ $name }”
club-refusal-not-a-control = “{ $text }” is no time control with a clock
club-refusal-boards = a match is played on 1 to { $most } boards
club-refusal-own-club = a club does not play against itself
club-refusal-no-such-club = no open club is called “{ $name }”
club-refusal-no-such-event = there is no such event on this site
club-refusal-no-such-player = nobody is called “{ $name }”
club-refusal-name-taken = another club is called so
club-refusal-too-many = somebody leads at most 5 clubs and belongs to at most 50; this would be more than { $most }
club-refusal-full = there are { $most } already, more cannot be
club-refusal-last-leader = a club needs a leader: make somebody else one first
club-refusal-otherwise = things have changed meanwhile; look again
clubs-members-count =
    {$number ->
        [one] { $number } member
       *[other] { $number } members
    }
clubs-boards-count =
    {$number ->
        [one] { $number } board
       *[other] { $number } boards
    }
