# The pace of a table.
open-pace = Pace
pace-relaxed = Relaxed: three days for each answer
pace-daily = Daily: a day for each answer
pace-weekly = Weekly: a week for each answer
pace-live = Together: a few minutes for each answer
pace-none = No deadlines
# On the page of a table. $who: a player.
clock-title = Time
# $left: how long, such as "1 d 4 h".
clock-bank = You have saved { $left } on top.
clock-utc = Times are given in UTC, because we do not know where you live.
clock-utc-change = Choose your time zone
clock-kept = A caretaker plays for { $who }.
# $day: a date.
clock-away = { $who } is away and will be back on { $day }.
clock-nudge = Ask { $who } for an answer
clock-late = { $who } is late. What shall the table do?
clock-gone = { $who } is gone. What shall the table do?
clock-vote-needed = { $n ->
    [one] { $n } vote decides.
   *[other] { $n } votes decide.
}
# $verdict: one of the vote- messages.
clock-vote-of = { $who }: { $verdict }
clock-vote-button = Vote
vote-wait = Wait longer
vote-replace = Let somebody else take the seat
vote-end = Stop the game
# The words to reply with for each of these. The mail room must know them.
vote-wait-reply = vote wait
vote-replace-reply = vote replace
vote-end-reply = vote end
# What each of them does.
vote-wait-means = The seat waits for its owner again, with the whole time for the next answer.
vote-replace-means = A caretaker plays until somebody takes it; you get a link to pass on.
vote-end-means = It ends here, and nobody wins.
# What it takes to stop a game. $who: whose seat it is about. $day: a date.
clock-end-owner = To stop the game, { $who } has to agree as well.
clock-end-grace = To stop the game, everybody who still plays has to agree, and { $who } too, unless { $who } stays away until { $day }.
clock-end-all = To stop the game, everybody who still plays has to agree.
# To the owner of the seat. $who: who proposed it.
clock-end-asked = { $who } would like to stop the game. It stops only if you agree too.
clock-end-agree = I agree: stop the game
clock-vacancy = The seat of { $who } is free. Whoever has this link can take it over:
clock-return = A caretaker plays for you. You can take your seat back at any time.
clock-return-button = Take my seat back
clock-asleep = Everybody is away. The game sleeps until somebody returns.
clock-ended = The table agreed to stop this game.
clock-here = While you are away, at this table:
clock-here-button = Change
clock-meanwhile-pause = My questions wait, as long as the table allows
clock-meanwhile-orders = Decline for me whatever I may decline; the rest waits
clock-meanwhile-caretaker = A caretaker plays for me
flash-back = Welcome back. The seat is yours again.
flash-nudged = Done. They will get a message.
flash-not-nudged = No message was sent: they have more than half of their time left, were asked already, or have answered.
flash-voted = Your vote counts.
flash-agreed = The table has decided.
flash-not-vote = There is nothing to decide any more.
# Games in lists.
games-ended = Stopped by the table
# Taking over a seat. $game: the game's name.
seat-title = Take over a seat: { $game }
seat-text = A game is under way and one of its players has gone. You would play on in their place, with everything they have on the table and in hand.
seat-button = Take the seat
flash-taken-over = The seat is yours. Have a good game!
flash-not-seat = That seat is not free any more.
# Your nights, days off and absences.
time-title = Your time
time-text = No deadline of yours falls in your night or on your days off.
# $zone: the name of a time zone.
time-zone = Your time zone: { $zone }
time-zone-change = Change it in the settings
time-night = My night
time-from = From
time-to = To
time-night-hint = Leave both empty if any hour is fine.
time-wrong = Please give two different times of day, such as 23:00 and 07:00.
time-days = Days off
time-days-all = Leave at least one day of the week.
day-mon = Monday
day-tue = Tuesday
day-wed = Wednesday
day-thu = Thursday
day-fri = Friday
day-sat = Saturday
day-sun = Sunday
time-save = Save
flash-rhythm = Saved. It holds from your next question on.
away-title = Away for a while
away-text = Your tables are told, and none of your questions is forgotten.
away-back = Back on
away-wrong = Please choose a day that is still to come, within a year.
away-choice = Meanwhile, at all my tables
away-button = Tell my tables
away-is = You are away and will be back on { $day }.
away-end = I am here again
flash-away = Your tables know. Have a good time!
# The log.
log-caretaker = A caretaker plays for { $who } from now on
log-return = { $who } is here again
# $choice: what happens meanwhile.
log-away = { $choice ->
    [pause] { $who } will be away; the table waits
    [orders] { $who } will be away and declines what may be declined
   *[caretaker] { $who } will be away; a caretaker plays
}
log-grace = The service was down; deadlines are later
log-waited = The table agreed to wait
# $who: for whom.
log-waited-for = The table agreed to wait longer for { $who }
log-replaced = { $who } has taken over the seat and plays on
log-ended = The table agreed to stop
log-kept = caretaker
log-orders = standing order
# For the operator. $why: in English, from the program.
admin-hangs = It does not go on by itself: { $why }
