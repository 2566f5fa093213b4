# Boards on the site and the console of a round.

desk-tab-console = Пульт

console-annulled = не зараховується
console-arbiter-corrects = Порушення виправляє арбітр.
console-attended = Розглянуто
console-attended-already = Цей виклик уже розглянуто.
console-awaited = чекаємо
console-board-decided = На цій дошці вже є результат; її не переносять.
console-both-lose = поразка обом
console-by-schedule = Тури починаються самі в час за розкладом
console-call = Покликати арбітра
console-call-about = З якого приводу
console-call-too-early = Арбітра кличуть після початку туру.
console-called = Арбітра покликано.
console-called-already = Арбітра вже кликали кілька разів; хтось підійде.
console-calm-lost = порушено тишу
console-chooses = Вибирає
console-chosen-already = Цей вибір уже зроблено.
console-clock = Годинник
console-clocks = Годинники
console-correct = Виправити
console-corrected = виправлено
console-counters = Лічильники
console-delay = Глядачі бачать ходи на стільки хвилин пізніше
console-delay-too-long = Ходи приховують від глядачів щонайбільше на дві години.
console-go-on-all = Пустити всі годинники
console-halt-all = Зупинити всі годинники
console-in-hall = У залі
console-in-name = Результати із сайту записують від імені
console-irregular = Порушення
console-let-stand = Залишити
console-minutes = Хвилини
console-more-calls = Кличуть арбітра.
console-moves = Ходи
console-no-such-board = Такої дошки немає, або її грають не на сайті.
console-of-time = { $what }: { $time }
console-on-site = Цю дошку грають на сайті.
console-online = На сайті
console-open = Відкрити дошку
console-opponent-chooses = Чи виправляти порушення, вибирає суперник.
console-order-adjourn = Відкласти партію
console-order-award = Присудити партію
console-order-excuse = Вибачити запізнення
console-order-give-time = Додати час
console-order-go-on = Пустити годинник
console-order-halt = Зупинити годинник
console-order-incomplete = Чогось бракує: кому, скільки часу, як або чому.
console-order-reopen = Відкрити конверт
console-order-take-time = Зняти час
console-ordered = { $count ->
    [one] Виконано на { $count } дошці.
    [few] Виконано на { $count } дошках.
   *[other] Виконано на { $count } дошках.
}
console-play-goes-back = Гру повертають до порушення.
console-play-in-hall = Грати цю дошку в залі
console-play-on-site = Грати цю дошку на сайті
console-playing = ще грають
console-record = Запис
console-regular-on-site = На сайті неможливо зробити хід проти правил.
console-result-comes = Цю дошку грають на сайті; її результат дає партія. Присудити партію або перенести дошку до зали можна на пульті.
console-room-closes = зала зачиняється
console-seconds = Секунди
console-stands = залишено
console-story = Що тут сталося
console-time = Час
console-to-board = До дошки
console-trouble = цейтнот
console-where = Де грають дошки
console-where-help = Дошки на сайті відкриваються, коли тур оголошено, між обліковими записами гравців; годинники йдуть від початку туру. Окремі дошки можна грати деінде.
console-your-board = Ваша дошка
console-state-hall = у залі
console-state-no-account = без облікового запису
console-state-closed = не відкрито
console-state-waiting = чекає на початок
console-state-playing = грають
console-state-halted = годинник зупинено
console-state-sealed = відкладено
console-state-over = закінчено

# The list of duties.

desk-duties = Обовʼязки за кодексом
desk-duties-before = До 1-го туру
desk-duties-during = Під час змагання
desk-duties-after = Після змагання

# Irregularities, by their numbers in the unified list.

irregular-1 = Два ходи поспіль або хід не у свою чергу
irregular-2 = Неможливий або неправильний хід
irregular-3 = Торкнувся однієї шашки, пішов іншою
irregular-4 = Хід узято назад або замінено
irregular-5 = Хід шашкою суперника
irregular-6 = Тихий хід, хоча було взяття
irregular-7 = Шашки зняті без підстав
irregular-8 = Побито менше або більше шашок, ніж треба
irregular-9 = Зупинка посеред взяття
irregular-10 = Шашки зняті до кінця взяття
irregular-11 = Знято менше, ніж побито
irregular-12 = Знято не побиті шашки
irregular-13 = Зупинка під час зняття побитих шашок
irregular-14 = Після взяття знято власні шашки
irregular-15 = Проста стала дамкою, але не позначена
irregular-16 = Гра непозначеною дамкою
irregular-17 = Хід і зняття двома руками
irregular-18 = Дотик або поправляння не у свою чергу
irregular-19 = Дотик без попередження до шашки, що не має ходу
irregular-20 = Додано шашки
irregular-21 = Проста б’є далі після дамкового ряду
irregular-22 = Дошку покладено неправильно
irregular-23 = Неправильна розстановка
irregular-24 = Не ті кольори
irregular-25 = Шашка на білому полі або поза дошкою
irregular-26 = Шашки зсунуто випадково
irregular-27 = Половини дамки на двох полях
irregular-28 = Оголошений хід не той, що на дошці
irregular-29 = Взяття нечітке або зняття не за порядком
irregular-30 = Відмова дотримуватися правил
irregular-31 = Ходи не записано, як вимагає кодекс, або запис хибний
irregular-32 = Становище не з вини гравців
irregular-33 = Неможливий хід у листі
