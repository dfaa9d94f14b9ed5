# Fort: everything the game says, in English.

fort-name = Fort
fort-pitch = Your friends are your deck. Play them well, or a rival lures them away over the fence.
fort-length = about a dozen rounds

## Options

fort-option-setup = Starting kids
fort-option-setup-basic = dealt at random
fort-option-setup-draft = drafted: keep one, pass on the rest
fort-option-cards = Card values
fort-option-cards-designed-1 = first set (fort costs and some numbers are our own)

## Kids

fort-kid-bones = Bones
fort-kid-captain = Captain
fort-kid-chef = Chef
fort-kid-doc = Doc
fort-kid-einstein = Einstein
fort-kid-patch = Patch
fort-kid-noodle_twins = Noodle Twins
fort-kid-ghost = Ghost
fort-kid-golden_boy = Golden Boy
fort-kid-prince = Prince
fort-kid-tiny = Tiny
fort-kid-doodles = Doodles
fort-kid-dot = Dot
fort-kid-giggles = Giggles
fort-kid-kitty = Kitty
fort-kid-penny = Penny
fort-kid-sweet_pea = Sweet Pea
fort-kid-tink = Tink
fort-kid-icky_sticky = Icky & Sticky
fort-kid-bug = Bug
fort-kid-lefty = Lefty
fort-kid-moose = Moose
fort-kid-sarge = Sarge
fort-kid-scout = Scout
fort-kid-wart = Wart
fort-kid-worm = Worm
fort-kid-the_moles = The Moles
fort-kid-the_ant = The Ant
fort-kid-dash = Dash
fort-kid-munch = Munch
fort-kid-skids = Skids
fort-kid-spike = Spike
fort-kid-thunder = Thunder
fort-kid-rocket_bros = Rocket Bros
fort-kid-baby_face = Baby Face
fort-kid-blitz = Blitz
fort-kid-crash = Crash
fort-kid-lil_boss = Lil Boss
fort-kid-punky = Punky
fort-kid-the_scrappers = The Scrappers
fort-kid-smoke = Smoke
fort-kid-puddin = Puddin
fort-kid-zip = Zip
fort-kid-rusty = Rusty
fort-kid-sparky = Sparky
fort-kid-bitsy = Bitsy
fort-kid-blades = Blades
fort-kid-bud = Bud
fort-kid-ace = Ace
fort-kid-flipper = Flipper

## Suits, resources, boxes, colours

fort-suit-skateboard = skateboard
fort-suit-shovel = shovel
fort-suit-glue = glue
fort-suit-squirtgun = squirtgun
fort-suit-crown = crown
fort-suit-book = book
fort-suit-coin = coin
fort-suit-times = { $suit } ×{ $n }
fort-kind-pizza = pizza
fort-kind-toys = toys
fort-box-public = public action
fort-box-private = private action
fort-colour-red = red
fort-colour-yellow = yellow
fort-colour-green = green
fort-colour-orange = orange
fort-macaroni = Macaroni Sculpture
fort-lookout-card = a kid, tucked away
fort-rule-back = a made-up rule, face down

## Marks

fort-mark-friend = Best Friend
fort-mark-played = played
fort-mark-added = added
fort-mark-lent = added from the Lookout
fort-mark-leader = leader

## What boxes do

fort-act-blank = nothing
fort-act-gather-pizza = { $n ->
    [one] 1 pizza
   *[other] { $n } pizza
}
fort-act-gather-toys = { $n ->
    [one] 1 toy
   *[other] { $n } toys
}
fort-act-gather-choice = { $n ->
    [one] 1 pizza or 1 toy
   *[other] { $n } of one kind, pizza or toys
}
fort-act-bound = { $action }, the kind that { $leader } chose
fort-act-pack = pack a resource
fort-act-lookout = a card to your Lookout
fort-act-trash = trash a card
fort-act-recruit = recruit a kid
fort-act-advance = advance your fort
fort-act-advance-less = advance your fort for one less
fort-act-advance-more = advance your fort for one more
fort-act-score = { $n ->
    [one] 1 point
   *[other] { $n } points
}
fort-act-spend-pizza = spend a pizza
fort-act-spend-toys = spend a toy
fort-act-trash_rival = trash a card from a rival’s Yard
fort-act-copy_pack = copy your Pack (gain the same resources)
fort-act-copy_rival_pack = copy a rival’s Pack (gain the same resources)
fort-act-convert = convert a resource to the other kind
fort-act-trash_this = this card is trashed
fort-act-then = { $first }, then { $second }
fort-act-and = { $first } and { $second }
fort-act-after = { $action }; then { $after }
fort-per-suit = for each { $suit }, { $action }
fort-per-any = for each icon of one suit you name, { $action }
fort-per-pack = for each resource in your Pack, { $action }
fort-per-lookout = for each card in your Lookout, { $action }
fort-per-level = for each level of your fort, { $action }
fort-detail-public = Public: { $action }.
fort-detail-private = Private: { $action }.
fort-detail-declared = Rivals follow with { $suit }.
fort-detail-named = The suit that counts: { $suit }.
fort-detail-coin = Its coin stands for { $suit }.

