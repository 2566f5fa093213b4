# Файли, які читає й записує програма: регламенти, списки заявок, файл змагання.

## Регламент у файлі

regulation-file-fault = { $key-kind ->
    [none] рядок { $line }: { $problem }
   *[some] рядок { $line }, { $key }: { $problem }
}
file-problem-syntax = { $message }
file-problem-unknown-key = такого ключа немає{ $nearest ->
    [none] { "" }
   *[other] , можливо, малося на увазі «{ $nearest }»
}; є: { $known }
file-problem-missing = це має бути вказано
file-problem-wrong-kind = тут має бути: { $wanted }
file-problem-no-such-word = значення «{ $value }» неможливе{ $nearest ->
    [none] { "" }
   *[other] , можливо, малося на увазі «{ $nearest }»
}; можливо: { $words }
file-problem-out-of-range = { $value } виходить за межі від { $least } до { $most }
file-problem-fault = { $value }
file-problem-twice = цей розділ є двічі
file-problem-only-for = це призначено лише для { $only-for }

phrase-a-text-in-quotes = текст у лапках
phrase-a-whole-number = ціле число
phrase-true-or-false = true або false
phrase-a-date-such-as-2026-05-02 = дата на зразок 2026-05-02
phrase-a-list-of-texts-in-quotes = перелік текстів у лапках
phrase-a-table = таблиця
phrase-a-list-of-tables = перелік таблиць
phrase-a-text-a-number-true-or-false = текст, число, true або false

unknown-template = шаблону «{ $name }» немає{ $nearest ->
    [none] { "" }
   *[other] , можливо, малося на увазі «{ $nearest }»
}{ $of-rulebook-count ->
    [0] ; шаблон — це правила і система, наприклад ua2023-100/swiss
   *[other] ; для цих правил є: { $of-rulebook }
}

## Список заявок

entry-fault = { $header ->
    [none] рядок { $row }: { $what }
   *[other] рядок { $row }, { $header }: { $what }
}
entry-fault-kind-open-quote = лапки відкрито й не закрито
entry-fault-kind-unprintable = «{ $value }» містить знак { $sign }, який не можна надрукувати
entry-fault-kind-too-many-cells = клітинок { $cells }, а заголовків лише { $headers }; клітинку з роздільником усередині беруть у лапки
entry-fault-kind-no-name = немає прізвища та імені
entry-fault-kind-value = «{ $value }» — це не { $column-kind ->
    [rating] рейтинг: ціле число від 1 до 9999 або нічого
    [team-rating] рейтинг: ціле число від 1 до 9999 або нічого
    [born] дата народження: 31.12.1990, 1990-12-31, 1990/12/31, 31/12/1990 або лише рік 1990
    [sex] стать: ч або ж, м або ж, m або f
    [board] дошка: число від 1 до 99 або «запасний»
   *[other] текст не довший за 200 знаків
}
entry-fault-kind-born-later = дата народження { $value }, а змагання починається { $starts }
entry-fault-kind-no-team = дошку вказано, а команди немає
entry-fault-kind-team-differs = для команди { $team } тут «{ $value }», а в рядку { $other-row } — «{ $other }»
entry-fault-kind-twice-in-file = { $name }: уже є в рядку { $earlier } з тією самою датою народження
entry-fault-kind-entered-already = { $name }: уже заявлено під № { $number }
entry-fault-kind-refused = { $why }

file-fault-empty = файл порожній
file-fault-workbook = книгу не вдалося прочитати: { $why }
file-fault-old-workbook = книги такого виду (.xls, .xlsb) не читаються: збережіть її як .xlsx, .ods або .csv
file-fault-too-large = файл завеликий: список має щонайбільше { $megabytes } МБ
file-fault-unpacked = книга розпаковується більш ніж на { $megabytes } МБ або містить те, чого в списках немає
file-fault-too-many-parts = у книзі частин більше ніж { $most }
file-fault-too-many-rows = рядків більше ніж { $most }
file-fault-too-many-cells = клітинок більше ніж { $most }
file-fault-too-wide = у рядку { $row } стовпців більше ніж { $most }
file-fault-too-much-text = у клітинках понад { $megabytes } МБ тексту
file-fault-not-text = у рядку { $row } є знак { $sign }, який не можна надрукувати: файл пошкоджено, або це ні книга, ні текст
file-fault-open-quote = рядок { $row }: лапки відкрито й не закрито
file-fault-no-entries = у рядку { $row } є заголовок, а під ним нікого не заявлено
file-fault-no-header = немає заголовка стовпця з іменами; є: { $found }; має бути, наприклад: { $expected }
file-fault-column-twice = рядок { $row }: «{ $first }» і «{ $second }» — заголовки того самого стовпця

