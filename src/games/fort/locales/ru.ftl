# Fort: всё, что говорит игра, по-русски.

fort-name = Форт
fort-pitch = Ваши друзья — ваша колода. Играйте ими с умом, а то соперник переманит их через забор.
fort-length = около двенадцати раундов

## Настройки

fort-option-setup = Стартовые карты детей
fort-option-setup-basic = раздаются случайно
fort-option-setup-draft = драфт: одну карту себе, остальные дальше
fort-option-cards = Значения на картах
fort-option-cards-designed-1 = первый набор (стоимость форта и часть чисел — наши собственные)

## Дети

fort-kid-bones = Костяшка
fort-kid-captain = Капитан
fort-kid-chef = Поварёнок
fort-kid-doc = Док
fort-kid-einstein = Эйнштейн
fort-kid-patch = Заплатка
fort-kid-noodle_twins = Близнецы Лапша
fort-kid-ghost = Призрак
fort-kid-golden_boy = Золотой мальчик
fort-kid-prince = Принц
fort-kid-tiny = Малыш
fort-kid-doodles = Каракули
fort-kid-dot = Дот
fort-kid-giggles = Смешинка
fort-kid-kitty = Киса
fort-kid-penny = Пенни
fort-kid-sweet_pea = Горошинка
fort-kid-tink = Винтик
fort-kid-icky_sticky = Бяка и Липучка
fort-kid-bug = Жук
fort-kid-lefty = Лефти
fort-kid-moose = Лось
fort-kid-sarge = Сержант
fort-kid-scout = Следопыт
fort-kid-wart = Бородавка
fort-kid-worm = Червяк
fort-kid-the_moles = Кроты
fort-kid-the_ant = Муравей
fort-kid-dash = Шустрик
fort-kid-munch = Жевун
fort-kid-skids = Дрифт
fort-kid-spike = Колючка
fort-kid-thunder = Гром
fort-kid-rocket_bros = Братья Ракеты
fort-kid-baby_face = Пупс
fort-kid-blitz = Блиц
fort-kid-crash = Бабах
fort-kid-lil_boss = Мини-босс
fort-kid-punky = Панк
fort-kid-the_scrappers = Забияки
fort-kid-smoke = Дымок
fort-kid-puddin = Пудинг
fort-kid-zip = Вжик
fort-kid-rusty = Рыжик
fort-kid-sparky = Искорка
fort-kid-bitsy = Крошка
fort-kid-blades = Ролики
fort-kid-bud = Бад
fort-kid-ace = Ас
fort-kid-flipper = Флиппер

## Масти, ресурсы, действия, цвета

fort-suit-skateboard = скейтборд
fort-suit-shovel = лопатка
fort-suit-glue = клей
fort-suit-squirtgun = брызгалка
fort-suit-crown = корона
fort-suit-book = книжка
fort-suit-coin = монетка
fort-suit-times = { $suit } ×{ $n }
fort-kind-pizza = пицца
fort-kind-toys = игрушка
fort-box-public = открытое действие
fort-box-private = личное действие
fort-colour-red = красный
fort-colour-yellow = жёлтый
fort-colour-green = зелёный
fort-colour-orange = оранжевый
fort-macaroni = Макаронная скульптура
fort-lookout-card = спрятанная карта
fort-rule-back = придуманное правило, рубашкой вверх

## Пометки

fort-mark-friend = лучший друг
fort-mark-played = сыграна
fort-mark-added = добавлена
fort-mark-lent = добавлена из дозора
fort-mark-leader = ведущий

## Что делают действия

fort-act-blank = нет
fort-act-gather-pizza = { $n ->
    [one] собрать { $n } пиццу
    [few] собрать { $n } пиццы
   *[many] собрать { $n } пицц
}
fort-act-gather-toys = { $n ->
    [one] собрать { $n } игрушку
    [few] собрать { $n } игрушки
   *[many] собрать { $n } игрушек
}
fort-act-gather-choice = { $n ->
    [one] собрать { $n } пиццу или { $n } игрушку
    [few] собрать { $n } пиццы или { $n } игрушки
   *[many] собрать { $n } пицц или { $n } игрушек
}
fort-act-bound = { $action } (такой вид ресурса выбрал ведущий игрок: { $leader })
fort-act-pack = сложить ресурс в рюкзак
fort-act-lookout = добавить карту в дозор
fort-act-trash = убрать карту
fort-act-recruit = получить карту (призыв)
fort-act-advance = улучшить форт
fort-act-advance-less = улучшить форт на один ресурс дешевле
fort-act-advance-more = улучшить форт на один ресурс дороже
fort-act-score = { $n ->
    [one] получить { $n } очко
    [few] получить { $n } очка
   *[many] получить { $n } очков
}
fort-act-spend-pizza = потратить пиццу
fort-act-spend-toys = потратить игрушку
fort-act-trash_rival = убрать карту со двора соперника
fort-act-copy_pack = скопировать свой рюкзак (получить те же ресурсы)
fort-act-copy_rival_pack = скопировать рюкзак соперника (получить те же ресурсы)
fort-act-convert = обменять ресурс на ресурс другого вида
fort-act-trash_this = убрать эту карту
fort-act-then = { $first }, затем { $second }
fort-act-and = { $first } и { $second }
fort-act-after = { $action }; затем { $after }
fort-per-suit = за каждый значок «{ $suit }» { $action }
fort-per-any = за каждый значок одной выбранной вами масти { $action }
fort-per-pack = за каждый ресурс в вашем рюкзаке { $action }
fort-per-lookout = за каждую карту в вашем дозоре { $action }
fort-per-level = за каждый уровень вашего форта { $action }
fort-detail-public = Открытое действие: { $action }.
fort-detail-private = Личное действие: { $action }.
fort-detail-declared = Масть для соперников: { $suit }.
fort-detail-named = Считается масть: { $suit }.
fort-detail-coin = Монетка здесь — { $suit }.

