# Duties of the officials by the codes.

desk-duty-shown = shown by the event itself
desk-duty-by-itself = ticked off by itself

phrase-draw-up-the-technical-regulation-and-make-it-known-to-the-participants = draw up the technical regulation and make it known to the participants
phrase-check-and-approve-the-entries = check and approve the entries
phrase-draw-up-the-schedule-of-play-and-make-it-known-to-the-participants = draw up the schedule of play and make it known to the participants
phrase-check-that-the-venue-the-equipment-and-the-inventory-are-ready = check that the venue, the equipment and the inventory are ready
phrase-decide-on-which-side-of-the-boards-the-clocks-stand = decide on which side of the boards the clocks stand
phrase-acquaint-the-players-with-the-conditions = acquaint the players with the conditions
phrase-hold-a-meeting-of-the-team-representatives = hold a meeting of the team representatives
phrase-see-to-it-that-an-appeals-committee-is-elected = see to it that an appeals committee is elected
phrase-prepare-and-hold-the-drawing-of-lots = prepare and hold the drawing of lots
phrase-hold-meetings-of-the-panel-of-arbiters = hold meetings of the panel of arbiters
phrase-direct-the-arbiters-and-the-technical-staff = direct the arbiters and the technical staff
phrase-see-that-the-players-are-not-disturbed-and-the-atmosphere-is-friendly = see that the players are not disturbed and the atmosphere is friendly
phrase-see-that-the-pairings-are-published = see that the pairings are published
phrase-take-responsibility-for-the-pairing = take responsibility for the pairing
phrase-give-the-signal-to-start-each-round-and-have-the-clocks-started = give the signal to start each round and have the clocks started
phrase-start-a-control-clock-on-the-arbiters-table-with-the-players-clocks = start a control clock on the arbiters' table with the players' clocks
phrase-see-that-the-balloted-first-moves-are-played-correctly = see that the balloted first moves are played correctly
phrase-observe-play-above-all-in-time-trouble = observe play, above all in time trouble
phrase-collect-the-score-sheets-signed-by-both-players = collect the score sheets signed by both players
phrase-record-the-results-of-the-encounters = record the results of the encounters
phrase-keep-the-official-wall-chart = keep the official wall chart
phrase-prepare-information-for-the-participants = prepare information for the participants
phrase-prepare-information-for-the-press = prepare information for the press
phrase-have-game-records-and-other-documents-printed-for-the-participants = have game records and other documents printed for the participants
phrase-sum-up-and-approve-the-results = sum up and approve the results
phrase-fill-in-certificates-for-those-who-fulfilled-norms = fill in certificates for those who fulfilled norms
phrase-hand-the-written-report-to-the-organiser-and-the-federation = hand the written report to the organiser and the federation
phrase-send-the-cross-table-and-the-rating-documents-to-the-technical-commission = send the cross table and the rating documents to the technical commission
phrase-hand-in-the-complete-documentation-of-the-event = hand in the complete documentation of the event
phrase-write-a-report-for-the-press = write a report for the press
phrase-forward-the-proposals-of-the-report = forward the proposals of the report
