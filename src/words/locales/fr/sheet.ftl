sheet-entry = Entrée { $n }, { $when }
sheet-eyes = Vu par { $who }
sheet-eyes-spectator = Vu du public
sheet-eyes-everything = Toutes cartes visibles
sheet-happened = Ce qui s’est passé
sheet-answer = Répondez par un numéro, ou en recopiant les mots de la première colonne.
sheet-lapse = Sans réponse d’ici là, ce coup sera joué pour vous : { $words }
sheet-reveals = Ce choix révèle du nouveau : impossible de l’annuler ensuite.
sheet-ahead = Cette question vous sera posée bientôt, et vous pouvez y répondre dès maintenant. Votre réponse reste scellée jusqu’à son tour, et vous pouvez la changer d’ici là.
sheet-take-one = un seul choix
sheet-take-exactly = { $n } au choix
sheet-take-up-to = jusqu’à { $most }, ou rien
sheet-take-some = de { $least } à { $most }
sheet-take-ranked = { $n } par ordre de préférence, la meilleure d’abord
sheet-take-split = { $total } en tout, { $cap } au plus par choix, le nombre après le mot
sheet-take-split-each = { $total } en tout, chaque choix avec son nombre
sheet-usual = par défaut
sheet-you = { $who } (vous)
sheet-common = Sur la table
sheet-empty = rien
sheet-hidden = { $n } face cachée
sheet-of = { $value } (sur { $most })
sheet-fresh = nouvelle
sheet-pair = { $name } : { $what }
sheet-noted = { $name } — { $what }
sheet-slot = { $title } ({ $take }) :
# Explains the letters of a map drawn below.
sheet-map = murs #, portes =, p1 une pièce de la première place
# A choice with what is picked for it.
play-choice = { $way } : { $choice }
sheet-you-short = Vous
