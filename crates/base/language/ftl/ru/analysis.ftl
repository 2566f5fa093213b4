# What the engine finds in finished games and positions.

analysis-title = Анализ
analysis-ask = Проанализировать партию программой
analysis-waiting = Ожидание; партий в очереди впереди: { $ahead }
analysis-progress = Идёт анализ: { $done } из { $of } полуходов
analysis-still-on = Партию можно проанализировать, когда она закончена и в ней сделаны ходы.
analysis-graph = На что могла рассчитывать каждая сторона после каждого хода; чем выше линия, тем лучше для белых. Числа приведены в таблице ниже.
analysis-accuracy = Точность, %
analysis-dubious = Сомнительные ходы
analysis-mistakes = Ошибки
analysis-blunders = Грубые ошибки
analysis-none = Ошибок не найдено.
analysis-better = Лучше было
analysis-every-move = Все ходы
analysis-move = Ход
analysis-score = Оценка для белых
analysis-odds = Победа белых, ничья, победа чёрных, %
analysis-judged = Вывод
analysis-decided = { $plies ->
    [one] { $winner } выигрывают за { $plies } полуход
    [few] { $winner } выигрывают за { $plies } полухода
   *[other] { $winner } выигрывают за { $plies } полуходов
}
analysis-by = Нашла программа { $by }; оценки в простых шашках.
analysis-tables = Окончания с числом фигур не больше { $pieces } взяты из таблиц, они точны.
judgement-dubious = сомнительный ход
judgement-mistake = ошибка
judgement-blunder = грубая ошибка
