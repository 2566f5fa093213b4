# Композиция: что нашла проверка.

finding-code-silent = кодекс ({ $code }) не говорит об этом виде: { $variant }
finding-informal = неформальная: { $fault }
finding-illegal = нелегальная: { $fault }
finding-no-genre = { $white } против { $black }: такого жанра в кодексе нет
finding-genre = { $genre }, { $white } против { $black }
finding-equal-forces = силы равны
finding-lead = перевес { $lead }: { $side }, разрешено не более { $most }
finding-too-great-lead = неформальная: перевес { $lead }: { $side }, разрешено не более { $most }
finding-black-has-task = задание у чёрных, а кодексы дают его белым; белыми здесь названа сторона, у которой оно есть
finding-first-move-captures = первый ход белых является взятием
finding-first-move-quiet = первый ход не является взятием
finding-nothing-en-prise = под боем ничего нет, поэтому последний ход показывать не нужно
finding-arises-from = шашка под боем; позиция возникает из { $fen } ходами { $line }
finding-last-move = шашка под боем; чёрные могли сыграть { $line }
finding-no-last-move = нелегальная: шашка под боем, а последнего хода чёрных, который это объясняет, нет
finding-author-shows = автор показывает: { $text }
finding-proved = { $goal }: доказано против любой защиты
finding-prevented = { $goal }: чёрные могут помешать
finding-other-side-wins = первый ход: { $first }; выигрыш: { $side }; чтобы проверить такое задание, укажите вид { $kind }
finding-other-side-to-move-wins = если начинает эта сторона, она выигрывает: { $side }; чтобы проверить такое задание, укажите { $fen }
finding-is-drawn = при лучшей игре не выигрывает ни одна сторона; чтобы проверить это, задайте задание «ничья»
finding-is-won-otherwise = белые выигрывают, не запирая этого; чтобы проверить это, задайте задание «выигрыш»
finding-task-open = { $goal }: за отведённое время не решено
finding-author-fails = авторский вариант не проходит: { $line }, ответ { $answers }
finding-defence-open = { $after-kind ->
    [none] защита { $defence } за отведённое время не решена
   *[some] защита { $defence } после { $after } за отведённое время не решена
}
finding-false-way-reaches = ложный след { $line } ведёт к цели
finding-false-way-refuted = { $ways ->
    [one] ложный след { $line } имеет { $ways } опровержение
    [few] ложный след { $line } имеет { $ways } опровержения
   *[other] ложный след { $line } имеет { $ways } опровержений
}
finding-false-way-open = ложный след { $line } не решён
finding-full-side-solution = { $exceeds ->
    [yes] полное побочное решение, которое запирает больше, чем нужно: { $way }
   *[no] полное побочное решение: { $way }
}
finding-partial-side-solution = { $exceeds ->
    [yes] частичное побочное решение, которое запирает больше, чем нужно, после { $after }: { $way }
   *[no] частичное побочное решение после { $after }: { $way }
}
finding-more-ways = частичных побочных решений, кроме этих: { $count }
finding-others-open = { $count ->
    [one] другого пути не найдено; за отведённое время не решён { $count } другой ход
    [few] другого пути не найдено; за отведённое время не решены { $count } других хода
   *[other] другого пути не найдено; за отведённое время не решены { $count } других ходов
}
finding-no-win-seen = { $count ->
    [one] другого пути не найдено; не доказано, что не проходит { $count } другой ход, но движок не видит после него достижения цели на { $depth } полуходов вперёд
    [few] другого пути не найдено; не доказано, что не проходят { $count } других хода, но движок не видит ни после одного из них достижения цели по меньшей мере на { $depth } полуходов вперёд
   *[other] другого пути не найдено; не доказано, что не проходят { $count } других ходов, но движок не видит ни после одного из них достижения цели по меньшей мере на { $depth } полуходов вперёд
}
finding-likely-key = { $key }, вероятно, ключевой ход: против каждой защиты не доказано, но движок говорит { $score } на { $depth } полуходов вперёд
finding-defence-seen = { $after-kind ->
    [none] защита { $defence } не решена; движок говорит { $score } в пользу белых на { $depth } полуходов вперёд
   *[some] защита { $defence } после { $after } не решена; движок говорит { $score } в пользу белых на { $depth } полуходов вперёд
}
finding-likely-side-solution = { $after-kind ->
    [none] { $other }, вероятно, тоже ведёт к цели: не доказано, но движок говорит { $score } на { $depth } полуходов вперёд
   *[some] после { $after } ход { $other }, вероятно, тоже ведёт к цели: не доказано, но движок говорит { $score } на { $depth } полуходов вперёд
}
finding-others-fail = доказано, что ни один другой ход белых не проходит
finding-others-fail-but = { $count ->
    [one] доказано, что ни один другой ход белых не проходит, кроме { $count } названного здесь пути
   *[other] доказано, что ни один другой ход белых не проходит, кроме { $count } названных здесь путей
}
finding-inaccuracy = ход { $number }: { $other } вместо { $played }: { $kind }, { $passing }
finding-more-inaccuracies = неточностей, кроме этих: { $count }
finding-no-inaccuracy = нет
finding-variations = { $by-author ->
    [yes] независимых тематических вариантов у автора: { $found }, нужно не менее { $needed }
   *[no] независимых тематических вариантов найдено: { $found }, нужно не менее { $needed }
}
finding-placements = различных расположений запертых шашек: { $count }
finding-locked-exactly = { $goal } в каждом варианте
finding-final-not-quiet = в финале чёрные не должны сделать хода без взятия
finding-final-economical = в конце главного варианта белых шашек { $white }, чёрных { $black }; лишних белых нет
finding-final-unneeded = в конце главного варианта белых шашек { $white }, чёрных { $black }; лишние: { $squares }
finding-final-many-white = белых шашек в финале { $white }; на большой доске должна остаться одна
finding-final-free-black = чёрных шашек в финале { $black }, и они могут ходить; на большой доске они должны быть заперты
finding-kings-play = все дамки начальной позиции участвуют в игре
finding-kings-idle = дамки без участия в игре: { $squares }
finding-nothing-superfluous = ни одной шашки нельзя снять без ущерба
finding-superfluous = можно снять поодиночке без ущерба для решения: { $squares }
finding-superfluous-open = за отведённое время не решено, можно ли снять: { $squares }
finding-all-active = в главном варианте ходят или жертвуются все белые шашки: { $white }
finding-idle = { $idle } из { $white } белых шашек в главном варианте не ходят и не жертвуются: { $squares }
finding-given-up = белых шашек, пожертвованных в главном варианте: { $pieces }, ходов в нём: { $moves }
finding-majority = ход { $number }: жертва по правилу большинства { $chains }, { $economy }
finding-pure = в главном варианте неточностей нет
finding-impure = неточностей в главном варианте: { $count }
finding-echoes = тематических вариантов, финал которых повторяется в другом месте доски: { $count }
finding-only-refutations = первых ходов с единственным опровержением: { $count }
finding-unnatural = белая простая на { $white } вместе с чёрной на { $black } выглядят неестественно
finding-ready-capture = в начальной позиции у чёрных есть готовое взятие
finding-ready-final = шашки, запертые в финале, стоят запертыми с начала: { $squares }
finding-no-practical-problems = кодекс не знает практических проблем; она оценена как любая другая
finding-looks-practical = в начальной позиции нет дамок и нечего бить, как в партии; естественна ли она, решают судьи
finding-practical-kings = дамки в начальной позиции практической проблемы выглядят неестественно
finding-practical-en-prise = в начальной позиции практической проблемы есть что бить
finding-final-after-combination = после комбинации ход чёрных, и бить им нечего
finding-study-final-one = главный вариант кончается одной белой шашкой
finding-study-final-motif = главный вариант кончается мотивом, в котором участвуют все белые шашки: { $white }
finding-study-final-idle = белые шашки без участия в финальном мотиве: { $squares }
finding-false-way-duals = дуалей в ложном следе { $line }: { $duals }, допускается не более { $most }
finding-transpositions = ходов, которые можно переставить: { $count }
finding-no-transposition = переставить ходы нельзя
finding-help-reached = { $goal }: стороны вместе достигают цели, ходов: { $moves }
finding-help-not-reached = { $goal }: даже вместе стороны не достигают цели, ходов: { $moves }

