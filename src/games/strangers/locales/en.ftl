# Don’t Talk to Strangers: everything the game says, in English.

strangers-name = Don’t Talk to Strangers
strangers-pitch = Bring your kids home through streets full of aliens. Every step is on the map.
strangers-length = a map to think over

## Options

strangers-option-board = Neighbourhood
strangers-option-board-a = A: small, eight aliens
strangers-option-board-b = B: large, with woods and ten aliens
strangers-option-teams = Teams of two
strangers-option-teams-off = everyone for themselves
strangers-option-teams-open = partners side by side, open hands, a talk of their own (four players)
strangers-option-teams-silent = partners opposite, and not a word is said (four players)
strangers-option-four_cards = Top of the class
strangers-option-four_cards-off = a hand of three cards
strangers-option-four_cards-on = a hand of four cards
strangers-option-free_discard = Brainiacs
strangers-option-free_discard-off = cards are only played
strangers-option-free_discard-on = once a turn a card may be thrown away before the action
strangers-option-total_invasion = Total invasion
strangers-option-total_invasion-off = an alien or a saucer
strangers-option-total_invasion-on = every such card brings both
strangers-option-solo = Alone at the table
strangers-option-solo-challenge = the challenge: as many points as you can
strangers-option-solo-architect = the architect: plan the deck, then play it
strangers-option-alien_cap = Aliens met while dealing
strangers-option-alien_cap-off = stay on the discard
strangers-option-alien_cap-on = all after the fifth go back into the deck
strangers-option-early_kid = The first kid
strangers-option-early_kid-off = comes out by an action
strangers-option-early_kid-on = stands on School from the start
strangers-option-first_player = Who begins
strangers-option-first_player-random = drawn by lot
strangers-option-first_player-p1 = the first seat
strangers-option-first_player-p2 = the second seat
strangers-option-first_player-p3 = the third seat
strangers-option-first_player-p4 = the fourth seat

## Cards

strangers-card-alien_spotted = Alien Spotted
strangers-card-flying_saucer = Flying Saucer
strangers-card-walk = Walk
strangers-card-run = Run
strangers-card-skateboard = Skateboard
strangers-card-school_bus = School Bus
strangers-card-city_bus = City Bus
strangers-card-walkie_talkies = Walkie-Talkies
strangers-card-fence_hop = Fence Hop
strangers-card-bmx = BMX
strangers-card-prom_night = Prom Night
strangers-card-science_club = Science Club
strangers-card-pool_party = Pool Party
strangers-card-moms_new_boyfriend = Mom’s New Boyfriend
strangers-card-men_in_black = Men in Black
strangers-card-ice_cream_date = Ice Cream Date
strangers-card-synchronize_watches = Synchronize Watches
strangers-card-moms_car = Mom’s Car
strangers-card-carpool = Carpool
strangers-text-alien_spotted = When drawn: an alien lands on a free landing of your choice. Kids there are taken back to the reserve.
strangers-text-flying_saucer = When drawn: name any kid on the board and flip the coin. A saucer takes the kid back to the reserve, even out of a safe place.
strangers-text-walk = One of your kids goes 1 space.
strangers-text-run = One of your kids goes 2 spaces.
strangers-text-skateboard = One of your kids goes 3 spaces.
strangers-text-school_bus = One of your kids rides from one school-bus stop to another. School is a stop.
strangers-text-city_bus = One of your kids rides from one city-bus stop to another.
strangers-text-walkie_talkies = Everybody move: all of your kids outside that can go 2 spaces each.
strangers-text-fence_hop = One of your kids goes 2 spaces, over walls, also into a place.
strangers-text-bmx = One of your kids rides 4 spaces, past aliens, but does not stop on one.
strangers-text-prom_night = Any kid outside, yours or not, goes straight to the prom.
strangers-text-science_club = Flip a coin for each of your kids in libraries. Two saucers: contact, and you win. Alone: 10 points instead.
strangers-text-pool_party = One or two kids outside, yours or not, go straight to the pool.
strangers-text-moms_new_boyfriend = Any kid in a house or mansion has to go back to School.
strangers-text-men_in_black = One alien leaves the board.
strangers-text-ice_cream_date = Look at another hand and use one of its cards as if it were yours. It stays there.
strangers-text-synchronize_watches = Any number of your kids go 3 spaces each.
strangers-text-moms_car = One of your kids outside is driven to a free house.
strangers-text-carpool = Any number of your kids outside ride to one and the same bus stop.
strangers-copies = { $card } ×{ $count }

