# Ką reikia padaryti toliau: po vieną pranešimą kiekvienam `Duty` atvejui.

task = { $who }: { $duty }
# Užduotis kelių etapų varžybose.
task-in-stage = { $task } ({ $stage })

duty-regulation = patvirtinti nuostatus
duty-chief-arbiter = paskirti pagrindinį teisėją
duty-technical = parengti techninį reglamentą
duty-signatures = pasirašytinai supažindinti su techniniu reglamentu: { $value }
duty-committee = paskirti apeliacinę žiuri
duty-approve-entries = patikrinti ir patvirtinti paraiškas
duty-numbers = ištraukti arba suteikti numerius
duty-lots = traukti { $value-2 } rato burtus, { $value-3-count ->
    [1] stalas
   *[other] stalai
} { $value-3 }: kas eina toliau
duty-pair = sudaryti { $value-2 } rato poras
duty-publish = paskelbti { $value-2 } rato poras
duty-start = pradėti { $value-2 } ratą
duty-results = įrašyti { $value-2 } rato rezultatus, { $value-3-count ->
    [1] stalas
   *[other] stalai
} { $value-3 }
duty-adjourned = baigti nutrauktas { $value-2 } rato partijas, { $value-3-count ->
    [1] stalas
   *[other] stalai
} { $value-3 }
duty-close = baigti { $value-2 } ratą
duty-further-part = nuspręsti dėl tolesnio dalyvavimo: { $value }, { $value-2 ->
    [one] praleistas { $value-2 } ratas
    [few] praleisti { $value-2 } ratai
   *[other] praleista { $value-2 } ratų
}
duty-rule-on-protest = priimti sprendimą dėl protesto Nr. { $value }
duty-decide-appeal = priimti sprendimą dėl apeliacijos, protestas Nr. { $value }
duty-approve-results = patvirtinti rezultatus
duty-report = pateikti ataskaitą organizatoriui ir federacijai
duty-checklist = { $value }

## Teisėjo pareigų sąrašas

phrase-report-to-the-organisers-and-have-the-special-regulations-presented = prisistatyti organizatoriams ir susipažinti su specialiais nuostatais
phrase-annul-what-contradicts-the-basic-regulations = panaikinti tai, kas prieštarauja pagrindiniams nuostatams
phrase-have-a-notice-board = turėti skelbimų lentą
phrase-see-that-the-special-regulations-are-posted = pasirūpinti, kad specialūs nuostatai būtų iškabinti
phrase-see-that-the-list-of-prizes-is-posted = pasirūpinti, kad apdovanojimų sąrašas būtų iškabintas
phrase-see-that-the-list-of-prizes-is-exact = pasirūpinti, kad apdovanojimų sąrašas būtų tikslus
phrase-wear-a-sign-of-the-office = nešioti teisėjo skiriamąjį ženklą
phrase-know-how-to-reach-an-organiser-at-any-time = žinoti, kaip bet kada susisiekti su organizatoriumi
phrase-check-from-time-to-time-that-the-clocks-run = retkarčiais patikrinti, ar laikrodžiai eina
phrase-see-that-moves-are-recorded = pasirūpinti, kad ėjimai būtų užrašomi
phrase-collect-the-original-score-sheets = surinkti užrašų lapelių originalus
phrase-see-that-results-are-posted = pasirūpinti, kad rezultatai būtų iškabinti
phrase-follow-the-announcement-of-the-winners = sekti laimėtojų paskelbimą
phrase-write-the-report-on-the-forms-of-annex-ix = parašyti raportą IX priedo blankuose
phrase-note-deviations-incidents-and-proposals-on-an-additional-sheet = papildomame lape surašyti nukrypimus, incidentus ir pasiūlymus
phrase-learn-what-has-become-of-requests-and-proposals = sužinoti, kas nuspręsta dėl prašymų ir pasiūlymų
