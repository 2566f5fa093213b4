# What has to be done next: one message for each case of `Duty`.

task = { $who }: { $duty }
# A task in an event of several stages.
task-in-stage = { $task } ({ $stage })

duty-regulation = approve a regulation
duty-chief-arbiter = appoint a chief arbiter
duty-technical = write the technical regulation
duty-signatures = have the technical regulation signed by { $value }
duty-committee = appoint the appeals committee
duty-approve-entries = check and approve the entries
duty-numbers = draw or give the numbers
duty-lots = draw the lot of round { $value-2 }, { $value-3-count ->
    [one] table
   *[other] tables
} { $value-3 }: who goes on
duty-pair = pair round { $value-2 }
duty-publish = publish the pairing of round { $value-2 }
duty-start = start round { $value-2 }
duty-results = enter the results of round { $value-2 }, { $value-3-count ->
    [one] table
   *[other] tables
} { $value-3 }
duty-adjourned = finish the adjourned games of round { $value-2 }, { $value-3-count ->
    [one] table
   *[other] tables
} { $value-3 }
duty-close = close round { $value-2 }
duty-further-part = decide whether { $value } goes on after { $value-2 ->
    [one] { $value-2 } missed round
   *[other] { $value-2 } missed rounds
}
duty-rule-on-protest = rule on protest { $value }
duty-decide-appeal = decide the appeal on protest { $value }
duty-approve-results = approve the results
duty-report = report to organiser and federation
duty-checklist = { $value }

## The list of an arbiter's duties

phrase-report-to-the-organisers-and-have-the-special-regulations-presented = report to the organisers and have the special regulations presented
phrase-annul-what-contradicts-the-basic-regulations = annul what contradicts the basic regulations
phrase-have-a-notice-board = have a notice board
phrase-see-that-the-special-regulations-are-posted = see that the special regulations are posted
phrase-see-that-the-list-of-prizes-is-posted = see that the list of prizes is posted
phrase-see-that-the-list-of-prizes-is-exact = see that the list of prizes is exact
phrase-wear-a-sign-of-the-office = wear a sign of the office
phrase-know-how-to-reach-an-organiser-at-any-time = know how to reach an organiser at any time
phrase-check-from-time-to-time-that-the-clocks-run = check from time to time that the clocks run
phrase-see-that-moves-are-recorded = see that moves are recorded
phrase-collect-the-original-score-sheets = collect the original score sheets
phrase-see-that-results-are-posted = see that results are posted
phrase-follow-the-announcement-of-the-winners = follow the announcement of the winners
phrase-write-the-report-on-the-forms-of-annex-ix = write the report on the forms of Annex IX
phrase-note-deviations-incidents-and-proposals-on-an-additional-sheet = note deviations, incidents and proposals on an additional sheet
phrase-learn-what-has-become-of-requests-and-proposals = learn what has become of requests and proposals
