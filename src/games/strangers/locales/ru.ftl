# «Не говори с незнакомцами»: всё, что говорит игра, по-русски.

strangers-name = Не говори с незнакомцами
strangers-pitch = Проведите детей домой по улицам, полным пришельцев. Каждый шаг виден на карте.
strangers-length = карта, над которой хочется подумать

## Options

strangers-option-board = Район
strangers-option-board-a = A: маленький, восемь пришельцев
strangers-option-board-b = B: большой, с лесом и десятью пришельцами
strangers-option-teams = Команды по двое
strangers-option-teams-off = каждый за себя
strangers-option-teams-open = партнёры рядом, видят карты друг друга и говорят между собой (четыре игрока)
strangers-option-teams-silent = партнёры напротив, и ни слова (четыре игрока)
strangers-option-four_cards = Отличники
strangers-option-four_cards-off = в руке три карты
strangers-option-four_cards-on = в руке четыре карты
strangers-option-free_discard = Умники
strangers-option-free_discard-off = карты только играют
strangers-option-free_discard-on = раз в ход можно сбросить карту перед действием
strangers-option-total_invasion = Полное вторжение
strangers-option-total_invasion-off = пришелец или тарелка
strangers-option-total_invasion-on = каждая такая карта приносит и то и другое
strangers-option-solo = Одному за столом
strangers-option-solo-challenge = испытание: набрать как можно больше очков
strangers-option-solo-architect = архитектор: составить колоду и сыграть её
strangers-option-alien_cap = Пришельцы при раздаче
strangers-option-alien_cap-off = остаются в сбросе
strangers-option-alien_cap-on = после пятого возвращаются в колоду
strangers-option-early_kid = Первый ребёнок
strangers-option-early_kid-off = выходит действием
strangers-option-early_kid-on = с самого начала стоит у школы
strangers-option-first_player = Кто начинает
strangers-option-first_player-random = по жребию
strangers-option-first_player-p1 = первое место
strangers-option-first_player-p2 = второе место
strangers-option-first_player-p3 = третье место
strangers-option-first_player-p4 = четвёртое место

## Cards

strangers-card-alien_spotted = Замечен пришелец
strangers-card-flying_saucer = Летающая тарелка
strangers-card-walk = Шагом
strangers-card-run = Бегом
strangers-card-skateboard = Скейтборд
strangers-card-school_bus = Школьный автобус
strangers-card-city_bus = Городской автобус
strangers-card-walkie_talkies = Рации
strangers-card-fence_hop = Через забор
strangers-card-bmx = BMX
strangers-card-prom_night = Выпускной
strangers-card-science_club = Научный кружок
strangers-card-pool_party = Вечеринка у бассейна
strangers-card-moms_new_boyfriend = Новый мамин друг
strangers-card-men_in_black = Люди в чёрном
strangers-card-ice_cream_date = Свидание с мороженым
strangers-card-synchronize_watches = Сверим часы
strangers-card-moms_car = Мамина машина
strangers-card-carpool = Попутка
strangers-text-alien_spotted = Когда вытянута: пришелец садится на любую свободную площадку. Дети на ней возвращаются в запас.
strangers-text-flying_saucer = Когда вытянута: назовите любого ребёнка на поле и бросьте монету. Выпала тарелка — ребёнок возвращается в запас, даже из укрытия.
strangers-text-walk = Один ваш ребёнок идёт на 1 клетку.
strangers-text-run = Один ваш ребёнок идёт на 2 клетки.
strangers-text-skateboard = Один ваш ребёнок едет на 3 клетки.
strangers-text-school_bus = Один ваш ребёнок едет с одной остановки школьного автобуса на другую. Школа — тоже остановка.
strangers-text-city_bus = Один ваш ребёнок едет с одной остановки городского автобуса на другую.
strangers-text-walkie_talkies = Всем двигаться: все ваши дети на улице, кто может, идут на 2 клетки.
strangers-text-fence_hop = Один ваш ребёнок идёт на 2 клетки сквозь любые заборы, в том числе в укрытие.
strangers-text-bmx = Один ваш ребёнок едет на 4 клетки мимо пришельцев, но не останавливается рядом с ними.
strangers-text-prom_night = Любой ребёнок на улице, ваш или чужой, попадает прямо на бал.
strangers-text-science_club = Бросьте монету за каждого своего ребёнка в библиотеках. Две тарелки — контакт, и вы победили. В одиночной игре — 10 очков.
strangers-text-pool_party = Один или двое детей на улице, своих или чужих, попадают прямо в бассейн.
strangers-text-moms_new_boyfriend = Любой ребёнок из дома или особняка возвращается к школе.
strangers-text-men_in_black = Один пришелец покидает поле.
strangers-text-ice_cream_date = Посмотрите чужую руку и используйте одну её карту как свою. Карта остаётся там.
strangers-text-synchronize_watches = Любое число ваших детей идёт на 3 клетки.
strangers-text-moms_car = Одного вашего ребёнка с улицы отвозят в свободный дом.
strangers-text-carpool = Любое число ваших детей с улицы едет на одну и ту же остановку.
strangers-copies = { $card } ×{ $count }

