# Что нужно сделать дальше: по одному сообщению на каждый случай `Duty`.

task = { $who }: { $duty }

duty-regulation = утвердить положение
duty-chief-arbiter = назначить главного судью
duty-technical = составить регламент
duty-signatures = ознакомить под подпись с регламентом: { $value }
duty-committee = назначить апелляционный комитет
duty-approve-entries = проверить и утвердить заявки
duty-numbers = провести жеребьёвку номеров или дать номера ({ $stage-id })
duty-pair = составить пары { $round }-го тура ({ $stage-id })
duty-publish = обнародовать пары { $round }-го тура ({ $stage-id })
duty-start = начать { $round }-й тур ({ $stage-id })
duty-results = внести результаты { $round }-го тура, столы { $value-3 } ({ $stage-id })
duty-adjourned = закончить отложенные партии { $round }-го тура, столы { $value-3 } ({ $stage-id })
duty-close = закрыть { $round }-й тур ({ $stage-id })
duty-further-part = решить вопрос о дальнейшем участии: { $entrant }, пропущено { $value-2 ->
    [one] { $value-2 } тур
    [few] { $value-2 } тура
   *[other] { $value-2 } туров
}
duty-rule-on-protest = принять решение по протесту № { $value }
duty-decide-appeal = принять решение по апелляции на протест № { $value }
duty-approve-results = подвести итоги и утвердить результаты
duty-report = подать отчёт организатору и федерации
duty-checklist = { $value }

## Перечень обязанностей судьи

phrase-report-to-the-organisers-and-have-the-special-regulations-presented = явиться к организаторам и ознакомиться с особым регламентом
phrase-annul-what-contradicts-the-basic-regulations = отменить то, что противоречит основному регламенту
phrase-have-a-notice-board = иметь доску объявлений
phrase-see-that-the-special-regulations-are-posted = проследить, чтобы особый регламент был вывешен
phrase-see-that-the-list-of-prizes-is-posted = проследить, чтобы список призов был вывешен
phrase-see-that-the-list-of-prizes-is-exact = проследить, чтобы список призов был точным
phrase-wear-a-sign-of-the-office = носить знак судьи
phrase-know-how-to-reach-an-organiser-at-any-time = знать, как в любое время связаться с организатором
phrase-check-from-time-to-time-that-the-clocks-run = время от времени проверять, идут ли часы
phrase-see-that-moves-are-recorded = проследить, чтобы ходы записывались
phrase-collect-the-original-score-sheets = собрать подлинники бланков записи
phrase-see-that-results-are-posted = проследить, чтобы результаты были вывешены
phrase-follow-the-announcement-of-the-winners = присутствовать при объявлении победителей
phrase-write-the-report-on-the-forms-of-annex-ix = составить отчёт на формах Приложения 9
phrase-note-deviations-incidents-and-proposals-on-an-additional-sheet = записать отклонения, инциденты и предложения на дополнительном листе
phrase-learn-what-has-become-of-requests-and-proposals = узнать, что решено по запросам и предложениям