## Зоны и числа

fort-zone-play = В игре
fort-zone-park = Парк
fort-zone-park_deck = Колода парка
fort-zone-perks = Особенности
fort-zone-rules = Придуманные правила
fort-zone-track = Победная дорожка
fort-zone-box = Убрано в коробку
fort-zone-board = Планшет ({ $colour })
fort-zone-draft = Карты на выбор
fort-zone-hand = Рука
fort-zone-lookout = Дозор
fort-zone-stuff = Вещи
fort-zone-pack = Рюкзак
fort-zone-yard = Двор
fort-zone-discard = Сброс
fort-zone-deck = Колода
fort-meter-round = Раунд
fort-meter-last_round = Последний раунд
fort-meter-park_deck = Карт в колоде парка
fort-meter-rules = Осталось придуманных правил
fort-meter-track = Очки
fort-meter-level = Уровень форта
fort-meter-level_points = Очки за форт в конце
fort-meter-pizza = Пицца в вещах
fort-meter-toys = Игрушки в вещах
fort-meter-pack = В рюкзаке
fort-meter-lookout = В дозоре
fort-meter-hand = Карт в руке
fort-meter-deck = Карт в колоде
fort-meter-cost_pizza = Цена в пицце
fort-meter-cost_toys = Цена в игрушках
fort-meter-cost_either = Цена в любых ресурсах

## Придуманные правила

fort-rule-big_plans = Большие планы
fort-rule-big_plans-text = 1 очко за каждое действие «Улучшить форт» на ваших картах.
fort-rule-friendship_bracelet = Узы дружбы
fort-rule-friendship_bracelet-text = 1 очко за каждую масть, которая есть на ваших картах, и ещё 1, если есть все шесть. Монетки не считаются.
fort-rule-piggy_bank = Копилка
fort-rule-piggy_bank-text = 1 очко за каждую игрушку в ваших вещах и рюкзаке.
fort-rule-pizza_party = Вечеринка с пиццей
fort-rule-pizza_party-text = 1 очко за каждую пиццу в ваших вещах и рюкзаке.
fort-rule-loner = Одиночка
fort-rule-loner-text = 5 очков, если у вас больше нет ни одного лучшего друга.
fort-rule-minimalism = Минимализм
fort-rule-minimalism-text = 8 очков, если ваш форт ровно 2-го уровня, не выше и не ниже.
fort-rule-popularity = Популярность
fort-rule-popularity-text = 1 очко за каждую карту в вашем дозоре.
fort-rule-play_palace = Играть в королевство
fort-rule-play_palace-text = 1 очко за каждую корону на ваших картах. Монетки не считаются.
fort-rule-secret_stash = Секретный тайник
fort-rule-secret_stash-text = 1 очко за каждый ресурс в вашем рюкзаке.
fort-rule-sleepover = Ночёвка
fort-rule-sleepover-text = 8 очков, если карт у вас больше всех; 4 очка, если больше всех у вас и у кого-то ещё.
fort-rule-slime_lab = Лаборатория слизи
fort-rule-slime_lab-text = 1 очко за каждую книжку на ваших картах. Монетки не считаются.

## Особенности

fort-perk-birthday_party = Вечеринка по случаю дня рождения
fort-perk-birthday_party-text = После призыва можно призвать ещё одну карту: из парка или его колоды.
fort-perk-bribe = Взятка
fort-perk-bribe-text = В свой ход можно добавлять в дозор и карты из парка, его колоды или со двора соперника.
fort-perk-copy_cat = Копия кота
fort-perk-copy_cat-text = Чтобы повторить действие, можно сбросить две подходящие карты; считаются значки обеих.
fort-perk-diy = Сделай сам
fort-perk-diy-text = Один раз: вместо розыгрыша карты улучшите форт, заплатив на один ресурс больше. Повторить это никто не может.
fort-perk-do_over = Сделай больше
fort-perk-do_over-text = Один раз: после вашей карты и её повторений сыграйте вторую карту.
fort-perk-recycling = Переработка
fort-perk-recycling-text = Один раз, в свой ход: возьмите в руку карту из своего сброса.
fort-perk-rough_housing = Скандальное соседство
fort-perk-rough_housing-text = Один раз, вместо повторения: уберите карту, сыгранную соперником, когда все остальные уже решили, повторять ли действие.
fort-perk-sticky_fingers = Липкие пальцы
fort-perk-sticky_fingers-text = В свой ход можно складывать в рюкзак ресурсы из общего запаса.
fort-perk-xxl_backpack = Рюкзак XXL
fort-perk-xxl_backpack-text = В ваш рюкзак помещается на два ресурса больше.

## Вопросы

