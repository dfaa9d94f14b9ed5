# The page of a table, its replay and its record.
table-since = Since you last looked
table-question = Your move
table-ahead = Answer ahead
table-sealed = Your sealed answer: { $words }
table-unseal = Take the sealed answer out
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
table-talk-send = Say it
table-notes = Your notes
table-notes-hint = Only you can read this.
table-notes-save = Keep the note
table-send = Send
table-typed = Type the move instead
table-words = Move in words
table-send-words = Send these words
table-nothing-picked = Please pick one of the choices, or type a move.
table-undo = Take the last move back
table-stale = The question has changed while you were thinking. Nothing was played; here is the new question, and your words are kept.
# $words: what the reader had written.
table-closed = Nothing was played: this question is closed. It has been answered, or the game has moved on. You wrote: { $words }
table-left = Not played yet: { $words }
table-total = Total
table-winner = winner
table-spectator = You are looking on: you see what everybody may see.
table-guest = You play as a visitor. Add an address, and this seat stays yours on every device.
table-again = Play again with the same people
# $host: who opened it.
table-rematch = Another game: { $host } has a table ready
table-replay = Replay
record-title = Record
# $when: a date, ready to read.
record-begun = Begun: { $when }
record-ended = Ended: { $when }
table-download = Download the game file
table-rules = Rules of { $game }
table-entry = Entry { $n }
table-share = The promise about the shuffle
table-promise = Commitment { $hex }. When the game is over, the secret behind it is shown, and anybody can deal this game again and check it.
flash-note-kept = Your note is kept.
flash-said = You said it.
flash-moved = Your move is played.
flash-sealed = Your answer is sealed until its turn comes.
flash-unsealed = The sealed answer is taken out.
flash-undone = Your last move is taken back.

replay-title = { $game } { $code }, entry { $n }
replay-steps = Steps
replay-first = First
replay-previous = Previous
replay-next = Next
replay-last = Last
replay-now = To the table as it is now
replay-jump = Go to entry
replay-go = Go
replay-eyes = Whose eyes
replay-eyes-own = What you knew then
replay-eyes-public = What everybody knew
replay-eyes-all = All cards
replay-happened = What happened here
replay-chart = Points over time
replay-chart-text = The points after each entry, one line for each player. At this point: { $scores }.
replay-chart-hidden = Nobody’s points can be seen at this point.
replay-of = { $n } of { $last }
replay-taken-back = This entry was taken back later.

kin-from = Played on from
kin-entry = { $code }, entry { $n }
kin-on = Played on in
play-on-title = Play on from here
play-on-what = A new table begins at this moment, with the same rules. What your seat knew here stays as it was; everything else is dealt anew, so nobody knows what will come.
play-on-seat = Your seat
play-on-others = The other seats
play-on-robots = Robots take them
play-on-people = I ask people to come
play-on-button = Play on
play-on-later = When this game is over, anybody can play on from any of its moments.