## Zones and numbers

fort-zone-play = In play
fort-zone-park = Park
fort-zone-park_deck = Park deck
fort-zone-perks = Perks
fort-zone-rules = Made-up rules
fort-zone-track = Victory track
fort-zone-box = Back in the box
fort-zone-board = Board ({ $colour })
fort-zone-draft = Pack to pick from
fort-zone-hand = Hand
fort-zone-lookout = Lookout
fort-zone-stuff = Stuff
fort-zone-pack = Pack
fort-zone-yard = Yard
fort-zone-discard = Discard pile
fort-zone-deck = Deck
fort-meter-round = Round
fort-meter-last_round = Last round
fort-meter-park_deck = Cards in the Park deck
fort-meter-rules = Made-up rules left
fort-meter-track = Points
fort-meter-level = Fort level
fort-meter-level_points = Fort points at the end
fort-meter-pizza = Pizza in Stuff
fort-meter-toys = Toys in Stuff
fort-meter-pack = In the Pack
fort-meter-lookout = In the Lookout
fort-meter-hand = Cards in hand
fort-meter-deck = Cards in the deck
fort-meter-cost_pizza = Next level, pizza
fort-meter-cost_toys = Next level, toys
fort-meter-cost_either = Cost in either kind

## Made-up rules

fort-rule-big_plans = Big Plans
fort-rule-big_plans-text = 1 point for each Advance Fort action on your cards.
fort-rule-friendship_bracelet = Friendship Bracelet
fort-rule-friendship_bracelet-text = 1 point for each different suit on your cards, and 1 more for all six. Coins don’t count.
fort-rule-piggy_bank = Piggy Bank
fort-rule-piggy_bank-text = 1 point for each toy in your Stuff and Pack.
fort-rule-pizza_party = Pizza Party
fort-rule-pizza_party-text = 1 point for each pizza in your Stuff and Pack.
fort-rule-loner = Loner
fort-rule-loner-text = 5 points if you own no Best Friends any more.
fort-rule-minimalism = Minimalism
fort-rule-minimalism-text = 8 points if your fort is at level 2, no more and no less.
fort-rule-popularity = Popularity
fort-rule-popularity-text = 1 point for each card in your Lookout.
fort-rule-play_palace = Play Palace
fort-rule-play_palace-text = 1 point for each crown on your cards. Coins don’t count.
fort-rule-secret_stash = Secret Stash
fort-rule-secret_stash-text = 1 point for each resource in your Pack.
fort-rule-sleepover = Sleepover
fort-rule-sleepover-text = 8 points if you own the most cards, 4 if you are tied for the most.
fort-rule-slime_lab = Slime Lab
fort-rule-slime_lab-text = 1 point for each book on your cards. Coins don’t count.

## Perks

fort-perk-birthday_party = Birthday Party
fort-perk-birthday_party-text = After recruiting, you may recruit once more, from the Park or its deck.
fort-perk-bribe = Bribe
fort-perk-bribe-text = On your turn, cards for your Lookout may also come from the Park, its deck or a rival’s Yard.
fort-perk-copy_cat = Copy Cat
fort-perk-copy_cat-text = You may discard two matching cards to follow; the icons of both count.
fort-perk-diy = DIY
fort-perk-diy-text = Once: instead of playing a card, advance your fort for one more resource. Nobody can follow.
fort-perk-do_over = Do-Over
fort-perk-do_over-text = Once: after your card and its follows, play a second card.
fort-perk-recycling = Recycling
fort-perk-recycling-text = Once, on your turn: take a card from your discard pile into your hand.
fort-perk-rough_housing = Rough Housing
fort-perk-rough_housing-text = Once, instead of following: trash the card a rival played, after everybody else has decided.
fort-perk-sticky_fingers = Sticky Fingers
fort-perk-sticky_fingers-text = On your turn, what you pack may come from the supply.
fort-perk-xxl_backpack = XXL Backpack
fort-perk-xxl_backpack-text = Your Pack holds two more.