fort-ask-pick = Какую карту вы оставляете себе? Остальные передаются дальше.
fort-ask-play = Какую карту вы играете?
fort-ask-build = Вы играете карту «{ $card }». Что добавить и какое действие выполнить первым?
fort-ask-boxes = Карта «{ $card }»: используете и второе действие?
fort-ask-gather = Что вы собираете?
fort-ask-pack = { $n ->
    [1] Что вы складываете в рюкзак?
    [one] Что вы складываете в рюкзак? Ещё до { $n } ресурса.
    [few] Что вы складываете в рюкзак? Ещё до { $n } ресурсов.
   *[many] Что вы складываете в рюкзак? Ещё до { $n } ресурсов.
}
fort-ask-tuck = { $n ->
    [1] Какую карту добавить в дозор?
    [one] Какие карты добавить в дозор? Ещё до { $n } карты.
    [few] Какие карты добавить в дозор? Ещё до { $n } карт.
   *[many] Какие карты добавить в дозор? Ещё до { $n } карт.
}
fort-ask-trash = { $n ->
    [1] Какую карту убрать?
    [one] Какие карты убрать? Ещё до { $n } карты.
    [few] Какие карты убрать? Ещё до { $n } карт.
   *[many] Какие карты убрать? Ещё до { $n } карт.
}
fort-ask-recruit = Кого вы призываете?
fort-ask-recruit-now = { $n ->
    [1] Кого вы призываете?
    [one] Кого вы призываете? Ещё до { $n } карты.
    [few] Кого вы призываете? Ещё до { $n } карт.
   *[many] Кого вы призываете? Ещё до { $n } карт.
}
fort-ask-spend = { $n ->
    [1] Откуда взять ресурс, который вы тратите?
    [one] Откуда взять ресурсы, которые вы тратите? Ещё до { $n } ресурса.
    [few] Откуда взять ресурсы, которые вы тратите? Ещё до { $n } ресурсов.
   *[many] Откуда взять ресурсы, которые вы тратите? Ещё до { $n } ресурсов.
}
fort-ask-rob = { $n ->
    [1] Чью карту убрать?
    [one] Чьи карты убрать? Ещё до { $n } карты.
    [few] Чьи карты убрать? Ещё до { $n } карт.
   *[many] Чьи карты убрать? Ещё до { $n } карт.
}
fort-ask-copy = { $n ->
    [1] Что вы копируете?
    [one] Что вы копируете? До { $n } раза.
    [few] Что вы копируете? До { $n } раз.
   *[many] Что вы копируете? До { $n } раз.
}
fort-ask-convert = { $n ->
    [1] Какой ресурс вы обмениваете?
    [one] Какие ресурсы вы обмениваете, все в одном направлении? Ещё до { $n } ресурса.
    [few] Какие ресурсы вы обмениваете, все в одном направлении? Ещё до { $n } ресурсов.
   *[many] Какие ресурсы вы обмениваете, все в одном направлении? Ещё до { $n } ресурсов.
}
fort-ask-pay = Как вы платите за следующий уровень форта?
fort-ask-rule = Ваш форт достигает 1-го уровня. Какое придуманное правило оставить себе? Их видите только вы.
fort-ask-perk = Ваш форт достигает 2-го уровня. Какую особенность взять?
fort-ask-follow = { $leader } играет карту «{ $card }»: { $action }. Повторяете?
fort-ask-follow-declared = { $leader } играет карту «{ $card }» (масть: { $suit }): { $action }. Повторяете?
fort-ask-rough = «Скандальное соседство»: убрать карту «{ $card }»?
fort-ask-do_over = «Сделай больше»: играете вторую карту?
fort-ask-birthday = «Вечеринка по случаю дня рождения»: призываете ещё одну карту?
fort-ask-recycle = «Переработка»: возьмёте карту из своего сброса до набора?
fort-ask-recycle-late = «Переработка»: набор позади, возьмёте карту из своего сброса?
fort-do-lead = сыграть карту
fort-do-pick = оставить себе карту
fort-do-box = завершить розыгрыш
fort-do-gather = собрать ресурсы
fort-do-pack = заполнить рюкзак
fort-do-lookout = добавить в дозор
fort-do-trash = выбрать, что убрать
fort-do-recruit-now = призвать прямо сейчас
fort-do-advance = построить форт
fort-do-score = получить очки
fort-do-spend = выбрать, что потратить
fort-do-rob = убрать карту соперника
fort-do-copy = скопировать рюкзак
fort-do-convert = обменять ресурсы
fort-do-rule = выбрать придуманное правило
fort-do-perk = выбрать особенность
fort-do-follow = повторить действие ({ $leader })
fort-do-rough = «Скандальное соседство»: да или нет
fort-do-do-over = «Сделай больше»: да или нет
fort-do-recruit = призвать карту
fort-do-birthday = «День рождения»: призвать ещё
fort-do-recycle = «Переработка»: да или нет
fort-wait-draft = идёт выбор карты
fort-wait-turn = идёт ход
fort-wait-follows = решается, повторить ли действие
fort-wait-following = действие повторяется
fort-wait-rough = решается, применить ли «Скандальное соседство»

## Части вопроса