column-name = прізвище та ім'я
column-first-name = ім'я
column-patronymic = по батькові
column-title = звання
column-rating = рейтинг
column-federation = федерація
column-club = клуб
column-id = номер у федерації
column-born = дата народження
column-sex = стать
column-team = команда
column-board = дошка
column-captain = капітан
column-team-federation = федерація команди
column-team-rating = рейтинг команди

## Файл змагання

store-error = { $file }: { $fault }
store-fault-missing = такого файлу немає
store-fault-no-folder = немає теки для цього файлу
store-fault-exists = такий файл уже є
store-fault-not-a-file = це не файл
store-fault-empty = файл порожній
store-fault-foreign = це не файл змагання Damier
store-fault-another-kind = у файлі щось інше: змагання або конкурс іншого виду
store-fault-foreign-database = це не база даних сервера Damier
store-fault-foreign-table = у файлі є те, чого у файлах Damier немає: { $what }
store-fault-too-much = файл завеликий: байтів або фактів більше ніж { $most }
store-fault-too-slow = читання файлу тривало понад { $seconds } с, і його перервано
store-fault-newer = файл записано новішою версією Damier
store-fault-damaged = файл пошкоджено: { $what }
store-fault-read-only = у файл не можна записувати
store-fault-denied = немає прав доступу
store-fault-locked = файл зайнятий іншою програмою
store-fault-full = на диску немає місця
store-fault-disk = помилка диска: { $what }
store-fault-unreachable = немає зв'язку з базою даних: { $what }
store-fault-conflict = хтось інший уже зробив запис: наступний запис має номер { $found }, а не { $expected }
store-fault-out-of-order = запис № { $found } не може стояти на місці запису № { $expected }
store-fault-unreadable = запис № { $seq } не вдалося прочитати: { $why }
store-fault-contradiction = запис № { $seq } не може йти після попередніх: { $why }
store-fault-other = { $what }

phrase-look-at-the-name-or-make-a-new-event = перевірте назву або створіть нове змагання
phrase-make-the-folder-first-or-choose-another-one = спершу створіть теку або оберіть іншу
phrase-choose-another-name-or-open-this-file = оберіть іншу назву або відкрийте цей файл
phrase-give-the-name-of-an-event-file = вкажіть назву файлу змагання
phrase-give-the-name-of-another-folder-or-of-another-database = вкажіть іншу теку або іншу базу даних
phrase-see-that-the-database-server-runs-and-that-its-address-is-right = перевірте, чи працює сервер баз даних і чи правильна його адреса
phrase-making-it-was-cut-short-make-the-event-again-under-the-same-name = створення було перервано: створіть змагання ще раз під тією самою назвою
phrase-install-a-newer-damier-on-this-computer = встановіть на цьому комп'ютері новішу версію Damier
phrase-go-on-with-a-copy-of-the-file-that-damier-has-written-itself = працюйте далі з копією файлу, яку записала сама програма Damier
phrase-leave-the-file-as-it-is-and-go-on-with-the-latest-copy-of-it = не змінюйте файл і продовжуйте з останньою його копією
phrase-copy-the-file-to-a-disk-that-can-be-written-or-take-away-its-write-protection = скопіюйте файл на диск, доступний для запису, або зніміть захист від запису
phrase-ask-the-owner-of-the-file-for-permission-or-copy-it-to-a-folder-of-your-own = попросіть дозволу у власника файлу або скопіюйте файл у власну теку
phrase-end-the-other-program-then-try-again = закрийте іншу програму і спробуйте ще раз
phrase-make-room-on-the-disk-then-try-again-nothing-was-lost = звільніть місце на диску і спробуйте ще раз; нічого не втрачено
phrase-copy-the-file-to-another-disk-and-go-on-there = скопіюйте файл на інший диск і продовжуйте там
phrase-look-at-the-event-again-then-repeat-what-is-still-wanted = перегляньте змагання ще раз і повторіть те, що ще потрібно
phrase-install-a-newer-damier-or-go-on-with-the-latest-copy-of-the-file = встановіть новішу версію Damier або продовжуйте з останньою копією файлу

