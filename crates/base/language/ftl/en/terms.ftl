# Words of the sport, each fixed once: see docs/glossary.md.

## Numbers that have a name of their own when nobody knows a better one

type-player-id = player { $value }
type-team-id = team { $value }
type-stage-id = stage { $value }
type-entrant = entrant { $value }
type-game-key = { $stage-number ->
    [1] { "" }
   *[other] { $stage },{ " " }
}round { $round }, table { $table }{ $board ->
    [none] { "" }
   *[other] , board { $board }
}{ $game ->
    [none] { "" }
   *[other] , game { $game }
}

## Colours, results and marks

color-white = White
color-black = Black
outcome-win = win
outcome-draw = draw
outcome-loss = loss
mark-plus = plus
mark-minus = minus
mark-adjourned = adjourned
mark-annulled = annulled
mark-bye = free
mark-absent = absent

reason-no-moves = no moves left
reason-resignation = resignation
reason-stopped-clock = stopped the clock
reason-refusal = refusal to play on
reason-time = time
reason-lateness = absence or lateness
reason-sanction = sanction
reason-sealed-move = sealed move
reason-reconstruction = record not restored
reason-wrong-board = played on a wrong board
reason-withdrawal = withdrawal

phase-paired = paired
phase-published = published
phase-started = started
phase-closed = closed

free-kind-bye = free with a plus
free-kind-plus-after-withdrawal = plus after a withdrawal
free-kind-no-game = no game

absence-not-yet-entered = not yet entered
absence-announced = announced absence
absence-withdrawn = withdrawn
absence-free = free

departure-withdrawn = withdrawal
departure-excluded = exclusion
leaving-effect-kept = results stay, unfinished games are lost
leaving-effect-annulled = results are annulled

## Sanctions

sanction-remark = remark
sanction-warning = warning
sanction-reprimand = reprimand
sanction-fine = fine
sanction-other = other measure
sanction-loss = loss
sanction-annulment = annulment
sanction-exclusion = exclusion
sanction-removal = removal

phrase-remark = remark
phrase-warning = warning
phrase-reprimand = reprimand
phrase-fine = fine
phrase-other-measure = other measure
phrase-loss = loss
phrase-annulment = annulment
phrase-removal = removal

offence-conduct = breach of the rules of conduct
offence-phone = a telephone rang
offence-lateness = lateness
offence-refusal = refusal to keep the rules or to obey
offence-cheating = deliberate breach, cheating

## Systems of play

system-round-robin = { $cycles ->
    [one] round robin
   *[other] round robin, { $cycles } cycles
}
system-swiss = Swiss system { $value }
system-knockout = knockout
system-lost-points = knockout by lost points
system-scheveningen = Scheveningen system
system-match = match
system-mixed = mixed system

swiss-f1 = world federation, classified entrants
swiss-f2 = world federation, by lots
swiss-f3 = world federation, “Quarter”
swiss-f4 = world federation, classification points (Haley)
swiss-u0 = Ukraine, basic draw
swiss-u1 = Ukraine, median Solkoff with ratings
swiss-u2 = Ukraine, median Solkoff without ratings
swiss-c = column draughts

knockout-places-first = for the first place
knockout-places-first-and-third = for the first and the third place
knockout-places-all = for all places

character-individual = individual
character-team = team
character-individual-and-team = individual and team
character-individual-with-team-scoring = individual with team scoring

level-international = international
level-national-to-city = national, regional or city
level-district = district

class-classic = classical play
class-semi-rapid = semi-rapid play
class-rapid = rapid play
class-blitz = blitz
class-correspondence = correspondence play
class-match = match of sets
class-match-tiebreak = tie-break of a match
class-playoff-rounds = play-off rounds
class-simul = simultaneous exhibition
device-mechanical = mechanical clocks
device-electronic = electronic clocks

sex-female = women
sex-male = men

## Codes and variants

code-ua2013 = Ukrainian rules of 2013
code-ua2023 = Ukrainian rules of 2023
code-fmjd100 = world federation, 100 squares
code-fmjd64 = world federation, 64 squares
code-wcdf = World Checkers/Draughts Federation
code-columns = code of column draughts

variant-international = international draughts
variant-russian = Russian draughts
variant-brazilian = Brazilian draughts
variant-english = English draughts
variant-columns = column draughts
variant-lasca = Lasca
variant-italian = Italian draughts
variant-spanish = Spanish draughts
variant-portuguese = Portuguese draughts
variant-czech = Czech draughts
variant-pool = pool checkers
variant-thai = Thai draughts
variant-frisian = Frisian draughts
variant-frysk = Frysk!
variant-antidraughts = antidraughts
variant-breakthrough = breakthrough

## Age groups

age-young-hopes = young hopes
age-junior-youths = junior youths
age-senior-youths = senior youths
age-junior-cadets = junior cadets
age-cadets = cadets
age-juniors = juniors
age-youth = youth
age-adults = adults
age-veterans-1 = veterans, first group
age-veterans-2 = veterans, second group
age-veterans-3 = veterans, third group

## Protests, leaving, the end

complainant-player = { $value }
complainant-captain = captain, { $value }
about-fact = fact number { $value }
about-game = { $value }
about-other = another matter
protest-status-lodged = the chief arbiter has to rule
protest-status-ruled = { $upheld ->
    [yes] upheld by the chief arbiter: { $ruling }
   *[no] rejected by the chief arbiter: { $ruling }
}
protest-status-appealed = the appeals committee has to decide
protest-status-final = { $upheld ->
    [yes] upheld by the appeals committee: { $ruling }
   *[no] rejected by the appeals committee: { $ruling }
}
leaving-ruling = { $played } of { $planned } games played: { $effect }
over-finished = the results are approved
over-cancelled = the event is cancelled: { $reason }
side-first = first
side-second = second
