# Призовём демонов: всё, что говорит игра, по-русски.

## The game

demons-name = Призовём демонов
demons-pitch = Два кубика будят весь квартал. Собирайте души, заселяйте улицу и впускайте демонов.
demons-length = быстрые броски, внезапный финал

## Options

demons-option-teams = Команды по двое
demons-option-teams-off = каждый за себя
demons-option-teams-on = двое на двое, партнёры напротив (четыре игрока)
demons-option-starting_souls = Душ в начале
demons-option-demons_dealt = Демонов на руке в начале (0: 3, а с первым демоном даром 4)
demons-option-demons_to_win = Демонов для победы (0: 3, а с первым демоном даром 4; в командах вдвое больше)
demons-option-souls_to_win = Душ для победы (0: 10, в командах 20)
demons-option-candles_each = Свечей у каждого (2 только вдвоём)
demons-option-candle_mode = Свечи
demons-option-candle_mode-random = раздаются случайно
demons-option-candle_mode-choose = выбираются, начиная с последнего игрока
demons-option-beginners_candle = Свеча новичка
demons-option-beginners_candle-include = вместе с остальными
demons-option-beginners_candle-exclude = не участвует
demons-option-beginners_candle-newcomer = тому, кто играет впервые
demons-option-starting_demon = Первый демон даром
demons-option-starting_demon-off = нет
demons-option-starting_demon-on = в первый ход можно призвать одного демона даром
demons-option-promos = Промокарты
demons-option-promos-off = не участвуют
demons-option-promos-on = с нами Священная корова, Гарольд и Ванда
demons-option-team_hands = Демоны на руке в командах
demons-option-team_hands-hidden = каждый видит только своих
demons-option-team_hands-shared = партнёры видят карты друг друга
demons-option-auto_trivial = Карты, которые просто приносят души
demons-option-auto_trivial-on = приносят их сами
demons-option-auto_trivial-off = ждут своей очереди

## Cards

demons-card-good_candle = Добрая свеча
demons-card-kind_candle = Ласковая свеча
demons-card-beginners_candle = Свеча новичка
demons-card-naughty_candle = Озорная свеча
demons-card-evil_candle = Злая свеча
demons-card-jane = Джейн
demons-card-lola = Лола
demons-card-eve = Ева
demons-card-sweet_caroline = Милая Каролина
demons-card-sweet_lisa = Милая Лиза
demons-card-sweet_alice = Милая Алиса
demons-card-sweet_pippi = Милая Пеппи
demons-card-sweet_marilyn = Милая Мэрилин
demons-card-sweet_destiny = Милая Дестини
demons-card-rotten_regan = Гадкая Риган
demons-card-rotten_annie = Гадкая Энни
demons-card-rotten_dolores = Гадкая Долорес
demons-card-rotten_carrie = Гадкая Кэрри
demons-card-adam = Адам
demons-card-romeo = Ромео
demons-card-irwin = Ирвин
demons-card-sweet_jesus = Милый Хесус
demons-card-sweet_chuck = Милый Чак
demons-card-sweet_glen = Милый Глен
demons-card-sweet_louis = Милый Луи
demons-card-rotten_tommy = Гадкий Томми
demons-card-rotten_calvin = Гадкий Кальвин
demons-card-rotten_dillinger = Гадкий Диллинджер
demons-card-rotten_sam = Гадкий Сэм
demons-card-rotten_damian = Гадкий Дэмиен
demons-card-rotten_donnie = Гадкий Донни
demons-card-dog = Пёс
demons-card-cat = Кот
demons-card-goldfish = Золотая рыбка
demons-card-owl = Сова
demons-card-stray_cat = Бродячий кот
demons-card-rainbow_parrot = Радужный попугай
demons-card-rabbit = Кролик
demons-card-rabid_dog = Бешеный пёс
demons-card-hawk = Ястреб
demons-card-goat = Коза
demons-card-skunk = Скунс
demons-card-alligator = Аллигатор
demons-card-holy_cow = Священная корова
demons-card-harold = Гарольд
demons-card-wanda = Ванда
demons-card-the_serpent = Змей
demons-card-gross_grimoire = Гадостный гримуар
demons-card-bogeyman = Бабай
demons-card-porcus = Поркус
demons-card-we_are_legion = Имя нам легион
demons-card-beelzebuzz = Вельзе’жуж
demons-card-hound_of_bael = Пёс Баала
demons-card-clockwork_satan = Заводной Сатана
demons-card-antichrist = Антихрист
demons-card-mephistopheles = Мефистофель
demons-card-the_devil = Дьявол
demons-card-incu_succubus = Инку-Суккуб
demons-card-demogorguignol = Демогоргиньоль
demons-card-macabre_oni = Жуткий Они
demons-card-dublux = Дублюкс
demons-card-re_rollzebub = Перекидул
demons-card-asmodonkey = Ослодей
demons-card-spectralux = Спектралюкс
demons-card-rosemarys_egg = Яйцо Розмари
demons-card-baphometal = Бафометалл

