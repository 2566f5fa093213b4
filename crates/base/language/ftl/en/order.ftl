## Which order decides on equal points

order-from-regulation = On equal points, as the regulation lays down:
order-from-code = On equal points, as the code prints it:
order-from-nobody = On equal points the places are shared: neither the code nor the regulation has an order.
order-changed = Changed after the start (fact { $seq }): { $reason }
order-prize = prize
