# Looking for games, taking them in from files, and pictures of them.
search-more = More conditions
search-opponent = Against
search-white = White won
search-black = Black won
search-draw = Draw
search-from = From
search-until = Until
search-opening = First moves
search-opening-help = As they are written down, for example 1. c3-d4 d6-c5.
search-position = Position
search-position-help = As FEN, for example W:Wc3,d4:Be5.
search-fits-nothing = In no game can these moves be played or this position be read. Correct them, or choose the game.
search-no-place = This is no place in the list.
import = Take games in
import-text = From a PDN file: good games are kept and can be found and replayed like others; what is wrong with the rest is told with line and column. Games that are here already are recognised.
import-mark = from a file
import-as-file = As the file says
import-file = PDN file
import-largest = At most { $megabytes } MB.
import-take = Take in
import-files = Your files
import-too-large = The file is larger than { $megabytes } MB; cut it into parts.
import-no-file = Choose a file.
import-busy = Your last file is still being taken in; wait until it is done.
import-done = Done.
import-games = { $count ->
    [one] { $count } game found
   *[other] { $count } games found
}
import-kept = { $count ->
    [one] { $count } game taken in
   *[other] { $count } games taken in
}
import-known = { $count ->
    [one] { $count } game was here already
   *[other] { $count } games were here already
}
import-refused = { $count ->
    [one] { $count } game left out
   *[other] { $count } games left out
}
import-show = Show the games from files
import-faults = What is wrong in the file
import-where = Where
import-what = What
import-then = Then
import-place = game { $game }, line { $line }, column { $column }
import-fault-kept = taken in all the same
import-fault-left = left out
import-more = { $count ->
    [one] And { $count } more fault.
   *[other] And { $count } more faults.
}
import-another = Another file
import-remove = Remove this game
import-played-here = This game was played here; it stays.
import-from = From the file { $source }
tokens-scope-import = Take in and remove games
picture-svg = Picture (SVG)
picture-gif = Moving picture (GIF)
