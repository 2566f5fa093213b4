# Строка команды, которую нельзя прочесть.

typed-error = ошибка:
typed-usage = Употребление:
typed-see-help = подробнее: { $command } --help
typed-did-you-mean = возможно, «{ $name }»?
typed-no-such-command = нет команды «{ $name }»
typed-command-missing = после «{ $name }» нужна одна из команд:
typed-no-such-argument = «{ $name }» здесь лишнее
typed-argument-missing = не хватает:
typed-conflict = «{ $name }» не сочетается с этим:
typed-value-missing = для «{ $name }» нужно значение
typed-bad-value = для «{ $name }» не годится «{ $value }»
typed-possible = может быть: { $values }
typed-too-many = «{ $value }» — лишнее значение для «{ $name }»
typed-too-few = для «{ $name }» нужно больше значений
typed-whole-number = нужно целое число, не слишком большое

phrase-rounds-are-numbered-from-1 = туры нумеруются с 1
phrase-name-a-round = назовите тур
phrase-write-rounds-such-as-3-or-3-5-or-2-4 = пишите туры так: 3, или 3,5, или 2-4
phrase-write-a-date-such-as-2026-05-01 = пишите дату так: 2026-05-01
phrase-write-a-date-such-as-2001-05-17-or-a-year = пишите дату так: 2001-05-17, или только год
phrase-write-number-text = пишите так: НОМЕР=ТЕКСТ