## Places and streets

strangers-place-gym = Спортзал
strangers-place-library = Библиотека
strangers-place-library_west = Западная библиотека
strangers-place-library_south = Южная библиотека
strangers-place-pool = Бассейн
strangers-place-prom = Бал
strangers-place-secret_club = Тайный клуб
strangers-place-park_north = Северный парк
strangers-place-park_south = Южный парк
strangers-place-house_1 = Дом 1
strangers-place-house_2 = Дом 2
strangers-place-house_3 = Дом 3
strangers-place-house_4 = Дом 4
strangers-place-house_5 = Дом 5
strangers-place-house_6 = Дом 6
strangers-place-house_7 = Дом 7
strangers-place-mansion_west = Западный особняк
strangers-place-mansion_east = Восточный особняк
strangers-place-mansion_north = Северный особняк
strangers-place-mansion_south = Южный особняк
strangers-place-mansion_woods = Особняк в лесу
strangers-landing-bottling_plant = Завод лимонада
strangers-landing-crosswalk = Переход
strangers-landing-water_tower = Водонапорная башня
strangers-landing-phone_booth = Телефонная будка
strangers-landing-flagpole = Флагшток
strangers-landing-drive_in_sign = Вывеска автокино
strangers-landing-book_drop = Ящик для книг
strangers-landing-lemonade_stand = Киоск с лимонадом
strangers-landing-dead_traffic_light = Сломанный светофор
strangers-landing-mailbox = Почтовый ящик
strangers-landing-vacant_lot = Пустырь
strangers-landing-storm_drain = Водосток
strangers-landing-milk_depot = Молочный склад
strangers-landing-billboard = Рекламный щит
strangers-landing-radio_mast = Радиомачта
strangers-landing-newsstand = Газетный киоск
strangers-landing-road_works = Ремонт дороги
strangers-landing-gas_pump = Бензоколонка
strangers-landing-arcade = Игровые автоматы
strangers-landing-laundromat = Прачечная
strangers-landing-rail_crossing = Переезд
strangers-landing-junkyard = Свалка
strangers-landing-creek_woods = Лес у ручья
strangers-landing-old_oak = Старый дуб
strangers-landing-fox_hollow = Лисья лощина
strangers-landing-dark_clearing = Тёмная поляна
strangers-street-road = { $cell }
strangers-street-landing = { $name } { $cell }
strangers-street-school = Школа { $cell }
strangers-street-school-bus = остановка школьного автобуса { $cell }
strangers-street-city-bus = остановка городского автобуса { $cell }
strangers-ground-road = улица
strangers-ground-landing = улица, где может сесть пришелец
strangers-ground-woods = лес
strangers-ground-woods-landing = лес, где может сесть пришелец
strangers-ground-school = школа
strangers-ground-school-bus = остановка школьного автобуса
strangers-ground-city-bus = остановка городского автобуса
strangers-ground-house = дом
strangers-ground-mansion = особняк
strangers-ground-pool = бассейн
strangers-ground-library = библиотека
strangers-ground-park = парк
strangers-ground-gym = спортзал
strangers-ground-secret_club = тайный клуб
strangers-ground-prom = бал
strangers-detail-points = Очки: { $points }
strangers-detail-full = по { $points }, если полно
strangers-detail-library = Каждый ребёнок здесь: на карту больше в руке
strangers-detail-park = Каждый ребёнок здесь: ещё один ребёнок на улице
strangers-detail-doors = Двери: { $doors }

