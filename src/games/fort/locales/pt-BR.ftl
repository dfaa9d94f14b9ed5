# Fort: tudo o que o jogo diz, em português do Brasil.

fort-name = Fort
fort-pitch = Seus amigos são o seu baralho. Jogue bem com eles, ou um rival os atrai por cima da cerca.
fort-length = cerca de doze rodadas

## Opções

fort-option-setup = Crianças iniciais
fort-option-setup-basic = distribuídas ao acaso
fort-option-setup-draft = em draft: fique com uma, passe o resto
fort-option-cards = Valores das cartas
fort-option-cards-designed-1 = primeira série (os custos do Forte e alguns números são nossos)

## Crianças

fort-kid-bones = Bones
fort-kid-captain = Captain
fort-kid-chef = Chef
fort-kid-doc = Doc
fort-kid-einstein = Einstein
fort-kid-patch = Patch
fort-kid-noodle_twins = Noodle Twins
fort-kid-ghost = Ghost
fort-kid-golden_boy = Golden Boy
fort-kid-prince = Prince
fort-kid-tiny = Tiny
fort-kid-doodles = Rabisco
fort-kid-dot = Sardinha
fort-kid-giggles = Giggles
fort-kid-kitty = Kitty
fort-kid-penny = Penny
fort-kid-sweet_pea = Sweet Pea
fort-kid-tink = Tink
fort-kid-icky_sticky = Icky & Sticky
fort-kid-bug = Joãozinha
fort-kid-lefty = Calopsita
fort-kid-moose = Moose
fort-kid-sarge = Sarge
fort-kid-scout = Scout
fort-kid-wart = Wart
fort-kid-worm = Worm
fort-kid-the_moles = Os Toupeiras
fort-kid-the_ant = The Ant
fort-kid-dash = Dash
fort-kid-munch = Munch
fort-kid-skids = Skids
fort-kid-spike = Spike
fort-kid-thunder = Thunder
fort-kid-rocket_bros = Rocket Bros
fort-kid-baby_face = Baby Face
fort-kid-blitz = Blitz
fort-kid-crash = Crash
fort-kid-lil_boss = Lil Boss
fort-kid-punky = Punky
fort-kid-the_scrappers = The Scrappers
fort-kid-smoke = Smoke
fort-kid-puddin = Puddin
fort-kid-zip = Zip
fort-kid-rusty = Rusty
fort-kid-sparky = Sparky
fort-kid-bitsy = Bitsy
fort-kid-blades = Blades
fort-kid-bud = Mochileiro
fort-kid-ace = Ace
fort-kid-flipper = Flipper

## Naipes, recursos, ações, cores

fort-suit-skateboard = skate
fort-suit-shovel = pá
fort-suit-glue = cola
fort-suit-squirtgun = arminha de água
fort-suit-crown = coroa
fort-suit-book = livro
fort-suit-coin = moeda
fort-suit-times = { $suit } ×{ $n }
fort-kind-pizza = pizza
fort-kind-toys = brinquedo
fort-box-public = ação pública
fort-box-private = ação privada
fort-colour-red = vermelho
fort-colour-yellow = amarelo
fort-colour-green = verde
fort-colour-orange = laranja
fort-macaroni = Colagem de Macarrão
fort-lookout-card = uma criança, bem escondida
fort-rule-back = uma Regra Inventada, virada para baixo

## Marcas

fort-mark-friend = Melhor Amigo
fort-mark-played = jogada
fort-mark-added = adicionada
fort-mark-lent = adicionada do Esconderijo
fort-mark-leader = líder

## O que as ações fazem

fort-act-blank = nada
fort-act-gather-pizza = { $n ->
    [one] { $n } pizza
   *[other] { $n } pizzas
}
fort-act-gather-toys = { $n ->
    [one] { $n } brinquedo
   *[other] { $n } brinquedos
}
fort-act-gather-choice = { $n ->
    [one] { $n } pizza ou { $n } brinquedo
   *[other] { $n } pizzas ou { $n } brinquedos
}
fort-act-bound = { $action }, como { $leader } escolheu
fort-act-pack = colocar um recurso na Mochila
fort-act-lookout = adicionar uma carta ao seu Esconderijo
fort-act-trash = remover uma carta
fort-act-recruit = recrutar uma criança
fort-act-advance = avançar o seu Forte
fort-act-advance-less = avançar o seu Forte por um recurso a menos
fort-act-advance-more = avançar o seu Forte por um recurso a mais
fort-act-score = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
fort-act-spend-pizza = gastar uma pizza
fort-act-spend-toys = gastar um brinquedo
fort-act-trash_rival = remover uma carta de um Quintal rival
fort-act-copy_pack = ganhar o mesmo que há na sua Mochila
fort-act-copy_rival_pack = ganhar o mesmo que há na Mochila de um rival
fort-act-convert = converter uma pizza em brinquedo ou vice-versa
fort-act-trash_this = esta carta é removida
fort-act-then = { $first }, então { $second }
fort-act-and = { $first } e { $second }
fort-act-after = { $action }; então { $after }
fort-per-suit = para cada { $suit }, { $action }
fort-per-any = para cada ícone de um naipe à sua escolha, { $action }
fort-per-pack = para cada recurso na sua Mochila, { $action }
fort-per-lookout = para cada carta no seu Esconderijo, { $action }
fort-per-level = para cada nível do seu Forte, { $action }
fort-detail-public = Ação pública: { $action }.
fort-detail-private = Ação privada: { $action }.
fort-detail-declared = Os rivais seguem com: { $suit }.
fort-detail-named = Naipe que conta: { $suit }.
fort-detail-coin = A moeda vale como { $suit }.

