# Предшественники: почему найдено произведение из реестра.

forerunner-same-position = та же позиция
forerunner-same-final = { $count ->
    [one] тот же финал из { $count } шашки
    [few] тот же финал из { $count } шашек
   *[other] тот же финал из { $count } шашек
}
forerunner-turned = повёрнута с переменой цветов
forerunner-reflected = зеркально отражена
forerunner-in-main-road = отражена относительно большака
forerunner-files-right = { $count ->
    [one] сдвинута на { $count } вертикаль вправо
    [few] сдвинута на { $count } вертикали вправо
   *[other] сдвинута на { $count } вертикалей вправо
}
forerunner-files-left = { $count ->
    [one] сдвинута на { $count } вертикаль влево
    [few] сдвинута на { $count } вертикали влево
   *[other] сдвинута на { $count } вертикалей влево
}
forerunner-rows-up = { $count ->
    [one] сдвинута на { $count } горизонталь вверх
    [few] сдвинута на { $count } горизонтали вверх
   *[other] сдвинута на { $count } горизонталей вверх
}
forerunner-rows-down = { $count ->
    [one] сдвинута на { $count } горизонталь вниз
    [few] сдвинута на { $count } горизонтали вниз
   *[other] сдвинута на { $count } горизонталей вниз
}
forerunner-moved = { $count ->
    [one] переставлена { $count } шашка
    [few] переставлено { $count } шашки
   *[other] переставлено { $count } шашек
}
forerunner-added = { $count ->
    [one] добавлена { $count } шашка
    [few] добавлено { $count } шашки
   *[other] добавлено { $count } шашек
}
forerunner-removed = { $count ->
    [one] убрана { $count } шашка
    [few] убрано { $count } шашки
   *[other] убрано { $count } шашек
}
forerunner-promoted = { $count ->
    [one] { $count } шашка другого качества
    [few] { $count } шашки другого качества
   *[other] { $count } шашек другого качества
}
forerunner-rebuilt = { $count ->
    [one] { $count } башня с другим содержимым
    [few] { $count } башни с другим содержимым
   *[other] { $count } башен с другим содержимым
}
