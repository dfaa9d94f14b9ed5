# Let's Dig for Treasure: everything the game says, in English.

dig-name = Let’s Dig for Treasure
dig-pitch = One more card? Three holes and your nerve: stop in time and keep the haul.
dig-length = short turns, strong nerves

## Options

dig-option-teams = Teams of two
dig-option-teams-off = everyone digs alone
dig-option-teams-on = two against two, partners opposite, one shared pile (four players)
dig-option-first_player = Who digs first
dig-option-first_player-random = drawn at random
dig-option-first_player-p1 = the first seat
dig-option-first_player-p2 = the second seat
dig-option-first_player-p3 = the third seat
dig-option-first_player-p4 = the fourth seat
dig-option-first_player-p5 = the fifth seat
dig-option-remove_land_mine = Land Mine
dig-option-remove_land_mine-off = in the game
dig-option-remove_land_mine-on = left out, for a shorter game
dig-option-score_visibility = Piles and scores
dig-option-score_visibility-hidden = secret until the end
dig-option-score_visibility-open = open for everyone
dig-option-promo_samurai_worms = Tweenage Mutated Samurai Worms
dig-option-promo_samurai_worms-off = left out
dig-option-promo_samurai_worms-on = shuffled into the deck
dig-option-team_whisper = Secret looks in teams
dig-option-team_whisper-on = partners see them too
dig-option-team_whisper-off = only whoever looks sees them

## Cards

dig-card-muck = Muck
dig-card-worms = Worms
dig-card-cursed_skeleton = Cursed Skeleton
dig-card-ferrymans_gold = Ferryman’s Gold
dig-card-gingerbread_cookies = Gran Gruppo’s Gingerbread Cookies
dig-card-milk = Old Man Murray’s Milk
dig-card-sewer_line = Sewer Line
dig-card-wedding_ring = Wedding Ring
dig-card-dozing_gravedigger = Dozing Gravedigger
dig-card-loyal_dog = Loyal Dog
dig-card-treasure_map = Treasure Map
dig-card-crown_of_the_lich_lord = Crown of the Lich Lord
dig-card-cursed_heirloom = Cursed Heirloom
dig-card-radioactive_waste = Radioactive Waste
dig-card-treasure_chest = Treasure Chest
dig-card-leprechaun_gold = Leprechaun’s Gold
dig-card-ark_of_the_covenant = Ark of the Covenant
dig-card-pirate_hat = Pirate Hat
dig-card-pirate_cutlass = Pirate Cutlass
dig-card-new_kid = New Kid
dig-card-board_game = Board Game
dig-card-lottery_ticket = Lottery Ticket
dig-card-skwirmz = Skwirmz the Worm God
dig-card-wedding_dress = Wedding Dress
dig-card-land_mine = Land Mine
dig-card-drug_stash = Secret Stash
dig-card-tweenage_mutated_samurai_worms = Tweenage Mutated Samurai Worms

