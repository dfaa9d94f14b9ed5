# Ne parlez pas aux inconnus : tout ce que dit le jeu, en français.

strangers-name = Ne parlez pas aux inconnus
strangers-pitch = Ramenez vos enfants à l’abri par des rues pleines d’aliens. Chaque pas se voit sur le plan.
strangers-length = un plan à étudier

## Options

strangers-option-board = Quartier
strangers-option-board-a = A : petit, huit aliens
strangers-option-board-b = B : grand, avec des bois et dix aliens
strangers-option-teams = Équipes de deux
strangers-option-teams-off = chacun pour soi
strangers-option-teams-open = partenaires côte à côte, mains ouvertes, discussion à part (quatre joueurs)
strangers-option-teams-silent = partenaires face à face, et pas un mot (quatre joueurs)
strangers-option-four_cards = Premiers de la classe
strangers-option-four_cards-off = une main de trois cartes
strangers-option-four_cards-on = une main de quatre cartes
strangers-option-free_discard = Petits génies
strangers-option-free_discard-off = les cartes se jouent, c’est tout
strangers-option-free_discard-on = une fois par tour, on peut défausser une carte avant d’agir
strangers-option-total_invasion = Invasion totale
strangers-option-total_invasion-off = un alien ou une soucoupe
strangers-option-total_invasion-on = chaque carte de ce genre amène les deux
strangers-option-solo = Seul à la table
strangers-option-solo-challenge = le défi : autant de points que possible
strangers-option-solo-architect = l’architecte : préparez la pioche, puis jouez-la
strangers-option-alien_cap = Aliens tirés à la distribution
strangers-option-alien_cap-off = restent à la défausse
strangers-option-alien_cap-on = après le cinquième, ils retournent dans la pioche
strangers-option-early_kid = Le premier enfant
strangers-option-early_kid-off = sort par une action
strangers-option-early_kid-on = attend déjà devant l’école
strangers-option-first_player = Qui commence
strangers-option-first_player-random = tiré au sort
strangers-option-first_player-p1 = la première place
strangers-option-first_player-p2 = la deuxième place
strangers-option-first_player-p3 = la troisième place
strangers-option-first_player-p4 = la quatrième place

## Cards

strangers-card-alien_spotted = Alien en vue
strangers-card-flying_saucer = Soucoupe volante
strangers-card-walk = Marche
strangers-card-run = Course
strangers-card-skateboard = Skateboard
strangers-card-school_bus = Bus scolaire
strangers-card-city_bus = Bus de ville
strangers-card-walkie_talkies = Talkies-walkies
strangers-card-fence_hop = Saut de clôture
strangers-card-bmx = BMX
strangers-card-prom_night = Soir de bal
strangers-card-science_club = Club de science
strangers-card-pool_party = Fête à la piscine
strangers-card-moms_new_boyfriend = Le nouvel ami de maman
strangers-card-men_in_black = Hommes en noir
strangers-card-ice_cream_date = Rendez-vous glacé
strangers-card-synchronize_watches = Synchronisez vos montres
strangers-card-moms_car = La voiture de maman
strangers-card-carpool = Covoiturage
strangers-text-alien_spotted = À la pioche : un alien atterrit sur une piste libre de votre choix. Les enfants qui s’y trouvent retournent en réserve.
strangers-text-flying_saucer = À la pioche : désignez un enfant du plateau et lancez la pièce. Face soucoupe, il retourne en réserve, même depuis un abri.
strangers-text-walk = Un de vos enfants avance de 1 case.
strangers-text-run = Un de vos enfants avance de 2 cases.
strangers-text-skateboard = Un de vos enfants avance de 3 cases.
strangers-text-school_bus = Un de vos enfants va d’un arrêt de bus scolaire à un autre. L’école en est un.
strangers-text-city_bus = Un de vos enfants va d’un arrêt de bus de ville à un autre.
strangers-text-walkie_talkies = Tout le monde bouge : tous vos enfants dehors qui le peuvent avancent de 2 cases chacun.
strangers-text-fence_hop = Un de vos enfants avance de 2 cases par-dessus les murs, même dans un lieu.
strangers-text-bmx = Un de vos enfants roule de 4 cases, en passant devant les aliens sans s’arrêter sur l’un d’eux.
strangers-text-prom_night = Un enfant dehors, à vous ou non, file tout droit au bal.
strangers-text-science_club = Lancez une pièce par enfant à vous dans une bibliothèque. Deux soucoupes : le contact est établi, vous gagnez. En solo : 10 points.
strangers-text-pool_party = Un ou deux enfants dehors, à vous ou non, filent tout droit à la piscine.
strangers-text-moms_new_boyfriend = Un enfant dans une maison ou un manoir doit retourner devant l’école.
strangers-text-men_in_black = Un alien quitte le plateau.
strangers-text-ice_cream_date = Regardez la main d’un autre et utilisez une de ses cartes comme la vôtre. Elle y reste.
strangers-text-synchronize_watches = Autant de vos enfants que vous voulez avancent de 3 cases chacun.
strangers-text-moms_car = Un de vos enfants dehors est conduit dans une maison libre.
strangers-text-carpool = Autant de vos enfants dehors que vous voulez vont à un seul et même arrêt de bus.
strangers-copies = { $card } ×{ $count }