## The table

strangers-zone-map-a = Район A
strangers-zone-map-b = Район B
strangers-zone-hand = Рука
strangers-zone-deck = Колода
strangers-zone-discard = Сброс
strangers-meter-turn = Ход
strangers-meter-aliens = Пришельцы
strangers-meter-deck = Колода
strangers-meter-score = Очки
strangers-meter-home = В укрытии
strangers-meter-moving = На улице
strangers-meter-reserve = Запас
strangers-meter-cards = Карты
strangers-kid-outside = ребёнок { $kid }
strangers-kid-home = ребёнок в укрытии
strangers-alien = пришелец

## Questions

strangers-headline-act = сыграйте карту
strangers-ask-act = Сыграйте карту, выведите ребёнка из школы или отзовите одного домой.
strangers-wait-act = { $seat } выбирает действие.
strangers-headline-use = { $card }: кто и куда
strangers-ask-use = { $card }: кто и куда?
strangers-wait-use = { $seat } решает, как сыграть: { $card }.
strangers-headline-date = выберите, с кем свидание
strangers-ask-date = Чью руку вы посмотрите?
strangers-wait-date = { $seat } выбирает, с кем есть мороженое.
strangers-headline-copy = скопируйте карту
strangers-ask-copy = Какую из этих карт вы используете? Она остаётся у игрока { $whom }.
strangers-wait-copy = { $seat } смотрит карты игрока { $whom }.
strangers-headline-first = пришелец или тарелка
strangers-ask-first = Идут оба: кто первый?
strangers-wait-first = { $seat } решает, кто первый.
strangers-headline-alien = поставьте пришельца
strangers-ask-alien =
    Где сядет пришелец? { $left ->
        [1] Это последний: с ним игра закончится.
        [one] В коробке ещё { $left }.
        [few] В коробке ещё { $left }.
       *[many] В коробке ещё { $left }.
    }
strangers-wait-alien = { $seat } выбирает, где сядет пришелец.
strangers-headline-saucer = направьте тарелку
strangers-ask-saucer = В кого целится тарелка? Решит монета.
strangers-wait-saucer = { $seat } выбирает, в кого целится тарелка.
strangers-headline-plan = составьте колоду
strangers-ask-plan =
    Какая карта { $part ->
        [hand] будет в руке ({ $number })
       *[deck] ляжет в колоду на место { $number }, а за ней пришелец
    }? Можно назвать сразу несколько через запятую.
