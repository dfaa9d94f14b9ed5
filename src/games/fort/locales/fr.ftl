# Fort : tout ce que dit le jeu, en français.

fort-name = Fort
fort-pitch = Vos copains sont votre paquet. Jouez-les bien, sinon un rival les attire par-dessus la clôture.
fort-length = une douzaine de manches

## Options

fort-option-setup = Gamins de départ
fort-option-setup-basic = distribués au hasard
fort-option-setup-draft = en draft : on en garde un, on passe le reste
fort-option-cards = Valeurs des cartes
fort-option-cards-designed-1 = première série (coûts du Fort et quelques nombres de notre cru)

## Gamins

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

## Familles, ressources, actions, couleurs

fort-suit-skateboard = skateboard
fort-suit-shovel = pelle
fort-suit-glue = colle
fort-suit-squirtgun = pistolet à eau
fort-suit-crown = couronne
fort-suit-book = livre
fort-suit-coin = pièce
fort-suit-times = { $suit } ×{ $n }
fort-kind-pizza = pizza
fort-kind-toys = jouet
fort-box-public = action publique
fort-box-private = action privée
fort-colour-red = rouge
fort-colour-yellow = jaune
fort-colour-green = vert
fort-colour-orange = orange
fort-macaroni = Sculpture en macaronis
fort-lookout-card = un gamin, bien caché
fort-rule-back = une règle improvisée, face cachée

## Marques

fort-mark-friend = Meilleur Copain
fort-mark-played = jouée
fort-mark-added = ajoutée
fort-mark-lent = ajoutée depuis l’Observatoire
fort-mark-leader = leader

## Ce que font les actions

fort-act-blank = rien
fort-act-gather-pizza = { $n ->
    [one] { $n } pizza
   *[other] { $n } pizzas
}
fort-act-gather-toys = { $n ->
    [one] { $n } jouet
   *[other] { $n } jouets
}
fort-act-gather-choice = { $n ->
    [one] { $n } pizza ou { $n } jouet
   *[other] { $n } pizzas ou { $n } jouets
}
fort-act-bound = { $action }, comme l’a choisi { $leader }
fort-act-pack = ranger une ressource dans le Sac à dos
fort-act-lookout = ajouter une carte à votre Observatoire
fort-act-trash = détruire une carte
fort-act-recruit = recruter un gamin
fort-act-advance = avancer votre Fort
fort-act-advance-less = avancer votre Fort pour une ressource de moins
fort-act-advance-more = avancer votre Fort pour une ressource de plus
fort-act-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
fort-act-spend-pizza = dépenser une pizza
fort-act-spend-toys = dépenser un jouet
fort-act-trash_rival = détruire une carte d’un Jardin adverse
fort-act-copy_pack = gagner une copie du contenu de votre Sac à dos
fort-act-copy_rival_pack = gagner une copie du contenu d’un Sac à dos adverse
fort-act-convert = transformer une pizza en jouet ou l’inverse
fort-act-trash_this = cette carte est détruite
fort-act-then = { $first }, puis { $second }
fort-act-and = { $first } et { $second }
fort-act-after = { $action } ; puis { $after }
fort-per-suit = pour chaque { $suit }, { $action }
fort-per-any = pour chaque symbole d’une famille de votre choix, { $action }
fort-per-pack = pour chaque ressource dans votre Sac à dos, { $action }
fort-per-lookout = pour chaque carte dans votre Observatoire, { $action }
fort-per-level = pour chaque niveau de votre Fort, { $action }
fort-detail-public = Action publique : { $action }.
fort-detail-private = Action privée : { $action }.
fort-detail-declared = Famille à suivre : { $suit }.
fort-detail-named = Famille qui compte : { $suit }.
fort-detail-coin = Sa pièce compte comme { $suit }.

## Zones et nombres

fort-zone-play = En jeu
fort-zone-park = Parc
fort-zone-park_deck = Pioche Parc
fort-zone-perks = Avantages
fort-zone-rules = Règles improvisées
fort-zone-track = Piste de Victoire
fort-zone-box = De retour dans la boîte
fort-zone-board = Plateau ({ $colour })
fort-zone-draft = Paquet de draft
fort-zone-hand = Main
fort-zone-lookout = Observatoire
fort-zone-stuff = Affaires
fort-zone-pack = Sac à dos
fort-zone-yard = Jardin
fort-zone-discard = Défausse
fort-zone-deck = Pioche personnelle
fort-meter-round = Manche
fort-meter-last_round = Dernière manche
fort-meter-park_deck = Cartes dans la pioche Parc
fort-meter-rules = Règles improvisées restantes
fort-meter-track = Points
fort-meter-level = Niveau de Fort
fort-meter-level_points = Points du Fort à la fin
fort-meter-pizza = Pizzas dans les Affaires
fort-meter-toys = Jouets dans les Affaires
fort-meter-pack = Dans le Sac à dos
fort-meter-lookout = Dans l’Observatoire
fort-meter-hand = Cartes en main
fort-meter-deck = Cartes dans la pioche
fort-meter-cost_pizza = Coût en pizzas
fort-meter-cost_toys = Coût en jouets
fort-meter-cost_either = Coût en ressources au choix

