# Impaired players and their assistants, the register of the hall, offences.

## What somebody finds hard
impairment-blind = blind
impairment-weak-sight = weak sight
impairment-movement = movement, writing or the clock
impairment-hearing = hearing
impairment-speech = speech

## What an assistant does
help-announce = announces the moves of both players
help-record = keeps the record
help-clock = presses the clock
help-move = makes the moves that the player indicates
help-tell = tells the number of moves and the time used, on request only
help-claim-time = claims that the opponent’s time has run out
help-touched = tells the arbiter that the sighted opponent has touched a piece
help-speak = speaks to the arbiters in the player’s name, when he demands it

## What a game needs
need-relief-board = relief board with pieces that can be told by touch
need-second-board = { $name } may demand an ordinary board beside it
need-announced = every move is announced in full before the clock is pressed
need-lifted = a piece is touched when it is out of its hole
need-felt-clock = clock that can be felt, or one that speaks
need-own-record = { $name } records in Braille, in writing or through the assistant; no recording device
need-restored = if they dispute where pieces stand, the arbiter restores the position from both records
need-warned = warn { $name } when { $minutes } minutes are left before the control
need-signs = { $name } announces moves by signs agreed beforehand
need-interpreter = interpreter of sign language for { $name }
need-assistant = { $name } may have an assistant

## What is allowed during play
leave-zone = may leave the playing zone
leave-seat = may leave his place on his turn
leave-telephone = may use a telephone
leave-talk = may talk to somebody
leave-break = takes a short break, own clock running

## Offences
offence-clock = abuse of the clock
offence-record = moves not recorded
offence-collusion = collusion

## Facts
fact-assistant = { $name } helps { $player }: { $helps }
fact-assistant-dismissed = { $player } has no assistant any more: { $reason }
fact-leave-given = { $player } { $what }: { $reason }
fact-came-back = { $player } is back
fact-spectator-expelled = { $who } is sent out of the hall: { $reason }
fact-cameras-permitted = { $who } may film or photograph: { $terms }
fact-assigned = { $round-kind ->
    [one] in round { $round } { $name } looks after tables
   *[every] { $name } looks after tables
}: { $tables }
fact-asked = question for the committee on the rules: { $question }
fact-answered = answer to question { $question }: { $answer }
fact-reported = the report was sent: { $to }
fact-lifted = lifted by protest { $protest }

## What is refused
refused-needs-no-assistant = the entry of { $name } names no impairment, so nobody may help
refused-not-referees-assistant = { $name } is no assistant of the referee, and in checkers only he may help
refused-no-help = nothing is said that the assistant does; possible are: { $known }
refused-help-not-his = the assistant of { $name } may not do this: { $help }; possible are: { $known }
refused-no-assistant = { $name } has no assistant
refused-speaks-for-nobody = { $name } may not speak for this player
refused-away-already = { $player } is away already, since number { $seq } of the log
refused-not-away = { $player } is not away
refused-no-breaks = the code knows no break during a game
refused-not-at-a-break = after { $moves } moves there is no break; the first is after { $first }
refused-no-such-arbiter = there is no arbiter “{ $name }”
refused-table-has-arbiter = table { $table } is looked after by { $name }
refused-no-such-tables = tables count from 1, and at most { $most } are named
refused-no-such-question = number { $seq } of the log is no question
refused-too-many-members = { $members } people would play as one side; at most { $most } may
refused-no-such-offence = “{ $clause }” is no offence of this code

## To look at twice
warning-access-not-in-code = the code says nothing about assistants; the chapter of 2013 is applied
warning-few-arbiters-for-access = impaired players take part: { $pairs } pairs want at least { $least } arbiters, there are { $there }
warning-many-tables = { $name } looks after { $pairs } pairs; at most { $most } are allowed
warning-harsh-sanction = the first time the code provides a warning for this
warning-lifted-game = the sanction is lifted by protest { $protest }, and the game has no result: { $key }

## Follows “may not”
action-admit-assistant = admit the assistant of a player
action-assign-arbiters = say which arbiter looks after which tables

## Next steps
phrase-name-the-member-whom-the-executive-committee-has-appointed = name the member whom the executive committee has appointed
phrase-name-each-member-once = name each member once
phrase-name-as-many-members-and-reserves-as-the-code-asks-for = name as many members and reserves as the code asks for
phrase-name-somebody-who-is-no-arbiter-of-the-event = name somebody who is no arbiter of the event
phrase-write-the-impairment-into-the-entry-first = write the impairment into the entry first
phrase-appoint-the-assistant-as-an-official-first = appoint the assistant as an official first
phrase-write-down-that-he-is-back-first = write down that he is back first
phrase-appoint-the-arbiter-first = appoint the arbiter first
phrase-take-the-table-away-from-that-arbiter-first = take the table away from that arbiter first
act-not-tables = “{ $text }” names no tables; write 3 or 3,5 or 2-4

## At the desk
desk-impairment = Impairment, seen by the arbiters only
desk-consulting = Those who play as one side, one a line
desk-access = Impaired players and their assistants
desk-assistant-name = Name of the assistant
desk-assistant-helps = What he does; everything that the code allows if nothing is ticked
desk-bind-assistant = Admit the assistant
desk-dismiss-assistant = The assistant leaves
desk-hall = Hall
desk-leave-register = Leave register
desk-leave-what = What he may do
desk-leave-moves = For a break: after how many moves
desk-give-leave = Give leave
desk-is-back = Is back
desk-expel = Send a spectator out
desk-expel-who = Who, as far as it is known
desk-cameras = Allow cameras
desk-cameras-terms = When and how
desk-assign = Assign an arbiter to tables
desk-assign-tables = Tables, such as 1-4,7; empty takes them away
desk-every-round = every round
desk-ask-committee = Ask the committee on the rules
desk-ask-game = Board of the game, if there is one
desk-meanwhile = What was decided meanwhile
desk-committee-answer = Answer of the committee
desk-question-number = Number of the question in the log
desk-report-sent = The report was sent
desk-report-to = To whom
desk-offence-kinds = Kinds of offences
desk-offence-clauses = What the code forbids

## Papers
paper-access-plan = What impaired players and their games need
paper-access-plan-about = assistants and their duties, boards, clocks and warnings of a round, for the arbiters
paper-access-players = Players and assistants
paper-access-boards = Boards of round { $round }
paper-access-nobody = No player has named an impairment.
paper-access-staff = At least { $least } arbiters are recommended for { $pairs } pairs.
paper-access-rules-of = What the code says
paper-col-impairment = Impairment
paper-col-assistant = Assistant
paper-col-helps = What the assistant does
paper-col-need = What is needed
paper-col-arbiter = Arbiter
paper-col-lifted = Now
paper-leave-register = Leave register
paper-col-leave = Leave
paper-col-back = Back
paper-hall-register = Spectators and cameras
paper-question = Question for the committee on the rules
paper-question-about = a case on which the committee that interprets the rules is asked to rule
paper-question-code = Rules
paper-question-asked = What is asked
paper-question-meanwhile = Decided meanwhile
paper-question-position = The board as it was written down
paper-question-answer = Answer of the committee
paper-no-question = no question has been written down; write one first
sheet-assistant = Record kept by { $name }, assistant of { $player }
sheet-announced = Every move is announced in full; only then is the clock pressed.
board-warn-now = warn { $name }: { $minutes } minutes or less are left before the control
board-warn-at = { $name } is warned at { $after } after the start if the clock runs on
paper-large-print = Large print
sheet-opening = Opening { $number }: { $moves }
paper-openings = Openings that were drawn
