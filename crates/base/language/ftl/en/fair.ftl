# What is fair: first moves, places in queues, results from a board.

live-first-move = The clocks start with the first move; without one within { $within } the game is called off.
live-never-begun = Called off: no move came in time before both had moved ({ $of })

## Results said at a board

desk-board-code = Your code
desk-board-code-help = From the slip that the arbiter gave you; not needed if you are signed in as this player. Without it the arbiter has to confirm the result.
desk-board-wrong-code = This is not the code of the player on that side.
desk-board-code-needed = Only the player himself can choose, signed in or with his code; otherwise tell the arbiter.
desk-board-too-many-codes = Too many codes were tried here. Wait a while, or tell the arbiter.
desk-board-said = The player has said something else with his code; it cannot be changed without it.
desk-board-waits = Both say the same. The arbiter has to confirm it, because it is not certain who said it.
desk-agreed = Boards at which both say the same, without codes
desk-accept-agreed = Accept all of these
desk-player-codes = Codes of the players
desk-player-codes-text = Give each player his own code once, on a slip. With it, or signed in, he confirms results on any phone, and when both have done so the result counts at once.

## Shares and offers

share-own = You have { $most } waiting already, which is the most.
share-address = { $most } are waiting already from where you are, which is the most. Members have more room.
share-guests = { $most } of guests are waiting already; the other places are kept for members. Sign in, or try again later.
share-all = { $most } are waiting already, which is the most. Try again later.
share-games = { $most } games are under way already, which is the most for one person or one address. Finish some of them first.
admin-offers = Offers of games
admin-offers-clear = Take all of them away
admin-act-offers-cleared = took all offers of games away
admin-offers-open = open: { $number }
