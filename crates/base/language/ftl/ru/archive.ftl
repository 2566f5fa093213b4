# Поиск партий, добавление их из файлов и изображения.
search-more = Другие условия
search-opponent = Против
search-white = Выиграли белые
search-black = Выиграли чёрные
search-draw = Ничья
search-from = С
search-until = По
search-opening = Первые ходы
search-opening-help = Как в записи, например 1. c3-d4 d6-c5.
search-position = Позиция
search-position-help = Как FEN, например W:Wc3,d4:Be5.
search-fits-nothing = Ни в одной игре нельзя сыграть эти ходы или прочитать эту позицию. Исправьте их или выберите игру.
search-no-place = Такого места в списке нет.
import = Добавить партии
import-text = Из файла PDN: хорошие партии сохраняются, их можно искать и просматривать, как другие; что не так с остальными, указано по строке и столбцу. Партии, которые уже есть, распознаются.
import-mark = из файла
import-as-file = Как указано в файле
import-file = Файл PDN
import-largest = Не больше { $megabytes } МБ.
import-take = Добавить
import-files = Ваши файлы
import-too-large = Файл больше { $megabytes } МБ; разделите его на части.
import-no-file = Выберите файл.
import-busy = Ваш предыдущий файл ещё обрабатывается; дождитесь конца.
import-done = Готово.
import-games = { $count ->
    [one] Найдена { $count } партия
    [few] Найдено { $count } партии
    [many] Найдено { $count } партий
   *[other] Найдено { $count } партии
}
import-kept = { $count ->
    [one] Добавлена { $count } партия
    [few] Добавлено { $count } партии
    [many] Добавлено { $count } партий
   *[other] Добавлено { $count } партии
}
import-known = { $count ->
    [one] { $count } партия уже была
    [few] { $count } партии уже были
    [many] { $count } партий уже были
   *[other] { $count } партии уже были
}
import-refused = { $count ->
    [one] { $count } партия пропущена
    [few] { $count } партии пропущены
    [many] { $count } партий пропущено
   *[other] { $count } партии пропущено
}
import-show = Показать партии из файлов
import-faults = Что не так в файле
import-where = Где
import-what = Что
import-then = Следствие
import-place = партия { $game }, строка { $line }, столбец { $column }
import-fault-kept = всё же добавлена
import-fault-left = пропущена
import-more = { $count ->
    [one] И ещё { $count } ошибка.
    [few] И ещё { $count } ошибки.
    [many] И ещё { $count } ошибок.
   *[other] И ещё { $count } ошибки.
}
import-another = Другой файл
import-remove = Удалить эту партию
import-played-here = Эта партия сыграна здесь; она остаётся.
import-from = Из файла { $source }
tokens-scope-import = Добавлять и удалять партии
picture-svg = Изображение (SVG)
picture-gif = Движущееся изображение (GIF)