## Турнірні звіти (TRF)

trf-fault = { $line ->
    [0] { $what }
   *[other] { $column ->
        [none] рядок { $line }: { $what }
       *[other] рядок { $line }, позиція { $column }: { $what }
    }
}
trf-fault-kind-no-players = немає жодного гравця, тобто рядка, що починається з 001
trf-fault-kind-field = «{ $value }» — це не { $expected }
trf-fault-kind-number-twice = гравець { $number } вже є в рядку { $earlier }
trf-fault-kind-no-opponent = { $round }-й тур: суперника { $opponent } у файлі немає
trf-fault-kind-own-opponent = { $round }-й тур: гравець — суперник самому собі
trf-fault-kind-contradiction = { $round }-й тур: у гравця { $opponent } записано «{ $theirs }», а тут — «{ $own }»
trf-fault-kind-result-place = { $with-opponent ->
    [yes] { $round }-й тур: результат «{ $code }» не може стояти поруч із суперником
   *[no] { $round }-й тур: результат «{ $code }» не може стояти без суперника
}
trf-fault-kind-points = у рядку записано очок: { $said }, а за результатами виходить { $made }
trf-fault-kind-scoring = перемога дає { $win }, нічия — { $draw }, поразка — { $loss }, відсутність — { $absent }, вільний тур — { $bye }; у шашках перемога і вільний тур дають удвічі більше за нічию, а поразка і відсутність — нічого
trf-fault-kind-half-bye = { $round }-й тур: жодні правила шашок не мають вільного туру з половиною очка; вкажіть, чи вважати його відсутністю
trf-fault-kind-team-record = запис { $code } належить до командного змагання; читаються лише особисті
trf-fault-kind-abnormal-points = запис 299 дає очки, яких не пояснює жоден результат; зберегти їх не можна
trf-fault-kind-unknown-player = гравця { $number } у файлі немає
trf-fault-kind-directive = указівку «{ $text }» не вдалося прочитати: { $expected }
trf-fault-kind-said-twice = про це вже сказано в рядку { $earlier }
trf-fault-kind-no-such-round = { $round }-го туру тут немає; усього турів: { $rounds }
trf-fault-kind-rounds-turned = турів від { $first } до { $last } не буває
trf-fault-kind-rounds-differ = сказано, що турів зі складеними парами { $paired }, розпочатих { $started }, а за рядками гравців їх { $told }
trf-fault-kind-not-one-stage = у регламенті етапів { $stages }, а у файлі має бути один
trf-fault-kind-not-a-pair = { $round }-й тур: { $white } білими та { $black } за рядками гравців не пара
trf-fault-kind-no-table = { $round }-й тур: { $white } і { $black } не мають столу
trf-fault-kind-has-opponent = { $round }-й тур: у гравця { $number } є суперник
trf-fault-kind-not-so-paired = пари { $round }-го туру не могли бути складені так за системою цього змагання
trf-fault-kind-not-in-order = гравця { $number } немає в порядку заявлення
trf-fault-kind-no-such-team = команди { $team } у файлі немає; усього команд: { $teams }
trf-fault-kind-told-otherwise = { $round }-й тур: за стовпцями виходить { $shown }, а за вказівками — { $told }
trf-fault-kind-unprintable = знак { $sign } не можна надрукувати; рядок пошкоджено
trf-fault-kind-too-many-rounds = турів у файлі: { $played }, а кількість турів — { $stated }
trf-fault-kind-refused = { $why }

not-in-trf-no-such-stage = { $stage } не існує; усього етапів: { $stages }
not-in-trf-teams = у цьому змаганні грають команди; TRF записується для особистих змагань
not-in-trf-nobody-entered = ще ніхто не заявлений
not-in-trf-too-many = у TRF номери не більші за 9999, а тут { $number }

import-warning-renumbered = гравець { $was } отримав номер { $is }, бо номери йдуть поспіль
import-warning-tie-break = критерій { $code } у шашках не відомий, його пропущено
import-warning-overridden = { $round }-й тур перенесено, хоча: { $why }
import-warning-lost-by-both = { $round }-й тур: і { $white }, і { $black } зазнали поразки; партію вважаємо анульованою
import-warning-half-bye = { $round }-й тур: половину очка гравця { $number } без партії пропущено
import-warning-left-out = рядок { $line }, позиція { $column }: «{ $value }» — це не { $expected }; пропущено

