# Let's Dig for Treasure: всё, что говорит игра, по-русски.

dig-name = Копаем клад
dig-pitch = Ещё одну карту? Три ямы и крепкие нервы: остановитесь вовремя и унесите добычу.
dig-length = короткие ходы, крепкие нервы

## Настройки

dig-option-teams = Команды по двое
dig-option-teams-off = каждый копает за себя
dig-option-teams-on = двое на двое, партнёры напротив друг друга, клад общий (нужно четверо)
dig-option-first_player = Кто копает первым
dig-option-first_player-random = решает жребий
dig-option-first_player-p1 = первое место
dig-option-first_player-p2 = второе место
dig-option-first_player-p3 = третье место
dig-option-first_player-p4 = четвёртое место
dig-option-first_player-p5 = пятое место
dig-option-remove_land_mine = Мина
dig-option-remove_land_mine-off = в игре
dig-option-remove_land_mine-on = убрана, партия короче
dig-option-score_visibility = Клады и очки
dig-option-score_visibility-hidden = тайна до конца партии
dig-option-score_visibility-open = открыты для всех
dig-option-promo_samurai_worms = Черви-самураи-мутанты
dig-option-promo_samurai_worms-off = без них
dig-option-promo_samurai_worms-on = замешаны в колоду
dig-option-team_whisper = Подсмотренное в командах
dig-option-team_whisper-on = видит и партнёр
dig-option-team_whisper-off = видит только тот, кто смотрит

## Карты

dig-card-muck = Грязь
dig-card-worms = Черви
dig-card-cursed_skeleton = Проклятый скелет
dig-card-ferrymans_gold = Золото паромщика
dig-card-gingerbread_cookies = Имбирное печенье бабули Группо
dig-card-milk = Молоко старика Мюррея
dig-card-sewer_line = Канализация
dig-card-wedding_ring = Обручальное кольцо
dig-card-dozing_gravedigger = Задремавший могильщик
dig-card-loyal_dog = Верный пёс
dig-card-treasure_map = Карта сокровищ
dig-card-crown_of_the_lich_lord = Корона лорда-лича
dig-card-cursed_heirloom = Проклятое наследство
dig-card-radioactive_waste = Радиоактивные отходы
dig-card-treasure_chest = Сундук с сокровищами
dig-card-leprechaun_gold = Золото лепрекона
dig-card-ark_of_the_covenant = Ковчег Завета
dig-card-pirate_hat = Пиратская шляпа
dig-card-pirate_cutlass = Пиратская сабля
dig-card-new_kid = Новичок
dig-card-board_game = Настольная игра
dig-card-lottery_ticket = Лотерейный билет
dig-card-skwirmz = Сквирмз — бог червей
dig-card-wedding_dress = Свадебное платье
dig-card-land_mine = Мина
dig-card-drug_stash = Секретный тайник
dig-card-tweenage_mutated_samurai_worms = Черви-самураи-мутанты