## Places and streets

strangers-place-gym = Gymnase
strangers-place-library = Bibliothèque
strangers-place-library_west = Bibliothèque ouest
strangers-place-library_south = Bibliothèque sud
strangers-place-pool = Piscine
strangers-place-prom = Bal
strangers-place-secret_club = Club secret
strangers-place-park_north = Parc nord
strangers-place-park_south = Parc sud
strangers-place-house_1 = Maison 1
strangers-place-house_2 = Maison 2
strangers-place-house_3 = Maison 3
strangers-place-house_4 = Maison 4
strangers-place-house_5 = Maison 5
strangers-place-house_6 = Maison 6
strangers-place-house_7 = Maison 7
strangers-place-mansion_west = Manoir ouest
strangers-place-mansion_east = Manoir est
strangers-place-mansion_north = Manoir nord
strangers-place-mansion_south = Manoir sud
strangers-place-mansion_woods = Manoir des bois
strangers-landing-bottling_plant = Usine d’embouteillage
strangers-landing-crosswalk = Passage piéton
strangers-landing-water_tower = Château d’eau
strangers-landing-phone_booth = Cabine téléphonique
strangers-landing-flagpole = Mât du drapeau
strangers-landing-drive_in_sign = Enseigne du ciné-parc
strangers-landing-book_drop = Boîte à livres
strangers-landing-lemonade_stand = Stand de limonade
strangers-landing-dead_traffic_light = Feu en panne
strangers-landing-mailbox = Boîte aux lettres
strangers-landing-vacant_lot = Terrain vague
strangers-landing-storm_drain = Bouche d’égout
strangers-landing-milk_depot = Laiterie
strangers-landing-billboard = Panneau d’affichage
strangers-landing-radio_mast = Antenne radio
strangers-landing-newsstand = Kiosque
strangers-landing-road_works = Travaux
strangers-landing-gas_pump = Pompe à essence
strangers-landing-arcade = Salle d’arcade
strangers-landing-laundromat = Laverie
strangers-landing-rail_crossing = Passage à niveau
strangers-landing-junkyard = Casse
strangers-landing-creek_woods = Bois du ruisseau
strangers-landing-old_oak = Vieux chêne
strangers-landing-fox_hollow = Vallon du renard
strangers-landing-dark_clearing = Clairière sombre
strangers-street-road = { $cell }
strangers-street-landing = { $name } { $cell }
strangers-street-school = École { $cell }
strangers-street-school-bus = arrêt du bus scolaire { $cell }
strangers-street-city-bus = arrêt du bus de ville { $cell }
strangers-ground-road = rue
strangers-ground-landing = rue où un alien peut atterrir
strangers-ground-woods = bois
strangers-ground-woods-landing = bois où un alien peut atterrir
strangers-ground-school = école
strangers-ground-school-bus = arrêt du bus scolaire
strangers-ground-city-bus = arrêt du bus de ville
strangers-ground-house = maison
strangers-ground-mansion = manoir
strangers-ground-pool = piscine
strangers-ground-library = bibliothèque
strangers-ground-park = parc
strangers-ground-gym = gymnase
strangers-ground-secret_club = club secret
strangers-ground-prom = bal
strangers-detail-points = Points : { $points }
strangers-detail-full = { $points } chacun si complet
strangers-detail-library = Chaque enfant ici : une carte de plus en main
strangers-detail-park = Chaque enfant ici : un enfant de plus dehors
strangers-detail-doors = Portes : { $doors }