## Zonas e números

fort-zone-play = Em jogo
fort-zone-park = Parque
fort-zone-park_deck = Baralho de Parque
fort-zone-perks = Vantagens
fort-zone-rules = Regras Inventadas
fort-zone-track = Trilha de Vitória
fort-zone-box = De volta à caixa
fort-zone-board = Tabuleiro ({ $colour })
fort-zone-draft = Cartas do draft
fort-zone-hand = Mão
fort-zone-lookout = Esconderijo
fort-zone-stuff = Tralhas
fort-zone-pack = Mochila
fort-zone-yard = Quintal
fort-zone-discard = Pilha de descarte
fort-zone-deck = Baralho
fort-meter-round = Rodada
fort-meter-last_round = Última rodada
fort-meter-park_deck = Cartas no Baralho de Parque
fort-meter-rules = Regras Inventadas restantes
fort-meter-track = Pontos
fort-meter-level = Nível de Forte
fort-meter-level_points = Pontos do Forte no fim
fort-meter-pizza = Pizzas nas Tralhas
fort-meter-toys = Brinquedos nas Tralhas
fort-meter-pack = Na Mochila
fort-meter-lookout = No Esconderijo
fort-meter-hand = Cartas na mão
fort-meter-deck = Cartas no baralho
fort-meter-cost_pizza = Custo em pizzas
fort-meter-cost_toys = Custo em brinquedos
fort-meter-cost_either = Custo em recursos à escolha

## Regras Inventadas

fort-rule-big_plans = Grandes Planos
fort-rule-big_plans-text = 1 ponto por ação de Avançar Forte nas suas cartas.
fort-rule-friendship_bracelet = Braceletes da Amizade
fort-rule-friendship_bracelet-text = 1 ponto por naipe diferente nas suas cartas, e mais 1 se tiver os seis. Moedas não contam.
fort-rule-piggy_bank = Cofre de Porquinho
fort-rule-piggy_bank-text = 1 ponto por brinquedo nas suas Tralhas e na sua Mochila.
fort-rule-pizza_party = Festa da Pizza
fort-rule-pizza_party-text = 1 ponto por pizza nas suas Tralhas e na sua Mochila.
fort-rule-loner = Fica na Sua
fort-rule-loner-text = 5 pontos se você não tiver mais nenhum Melhor Amigo.
fort-rule-minimalism = Minimalismo
fort-rule-minimalism-text = 8 pontos se o seu Forte estiver no nível 2, nem mais nem menos.
fort-rule-popularity = Popularidade
fort-rule-popularity-text = 1 ponto por carta no seu Esconderijo.
fort-rule-play_palace = Castelo Pula-Pula
fort-rule-play_palace-text = 1 ponto por coroa nas suas cartas. Moedas não contam.
fort-rule-secret_stash = Estoque Secreto
fort-rule-secret_stash-text = 1 ponto por recurso na sua Mochila.
fort-rule-sleepover = Festa do Pijama
fort-rule-sleepover-text = 8 pontos se você tiver mais cartas que todo mundo, 4 se empatar no primeiro lugar.
fort-rule-slime_lab = Ciência Maluca
fort-rule-slime_lab-text = 1 ponto por livro nas suas cartas. Moedas não contam.

## Vantagens

fort-perk-birthday_party = Festa de Aniversário
fort-perk-birthday_party-text = Depois de recrutar, você pode recrutar mais uma vez, do Parque ou do baralho dele.
fort-perk-bribe = Suborno
fort-perk-bribe-text = No seu turno, as cartas para o seu Esconderijo também podem vir do Parque, do baralho dele ou de um Quintal rival.
fort-perk-copy_cat = Copiar e Colar
fort-perk-copy_cat-text = Para seguir, você pode descartar duas cartas do naipe certo; os ícones das duas contam.
fort-perk-diy = Faça Você Mesmo
fort-perk-diy-text = Uma vez: em vez de jogar uma carta, avance o seu Forte por um recurso a mais. Ninguém pode seguir.
fort-perk-do_over = De Novo
fort-perk-do_over-text = Uma vez: depois que a sua carta foi jogada e todo mundo pôde seguir, jogue uma segunda carta.
fort-perk-recycling = Reciclagem
fort-perk-recycling-text = Uma vez, no seu turno: pegue de volta para a mão uma carta da sua pilha de descarte.
fort-perk-rough_housing = Brincadeira Violenta
fort-perk-rough_housing-text = Uma vez, em vez de seguir: remova a carta jogada por quem lidera, depois que o resto da mesa decidir.
fort-perk-sticky_fingers = Mãos Leves
fort-perk-sticky_fingers-text = No seu turno, o que você coloca na Mochila pode vir da Reserva.
fort-perk-xxl_backpack = Mochilão
fort-perk-xxl_backpack-text = Cabem mais dois recursos na sua Mochila.

## Perguntas