dig-text-muck = Стоит мало, зато никому не вредит.
dig-text-worms = Вторые Черви за один ход обрывают его, и все находки пропадают.
dig-text-cursed_skeleton = Обрывает ход, и все находки пропадают, если не поможет Верный пёс.
dig-text-ferrymans_gold = Просто хорошие деньги.
dig-text-gingerbread_cookies = В паре с Молоком обе карты стоят по 5 очков.
dig-text-milk = В паре с Печеньем обе карты стоят по 5 очков.
dig-text-sewer_line = Когда попадает в клад: отдайте её другому игроку.
dig-text-wedding_ring = Хорошо подходит к Свадебному платью.
dig-text-dozing_gravedigger = Когда попадает в клад: посмотрите четыре верхние карты стопки и верните их в любом порядке.
dig-text-loyal_dog = Лёжа в вашем кладе, один раз прогоняет Проклятого скелета.
dig-text-treasure_map = Когда попадает в клад: посмотрите три верхние карты стопки и оставьте себе одну или ни одной.
dig-text-crown_of_the_lich_lord = Когда попадает в клад: дополнительный ход.
dig-text-cursed_heirloom = Когда выкопано: сразу отдайте его другому игроку.
dig-text-radioactive_waste = Обрывают ход; пропадают все находки и ещё одна случайная карта вашего клада.
dig-text-treasure_chest = То, ради чего все и копают.
dig-text-leprechaun_gold = Ещё 2 очка за каждое Золото паромщика в том же кладе.
dig-text-ark_of_the_covenant = Когда попадает в клад: каждый чужой клад теряет одну случайную карту.
dig-text-pirate_hat = Когда попадает в клад: осмотрите чужой клад и украдите из него карту.
dig-text-pirate_cutlass = Когда попадает в клад: украдите случайную карту из чужого клада.
dig-text-new_kid = 20 очков, если его владелец играет в эту игру впервые.
dig-text-board_game = 5 очков, если её владелец открыл этот стол.
dig-text-lottery_ticket = 50 очков, если попал в клад в самый последний ход.
dig-text-skwirmz = Ещё 3 очка за каждую карту «Черви» в том же кладе.
dig-text-wedding_dress = Ещё 4 очка за каждое Обручальное кольцо в том же кладе.
dig-text-land_mine = Когда попадает в клад: можно взорвать целую стопку.
dig-text-drug_stash = Когда попадает в клад: дополнительный ход.
dig-text-tweenage_mutated_samurai_worms = Когда выкопаны: ложатся рядом со стопкой, и отныне в ней хватает одной карты «Черви», чтобы оборвать ход.

dig-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
dig-copies = { $card } ×{ $count }
dig-depth = { $depth ->
    [1] сверху
   *[other] { $depth }-я сверху
}
dig-mark-used = уже использован
dig-mark-attached = рядом со стопкой
dig-mark-buried = под завалом

## Стол

dig-zone-haul = Находки этого хода: { $seat }
dig-zone-haul-over = Находки этого хода
dig-zone-stack = Стопка { $stack }
dig-zone-stack-destroyed = Стопка { $stack } (взорвана)
dig-zone-pile = Клад: { $seat }
dig-zone-pile-team = Клад: { $seats }
dig-zone-discard = Сброс
dig-zone-odds = Шансы, насколько вы можете их знать
dig-meter-turn = Ход
dig-meter-owed = Дополнительных ходов впереди
dig-meter-ending = Последний ход: стопка { $stack } пуста
dig-meter-height = Карт
dig-meter-known = Карт, известных вам
dig-meter-cards = Карт
dig-meter-score = Очки
dig-odds-bust = Стопка { $stack }: следующая карта обрывает ход, если не поможет пёс
dig-odds-worms = Стопка { $stack }: следующая карта — Черви
dig-odds-card = { $card } — среди карт, которых вы не видите

## Вопросы