## Règles improvisées

fort-rule-big_plans = Big Plans
fort-rule-big_plans-text = « Grands projets » : 1 point par action « Avancer son Fort » sur vos cartes.
fort-rule-friendship_bracelet = Friendship Bracelet
fort-rule-friendship_bracelet-text = « Bracelet d’amitié » : 1 point par famille différente sur vos cartes, et 1 de plus pour les six. Les pièces ne comptent pas.
fort-rule-piggy_bank = Piggy Bank
fort-rule-piggy_bank-text = « Tirelire » : 1 point par jouet dans vos Affaires et votre Sac à dos.
fort-rule-pizza_party = Pizza Party
fort-rule-pizza_party-text = « Soirée pizza » : 1 point par pizza dans vos Affaires et votre Sac à dos.
fort-rule-loner = Loner
fort-rule-loner-text = « Solitaire » : 5 points si vous n’avez plus aucun Meilleur Copain.
fort-rule-minimalism = Minimalism
fort-rule-minimalism-text = « Minimalisme » : 8 points si votre Fort est au niveau 2, ni plus ni moins.
fort-rule-popularity = Popularity
fort-rule-popularity-text = « Popularité » : 1 point par carte dans votre Observatoire.
fort-rule-play_palace = Play Palace
fort-rule-play_palace-text = « Château gonflable » : 1 point par couronne sur vos cartes. Les pièces ne comptent pas.
fort-rule-secret_stash = Secret Stash
fort-rule-secret_stash-text = « Cachette secrète » : 1 point par ressource dans votre Sac à dos.
fort-rule-sleepover = Sleepover
fort-rule-sleepover-text = « Soirée pyjama » : 8 points si personne n’a autant de cartes que vous, 4 si vous êtes à égalité en tête.
fort-rule-slime_lab = Slime Lab
fort-rule-slime_lab-text = « Labo de slime » : 1 point par livre sur vos cartes. Les pièces ne comptent pas.

## Avantages

fort-perk-birthday_party = Birthday Party
fort-perk-birthday_party-text = « Fête d’anniversaire » : après avoir recruté, vous pouvez recruter encore une fois, au Parc ou dans sa pioche.
fort-perk-bribe = Bribe
fort-perk-bribe-text = « Pot-de-vin » : à votre tour, les cartes pour votre Observatoire peuvent aussi venir du Parc, de sa pioche ou d’un Jardin adverse.
fort-perk-copy_cat = Copy Cat
fort-perk-copy_cat-text = « Copieur » : pour suivre, vous pouvez défausser deux cartes de la bonne famille ; les symboles des deux comptent.
fort-perk-diy = DIY
fort-perk-diy-text = « Fait maison », une fois : au lieu de jouer une carte, avancez votre Fort pour une ressource de plus. Personne ne peut suivre.
fort-perk-do_over = Do-Over
fort-perk-do_over-text = « Deuxième essai », une fois : quand votre carte est jouée et que tout le monde a pu la suivre, jouez une deuxième carte.
fort-perk-recycling = Recycling
fort-perk-recycling-text = « Recyclage », une fois, à votre tour : reprenez en main une carte de votre défausse.
fort-perk-rough_housing = Rough Housing
fort-perk-rough_housing-text = « Chahut », une fois, au lieu de suivre : détruisez la carte adverse qui vient d’être jouée, quand le reste de la table a décidé.
fort-perk-sticky_fingers = Sticky Fingers
fort-perk-sticky_fingers-text = « Doigts collants » : à votre tour, ce que vous rangez dans le Sac à dos peut venir de la réserve.
fort-perk-xxl_backpack = XXL Backpack
fort-perk-xxl_backpack-text = « Sac à dos XXL » : votre Sac à dos peut contenir deux ressources de plus.

## Questions

