# Что нужно сделать дальше: по одному сообщению на каждый случай `Duty`.

task = { $who }: { $duty }
# Задание в соревновании из нескольких этапов.
task-in-stage = { $task } ({ $stage })

duty-regulation = утвердить положение
duty-chief-arbiter = назначить главного судью
duty-technical = составить технический регламент
duty-signatures = ознакомить под подпись с техническим регламентом: { $value }
duty-committee = назначить апелляционный комитет
duty-approve-entries = проверить и утвердить заявки
duty-numbers = провести жеребьёвку номеров или дать номера
duty-lots = тянуть жребий { $value-2 }-го тура, { $value-3-count ->
    [1] стол
   *[other] столы
} { $value-3 }: кто проходит дальше
duty-pair = составить пары { $value-2 }-го тура
duty-publish = обнародовать пары { $value-2 }-го тура
duty-start = начать { $value-2 }-й тур
duty-results = внести результаты { $value-2 }-го тура, { $value-3-count ->
    [1] стол
   *[other] столы
} { $value-3 }
duty-adjourned = закончить отложенные партии { $value-2 }-го тура, { $value-3-count ->
    [1] стол
   *[other] столы
} { $value-3 }
duty-close = закрыть { $value-2 }-й тур
duty-further-part = решить вопрос о дальнейшем участии: { $value }, пропущено { $value-2 ->
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
