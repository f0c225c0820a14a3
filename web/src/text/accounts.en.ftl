# Accounts, in English.
accounts-confirm-title = Is it you?
accounts-confirm-help = This changes how you log in, so enter your password once more or use a passkey.
accounts-confirm = Continue
accounts-confirm-passkey = Use a passkey
accounts-no-passkey = No passkey was used. You can try again.

accounts-address = E-mail
accounts-address-help = For a forgotten password, and for calls if you want them. Nobody else sees it.
accounts-address-yours = Your address
accounts-address-new = Another address
accounts-address-send = Send the link
accounts-address-sent = We sent a link to { $address }. Open it to confirm the address.
accounts-address-verified = confirmed
accounts-address-open = waiting for its link
accounts-address-wanted = { $address } takes its place as soon as its link is opened.
accounts-address-remove = Remove the address
accounts-address-removed = Your address was removed.
accounts-no-mail = This server sends no mail. If you forget your password, its operator can give you a link.

accounts-passkeys = Passkeys
accounts-passkeys-help = Log in with the finger, face or PIN of your device, without typing anything.
accounts-passkeys-impossible = This browser cannot use passkeys here; they need https.
accounts-passkey-name = Name of the new passkey
accounts-passkey-unnamed = This device
accounts-passkey-add = Add a passkey
accounts-passkey-added = The passkey “{ $name }” was added.
accounts-passkey-used = last used { $when }
accounts-passkey-unused = not used yet
accounts-passkey-remove = Remove the passkey { $name }
accounts-passkey-removed = The passkey was removed.
accounts-passkey-log-in = Log in with a passkey

accounts-sessions = Where you are logged in
accounts-sessions-help = If you do not know one of these, end it and change your password.
accounts-session-unknown = Unknown device
accounts-session-times = since { $created }, last used { $seen }
accounts-session-current = this one
accounts-session-end = Log out
accounts-session-ended = That device is logged out.
accounts-sessions-end = Log out everywhere else
accounts-sessions-ended = You are logged out everywhere else.

accounts-take-along = Take along what I have played as { $name }
accounts-take-along-help = The games and the progress of this guest become part of your account.
accounts-forgot = Forgot your password?
accounts-reset = A new password
accounts-reset-help = Tell us your login or your e-mail address. If there is an account with a confirmed address, a link comes by mail.
accounts-reset-send = Send the link
accounts-reset-sent = If there is such an account with a confirmed address, a link is on its way. It works once, for an hour.
accounts-reset-new-help = Choose a new password. You will be logged out on all your devices, and logged in here.
accounts-reset-set = Set the password
accounts-verify = Your address
accounts-verified = { $address } is confirmed. Thank you.

accounts-data = Your data
accounts-export-help = Everything this server knows of you, as a ZIP file: your data, what you said, and the logs of your games.
accounts-export = Download my data
accounts-delete-help = You can leave for good. Others keep the games they played with you, without your name.
accounts-delete = Delete my account …
accounts-delete-title = Delete your account?
accounts-delete-gone = Your name, login, address, passkeys, settings, ratings and chat lines are deleted.
accounts-delete-games = Finished games stay for the others; you appear there as “Deleted player”.
accounts-delete-running = In running games a bot plays on for you.
accounts-delete-final = This cannot be undone, by nobody.
accounts-delete-sure = I understand, and I want to delete my account.
accounts-delete-now = Delete for good
accounts-deleted = Your account is deleted. Goodbye!
