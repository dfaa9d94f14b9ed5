# Let's Dig for Treasure : tout ce que dit le jeu, en français.

dig-name = Let’s Dig for Treasure
dig-pitch = Encore une carte ? Trois trous et du sang-froid : arrêtez à temps et gardez la collecte.
dig-length = des tours courts, des nerfs solides

## Options

dig-option-teams = Équipes de deux
dig-option-teams-off = chacun creuse pour soi
dig-option-teams-on = deux contre deux, partenaires face à face, une pile de score commune (à quatre)
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
dig-option-score_visibility = Piles de score
dig-option-score_visibility-hidden = secrètes jusqu’à la fin
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
dig-card-skwirmz = Skwirmz dieu des Vers
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
dig-text-sewer_line = Collecte : à remettre à une autre personne.
dig-text-wedding_ring = Va très bien avec la Robe de mariée.
dig-text-dozing_gravedigger = Collecte : voir les quatre premières cartes d’une pioche et les reposer dans l’ordre voulu.
dig-text-loyal_dog = Dans votre pile de score, il fait fuir un Squelette maudit, une seule fois.
dig-text-treasure_map = Collecte : voir les trois premières cartes d’une pioche et en garder une, ou aucune.
dig-text-crown_of_the_lich_lord = Collecte : un tour supplémentaire.
dig-text-cursed_heirloom = Déterré, il se donne aussitôt à une autre personne.
dig-text-radioactive_waste = Déterrés, ils mettent fin au tour ; le butin est perdu, ainsi qu’une carte de votre pile de score, au hasard.
dig-text-treasure_chest = Ce que tout le monde cherche.
dig-text-leprechaun_gold = 2 points de plus par Or du passeur dans la même pile de score.
dig-text-ark_of_the_covenant = Collecte : chaque autre pile de score perd une carte au hasard.
dig-text-pirate_hat = Collecte : fouiller une autre pile de score et y voler une carte.
dig-text-pirate_cutlass = Collecte : voler une carte au hasard dans une autre pile de score.
dig-text-new_kid = 20 points pour qui joue à ce jeu pour la première fois.
dig-text-board_game = 5 points pour qui a ouvert la table.
dig-text-lottery_ticket = 50 points s’il est collecté pendant le tout dernier tour.
dig-text-skwirmz = 3 points de plus par carte Vers dans la même pile de score.
dig-text-wedding_dress = 4 points de plus par Alliance dans la même pile de score.
dig-text-land_mine = Collecte : vous pouvez faire sauter une pioche entière.
dig-text-drug_stash = Collecte : un tour supplémentaire.
dig-text-tweenage_mutated_samurai_worms = Déterrés, ils se posent à côté d’une pioche, où une seule carte Vers suffit désormais à finir le tour.

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
dig-mark-attached = à côté de la pioche
dig-mark-buried = sous les décombres

## La table

dig-zone-haul = Déterré ce tour-ci par { $seat }
dig-zone-haul-over = Déterré ce tour-ci
dig-zone-stack = Pioche { $stack }
dig-zone-stack-destroyed = Pioche { $stack } (détruite)
dig-zone-pile = Pile de score ({ $seat })
dig-zone-pile-team = Pile de score ({ $seats })
dig-zone-discard = Défausse
dig-zone-odds = Les probabilités, d’après ce que vous pouvez savoir
dig-meter-turn = Tour
dig-meter-owed = Tours supplémentaires à venir
dig-meter-ending = Dernier tour : pioche { $stack } vide
dig-meter-height = Cartes
dig-meter-known = Cartes que vous connaissez
dig-meter-cards = Cartes
dig-meter-score = Points
dig-odds-bust = Pioche { $stack } : la prochaine carte met fin au tour, sauf secours d’un chien
dig-odds-worms = Pioche { $stack } : la prochaine carte est une carte Vers
dig-odds-card = { $card }, parmi les cartes que vous ne voyez pas

## Questions

