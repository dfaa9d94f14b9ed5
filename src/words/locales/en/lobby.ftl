# The front page.
front-what = Tincan plays board games slowly: one decision at a time, by plain web pages and by mail, with friends in other places and other time zones. Whenever it is your turn, you are told what you may do, and nothing else.
front-point-time = Take your time: a game lasts days, and waits for you.
front-point-mail = No need to come by: every letter shows the board and the choices, and a reply plays your move.
front-point-plain = It works on any phone, in a text browser, and with a screen reader.
front-point-fair = The shuffle of every game is fixed before it starts: no player can change it, and anybody can check afterwards that it was kept.
# $least and $most: how many may play.
front-seats = { $least } to { $most } players
front-robots = Robots
front-play = Play against robots now
front-open = Open a table for friends
front-no-games = There is no game in this house yet.
front-no-account = You need no account to play. You can add a mail address later and keep your games.
# Your games.
games-title = Your games
games-asked = Waiting for you
games-next = Go to the first of them
games-waiting = Waiting for others
games-gathering = Tables where you wait for players
games-over = Finished
games-none = You have no games yet. Join an open table, or open one yourself.
# $who: the other players.
games-with = With { $who }
# Open tables.
lobby-title = Open tables
lobby-own = Yours
lobby-open = Open to everybody
lobby-none = There is no public table just now. Open one: others will find it here.
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
open-robots = Robots among them
open-number = Please take a number from { $least } to { $most }.
open-joining = Who may join
open-joining-link = Whoever has the link
open-joining-public = Anybody: show it in the public list
open-button = Open the table
# A table before its game begins.
gathering-seats = Seats
gathering-robot = Robot
gathering-free = free
gathering-begin-title = Begin the game
gathering-empty = Free seats
gathering-empty-robots = Robots take them
gathering-empty-removed = Play without them
gathering-robots-sit = Robots take the free seats.
gathering-begin = Begin
gathering-invite-title = Ask people to come
gathering-link = Give this link to whom you like; whoever has it can sit down:
gathering-invite = Or send a letter to this address
gathering-invite-button = Send the invitation
gathering-invited = Invited by letter:
# $host: who opened the table.
gathering-wait = You have a seat. { $host } begins the game when everybody is there.
gathering-look = The table stands among your games: look in now and then.
gathering-address = Add an address and you get a letter when the game begins
gathering-letter = You get a letter when the game begins.
gathering-leave = Give my seat away
gathering-cancel = Take the table away
# Coming by link. $host: who opened the table.
join-title = { $host } asks you to a game
join-there = Already there:
join-name = Your name
join-name-hint = Leave it empty and you get one for now.
join-button = Take a seat
join-begun = The game has begun without further seats.
join-watch = Watch it
join-full = All seats are taken.
flash-seated = You have a seat.
flash-got-up = You gave your seat away.
flash-cancelled = The table is taken away.
flash-invited = If that address can receive mail, the invitation is on its way.
flash-not-full = All seats at that table are taken.
flash-not-closed = That table has begun its game or is gone.
# A player's page.
player-guest = Visitor without an address
player-own = What others see
player-on = Games going on
player-finished = Games finished
player-won = Games won
player-game = Game
player-none = No game finished yet.
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
admin-title = The house
admin-stuck = Stuck games
admin-none = None.
# $why: what the program says about it, in English.
admin-broken = cannot be read: { $why }
admin-nobody = nobody is asked anything
# $when: a date, ready to read.
admin-quiet = nothing has happened since { $when }
admin-letters = Letters
admin-notices = { $n ->
    [one] { $n } notice about a move waits for the mail room.
   *[other] { $n } notices about moves wait for the mail room.
}
admin-puzzles = Letters that cannot be written
admin-puzzles-why = Their tables cannot be read, or failed while a letter was written. Each is tried again every hour, for a day.
admin-puzzle-tried = { $n ->
    [one] tried once
   *[other] tried { $n } times
}
admin-puzzle-over = given up
admin-when = When
admin-kind = Kind
admin-state = State
admin-tables = Tables
admin-table = Table
admin-last = Last move
admin-finished = finished
admin-on = going on
admin-gathering = gathering
admin-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
admin-name = Name
admin-resting = Resting tables
admin-resting-why = Their pages failed several times in a row. Let one try again once the cause is found.
admin-wake = Wake { $code }
admin-who = Part of a name or address
flash-woken = The table may try again.
# Letters in the browser, on one's own machine.
letters-title = Letters from this house
letters-why = No mail server is set up, so letters are put into a folder and shown here. Only this machine can see this page.
letters-none = No letter has been written yet.
# $n counts the robots of a table.
name-robot = Robot { $n }
# Somebody who left the house for good.
name-gone = Someone who left
# The list of players.
players-title = Players
players-name = Name
players-find = Find
players-none = Nobody of that name is here.
players-nobody = Nobody has an account here yet.
players-more = There are more: look for a part of the name.
