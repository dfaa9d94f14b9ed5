# Vamos invocar demônios: tudo o que o jogo diz, em português.

## The game

demons-name = Vamos invocar demônios
demons-pitch = Dois dados acordam o quarteirão inteiro. Junte almas, encha a sua rua e deixe os demônios entrarem.
demons-length = lances rápidos, fim repentino

## Options

demons-option-teams = Duplas
demons-option-teams-off = cada um por si
demons-option-teams-on = dois contra dois, parceiros frente a frente (quatro jogadores)
demons-option-starting_souls = Almas no começo
demons-option-demons_dealt = Demônios na mão no começo (0: 3, ou 4 com demônio inicial)
demons-option-demons_to_win = Demônios para vencer (0: 3, ou 4 com demônio inicial; o dobro em duplas)
demons-option-souls_to_win = Almas para vencer (0: 10, em duplas 20)
demons-option-candles_each = Velas por jogador (2 só com dois jogadores)
demons-option-candle_mode = Velas
demons-option-candle_mode-random = distribuídas ao acaso
demons-option-candle_mode-choose = escolhidas, a começar pelo último jogador
demons-option-beginners_candle = Vela de principiante
demons-option-beginners_candle-include = junto com as outras
demons-option-beginners_candle-exclude = fora do jogo
demons-option-beginners_candle-newcomer = para quem joga pela primeira vez
demons-option-starting_demon = Demônio inicial
demons-option-starting_demon-off = nenhum
demons-option-starting_demon-on = no primeiro turno um demônio pode ser invocado de graça
demons-option-promos = Cartas promocionais
demons-option-promos-off = fora do jogo
demons-option-promos-on = Vaca sagrada, Haroldo e Wanda entram no jogo
demons-option-team_hands = Demônios na mão, em duplas
demons-option-team_hands-hidden = cada um vê só os seus
demons-option-team_hands-shared = os parceiros veem os do outro
demons-option-auto_trivial = Cartas que só rendem almas
demons-option-auto_trivial-on = rendem sozinhas
demons-option-auto_trivial-off = esperam a sua vez na ordem

## Cards

demons-card-good_candle = Vela bondosa
demons-card-kind_candle = Vela gentil
demons-card-beginners_candle = Vela de principiante
demons-card-naughty_candle = Vela travessa
demons-card-evil_candle = Vela malvada
demons-card-jane = Jane
demons-card-lola = Lola
demons-card-eve = Eva
demons-card-sweet_caroline = Doce Caroline
demons-card-sweet_lisa = Doce Lisa
demons-card-sweet_alice = Doce Alice
demons-card-sweet_pippi = Doce Píppi
demons-card-sweet_marilyn = Doce Marilyn
demons-card-sweet_destiny = Doce Destiny
demons-card-rotten_regan = Terrível Regan
demons-card-rotten_annie = Terrível Annie
demons-card-rotten_dolores = Terrível Dolores
demons-card-rotten_carrie = Terrível Carrie
demons-card-adam = Adão
demons-card-romeo = Romeu
demons-card-irwin = Irwin
demons-card-sweet_jesus = Doce Jesus
demons-card-sweet_chuck = Doce Chuck
demons-card-sweet_glen = Doce Glen
demons-card-sweet_louis = Doce Luís
demons-card-rotten_tommy = Terrível Tommy
demons-card-rotten_calvin = Terrível Calvin
demons-card-rotten_dillinger = Terrível Dillinger
demons-card-rotten_sam = Terrível Sam
demons-card-rotten_damian = Terrível Damian
demons-card-rotten_donnie = Terrível Donnie
demons-card-dog = Cachorro
demons-card-cat = Gato
demons-card-goldfish = Peixinho dourado
demons-card-owl = Coruja
demons-card-stray_cat = Gato de rua
demons-card-rainbow_parrot = Papagaio arco-íris
demons-card-rabbit = Coelho
demons-card-rabid_dog = Cachorro raivoso
demons-card-hawk = Gavião
demons-card-goat = Cabra
demons-card-skunk = Gambá
demons-card-alligator = Jacaré
demons-card-holy_cow = Vaca sagrada
demons-card-harold = Haroldo
demons-card-wanda = Wanda
demons-card-the_serpent = A Serpente
demons-card-gross_grimoire = O Grimório Nojento
demons-card-bogeyman = O Bicho-Papão
demons-card-porcus = Porcus
demons-card-we_are_legion = Somos Legião
demons-card-beelzebuzz = Belze’bzz
demons-card-hound_of_bael = Cão de Bael
demons-card-clockwork_satan = Satã Mecânico
demons-card-antichrist = O Anticristo
demons-card-mephistopheles = Mefistófeles
demons-card-the_devil = O Diabo
demons-card-incu_succubus = Íncu-Súcubo
demons-card-demogorguignol = Demogorguinhol
demons-card-macabre_oni = Oni Macabro
demons-card-dublux = Dublux
demons-card-re_rollzebub = Relancifer
demons-card-asmodonkey = Asmoburro
demons-card-spectralux = Espectralux
demons-card-rosemarys_egg = O Ovo de Rosemary
demons-card-baphometal = Bafometal

