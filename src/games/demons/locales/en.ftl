# Let's Summon Demons: everything the game says, in English.

## The game

demons-name = Let’s Summon Demons
demons-pitch = Two dice wake the whole block. Gather souls, fill your street, and let the demons in.
demons-length = quick rolls, sudden ends

## Options

demons-option-teams = Teams of two
demons-option-teams-off = everyone for themselves
demons-option-teams-on = two against two, partners opposite (four players)
demons-option-starting_souls = Souls to begin with
demons-option-demons_dealt = Demons in hand at the start (0: 3, or 4 with a starting demon)
demons-option-demons_to_win = Demons to win (0: 3, or 4 with a starting demon; twice as many in teams)
demons-option-souls_to_win = Souls to win (0: 10, in teams 20)
demons-option-candles_each = Candles for each player (2 only with two players)
demons-option-candle_mode = Candles
demons-option-candle_mode-random = dealt at random
demons-option-candle_mode-choose = chosen, the last player first
demons-option-beginners_candle = Beginner’s Candle
demons-option-beginners_candle-include = among the others
demons-option-beginners_candle-exclude = left out
demons-option-beginners_candle-newcomer = for whoever plays for the first time
demons-option-starting_demon = Starting demon
demons-option-starting_demon-off = none
demons-option-starting_demon-on = on the first turn one demon may be summoned for free
demons-option-promos = Promo cards
demons-option-promos-off = left out
demons-option-promos-on = Holy Cow, Harold and Wanda join in
demons-option-team_hands = Demons in hand, in teams
demons-option-team_hands-hidden = each player sees only their own
demons-option-team_hands-shared = partners see each other’s
demons-option-auto_trivial = Cards that simply pay
demons-option-auto_trivial-on = pay by themselves
demons-option-auto_trivial-off = wait for their place in the order

## Cards

demons-card-good_candle = Good Candle
demons-card-kind_candle = Kind Candle
demons-card-beginners_candle = Beginner’s Candle
demons-card-naughty_candle = Naughty Candle
demons-card-evil_candle = Evil Candle
demons-card-jane = Jane
demons-card-lola = Lola
demons-card-eve = Eve
demons-card-sweet_caroline = Sweet Caroline
demons-card-sweet_lisa = Sweet Lisa
demons-card-sweet_alice = Sweet Alice
demons-card-sweet_pippi = Sweet Pippi
demons-card-sweet_marilyn = Sweet Marilyn
demons-card-sweet_destiny = Sweet Destiny
demons-card-rotten_regan = Rotten Regan
demons-card-rotten_annie = Rotten Annie
demons-card-rotten_dolores = Rotten Dolores
demons-card-rotten_carrie = Rotten Carrie
demons-card-adam = Adam
demons-card-romeo = Romeo
demons-card-irwin = Irwin
demons-card-sweet_jesus = Sweet Jesus
demons-card-sweet_chuck = Sweet Chuck
demons-card-sweet_glen = Sweet Glen
demons-card-sweet_louis = Sweet Louis
demons-card-rotten_tommy = Rotten Tommy
demons-card-rotten_calvin = Rotten Calvin
demons-card-rotten_dillinger = Rotten Dillinger
demons-card-rotten_sam = Rotten Sam
demons-card-rotten_damian = Rotten Damian
demons-card-rotten_donnie = Rotten Donnie
demons-card-dog = Dog
demons-card-cat = Cat
demons-card-goldfish = Goldfish
demons-card-owl = Owl
demons-card-stray_cat = Stray Cat
demons-card-rainbow_parrot = Rainbow Parrot
demons-card-rabbit = Rabbit
demons-card-rabid_dog = Rabid Dog
demons-card-hawk = Hawk
demons-card-goat = Goat
demons-card-skunk = Skunk
demons-card-alligator = Alligator
demons-card-holy_cow = Holy Cow
demons-card-harold = Harold
demons-card-wanda = Wanda
demons-card-the_serpent = The Serpent
demons-card-gross_grimoire = The Gross Grimoire
demons-card-bogeyman = The Bogeyman
demons-card-porcus = Porcus
demons-card-we_are_legion = We Are Legion
demons-card-beelzebuzz = Beelze’buzz
demons-card-hound_of_bael = Hound of Bael
demons-card-clockwork_satan = A Clockwork Satan
demons-card-antichrist = The Antichrist
demons-card-mephistopheles = Mephistopheles
demons-card-the_devil = The Devil
demons-card-incu_succubus = Incu-Succubus
demons-card-demogorguignol = Demogorguignol
demons-card-macabre_oni = Macabre Oni
demons-card-dublux = Dublux
demons-card-re_rollzebub = Re-rollzebub
demons-card-asmodonkey = Asmodonkey
demons-card-spectralux = Spectralux
demons-card-rosemarys_egg = Rosemary’s Egg
demons-card-baphometal = Baphometal

