# API для программ и токены, по которым они действуют.
api = Для программ
api-text = Всё, что можно на страницах, может и программа: по HTTP с JSON.
api-description = Описание в формате OpenAPI
api-takes = Принимает
api-answers = Отвечает
api-missing = По этому адресу ничего нет.
api-unread = Запрос непонятен: { $why }
api-method = Этот адрес так не используется.
api-token-unknown = Этот токен неизвестен или больше не действует.
api-no-token = Для этого нужен токен.
api-scope = Токен этого не разрешает; нужно право «{ $scope }».
api-too-often = Слишком много запросов; подождите { $seconds } с.
api-lines = По этому токену уже открыто потоков: { $most }; сначала закройте один.
api-own-challenge = Это ваше собственное предложение.
api-not-yours = Это может только владелец.
tokens = Токены
tokens-text = С токеном ваша программа действует от вашего имени.
tokens-made = Ваш новый токен
tokens-once = Он показан только этот один раз. Берегите его, как пароль.
tokens-secret = Токен
tokens-label = Название токена
tokens-scopes = Разрешено
tokens-scope-read = Читать своё
tokens-scope-play = Играть
tokens-scope-study = Сохранять студии и заказывать анализ
tokens-begun = Создан
tokens-seen = Последнее использование
tokens-expires = Действует до
tokens-never = Никогда
tokens-days = { $days ->
    [one] Через { $days } день
    [few] Через { $days } дня
    [many] Через { $days } дней
   *[other] Через { $days } дня
}
tokens-revoke = Отозвать
tokens-new = Новый токен
tokens-make = Создать токен
tokens-most = У вас уже { $most } токенов, больше нельзя; сначала отзовите какой-нибудь.
tokens-label-wrong = Токену нужно название не длиннее { $most } знаков.
tokens-scope-none = Выберите, что разрешает токен.