demons-text-good_candle = Получите 1 душу.
demons-text-kind_candle = Получите 1 душу.
demons-text-beginners_candle = Получите 1 душу.
demons-text-naughty_candle = Получите 1 душу.
demons-text-evil_candle = Получите 1 душу.
demons-text-jane = Возьмите животное из Квартала.
demons-text-lola = Получите по 1 душе за каждого своего мальчика.
demons-text-eve = Получите 1 душу.
demons-text-sweet_caroline = Получите 5 душ.
demons-text-sweet_lisa = Получите по 1 душе за каждого своего милого ребёнка, включая её саму.
demons-text-sweet_alice = Откройте 2 верхние карты колоды: милых детей оставьте себе, остальное сбросьте.
demons-text-sweet_pippi = Получите по 1 душе за каждое своё животное.
demons-text-sweet_marilyn = Возьмите мальчика из Квартала.
demons-text-sweet_destiny = Разбудите другого своего милого ребёнка.
demons-text-rotten_regan = Получите 1 душу.
demons-text-rotten_annie = Можно сбросить её и взять ребёнка у соперника или из Квартала.
demons-text-rotten_dolores = Замените всех милых детей в Квартале, потом возьмите оттуда гадкого ребёнка.
demons-text-rotten_carrie = Получите 2 души.
demons-text-adam = Получите 1 душу.
demons-text-romeo = Получите по 1 душе за каждую свою девочку.
demons-text-irwin = Разбудите всех своих животных в любом порядке.
demons-text-sweet_jesus = Получите 2 души.
demons-text-sweet_chuck = Если у вас есть другой милый ребёнок: получите 2 души.
demons-text-sweet_glen = Получите 2 души; соперник по вашему выбору получает 1.
demons-text-sweet_louis = Получите 1 душу.
demons-text-rotten_tommy = Откройте верхнюю карту колоды; если это девочка, оставьте её себе.
demons-text-rotten_calvin = Если у вас 3 гадких ребёнка: украдите 2 души.
demons-text-rotten_dillinger = Украдите 1 душу.
demons-text-rotten_sam = Можно сбросить своё животное и получить 6 душ.
demons-text-rotten_damian = Можно сбросить его и призвать случайного демона с руки.
demons-text-rotten_donnie = Украдите по 1 душе за каждого своего гадкого ребёнка, включая его самого.
demons-text-dog = Если у вас есть ребёнок: получите 1 душу.
demons-text-cat = Откройте верхнюю карту колоды; если это животное, оставьте его себе.
demons-text-goldfish = Можно сбросить её и получить 5 душ.
demons-text-owl = Можно сбросить её, получить 4 души и заменить любые карты Квартала.
demons-text-stray_cat = Если у вас нет детей: возьмите верхнюю карту колоды.
demons-text-rainbow_parrot = Если у вас 2 мальчика или 2 девочки: получите 2 души.
demons-text-rabbit = Если у вас 3 животных: получите 2 души.
demons-text-rabid_dog = Если у вас нет детей: получите 2 души.
demons-text-hawk = Можно сбросить его, открыть 7 верхних карт колоды и оставить себе животных.
demons-text-goat = Можно сбросить одного своего мальчика и одну девочку и призвать верхнего демона колоды.
demons-text-skunk = Все игроки сбрасывают всех своих соседей.
demons-text-alligator = Можно сбросить его и сбросить до 2 детей соперников.
demons-text-holy_cow = Можно сбросить её и бросить оба кубика: 26 душ, а на дубле ничего.
demons-text-harold = Откройте верхнюю карту колоды и разбудите её как свою, потом сбросьте.
demons-text-wanda = Разбудите все свои карты, которые она отметила. Потом можно положить 1 душу меткой на другую свою карту с числом.
demons-text-the_serpent = Вы победили.
demons-text-gross_grimoire = Просмотрите колоду демонов, призовите одного, перетасуйте колоду.
demons-text-bogeyman = Возьмите 2 верхние карты колоды соседей.
demons-text-porcus = Получите 5 душ.
demons-text-we_are_legion = Получите по 1 душе за каждую свою карту в игре, включая эту и свечу.
demons-text-beelzebuzz = Разбудите всех своих детей в любом порядке.
demons-text-hound_of_bael = Украдите по 1 душе за каждое своё животное.
demons-text-clockwork_satan = Получите 1 душу. После этого хода вы ходите ещё раз, и просыпаются только ваши карты.
demons-text-antichrist = Украдите 5 душ.
demons-text-mephistopheles = Украдите у соперника любую карту, можно и демона, но не свечу.
demons-text-the_devil = Украдите у одного соперника все карты, включая демонов, но не свечи.
demons-text-incu_succubus = Все ваши дети считаются и милыми, и гадкими.
demons-text-demogorguignol = Все ваши дети считаются и мальчиками, и девочками.
demons-text-macabre_oni = В ваш ход ваши дети получают вдвое больше.
demons-text-dublux = Если у вас выпал дубль, получите столько душ, сколько на одном кубике.
demons-text-re_rollzebub = Раз в каждый свой ход вы можете перебросить оба кубика.
demons-text-asmodonkey = Получайте 1 душу каждый раз, когда к вам приходит животное.
demons-text-spectralux = Соперники не могут у вас красть и заставлять вас сбрасывать.
demons-text-rosemarys_egg = При призыве: сбросьте его, посмотрите 3 верхних демонов, призовите одного, остальных сбросьте.
demons-text-baphometal = Соперники отдают за каждого демона на карту больше.

