# Звания за места, различия между двумя отчётами, членство на карточке.

books-act-place-titles = Присвоить звания, которые соревнование даёт за места
act-field-championship = Чемпионат: его название в условиях званий
books-no-championship = условия званий не знают такого чемпионата; есть { $known }
books-not-official = звания за места дают только официальные соревнования ФМЖД (FMJD-X.13)
books-places-unfinished = о соревновании отчитались до его завершения
books-no-places = в отчёте нет мест; подайте отчёт из файла соревнования ещё раз
books-titles-held = те, кто получил бы звание за место, уже имеют его или более высокое (FMJD-X.12)

books-head-name = название
books-head-place = место проведения
books-head-pool = вид игры
books-head-system = система
books-head-starts = первый день
books-head-ends = последний день
books-head-received = отчёт получен
books-head-late-because = причина опоздания
books-head-unfinished-because = почему не завершено
books-head-standing = чем является для званий
books-head-host = федерация-организатор
books-head-rounds = туров

book-licence = Лицензия
book-arbiter = Судья
book-valid = { $what }, до { $until }
book-over-since = { $what }, срок истёк { $until }
book-membership = Членство, для секретариата
book-club-since = { $club }, с { $day }
book-no-club = без клуба
book-sanction-remark = замечание
book-sanction-reprimand = выговор
book-sanction-suspension = отстранение
book-sanction-line = { $kind } с { $from }: { $grounds }
book-sanction-line-until = { $kind } с { $from } до { $until }: { $grounds }
book-fee-open = { $money }, { $purpose }: уплатить до { $due }
book-fee-overdue = { $money }, { $purpose }: ПРОСРОЧЕНО с { $due }
book-event-file = Соревнование как файл (TRF)
