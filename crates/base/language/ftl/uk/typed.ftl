# Рядок команди, який неможливо прочитати.

typed-error = помилка:
typed-usage = Вживання:
typed-see-help = докладніше: { $command } --help
typed-did-you-mean = можливо, «{ $name }»?
typed-no-such-command = немає команди «{ $name }»
typed-command-missing = після «{ $name }» потрібна одна з команд:
typed-no-such-argument = «{ $name }» тут зайве
typed-argument-missing = бракує:
typed-conflict = «{ $name }» не поєднується з таким:
typed-value-missing = для «{ $name }» потрібне значення
typed-bad-value = для «{ $name }» не годиться «{ $value }»
typed-possible = може бути: { $values }
typed-too-many = «{ $value }» — зайве значення для «{ $name }»
typed-too-few = для «{ $name }» потрібно більше значень
typed-whole-number = потрібне ціле число, не надто велике

phrase-rounds-are-numbered-from-1 = тури нумеруються від 1
phrase-name-a-round = назвіть тур
phrase-write-rounds-such-as-3-or-3-5-or-2-4 = пишіть тури так: 3, або 3,5, або 2-4
phrase-write-a-date-such-as-2026-05-01 = пишіть дату так: 2026-05-01
phrase-write-a-date-such-as-2001-05-17-or-a-year = пишіть дату так: 2001-05-17, або лише рік
phrase-write-number-text = пишіть так: НОМЕР=ТЕКСТ
