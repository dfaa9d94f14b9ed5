# Let's Dig for Treasure : tout ce que dit le jeu, en français.

dig-name = Let’s Dig for Treasure

## Options

dig-option-teams = Équipes de deux
dig-option-teams-off = chacun creuse pour soi
dig-option-teams-on = deux contre deux, partenaires face à face, un magot commun (à quatre)
dig-option-first_player = Qui creuse en premier
dig-option-first_player-random = tirage au sort
dig-option-first_player-p1 = la première place
dig-option-first_player-p2 = la deuxième place
dig-option-first_player-p3 = la troisième place
dig-option-first_player-p4 = la quatrième place
dig-option-first_player-p5 = la cinquième place
dig-option-remove_land_mine = Mine antipersonnel
dig-option-remove_land_mine-off = dans la partie
dig-option-remove_land_mine-on = retirée, pour une partie plus courte
dig-option-score_visibility = Magots et scores
dig-option-score_visibility-hidden = secrets jusqu’à la fin
dig-option-score_visibility-open = visibles par tout le monde
dig-option-promo_samurai_worms = Vers samouraïs mutants préados
dig-option-promo_samurai_worms-off = hors du jeu
dig-option-promo_samurai_worms-on = mélangés au paquet
dig-option-team_whisper = Regards secrets en équipe
dig-option-team_whisper-on = toute l’équipe voit
dig-option-team_whisper-off = seule la personne qui regarde voit

## Cartes

dig-card-muck = Gadoue
dig-card-worms = Vers
dig-card-cursed_skeleton = Squelette maudit
dig-card-ferrymans_gold = Or du passeur
dig-card-gingerbread_cookies = Cookies au gingembre de mamie Gruppo
dig-card-milk = Lait du vieux Murray
dig-card-sewer_line = Égout
dig-card-wedding_ring = Alliance
dig-card-dozing_gravedigger = Fossoyeur assoupi
dig-card-loyal_dog = Chien fidèle
dig-card-treasure_map = Carte au trésor
dig-card-crown_of_the_lich_lord = Couronne du seigneur liche
dig-card-cursed_heirloom = Héritage maudit
dig-card-radioactive_waste = Déchets radioactifs
dig-card-treasure_chest = Coffre au trésor
dig-card-leprechaun_gold = Or du leprechaun
dig-card-ark_of_the_covenant = Arche d’alliance
dig-card-pirate_hat = Chapeau de pirate
dig-card-pirate_cutlass = Sabre pirate
dig-card-new_kid = Petit nouveau
dig-card-board_game = Jeux de société
dig-card-lottery_ticket = Ticket de loto
dig-card-skwirmz = Skwirmz, dieu des Vers
dig-card-wedding_dress = Robe de mariée
dig-card-land_mine = Mine antipersonnel
dig-card-drug_stash = Planque secrète
dig-card-tweenage_mutated_samurai_worms = Vers samouraïs mutants préados

