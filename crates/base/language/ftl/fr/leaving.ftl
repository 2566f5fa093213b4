## Leaving for good

admin-act-account-forgotten = a oublié quelqu'un pour toujours
