# Messages between members.

messages-title = Messages
messages-none = No messages yet. The page of a player has a button for one.
messages-from = Who may write to me
messages-from-all = everybody
messages-from-followed = those whom I follow
messages-from-nobody = nobody
messages-about = Whoever has written to you can be answered all the same. Three messages go to somebody who has not answered, and nobody writes to one who has blocked him.
messages-no-choice = Choose who may write to you.
messages-text = Your message
messages-send = Send
messages-write = Write a message
messages-delete = Put all of it away
messages-really-delete = Really put it away
messages-own = Nobody writes to himself.
messages-length = A message has 1 to { $most } letters.
messages-unwanted = He takes no messages from people whom he has not chosen.
messages-full = He keeps as many messages as he may, so he gets no more.
messages-unanswered = He has not answered { $most } messages yet; wait until he does.
messages-strangers = You have written to { $most } people today who have not answered; wait a day.
messages-unseen = { $number } new