dig-text-muck = Ne vaut pas grand-chose, mais ne fait de mal à personne.
dig-text-worms = La deuxième carte Vers déterrée dans le même tour y met fin, et le butin est perdu.
dig-text-cursed_skeleton = Déterré, il met fin au tour et le butin est perdu, sauf si un Chien fidèle s’en mêle.
dig-text-ferrymans_gold = De l’argent sonnant et trébuchant.
dig-text-gingerbread_cookies = Avec un Lait, les deux cartes valent 5 points chacune.
dig-text-milk = Avec des Cookies, les deux cartes valent 5 points chacune.
dig-text-sewer_line = À la récolte : à remettre à une autre personne.
dig-text-wedding_ring = Va très bien avec la Robe de mariée.
dig-text-dozing_gravedigger = À la récolte : voir les quatre premières cartes d’une pile et les reposer dans l’ordre voulu.
dig-text-loyal_dog = Dans votre magot, il fait fuir un Squelette maudit, une seule fois.
dig-text-treasure_map = À la récolte : voir les trois premières cartes d’une pile et en garder une, ou aucune.
dig-text-crown_of_the_lich_lord = À la récolte : un tour supplémentaire.
dig-text-cursed_heirloom = Déterré, il se donne aussitôt à une autre personne.
dig-text-radioactive_waste = Déterrés, ils mettent fin au tour ; le butin est perdu, ainsi qu’une carte de votre magot, au hasard.
dig-text-treasure_chest = Ce que tout le monde cherche.
dig-text-leprechaun_gold = 2 points de plus par Or du passeur dans le même magot.
dig-text-ark_of_the_covenant = À la récolte : chaque autre magot perd une carte au hasard.
dig-text-pirate_hat = À la récolte : fouiller un autre magot et y voler une carte.
dig-text-pirate_cutlass = À la récolte : voler une carte au hasard dans un autre magot.
dig-text-new_kid = 20 points pour qui joue à ce jeu pour la première fois.
dig-text-board_game = 5 points pour qui a ouvert la table.
dig-text-lottery_ticket = 50 points s’il est récolté pendant le tout dernier tour.
dig-text-skwirmz = 3 points de plus par carte Vers dans le même magot.
dig-text-wedding_dress = 4 points de plus par Alliance dans le même magot.
dig-text-land_mine = À la récolte : vous pouvez faire sauter une pile entière.
dig-text-drug_stash = À la récolte : un tour supplémentaire.
dig-text-tweenage_mutated_samurai_worms = Déterrés, ils se posent à côté d’une pile, où une seule carte Vers suffit désormais à finir le tour.

dig-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dig-copies = { $card } ×{ $count }
dig-depth = { $depth ->
    [1] sur le dessus
   *[other] en position { $depth } depuis le dessus
}
dig-mark-used = a déjà servi
dig-mark-attached = à côté de la pile
dig-mark-buried = sous les décombres

## La table

dig-zone-haul = Déterré ce tour-ci par { $seat }
dig-zone-haul-over = Déterré ce tour-ci
dig-zone-stack = Pile { $stack }
dig-zone-stack-destroyed = Pile { $stack } (détruite)
dig-zone-pile = Magot ({ $seat })
dig-zone-pile-team = Magot ({ $seats })
dig-zone-discard = Défausse
dig-zone-odds = Les probabilités, d’après ce que vous pouvez savoir
dig-meter-turn = Tour
dig-meter-owed = Tours supplémentaires à venir
dig-meter-ending = Pile { $stack } vide : dernier tour
dig-meter-height = Cartes
dig-meter-known = Cartes que vous connaissez
dig-meter-cards = Cartes
dig-meter-score = Points
dig-odds-bust = Pile { $stack } : la prochaine carte met fin au tour, sauf secours d’un chien
dig-odds-worms = Pile { $stack } : la prochaine carte est une carte Vers
dig-odds-card = { $card }, parmi les cartes que vous ne voyez pas

## Questions

dig-ask-must-dig = À vous de jouer. Dans quelle pile creusez-vous d’abord ?
dig-ask-dig-or-stop = { $count ->
    [0] Rien devant vous.
    [one] Une carte devant vous.
   *[other] { $count } cartes devant vous.
} Creuser encore, ou s’arrêter ?
dig-ask-use-dog = Un Squelette maudit ! Votre Chien fidèle doit-il le faire fuir ?
dig-ask-give = Qui reçoit cette carte : { $card } ?
dig-ask-next-collect = Laquelle de vos cartes récoltées agit maintenant ?
dig-ask-order-where = { $count ->
    [one] Quelle pile regardez-vous ? Vous verrez sa première carte.
   *[other] Quelle pile regardez-vous ? Vous verrez ses { $count } premières cartes et les reposerez dans l’ordre voulu.
}
dig-ask-order = { $count ->
    [one] Une carte retourne sur la pile { $stack }.
   *[other] Dans quel ordre ces { $count } cartes retournent-elles sur la pile { $stack } ? La première nommée sera tout en haut.
}
dig-ask-take-where = { $count ->
    [one] Quelle pile regardez-vous ? Vous verrez sa première carte et pourrez la garder.
   *[other] Quelle pile regardez-vous ? Vous verrez ses { $count } premières cartes et pourrez en garder une.
}
dig-ask-take = { $count ->
    [one] C’est la dernière carte de la pile { $stack }. La prenez-vous ?
   *[other] Voici les { $count } premières cartes de la pile { $stack }. En prenez-vous une, et laquelle ?
}
dig-ask-search-whom = Quel magot fouillez-vous pour y voler une carte ?
dig-ask-rob-whom = Dans quel magot volez-vous une carte à l’aveugle ?
dig-ask-steal-which = Quelle carte volez-vous à { $from } ?
dig-ask-mine-where = Faites-vous sauter une pile ?
dig-ask-attach-where = À côté de quelle pile posez-vous cette carte : { $card } ?
dig-slot-order = De haut en bas

