# Пошук партій, додавання їх із файлів і зображення.
search-more = Інші умови
search-opponent = Проти
search-white = Виграли білі
search-black = Виграли чорні
search-draw = Нічия
search-from = Від
search-until = До
search-opening = Перші ходи
search-opening-help = Як у записі, наприклад 1. c3-d4 d6-c5.
search-position = Позиція
search-position-help = Як FEN, наприклад W:Wc3,d4:Be5.
search-fits-nothing = У жодній грі не можна зіграти ці ходи або прочитати цю позицію. Виправте їх або оберіть гру.
search-no-place = Такого місця в списку немає.
import = Додати партії
import-text = З файлу PDN: добрі партії зберігаються, їх можна шукати й переглядати, як інші; що не так з рештою, вказано за рядком і стовпцем. Партії, які вже є, розпізнаються.
import-mark = з файлу
import-as-file = Як указано у файлі
import-file = Файл PDN
import-largest = Не більше { $megabytes } МБ.
import-take = Додати
import-files = Ваші файли
import-too-large = Файл більший за { $megabytes } МБ; поділіть його на частини.
import-no-file = Оберіть файл.
import-busy = Ваш попередній файл ще обробляється; дочекайтеся кінця.
import-done = Готово.
import-games = { $count ->
    [one] Знайдено { $count } партію
    [few] Знайдено { $count } партії
    [many] Знайдено { $count } партій
   *[other] Знайдено { $count } партії
}
import-kept = { $count ->
    [one] Додано { $count } партію
    [few] Додано { $count } партії
    [many] Додано { $count } партій
   *[other] Додано { $count } партії
}
import-known = { $count ->
    [one] { $count } партія вже була
    [few] { $count } партії вже були
    [many] { $count } партій уже були
   *[other] { $count } партії вже були
}
import-refused = { $count ->
    [one] { $count } партію пропущено
    [few] { $count } партії пропущено
    [many] { $count } партій пропущено
   *[other] { $count } партії пропущено
}
import-show = Показати партії з файлів
import-faults = Що не так у файлі
import-where = Де
import-what = Що
import-then = Наслідок
import-place = партія { $game }, рядок { $line }, стовпець { $column }
import-fault-kept = усе ж додано
import-fault-left = пропущено
import-more = { $count ->
    [one] І ще { $count } вада.
    [few] І ще { $count } вади.
    [many] І ще { $count } вад.
   *[other] І ще { $count } вади.
}
import-another = Інший файл
import-remove = Вилучити цю партію
import-played-here = Цю партію зіграно тут; вона лишається.
import-from = З файлу { $source }
tokens-scope-import = Додавати й вилучати партії
picture-svg = Зображення (SVG)
picture-gif = Рухоме зображення (GIF)