## The table

strangers-zone-map-a = Quartier A
strangers-zone-map-b = Quartier B
strangers-zone-hand = Main
strangers-zone-deck = Pioche
strangers-zone-discard = Défausse
strangers-meter-turn = Tour
strangers-meter-aliens = Aliens
strangers-meter-deck = Pioche
strangers-meter-score = Points
strangers-meter-home = À l’abri
strangers-meter-moving = Dehors
strangers-meter-reserve = Réserve
strangers-meter-cards = Cartes
strangers-kid-outside = enfant { $kid }
strangers-kid-home = enfant à l’abri
strangers-alien = alien

## Questions

strangers-headline-act = jouez une carte
strangers-ask-act = Jouez une carte, faites sortir un enfant de l’école ou rappelez-en un.
strangers-wait-act = { $seat } choisit que faire.
strangers-headline-use = utilisez { $card }
strangers-ask-use = { $card } : qui va où ?
strangers-wait-use = { $seat } décide pour { $card }.
strangers-headline-date = choisissez votre rendez-vous
strangers-ask-date = La main de qui regardez-vous ?
strangers-wait-date = { $seat } choisit avec qui manger une glace.
strangers-headline-copy = copiez une carte
strangers-ask-copy = Laquelle de ces cartes utilisez-vous ? Elle reste à { $whom }.
strangers-wait-copy = { $seat } regarde la main de { $whom }.
strangers-headline-first = alien ou soucoupe d’abord
strangers-ask-first = Les deux arrivent : lequel d’abord ?
strangers-wait-first = { $seat } décide de l’ordre.
strangers-headline-alien = placez un alien
strangers-ask-alien =
    Où l’alien atterrit-il ? { $left ->
        [one] C’est le dernier : la partie s’arrête avec lui.
       *[other] Il en reste { $left } dans la boîte.
    }
strangers-wait-alien = { $seat } choisit où l’alien atterrit.
strangers-headline-saucer = dirigez la soucoupe
strangers-ask-saucer = Qui la soucoupe vise-t-elle ? La pièce décidera.
strangers-wait-saucer = { $seat } choisit qui la soucoupe vise.
strangers-headline-plan = préparez la pioche
strangers-ask-plan =
    Quelle carte { $part ->
        [hand] prenez-vous en main ({ $number })
       *[deck] mettez-vous à la place { $number } de la pioche, suivie d’un alien
    } ? Vous pouvez en nommer plusieurs, séparées par des virgules.