dig-ask-must-dig = Ваш ход. В какой стопке копать сначала?
dig-ask-dig-or-stop = { $count ->
    [0] Перед вами ничего нет.
    [one] Перед вами { $count } карта.
    [few] Перед вами { $count } карты.
   *[many] Перед вами { $count } карт.
} Копать дальше или остановиться?
dig-ask-use-dog = Проклятый скелет! Пусть Верный пёс его прогонит?
dig-ask-give = Кому достанется эта карта: { $card }?
dig-ask-next-collect = Какая из собранных карт действует следующей?
dig-ask-order-where = { $count ->
    [one] В какую стопку заглянуть? Вы увидите { $count } верхнюю карту.
    [few] В какую стопку заглянуть? Вы увидите { $count } верхние карты и вернёте их в любом порядке.
   *[many] В какую стопку заглянуть? Вы увидите { $count } верхних карт и вернёте их в любом порядке.
}
dig-ask-order = { $count ->
    [one] { $count } карта возвращается на стопку { $stack }.
    [few] В каком порядке вернуть эти { $count } карты на стопку { $stack }? Первая окажется выше всех.
   *[many] В каком порядке вернуть эти { $count } карт на стопку { $stack }? Первая окажется выше всех.
}
dig-ask-take-where = { $count ->
    [one] В какую стопку заглянуть? Вы увидите { $count } верхнюю карту и сможете её взять.
    [few] В какую стопку заглянуть? Вы увидите { $count } верхние карты и сможете взять одну.
   *[many] В какую стопку заглянуть? Вы увидите { $count } верхних карт и сможете взять одну.
}
dig-ask-take = { $count ->
    [1] Это последняя карта стопки { $stack }. Возьмёте её?
    [one] Это { $count } верхняя карта стопки { $stack }. Возьмёте какую-нибудь?
    [few] Это { $count } верхние карты стопки { $stack }. Возьмёте одну из них, и какую?
   *[many] Это { $count } верхних карт стопки { $stack }. Возьмёте одну из них, и какую?
}
dig-ask-search-whom = Чей клад осмотреть, чтобы украсть карту?
dig-ask-rob-whom = Из чьего клада выхватить карту вслепую?
dig-ask-steal-which = Какую карту украсть у игрока { $from }?
dig-ask-mine-where = Взорвать какую-нибудь стопку?
dig-ask-attach-where = Рядом с какой стопкой положить эту карту: { $card }?
dig-slot-order = Сверху вниз

dig-do-must-dig = копать
dig-do-dig-or-stop = копать или остановиться
dig-do-use-dog = Верный пёс: да или нет
dig-do-give = отдать карту
dig-do-next-collect = выбрать, какая карта действует
dig-do-order-where = выбрать стопку, чтобы заглянуть
dig-do-order = вернуть карты
dig-do-take-where = выбрать стопку, чтобы заглянуть
dig-do-take = взять карту или нет
dig-do-search-whom = выбрать клад для осмотра
dig-do-rob-whom = выбрать, кого ограбить
dig-do-steal-which = выбрать, что украсть
dig-do-mine-where = мина: какая стопка
dig-do-attach-where = положить карту рядом со стопкой
dig-wait-must-dig = { $seat } выбирает, где копать сначала.
dig-wait-dig-or-stop = { $seat } решает, копать ли дальше.
dig-wait-use-dog = { $seat } решает, поможет ли Верный пёс.
dig-wait-give = { $seat } решает, кому достанется эта карта: { $card }.
dig-wait-next-collect = { $seat } выбирает, какая из собранных карт действует следующей.
dig-wait-order-where = { $seat } выбирает, в какую стопку заглянуть.
dig-wait-order = { $seat } разбирает верхние карты стопки { $stack }.
dig-wait-take-where = { $seat } выбирает, в какую стопку заглянуть.
dig-wait-take = { $seat } разбирает верхние карты стопки { $stack }.
dig-wait-search-whom = { $seat } выбирает, чей клад осмотреть.
dig-wait-rob-whom = { $seat } выбирает, кого ограбить.
dig-wait-steal-which = { $seat } осматривает клад игрока { $from }.
dig-wait-mine-where = { $seat } играет с миной.
dig-wait-attach-where = { $seat } выбирает стопку для этой карты: { $card }.

dig-way-dig = Копать в стопке { $stack }
dig-way-stop = { $count ->
    [0] Остановиться ни с чем
    [one] Остановиться и забрать { $count } карту
    [few] Остановиться и забрать { $count } карты
   *[many] Остановиться и забрать { $count } карт
}
dig-way-dog = Да, хороший пёс
dig-way-no-dog = Нет, поберечь пса и потерять находки
dig-way-give = { $seat }
dig-way-next = { $card }
dig-way-look = Заглянуть в стопку { $stack }
dig-way-mine = Взорвать стопку { $stack }
dig-way-mine-none = Не трогать мину
dig-way-put = Следующая — { $card }
dig-way-order = Вернуть в таком порядке
dig-way-take = Взять: { $card }
dig-way-take-none = Ничего не брать
dig-way-rob = { $seat }
dig-way-steal = Украсть: { $card }
dig-way-steal-used = Украсть: { $card } (уже использован)
dig-way-attach = Рядом со стопкой { $stack }

