# Що каже годинник про контроль часу.

clock-warning-not-listed = { $rulebook }: серед контролів цього виду ({ $class }) немає { $control }; організатори можуть встановити інший
clock-warning-no-list-for-class = { $rulebook }: контролів цього виду ({ $class }) не перелічено; контроль визначає Регламент
clock-warning-also-listed-as = такий самий контроль є і в іншому виді: { $class } ({ $name })
clock-warning-long-blitz-increment = { $each } за хід — забагато для блискавичної гри, у якій додавання часу не визначено
clock-warning-too-long-for-quick = швидка гра триває щонайбільше 60 хвилин для кожного гравця, а не { $time }
clock-warning-mechanical-increment = механічний годинник не може додавати час за кожен хід
