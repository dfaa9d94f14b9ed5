# The toy game of the tests.
toy-name = Взятки
toy-option-length = Длина
toy-option-length-short = Каждый ходит один раз
toy-option-length-long = Каждый ходит два раза
toy-ask-aside = Отложите одну карту взакрытую. В конце она принесёт своё число.
toy-ask-bet = Сколько соперников пойдёт за вами?
toy-ask-lead = Начните с карты.
toy-ask-follow = Пойти за картой { $card } картой той же масти?
toy-slot-card = Карта
toy-slot-lead = Сразу начать
toy-choice-later = Выбрать карту позже
toy-way-aside = Отложить
toy-way-bet = { $followers ->
    [0] Никто не пойдёт
    [one] Пойдёт { $followers } соперник
    [few] Пойдут { $followers } соперника
   *[other] Пойдут { $followers } соперников
}
toy-way-lead = Начать: { $card }
toy-way-follow = Пойти следом: { $card }
toy-way-pass = Пас
toy-waits-aside = откладывает карту
toy-waits-lead = начинает
toy-waits-follow = может пойти следом
toy-zone-deck = Колода
toy-zone-trick = Взятка
toy-zone-hand = Рука: { $owner }
toy-zone-aside = Отложено: { $owner }
toy-meter-points = Очки
toy-meter-turn = Ход
toy-score-tricks = Взятки и ставки
toy-score-aside = Отложенная карта
toy-end-all-led = Все уже начинали.
toy-log-dealt = Вам сданы: { $cards }.
toy-log-aside = { $who }: отложена карта { $card }.
toy-log-aside-unseen = { $who }: отложена карта.
toy-log-drew = { $who }: взята карта { $card }.
toy-log-drew-unseen = { $who }: взята карта.
toy-log-bet = { $who }: ставка, пойдут следом: { $followers }.
toy-log-led = { $who }: начало, { $card }.
toy-log-followed = { $who }: следом, { $card }.
toy-log-passed = { $who }: пас.
toy-log-bet-won = { $who }: ставка сыграла.
toy-log-ended = Игра окончена.
toy-suit-red = Красная
toy-suit-blue = Синяя
toy-suit-green = Зелёная
toy-suit-gold = Золотая
toy-card-red_1 = Красная 1
toy-card-red_2 = Красная 2
toy-card-red_3 = Красная 3
toy-card-red_4 = Красная 4
toy-card-blue_1 = Синяя 1
toy-card-blue_2 = Синяя 2
toy-card-blue_3 = Синяя 3
toy-card-blue_4 = Синяя 4
toy-card-green_1 = Зелёная 1
toy-card-green_2 = Зелёная 2
toy-card-green_3 = Зелёная 3
toy-card-green_4 = Зелёная 4
toy-card-gold_1 = Золотая 1
toy-card-gold_2 = Золотая 2
toy-card-gold_3 = Золотая 3
toy-card-gold_4 = Золотая 4