strangers-wait-plan = { $seat } составляет колоду.
strangers-way-release = Вывести ребёнка из школы (в запасе: { $left })
strangers-way-flee = Отозвать ребёнка { $kid }: { $from }
strangers-way-discard = Сбросить бесплатно: { $card }
strangers-way-play = { $card }
strangers-way-go = Ребёнок { $kid }, { $from } → { $to }
strangers-way-kid = Ребёнок { $kid }: { $from }
strangers-way-invite = Ребёнок игрока { $seat }: { $from }
strangers-way-evict = Ребёнок игрока { $seat }: { $place }
strangers-way-clear = Пришелец: { $from }
strangers-way-done = Этого достаточно
strangers-way-visit = { $seat }
strangers-way-copy = Использовать: { $card }
strangers-way-copy-none = Ни одна из этих карт не поможет
strangers-way-first-alien = Сначала пришелец
strangers-way-first-saucer = Сначала тарелка
strangers-way-alien = { $at }
strangers-way-saucer = Ребёнок игрока { $seat }: { $at }
strangers-way-plan = { $card }
strangers-choice-kid = Ребёнок { $kid }: { $from }
strangers-choice-nobody = остаётся
strangers-slot-use = Что сделать
strangers-slot-where = Куда
strangers-slot-who = Кто едет
strangers-slot-stop = На какую остановку
strangers-slot-first = Сначала
strangers-slot-second = Потом
strangers-slot-kid = Ребёнок { $kid }: { $from }
strangers-note-home =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
strangers-note-venue =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, { $full }, если заполнится
strangers-note-library =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } и на карту больше в руке
strangers-note-park =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } и ещё один ребёнок на улице
strangers-note-idle = Сейчас она ничего не даст и просто уйдёт в сброс. { $text }
strangers-note-flee = Карта не берётся
strangers-note-hand =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } в руке
strangers-note-takes = Там стоит ребёнок: { $seats }

## What happened

strangers-log-dealt = Колода перетасована, карт: { $count }.
strangers-log-handed = { $seat } получает карты: { $count }.
strangers-log-handed-passed = { $seat } получает карты: { $count }. Отложены: { $passed }.
strangers-log-returned = Пришельцев вернулось в колоду: { $count }.
strangers-log-planned = В плане: { $card }.
strangers-log-turn = Ходит { $seat }.
strangers-log-released = Из школы выходит ребёнок игрока { $seat }.
strangers-log-fled = { $seat } отзывает ребёнка: { $from }.
strangers-log-discarded = { $seat } сбрасывает карту: { $card }.
strangers-log-played = { $seat } играет карту: { $card }.
strangers-log-idled = { $card }: применить некуда.
strangers-log-moved = Ребёнок игрока { $seat }: { $from } → { $to }.
strangers-log-home =
    Ребёнок игрока { $seat } в укрытии: { $from } → { $to }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
strangers-log-evicted = Ребёнок игрока { $seat } возвращается к школе: { $from }.
strangers-log-alien-left = Люди в чёрном увозят пришельца: { $from }.
strangers-log-dated = { $seat } ест мороженое с игроком { $whom } и смотрит карты.
strangers-log-dated-seen = { $seat } ест мороженое с игроком { $whom } и видит: { $cards }.
strangers-log-copied = Скопировано: { $card }; карта остаётся у игрока { $whom }.
strangers-log-dated-in-vain = В руке игрока { $whom } нет ничего полезного.
strangers-log-contact = { $seat } бросает монеты ({ $coins }), тарелок: { $saucers }. Контакт!
strangers-log-contact-points = { $seat } бросает монеты ({ $coins }), тарелок: { $saucers }. Контакт! Очков: { $points }.
strangers-log-no-contact =
    { $coins ->
        [0] { $seat }: в библиотеках никого, монет нет, контакта нет.
        [one] { $seat } бросает монеты ({ $coins }), тарелок: { $saucers }. Контакта нет.
        [few] { $seat } бросает монеты ({ $coins }), тарелок: { $saucers }. Контакта нет.
       *[many] { $seat } бросает монеты ({ $coins }), тарелок: { $saucers }. Контакта нет.
    }
strangers-log-drew = { $seat } берёт карту.
strangers-log-drew-seen = { $seat } берёт карту: { $card }.
strangers-log-revealed = Из колоды: { $card }!
strangers-log-alien-first = Сначала пришелец.
strangers-log-saucer-first = Сначала тарелка.
strangers-log-alien = Сел пришелец: { $at }.
strangers-log-alien-takes = Сел пришелец: { $at }. Похищены дети: { $taken }.
strangers-log-saucer-nobody = Тарелка никого не нашла.
strangers-log-saucer-takes = Тарелка похищает ребёнка игрока { $seat }: { $at }.
strangers-log-saucer-misses = Тарелка промахнулась, ребёнок игрока { $seat } на месте: { $at }.
strangers-log-reshuffled = Сброс ({ $count }) перетасован в новую колоду.
strangers-log-ended-invasion = Это был последний пришелец: игра окончена.
strangers-log-ended-home = Все дети игрока { $seat } в укрытии: игра окончена.
strangers-log-ended-contact = { $seat } выходит на контакт: игра окончена.
strangers-log-ended-stall = Прошло ходов: { $turns }. Игра окончена.

