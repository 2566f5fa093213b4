# The course for arbiters: incidents to be decided.

course-title = Курс для судей
course-about = Случаи за доской по каждому кодексу. Решите их; решение даётся с пунктом, так же как программа судит за настоящей доской.
course-what = Что произошло
course-absent = не явился вовремя без уважительной причины
course-absent-both = никто не явился вовремя
course-right = Верно.
course-wrong = Нет. Кодекс говорит:
course-ruling = Решение
course-next = Следующий случай
course-decide = Решить
course-result = Что будет с партией?
course-result-goes-on = Она продолжается: это отклоняют.
course-result-white = Выигрывают белые.
course-result-black = Выигрывают чёрные.
course-result-red = Выигрывают красные.
course-result-draw = Ничья.
course-result-both-lose = Проигрывают оба.
course-penalty = Предусматривает ли кодекс сейчас наказание?
course-penalty-yes = Да: нарушения накопились.
course-penalty-no = Нет: это исправляют, с предупреждением, если кодекс его предусматривает.
course-count =
    {$number ->
        [one] { $number } случай
        [few] { $number } случая
       *[other] { $number } случаев
    }
