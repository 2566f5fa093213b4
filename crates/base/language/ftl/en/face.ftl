# The face of the site: menu, look, names as people say them, the lobby.

# The menu.

menu-play = Play
menu-watch = Watch
menu-learn = Learn
menu-compete = Compete
menu-rules = Rules
menu-lobby = Lobby
menu-running = Games being played
menu-archive = All games
menu-today = Problem of the day
menu-codes = Rules of every game
menu-profile = My page

# Look and sound.

look-title = Look and sound
look-text = Kept in this browser. A choice is seen at once.
look-more = Boards, pieces and more
look-theme = Colours
look-theme-auto = as the system has them
look-theme-light = light
look-theme-dark = dark
look-contrast = Contrast
look-contrast-auto = as the system has it
look-contrast-high = high
look-board = Board
look-board-auto = as usual for the game
look-board-wood = wood
look-board-slate = slate
look-board-checkers = green and buff
look-board-print = print
look-pieces = Pieces
look-pieces-soft = soft edge
look-pieces-turned = turned
look-pieces-polished = polished
look-pieces-plain = as in diagrams
look-towers = Towers
look-towers-smooth = smooth
look-towers-milled = milled edge
look-coordinates = Names of squares
look-coordinates-inside = on the board
look-coordinates-outside = beside the board
look-coordinates-off = none
look-sound = Sound
look-sound-on = on
look-sound-off = off

# Games, editions and time controls as people say them.

spoken-international = International
spoken-russian = Russian
spoken-brazilian = Brazilian
spoken-english = English
spoken-columns = Columns
spoken-lasca = Lasca
spoken-italian = Italian
spoken-spanish = Spanish
spoken-portuguese = Portuguese
spoken-czech = Czech
spoken-pool = Pool
spoken-thai = Thai
spoken-frisian = Frisian
spoken-frysk = Frysk!
spoken-antidraughts = Antidraughts
spoken-breakthrough = Breakthrough
spoken-edition = { $game }, { $edition }
spoken-code-fmjd = FMJD
spoken-code-ua2023 = Ukraine 2023
spoken-code-ua2013 = Ukraine 2013
spoken-code-wcdf = WCDF
spoken-code-columns = Code of columns
spoken-days = { $number } d
spoken-hours = { $number } h
spoken-minutes = { $number } min
spoken-seconds = { $number } s
spoken-none = without a clock
spoken-plus = { $time } + { $each }
spoken-moves = { $moves } moves in { $time }
spoken-then = { ", " }then{ " " }
spoken-again = { $periods }, again and again

# The lobby.

lobby-title = Play draughts
lobby-text = Every game of draughts by its official rules: live, by correspondence, against the engine, in tournaments. Free, without advertisements.
lobby-quick = Play now
lobby-engine = Play the engine
lobby-friend = Play a friend
lobby-letters = By correspondence
lobby-options = More options
lobby-close = Close
lobby-own = Your games
lobby-your-move = Your move
lobby-their-move = The opponent’s move
lobby-watch = Watch
lobby-solve = Solve it
lobby-events = Events
lobby-no-events = No event is announced just now.
lobby-all-events = All events
lobby-sign-in-to-accept = Sign in to accept

# Events.

head-round = Round { $round } of { $of }
head-players = Players: { $number }

# Standings.

wall-standings-during = Standings, round { $after } still being played

# One offer, one game.

challenge-own = Your offer
challenge-invites = You are invited to a game of draughts.
challenge-your-colour = Your colour
game-casual = casual
game-analyse = Analyse
game-new-opponent = New opponent
game-share = Share
share-link = Link
share-embed = To show it on your own page
share-card = Picture to share
copy = Copy
copied = Copied
account-name-help = 2 to 24 letters, digits, - and _, without spaces. Others will see it.
head-next = Round { $round }:
analysis-try = Play it better
spoken-days-moves = { $days } days for { $other } moves
spoken-days-plus = { $days } days + { $other } a move
spoken-days-each =
    { $days ->
        [one] one day a move
       *[other] { $days } days a move
    }
