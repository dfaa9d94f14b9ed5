refusal-not-asked = On ne vous demande rien pour l’instant : rien n’a changé.
refusal-unreadable = « { $words } » n’est pas un coup reconnu. Répondez par un numéro, ou par un choix tel qu’il est écrit.
refusal-not-offered = « { $words } » ne fait pas partie de vos choix actuels. Ils figurent sous la question.
refusal-ambiguous = « { $words } » peut vouloir dire plusieurs choses : { $candidates }. Précisez un peu, s’il vous plaît.
refusal-unfinished = « { $words } » n’est pas tout à fait un coup. Vous pouvez écrire : { $candidates }.
refusal-picked-twice = { $title } : { $choice } est choisi plus de fois qu’il n’y en a.
refusal-exact-number = { $title } : faites exactement { $number ->
    [1] un choix
   *[other] { $number } choix
}, s’il vous plaît.
refusal-wrong-number = { $title } : choisissez-en au moins { $least } et au plus { $most }, s’il vous plaît.
refusal-seats = Ce jeu se joue de { $least } à { $most } personnes.
refusal-edition = Ce programme ne joue pas l’édition { $edition } du jeu.
refusal-too-much-for-one = Pas plus de { $most } ici : { $choice }.
refusal-many-tables = Vous avez déjà { $most } tables qui attendent des joueurs. Commencez-en une ou annulez-la d’abord.
refusal-options = Ces options sont illisibles ({ $why }).
refusal-too-long = C’est trop long pour un coup : au plus { $most ->
    [one] { $most } caractère
    [many] { $most } de caractères
   *[other] { $most } caractères
}.
refusal-undo = { $why ->
    [acted] Quelqu’un a agi depuis : votre dernier coup reste joué.
    [shown] Votre dernier coup a révélé du nouveau : il reste joué.
   *[nothing] Vous n’avez aucun coup à annuler.
}