strangers-wait-plan = { $seat } prépare la pioche.
strangers-way-release = Faire sortir un enfant de l’école ({ $left } en réserve)
strangers-way-flee = Rappeler l’enfant { $kid } : { $from }
strangers-way-discard = Défausser { $card } gratuitement
strangers-way-play = { $card }
strangers-way-go = Enfant { $kid }, { $from } → { $to }
strangers-way-kid = Enfant { $kid } : { $from }
strangers-way-invite = Un enfant de { $seat } : { $from }
strangers-way-evict = L’enfant de { $seat } : { $place }
strangers-way-clear = L’alien : { $from }
strangers-way-done = C’est tout
strangers-way-visit = { $seat }
strangers-way-copy = Utiliser { $card }
strangers-way-copy-none = Aucune de ces cartes ne sert
strangers-way-first-alien = D’abord l’alien
strangers-way-first-saucer = D’abord la soucoupe
strangers-way-alien = { $at }
strangers-way-saucer = Un enfant de { $seat } : { $at }
strangers-way-plan = { $card }
strangers-choice-kid = Enfant { $kid } : { $from }
strangers-choice-nobody = reste là
strangers-slot-use = Ce qu’elle fait
strangers-slot-where = Vers où
strangers-slot-who = Qui part
strangers-slot-stop = À quel arrêt
strangers-slot-first = D’abord
strangers-slot-second = Ensuite
strangers-slot-kid = Enfant { $kid } : { $from }
strangers-note-home =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
strangers-note-venue =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $full } si c’est complet
strangers-note-library =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et une carte de plus en main
strangers-note-park =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et un enfant de plus dehors
strangers-note-idle = Rien à en faire maintenant : elle serait seulement défaussée. { $text }
strangers-note-flee = On ne pioche pas
strangers-note-hand =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main
strangers-note-takes = Un enfant s’y trouve : { $seats }

## What happened

strangers-log-dealt = { $count } cartes sont mélangées.
strangers-log-handed = { $seat } reçoit { $count } cartes.
strangers-log-handed-passed = { $seat } reçoit { $count } cartes. Mises de côté : { $passed }.
strangers-log-returned =
    { $count ->
        [one] Un alien retourne
       *[other] { $count } aliens retournent
    } dans la pioche.
strangers-log-planned = Prévu : { $card }.
strangers-log-turn = C’est au tour de { $seat }.
strangers-log-released = Un enfant de { $seat } sort de l’école.
strangers-log-fled = { $seat } rappelle un enfant : { $from }.
strangers-log-discarded = { $seat } défausse { $card }.
strangers-log-played = { $seat } joue { $card }.
strangers-log-idled = { $card } ne sert à rien.
strangers-log-moved = Un enfant de { $seat } : { $from } → { $to }.
strangers-log-home =
    Un enfant de { $seat } est à l’abri : { $from } → { $to }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
strangers-log-evicted = Un enfant de { $seat } doit retourner à l’école : { $from }.
strangers-log-alien-left = Les hommes en noir emmènent un alien : { $from }.
strangers-log-dated = { $seat } mange une glace avec { $whom } et regarde ses cartes.
strangers-log-dated-seen = { $seat } mange une glace avec { $whom } et voit : { $cards }.
strangers-log-copied = { $card } est copiée ; elle reste à { $whom }.
strangers-log-dated-in-vain = Rien dans la main de { $whom } ne sert.
strangers-log-contact = { $seat } lance { $coins } pièces : { $saucers } soucoupes. Contact !
strangers-log-contact-points = { $seat } lance { $coins } pièces : { $saucers } soucoupes. Contact ! { $points } points.
strangers-log-no-contact =
    { $coins ->
        [0] { $seat } n’a pas d’enfant en bibliothèque : ni pièce ni contact.
        [one] { $seat } lance une pièce : pas de contact.
       *[other] { $seat } lance { $coins } pièces, soucoupes : { $saucers }. Pas de contact.
    }
strangers-log-drew = { $seat } pioche une carte.
strangers-log-drew-seen = { $seat } pioche { $card }.
strangers-log-revealed = De la pioche : { $card } !
strangers-log-alien-first = L’alien d’abord.
strangers-log-saucer-first = La soucoupe d’abord.
strangers-log-alien = Un alien atterrit : { $at }.
strangers-log-alien-takes = Un alien atterrit : { $at }. Enlevés : enfants de { $taken }.
strangers-log-saucer-nobody = La soucoupe ne trouve personne.
strangers-log-saucer-takes = La soucoupe enlève un enfant de { $seat } : { $at }.
strangers-log-saucer-misses = La soucoupe manque un enfant de { $seat } : { $at }.
strangers-log-reshuffled = La défausse, { $count } cartes, forme une nouvelle pioche.
strangers-log-ended-invasion = C’était le dernier alien : la partie est finie.
strangers-log-ended-home = Tous les enfants de { $seat } sont à l’abri : la partie est finie.
strangers-log-ended-contact = { $seat } a établi le contact : la partie est finie.
strangers-log-ended-stall = { $turns } tours sont passés : la partie est finie.