dig-do-must-dig = creuser
dig-do-dig-or-stop = creuser ou s’arrêter
dig-do-use-dog = Chien fidèle : oui ou non
dig-do-give = donner une carte
dig-do-next-collect = choisir la carte qui agit
dig-do-order-where = choisir une pile à regarder
dig-do-order = remettre des cartes
dig-do-take-where = choisir une pile à regarder
dig-do-take = prendre une carte ou non
dig-do-search-whom = choisir un magot à fouiller
dig-do-rob-whom = choisir un magot à voler
dig-do-steal-which = choisir quoi voler
dig-do-mine-where = Mine : quelle pile
dig-do-attach-where = poser une carte près d’une pile
dig-wait-must-dig = { $seat } choisit où creuser d’abord.
dig-wait-dig-or-stop = { $seat } hésite à creuser encore.
dig-wait-use-dog = { $seat } décide si le Chien fidèle intervient.
dig-wait-give = { $seat } décide qui reçoit cette carte : { $card }.
dig-wait-next-collect = { $seat } choisit quelle carte récoltée agit maintenant.
dig-wait-order-where = { $seat } choisit une pile à regarder.
dig-wait-order = { $seat } s’occupe des premières cartes de la pile { $stack }.
dig-wait-take-where = { $seat } choisit une pile à regarder.
dig-wait-take = { $seat } s’occupe des premières cartes de la pile { $stack }.
dig-wait-search-whom = { $seat } choisit un magot à fouiller.
dig-wait-rob-whom = { $seat } choisit dans quel magot voler une carte.
dig-wait-steal-which = { $seat } choisit quoi voler chez { $from }.
dig-wait-mine-where = { $seat } joue avec une Mine antipersonnel.
dig-wait-attach-where = { $seat } choisit une pile pour cette carte : { $card }.

dig-way-dig = Creuser dans la pile { $stack }
dig-way-stop = { $count ->
    [0] S’arrêter, les mains vides
    [one] S’arrêter et garder la carte
   *[other] S’arrêter et garder les { $count } cartes
}
dig-way-dog = Oui, bon chien
dig-way-no-dog = Non, ménager le chien et perdre le butin
dig-way-give = { $seat }
dig-way-next = { $card }
dig-way-look = Regarder la pile { $stack }
dig-way-mine = Faire sauter la pile { $stack }
dig-way-mine-none = Ne pas toucher à la mine
dig-way-put = { $card } ensuite
dig-way-order = Les reposer dans cet ordre
dig-way-take = Prendre : { $card }
dig-way-take-none = Ne rien prendre
dig-way-rob = { $seat }
dig-way-steal = Voler : { $card }
dig-way-steal-used = Voler : { $card } (a déjà servi)
dig-way-attach = À côté de la pile { $stack }

dig-note-height = { $count ->
    [one] reste une carte
   *[other] restent { $count } cartes
}
dig-note-known = { $count ->
    [one] reste une carte : { $card }
   *[other] restent { $count } cartes ; sur le dessus : { $card }
}
dig-note-risk = { $count ->
    [one] reste une carte
   *[other] restent { $count } cartes
} ; { $hits ->
    [one] { $hits } carte cachée sur { $of } mettrait
   *[other] { $hits } cartes cachées sur { $of } mettraient
} fin au tour
dig-note-pile = { $count ->
    [one] une carte
   *[other] { $count } cartes
}

## Le récit d’un tour

