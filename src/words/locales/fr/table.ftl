# The page of a table, its replay and its record.
table-since = Depuis votre dernier passage
table-question = À vous
table-ahead = Répondre d’avance
table-sealed = Votre réponse scellée : { $words }
table-unseal = Retirer la réponse scellée
table-board = Le plateau
table-log = Le fil de la partie
table-talk = Discussion
# $n: messages the reader has not seen.
table-talk-new = { $n ->
    [one] { $n } nouveau
   *[other] { $n } nouveaux
}
table-talk-empty = Personne n’a encore rien dit.
table-talk-say = Dire quelque chose à la table
table-talk-send = Envoyer
table-notes = Vos notes
table-notes-hint = Vous seul pouvez lire ceci.
table-notes-save = Garder la note
table-send = Jouer
table-typed = Écrire le coup à la place
table-words = Le coup, en toutes lettres
table-send-words = Envoyer ces mots
table-nothing-picked = Choisissez une des possibilités, ou écrivez un coup.
table-undo = Reprendre le dernier coup
table-stale = La question a changé pendant que vous réfléchissiez. Rien n’a été joué ; voici la nouvelle question, vos mots sont conservés.
table-left = Pas encore joué : { $words }
table-total = Total
table-winner = gagne
table-spectator = Vous regardez la partie : vous voyez ce que tout le monde peut voir.
table-guest = Vous jouez en invité. Ajoutez une adresse dans les réglages et cette place restera la vôtre.
table-again = Rejouer avec les mêmes personnes
table-replay = Revoir la partie
table-download = Télécharger le fichier de la partie
table-rules = Règles de { $game }
table-entry = Entrée { $n }
table-share = La promesse sur le mélange
table-promise = Engagement { $hex }. À la fin de la partie, le secret est montré et chacun peut redistribuer cette partie et la vérifier.
flash-note-kept = Votre note est gardée.
flash-said = C’est dit.
flash-moved = Votre coup est joué.
flash-sealed = Votre réponse est scellée jusqu’à son tour.
flash-unsealed = La réponse scellée est retirée.
flash-undone = Votre dernier coup est repris.

replay-title = { $game } { $code }, entrée { $n }
replay-steps = Étapes
replay-first = Début
replay-previous = Précédente
replay-next = Suivante
replay-last = Fin
replay-now = Voir la table maintenant
replay-jump = Aller à l’entrée
replay-go = Aller
replay-eyes = Point de vue
replay-eyes-own = Ce que vous saviez alors
replay-eyes-public = Ce que tout le monde savait
replay-eyes-all = Toutes les cartes
replay-happened = Ce qui s’est passé ici
replay-chart = Les points au fil de la partie
replay-chart-text = Les points après chaque entrée, une ligne par personne. À cet instant : { $scores }.
replay-of = { $n } sur { $last }
replay-taken-back = Cette entrée a été reprise plus tard.

kin-from = Suite de
kin-entry = { $code }, entrée { $n }
kin-on = Reprise à la table
play-on-title = Reprendre d’ici
play-on-what = Une nouvelle table commence à ce moment précis, avec les mêmes règles. Ce que votre place savait ici ne change pas ; tout le reste est redistribué : personne ne connaît la suite.
play-on-seat = Votre place
play-on-others = Les autres places
play-on-robots = Des robots les prennent
play-on-people = J’invite du monde
play-on-button = Reprendre
play-on-later = Une fois la partie terminée, chacun pourra la reprendre à n’importe quel moment.
