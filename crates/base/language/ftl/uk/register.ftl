# Impaired players and their assistants, the register of the hall, offences.

## What somebody finds hard
impairment-blind = незрячий
impairment-weak-sight = слабкий зір
impairment-movement = рухи, запис або годинник
impairment-hearing = слух
impairment-speech = мовлення

## What an assistant does
help-announce = оголошує ходи обох гравців
help-record = веде запис партії
help-clock = перемикає годинник
help-move = робить ходи, які вказує гравець
help-tell = повідомляє кількість ходів і витрачений час, лише на прохання
help-claim-time = заявляє, що час суперника закінчився
help-touched = повідомляє судді, що зрячий суперник доторкнувся до шашки
help-speak = на вимогу гравця звертається до суддів від його імені

## What a game needs
need-relief-board = рельєфна дошка із шашками, які розрізняють на дотик
need-second-board = { $name } може вимагати поруч звичайну дошку
need-announced = кожен хід оголошують повністю до перемикання годинника
need-lifted = шашки торкнулися, коли її вийнято з гнізда
need-felt-clock = годинник, який можна обмацати, або озвучений
need-own-record = { $name } записує шрифтом Брайля, звичайно або через асистента; записувальні пристрої заборонено
need-restored = якщо виникає спір, де стоять шашки, суддя відновлює позицію за обома записами
need-warned = попередити { $name }, коли до контролю лишається { $minutes } хв
need-signs = { $name } оголошує ходи заздалегідь узгодженими знаками
need-interpreter = перекладач жестової мови: { $name }
need-assistant = { $name } може мати асистента

## What is allowed during play
leave-zone = може вийти з ігрової зони
leave-seat = може відійти від столу на своєму ході
leave-telephone = може скористатися телефоном
leave-talk = може поговорити
leave-break = бере коротку перерву, його годинник іде

## Offences
offence-clock = неналежне поводження з годинником
offence-record = невиконання запису ходів
offence-collusion = змова

## Facts
fact-assistant = { $name } допомагає гравцеві { $player }: { $helps }
fact-assistant-dismissed = { $player } більше не має асистента: { $reason }
fact-leave-given = { $player } { $what }: { $reason }
fact-came-back = { $player } повернувся
fact-spectator-expelled = { $who } видалено із зали: { $reason }
fact-cameras-permitted = { $who } може знімати: { $terms }
fact-assigned = { $round-kind ->
    [one] у турі { $round } { $name } обслуговує столи
   *[every] { $name } обслуговує столи
}: { $tables }
fact-asked = запитання комітету з правил: { $question }
fact-answered = відповідь на запитання { $question }: { $answer }
fact-reported = звіт надіслано: { $to }
fact-lifted = скасовано за протестом { $protest }

## What is refused
refused-needs-no-assistant = у заявці { $name } не вказано жодної вади, тому допомагати не можна
refused-not-referees-assistant = { $name } не є помічником судді, а в чекерс допомагати може лише він
refused-no-help = не сказано, що робить асистент; можливо: { $known }
refused-help-not-his = асистент гравця { $name } не має права на це: { $help }; можливо: { $known }
refused-no-assistant = { $name } не має асистента
refused-speaks-for-nobody = { $name } не може говорити від імені цього гравця
refused-away-already = { $player } уже відсутній, з запису { $seq }
refused-not-away = { $player } не виходив
refused-no-breaks = правила не знають перерви під час партії
refused-not-at-a-break = після { $moves } ходів перерви немає; перша — після { $first }
refused-no-such-arbiter = немає судді «{ $name }»
refused-table-has-arbiter = стіл { $table } обслуговує { $name }
refused-no-such-tables = столи рахують від 1, не більше { $most }
refused-no-such-question = запис { $seq } не є запитанням
refused-too-many-members = за одну сторону грало б { $members } осіб; можна не більше { $most }
refused-no-such-offence = «{ $clause }» не є порушенням за цими правилами

## To look at twice
warning-access-not-in-code = правила мовчать про асистентів; застосовано розділ правил 2013 року
warning-few-arbiters-for-access = беруть участь гравці з вадами: для { $pairs } пар потрібно щонайменше { $least } суддів, є { $there }
warning-many-tables = { $name } обслуговує { $pairs } пар; дозволено не більше { $most }
warning-harsh-sanction = першого разу правила передбачають за це попередження
warning-lifted-game = санкцію скасовано за протестом { $protest }, і партія не має результату: { $key }