fort-ask-pick = Quel gamin gardez-vous ? Le reste du paquet passe à gauche.
fort-ask-play = Quelle carte jouez-vous ?
fort-ask-build = Vous jouez { $card }. Qu’ajoutez-vous, et quelle action vient en premier ?
fort-ask-boxes = { $card } : réalisez-vous aussi l’autre action ?
fort-ask-gather = Que récupérez-vous ?
fort-ask-pack = { $n ->
    [one] Que rangez-vous dans le Sac à dos ?
   *[other] Que rangez-vous dans le Sac à dos ? Encore { $n } au plus.
}
fort-ask-tuck = { $n ->
    [one] Quelle carte va dans votre Observatoire ?
   *[other] Quelles cartes vont dans votre Observatoire ? Encore { $n } au plus.
}
fort-ask-trash = { $n ->
    [one] Quelle carte détruisez-vous ?
   *[other] Quelles cartes détruisez-vous ? Encore { $n } au plus.
}
fort-ask-recruit = Qui recrutez-vous ?
fort-ask-recruit-now = { $n ->
    [one] Qui recrutez-vous ?
   *[other] Qui recrutez-vous ? Encore { $n } au plus.
}
fort-ask-spend = { $n ->
    [one] D’où vient la ressource que vous dépensez ?
   *[other] D’où viennent les ressources que vous dépensez ? Encore { $n } au plus.
}
fort-ask-rob = { $n ->
    [one] Chez qui détruisez-vous une carte ?
   *[other] Chez qui détruisez-vous des cartes ? Encore { $n } au plus.
}
fort-ask-copy = { $n ->
    [one] Que copiez-vous ?
   *[other] Que copiez-vous ? Jusqu’à { $n } fois.
}
fort-ask-convert = { $n ->
    [one] Quelle ressource transformez-vous ?
   *[other] Quelles ressources transformez-vous, toutes dans le même sens ? Encore { $n } au plus.
}
fort-ask-pay = Comment payez-vous le prochain niveau de votre Fort ?
fort-ask-rule = Votre Fort atteint le niveau 1. Quelle règle improvisée gardez-vous ? Personne d’autre ne les voit.
fort-ask-perk = Votre Fort atteint le niveau 2. Quel avantage prenez-vous ?
fort-ask-follow = { $leader } joue { $card } : { $action }. Suivez-vous ?
fort-ask-follow-declared = { $leader } joue { $card } comme { $suit } : { $action }. Suivez-vous ?
fort-ask-rough = Rough Housing : détruisez-vous { $card } ?
fort-ask-do_over = Do-Over : jouez-vous une deuxième carte ?
fort-ask-birthday = Birthday Party : recrutez-vous encore une fois ?
fort-ask-recycle = Recycling : reprenez-vous une carte de votre défausse avant de piocher ?
fort-ask-recycle-late = Recycling : reprenez-vous une carte de votre défausse, maintenant que vous avez pioché ?
fort-do-lead = jouer une carte
fort-do-pick = garder un gamin
fort-do-box = compléter le coup
fort-do-gather = récupérer des ressources
fort-do-pack = remplir le Sac à dos
fort-do-lookout = compléter l’Observatoire
fort-do-trash = choisir quoi détruire
fort-do-recruit-now = recruter tout de suite
fort-do-advance = agrandir le Fort
fort-do-score = marquer des points
fort-do-spend = choisir quoi dépenser
fort-do-rob = détruire une carte adverse
fort-do-copy = copier un Sac à dos
fort-do-convert = transformer des ressources
fort-do-rule = choisir une règle improvisée
fort-do-perk = choisir un avantage
fort-do-follow = suivre { $leader }
fort-do-rough = Rough Housing : oui ou non
fort-do-do-over = Do-Over : oui ou non
fort-do-recruit = recruter
fort-do-birthday = Birthday Party : recruter encore
fort-do-recycle = Recycling : oui ou non
fort-wait-draft = en train de choisir un gamin
fort-wait-turn = en train de jouer son tour
fort-wait-follows = en train de décider : suivre ou passer
fort-wait-following = en train de suivre
fort-wait-rough = en train de décider : Rough Housing ou non

## Parties d’une question

fort-slot-add = Ajouter des cartes de votre main
fort-slot-lend = Ajouter des cartes depuis votre Observatoire
fort-slot-declare = La famille que les adversaires doivent suivre
fort-slot-suit = La famille qui compte
fort-slot-order = Quelles actions, dans quel ordre
fort-slot-recycle = Quelle carte
fort-slot-units = Comment
fort-slot-cards = { $n ->
    [one] Quelle carte
   *[other] Quelles cartes, { $n } en tout
}
fort-slot-recruit = Puis recruter, une fois que les adversaires ont suivi
fort-slot-recruit-else = Si cette carte n’est plus là
fort-slot-then = Et ensuite
fort-then-ask = me demander après
fort-way-tuck = Dans votre Observatoire
fort-way-trash = Détruire
fort-order = { $steps }
fort-note-card = Famille : { $suits }. Action publique : { $public }. Action privée : { $private }.
fort-note-changes = En l’état : { $changes }.
fort-note-both = { $one } { $other }
fort-note-more-added = Avec des cartes ajoutées, elle compte davantage ; ce qui ne laisse aucun choix est fait aussitôt.
fort-note-needs-added = Seulement en ajoutant des cartes de la bonne famille.
fort-note-times = { $n ->
    [one] Compte pour { $n }.
   *[other] Compte pour { $n }.
}
fort-note-follow = { $times } Vous défaussez de votre main : { $cards }.
fort-note-forced = Il ne restera rien d’autre à choisir, donc ceci suivra : { $steps }.
fort-gain-pizza = { $n ->
    [one] +{ $n } pizza
   *[other] +{ $n } pizzas
}
fort-gain-toys = { $n ->
    [one] +{ $n } jouet
   *[other] +{ $n } jouets
}
fort-gain-pack = +{ $n } dans le Sac à dos
fort-gain-lookout = +{ $n } dans l’Observatoire
fort-gain-points = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
fort-gain-level = { $n ->
    [one] +{ $n } niveau de Fort
   *[other] +{ $n } niveaux de Fort
}
fort-lose-pizza = { $n ->
    [one] −{ $n } pizza
   *[other] −{ $n } pizzas
}
fort-lose-toys = { $n ->
    [one] −{ $n } jouet
   *[other] −{ $n } jouets
}
fort-lose-pack = −{ $n } dans le Sac à dos
fort-lose-lookout = −{ $n } dans l’Observatoire
fort-lose-points = { $n ->
    [one] −{ $n } point
   *[other] −{ $n } points
}
fort-lose-level = { $n ->
    [one] −{ $n } niveau de Fort
   *[other] −{ $n } niveaux de Fort
}

