# Letters: what they say and who gets them.

mail-title = Листи та сповіщення
mail-note = Її бачите лише ви, і вона може лишатися порожньою. Листи надходять лише після підтвердження адреси.
mail-not-here = Цей сайт не надсилає листів.
mail-no-address = Адреси ще немає. Вкажіть її на сторінці облікового запису.
mail-is-confirmed = Підтверджено: вам можна писати.
mail-not-confirmed = Ще не підтверджено. Перейдіть за посиланням у надісланому туди листі; доти нічого іншого не надсилаємо.
mail-ask = Надіслати посилання ще раз
mail-asked = Лист із посиланням уже в дорозі на вашу адресу.
mail-asked-too-often = Сьогодні вже надіслано кілька посилань. Перевірте теку небажаних листів або спробуйте завтра.
mail-saved = Збережено.
mail-kinds = Про що вам писати
mail-kind-pairing = Суперник, стіл і колір, коли оприлюднено тур
mail-kind-check-in = Відкрито реєстрацію присутніх
mail-kind-result = Ваш результат чекає на підтвердження
mail-below =
    Ви отримали цей лист через налаштування: { $kind }.
    Щоб більше таких не отримувати: { $link }
mail-confirm-subject = Підтвердьте свою адресу
mail-confirm-body =
    Хтось указав цю адресу для облікового запису { $name }. Якщо це ви, перейдіть за посиланням протягом трьох днів:

    { $link }

    Якщо це не ви, нічого не робіть: більше вам не писатимуть.
mail-confirm-title = Підтвердження адреси
mail-confirm-text = Листи цього сайту можуть надходити на { $address }.
mail-confirm-button = Підтвердити
mail-confirmed = Адресу підтверджено.
mail-link-gone = Це посилання вже недійсне.
mail-off-title = Менше листів
mail-off-button = Більше таких не надсилати
mail-off-done = Вимкнено: { $kind }.

## What players are told.

notice-pairing =
    Тур { $round }: ваш суперник — { $opponent }, стіл { $table }{ $board ->
        [none] {""}
       *[other] , дошка { $board }
    }{ $color ->
        [white] , ви граєте білими
        [black] , ви граєте чорними
       *[none] {""}
    }.
notice-subject-pairing = { $event }: тур { $round }
notice-subject-check-in = { $event }: відкрито реєстрацію присутніх
notice-subject-result = { $event }: результат чекає на ваше підтвердження
notice-starts = Початок туру: { $at }.
notice-free = У турі { $round } ви не граєте.
notice-check-in = Відкрито реєстрацію присутніх: підійдіть до суддівського столу.
notice-result = Тур { $round }, стіл { $table }: { $opponent } повідомляє { $score }. Підтвердьте або вкажіть свій результат.
