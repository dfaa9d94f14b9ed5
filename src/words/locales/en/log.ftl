# How an entry came about, in brackets after the name.
log-by-mail = by email
log-robot = robot
log-time-ran-out = time ran out
log-sealed = answered ahead
log-dealt = The game was dealt
log-forked = The game branches off from another table; everything hidden from the host there has been dealt again
# $who took back everything from entry $entry on.
log-taken-back = { $who } undid a move (entry { $entry })
# An entry after which there is nothing to tell this reader.
log-untold = { $who } moved
