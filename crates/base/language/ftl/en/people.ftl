# People: found, followed, the strongest.

people-title = People
people-name = Name or a part of it
people-found = Found
people-nobody = Nobody is called so.
people-following = You follow
people-none = You follow nobody yet. The page of a player has a button for it.
people-playing = Playing now
people-follow = Follow
people-unfollow = Follow no longer
people-followers = Followers
people-not-followed = Nobody follows himself, one who has blocked him, or more than five hundred people.
people-best = The strongest
people-no-ratings = Nobody has a rating that is sure enough yet.
people-sure = Only ratings that are not provisional are listed.
people-results = Results
people-colour = Colour and opening
people-won = Won
people-drawn = Drawn
people-lost = Lost
people-favourites = Favourite games
people-favour = Show on my page
people-unfavour = Show on my page no longer
people-not-favoured = A page shows a hundred games at most.
people-name-whole = Name
