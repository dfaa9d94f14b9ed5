# The frame of every page.
layout-name = Tincan
layout-skip = Aller au contenu
layout-places = Rubriques
layout-games = Vos parties
layout-lobby = Tables ouvertes
layout-rules = Règles
layout-sign-in = Se connecter
# $n: games that wait for the reader.
layout-next = { $n ->
    [one] Une partie vous attend
   *[other] { $n } parties vous attendent
}
layout-language = Langue
layout-foot = Des parties tranquilles entre amis, malgré la distance. Tout marche sans script.