dig-ask-must-dig = À vous de jouer. Dans quelle pioche creusez-vous d’abord ?
dig-ask-dig-or-stop = { $count ->
    [0] Rien devant vous.
    [one] Une carte devant vous.
   *[other] { $count } cartes devant vous.
} Creuser encore, ou s’arrêter ?
dig-ask-use-dog = Un Squelette maudit ! Votre Chien fidèle doit-il le faire fuir ?
dig-ask-give = Qui reçoit cette carte : { $card } ?
dig-ask-next-collect = Laquelle de vos cartes collectées agit maintenant ?
dig-ask-order-where = { $count ->
    [one] Quelle pioche regardez-vous ? Vous verrez sa première carte.
   *[other] Quelle pioche regardez-vous ? Vous verrez ses { $count } premières cartes et les reposerez dans l’ordre voulu.
}
dig-ask-order = { $count ->
    [one] Une carte retourne sur la pioche { $stack }.
   *[other] Dans quel ordre ces { $count } cartes retournent-elles sur la pioche { $stack } ? La première nommée sera tout en haut.
}
dig-ask-take-where = { $count ->
    [one] Quelle pioche regardez-vous ? Vous verrez sa première carte et pourrez la garder.
   *[other] Quelle pioche regardez-vous ? Vous verrez ses { $count } premières cartes et pourrez en garder une.
}
dig-ask-take = { $count ->
    [one] C’est la dernière carte de la pioche { $stack }. La prenez-vous ?
   *[other] Voici les { $count } premières cartes de la pioche { $stack }. En prenez-vous une, et laquelle ?
}
dig-ask-search-whom = Quelle pile de score fouillez-vous pour y voler une carte ?
dig-ask-rob-whom = Dans quelle pile de score volez-vous une carte à l’aveugle ?
dig-ask-steal-which = Quelle carte volez-vous à { $from } ?
dig-ask-mine-where = Faites-vous sauter une pioche ?
dig-ask-attach-where = À côté de quelle pioche posez-vous cette carte : { $card } ?
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
dig-wait-dig-or-stop = { $seat } décide s’il faut creuser encore.
dig-wait-use-dog = { $seat } décide si le Chien fidèle intervient.
dig-wait-give = { $seat } décide qui reçoit cette carte : { $card }.
dig-wait-next-collect = { $seat } choisit quelle carte collectée agit maintenant.
dig-wait-order-where = { $seat } choisit une pioche à regarder.
dig-wait-order = { $seat } s’occupe des premières cartes de la pioche { $stack }.
dig-wait-take-where = { $seat } choisit une pioche à regarder.
dig-wait-take = { $seat } s’occupe des premières cartes de la pioche { $stack }.
dig-wait-search-whom = { $seat } choisit une pile de score à fouiller.
dig-wait-rob-whom = { $seat } choisit dans quelle pile de score voler une carte.
dig-wait-steal-which = { $seat } choisit quoi voler chez { $from }.
dig-wait-mine-where = { $seat } joue avec une Mine antipersonnel.
dig-wait-attach-where = { $seat } choisit une pioche pour cette carte : { $card }.

dig-way-dig = Creuser dans la pioche { $stack }
dig-way-stop = { $count ->
    [0] S’arrêter, sans rien
    [one] S’arrêter et garder la carte
   *[other] S’arrêter et garder les { $count } cartes
}
dig-way-dog = Oui, bon chien
dig-way-no-dog = Non, garder le chien pour plus tard et perdre le butin
dig-way-give = { $seat }
dig-way-next = { $card }
dig-way-look = Regarder la pioche { $stack }
dig-way-mine = Faire sauter la pioche { $stack }
dig-way-mine-none = Ne pas toucher à la mine
dig-way-put = { $card } ensuite
dig-way-order = Les reposer dans cet ordre
dig-way-take = Prendre : { $card }
dig-way-take-none = Ne rien prendre
dig-way-rob = { $seat }
dig-way-steal = Voler : { $card }
dig-way-steal-used = Voler : { $card } (a déjà servi)
dig-way-attach = À côté de la pioche { $stack }

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

dig-play-risk = { $percent } % de finir votre tour
dig-play-known = la prochaine carte est connue : { $card }
dig-play-stake = en jeu : { $points } → { $total } en tout
dig-play-keep = +{ $points } → { $total } en tout
dig-play-acts = puis { $card } agit
dig-play-safest = Chaque fois dans la pioche la plus sûre.
dig-play-on-to = creuser jusqu’à { $cards } cartes, puis arrêter
dig-play-on-risk = creuser tant que le risque est de { $percent } % au plus, puis arrêter
dig-slot-further = Et si tout va bien
dig-further-ask = montrez-moi la carte et demandez à nouveau

## Le récit d’un tour

dig-log-dealt = { $count ->
    [one] { $count } carte est enterrée dans trois pioches.
   *[other] { $count } cartes sont enterrées dans trois pioches.
}
dig-log-turn = { $seat } prend la pelle.
dig-log-turn-extra = { $seat } garde la pelle pour un tour supplémentaire.
dig-log-dug = De la pioche { $stack } : { $card }.
dig-log-emptied = La pioche { $stack } est vide : c’est le dernier tour.
dig-log-bust-worms = Des Vers ! Un tortillement de trop. Perdu : { $cards }.
dig-log-bust-cursed_skeleton = Le squelette ricane et la fouille s’arrête. Perdu : { $cards }.
dig-log-bust-radioactive_waste = Ça brille dans le noir ! Sauve qui peut. Perdu : { $cards }.
dig-log-cancelled = Ouaf ! { $by } met en fuite : { $card }.
dig-log-given = { $card } : pour { $seat-is ->
    [you] vous
   *[other] { $seat }
 }.
