# Letters. First those about no table in play.
letter-sign-in-subject = Your link to Tincan
letter-sign-in = Open this link and press the button to come in. It works once, within ten minutes.
letter-sign-in-link = Come in
letter-sign-in-end = If you did not ask for it, somebody mistyped their address. You need not do anything.
letter-confirm-subject = Is this your new address?
letter-confirm = Open this link and press the button to make this the address of your account at Tincan. It works once, within an hour.
letter-confirm-link = Yes, this is my address
letter-confirm-end = If you did not ask for it, you need not do anything.
letter-address-changed-subject = Your address at Tincan was changed
letter-address-changed = From now on your letters from Tincan go to another address.
letter-password-changed-subject = Your password at Tincan was set
letter-password-changed = A password was set for your account, and your other devices were signed out.
letter-changed-end = If that was not you, please write to whoever runs this house.
# $host: who invites. $game: the game's name.
letter-invitation-subject = { $host } asks you to a game: { $game }
letter-invitation = { $host } has opened a table for { $game } and would like to have you there. Open this link to see it and to take a seat.
letter-invitation-link = See the table
letter-invitation-end = { $host } gave us your address for this letter only; the game is { $game }. If you do not want to play, you need not do anything.
# $address: where the invitation went.
letter-undelivered-subject = Your invitation did not arrive: { $game }
letter-undelivered = Your invitation to { $game } could not be delivered to { $address }. Look whether the address is right, or send the link below yourself.
letter-undelivered-link = The link to your table
# About a table. $what: the headline, often the duty and until when.
letter-subject = [{ $game } { $code }] { $what }
letter-subject-constant = Your game
letter-headline = { $what } — { $until }
letter-in-short = { $game } { $code }: { $what }
letter-taps = A tap opens a page with one button:
letter-reply = Or reply to this letter, with a number or with the words. Several lines are several steps.
letter-table = The table
letter-replay = The whole game, step by step
letter-started = The game has begun
# $who: all players.
letter-started-with = At the table: { $who }.
letter-started-next = You get a letter when something waits for you.
# $who: who spoke, $n of them.
letter-talk = { $n ->
    [one] { $who } says something
   *[other] { $who } say something
}
letter-talk-reply = To answer, reply with a line that begins with: say
# The hash that seals the log: whoever keeps the letter is a witness that nothing was changed.
letter-head = Entry { $n } is sealed with { $seal }. Keep this letter and you are a witness that the log was never changed.
letter-reminder = Your time is running out
letter-nudge = The table asks for your answer
# $why: the reminder. $what: the duty and until when.
letter-reminder-subject = { $why }: { $what }
letter-kept = Your time ran out, and a caretaker plays for you
letter-lapsed = Time ran out
# $who: about whom.
letter-vote = The table votes about { $who }
letter-vote-own = The table votes about your seat
letter-vote-answer = You are late, and the others decide what to do. Your answer ends the vote.
letter-vote-return = The others decide what becomes of your seat. Taking it back ends the vote.
letter-end-words = If you agree that the game stops, reply: vote end
letter-vote-proposed = { $who } proposes: { $verdict }
# $needed: how many votes decide, as a sentence.
letter-vote-words = { $needed } To vote, reply with one of these lines. You can vote anew until it is decided.
# $means: what the verdict does. $n of $needed votes so far.
letter-vote-line = { $verdict }. { $means } Votes: { $n } of { $needed }.
letter-return-words = To take it back, reply with one word: back
letter-back = Somebody is here again
letter-settings = Choose which letters you get
letter-unsubscribe = No more letters of this kind
# $n: how many tables wait for the reader.
letter-digest-asked = { $n ->
    [one] One game waits for you
   *[other] { $n } games wait for you
}
letter-digest-news = News from your games
letter-digest-talk = { $n ->
    [one] One new remark at the table
   *[other] { $n } new remarks at the table
}
# The page on which somebody chooses.
mail-title = Your letters
mail-guest = Without an address you get no letters.
mail-how = Which letters, and when
mail-turn = It is your turn
mail-reminder = Your turn has waited for long
mail-game = A game begins, ends or takes an unusual turn
mail-talk = Somebody says something at the table
mail-invitation = Somebody asks you to a table
mail-at-once = at once
mail-digest = in one letter a day
mail-never = never
mail-delay = A letter about your turn comes
# $n: minutes.
mail-delay-after = { $n ->
    [0] at once
    [one] if it is still your turn after a minute
   *[other] if it is still your turn after { $n } minutes
}
mail-digest-hour = The daily letter comes at
mail-quiet = Quiet hours
mail-quiet-why = No letter comes in these hours, unless your time would run out meanwhile. They go by your time zone: { $zone }.
mail-quiet-none = no quiet hours
mail-quiet-from = From
mail-quiet-to = Until
mail-subject = The subject says
mail-subject-telling = what you are to do, and until when
mail-subject-constant = always the same for one game
mail-sent = What became of your letters
mail-none = No letter was written to you yet.
mail-about = What about
mail-state = What became of it
mail-state-waiting = on its way, next try: { $when }
mail-state-sent = handed over: { $when }
mail-state-failed = not delivered: { $why }
mail-state-dropped = not sent, because it was no longer true
mail-unreachable = Letters to you come back, so we write none.
mail-bounced = Since { $when }, because the other side says: { $why }
mail-again = My mailbox works, write to me again
flash-mail-again = We write to you again.
# The name of a kind of letter.
mail-kind = { $kind ->
    [sign-in] A link to come in
    [confirm] Your new address
    [address-changed] Your address was changed
    [password-changed] Your password was set
    [invitation] An invitation
    [undelivered] An invitation that did not arrive
    [duty] Your turn
    [started] The game began
    [finished] The game ended
    [talk] Table talk
    [reminder] A reminder
    [nudge] The table asks
    [lapsed] Time ran out
    [vote] A vote
    [away] Somebody is away
    [back] Somebody is back
   *[digest] The daily letter
}
# On the table's page.
mail-here = Letters about this game
mail-as-usual = as usual
# Where a link in a letter leads.
stop-title = No more of these letters?
stop-button = No more of these
stop-done = Done. You get no more letters of this kind.
stop-back = Change your mind on the page of your letters
stop-turn = Letters that tell you of your turn will stop.
stop-reminder = Reminders will stop.
stop-game = Letters that a game began or ended will stop.
stop-talk = Letters about table talk will stop.
stop-invitation = Nobody can ask you to a table by letter any more.
