# Решения в заочной игре: просрочки, результаты, взыскания.

# Отказы о взысканиях и краткой нотации
post-refused-short-notation = { $text } — краткая нотация, которая считается невозможным ходом: внесите её как невозможный ход
post-refused-no-clauses = во взыскании называют нарушенные пункты
post-refused-no-offence = { $text } — не пункт, который игрок может нарушить по этому кодексу; назовите один из этих: { $offences }
post-refused-not-his-sanction = { $by ->
    [steward] стюард не вправе
   *[judge] судья не вправе
 }; { $least ->
    [judge] вправе судья
   *[body] вправе проводящая организация
 }
post-refused-no-term = у отстранения есть последний день в будущем, а у других взысканий его нет
post-refused-bar-too-long = отстранение до { $until } слишком долгое: самое позднее { $last }
letters-fact-sanctioned = взыскание
letters-measure-remark = замечание
letters-measure-reprimand = выговор
letters-measure-no-information = без текущей информации
letters-measure-game-lost = партия проиграна
letters-measure-expelled = исключён из соревнования
letters-measure-barred = отстранён от турниров
letters-sanction-by-steward = стюард
letters-sanction-by-judge = судья
letters-sanction-by-body = проводящая организация
letters-culprit = В отношении
letters-used-of = Использовано дней
letters-used-of-value = { $used } из { $limit } на ходов: { $moves }, просрочено { $over }
letters-overstep-number = Просрочка
letters-new-count = Новый отсчёт начинается
letters-new-count-first = Дней на его первый этап
letters-charged-days = Начислено дней
letters-result = Результат
letters-score-white = победа белых
letters-score-black = победа чёрных
letters-score-draw = ничья
letters-score-both-lose = минус обоим
letters-score-annulled = аннулирована: партия не засчитывается
letters-score-adjudicate = партия присуждается
letters-account-now = Дни после решения
letters-clauses = Нарушенные пункты
letters-barred-until = Отстранён до
letters-limit = Предел
letters-over-by = Просрочка
letters-count-begins = новый отсчёт { $count }
letters-annulled-note = – аннулирована: партия не засчитывается
letters-row-faulty = невозможный или неразборчивый ход
letters-row-complaint = сообщение, что игра остановилась
letters-row-correction = исправление
letters-row-charge = начисленные дни
letters-row-penalty = { $days ->
    [one] { $days } штрафной день
    [few] { $days } штрафных дня
   *[other] { $days } штрафных дней
}
letters-row-uncounted = { $days ->
    [one] { $days } день не считается
    [few] { $days } дня не считаются
   *[other] { $days } дней не считаются
}
letters-claimed-by = Заявитель
letters-forwarded = Ход заявителя, который посылается с этим письмом
letters-measure = Взыскание