demons-text-good_candle = Receba 1 alma.
demons-text-kind_candle = Receba 1 alma.
demons-text-beginners_candle = Receba 1 alma.
demons-text-naughty_candle = Receba 1 alma.
demons-text-evil_candle = Receba 1 alma.
demons-text-jane = Ganhe um animal da Vizinhança.
demons-text-lola = Receba 1 alma por menino seu.
demons-text-eve = Receba 1 alma.
demons-text-sweet_caroline = Receba 5 almas.
demons-text-sweet_lisa = Receba 1 alma por criança doce sua, contando ela.
demons-text-sweet_alice = Vire as 2 primeiras cartas do baralho: fique com as crianças doces e descarte o resto.
demons-text-sweet_pippi = Receba 1 alma por animal seu.
demons-text-sweet_marilyn = Ganhe um menino da Vizinhança.
demons-text-sweet_destiny = Acorde outra criança doce sua.
demons-text-rotten_regan = Receba 1 alma.
demons-text-rotten_annie = Você pode descartá-la: pegue uma criança de um adversário ou da Vizinhança.
demons-text-rotten_dolores = Troque todas as crianças doces da Vizinhança e depois ganhe dela uma criança terrível.
demons-text-rotten_carrie = Receba 2 almas.
demons-text-adam = Receba 1 alma.
demons-text-romeo = Receba 1 alma por menina sua.
demons-text-irwin = Acorde todos os seus animais, na ordem que quiser.
demons-text-sweet_jesus = Receba 2 almas.
demons-text-sweet_chuck = Se você tiver outra criança doce: receba 2 almas.
demons-text-sweet_glen = Receba 2 almas; um adversário à sua escolha recebe 1.
demons-text-sweet_louis = Receba 1 alma.
demons-text-rotten_tommy = Vire a primeira carta do baralho; fique com ela se for menina.
demons-text-rotten_calvin = Se você tiver 3 crianças terríveis: roube 2 almas.
demons-text-rotten_dillinger = Roube 1 alma.
demons-text-rotten_sam = Você pode descartar um animal seu: receba 6 almas.
demons-text-rotten_damian = Você pode descartá-lo: invoque um demônio da sua mão, por sorteio.
demons-text-rotten_donnie = Roube 1 alma por criança terrível sua, contando ele.
demons-text-dog = Se você tiver uma criança: receba 1 alma.
demons-text-cat = Vire a primeira carta do baralho; fique com ela se for um animal.
demons-text-goldfish = Você pode descartá-lo: receba 5 almas.
demons-text-owl = Você pode descartá-la: receba 4 almas e troque quantas cartas da Vizinhança quiser.
demons-text-stray_cat = Se você não tiver crianças: ganhe a primeira carta do baralho.
demons-text-rainbow_parrot = Se você tiver 2 meninos ou 2 meninas: receba 2 almas.
demons-text-rabbit = Se você tiver 3 animais: receba 2 almas.
demons-text-rabid_dog = Se você não tiver crianças: receba 2 almas.
demons-text-hawk = Você pode descartá-lo: vire as 7 primeiras cartas do baralho e fique com os animais.
demons-text-goat = Você pode descartar um menino e uma menina seus: invoque o primeiro demônio do baralho.
demons-text-skunk = Todos os jogadores descartam todos os seus vizinhos.
demons-text-alligator = Você pode descartá-lo: descarte até 2 crianças dos adversários.
demons-text-holy_cow = Você pode descartá-la e rolar os dois dados: 26 almas, ou nada se sair um par.
demons-text-harold = Vire a primeira carta do baralho e acorde-a como se fosse sua; depois descarte-a.
demons-text-wanda = Acorde todas as suas cartas marcadas por ela. Depois você pode pôr 1 alma como marca em outra carta sua que tenha número.
demons-text-the_serpent = Você vence.
demons-text-gross_grimoire = Olhe o baralho de demônios, invoque um deles e embaralhe.
demons-text-bogeyman = Ganhe as 2 primeiras cartas do baralho de vizinhos.
demons-text-porcus = Receba 5 almas.
demons-text-we_are_legion = Receba 1 alma por carta sua em jogo, contando esta e a sua vela.
demons-text-beelzebuzz = Acorde todas as suas crianças, na ordem que quiser.
demons-text-hound_of_bael = Roube 1 alma por animal seu.
demons-text-clockwork_satan = Receba 1 alma. Depois deste turno você joga outro, em que só as suas cartas acordam.
demons-text-antichrist = Roube 5 almas.
demons-text-mephistopheles = Roube qualquer carta de um adversário, até demônios, menos velas.
demons-text-the_devil = Roube todas as cartas de um adversário, até demônios, menos velas.
demons-text-incu_succubus = Todas as suas crianças contam como doces e como terríveis.
demons-text-demogorguignol = Todas as suas crianças contam como menino e como menina.
demons-text-macabre_oni = No seu turno, as suas crianças recebem o dobro.
demons-text-dublux = Quando você tira um par, receba o valor de um dado.
demons-text-re_rollzebub = Uma vez em cada turno seu, você pode rolar os dois dados de novo.
demons-text-asmodonkey = Receba 1 alma sempre que ganhar um animal.
demons-text-spectralux = Os adversários não podem roubar de você nem fazer você descartar.
demons-text-rosemarys_egg = Ao ser invocado: descarte-o, olhe os 3 primeiros demônios, invoque um e descarte os outros.
demons-text-baphometal = Os adversários entregam uma carta a mais por demônio invocado.

