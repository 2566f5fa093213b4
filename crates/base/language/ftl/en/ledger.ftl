# Titles for places, what differs between two reports, membership on a card.

books-act-place-titles = Award the titles that an event gives for places
act-field-championship = Championship, by its name in the conditions of titles
books-no-championship = the conditions of titles know no such championship; there is { $known }
books-not-official = only official events of the FMJD give titles for places (FMJD-X.13)
books-places-unfinished = the event was reported before it was finished
books-no-places = the report names no places; report the event again from its file
books-titles-held = whoever would get a title for his place has it, or a higher one (FMJD-X.12)

books-head-name = name
books-head-place = place
books-head-pool = pool
books-head-system = system
books-head-starts = first day
books-head-ends = last day
books-head-received = report received
books-head-late-because = reason for the delay
books-head-unfinished-because = why it is not finished
books-head-standing = what it is for titles
books-head-host = organising federation
books-head-rounds = rounds

book-licence = Licence
book-arbiter = Arbiter
book-valid = { $what }, until { $until }
book-over-since = { $what }, expired on { $until }
book-membership = Membership, for the office
book-club-since = { $club }, from { $day }
book-no-club = no club
book-sanction-remark = remark
book-sanction-reprimand = reprimand
book-sanction-suspension = suspension
book-sanction-line = { $kind } from { $from }: { $grounds }
book-sanction-line-until = { $kind } from { $from } until { $until }: { $grounds }
book-fee-open = { $money }, { $purpose }: due on { $due }
book-fee-overdue = { $money }, { $purpose }: OVERDUE since { $due }
book-event-file = The event as a file (TRF)
