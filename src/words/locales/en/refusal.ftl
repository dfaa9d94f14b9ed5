refusal-not-asked = Nothing is being asked of you right now, so nothing changed.
refusal-unreadable = “{ $words }” doesn’t read like a move. Use a number, or one of the choices as listed.
refusal-not-offered = “{ $words }” isn’t one of your choices right now. They are listed with the question.
refusal-ambiguous = “{ $words }” could mean several things: { $candidates }. Please write a little more.
refusal-unfinished = “{ $words }” is not quite a move. You could write: { $candidates }.
refusal-picked-twice = { $title }: { $choice } is picked more often than it is there.
# $title: the heading of what is to be picked.
refusal-exact-number = { $title }: pick { $number ->
    [1] exactly one
   *[other] exactly { $number }
}, please.
refusal-wrong-number = { $title }: pick at least { $least } and at most { $most }, please.
refusal-seats = This game needs { $least } to { $most } players.
refusal-edition = This program does not play edition { $edition } of the game.
refusal-too-much-for-one = No more than { $most } can go here: { $choice }.
refusal-many-tables = You already have { $most } tables waiting for players. Start or cancel one of them first.
# $why: what the program says about it, in English.
refusal-options = These options can’t be read ({ $why }).
refusal-too-long = That is too long for a move: at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
refusal-undo = { $why ->
    [acted] Somebody has acted since, so your last move stands.
    [shown] Your last move revealed something, so it stands.
   *[nothing] You have no move to undo.
}
