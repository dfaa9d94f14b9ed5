# The toy game of the tests.
toy-name = Tricks
toy-pitch = Four cards, three tricks: the highest takes them.
toy-length = a few minutes
toy-option-length = Length
toy-option-length-short = Everybody leads once
toy-option-length-long = Everybody leads twice
toy-ask-aside = Set one card aside, unseen. It counts its number at the end.
toy-ask-bet = How many rivals will follow you?
toy-ask-lead = Lead a card.
toy-ask-follow = Follow { $card } with a card of its suit?
toy-do-aside = set a card aside
toy-do-bet = bet
toy-do-lead = lead a card
toy-do-follow = follow or pass
toy-slot-card = Card
toy-slot-lead = Lead with it
toy-choice-later = Choose the card later
toy-way-aside = Set aside
toy-way-bet = { $followers ->
    [0] Nobody will follow
    [one] One rival will follow
   *[other] { $followers } rivals will follow
}
toy-way-lead = Lead { $card }
toy-way-follow = Follow with { $card }
toy-way-pass = Pass
toy-waits-aside = sets a card aside
toy-waits-lead = leads
toy-waits-follow = may follow
toy-zone-deck = Deck
toy-zone-trick = Trick
toy-zone-hand = Hand of { $owner }
toy-zone-aside = Set aside by { $owner }
toy-meter-points = Points
toy-meter-turn = Turn
toy-score-tricks = Tricks and bets
toy-score-aside = Card set aside
toy-end-all-led = Everybody has led.
toy-log-dealt = You were dealt { $cards }.
toy-log-aside = { $who } set { $card } aside.
toy-log-aside-unseen = { $who } set a card aside.
toy-log-drew = { $who } drew { $card }.
toy-log-drew-unseen = { $who } drew a card.
toy-log-bet = { $who } bet on { $followers ->
    [one] one follower
   *[other] { $followers } followers
}.
toy-log-led = { $who } led { $card }.
toy-log-followed = { $who } followed with { $card }.
toy-log-passed = { $who } passed.
toy-log-bet-won = { $who } won the bet.
toy-log-ended = The game is over.
toy-suit-red = Red
toy-suit-blue = Blue
toy-suit-green = Green
toy-suit-gold = Gold
toy-card-red_1 = Red 1
toy-card-red_2 = Red 2
toy-card-red_3 = Red 3
toy-card-red_4 = Red 4
toy-card-blue_1 = Blue 1
toy-card-blue_2 = Blue 2
toy-card-blue_3 = Blue 3
toy-card-blue_4 = Blue 4
toy-card-green_1 = Green 1
toy-card-green_2 = Green 2
toy-card-green_3 = Green 3
toy-card-green_4 = Green 4
toy-card-gold_1 = Gold 1
toy-card-gold_2 = Gold 2
toy-card-gold_3 = Gold 3
toy-card-gold_4 = Gold 4