## The table

demons-zone-block = Квартал: соседи на продажу
demons-zone-dice = Последний бросок: { $sum }
demons-zone-candles = Свечи на выбор
demons-zone-seen = Демоны, которых вы видите
demons-zone-cards = В игре: { $seat }
demons-zone-hand = Демоны на руке: { $seat }
demons-zone-row = Кого разбудит следующий бросок
demons-zone-discard = Сброшенные соседи
demons-zone-demon-discard = Сброшенные демоны
demons-die-1 = кубик: 1
demons-die-2 = кубик: 2
demons-die-3 = кубик: 3
demons-die-4 = кубик: 4
demons-die-5 = кубик: 5
demons-die-6 = кубик: 6
demons-meter-turn = Ход
demons-meter-goal-demons = Демонов для победы
demons-meter-goal-souls = Душ для победы
demons-meter-deck = Соседей в колоде
demons-meter-demon-deck = Демонов в колоде
demons-meter-souls = Души
demons-meter-demons = Демоны
demons-meter-cards = Карты
demons-meter-hand = Демоны на руке
demons-mark-boy = мальчик
demons-mark-girl = девочка
demons-mark-animal = животное
demons-mark-sweet = милый ребёнок
demons-mark-rotten = гадкий ребёнок
demons-mark-candle = свеча
demons-mark-marked = отмечена Вандой
demons-numbers = на { $numbers } ({ $chances } из 36 бросков)
demons-numbers-none = действует всегда
demons-number = { $sum } ({ $chances } из 36)
demons-wakes = { $seat }: { $cards }
demons-wakes-nobody = никого
demons-gives-souls = { $card } +{ $souls }
demons-gives-may-souls = { $card } +{ $souls } по желанию
demons-gives-steals = { $card }: кража { $souls }
demons-gives-acts = { $card } действует
demons-gives-may = { $card } может действовать
demons-gives-nothing = { $card } +0
demons-times = { $what } (×{ $count })
demons-card-times = { $card } ×{ $count }
demons-copies = в колоде: { $count }
demons-needs = Нужно отдать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}; у вас { $cards }.
demons-nth = { $card } ({ $nth })

