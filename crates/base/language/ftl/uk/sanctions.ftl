# Рішення в заочній грі: прострочення, результати, стягнення.

# Відмови щодо стягнень і короткої нотації
post-refused-short-notation = { $text } — коротка нотація, яка вважається неможливим ходом: внесіть її як неможливий хід
post-refused-no-clauses = у стягненні називають порушені пункти
post-refused-no-offence = { $text } — не пункт, який гравець може порушити за цим кодексом; назвіть один із цих: { $offences }
post-refused-not-his-sanction = { $by ->
    [steward] стюард не має на це права
   *[judge] суддя не має на це права
 }; { $least ->
    [judge] право має суддя
   *[body] право має організація, що проводить змагання
 }
post-refused-no-term = відсторонення має останній день у майбутньому, а інші стягнення його не мають
post-refused-bar-too-long = відсторонення до { $until } надто довге: щонайпізніше { $last }
letters-fact-sanctioned = стягнення
letters-measure-remark = зауваження
letters-measure-reprimand = догана
letters-measure-no-information = без поточної інформації
letters-measure-game-lost = партію програно
letters-measure-expelled = вилучено зі змагання
letters-measure-barred = відсторонено від турнірів
letters-sanction-by-steward = стюард
letters-sanction-by-judge = суддя
letters-sanction-by-body = організація, що проводить змагання
letters-culprit = Стосовно
letters-used-of = Використано днів
letters-used-of-value = { $used } з { $limit } на ходів: { $moves }, прострочено { $over }
letters-overstep-number = Прострочення
letters-new-count = Новий відлік починається
letters-new-count-first = Днів на його перший етап
letters-charged-days = Нараховано днів
letters-result = Результат
letters-score-white = перемога білих
letters-score-black = перемога чорних
letters-score-draw = нічия
letters-score-both-lose = мінус обом
letters-score-annulled = анульовано: партія не зараховується
letters-score-adjudicate = партію присуджують
letters-account-now = Дні після рішення
letters-clauses = Порушені пункти
letters-barred-until = Відсторонено до
letters-limit = Межа
letters-over-by = Прострочення
letters-count-begins = новий відлік { $count }
letters-annulled-note = – анульовано: партія не зараховується
letters-row-faulty = неможливий або нерозбірливий хід
letters-row-complaint = повідомлення, що гра зупинилася
letters-row-correction = виправлення
letters-row-charge = нараховані дні
letters-row-penalty = { $days ->
    [one] { $days } штрафний день
    [few] { $days } штрафні дні
   *[other] { $days } штрафних днів
}
letters-row-uncounted = { $days ->
    [one] { $days } день не рахується
    [few] { $days } дні не рахуються
   *[other] { $days } днів не рахуються
}
letters-claimed-by = Заявник
letters-forwarded = Хід заявника, що надсилається з цим листом
letters-measure = Стягнення
