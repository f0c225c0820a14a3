# Accounts: what is refused, and mails, in English.

name-invisible = This name has signs that cannot be seen; leave them out.
name-symbols = A name needs at least one letter or digit.
name-mixed = This name mixes letters of different alphabets that can be taken for each other; use one alphabet.
name-reserved = This name belongs to the bots or to the people who run this server; choose another.
name-taken = An account has this name already, or one that looks like it; choose another.

confirm-first = Show your password or a passkey once more first.
link-dead = This link is no longer valid: it was used, it has expired, or a newer one was sent. Ask for a new one.
address-form = This does not look like an e-mail address.
no-mail = This server sends no mail. Its operator can give you a link for a new password.
mail-failed = The mail could not be sent; check the address, or try again later.
account-needed = Only accounts have this; create one first.
no-session = This session has already ended.

passkey-guest = Create an account first; then add a passkey.
passkey-many = You have { $count } passkeys already; remove one first.
passkey-late = That took too long; try again.
passkey-wrong = This passkey cannot be used here.
no-passkey = This passkey is already removed.

mail-verify-subject = Kontor: is this your address?
mail-verify-hello = Hello { $name },
mail-verify-text = open this link to confirm that this address is yours. It works once, for two days:
    { $link }
mail-verify-end = If you did not ask for this, ignore this mail: nobody gets to use your address.

mail-reset-subject = Kontor: a new password
mail-reset-hello = Hello { $name },
mail-reset-text = open this link to choose a new password for the login { $login }. It works once, for an hour:
    { $link }
mail-reset-end = If you did not ask for this, ignore this mail: your password stays as it is.

mail-changed-password-subject = Kontor: your password was changed
mail-changed-password-hello = Hello { $name },
mail-changed-password-text = the password of your account was changed, and all other browsers were logged out.
mail-changed-password-end = If that was not you, choose a new password at once: { $link }

mail-changed-address-subject = Kontor: your address was changed
mail-changed-address-hello = Hello { $name },
mail-changed-address-text = your account has a new e-mail address. Mail will no longer come here.
mail-changed-address-end = If that was not you, log in and change it back: { $link }
