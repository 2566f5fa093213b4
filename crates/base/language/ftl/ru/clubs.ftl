# Clubs: their pages, members, calendars and matches.

clubs-title = Клубы
clubs-about = Члены клуба видят его календарь, играют матчи с другими клубами и составляют команду в аренах.
clubs-own = Мои клубы
clubs-all = Все клубы
clubs-search = Название или место
clubs-none = Клубов ещё нет.
clubs-more = Ещё клубы
clubs-members-more = Ещё члены
clubs-new = Основать клуб
clubs-name = Название клуба
clubs-place = Место
clubs-what = О клубе
clubs-admits = Каждый желающий сразу становится членом
clubs-found = Основать
clubs-sign-in = Войти, чтобы вступить
clubs-role-asked = просит о приёме
clubs-role-member = член
clubs-role-leader = руководитель
clubs-closed = Этот клуб закрыт.
clubs-ask = Попросить о приёме
clubs-join = Вступить
clubs-ask-no-more = Отозвать просьбу
clubs-waiting = Ваша просьба ждёт решения руководителя клуба.
clubs-asking = Просят о приёме
clubs-welcome = Принять
clubs-deny = Не принимать
clubs-calendar = Календарь
clubs-nothing-planned = Ничего не запланировано.
clubs-kind-evening = клубный вечер
clubs-kind-event = соревнование
clubs-kind-arena = арена
clubs-kind-match = матч
clubs-strike = Убрать
clubs-past = Что уже было
clubs-matches = Матчи
clubs-match = Матч между клубами
clubs-no-matches = Матчей ещё не было.
clubs-state-proposed = предложен
clubs-state-agreed = согласован
clubs-state-running = идёт
clubs-state-over = закончен
clubs-state-declined = отклонён
clubs-state-called-off = отменён
clubs-enter = Я играю
clubs-withdraw = Я не играю
clubs-call-off = Отменить
clubs-agree = Согласиться
clubs-decline = Отказаться
clubs-members = Члены
clubs-change = Изменить
clubs-appoint = Сделать руководителем
clubs-retire = Больше не руководитель
clubs-remove = Вывести из клуба
clubs-leave = Выйти из клуба
clubs-really-leave = Действительно выйти
clubs-plan = Добавить в календарь
clubs-plan-title = Что это
clubs-plan-event = Соревнование этого сайта
clubs-plan-event-about = Конец его адреса, если это соревнование.
clubs-plan-do = Добавить
clubs-begins = Когда начинается
clubs-utc = По UTC.
clubs-challenge = Предложить матч
clubs-other = Другой клуб
clubs-boards = Не более досок
clubs-challenge-do = Предложить
clubs-describe = Изменить описание клуба
clubs-describe-do = Сохранить
clubs-close = Закрыть этот клуб
clubs-reopen = Снова открыть этот клуб
clubs-board = Доска
clubs-result = Результат
clubs-nobody-yet = Пока никто не вызвался.
clubs-how-match = Члены клуба на его странице говорят, что будут играть. В назначенное время сильнейшие из обоих клубов встречаются на первой доске и так далее; победа приносит 2 очка, ничья 1. Кто не начинает, проигрывает.
club-refusal-closed = клуб закрыт
club-refusal-name = в названии клуба от 2 до { $most } букв, а не { $letters }
club-refusal-about = в тексте о клубе не больше { $most } букв
club-refusal-title = назовите это, от 1 до { $most } букв
club-refusal-not-a-moment = «{ $text }» — не момент вроде 2026-11-20T18:00:00Z
club-refusal-too-late = это время уже прошло
club-refusal-too-early = планируют не более чем на { $days } дн. вперёд
club-refusal-unknown-rulebook = нет правил с названием «{ $name }»
club-refusal-not-a-control = «{ $text }» — не контроль времени с часами
club-refusal-boards = матч играют на 1–{ $most } досках
club-refusal-own-club = клуб не играет сам с собой
club-refusal-no-such-club = нет открытого клуба «{ $name }»
club-refusal-no-such-event = такого соревнования на этом сайте нет
club-refusal-no-such-player = никого не зовут «{ $name }»
club-refusal-name-taken = другой клуб уже так называется
club-refusal-too-many = один человек руководит не более чем 5 клубами и состоит не более чем в 50; здесь было бы больше { $most }
club-refusal-full = их уже { $most }, больше нельзя
club-refusal-last-leader = клубу нужен руководитель: сначала назначьте кого-нибудь другого
club-refusal-otherwise = тем временем всё изменилось; посмотрите ещё раз
clubs-members-count =
    {$number ->
        [one] { $number } член
        [few] { $number } члена
       *[other] { $number } членов
    }
clubs-boards-count =
    {$number ->
        [one] { $number } доска
        [few] { $number } доски
       *[other] { $number } досок
    }