dig-text-muck = Worth little, harms nobody.
dig-text-worms = The second Worms card dug in the same turn ends it, and the haul is lost.
dig-text-cursed_skeleton = Ends the turn when dug, and the haul is lost, unless a Loyal Dog helps.
dig-text-ferrymans_gold = Simply good money.
dig-text-gingerbread_cookies = Together with a Milk both are worth 5 points each.
dig-text-milk = Together with Cookies both are worth 5 points each.
dig-text-sewer_line = When collected: hand it to another player.
dig-text-wedding_ring = Goes well with the Wedding Dress.
dig-text-dozing_gravedigger = When collected: see the top four cards of a stack and put them back in any order.
dig-text-loyal_dog = In your pile, it chases off one Cursed Skeleton, once.
dig-text-treasure_map = When collected: see the top three cards of a stack and keep one of them, or none.
dig-text-crown_of_the_lich_lord = When collected: one extra turn.
dig-text-cursed_heirloom = When dug: hand it to another player at once.
dig-text-radioactive_waste = Ends the turn when dug; the haul is lost, and one random card of your pile too.
dig-text-treasure_chest = What everybody is digging for.
dig-text-leprechaun_gold = 2 more points for each Ferryman’s Gold in the same pile.
dig-text-ark_of_the_covenant = When collected: every other pile loses one random card.
dig-text-pirate_hat = When collected: look through another pile and steal a card from it.
dig-text-pirate_cutlass = When collected: steal a random card from another pile.
dig-text-new_kid = 20 points if its owner is playing this game for the first time.
dig-text-board_game = 5 points if its owner opened the table.
dig-text-lottery_ticket = 50 points if collected in the very last turn.
dig-text-skwirmz = 3 more points for each Worms card in the same pile.
dig-text-wedding_dress = 4 more points for each Wedding Ring in the same pile.
dig-text-land_mine = When collected: you may blow up a whole stack.
dig-text-drug_stash = When collected: one extra turn.
dig-text-tweenage_mutated_samurai_worms = When dug: laid beside a stack, where from now on a single Worms card ends the turn.

dig-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dig-copies = { $card } ×{ $count }
dig-depth = { $depth ->
    [1] on top
   *[other] number { $depth } from the top
}
dig-mark-used = used
dig-mark-attached = lies beside the stack
dig-mark-buried = buried

## The table

dig-zone-haul = Dug this turn by { $seat }
dig-zone-haul-over = Dug this turn
dig-zone-stack = Stack { $stack }
dig-zone-stack-destroyed = Stack { $stack } (blown up)
dig-zone-pile = { $seat }’s pile
dig-zone-pile-team = Pile of { $seats }
dig-zone-discard = Discard pile
dig-zone-odds = The odds, as far as you can know them
dig-meter-turn = Turn
dig-meter-owed = Extra turns to come
dig-meter-ending = Last turn: stack { $stack } is empty
dig-meter-height = Cards
dig-meter-known = Cards you know
dig-meter-cards = Cards
dig-meter-score = Points
dig-odds-bust = Stack { $stack }: the next card ends the turn, unless a dog helps
dig-odds-worms = Stack { $stack }: the next card is Worms
dig-odds-card = { $card }, among the cards you can’t see

## Questions

dig-ask-must-dig = It’s your turn. Which stack do you dig in first?
dig-ask-dig-or-stop = { $count ->
    [0] You have no cards in front of you.
    [one] You have one card in front of you.
   *[other] You have { $count } cards in front of you.
} Do you dig on, or stop?
dig-ask-use-dog = A Cursed Skeleton! Should your Loyal Dog chase it off?
dig-ask-give = Who gets this card: { $card }?
dig-ask-next-collect = Which of your collected cards acts next?
dig-ask-order-where = { $count ->
    [one] Which stack do you look into? You see its top card.
   *[other] Which stack do you look into? You see its top { $count } cards and put them back in any order.
}
dig-ask-order = { $count ->
    [one] One card goes back onto stack { $stack }.
   *[other] In which order do these { $count } cards go back onto stack { $stack }? The first one goes on top.
}
dig-ask-take-where = { $count ->
    [one] Which stack do you look into? You see its top card and may keep it.
   *[other] Which stack do you look into? You see its top { $count } cards and may keep one.
}
dig-ask-take = { $count ->
    [one] This is the last card of stack { $stack }. Do you take it?
   *[other] These { $count } cards lie on top of stack { $stack }. Which one do you take, if any?
}
dig-ask-search-whom = Whose pile do you look through, to steal a card?
dig-ask-rob-whom = Whose pile do you grab a card from, without looking?
dig-ask-steal-which = Which card do you steal from { $from }?
dig-ask-mine-where = Do you blow up a stack?
dig-ask-attach-where = Beside which stack do you lay this card: { $card }?
dig-slot-order = From the top down

