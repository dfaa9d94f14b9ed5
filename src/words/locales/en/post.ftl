# A link out of a letter that plays one answer.
act-title = Play this?
# $who: whose seat. $game: the game's name. $table: its code.
act-who = { $who } at { $game } { $table }
act-button = Play it
act-closed-title = This question is closed
act-closed = Nothing was played. It has been answered, or the game has moved on since the letter was written.
act-lately = What happened lately
act-replaced-title = This seat is no longer yours
act-replaced = Nothing was played. You no longer sit at this table, so letters from that time play nothing. You are welcome to watch.
act-done-title = Played
act-kept-title = Kept until its turn
act-kept = Nobody else can see it before then, and you can change it at the table.
act-refused-title = This cannot be played
act-unchanged = Nothing was changed.
act-table = Go to the table
# The answer to a reply.
post-played = Played: { $words }
post-kept = Kept until its turn comes: { $words }
post-again = This letter was taken before. Nothing was played twice.
post-not-played = Not played: { $words }
post-shown-first = Something new was shown before it, so you may want to think again.
post-stale = The question has changed since the letter you answered, so nothing was played.
post-said = Said at the table: { $words }
post-no-entry = There is no entry { $n } yet. The latest is { $latest }.
post-empty = There were no words of yours in this letter, so nothing was changed. Write your answer above the quoted letter; “help” lists what you can say.
post-foreign-subject = A reply that was not played
post-foreign = Somebody answered for your seat from another address, or their mail server did not vouch for them, so nothing was played. If it was you, please write from the address of your account. If not, whoever wrote has seen a letter of yours.
post-not-paused = Nothing was changed: the day must be still to come, and within a year. Absences are announced here, too:
# $day: the last day. $choice: one of the sentences below.
post-away = You are away to the end of { $day }, and your tables know it. { $choice }
post-meanwhile-pause = Meanwhile your questions wait, as long as each table allows.
post-meanwhile-orders = Meanwhile whatever you may decline is declined for you, and the rest waits.
post-meanwhile-caretaker = Meanwhile a caretaker plays for you.
# $tables: the codes of $n tables.
post-too-short = { $n ->
    [one] Table { $tables } cannot wait so long: after a while a caretaker will play for you there.
   *[other] These tables cannot wait so long, and after a while a caretaker will play for you there: { $tables }.
}
post-away-change = To change that, send the line again with another day, or with one of these words after it: pause, orders, caretaker. For this table only, write for example: here caretaker. When you return, write: back
post-here = This table knows. { $choice }
post-not-away = You have announced no absence, so nothing was changed. To announce one, write for example: pause until 30.11. caretaker
post-back = Welcome back. Your tables know, and your seats are yours.
post-not-back = You were not away and nobody plays for you, so nothing was changed.
# $who: about whom. $verdict: one of the vote- messages. $n of $needed agree.
post-voted = Your vote about { $who } counts: { $verdict }. So far { $n } of { $needed } agree.
post-agreed = The table has decided about { $who }: { $verdict }.
post-vote-unclear = Your vote was not clear, so it was not counted. Write one of the lines below, just as it stands.
post-vote-none = There is nothing to decide about that just now, so your vote was not counted.
post-vote-own = The others decide about your seat. Answer your question, or write: back
post-vote-kept = A caretaker plays for you, so you have no vote. Take your seat back first; write: back
post-vote-no-wait = That cannot be decided about { $who }. Your vote was not counted.
post-nudged = Done. A message goes to { $who }.
post-nudge-idle = There is no need to ask { $who } just now.
post-nudge-nobody = The table waits for nobody else just now.
post-nudge-no-hurry = This table has no deadlines, so nobody is hurried.
# $name: as it was typed. $who: the others at the table.
post-stranger = It is not clear who is meant by “{ $name }”, so nothing was done. With you at the table: { $who }.
post-digest = From now on one letter a day brings what happened, in that hour. It can be changed here:
post-stopped = You get no more letters about this table. It can be changed here:
post-help-title = What you can write in a reply, one thing a line
post-help =
    a number or the words of a choice: plays it; several lines are a whole turn
    show: the table as it is; show 41: as it was after entry 41
    undo: takes your last move back, if nobody has learned anything from it
    say Good luck: says it at the table
    pause until 30.11.: you are away until then, and your questions wait
    pause until 30.11. caretaker: a caretaker plays meanwhile; with orders instead, what you may decline is declined
    here caretaker: the same at this table only
    back: you are here again, and your seat is yours
    nudge: asks whoever the table waits for
    vote wait: to wait longer for somebody who is late
    vote replace: to let somebody else take the seat of one who is late or gone
    vote end: to stop the game; if it concerns several, add a name: vote end Anna
    digest 8:00: one letter a day, at that time
    stop: no more letters about this table
# Private feeds of somebody's turns.
feed-title = Tincan: your turns
feed-account = Feeds
feed-why = What waits for you, for a feed reader or a calendar. Whoever has these addresses can read them, so keep them to yourself.
feed-atom = Atom feed of your turns
feed-calendar = Calendar of your deadlines
feed-renew = Make new addresses
flash-feed-renewed = Your feeds have new addresses; the old ones no longer work.
