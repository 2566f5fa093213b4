## Which order decides on equal points

order-from-regulation = При рівності очок за положенням:
order-from-code = При рівності очок за правилами:
order-from-nobody = При рівності очок місця діляться: ні правила, ні положення не встановлюють порядку.
order-changed = Змінено після початку (запис { $seq }): { $reason }
order-prize = приз
