# What scripts on the pages of compositions say.

problem-close = Uždaryti lentą
problem-stop = Sustabdyti įrodinėjimą
problem-proof = Kompozicijos įrodymas
problem-stopped = Įrodinėjimas sustabdytas: nieko nenuspręsta.
problem-live = Įrodinėti keičiant
problem-got = Taškai: { $points }
