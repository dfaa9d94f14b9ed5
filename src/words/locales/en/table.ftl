# The page of a table, its replay and its record.
table-since = Since you last looked
table-ahead = Answer ahead
table-sealed = Your sealed answer: { $words }
table-unseal = Withdraw the sealed answer
table-board = The board
table-log = What happened
table-talk = Table talk
# $n: messages the reader has not seen.
table-talk-new = { $n ->
    [one] { $n } new
   *[other] { $n } new
}
table-talk-empty = Nobody has said anything yet.
table-talk-say = Say something to the table
table-talk-send = Send
table-notes = Your notes
table-notes-hint = Only you can read this.
table-notes-save = Save note
table-send = Send
table-typed = Or type your move
table-words = Your move in words
table-nothing-picked = Please pick one of the choices, or type a move.
table-undo = Undo my last move
table-stale = The question changed while you were thinking. Nothing was played; here is the new question, and what you wrote is still there.
# $words: what the reader had written.
table-closed = Nothing was played: this question is closed. It has been answered, or the game has moved on. You wrote: { $words }
table-left = Not played yet: { $words }
table-total = Total
table-winner = winner
table-spectator = You’re watching: you see what everybody can see.
table-guest = You’re playing as a guest. Add an email address, and this seat stays yours on every device.
table-again = Play again with the same people
# $host: who opened it.
table-rematch = Another game: { $host } has a table ready
table-replay = Replay
record-title = Record
# $when: a date, ready to read.
record-begun = Started: { $when }
record-ended = Ended: { $when }
table-download = Download the game file
table-rules = Rules of { $game }
table-entry = Entry { $n }
table-share = Is the shuffle fair?
table-promise = Fingerprint of the shuffle: { $hex }. When the game ends its secret is published, and anyone can deal the cards again and check. That proves that from the moment this is published nobody can change the luck, neither a player nor we. It does not prove that whoever runs this site did not choose: they could have picked among several shuffles before publishing. For that, you take their word.
rules-luck = About luck
rules-luck-text = Before anybody sits down, a table publishes a number that fixes its shuffle, and afterwards anybody can check it. Players cannot change the luck. Whoever runs this site could have picked among several shuffles before publishing that number; for that, you take their word.
flash-note-kept = Note saved.
flash-said = Sent.
flash-moved = Your move has been played.
flash-moved-kept = Played. The rest of what you said is done once the others have answered.
flash-sealed = Your answer is sealed until its turn comes.
flash-unsealed = Your sealed answer has been withdrawn.
flash-undone = Your last move has been undone.

replay-title = { $game } { $code }, entry { $n }
replay-steps = Steps
replay-first = First
replay-previous = Previous
replay-next = Next
replay-last = Last
replay-now = To the table as it is now
replay-jump = Go to entry
replay-go = Go
replay-eyes = Seen by
replay-eyes-own = What you knew then
replay-eyes-public = What everybody knew
replay-eyes-all = All cards
replay-happened = What happened here
replay-chart = Points over time
replay-chart-text = The points after each entry, one line per player. At this point: { $scores }.
replay-chart-hidden = Nobody’s points can be seen at this point.
replay-of = { $n } of { $last }
replay-taken-back = This entry was undone later.

fork-from = Branched from
fork-entry = { $code }, entry { $n }
fork-on = Branches
fork-title = Try it from here
fork-what = A new table starts from this moment, with the same rules. What your seat knew here stays as it was; everything else is dealt again, so nobody knows what’s coming.
fork-seat = Your seat
fork-others = The other seats
fork-robots = Robots take them
fork-people = I’ll invite people
fork-button = Start from here
fork-later = When this game is over, anyone can branch off from any moment of it.
table-held = Answers to this lead are opened together at { $when }, in turn order. Until then nobody sees who has answered, or how, and you can change yours.
table-in-turn = Ask me in my turn, once I see what the others do
orders-title = Standing orders
orders-hint = A standing order answers a kind of question for you, whatever you hold, so neither speed nor silence gives anything away. The first that fits is used; what cannot be done is declined. Nobody else sees your orders while the game is on.
orders-none = You have given no orders here.
orders-line = When asked “{ $when }”: { $say }
orders-until-turn = until my next turn
orders-until-once = once
orders-until-pinned = until I take it away
orders-up = Earlier
orders-away = Take away
orders-words = An order, such as: follow advance: follow dash or pass. After the colon also: pass, sensibly, ask.
orders-until = How long
orders-add = Give this order
orders-unread = That is not an order. Write a kind of question, a colon, and an answer: follow: pass
orders-next = And the next times?
orders-next-ask = Ask me
orders-next-same = The same until my turn, or pass
orders-next-sensibly = Answer sensibly until my turn
orders-next-pass = Pass until my turn
orders-waiting = Standing orders: when others lead …

table-you = You
table-points = Points now
table-earlier = and { $n } earlier
table-missed = What you missed before that: the replay
table-players = The players
table-own = Put it together yourself
