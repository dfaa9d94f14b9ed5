# Invoquons des démons : tout ce que dit le jeu, en français.

## The game

demons-name = Invoquons des démons
demons-pitch = Deux dés réveillent tout le quartier. Récoltez des âmes, remplissez votre rue et faites entrer les démons.
demons-length = des lancers rapides, une fin soudaine

## Options

demons-option-teams = Équipes de deux
demons-option-teams-off = chacun pour soi
demons-option-teams-on = deux contre deux, partenaires face à face (quatre joueurs)
demons-option-starting_souls = Âmes au départ
demons-option-demons_dealt = Démons en main au départ (0 : 3, ou 4 avec un démon offert)
demons-option-demons_to_win = Démons pour gagner (0 : 3, ou 4 avec un démon offert ; le double en équipes)
demons-option-souls_to_win = Âmes pour gagner (0 : 10, en équipes 20)
demons-option-candles_each = Bougies par joueur (2 seulement à deux joueurs)
demons-option-candle_mode = Bougies
demons-option-candle_mode-random = distribuées au hasard
demons-option-candle_mode-choose = choisies, le dernier joueur d’abord
demons-option-beginners_candle = Bougie de débutant
demons-option-beginners_candle-include = parmi les autres
demons-option-beginners_candle-exclude = laissée de côté
demons-option-beginners_candle-newcomer = pour qui joue pour la première fois
demons-option-starting_demon = Démon offert
demons-option-starting_demon-off = aucun
demons-option-starting_demon-on = au premier tour, un démon peut être invoqué gratuitement
demons-option-promos = Cartes promo
demons-option-promos-off = laissées de côté
demons-option-promos-on = Vache sacrée, Harold et Wanda sont de la partie
demons-option-team_hands = Démons en main, en équipes
demons-option-team_hands-hidden = chacun ne voit que les siens
demons-option-team_hands-shared = les partenaires se montrent les leurs
demons-option-auto_trivial = Cartes qui rapportent simplement
demons-option-auto_trivial-on = rapportent toutes seules
demons-option-auto_trivial-off = attendent leur tour dans l’ordre

## Cards

demons-card-good_candle = Gentille bougie
demons-card-kind_candle = Douce bougie
demons-card-beginners_candle = Bougie de débutant
demons-card-naughty_candle = Cierge maléfique
demons-card-evil_candle = Cierge diabolique
demons-card-jane = Jane
demons-card-lola = Lola
demons-card-eve = Eve
demons-card-sweet_caroline = Adorable Caroline
demons-card-sweet_lisa = Adorable Lisa
demons-card-sweet_alice = Adorable Alice
demons-card-sweet_pippi = Adorable Fifi
demons-card-sweet_marilyn = Adorable Marilyn
demons-card-sweet_destiny = Adorable Destiny
demons-card-rotten_regan = Horrible Regan
demons-card-rotten_annie = Horrible Annie
demons-card-rotten_dolores = Horrible Dolorès
demons-card-rotten_carrie = Horrible Carrie
demons-card-adam = Adam
demons-card-romeo = Roméo
demons-card-irwin = Irwin
demons-card-sweet_jesus = Adorable Jésus
demons-card-sweet_chuck = Adorable Chuck
demons-card-sweet_glen = Adorable Glen
demons-card-sweet_louis = Adorable Louis
demons-card-rotten_tommy = Horrible Tommy
demons-card-rotten_calvin = Horrible Calvin
demons-card-rotten_dillinger = Horrible Dillinger
demons-card-rotten_sam = Horrible Sam
demons-card-rotten_damian = Horrible Damien
demons-card-rotten_donnie = Horrible Donnie
demons-card-dog = Chien
demons-card-cat = Chat
demons-card-goldfish = Poisson rouge
demons-card-owl = Chouette
demons-card-stray_cat = Chat errant
demons-card-rainbow_parrot = Ara arc-en-ciel
demons-card-rabbit = Lapin
demons-card-rabid_dog = Chien enragé
demons-card-hawk = Faucon
demons-card-goat = Chèvre
demons-card-skunk = Moufette
demons-card-alligator = Alligator
demons-card-holy_cow = Vache sacrée
demons-card-harold = Harold
demons-card-wanda = Wanda
demons-card-the_serpent = Le Serpent
demons-card-gross_grimoire = Le Gros Grimoire
demons-card-bogeyman = Le Croque-mitaine
demons-card-porcus = Porcus
demons-card-we_are_legion = Nous sommes légion
demons-card-beelzebuzz = Belzé’bzz
demons-card-hound_of_bael = Molosse de Baël
demons-card-clockwork_satan = Satan mécanique
demons-card-antichrist = Antéchrist
demons-card-mephistopheles = Méphistophélès
demons-card-the_devil = Le Diable
demons-card-incu_succubus = Incu-Succube
demons-card-demogorguignol = Démogorguignol
demons-card-macabre_oni = Macabre Oni
demons-card-dublux = Dublux
demons-card-re_rollzebub = Relancifer
demons-card-asmodonkey = Âne-modée
demons-card-spectralux = Spectralux
demons-card-rosemarys_egg = L’Œuf de Rosemary
demons-card-baphometal = Baphométal

