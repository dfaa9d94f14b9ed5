open-pace = Темп
pace-relaxed = Спокойный: три дня на ответ
pace-daily = Ежедневный: сутки на ответ
pace-weekly = Еженедельный: неделя на ответ
pace-live = Вместе: несколько минут на ответ
pace-none = Без сроков
clock-title = Время
clock-bank = У вас накоплено сверх того: { $left }.
clock-kept = Место временно ведёт смотритель: { $who }.
clock-away = В отъезде: { $who }. Возвращение: { $day }.
clock-nudge = Попросить об ответе: { $who }
clock-late = Ответа всё нет: { $who }. Что решит стол?
clock-gone = Место без хозяина: { $who }. Что решит стол?
clock-vote-needed = { $n ->
    [one] Решает { $n } голос.
    [few] Решают { $n } голоса.
   *[many] Решают { $n } голосов.
}
clock-vote-of = { $who }: { $verdict }
clock-vote-button = Проголосовать
vote-wait = Подождать ещё
vote-replace = Отдать место кому-то другому
vote-end = Прекратить партию
clock-vacancy = Место свободно: { $who }. По этой ссылке его можно занять:
clock-return = За вас играет смотритель. Вернуть себе место можно в любой момент.
clock-return-button = Вернуться на своё место
clock-asleep = Все в отъезде. Партия спит, пока кто-нибудь не вернётся.
clock-ended = Стол решил прекратить эту партию.
clock-here = Пока вас нет, за этим столом:
clock-here-button = Изменить
clock-meanwhile-pause = Мои вопросы ждут, сколько позволяет стол
clock-meanwhile-orders = Отказываться за меня от всего, от чего можно; остальное ждёт
clock-meanwhile-caretaker = За меня играет смотритель
flash-back = С возвращением! Место снова ваше.
flash-nudged = Готово. Сообщение уйдёт.
flash-not-nudged = Просьба уже была, или ответ уже дан.
flash-voted = Ваш голос учтён.
flash-agreed = Стол решил.
flash-not-vote = Решать больше нечего.
games-ended = Прекращена по решению стола
seat-title = Занять место в партии: { $game }
seat-text = Партия идёт, а один из игроков выбыл. Вы продолжите вместо него со всем, что у него на столе и на руках.
seat-button = Занять место
flash-taken-over = Место ваше. Хорошей игры!
flash-not-seat = Это место уже не свободно.
time-title = Ваше время
time-text = Ваши сроки не истекают ни ночью, ни в выходные дни.
time-zone = Ваш часовой пояс: { $zone }
time-zone-change = Изменить в настройках
time-night = Моя ночь
time-from = С
time-to = До
time-night-hint = Оставьте оба поля пустыми, если подходит любой час.
time-wrong = Укажите два разных времени, например 23:00 и 07:00.
time-days = Выходные
time-days-all = Оставьте хотя бы один день недели.
day-mon = Понедельник
day-tue = Вторник
day-wed = Среда
day-thu = Четверг
day-fri = Пятница
day-sat = Суббота
day-sun = Воскресенье
time-save = Сохранить
flash-rhythm = Сохранено. Действует со следующего вопроса.
away-title = Отъезд
away-text = Ваши столы узнают об этом, и ни один вопрос не потеряется.
away-back = Вернусь
away-wrong = Выберите день впереди, не дальше года.
away-choice = А пока за всеми моими столами
away-button = Сообщить столам
away-is = Вы в отъезде. Возвращение: { $day }.
away-end = Я снова здесь
flash-away = Столы знают. Хорошего отдыха!
log-caretaker = Теперь место ведёт смотритель: { $who }
log-return = { $who } снова за столом
log-away = { $choice ->
    [pause] { $who } в отъезде; стол ждёт
    [orders] { $who } в отъезде и отказывается от всего, от чего можно
   *[caretaker] { $who } в отъезде; играет смотритель
}
log-grace = Сервис не работал; сроки сдвинуты
log-waited = Стол решил подождать
log-replaced = На этом месте продолжает другой игрок: { $who }
log-ended = Стол решил прекратить партию
log-kept = смотритель
log-orders = по распоряжению
admin-hangs = Сама дальше не пойдёт: { $why }
