# Coming in.
sign-in-title = Sign in
sign-in-how = Enter your email address and we’ll send you a link that signs you in. It works for newcomers too.
sign-in-guest = You’re playing as a guest. Once you open the link, the games you’re in now belong to your account.
sign-in-link-button = Send me a link
sign-in-password-title = Or with a password
sign-in-password-hint = Only if you’ve set one. If you’ve forgotten it, ask for a link instead.
sign-in-password-button = Sign in with password
address-label = Email address
address-wrong = This doesn’t look like an email address. It should look like name@example.org.
password-label = Password
password-wrong = That address and password don’t match. You can also ask for a link.
password-rests = Too many wrong passwords were tried for this address, perhaps by somebody else. For now you can only sign in with a link by email: ask for one here, and once you’re in, the password works again.
password-not-yours = This isn’t your current password.
password-short = Please use at least 10 characters. A few words in a row are easy to remember.
password-long = That’s too long for a password. Please keep it under 1,024 bytes.
password-common = Others would soon guess this one. Avoid well-known words, rows of keys and your own name.
# After a letter was asked for: the same whoever asked.
sent-title = Check your inbox
sent-text = If that address can receive email, a message is on its way. The link works once; a sign-in link lasts ten minutes. If nothing arrives, check your spam folder.
sent-trial = This site runs on your own machine: read its emails here
sent-again = Ask for another link
enter-title = One more step
# $address: where the letter was sent.
enter-sign-in = Press the button to sign in as { $address }.
enter-confirm = Press the button to make { $address } the address of your account.
# $name: what the guest is called.
enter-guest = The games you’re playing here as { $name } come with you.
# $name: what the other guest is called; $games: how many tables they sit at.
enter-asked = This link was requested in another browser, by a guest called { $name } with { $games ->
    [one] { $games } game.
   *[other] { $games } games.
}
enter-asked-take = That was me: bring those games along
enter-asked-end = The other browser is signed out if you do.
enter-of-account = This link gives an account a new address, so it only works where that account is signed in. Sign in to it here, then open the link again.
enter-button = Sign in
enter-confirm-button = Use this address
enter-spent = This link has been used or has expired. A new one takes a minute.
sign-out-button = Sign out
sign-out-guest = You’re a guest without an address: once you sign out, you can’t come back to these games.
# What somebody new is called until they choose; a number follows.
player-name = Player
# Choices.
settings-title = Settings
own-places = Your pages
name-label = Name at the tables
name-hint = Up to 32 characters. Everybody can see it.
name-empty = Please enter a name.
name-long = That is too long: 32 characters at most.
name-signs = Some of these characters can’t be used in a name. Letters, digits, spaces and simple punctuation can.
name-reserved = This name would sound as if the site itself were speaking. Please choose another.
name-taken = Somebody has this name, or one that looks just like it. Please choose another.
settings-language = Language
settings-language-auto = Same as my browser
settings-zone = Time zone
zone-wrong = We don’t know this time zone. Please pick one from the list.
settings-theme = Colours
settings-theme-auto = Same as my device
settings-theme-light = Light
settings-theme-dark = Dark
settings-pictures = Cards
settings-pictures-drawn = Drawn
settings-pictures-plain = Plain text
settings-save = Save
# Address, password, devices.
account-title = Your account
account-address = Email address
account-address-is = Emails go to { $address }.
account-guest = You haven’t added an email address yet. Add one to keep your games, to sign in elsewhere and to play by email.
account-new-address = New address
account-address-button = Send a link there
account-current-password = Current password
# Signed in some time ago, and without a password: nobody can be sure who asks.
account-stale = To change this, sign in again with a link first: it shows that the inbox is yours.
account-password = Password
account-password-why = You don’t need one: a link by email always works. With a password you get in faster.
account-new-password = New password
account-new-password-hint = At least 10 characters of any kind. Your other devices will be signed out.
account-password-button = Set the password
account-password-remove = Remove the password
account-devices = Where you are signed in
account-device-unknown = Unknown device
account-device-this = this one
# $when: a date, ready to read.
account-device-seen = Last used: { $when }
account-device-end = Sign out there
account-devices-end = Sign out everywhere else
account-data = Your data
account-export = Download everything we keep about you (JSON)
# Leaving for good.
leave-title = Leave for good
leave-text = Your name, address, password and notes are erased, and the tables you’ve opened are cancelled. Games you played stay, without your name, so that the others keep theirs. This can’t be undone.
# $name: the reader's name.
leave-name = To be sure, type your name: { $name }
leave-not-the-name = This isn’t the name above. Nothing was changed.
leave-button = Erase my account
leave-stay = Stay
# After somebody left.
left-title = Goodbye
left-text = Your account has been erased. Goodbye, and thank you for playing.
# What was just done.
flash-welcome = Welcome! Here you can choose your name, language and time zone.
flash-saved = Saved.
flash-address-changed = Your address has been changed.
flash-not-address-taken = That address belongs to another account, so nothing was changed.
flash-password-set = Your password is set, and your other devices are signed out.
flash-password-removed = Your password is gone, and your other devices are signed out. A link by email signs you in.
flash-taken-along = Those games are yours now. The browser they were played in is signed out.
flash-sessions-ended = That device is signed out.
