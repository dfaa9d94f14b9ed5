# Имена не склоняются, поэтому они стоят после двоеточия.
duty-lead = Ваш ход
duty-follow = Вы можете повторить действие
duty-wait = Ждём: { $who }
duty-wait-since = Ждём: { $who }, { $since }
duty-over = Партия окончена