demons-text-good_candle = Collect 1 soul.
demons-text-kind_candle = Collect 1 soul.
demons-text-beginners_candle = Collect 1 soul.
demons-text-naughty_candle = Collect 1 soul.
demons-text-evil_candle = Collect 1 soul.
demons-text-jane = Gain an animal from the Block.
demons-text-lola = Collect 1 soul for each boy of yours.
demons-text-eve = Collect 1 soul.
demons-text-sweet_caroline = Collect 5 souls.
demons-text-sweet_lisa = Collect 1 soul for each sweet kid of yours, herself included.
demons-text-sweet_alice = Turn over the top 2 cards of the deck; keep the sweet kids, discard the rest.
demons-text-sweet_pippi = Collect 1 soul for each animal of yours.
demons-text-sweet_marilyn = Gain a boy from the Block.
demons-text-sweet_destiny = Wake another sweet kid of yours.
demons-text-rotten_regan = Collect 1 soul.
demons-text-rotten_annie = You may discard her: take a kid from an opponent or from the Block.
demons-text-rotten_dolores = Replace all sweet kids of the Block, then gain a rotten kid from it.
demons-text-rotten_carrie = Collect 2 souls.
demons-text-adam = Collect 1 soul.
demons-text-romeo = Collect 1 soul for each girl of yours.
demons-text-irwin = Wake all your animals, in any order.
demons-text-sweet_jesus = Collect 2 souls.
demons-text-sweet_chuck = If you have another sweet kid: collect 2 souls.
demons-text-sweet_glen = Collect 2 souls; an opponent of your choice collects 1.
demons-text-sweet_louis = Collect 1 soul.
demons-text-rotten_tommy = Turn over the top card of the deck; keep it if it is a girl.
demons-text-rotten_calvin = If you have 3 rotten kids: steal 2 souls.
demons-text-rotten_dillinger = Steal 1 soul.
demons-text-rotten_sam = You may discard an animal of yours: collect 6 souls.
demons-text-rotten_damian = You may discard him: summon a demon of your hand, drawn by lot.
demons-text-rotten_donnie = Steal 1 soul for each rotten kid of yours, himself included.
demons-text-dog = If you have a kid: collect 1 soul.
demons-text-cat = Turn over the top card of the deck; keep it if it is an animal.
demons-text-goldfish = You may discard it: collect 5 souls.
demons-text-owl = You may discard it: collect 4 souls and replace any cards of the Block.
demons-text-stray_cat = If you have no kid: gain the top card of the deck.
demons-text-rainbow_parrot = If you have 2 boys or 2 girls: collect 2 souls.
demons-text-rabbit = If you have 3 animals: collect 2 souls.
demons-text-rabid_dog = If you have no kid: collect 2 souls.
demons-text-hawk = You may discard it: turn over the top 7 cards of the deck and keep the animals.
demons-text-goat = You may discard one boy and one girl of yours: summon the top demon of the deck.
demons-text-skunk = Every player discards all their neighbours.
demons-text-alligator = You may discard it: discard up to 2 kids of opponents.
demons-text-holy_cow = You may discard it and roll both dice: 26 souls, or nothing on doubles.
demons-text-harold = Turn over the top card of the deck and wake it as if it were yours, then discard it.
demons-text-wanda = Wake every card of yours she has marked. Then you may put 1 soul as a mark on another card of yours that has a number.
demons-text-the_serpent = You win.
demons-text-gross_grimoire = Look through the demon deck, summon one of them, shuffle the deck.
demons-text-bogeyman = Gain the top 2 cards of the neighbourhood deck.
demons-text-porcus = Collect 5 souls.
demons-text-we_are_legion = Collect 1 soul for each card you have in play, this one and your candle included.
demons-text-beelzebuzz = Wake all your kids, in any order.
demons-text-hound_of_bael = Steal 1 soul for each animal of yours.
demons-text-clockwork_satan = Collect 1 soul. After this turn you take another one, in which only your own cards wake.
demons-text-antichrist = Steal 5 souls.
demons-text-mephistopheles = Steal any card of an opponent, demons included, candles excluded.
demons-text-the_devil = Steal all cards of one opponent, demons included, candles excluded.
demons-text-incu_succubus = Your kids all count as sweet and as rotten.
demons-text-demogorguignol = Your kids all count as boy and as girl.
demons-text-macabre_oni = On your turn your kids collect double.
demons-text-dublux = When you roll doubles, collect the value of one die.
demons-text-re_rollzebub = Once on each of your turns you may roll both dice again.
demons-text-asmodonkey = Collect 1 soul whenever you gain an animal.
demons-text-spectralux = Opponents cannot steal from you or make you discard.
demons-text-rosemarys_egg = When summoned: discard it, look at the top 3 demons, summon one of them and discard the others.
demons-text-baphometal = Opponents give up one more card for each demon they summon.

