# The toy game of the tests.
toy-name = Levées
toy-pitch = Quatre cartes, trois levées : la plus forte les prend.
toy-length = quelques minutes
toy-option-length = Durée
toy-option-length-short = Chacun entame une fois
toy-option-length-long = Chacun entame deux fois
toy-ask-aside = Mettez une carte de côté, cachée. Elle vaut son chiffre à la fin.
toy-ask-bet = Combien de rivaux vous suivront ?
toy-ask-lead = Entamez avec une carte.
toy-ask-follow = Suivre { $card } avec une carte de sa couleur ?
toy-do-aside = mettre une carte de côté
toy-do-bet = parier
toy-do-lead = jouer une carte
toy-do-follow = suivre ou passer
toy-slot-card = Carte
toy-slot-lead = Entame
toy-choice-later = Choisir la carte plus tard
toy-way-aside = Mettre de côté
toy-way-bet = { $followers ->
    [0] Personne ne suivra
    [one] Un rival suivra
   *[other] { $followers } rivaux suivront
}
toy-way-lead = Entamer avec { $card }
toy-way-follow = Suivre avec { $card }
toy-way-pass = Passer
toy-waits-aside = met une carte de côté
toy-waits-lead = entame
toy-waits-follow = peut suivre
toy-zone-deck = Pioche
toy-zone-trick = Levée
toy-zone-hand = Main de { $owner }
toy-zone-aside = Mise de côté par { $owner }
toy-meter-points = Points
toy-meter-turn = Tour
toy-score-tricks = Levées et paris
toy-score-aside = Carte mise de côté
toy-end-all-led = Tout le monde a entamé.
toy-log-dealt = Vous avez reçu { $cards }.
toy-log-aside = { $who } a mis { $card } de côté.
toy-log-aside-unseen = { $who } a mis une carte de côté.
toy-log-drew = { $who } a pioché { $card }.
toy-log-drew-unseen = { $who } a pioché une carte.
toy-log-bet = { $who } a parié sur { $followers ->
    [one] un suiveur
   *[other] { $followers } suiveurs
}.
toy-log-led = { $who } a entamé avec { $card }.
toy-log-followed = { $who } a suivi avec { $card }.
toy-log-passed = { $who } a passé.
toy-log-bet-won = { $who } a gagné son pari.
toy-log-ended = La partie est finie.
toy-suit-red = Rouge
toy-suit-blue = Bleu
toy-suit-green = Vert
toy-suit-gold = Or
toy-card-red_1 = Rouge 1
toy-card-red_2 = Rouge 2
toy-card-red_3 = Rouge 3
toy-card-red_4 = Rouge 4
toy-card-blue_1 = Bleu 1
toy-card-blue_2 = Bleu 2
toy-card-blue_3 = Bleu 3
toy-card-blue_4 = Bleu 4
toy-card-green_1 = Vert 1
toy-card-green_2 = Vert 2
toy-card-green_3 = Vert 3
toy-card-green_4 = Vert 4
toy-card-gold_1 = Or 1
toy-card-gold_2 = Or 2
toy-card-gold_3 = Or 3
toy-card-gold_4 = Or 4
