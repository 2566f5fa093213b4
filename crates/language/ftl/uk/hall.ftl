# Forms that come too fast.

site-too-often = Занадто часто
site-too-often-text = Звідси за короткий час надіслано забагато форм. Нічого з цієї не збережено. Спробуйте ще раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}.

# At a board.

console-other-chooses = Вибір належить супернику того, хто припустився порушення.