## The end

strangers-reason-invasion = Сел последний из пришельцев ({ $aliens }).
strangers-reason-home = Все десять детей игрока { $seat } в укрытии.
strangers-reason-contact = Научный кружок игрока { $seat } вышел на контакт.
strangers-reason-stall = Сыграно ходов: { $turns }.
strangers-score-place = { $place } ({ $kids })
strangers-score-full = { $place }, полно ({ $kids })
strangers-score-contact = Контакт

## What cannot be done

strangers-refusal-teams = Для игры двое на двое нужно четыре игрока; здесь их { $seats }.
strangers-refusal-architect = Архитектор играет один; мест здесь: { $seats }.
strangers-refusal-architect-options = Архитектор ничего не оставляет случаю: без полного вторжения и без возврата пришельцев при раздаче.
strangers-refusal-first-player = { $seat } не может начинать: мест здесь { $seats }.
strangers-refusal-no-reserve = В вашем запасе больше нет детей.
strangers-refusal-moving-limit = На улице может быть ваших детей: { $limit }, и столько уже есть. Сначала спрячьте одного; дети в парках позволяют выводить больше.
strangers-refusal-not-in-hand = У вас нет карты: { $card }.
strangers-refusal-discarded = В этот ход вы уже сбросили карту. Сыграйте другую, выведите ребёнка или отзовите одного.
strangers-refusal-no-discard = За этим столом карты не сбрасывают. Сыграйте её: она уйдёт в сброс, даже если ничего не даст.
strangers-refusal-no-kid = На { $cell } нет вашего ребёнка.
strangers-refusal-cannot-go = { $card }: с { $from } туда не попасть ({ $to }).
strangers-refusal-not-done = { $card }: идут все, кто может, и кто-то ещё может.
strangers-refusal-plan-alien = Пришельцы сами встают на каждое второе место; выберите другую карту.
strangers-refusal-plan-gone = Такой карты больше нет: { $card }.
strangers-refusal-copy = { $card }: среди полезных вам карт игрока { $seat } такой нет.
strangers-refusal-copy-something = Одна из этих карт поможет: выберите её.
strangers-refusal-alien-there = На { $cell } уже есть пришелец.
strangers-refusal-no-landing = На { $cell } пришелец сесть не может.
strangers-refusal-nobody-there = Там нет ребёнка этого игрока.
strangers-refusal-other-question = Сейчас вопрос другой: { $question }

## Rules

