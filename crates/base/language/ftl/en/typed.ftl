# A command line that cannot be read.

typed-error = error:
typed-usage = Usage:
typed-see-help = more: { $command } --help
typed-did-you-mean = did you mean “{ $name }”?
typed-no-such-command = there is no command “{ $name }”
typed-command-missing = “{ $name }” needs one of these commands:
typed-no-such-argument = nobody expects “{ $name }” here
typed-argument-missing = this is missing:
typed-conflict = “{ $name }” cannot be used together with:
typed-value-missing = “{ $name }” needs a value
typed-bad-value = “{ $name }” cannot be “{ $value }”
typed-possible = it can be: { $values }
typed-too-many = “{ $value }” is one too many for “{ $name }”
typed-too-few = “{ $name }” needs more values
typed-whole-number = a whole number is wanted, not too large

phrase-rounds-are-numbered-from-1 = rounds are numbered from 1
phrase-name-a-round = name a round
phrase-write-rounds-such-as-3-or-3-5-or-2-4 = write rounds such as 3 or 3,5 or 2-4
phrase-write-a-date-such-as-2026-05-01 = write a date such as 2026-05-01
phrase-write-a-date-such-as-2001-05-17-or-a-year = write a date such as 2001-05-17 or a year
phrase-write-number-text = write NUMBER=TEXT
