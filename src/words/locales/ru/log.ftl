log-by-mail = по почте
log-robot = робот
log-time-ran-out = время вышло
log-sealed = ответ дан заранее
log-dealt = Карты розданы
log-forked = Партия продолжается с одного из моментов другого стола; то, чего не видел хозяин стола, роздано заново
log-taken-back = { $who } отменяет ход (запись { $entry })
log-untold = { $who } делает ход
