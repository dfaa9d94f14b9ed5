# Letters. First those about no table in play.
letter-sign-in-subject = Your sign-in link for Tincan
letter-sign-in = Open this link and press the button to sign in. It works once, within ten minutes.
letter-sign-in-link = Sign in
letter-sign-in-end = If you didn’t ask for it, somebody mistyped their address. You don’t have to do anything.
letter-confirm-subject = Is this your new address?
letter-confirm = Open this link and press the button to make this the address of your account at Tincan. It works once, within an hour.
letter-confirm-link = Yes, this is my address
letter-confirm-end = If you didn’t ask for it, you don’t have to do anything.
letter-address-changed-subject = Your Tincan address was changed
letter-address-changed = From now on, emails from Tincan go to another address.
letter-password-changed-subject = Your Tincan password was set
letter-password-changed = A password was set for your account, and your other devices were signed out.
letter-password-removed-subject = Your Tincan password was removed
letter-password-removed = Your account no longer has a password: a link by email signs you in. Your other devices were signed out.
letter-replaced-subject = [{ $game } { $code }] Somebody else has taken over your seat
letter-replaced = Your time ran out, the table opened your seat to others, and somebody has taken it over for good. You no longer play in { $game } { $code }, but you can still watch.
letter-replaced-link = Watch the game
letter-changed-end = If that wasn’t you, please write to whoever runs this site.
# $host: who invites. $game: the game's name.
letter-invitation-subject = { $host } invites you to play { $game }
letter-invitation = { $host } has opened a table for { $game } and would like you to join. Open this link to see it and take a seat.
letter-invitation-link = See the table
# $words: a line from the host.
letter-invitation-words = { $host } says: “{ $words }”
letter-invitation-personal = The link is for you alone and works once, within two weeks: it signs you in and gives you your seat. You can also say no there.
letter-invitation-end = { $host } gave us your address for this email only; the game is { $game }. If you don’t want to play, you don’t have to do anything.
# To somebody whom the host played with, and whose address the host never typed.
letter-invitation-again = { $host } played with you and asks for another game of { $game }. Your address is known to Tincan only; { $host } hasn’t seen it. If you don’t want to play, you don’t have to do anything.
# $address: where the invitation went.
letter-undelivered-subject = Your invitation did not arrive: { $game }
letter-undelivered = Your invitation to { $game } couldn’t be delivered to { $address }. Check the address, or send the link below yourself.
# $who: the name of somebody asked to another game.
letter-undelivered-again = Your invitation to { $game } couldn’t be delivered to { $who }: their email bounces. Tell them some other way, or send the link below yourself.
letter-undelivered-link = The link to your table
# Letters of one kind were switched off or on by mail. $kind: which.
letter-off-subject = No more emails like this
letter-off = You won’t get emails like this any more: { $kind }. To get them again, reply to this email with: letters on
letter-on-subject = You’ll get emails like this again
letter-on = You’ll get emails like this again: { $kind }. To stop them, reply to this email with: no letters
# A reply from an address that the letter did not go to. $address: the writer’s own.
letter-elsewhere-subject = Your reply wasn’t used
letter-elsewhere = We got a reply from { $address }. The email it answers went to another address, so nothing was changed. Please reply from the address that got the email. To play from { $address } from now on, make it the address of your account:
letter-elsewhere-link = Your account
letter-elsewhere-end = If you didn’t write to us, somebody used your address, and you don’t have to do anything.
# About a table. $what: the headline, often the duty and until when.
letter-subject = { $what } — { $game } { $code }
letter-subject-constant = Your game
letter-headline = { $what } — { $until }
letter-in-short = { $game } { $code }: { $what }
letter-table = The table
letter-replay = The whole game, step by step
letter-started = The game has started
# $who: all players.
letter-started-with = At the table: { $who }.
letter-started-next = You’ll get an email when it’s your turn.
# $who: who spoke, $n of them.
letter-talk = { $n ->
    [one] Message from { $who }
   *[other] Messages from { $who }
}
letter-talk-reply = To answer, reply with a line that begins with: say
# The hash that seals the log: whoever keeps the letter is a witness that nothing was changed.
letter-head = Log entry { $n }, seal { $seal }
letter-reminder = Your time is running out
letter-nudge = The table is asking for your answer
# $why: the reminder. $what: the duty and until when.
letter-reminder-subject = { $why }: { $what }
letter-kept = Your time ran out, and a stand-in (a robot) is playing for you
# Subjects, without a full stop. $day: a date without its year.
letter-kept-other = A stand-in (a robot) is playing for { $who }
letter-away = { $who } is away and will be back on { $day }
letter-lapsed = Time ran out
# $who: about whom.
letter-vote = Vote on { $who }’s seat
letter-vote-own = The table is voting on your seat
letter-vote-answer = You’re late, and the others are deciding what to do. Your answer ends the vote.
letter-vote-return = The others are deciding what to do with your seat. Taking it back ends the vote.
letter-end-words = If you agree that the game stops, reply: vote end
letter-vote-proposed = { $who } proposes: { $verdict }
# $needed: how many votes decide, as a sentence.
letter-vote-words = { $needed } To vote, reply with one of these lines. You can change your vote until it’s decided.
# $means: what the verdict does. $n of $needed votes so far.
letter-vote-line = { $verdict }. { $means } Votes: { $n } of { $needed }.
letter-return-words = To take it back, reply with one word: back
letter-back = { $n ->
    [one] { $who } is back
   *[other] { $who } are back
}
letter-settings = Choose which emails you get
letter-unsubscribe = Unsubscribe from emails like this
# $n: how many tables wait for the reader.
letter-digest-asked = { $n ->
    [one] A game is waiting for you
   *[other] { $n } games are waiting for you
}
letter-digest-news = News from your games
letter-digest-talk = { $n ->
    [one] One new message at the table
   *[other] { $n } new messages at the table
}
# The page on which somebody chooses.
mail-title = Your emails
mail-guest = Without an email address you get no emails.
mail-how = Which emails, and when
mail-turn = It’s your turn
mail-reminder = Your turn has been waiting for a while
mail-game = A game starts, ends, or something unusual happens in it
mail-talk = Somebody writes at the table
mail-invitation = Somebody invites you to play
mail-at-once = at once
mail-digest = in one email a day
mail-never = never
mail-delay = An email about your turn comes
# $n: minutes.
mail-delay-after = { $n ->
    [0] at once
    [one] if it is still your turn after a minute
   *[other] if it is still your turn after { $n } minutes
}
mail-digest-hour = The daily email comes at
mail-quiet = Quiet hours
mail-quiet-why = No emails come in these hours, unless your time would run out in the meantime. They follow your time zone: { $zone }.
mail-quiet-none = no quiet hours
mail-quiet-from = From
mail-quiet-to = Until
mail-subject = The subject line says
mail-subject-telling = what you have to do, and by when
mail-subject-constant = always the same for one game
mail-sent = What happened to your emails
mail-none = We haven’t written to you yet.
mail-about = About
mail-state = What happened to it
mail-state-waiting = on its way, next try: { $when }
mail-state-sent = handed over: { $when }
mail-state-failed = not delivered: { $why }
mail-state-dropped = not sent, because it was out of date
mail-unreachable = Emails to you bounce, so we’ve stopped sending them.
mail-bounced = Since { $when }, because your mail server says: { $why }
mail-again = My inbox works, write to me again
flash-mail-again = We’ll write to you again.
# The name of a kind of letter.
mail-kind = { $kind ->
    [sign-in] A sign-in link
    [confirm] Your new address
    [address-changed] Your address was changed
    [password-changed] Your password was set
    [password-removed] Your password was removed
    [replaced] Somebody else took your seat
    [invitation] An invitation
    [undelivered] An invitation that didn’t arrive
    [duty] Your turn
    [started] The game started
    [finished] The game ended
    [talk] Table talk
    [reminder] A reminder
    [nudge] The table is asking
    [lapsed] Time ran out
    [vote] A vote
    [away] Somebody is away
    [back] Somebody is back
    [answer] An answer to you
    [elsewhere] A reply from another address
   *[digest] The daily email
}
# On the table's page.
mail-here = Emails about this game
mail-as-usual = as usual
# Where a link in a letter leads.
stop-title = Unsubscribe from these emails?
stop-button = Unsubscribe
stop-done = Done. You won’t get emails like this any more.
stop-back = Changed your mind? Choose your emails here
stop-turn = Emails about your turn will stop.
stop-reminder = Reminders will stop.
stop-game = Emails about games starting and ending will stop.
stop-talk = Emails about table talk will stop.
stop-invitation = Nobody will be able to invite you by email.
letter-subject-until = { $subject } — { $until }
letter-what = { $duty }: { $what }
letter-compose = Compose my turn
letter-how = Reply with { $number }, or with the words: { $words }.
letter-how-first = A number alone means its line a.
letter-how-more = More ways: Compose my turn.
letter-since = Since your last turn
letter-said = { $who } says: “{ $words }”
letter-waiting = { $what }. You’ll get an email when it’s your turn.
letter-personal-reply = Links are yours alone: they play as you. Reply show, rules, say hi.
letter-personal = Links are yours alone: they play as you.
letter-off-words = Or reply: letters off
