## Which order decides on equal points

order-stands-from-regulation = On equal points, as the regulation lays down:
order-stands-from-edition = On equal points, as the later edition of the code prints it:
order-stands-from-code = On equal points, as the code prints it:
order-stands-from-nobody = On equal points the places are shared: neither the code nor the regulation has an order.
order-changed = Changed after the start (fact { $seq }): { $reason }
order-prize = prize
