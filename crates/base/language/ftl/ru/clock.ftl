# Что говорят часы о контроле времени.

clock-warning-not-listed = { $rulebook }: среди контролей этого вида ({ $class }) нет { $control }; организаторы могут установить другой
clock-warning-no-list-for-class = { $rulebook }: контроли этого вида ({ $class }) не перечислены; контроль определяет положение
clock-warning-also-listed-as = такой же контроль есть и в другом виде: { $class } ({ $name })
clock-warning-long-blitz-increment = { $each } за ход — слишком много для молниеносной игры, в которой добавление времени не определено
clock-warning-too-long-for-quick = быстрая игра длится не более 60 минут для каждого игрока, а не { $time }
clock-warning-mechanical-increment = механические часы не могут добавлять время за каждый ход