## Places and streets

strangers-place-gym = Gym
strangers-place-library = Library
strangers-place-library_west = Library West
strangers-place-library_south = Library South
strangers-place-pool = Pool
strangers-place-prom = Prom
strangers-place-secret_club = Secret Club
strangers-place-park_north = Park North
strangers-place-park_south = Park South
strangers-place-house_1 = House 1
strangers-place-house_2 = House 2
strangers-place-house_3 = House 3
strangers-place-house_4 = House 4
strangers-place-house_5 = House 5
strangers-place-house_6 = House 6
strangers-place-house_7 = House 7
strangers-place-mansion_west = Mansion West
strangers-place-mansion_east = Mansion East
strangers-place-mansion_north = Mansion North
strangers-place-mansion_south = Mansion South
strangers-place-mansion_woods = Mansion in the Woods
strangers-landing-bottling_plant = Bottling Plant
strangers-landing-crosswalk = Crosswalk
strangers-landing-water_tower = Water Tower
strangers-landing-phone_booth = Phone Booth
strangers-landing-flagpole = Flagpole
strangers-landing-drive_in_sign = Drive-In Sign
strangers-landing-book_drop = Book Drop
strangers-landing-lemonade_stand = Lemonade Stand
strangers-landing-dead_traffic_light = Dead Traffic Light
strangers-landing-mailbox = Mailbox
strangers-landing-vacant_lot = Vacant Lot
strangers-landing-storm_drain = Storm Drain
strangers-landing-milk_depot = Milk Depot
strangers-landing-billboard = Billboard
strangers-landing-radio_mast = Radio Mast
strangers-landing-newsstand = Newsstand
strangers-landing-road_works = Road Works
strangers-landing-gas_pump = Gas Pump
strangers-landing-arcade = Arcade
strangers-landing-laundromat = Laundromat
strangers-landing-rail_crossing = Rail Crossing
strangers-landing-junkyard = Junkyard
strangers-landing-creek_woods = Creek Woods
strangers-landing-old_oak = Old Oak
strangers-landing-fox_hollow = Fox Hollow
strangers-landing-dark_clearing = Dark Clearing
strangers-street-road = { $cell }
strangers-street-landing = { $name } { $cell }
strangers-street-school = School { $cell }
strangers-street-school-bus = school-bus stop { $cell }
strangers-street-city-bus = city-bus stop { $cell }
strangers-ground-road = street
strangers-ground-landing = street where an alien can land
strangers-ground-woods = woods
strangers-ground-woods-landing = woods where an alien can land
strangers-ground-school = School
strangers-ground-school-bus = school-bus stop
strangers-ground-city-bus = city-bus stop
strangers-ground-house = house
strangers-ground-mansion = mansion
strangers-ground-pool = pool
strangers-ground-library = library
strangers-ground-park = park
strangers-ground-gym = gym
strangers-ground-secret_club = secret club
strangers-ground-prom = prom
strangers-detail-points = Points: { $points }
strangers-detail-full = { $points } each when full
strangers-detail-library = Each kid here: one more card in hand
strangers-detail-park = Each kid here: one more kid outside
strangers-detail-doors = Doors: { $doors }

## The table

strangers-zone-map-a = Neighbourhood A
strangers-zone-map-b = Neighbourhood B
strangers-zone-hand = Hand
strangers-zone-deck = Deck
strangers-zone-discard = Discard
strangers-meter-turn = Turn
strangers-meter-aliens = Aliens
strangers-meter-deck = Deck
strangers-meter-score = Points
strangers-meter-home = Safe
strangers-meter-moving = Outside
strangers-meter-reserve = Reserve
strangers-meter-cards = Cards
strangers-kid-outside = kid { $kid }
strangers-kid-home = safe kid
strangers-alien = alien

