# The course for arbiters: incidents to be decided.

course-title = Курс для суддів
course-about = Випадки за дошкою за кожним кодексом. Вирішіть їх; рішення дається з пунктом, так само як програма судить за справжньою дошкою.
course-what = Що сталося
course-absent = не з’явився вчасно без поважної причини
course-absent-both = ніхто не з’явився вчасно
course-right = Правильно.
course-wrong = Ні. Кодекс каже:
course-ruling = Рішення
course-next = Наступний випадок
course-decide = Вирішити
course-result = Що буде з партією?
course-result-goes-on = Вона триває: це відхиляють.
course-result-white = Виграють білі.
course-result-black = Виграють чорні.
course-result-red = Виграють червоні.
course-result-draw = Нічия.
course-result-both-lose = Програють обидва.
course-penalty = Чи передбачає кодекс зараз покарання?
course-penalty-yes = Так: порушення накопичилися.
course-penalty-no = Ні: це виправляють, із попередженням, якщо кодекс його передбачає.
course-count =
    {$number ->
        [one] { $number } випадок
        [few] { $number } випадки
       *[other] { $number } випадків
    }
