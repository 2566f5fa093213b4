# Getting in: passwords, devices, the first administrator, and what an owner is told.

sign-in-busy = Too many people are signing in at this moment. Nothing was tried; try again in a few seconds.
again-title = Is it you?
again-text = Before this is done, show that it is you: type your password again.
again-go-on = Go on
again-passkey = Show it with a passkey
again-email = Letters go to another address
again-token = A new token
again-passkey-remove = Remove a passkey
account-password-keep = My tokens and passkeys stay good
account-devices = Browsers that know you
account-devices-text = You have signed in here before, so nobody who guesses at your password can keep you out. Remove those that are no longer yours.
account-device-done = The browser is forgotten.
forgotten-link = Forgotten the password?
forgotten-title = A new password
forgotten-text = Type the name of your account or your confirmed e-mail address. You will get a letter with a link for a new password.
forgotten-who = Name or e-mail address
forgotten-send = Send the link
forgotten-asked = If there is such an account with a confirmed address, a letter is on its way. Look among unwanted mail too. The link works once, for an hour.
forgotten-subject = A new password
forgotten-body =
    Somebody has asked for a new password for the account { $name }. If it was you, follow this link within { $minutes } minutes:

    { $link }

    It works once. Everything that the old password opened ends then: sessions, tokens, passkeys. If it was not you, do nothing: your password stays as it is.
security-subject = Your account { $name }
security-body =
    { $what }

    Account: { $name }
    When: { $at } UTC

    If it was you, there is nothing to do. If it was not, choose a new password at once; that ends all sessions, tokens and passkeys:
    { $link }
security-password = The password of your account was changed.
security-reset = A new password was chosen by a link.
security-email = The e-mail address of your account was changed to { $about }.
security-email-removed = The e-mail address of your account was removed.
security-token = A token was made, by which a program acts in your name: { $about }
security-passkey = A passkey was added: { $about }
security-passkey-removed = A passkey was removed.
security-device = Somebody has signed in at a browser that was not known: { $about }
security-administrator = Your account is an administrator’s from now on.
setup-title = The administrator
setup-text = This link makes you the administrator of this site. Choose your name and a password.
setup-member = This link makes your account the administrator’s:
setup-button = Become the administrator
setup-gone = This link has been used, or its time is over. Whoever runs the site can make another
admin-proxies = Servers in front of this site
admin-proxies-text = A proxy that passes requests on says in X-Forwarded-For from where they come. It is believed only if its address stands here or was given at the start with --proxy; otherwise everybody behind it looks alike.
admin-proxies-given = Given at the start:
admin-setting-trusted-proxies = Addresses of proxies that are believed
admin-proxy-wrong = “{ $written }” is no address and no network. Write 10.0.0.5 or 10.0.0.0/8.
admin-proxy-unnamed = Requests come from { $address } with the header X-Forwarded-For, but that address is not named here. If it is your proxy, name it: until then all who come through it share one limit. If it is not, somebody is trying to look like another.
admin-proxy-silent = Your proxy { $address } does not say in X-Forwarded-For from where requests come, so all who come through it share one limit.
admin-proxy-one = All requests come from one address of your own network, { $address }. If a proxy stands there, name it here and let it send X-Forwarded-For.
