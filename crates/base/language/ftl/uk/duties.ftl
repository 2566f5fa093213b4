# Обов'язки посадових осіб за кодексами.

desk-duty-shown = видно з ходу змагання
desk-duty-by-itself = позначиться само

phrase-draw-up-the-technical-regulation-and-make-it-known-to-the-participants = скласти Технічний регламент і ознайомити з ним учасників
phrase-check-and-approve-the-entries = перевірити і затвердити заявки
phrase-draw-up-the-schedule-of-play-and-make-it-known-to-the-participants = скласти розклад гри та ознайомити з ним учасників
phrase-check-that-the-venue-the-equipment-and-the-inventory-are-ready = перевірити готовність приміщення, обладнання та інвентарю
phrase-decide-on-which-side-of-the-boards-the-clocks-stand = визначити, з якого боку дошок стоять годинники
phrase-acquaint-the-players-with-the-conditions = ознайомити учасників з умовами змагання
phrase-hold-a-meeting-of-the-team-representatives = провести нараду представників (капітанів) команд
phrase-see-to-it-that-an-appeals-committee-is-elected = забезпечити обрання апеляційного комітету
phrase-prepare-and-hold-the-drawing-of-lots = підготувати і провести жеребкування
phrase-hold-meetings-of-the-panel-of-arbiters = проводити засідання суддівської колегії
phrase-direct-the-arbiters-and-the-technical-staff = керувати роботою суддів і технічного персоналу
phrase-see-that-the-players-are-not-disturbed-and-the-atmosphere-is-friendly = дбати, щоб учасникам не заважали, і підтримувати доброзичливу атмосферу
phrase-see-that-the-pairings-are-published = простежити, щоб пари було оприлюднено
phrase-take-responsibility-for-the-pairing = відповідати за складання пар
phrase-give-the-signal-to-start-each-round-and-have-the-clocks-started = дати сигнал до початку кожного туру та пустити годинники
phrase-start-a-control-clock-on-the-arbiters-table-with-the-players-clocks = разом із годинниками учасників пустити контрольний годинник на столі суддів
phrase-see-that-the-balloted-first-moves-are-played-correctly = простежити, щоб визначені жеребом перші ходи було зроблено правильно
phrase-observe-play-above-all-in-time-trouble = стежити за грою, насамперед у цейтноті
phrase-collect-the-score-sheets-signed-by-both-players = зібрати бланки запису, підписані обома гравцями
phrase-record-the-results-of-the-encounters = зафіксувати результати зустрічей
phrase-keep-the-official-wall-chart = вести офіційну настінну таблицю
phrase-prepare-information-for-the-participants = готувати інформацію для учасників
phrase-prepare-information-for-the-press = готувати інформацію для преси
phrase-have-game-records-and-other-documents-printed-for-the-participants = забезпечити друк записів партій та інших документів для учасників
phrase-sum-up-and-approve-the-results = підбити підсумки та затвердити результати
phrase-fill-in-certificates-for-those-who-fulfilled-norms = заповнити довідки учасникам, які виконали розрядні норми
phrase-hand-the-written-report-to-the-organiser-and-the-federation = подати письмовий звіт організатору та федерації
phrase-send-the-cross-table-and-the-rating-documents-to-the-technical-commission = надіслати таблицю і документи для рейтингу до технічної комісії
phrase-hand-in-the-complete-documentation-of-the-event = здати повну документацію змагання
phrase-write-a-report-for-the-press = підготувати звіт для преси
phrase-forward-the-proposals-of-the-report = передати пропозиції зі звіту за належністю
