# What is not done at a contest, and why.
contest-act-no-office = нет должности «{ $text }»
contest-act-no-composition = композиции { $number } нет; прислано композиций: { $found }
contest-act-bad-file = композиции не удалось прочитать: { $why }
contest-act-too-few = нужно композиций: { $wanted }; с решением есть: { $found }
contest-act-one-work = одну работу заменяет одна; прислано работ: { $found }
contest-act-no-points = «{ $text }» не называет очков: напишите 2 или текст и его очки как ТЕКСТ=0.5
contest-act-unread = программа не может прочитать это решение: { $why }; скажите сами, что засчитывается, номерами ключа
