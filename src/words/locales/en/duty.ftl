# The three duties. The same words everywhere: subject, title, list, letter.
duty-lead = Your turn
duty-follow = You may follow
# $who: the names of those who are asked.
duty-wait = Waiting on { $who }
# $since: one of the when-since messages.
duty-wait-since = Waiting on { $who }, { $since }
duty-over = The game is over