dig-note-height = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
dig-note-known = { $count ->
    [one] осталась { $count } карта, сверху — { $card }
    [few] осталось { $count } карты, сверху — { $card }
   *[many] осталось { $count } карт, сверху — { $card }
}
dig-note-risk = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}; оборвут ход: { $hits } из { $of } неизвестных карт
dig-note-pile = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

dig-play-risk = { $percent } % — конец хода
dig-play-known = следующая карта известна: { $card }
dig-play-stake = на кону: { $points } → всего { $total }
dig-play-keep = +{ $points } → всего { $total }
dig-play-acts = затем сработает { $card }
dig-play-safest = Каждый раз там, где безопаснее.
dig-play-on-to = копать дальше, пока карт не станет { $cards }, и остановиться
dig-play-on-risk = копать дальше, пока риск не выше { $percent } %, и остановиться
dig-slot-further = А если всё хорошо
dig-further-ask = покажите карту и спросите снова

## Рассказ о ходе

dig-log-dealt = { $count ->
    [one] В трёх стопках зарыта { $count } карта.
    [few] В трёх стопках зарыто { $count } карты.
   *[many] В трёх стопках зарыто { $count } карт.
}
dig-log-turn = { $seat } берётся за лопату.
dig-log-turn-extra = { $seat } не выпускает лопату: дополнительный ход.
dig-log-dug = Из стопки { $stack }: { $card }.
dig-log-emptied = Стопка { $stack } пуста, это последний ход!
dig-log-bust-worms = Черви! Это уже слишком. Потеряно: { $cards }.
dig-log-bust-cursed_skeleton = Скелет скалится, раскопки окончены. Потеряно: { $cards }.
dig-log-bust-radioactive_waste = Оно светится в темноте! Спасайся кто может! Потеряно: { $cards }.
dig-log-cancelled = Гав! { $by } прогоняет угрозу: { $card }.
dig-log-given = { $seat-is ->
    [you] Вы получаете
   *[other] { $seat } получает
 } карту: { $card }.
dig-log-attached = { $card } ложатся рядом со стопкой { $stack }: отныне там хватит и одной карты «Черви».
dig-log-scrapped = { $card }: стопок больше нет, в сброс.
dig-log-collected = { $seat } останавливается и забирает: { $cards }.
dig-log-collected-nothing = { $seat } останавливается ни с чем.
dig-log-owed = { $card }: { $count ->
    [one] { $count } дополнительный ход
    [few] { $count } дополнительных хода
   *[many] { $count } дополнительных ходов
}.
dig-log-idled = { $card }: в этот раз без пользы.
dig-log-looked = { $count ->
    [one] Тайно просмотрена { $count } верхняя карта стопки { $stack }.
    [few] Тайно просмотрены { $count } верхние карты стопки { $stack }.
   *[many] Тайно просмотрено { $count } верхних карт стопки { $stack }.
}
dig-log-looked-seen = Стопка { $stack }, сверху вниз: { $cards }.
dig-log-put = Следующая сверху: { $card }.
dig-log-took = Взято из стопки { $stack }: { $card }.
dig-log-took-secretly = Из стопки { $stack } тайно взята одна карта.
dig-log-left-all = Из стопки { $stack } ничего не взято.
dig-log-searched = { $count ->
    [one] Осмотрен клад игрока { $seat }: { $count } карта.
    [few] Осмотрен клад игрока { $seat }: { $count } карты.
   *[many] Осмотрен клад игрока { $seat }: { $count } карт.
}
dig-log-searched-seen = { $seat-is ->
    [you] В вашем кладе
   *[other] В кладе игрока { $seat }
 }: { $cards }.