demons-text-good_candle = Prenez 1 âme.
demons-text-kind_candle = Prenez 1 âme.
demons-text-beginners_candle = Prenez 1 âme.
demons-text-naughty_candle = Prenez 1 âme.
demons-text-evil_candle = Prenez 1 âme.
demons-text-jane = Gagnez un animal du Voisinage.
demons-text-lola = Prenez 1 âme par garçon que vous avez.
demons-text-eve = Prenez 1 âme.
demons-text-sweet_caroline = Prenez 5 âmes.
demons-text-sweet_lisa = Prenez 1 âme par enfant adorable que vous avez, elle comprise.
demons-text-sweet_alice = Retournez les 2 premières cartes de la pioche : gardez les enfants adorables, défaussez le reste.
demons-text-sweet_pippi = Prenez 1 âme par animal que vous avez.
demons-text-sweet_marilyn = Gagnez un garçon du Voisinage.
demons-text-sweet_destiny = Réveillez un autre de vos enfants adorables.
demons-text-rotten_regan = Prenez 1 âme.
demons-text-rotten_annie = Vous pouvez la défausser : prenez un enfant à un adversaire ou dans le Voisinage.
demons-text-rotten_dolores = Remplacez tous les enfants adorables du Voisinage, puis gagnez-y un enfant horrible.
demons-text-rotten_carrie = Prenez 2 âmes.
demons-text-adam = Prenez 1 âme.
demons-text-romeo = Prenez 1 âme par fille que vous avez.
demons-text-irwin = Réveillez tous vos animaux, dans l’ordre de votre choix.
demons-text-sweet_jesus = Prenez 2 âmes.
demons-text-sweet_chuck = Avec un autre enfant adorable : prenez 2 âmes.
demons-text-sweet_glen = Prenez 2 âmes ; un adversaire de votre choix en prend 1.
demons-text-sweet_louis = Prenez 1 âme.
demons-text-rotten_tommy = Retournez la première carte de la pioche ; gardez-la si c’est une fille.
demons-text-rotten_calvin = Avec 3 enfants horribles : volez 2 âmes.
demons-text-rotten_dillinger = Volez 1 âme.
demons-text-rotten_sam = Vous pouvez défausser un de vos animaux : prenez 6 âmes.
demons-text-rotten_damian = Vous pouvez le défausser : invoquez un démon de votre main, tiré au sort.
demons-text-rotten_donnie = Volez 1 âme par enfant horrible que vous avez, lui compris.
demons-text-dog = Si vous avez un enfant : prenez 1 âme.
demons-text-cat = Retournez la première carte de la pioche ; gardez-la si c’est un animal.
demons-text-goldfish = Vous pouvez le défausser : prenez 5 âmes.
demons-text-owl = Vous pouvez la défausser : prenez 4 âmes et remplacez autant de cartes du Voisinage que vous voulez.
demons-text-stray_cat = Si vous n’avez aucun enfant : gagnez la première carte de la pioche.
demons-text-rainbow_parrot = Avec 2 garçons ou 2 filles : prenez 2 âmes.
demons-text-rabbit = Avec 3 animaux : prenez 2 âmes.
demons-text-rabid_dog = Si vous n’avez aucun enfant : prenez 2 âmes.
demons-text-hawk = Vous pouvez le défausser : retournez les 7 premières cartes de la pioche et gardez les animaux.
demons-text-goat = Vous pouvez défausser un de vos garçons et une de vos filles : invoquez le premier démon de la pioche.
demons-text-skunk = Chaque joueur défausse tous ses voisins.
demons-text-alligator = Vous pouvez le défausser : défaussez jusqu’à 2 enfants de vos adversaires.
demons-text-holy_cow = Vous pouvez la défausser et lancer les deux dés : 26 âmes, ou rien sur un double.
demons-text-harold = Retournez la première carte de la pioche et réveillez-la comme si elle était à vous, puis défaussez-la.
demons-text-wanda = Réveillez toutes vos cartes qu’elle a marquées. Puis vous pouvez poser 1 âme comme marque sur une autre de vos cartes à numéro.
demons-text-the_serpent = Vous gagnez.
demons-text-gross_grimoire = Parcourez la pioche de démons, invoquez-en un, mélangez la pioche.
demons-text-bogeyman = Gagnez les 2 premières cartes de la pioche des voisins.
demons-text-porcus = Prenez 5 âmes.
demons-text-we_are_legion = Prenez 1 âme par carte que vous avez en jeu, celle-ci et votre bougie comprises.
demons-text-beelzebuzz = Réveillez tous vos enfants, dans l’ordre de votre choix.
demons-text-hound_of_bael = Volez 1 âme par animal que vous avez.
demons-text-clockwork_satan = Prenez 1 âme. Après ce tour vous en jouez un autre, où seules vos cartes se réveillent.
demons-text-antichrist = Volez 5 âmes.
demons-text-mephistopheles = Volez n’importe quelle carte d’un adversaire, démons compris, bougies exclues.
demons-text-the_devil = Volez toutes les cartes d’un adversaire, démons compris, bougies exclues.
demons-text-incu_succubus = Tous vos enfants comptent comme adorables et comme horribles.
demons-text-demogorguignol = Tous vos enfants comptent comme garçon et comme fille.
demons-text-macabre_oni = À votre tour, vos enfants prennent le double.
demons-text-dublux = Si vous faites un double, prenez la valeur d’un dé.
demons-text-re_rollzebub = Une fois à chacun de vos tours, vous pouvez relancer les deux dés.
demons-text-asmodonkey = Prenez 1 âme chaque fois que vous gagnez un animal.
demons-text-spectralux = Vos adversaires ne peuvent ni vous voler ni vous faire défausser.
demons-text-rosemarys_egg = À l’invocation : défaussez-le, regardez les 3 premiers démons, invoquez-en un et défaussez les autres.
demons-text-baphometal = Vos adversaires sacrifient une carte de plus par démon invoqué.