## What to do

demons-do-candle = выбрать свечу
demons-do-main = купить, призвать, бросить
demons-do-rolled = купить, призвать или закончить
demons-do-sacrifice = отдать карту
demons-do-reroll = оставить кубики или перебросить
demons-do-wake = выбрать следующую карту
demons-do-card = решить: { $card }
demons-wait-candle = { $seat } выбирает свечу.
demons-wait-main = { $seat } готовится бросить кубики.
demons-wait-rolled = { $seat } завершает ход.
demons-wait-reroll = { $seat } решает, перебрасывать ли.
demons-wait-wake = { $seat } выбирает следующую карту.
demons-wait-card = { $seat } решает: { $card }.
demons-ask-candle = Какую свечу вы берёте?
demons-ask-main = До или после броска можно купить одного соседа (души: { $price }) и призвать одного демона (карты: { $cards }). Бросайте, когда будете готовы.
demons-ask-rolled = Кубики брошены. Что ещё вы сделаете в этот ход?
demons-ask-sacrifice = За демона { $card } осталось отдать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}. Какую следующей?
demons-ask-reroll = На кубиках { $one } и { $other }. Оставить или перебросить?
demons-ask-wake = { $sum } будит несколько ваших карт. Какая действует следующей?
demons-ask-pay = Просыпается { $card }: { $text } Хотите?
demons-ask-price = { $card }: какую карту сбросить?
demons-ask-split = { $card }: кража, { $count ->
    [one] { $count } душа
    [few] { $count } души
   *[many] { $count } душ
}. У кого?
demons-ask-opponent = { $card }: какой игрок?
demons-ask-gain = { $card }: какую карту Квартала взять?
demons-ask-take = { $card }: какую карту взять?
demons-ask-bite = { $card }: чей ребёнок уходит?
demons-ask-replace = { $card }: какие карты Квартала заменить? Можно и никакие.
demons-ask-demon = { $card }: какого из этих демонов призвать?
demons-ask-target = { $card }: какая из ваших карт проснётся?
demons-ask-mark = { $card }: положить ли душу меткой на одну из ваших карт?

## Ways to answer

demons-way-buy = Купить соседа
demons-way-summon = Призвать демона
demons-way-free = Призвать демона даром
demons-way-share = Передать карту партнёру
demons-way-roll = Бросить кубики
demons-way-end = Закончить ход
demons-way-keep = Оставить кубики
demons-way-reroll = Перебросить оба
demons-way-stop = Достаточно
demons-way-block = Из Квартала
demons-way-decline = Нет, пусть { $card } отдыхает
demons-way-pay = Да, пусть { $card } действует
demons-way-replace = Заменить карты Квартала
demons-way-steal = Украсть { $count ->
    [one] { $count } душу
    [few] { $count } души
   *[many] { $count } душ
}
demons-way-give = Отдать: { $card }
demons-way-wake = { $card }
demons-way-discard = Сбросить: { $card }
demons-way-gain = { $card } из Квартала
demons-way-call = { $card }
demons-way-mark = Отметить: { $card }
demons-way-take = { $card } ({ $seat })
demons-way-bite = { $card } ({ $seat })
demons-way-choose = { $seat }
demons-slot-buy = Какого соседа
demons-slot-summon = Какого демона
demons-slot-give = Отдать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
demons-slot-share = Какую карту
demons-slot-then = А потом
demons-slot-price = Что сбросить
demons-slot-take = Что взять
demons-slot-bite = Чей ребёнок уходит первым
demons-slot-split = Сколько у кого
demons-slot-replace = Заменить эти
demons-choice-later = пока ничего
demons-choice-from = { $seat }
demons-choice-supply = из запаса
demons-note-card = { $numbers }: { $text }
demons-note-souls = есть { $count ->
    [one] { $count } душа
    [few] { $count } души
   *[many] { $count } душ
}
demons-note-seat = души: { $souls }, соседи: { $cards }, демоны: { $demons }