## Choix

fort-choice-pick = garder { $card }
fort-choice-skip = ne pas jouer de carte
fort-choice-diy = DIY : avancer votre Fort sans carte
fort-choice-play = { $card }
fort-choice-add = ajouter { $card }
fort-choice-add-coin = ajouter { $card } comme { $suit }
fort-choice-lend = ajouter { $card } depuis l’Observatoire
fort-choice-lend-coin = ajouter { $card } depuis l’Observatoire comme { $suit }
fort-choice-declare = famille à suivre : { $suit }
fort-choice-suit = famille qui compte : { $suit }
fort-choice-public = action publique
fort-choice-private = action privée
fort-choice-public-n = action publique, { $n } fois seulement
fort-choice-private-n = action privée, { $n } fois seulement
fort-choice-end = rien de plus
fort-choice-gather-pizza = récupérer des pizzas
fort-choice-gather-toys = récupérer des jouets
fort-choice-pack-pizza = ranger une pizza
fort-choice-pack-toys = ranger un jouet
fort-choice-pack-supply-pizza = ranger une pizza de la réserve
fort-choice-pack-supply-toys = ranger un jouet de la réserve
fort-choice-take-pizza = prendre une pizza
fort-choice-take-toys = prendre un jouet
fort-choice-tuck = { $card }, de votre main
fort-choice-tuck-park = { $card }, du Parc
fort-choice-tuck-deck = la première carte de la pioche Parc, à l’aveugle
fort-choice-tuck-yard = { $card } (Jardin : { $rival })
fort-choice-trash-hand = { $card }, de votre main
fort-choice-trash-discard = { $card }, de votre défausse
fort-choice-rob = détruire { $card } (Jardin : { $rival })
fort-choice-copy = copier un Sac à dos : { $rival }
fort-choice-convert-stuff-pizza = transformer une pizza des Affaires en jouet
fort-choice-convert-stuff-toys = transformer un jouet des Affaires en pizza
fort-choice-convert-pack-pizza = transformer une pizza du Sac à dos en jouet
fort-choice-convert-pack-toys = transformer un jouet du Sac à dos en pizza
fort-choice-spend-stuff = dépenser une ressource des Affaires
fort-choice-spend-pack = dépenser une ressource du Sac à dos
fort-choice-recruit = recruter { $card }
fort-choice-recruit-park = { $card }, du Parc
fort-choice-recruit-deck = la première carte de la pioche Parc, à l’aveugle
fort-choice-recruit-yard = { $card } (Jardin : { $rival })
fort-choice-pay = payer { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
} et { $toys ->
    [one] { $toys } jouet
   *[other] { $toys } jouets
} des Affaires
fort-choice-pay-pack = payer { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
} et { $toys ->
    [one] { $toys } jouet
   *[other] { $toys } jouets
} des Affaires, { $pack_pizza ->
    [one] { $pack_pizza } pizza
   *[other] { $pack_pizza } pizzas
} et { $pack_toys ->
    [one] { $pack_toys } jouet
   *[other] { $pack_toys } jouets
} du Sac à dos
fort-choice-omit = laisser cette partie de côté
fort-choice-stop = s’arrêter là
fort-choice-pass = passer
fort-choice-follow = suivre avec { $cards }
fort-choice-aside = { $card } (pièce laissée de côté)
fort-choice-rough = oui, la détruire
fort-choice-do_over = jouer une deuxième carte
fort-choice-later = me redemander après la pioche
fort-choice-no = non
fort-choice-recycle = reprendre { $card }
fort-choice-recycle-any = Recycling : reprendre en main une carte de votre défausse

## Coups en toutes lettres

fort-play-does = { $cards } : { $done }
fort-play-plus = { $one } + { $two }
fort-play-as = { $card } ({ $suit })
fort-play-lent = { $card } (Observatoire)
fort-play-public = { $n ->
    [one] publique
   *[other] publique ×{ $n }
}
fort-play-private = { $n ->
    [one] privée
   *[other] privée ×{ $n }
}
fort-play-trash = détruire { $cards }
fort-play-tuck = dans votre Observatoire : { $cards }
fort-play-recruit = recruter { $whom }
fort-play-times = { $what } ×{ $n }
fort-play-level = Fort niveau { $level }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
fort-play-macaroni = sculpture en macaronis +{ $n }
fort-play-rule-gain = { $rule } +{ $n }
fort-play-rule-lose = { $rule } −{ $n }
fort-play-itself = la carte elle-même quitte la partie
fort-play-hand = { $n ->
    [0] votre main est alors vide
    [one] il vous reste 1 carte en main
   *[other] il vous reste { $n } cartes en main
}
fort-play-yard = au Jardin : { $cards }
fort-play-yard-none = personne ne reste pour le Jardin
fort-play-stuff = Affaires : { $pizza } pizza, { $toys ->
    [one] { $toys } jouet
   *[other] { $toys } jouets
}
fort-play-stuff-pays = Affaires : { $pizza } pizza, { $toys ->
    [one] { $toys } jouet
   *[other] { $toys } jouets
} ; de quoi payer le niveau { $level }
fort-play-pack = Sac à dos : { $pizza } pizza, { $toys ->
    [one] { $toys } jouet
   *[other] { $toys } jouets
}
fort-play-followers = Les adversaires peuvent suivre avec { $suits } : { $action }.
fort-play-nobody = Personne ne peut suivre.
fort-play-next = Ensuite : { $what }.
fort-play-last-round = Cela lance la dernière manche.

