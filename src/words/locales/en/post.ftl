# A link out of a letter that plays one answer.
act-title = Play this?
# $who: whose seat. $game: the game's name. $table: its code.
act-who = { $who } at { $game } { $table }
act-button = Play it
act-closed-title = This question is closed
act-closed = Nothing was played. It has been answered, or the game has moved on since the letter was written.
act-lately = What happened lately
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
post-paused = You are away until the end of that day, and your tables know it. It can be changed here:
post-not-paused = That day is past, so nothing was changed. Absences are announced here, too:
post-digest = From now on one letter a day brings what happened, in that hour. It can be changed here:
post-stopped = You get no more letters about this table. It can be changed here:
post-help =
    What you can write in a reply, one thing a line:
    a number or the words of a choice: plays it; several lines are a whole turn
    show: the table as it is; show 41: as it was after entry 41
    undo: takes your last move back, if nobody has learned anything from it
    say Good luck: says it at the table
    pause until 30.11.: you are away until then
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