## The end

strangers-reason-invasion = Le dernier des { $aliens } aliens a atterri.
strangers-reason-home = Les dix enfants de { $seat } sont à l’abri.
strangers-reason-contact = Le club de science de { $seat } a établi le contact.
strangers-reason-stall = { $turns } tours ont été joués.
strangers-score-place = { $place } ({ $kids })
strangers-score-full = { $place }, complet ({ $kids })
strangers-score-contact = Contact

## What cannot be done

strangers-refusal-teams = Deux contre deux demande quatre joueurs ; il y en a { $seats }.
strangers-refusal-architect = L’architecte joue seul ; il y a { $seats } places.
strangers-refusal-architect-options = L’architecte ne laisse rien au hasard : sans invasion totale et sans aliens remis dans la pioche.
strangers-refusal-first-player = { $seat } ne peut pas commencer : il y a { $seats } places.
strangers-refusal-no-reserve = Il n’y a plus d’enfant dans votre réserve.
strangers-refusal-moving-limit =
    Vous pouvez avoir { $limit ->
        [one] { $limit } enfant
       *[other] { $limit } enfants
    } dehors, et c’est le cas. Mettez-en d’abord un à l’abri ; les enfants dans les parcs en laissent sortir plus.
strangers-refusal-not-in-hand = Vous n’avez pas { $card } en main.
strangers-refusal-discarded = Vous avez déjà défaussé une carte ce tour-ci. Jouez-en une, faites sortir un enfant ou rappelez-en un.
strangers-refusal-no-discard = À cette table, on ne défausse pas. Jouez une carte : elle part à la défausse même si elle ne sert à rien.
strangers-refusal-no-kid = Aucun de vos enfants n’est en { $cell }.
strangers-refusal-cannot-go = { $card } ne mène pas de { $from } à : { $to }.
strangers-refusal-not-done = { $card } fait bouger tous ceux qui peuvent ; quelqu’un peut encore.
strangers-refusal-plan-alien = Les aliens viennent d’eux-mêmes une place sur deux ; prévoyez une autre carte.
strangers-refusal-plan-gone = Il ne reste plus de { $card } à prévoir.
strangers-refusal-copy = { $card } n’est pas parmi les cartes utiles de { $seat }.
strangers-refusal-copy-something = Une de ces cartes sert à quelque chose : choisissez-la.
strangers-refusal-alien-there = Il y a déjà un alien en { $cell }.
strangers-refusal-no-landing = Aucun alien ne peut atterrir en { $cell }.
strangers-refusal-nobody-there = Aucun enfant de ce joueur n’est là.
strangers-refusal-other-question = Ce n’est pas la question : { $question }

## Rules