fort-ask-pick = Com qual criança você fica? O resto das cartas passa para a esquerda.
fort-ask-play = Qual carta você joga?
fort-ask-build = Você joga { $card }. O que você adiciona, e qual ação vem primeiro?
fort-ask-boxes = { $card }: você usa também a outra ação?
fort-ask-gather = O que você coleta?
fort-ask-pack = { $n ->
    [one] O que você coloca na Mochila?
   *[other] O que você coloca na Mochila? Mais { $n }, no máximo.
}
fort-ask-tuck = { $n ->
    [one] Qual carta vai para o seu Esconderijo?
   *[other] Quais cartas vão para o seu Esconderijo? Mais { $n }, no máximo.
}
fort-ask-trash = { $n ->
    [one] Qual carta você remove?
   *[other] Quais cartas você remove? Mais { $n }, no máximo.
}
fort-ask-recruit = Quem você recruta?
fort-ask-recruit-now = { $n ->
    [one] Quem você recruta?
   *[other] Quem você recruta? Mais { $n }, no máximo.
}
fort-ask-spend = { $n ->
    [one] De onde sai o recurso que você gasta?
   *[other] De onde saem os recursos que você gasta? Mais { $n }, no máximo.
}
fort-ask-rob = { $n ->
    [one] De quem é a carta que você remove?
   *[other] De quem são as cartas que você remove? Mais { $n }, no máximo.
}
fort-ask-copy = { $n ->
    [one] O que você copia?
   *[other] O que você copia? Até { $n } vezes.
}
fort-ask-convert = { $n ->
    [one] Qual recurso você converte?
   *[other] Quais recursos você converte, todos no mesmo sentido? Mais { $n }, no máximo.
}
fort-ask-pay = Como você paga o próximo nível do seu Forte?
fort-ask-rule = Seu Forte chega ao nível 1. Com qual Regra Inventada você fica? Ninguém mais vê essas cartas.
fort-ask-perk = Seu Forte chega ao nível 2. Qual Vantagem você pega?
fort-ask-follow = { $leader } joga { $card }: { $action }. Você segue?
fort-ask-follow-declared = { $leader } joga { $card } como { $suit }: { $action }. Você segue?
fort-ask-rough = Brincadeira Violenta: você remove { $card }?
fort-ask-do_over = De Novo: você joga uma segunda carta?
fort-ask-birthday = Festa de Aniversário: você recruta mais uma vez?
fort-ask-recycle = Reciclagem: você pega de volta uma carta da sua pilha de descarte antes de comprar?
fort-ask-recycle-late = Reciclagem: você pega de volta uma carta da sua pilha de descarte, agora que já comprou?
fort-do-lead = jogar uma carta
fort-do-pick = ficar com uma criança
fort-do-box = completar a jogada
fort-do-gather = coletar recursos
fort-do-pack = encher a Mochila
fort-do-lookout = completar o Esconderijo
fort-do-trash = escolher o que remover
fort-do-recruit-now = recrutar agora
fort-do-advance = construir o Forte
fort-do-score = marcar pontos
fort-do-spend = escolher o que gastar
fort-do-rob = remover uma carta rival
fort-do-copy = copiar uma Mochila
fort-do-convert = converter recursos
fort-do-rule = escolher uma Regra Inventada
fort-do-perk = escolher uma Vantagem
fort-do-follow = seguir { $leader }
fort-do-rough = Brincadeira Violenta: sim ou não
fort-do-do-over = De Novo: sim ou não
fort-do-recruit = recrutar
fort-do-birthday = Festa de Aniversário: recrutar de novo
fort-do-recycle = Reciclagem: sim ou não
fort-wait-draft = escolhendo uma criança
fort-wait-turn = jogando o turno
fort-wait-follows = decidindo entre seguir e passar
fort-wait-following = seguindo
fort-wait-rough = decidindo sobre a Brincadeira Violenta

## Partes de uma pergunta

fort-slot-add = Adicionar cartas da sua mão
fort-slot-lend = Adicionar cartas do seu Esconderijo
fort-slot-declare = O naipe que os rivais devem seguir
fort-slot-suit = O naipe que conta
fort-slot-order = Quais ações, em que ordem
fort-slot-recycle = Qual carta
fort-slot-units = Como
fort-slot-cards = { $n ->
    [one] Qual carta
   *[other] Quais cartas, { $n } ao todo
}
fort-slot-recruit = Depois recrutar, quando os rivais tiverem seguido
fort-slot-recruit-else = Se essa carta não estiver mais lá
fort-slot-then = E depois
fort-then-ask = perguntar depois
fort-way-tuck = Para o seu Esconderijo
fort-way-trash = Remover
fort-order = { $steps }
fort-note-card = Naipe: { $suits }. Pública: { $public }. Privada: { $private }.
fort-note-changes = Do jeito que está: { $changes }.
fort-note-both = { $one } { $other }
fort-note-more-added = Com cartas adicionadas ela conta mais, e o que não deixa escolha é feito na hora.
fort-note-needs-added = Só adicionando cartas do naipe certo.
fort-note-times = { $n ->
    [one] Você realiza a ação uma vez.
   *[other] Você realiza a ação { $n } vezes.
}
fort-note-follow = { $times } Da sua mão vai para o descarte: { $cards }.
fort-note-forced = Não vai sobrar outra escolha, então isto vem junto: { $steps }.
fort-gain-pizza = { $n ->
    [one] +{ $n } pizza
   *[other] +{ $n } pizzas
}
fort-gain-toys = { $n ->
    [one] +{ $n } brinquedo
   *[other] +{ $n } brinquedos
}
fort-gain-pack = +{ $n } na Mochila
fort-gain-lookout = +{ $n } no Esconderijo
fort-gain-points = { $n ->
    [one] +{ $n } ponto
   *[other] +{ $n } pontos
}
fort-gain-level = { $n ->
    [one] +{ $n } nível de Forte
   *[other] +{ $n } níveis de Forte
}
fort-lose-pizza = { $n ->
    [one] −{ $n } pizza
   *[other] −{ $n } pizzas
}
fort-lose-toys = { $n ->
    [one] −{ $n } brinquedo
   *[other] −{ $n } brinquedos
}
fort-lose-pack = −{ $n } na Mochila
fort-lose-lookout = −{ $n } no Esconderijo
fort-lose-points = { $n ->
    [one] −{ $n } ponto
   *[other] −{ $n } pontos
}
fort-lose-level = { $n ->
    [one] −{ $n } nível de Forte
   *[other] −{ $n } níveis de Forte
}

