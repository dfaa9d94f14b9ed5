log-by-mail = por e-mail
log-robot = robô
log-time-ran-out = tempo esgotado
log-sealed = respondido antes da hora
log-dealt = A partida foi preparada
log-forked = A partida continua de um momento de outra mesa; o que este lugar não podia saber foi distribuído de novo
log-taken-back = { $who } desfez a jogada nº { $entry }
log-untold = { $who } jogou
