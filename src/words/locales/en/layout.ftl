# The frame of every page.
layout-name = Tincan
layout-skip = Skip to content
layout-places = Main places
layout-games = Your games
layout-lobby = Open tables
layout-rules = Rules
layout-sign-in = Sign in
# $n: games that wait for the reader.
layout-next = { $n ->
    [one] A game is waiting for you
   *[other] { $n } games are waiting for you
}
layout-language = Language
layout-foot = Slow games for friends far apart. No scripts needed.