## Escolhas

fort-choice-pick = ficar com { $card }
fort-choice-skip = não jogar carta
fort-choice-diy = Faça Você Mesmo: avançar o seu Forte sem carta
fort-choice-play = { $card }
fort-choice-add = adicionar { $card }
fort-choice-add-coin = adicionar { $card } como { $suit }
fort-choice-lend = adicionar { $card } do Esconderijo
fort-choice-lend-coin = adicionar { $card } do Esconderijo como { $suit }
fort-choice-declare = rivais seguem com: { $suit }
fort-choice-suit = naipe que conta: { $suit }
fort-choice-public = ação pública
fort-choice-private = ação privada
fort-choice-public-n = { $n ->
    [one] ação pública, só { $n } vez
   *[other] ação pública, só { $n } vezes
}
fort-choice-private-n = { $n ->
    [one] ação privada, só { $n } vez
   *[other] ação privada, só { $n } vezes
}
fort-choice-end = mais nada
fort-choice-gather-pizza = coletar pizza
fort-choice-gather-toys = coletar brinquedos
fort-choice-pack-pizza = colocar uma pizza na Mochila
fort-choice-pack-toys = colocar um brinquedo na Mochila
fort-choice-pack-supply-pizza = colocar na Mochila uma pizza da Reserva
fort-choice-pack-supply-toys = colocar na Mochila um brinquedo da Reserva
fort-choice-take-pizza = pegar uma pizza
fort-choice-take-toys = pegar um brinquedo
fort-choice-tuck = { $card }, da sua mão
fort-choice-tuck-park = { $card }, do Parque
fort-choice-tuck-deck = a carta de cima do Baralho de Parque, às cegas
fort-choice-tuck-yard = { $card }, do Quintal de { $rival }
fort-choice-trash-hand = { $card }, da sua mão
fort-choice-trash-discard = { $card }, da sua pilha de descarte
fort-choice-rob = remover { $card }, do Quintal de { $rival }
fort-choice-copy = copiar a Mochila de { $rival }
fort-choice-convert-stuff-pizza = converter uma pizza das Tralhas em brinquedo
fort-choice-convert-stuff-toys = converter um brinquedo das Tralhas em pizza
fort-choice-convert-pack-pizza = converter uma pizza da Mochila em brinquedo
fort-choice-convert-pack-toys = converter um brinquedo da Mochila em pizza
fort-choice-spend-stuff = gastar um recurso das Tralhas
fort-choice-spend-pack = gastar um recurso da Mochila
fort-choice-recruit = recrutar { $card }
fort-choice-recruit-park = { $card }, do Parque
fort-choice-recruit-deck = a carta de cima do Baralho de Parque, às cegas
fort-choice-recruit-yard = { $card }, do Quintal de { $rival }
fort-choice-pay = pagar { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
} e { $toys ->
    [one] { $toys } brinquedo
   *[other] { $toys } brinquedos
} das Tralhas
fort-choice-pay-pack = pagar { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
} e { $toys ->
    [one] { $toys } brinquedo
   *[other] { $toys } brinquedos
} das Tralhas, { $pack_pizza ->
    [one] { $pack_pizza } pizza
   *[other] { $pack_pizza } pizzas
} e { $pack_toys ->
    [one] { $pack_toys } brinquedo
   *[other] { $pack_toys } brinquedos
} da Mochila
fort-choice-omit = deixar esta parte de fora
fort-choice-stop = parar por aqui
fort-choice-pass = passar
fort-choice-follow = seguir com { $cards }
fort-choice-aside = { $card } (moeda deixada de lado)
fort-choice-rough = sim, remover
fort-choice-do_over = jogar uma segunda carta
fort-choice-later = perguntar de novo depois de comprar
fort-choice-no = não
fort-choice-recycle = pegar de volta { $card }
fort-choice-recycle-any = Reciclagem: pegar de volta para a mão uma carta da sua pilha de descarte

## Jogadas por extenso

