# Forms that come too fast.

site-too-often = Слишком часто
site-too-often-text = Отсюда за короткое время отправлено слишком много форм. Ничего из этой не сохранено. Попробуйте ещё раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.

# At a board.

console-other-chooses = Выбор принадлежит сопернику того, кто допустил нарушение.
