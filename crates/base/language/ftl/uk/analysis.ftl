# What the engine finds in finished games and positions.

analysis-title = Аналіз
analysis-ask = Проаналізувати партію програмою
analysis-waiting = Очікування; партій у черзі попереду: { $ahead }
analysis-progress = Триває аналіз: { $done } з { $of } півходів
analysis-still-on = Партію можна проаналізувати, коли її завершено і в ній зроблено ходи.
analysis-graph = На що могла розраховувати кожна сторона після кожного ходу; що вище лінія, то краще для білих. Числа наведено в таблиці нижче.
analysis-accuracy = Точність, %
analysis-dubious = Сумнівні ходи
analysis-mistakes = Помилки
analysis-blunders = Грубі помилки
analysis-none = Помилок не знайдено.
analysis-better = Краще було
analysis-every-move = Усі ходи
analysis-move = Хід
analysis-score = Оцінка для білих
analysis-odds = Перемога білих, нічия, перемога чорних, %
analysis-judged = Висновок
analysis-decided = { $plies ->
    [one] { $winner } виграють за { $plies } півхід
    [few] { $winner } виграють за { $plies } півходи
   *[other] { $winner } виграють за { $plies } півходів
}
analysis-by = Знайшла програма { $by }; оцінки в простих шашках.
analysis-tables = Закінчення з кількістю фігур не більше { $pieces } взято з таблиць, вони точні.
judgement-dubious = сумнівний хід
judgement-mistake = помилка
judgement-blunder = груба помилка