## Questions

fort-ask-pick = Which kid do you keep? The rest of the pack moves on.
fort-ask-play = Which card do you play?
fort-ask-build = You play { $card }. What do you add, and which action comes first?
fort-ask-boxes = { $card }: do you use the other action too?
fort-ask-gather = What do you gather?
fort-ask-pack = { $n ->
    [one] What do you pack?
   *[other] What do you pack? Up to { $n } more.
}
fort-ask-tuck = { $n ->
    [one] Which card goes to your Lookout?
   *[other] Which cards go to your Lookout? Up to { $n } more.
}
fort-ask-trash = { $n ->
    [one] Which card do you trash?
   *[other] Which cards do you trash? Up to { $n } more.
}
fort-ask-recruit = Who do you recruit?
fort-ask-recruit-now = { $n ->
    [one] Who do you recruit?
   *[other] Who do you recruit? Up to { $n } more.
}
fort-ask-spend = { $n ->
    [one] Where does the resource you spend come from?
   *[other] Where do the resources you spend come from? Up to { $n } more.
}
fort-ask-rob = { $n ->
    [one] Whose card do you trash?
   *[other] Whose cards do you trash? Up to { $n } more.
}
fort-ask-copy = { $n ->
    [one] What do you copy?
   *[other] What do you copy? Up to { $n } times.
}
fort-ask-convert = { $n ->
    [one] Which resource do you convert?
   *[other] Which resources do you convert, all in the same direction? Up to { $n } more.
}
fort-ask-pay = How do you pay for the next level of your fort?
fort-ask-rule = Your fort reaches level 1. Which made-up rule do you keep? Only you see them.
fort-ask-perk = Your fort reaches level 2. Which perk do you take?
fort-ask-follow = { $leader } leads { $card }: { $action }. Do you follow?
fort-ask-follow-declared = { $leader } leads { $card } as { $suit }: { $action }. Do you follow?
fort-ask-rough = Rough Housing: do you trash { $card }?
fort-ask-do_over = Do-Over: do you play a second card?
fort-ask-birthday = Birthday Party: do you recruit once more?
fort-ask-recycle = Recycling: do you take a card from your discard pile before you draw?
fort-ask-recycle-late = Recycling: do you take a card from your discard pile now that you have drawn?
fort-do-lead = play a card
fort-do-pick = keep a kid
fort-do-box = finish your play
fort-do-gather = gather
fort-do-pack = fill your Pack
fort-do-lookout = add to your Lookout
fort-do-trash = choose what to trash
fort-do-recruit-now = recruit now
fort-do-advance = build your fort
fort-do-score = score
fort-do-spend = choose what to spend
fort-do-rob = trash a rival’s card
fort-do-copy = copy a Pack
fort-do-convert = trade resources
fort-do-rule = choose a made-up rule
fort-do-perk = choose a perk
fort-do-follow = follow { $leader }
fort-do-rough = Rough Housing: yes or no
fort-do-do-over = Do-Over: yes or no
fort-do-recruit = recruit
fort-do-birthday = Birthday Party: recruit again
fort-do-recycle = Recycling: yes or no
fort-wait-draft = choosing a kid
fort-wait-turn = taking a turn
fort-wait-follows = deciding whether to follow
fort-wait-following = following
fort-wait-rough = deciding about Rough Housing

## Slots of a question

