log-by-mail = по почте
log-robot = робот
log-time-ran-out = время вышло
log-sealed = ответ дан заранее
log-dealt = Игра разложена
log-forked = Игра продолжается с одного из моментов другого стола; всё, чего там не было видно с этого места, роздано заново
log-taken-back = { $who } берёт назад запись { $entry }
log-untold = { $who } делает ход
