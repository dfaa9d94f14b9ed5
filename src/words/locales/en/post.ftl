# A link out of a letter that plays one answer.
act-title = Play this?
# $who: whose seat. $game: the game's name. $table: its code.
act-who = { $who } at { $game } { $table }
act-compose-title = Compose your turn
act-own = Or in your own words
act-nothing = Nothing was chosen yet.
act-button = Play it
act-closed-title = This question is closed
act-closed = Nothing was played. It has been answered, or the game has moved on since the email was written.
act-lately = What happened recently
act-replaced-title = This seat is no longer yours
act-replaced = Nothing was played. You no longer sit at this table, so emails from that time play nothing. You’re welcome to watch.
act-done-title = Played
act-kept-title = Saved until its turn
act-kept = Nobody else can see it until then, and you can change it at the table.
act-refused-title = This can’t be played
act-unchanged = Nothing was changed.
act-table = Go to the table
# The answer to a reply.
post-played = Played: { $words }
post-kept = Saved until its turn comes: { $words }
post-again = We already had this email. Nothing was played twice.
post-not-played = Not played: { $words }
# $words: what was written.
post-unclear = Nothing was played. It isn’t clear what this means: “{ $words }”
post-nearest = Did you mean one of these? Reply with its number:
post-shown-first = Something was revealed before it, so you may want to think again.
post-stale = The question has changed since the email you answered, so nothing was played.
post-said = Said at the table: { $words }
post-no-entry = There’s no entry { $n } yet. The latest is { $latest }.
post-empty = There were no words of yours in this email, so nothing was changed. Write your answer above the quoted text; “help” lists what you can say.
post-foreign-subject = A reply that was not played
post-foreign = Somebody answered for your seat from another address, or their mail server didn’t vouch for them, so nothing was played. If it was you, please write from the address of your account. If not, whoever wrote has seen an email of yours.
post-not-paused = Nothing was changed: the day has to be in the future, within a year. You can also announce an absence here:
# $day: the last day. $choice: one of the sentences below.
post-away = You’re away until the end of { $day }, and your tables know. { $choice }
post-meanwhile-pause = Meanwhile your questions wait, as long as each table allows.
post-meanwhile-orders = Meanwhile we pass for you whenever passing is allowed, and everything else waits.
post-meanwhile-caretaker = Meanwhile a stand-in (a robot) plays for you.
post-meanwhile-least = Meanwhile a stand-in (a robot) does only what must be done for you.
# $tables: the codes of $n tables.
post-too-short = { $n ->
    [one] Table { $tables } can’t wait that long: after a while a stand-in (a robot) will play for you there.
   *[other] These tables can’t wait that long, and after a while a stand-in (a robot) will play for you there: { $tables }.
}
post-away-change = To change that, send the line again with another day, or with one of these words after it: pause, pass, stand-in. For this table only, write for example: here stand-in. When you return, write: back
post-here = This table knows. { $choice }
post-not-away = You haven’t announced an absence, so nothing was changed. To announce one, write for example: pause until 2026-11-30 stand-in
post-back = Welcome back. Your tables know, and your seats are yours.
post-not-back = You weren’t away and nobody is playing for you, so nothing was changed.
# $who: about whom. $verdict: one of the vote- messages. $n of $needed agree.
post-voted = Your vote about { $who } has been counted: { $verdict }. So far { $n } of { $needed } agree.
post-agreed = The table has decided about { $who }: { $verdict }.
post-vote-unclear = Your vote wasn’t clear, so it wasn’t counted. Write one of the lines below, just as it stands.
post-vote-none = There’s nothing to decide about that right now, so your vote wasn’t counted.
post-vote-own = It’s the others who decide about your seat. Answer your question, or write: back
post-vote-kept = A stand-in (a robot) is playing for you, so you have no vote. Take your seat back first; write: back
post-vote-no-wait = That cannot be decided about { $who }. Your vote was not counted.
post-nudged = Done. A message is on its way to { $who }.
post-nudge-unwritten = { $n ->
    [one] { $who } doesn’t get emails, so nothing was sent.
   *[other] { $who } don’t get emails, so nothing was sent.
}
post-nudge-idle = There’s no need to ask { $who } right now.
post-nudge-nobody = The table isn’t waiting for anybody else right now.
post-nudge-no-hurry = This table has no deadlines, so nobody is rushed.
# $name: as it was typed. $who: the others at the table.
post-stranger = It’s not clear who you mean by “{ $name }”, so nothing was done. With you at the table: { $who }.
post-digest = From now on one email a day tells you what happened, around that time. You can change it here:
post-letters-off = You won’t get any more emails about this table. To get them again, reply to any email about it with: letters on
post-letters-on = You’ll get emails about this table again. To stop them, write: no letters
post-stop-what = There’s nothing to stop in the game right now, so nothing was changed. If you don’t want any more emails about this table, write: no letters
# $first, $second: two days.
post-which-day = That could be { $first } or { $second }, so nothing was changed. Please write the month as a word, for example: pause until 30 November
post-day-unclear = It wasn’t clear until which day, so nothing was changed. Please write it like this: pause until 30 November
post-too-long = Your message is longer than any answer, so nothing was changed. Please write just your answer, above the quoted text.
post-rules = All rules: { $url }
post-no-card = No card here is called “{ $words }”.
post-zone = Your emails now tell the time of { $zone }.
post-no-zone = There is no time zone “{ $zone }”. Write for example: zone Europe/Paris
post-language = From now on we write to you in English.
post-no-language = We write in English, French, Russian and Portuguese. Write for example: language French
post-noted = Noted for you alone: { $words }
post-notes = Your notes about this table:
post-no-notes = You have no notes about this table yet. Write for example: note Boris collects books
post-rematch = When the game is over, play again with the same people here:
post-too-often = You have said a lot within the last hour, so nothing of this message was done. Please wait a little and send it again.
post-help-title = What you can write in a reply, one thing per line
post-help =
    a number or the words of a choice: plays it; several lines are a whole turn
    show: the table as it is; show 41: as it was after entry 41
    undo: undoes your last move, if nobody has learned anything from it
    say Good luck: says it at the table
    pause until 2026-11-30: you’re away until the end of that day, and your questions wait
    pause until 2026-11-30 stand-in: a stand-in (a robot) plays meanwhile; with pass instead, we pass for you whenever passing is allowed
    here stand-in: the same at this table only
    back: you’re here again, and your seat is yours
    nudge: asks whoever the table is waiting for
    vote wait: to wait longer for somebody who is late
    vote replace: to let somebody else take the seat of a player who is late or has left
    vote end: to stop the game; if it concerns several, add a name: vote end Anna
    digest 8:00: one email a day, at that time
    no letters: no more emails about this table; letters on: you get them again
# Private feeds of somebody's turns.
feed-title = Tincan: your turns
feed-account = Feeds
feed-why = What’s waiting for you, for a feed reader or a calendar. Anyone who has these addresses can read them, so keep them to yourself.
feed-atom = Atom feed of your turns
feed-calendar = Calendar of your deadlines
feed-renew = Make new addresses
flash-feed-renewed = Your feeds have new addresses; the old ones no longer work.
