# Openings by name.

opening-old-game = Стара партія
opening-city-game = Міська партія
opening-city-game-declined = Відмовлена міська партія
opening-reversed-crossroads = Зворотне перехрестя
opening-reversed-crossroads-declined = Відмовлене зворотне перехрестя
opening-kaulen = Гра Каулена
opening-philippov = Гра Філіппова
opening-stake = Кіл
opening-reversed-stake = Зворотний кіл
opening-kukuev = Жертва Кукуєва
opening-chefneux = Початок Шефне
