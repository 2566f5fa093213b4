# Посади і права тих, хто їх обіймає.

## Посади

role-organiser = організатор
role-chief-arbiter = головний суддя
role-deputy = заступник головного судді
role-doctor = лікар
role-chief-secretary = головний секретар
role-information-arbiter = суддя-інформатор
role-senior-arbiter = старший суддя
role-line-arbiter = суддя
role-captain = капітан команди
role-player = гравець
role-assistant = асистент гравця
role-spectator = глядач
role-jury = член апеляційного комітету
role-federation = федерація

## Дії; ідуть після «не має права»

action-approve-regulation = затверджувати Регламент
action-change-regulation = вносити зміни до Регламенту
action-write-technical = складати Технічний регламент
action-appoint-panel = призначати суддівську колегію
action-relieve-arbiter = відстороняти суддів
action-form-committee = забезпечувати обрання апеляційного комітету
action-schedule = складати календарний розклад ігор
action-take-entries = приймати і перевіряти заявки
action-admit-late = допускати учасника, що запізнився із заявкою
action-draw-lots = проводити жеребкування
action-pair = складати пари
action-override-pairing = змінювати пари, складені програмою
action-publish = оприлюднювати пари та результати
action-start-round = давати сигнал до початку туру
action-stop-clocks = зупиняти годинники
action-hand-in-line-up = подавати склад команди
action-record-result = фіксувати результат
action-fix-result = приймати рішення щодо результату партії
action-decide-further-part = вирішувати питання щодо подальшої участі
action-sanction = накладати санкції
action-expel-spectator = видаляти глядачів
action-permit-leave = дозволяти залишати ігрову зону, користуватися телефоном чи розмовляти
action-permit-cameras = дозволяти зйомку
action-break-off = переривати або скасовувати змагання
action-protest = подавати протест
action-rule-on-protest = приймати рішення щодо протесту
action-decide-appeal = приймати рішення щодо апеляції
action-decide-unforeseen = приймати рішення у випадках, не передбачених правилами
action-keep-documents = вести документацію змагань
action-approve-standings = затверджувати результати
action-report = подавати звіт організатору та федерації
action-choose-correction = обирати, виправити хід чи залишити в силі
action-count-moves = підраховувати ходи для фіксування нічиєї
