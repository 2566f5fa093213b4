# Forms that come too fast.

site-too-often = Занадто часто
site-too-often-text = Звідси за короткий час надіслано забагато форм. Нічого з цієї не збережено. Спробуйте ще раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}.

# At a board.

console-other-chooses = Вибір належить супернику того, хто припустився порушення.

# The outbox, and how well somebody has played.

admin-outbox = Листи
admin-outbox-waiting = очікують надсилання: { $number }
admin-outbox-late = з них поштовий сервер ще не прийняв: { $number }
admin-outbox-lost = не вдалося доставити: { $number }
admin-outbox-trouble = Поштовий сервер приймає не все; причина — в журналі. Листи надсилаються знову протягом трьох днів.
public-performance = Перформанс