dig-log-stolen = { $thief } крадёт у { $seat-is ->
    [you] вас
   *[other] игрока { $seat }
 }: { $card }.
dig-log-stolen-secretly = { $thief } крадёт одну карту у { $seat-is ->
    [you] вас
   *[other] игрока { $seat }
 }.
dig-log-lost = { $seat } теряет: { $card }.
dig-log-mined = { $count ->
    [one] Ба-бах! Стопки { $stack } больше нет, а с ней и { $count } карты.
    [few] Ба-бах! Стопки { $stack } больше нет, а с ней и { $count } карт.
   *[many] Ба-бах! Стопки { $stack } больше нет, а с ней и { $count } карт.
}
dig-log-spared = Мину решено не трогать.
dig-log-ended = Раскопки окончены. Все клады открыты.

## Чего сделать нельзя

dig-refusal-teams = { $seats ->
    [one] Для команд нужно ровно четверо, а за этим столом { $seats } место. Отключите команды или измените число мест.
    [few] Для команд нужно ровно четверо, а за этим столом { $seats } места. Отключите команды или измените число мест.
   *[many] Для команд нужно ровно четверо, а за этим столом { $seats } мест. Отключите команды или измените число мест.
}
dig-refusal-first-player = Место { $seat } не может копать первым: за этим столом { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}. Выберите одно из них или бросьте жребий.
dig-refusal-dig-first = Каждый ход начинается с раскопок. Сначала выберите стопку, потом можно и остановиться.
dig-refusal-stack-destroyed = Стопка { $stack } взорвана. Выберите ту, что ещё цела.
dig-refusal-stack-empty = Стопка { $stack } пуста. Выберите ту, где ещё есть карты.
dig-refusal-no-such-seat = За этим столом нет места { $seat }. Назовите другое.
dig-refusal-give-yourself = Эту карту нельзя оставить себе: { $card }. Назовите другого игрока.
dig-refusal-not-waiting = Эта карта не ждёт своей очереди: { $card }. Выберите одну из перечисленных.
dig-refusal-not-seen = Этой карты нет среди тех, что вы смотрите: { $card }. Выберите одну из них.
dig-refusal-put-twice = Карта «{ $card }» названа чаще, чем вы её видите. Назовите каждую один раз, сверху вниз.
dig-refusal-too-many-put = Вы назвали больше карт, чем смотрите. Назовите каждую один раз, сверху вниз.
dig-refusal-nothing-to-rob = { $seat } пока без карт. Выберите клад, в котором они есть.
dig-refusal-rob-yourself = Это ваш собственный клад. Выберите чужой.
dig-refusal-not-in-pile = В кладе игрока { $seat } нет такой карты: { $card }. Выберите одну из перечисленных.
dig-refusal-not-in-pile-used = В кладе игрока { $seat } нет такой уже использованной карты: { $card }. Выберите одну из перечисленных.
dig-refusal-other-question = Сначала нужно решить другое. { $question }

## Конец

dig-score-cards = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
dig-score-pairs = { $count ->
    [one] { $count } пара: { $card } и { $with }
    [few] { $count } пары: { $card } и { $with }
   *[many] { $count } пар: { $card } и { $with }
}
dig-score-per = { $card }, надбавка за { $with } ×{ $count }
dig-score-condition = { $card }: условие выполнено
dig-reason-stack-empty = Стопка { $stack } опустела.

## Правила

