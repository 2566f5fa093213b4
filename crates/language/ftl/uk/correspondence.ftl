# Заочні партії: чого не можна і чому, які строки спливають.

## Чого не можна

post-refused-unknown-rulebook = немає правил із назвою «{ $name }»
post-refused-unknown-code = немає кодексу заочної гри «{ $name }»
post-refused-bad-switch = тлумачення { $name } не може бути «{ $value }»
post-refused-dates-backwards = { $later } — не пізніше, ніж { $earlier }
post-refused-not-begun = партію ще не розпочато
post-refused-begun-already = партію вже розпочато
post-refused-over = партію закінчено
post-refused-still-on = партія ще триває
post-refused-no-such-fact = немає запису { $number }, який можна викреслити
post-refused-not-your-move = хід за суперником: { $turn }
post-refused-no-own-move = лист закінчується ходом відправника
post-refused-not-legal = { $text } — неможливий хід
post-refused-is-legal = { $text } — можливий хід, лист правильний
post-refused-not-proposed = { $text } суперник не пропонував, і хід не вимушений
post-refused-suspended = гру зупинено, доки суддя не розгляне заяву
post-refused-awaits-correction = помилковий лист чекає на виправлення ({ $by })
post-refused-nothing-to-correct = виправляти нічого
post-refused-other-piece = { $text } — хід не тієї шашки, що була названа
post-refused-not-overstepped = час не прострочено: використано днів { $used }, дозволено { $limit } (ходів: { $moves })
post-refused-claim-stands = одну заяву вже розглядають
post-refused-no-claim = заяви немає
post-refused-sealed-needed = до заяви додають свій наступний хід для судді
post-refused-too-late = запізно: минуло днів { $days }, строк { $term }
post-refused-too-early = зарано: минуло днів { $days }, потрібно { $term }
post-refused-objection-open = суперник може заперечити до { $until }
post-refused-not-registered = повторення надсилають рекомендованим листом
post-refused-nothing-to-repeat = суперник чекає на вашу відповідь; повторювати нічого
post-refused-too-many-breaks = перерв більше немає: використано { $taken }, дозволено { $most }
post-refused-too-long-break = задовго: разом днів перерви { $days }, дозволено { $most }
post-refused-break-overlaps = уже є перерва з { $from } до { $to }
post-refused-after-closing = гру закінчено { $closing }: можна прийняти нічию або здатися
post-refused-no-adjudication = партія не чекає на присудження
post-refused-right-lost = без запису й аналізу право на протест втрачено
post-refused-same-adjudicator = протест має розглянути хтось інший, не { $name }
post-refused-nothing-claimed = тут час сам закінчує партію; заяв не подають
post-refused-rules = { $value }

## Що треба зробити

post-due-answer = відповісти вчасно
post-due-tell-delay = попередити суперника про затримку
post-due-repeat = повторити хід рекомендованим листом
post-due-sign-of-life = відповісти, інакше вважається вибулим
post-due-correct = виправити помилковий лист
post-due-claim = заявити про прострочення, доки воно триває
post-due-object = заперечити проти заяви
post-due-rule = розглянути заяву
post-due-punish = покарати за повторне порушення
post-due-answer-before-break = відповісти до перерви
post-due-repeat-after-break = надіслати хід знову після перерви
post-due-close = день закінчення
post-due-record = надіслати запис партії
post-due-analyse = надіслати оцінку й аналіз
post-due-adjudicate = присудити результат партії
post-due-protest = опротестувати присудження
post-due-rule-protest = розглянути протест
post-due-rule-left = вирішити долю партії вибулого гравця