## Le récit de la partie

fort-log-seated = Ordre de jeu : { $order }.
fort-log-perks = Avantages proposés : { $perks }.
fort-log-park = Au Parc : { $cards }.
fort-log-dealt = { $player } reçoit { $cards }.
fort-log-picked = { $player } garde { $card }.
fort-log-picked-hidden = { $player } a choisi.
fort-log-handed-on = Les paquets passent à gauche.
fort-log-turn = { $player } commence son tour.
fort-log-skipped = { $player } ne joue pas de carte.
fort-log-diy = { $player } utilise DIY.
fort-log-played = { $player } joue { $card }.
fort-log-added = { $player } ajoute { $card }.
fort-log-added-coin = { $player } ajoute { $card } comme { $suit }.
fort-log-lent = { $player } ajoute { $card } depuis l’Observatoire.
fort-log-lent-coin = { $player } ajoute { $card } depuis l’Observatoire comme { $suit }.
fort-log-lent-hidden = { $player } ajoute une carte depuis l’Observatoire. Famille visible : { $suits }.
fort-log-lent-hidden-coin = { $player } ajoute une carte depuis l’Observatoire comme { $suit }. Famille visible : { $suits }.
fort-log-declared = { $player } annonce la famille à suivre : { $suit }.
fort-log-named = { $player } choisit la famille qui compte : { $suit }.
fort-log-used = { $count ->
    [one] { $player } réalise l’{ $box } une fois.
   *[other] { $player } réalise l’{ $box } { $count } fois.
}
fort-log-gathered-pizza = { $n ->
    [one] { $player } récupère { $n } pizza.
   *[other] { $player } récupère { $n } pizzas.
}
fort-log-gathered-toys = { $n ->
    [one] { $player } récupère { $n } jouet.
   *[other] { $player } récupère { $n } jouets.
}
fort-log-packed-pizza = { $player } range une pizza dans le Sac à dos.
fort-log-packed-toys = { $player } range un jouet dans le Sac à dos.
fort-log-packed-supply-pizza = { $player } range une pizza de la réserve dans le Sac à dos.
fort-log-packed-supply-toys = { $player } range un jouet de la réserve dans le Sac à dos.
fort-log-tucked = { $player } place { $card } dans l’Observatoire.
fort-log-tucked-hidden = { $player } place une carte dans l’Observatoire. Famille visible : { $suits }.
fort-log-tucked-park = { $player } soudoie { $card } au Parc, direction l’Observatoire ; place à { $refill }.
fort-log-tucked-park-last = { $player } soudoie { $card } au Parc, direction l’Observatoire ; la place reste vide.
fort-log-tucked-yard = { $player } soudoie { $card } dans { $rival-is ->
    [you] votre Jardin
   *[other] un Jardin ({ $rival })
 }, direction l’Observatoire.
fort-log-tucked-deck = { $player } soudoie { $card } dans la pioche Parc, direction l’Observatoire.
fort-log-tucked-deck-hidden = { $player } soudoie une carte de la pioche Parc, direction l’Observatoire. Famille visible : { $suits }.
fort-log-trashed-hand = { $player } détruit une carte de sa main : { $card }.
fort-log-trashed-discard = { $player } détruit une carte de sa défausse : { $card }.
fort-log-robbed = { $player } détruit { $card } dans { $rival-is ->
    [you] votre Jardin
   *[other] un Jardin ({ $rival })
 }.
fort-log-copied = { $player } copie { $rival-is ->
    [you] votre Sac à dos
   *[other] un Sac à dos ({ $rival })
 }.
fort-log-took-pizza = { $n ->
    [one] { $player } gagne { $n } pizza.
   *[other] { $player } gagne { $n } pizzas.
}
fort-log-took-toys = { $n ->
    [one] { $player } gagne { $n } jouet.
   *[other] { $player } gagne { $n } jouets.
}
fort-log-took-both = { $player } gagne { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
} et { $toys ->
    [one] { $toys } jouet
   *[other] { $toys } jouets
}.
fort-log-converted-pizza = { $player } transforme une pizza en jouet.
fort-log-converted-toys = { $player } transforme un jouet en pizza.
fort-log-spent-pizza = { $player } dépense une pizza.
fort-log-spent-toys = { $player } dépense un jouet.
fort-log-recruited-park = { $player } recrute { $card } au Parc ; place à { $refill }.
fort-log-recruited-park-last = { $player } recrute { $card } au Parc ; la place reste vide.
fort-log-recruited-yard = { $player } recrute { $card } dans { $rival-is ->
    [you] votre Jardin
   *[other] un Jardin ({ $rival })
 }.