dig-log-attached = { $card } : installés près de la pioche { $stack }. Désormais, une seule carte Vers y sera de trop.
dig-log-scrapped = { $card } : plus de pioche où se poser, défaussés.
dig-log-collected = { $seat } s’arrête et garde : { $cards }.
dig-log-collected-nothing = { $seat } s’arrête sans rien.
dig-log-owed = { $card } : { $count ->
    [one] un tour supplémentaire
   *[other] { $count } tours supplémentaires
}.
dig-log-idled = { $card } : rien à en faire cette fois.
dig-log-looked = { $count ->
    [one] La première carte de la pioche { $stack } est regardée en secret.
   *[other] Les { $count } premières cartes de la pioche { $stack } sont regardées en secret.
}
dig-log-looked-seen = Sur la pioche { $stack }, de haut en bas : { $cards }.
dig-log-put = Ensuite, depuis le dessus : { $card }.
dig-log-took = Prise dans la pioche { $stack } : { $card }.
dig-log-took-secretly = Une carte de la pioche { $stack } est prise en secret.
dig-log-left-all = Rien n’est pris dans la pioche { $stack }.
dig-log-searched = { $count ->
    [one] { $seat } : son unique carte est regardée.
   *[other] { $seat } : ses { $count } cartes sont passées en revue.
}
dig-log-searched-seen = { $seat-is ->
    [you] Vous avez dans votre pile de score
   *[other] { $seat } a dans sa pile de score
 } : { $cards }.
dig-log-stolen = { $thief } vole { $seat-is ->
    [you] chez vous
   *[other] à { $seat }
 } : { $card }.
dig-log-stolen-secretly = { $thief } vole une carte { $seat-is ->
    [you] chez vous
   *[other] à { $seat }
 }.
dig-log-lost = { $seat } perd : { $card }.
dig-log-mined = { $count ->
    [one] Boum ! La pioche { $stack } a disparu, et une carte avec elle.
   *[other] Boum ! La pioche { $stack } a disparu, et { $count } cartes avec elle.
}
dig-log-spared = Personne ne touche à la mine.
dig-log-ended = La fouille est finie. Toutes les piles de score sont retournées.

## Ce qui ne se peut pas

dig-refusal-teams = { $seats ->
    [one] Les équipes demandent exactement quatre personnes, et il n’y en a qu’une ici.
   *[other] Les équipes demandent exactement quatre personnes, et il y en a { $seats } ici. Désactivez les équipes ou changez le nombre de places.
}
dig-refusal-first-player = La place { $seat } ne peut pas commencer : cette table a { $seats ->
    [one] une place
   *[other] { $seats } places
}. Choisissez-en une, ou tirez au sort.
dig-refusal-dig-first = Un tour commence toujours par creuser. Choisissez d’abord une pioche ; ensuite vous pourrez vous arrêter.
dig-refusal-stack-destroyed = La pioche { $stack } a sauté. Choisissez-en une qui existe encore.
dig-refusal-stack-empty = La pioche { $stack } est vide. Choisissez-en une où il reste des cartes.
dig-refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table. Nommez-en une autre.
dig-refusal-give-yourself = Vous ne pouvez pas garder cette carte : { $card }. Nommez quelqu’un d’autre.
dig-refusal-not-waiting = Cette carte n’attend pas d’agir : { $card }. Choisissez-en une de la liste.
dig-refusal-not-seen = Cette carte n’est pas parmi celles que vous regardez : { $card }. Choisissez l’une de celles-ci.
dig-refusal-put-twice = { $card } est nommé plus de fois que vous ne le voyez. Nommez chaque carte une fois, de haut en bas.
dig-refusal-too-many-put = Vous avez nommé plus de cartes que vous n’en regardez. Nommez chacune une fois, de haut en bas.
dig-refusal-nothing-to-rob = { $seat } n’a pas de carte. Choisissez une pile de score qui en contient.
dig-refusal-rob-yourself = C’est votre propre pile de score. Choisissez celle de quelqu’un d’autre.
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
dig-score-condition = { $card } : bonus obtenu
dig-reason-stack-empty = La pioche { $stack } est épuisée.

## Règles