dig-do-must-dig = dig
dig-do-dig-or-stop = dig or stop
dig-do-use-dog = use the Loyal Dog or not
dig-do-give = give a card away
dig-do-next-collect = choose which card acts next
dig-do-order-where = choose a stack to look into
dig-do-order = put cards back
dig-do-take-where = choose a stack to look into
dig-do-take = take a card or not
dig-do-search-whom = choose a pile to search
dig-do-rob-whom = choose a pile to rob
dig-do-steal-which = choose what to steal
dig-do-mine-where = Land Mine: which stack
dig-do-attach-where = lay a card beside a stack
dig-wait-must-dig = { $seat } is choosing where to dig first.
dig-wait-dig-or-stop = { $seat } is deciding whether to keep digging.
dig-wait-use-dog = { $seat } is deciding whether the Loyal Dog helps.
dig-wait-give = { $seat } is deciding who gets this card: { $card }.
dig-wait-next-collect = { $seat } is choosing which collected card acts next.
dig-wait-order-where = { $seat } is choosing a stack to look into.
dig-wait-order = { $seat } is busy with the top cards of stack { $stack }.
dig-wait-take-where = { $seat } is choosing a stack to look into.
dig-wait-take = { $seat } is busy with the top cards of stack { $stack }.
dig-wait-search-whom = { $seat } is choosing a pile to look through.
dig-wait-rob-whom = { $seat } is choosing a pile to rob.
dig-wait-steal-which = { $seat } is looking through { $from }’s pile.
dig-wait-mine-where = { $seat } is holding a Land Mine.
dig-wait-attach-where = { $seat } is choosing a stack for this card: { $card }.

dig-way-dig = Dig in stack { $stack }
dig-way-stop = { $count ->
    [0] Stop, empty-handed
    [one] Stop and keep the card
   *[other] Stop and keep the { $count } cards
}
dig-way-dog = Yes, good dog
dig-way-no-dog = No, save the dog for later and lose the haul
dig-way-give = { $seat }
dig-way-next = { $card }
dig-way-look = Look into stack { $stack }
dig-way-mine = Blow up stack { $stack }
dig-way-mine-none = Leave the mine alone
dig-way-put = { $card } comes next
dig-way-order = Put them back in this order
dig-way-take = Take { $card }
dig-way-take-none = Take nothing
dig-way-rob = { $seat }
dig-way-steal = Steal { $card }
dig-way-steal-used = Steal { $card } (used)
dig-way-attach = Beside stack { $stack }

dig-note-height = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
dig-note-known = { $count ->
    [one] one card left: { $card }
   *[other] { $count } cards left, on top lies { $card }
}
dig-note-risk = { $count ->
    [one] one card left
   *[other] { $count } cards left
}; { $hits } of { $of } unseen cards would end the turn
dig-note-pile = { $count ->
    [one] one card
   *[other] { $count } cards
}

dig-play-risk = { $percent } % ends your turn
dig-play-known = the next card is known: { $card }
dig-play-stake = at stake: { $points } → { $total } in all
dig-play-keep = +{ $points } → { $total } in all
dig-play-acts = then { $card } acts
dig-play-safest = From the safest stack each time.
dig-play-on-to = dig on until { $cards } cards lie there, then stop
dig-play-on-risk = dig on while the risk is { $percent } % or less, then stop
dig-slot-further = And if it goes well
dig-further-ask = show me the card and ask again

## The story of a turn

dig-log-dealt = { $count ->
    [one] { $count } card lies buried in three stacks.
   *[other] { $count } cards lie buried in three stacks.
}
dig-log-turn = { $seat } picks up the shovel.
dig-log-turn-extra = { $seat } keeps the shovel for an extra turn.
dig-log-dug = From stack { $stack }: { $card }.
dig-log-emptied = Stack { $stack } is empty: this is the last turn.
dig-log-bust-worms = Worms! One wriggle too many. Lost: { $cards }.
dig-log-bust-cursed_skeleton = The skeleton grins, and the digging stops. Lost: { $cards }.
dig-log-bust-radioactive_waste = It glows in the dark! Run for it! Lost: { $cards }.
dig-log-cancelled = Woof! { $by } chases off { $card }.
dig-log-given = { $card } goes to { $seat-is ->
    [you] you
   *[other] { $seat }
 }.
