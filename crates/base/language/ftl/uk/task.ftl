# Що треба зробити далі: по одному повідомленню на кожен випадок `Duty`.

task = { $who }: { $duty }
# Завдання у змаганні з кількох етапів.
task-in-stage = { $task } ({ $stage })

duty-regulation = затвердити Регламент
duty-chief-arbiter = призначити головного суддю
duty-technical = скласти Технічний регламент
duty-signatures = ознайомити під підпис із Технічним регламентом: { $value }
duty-committee = призначити апеляційний комітет
duty-approve-entries = перевірити і затвердити заявки
duty-numbers = провести жеребкування номерів або надати номери
duty-lots = тягнути жереб { $value-2 }-го туру, { $value-3-count ->
    [1] стіл
   *[other] столи
} { $value-3 }: хто проходить далі
duty-pair = скласти пари { $value-2 }-го туру
duty-publish = оприлюднити пари { $value-2 }-го туру
duty-start = розпочати { $value-2 }-й тур
duty-results = внести результати { $value-2 }-го туру, { $value-3-count ->
    [1] стіл
   *[other] столи
} { $value-3 }
duty-adjourned = завершити відкладені партії { $value-2 }-го туру, { $value-3-count ->
    [1] стіл
   *[other] столи
} { $value-3 }
duty-close = закрити { $value-2 }-й тур
duty-further-part = вирішити питання щодо подальшої участі: { $value }, пропущено { $value-2 ->
    [one] { $value-2 } тур
    [few] { $value-2 } тури
   *[other] { $value-2 } турів
}
duty-rule-on-protest = прийняти рішення щодо протесту № { $value }
duty-decide-appeal = прийняти рішення щодо апеляції на протест № { $value }
duty-approve-results = підбити підсумки та затвердити результати
duty-report = подати звіт організатору та федерації
duty-checklist = { $value }

## Перелік обов'язків судді

phrase-report-to-the-organisers-and-have-the-special-regulations-presented = з'явитися до організаторів і ознайомитися з особливим регламентом
phrase-annul-what-contradicts-the-basic-regulations = скасувати те, що суперечить основному регламенту
phrase-have-a-notice-board = мати дошку оголошень
phrase-see-that-the-special-regulations-are-posted = простежити, щоб особливий регламент було вивішено
phrase-see-that-the-list-of-prizes-is-posted = простежити, щоб перелік призів було вивішено
phrase-see-that-the-list-of-prizes-is-exact = простежити, щоб перелік призів був точним
phrase-wear-a-sign-of-the-office = носити відзнаку судді
phrase-know-how-to-reach-an-organiser-at-any-time = знати, як у будь-який час зв'язатися з організатором
phrase-check-from-time-to-time-that-the-clocks-run = час від часу перевіряти, чи йдуть годинники
phrase-see-that-moves-are-recorded = простежити, щоб ходи записували
phrase-collect-the-original-score-sheets = зібрати оригінали бланків запису
phrase-see-that-results-are-posted = простежити, щоб результати було вивішено
phrase-follow-the-announcement-of-the-winners = бути присутнім під час оголошення переможців
phrase-write-the-report-on-the-forms-of-annex-ix = скласти звіт на формах Додатка 9
phrase-note-deviations-incidents-and-proposals-on-an-additional-sheet = записати відхилення, інциденти та пропозиції на додатковому аркуші
phrase-learn-what-has-become-of-requests-and-proposals = дізнатися, що вирішено щодо запитів і пропозицій