## The table

demons-zone-block = A Vizinhança: vizinhos à venda
demons-zone-dice = Última rolagem: { $sum }
demons-zone-candles = Velas para escolher
demons-zone-seen = Demônios que você vê
demons-zone-cards = Em jogo: { $seat }
demons-zone-hand = Demônios na mão: { $seat }
demons-zone-row = O que a próxima rolagem acordaria
demons-zone-discard = Vizinhos descartados
demons-zone-demon-discard = Demônios descartados
demons-die-1 = dado: 1
demons-die-2 = dado: 2
demons-die-3 = dado: 3
demons-die-4 = dado: 4
demons-die-5 = dado: 5
demons-die-6 = dado: 6
demons-meter-turn = Turno
demons-meter-goal-demons = Demônios para vencer
demons-meter-goal-souls = Almas para vencer
demons-meter-deck = Vizinhos no baralho
demons-meter-demon-deck = Demônios no baralho
demons-meter-souls = Almas
demons-meter-demons = Demônios
demons-meter-cards = Cartas
demons-meter-hand = Demônios na mão
demons-mark-boy = menino
demons-mark-girl = menina
demons-mark-animal = animal
demons-mark-sweet = doce
demons-mark-rotten = terrível
demons-mark-candle = vela
demons-mark-marked = marcada por Wanda
demons-numbers = com { $numbers } ({ $chances } de 36 rolagens)
demons-numbers-none = sempre em ação
demons-number = { $sum } ({ $chances } de 36)
demons-wakes = { $seat }: { $cards }
demons-wakes-nobody = ninguém
demons-gives-souls = { $card } +{ $souls }
demons-gives-may-souls = { $card } +{ $souls } se quiser
demons-gives-steals = { $card } rouba { $souls }
demons-gives-acts = { $card } age
demons-gives-may = { $card } pode agir
demons-gives-nothing = { $card } +0
demons-times = { $what } (×{ $count })
demons-card-times = { $card } ×{ $count }
demons-copies = { $count } no baralho
demons-needs = Pede { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} em sacrifício; você tem { $cards }.
demons-nth = { $card } ({ $nth })