seen-men = { $value }
seen-won-in = { $plies ->
    [one] выигрыш белых за { $plies } полуход
    [few] выигрыш белых за { $plies } полухода
   *[other] выигрыш белых за { $plies } полуходов
}
seen-lost-in = { $plies ->
    [one] проигрыш белых за { $plies } полуход
    [few] проигрыш белых за { $plies } полухода
   *[other] проигрыш белых за { $plies } полуходов
}
seen-played-on = { $plies ->
    [one] { $now }, а после игры дальше, { $plies } полуход, { $then }
    [few] { $now }, а после игры дальше, { $plies } полухода, { $then }
   *[other] { $now }, а после игры дальше, { $plies } полуходов, { $then }
}
seen-played-to-win = { $plies ->
    [one] { $now }, а после игры дальше, { $plies } полуход, выигрыш белых
    [few] { $now }, а после игры дальше, { $plies } полухода, выигрыш белых
   *[other] { $now }, а после игры дальше, { $plies } полуходов, выигрыш белых
}
seen-played-to-loss = { $plies ->
    [one] { $now }, а после игры дальше, { $plies } полуход, проигрыш белых
    [few] { $now }, а после игры дальше, { $plies } полухода, проигрыш белых
   *[other] { $now }, а после игры дальше, { $plies } полуходов, проигрыш белых
}
seen-forced = достигается силой, перебраны все ходы
seen-not-forced = силой не достигается, перебраны все ходы