## The story

demons-log-dealt = Свечи горят, демоны ждут. Начинает { $seat }.
demons-log-lit = { $seat } зажигает: { $card }.
demons-log-extra = { $seat } ходит ещё раз: просыпаются только свои карты.
demons-log-rolled = { $seat } бросает { $one } и { $other }: { $sum }.
demons-log-rerolled = { $seat } перебрасывает: { $one } и { $other }, { $sum }.
demons-log-nobody = Никто не просыпается.
demons-log-bought = { $seat } покупает: { $card }.
demons-log-given-up = { $seat } отдаёт: { $cards }.
demons-log-summoned = { $seat } призывает: { $card }!
demons-log-summoned-free = { $seat } призывает даром: { $card }!
demons-log-summoned-lot = Жребий пал: { $card }. { $seat } призывает этого демона!
demons-log-summoned-deck = { $seat } призывает из колоды: { $card }!
demons-log-shared = { $seat } передаёт карту { $card }: теперь она у { $to }.
demons-log-refilled = Новое в Квартале: { $cards }.
demons-log-shuffled = Сброшенные соседи перетасованы.
demons-log-demons-shuffled = Сброшенные демоны перетасованы.
demons-log-reaped = { $seat } +{ $souls }: { $cards }.
demons-log-reaped-nothing = { $seat } ничего не получает: { $cards }.
demons-log-each = { $card } { $souls }
demons-log-idled = { $card } ({ $seat }) просыпается зря.
demons-log-declined = { $seat } не трогает карту { $card }.
demons-log-paid = { $by }: { $seat } сбрасывает { $cards }.
demons-log-collected = { $by }: { $seat } получает { $souls ->
    [one] { $souls } душу
    [few] { $souls } души
   *[many] { $souls } душ
}.
demons-log-stole = { $by }: { $seat } крадёт { $souls ->
    [one] { $souls } душу
    [few] { $souls } души
   *[many] { $souls } душ
} ({ $from }).
demons-from = { $seat }: { $souls }
demons-from-supply = запас: { $souls }
demons-log-favoured = { $by } ({ $seat }): { $to } получает { $souls ->
    [one] { $souls } душу
    [few] { $souls } души
   *[many] { $souls } душ
}.
demons-log-gained = { $by }: { $seat } берёт из Квартала карту { $card }.
demons-log-sifted = { $by }: { $seat } оставляет себе { $kept }; в сброс: { $lost }.
demons-log-sifted-kept = { $by }: { $seat } получает { $kept }.
demons-log-sifted-lost = { $by } ({ $seat }) открывает { $lost }: оставить нечего.
demons-log-cleared = { $by } ({ $seat }) убирает из Квартала: { $cards }.
demons-log-stole-card = { $by }: { $seat } забирает карту { $card } ({ $from }).
demons-log-stole-all = { $by }: { $seat } забирает всё ({ $from }): { $cards }.
demons-log-stole-nothing = { $by }: { $seat } не находит, что забрать ({ $from }).
demons-log-bitten = { $by } ({ $seat }): { $from } теряет карту { $card }.
demons-log-all-discarded = Ну и вонь! { $by } ({ $seat }) разгоняет соседей: { $lost }.
demons-lost = { $seat } −{ $count }
demons-log-looked = { $seat } тайно смотрит демонов из колоды ({ $count }).
demons-log-looked-seen = { $seat } смотрит в колоду демонов ({ $count }): { $cards }.
demons-log-hatched = { $by } ({ $seat }) треснуло; вместе с ним в сброс: { $cards }.
demons-log-hatched-alone = { $by } ({ $seat }) треснуло и уходит в сброс.
demons-log-extra-turn = { $by }: { $seat } сходит ещё раз.
demons-log-gambled = { $by }: { $seat } бросает { $one } и { $other }.
demons-log-borrowed = { $by } ({ $seat }) зовёт из колоды: { $card }.
demons-log-marked = { $by }: { $seat } отмечает карту { $card }.
demons-log-reached = Демонов и душ достаточно: побеждает { $seat }!
demons-log-serpent = Змей поднимается: побеждает { $seat }!
demons-log-turns = Ночь кончилась.

