# The front page.
front-what = Tincan keeps the table. When it’s your turn you get an email; answer in any browser, or just reply.
front-now = Play { $game } now
front-other-games = Other games
front-no-account = No account needed, and robots take the other seats. Add an email address later to keep your games.
front-games = Pick a game
front-robots = Robots:
front-level = They play:
level-easy = gently
level-normal = normally
level-hard = hard
front-play = Play
front-rules = Rules
front-how = How a slow game goes
front-how-letter = An email comes.
front-how-letter-text = It says what happened and what you can do.
front-how-answer = You answer when you like.
front-how-answer-text = Tap a card on the page, or reply with a number.
front-how-wait = The table waits.
front-how-wait-text = Hours or days, as you agreed. Nobody has to be there at the same time.
front-point-plain = It works on any phone, in a text browser, and with a screen reader.
front-point-fair = Every shuffle is fixed before the game starts, and anyone can check it afterwards.
# $least and $most: how many may play.
front-seats = { $least } to { $most } players
front-open = Open a table for friends
front-no-games = There are no games on this site yet.
# Your games.
games-title = Your games
games-asked = Waiting for you
games-next = Go to the first of them
games-waiting = Waiting for others
games-gathering = Tables waiting for players
games-over = Finished
games-none = You have no games yet. Join an open table, or open one yourself.
# $who: the other players.
games-with = With { $who }
# Open tables.
lobby-title = Open tables
lobby-own = Yours
lobby-open = Open to everybody
lobby-none = There’s no public table right now. Open one: others will find it here.
lobby-new = Open a table
# $host: who opened the table.
lobby-host = Opened by { $host }
lobby-free = { $n ->
    [0] No free seat
    [one] { $n } free seat
   *[other] { $n } free seats
}
# Opening a table. $game: the game's name.
open-title = Open a table: { $game }
open-seats = Seats in all
open-robots = How many of them are robots
open-level = How well robots play
open-number = Please enter a number from { $least } to { $most }.
open-joining = Who can join
open-joining-link = Anyone with the link
open-joining-public = Anyone: show it in the public list
open-button = Open the table
# A table before its game begins.
gathering-seats = Seats
gathering-robot = Robot
gathering-free = free
gathering-begin-title = Start the game
gathering-empty = Free seats
gathering-empty-robots = Fill them with robots
gathering-empty-removed = Play without them
gathering-robots-sit = Robots will take the free seats.
gathering-begin = Start
gathering-invite-title = Invite people
gathering-link = Share this link; anyone who has it can take a seat:
gathering-invite = Or send an invitation to this email address
gathering-words = A line from you (if you like)
gathering-words-hint = It goes into the email, as plain text.
# $most: how long it may be.
gathering-words-wrong = One line of at most { $most } characters, please, and no web addresses.
gathering-address-add = Add your address
gathering-invite-guest = To invite people by email, add your own address first: invitations carry your name. The link above works without it.
gathering-invite-button = Send the invitation
gathering-invited = Invited by email:
# After a name or an address.
gathering-invited-joined = has joined
gathering-invited-declined = can’t make it
gathering-withdraw = Withdraw
# $host: who opened the table.
gathering-wait = You have a seat. { $host } starts the game when everybody is here.
gathering-look = This table is listed among your games: look in now and then.
gathering-address = Add an email address and we’ll tell you when the game starts
gathering-letter = You’ll get an email when the game starts.
gathering-leave = Leave this table
gathering-cancel = Cancel the table
# Coming by link. $host: who opened the table.
join-title = { $host } invites you to play
join-there = Already there:
join-name = Your name
join-name-hint = Leave it empty and you’ll get one for now.
join-button = Take a seat
join-begun = The game has started, and there are no seats left.
join-watch = Watch it
join-full = All seats are taken.
# A personal invitation.
invitation-personal = This invitation is yours alone. It gives one seat to the mailbox it was sent to, once, and signs you in: please don’t pass it on.
invitation-name-hint = If you’re new here. Leave it empty and you’ll get one for now.
invitation-else = You’re signed in as { $name }. If the invitation went to another address of yours, you’ll be signed in with that one.
invitation-decline = No, thank you
invitation-declined = You’ve said no, and { $host } can see it. If you change your mind, there is still time.
invitation-used = This invitation has been used: somebody has taken a seat with it.
invitation-table = To the table
invitation-over = This invitation can’t be used any more. If you’d still like to play, ask { $host } for a new one.
flash-seated = You have a seat.
flash-got-up = You left the table.
flash-cancelled = The table is cancelled.
flash-invited = If that address can receive email, the invitation is on its way.
flash-withdrawn = The invitation is withdrawn.
flash-not-withdrawn = That invitation was answered already.
flash-not-full = All seats at that table are taken.
flash-not-closed = That table has started its game or was cancelled.
# A player's page.
player-guest = Guest without an address
player-own = Your public page
player-on = Games in progress
player-finished = Games finished
player-won = Games won
player-against-people = Against people
player-against-robots = Against robots
player-game = Game
player-none = No finished games yet.
player-reply = Usually answers
player-reply-at-once = within a minute
player-reply-minutes = within { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
player-reply-hours = within { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
player-reply-days = within { $n ->
    [one] { $n } day
   *[other] { $n } days
}
# The operator's page.
admin-title = The site
admin-stuck = Stuck games
admin-none = None.
# $why: what the program says about it, in English.
admin-broken = can’t be read: { $why }
admin-nobody = nobody is asked anything
# $when: a date, ready to read.
admin-quiet = nothing has happened since { $when }
admin-letters = Emails
admin-notices = { $n ->
    [one] { $n } notice about a move is waiting to be sent.
   *[other] { $n } notices about moves are waiting to be sent.
}
admin-unwritten = Emails that can’t be written
admin-unwritten-why = Their tables can’t be read, or failed while an email was being written. Each is retried every hour, for a day.
admin-unwritten-tried = { $n ->
    [one] tried once
   *[other] tried { $n } times
}
admin-unwritten-over = given up
admin-when = When
admin-kind = Kind
admin-state = State
admin-tables = Tables
admin-table = Table
admin-last = Last move
admin-finished = finished
admin-on = in progress
admin-gathering = waiting for players
admin-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
admin-name = Name
admin-resting = Tables out of order
admin-resting-why = Their pages failed several times in a row. Once the cause is found, let them try again.
admin-wake = Let { $code } try again
admin-who = Part of a name or address
flash-woken = The table may try again.
# Letters in the browser, on one's own machine.
letters-title = Emails from this site
letters-why = No mail server is set up, so emails are put into a folder and shown here. Only this machine can see this page.
letters-none = No email has been written yet.
# $n counts the robots of a table.
name-robot = Robot { $n }
# Somebody who left the house for good.
name-gone = Someone who left
# The list of players.
players-title = Players
players-name = Name
players-find = Find
players-none = Nobody here has that name.
players-nobody = Nobody has an account here yet.
players-more = There are more: search for part of the name.