passing-before-branching = до разветвления: равна полному побочному решению
passing-concluding = заключительная, не считается
passing-not-allowed = не разрешено
passing-one-too-many = сверх разрешённого числа
passing-may-pass = допускается

economy-rich = экономная, три направления или более
economy-economical = экономная
economy-plain = неэкономная

dual-transposition = перестановка ходов
dual-other-move = другой ход на то же поле
dual-other-capture = другое взятие, позиция та же
dual-other-capture-changed = другое взятие, позиция другая
dual-inexact-move = неточный ход дамкой
dual-inexact-capture = неточное взятие дамкой
dual-other-sacrifice = другая жертва
dual-prolongation = удлинение решения
dual-other-last-move = другой последний ход
dual-side-solution = побочное решение

soundness-sound = корректна: решение доказано, и нет другого пути к цели, который запрещает кодекс
soundness-sound-as-seen = корректна, насколько видно: решение доказано, а другой путь к цели, который запрещает кодекс, не доказан и не виден движку
soundness-sound-as-far-as-searched = изъянов не найдено: решение доказано, но некоторые другие ходы не решены
soundness-one-key = один ключ: задание доказано, и другого первого хода, ведущего к цели, не найдено; дальше есть несколько путей, и только авторское решение скажет, какие из них считаются
soundness-unsound = некорректная
soundness-unsolvable = нерешаемая: задание выполнить нельзя
soundness-likely-sound = вероятно корректная: против каждой защиты не доказано, но движок видит один путь к цели
soundness-likely-unsound = вероятно некорректная: движок видит второй путь к цели, который не доказан
soundness-not-decided = за отведённое время не решено

goal-win = выигрыш
goal-draw = ничья
goal-lock = запереть { $kings ->
    [0] { $men ->
        [one] { $men } простую
        [few] { $men } простые
       *[other] { $men } простых
    }
   *[other] { $men ->
        [0] { $kings ->
            [one] { $kings } дамку
            [few] { $kings } дамки
           *[other] { $kings } дамок
        }
       *[other] { $kings ->
            [one] { $kings } дамку
            [few] { $kings } дамки
           *[other] { $kings } дамок
        } и { $men ->
            [one] { $men } простую
            [few] { $men } простые
           *[other] { $men } простых
        }
    }
}
goal-give-away = отдать все шашки

## Under a diagram (UA13-VI.7.4.1, UA-VIII.Fmt.2); nothing stands there for a win

caption-draw = Ничья
caption-lock = Запереть { $kings ->
    [0] { $men }П
   *[other] { $men ->
        [0] { $kings }Д
       *[other] { $kings }Д+{ $men }П
    }
}
caption-give-away = Поддавки

genre-classical-miniature = классическая миниатюра
genre-small-problem = малая проблема
genre-medium-problem = средняя проблема
genre-large-problem = большая проблема
genre-giant-problem = гигантская проблема
genre-practical-problem = практическая проблема

code-ukraine2013 = правила Украины, 2013, часть VI
code-ukraine2023 = правила Украины, 2023, часть VIII

## Темы отчёта