## What to do

demons-do-candle = escolher uma vela
demons-do-main = comprar, invocar, rolar
demons-do-rolled = comprar, invocar ou terminar
demons-do-sacrifice = entregar uma carta
demons-do-reroll = manter os dados ou rolar de novo
demons-do-wake = escolher a próxima carta
demons-do-card = decidir: { $card }
demons-wait-candle = { $seat } escolhe uma vela.
demons-wait-main = { $seat } vai rolar os dados.
demons-wait-rolled = { $seat } termina o turno.
demons-wait-reroll = { $seat } decide se rola de novo.
demons-wait-wake = { $seat } escolhe a próxima carta.
demons-wait-card = { $seat } decide sobre a carta { $card }.
demons-ask-candle = Que vela você pega?
demons-ask-main = Antes ou depois da rolagem você pode comprar um vizinho ({ $price } almas) e invocar um demônio ({ $cards } cartas). Role quando quiser.
demons-ask-rolled = Você já rolou. O que mais faz neste turno?
demons-ask-sacrifice = Por { $card } você ainda entrega { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}. Qual agora?
demons-ask-reroll = Os dados mostram { $one } e { $other }. Manter ou rolar de novo?
demons-ask-wake = { $sum } acorda várias cartas suas. Qual age agora?
demons-ask-pay = { $card } acorda: { $text } Você quer?
demons-ask-price = { $card }: que carta você descarta?
demons-ask-split = { $card } rouba { $count ->
    [one] { $count } alma
   *[other] { $count } almas
}. De quem?
demons-ask-opponent = { $card }: que jogador?
demons-ask-gain = { $card }: que carta da Vizinhança você ganha?
demons-ask-take = { $card }: que carta você pega?
demons-ask-bite = { $card }: que criança vai embora?
demons-ask-replace = { $card }: que cartas da Vizinhança são trocadas, se alguma for?
demons-ask-demon = { $card }: qual destes demônios você invoca?
demons-ask-target = { $card }: qual das suas cartas acorda?
demons-ask-mark = { $card }: você põe uma alma como marca em uma carta sua?

## Ways to answer

