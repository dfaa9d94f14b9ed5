# A table as plain text: letters, the command line, text browsers.
sheet-entry = Entry { $n }, { $when }
sheet-eyes = As { $who } sees it
sheet-eyes-spectator = As a spectator sees it
sheet-eyes-everything = With every card open
sheet-happened = What happened
sheet-answer = Answer with a number, or with the words in the first column.
sheet-lapse = If you haven’t answered by then, this will be played for you: { $words }
sheet-reveals = This reveals something, so you can’t undo it.
sheet-ahead = This question is coming your way, and you can answer it now. Your answer stays sealed until then, and you can change it any time before.
# What may be picked beneath a choice.
sheet-take-one = one of these
sheet-take-exactly = { $n } of these
sheet-take-up-to = up to { $most }, or none
sheet-take-some = { $least } to { $most }
sheet-take-ranked = { $n } in order, best first
sheet-take-split = { $total } in all, at most { $cap } of each, with the number after the word
sheet-take-split-each = { $total } in all, each with its number
sheet-usual = default
sheet-you = { $who } (you)
sheet-common = On the table
sheet-empty = empty
sheet-hidden = { $n } face down
# A number that has a limit.
sheet-of = { $value } (of { $most })
sheet-fresh = new
# Colons stand as the language sets them.
sheet-pair = { $name }: { $what }
# A choice, and what it would do.
sheet-noted = { $name } — { $what }
sheet-slot = { $title } ({ $take }):
# Explains the letters of a map drawn below.
sheet-map = walls #, doors =, p1 a piece of the first seat
# A choice with what is picked for it.
play-choice = { $way }: { $choice }
sheet-you-short = You