strangers-rules-1-title = De quoi il s’agit
strangers-rules-1-text = Les aliens débarquent, et dix de vos enfants doivent aller de l’école à un abri. Un enfant dans un lieu rapporte des points, un enfant dans la rue n’en rapporte pas. Le plus de points quand l’invasion est complète gagne.
strangers-rules-2-title = Votre tour
strangers-rules-2-text = Faites une chose sur trois. Faites sortir un enfant de l’école, si vous en avez dehors moins que permis : un, plus un par enfant à vous dans les parcs. Ou jouez une carte et appliquez-la ; si elle ne sert à rien, elle est seulement défaussée. Ou rappelez un enfant de la rue dans votre réserve. Complétez ensuite votre main à trois cartes, plus une par enfant à vous dans les bibliothèques ; après un rappel, on ne pioche pas.
strangers-rules-3-title = Marcher
strangers-rules-3-text = Un enfant avance exactement du nombre de cases indiqué, d’une case à une voisine par un côté, sans entrer deux fois dans la même. Les murs et les aliens l’arrêtent. Il entre dans un lieu par une porte, si une place est libre : c’est un pas, il prend la meilleure place libre, et la marche s’arrête, même s’il reste des pas. Les enfants ne se gênent pas.
strangers-rules-4-title = Les lieux
strangers-rules-4-text = Maisons et manoirs n’abritent qu’un enfant. À la piscine, le premier arrivé gagne le plus. Au gymnase, au club secret et au bal, chacun rapporte plus si le lieu est complet à la fin, peu importe par qui. Un enfant en bibliothèque vous laisse une carte de plus en main, un enfant dans un parc laisse sortir un enfant de plus. Les enfants à l’abri y restent.
strangers-rules-5-title = Aliens et soucoupes
strangers-rules-5-text = Certaines cartes agissent dès qu’on les pioche, puis on continue à piocher. Alien en vue : vous choisissez une piste libre ; les enfants qui s’y trouvent retournent en réserve, et plus personne ne passe. Soucoupe volante : vous devez désigner un enfant, de n’importe qui, à l’abri ou non ; la pièce décide s’il retourne en réserve. Arrêts de bus et école ne sont pas des pistes.
strangers-rules-6-title = La fin
strangers-rules-6-text = La partie s’arrête aussitôt quand le dernier alien atterrit (le huitième dans le quartier A, le dixième dans le B), quand les dix enfants de quelqu’un sont à l’abri, ou quand un club de science établit le contact : ce joueur gagne alors, quels que soient les points. Sinon le plus de points gagne, et les égaux partagent.
strangers-rules-7-title = Équipes
strangers-rules-7-text = Deux contre deux : les points des partenaires s’ajoutent, et le contact fait gagner les deux. Les équipes ouvertes sont côte à côte, voient leurs mains et parlent entre elles. Les équipes muettes sont face à face et ne disent rien.
strangers-rules-8-title = En solo
strangers-rules-8-text = Le défi : battez votre propre record ; le contact rapporte dix points. L’architecte choisit sa première main et une carte de la pioche sur deux ; une place sur deux est un alien. Tout est visible, rien n’est laissé au hasard.
strangers-rules-9-title = Mise en place
strangers-rules-9-text = Chacun a dix enfants en réserve et reçoit trois cartes. Aliens et soucoupes rencontrés en distribuant sont écartés sans effet. La rue est vide ; un joueur tiré au sort commence.
strangers-rules-10-title = Questions fréquentes
strangers-rules-10-text = Un enfant doit-il faire tous ses pas ? Oui, sauf s’il entre dans un lieu : son chemin s’arrête là. Deux enfants sur une même case ? Oui, autant qu’on veut. Peut-on traverser l’école ou un arrêt de bus ? Oui, et s’y arrêter. Et si une carte ne sert à rien ? On peut la jeter comme action et en piocher une autre. Puis-je envoyer au bal l’enfant d’un rival ? Oui ; il compte pour lui, et peut compléter le lieu pour vous. Un enfant enlevé revient-il ? Il attend en réserve et peut ressortir. Un gymnase complet compte-t-il tout de suite ? Seulement à la fin.

## Réponses entières

strangers-play-card = { $card } : { $uses }
strangers-play-idle = { $card } : rien à en faire ; la défausser et piocher
strangers-play-score = { $then ->
    [one] Vous aurez { $then } point.
   *[other] Vous aurez { $then } points.
}
strangers-play-home = { $then ->
    [one] { $then } enfant sera à l’abri.
   *[other] { $then } enfants seront à l’abri.
}
strangers-play-moving = { $then ->
    [one] { $then } enfant sera dehors.
   *[other] { $then } enfants seront dehors.
}
strangers-play-reserve = { $then ->
    [one] { $then } enfant attendra de sortir.
   *[other] { $then } enfants attendront de sortir.
}
strangers-play-unseen = Ce qui sortira de la pioche ne peut pas encore se savoir.
strangers-in-deck = { $count } dans la pioche
