# What scripts on the pages of compositions say.

problem-close = Close the board
problem-stop = Stop the proof
problem-proof = Proof of a composition
problem-stopped = The proof was stopped: nothing is decided.
problem-live = Prove while I change it
problem-got = Points: { $points }
