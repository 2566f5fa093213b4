## Which order decides on equal points

order-stands-from-regulation = On equal points, as the regulation lays down:
order-stands-from-edition = On equal points, as the later edition of the code prints it:
order-stands-from-code = On equal points, as the code prints it:
order-stands-from-nobody = On equal points the places are shared: neither the code nor the regulation has an order.
order-changed = Changed after the start (fact { $seq }): { $reason }

## A later edition of a code

edition-source = Where its text stands
edition-from = In force from
edition-until = In force until
edition-order = Order on equal points
edition-team-order = Order on equal points, teams
edition-changes = Otherwise about play
edition-no-changes = About play it says what the rulebook built in says.
edition-before = Built in
edition-now = In this edition
edition-try = Paste a later edition of the code to see what it says otherwise. An event is held under it when the same text is pasted into the form of a new event.
