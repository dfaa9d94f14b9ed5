log-by-mail = par courriel
log-robot = robot
log-time-ran-out = temps écoulé
log-sealed = réponse donnée d’avance
log-dealt = La partie est en place
log-forked = La partie reprend là où une autre table en était ; ce que cette place ne pouvait pas savoir est redistribué
log-taken-back = { $who } a repris le coup n° { $entry }
log-untold = { $who } a joué
