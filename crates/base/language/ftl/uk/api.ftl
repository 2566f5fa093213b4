# API для програм і токени, за якими вони діють.
api = Для програм
api-text = Усе, що можна на сторінках, може й програма: через HTTP з JSON.
api-description = Опис у форматі OpenAPI
api-takes = Приймає
api-answers = Відповідає
api-missing = За цією адресою нічого немає.
api-unread = Запит незрозумілий: { $why }
api-method = Цю адресу так не використовують.
api-token-unknown = Цей токен невідомий або вже не діє.
api-no-token = Для цього потрібен токен.
api-scope = Токен цього не дозволяє; потрібне право «{ $scope }».
api-too-often = Забагато запитів; зачекайте { $seconds } с.
api-lines = За цим токеном уже відкрито потоків: { $most }; спершу закрийте один.
api-own-challenge = Це ваша власна пропозиція.
api-not-yours = Це може лише власник.
tokens = Токени
tokens-text = З токеном ваша програма діє від вашого імені.
tokens-made = Ваш новий токен
tokens-once = Його показано лише цей один раз. Бережіть його, як пароль.
tokens-secret = Токен
tokens-label = Назва токена
tokens-scopes = Дозволено
tokens-scope-read = Читати своє
tokens-scope-play = Грати
tokens-scope-study = Зберігати студії й замовляти аналіз
tokens-begun = Створено
tokens-seen = Востаннє вжито
tokens-expires = Діє до
tokens-never = Ніколи
tokens-days = { $days ->
    [one] Через { $days } день
    [few] Через { $days } дні
    [many] Через { $days } днів
   *[other] Через { $days } дня
}
tokens-revoke = Відкликати
tokens-new = Новий токен
tokens-make = Створити токен
tokens-most = У вас уже { $most } токенів, більше не можна; спершу відкличте якийсь.
tokens-label-wrong = Токену потрібна назва, не довша за { $most } знаків.
tokens-scope-none = Оберіть, що дозволяє токен.
