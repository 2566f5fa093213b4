## Which order decides on equal points

order-stands-from-regulation = При рівності очок за положенням:
order-stands-from-edition = При рівності очок, як у пізнішій редакції правил:
order-stands-from-code = При рівності очок за правилами:
order-stands-from-nobody = При рівності очок місця діляться: ні правила, ні положення не встановлюють порядку.
order-changed = Змінено після початку (запис { $seq }): { $reason }

## A later edition of a code

edition-source = Де надруковано текст
edition-from = Чинна від
edition-until = Чинна до
edition-order = Порядок при рівності очок
edition-team-order = Порядок при рівності очок, команди
edition-changes = Інакше про гру
edition-no-changes = Про гру вона каже те саме, що й вбудований кодекс.
edition-before = Вбудовано
edition-now = У цій редакції
edition-try = Вставте пізнішу редакцію правил, щоб побачити, що в ній інакше. Змагання проводять за нею, якщо той самий текст вставити у форму нового змагання.
