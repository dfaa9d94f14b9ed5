# The page of a table, its replay and its record.
table-since = С вашего прошлого визита
table-ahead = Ответить заранее
table-sealed = Ваш отложенный ответ: { $words }
table-unseal = Отменить отложенный ответ
table-board = Поле
table-log = Что произошло
table-talk = Разговор за столом
# $n: messages the reader has not seen.
table-talk-new = { $n ->
    [one] { $n } новое
    [few] { $n } новых
   *[many] { $n } новых
}
table-talk-empty = Пока никто ничего не сказал.
table-talk-say = Сказать что-нибудь за столом
table-talk-send = Отправить
table-notes = Ваши заметки
table-notes-hint = Это видите только вы.
table-notes-save = Сохранить заметку
table-send = Отправить
table-typed = Записать ход словами
table-words = Ход словами
table-send-words = Отправить эти слова
table-nothing-picked = Выберите один из вариантов или запишите ход словами.
table-undo = Отменить последний ход
table-stale = Пока вы думали, вопрос изменился. Ничего не сыграно; вот новый вопрос, а ваши слова сохранены.
table-closed = Ничего не сыграно: этот вопрос закрыт. На него уже ответили, или партия пошла дальше. Вы написали: { $words }
table-left = Ещё не сыграно: { $words }
table-total = Всего
table-winner = победа
table-spectator = Вы зритель и видите то, что видно всем.
table-guest = Вы играете как гость. Добавьте адрес, и это место останется за вами на любом устройстве.
table-again = Сыграть ещё раз тем же составом
table-rematch = Ещё партия: стол уже открыл игрок { $host }
table-replay = Просмотр партии
record-title = Протокол
record-begun = Начало: { $when }
record-ended = Конец: { $when }
table-download = Скачать файл партии
table-rules = Правила: { $game }
table-entry = Запись { $n }
table-share = Честна ли тасовка?
table-promise = Отпечаток тасовки: { $hex }. После партии секрет откроется, и каждый сможет повторить раздачу и проверить. Это доказывает: после публикации изменить случай не может никто — ни игроки, ни мы. Но тот, кто держит этот сайт, мог выбрать одну из нескольких тасовок до публикации; в этом остаётся верить ему на слово.
rules-luck = О случае
rules-luck-text = Прежде чем кто-то сядет за стол, публикуется число, которое закрепляет тасовку, и потом её может проверить любой. Игроки изменить случай не могут. Тот, кто держит этот сайт, мог выбрать одну из нескольких тасовок до публикации числа; в этом остаётся верить ему на слово.
flash-note-kept = Заметка сохранена.
flash-said = Отправлено.
flash-moved = Ваш ход сыгран.
flash-sealed = Ответ отложен до вашей очереди.
flash-unsealed = Отложенный ответ отменён.
flash-undone = Ваш последний ход отменён.

replay-title = { $game } { $code }, запись { $n }
replay-steps = Шаги
replay-first = Начало
replay-previous = Назад
replay-next = Вперёд
replay-last = Конец
replay-now = К столу, как он сейчас
replay-jump = Перейти к записи
replay-go = Перейти
replay-eyes = Чьими глазами
replay-eyes-own = Что вы знали тогда
replay-eyes-public = Что знали все
replay-eyes-all = Все карты
replay-happened = Что здесь произошло
replay-chart = Очки по ходу партии
replay-chart-text = Очки после каждой записи, у каждого игрока своя линия. На этот момент: { $scores }.
replay-chart-hidden = В этот момент очки ещё никому не видны.
replay-of = { $n } из { $last }
replay-taken-back = Эту запись позже отменили.

fork-from = Продолжение партии
fork-entry = { $code }, запись { $n }
fork-on = Партию продолжили за столом
fork-title = Продолжить отсюда
fork-what = Новый стол начинается с этого момента, по тем же правилам. То, что было известно на вашем месте, остаётся как было; всё остальное раздаётся заново, и никто не знает, что будет дальше.
fork-seat = Ваше место
fork-others = Остальные места
fork-robots = Сядут роботы
fork-people = Позову людей
fork-button = Играть дальше
fork-later = Когда эта партия закончится, её можно будет продолжить с любого момента.

table-you = Вы
table-points = Очки сейчас
table-earlier = и ещё раньше: { $n }
table-missed = Что было до этого: повтор
table-players = Игроки
table-own = Собрать самому