phrase-a-number-of-a-player-from-1-to-9999 = номер гравця від 1 до 9999
phrase-a-rating = рейтинг
phrase-a-place = місце
phrase-points-such-as-4-5 = очки на зразок 4.5
phrase-points-such-as-2-0 = очки на зразок 2.0
phrase-the-number-of-an-opponent-or-0000 = номер суперника або 0000
phrase-a-colour = колір
phrase-a-result = результат
phrase-a-blank-between-the-columns-of-rounds = пропуск між стовпцями турів
phrase-one-of-w-d-l-a-p-and-x = одна з літер W, D, L, A, P і X
phrase-the-kind-of-an-absence = вид відсутності
phrase-a-date-such-as-2026-05-09 = дата на зразок 2026/05/09
phrase-a-number-of-a-round = номер туру
phrase-numbers-of-players = номери гравців
phrase-two-numbers-of-players-at-least = щонайменше два номери гравців
phrase-a-sex = стать
phrase-a-date-of-birth-such-as-1999-05-12 = дата народження на зразок 1999/05/12
phrase-a-regulation-as-json = має бути регламент у JSON
phrase-rounds-paired-and-rounds-started = мають бути кількості складених і розпочатих турів
phrase-a-team-as-json = має бути команда в JSON
phrase-two-lists-of-numbers-with-a-bar-between-them = мають бути два списки номерів, розділені рискою |
phrase-a-number-and-an-entry-as-json = мають бути номер і заявка в JSON
phrase-numbers-in-the-order-of-entry = мають бути номери в порядку заявлення
phrase-lots-as-json = має бути жереб у JSON
phrase-a-round-and-what-paired-it-as-json = мають бути тур і спосіб складання пар у JSON
phrase-a-number-and-after-how-many-rounds = мають бути номер і після скількох турів
phrase-a-number-after-how-many-rounds-why = мають бути номер, після скількох турів і чому
phrase-a-round-and-why-and-numbers = мають бути тур, причина й номери
phrase-a-round-and-numbers = мають бути тур і номери
phrase-a-round-and-pairs-such-as-5-2 = мають бути тур і пари на зразок 5-2
phrase-a-round-white-black-a-result-for-each-game = мають бути тур, номери білих і чорних та результат кожної партії
phrase-first-and-last-round-and-two-numbers = мають бути перший і останній тур та два номери

## Змагання в JSON

json-fault-shape = рядок { $line }, позиція { $column }: { $why }
json-fault-format = це не змагання: формат файла — «{ $format }», а не «{ $expected }»
json-fault-version = версія файла — { $version }; ця програма читає версії до { $newest }
json-fault-fact = запис № { $seq } не прийнято: { $why }

## Партії, додані до результатів

attach-fault-no-such-game = { $key }: це не одна партія змагання
attach-fault-no-rulebook = немає Регламенту, який визначає правила гри
attach-fault-no-game = у файлі немає партії
attach-fault-several-games = партій у файлі: { $games }, а потрібна одна
attach-fault-other-variant = у партії інший вид шашок: { $found }, а в змаганні — { $expected }
attach-fault-illegal-move = рядок { $line }, позиція { $column }: хід { $ply }, { $text }: { $why }
attach-fault-no-start = партія не має позиції, з якої починається
attach-fault-colours-turned = кольори переплутано: у змаганні білими грає { $white }
attach-fault-result-differs = партія закінчилася з результатом { $told }, а в змаганні записано { $recorded }
attach-fault-other-opening = за жеребом випав початок { $number }, а партія починається інакше

attach-warning-white = білі: у файлі «{ $found }», а в змаганні «{ $expected }»
attach-warning-black = чорні: у файлі «{ $found }», а в змаганні «{ $expected }»
attach-warning-round = у файлі вказано тур { $found }
attach-warning-unplayed = результат { $recorded }, без гри, але ходів у партії: { $moves }
attach-warning-other-start = партія починається з особливої позиції
attach-warning-no-result = у файлі не вказано, чим закінчилася партія

unmatched = партія { $number } (рядок { $line }), { $white } – { $black }: { $why }
no-place-other-round = вона належить до туру { $round }
no-place-no-names = у цьому турі немає пари з такими прізвищами
no-place-taken = { $key }: партію з цього файлу вже додано
