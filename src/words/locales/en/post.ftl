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
