# Композиція: що знайшла перевірка.

finding-code-silent = кодекс ({ $code }) не говорить про цей вид: { $variant }
finding-informal = неформальна: { $fault }
finding-illegal = нелегальна: { $fault }
finding-no-genre = { $white } проти { $black }: такого жанру в кодексі немає
finding-genre = { $genre }, { $white } проти { $black }
finding-equal-forces = сили рівні
finding-lead = перевага { $lead }: { $side }, дозволено не більше { $most }
finding-too-great-lead = неформальна: перевага { $lead }: { $side }, дозволено не більше { $most }
finding-black-has-task = завдання мають чорні, а кодекси дають його білим; білими тут названо сторону, яка його має
finding-first-move-captures = перший хід білих є взяттям
finding-first-move-quiet = перший хід не є взяттям
finding-nothing-en-prise = під боєм нічого немає, тож останній хід показувати не треба
finding-arises-from = шашка під боєм; позиція виникає з { $fen } ходами { $line }
finding-last-move = шашка під боєм; чорні могли зіграти { $line }
finding-no-last-move = нелегальна: шашка під боєм, а останнього ходу чорних, який це пояснює, немає
finding-author-shows = автор показує: { $text }
finding-proved = { $goal }: доведено проти будь-якого захисту
finding-prevented = { $goal }: чорні можуть завадити
finding-other-side-wins = перший хід: { $first }; виграш: { $side }; щоб перевірити таке завдання, вкажіть вид { $kind }
finding-other-side-to-move-wins = якщо починає ця сторона, вона виграє: { $side }; щоб перевірити таке завдання, вкажіть { $fen }
finding-is-drawn = за найкращої гри не виграє жодна сторона; щоб перевірити це, задайте завдання «нічия»
finding-is-won-otherwise = білі виграють, не замикаючи цього; щоб перевірити це, задайте завдання «виграш»
finding-task-open = { $goal }: за відведений час не вирішено
finding-author-fails = авторський варіант не проходить: { $line }, відповідь { $answers }
finding-defence-open = { $after-kind ->
    [none] захист { $defence } за відведений час не вирішено
   *[some] захист { $defence } після { $after } за відведений час не вирішено
}
finding-false-way-reaches = хибний слід { $line } веде до мети
finding-false-way-refuted = { $ways ->
    [one] хибний слід { $line } має { $ways } спростування
    [few] хибний слід { $line } має { $ways } спростування
   *[other] хибний слід { $line } має { $ways } спростувань
}
finding-false-way-open = хибний слід { $line } не вирішено
finding-full-side-solution = { $exceeds ->
    [yes] повний побічний розв’язок, який замикає більше, ніж треба: { $way }
   *[no] повний побічний розв’язок: { $way }
}
finding-partial-side-solution = { $exceeds ->
    [yes] частковий побічний розв’язок, який замикає більше, ніж треба, після { $after }: { $way }
   *[no] частковий побічний розв’язок після { $after }: { $way }
}
finding-more-ways = часткових побічних розв’язків, крім цих: { $count }
finding-others-open = { $count ->
    [one] іншого шляху не знайдено; за відведений час не вирішено { $count } інший хід
    [few] іншого шляху не знайдено; за відведений час не вирішено { $count } інші ходи
   *[other] іншого шляху не знайдено; за відведений час не вирішено { $count } інших ходів
}
finding-no-win-seen = { $count ->
    [one] іншого шляху не знайдено; не доведено, що не проходить { $count } інший хід, але рушій не бачить після нього досягнення мети на { $depth } напівходів уперед
    [few] іншого шляху не знайдено; не доведено, що не проходять { $count } інші ходи, але рушій не бачить після жодного з них досягнення мети щонайменше на { $depth } напівходів уперед
   *[other] іншого шляху не знайдено; не доведено, що не проходять { $count } інших ходів, але рушій не бачить після жодного з них досягнення мети щонайменше на { $depth } напівходів уперед
}
finding-likely-key = { $key }, імовірно, ключовий хід: проти кожного захисту не доведено, але рушій каже { $score } на { $depth } напівходів уперед
finding-defence-seen = { $after-kind ->
    [none] захист { $defence } не вирішено; рушій каже { $score } на користь білих на { $depth } напівходів уперед
   *[some] захист { $defence } після { $after } не вирішено; рушій каже { $score } на користь білих на { $depth } напівходів уперед
}
finding-likely-side-solution = { $after-kind ->
    [none] { $other }, імовірно, теж веде до мети: не доведено, але рушій каже { $score } на { $depth } напівходів уперед
   *[some] після { $after } хід { $other }, імовірно, теж веде до мети: не доведено, але рушій каже { $score } на { $depth } напівходів уперед
}
finding-others-fail = доведено, що жоден інший хід білих не проходить
finding-others-fail-but = { $count ->
    [one] доведено, що жоден інший хід білих не проходить, крім { $count } названого тут шляху
   *[other] доведено, що жоден інший хід білих не проходить, крім { $count } названих тут шляхів
}
finding-inaccuracy = хід { $number }: { $other } замість { $played }: { $kind }, { $passing }
finding-more-inaccuracies = неточностей, крім цих: { $count }
finding-no-inaccuracy = немає
finding-variations = { $by-author ->
    [yes] незалежних тематичних варіантів в автора: { $found }, треба щонайменше { $needed }
   *[no] незалежних тематичних варіантів знайдено: { $found }, треба щонайменше { $needed }
}
finding-placements = різних розташувань замкнених шашок: { $count }
finding-locked-exactly = { $goal } в кожному варіанті
finding-final-not-quiet = у фіналі чорні не мають зробити ходу без взяття
finding-final-economical = наприкінці головного варіанта білих шашок { $white }, чорних { $black }; зайвих білих немає
finding-final-unneeded = наприкінці головного варіанта білих шашок { $white }, чорних { $black }; зайві: { $squares }
finding-final-many-white = білих шашок у фіналі { $white }; на великій дошці має лишитися одна
finding-final-free-black = чорних шашок у фіналі { $black }, і вони можуть ходити; на великій дошці їх має бути замкнено
finding-kings-play = усі дамки початкової позиції беруть участь у грі
finding-kings-idle = дамки без участі в грі: { $squares }
finding-nothing-superfluous = жодної шашки не можна зняти без шкоди
finding-superfluous = можна зняти поодинці без шкоди для розв’язку: { $squares }
finding-superfluous-open = за відведений час не вирішено, чи можна зняти: { $squares }
finding-all-active = у головному варіанті ходять або жертвуються всі білі шашки: { $white }
finding-idle = { $idle } з { $white } білих шашок у головному варіанті не ходять і не жертвуються: { $squares }
finding-given-up = білих шашок, пожертвуваних у головному варіанті: { $pieces }, ходів у ньому: { $moves }
finding-majority = хід { $number }: жертва за правилом більшості { $chains }, { $economy }
finding-pure = у головному варіанті неточностей немає
finding-impure = неточностей у головному варіанті: { $count }
finding-echoes = тематичних варіантів, фінал яких повторюється в іншому місці дошки: { $count }
finding-only-refutations = перших ходів з єдиним спростуванням: { $count }
finding-unnatural = біла проста на { $white } разом із чорною на { $black } виглядають неприродно
finding-ready-capture = у початковій позиції чорні мають готове взяття
finding-ready-final = шашки, замкнені у фіналі, стоять замкнені від початку: { $squares }
finding-no-practical-problems = кодекс не знає практичних проблем; її оцінено як будь-яку іншу
finding-looks-practical = у початковій позиції немає дамок і нічого не б’ється, як у партії; чи вона природна, вирішують судді
finding-practical-kings = дамки в початковій позиції практичної проблеми виглядають неприродно
finding-practical-en-prise = у початковій позиції практичної проблеми є що бити
finding-final-after-combination = після комбінації хід чорних, і бити їм нічого
finding-study-final-one = головний варіант закінчується однією білою шашкою
finding-study-final-motif = головний варіант закінчується мотивом, у якому беруть участь усі білі шашки: { $white }
finding-study-final-idle = білі шашки без участі у фінальному мотиві: { $squares }
finding-false-way-duals = дуалей у хибному сліді { $line }: { $duals }, дозволено не більше { $most }
finding-transpositions = ходів, які можна переставити: { $count }
finding-no-transposition = переставити ходи не можна
finding-help-reached = { $goal }: сторони разом досягають мети, ходів: { $moves }
finding-help-not-reached = { $goal }: навіть разом сторони не досягають мети, ходів: { $moves }

