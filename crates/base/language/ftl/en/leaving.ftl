## Leaving for good

admin-act-account-forgotten = forgot somebody for good
