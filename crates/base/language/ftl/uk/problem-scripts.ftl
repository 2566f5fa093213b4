# What scripts on the pages of compositions say.

problem-close = Закрити дошку
problem-stop = Зупинити доведення
problem-proof = Доведення композиції
problem-stopped = Доведення зупинено: нічого не вирішено.
problem-live = Доводити під час змін
problem-got = Очки: { $points }
