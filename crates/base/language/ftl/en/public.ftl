# What everybody sees of an event, and the screen on the wall.

public-overview = Overview
public-schedule = Schedule
public-entries = Entries
public-rounds = Rounds
public-round = Round { $round }
public-standings = Standings
public-table = Cross-table
public-games = Games
public-bulletins = Bulletins
public-wall = Screen for the hall
public-calendar = Calendar (.ics)
public-feed = Feed (Atom)
public-at-table = Table
public-result = Result
public-all-tables = All tables
public-all-places = All places
public-starts = Starts
public-zone = By the clocks of
public-title-rank = Title
public-rating = Rating
public-federation = Federation
public-club = Club
public-captain = Captain
public-team = Team
public-colour = Colour
public-opponent = Opponent
public-no-numbers = Numbers have not been drawn yet; the list is in the order of entry.
public-no-rounds = No round has been published yet.
public-replay = Replay
public-tally = Won, drawn, lost
public-unplaced = Without a place
public-table-legend = Each round: the number of the opponent, the colour, the points.
public-no-games = No games to replay yet.
public-all-games = All games (PDN)
public-attach = Add games
public-attach-text = A PDN file: every game finds its table by its round and the names of its players. A game that contradicts its result is refused.
public-attach-file = File
public-attach-typed = Or typed
public-no-such-pair = no such pair in any published round
public-pair-taken = another game of the file has this place
public-bulletin-write = Write a bulletin
public-bulletin-title = Title
public-bulletin-text = Text; an empty line begins a paragraph
public-bulletin-publish = Publish
public-bulletin-withdraw = Take back
public-bulletin-empty = A bulletin has a title and a text.
public-bulletin-long = The title or the text is too long.
public-bulletin-many = There are too many bulletins.
public-no-bulletins = No bulletins yet.
public-feed-published = Round { $round }: pairings
public-feed-closed = Round { $round }: results
public-tell-me = Tell me in this browser
wall-read-back = Results: is yours right?
wall-awaits = awaits the other player
wall-disagree = the players disagree: please come to the desk
wall-standings = Standings after round { $after }
wall-nothing-yet = Nothing has been published yet.
wall-paused = Held
wall-away = No connection; tried again by itself
wall-keys = Space: hold · ← →: turn · F: full screen
public-attached =
    { $count ->
        [one] One game has found its place.
       *[other] { $count } games have found their places.
    }
public-more-faults =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
public-live = Boards being played
public-no-live = No board of this round is played on the site.
public-live-delay =
    { $number ->
        [one] Moves are seen a minute after they are made.
       *[other] Moves are seen { $number } minutes after they are made.
    }
public-watch = Watch
public-own-time = your time