finding-topic-code = кодекс
finding-topic-set = комплект
finding-topic-genre = жанр
finding-topic-balance = соотношение сил
finding-topic-first-move = первый ход
finding-topic-legality = легальность
finding-topic-solution = решение
finding-topic-false-ways = ложные следы
finding-topic-unique-solution = единственность решения
finding-topic-inaccuracies = неточности
finding-topic-variations = варианты
finding-topic-locked-placements = расположение запертых
finding-topic-exact-locking = точное запирание
finding-topic-final = финал
finding-topic-kings = дамки
finding-topic-construction = построение
finding-topic-activity = активность
finding-topic-sacrifices = жертвы
finding-topic-majority-rule = правило большинства
finding-topic-purity = чистота
finding-topic-repeated-motifs = повтор мотивов
finding-topic-naturalness = естественность

finding-state-met = выполнено
finding-state-broken = нарушено
finding-state-not-decided = открыто
finding-state-warning = внимание
finding-state-fact = факт

## Вокруг отчёта

proof-verdict = Заключение
proof-verdicts = Заключение о композициях
proof-compositions = Композиции
proof-requirement = Требование
proof-finding = Что найдено
proof-clause = Пункт
proof-no-genre = жанра в кодексе нет
proof-reached-in = { $moves ->
    [one] { $goal } за { $moves } ход
    [few] { $goal } за { $moves } хода
   *[other] { $goal } за { $moves } ходов
}
proof-exceeds = запирает больше, чем нужно
proof-fails = не проходит
proof-refuted-only-by = единственное опровержение { $answer }
proof-refuted-by = опровержения { $answers }
proof-undecided = не решено
proof-undecided-fails = не решено; по движку цель не достигается: { $score }, { $depth } полуходов вперёд
proof-undecided-not-forced = не решено; перебором всех ходов обеих сторон на { $depth } полуходов цель силой не достигнута
proof-undecided-holds = не решено; по движку белые достигают цели: { $score }, { $depth } полуходов вперёд
proof-undecided-unclear = не решено; движок говорит { $score }, { $depth } полуходов вперёд
proof-rests = Основание
proof-rests-proved = Доказано
proof-rests-judged = Только оценка движка
proof-rests-open = Открыто
proof-rests-met = задание выполняется
proof-rests-prevented = задание невыполнимо
proof-rests-task = задание
proof-rests-reach = ведут к цели: { $moves }
proof-rests-fail = не проходят первые ходы: { $count } из { $all }
proof-rests-seen-reach = ведёт к цели: { $move } ({ $score }, { $depth } полуходов вперёд)
proof-rests-seen-fail = не проходят первые ходы: { $count } (не более { $score }, не менее { $depth } полуходов вперёд)
proof-rests-not-forced = не проходят первые ходы: { $count } (перебором всех ходов обеих сторон на { $depth } полуходов цель силой не достигнута)
proof-rests-moves = первые ходы: { $moves }
proof-rests-unclear = { $move } ({ $score }, { $depth } полуходов вперёд)
proof-rests-later = более поздние ходы в стороне от решения: { $count }
proof-first-move = Первый ход
proof-more-lines = { $count ->
    [one] (ещё { $count } вариант)
    [few] (ещё { $count } варианта)
   *[other] (ещё { $count } вариантов)
}
proof-another-way = другой путь: { $move }
proof-proved = доказано
proof-cannot-be-met = выполнить нельзя
proof-proving = доказательство
proof-first-moves = первые ходы { $done }/{ $all }
proof-walking = варианты решения
proof-against = { $white } против { $black }
proof-fits-none = жанра в кодексе нет
proof-may-lead = белые могут иметь перевес { $white }, чёрные { $black }
proof-also = по материалу также: { $genre }
proof-no-date = без даты
proof-not-earlier = не раньше
proof-nothing-like-it = ничего подобного
proof-from-journal = из журнала

## Books

book-works = Произведений
book-authors = Авторов
book-found = Решения, найденные программой
book-open = Без решения: { $open } из { $all }. --solve их поищет, с --time дольше
book-work-number = { $number }.
book-index-authors = Список авторов
book-index-motifs = Мотивы
book-index-material = Материал

motif-draw = ничья
motif-lock = запирание
motif-give-away = поддавки
motif-given-up = пожертвовано шашек: { $count }
motif-long-capture = побито за раз: { $count }
motif-circle = круговой удар
motif-crowning = проведение дамки
motif-black-crowning = чёрные напрасно проводят дамку
motif-majority = правило большинства
motif-blocked = чёрные заперты
motif-one-left = остаётся одна белая шашка
