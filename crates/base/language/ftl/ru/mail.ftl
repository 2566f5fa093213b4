# Letters: what they say and who gets them.

mail-title = Письма и уведомления
mail-note = Его видите только вы, и оно может оставаться пустым. Письма приходят только после подтверждения адреса.
mail-not-here = Этот сайт не отправляет писем.
mail-no-address = Адреса ещё нет. Укажите его на странице учётной записи.
mail-is-confirmed = Подтверждён: вам можно писать.
mail-not-confirmed = Ещё не подтверждён. Перейдите по ссылке в отправленном туда письме; до этого ничего другого не отправляем.
mail-ask = Отправить ссылку ещё раз
mail-asked = Письмо со ссылкой уже в пути на ваш адрес.
mail-asked-too-often = Сегодня уже отправлено несколько ссылок. Проверьте папку нежелательных писем или попробуйте завтра.
mail-saved = Сохранено.
mail-kinds = О чём вам писать
mail-kind-pairing = Соперник, стол и цвет, когда опубликован тур
mail-kind-check-in = Открыта регистрация присутствующих
mail-kind-result = Ваш результат ждёт подтверждения
mail-below =
    Вы получили это письмо из-за настройки: { $kind }.
    Чтобы больше таких не получать: { $link }
mail-confirm-subject = Подтвердите свой адрес
mail-confirm-body =
    Кто-то указал этот адрес для учётной записи { $name }. Если это вы, перейдите по ссылке в течение трёх дней:

    { $link }

    Если это не вы, ничего не делайте: больше вам писать не будут.
mail-confirm-title = Подтверждение адреса
mail-confirm-text = Письма этого сайта могут приходить на { $address }.
mail-confirm-button = Подтвердить
mail-confirmed = Адрес подтверждён.
mail-link-gone = Эта ссылка больше не действует.
mail-off-title = Меньше писем
mail-off-button = Больше таких не присылать
mail-off-done = Отключено: { $kind }.

## What players are told.

notice-pairing =
    Тур { $round }: ваш соперник — { $opponent }, стол { $table }{ $board ->
        [none] {""}
       *[other] , доска { $board }
    }{ $color ->
        [white] , вы играете белыми
        [black] , вы играете чёрными
       *[none] {""}
    }.
notice-subject-pairing = { $event }: тур { $round }
notice-subject-check-in = { $event }: открыта регистрация присутствующих
notice-subject-result = { $event }: результат ждёт вашего подтверждения
notice-starts = Начало тура: { $at }.
notice-free = В туре { $round } вы не играете.
notice-check-in = Открыта регистрация присутствующих: подойдите к судейскому столу.
notice-result = Тур { $round }, стол { $table }: { $opponent } сообщает { $score }. Подтвердите или укажите свой результат.