dig-rules-1-title = Le but
dig-rules-1-text = Trois pioches de cartes sont enterrées face cachée au cimetière. À la fin, la pile de score la plus précieuse l’emporte. Chaque personne a sa pile de score ; elle est secrète, même si tout le monde a vu déterrer la plupart de ses cartes.
dig-rules-2-title = Les cartes
dig-rules-2-text = 120 cartes en trois pioches de 40 : 30 Vers, 25 Gadoues et 10 Squelettes maudits ; 7 de chaque pour l’Or du passeur, les Cookies et le Lait ; 3 de chaque pour l’Égout, l’Alliance, le Fossoyeur, le Chien fidèle, la Carte au trésor, la Couronne et l’Héritage ; et une seule de chacune des autres. Environ une carte sur quatre est donc une carte Vers, et une sur onze un Squelette ou les Déchets.
dig-rules-3-title = Votre tour
dig-rules-3-text = Creusez une fois : retournez la première carte d’une pioche de votre choix. Puis décidez, encore et encore : creuser de nouveau, dans la même pioche ou dans une autre, ou vous arrêter. Si vous vous arrêtez, tout ce que vous avez déterré ce tour-ci rejoint votre pile de score.
dig-rules-4-title = Quand ça tourne mal
dig-rules-4-text = Une deuxième carte Vers dans le même tour, un Squelette maudit ou les Déchets radioactifs mettent fin à votre tour, et tout ce que vous y avez déterré est défaussé. Les Déchets vous coûtent en plus une carte de votre pile de score, au hasard. Un Chien fidèle peut faire fuir un squelette, une seule fois, mais seulement s’il est déjà dans votre pile de score ; il vaut 5 points dans tous les cas.
dig-rules-5-title = Cartes qui agissent quand on les déterre
dig-rules-5-text = Un Héritage maudit se donne aussitôt à quelqu’un d’autre, qui le garde même si vous perdez le reste. Les Vers samouraïs, si vous jouez avec, se posent à côté d’une pioche : dès lors, la première carte Vers qu’on y déterre est fatale.
dig-rules-6-title = Cartes qui agissent à la collecte
dig-rules-6-text = Si vous collectez plusieurs de ces cartes, vous choisissez leur ordre. Un Égout se donne à quelqu’un d’autre. La Couronne et la Planque offrent un tour supplémentaire. Le Fossoyeur vous montre quatre cartes d’une pioche, à reposer dans l’ordre voulu. La Carte au trésor vous en montre trois, dont vous pouvez garder une ; elle compte comme collectée. Le Chapeau et le Sabre volent une carte dans une autre pile de score, et c’est obligatoire s’il y en a une : le Chapeau après examen, le Sabre à l’aveugle. L’Arche coûte à chaque autre pile de score une carte au hasard. La Mine peut faire sauter une pioche entière.
dig-rules-7-title = Cartes données et volées
dig-rules-7-text = Une carte donnée ou volée ne fait rien d’autre pour qui la reçoit que compter à la fin. Seule exception : un Chien fidèle volé qui n’a pas encore servi protège encore d’un squelette. Un chien qui a déjà servi ne sert plus.
dig-rules-8-title = La fin
dig-rules-8-text = Dès qu’une pioche est vide, le tour en cours est le dernier, même si des tours supplémentaires sont dus. Une pioche détruite ne compte pas comme vide. La pile de score qui vaut le plus de points l’emporte ; à égalité, la victoire est partagée.
dig-rules-9-title = Les points
dig-rules-9-text = Chaque carte indique ses points. Lait et Cookies valent 5 chacun par paire. Skwirmz, la Robe de mariée et l’Or du leprechaun rapportent un supplément pour les Vers, les Alliances et l’Or du passeur de la même pile de score. Le Ticket de loto vaut 50 s’il est collecté au dernier tour, le Petit nouveau 20 pour une première partie, les Jeux de société 5 pour qui a ouvert la table.
dig-rules-10-title = Équipes
dig-rules-10-text = À quatre, partenaires face à face, une pile de score commune par équipe. Votre partenaire compte comme une autre personne : un Héritage peut donc rester en famille. On ne vole que l’équipe adverse. Les tours supplémentaires reviennent à la personne qui a collecté la carte.
dig-rules-11-title = Un exemple
dig-rules-11-text = Vous déterrez de la Gadoue dans la pioche A, puis des Vers. Une deuxième carte Vers ou un Squelette vous coûterait les deux, mais vous osez, et la pioche B vous offre le Coffre au trésor. Vous vous arrêtez : les trois cartes rejoignent votre pile de score, pour 1, 0 et 10 points. Si vous aviez creusé encore une fois et trouvé des Vers, les trois auraient été défaussées ; ce qui était déjà dans votre pile de score serait resté à vous.