## The table

demons-zone-block = The Block: neighbours to buy
demons-zone-dice = Last roll: { $sum }
demons-zone-candles = Candles to choose from
demons-zone-seen = Demons you see
demons-zone-cards = In play: { $seat }
demons-zone-hand = Demons in hand: { $seat }
demons-zone-row = What the next roll would wake
demons-zone-discard = Discarded neighbours
demons-zone-demon-discard = Discarded demons
demons-die-1 = die showing 1
demons-die-2 = die showing 2
demons-die-3 = die showing 3
demons-die-4 = die showing 4
demons-die-5 = die showing 5
demons-die-6 = die showing 6
demons-meter-turn = Turn
demons-meter-goal-demons = Demons to win
demons-meter-goal-souls = Souls to win
demons-meter-deck = Neighbours in the deck
demons-meter-demon-deck = Demons in the deck
demons-meter-souls = Souls
demons-meter-demons = Demons
demons-meter-cards = Cards
demons-meter-hand = Demons in hand
demons-mark-boy = boy
demons-mark-girl = girl
demons-mark-animal = animal
demons-mark-sweet = sweet
demons-mark-rotten = rotten
demons-mark-candle = candle
demons-mark-marked = marked by Wanda
demons-numbers = on { $numbers } ({ $chances } of 36 rolls)
demons-numbers-none = always at work
demons-number = { $sum } ({ $chances } of 36)
demons-wakes = { $seat }: { $cards }
demons-wakes-nobody = nobody
demons-gives-souls = { $card } +{ $souls }
demons-gives-may-souls = { $card } +{ $souls } if wanted
demons-gives-steals = { $card } steals { $souls }
demons-gives-acts = { $card } acts
demons-gives-may = { $card } may act
demons-gives-nothing = { $card } +0
demons-times = { $what } (×{ $count })
demons-card-times = { $card } ×{ $count }
demons-copies = { $count } in the deck
demons-needs = Needs { $count ->
    [one] { $count } card
   *[other] { $count } cards
} given up; you have { $cards }.
demons-nth = { $card } ({ $nth })

## What to do

