## Leaving for good

admin-act-account-forgotten = visam laikui pašalino žmogaus duomenis
