# Offers of games in full, and ratings.

seek-more = More options
seek-opening = Opening
seek-opening-usual = The usual position
seek-drawn = Drawn opening
seek-micro-match = Two games from the same opening, colours reversed, count as one
seek-match = Micro-match
seek-start = Position (FEN)
seek-start-help = Empty: the usual position. For example W:W31-50:B1-20. Such games are not rated.
seek-absence = If a player loses the connection
seek-absence-wait = His clock runs, nothing else
seek-absence-claim = After { $number } seconds on his move the other may claim the game
seek-delay = Spectators see moves
seek-delay-none = At once
seek-delay-minutes = { $number ->
    [one] { $number } minute later
   *[other] { $number } minutes later
}
match-first = First game of a micro-match
match-second = Second game of a micro-match
match-score = Match
ballot-russian = 745 openings
ballot-brazilian = 736 openings
ballot-small-150 = 150 openings on 64 squares
ballot-english-2 = Two-move ballot
ballot-english-3 = Three-move ballot
ballot-english-4 = Four-move ballot
ballot-english-5 = Five-move ballot
ballot-english-11 = Eleven-man ballot
rating-title = Rating
rating-rated = Rated
rating-guest = Sign in to play rated games.
rating-none = No rated games yet.
rating-provisional = provisional
rating-course = Course of the rating
rating-text = Glicko-2, one rating for each game and pace. In nineteen cases of twenty the true strength lies within the bounds given.
rating-anew = Make all ratings anew
rating-anew-text = All ratings are computed again from the games, in the order in which they ended.
admin-act-ratings-anew = made all ratings anew
pace-bullet = Bullet
pace-blitz = Blitz
pace-rapid = Rapid
pace-classical = Classical
pace-correspondence = Correspondence
seek-own-control = Another time control
