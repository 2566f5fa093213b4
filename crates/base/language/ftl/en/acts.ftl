# What is done at an event, whichever way it is asked for.
act-none-of = "{ $text }" is not known here; one of { $known } is
act-not-rounds = "{ $text }" names no rounds; write 3 or 3,5 or 2-4
act-or-ahead = { $next }, or start it all the same
act-only-in-swiss = Pairs are made first and rules relaxed in Swiss rounds only; pair this one by hand or by decision.
act-opening = Table { $table }: opening { $opening }
act-relax = Relax a rule in this round
act-relax-help = A rule a line: third-colour, rematch:1:4, prohibition:1:4, free:5; numbers or names. By decision of the chief arbiter, with the reason.
tokens-scope-events = Make events and act at their desks
