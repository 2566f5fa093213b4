## Leaving for good

admin-act-account-forgotten = навсегда удалил данные о человеке