fort-log-recruited-deck = { $player } recrute la première carte de la pioche Parc : { $card }.
fort-log-nobody = Plus personne à recruter pour { $player }.
fort-log-paid = { $player } paie { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
} et { $toys ->
    [one] { $toys } jouet
   *[other] { $toys } jouets
} : le Fort monte d’un niveau.
fort-log-scored = { $n ->
    [one] { $player } marque { $n } point.
   *[other] { $player } marque { $n } points.
}
fort-log-ruled = { $player } garde la règle improvisée { $rule }.
fort-log-ruled-hidden = { $player } garde une règle improvisée.
fort-log-perked = { $player } choisit l’avantage { $perk }.
fort-log-followed = { $player } suit avec { $cards }.
fort-log-passed = { $player } passe.
fort-log-could-not = { $player } ne peut pas suivre.
fort-log-rough = Rough Housing : { $player } renvoie { $card } dans la boîte.
fort-log-declined = { $player } n’utilise pas { $perk }.
fort-log-trashed-itself = { $card } ({ $player }) retourne dans la boîte.
fort-log-do-over = { $player } utilise Do-Over.
fort-log-discarded = { $player } laisse { $cards } dans le Jardin.
fort-log-discarded-none = { $player } ne laisse personne dans le Jardin.
fort-log-drew = { $n ->
    [one] { $player } pioche { $cards }.
   *[other] { $player } pioche { $cards }.
}
fort-log-drew-anew = { $n ->
    [one] { $player } mélange sa défausse et pioche { $cards }.
   *[other] { $player } mélange sa défausse et pioche { $cards }.
}
fort-log-drew-hidden = { $n ->
    [one] { $player } pioche { $n } carte.
   *[other] { $player } pioche { $n } cartes.
}
fort-log-drew-hidden-anew = { $n ->
    [one] { $player } mélange sa défausse et pioche { $n } carte en tout.
   *[other] { $player } mélange sa défausse et pioche { $n } cartes en tout.
}
fort-log-recycled = { $player } utilise Recycling et reprend { $card }.
fort-log-flagged-track_25 = { $player } atteint 25 points : c’est la dernière manche.
fort-log-flagged-fort_5 = { $player } a un Fort de niveau 5 : c’est la dernière manche.
fort-log-flagged-park_deck_empty = { $player } épuise la pioche Parc : c’est la dernière manche.
fort-log-flagged-rounds = Soixante manches sont jouées : c’était la dernière.
fort-log-macaroni = { $player } prend la Sculpture en macaronis.
fort-log-over = La partie est terminée.

## La fin

fort-end-track_25 = { $player } a atteint 25 points.
fort-end-fort_5 = { $player } a porté son Fort au niveau 5.
fort-end-park_deck_empty = { $player } a épuisé la pioche Parc.
fort-end-rounds = Soixante manches ont été jouées.
fort-score-track = Piste de Victoire
fort-score-level = Fort de niveau { $level }
fort-score-rule = { $rule }
fort-score-macaroni = Sculpture en macaronis

## Ce qui ne se peut pas