## Questions

strangers-headline-act = play a card
strangers-ask-act = Play a card, bring a kid out of School, or call one back.
strangers-wait-act = { $seat } chooses what to do.
strangers-headline-use = use { $card }
strangers-ask-use = { $card }: who goes where?
strangers-wait-use = { $seat } decides about { $card }.
strangers-headline-date = choose your date
strangers-ask-date = Whose hand do you look at?
strangers-wait-date = { $seat } chooses whom to meet for ice cream.
strangers-headline-copy = copy a card
strangers-ask-copy = Which of these cards do you use? It stays with { $whom }.
strangers-wait-copy = { $seat } looks at the hand of { $whom }.
strangers-headline-first = alien or saucer first
strangers-ask-first = Both are coming: which first?
strangers-wait-first = { $seat } decides what comes first.
strangers-headline-alien = place an alien
strangers-ask-alien =
    Where does the alien land? { $left ->
        [one] It is the last one: the game ends with it.
       *[other] { $left } are left in the box.
    }
strangers-wait-alien = { $seat } chooses where the alien lands.
strangers-headline-saucer = aim the saucer
strangers-ask-saucer = At whom does the saucer aim? The coin decides.
strangers-wait-saucer = { $seat } chooses whom the saucer aims at.
strangers-headline-plan = plan your deck
strangers-ask-plan =
    Which card comes { $part ->
        [hand] into your hand ({ $number })
       *[deck] on place { $number } of the deck, with an alien after it
    }? You may name several, separated by commas.
strangers-wait-plan = { $seat } plans the deck.
strangers-way-release = Bring a kid out of School ({ $left } in reserve)
strangers-way-flee = Call kid { $kid } back from { $from }
strangers-way-discard = Throw away { $card } for free
strangers-way-play = { $card }
strangers-way-go = Kid { $kid }, { $from } → { $to }
strangers-way-kid = Kid { $kid } on { $from }
strangers-way-invite = A kid of { $seat } on { $from }
strangers-way-evict = The kid of { $seat } in { $place }
strangers-way-clear = The alien on { $from }
strangers-way-done = That is enough
strangers-way-visit = { $seat }
strangers-way-copy = Use { $card }
strangers-way-copy-none = None of these cards can do anything
strangers-way-first-alien = First the alien
strangers-way-first-saucer = First the saucer
strangers-way-alien = { $at }
strangers-way-saucer = A kid of { $seat }: { $at }
strangers-way-plan = { $card }
strangers-choice-kid = Kid { $kid } on { $from }
strangers-choice-nobody = stays
strangers-slot-use = What it does
strangers-slot-where = Where to
strangers-slot-who = Who goes
strangers-slot-stop = To which stop
strangers-slot-first = First
strangers-slot-second = Then
strangers-slot-kid = Kid { $kid } on { $from }
strangers-note-home =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
strangers-note-venue =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $full } if it fills up
strangers-note-library =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and one card more in hand
strangers-note-park =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and one kid more outside
strangers-note-idle = Nothing to do with it now: it would only be discarded. { $text }
strangers-note-flee = No card is drawn
strangers-note-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand
strangers-note-takes = A kid stands there: { $seats }

## What happened

strangers-log-dealt = { $count } cards are shuffled.
strangers-log-handed = { $seat } gets { $count } cards.
strangers-log-handed-passed = { $seat } gets { $count } cards. Passed over: { $passed }.
strangers-log-returned =
    { $count ->
        [one] One alien goes
       *[other] { $count } aliens go
    } back into the deck.
strangers-log-planned = Planned: { $card }.
strangers-log-turn = It is { $seat }’s turn.
strangers-log-released = A kid of { $seat } comes out of School.
strangers-log-fled = { $seat } calls a kid back: { $from }.
strangers-log-discarded = { $seat } throws away { $card }.
strangers-log-played = { $seat } plays { $card }.
strangers-log-idled = { $card } finds nothing to do.
strangers-log-moved = A kid of { $seat }: { $from } → { $to }.
strangers-log-home =
    A kid of { $seat } is safe: { $from } → { $to }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