## Follows “may not”
action-admit-assistant = допускати асистента гравця
action-assign-arbiters = розподіляти суддів за столами

## Next steps
phrase-name-the-member-whom-the-executive-committee-has-appointed = назвіть члена, якого призначив виконавчий комітет федерації
phrase-name-each-member-once = назвіть кожного члена один раз
phrase-name-as-many-members-and-reserves-as-the-code-asks-for = назвіть стільки членів і запасних, скільки вимагають правила
phrase-name-somebody-who-is-no-arbiter-of-the-event = назвіть того, хто не є суддею змагання
phrase-write-the-impairment-into-the-entry-first = спершу внесіть ваду до заявки
phrase-appoint-the-assistant-as-an-official-first = спершу призначте помічника до суддівської колегії
phrase-write-down-that-he-is-back-first = спершу запишіть, що він повернувся
phrase-appoint-the-arbiter-first = спершу призначте суддю
phrase-take-the-table-away-from-that-arbiter-first = спершу заберіть стіл у того судді
act-not-tables = «{ $text }» не називає столів; напишіть 3, 3,5 або 2-4

## At the desk
desk-impairment = Вада, її бачать лише судді
desk-consulting = Ті, хто грає за одну сторону, по одному в рядку
desk-access = Гравці з вадами та їхні асистенти
desk-assistant-name = Ім’я асистента
desk-assistant-helps = Що він робить; усе, що дозволяють правила, якщо нічого не позначено
desk-bind-assistant = Допустити асистента
desk-dismiss-assistant = Асистент іде
desk-hall = Зала
desk-leave-register = Журнал виходів
desk-leave-what = Що йому дозволено
desk-leave-moves = Для перерви: після скількох ходів
desk-give-leave = Дозволити
desk-is-back = Повернувся
desk-expel = Видалити глядача
desk-expel-who = Хто, наскільки відомо
desk-cameras = Дозволити зйомку
desk-cameras-terms = Коли і як
desk-assign = Призначити суддю до столів
desk-assign-tables = Столи, наприклад 1-4,7; порожнє поле забирає їх
desk-every-round = кожен тур
desk-ask-committee = Запитати комітет з правил
desk-ask-game = Дошка партії, якщо є
desk-meanwhile = Що вирішено тим часом
desk-committee-answer = Відповідь комітету
desk-question-number = Номер запитання в журналі
desk-report-sent = Звіт надіслано
desk-report-to = Кому
desk-offence-kinds = Види порушень
desk-offence-clauses = Що забороняють правила

## Papers
paper-access-plan = Що потрібно гравцям з вадами та їхнім партіям
paper-access-plan-about = асистенти та їхні обов’язки, дошки, годинники й попередження туру, для суддів
paper-access-players = Гравці й асистенти
paper-access-boards = Дошки туру { $round }
paper-access-nobody = Жоден гравець не вказав вади.
paper-access-staff = Для { $pairs } пар рекомендовано щонайменше { $least } суддів.
paper-access-rules-of = Що кажуть правила
paper-col-impairment = Вада
paper-col-assistant = Асистент
paper-col-helps = Що робить асистент
paper-col-need = Що потрібно
paper-col-arbiter = Суддя
paper-col-lifted = Тепер
paper-leave-register = Журнал виходів
paper-col-leave = Дозвіл
paper-col-back = Повернення
paper-hall-register = Глядачі та зйомка
paper-question = Запитання комітету з правил
paper-question-about = випадок, щодо якого просять рішення комітету з правил
paper-question-code = Правила
paper-question-asked = Про що питають
paper-question-meanwhile = Вирішено тим часом
paper-question-position = Дошка за записом
paper-question-answer = Відповідь комітету
paper-no-question = жодного запитання не записано; спершу запишіть його
sheet-assistant = Запис веде { $name }, асистент гравця { $player }
sheet-announced = Кожен хід оголошують повністю; лише тоді перемикають годинник.
board-warn-now = попередьте { $name }: до контролю лишилося { $minutes } хв або менше
board-warn-at = { $name } попереджають через { $after } після початку, якщо годинник іде далі
paper-large-print = Великий шрифт
sheet-opening = Початок { $number }: { $moves }
paper-openings = Жеребкування початків
