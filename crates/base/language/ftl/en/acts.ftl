# What is done at an event, whichever way it is asked for.
act-none-of = "{ $text }" is not known here; one of { $known } is
act-not-rounds = "{ $text }" names no rounds; write 3 or 3,5 or 2-4
act-or-ahead = { $next }, or start it all the same
act-only-in-swiss = Pairs are made first and rules relaxed in Swiss rounds only; pair this one by hand or by decision.
act-opening = Table { $table }: opening { $opening }
act-relax = Relax a rule in this round
act-relax-help = A rule a line: third-colour, rematch:1:4, prohibition:1:4, free:5; numbers or names. By decision of the chief arbiter, with the reason.
tokens-scope-events = Make events and act at their desks
act-confirm = look at what changes; tick the box that you know it, and send it again
act-confirm-typed = to do it all the same, add confirmed=yes
act-confirmed = I know what changes; do it
act-pair-again = Take this round back and pair it again
act-pair-again-text = The round and all later ones are taken back with everything that rests on them. What changes is shown first; results of pairs that stay the same are kept.
act-without = Who leaves the event first, one a line
act-tie-breaks = Equal points
act-tie-breaks-order = Criteria, one a line
act-tie-breaks-help = The name of an order ({ $orders }), criteria in their order, or { $usual } for the order of the code. After the start only the chief arbiter changes them, and every table prints the reason.
act-tie-breaks-set = Change the criteria
act-points = What games are worth
act-points-system = Points
act-points-help = A system ({ $systems }), or written out, such as { $example }; { $usual } for 2-1-0. The regulation prints the reason.
act-points-set = Change what games are worth
# Tables of results as others publish them.
table-faulty = The table cannot be taken: { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
table-fault-no-numbered-columns = no row has columns numbered 1, 2, 3 and so on
table-fault-no-names = no column has names
table-fault-cell = row { $row }, column { $column }: "{ $text }" is no result
table-fault-nobody = row { $row }, column { $column }: there is no number { $number }
table-fault-contradiction = row { $row }, column { $column }: { $own } and { $other } tell their game otherwise
table-fault-points = row { $row }: the results of { $name } bring { $found }, and { $printed } is printed (two for a win)
table-begun = This event has players already; a table is entered into a new one.
table-too-many = The table has { $games } games; at most { $most } are entered at once.
table-teams = A table of teams cannot be entered; enter the matches one by one.
table-is-a-cross-table = This is a cross-table in which everybody meets everybody; the event needs a round robin of { $cycles ->
    [one] one cycle
   *[other] { $cycles } cycles
}.
table-is-by-rounds = This table goes by rounds ({ $rounds }); the event needs a Swiss system.
table-would = { $players } players and { $games } games would be entered.
table-entered = { $players } players and { $games } games are entered.
table-as-published = as published
table-same = All { $lines } lines agree with the table.
table-differs = { $count ->
    [one] { $count } cell differs
   *[other] { $count } cells differ
} from the table:
table-difference = row { $row }, { $name }: { $what }
table-differs-nobody = nobody of that name is in the event
table-differs-place = place { $printed } is printed, { $own } here
table-differs-points = { $printed } points are printed, { $own } here
table-differs-coefficient = { $column }: { $printed } is printed, { $own } here
table-differs-game = column { $column }: { $printed } is printed, { $own } here
table-not-compared = Columns that were not compared: { $columns }
act-import-table = Enter an event from a published table
act-import-table-text = A cross-table, or a table by rounds with cells such as 12w2: CSV, a spreadsheet, or HTML saved from a page. The event must be new.
act-compare-table = Compare with a published table
act-table-file = The table
act-table-pasted = Or the table itself, copied from a page or a spreadsheet
act-table-dry-run = Only tell what would be entered
