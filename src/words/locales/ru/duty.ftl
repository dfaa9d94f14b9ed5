# Имена не склоняются, поэтому они стоят после двоеточия.
duty-lead = Ваш ход
duty-follow = Вы можете ответить
duty-wait = Ждём: { $who }
duty-wait-since = Ждём: { $who }, { $since }
duty-over = Игра окончена