strangers-log-evicted = A kid of { $seat } has to go back to School: { $from }.
strangers-log-alien-left = The men in black take an alien away: { $from }.
strangers-log-dated = { $seat } has ice cream with { $whom } and looks at those cards.
strangers-log-dated-seen = { $seat } has ice cream with { $whom } and sees: { $cards }.
strangers-log-copied = { $card } is copied; it stays with { $whom }.
strangers-log-dated-in-vain = Nothing in the hand of { $whom } is of any use.
strangers-log-contact = { $seat } flips { $coins } coins: { $saucers } saucers. Contact!
strangers-log-contact-points = { $seat } flips { $coins } coins: { $saucers } saucers. Contact! { $points } points.
strangers-log-no-contact =
    { $coins ->
        [0] { $seat } has no kid in a library: no coin, no contact.
        [one] { $seat } flips one coin: no contact.
       *[other] { $seat } flips { $coins } coins, { $saucers } saucers: no contact.
    }
strangers-log-drew = { $seat } draws a card.
strangers-log-drew-seen = { $seat } draws { $card }.
strangers-log-revealed = Out of the deck: { $card }!
strangers-log-alien-first = The alien comes first.
strangers-log-saucer-first = The saucer comes first.
strangers-log-alien = An alien lands: { $at }.
strangers-log-alien-takes = An alien lands: { $at }. Taken: kids of { $taken }.
strangers-log-saucer-nobody = The saucer finds nobody.
strangers-log-saucer-takes = The saucer takes a kid of { $seat }: { $at }.
strangers-log-saucer-misses = The saucer misses a kid of { $seat }: { $at }.
strangers-log-reshuffled = The discard, { $count } cards, is shuffled into a new deck.
strangers-log-ended-invasion = That was the last alien: the game is over.
strangers-log-ended-home = All kids of { $seat } are safe: the game is over.
strangers-log-ended-contact = { $seat } has made contact: the game is over.
strangers-log-ended-stall = { $turns } turns are over, and so is the game.

## The end

strangers-reason-invasion = The last of { $aliens } aliens has landed.
strangers-reason-home = All ten kids of { $seat } are safe.
strangers-reason-contact = The science club of { $seat } has made contact.
strangers-reason-stall = { $turns } turns have been played.
strangers-score-place = { $place } ({ $kids })
strangers-score-full = { $place }, full ({ $kids })
strangers-score-contact = Contact

## What cannot be done

strangers-refusal-teams = Two against two needs four players; there are { $seats }.
strangers-refusal-architect = The architect plays alone; there are { $seats } seats.
strangers-refusal-architect-options = The architect leaves nothing to chance: without total invasion, and without aliens going back while dealing.
strangers-refusal-first-player = { $seat } cannot begin: there are { $seats } seats.
strangers-refusal-no-reserve = No kid is left in your reserve.
strangers-refusal-moving-limit =
    You may have { $limit ->
        [one] { $limit } kid
       *[other] { $limit } kids
    } outside, and so many are. Bring one into a place first; kids in parks let more out.
strangers-refusal-not-in-hand = { $card } is not in your hand.
strangers-refusal-discarded = You have thrown away a card this turn already. Play one now, bring out a kid or call one back.
strangers-refusal-no-discard = At this table cards are not thrown away. Play one: it is discarded even if it can do nothing.
strangers-refusal-no-kid = None of your kids stands on { $cell }.
strangers-refusal-cannot-go = { $card } does not lead from { $from } to { $to }.
strangers-refusal-not-done = { $card } moves everybody who can go; somebody still can.
strangers-refusal-plan-alien = Aliens come by themselves on every second place; plan another card.
strangers-refusal-plan-gone = No { $card } is left to plan.
strangers-refusal-copy = { $card } is not among the cards of { $seat } that can do something for you.
strangers-refusal-copy-something = One of these cards can do something: choose it.
strangers-refusal-alien-there = An alien is on { $cell } already.
strangers-refusal-no-landing = No alien can land on { $cell }.
strangers-refusal-nobody-there = No kid of that player is there.
strangers-refusal-other-question = That is not the question now: { $question }