fort-slot-add = Add cards from your hand
fort-slot-lend = Add cards from your Lookout
fort-slot-declare = The suit rivals must match
fort-slot-suit = The suit that counts
fort-slot-order = Which actions, in which order
fort-slot-recycle = Which card
fort-slot-units = How
fort-slot-cards = { $n ->
    [one] Which card
   *[other] Which cards, { $n } in all
}
fort-slot-recruit = Then recruit, once the rivals have followed
fort-slot-recruit-else = If that one is gone by then
fort-slot-then = And then
fort-then-ask = ask me afterwards
fort-way-tuck = To your Lookout
fort-way-trash = Trash
fort-order = { $steps }
fort-note-card = Suits: { $suits }. Public: { $public }. Private: { $private }.
fort-note-changes = As it stands: { $changes }.
fort-note-both = { $one } { $other }
fort-note-more-added = With cards added it counts for more, and what leaves no choice is done at once.
fort-note-needs-added = Only with matching cards added.
fort-note-times = { $n ->
    [one] Counts as 1.
   *[other] Counts as { $n }.
}
fort-note-follow = { $times } You give up from your hand: { $cards }.
fort-note-forced = Nothing else will be left to choose, so this follows: { $steps }.
fort-gain-pizza = +{ $n } pizza
fort-gain-toys = { $n ->
    [one] +1 toy
   *[other] +{ $n } toys
}
fort-gain-pack = +{ $n } in the Pack
fort-gain-lookout = +{ $n } in the Lookout
fort-gain-points = { $n ->
    [one] +1 point
   *[other] +{ $n } points
}
fort-gain-level = { $n ->
    [one] +1 fort level
   *[other] +{ $n } fort levels
}
fort-lose-pizza = −{ $n } pizza
fort-lose-toys = { $n ->
    [one] −1 toy
   *[other] −{ $n } toys
}
fort-lose-pack = −{ $n } in the Pack
fort-lose-lookout = −{ $n } in the Lookout
fort-lose-points = { $n ->
    [one] −1 point
   *[other] −{ $n } points
}
fort-lose-level = { $n ->
    [one] −1 fort level
   *[other] −{ $n } fort levels
}

## Choices

fort-choice-pick = keep { $card }
fort-choice-skip = play no card
fort-choice-diy = DIY: advance your fort without a card
fort-choice-play = { $card }
fort-choice-add = add { $card }
fort-choice-add-coin = add { $card } as { $suit }
fort-choice-lend = add { $card } from your Lookout
fort-choice-lend-coin = add { $card } from your Lookout as { $suit }
fort-choice-declare = rivals follow with { $suit }
fort-choice-suit = { $suit } counts
fort-choice-public = public action
fort-choice-private = private action
fort-choice-public-n = { $n ->
    [one] public action, only once
   *[other] public action, only { $n } times
}
fort-choice-private-n = { $n ->
    [one] private action, only once
   *[other] private action, only { $n } times
}
fort-choice-end = nothing more
fort-choice-gather-pizza = gather pizza
fort-choice-gather-toys = gather toys
fort-choice-pack-pizza = pack a pizza
fort-choice-pack-toys = pack a toy
fort-choice-pack-supply-pizza = pack a pizza from the supply
fort-choice-pack-supply-toys = pack a toy from the supply
fort-choice-take-pizza = take a pizza
fort-choice-take-toys = take a toy
fort-choice-tuck = { $card } from your hand
fort-choice-tuck-park = { $card } from the Park
fort-choice-tuck-deck = the top card of the Park deck, unseen
fort-choice-tuck-yard = { $card } from { $rival }’s Yard
fort-choice-trash-hand = { $card } from your hand
fort-choice-trash-discard = { $card } from your discard pile
fort-choice-rob = trash { $rival }’s { $card }
fort-choice-copy = copy { $rival }’s Pack
fort-choice-convert-stuff-pizza = convert a pizza in Stuff to a toy
fort-choice-convert-stuff-toys = convert a toy in Stuff to a pizza
fort-choice-convert-pack-pizza = convert a pizza in the Pack to a toy
fort-choice-convert-pack-toys = convert a toy in the Pack to a pizza
fort-choice-spend-stuff = spend one from Stuff
fort-choice-spend-pack = spend one from the Pack
fort-choice-recruit = recruit { $card }
fort-choice-recruit-park = { $card } from the Park
fort-choice-recruit-deck = the top card of the Park deck, unseen
fort-choice-recruit-yard = { $card } from { $rival }’s Yard
fort-choice-pay = pay { $pizza } pizza and { $toys ->
    [one] 1 toy
   *[other] { $toys } toys
} from Stuff
fort-choice-pay-pack = pay { $pizza } pizza and { $toys ->
    [one] 1 toy
   *[other] { $toys } toys
} from Stuff, { $pack_pizza } pizza and { $pack_toys ->
    [one] 1 toy
   *[other] { $pack_toys } toys
} from the Pack
fort-choice-omit = leave this one out
fort-choice-stop = stop here
fort-choice-pass = pass
fort-choice-follow = follow with { $cards }
fort-choice-aside = { $card } (coin not used)
fort-choice-rough = yes, trash it
fort-choice-do_over = play a second card
fort-choice-later = ask me again after drawing
fort-choice-no = no
fort-choice-recycle = take back { $card }
fort-choice-recycle-any = Recycling: take a card from your discard pile into your hand

