# Попередники: чому знайдено твір із реєстру.

forerunner-same-position = та сама позиція
forerunner-same-final = { $count ->
    [one] той самий фінал із { $count } шашки
    [few] той самий фінал із { $count } шашок
   *[other] той самий фінал із { $count } шашок
}
forerunner-turned = повернута зі зміною кольорів
forerunner-reflected = дзеркально відображена
forerunner-in-main-road = відображена відносно головної дороги
forerunner-files-right = { $count ->
    [one] зсунута на { $count } вертикаль праворуч
    [few] зсунута на { $count } вертикалі праворуч
   *[other] зсунута на { $count } вертикалей праворуч
}
forerunner-files-left = { $count ->
    [one] зсунута на { $count } вертикаль ліворуч
    [few] зсунута на { $count } вертикалі ліворуч
   *[other] зсунута на { $count } вертикалей ліворуч
}
forerunner-rows-up = { $count ->
    [one] зсунута на { $count } горизонталь вгору
    [few] зсунута на { $count } горизонталі вгору
   *[other] зсунута на { $count } горизонталей вгору
}
forerunner-rows-down = { $count ->
    [one] зсунута на { $count } горизонталь вниз
    [few] зсунута на { $count } горизонталі вниз
   *[other] зсунута на { $count } горизонталей вниз
}
forerunner-moved = { $count ->
    [one] переставлено { $count } шашку
    [few] переставлено { $count } шашки
   *[other] переставлено { $count } шашок
}
forerunner-added = { $count ->
    [one] додано { $count } шашку
    [few] додано { $count } шашки
   *[other] додано { $count } шашок
}
forerunner-removed = { $count ->
    [one] прибрано { $count } шашку
    [few] прибрано { $count } шашки
   *[other] прибрано { $count } шашок
}
forerunner-promoted = { $count ->
    [one] { $count } шашка іншої якості
    [few] { $count } шашки іншої якості
   *[other] { $count } шашок іншої якості
}
forerunner-rebuilt = { $count ->
    [one] { $count } вежа з іншим вмістом
    [few] { $count } вежі з іншим вмістом
   *[other] { $count } веж з іншим вмістом
}