fort-slot-add = Добавить карты из руки
fort-slot-lend = Добавить карты из дозора
fort-slot-declare = Масть для соперников
fort-slot-suit = Какая масть считается
fort-slot-order = Какие действия и в каком порядке
fort-slot-recycle = Какую карту
fort-slot-units = Как
fort-slot-cards = { $n ->
    [1] Какую карту
    [one] Какие карты, всего { $n } карта
    [few] Какие карты, всего { $n } карты
   *[many] Какие карты, всего { $n } карт
}
fort-slot-recruit = Затем призвать, когда соперники повторят
fort-slot-recruit-else = Если её уже не будет
fort-slot-then = А затем
fort-then-ask = спросите меня потом
fort-way-tuck = Добавить в дозор
fort-way-trash = Убрать
fort-order = { $steps }
fort-note-card = Масть: { $suits }. Открытое действие: { $public }. Личное действие: { $private }.
fort-note-changes = Пока выходит: { $changes }.
fort-note-both = { $one } { $other }
fort-note-more-added = С добавленными картами считается больше; где выбора нет, всё делается сразу.
fort-note-needs-added = Только если добавить подходящие карты.
fort-note-times = { $n ->
    [one] Вы выполняете действие { $n } раз.
    [few] Вы выполняете действие { $n } раза.
   *[many] Вы выполняете действие { $n } раз.
}
fort-note-follow = { $times } С руки уйдёт в сброс: { $cards }.
fort-note-forced = Больше выбирать будет не из чего, поэтому случится и это: { $steps }.
fort-gain-pizza = { $n ->
    [one] +{ $n } пицца
    [few] +{ $n } пиццы
   *[many] +{ $n } пицц
}
fort-gain-toys = { $n ->
    [one] +{ $n } игрушка
    [few] +{ $n } игрушки
   *[many] +{ $n } игрушек
}
fort-gain-pack = +{ $n } в рюкзаке
fort-gain-lookout = +{ $n } в дозоре
fort-gain-points = { $n ->
    [one] +{ $n } очко
    [few] +{ $n } очка
   *[many] +{ $n } очков
}
fort-gain-level = { $n ->
    [one] +{ $n } уровень форта
    [few] +{ $n } уровня форта
   *[many] +{ $n } уровней форта
}
fort-lose-pizza = { $n ->
    [one] −{ $n } пицца
    [few] −{ $n } пиццы
   *[many] −{ $n } пицц
}
fort-lose-toys = { $n ->
    [one] −{ $n } игрушка
    [few] −{ $n } игрушки
   *[many] −{ $n } игрушек
}
fort-lose-pack = −{ $n } в рюкзаке
fort-lose-lookout = −{ $n } в дозоре
fort-lose-points = { $n ->
    [one] −{ $n } очко
    [few] −{ $n } очка
   *[many] −{ $n } очков
}
fort-lose-level = { $n ->
    [one] −{ $n } уровень форта
    [few] −{ $n } уровня форта
   *[many] −{ $n } уровней форта
}

## Варианты

fort-choice-pick = оставить карту «{ $card }»
fort-choice-skip = не играть карту
fort-choice-diy = «Сделай сам»: улучшить форт без карты
fort-choice-play = { $card }
fort-choice-add = добавить карту «{ $card }»
fort-choice-add-coin = добавить карту «{ $card }» (масть: { $suit })
fort-choice-lend = добавить из дозора карту «{ $card }»
fort-choice-lend-coin = добавить из дозора карту «{ $card }» (масть: { $suit })
fort-choice-declare = масть для соперников: { $suit }
fort-choice-suit = считается масть: { $suit }
fort-choice-public = открытое действие
fort-choice-private = личное действие
fort-choice-public-n = { $n ->
    [one] открытое действие, только { $n } раз
    [few] открытое действие, только { $n } раза
   *[many] открытое действие, только { $n } раз
}
fort-choice-private-n = { $n ->
    [one] личное действие, только { $n } раз
    [few] личное действие, только { $n } раза
   *[many] личное действие, только { $n } раз
}
fort-choice-end = больше ничего
fort-choice-gather-pizza = собрать пиццу
fort-choice-gather-toys = собрать игрушки
fort-choice-pack-pizza = сложить в рюкзак пиццу
fort-choice-pack-toys = сложить в рюкзак игрушку
fort-choice-pack-supply-pizza = сложить в рюкзак пиццу из общего запаса
fort-choice-pack-supply-toys = сложить в рюкзак игрушку из общего запаса
fort-choice-take-pizza = взять пиццу
fort-choice-take-toys = взять игрушку
fort-choice-tuck = { $card } (из руки)
fort-choice-tuck-park = { $card } (из парка)
fort-choice-tuck-deck = верхняя карта колоды парка, не глядя
fort-choice-tuck-yard = { $card } (двор игрока { $rival })
fort-choice-trash-hand = { $card } (из руки)
fort-choice-trash-discard = { $card } (из сброса)
fort-choice-rob = убрать карту «{ $card }» (двор игрока { $rival })
fort-choice-copy = скопировать рюкзак игрока { $rival }
fort-choice-convert-stuff-pizza = обменять пиццу из вещей на игрушку
fort-choice-convert-stuff-toys = обменять игрушку из вещей на пиццу
fort-choice-convert-pack-pizza = обменять пиццу из рюкзака на игрушку
fort-choice-convert-pack-toys = обменять игрушку из рюкзака на пиццу
fort-choice-spend-stuff = потратить ресурс из вещей
fort-choice-spend-pack = потратить ресурс из рюкзака
fort-choice-recruit = призвать карту «{ $card }»
fort-choice-recruit-park = { $card } (из парка)
fort-choice-recruit-deck = верхняя карта колоды парка, не глядя
fort-choice-recruit-yard = { $card } (двор игрока { $rival })
fort-choice-pay = заплатить { $pizza ->
    [one] { $pizza } пиццу
    [few] { $pizza } пиццы
   *[many] { $pizza } пицц
} и { $toys ->
    [one] { $toys } игрушку
    [few] { $toys } игрушки
   *[many] { $toys } игрушек
} из вещей
fort-choice-pay-pack = заплатить { $pizza ->
    [one] { $pizza } пиццу
    [few] { $pizza } пиццы
   *[many] { $pizza } пицц
} и { $toys ->
    [one] { $toys } игрушку
    [few] { $toys } игрушки
   *[many] { $toys } игрушек
} из вещей, { $pack_pizza ->
    [one] { $pack_pizza } пиццу
    [few] { $pack_pizza } пиццы
   *[many] { $pack_pizza } пицц
} и { $pack_toys ->
    [one] { $pack_toys } игрушку
    [few] { $pack_toys } игрушки
   *[many] { $pack_toys } игрушек
} из рюкзака
fort-choice-omit = это пропустить
fort-choice-stop = остановиться здесь
fort-choice-pass = пас
fort-choice-follow = повторить (сброс: { $cards })
fort-choice-aside = { $card } (монетка не в счёт)
fort-choice-rough = да, убрать
fort-choice-do_over = сыграть вторую карту
fort-choice-later = спросите ещё раз после набора
fort-choice-no = нет
fort-choice-recycle = вернуть в руку карту «{ $card }»
fort-choice-recycle-any = «Переработка»: взять в руку карту из своего сброса

