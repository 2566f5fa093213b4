# Openings by name.

opening-old-game = Старая партия
opening-city-game = Городская партия
opening-city-game-declined = Отказанная городская партия
opening-reversed-crossroads = Обратный перекрёсток
opening-reversed-crossroads-declined = Отказанный обратный перекрёсток
opening-kaulen = Игра Каулена
opening-philippov = Игра Филиппова
opening-stake = Кол
opening-reversed-stake = Обратный кол
opening-kukuev = Жертва Кукуева
opening-chefneux = Начало Шефне