## Rules

strangers-rules-1-title = What it is about
strangers-rules-1-text = Aliens are landing, and ten of your kids have to get from School to a safe place. A kid inside a place scores; a kid on the street scores nothing. Most points when the invasion is complete win.
strangers-rules-2-title = Your turn
strangers-rules-2-text = Do one of three things. Bring a kid out of School, if fewer of your kids are outside than allowed: one, and one more for each of your kids in parks. Or play a card and do what it says; if it can do nothing, it is only discarded. Or call a kid back from the street to your reserve. Then fill up your hand to three cards, and one more for each of your kids in libraries; after calling back nothing is drawn.
strangers-rules-3-title = Walking
strangers-rules-3-text = A kid goes exactly as many spaces as the card says, from field to field that touch by a side, and enters no field twice. Walls and aliens stop it. Into a place it goes by a door, if a slot is free: that is a step, takes the best free slot, and ends the walk, even with steps to spare. Kids do not stand in each other’s way.
strangers-rules-4-title = Places
strangers-rules-4-text = Houses and mansions hold one kid each. In the pool the first gets most. In a gym, a secret club and at the prom everybody scores more if the place is full at the end, whoever is in it. A kid in a library lets you hold one card more, a kid in a park lets one more kid out. Safe kids stay where they are.
strangers-rules-5-title = Aliens and saucers
strangers-rules-5-text = Some cards act as soon as you draw them, then you go on drawing. Alien Spotted: you choose a free landing; kids there go back to their reserve, and nobody walks past any more. Flying Saucer: you must name a kid, anybody’s, safe or not; the coin decides whether it goes back to the reserve. Bus stops and School are no landings.
strangers-rules-6-title = The end
strangers-rules-6-text = The game ends at once when the last alien lands (the eighth in neighbourhood A, the tenth in B), when all ten kids of somebody are safe, or when a Science Club makes contact: then that player wins, whatever the points say. Otherwise most points win, and equals share it.
strangers-rules-7-title = Teams
strangers-rules-7-text = Two against two: points of partners are added up, and contact wins for both. Open teams sit side by side, see each other’s hands and have a talk of their own. Silent teams sit opposite each other and say nothing at all.
strangers-rules-8-title = Alone
strangers-rules-8-text = The challenge: beat your own best; contact brings ten points. The architect chooses the first hand and every other card of the deck; on every second place an alien comes by itself. Everything is open and nothing is left to chance.
strangers-rules-9-title = Setting up
strangers-rules-9-text = Everybody has ten kids in reserve and gets three cards. Aliens and saucers met while dealing are put aside without harm. The street is empty; a player drawn by lot begins.
strangers-rules-10-title = Questions people ask
strangers-rules-10-text = Must a kid use every step? Yes, unless it walks into a place: there its way ends. May two kids stand on one field? Yes, as many as like. May I walk over School or a bus stop? Yes, and stop there. What if a card can do nothing? You may throw it away as your action and draw another. Can I send a rival’s kid to the prom? Yes; it then scores for its owner, and may fill the place for you. Does a kid that a saucer takes come back? It waits in reserve and may come out again. Is a full gym counted at once? Only at the end.

## Whole answers

strangers-play-card = { $card }: { $uses }
strangers-play-idle = { $card }: it can do nothing now; throw it away and draw another
strangers-play-score = { $then ->
    [one] You then have { $then } point.
   *[other] You then have { $then } points.
}
strangers-play-home = { $then ->
    [one] { $then } kid is safe.
   *[other] { $then } kids are safe.
}
strangers-play-moving = { $then ->
    [one] { $then } kid is outside.
   *[other] { $then } kids are outside.
}
strangers-play-reserve = { $then ->
    [one] { $then } kid waits to come out.
   *[other] { $then } kids wait to come out.
}
strangers-play-unseen = What comes out of the deck cannot be known yet.
strangers-in-deck = { $count } in the deck
