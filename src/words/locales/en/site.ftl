# A guest's name begins with this word; a number follows.
guest-name = Visitor
front-title = Board games at your own pace
# Error pages: a title and a text for each.
problem-not-found = There is nothing here
problem-not-found-text = The address may be mistyped, or what was here is gone.
problem-front = To the front page
# $code: the code of a table.
problem-table = To table { $code }
problem-forbidden = This is not open to you
problem-forbidden-text = Only those who sit at this table may do that.
problem-foreign-form = This form could not be trusted
problem-foreign-form-text = Nothing was changed. Go back, reload the page and send it again; your browser must accept cookies from this site.
problem-sign-in = Please sign in first
problem-sign-in-text = You are not signed in any more, so nothing was changed. Sign in, then go back to the page: what you typed is still in it.
problem-bad-request = This request cannot be read
problem-bad-request-text = Something in it is not as our pages send it. Go back, reload the page and try again.
problem-wrong-method = This address does not work that way
problem-wrong-method-text = It answers a form or a link, not what was sent.
problem-too-large = That is too much at once
problem-too-large-text = What you sent is larger than any form of ours. Go back and shorten it; nothing was changed.
problem-too-slow = That took too long
problem-too-slow-text = The connection or the service was too slow. Please look whether it worked before you send it again.
problem-too-often = A little slower, please
problem-too-often-text = That was asked for many times in a short while. Wait a few minutes and try again; nothing is lost.
problem-foreign-host = This is another house
problem-foreign-host-text = The request names a host that is not this site.
problem-busy = Everybody is here at once
problem-busy-text = The service is too busy just now. Nothing was changed; try again in a minute.
problem-resting = This table is resting
problem-resting-text = Something is wrong with it and the operator has been told. Nothing of the game is lost, and no time runs against you.
problem-storage = We cannot reach our shelves just now
problem-storage-text = The place where games are kept does not answer as it should, so nothing was changed. Your games are safe; try again in a few minutes.
problem-internal = That was our fault
problem-internal-text = Something went wrong on our side. Try again in a while.
# $number: what the operator finds it by.
problem-number = If you tell the operator, name this number: { $number }