## What cannot be done

demons-refusal-teams = Для команд нужно ровно четыре игрока, а здесь их { $seats }.
demons-refusal-range = { $option }: за этим столом от { $least } до { $most }.
demons-refusal-too-many-demons = Демонов всего 20: за этим столом не больше { $most } на игрока.
demons-refusal-too-few-demons = У одной стороны здесь { $most } демонов: больше для победы требовать нельзя.
demons-refusal-candles = На всех только { $count } свечи.
demons-refusal-rolled = В этот ход вы уже бросали.
demons-refusal-roll-first = Сначала бросьте кубики, потом можно закончить ход.
demons-refusal-if-unrolled = Сначала бросок, потом то, что от него зависит.
demons-refusal-if-otherwise = Бросок вышел другим, поэтому это не исполнено.
demons-refusal-bought = В этот ход вы уже покупали: один сосед за ход.
demons-refusal-not-in-block = В Квартале нет карты { $card }.
demons-refusal-poor = Сосед стоит { $price } души; у вас { $souls }.
demons-refusal-not-in-hand = На руке нет карты { $card }.
demons-refusal-summoned = В этот ход вы уже призывали: один демон за ход.
demons-refusal-too-few-cards = Демон стоит { $needed ->
    [one] { $needed } карту
    [few] { $needed } карты
   *[many] { $needed } карт
}; у вас { $cards }.
demons-refusal-too-many-cards = Это больше, чем нужно: назовите { $needed ->
    [one] { $needed } карту
    [few] { $needed } карты
   *[many] { $needed } карт
}.
demons-refusal-no-free = Демон даром бывает лишь раз, в первый ход, и только если за столом так играют.
demons-refusal-no-partner = За этим столом у вас нет партнёра.
demons-refusal-shared = В этот ход вы уже передавали карту.
demons-refusal-not-yours = У вас нет карты { $card }.
demons-refusal-summon-first = Сначала скажите, какого демона, например «summon porcus».
demons-refusal-no-such-seat = За этим столом нет места { $seat }.
demons-refusal-not-waking = { $card } сейчас проснуться не может.
demons-refusal-not-there = Взять карту { $card } там нельзя.
demons-refusal-not-fitting = Карта { $card } здесь не подходит.
demons-refusal-not-seen = Карты { $card } нет среди демонов, которых вы видите.
demons-refusal-split = Сейчас здесь ({ $seat }) можно взять от 0 до { $most }.
demons-refusal-other-question = Сейчас вопрос другой. { $question }

## The end

demons-end-reached = { $seat }: не меньше { $demons } демонов и { $souls } душ.
demons-end-serpent = { $seat } будит Змея.
demons-end-turns = Через { $count } ходов ночь кончилась.

## The rules

