# What is not done at a contest, and why.
contest-act-no-office = немає посади «{ $text }»
contest-act-no-composition = композиції { $number } немає; надіслано композицій: { $found }
contest-act-bad-file = композиції не вдалося прочитати: { $why }
contest-act-too-few = потрібно композицій: { $wanted }; з розв’язком є: { $found }
contest-act-one-work = одну роботу замінює одна; надіслано робіт: { $found }
contest-act-no-points = «{ $text }» не називає очок: напишіть 2 або текст і його очки як ТЕКСТ=0.5
contest-act-unread = програма не може прочитати цей розв’язок: { $why }; скажіть самі, що зараховується, номерами ключа
