# Clubs: their pages, members, calendars and matches.

clubs-title = Клуби
clubs-about = Члени клубу бачать його календар, грають матчі з іншими клубами й стають командою в аренах.
clubs-own = Мої клуби
clubs-all = Усі клуби
clubs-search = Назва або місце
clubs-none = Клубів ще немає.
clubs-more = Ще клуби
clubs-members-more = Ще члени
clubs-new = Заснувати клуб
clubs-name = Назва клубу
clubs-place = Місце
clubs-what = Про клуб
clubs-admits = Кожен охочий одразу стає членом
clubs-found = Заснувати
clubs-sign-in = Увійти, щоб вступити
clubs-role-asked = просить про вступ
clubs-role-member = член
clubs-role-leader = керівник
clubs-closed = Цей клуб закрито.
clubs-ask = Попросити про вступ
clubs-join = Вступити
clubs-ask-no-more = Відкликати прохання
clubs-waiting = Ваше прохання чекає на рішення керівника клубу.
clubs-asking = Просять про вступ
clubs-welcome = Прийняти
clubs-deny = Не приймати
clubs-calendar = Календар
clubs-nothing-planned = Нічого не заплановано.
clubs-kind-evening = клубний вечір
clubs-kind-event = змагання
clubs-kind-arena = арена
clubs-kind-match = матч
clubs-strike = Прибрати
clubs-past = Що вже було
clubs-matches = Матчі
clubs-match = Матч між клубами
clubs-no-matches = Матчів ще не було.
clubs-state-proposed = запропоновано
clubs-state-agreed = погоджено
clubs-state-running = триває
clubs-state-over = завершено
clubs-state-declined = відхилено
clubs-state-called-off = скасовано
clubs-enter = Я граю
clubs-withdraw = Я не граю
clubs-call-off = Скасувати
clubs-agree = Погодитися
clubs-decline = Відмовитися
clubs-members = Члени
clubs-change = Змінити
clubs-appoint = Зробити керівником
clubs-retire = Більше не керівник
clubs-remove = Вивести з клубу
clubs-leave = Вийти з клубу
clubs-really-leave = Справді вийти
clubs-plan = Додати до календаря
clubs-plan-title = Що це
clubs-plan-event = Змагання цього сайту
clubs-plan-event-about = Кінець його адреси, якщо це змагання.
clubs-plan-do = Додати
clubs-begins = Коли починається
clubs-utc = За UTC.
clubs-challenge = Запропонувати матч
clubs-other = Інший клуб
clubs-boards = Щонайбільше дощок
clubs-challenge-do = Запропонувати
clubs-describe = Змінити опис клубу
clubs-describe-do = Зберегти
clubs-close = Закрити цей клуб
clubs-reopen = Знову відкрити цей клуб
clubs-board = Дошка
clubs-result = Результат
clubs-nobody-yet = Ще ніхто не зголосився.
clubs-how-match = Члени клубу на його сторінці кажуть, що гратимуть. У призначений час найсильніші з обох клубів зустрічаються на першій дошці й так далі; перемога дає 2 очки, нічия 1. Хто не починає, програє.
club-refusal-closed = клуб закрито
club-refusal-name = назва клубу має від 2 до { $most } літер, а не { $letters }
club-refusal-about = текст про клуб має щонайбільше { $most } літер
club-refusal-title = назвіть це, від 1 до { $most } літер
club-refusal-not-a-moment = «{ $text }» не є моментом на зразок 2026-11-20T18:00:00Z
club-refusal-too-late = цей час уже минув
club-refusal-too-early = планують щонайбільше на { $days } дн. наперед
club-refusal-unknown-rulebook = немає правил з назвою «{ $name }»
club-refusal-not-a-control = «{ $text }» не є контролем часу з годинником
club-refusal-boards = матч грають на 1–{ $most } дошках
club-refusal-own-club = клуб не грає сам із собою
club-refusal-no-such-club = немає відкритого клубу «{ $name }»
club-refusal-no-such-event = такого змагання на цьому сайті немає
club-refusal-no-such-player = нікого не звати «{ $name }»
club-refusal-name-taken = інший клуб уже так називається
club-refusal-too-many = одна людина керує щонайбільше 5 клубами й належить щонайбільше до 50; тут було б більше ніж { $most }
club-refusal-full = їх уже { $most }, більше не можна
club-refusal-last-leader = клубові потрібен керівник: спершу призначте когось іншого
club-refusal-otherwise = тим часом усе змінилося; погляньте ще раз
clubs-members-count =
    {$number ->
        [one] { $number } член
        [few] { $number } члени
       *[other] { $number } членів
    }
clubs-boards-count =
    {$number ->
        [one] { $number } дошка
        [few] { $number } дошки
       *[other] { $number } дощок
    }
