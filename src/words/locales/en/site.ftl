# A guest's name begins with this word; a number follows.
guest-name = Guest
front-title = Board games with friends far away, one move at a time
# Error pages: a title and a text for each.
problem-not-found = There is nothing here
problem-not-found-text = The address may be mistyped, or the page is gone.
problem-front = To the front page
# $code: the code of a table.
problem-table = To table { $code }
problem-forbidden = You can’t do that here
problem-forbidden-text = Only the players at this table can do that.
problem-foreign-form = We couldn’t verify this form
problem-foreign-form-text = Nothing was changed. Go back, reload the page and send it again. Your browser has to accept cookies from this site.
problem-sign-in = Please sign in first
problem-sign-in-text = You’re no longer signed in, so nothing was changed. Sign in, then go back to the page: what you typed is still there.
problem-bad-request = We couldn’t read this request
problem-bad-request-text = It isn’t what our pages send. Go back, reload the page and try again.
problem-wrong-method = This address doesn’t work that way
problem-wrong-method-text = It answers a form or a link, not what was sent.
problem-too-large = That is too much at once
problem-too-large-text = What you sent is larger than any of our forms. Go back and shorten it; nothing was changed.
problem-too-slow = That took too long
problem-too-slow-text = The connection or the service was too slow. Please check whether it worked before you send it again.
problem-too-often = A little slower, please
problem-too-often-text = That was requested many times in a short while. Wait a few minutes and try again; nothing is lost.
problem-foreign-host = Wrong site
problem-foreign-host-text = The request names a host that isn’t this site.
problem-busy = Everybody is here at once
problem-busy-text = The service is too busy right now. Nothing was changed; try again in a minute.
problem-resting = This table is out of order for now
problem-resting-text = Something is wrong with it, and whoever runs this site has been told. Nothing in the game is lost, and your clock is stopped.
problem-storage = We can’t reach our storage right now
problem-storage-text = The place where games are kept isn’t answering as it should, so nothing was changed. Your games are safe; try again in a few minutes.
problem-internal = That was our fault
problem-internal-text = Something went wrong on our side. Please try again in a while.
# $number: what the operator finds it by.
problem-number = If you report this, please give this number: { $number }
