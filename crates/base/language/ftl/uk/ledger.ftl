# Звання за місця, відмінності між двома звітами, членство на картці.

books-act-place-titles = Присвоїти звання, які змагання дає за місця
act-field-championship = Чемпіонат: його назва в умовах звань
books-no-championship = умови звань не знають такого чемпіонату; є { $known }
books-not-official = звання за місця дають лише офіційні змагання ФМЖД (FMJD-X.13)
books-places-unfinished = про змагання звітували до його завершення
books-no-places = у звіті немає місць; подайте звіт із файлу змагання ще раз
books-titles-held = ті, хто отримав би звання за місце, вже мають його або вище (FMJD-X.12)

books-head-name = назва
books-head-place = місце проведення
books-head-pool = вид гри
books-head-system = система
books-head-starts = перший день
books-head-ends = останній день
books-head-received = звіт отримано
books-head-late-because = причина запізнення
books-head-unfinished-because = чому не завершено
books-head-standing = чим є для звань
books-head-host = федерація-організатор
books-head-rounds = турів

book-licence = Ліцензія
book-arbiter = Суддя
book-valid = { $what }, до { $until }
book-over-since = { $what }, строк минув { $until }
book-membership = Членство, для секретаріату
book-club-since = { $club }, з { $day }
book-no-club = без клубу
book-sanction-remark = зауваження
book-sanction-reprimand = догана
book-sanction-suspension = відсторонення
book-sanction-line = { $kind } з { $from }: { $grounds }
book-sanction-line-until = { $kind } з { $from } до { $until }: { $grounds }
book-fee-open = { $money }, { $purpose }: сплатити до { $due }
book-fee-overdue = { $money }, { $purpose }: ПРОСТРОЧЕНО з { $due }
book-event-file = Змагання як файл (TRF)