demons-do-candle = choose a candle
demons-do-main = buy, summon, roll
demons-do-rolled = buy, summon or end
demons-do-sacrifice = give up a card
demons-do-reroll = keep the dice or roll again
demons-do-wake = choose which card acts next
demons-do-card = decide about { $card }
demons-wait-candle = { $seat } chooses a candle.
demons-wait-main = { $seat } is about to roll.
demons-wait-rolled = { $seat } finishes the turn.
demons-wait-reroll = { $seat } decides whether to roll again.
demons-wait-wake = { $seat } chooses which card acts next.
demons-wait-card = { $seat } decides about { $card }.
demons-ask-candle = Which candle do you take?
demons-ask-main = Before or after the roll you may buy one neighbour ({ $price } souls) and summon one demon ({ $cards } cards). Roll when you are ready.
demons-ask-rolled = You have rolled. What else do you do this turn?
demons-ask-sacrifice = For { $card } you still give up { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Which one next?
demons-ask-reroll = The dice show { $one } and { $other }. Keep them, or roll again?
demons-ask-wake = { $sum } wakes several of your cards. Which one acts next?
demons-ask-pay = { $card } wakes: { $text } Do you want that?
demons-ask-price = { $card }: which card do you discard for it?
demons-ask-split = { $card } steals { $count ->
    [one] { $count } soul
   *[other] { $count } souls
}. From whom?
demons-ask-opponent = { $card }: which player?
demons-ask-gain = { $card }: which card of the Block do you gain?
demons-ask-take = { $card }: which card do you take?
demons-ask-bite = { $card }: whose kid goes?
demons-ask-replace = { $card }: which cards of the Block are replaced, if any?
demons-ask-demon = { $card }: which of these demons do you summon?
demons-ask-target = { $card }: which of your cards wakes?
demons-ask-mark = { $card }: do you put a soul as a mark on one of your cards?

## Ways to answer

demons-way-buy = Buy a neighbour
demons-way-summon = Summon a demon
demons-way-free = Summon a demon for free
demons-way-share = Pass a card to your partner
demons-way-roll = Roll the dice
demons-way-end = End the turn
demons-way-keep = Keep the dice
demons-way-reroll = Roll both again
demons-way-stop = That is enough
demons-way-block = From the Block
demons-way-decline = No, leave { $card } alone
demons-way-pay = Yes, use { $card }
demons-way-replace = Replace cards of the Block
demons-way-steal = Steal { $count ->
    [one] { $count } soul
   *[other] { $count } souls
}
demons-way-give = Give up { $card }
demons-way-wake = { $card }
demons-way-discard = Discard { $card }
demons-way-gain = { $card } from the Block
demons-way-call = { $card }
demons-way-mark = Mark { $card }
demons-way-take = { $card } of { $seat }
demons-way-bite = { $card } of { $seat }
demons-way-choose = { $seat }
demons-slot-buy = Which neighbour
demons-slot-summon = Which demon
demons-slot-give = Give up { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
demons-slot-share = Which card
demons-slot-then = And then
demons-slot-price = What you discard
demons-slot-take = What you take
demons-slot-bite = Whose kid goes first
demons-slot-split = How many from whom
demons-slot-replace = Replace these
demons-choice-later = nothing yet
demons-choice-from = from { $seat }
demons-choice-supply = from the supply
demons-note-card = { $numbers }: { $text }
demons-note-souls = has { $count ->
    [one] { $count } soul
   *[other] { $count } souls
}
demons-note-seat = souls: { $souls }, neighbours: { $cards }, demons: { $demons }

## The story

demons-log-dealt = The candles burn, the demons wait. { $seat } begins.
demons-log-lit = { $seat } lights the { $card }.
demons-log-extra = { $seat } takes an extra turn: only their own cards wake.
demons-log-rolled = { $seat } rolls { $one } and { $other }: { $sum }.
demons-log-rerolled = { $seat } rolls again: { $one } and { $other }, { $sum }.
demons-log-nobody = Nobody wakes.
demons-log-bought = { $seat } buys { $card }.
demons-log-given-up = { $seat } gives up { $cards }.
demons-log-summoned = { $seat } summons { $card }!
demons-log-summoned-free = { $seat } summons { $card } for free!
demons-log-summoned-lot = The lot falls on { $card }: { $seat } summons it!
demons-log-summoned-deck = Out of the deck { $seat } summons { $card }!
demons-log-shared = { $seat } passes { $card } to { $to }.
demons-log-refilled = New in the Block: { $cards }.
demons-log-shuffled = The discarded neighbours are shuffled.
demons-log-demons-shuffled = The discarded demons are shuffled.
demons-log-reaped = { $seat } +{ $souls }: { $cards }.
demons-log-reaped-nothing = { $seat } gets nothing from { $cards }.
demons-log-each = { $card } { $souls }
demons-log-idled = { $card } of { $seat } wakes in vain.
demons-log-declined = { $seat } leaves { $card } alone.
demons-log-paid = For { $by } { $seat } discards { $cards }.
demons-log-collected = { $by } brings { $seat } { $souls ->
    [one] { $souls } soul
   *[other] { $souls } souls
}.
demons-log-stole = { $by }: { $seat } steals { $souls ->
    [one] { $souls } soul
   *[other] { $souls } souls
} ({ $from }).
demons-from = { $souls } from { $seat }
demons-from-supply = { $souls } from the supply
demons-log-favoured = { $by } of { $seat } brings { $to } { $souls ->
    [one] { $souls } soul
   *[other] { $souls } souls
}.
demons-log-gained = { $by }: { $seat } gains { $card } from the Block.
demons-log-sifted = { $by }: { $seat } keeps { $kept }; discarded: { $lost }.
demons-log-sifted-kept = { $by }: { $seat } gains { $kept }.
demons-log-sifted-lost = { $by } of { $seat } turns over { $lost }: nothing to keep.
demons-log-cleared = { $by } of { $seat } clears { $cards } off the Block.
demons-log-stole-card = { $by }: { $seat } takes { $card } from { $from }.
demons-log-stole-all = { $by }: { $seat } takes everything from { $from }: { $cards }.
demons-log-stole-nothing = { $by }: { $seat } finds nothing to take from { $from }.
demons-log-bitten = { $by } of { $seat }: { $from } loses { $card }.
demons-log-all-discarded = What a stench! { $by } of { $seat } drives the neighbours away: { $lost }.
demons-lost = { $seat } −{ $count }
demons-log-looked = { $seat } looks at { $count } demons of the deck, in secret.
demons-log-looked-seen = { $seat } looks into the demon deck ({ $count }): { $cards }.
demons-log-hatched = { $by } of { $seat } cracks; discarded with it: { $cards }.
demons-log-hatched-alone = { $by } of { $seat } cracks and is discarded.
demons-log-extra-turn = { $by }: { $seat } will take another turn.
demons-log-gambled = { $by }: { $seat } rolls { $one } and { $other }.
demons-log-borrowed = { $by } of { $seat } calls { $card } out of the deck.
demons-log-marked = { $by }: { $seat } marks { $card }.
demons-log-reached = Demons and souls enough: { $seat } wins!
demons-log-serpent = The Serpent rises: { $seat } wins!
demons-log-turns = The night is over.

## What cannot be done

demons-refusal-teams = Teams need exactly four players; here sit { $seats }.
demons-refusal-range = { $option }: from { $least } to { $most } at this table.
demons-refusal-too-many-demons = There are only 20 demons: at this table at most { $most } for each player.
demons-refusal-too-few-demons = A side holds { $most } demons here: that many at most can be needed to win.
demons-refusal-candles = There are only { $count } candles to go round.
demons-refusal-rolled = You have rolled already this turn.
demons-refusal-roll-first = Roll first; then the turn can end.
demons-refusal-if-unrolled = First the roll, then what hangs on it.
demons-refusal-if-otherwise = The roll came out otherwise, so this is not done.
demons-refusal-bought = You have bought already this turn: one neighbour a turn.
demons-refusal-not-in-block = { $card } is not in the Block.
demons-refusal-poor = A neighbour costs { $price } souls; you have { $souls }.
demons-refusal-not-in-hand = { $card } is not in your hand.
demons-refusal-summoned = You have summoned already this turn: one demon a turn.
demons-refusal-too-few-cards = A demon costs { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards
}; you have { $cards }.
demons-refusal-too-many-cards = That is more than it costs: name { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards
}.
demons-refusal-no-free = A demon is free only once, on the first turn, and only if the table plays so.
demons-refusal-no-partner = You have no partner at this table.
demons-refusal-shared = You have passed a card already this turn.
demons-refusal-not-yours = You have no { $card } to give.
demons-refusal-summon-first = First say which demon: for example “summon porcus”.
demons-refusal-no-such-seat = There is no seat { $seat } at this table.
demons-refusal-not-waking = { $card } cannot wake now.
demons-refusal-not-there = { $card } cannot be taken from there.
demons-refusal-not-fitting = { $card } does not serve here.
demons-refusal-not-seen = { $card } is not among the demons you see.
demons-refusal-split = From { $seat } you can take 0 to { $most } now.
demons-refusal-other-question = That is not the question now. { $question }

## The end

demons-end-reached = { $seat } has { $demons } demons and { $souls } souls, or more.
demons-end-serpent = { $seat } woke the Serpent.
demons-end-turns = After { $count } turns the night was over.

## The rules

demons-rules-1-title = What it is about
demons-rules-1-text = Dice wake the neighbourhood. Kids and animals you have befriended bring you souls; three of them, given up, make a demon. The first player with 3 demons in play and 10 souls wins at once, on anybody’s turn.
demons-rules-2-title = Setting up
demons-rules-2-text = Everybody gets 5 souls, a candle and 3 secret demons. Five neighbours lie open: that is the Block. A player drawn by lot begins.
demons-rules-3-title = Your turn
demons-rules-3-text = Roll both dice once. Before or after, in any order, you may buy one neighbour for 3 souls and summon one demon of your hand by giving up 3 neighbours. A gap in the Block is filled at the end of the turn.
demons-rules-4-title = What a roll wakes
demons-rules-4-text = The sum of the dice wakes every card with that number: candles and neighbours of everybody, but numbered demons only of whoever rolled. Whoever rolled goes first, then the others clockwise; each chooses the order of their own cards. A card must act unless it says you may. What came after the roll does not wake on it.
demons-rules-5-title = Souls
demons-rules-5-text = Collected souls come from the supply, which never runs out. A thief takes each soul from an opponent or from the supply, as they like.
demons-rules-6-title = Demons
demons-rules-6-text = Demons with a number act on your own rolls. The others are always at work. Baphometal makes summoning dearer for opponents, but not what Goat, Damian, the Grimoire or the Egg bring for free.
demons-rules-7-title = Questions people ask
demons-rules-7-text = May I refuse a card? Only if it says you may. Do candles move? Never: nobody steals or discards them. Does a stolen animal feed Asmodonkey? No, only one that is gained. Can Destiny wake Destiny again and again? No card wakes inside itself. Do I win on another’s turn? Yes, at once.
demons-rules-8-title = Teams and other ways to play
demons-rules-8-text = In teams partners sit opposite, need 6 demons and 20 souls together, and may pass one card a turn to each other. With a starting demon everybody gets 4, needs 4, and may summon one for free on the first turn. Two players may burn two candles each.
demons-rules-9-title = A turn, step by step
demons-rules-9-text = You have 5 souls, an Eve (6) and the Kind Candle (5, 6). You buy Adam (8) for 3 souls, so 2 are left. You roll 2 and 4: 6. Your candle and your Eve wake and bring 1 soul each: now 4. A neighbour’s Eve across the table wakes too and pays its owner. Then you end your turn, and the gap in the Block is filled. With three neighbours you could have given them up for a demon, before the roll or after it. Of 36 rolls 6 come to 7, 5 each to 6 and 8, and only 1 each to 2 and 12: cards with rare numbers pay more.
demons-rules-10-title = A turn in one message
demons-rules-10-text = You may say it all at once, in the order you want: buy eve; summon porcus with dog + cat + cat; roll. It is done up to the first thing that is new to you, usually the roll; what is left waits until you have seen it. After the roll you may hang something on it: buy lisa; roll; summon porcus with dog + cat + cat if woken. “If woken” means that the roll wakes a card of yours; “if lisa woken” looks at one card, “if not woken” at the opposite.

## Whole answers

demons-play-buy = Buy { $card }
demons-play-buy-roll = Buy { $card }, then roll
demons-play-free = Summon { $card } for free
demons-play-summon = Summon { $card } for { $cards }
demons-play-summon-roll = Summon { $card } for { $cards }, then roll
demons-play-odds = { $chances } of 36 rolls wake something of yours.
demons-play-left = { $souls ->
    [one] You keep { $souls } soul.
   *[other] You keep { $souls } souls.
}
demons-play-demons = You then have { $demons } of the { $goal } demons you need.
demons-play-demons-now = { $then ->
    [one] You then have { $then } demon.
   *[other] You then have { $then } demons.
}
demons-play-souls = { $then ->
    [one] You then have { $then } soul.
   *[other] You then have { $then } souls.
}
demons-play-cards = { $then ->
    [one] You then have { $then } neighbour.
   *[other] You then have { $then } neighbours.
}
demons-play-unseen = What comes next cannot be known yet.
