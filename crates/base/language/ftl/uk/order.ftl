## Which order decides on equal points

order-stands-from-regulation = При рівності очок за положенням:
order-stands-from-edition = При рівності очок, як у пізнішій редакції правил:
order-stands-from-code = При рівності очок за правилами:
order-stands-from-nobody = При рівності очок місця діляться: ні правила, ні положення не встановлюють порядку.
order-changed = Змінено після початку (запис { $seq }): { $reason }
order-prize = приз