seen-men = { $value }
seen-won-in = { $plies ->
    [one] виграш білих за { $plies } напівхід
    [few] виграш білих за { $plies } напівходи
   *[other] виграш білих за { $plies } напівходів
}
seen-lost-in = { $plies ->
    [one] програш білих за { $plies } напівхід
    [few] програш білих за { $plies } напівходи
   *[other] програш білих за { $plies } напівходів
}
seen-played-on = { $plies ->
    [one] { $now }, а по грі далі, { $plies } напівхід, { $then }
    [few] { $now }, а по грі далі, { $plies } напівходи, { $then }
   *[other] { $now }, а по грі далі, { $plies } напівходів, { $then }
}
seen-played-to-win = { $plies ->
    [one] { $now }, а по грі далі, { $plies } напівхід, виграш білих
    [few] { $now }, а по грі далі, { $plies } напівходи, виграш білих
   *[other] { $now }, а по грі далі, { $plies } напівходів, виграш білих
}
seen-played-to-loss = { $plies ->
    [one] { $now }, а по грі далі, { $plies } напівхід, програш білих
    [few] { $now }, а по грі далі, { $plies } напівходи, програш білих
   *[other] { $now }, а по грі далі, { $plies } напівходів, програш білих
}
seen-forced = досягається силою, перебрано всі ходи
seen-not-forced = силою не досягається, перебрано всі ходи