## Ходы словами

fort-play-does = { $cards }: { $done }
fort-play-plus = { $one } + { $two }
fort-play-as = { $card } ({ $suit })
fort-play-lent = { $card } (дозор)
fort-play-public = { $n ->
    [1] открытое
   *[other] открытое ×{ $n }
}
fort-play-private = { $n ->
    [1] личное
   *[other] личное ×{ $n }
}
fort-play-trash = убрать: { $cards }
fort-play-tuck = в дозор: { $cards }
fort-play-recruit = призвать: { $whom }
fort-play-times = { $what } ×{ $n }
fort-play-level = уровень форта { $level }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
fort-play-macaroni = макаронная скульптура +{ $n }
fort-play-rule-gain = { $rule } +{ $n }
fort-play-rule-lose = { $rule } −{ $n }
fort-play-itself = сама карта выходит из игры
fort-play-hand = { $n ->
    [0] рука опустеет
    [one] в руке останется { $n } карта
    [few] в руке останется { $n } карты
   *[many] в руке останется { $n } карт
}
fort-play-yard = во двор: { $cards }
fort-play-yard-none = во двор никто не уйдёт
fort-play-stuff = Вещи: пицца { $pizza }, игрушки { $toys }
fort-play-stuff-pays = Вещи: пицца { $pizza }, игрушки { $toys }; хватит на уровень { $level }
fort-play-pack = Рюкзак: пицца { $pizza }, игрушки { $toys }
fort-play-followers = Соперники могут повторить ({ $suits }): { $action }.
fort-play-nobody = Повторить не может никто.
fort-play-next = Затем: { $what }.
fort-play-last-round = Это начнёт последний раунд.

## Рассказ о ходе

fort-log-seated = Порядок ходов: { $order }.
fort-log-perks = Особенности на выбор: { $perks }.
fort-log-park = В парке: { $cards }.
fort-log-dealt = { $player } получает карты: { $cards }.
fort-log-picked = { $player } оставляет себе карту «{ $card }».
fort-log-picked-hidden = { $player } оставляет себе карту.
fort-log-handed-on = Остальные карты передаются налево.
fort-log-turn = Ходит { $player }.
fort-log-skipped = { $player } не играет карту.
fort-log-diy = { $player } использует особенность «Сделай сам».
fort-log-played = { $player } играет карту «{ $card }».
fort-log-added = { $player } добавляет карту «{ $card }».
fort-log-added-coin = { $player } добавляет карту «{ $card }» (монетка — { $suit }).
fort-log-lent = { $player } добавляет из дозора карту «{ $card }».
fort-log-lent-coin = { $player } добавляет из дозора карту «{ $card }» (монетка — { $suit }).
fort-log-lent-hidden = { $player } добавляет карту из дозора. На ней видно: { $suits }.
fort-log-lent-hidden-coin = { $player } добавляет карту из дозора (масть: { $suit }). На ней видно: { $suits }.
fort-log-declared = { $player } объявляет масть: { $suit }.
fort-log-named = { $player } считает масть: { $suit }.
fort-log-used = { $count ->
    [one] { $player } использует { $box } { $count } раз.
    [few] { $player } использует { $box } { $count } раза.
   *[many] { $player } использует { $box } { $count } раз.
}
fort-log-gathered-pizza = { $n ->
    [one] { $player } собирает { $n } пиццу.
    [few] { $player } собирает { $n } пиццы.
   *[many] { $player } собирает { $n } пицц.
}
fort-log-gathered-toys = { $n ->
    [one] { $player } собирает { $n } игрушку.
    [few] { $player } собирает { $n } игрушки.
   *[many] { $player } собирает { $n } игрушек.
}
fort-log-packed-pizza = { $player } складывает в рюкзак пиццу.
fort-log-packed-toys = { $player } складывает в рюкзак игрушку.
fort-log-packed-supply-pizza = { $player } складывает в рюкзак пиццу из общего запаса.
fort-log-packed-supply-toys = { $player } складывает в рюкзак игрушку из общего запаса.
fort-log-tucked = { $player } добавляет в дозор карту «{ $card }».
fort-log-tucked-hidden = { $player } добавляет карту в дозор. Масть: { $suits }.
fort-log-tucked-park = { $player } за взятку переманивает из парка в дозор карту «{ $card }»; её место занимает «{ $refill }».
fort-log-tucked-park-last = { $player } за взятку переманивает из парка в дозор карту «{ $card }»; её место остаётся пустым.
fort-log-tucked-yard = { $player } за взятку переманивает в дозор карту «{ $card }» { $rival-is ->
    [you] с вашего двора
   *[other] со двора игрока { $rival }
 }.
fort-log-tucked-deck = { $player } за взятку переманивает в дозор карту из колоды парка: «{ $card }».
fort-log-tucked-deck-hidden = { $player } за взятку переманивает в дозор карту из колоды парка. Масть: { $suits }.
fort-log-trashed-hand = { $player } убирает из руки карту «{ $card }».
fort-log-trashed-discard = { $player } убирает из сброса карту «{ $card }».
fort-log-robbed = { $player } убирает карту «{ $card }» { $rival-is ->
    [you] с вашего двора
   *[other] со двора игрока { $rival }
 }.
fort-log-copied = { $player } копирует { $rival-is ->
    [you] ваш рюкзак
   *[other] рюкзак игрока { $rival }
 }.
