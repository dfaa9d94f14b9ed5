front-what = Tincan хранит ваш стол. Когда наступает ваша очередь, приходит письмо: ходите в любом браузере или просто ответьте на него.
front-now = Сыграть в { $game }
front-other-games = Другие игры
front-no-account = Аккаунт не нужен: остальные места займут роботы. Адрес можно добавить позже, чтобы сохранить партии.
front-games = Выберите игру
front-robots = Роботы:
front-level = Играют:
level-easy = легко
level-normal = обычно
level-hard = сильно
front-play = Играть
front-rules = Правила
front-how = Как идёт неторопливая партия
front-how-letter = Приходит письмо.
front-how-letter-text = В нём сказано, что случилось и что вы можете сделать.
front-how-answer = Вы отвечаете, когда удобно.
front-how-answer-text = Нажмите на карту на странице или ответьте номером.
front-how-wait = Стол подождёт.
front-how-wait-text = Часы или дни, как договорились. Собираться в одно время не нужно.
front-point-plain = Работает на любом телефоне, в текстовом браузере и с программой чтения с экрана.
front-point-fair = Тасовка определяется до начала партии и запечатывается; потом её может проверить любой.
front-seats = Игроков: от { $least } до { $most }
front-open = Открыть стол для друзей
front-no-games = Здесь пока нет игр.
games-title = Ваши партии
games-asked = Ждут вас
games-next = Перейти к первой из них
games-waiting = Ждём других
games-gathering = Столы, где вы ждёте игроков
games-over = Завершённые
games-none = У вас пока нет партий. Сядьте за открытый стол или откройте свой.
games-with = С вами играют: { $who }
lobby-title = Открытые столы
lobby-own = Ваши
lobby-open = Открытые для всех
lobby-none = Сейчас нет общедоступных столов. Откройте свой: другие найдут его здесь.
lobby-new = Открыть стол
lobby-host = Стол открыл игрок { $host }
lobby-free = { $n ->
    [0] Свободных мест нет
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
open-title = Новый стол: { $game }
open-seats = Всего мест
open-robots = Из них роботов
open-level = Как играют роботы
open-number = Укажите число от { $least } до { $most }.
open-joining = Кто может сесть
open-joining-link = Те, у кого есть ссылка
open-joining-public = Любой: показать в общем списке
open-button = Открыть стол
gathering-seats = Места
gathering-robot = Робот
gathering-free = свободно
gathering-begin-title = Начать партию
gathering-empty = Свободные места
gathering-empty-robots = Их займут роботы
gathering-empty-removed = Играть без них
gathering-robots-sit = Свободные места займут роботы.
gathering-begin = Начать
gathering-invite-title = Позвать людей
gathering-link = Дайте эту ссылку кому хотите; по ней можно сесть за стол:
gathering-invite = Или отправьте приглашение на адрес
gathering-words = Пара слов от вас (если хотите)
gathering-words-hint = Они войдут в письмо простым текстом.
gathering-words-wrong = Пожалуйста, одной строкой, не длиннее { $most } знаков и без веб-адресов.
gathering-address-add = Добавить адрес
gathering-invite-guest = Чтобы приглашать по почте, сначала добавьте свой адрес: приглашение приходит от вашего имени. Ссылка выше работает и так.
gathering-invite-button = Отправить приглашение
gathering-invited = Приглашены письмом:
gathering-invited-joined = уже за столом
gathering-invited-declined = не сможет
gathering-withdraw = Отозвать
gathering-wait = Место за вами. Партию начнёт { $host }, когда все соберутся.
gathering-look = Этот стол есть в списке ваших партий: заглядывайте туда время от времени.
gathering-address = Добавьте адрес, и о начале партии придёт письмо
gathering-letter = О начале партии придёт письмо.
gathering-leave = Уйти из-за стола
gathering-cancel = Закрыть стол
join-title = { $host } зовёт вас играть
join-there = Уже за столом:
join-name = Ваше имя
join-name-hint = Оставьте пустым, и имя пока придумаем мы.
join-button = Занять место
join-begun = Партия уже началась, мест больше нет.
join-watch = Посмотреть
join-full = Все места заняты.
invitation-personal = Это приглашение лично для вас: оно один раз даёт одно место тому, кому пришло письмо, и сразу впускает на сайт. Пожалуйста, не передавайте его другим.
invitation-name-hint = Если вы здесь впервые. Оставьте пустым, и вы пока получите временное.
invitation-else = Вы вошли как { $name }. Если приглашение пришло на другой ваш адрес, вы войдёте с ним.
invitation-decline = Нет, спасибо
invitation-declined = Вы отказались, и { $host } это видит. Если передумаете, ещё не поздно.
invitation-used = По этому приглашению место уже занято.
invitation-table = К столу
invitation-over = Это приглашение больше не действует. Если всё ещё хочется играть, попросите новое: { $host }.
flash-seated = Место за вами.
flash-got-up = Вы ушли из-за стола.
flash-cancelled = Стол закрыт.
flash-invited = Если на этот адрес доходит почта, приглашение уже в пути.
flash-withdrawn = Приглашение отозвано.
flash-not-withdrawn = На это приглашение уже ответили.
flash-not-full = Все места за этим столом заняты.
flash-not-closed = За этим столом уже играют, или его закрыли.
player-guest = Гость без адреса
player-own = Ваша открытая страница
player-on = Идущих партий
player-finished = Завершённых партий
player-won = Побед
player-against-people = Против людей
player-against-robots = Против роботов
player-game = Игра
player-none = Пока ни одной законченной партии.
player-reply = Обычно отвечает
player-reply-at-once = меньше чем за минуту
player-reply-minutes = за { $n ->
    [one] { $n } минуту
    [few] { $n } минуты
   *[many] { $n } минут
}
player-reply-hours = за { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
}
player-reply-days = за { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
admin-title = Сайт
admin-stuck = Застрявшие партии
admin-none = Нет.
admin-broken = не читается: { $why }
admin-nobody = никого ни о чём не спрашивают
admin-quiet = ничего не происходит с { $when }
admin-letters = Письма
admin-notices = { $n ->
    [one] { $n } извещение о ходе ждёт отправки.
    [few] { $n } извещения о ходах ждут отправки.
   *[many] { $n } извещений о ходах ждут отправки.
}
admin-unwritten = Письма, которые не удаётся написать
admin-unwritten-why = Их стол не читается или сбоит, когда пишется письмо. Попытка повторяется каждый час в течение суток.
admin-unwritten-tried = { $n ->
    [one] { $n } попытка
    [few] { $n } попытки
   *[many] { $n } попыток
}
admin-unwritten-over = попытки прекращены
admin-when = Когда
admin-kind = Вид
admin-state = Состояние
admin-tables = Столы
admin-table = Стол
admin-last = Последний ход
admin-finished = окончена
admin-on = идёт
admin-gathering = ждёт игроков
admin-people = { $n ->
    [one] { $n } человек
    [few] { $n } человека
   *[many] { $n } человек
}
admin-name = Имя
admin-resting = Столы, которые временно не работают
admin-resting-why = Их страницы отказали несколько раз подряд. Когда причина найдена, столу можно дать попробовать ещё раз.
admin-wake = Разбудить { $code }
admin-who = Часть имени или адреса
flash-woken = Стол может попробовать ещё раз.
letters-title = Письма этого сайта
letters-why = Почтовый сервер не настроен, поэтому письма складываются в папку и показываются здесь. Эту страницу видно только с этого компьютера.
letters-none = Пока не написано ни одного письма.
name-robot = Робот { $n }
name-gone = Удалённый аккаунт
# The list of players.
players-title = Игроки
players-name = Имя
players-find = Найти
players-none = Здесь никого так не зовут.
players-nobody = Аккаунтов здесь пока ни у кого нет.
players-more = Это не все: поищите по части имени.