dig-rules-1-title = О чём игра
dig-rules-1-text = На кладбище рубашкой вверх лежат три стопки карт. Побеждает тот, чей клад в конце дороже. У каждого свой клад; он тайный, хотя почти все его карты выкопаны у всех на глазах.
dig-rules-2-title = Колода
dig-rules-2-text = 120 карт в трёх стопках по 40: 30 карт «Черви», 25 карт «Грязь» и 10 Проклятых скелетов; по 7 карт «Золото паромщика», «Печенье» и «Молоко»; по 3 карты «Канализация», «Обручальное кольцо», «Могильщик», «Верный пёс», «Карта сокровищ», «Корона» и «Наследство»; остальных — по одной. Значит, примерно каждая четвёртая карта — Черви, а каждая одиннадцатая — Скелет или Отходы.
dig-rules-3-title = Ваш ход
dig-rules-3-text = Копните один раз: откройте верхнюю карту любой стопки. Потом решайте снова и снова: копать дальше, в той же стопке или в другой, или остановиться. Если вы остановились, всё выкопанное за ход переходит в ваш клад.
dig-rules-4-title = Когда не везёт
dig-rules-4-text = Вторые Черви за один ход, Проклятый скелет или Радиоактивные отходы обрывают ход, и всё выкопанное за него уходит в сброс. Отходы вдобавок лишают вас случайной карты клада. Верный пёс, который уже лежит в вашем кладе, может один раз прогнать скелета; 5 очков он приносит в любом случае.
dig-rules-5-title = Карты, которые действуют, когда их выкопали
dig-rules-5-text = Проклятое наследство сразу достаётся другому игроку и остаётся у него, даже если остальное вы потеряете. Черви-самураи, если вы с ними играете, ложатся рядом со стопкой: с этой поры там губительны уже первые Черви.
dig-rules-6-title = Карты, которые действуют, попав в клад
dig-rules-6-text = Если таких карт несколько, порядок выбираете вы. Канализация достаётся другому игроку. Корона и Тайник дают дополнительный ход. Могильщик показывает четыре карты стопки, их можно вернуть в любом порядке. Карта сокровищ показывает три, одну можно забрать, и она считается собранной. Шляпа и Сабля крадут карту из чужого клада (это обязательно, если там что-то есть): Шляпа — осмотрев его, Сабля — вслепую. Ковчег лишает каждый чужой клад случайной карты. Мина может взорвать целую стопку.
dig-rules-7-title = Подарки и кражи
dig-rules-7-text = Подаренная или украденная карта ничего не делает для нового владельца, только считается в конце. Исключение: украденный Верный пёс, ещё не помогавший, по-прежнему прогоняет скелета. Использованный пёс остаётся использованным.
dig-rules-8-title = Конец игры
dig-rules-8-text = Как только стопка опустела, текущий ход становится последним, даже если кому-то положены дополнительные. Взорванная стопка пустой не считается. Побеждает тот, у кого больше очков; при равенстве победа общая.
dig-rules-9-title = Очки
dig-rules-9-text = Очки указаны на каждой карте. Молоко и Печенье в паре стоят по 5. Сквирмз, Свадебное платье и Золото лепрекона дают надбавку за Червей, Кольца и Золото паромщика в том же кладе. Лотерейный билет стоит 50, если попал в клад в последний ход, Новичок — 20 для того, кто играет впервые, Настольная игра — 5 для того, кто открыл стол.
dig-rules-10-title = Команды
dig-rules-10-text = Вчетвером, партнёры сидят напротив друг друга, у команды один общий клад. Партнёр считается другим игроком, так что Наследство может остаться в семье. Красть можно только у другой команды. Дополнительный ход делает тот, кто собрал карту.
dig-rules-11-title = Пример
dig-rules-11-text = Вы копаете в стопке A: Грязь, потом Черви. Вторые Черви или Скелет теперь лишат вас обеих карт, но вы рискуете, и в стопке B находится Сундук с сокровищами. Вы останавливаетесь: все три карты уходят в ваш клад и стоят 1, 0 и 10 очков. Копни вы ещё раз и найди Червей, все три ушли бы в сброс; то, что уже лежало в кладе, осталось бы вашим.
