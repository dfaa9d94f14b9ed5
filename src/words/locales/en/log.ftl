# How an entry came about, in brackets after the name.
log-by-mail = by mail
log-robot = robot
log-time-ran-out = time ran out
log-sealed = answered ahead
log-dealt = The game was dealt
log-forked = The game goes on from a moment of another table; what this seat could not know there is dealt anew
# $who took back everything from entry $entry on.
log-taken-back = { $who } took back entry { $entry }
# An entry after which there is nothing to tell this reader.
log-untold = { $who } moved