passing-before-branching = до розгалуження: дорівнює повному побічному розв’язку
passing-concluding = заключна, не рахується
passing-not-allowed = не дозволено
passing-one-too-many = понад дозволене число
passing-may-pass = допускається

economy-rich = економна, три напрямки або більше
economy-economical = економна
economy-plain = неекономна

dual-transposition = перестановка ходів
dual-other-move = інший хід на те саме поле
dual-other-capture = інше взяття, позиція та сама
dual-other-capture-changed = інше взяття, позиція інша
dual-inexact-move = неточний хід дамкою
dual-inexact-capture = неточне взяття дамкою
dual-other-sacrifice = інша жертва
dual-prolongation = подовження розв’язку
dual-other-last-move = інший останній хід
dual-side-solution = побічний розв’язок

soundness-sound = коректна: розв’язок доведено, і немає іншого шляху до мети, який забороняє кодекс
soundness-sound-as-seen = коректна, наскільки видно: розв’язок доведено, а інший шлях до мети, який забороняє кодекс, не доведено і не видно рушієві
soundness-sound-as-far-as-searched = вад не знайдено: розв’язок доведено, але деякі інші ходи не вирішено
soundness-one-key = один ключ: завдання доведено, і жодного іншого першого ходу, що веде до мети, не знайдено; далі є кілька шляхів, і лише авторський розв’язок скаже, які з них рахуються
soundness-unsound = некоректна
soundness-unsolvable = нерозв’язна: завдання виконати не можна
soundness-likely-sound = імовірно коректна: проти кожного захисту не доведено, але рушій бачить один шлях до мети
soundness-likely-unsound = імовірно некоректна: рушій бачить другий шлях до мети, який не доведено
soundness-not-decided = за відведений час не вирішено

goal-win = виграш
goal-draw = нічия
goal-lock = замкнути { $kings ->
    [0] { $men ->
        [one] { $men } просту
        [few] { $men } прості
       *[other] { $men } простих
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
        } і { $men ->
            [one] { $men } просту
            [few] { $men } прості
           *[other] { $men } простих
        }
    }
}
goal-give-away = віддати всі шашки

## Under a diagram (UA13-VI.7.4.1, UA-VIII.Fmt.2); nothing stands there for a win

caption-draw = Нічия
caption-lock = Замкнути { $kings ->
    [0] { $men }П
   *[other] { $men ->
        [0] { $kings }Д
       *[other] { $kings }Д+{ $men }П
    }
}
caption-give-away = Піддавки

genre-classical-miniature = класична мініатюра
genre-small-problem = мала проблема
genre-medium-problem = середня проблема
genre-large-problem = велика проблема
genre-giant-problem = гігантська проблема
genre-practical-problem = практична проблема

code-ukraine2013 = правила України, 2013, частина VI
code-ukraine2023 = правила України, 2023, частина VIII

## Теми звіту

