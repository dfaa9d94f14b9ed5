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
clock-bank = You have { $left } saved up on top of that.
clock-utc = Times are in UTC, because we don’t know where you live.
clock-utc-change = Choose your time zone
clock-kept = A stand-in (a robot) is playing for { $who }.
# $day: a date.
clock-away = { $who } is away and will be back on { $day }.
clock-nudge = Ask { $who } for an answer
clock-late = { $who } is late. What should the table do?
clock-gone = { $who } hasn’t come back. What should the table do?
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
vote-replace-means = A stand-in (a robot) plays until somebody takes it; you get a link to pass on.
vote-end-means = It ends here, and nobody wins.
# What it takes to stop a game. $who: whose seat it is about. $day: a date.
clock-end-owner = To stop the game, { $who } has to agree as well.
clock-end-grace = To stop the game, everybody who still plays has to agree, and { $who } too, unless { $who } stays away until { $day }.
clock-end-all = To stop the game, everybody who still plays has to agree.
# To the owner of the seat. $who: who proposed it.
clock-end-asked = { $who } would like to stop the game. It stops only if you agree too.
clock-end-agree = I agree: stop the game
clock-vacancy = { $who }’s seat is free. Anyone with this link can take it over:
clock-return = A stand-in (a robot) is playing for you. You can take your seat back at any time.
# The seat is free for others, too.
clock-return-free = A stand-in (a robot) is playing for you, and your seat is on offer to others. You can take it back until somebody else takes it.
clock-return-button = Take my seat back
clock-asleep = Everybody is away. The game sleeps until somebody comes back.
# To whoever sat there before. $who: who sits there now.
table-lost = This seat was yours until the table gave it up to others. { $who } has taken it over for good; you can still watch.
clock-ended = The table agreed to stop this game.
clock-here = While you are away, at this table:
clock-here-button = Change
clock-meanwhile-pause = My questions wait, as long as the table allows
clock-meanwhile-orders = Pass for me whenever passing is allowed; everything else waits
clock-meanwhile-caretaker = A stand-in (a robot) plays for me
clock-meanwhile-least = A stand-in (a robot) does only what must be done
flash-back = Welcome back. The seat is yours again.
flash-nudged = Done. They’ll get a message.
flash-nudge-unwritten = They don’t get emails, so nothing was sent.
flash-not-nudged = No message was sent: they have more than half of their time left, were asked already, or have answered.
flash-voted = Your vote has been counted.
flash-agreed = The table has decided.
flash-not-vote = There’s nothing left to decide.
# Games in lists.
games-ended = Stopped by the table
# Taking over a seat. $game: the game's name.
seat-title = Take over a seat: { $game }
seat-text = A game is under way and one of its players has left. You’d take their place, with everything they have on the table and in hand.
seat-button = Take the seat
flash-taken-over = The seat is yours. Have a good game!
flash-not-seat = That seat isn’t free any more.
# Your nights, days off and absences.
time-title = Your hours
time-text = None of your deadlines falls in your night or on your days off.
# $zone: the name of a time zone.
time-zone = Your time zone: { $zone }
time-zone-change = Change it in the settings
time-night = My night
time-from = From
time-to = To
time-night-hint = Leave both empty if any hour is fine.
time-wrong = Please give two different times of day, such as 23:00 and 07:00.
time-days = Days off
time-days-all = Keep at least one day of the week to play.
day-mon = Monday
day-tue = Tuesday
day-wed = Wednesday
day-thu = Thursday
day-fri = Friday
day-sat = Saturday
day-sun = Sunday
time-save = Save
flash-rhythm = Saved. It applies from your next question on.
away-title = Away for a while
away-text = Your tables are told, and none of your questions is forgotten.
away-back = Back on
away-wrong = Please choose a day that is still to come, within a year.
away-choice = Meanwhile, at all my tables
away-button = Tell my tables
away-is = You’re away and will be back on { $day }.
away-end = I’m back
flash-away = Your tables know. Have a good time!
# The log.
log-caretaker = A stand-in (a robot) plays for { $who } from now on
log-return = { $who } is back
# $choice: what happens meanwhile.
log-away = { $choice ->
    [pause] { $who } will be away; the table waits
    [orders] { $who } will be away and passes whenever that is allowed
    [least] { $who } will be away; a stand-in (a robot) does only what must be done
   *[caretaker] { $who } will be away; a stand-in (a robot) plays
}
log-grace = The service was down; deadlines have been moved back
log-waited = The table agreed to wait
# $who: for whom.
log-waited-for = The table agreed to wait longer for { $who }
log-replaced = { $who } has taken over the seat
# $before: who sat there until now.
log-replaced-of = { $who } has taken over { $before }’s seat
log-ended = The table agreed to stop
log-kept = stand-in
log-orders = by standing order
# For the operator. $why: in English, from the program.
admin-hangs = This game is stuck: { $why }
log-at-once = { $who } would like answers opened at once
log-not-at-once = { $who } would like answers opened together again
clock-window = Answers opened together
clock-window-hint = When somebody leads, the answers of the others are opened together a little later, so that no hour gives anything away. If everybody at the table agrees, they are opened as they come.
clock-window-agree = I agree: open them as they come
clock-window-together = Open them together again
clock-window-agreed = Everybody has agreed: answers are opened as they come.
clock-window-who = Agreed so far: { $who }