demons-rules-1-title = О чём игра
demons-rules-1-text = Кубики будят квартал. Дети и животные, которых вы к себе позвали, приносят души; отдав троих, вы призываете демона. Кто первым соберёт 3 демонов в игре и 10 душ, сразу побеждает, даже в чужой ход.
demons-rules-2-title = Подготовка
demons-rules-2-text = Каждый получает 5 душ, свечу и 3 тайных демонов. Пять соседей лежат открыто: это Квартал. Кто начинает, решает жребий.
demons-rules-3-title = Ваш ход
demons-rules-3-text = Один раз бросьте оба кубика. До или после этого, в любом порядке, можно купить одного соседа за 3 души и призвать одного демона с руки, отдав 3 соседей. Пустое место в Квартале заполняется в конце хода.
demons-rules-4-title = Кого будит бросок
demons-rules-4-text = Сумма на кубиках будит все карты с этим числом: свечи и соседей у всех, а демонов с числом только у того, кто бросал. Сначала действуют карты бросавшего, потом остальных по часовой стрелке; порядок своих карт каждый выбирает сам. Карта действует обязательно, если на ней не сказано «можно». Что пришло после броска, не просыпается.
demons-rules-5-title = Души
demons-rules-5-text = Полученные души берутся из запаса, он не кончается. Вор берёт каждую душу у соперника или из запаса, как захочет.
demons-rules-6-title = Демоны
demons-rules-6-text = Демоны с числом действуют при ваших бросках. Остальные действуют всегда. Бафометалл удорожает призыв для соперников, но не то, что даром приводят Коза, Дэмиен, Гримуар и Яйцо.
demons-rules-7-title = Частые вопросы
demons-rules-7-text = Можно отказаться от карты? Только если на ней сказано «можно». Свечи переходят? Никогда: их не крадут и не сбрасывают. Ослодей радуется краденым животным? Нет, только полученным. Может ли Дестини будить Дестини без конца? Карта не просыпается, пока действует. Можно победить в чужой ход? Да, сразу.
demons-rules-8-title = Команды и варианты
demons-rules-8-text = В командах партнёры сидят напротив, вместе им нужно 6 демонов и 20 душ, и раз в ход можно передать партнёру карту. С первым демоном даром каждый получает 4, для победы нужно 4, и в первый ход одного можно призвать даром. Вдвоём можно играть с двумя свечами у каждого.
demons-rules-9-title = Ход по шагам
demons-rules-9-text = У вас 5 душ, Ева (6) и Ласковая свеча (5, 6). Вы покупаете Адама (8) за 3 души, остаётся 2. Вы бросаете 2 и 4: 6. Просыпаются ваша свеча и ваша Ева, каждая приносит 1 душу: теперь 4. Ева соперника просыпается тоже и платит хозяину. Потом вы заканчиваете ход, и пустое место в квартале заполняется. Будь у вас три соседа, их можно было бы отдать за демона, до броска или после. Из 36 бросков 6 дают 7, по 5 дают 6 и 8, и лишь по одному 2 и 12: редкие числа платят больше.
demons-rules-10-title = Ход одним сообщением
demons-rules-10-text = Можно сказать всё сразу, в любом порядке: buy eve; summon porcus with dog + cat + cat; roll. Исполняется всё до первого, что для вас ново, обычно до броска; остальное ждёт, пока вы это увидите. То, что идёт после броска, может от него зависеть: buy lisa; roll; summon porcus with dog + cat + cat if woken. «if woken» значит: если бросок разбудит вашу карту; «if lisa woken» — именно эту; «if not woken» — наоборот.

## Ответы целиком

demons-play-buy = Купить: { $card }
demons-play-buy-roll = Купить: { $card }, потом бросить кости
demons-play-free = Призвать даром: { $card }
demons-play-summon = Призвать: { $card }, отдав: { $cards }
demons-play-summon-roll = Призвать: { $card }, отдав: { $cards }, потом бросить кости
demons-play-odds = { $chances ->
    [one] { $chances } бросок из 36 будит кого-то у вас.
    [few] { $chances } броска из 36 будят кого-то у вас.
   *[other] { $chances } бросков из 36 будят кого-то у вас.
}
demons-play-left = { $souls ->
    [one] Останется { $souls } душа.
    [few] Останется { $souls } души.
   *[other] Останется { $souls } душ.
}
demons-play-demons = Демонов станет { $demons } из нужных { $goal }.
demons-play-demons-now = { $then ->
    [one] Станет { $then } демон.
    [few] Станет { $then } демона.
   *[other] Станет { $then } демонов.
}
demons-play-souls = { $then ->
    [one] Станет { $then } душа.
    [few] Станет { $then } души.
   *[other] Станет { $then } душ.
}
demons-play-cards = { $then ->
    [one] Станет { $then } сосед.
    [few] Станет { $then } соседа.
   *[other] Станет { $then } соседей.
}
demons-play-unseen = Что будет дальше, пока не узнать.