finding-topic-code = кодекс
finding-topic-set = комплект
finding-topic-genre = жанр
finding-topic-balance = співвідношення сил
finding-topic-first-move = перший хід
finding-topic-legality = легальність
finding-topic-solution = розв’язок
finding-topic-false-ways = хибні сліди
finding-topic-unique-solution = єдиність розв’язку
finding-topic-inaccuracies = неточності
finding-topic-variations = варіанти
finding-topic-locked-placements = розташування замкнених
finding-topic-exact-locking = точне замикання
finding-topic-final = фінал
finding-topic-kings = дамки
finding-topic-construction = побудова
finding-topic-activity = активність
finding-topic-sacrifices = жертви
finding-topic-majority-rule = правило більшості
finding-topic-purity = чистота
finding-topic-repeated-motifs = повтор мотивів
finding-topic-naturalness = природність

finding-state-met = виконано
finding-state-broken = порушено
finding-state-not-decided = відкрито
finding-state-warning = увага
finding-state-fact = факт

## Навколо звіту

proof-verdict = Висновок
proof-verdicts = Висновок про композиції
proof-compositions = Композиції
proof-requirement = Вимога
proof-finding = Що знайдено
proof-clause = Пункт
proof-no-genre = жанру в кодексі немає
proof-reached-in = { $moves ->
    [one] { $goal } за { $moves } хід
    [few] { $goal } за { $moves } ходи
   *[other] { $goal } за { $moves } ходів
}
proof-exceeds = замикає більше, ніж треба
proof-fails = не проходить
proof-refuted-only-by = єдине спростування { $answer }
proof-refuted-by = спростування { $answers }
proof-undecided = не вирішено
proof-undecided-fails = не вирішено; за рушієм мети не досягнуто: { $score }, { $depth } напівходів уперед
proof-undecided-not-forced = не вирішено; перебором усіх ходів обох сторін на { $depth } напівходів мети силою не досягнуто
proof-undecided-holds = не вирішено; за рушієм білі досягають мети: { $score }, { $depth } напівходів уперед
proof-undecided-unclear = не вирішено; рушій каже { $score }, { $depth } напівходів уперед
proof-rests = Підстава
proof-rests-proved = Доведено
proof-rests-judged = Лише оцінка рушія
proof-rests-open = Відкрито
proof-rests-met = завдання виконується
proof-rests-prevented = завдання не можна виконати
proof-rests-task = завдання
proof-rests-reach = ведуть до мети: { $moves }
proof-rests-fail = не проходять перші ходи: { $count } з { $all }
proof-rests-seen-reach = веде до мети: { $move } ({ $score }, { $depth } напівходів уперед)
proof-rests-seen-fail = не проходять перші ходи: { $count } (щонайбільше { $score }, щонайменше { $depth } напівходів уперед)
proof-rests-not-forced = не проходять перші ходи: { $count } (перебором усіх ходів обох сторін на { $depth } напівходів мети силою не досягнуто)
proof-rests-moves = перші ходи: { $moves }
proof-rests-unclear = { $move } ({ $score }, { $depth } напівходів уперед)
proof-rests-later = пізніші ходи осторонь розв’язку: { $count }
proof-first-move = Перший хід
proof-more-lines = { $count ->
    [one] (ще { $count } варіант)
    [few] (ще { $count } варіанти)
   *[other] (ще { $count } варіантів)
}
proof-another-way = інший шлях: { $move }
proof-proved = доведено
proof-cannot-be-met = виконати не можна
proof-proving = доведення
proof-first-moves = перші ходи { $done }/{ $all }
proof-walking = варіанти
proof-against = { $white } проти { $black }
proof-fits-none = жанру в кодексі немає
proof-may-lead = білі можуть мати перевагу { $white }, чорні { $black }
proof-also = за матеріалом також: { $genre }
proof-no-date = без дати
proof-not-earlier = не раніше
proof-nothing-like-it = нічого подібного
proof-from-journal = з журналу

## Books

book-works = Творів
book-authors = Авторів
book-found = Розв’язки, знайдені програмою
book-open = Без розв’язку: { $open } з { $all }. --solve їх пошукає, з --time довше
book-work-number = { $number }.
book-index-authors = Список авторів
book-index-motifs = Мотиви
book-index-material = Матеріал

motif-draw = нічия
motif-lock = замикання
motif-give-away = піддавки
motif-given-up = пожертвувано шашок: { $count }
motif-long-capture = побито за раз: { $count }
motif-circle = круговий удар
motif-crowning = проведення дамки
motif-black-crowning = чорні марно проводять дамку
motif-majority = правило більшості
motif-blocked = чорні замкнені
motif-one-left = лишається одна біла шашка