fort-refusal-card-set = Ce site n’a pas de série de cartes nommée { $set }.
fort-refusal-no-action = { $card } n’a aucune action et ne se joue pas. Vous pouvez ajouter cette carte à une autre, ou la défausser pour suivre.
fort-refusal-zero-count = L’{ $box } aurait lieu zéro fois ici et ne peut donc pas servir. Ajoutez une carte qui la fait compter, ou laissez cette action de côté.
fort-refusal-no-effect = Rien dans l’{ $box } n’est possible en ce moment : elle ne peut donc pas servir.
fort-refusal-not-full = Il faut réaliser en totalité une action de la carte, et ici aucune ne le serait. Ajoutez moins de cartes, changez l’ordre ou jouez une autre carte.
fort-refusal-useless-added-card = { $card } s’ajouterait pour rien : vous en feriez autant sans cette carte. Laissez-la de côté.
fort-refusal-box-blank = L’{ $box } de cette carte est vide.
fort-refusal-box-used = L’{ $box } de cette carte a déjà servi.
fort-refusal-declare-first = Vous jouez une pièce : annoncez d’abord la famille que les adversaires doivent suivre, par exemple « declare book ».
fort-refusal-declare-suit = Une pièce mène comme l’une des six familles, jamais comme une pièce : annoncez celle que les adversaires doivent suivre, par exemple « declare book ».
fort-refusal-suit-first = Nommez d’abord la famille qui compte, par exemple « suit glue ».
fort-refusal-coin-suit = { $card } montre une pièce : dites quelle famille elle représente, par exemple « as book », ou « as none ».
fort-refusal-no-coin = { $card } n’a pas de pièce dont choisir la famille ici.
fort-refusal-adding-over = Les cartes s’ajoutent juste après la carte jouée, avant sa première action.
fort-refusal-nothing-to-declare = Il n’y a pas de famille à annoncer maintenant.
fort-refusal-nothing-to-name = Il n’y a pas de famille à nommer maintenant.
fort-refusal-play-first = Il faut d’abord jouer une carte.
fort-refusal-box-first = Réalisez d’abord l’une des deux actions : « public » ou « private ».
fort-refusal-box-in-use = Terminez d’abord l’action en cours : répondez à sa question, puis continuez.
fort-refusal-units = L’{ $box } ne peut pas être réalisée exactement ce nombre de fois.
fort-refusal-not-in-hand = { $card } n’est pas dans votre main.
fort-refusal-not-in-discard = { $card } n’est pas dans votre défausse.
fort-refusal-not-in-lookout = { $card } n’est pas dans votre Observatoire, ou est déjà ajoutée.
fort-refusal-not-in-yard = { $card } n’est pas dans ce Jardin.
fort-refusal-not-in-park = { $card } n’est pas au Parc.
fort-refusal-not-in-pack = { $card } n’est pas dans votre paquet de draft.
fort-refusal-deck-empty = La pioche Parc est vide.
fort-refusal-in-play-already = Vous n’avez pas de deuxième { $card } : cette carte fait déjà partie du coup. Sa pièce ne vaut qu’une chose à la fois.
fort-refusal-added-card = Vous avez joué ou ajouté { $card } ce tour-ci : cette carte reste où elle est.
fort-refusal-lookout-full = Votre Observatoire est plein. Il peut contenir une carte de plus que le niveau de votre Fort.
fort-refusal-pack-full = Votre Sac à dos est plein.
fort-refusal-nothing-to-pack = Vos Affaires ne contiennent rien de ce type à ranger.
fort-refusal-no-room = Il n’y a pas la place dans vos Affaires : elles peuvent contenir quatre ressources de chaque type.
fort-refusal-copy-no-room = Rien de ce Sac à dos ne tient dans vos Affaires ({ $rival }).
fort-refusal-one-direction = Toutes les transformations d’une même action vont dans le même sens.
fort-refusal-nothing-to-convert = Il n’y a aucune ressource de ce type à transformer.
fort-refusal-nothing-to-spend = Il n’y a là aucune ressource de ce type à dépenser.
fort-refusal-payment = Ce n’est pas le coût exact du prochain niveau. Il faut { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
}, { $toys ->
    [one] { $toys } jouet
   *[other] { $toys } jouets
} et { $either ->
    [one] { $either } ressource au choix
   *[other] { $either } ressources au choix
} en plus, à prendre dans les Affaires et le Sac à dos comme vous voulez.
fort-refusal-payment-less = Ce n’est pas le coût exact du prochain niveau. Il faut { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
}, { $toys ->
    [one] { $toys } jouet
   *[other] { $toys } jouets
} et { $either ->
    [one] { $either } ressource au choix
   *[other] { $either } ressources au choix
} en plus, à prendre dans les Affaires et le Sac à dos comme vous voulez. L’une de ces ressources, au choix, n’est pas demandée cette fois.
fort-refusal-cannot-pay = Vous ne pouvez pas payer le prochain niveau.
fort-refusal-must-go-on = S’arrêter ici laisserait un coup contraire aux règles : continuez, s’il vous plaît.
fort-refusal-no-match = { $card } n’est pas de la famille de la carte à suivre.
fort-refusal-follow-not-full = Pour suivre, il faut réaliser l’action en totalité, et ce ne serait pas possible.
fort-refusal-one-card = On défausse une carte pour suivre. Pour deux, il faut l’avantage Copy Cat.
fort-refusal-kind-fixed = Le type de ressource est déjà fixé : il faut prendre le même.
fort-refusal-no-perk = Vous n’avez pas cet avantage, ou il ne peut pas servir maintenant.
fort-refusal-own-turn = Cet avantage ne sert que pendant votre tour.
fort-refusal-nobody-to-play = Aucune de vos cartes ne peut être jouée.
fort-refusal-yard-birthday = Pour un anniversaire, on invite au Parc ou dans sa pioche, pas dans un Jardin.
fort-refusal-own-yard = Votre propre Jardin est hors de portée jusqu’au début de votre prochain tour.
fort-refusal-settled = Il n’y avait qu’une façon de le faire, et c’est fait.

## Les règles en bref