fort-log-took-pizza = { $n ->
    [one] { $player } получает { $n } пиццу.
    [few] { $player } получает { $n } пиццы.
   *[many] { $player } получает { $n } пицц.
}
fort-log-took-toys = { $n ->
    [one] { $player } получает { $n } игрушку.
    [few] { $player } получает { $n } игрушки.
   *[many] { $player } получает { $n } игрушек.
}
fort-log-took-both = { $player } получает { $pizza ->
    [one] { $pizza } пиццу
    [few] { $pizza } пиццы
   *[many] { $pizza } пицц
} и { $toys ->
    [one] { $toys } игрушку
    [few] { $toys } игрушки
   *[many] { $toys } игрушек
}.
fort-log-converted-pizza = { $player } обменивает пиццу на игрушку.
fort-log-converted-toys = { $player } обменивает игрушку на пиццу.
fort-log-spent-pizza = { $player } тратит пиццу.
fort-log-spent-toys = { $player } тратит игрушку.
fort-log-recruited-park = { $player } призывает из парка карту «{ $card }»; её место занимает «{ $refill }».
fort-log-recruited-park-last = { $player } призывает из парка карту «{ $card }»; её место остаётся пустым.
fort-log-recruited-yard = { $player } призывает карту «{ $card }» { $rival-is ->
    [you] с вашего двора
   *[other] со двора игрока { $rival }
 }.
fort-log-recruited-deck = { $player } призывает верхнюю карту колоды парка: «{ $card }».
fort-log-nobody = Призывать больше некого: { $player } остаётся без новой карты.
fort-log-paid = { $player } платит { $pizza ->
    [one] { $pizza } пиццу
    [few] { $pizza } пиццы
   *[many] { $pizza } пицц
} и { $toys ->
    [one] { $toys } игрушку
    [few] { $toys } игрушки
   *[many] { $toys } игрушек
}: форт становится на уровень выше.
fort-log-scored = { $n ->
    [one] { $player } получает { $n } очко.
    [few] { $player } получает { $n } очка.
   *[many] { $player } получает { $n } очков.
}
fort-log-ruled = { $player } оставляет себе придуманное правило «{ $rule }».
fort-log-ruled-hidden = { $player } оставляет себе придуманное правило.
fort-log-perked = { $player } берёт особенность «{ $perk }».
fort-log-followed = { $player } повторяет действие, сбросив: { $cards }.
fort-log-passed = { $player } пасует.
fort-log-could-not = { $player } не может повторить действие.
fort-log-rough = «Скандальное соседство»: { $player } убирает карту «{ $card }» в коробку.
fort-log-declined = { $player } не использует особенность «{ $perk }».
fort-log-trashed-itself = Карта «{ $card }» игрока { $player } возвращается в коробку.
fort-log-do-over = { $player } использует особенность «Сделай больше».
fort-log-discarded = { $player } оставляет во дворе: { $cards }.
fort-log-discarded-none = { $player } никого не оставляет во дворе.
fort-log-drew = { $n ->
    [one] { $player } набирает { $n } карту: { $cards }.
    [few] { $player } набирает { $n } карты: { $cards }.
   *[many] { $player } набирает { $n } карт: { $cards }.
}
fort-log-drew-anew = { $n ->
    [one] { $player } перемешивает сброс и набирает { $n } карту: { $cards }.
    [few] { $player } перемешивает сброс и набирает { $n } карты: { $cards }.
   *[many] { $player } перемешивает сброс и набирает { $n } карт: { $cards }.
}
fort-log-drew-hidden = { $n ->
    [one] { $player } набирает { $n } карту.
    [few] { $player } набирает { $n } карты.
   *[many] { $player } набирает { $n } карт.
}
fort-log-drew-hidden-anew = { $n ->
    [one] { $player } перемешивает сброс и набирает в сумме { $n } карту.
    [few] { $player } перемешивает сброс и набирает в сумме { $n } карты.
   *[many] { $player } перемешивает сброс и набирает в сумме { $n } карт.
}
fort-log-recycled = { $player } использует особенность «Переработка» и возвращает в руку карту «{ $card }».
fort-log-flagged-track_25 = { $player } достигает 25 очков: это последний раунд.
fort-log-flagged-fort_5 = Форт игрока { $player } достигает 5-го уровня: это последний раунд.
fort-log-flagged-park_deck_empty = Колода парка заканчивается на игроке { $player }: это последний раунд.
fort-log-flagged-rounds = Сыграно шестьдесят раундов: это был последний.
fort-log-macaroni = { $player } получает макаронную скульптуру.
fort-log-over = Партия окончена.

## Конец

fort-end-track_25 = { $player } достигает 25 очков.
fort-end-fort_5 = Форт игрока { $player } достиг 5-го уровня.
fort-end-park_deck_empty = Колода парка закончилась на игроке { $player }.
fort-end-rounds = Сыграно шестьдесят раундов.
fort-score-track = Победная дорожка
fort-score-level = Форт { $level }-го уровня
fort-score-rule = { $rule }
fort-score-macaroni = Макаронная скульптура

## Чего сделать нельзя