## The table

demons-zone-block = Le Voisinage : voisins à acheter
demons-zone-dice = Dernier lancer : { $sum }
demons-zone-candles = Bougies au choix
demons-zone-seen = Démons que vous voyez
demons-zone-cards = En jeu : { $seat }
demons-zone-hand = Démons en main : { $seat }
demons-zone-row = Ce que réveillerait le prochain lancer
demons-zone-discard = Voisins défaussés
demons-zone-demon-discard = Démons défaussés
demons-die-1 = dé : 1
demons-die-2 = dé : 2
demons-die-3 = dé : 3
demons-die-4 = dé : 4
demons-die-5 = dé : 5
demons-die-6 = dé : 6
demons-meter-turn = Tour
demons-meter-goal-demons = Démons pour gagner
demons-meter-goal-souls = Âmes pour gagner
demons-meter-deck = Voisins dans la pioche
demons-meter-demon-deck = Démons dans la pioche
demons-meter-souls = Âmes
demons-meter-demons = Démons
demons-meter-cards = Cartes
demons-meter-hand = Démons en main
demons-mark-boy = garçon
demons-mark-girl = fille
demons-mark-animal = animal
demons-mark-sweet = adorable
demons-mark-rotten = horrible
demons-mark-candle = bougie
demons-mark-marked = marquée par Wanda
demons-numbers = sur { $numbers } ({ $chances } lancers sur 36)
demons-numbers-none = toujours actif
demons-number = { $sum } ({ $chances } sur 36)
demons-wakes = { $seat } : { $cards }
demons-wakes-nobody = personne
demons-gives-souls = { $card } +{ $souls }
demons-gives-may-souls = { $card } +{ $souls } au choix
demons-gives-steals = { $card } vole { $souls }
demons-gives-acts = { $card } agit
demons-gives-may = { $card } peut agir
demons-gives-nothing = { $card } +0
demons-times = { $what } (×{ $count })
demons-card-times = { $card } ×{ $count }
demons-copies = { $count } dans la pioche
demons-needs = Demande { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en sacrifice ; vous en avez { $cards }.
demons-nth = { $card } ({ $nth })

## What to do

demons-do-candle = choisir une bougie
demons-do-main = acheter, invoquer, lancer
demons-do-rolled = acheter, invoquer ou finir
demons-do-sacrifice = sacrifier une carte
demons-do-reroll = garder les dés ou relancer
demons-do-wake = choisir la prochaine carte
demons-do-card = décider pour { $card }
demons-wait-candle = { $seat } choisit une bougie.
demons-wait-main = { $seat } va lancer les dés.
demons-wait-rolled = { $seat } termine son tour.
demons-wait-reroll = { $seat } décide s’il faut relancer.
demons-wait-wake = { $seat } choisit la prochaine carte.
demons-wait-card = { $seat } décide pour { $card }.
demons-ask-candle = Quelle bougie prenez-vous ?
demons-ask-main = Avant ou après le lancer, vous pouvez acheter un voisin ({ $price } âmes) et invoquer un démon ({ $cards } cartes). Lancez quand vous voulez.
demons-ask-rolled = Vous avez lancé. Que faites-vous encore ce tour ?
demons-ask-sacrifice = Pour { $card }, il reste { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à sacrifier. Laquelle ?
demons-ask-reroll = Les dés montrent { $one } et { $other }. Les garder ou relancer ?
demons-ask-wake = Le { $sum } réveille plusieurs de vos cartes. Laquelle agit d’abord ?
demons-ask-pay = { $card } se réveille : { $text } Le voulez-vous ?
demons-ask-price = { $card } : quelle carte défaussez-vous ?
demons-ask-split = { $card } vole { $count ->
    [one] { $count } âme
   *[other] { $count } âmes
}. À qui ?
demons-ask-opponent = { $card } : quel joueur ?
demons-ask-gain = { $card } : quelle carte du Voisinage gagnez-vous ?
demons-ask-take = { $card } : quelle carte prenez-vous ?
demons-ask-bite = { $card } : quel enfant doit partir ?
demons-ask-replace = { $card } : quelles cartes du Voisinage remplacer, s’il y en a ?
demons-ask-demon = { $card } : lequel de ces démons invoquez-vous ?
demons-ask-target = { $card } : laquelle de vos cartes se réveille ?
demons-ask-mark = { $card } : posez-vous une âme comme marque sur une de vos cartes ?

## Ways to answer

demons-way-buy = Acheter un voisin
demons-way-summon = Invoquer un démon
demons-way-free = Invoquer un démon gratuitement
demons-way-share = Passer une carte à votre partenaire
demons-way-roll = Lancer les dés
demons-way-end = Finir le tour
demons-way-keep = Garder les dés
demons-way-reroll = Relancer les deux
demons-way-stop = Cela suffit
demons-way-block = Du Voisinage
demons-way-decline = Non, laisser { $card } tranquille
demons-way-pay = Oui, utiliser { $card }
demons-way-replace = Remplacer des cartes du Voisinage
demons-way-steal = Voler { $count ->
    [one] { $count } âme
   *[other] { $count } âmes
}
demons-way-give = Sacrifier { $card }
demons-way-wake = { $card }
demons-way-discard = Défausser { $card }
demons-way-gain = { $card } du Voisinage
demons-way-call = { $card }
demons-way-mark = Marquer { $card }
demons-way-take = { $card } de { $seat }
demons-way-bite = { $card } de { $seat }
demons-way-choose = { $seat }
demons-slot-buy = Quel voisin
demons-slot-summon = Quel démon
demons-slot-give = Sacrifier { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
demons-slot-share = Quelle carte
demons-slot-then = Et ensuite
demons-slot-price = Ce que vous défaussez
demons-slot-take = Ce que vous prenez
demons-slot-bite = Quel enfant part d’abord
demons-slot-split = Combien à qui
demons-slot-replace = Remplacer celles-ci
demons-choice-later = rien pour l’instant
demons-choice-from = à { $seat }
demons-choice-supply = dans la réserve
demons-note-card = { $numbers } : { $text }
demons-note-souls = a { $count ->
    [one] { $count } âme
   *[other] { $count } âmes
}
demons-note-seat = âmes : { $souls }, voisins : { $cards }, démons : { $demons }

## The story

demons-log-dealt = Les bougies brûlent, les démons attendent. { $seat } commence.
demons-log-lit = { $seat } allume : { $card }.
demons-log-extra = { $seat } joue un tour de plus : seules ses cartes se réveillent.
demons-log-rolled = { $seat } lance { $one } et { $other } : { $sum }.
demons-log-rerolled = { $seat } relance : { $one } et { $other }, { $sum }.
demons-log-nobody = Personne ne se réveille.
demons-log-bought = { $seat } achète { $card }.
demons-log-given-up = { $seat } sacrifie { $cards }.
demons-log-summoned = { $seat } invoque { $card } !
demons-log-summoned-free = { $seat } invoque { $card } gratuitement !
demons-log-summoned-lot = Le sort désigne { $card } : { $seat } l’invoque !
demons-log-summoned-deck = De la pioche, { $seat } invoque { $card } !
demons-log-shared = { $seat } passe { $card } à { $to }.
demons-log-refilled = Nouveau dans le Voisinage : { $cards }.
demons-log-shuffled = Les voisins défaussés sont mélangés.
demons-log-demons-shuffled = Les démons défaussés sont mélangés.
demons-log-reaped = { $seat } +{ $souls } : { $cards }.
demons-log-reaped-nothing = { $seat } n’obtient rien de { $cards }.
demons-log-each = { $card } { $souls }
demons-log-idled = { $card } de { $seat } se réveille pour rien.
demons-log-declined = { $seat } laisse { $card } tranquille.
demons-log-paid = Pour { $by }, { $seat } défausse { $cards }.
demons-log-collected = { $by } rapporte { $souls ->
    [one] { $souls } âme
   *[other] { $souls } âmes
} à { $seat }.
demons-log-stole = { $by } : { $seat } vole { $souls ->
    [one] { $souls } âme
   *[other] { $souls } âmes
} ({ $from }).
demons-from = { $souls } à { $seat }
demons-from-supply = { $souls } dans la réserve
demons-log-favoured = { $by } de { $seat } rapporte { $souls ->
    [one] { $souls } âme
   *[other] { $souls } âmes
} à { $to }.
demons-log-gained = { $by } : { $seat } gagne { $card } du Voisinage.
demons-log-sifted = { $by } : { $seat } garde { $kept } ; défaussé : { $lost }.
demons-log-sifted-kept = { $by } : { $seat } gagne { $kept }.
demons-log-sifted-lost = { $by } de { $seat } retourne { $lost } : rien à garder.
demons-log-cleared = { $by } de { $seat } chasse { $cards } du Voisinage.
demons-log-stole-card = { $by } : { $seat } prend { $card } à { $from }.
demons-log-stole-all = { $by } : { $seat } prend tout à { $from } : { $cards }.
demons-log-stole-nothing = { $by } : { $seat } ne trouve rien à prendre à { $from }.
demons-log-bitten = { $by } de { $seat } : { $from } perd { $card }.
demons-log-all-discarded = Quelle puanteur ! { $by } de { $seat } fait fuir les voisins : { $lost }.
demons-lost = { $seat } −{ $count }
demons-log-looked = { $seat } regarde { $count } démons de la pioche, en secret.
demons-log-looked-seen = { $seat } regarde dans la pioche de démons ({ $count }) : { $cards }.
demons-log-hatched = { $by } de { $seat } éclôt ; sont défaussés avec lui : { $cards }.
demons-log-hatched-alone = { $by } de { $seat } éclôt et part à la défausse.
demons-log-extra-turn = { $by } : { $seat } jouera un tour de plus.
demons-log-gambled = { $by } : { $seat } lance { $one } et { $other }.
demons-log-borrowed = { $by } de { $seat } appelle { $card } de la pioche.
demons-log-marked = { $by } : { $seat } marque { $card }.
demons-log-reached = Assez de démons et d’âmes : { $seat } gagne !
demons-log-serpent = Le Serpent se dresse : { $seat } gagne !
demons-log-turns = La nuit est finie.

## What cannot be done

demons-refusal-teams = Les équipes demandent exactement quatre joueurs ; ici il y en a { $seats }.
demons-refusal-range = { $option } : de { $least } à { $most } à cette table.
demons-refusal-too-many-demons = Il n’y a que 20 démons : à cette table, { $most } au plus par joueur.
demons-refusal-too-few-demons = Un camp a ici { $most } démons : on ne peut pas en demander plus pour gagner.
demons-refusal-candles = Il n’y a que { $count } bougies à distribuer.
demons-refusal-rolled = Vous avez déjà lancé ce tour.
demons-refusal-roll-first = Lancez d’abord ; ensuite le tour peut finir.
demons-refusal-if-unrolled = D’abord le lancer, ensuite ce qui en dépend.
demons-refusal-if-otherwise = Le lancer en a décidé autrement : ceci n’est donc pas fait.
demons-refusal-bought = Vous avez déjà acheté ce tour : un voisin par tour.
demons-refusal-not-in-block = { $card } n’est pas dans le Voisinage.
demons-refusal-poor = Un voisin coûte { $price } âmes ; vous en avez { $souls }.
demons-refusal-not-in-hand = { $card } n’est pas dans votre main.
demons-refusal-summoned = Vous avez déjà invoqué ce tour : un démon par tour.
demons-refusal-too-few-cards = Un démon coûte { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
} ; vous en avez { $cards }.
demons-refusal-too-many-cards = C’est plus que le prix : nommez { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
}.
demons-refusal-no-free = Un démon n’est gratuit qu’une fois, au premier tour, et seulement si la table joue ainsi.
demons-refusal-no-partner = Vous n’avez pas de partenaire à cette table.
demons-refusal-shared = Vous avez déjà passé une carte ce tour.
demons-refusal-not-yours = Vous n’avez pas de { $card } à donner.
demons-refusal-summon-first = Dites d’abord quel démon : par exemple « summon porcus ».
demons-refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
demons-refusal-not-waking = { $card } ne peut pas se réveiller maintenant.
demons-refusal-not-there = { $card } ne peut pas être pris là.
demons-refusal-not-fitting = { $card } ne convient pas ici.
demons-refusal-not-seen = { $card } n’est pas parmi les démons que vous voyez.
demons-refusal-split = À { $seat }, vous pouvez prendre de 0 à { $most } maintenant.
demons-refusal-other-question = Ce n’est pas la question. { $question }

## The end

demons-end-reached = { $seat } a au moins { $demons } démons et { $souls } âmes.
demons-end-serpent = { $seat } a réveillé le Serpent.
demons-end-turns = Après { $count } tours, la nuit était finie.

## The rules

demons-rules-1-title = De quoi il s’agit
demons-rules-1-text = Les dés réveillent le voisinage. Les enfants et les animaux que vous avez attirés vous rapportent des âmes ; trois d’entre eux, sacrifiés, font un démon. Qui a le premier 3 démons en jeu et 10 âmes gagne aussitôt, même pendant le tour d’un autre.
demons-rules-2-title = Mise en place
demons-rules-2-text = Chacun reçoit 5 âmes, une bougie et 3 démons secrets. Cinq voisins sont face visible : c’est le Voisinage. Le sort désigne qui commence.
demons-rules-3-title = Votre tour
demons-rules-3-text = Lancez les deux dés une fois. Avant ou après, dans l’ordre de votre choix, vous pouvez acheter un voisin pour 3 âmes et invoquer un démon de votre main en sacrifiant 3 voisins. Un vide dans le Voisinage est comblé à la fin du tour.
demons-rules-4-title = Ce qu’un lancer réveille
demons-rules-4-text = La somme des dés réveille toutes les cartes portant ce numéro : bougies et voisins de tout le monde, mais les démons à numéro seulement pour qui a lancé. Qui a lancé commence, puis les autres dans le sens horaire ; chacun choisit l’ordre de ses cartes. Une carte doit agir, sauf si elle dit « vous pouvez ». Ce qui est arrivé après le lancer ne se réveille pas.
demons-rules-5-title = Âmes
demons-rules-5-text = Les âmes prises viennent de la réserve, inépuisable. Un voleur prend chaque âme à un adversaire ou dans la réserve, à son gré.
demons-rules-6-title = Démons
demons-rules-6-text = Les démons à numéro agissent sur vos propres lancers. Les autres agissent toujours. Baphométal renchérit l’invocation pour les adversaires, mais pas ce que la Chèvre, Damien, le Grimoire ou l’Œuf amènent gratuitement.
demons-rules-7-title = Questions fréquentes
demons-rules-7-text = Puis-je refuser une carte ? Seulement si elle dit « vous pouvez ». Les bougies bougent-elles ? Jamais : on ne les vole ni ne les défausse. Un animal volé nourrit-il Âne-modée ? Non, seulement un animal gagné. Destiny peut-elle réveiller Destiny sans fin ? Aucune carte ne se réveille pendant qu’elle agit. Puis-je gagner pendant le tour d’un autre ? Oui, aussitôt.
demons-rules-8-title = Équipes et variantes
demons-rules-8-text = En équipes, les partenaires sont face à face, ont besoin de 6 démons et 20 âmes à deux, et peuvent se passer une carte par tour. Avec un démon offert, chacun en reçoit 4, en a besoin de 4, et peut en invoquer un gratuitement au premier tour. À deux joueurs, on peut brûler deux bougies chacun.
demons-rules-9-title = Un tour, pas à pas
demons-rules-9-text = Vous avez 5 âmes, une Eve (6) et la Douce bougie (5, 6). Vous achetez Adam (8) pour 3 âmes : il en reste 2. Vous lancez 2 et 4 : 6. Votre bougie et votre Eve se réveillent et rapportent 1 âme chacune : vous en avez 4. L’Eve d’un adversaire se réveille aussi et paie son propriétaire. Puis vous finissez votre tour, et le vide du voisinage est comblé. Avec trois voisins, vous auriez pu les sacrifier pour un démon, avant ou après le lancer. Sur 36 lancers, 6 font 7, 5 font 6, 5 font 8, et 1 seul fait 2 ou 12 : les nombres rares rapportent plus.
demons-rules-10-title = Un tour en un message
demons-rules-10-text = Vous pouvez tout dire d’un coup, dans l’ordre voulu : buy eve; summon porcus with dog + cat + cat; roll. C’est fait jusqu’à la première chose nouvelle pour vous, d’ordinaire le lancer ; le reste attend que vous l’ayez vue. Ce qui suit le lancer peut en dépendre : buy lisa; roll; summon porcus with dog + cat + cat if woken. « if woken » : si le lancer réveille une de vos cartes ; « if lisa woken » : si c’est cette carte-là ; « if not woken » : le contraire.

## Réponses entières

demons-play-buy = Acheter { $card }
demons-play-buy-roll = Acheter { $card }, puis lancer les dés
demons-play-free = Invoquer { $card } sans rien payer
demons-play-summon = Invoquer { $card } contre { $cards }
demons-play-summon-roll = Invoquer { $card } contre { $cards }, puis lancer les dés
demons-play-odds = { $chances } lancers sur 36 réveillent quelque chose chez vous.
demons-play-left = { $souls ->
    [one] Il vous reste { $souls } âme.
   *[other] Il vous reste { $souls } âmes.
}
demons-play-demons = Vous aurez { $demons } des { $goal } démons qu’il vous faut.
demons-play-demons-now = { $then ->
    [one] Vous aurez alors { $then } démon.
   *[other] Vous aurez alors { $then } démons.
}
demons-play-souls = { $then ->
    [one] Vous aurez alors { $then } âme.
   *[other] Vous aurez alors { $then } âmes.
}
demons-play-cards = { $then ->
    [one] Vous aurez alors { $then } voisin.
   *[other] Vous aurez alors { $then } voisins.
}
demons-play-unseen = La suite ne peut pas encore se savoir.