## Plays as sentences

fort-play-does = { $cards }: { $done }
fort-play-plus = { $one } + { $two }
fort-play-as = { $card } as { $suit }
fort-play-lent = { $card } from the Lookout
fort-play-public = { $n ->
    [one] public
   *[other] public ×{ $n }
}
fort-play-private = { $n ->
    [one] private
   *[other] private ×{ $n }
}
fort-play-trash = trash { $cards }
fort-play-tuck = to your Lookout: { $cards }
fort-play-recruit = recruit { $whom }
fort-play-times = { $what } ×{ $n }
fort-play-level = fort level { $level }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
fort-play-macaroni = Macaroni Sculpture +{ $n }
fort-play-rule-gain = { $rule } +{ $n }
fort-play-rule-lose = { $rule } −{ $n }
fort-play-itself = the card itself leaves the game
fort-play-hand = { $n ->
    [0] your hand is empty then
    [one] 1 card stays in your hand
   *[other] { $n } cards stay in your hand
}
fort-play-yard = left for the Yard: { $cards }
fort-play-yard-none = nobody left for the Yard
fort-play-stuff = Stuff: { $pizza } pizza, { $toys ->
    [one] 1 toy
   *[other] { $toys } toys
}
fort-play-stuff-pays = Stuff: { $pizza } pizza, { $toys ->
    [one] 1 toy
   *[other] { $toys } toys
}; enough for fort level { $level }
fort-play-pack = Pack: { $pizza } pizza, { $toys ->
    [one] 1 toy
   *[other] { $toys } toys
}
fort-play-followers = Rivals may follow with { $suits }: { $action }.
fort-play-nobody = Nobody can follow.
fort-play-next = Then: { $what }.
fort-play-last-round = This starts the last round.

## The log

fort-log-seated = Turn order: { $order }.
fort-log-perks = Perks on offer: { $perks }.
fort-log-park = In the Park: { $cards }.
fort-log-dealt = { $player } is dealt { $cards }.
fort-log-picked = { $player } keeps { $card }.
fort-log-picked-hidden = { $player } has picked.
fort-log-handed-on = The packs move on to the left.
fort-log-turn = { $player }’s turn.
fort-log-skipped = { $player } plays no card.
fort-log-diy = { $player } uses DIY.
fort-log-played = { $player } plays { $card }.
fort-log-added = { $player } adds { $card }.
fort-log-added-coin = { $player } adds { $card } as { $suit }.
fort-log-lent = { $player } adds { $card } from the Lookout.
fort-log-lent-coin = { $player } adds { $card } from the Lookout as { $suit }.
fort-log-lent-hidden = { $player } adds a card from the Lookout. It shows { $suits }.
fort-log-lent-hidden-coin = { $player } adds a card from the Lookout as { $suit }. It shows { $suits }.
fort-log-declared = { $player } declares { $suit }.
fort-log-named = { $player } counts { $suit }.
fort-log-used = { $count ->
    [one] { $player } uses the { $box } once.
   *[other] { $player } uses the { $box } { $count } times.
}
fort-log-gathered-pizza = { $n ->
    [one] { $player } gathers 1 pizza.
   *[other] { $player } gathers { $n } pizza.
}
fort-log-gathered-toys = { $n ->
    [one] { $player } gathers 1 toy.
   *[other] { $player } gathers { $n } toys.
}
fort-log-packed-pizza = { $player } packs a pizza.
fort-log-packed-toys = { $player } packs a toy.
fort-log-packed-supply-pizza = { $player } packs a pizza from the supply.
fort-log-packed-supply-toys = { $player } packs a toy from the supply.
fort-log-tucked = { $player } puts { $card } into the Lookout.
fort-log-tucked-hidden = { $player } puts a card into the Lookout. It shows { $suits }.
fort-log-tucked-park = { $player } bribes { $card } into the Lookout; { $refill } takes its place in the Park.
fort-log-tucked-park-last = { $player } bribes { $card } into the Lookout; its place in the Park stays empty.
fort-log-tucked-yard = { $player } bribes { $card } out of { $rival-is ->
    [you] your
   *[other] { $rival }’s
 } Yard into the Lookout.
fort-log-tucked-deck = { $player } bribes { $card } from the Park deck into the Lookout.
fort-log-tucked-deck-hidden = { $player } bribes a card from the Park deck into the Lookout. It shows { $suits }.
fort-log-trashed-hand = { $player } trashes { $card } from hand.
fort-log-trashed-discard = { $player } trashes { $card } from the discard pile.
fort-log-robbed = { $player } trashes { $card } from { $rival-is ->
    [you] your
   *[other] { $rival }’s
 } Yard.
