# Папери сеансів і заочної гри, суддя сеансу.

## An arbiter

simul-arbiter = Суддя (обліковий запис)
simul-arbiter-about = Суддя робить зауваження і перевіряє лік ходів, якщо ви в ньому сумніваєтеся, коли падає ваш прапорець. Можна не вказувати.
simul-no-arbiter = Такого облікового запису немає, або він ваш власний.
simul-own-flag = Ваш прапорець упав
simul-own-flag-about = Якщо ви вважаєте, що суперник неправильно порахував ходи, покличте суддю протягом хвилини; інакше партію програно.
simul-doubt = Покликати суддю: лік неправильний
simul-admit = Прапорець упав слушно
simul-check = Перевірка ліку ходів
simul-check-about = Суддя перевіряє запис у присутності суперника осторонь інших партій. Неправильний запис програє. (FMJD-VIII.B.12, FMJD-VIII.B.13)
simul-moves-made = Зроблено ходів
simul-count-wrong = Запис неправильний
simul-count-right = Запис правильний
simul-remark = Зауваження
simul-disqualify = Дискваліфікувати

## Papers

simul-papers = Папери
simul-slips = Талони для дощок
simul-results = Результати сеансу
simul-check-sheet = Досягнення: аркуш перевірки за додатком XI
simul-opponent = Суперник
simul-member = Клуб
simul-giver-colour = Сеансер грає
simul-your-colour = Ваш колір
simul-result = Результат
simul-won = Виграно
simul-drawn = Нічиї
simul-lost = Програно
simul-on = Не закінчено
simul-chief = Головний суддя
simul-criterion = Критерій
simul-needed = Потрібно
simul-found = Є
simul-verdict = Виконано?
simul-recognised = Усі критерії виконано: федерація може подати досягнення (FMJD-XI.1).
simul-not-recognised = Виконано не всі критерії.
simul-rule-normal = Ходіть лише тоді, коли сеансер стоїть біля вашої дошки, і тоді відразу. Грайте самі. На дві шашки менше без дамки — партію програно.
simul-rule-clocks = Записуйте кожен хід і натискайте годинник. Ваш запис має бути правильним, коли падає прапорець сеансера.
simul-rule-blindfold = Ходіть лише тоді, коли оголошено вашу дошку, і чітко називайте хід. Записуйте кожен хід.

## Beauty prizes

beauty-sheet = Призи за красу: аркуш судді
beauty-prizes = Призи за красу
beauty-of-game = Найцікавіша повна партія
beauty-of-novelty = Найкраща новинка дебюту
beauty-of-ending = Найкрасивіше закінчення
beauty-of-combination = Найкрасивіша комбінація
beauty-order = Ваш порядок за номерами, найкраща перша
beauty-judge = Суддя
beauty-players = Гравці
beauty-sum = Сума місць

## Papers of correspondence

letters-papers = Папери
letters-schedule = Розклад заочного змагання
letters-game-sheet = Запис заочної партії
letters-table = Таблиця заочного змагання
letters-letter = Лист судді
letters-letter-appeal = Це рішення можна оскаржити організаторові до { $until } ({ $clause }).
letters-letter-judge = Це рішення можна оскаржити судді до { $until } ({ $clause }).
letters-adjudicator = Хто присудив
letters-letter-final = Це рішення остаточне ({ $clause }).
letters-reversed = Зворотна гра: виграє той, у кого не лишилося ходу
letters-letter-protest = Протест з аналізом можливий до { $until } ({ $clause }).
letters-player = Гравець
letters-start = Перший день
letters-breaks = Перерви: скільки, днів загалом
letters-term = Строк
letters-terms = Строки
letters-number-of = №
letters-moves-games = Партій

## Terms of the codes

letters-term-objection = заперечити проти заяви
letters-term-ruling = судді ухвалити рішення
letters-term-least-after-overstep = найменше днів першого етапу після перевищення
letters-term-false-claim = штрафні дні за хибну заяву
letters-term-repeat = повторити хід, якщо немає відповіді
letters-term-inquiry = запитати про перший хід, якого не надійшло
letters-term-warn = попередити про довшу затримку
letters-term-silence = мовчання, що є вибуттям
letters-term-penalty = штрафні дні за порушення, що зупинило гру
letters-term-undated = штрафні дні за листи без дат
letters-term-complaint = поскаржитися без втрати днів
letters-term-before-break = на ходи, що надійшли за стільки днів до перерви, відповідають до неї
letters-term-after-break = надіслати хід знову після перерви
letters-term-record = надіслати запис партії
letters-term-analyses = надіслати аналізи
letters-term-adjudication-months = присудити, у місяцях
letters-term-protest = протестувати проти присудження
letters-term-protest-ruling = розглянути протест
letters-term-appeal = подати апеляцію
letters-term-loss-at = перевищення, що програє, за рахунком
letters-term-break-days = днів перерв на 64 клітинах
letters-term-break-days-100 = днів перерв на 100 клітинах