fort-refusal-card-set = Здесь нет набора карт с названием «{ $set }».
fort-refusal-no-action = У карты «{ $card }» нет действий, сыграть её нельзя. Её можно добавить к другой карте или сбросить, чтобы повторить действие.
fort-refusal-zero-count = Здесь { $box } выполнилось бы ноль раз, поэтому использовать его нельзя. Добавьте карту, которая поднимет счёт, или обойдитесь без этого действия.
fort-refusal-no-effect = Сейчас { $box } ничего не даст, поэтому использовать его нельзя.
fort-refusal-not-full = Одно из действий карты нужно использовать полностью, а здесь не выходит ни одного. Добавьте меньше карт, поменяйте порядок или сыграйте другую карту.
fort-refusal-useless-added-card = Карта «{ $card }» ничего не прибавит: и без неё выходит столько же. Обойдитесь без неё.
fort-refusal-box-blank = На этой карте { $box } не указано.
fort-refusal-box-used = На этой карте { $box } уже использовано.
fort-refusal-declare-first = Сыграна карта с монеткой: сначала объявите масть, с которой соперники смогут повторить действие, например «declare book».
fort-refusal-declare-suit = Монетка ведёт как одна из шести мастей, а не как монетка: объявите масть, с которой соперники смогут повторить действие, например «declare book».
fort-refusal-suit-first = Сначала назовите масть, которая считается, например «suit glue».
fort-refusal-coin-suit = На карте «{ $card }» есть монетка: скажите, какую масть она заменяет, например «as book» или «as none».
fort-refusal-no-coin = На карте «{ $card }» нет монетки, для которой здесь нужно выбрать масть.
fort-refusal-adding-over = Карты добавляют сразу после розыгрыша карты, до её первого действия.
fort-refusal-nothing-to-declare = Сейчас объявлять масть не нужно.
fort-refusal-nothing-to-name = Сейчас называть масть не нужно.
fort-refusal-play-first = Сначала нужно сыграть карту.
fort-refusal-box-first = Сначала выполните одно из двух действий: «public» или «private».
fort-refusal-box-in-use = Сначала закончите начатое действие: ответьте на его вопрос.
fort-refusal-units = Ровно столько раз использовать { $box } нельзя.
fort-refusal-not-in-hand = Карты «{ $card }» нет у вас в руке.
fort-refusal-not-in-discard = Карты «{ $card }» нет в вашем сбросе.
fort-refusal-not-in-lookout = Карты «{ $card }» нет в вашем дозоре, или она уже добавлена.
fort-refusal-not-in-yard = Карты «{ $card }» нет в этом дворе.
fort-refusal-not-in-park = Карты «{ $card }» нет в парке.
fort-refusal-not-in-pack = Карты «{ $card }» нет среди тех, из которых вы выбираете.
fort-refusal-deck-empty = Колода парка пуста.
fort-refusal-in-play-already = Второй такой карты у вас нет: «{ $card }» уже участвует в этом розыгрыше. Монетка означает что-то одно.
fort-refusal-added-card = Карта «{ $card }» сыграна или добавлена в этот ход, поэтому остаётся на месте.
fort-refusal-lookout-full = Ваш дозор полон. В нём помещается на одну карту больше, чем уровень вашего форта.
fort-refusal-pack-full = Ваш рюкзак полон.
fort-refusal-nothing-to-pack = В ваших вещах нет такого ресурса, сложить в рюкзак нечего.
fort-refusal-no-room = В ваших вещах нет для этого места: там помещается по четыре ресурса каждого вида.
fort-refusal-copy-no-room = Из рюкзака игрока { $rival } ничего не поместится в ваши вещи.
fort-refusal-one-direction = Все обмены одного действия идут в одном направлении.
fort-refusal-nothing-to-convert = Ресурсов этого вида для обмена нет.
fort-refusal-nothing-to-spend = Там нет ресурса этого вида, тратить нечего.
fort-refusal-payment = Нужна точная оплата. Следующий уровень стоит так: { $pizza ->
    [one] { $pizza } пицца
    [few] { $pizza } пиццы
   *[many] { $pizza } пицц
}, { $toys ->
    [one] { $toys } игрушка
    [few] { $toys } игрушки
   *[many] { $toys } игрушек
} и ещё { $either ->
    [one] { $either } ресурс
    [few] { $either } ресурса
   *[many] { $either } ресурсов
} любого вида, из вещей и рюкзака, как вам удобно.
fort-refusal-payment-less = Нужна точная оплата. Следующий уровень стоит так: { $pizza ->
    [one] { $pizza } пицца
    [few] { $pizza } пиццы
   *[many] { $pizza } пицц
}, { $toys ->
    [one] { $toys } игрушка
    [few] { $toys } игрушки
   *[many] { $toys } игрушек
} и ещё { $either ->
    [one] { $either } ресурс
    [few] { $either } ресурса
   *[many] { $either } ресурсов
} любого вида, из вещей и рюкзака, как вам удобно. Один из этих ресурсов, любой, на этот раз не нужен.
fort-refusal-cannot-pay = Вам не хватает ресурсов на следующий уровень.
fort-refusal-must-go-on = Если остановиться здесь, розыгрыш будет не по правилам: продолжайте.
fort-refusal-no-match = Карта «{ $card }» не подходит по масти к сыгранной карте.
fort-refusal-follow-not-full = Повторять действие нужно полностью, а это не получится.
fort-refusal-one-card = Чтобы повторить действие, сбрасывают одну карту. Для двух нужна особенность «Копия кота».
fort-refusal-kind-fixed = Вид ресурса уже определён: нужен тот же самый.
fort-refusal-no-perk = У вас нет этой особенности, или сейчас она не действует.
fort-refusal-own-turn = Эта особенность действует только в ваш ход.
fort-refusal-nobody-to-play = Ни одну из ваших карт сейчас нельзя сыграть.
fort-refusal-yard-birthday = Гости на день рождения приходят из парка или его колоды, но не со двора.
fort-refusal-own-yard = Карты со своего двора нельзя взять, пока не начнётся ваш следующий ход.
fort-refusal-settled = Вариант был только один, и он уже выполнен.

## Коротко о правилах