demons-way-buy = Comprar um vizinho
demons-way-summon = Invocar um demônio
demons-way-free = Invocar um demônio de graça
demons-way-share = Passar uma carta ao parceiro
demons-way-roll = Rolar os dados
demons-way-end = Terminar o turno
demons-way-keep = Manter os dados
demons-way-reroll = Rolar os dois de novo
demons-way-stop = Já chega
demons-way-block = Da Vizinhança
demons-way-decline = Não, deixar { $card } em paz
demons-way-pay = Sim, usar { $card }
demons-way-replace = Trocar cartas da Vizinhança
demons-way-steal = Roubar { $count ->
    [one] { $count } alma
   *[other] { $count } almas
}
demons-way-give = Entregar { $card }
demons-way-wake = { $card }
demons-way-discard = Descartar { $card }
demons-way-gain = { $card } da Vizinhança
demons-way-call = { $card }
demons-way-mark = Marcar { $card }
demons-way-take = { $card } de { $seat }
demons-way-bite = { $card } de { $seat }
demons-way-choose = { $seat }
demons-slot-buy = Que vizinho
demons-slot-summon = Que demônio
demons-slot-give = Entregar { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
demons-slot-share = Que carta
demons-slot-then = E depois
demons-slot-price = O que você descarta
demons-slot-take = O que você pega
demons-slot-bite = Que criança vai primeiro
demons-slot-split = Quantas de quem
demons-slot-replace = Trocar estas
demons-choice-later = por enquanto nada
demons-choice-from = de { $seat }
demons-choice-supply = da reserva
demons-note-card = { $numbers }: { $text }
demons-note-souls = tem { $count ->
    [one] { $count } alma
   *[other] { $count } almas
}
demons-note-seat = almas: { $souls }, vizinhos: { $cards }, demônios: { $demons }

## The story

demons-log-dealt = As velas ardem, os demônios esperam. { $seat } começa.
demons-log-lit = { $seat } acende: { $card }.
demons-log-extra = { $seat } joga um turno extra: só as suas cartas acordam.
demons-log-rolled = { $seat } rola { $one } e { $other }: { $sum }.
demons-log-rerolled = { $seat } rola de novo: { $one } e { $other }, { $sum }.
demons-log-nobody = Ninguém acorda.
demons-log-bought = { $seat } compra { $card }.
demons-log-given-up = { $seat } entrega { $cards }.
demons-log-summoned = { $seat } invoca { $card }!
demons-log-summoned-free = { $seat } invoca { $card } de graça!
demons-log-summoned-lot = A sorte escolhe { $card }: { $seat } faz a invocação!
demons-log-summoned-deck = Do baralho, { $seat } invoca { $card }!
demons-log-shared = { $seat } passa { $card } a { $to }.
demons-log-refilled = Novo na Vizinhança: { $cards }.
demons-log-shuffled = Os vizinhos descartados são embaralhados.
demons-log-demons-shuffled = Os demônios descartados são embaralhados.
demons-log-reaped = { $seat } +{ $souls }: { $cards }.
demons-log-reaped-nothing = { $seat } não ganha nada com { $cards }.
demons-log-each = { $card } { $souls }
demons-log-idled = { $card } de { $seat } acorda à toa.
demons-log-declined = { $seat } deixa { $card } em paz.
demons-log-paid = Por { $by }, { $seat } descarta { $cards }.
demons-log-collected = { $by } rende { $souls ->
    [one] { $souls } alma
   *[other] { $souls } almas
} a { $seat }.
demons-log-stole = { $by }: { $seat } rouba { $souls ->
    [one] { $souls } alma
   *[other] { $souls } almas
} ({ $from }).
demons-from = { $souls } de { $seat }
demons-from-supply = { $souls } da reserva
demons-log-favoured = { $by } de { $seat } rende { $souls ->
    [one] { $souls } alma
   *[other] { $souls } almas
} a { $to }.
demons-log-gained = { $by }: { $seat } ganha { $card } da Vizinhança.
demons-log-sifted = { $by }: { $seat } fica com { $kept }; descarte: { $lost }.
demons-log-sifted-kept = { $by }: { $seat } ganha { $kept }.
demons-log-sifted-lost = { $by } de { $seat } vira { $lost }: nada para ficar.
demons-log-cleared = { $by } de { $seat } tira { $cards } da Vizinhança.
demons-log-stole-card = { $by }: { $seat } pega { $card } de { $from }.
demons-log-stole-all = { $by }: { $seat } pega tudo de { $from }: { $cards }.
demons-log-stole-nothing = { $by }: { $seat } não acha nada para pegar de { $from }.
demons-log-bitten = { $by } de { $seat }: { $from } perde { $card }.
demons-log-all-discarded = Que fedor! { $by } de { $seat } espanta os vizinhos: { $lost }.
demons-lost = { $seat } −{ $count }
demons-log-looked = { $seat } olha { $count } demônios do baralho, em segredo.
demons-log-looked-seen = { $seat } olha no baralho de demônios ({ $count }): { $cards }.
demons-log-hatched = { $by } de { $seat } racha; vão junto para o descarte: { $cards }.
demons-log-hatched-alone = { $by } de { $seat } racha e vai para o descarte.
demons-log-extra-turn = { $by }: { $seat } jogará mais um turno.
demons-log-gambled = { $by }: { $seat } rola { $one } e { $other }.
demons-log-borrowed = { $by } de { $seat } chama { $card } do baralho.
demons-log-marked = { $by }: { $seat } marca { $card }.
demons-log-reached = Demônios e almas suficientes: { $seat } vence!
demons-log-serpent = A Serpente se ergue: { $seat } vence!
demons-log-turns = A noite acabou.

## What cannot be done

demons-refusal-teams = Duplas pedem exatamente quatro jogadores; aqui há { $seats }.
demons-refusal-range = { $option }: de { $least } a { $most } nesta mesa.
demons-refusal-too-many-demons = Só há 20 demônios: nesta mesa, no máximo { $most } por jogador.
demons-refusal-too-few-demons = Um lado tem aqui { $most } demônios: não se pode pedir mais para vencer.
demons-refusal-candles = Só há { $count } velas para todos.
demons-refusal-rolled = Você já rolou neste turno.
demons-refusal-roll-first = Role primeiro; depois o turno pode terminar.
demons-refusal-if-unrolled = Primeiro a rolagem, depois o que depende dela.
demons-refusal-if-otherwise = A rolagem deu outra coisa, então isto não é feito.
demons-refusal-bought = Você já comprou neste turno: um vizinho por turno.
demons-refusal-not-in-block = { $card } não está na Vizinhança.
demons-refusal-poor = Um vizinho custa { $price } almas; você tem { $souls }.
demons-refusal-not-in-hand = { $card } não está na sua mão.
demons-refusal-summoned = Você já invocou neste turno: um demônio por turno.
demons-refusal-too-few-cards = Um demônio custa { $needed ->
    [one] { $needed } carta
   *[other] { $needed } cartas
}; você tem { $cards }.
demons-refusal-too-many-cards = É mais do que o preço: diga { $needed ->
    [one] { $needed } carta
   *[other] { $needed } cartas
}.
demons-refusal-no-free = Um demônio só é de graça uma vez, no primeiro turno, e só se a mesa joga assim.
demons-refusal-no-partner = Você não tem parceiro nesta mesa.
demons-refusal-shared = Você já passou uma carta neste turno.
demons-refusal-not-yours = Você não tem { $card } para dar.
demons-refusal-summon-first = Diga primeiro que demônio: por exemplo “summon porcus”.
demons-refusal-no-such-seat = Não há lugar { $seat } nesta mesa.
demons-refusal-not-waking = { $card } não pode acordar agora.
demons-refusal-not-there = Não dá para pegar { $card } ali.
demons-refusal-not-fitting = { $card } não serve aqui.
demons-refusal-not-seen = { $card } não está entre os demônios que você vê.
demons-refusal-split = De { $seat } você pode pegar de 0 a { $most } agora.
demons-refusal-other-question = A pergunta agora é outra. { $question }

## The end

demons-end-reached = { $seat } tem pelo menos { $demons } demônios e { $souls } almas.
demons-end-serpent = { $seat } acordou a Serpente.
demons-end-turns = Depois de { $count } turnos a noite acabou.

## The rules

demons-rules-1-title = Do que se trata
demons-rules-1-text = Os dados acordam a vizinhança. As crianças e os animais que você chamou trazem almas; três deles, entregues, fazem um demônio. Quem tiver primeiro 3 demônios em jogo e 10 almas vence na hora, no turno de qualquer um.
demons-rules-2-title = Preparação
demons-rules-2-text = Cada um recebe 5 almas, uma vela e 3 demônios secretos. Cinco vizinhos ficam abertos: é a Vizinhança. O sorteio decide quem começa.
demons-rules-3-title = O seu turno
demons-rules-3-text = Role os dois dados uma vez. Antes ou depois, em qualquer ordem, você pode comprar um vizinho por 3 almas e invocar um demônio da mão entregando 3 vizinhos. Um lugar vazio na Vizinhança é preenchido no fim do turno.
demons-rules-4-title = O que uma rolagem acorda
demons-rules-4-text = A soma dos dados acorda todas as cartas com esse número: velas e vizinhos de todos, mas demônios com número só de quem rolou. Quem rolou começa, depois os outros em sentido horário; cada um escolhe a ordem das suas cartas. Uma carta age sempre, a não ser que diga “pode”. O que chegou depois da rolagem não acorda com ela.
demons-rules-5-title = Almas
demons-rules-5-text = As almas recebidas vêm da reserva, que nunca acaba. Um ladrão pega cada alma de um adversário ou da reserva, como quiser.
demons-rules-6-title = Demônios
demons-rules-6-text = Demônios com número agem nas suas rolagens. Os outros agem sempre. Bafometal encarece a invocação dos adversários, mas não o que a Cabra, Damian, o Grimório ou o Ovo trazem de graça.
demons-rules-7-title = Perguntas frequentes
demons-rules-7-text = Posso recusar uma carta? Só se ela disser “pode”. As velas mudam de dono? Nunca: ninguém as rouba nem descarta. Um animal roubado alimenta Asmoburro? Não, só um animal ganho. Destiny pode acordar Destiny sem parar? Nenhuma carta acorda enquanto age. Posso vencer no turno de outro? Sim, na hora.
demons-rules-8-title = Duplas e variantes
demons-rules-8-text = Em duplas, os parceiros sentam frente a frente, precisam juntos de 6 demônios e 20 almas e podem passar uma carta por turno um ao outro. Com demônio inicial, cada um recebe 4, precisa de 4 e pode invocar um de graça no primeiro turno. Dois jogadores podem acender duas velas cada.
demons-rules-9-title = Uma vez, passo a passo
demons-rules-9-text = Você tem 5 almas, uma Eva (6) e a Vela gentil (5, 6). Compra Adão (8) por 3 almas e fica com 2. Rola 2 e 4: 6. Sua vela e sua Eva acordam e trazem 1 alma cada: agora são 4. A Eva de um adversário também acorda e paga ao dono. Depois você encerra a vez, e o vazio da vizinhança é preenchido. Com três vizinhos, você poderia entregá-los por um demônio, antes ou depois de rolar. De 36 lances, 6 dão 7, 5 dão 6, 5 dão 8, e só 1 dá 2 ou 12: números raros pagam mais.
demons-rules-10-title = Uma vez em uma mensagem
demons-rules-10-text = Você pode dizer tudo de uma vez, na ordem que quiser: buy eve; summon porcus with dog + cat + cat; roll. Tudo é feito até a primeira coisa nova para você, em geral a rolagem; o resto espera até você vê-la. O que vem depois da rolagem pode depender dela: buy lisa; roll; summon porcus with dog + cat + cat if woken. “if woken” quer dizer: se a rolagem acordar uma carta sua; “if lisa woken”, se acordar essa carta; “if not woken”, o contrário.

## Respostas inteiras

demons-play-buy = Comprar { $card }
demons-play-buy-roll = Comprar { $card } e rolar os dados
demons-play-free = Invocar { $card } de graça
demons-play-summon = Invocar { $card } em troca de { $cards }
demons-play-summon-roll = Invocar { $card } em troca de { $cards } e rolar os dados
demons-play-odds = { $chances ->
    [one] { $chances } de 36 lances acorda algo seu.
   *[other] { $chances } de 36 lances acordam algo seu.
}
demons-play-left = { $souls ->
    [one] Sobra { $souls } alma.
   *[other] Sobram { $souls } almas.
}
demons-play-demons = Você fica com { $demons } dos { $goal } demônios de que precisa.
demons-play-demons-now = { $then ->
    [one] Você fica com { $then } demônio.
   *[other] Você fica com { $then } demônios.
}
demons-play-souls = { $then ->
    [one] Você fica com { $then } alma.
   *[other] Você fica com { $then } almas.
}
demons-play-cards = { $then ->
    [one] Você fica com { $then } vizinho.
   *[other] Você fica com { $then } vizinhos.
}
demons-play-unseen = O que vem depois ainda não se sabe.
