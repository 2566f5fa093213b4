# Templates of events, as `damier event new --list` names them.

phrase-swiss-system = Swiss system
phrase-swiss-system-blitz = Swiss system, blitz
phrase-swiss-system-classification-points = Swiss system, classification points
phrase-swiss-system-each-round-drawn-by-lot = Swiss system, each round drawn by lot
phrase-swiss-system-numbers-by-lot = Swiss system, numbers by lot
phrase-swiss-system-quarter-pairing = Swiss system, quarter pairing
phrase-swiss-system-rapid = Swiss system, rapid
phrase-swiss-system-two-games-with-reversed-colours = Swiss system, two games with reversed colours
phrase-a-match-of-six-games = a match of six games
phrase-a-match-of-three-sets-of-four-games = a match of three sets of four games
phrase-everybody-meets-everybody-in-two-games = everybody meets everybody in two games
phrase-everybody-meets-everybody-twice = everybody meets everybody twice
phrase-everybody-meets-everybody = everybody meets everybody
phrase-everybody-meets-everybody-blitz = everybody meets everybody, blitz
phrase-everybody-meets-everybody-rapid = everybody meets everybody, rapid
phrase-everybody-of-one-group-meets-everybody-of-the-other = everybody of one group meets everybody of the other
phrase-losers-play-on-for-their-places = losers play on for their places
phrase-out-after-four-lost-points = out after four lost points
phrase-players-are-paired-teams-add-up-their-best = players are paired, teams add up their best
phrase-teams-are-paired-boards-have-tables = teams are paired, boards have tables
phrase-teams-swiss-system = teams, Swiss system
phrase-teams-everybody-meets-everybody = teams, everybody meets everybody
phrase-two-groups-then-a-final-of-the-best-four = two groups, then a final of the best four
phrase-who-loses-is-out = who loses is out
