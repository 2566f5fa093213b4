# The API for programs, and the tokens by which they act.
api = For programs
api-text = Everything that the pages do can be done by a program too, over HTTP with JSON.
api-description = The description as OpenAPI
api-takes = Takes
api-answers = Answers
api-missing = There is nothing at this address.
api-unread = The request cannot be understood: { $why }
api-method = This address is not used in this way.
api-token-unknown = This token is unknown or has ended.
api-no-token = This needs a token.
api-scope = The token does not allow this; it would need the right “{ $scope }”.
api-too-often = Too many requests; wait { $seconds } s.
api-lines = This token holds { $most } streams already; close one first.
api-own-challenge = This is your own offer.
api-not-yours = Only its owner can do this.
tokens = Tokens
tokens-text = With a token a program of yours acts in your name.
tokens-made = Your new token
tokens-once = It is shown this once only. Keep it as you keep a password.
tokens-secret = Token
tokens-label = Name of the token
tokens-scopes = Allowed
tokens-scope-read = Read what is yours
tokens-scope-play = Play
tokens-scope-study = Keep studies and ask for analyses
tokens-begun = Made
tokens-seen = Last used
tokens-expires = Ends
tokens-never = Never
tokens-days = { $days ->
    [one] After { $days } day
   *[other] After { $days } days
}
tokens-revoke = Revoke
tokens-new = A new token
tokens-make = Make the token
tokens-most = You have { $most } tokens, which is the most; revoke one first.
tokens-label-wrong = A token needs a name of at most { $most } letters.
tokens-scope-none = Choose what the token shall allow.
