# Forms that come too fast.

site-too-often = Слишком часто
site-too-often-text = Отсюда за короткое время отправлено слишком много форм. Ничего из этой не сохранено. Попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.

# At a board.

console-other-chooses = Выбор принадлежит сопернику того, кто допустил нарушение.

# The outbox, and how well somebody has played.

admin-outbox = Письма
admin-outbox-waiting = ожидают отправки: { $number }
admin-outbox-late = из них почтовый сервер пока не принял: { $number }
admin-outbox-lost = не удалось доставить: { $number }
admin-outbox-trouble = Почтовый сервер принимает не всё; причина — в журнале. Письма отправляются снова в течение трёх дней.
public-performance = Перфоманс