dig-log-dealt = { $count ->
    [one] { $count } carte est enterrée dans trois piles.
   *[other] { $count } cartes sont enterrées dans trois piles.
}
dig-log-turn = { $seat } prend la pelle.
dig-log-turn-extra = { $seat } garde la pelle pour un tour supplémentaire.
dig-log-dug = De la pile { $stack } : { $card }.
dig-log-emptied = La pile { $stack } est vide : c’est le dernier tour !
dig-log-bust-worms = Des Vers ! Un tortillement de trop. Perdu : { $cards }.
dig-log-bust-cursed_skeleton = Le squelette ricane et la fouille s’arrête. Perdu : { $cards }.
dig-log-bust-radioactive_waste = Ça brille dans le noir ! Sauve qui peut. Perdu : { $cards }.
dig-log-cancelled = Ouaf ! { $by } met en fuite : { $card }.
dig-log-given = { $card } : pour { $seat }.
dig-log-attached = { $card } : installés près de la pile { $stack }. Désormais, une seule carte Vers y sera de trop.
dig-log-scrapped = { $card } : plus de pile où se poser, défaussés.
dig-log-collected = { $seat } s’arrête et garde : { $cards }.
dig-log-collected-nothing = { $seat } s’arrête les mains vides.
dig-log-owed = { $card } : { $count ->
    [one] un tour supplémentaire
   *[other] { $count } tours supplémentaires
}.
dig-log-idled = { $card } : rien à en faire cette fois.
dig-log-looked = { $count ->
    [one] La première carte de la pile { $stack } est regardée en secret.
   *[other] Les { $count } premières cartes de la pile { $stack } sont regardées en secret.
}
dig-log-looked-seen = Sur la pile { $stack }, de haut en bas : { $cards }.
dig-log-put = Ensuite, depuis le dessus : { $card }.
dig-log-took = Prise dans la pile { $stack } : { $card }.
dig-log-took-secretly = Une carte de la pile { $stack } est prise en secret.
dig-log-left-all = Rien n’est pris dans la pile { $stack }.
dig-log-searched = { $count ->
    [one] { $seat } : son unique carte est regardée.
   *[other] { $seat } : ses { $count } cartes sont passées en revue.
}
dig-log-searched-seen = { $seat } a dans son magot : { $cards }.
dig-log-stolen = { $thief } vole à { $seat } : { $card }.
dig-log-stolen-secretly = { $thief } vole une carte à { $seat }.
dig-log-lost = { $seat } perd : { $card }.
dig-log-mined = { $count ->
    [one] Boum ! La pile { $stack } a disparu, et une carte avec elle.
   *[other] Boum ! La pile { $stack } a disparu, et { $count } cartes avec elle.
}
dig-log-spared = Personne ne touche à la mine.
dig-log-ended = La fouille est finie. Tous les magots sont retournés.

## Ce qui ne se peut pas

dig-refusal-teams = { $seats ->
    [one] Les équipes demandent exactement quatre personnes, et il n’y en a qu’une ici.
   *[other] Les équipes demandent exactement quatre personnes, et il y en a { $seats } ici. Désactivez les équipes ou changez le nombre de places.
}
dig-refusal-first-player = La place { $seat } ne peut pas commencer : cette table a { $seats ->
    [one] une place
   *[other] { $seats } places
}. Choisissez-en une, ou tirez au sort.
dig-refusal-dig-first = Un tour commence toujours par creuser. Choisissez d’abord une pile ; ensuite vous pourrez vous arrêter.
dig-refusal-stack-destroyed = La pile { $stack } a sauté. Choisissez-en une qui existe encore.
dig-refusal-stack-empty = La pile { $stack } est vide. Choisissez-en une où il reste des cartes.
dig-refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table. Nommez-en une autre.
dig-refusal-give-yourself = Vous ne pouvez pas garder cette carte : { $card }. Nommez quelqu’un d’autre.
dig-refusal-not-waiting = Cette carte n’attend pas d’agir : { $card }. Choisissez-en une de la liste.
dig-refusal-not-seen = Cette carte n’est pas parmi celles que vous regardez : { $card }. Choisissez l’une de celles-ci.
dig-refusal-too-many-put = Vous avez nommé plus de cartes que vous n’en regardez. Nommez chacune une fois, de haut en bas.
dig-refusal-nothing-to-rob = { $seat } n’a pas de carte. Choisissez un magot qui en contient.
dig-refusal-rob-yourself = C’est votre propre magot. Choisissez celui de quelqu’un d’autre.
dig-refusal-not-in-pile = { $seat } n’a pas cette carte : { $card }. Choisissez-en une de la liste.
dig-refusal-not-in-pile-used = { $seat } n’a aucune carte de ce nom qui ait déjà servi : { $card }. Choisissez-en une de la liste.
dig-refusal-other-question = Il faut d’abord décider autre chose. { $question }

