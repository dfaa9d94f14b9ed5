log-by-mail = por e-mail
log-robot = robô
log-time-ran-out = tempo esgotado
log-sealed = respondido antes da hora
log-dealt = A partida foi preparada
log-taken-back = { $who } desfez a jogada nº { $entry }
log-untold = { $who } jogou
