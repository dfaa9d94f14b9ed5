# Coming in.
sign-in-title = Sign in
sign-in-how = Give your mail address and we send you a link that signs you in. It works for newcomers too.
sign-in-guest = You are playing as a visitor. Once you open the link, the games you play now belong to your account.
sign-in-link-button = Send me a link
sign-in-password-title = Or with a password
sign-in-password-hint = Only if you have set one. If it slipped your mind, ask for a link instead.
sign-in-password-button = Sign in with the password
address-label = Mail address
address-wrong = This does not look like a mail address. It should read like name@example.org.
password-label = Password
password-wrong = Address and password do not fit together. You can also ask for a link.
password-rests = Too many wrong passwords were tried for this address, perhaps by somebody else. For now only a link by mail opens it: ask for one here, and the password works again once you have come in.
password-not-yours = This is not your current password.
password-short = Please take at least 10 characters. A few words in a row are easy to remember.
password-long = That is longer than a password can be. Please shorten it to 1,024 bytes.
password-common = Others would guess this one soon. Take something that is not a well-known word, a row of keys or your own name.
# After a letter was asked for: the same whoever asked.
sent-title = Look into your mailbox
sent-text = If that address can receive mail, a letter is on its way. Its link works once, for ten minutes if it signs you in. Look among the spam if nothing comes.
sent-trial = This house runs on your own machine: read its letters here
sent-again = Ask for another link
enter-title = One more step
# $address: where the letter was sent.
enter-sign-in = Press the button to come in as { $address }.
enter-confirm = Press the button to make { $address } the address of your account.
# $name: what the guest is called.
enter-guest = The games you play here as { $name } come along.
# $name: what the other guest is called; $games: how many tables they sit at.
enter-asked = This link was asked for in another browser, by a visitor called { $name } with { $games ->
    [one] { $games } game.
   *[other] { $games } games.
}
enter-asked-take = That was me: take those games over
enter-of-account = This link gives an account a new address, so it works only where that account is signed in. Sign in to it here, then open the link once more.
enter-button = Come in
enter-confirm-button = Use this address
enter-spent = This link has been used or is too old. A new one takes a minute.
sign-out-button = Sign out
sign-out-guest = You are a visitor without an address: once signed out, you cannot come back to these games.
# What somebody new is called until they choose; a number follows.
player-name = Player
# Choices.
settings-title = Settings
own-places = Pages about you
name-label = Name at the tables
name-hint = Up to 32 characters. Everybody can see it.
name-empty = Please write a name.
name-long = That is too long: 32 characters at most.
name-signs = Some characters in it cannot stand in a name. Letters, digits, spaces and simple punctuation can.
name-reserved = This name would sound as if the house itself spoke. Please take another.
name-taken = Somebody has this name, or one that looks just like it. Please take another.
settings-language = Language
settings-language-auto = As the browser asks
settings-zone = Time zone
zone-wrong = This time zone is not known here. Please pick one from the list.
settings-theme = Colours
settings-theme-auto = As the device has it
settings-theme-light = Light
settings-theme-dark = Dark
settings-pictures = Cards
settings-pictures-drawn = Drawn
settings-pictures-plain = Plain text
settings-save = Save
# Address, password, devices.
account-title = Your account
account-address = Address
account-address-is = Letters go to { $address }.
account-guest = You have no address yet. Add one to keep your games, to sign in elsewhere and to play by mail.
account-new-address = New address
account-address-button = Send a link there
account-current-password = Current password
# Signed in some time ago, and without a password: nobody can be sure who asks.
account-stale = To change this, sign in anew with a link first: it shows that the mailbox is yours.
account-password = Password
account-password-why = You need none: a link by mail always works. With one you come in faster.
account-new-password = New password
account-new-password-hint = At least 10 characters of any kind. Your other devices are signed out.
account-password-button = Set the password
account-devices = Where you are signed in
account-device-unknown = Some device
account-device-this = this one
# $when: a date, ready to read.
account-device-seen = Last used: { $when }
account-device-end = Sign out there
account-devices-end = Sign out everywhere else
account-data = Your data
account-export = Download everything kept about you (JSON)
# Leaving for good.
leave-title = Leave for good
leave-text = Your name, address, password and notes are erased, and your open tables are taken away. Games you sat in stay, under no name, so that the others keep theirs. This cannot be undone.
# $name: the reader's name.
leave-name = To be sure, type your name: { $name }
leave-not-the-name = This is not the name above. Nothing was changed.
leave-button = Erase my account
leave-stay = Stay
# After somebody left.
left-title = Farewell
left-text = Your account is erased. Farewell, and thank you for playing.
# What was just done.
flash-welcome = Welcome! Here you choose your name, your language and your time zone.
flash-saved = Saved.
flash-address-changed = Your address is changed.
flash-not-address-taken = That address belongs to another account, so nothing was changed.
flash-password-set = The password is set, and your other devices are signed out.
flash-sessions-ended = Signed out there.
