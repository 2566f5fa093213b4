## Leaving for good

admin-act-account-forgotten = назавжди видалив дані про людину