fort-play-does = { $cards }: { $done }
fort-play-plus = { $one } + { $two }
fort-play-as = { $card } como { $suit }
fort-play-lent = { $card } (Esconderijo)
fort-play-public = { $n ->
    [one] pública
   *[other] pública ×{ $n }
}
fort-play-private = { $n ->
    [one] privada
   *[other] privada ×{ $n }
}
fort-play-trash = remover { $cards }
fort-play-tuck = para o Esconderijo: { $cards }
fort-play-recruit = recrutar { $whom }
fort-play-times = { $what } ×{ $n }
fort-play-level = Forte nível { $level }, { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
fort-play-macaroni = Colagem de Macarrão +{ $n }
fort-play-rule-gain = { $rule } +{ $n }
fort-play-rule-lose = { $rule } −{ $n }
fort-play-itself = a própria carta sai do jogo
fort-play-hand = { $n ->
    [0] sua mão fica vazia
    [one] fica { $n } carta na mão
   *[other] ficam { $n } cartas na mão
}
fort-play-yard = vai para o Quintal: { $cards }
fort-play-yard-none = ninguém fica para o Quintal
fort-play-stuff = Tralhas: { $pizza } pizza, { $toys ->
    [one] { $toys } brinquedo
   *[other] { $toys } brinquedos
}
fort-play-stuff-pays = Tralhas: { $pizza } pizza, { $toys ->
    [one] { $toys } brinquedo
   *[other] { $toys } brinquedos
}; dá para o Forte nível { $level }
fort-play-pack = Mochila: { $pizza } pizza, { $toys ->
    [one] { $toys } brinquedo
   *[other] { $toys } brinquedos
}
fort-play-followers = Rivais podem seguir com { $suits }: { $action }.
fort-play-nobody = Ninguém pode seguir.
fort-play-next = Depois: { $what }.
fort-play-last-round = Isto começa a última rodada.

## A história da partida

fort-log-seated = Ordem de jogo: { $order }.
fort-log-perks = Vantagens disponíveis: { $perks }.
fort-log-park = No Parque: { $cards }.
fort-log-dealt = { $player } recebe { $cards }.
fort-log-picked = { $player } fica com { $card }.
fort-log-picked-hidden = { $player } já escolheu.
fort-log-handed-on = As cartas passam para a esquerda.
fort-log-turn = { $player } começa o turno.
fort-log-skipped = { $player } não joga carta.
fort-log-diy = { $player } usa Faça Você Mesmo.
fort-log-played = { $player } joga { $card }.
fort-log-added = { $player } adiciona { $card }.
fort-log-added-coin = { $player } adiciona { $card } como { $suit }.
fort-log-lent = { $player } adiciona { $card } do Esconderijo.
fort-log-lent-coin = { $player } adiciona { $card } do Esconderijo como { $suit }.
fort-log-lent-hidden = { $player } adiciona uma carta do Esconderijo. Naipe visível: { $suits }.
fort-log-lent-hidden-coin = { $player } adiciona uma carta do Esconderijo como { $suit }. Naipe visível: { $suits }.
fort-log-declared = { $player } declara o naipe que os rivais devem seguir: { $suit }.
fort-log-named = { $player } escolhe o naipe que conta: { $suit }.
fort-log-used = { $count ->
    [one] { $player } realiza a { $box } uma vez.
   *[other] { $player } realiza a { $box } { $count } vezes.
}
fort-log-gathered-pizza = { $n ->
    [one] { $player } coleta { $n } pizza.
   *[other] { $player } coleta { $n } pizzas.
}
fort-log-gathered-toys = { $n ->
    [one] { $player } coleta { $n } brinquedo.
   *[other] { $player } coleta { $n } brinquedos.
}
fort-log-packed-pizza = { $player } coloca uma pizza na Mochila.
fort-log-packed-toys = { $player } coloca um brinquedo na Mochila.
fort-log-packed-supply-pizza = { $player } coloca na Mochila uma pizza da Reserva.
fort-log-packed-supply-toys = { $player } coloca na Mochila um brinquedo da Reserva.
fort-log-tucked = { $player } coloca { $card } no Esconderijo.
fort-log-tucked-hidden = { $player } coloca uma carta no Esconderijo. Naipe visível: { $suits }.
fort-log-tucked-park = { $player } suborna { $card } no Parque e leva para o Esconderijo; nova carta no Parque: { $refill }.
fort-log-tucked-park-last = { $player } suborna { $card } no Parque e leva para o Esconderijo; o lugar no Parque fica vazio.
fort-log-tucked-yard = { $player } suborna { $card } no { $rival-is ->
    [you] seu Quintal
   *[other] Quintal de { $rival }
 } e leva para o Esconderijo.
fort-log-tucked-deck = { $player } suborna { $card } no Baralho de Parque e leva para o Esconderijo.
fort-log-tucked-deck-hidden = { $player } suborna uma carta do Baralho de Parque e leva para o Esconderijo. Naipe visível: { $suits }.
fort-log-trashed-hand = { $player } remove { $card } da mão.
fort-log-trashed-discard = { $player } remove { $card } da pilha de descarte.
fort-log-robbed = { $player } remove { $card } do { $rival-is ->
    [you] seu Quintal
   *[other] Quintal de { $rival }
 }.
fort-log-copied = { $player } copia a { $rival-is ->
    [you] sua Mochila
   *[other] Mochila de { $rival }
 }.
fort-log-took-pizza = { $n ->
    [one] { $player } ganha { $n } pizza.
   *[other] { $player } ganha { $n } pizzas.
}
fort-log-took-toys = { $n ->
    [one] { $player } ganha { $n } brinquedo.
   *[other] { $player } ganha { $n } brinquedos.
}
fort-log-took-both = { $player } ganha { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
} e { $toys ->
    [one] { $toys } brinquedo
   *[other] { $toys } brinquedos
}.
fort-log-converted-pizza = { $player } converte uma pizza em brinquedo.
fort-log-converted-toys = { $player } converte um brinquedo em pizza.
fort-log-spent-pizza = { $player } gasta uma pizza.
fort-log-spent-toys = { $player } gasta um brinquedo.
fort-log-recruited-park = { $player } recruta { $card } no Parque; nova carta no lugar: { $refill }.
fort-log-recruited-park-last = { $player } recruta { $card } no Parque; o lugar fica vazio.
fort-log-recruited-yard = { $player } recruta { $card } no { $rival-is ->
    [you] seu Quintal
   *[other] Quintal de { $rival }
 }.
fort-log-recruited-deck = { $player } recruta a carta de cima do Baralho de Parque: { $card }.
fort-log-nobody = Não há mais ninguém para { $player } recrutar.
fort-log-paid = { $player } paga { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
} e { $toys ->
    [one] { $toys } brinquedo
   *[other] { $toys } brinquedos
}: o Forte sobe um nível.
fort-log-scored = { $n ->
    [one] { $player } marca { $n } ponto.
   *[other] { $player } marca { $n } pontos.
}
fort-log-ruled = { $player } fica com a Regra Inventada { $rule }.
fort-log-ruled-hidden = { $player } fica com uma Regra Inventada.
fort-log-perked = { $player } pega a Vantagem { $perk }.
fort-log-followed = { $player } segue com { $cards }.
fort-log-passed = { $player } passa.
fort-log-could-not = { $player } não tem como seguir.
fort-log-rough = Brincadeira Violenta: { $player } manda { $card } de volta para a caixa.
fort-log-declined = { $player } não usa { $perk }.
fort-log-trashed-itself = { $card }, de { $player }, volta para a caixa.
fort-log-do-over = { $player } usa De Novo.
fort-log-discarded = { $player } deixa { $cards } no Quintal.
fort-log-discarded-none = { $player } não deixa ninguém no Quintal.
fort-log-drew = { $n ->
    [one] { $player } compra { $cards }.
   *[other] { $player } compra { $cards }.
}
fort-log-drew-anew = { $n ->
    [one] { $player } embaralha a pilha de descarte e compra { $cards }.
   *[other] { $player } embaralha a pilha de descarte e compra { $cards }.
}
fort-log-drew-hidden = { $n ->
    [one] { $player } compra { $n } carta.
   *[other] { $player } compra { $n } cartas.
}
fort-log-drew-hidden-anew = { $n ->
    [one] { $player } embaralha a pilha de descarte e compra { $n } carta ao todo.
   *[other] { $player } embaralha a pilha de descarte e compra { $n } cartas ao todo.
}
fort-log-recycled = { $player } usa Reciclagem e pega de volta { $card }.
fort-log-flagged-track_25 = { $player } chega a 25 pontos: esta é a última rodada.
fort-log-flagged-fort_5 = O Forte de { $player } chega ao nível 5: esta é a última rodada.
fort-log-flagged-park_deck_empty = { $player } esgota o Baralho de Parque: esta é a última rodada.
fort-log-flagged-rounds = Foram sessenta rodadas: esta foi a última.
fort-log-macaroni = { $player } pega a Colagem de Macarrão.
fort-log-over = A partida terminou.

## O fim

fort-end-track_25 = { $player } chegou a 25 pontos.
fort-end-fort_5 = O Forte de { $player } chegou ao nível 5.
fort-end-park_deck_empty = { $player } esgotou o Baralho de Parque.
fort-end-rounds = Foram jogadas sessenta rodadas.
fort-score-track = Trilha de Vitória
fort-score-level = Forte de nível { $level }
fort-score-rule = { $rule }
fort-score-macaroni = Colagem de Macarrão

## O que não dá para fazer

fort-refusal-card-set = Este site não tem uma série de cartas chamada { $set }.
fort-refusal-no-action = { $card } não tem ação, então não dá para jogar esta carta. Você pode adicioná-la a outra, ou descartá-la para seguir.
fort-refusal-zero-count = A contagem da { $box } dá zero aqui, então essa ação não pode ser usada. Adicione uma carta que conte para ela, ou deixe-a de fora.
fort-refusal-no-effect = Nada da { $box } é possível agora, então ela não pode ser usada.
fort-refusal-not-full = Uma ação da carta precisa ser realizada completamente, e aqui nenhuma seria. Adicione menos cartas, mude a ordem ou jogue outra carta.
fort-refusal-useless-added-card = Adicionar { $card } não serviria para nada: sem esta carta, você faria o mesmo. Deixe-a de fora.
fort-refusal-box-blank = A { $box } desta carta está em branco.
fort-refusal-box-used = A { $box } desta carta já foi usada.
fort-refusal-declare-first = Você joga uma moeda: primeiro declare o naipe que os rivais devem seguir, por exemplo “declare book”.
fort-refusal-declare-suit = Uma moeda lidera como um dos seis naipes, nunca como moeda: declare o naipe que os rivais devem seguir, por exemplo “declare book”.
fort-refusal-suit-first = Primeiro diga o naipe que conta, por exemplo “suit glue”.
fort-refusal-coin-suit = { $card } mostra uma moeda: diga que naipe ela representa, por exemplo “as book”, ou “as none”.
fort-refusal-no-coin = { $card } não tem moeda para escolher um naipe aqui.
fort-refusal-adding-over = As cartas são adicionadas logo depois de jogar a carta, antes da primeira ação dela.
fort-refusal-nothing-to-declare = Não há naipe para declarar agora.
fort-refusal-nothing-to-name = Não há naipe para escolher agora.
fort-refusal-play-first = Antes é preciso jogar uma carta.
fort-refusal-box-first = Primeiro realize uma das duas ações: “public” ou “private”.
fort-refusal-box-in-use = Primeiro termine a ação começada: responda à pergunta dela e depois continue.
fort-refusal-units = Não dá para realizar a { $box } exatamente esse número de vezes.
fort-refusal-not-in-hand = { $card } não está na sua mão.
fort-refusal-not-in-discard = { $card } não está na sua pilha de descarte.
fort-refusal-not-in-lookout = { $card } não está no seu Esconderijo, ou já está em uso.
fort-refusal-not-in-yard = { $card } não está nesse Quintal.
fort-refusal-not-in-park = { $card } não está no Parque.
fort-refusal-not-in-pack = { $card } não está entre as cartas que você pode escolher.
fort-refusal-deck-empty = O Baralho de Parque está vazio.
fort-refusal-in-play-already = Você não tem outra carta { $card }: ela já faz parte desta jogada. A moeda dela vale uma coisa de cada vez.
fort-refusal-added-card = Você jogou ou adicionou { $card } neste turno, então esta carta fica onde está.
fort-refusal-lookout-full = Seu Esconderijo está cheio. Nele cabe uma carta a mais que o nível do seu Forte.
fort-refusal-pack-full = Sua Mochila está cheia.
fort-refusal-nothing-to-pack = Não há nada desse tipo nas suas Tralhas para colocar na Mochila.
fort-refusal-no-room = Não há espaço para isso nas suas Tralhas: cabem quatro de cada tipo.
fort-refusal-copy-no-room = Nada da Mochila de { $rival } cabe nas suas Tralhas.
fort-refusal-one-direction = Todas as conversões de uma ação vão no mesmo sentido.
fort-refusal-nothing-to-convert = Não há nenhum recurso desse tipo para converter.
fort-refusal-nothing-to-spend = Não há nenhum recurso desse tipo para gastar ali.
fort-refusal-payment = Isso não paga exatamente o próximo nível. Ele custa { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
}, { $toys ->
    [one] { $toys } brinquedo
   *[other] { $toys } brinquedos
} e mais { $either ->
    [one] { $either } recurso de qualquer tipo
   *[other] { $either } recursos de qualquer tipo
}, das Tralhas e da Mochila como você quiser.
fort-refusal-payment-less = Isso não paga exatamente o próximo nível. Ele custa { $pizza ->
    [one] { $pizza } pizza
   *[other] { $pizza } pizzas
}, { $toys ->
    [one] { $toys } brinquedo
   *[other] { $toys } brinquedos
} e mais { $either ->
    [one] { $either } recurso de qualquer tipo
   *[other] { $either } recursos de qualquer tipo
}, das Tralhas e da Mochila como você quiser. Um desses recursos, à sua escolha, não é exigido desta vez.
fort-refusal-cannot-pay = Você não consegue pagar o próximo nível.
fort-refusal-must-go-on = Parar aqui deixaria a jogada fora das regras: continue, por favor.
fort-refusal-no-match = { $card } não é do mesmo naipe da carta jogada.
fort-refusal-follow-not-full = Quem segue precisa realizar a ação completamente, e isso não seria possível.
fort-refusal-one-card = Para seguir, descarta-se uma carta. Duas, só com a Vantagem Copiar e Colar.
fort-refusal-kind-fixed = O tipo de recurso já está definido: precisa ser o mesmo.
fort-refusal-no-perk = Você não tem essa Vantagem, ou ela não funciona agora.
fort-refusal-own-turn = Essa Vantagem só funciona no seu próprio turno.
fort-refusal-nobody-to-play = Nenhuma das suas cartas pode ser jogada.
fort-refusal-yard-birthday = Quem vem para o aniversário sai do Parque ou do baralho dele, não de um Quintal.
fort-refusal-own-yard = O seu próprio Quintal fica fora do seu alcance até o seu próximo turno começar.
fort-refusal-settled = Só havia um jeito de fazer isso, e já está feito.

## As regras em resumo

fort-rules-1-title = Do que se trata
fort-rules-1-text = Vocês são crianças que constroem um Forte, comem pizza, juntam brinquedos e fazem amizades. Vence quem tiver mais pontos no fim: os da Trilha de Vitória, do nível do Forte, de uma Regra Inventada e da Colagem de Macarrão.
fort-rules-2-title = Preparação
fort-rules-2-text = Cada pessoa começa com dois Melhores Amigos e oito crianças, distribuídas ou escolhidas no draft: um baralho de dez cartas, cinco delas na mão. Três crianças ficam abertas no Parque. Há Regras Inventadas viradas para baixo e Vantagens abertas, de cada tipo uma carta a mais que o número de pessoas. Ninguém tem pizzas, brinquedos ou pontos ainda, e todos os Fortes estão no nível 0.
fort-rules-3-title = Um turno
fort-rules-3-text = Cinco passos: as crianças do seu Quintal voltam para a sua pilha de descarte; você joga uma carta, ou não; recruta uma criança (é obrigatório, se houver alguma); descarta; compra cinco cartas. As cartas jogadas ou adicionadas e os Melhores Amigos vão para a sua pilha de descarte. As outras cartas da sua mão esperam no seu Quintal, onde os rivais podem recrutá-las: então brinque com a sua turma. Quando o seu baralho acaba, a pilha de descarte é embaralhada e vira um novo.
fort-rules-4-title = Jogar uma carta
fort-rules-4-text = Uma carta tem uma ação pública e uma ação privada. Use uma ou as duas, em qualquer ordem; termine uma antes de começar a outra. Pelo menos uma das ações usadas precisa ser realizada por completo; a outra pode ser realizada em parte. Uma ação que aconteceria zero vezes, ou que não faria nada, não pode ser usada, e uma carta sem ações não pode ser jogada. O que vem antes de “então” precisa ser feito antes do que vem depois.
fort-rules-5-title = Adicionar cartas
fort-rules-5-text = Quando uma ação conta um naipe, você pode adicionar cartas da mão e do Esconderijo pelos ícones delas, todas de uma vez, ao jogar a carta. Cada moeda vale como um naipe à sua escolha. Uma carta adicionada precisa ser útil: sem ela, você teria feito menos.
fort-rules-6-title = Seguir
fort-rules-6-text = Quando você termina de jogar uma carta com ação pública (tendo usado essa ação ou não), cada rival, na ordem de jogo, pode seguir: descartar da mão uma carta do mesmo naipe e realizar a ação pública, por completo ou nada feito. Se a ação conta um naipe, só contam os ícones da carta descartada. Se você escolheu o tipo de recurso, quem segue coleta o mesmo tipo. Quem joga uma carta de moeda declara o naipe.
fort-rules-7-title = Recursos
fort-rules-7-text = Nas Tralhas cabem quatro pizzas e quatro brinquedos. Na Mochila cabe um recurso a mais que o nível do seu Forte; no Esconderijo, uma carta a mais. O que está na Mochila ainda pode pagar o Forte; o que está no Esconderijo fica lá e pode ser adicionado em todos os turnos. Se você pode escolher o recurso, tudo o que coletar é do mesmo tipo. Copiar uma Mochila não tira nada dela.
fort-rules-8-title = O Forte
fort-rules-8-text = Avançar custa pizzas e brinquedos, na conta exata, das Tralhas e da Mochila. O nível 1 custa 1 pizza e 1 brinquedo; o nível 2, o mesmo e mais um recurso qualquer; o nível 3, 2 pizzas e 2 brinquedos; o nível 4, o mesmo e mais um recurso qualquer; o nível 5, 4 pizzas e 4 brinquedos. No nível 1, você olha as Regras Inventadas e fica com uma em segredo. No nível 2, pega uma das Vantagens. Quem chega primeiro ao nível 5 pega a Colagem de Macarrão, que vale 4 pontos. “Suas cartas”, em uma Regra Inventada, são todas elas: baralho, pilha de descarte, mão, Quintal e Esconderijo.
fort-rules-9-title = Recrutar e remover
fort-rules-9-text = Quem você recruta vem do Parque, de um Quintal rival ou, às cegas, do topo do Baralho de Parque, e vai para a sua pilha de descarte. O Parque é reposto na hora. As cartas removidas voltam para a caixa. Você pode remover cartas da sua mão e da sua pilha de descarte, até Melhores Amigos, mas não as que jogou ou adicionou neste turno.
fort-rules-10-title = O fim
fort-rules-10-text = Quando alguém tem 25 pontos, um Forte chega ao nível 5 ou o Baralho de Parque acaba, a rodada é jogada até o fim. (Neste site, a partida também termina depois de sessenta rodadas.) Os níveis valem 0, 1, 3, 9, 16 e 23 pontos. Em caso de empate nos pontos, vence o Forte mais alto; se o empate continuar, a vitória é compartilhada.
fort-rules-11-title = Um exemplo
fort-rules-11-text = Seu Forte está no nível 1. Você joga Joãozinha, que dá 1 pizza para cada pá, e adiciona Os Toupeiras, da sua mão, com duas pás, e Moose, do seu Esconderijo, com uma. Com a pá de Joãozinha são quatro: você coleta 4 pizzas. Depois realiza a ação privada de Joãozinha, 1 ponto para cada nível do seu Forte, e marca 1 ponto. Aí um rival segue: descarta Scout, com uma pá, e coleta 1 pizza. Você recruta uma criança. No fim, Joãozinha e Os Toupeiras vão para a sua pilha de descarte, Moose fica no Esconderijo, e o resto da sua mão espera no Quintal.
fort-symbol-coin = moeda: um naipe à sua escolha
fort-symbol-public = ação pública: os rivais podem seguir
fort-symbol-private = ação privada: só sua
fort-symbol-then = então
fort-symbol-per-suit = para cada ícone desse naipe
fort-symbol-per-any = para cada ícone de um naipe à sua escolha
fort-symbol-per-pack = para cada recurso na sua Mochila
fort-symbol-per-lookout = para cada carta no seu Esconderijo
fort-symbol-per-level = para cada nível do seu Forte
fort-symbol-choice = pizza ou brinquedos, à sua escolha