dig-log-attached = { $card } settle down beside stack { $stack }: from now on a single Worms card there is one too many.
dig-log-scrapped = { $card } find no stack to lie beside and are discarded.
dig-log-collected = { $seat } stops and keeps: { $cards }.
dig-log-collected-nothing = { $seat } stops empty-handed.
dig-log-owed = { $card } brings { $count ->
    [one] one extra turn
   *[other] { $count } extra turns
}.
dig-log-idled = { $card }: nothing to do with it this time.
dig-log-looked = { $count ->
    [one] The top card of stack { $stack } is looked at in secret.
   *[other] The top { $count } cards of stack { $stack } are looked at in secret.
}
dig-log-looked-seen = On top of stack { $stack }, from above: { $cards }.
dig-log-put = Next from the top: { $card }.
dig-log-took = Taken from stack { $stack }: { $card }.
dig-log-took-secretly = One card is taken from stack { $stack }, in secret.
dig-log-left-all = Nothing is taken from stack { $stack }.
dig-log-searched = { $count ->
    [one] { $seat }’s only card is looked at.
   *[other] { $seat }’s { $count } cards are looked through.
}
dig-log-searched-seen = In { $seat-is ->
    [you] your
   *[other] { $seat }’s
 } pile: { $cards }.
dig-log-stolen = { $thief } steals from { $seat-is ->
    [you] you
   *[other] { $seat }
 }: { $card }.
dig-log-stolen-secretly = { $thief } steals one card from { $seat-is ->
    [you] you
   *[other] { $seat }
 }.
dig-log-lost = { $seat } loses { $card }.
dig-log-mined = { $count ->
    [one] Boom! Stack { $stack } is gone, and one card with it.
   *[other] Boom! Stack { $stack } is gone, and { $count } cards with it.
}
dig-log-spared = The Land Mine is left alone.
dig-log-ended = The digging is over. All piles are turned face up.

## What cannot be done

dig-refusal-teams = { $seats ->
    [one] Teams need exactly four players, and there is only one here.
   *[other] Teams need exactly four players, and there are { $seats } here. Switch teams off, or change the number of seats.
}
dig-refusal-first-player = Seat { $seat } can’t dig first: this table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Choose one of them, or draw lots.
dig-refusal-dig-first = Every turn begins with a dig. Choose a stack first; after that you may stop.
dig-refusal-stack-destroyed = Stack { $stack } was blown up. Choose one that is still there.
dig-refusal-stack-empty = Stack { $stack } is empty. Choose one that still holds cards.
dig-refusal-no-such-seat = There’s no seat { $seat } at this table. Name one of the others.
dig-refusal-give-yourself = You can’t keep this card: { $card }. Name another player.
dig-refusal-not-waiting = { $card } isn’t waiting to act. Choose one of the cards listed.
dig-refusal-not-seen = { $card } isn’t among the cards you’re looking at. Choose one of those.
dig-refusal-put-twice = { $card } is named more often than you see it. Name each card once, from the top down.
dig-refusal-too-many-put = You named more cards than you’re looking at. Name each of them once, from the top down.
dig-refusal-nothing-to-rob = { $seat } has no cards. Choose a pile that holds some.
dig-refusal-rob-yourself = That’s your own pile. Choose somebody else’s.
dig-refusal-not-in-pile = { $card } isn’t in { $seat }’s pile. Choose one of the cards listed.
dig-refusal-not-in-pile-used = There’s no used { $card } in { $seat }’s pile. Choose one of the cards listed.
dig-refusal-other-question = Something else has to be decided first. { $question }

