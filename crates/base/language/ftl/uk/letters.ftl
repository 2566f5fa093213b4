# Заочна гра на сайті: змагання, присудження, спори, листи.

## Refusals

post-refused-nothing-said = нічого не написано
post-refused-no-dispute = запис { $number } не є зверненням чи апеляцією, що чекає на рішення
post-refused-no-decision = запис { $number } не є рішенням судді

## An event

letters-event-on = Змагання проводиться заочно:
letters-event-goes-on = Партії туру починаються, коли його оприлюднено; результати потрапляють до змагання самі.
letters-code = Кодекс заочної гри
letters-closing = День закриття
letters-waiting = Чекає на рішення
letters-question-open = звернення до судді
letters-appeal-open = апеляція
letters-adjudication-open = чекає на присудження
letters-protest-open = протест проти присудження
letters-unseated = Ці партії не можуть початися: гравець не має тут облікового запису або склад невідомий

## A game

letters-tell-me = Повідомляти в цьому браузері про мій хід
letters-then-about = По рядку: відповідь суперника на цей хід, ваша відповідь і так далі. Інші їх не бачать.
letters-offer-a-draw = Запропонувати нічию
letters-tell-delay = Попередити про затримку відповіді
letters-wins-white = виграш білих
letters-wins-black = виграш чорних

## Adjudication

letters-adjudication = Партію припинено, результат присуджується
letters-assessment = Ваша оцінка
letters-analysis = Аналіз
letters-analysis-about = Надішліть оцінку з аналізом. Без вчасного аналізу немає права на протест.
letters-proposed = Що випливає з оцінок
letters-verdict = Присуджено
letters-protest = Подати протест
letters-protest-about = Протест потребує аналізу; його остаточно розглядає інший суддя.

## Questions, complaints, appeals

letters-disputes = Звернення й апеляції
letters-ask = Звернутися або поскаржитися судді
letters-ask-about = Рішення ухвалює суддя; сперечатися із суперником не треба.
letters-question = Про що йдеться?
letters-appeal = Подати апеляцію
letters-appeal-about = Апеляцію, подану в строк за кодексом, розглядає організатор; його рішення остаточне.
letters-decision = Рішення
letters-grant = Задовольнити
letters-deny = Відхилити
letters-granted = Задоволено
letters-denied = Відхилено
letters-undecided = Ще не вирішено.
letters-own-decision = Рішення ваше власне: апеляцію розглядає хтось інший з організаторів.

## The arbiter

letters-count-from = Новий відлік починається
letters-other = Інші рішення
letters-grant-break = Надати перерву
letters-log = Записи

## What entries are called

letters-fact-begun = партію почато
letters-fact-documents = документи отримано
letters-fact-impossible = неможливий хід
letters-fact-complaint = скарга на лист
letters-fact-corrected = лист виправлено
letters-fact-repeated = хід повторено
letters-fact-delay = затримку оголошено
letters-fact-sign = відгук
letters-fact-claimed = заява про перевищення часу
letters-fact-objected = заперечення
letters-fact-upheld = заяву визнано
letters-fact-rejected = заяву відхилено
letters-fact-overstep = перевищення зафіксовано
letters-fact-charged = дні нараховано
letters-fact-offered = запропоновано нічию
letters-fact-accepted = нічию прийнято
letters-fact-declined = нічию відхилено
letters-fact-draw-claimed = вимога нічиєї
letters-fact-resigned = здався
letters-fact-flag = час вичерпано
letters-fact-left = вибув
letters-fact-left-ruled = вирішено партію того, хто вибув
letters-fact-closed = припинено в день закриття
letters-fact-record = запис надіслано
letters-fact-analysis = аналіз надіслано
letters-fact-adjudicated = присуджено
letters-fact-protested = протест
letters-fact-stands = присудження чинне
letters-fact-protest-ruled = протест розглянуто
letters-fact-asked = звернення до судді
letters-fact-answered = відповідь судді
letters-fact-appealed = апеляція
letters-fact-appeal-ruled = апеляцію розглянуто
letters-fact-awarded = результат визначено рішенням
letters-fact-struck = запис викреслено

## Letters

letters-told-turn = { $opponent }: хід { $move }. Вам залишилося днів: { $days }.
letters-told-first = Ваша партія проти { $opponent } починається з вашого ходу. Вам залишилося днів: { $days }.
letters-told-few = У партії проти { $opponent } вам залишилося мало днів: { $days }.
letters-told-offer = { $opponent } пропонує нічию.
letters-told-term = У вашій партії проти { $opponent }: { $what }, до { $until }.
letters-told-over = Вашу партію проти { $opponent } закінчено: { $score }.
letters-mail-subject-game = Ваша партія проти { $opponent }
letters-mail-answer = На цей лист можна відповісти: перший рядок — ваш хід у будь-якій нотації. Знак = або «нічия» після ходу пропонує нічию, саме «нічия» пропонує її або приймає, «здаюся» — здача.
letters-mail-refused-subject = Не виконано: ваша партія проти { $opponent }
letters-mail-refused =
    У вашому листі: { $line }
    Цього не можна зробити: { $why }.
    Дошка: { $link }
letters-answer-draw = нічия, нічию
letters-answer-resign = здаюся, здаюсь

# Players without an account
letters-by-letter = Почати й ці партії
letters-by-letter-about = Гравці без облікового запису пишуть листи судді, а він вносить їхні ходи з датами листів.
letters-letter-of = Лист від
letters-letter-about = Внесіть хід, день, коли він отримав хід суперника, і день поштового штемпеля; порожні дні: коли суперник надіслав, і сьогодні.
letters-with-offer = з пропозицією нічиєї
letters-letter-received = Отримано
letters-letter-sent = Штемпель
letters-letter-enter = Внести лист
letters-letter-accepts = Погоджується на нічию
letters-letter-declines = Відхиляє нічию
letters-letter-resigns = Здається
