# Offices, and what those who hold them may do.

## Offices

role-organiser = organiser
role-chief-arbiter = chief arbiter
role-deputy = deputy chief arbiter
role-doctor = doctor
role-chief-secretary = chief secretary
role-information-arbiter = information arbiter
role-senior-arbiter = senior arbiter
role-line-arbiter = arbiter
role-captain = team captain
role-player = player
role-assistant = assistant of a player
role-spectator = spectator
role-jury = member of the appeals committee
role-federation = federation

## What is done; follows "may not"

action-approve-regulation = approve the regulation
action-change-regulation = change the regulation
action-write-technical = write the technical regulation
action-appoint-panel = appoint the panel of arbiters
action-relieve-arbiter = relieve an arbiter
action-form-committee = see to the appeals committee
action-schedule = draw up the schedule
action-take-entries = take and check entries
action-admit-late = admit a late entrant
action-draw-lots = draw lots
action-pair = make the pairing
action-override-pairing = override the pairing program
action-publish = publish pairings and results
action-start-round = give the signal to start
action-stop-clocks = stop the clocks
action-hand-in-line-up = hand in a line-up
action-record-result = write down a result
action-fix-result = decide a game
action-decide-further-part = decide about somebody who missed rounds
action-sanction = impose a sanction
action-expel-spectator = expel a spectator
action-permit-leave = allow leaving the playing zone, a telephone or a talk
action-permit-cameras = allow cameras
action-break-off = break off or cancel the event
action-protest = lodge a protest
action-rule-on-protest = rule on a protest
action-decide-appeal = decide an appeal
action-decide-unforeseen = decide what the rules do not foresee
action-keep-documents = keep the documents
action-approve-standings = approve the final standings
action-report = report to organiser and federation
action-choose-correction = choose between correcting and letting stand
action-count-moves = count moves for a draw