strangers-rules-1-title = О чём игра
strangers-rules-1-text = Высаживаются пришельцы, а десять ваших детей должны добраться из школы в укрытие. Ребёнок в укрытии приносит очки, ребёнок на улице — нет. Побеждает тот, у кого больше очков, когда вторжение завершится.
strangers-rules-2-title = Ваш ход
strangers-rules-2-text = Сделайте одно из трёх. Выведите ребёнка из школы, если ваших детей на улице меньше, чем можно: один и ещё по одному за каждого вашего ребёнка в парках. Или сыграйте карту; если она ничего не даёт, она просто уходит в сброс. Или отзовите ребёнка с улицы в запас. Затем доберите руку до трёх карт и ещё по одной за каждого вашего ребёнка в библиотеках; после отзыва карты не берут.
strangers-rules-3-title = Как ходят
strangers-rules-3-text = Ребёнок идёт ровно на столько клеток, сколько указано на карте, с клетки на соседнюю по стороне, и ни на одну не заходит дважды. Заборы и пришельцы не пускают. В укрытие входят через дверь, если есть свободное место: это шаг, занимается лучшее свободное место, и движение кончается, даже если шаги остались. Дети друг другу не мешают.
strangers-rules-4-title = Укрытия
strangers-rules-4-text = В доме и особняке место для одного. В бассейне первому достаётся больше всех. В спортзале, тайном клубе и на балу каждый приносит больше, если к концу там всё занято, кем угодно. Ребёнок в библиотеке даёт ещё одну карту в руку, ребёнок в парке — ещё одного ребёнка на улице. Кто в укрытии, тот там и остаётся.
strangers-rules-5-title = Пришельцы и тарелки
strangers-rules-5-text = Некоторые карты действуют, как только их вытянули; потом добор продолжается. «Замечен пришелец»: вы выбираете свободную площадку, дети на ней возвращаются в запас, и больше там не пройти. «Летающая тарелка»: нужно назвать ребёнка, чьего угодно, хоть в укрытии; монета решает, вернётся ли он в запас. На остановки и школу пришельцы не садятся.
strangers-rules-6-title = Конец
strangers-rules-6-text = Игра кончается сразу, когда садится последний пришелец (восьмой в районе A, десятый в районе B), когда все десять детей одного игрока в укрытии или когда научный кружок вышел на контакт: тогда этот игрок побеждает, сколько бы ни было очков. Иначе побеждает тот, у кого больше очков; при равенстве победу делят.
strangers-rules-7-title = Команды
strangers-rules-7-text = Двое на двое: очки партнёров складываются, контакт приносит победу обоим. Открытые команды сидят рядом, видят карты друг друга и говорят между собой. Молчаливые сидят напротив и не говорят ничего.
strangers-rules-8-title = В одиночку
strangers-rules-8-text = Испытание: превзойдите свой рекорд; контакт приносит десять очков. Архитектор выбирает начальную руку и каждую вторую карту колоды; через одну идут пришельцы. Всё открыто, случая нет.
strangers-rules-9-title = Подготовка
strangers-rules-9-text = У каждого десять детей в запасе и три карты. Пришельцы и тарелки, попавшиеся при раздаче, откладываются без последствий. Улица пуста; начинает тот, на кого выпал жребий.
strangers-rules-10-title = О чём спрашивают
strangers-rules-10-text = Надо ли пройти все шаги? Да, если только ребёнок не вошёл в здание: там его путь окончен. Могут ли двое стоять на одном поле? Да, сколько угодно. Можно ли пройти через школу или остановку? Да, и остановиться там. А если карта ничего не даёт? Её можно сбросить вместо действия и взять другую. Можно ли отправить на бал чужого ребёнка? Да; очки получит хозяин, а место может заполниться и для вас. Вернётся ли тот, кого забрала тарелка? Он ждёт в запасе и может выйти снова. Полный спортзал считается сразу? Только в конце.

## Ответы целиком

strangers-play-card = { $card }: { $uses }
strangers-play-idle = { $card }: сейчас бесполезна; сбросить и взять другую
strangers-play-score = { $then ->
    [one] Станет { $then } очко.
    [few] Станет { $then } очка.
   *[other] Станет { $then } очков.
}
strangers-play-home = { $then ->
    [one] В безопасности { $then } ребёнок.
    [few] В безопасности { $then } ребёнка.
   *[other] В безопасности { $then } детей.
}
strangers-play-moving = { $then ->
    [one] На улице { $then } ребёнок.
    [few] На улице { $then } ребёнка.
   *[other] На улице { $then } детей.
}
strangers-play-reserve = { $then ->
    [one] Выйти может ещё { $then } ребёнок.
    [few] Выйти могут ещё { $then } ребёнка.
   *[other] Выйти могут ещё { $then } детей.
}
strangers-play-unseen = Что выскочит из колоды, пока не узнать.
strangers-in-deck = в колоде: { $count }