fort-log-copied = { $player } copies { $rival-is ->
    [you] your
   *[other] { $rival }’s
 } Pack.
fort-log-took-pizza = { $n ->
    [one] { $player } gains 1 pizza.
   *[other] { $player } gains { $n } pizza.
}
fort-log-took-toys = { $n ->
    [one] { $player } gains 1 toy.
   *[other] { $player } gains { $n } toys.
}
fort-log-took-both = { $player } gains { $pizza } pizza and { $toys ->
    [one] 1 toy
   *[other] { $toys } toys
}.
fort-log-converted-pizza = { $player } converts a pizza to a toy.
fort-log-converted-toys = { $player } converts a toy to a pizza.
fort-log-spent-pizza = { $player } spends a pizza.
fort-log-spent-toys = { $player } spends a toy.
fort-log-recruited-park = { $player } recruits { $card } from the Park; { $refill } takes its place.
fort-log-recruited-park-last = { $player } recruits { $card } from the Park; its place stays empty.
fort-log-recruited-yard = { $player } recruits { $card } from { $rival-is ->
    [you] your
   *[other] { $rival }’s
 } Yard.
fort-log-recruited-deck = { $player } recruits the top card of the Park deck: { $card }.
fort-log-nobody = There’s nobody left for { $player } to recruit.
fort-log-paid = { $player } pays { $pizza } pizza and { $toys ->
    [one] 1 toy
   *[other] { $toys } toys
}: the fort rises one level.
fort-log-scored = { $n ->
    [one] { $player } scores 1 point.
   *[other] { $player } scores { $n } points.
}
fort-log-ruled = { $player } keeps the made-up rule { $rule }.
fort-log-ruled-hidden = { $player } keeps a made-up rule.
fort-log-perked = { $player } takes the perk { $perk }.
fort-log-followed = { $player } follows with { $cards }.
fort-log-passed = { $player } passes.
fort-log-could-not = { $player } could not follow.
fort-log-rough = Rough Housing: { $player } sends { $card } back to the box.
fort-log-declined = { $player } doesn’t use { $perk }.
fort-log-trashed-itself = { $player }’s { $card } goes back to the box.
fort-log-do-over = { $player } uses Do-Over.
fort-log-discarded = { $player } leaves { $cards } in the Yard.
fort-log-discarded-none = { $player } leaves nobody in the Yard.
fort-log-drew = { $n ->
    [one] { $player } draws { $cards }.
   *[other] { $player } draws { $cards }.
}
fort-log-drew-anew = { $n ->
    [one] { $player } shuffles the discard pile and draws { $cards }.
   *[other] { $player } shuffles the discard pile and draws { $cards }.
}
fort-log-drew-hidden = { $n ->
    [one] { $player } draws 1 card.
   *[other] { $player } draws { $n } cards.
}
fort-log-drew-hidden-anew = { $n ->
    [one] { $player } shuffles the discard pile and draws 1 card in all.
   *[other] { $player } shuffles the discard pile and draws { $n } cards in all.
}
fort-log-recycled = { $player } uses Recycling and takes back { $card }.
fort-log-flagged-track_25 = { $player } has reached 25 points: this is the last round.
fort-log-flagged-fort_5 = { $player }’s fort has reached level 5: this is the last round.
fort-log-flagged-park_deck_empty = The Park deck has run out ({ $player }): this is the last round.
fort-log-flagged-rounds = Sixty rounds have been played: this was the last one.
fort-log-macaroni = { $player } takes the Macaroni Sculpture.
fort-log-over = The game is over.

## The end

fort-end-track_25 = { $player } reached 25 points.
fort-end-fort_5 = { $player }’s fort reached level 5.
fort-end-park_deck_empty = The Park deck ran out on { $player }’s turn.
fort-end-rounds = Sixty rounds were played.
fort-score-track = Victory track
fort-score-level = Fort level { $level }
fort-score-rule = { $rule }
fort-score-macaroni = Macaroni Sculpture

## Refusals

