# Обязанности должностных лиц по кодексам.

desk-duty-shown = видно из хода соревнования
desk-duty-by-itself = отметится само

phrase-draw-up-the-technical-regulation-and-make-it-known-to-the-participants = составить технический регламент и ознакомить с ним участников
phrase-check-and-approve-the-entries = проверить и утвердить заявки
phrase-draw-up-the-schedule-of-play-and-make-it-known-to-the-participants = составить расписание игр и ознакомить с ним участников
phrase-check-that-the-venue-the-equipment-and-the-inventory-are-ready = проверить готовность помещения, оборудования и инвентаря
phrase-decide-on-which-side-of-the-boards-the-clocks-stand = определить, с какой стороны досок стоят часы
phrase-acquaint-the-players-with-the-conditions = ознакомить участников с условиями соревнования
phrase-hold-a-meeting-of-the-team-representatives = провести совещание представителей (капитанов) команд
phrase-see-to-it-that-an-appeals-committee-is-elected = обеспечить избрание апелляционного комитета
phrase-prepare-and-hold-the-drawing-of-lots = подготовить и провести жеребьёвку
phrase-hold-meetings-of-the-panel-of-arbiters = проводить заседания судейской коллегии
phrase-direct-the-arbiters-and-the-technical-staff = руководить работой судей и технического персонала
phrase-see-that-the-players-are-not-disturbed-and-the-atmosphere-is-friendly = следить, чтобы участникам не мешали, и поддерживать доброжелательную обстановку
phrase-see-that-the-pairings-are-published = проследить, чтобы пары были опубликованы
phrase-take-responsibility-for-the-pairing = отвечать за составление пар
phrase-give-the-signal-to-start-each-round-and-have-the-clocks-started = дать сигнал к началу каждого тура и пустить часы
phrase-start-a-control-clock-on-the-arbiters-table-with-the-players-clocks = вместе с часами участников пустить контрольные часы на судейском столе
phrase-see-that-the-balloted-first-moves-are-played-correctly = проследить, чтобы первые ходы по жребию были сделаны правильно
phrase-observe-play-above-all-in-time-trouble = следить за игрой, прежде всего в цейтноте
phrase-collect-the-score-sheets-signed-by-both-players = собрать бланки записи, подписанные обоими игроками
phrase-record-the-results-of-the-encounters = зафиксировать результаты встреч
phrase-keep-the-official-wall-chart = вести официальную настенную таблицу
phrase-prepare-information-for-the-participants = готовить информацию для участников
phrase-prepare-information-for-the-press = готовить информацию для прессы
phrase-have-game-records-and-other-documents-printed-for-the-participants = обеспечить печать записей партий и других документов для участников
phrase-sum-up-and-approve-the-results = подвести итоги и утвердить результаты
phrase-fill-in-certificates-for-those-who-fulfilled-norms = заполнить справки участникам, выполнившим разрядные нормы
phrase-hand-the-written-report-to-the-organiser-and-the-federation = подать письменный отчёт организатору и федерации
phrase-send-the-cross-table-and-the-rating-documents-to-the-technical-commission = отправить таблицу и документы для рейтинга в техническую комиссию
phrase-hand-in-the-complete-documentation-of-the-event = сдать полную документацию соревнования
phrase-write-a-report-for-the-press = подготовить отчёт для прессы
phrase-forward-the-proposals-of-the-report = передать предложения из отчёта по принадлежности