## The end

dig-score-cards = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
dig-score-pairs = { $count ->
    [one] A pair: { $card } and { $with }
   *[other] { $count } pairs: { $card } and { $with }
}
dig-score-per = { $card }, extra for { $with } ×{ $count }
dig-score-condition = { $card }: bonus earned
dig-reason-stack-empty = Stack { $stack } ran empty.

## Rules

dig-rules-1-title = What it is about
dig-rules-1-text = Three stacks of cards lie face down in the graveyard. Whoever has the most valuable pile in the end wins. Everybody has a pile of their own; it’s secret, though everybody saw most of its cards being dug.
dig-rules-2-title = The deck
dig-rules-2-text = 120 cards in three stacks of 40: 30 Worms, 25 Muck and 10 Cursed Skeletons; 7 each of Ferryman’s Gold, Cookies and Milk; 3 each of Sewer Line, Wedding Ring, Gravedigger, Loyal Dog, Treasure Map, Crown and Heirloom; and one of every other card. So about one card in four is Worms, and one in eleven a Skeleton or the Waste.
dig-rules-3-title = Your turn
dig-rules-3-text = Dig once: turn over the top card of any stack. Then decide, again and again: dig on, from the same stack or another, or stop. When you stop, everything you dug this turn goes into your pile.
dig-rules-4-title = When it goes wrong
dig-rules-4-text = A second Worms card in the same turn, a Cursed Skeleton or the Radioactive Waste ends your turn, and everything you dug in it is discarded. The Waste also costs you a random card from your pile. A Loyal Dog can chase off one skeleton, once, but only if it is already in your pile; it’s worth 5 points either way.
dig-rules-5-title = Cards that act when dug
dig-rules-5-text = A Cursed Heirloom goes to another player at once, who keeps it, even if you lose the rest. The Samurai Worms, if you play with them, are laid beside a stack: from then on the first Worms card dug there is fatal.
dig-rules-6-title = Cards that act when collected
dig-rules-6-text = If you collect several such cards, you choose their order. A Sewer Line goes to another player. The Crown and the Secret Stash bring an extra turn. The Gravedigger shows you four cards of a stack, to be put back in any order. The Map shows you three, of which you may keep one; it counts as collected. Hat and Cutlass steal a card from another pile, and you have to if there is one: the Hat after a good look, the Cutlass blindly. The Ark costs every other pile a random card. The Land Mine may blow up a whole stack.
dig-rules-7-title = Given and stolen cards
dig-rules-7-text = A card that was given or stolen does nothing for its new owner but score at the end. One exception: a stolen Loyal Dog that hasn’t been used still chases off a skeleton. A used dog stays used.
dig-rules-8-title = The end
dig-rules-8-text = As soon as a stack runs out, the turn in progress is the last, even if extra turns are due. A stack that was blown up doesn’t count as empty. Most points win; ties share the victory.
dig-rules-9-title = Points
dig-rules-9-text = Every card shows its points. Milk and Cookies are worth 5 each in pairs. Skwirmz, the Wedding Dress and Leprechaun’s Gold pay extra for Worms, Rings and Ferryman’s Gold in the same pile. The Lottery Ticket is worth 50 if it’s collected in the last turn, the New Kid 20 for somebody playing for the first time, the Board Game 5 for whoever opened the table.
dig-rules-10-title = Teams
dig-rules-10-text = Four players, partners opposite each other, one shared pile for each team. A partner counts as another player, so an Heirloom may stay in the family. You can only steal from the other team. Extra turns belong to whoever collected the card.
dig-rules-11-title = An example
dig-rules-11-text = You dig Muck from stack A, then Worms. A second Worms card or a Skeleton would now cost you both, but you dare, and stack B gives you the Treasure Chest. You stop: all three go into your pile, for 1, 0 and 10 points. Had you dug once more and found Worms, all three would have been discarded; what was in your pile before would still be yours.