fort-refusal-card-set = This site has no card set called { $set }.
fort-refusal-no-action = { $card } has no action and can’t be played. You can add it to another card, or discard it to follow.
fort-refusal-zero-count = The { $box } would happen zero times here, so you can’t use it. Add a card that makes it count, or leave that action out.
fort-refusal-no-effect = The { $box } can’t do anything right now, so you can’t use it.
fort-refusal-not-full = One action of the card has to be done completely, and here neither would be. Add fewer cards, change the order, or play another card.
fort-refusal-useless-added-card = Adding { $card } would change nothing: just as much would be done without it. Leave it out.
fort-refusal-box-blank = The { $box } of this card is blank.
fort-refusal-box-used = The { $box } of this card has already been used.
fort-refusal-declare-first = You’re leading with a coin: first declare the suit rivals must match, for example “declare book”.
fort-refusal-declare-suit = A coin leads as one of the six suits, never as a coin: declare the suit rivals must match, for example “declare book”.
fort-refusal-suit-first = First name the suit that counts, for example “suit glue”.
fort-refusal-coin-suit = { $card } shows a coin: say what it stands for, for example “as book”, or “as none”.
fort-refusal-no-coin = { $card } has no coin to choose a suit for here.
fort-refusal-adding-over = Cards are added right after the card is played, before its first action.
fort-refusal-nothing-to-declare = There’s no suit to declare now.
fort-refusal-nothing-to-name = There’s no suit to name now.
fort-refusal-play-first = Play a card first.
fort-refusal-box-first = Do one of the two actions first: “public” or “private”.
fort-refusal-box-in-use = The action you began comes first: answer its question, then go on.
fort-refusal-units = The { $box } can’t be done exactly that many times.
fort-refusal-not-in-hand = { $card } isn’t in your hand.
fort-refusal-not-in-discard = { $card } isn’t in your discard pile.
fort-refusal-not-in-lookout = { $card } isn’t in your Lookout, or has already been added.
fort-refusal-not-in-yard = { $card } isn’t in that Yard.
fort-refusal-not-in-park = { $card } isn’t in the Park.
fort-refusal-not-in-pack = { $card } isn’t in the pack you’re picking from.
fort-refusal-deck-empty = The Park deck is empty.
fort-refusal-in-play-already = You have no second { $card }: this card is part of the play already. Its coin stands for one thing at a time.
fort-refusal-added-card = { $card } has been played or added this turn, so it stays where it is.
fort-refusal-lookout-full = Your Lookout is full. It holds one card more than the level of your fort.
fort-refusal-pack-full = Your Pack is full.
fort-refusal-nothing-to-pack = You have none of that in your Stuff to pack.
fort-refusal-no-room = There’s no room for that in your Stuff: it holds four of each kind.
fort-refusal-copy-no-room = Nothing in { $rival }’s Pack fits into your Stuff.
fort-refusal-one-direction = All conversions of one action go in the same direction.
fort-refusal-nothing-to-convert = There’s none of that kind to convert.
fort-refusal-nothing-to-spend = There’s none of that kind to spend there.
fort-refusal-payment = That does not pay exactly for the next level. It takes { $pizza } pizza, { $toys ->
    [one] 1 toy
   *[other] { $toys } toys
} and { $either } more of either kind, from Stuff and Pack as you like.
fort-refusal-payment-less = That does not pay exactly for the next level. It takes { $pizza } pizza, { $toys ->
    [one] 1 toy
   *[other] { $toys } toys
} and { $either } more of either kind, from Stuff and Pack as you like. One of these, whichever you like, isn’t needed this time.
fort-refusal-cannot-pay = You can’t pay for the next level.
fort-refusal-must-go-on = You can’t stop here: the play would break the rules. Go on.
fort-refusal-no-match = { $card } doesn’t match the card that was led.
fort-refusal-follow-not-full = When you follow, you must do the whole action, and that wouldn’t be possible.
fort-refusal-one-card = You discard one card to follow. Two take the perk Copy Cat.
fort-refusal-kind-fixed = The kind is settled: it must be the same one.
fort-refusal-no-perk = You don’t have that perk, or it doesn’t work now.
fort-refusal-own-turn = That perk works on your own turn only.
fort-refusal-nobody-to-play = None of your cards could be played.
fort-refusal-yard-birthday = A birthday guest comes from the Park or its deck, not from a Yard.
fort-refusal-own-yard = Your own Yard is out of your reach until your next turn begins.
fort-refusal-settled = There was only one way to do that, and it has been done.

## The rules in short

