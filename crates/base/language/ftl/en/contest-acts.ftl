# What is not done at a contest, and why.
contest-act-no-office = no office is called "{ $text }"
contest-act-no-composition = there is no composition { $number }; compositions sent: { $found }
contest-act-bad-file = the compositions cannot be read: { $why }
contest-act-too-few = compositions wanted: { $wanted }; those with a solution: { $found }
contest-act-one-work = one work takes the place of another; works sent: { $found }
contest-act-no-points = "{ $text }" says no points: write 2, or a text and its points as TEXT=0.5
contest-act-unread = the program cannot read this solution: { $why }; say yourself what counts, by the numbers of the key
