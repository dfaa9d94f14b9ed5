log-by-mail = por e-mail
log-robot = robô
log-time-ran-out = tempo esgotado
log-sealed = resposta antecipada
log-dealt = A partida foi preparada
log-forked = A partida continua de um momento de outra mesa; o que estava escondido de quem abriu esta foi distribuído de novo
log-taken-back = { $who } desfez o registro { $entry }
log-untold = { $who } jogou