fort-rules-1-title = What it is about
fort-rules-1-text = You are kids who build a fort, eat pizza, collect toys and make friends. Whoever has the most points at the end wins: points from the victory track, for the level of your fort, for a made-up rule, and for the Macaroni Sculpture.
fort-rules-2-title = Setting up
fort-rules-2-text = Everybody starts with two Best Friends and eight kids, dealt or drafted: a deck of ten cards, five of them in hand. Three kids lie open in the Park. There are made-up rules face down and perks face up, one more of each than players. Nobody has pizza, toys or points yet, and every fort is at level 0.
fort-rules-3-title = A turn
fort-rules-3-text = Five steps: the kids in your Yard come home to your discard pile; you play a card, or not; you recruit one kid (you have to, if there is anybody); you discard; you draw five cards. Cards you played or added and Best Friends go to your discard pile. All other cards left in your hand wait in your Yard, where rivals may recruit them: so play with your friends. When your deck runs out, your discard pile is shuffled into a new one.
fort-rules-4-title = Playing a card
fort-rules-4-text = A card has a public and a private action. Use one or both, in either order; finish one before you start the other. At least one action you use has to be done completely; the other may be done in part. An action that would happen zero times or do nothing can’t be used at all, and a card without actions can’t be played. What stands before “then” has to be done before what stands after it.
fort-rules-5-title = Adding cards
fort-rules-5-text = Where an action counts a suit, you can add cards from your hand and your Lookout for their icons, all at once when you play the card. Each coin stands for one suit of your choice. An added card must make a difference: without it you would have done less.
fort-rules-6-title = Following
fort-rules-6-text = Once you have finished with a card that has a public action (whether or not you used it), each rival in turn order may follow: discard one card of the same suit from hand and do the public action, completely or not at all. If the action counts a suit, only the icons on the discarded card count. If you chose the kind of resource, those who follow gather the same kind. Whoever plays a coin card declares the suit.
fort-rules-7-title = Resources
fort-rules-7-text = Stuff holds four pizza and four toys. The Pack holds one resource more than the level of your fort, the Lookout one card more. What’s in the Pack can still pay for the fort; what’s in the Lookout stays there and can be added every turn. If you may choose the resource, all of it is of one kind. Copying a Pack takes nothing away from it.
fort-rules-8-title = The fort
fort-rules-8-text = Advancing costs pizza and toys, exactly, from Stuff and Pack. Level 1 costs 1 pizza and 1 toy; level 2 costs 1 and 1 and one more of either kind; level 3 costs 2 and 2; level 4 costs 2 and 2 and one more of either kind; level 5 costs 4 and 4. At level 1 you look through the made-up rules and keep one in secret. At level 2 you take one of the perks. The first to reach level 5 takes the Macaroni Sculpture, worth 4 points. “Your cards” in a made-up rule are all of them: deck, discard pile, hand, Yard and Lookout.
fort-rules-9-title = Recruiting and trashing
fort-rules-9-text = A recruit comes from the Park, from a rival’s Yard, or unseen from the top of the Park deck, and goes to your discard pile. The Park is refilled at once. Trashed cards go back to the box. You may trash from your hand and your discard pile, even Best Friends, but not cards you played or added this turn.
fort-rules-10-title = The end
fort-rules-10-text = When somebody has 25 points, a fort reaches level 5, or the Park deck runs out, the round is played to its end. (On this site it also ends after sixty rounds.) Levels are worth 0, 1, 3, 9, 16 and 23 points. If points are equal, the higher fort wins; if that is equal too, the win is shared.
fort-rules-11-title = An example
fort-rules-11-text = Your fort is at level 1. You play Bug, who gathers 1 pizza for each shovel, and add The Moles from your hand, with two shovels, and Moose from your Lookout, with one. Together with Bug’s own that makes four shovels, so you gather 4 pizza. Then you use Bug’s private action, 1 point for each level of your fort, and score 1 point. Now a rival follows: they discard Scout, with one shovel, and gather 1 pizza. You recruit a kid. At the end Bug and The Moles go to your discard pile, Moose stays in your Lookout, and the rest of your hand waits in your Yard.
# What the symbols mean, beside their pictures in the rules.
fort-symbol-coin = coin: any one suit you like
fort-symbol-public = public action: rivals may follow it
fort-symbol-private = private action: yours alone
fort-symbol-then = then
fort-symbol-per-suit = for each icon of that suit
fort-symbol-per-any = for each icon of one suit you name
fort-symbol-per-pack = for each resource in your Pack
fort-symbol-per-lookout = for each card in your Lookout
fort-symbol-per-level = for each level of your fort
fort-symbol-choice = pizza or toys, your choice
