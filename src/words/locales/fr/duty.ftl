# « Mener » ne convient pas à chaque jeu de la maison : c’est le tour obligé, quel que soit le jeu.
duty-lead = À vous de jouer
duty-follow = Vous pouvez suivre
duty-wait = On attend { $who }
duty-wait-since = On attend { $who } { $since }
duty-over = La partie est terminée