fort-rules-1-title = О чём игра
fort-rules-1-text = Вы — дети: строите форт, едите пиццу, собираете игрушки и заводите друзей. Побеждает тот, у кого в конце больше всего очков: с победной дорожки, за уровень форта, за придуманное правило и за макаронную скульптуру.
fort-rules-2-title = Подготовка
fort-rules-2-text = У каждого два лучших друга и восемь детей, розданных или выбранных в драфте: колода из десяти карт, пять из них сразу в руке. Три карты лежат открытыми в парке. На столе — придуманные правила рубашкой вверх и открытые особенности, и тех и других на одну карту больше, чем игроков. Ни пиццы, ни игрушек, ни очков пока ни у кого нет, все форты нулевого уровня.
fort-rules-3-title = Ход
fort-rules-3-text = В ходе пять шагов. Очистка: дети со двора возвращаются домой, в ваш сброс. Игра: вы играете карту или не играете. Призыв: вы призываете одну карту (это обязательно, если есть кого). Сброс: сыгранные и добавленные карты и оставшиеся лучшие друзья идут в сброс, остальные карты руки — во двор. Набор: вы набираете пять карт. Карты во дворе могут призвать к себе соперники, так что играйте с друзьями. Когда колода кончается, сброс перемешивается и становится новой колодой.
fort-rules-4-title = Как сыграть карту
fort-rules-4-text = У карты есть открытое и личное действие. Используйте одно или оба в любом порядке; сначала закончите одно, потом начинайте другое. Хотя бы одно из них нужно использовать полностью, другое можно и частично. Действие, которое выполняется ноль раз или ничего не даёт, использовать нельзя, а карту без действий нельзя сыграть. Чтобы сделать то, что стоит после «затем», сначала нужно сделать то, что стоит перед ним.
fort-rules-5-title = Как добавить карты
fort-rules-5-text = Если действие считает масть, к карте можно добавить другие ради их значков: из руки и из дозора, все сразу, в момент розыгрыша. Каждая монетка заменяет одну масть на ваш выбор. Добавленная карта должна приносить пользу: без неё вышло бы меньше.
fort-rules-6-title = Как повторить действие
fort-rules-6-text = Когда вы закончили с картой, у которой есть открытое действие (использовали вы его или нет), каждый соперник по очереди может его повторить: сбросить из руки карту той же масти и выполнить открытое действие, полностью или никак. Если действие считает масть, в счёт идут только значки сброшенной карты. Если вы выбирали вид ресурса, повторяющие собирают тот же. Кто играет карту с монеткой, объявляет масть.
fort-rules-7-title = Ресурсы
fort-rules-7-text = В вещах помещаются четыре пиццы и четыре игрушки. В рюкзаке — на один ресурс больше, чем уровень вашего форта, в дозоре — на одну карту больше. Сложенным в рюкзак по-прежнему можно платить за форт; карты в дозоре остаются там, и их можно добавлять каждый ход. Если вид ресурса можно выбрать, все собранные ресурсы — одного вида. Копируя рюкзак, вы ничего из него не забираете.
fort-rules-8-title = Форт
fort-rules-8-text = Улучшение форта оплачивается пиццей и игрушками, ровно по цене, из вещей и рюкзака. 1-й уровень стоит 1 пиццу и 1 игрушку; 2-й — столько же и ещё один любой ресурс; 3-й — 2 пиццы и 2 игрушки; 4-й — столько же и ещё один любой ресурс; 5-й — 4 пиццы и 4 игрушки. На 1-м уровне вы просматриваете придуманные правила и тайно оставляете себе одно. На 2-м уровне вы берёте одну из особенностей. Кто первым достигает 5-го уровня, получает макаронную скульптуру: она стоит 4 очка. «Ваши карты» в придуманных правилах — это все ваши карты: колода, сброс, рука, двор и дозор.
fort-rules-9-title = Как призвать и убрать карту
fort-rules-9-text = Призвать карту можно из парка, со двора соперника или не глядя с верха колоды парка; она ложится в ваш сброс. Парк сразу пополняется. Убранные карты возвращаются в коробку. Убирать можно карты из руки и из своего сброса, даже лучших друзей, но не сыгранные и не добавленные в этот ход.
fort-rules-10-title = Конец игры
fort-rules-10-text = Кто-то набирает 25 очков, чей-то форт достигает 5-го уровня или заканчивается колода парка: тогда раунд доигрывается до конца. (На этом сайте партия кончается и после шестидесяти раундов.) Уровни форта приносят 0, 1, 3, 9, 16 и 23 очка. При равенстве очков побеждает тот, чей форт выше; если равны и форты, победу делят.
fort-rules-11-title = Пример
fort-rules-11-text = Ваш форт 1-го уровня. Вы играете карту «Жук»: за каждую лопатку собрать 1 пиццу. Вы добавляете из руки карту «Кроты» с двумя лопатками и из дозора карту «Лось» с одной. Вместе с лопаткой самого Жука их четыре, и вы собираете 4 пиццы. Затем вы используете личное действие Жука, 1 очко за каждый уровень форта, и получаете 1 очко. Теперь действие повторяет соперник: сбрасывает карту «Следопыт» с одной лопаткой и собирает 1 пиццу. Вы призываете карту. В конце хода «Жук» и «Кроты» уходят в ваш сброс, «Лось» остаётся в дозоре, а остальные карты руки ждут во дворе.
fort-symbol-coin = монетка: любая масть на выбор
fort-symbol-public = открытое действие: его могут повторить соперники
fort-symbol-private = личное действие: только ваше
fort-symbol-then = затем
fort-symbol-per-suit = за каждый значок этой масти
fort-symbol-per-any = за каждый значок одной выбранной вами масти
fort-symbol-per-pack = за каждый ресурс в вашем рюкзаке
fort-symbol-per-lookout = за каждую карту в вашем дозоре
fort-symbol-per-level = за каждый уровень вашего форта
fort-symbol-choice = пицца или игрушки, на выбор
