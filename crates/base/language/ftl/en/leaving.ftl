## Leaving for good

admin-act-account-forgotten = forgot somebody for good
admin-act-data-handed-out = handed out the data
admin-data = Hand out the data
admin-forget = Forget for good
book-forget = Forget for good
book-forget-not = He could not be forgotten: the books would no longer make sense without what is known of him.
book-forget-text = His name and all that is private go from the books; results, ratings, norms and titles stay under his number. It cannot be undone.
admin-act-name-forgotten = took a name out of games from files
admin-act-club-closed = closed the club
admin-act-club-reopened = opened the club again
admin-names = Names in games from files
admin-names-empty = Write the name.
admin-names-forget = Take this name out
admin-names-text = Whoever asks for it is no longer named in games that were taken in from files: moves and results stay, the name becomes “?”. It cannot be undone.