## La fin

dig-score-cards = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
dig-score-pairs = { $count ->
    [one] Une paire : { $card } et { $with }
   *[other] { $count } paires : { $card } et { $with }
}
dig-score-per = { $card }, supplément pour { $with } ×{ $count }
dig-score-condition = { $card }, et ça paie
dig-reason-stack-empty = La pile { $stack } est épuisée.

## Règles

dig-rules-1-title = Le but
dig-rules-1-text = Trois piles de cartes sont enterrées face cachée au cimetière. À la fin, le magot le plus précieux l’emporte. Chaque personne a son magot ; il est secret, même si tout le monde a vu déterrer la plupart de ses cartes.
dig-rules-2-title = Votre tour
dig-rules-2-text = Creusez une fois : retournez la première carte d’une pile de votre choix. Puis décidez, encore et encore : creuser de nouveau, dans la même pile ou dans une autre, ou vous arrêter. Si vous vous arrêtez, tout ce que vous avez déterré ce tour-ci rejoint votre magot.
dig-rules-3-title = Quand ça tourne mal
dig-rules-3-text = Une deuxième carte Vers dans le même tour, un Squelette maudit ou les Déchets radioactifs mettent fin à votre tour, et tout ce que vous y avez déterré est défaussé. Les Déchets vous coûtent en plus une carte de votre magot, au hasard. Un Chien fidèle déjà dans votre magot peut faire fuir un squelette, une seule fois ; il vaut 5 points dans tous les cas.
dig-rules-4-title = Cartes qui agissent quand on les déterre
dig-rules-4-text = Un Héritage maudit se donne aussitôt à quelqu’un d’autre, qui le garde même si vous perdez le reste. Les Vers samouraïs, si vous jouez avec, se posent à côté d’une pile : dès lors, la première carte Vers qu’on y déterre est fatale.
dig-rules-5-title = Cartes qui agissent à la récolte
dig-rules-5-text = Si vous récoltez plusieurs de ces cartes, vous choisissez leur ordre. Un Égout se donne à quelqu’un d’autre. La Couronne et la Planque offrent un tour supplémentaire. Le Fossoyeur vous montre quatre cartes d’une pile, à reposer dans l’ordre voulu. La Carte au trésor vous en montre trois, dont vous pouvez garder une ; elle compte comme récoltée. Le Chapeau et le Sabre volent une carte dans un autre magot, le Chapeau après examen, le Sabre à l’aveugle. L’Arche coûte à chaque autre magot une carte au hasard. La Mine peut faire sauter une pile entière.
dig-rules-6-title = Cadeaux et vols
dig-rules-6-text = Une carte donnée ou volée ne fait rien d’autre pour qui la reçoit que compter à la fin. Un chien qui a déjà servi ne sert plus.
dig-rules-7-title = La fin
dig-rules-7-text = Dès qu’une pile est vide, le tour en cours est le dernier, même si des tours supplémentaires sont dus. Une pile détruite ne compte pas comme vide. Le magot qui vaut le plus de points l’emporte ; à égalité, la victoire est partagée.
dig-rules-8-title = Les points
dig-rules-8-text = Chaque carte indique ses points. Lait et Cookies valent 5 chacun par paire. Skwirmz, la Robe de mariée et l’Or du leprechaun rapportent un supplément pour les Vers, les Alliances et l’Or du passeur du même magot. Le Ticket de loto vaut 50 s’il est récolté au dernier tour, le Petit nouveau 20 pour une première partie, les Jeux de société 5 pour qui a ouvert la table.
dig-rules-9-title = Équipes
dig-rules-9-text = À quatre, partenaires face à face, un magot commun par équipe. Votre partenaire compte comme une autre personne : un Héritage peut donc rester en famille. On ne vole que l’équipe adverse. Les tours supplémentaires reviennent à la personne qui a récolté la carte.