fort-rules-1-title = Le but
fort-rules-1-text = Vous êtes des gamins qui construisent un Fort, mangent de la pizza, collectionnent des jouets et se font des copains. À la fin, le plus grand total de points l’emporte : ceux de la Piste de Victoire, du niveau de Fort, d’une règle improvisée et de la Sculpture en macaronis.
fort-rules-2-title = La mise en place
fort-rules-2-text = Chaque personne commence avec deux Meilleurs Copains et huit gamins, distribués ou choisis au draft : dix cartes, dont cinq en main. Trois gamins sont visibles au Parc. Il y a des règles improvisées face cachée et des avantages face visible, une carte de chaque sorte de plus que de places. Personne n’a encore ni pizza, ni jouet, ni point, et chaque Fort est au niveau 0.
fort-rules-3-title = Un tour
fort-rules-3-text = Cinq étapes : les gamins de votre Jardin rentrent dans votre défausse ; vous jouez une carte, ou non ; vous recrutez un gamin (c’est obligatoire s’il y en a un) ; vous défaussez ; vous piochez cinq cartes. Les cartes jouées ou ajoutées et les Meilleurs Copains vont dans votre défausse. Les autres cartes de votre main attendent dans votre Jardin, où les adversaires peuvent les recruter : jouez donc avec vos copains. Quand votre pioche est vide, votre défausse mélangée en forme une nouvelle.
fort-rules-4-title = Jouer une carte
fort-rules-4-text = Une carte a une action publique et une action privée. Réalisez l’une ou les deux, dans l’ordre de votre choix ; terminez l’une avant de commencer l’autre. Au moins une des actions utilisées doit être réalisée en totalité ; l’autre peut l’être en partie. Une action qui aurait lieu zéro fois ou ne ferait rien ne peut pas être utilisée du tout, et une carte sans action ne se joue pas. Ce qui précède « puis » doit être fait avant ce qui suit.
fort-rules-5-title = Ajouter des cartes
fort-rules-5-text = Quand une action compte une famille, vous pouvez ajouter des cartes de votre main et de votre Observatoire pour leurs symboles, toutes en même temps, au moment de jouer la carte. Chaque pièce compte comme une famille de votre choix. Une carte ajoutée doit être utile : sans elle, vous en auriez fait moins.
fort-rules-6-title = Suivre
fort-rules-6-text = Quand vous en avez fini avec une carte à action publique (que vous l’ayez utilisée ou non), chaque adversaire, dans l’ordre de jeu, peut suivre : défausser de sa main une carte de la même famille et réaliser l’action publique, en totalité ou pas du tout. Si l’action compte une famille, seuls les symboles de la carte défaussée comptent. Si vous y avez choisi un type de ressource, celles et ceux qui suivent récupèrent le même. Qui joue une carte pièce annonce la famille.
fort-rules-7-title = Les ressources
fort-rules-7-text = Les Affaires peuvent contenir quatre pizzas et quatre jouets. Le Sac à dos peut contenir une ressource de plus que le niveau de votre Fort, l’Observatoire une carte de plus. Ce qui est rangé dans le Sac à dos peut encore payer le Fort ; ce qui est dans l’Observatoire y reste et peut être ajouté à chaque tour. Si vous choisissez la ressource, tout est du même type. Copier un Sac à dos n’en retire rien.
fort-rules-8-title = Le Fort
fort-rules-8-text = Avancer coûte des pizzas et des jouets, au compte exact, pris dans les Affaires et le Sac à dos. Le niveau 1 coûte 1 pizza et 1 jouet ; le niveau 2, autant et une ressource au choix ; le niveau 3, 2 pizzas et 2 jouets ; le niveau 4, autant et une ressource au choix ; le niveau 5, 4 pizzas et 4 jouets. Au niveau 1, vous regardez les règles improvisées et en gardez une en secret. Au niveau 2, vous prenez un des avantages. Le premier Fort au niveau 5 rapporte la Sculpture en macaronis, qui vaut 4 points. « Vos cartes », dans une règle improvisée, ce sont toutes vos cartes : pioche, défausse, main, Jardin et Observatoire.
fort-rules-9-title = Recruter et détruire
fort-rules-9-text = Une recrue vient du Parc, d’un Jardin adverse ou, à l’aveugle, du dessus de la pioche Parc, et va dans votre défausse. Le Parc est aussitôt complété. Les cartes détruites retournent dans la boîte. Vous pouvez détruire des cartes de votre main et de votre défausse, même un Meilleur Copain, mais pas celles que vous avez jouées ou ajoutées ce tour-ci.
fort-rules-10-title = La fin
fort-rules-10-text = Quand quelqu’un a 25 points, qu’un Fort atteint le niveau 5 ou que la pioche Parc s’épuise, on joue la manche jusqu’au bout. (Sur ce site, la partie s’arrête aussi après soixante manches.) Les niveaux valent 0, 1, 3, 9, 16 et 23 points. À égalité de points, le Fort le plus haut l’emporte ; si l’égalité persiste, la victoire est partagée.
fort-rules-11-title = Un exemple
fort-rules-11-text = Votre Fort est au niveau 1. Vous jouez Bug, qui rapporte 1 pizza par pelle, et vous ajoutez The Moles de votre main, avec deux pelles, et Moose de votre Observatoire, avec une. Avec celle de Bug, cela fait quatre pelles : vous récupérez 4 pizzas. Puis vous réalisez l’action privée de Bug, 1 point par niveau de votre Fort, et marquez 1 point. Un adversaire suit alors : il défausse Scout, avec une pelle, et récupère 1 pizza. Vous recrutez un gamin. À la fin, Bug et The Moles vont dans votre défausse, Moose reste dans votre Observatoire, et le reste de votre main attend dans votre Jardin.
fort-symbol-coin = pièce : une famille au choix
fort-symbol-public = action publique : les adversaires peuvent la suivre
fort-symbol-private = action privée : pour vous seulement
fort-symbol-then = puis
fort-symbol-per-suit = pour chaque symbole de cette famille
fort-symbol-per-any = pour chaque symbole d’une famille de votre choix
fort-symbol-per-pack = pour chaque ressource dans votre Sac à dos
fort-symbol-per-lookout = pour chaque carte dans votre Observatoire
fort-symbol-per-level = pour chaque niveau de votre Fort
fort-symbol-choice = pizza ou jouets, au choix
