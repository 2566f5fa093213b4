# What scripts on the pages of compositions say.

problem-close = Закрыть доску
problem-stop = Остановить доказательство
problem-proof = Доказательство композиции
problem-stopped = Доказательство остановлено: ничего не решено.
problem-live = Доказывать по ходу изменений
problem-got = Очки: { $points }
