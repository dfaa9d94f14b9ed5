log-by-mail = par e-mail
log-robot = robot
log-time-ran-out = temps écoulé
log-sealed = réponse donnée d’avance
log-dealt = La partie est en place
log-forked = La partie reprend là où une autre table en était ; ce que l’hôte n’y voyait pas est redistribué
log-taken-back = { $who } annule son coup (entrée { $entry })
log-untold = { $who } a joué
