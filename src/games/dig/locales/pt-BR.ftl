# Let's Dig for Treasure: tudo o que o jogo diz, em português do Brasil.

dig-name = Let’s Dig for Treasure
dig-pitch = Mais uma carta? Três buracos e sangue-frio: pare a tempo e fique com o achado.
dig-length = turnos curtos, nervos firmes

## Opções

dig-option-teams = Duplas
dig-option-teams-off = cada um cava por si
dig-option-teams-on = dois contra dois, cada dupla frente a frente e com um só tesouro (quatro pessoas)
dig-option-first_player = Quem cava primeiro
dig-option-first_player-random = por sorteio
dig-option-first_player-p1 = o primeiro lugar
dig-option-first_player-p2 = o segundo lugar
dig-option-first_player-p3 = o terceiro lugar
dig-option-first_player-p4 = o quarto lugar
dig-option-first_player-p5 = o quinto lugar
dig-option-remove_land_mine = Mina terrestre
dig-option-remove_land_mine-off = no jogo
dig-option-remove_land_mine-on = fora do jogo, para uma partida mais curta
dig-option-score_visibility = Tesouros e pontos
dig-option-score_visibility-hidden = secretos até o fim
dig-option-score_visibility-open = abertos para todo mundo
dig-option-promo_samurai_worms = Minhocas samurais mutantes
dig-option-promo_samurai_worms-off = fora do jogo
dig-option-promo_samurai_worms-on = embaralhadas no baralho
dig-option-team_whisper = Espiadas nas duplas
dig-option-team_whisper-on = a outra pessoa da dupla também vê
dig-option-team_whisper-off = só vê quem espia

## Cartas

dig-card-muck = Lama
dig-card-worms = Minhocas
dig-card-cursed_skeleton = Esqueleto amaldiçoado
dig-card-ferrymans_gold = Ouro do barqueiro
dig-card-gingerbread_cookies = Biscoitos de gengibre da vovó Gruppo
dig-card-milk = Leite do velho Murray
dig-card-sewer_line = Cano de esgoto
dig-card-wedding_ring = Aliança de casamento
dig-card-dozing_gravedigger = Coveiro dorminhoco
dig-card-loyal_dog = Cão fiel
dig-card-treasure_map = Mapa do tesouro
dig-card-crown_of_the_lich_lord = Coroa do lorde lich
dig-card-cursed_heirloom = Herança maldita
dig-card-radioactive_waste = Lixo radioativo
dig-card-treasure_chest = Baú do tesouro
dig-card-leprechaun_gold = Ouro do leprechaun
dig-card-ark_of_the_covenant = Arca da Aliança
dig-card-pirate_hat = Chapéu de pirata
dig-card-pirate_cutlass = Sabre de pirata
dig-card-new_kid = Novato
dig-card-board_game = Jogo de tabuleiro
dig-card-lottery_ticket = Bilhete de loteria
dig-card-skwirmz = Skwirmz deus das minhocas
dig-card-wedding_dress = Vestido de noiva
dig-card-land_mine = Mina terrestre
dig-card-drug_stash = Muamba secreta
dig-card-tweenage_mutated_samurai_worms = Minhocas samurais mutantes

dig-text-muck = Vale pouco, mas não faz mal a ninguém.
dig-text-worms = A segunda carta de Minhocas no mesmo turno acaba com ele, e os achados se perdem.
dig-text-cursed_skeleton = Ao ser desenterrado, acaba com o turno e os achados se perdem, a menos que um Cão fiel ajude.
dig-text-ferrymans_gold = Dinheiro bom, e só.
dig-text-gingerbread_cookies = Junto com um Leite, as duas cartas valem 5 pontos cada.
dig-text-milk = Junto com Biscoitos, as duas cartas valem 5 pontos cada.
dig-text-sewer_line = Ao ser recolhido: entregue-o a outra pessoa.
dig-text-wedding_ring = Combina com o Vestido de noiva.
dig-text-dozing_gravedigger = Ao ser recolhido: veja as quatro cartas de cima de um monte e devolva-as na ordem que quiser.
dig-text-loyal_dog = No seu tesouro, espanta um Esqueleto amaldiçoado, uma única vez.
dig-text-treasure_map = Ao ser recolhido: veja as três cartas de cima de um monte e fique com uma, ou nenhuma.
dig-text-crown_of_the_lich_lord = Ao ser recolhida: um turno extra.
dig-text-cursed_heirloom = Ao ser desenterrada: entregue-a na hora a outra pessoa.
dig-text-radioactive_waste = Ao ser desenterrado, acaba com o turno; perdem-se os achados e mais uma carta do seu tesouro, ao acaso.
dig-text-treasure_chest = É por ele que todo mundo cava.
dig-text-leprechaun_gold = Mais 2 pontos por Ouro do barqueiro no mesmo tesouro.
dig-text-ark_of_the_covenant = Ao ser recolhida: cada um dos outros tesouros perde uma carta ao acaso.
dig-text-pirate_hat = Ao ser recolhido: examine outro tesouro e roube dele uma carta.
dig-text-pirate_cutlass = Ao ser recolhido: roube uma carta ao acaso de outro tesouro.
dig-text-new_kid = 20 pontos se for a primeira partida de quem está com ele.
dig-text-board_game = 5 pontos se quem está com ele abriu a mesa.
dig-text-lottery_ticket = 50 pontos se for recolhido no último turno de todos.
dig-text-skwirmz = Mais 3 pontos por carta de Minhocas no mesmo tesouro.
dig-text-wedding_dress = Mais 4 pontos por Aliança de casamento no mesmo tesouro.
dig-text-land_mine = Ao ser recolhida: você pode explodir um monte inteiro.
dig-text-drug_stash = Ao ser recolhida: um turno extra.
dig-text-tweenage_mutated_samurai_worms = Ao serem desenterradas: ficam ao lado de um monte, onde a partir daí uma só carta de Minhocas acaba com o turno.

dig-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
dig-copies = { $card } ×{ $count }
dig-depth = { $depth ->
    [1] no topo
   *[other] { $depth }ª a partir do topo
}
dig-mark-used = já usado
dig-mark-attached = ao lado do monte
dig-mark-buried = sob os escombros

## A mesa

dig-zone-haul = Achados deste turno: { $seat }
dig-zone-haul-over = Achados deste turno
dig-zone-stack = Monte { $stack }
dig-zone-stack-destroyed = Monte { $stack } (explodido)
dig-zone-pile = Tesouro de { $seat }
dig-zone-pile-team = Tesouro de { $seats }
dig-zone-discard = Descarte
dig-zone-odds = As chances, até onde você pode saber
dig-meter-turn = Turno
dig-meter-owed = Turnos extras por vir
dig-meter-ending = Último turno: monte { $stack } vazio
dig-meter-height = Cartas
dig-meter-known = Cartas que você conhece
dig-meter-cards = Cartas
dig-meter-score = Pontos
dig-odds-bust = Monte { $stack }: a próxima carta acaba com o turno, a menos que um cão ajude
dig-odds-worms = Monte { $stack }: a próxima é uma carta de Minhocas
dig-odds-card = { $card }, entre as cartas que você não vê

## Perguntas

dig-ask-must-dig = É a sua vez. Em que monte você cava primeiro?
dig-ask-dig-or-stop = { $count ->
    [0] Não há nada à sua frente.
    [one] Há uma carta à sua frente.
   *[other] Há { $count } cartas à sua frente.
} Continuar cavando ou parar?
dig-ask-use-dog = Um Esqueleto amaldiçoado! O seu Cão fiel deve espantá-lo?
dig-ask-give = Quem recebe esta carta: { $card }?
dig-ask-next-collect = Qual das cartas recolhidas age agora?
dig-ask-order-where = { $count ->
    [one] Que monte você espia? Você verá a carta de cima.
   *[other] Que monte você espia? Você verá as { $count } cartas de cima e as devolverá na ordem que quiser.
}
dig-ask-order = { $count ->
    [one] Uma carta volta para o monte { $stack }.
   *[other] Em que ordem estas { $count } cartas voltam para o monte { $stack }? A primeira fica mais em cima.
}
dig-ask-take-where = { $count ->
    [one] Que monte você espia? Você verá a carta de cima e poderá ficar com ela.
   *[other] Que monte você espia? Você verá as { $count } cartas de cima e poderá ficar com uma.
}
dig-ask-take = { $count ->
    [one] Esta é a última carta do monte { $stack }. Você fica com ela?
   *[other] Estas são as { $count } cartas de cima do monte { $stack }. Você fica com alguma? Qual?
}
dig-ask-search-whom = Que tesouro você examina para roubar uma carta?
dig-ask-rob-whom = De que tesouro você rouba uma carta às cegas?
dig-ask-steal-which = Que carta você rouba de { $from }?
dig-ask-mine-where = Você explode um monte?
dig-ask-attach-where = Ao lado de que monte você põe esta carta: { $card }?
dig-slot-order = De cima para baixo

dig-do-must-dig = cavar
dig-do-dig-or-stop = cavar ou parar
dig-do-use-dog = Cão fiel: sim ou não
dig-do-give = dar uma carta
dig-do-next-collect = escolher a carta que age
dig-do-order-where = escolher um monte para espiar
dig-do-order = devolver cartas
dig-do-take-where = escolher um monte para espiar
dig-do-take = pegar uma carta ou não
dig-do-search-whom = escolher um tesouro para examinar
dig-do-rob-whom = escolher quem roubar
dig-do-steal-which = escolher o que roubar
dig-do-mine-where = mina: qual monte
dig-do-attach-where = pôr uma carta ao lado de um monte
dig-wait-must-dig = { $seat } escolhe onde cavar primeiro.
dig-wait-dig-or-stop = { $seat } decide se continua cavando.
dig-wait-use-dog = { $seat } decide se o Cão fiel ajuda.
dig-wait-give = { $seat } decide quem recebe esta carta: { $card }.
dig-wait-next-collect = { $seat } escolhe qual carta recolhida age agora.
dig-wait-order-where = { $seat } escolhe um monte para espiar.
dig-wait-order = { $seat } mexe nas cartas de cima do monte { $stack }.
dig-wait-take-where = { $seat } escolhe um monte para espiar.
dig-wait-take = { $seat } mexe nas cartas de cima do monte { $stack }.
dig-wait-search-whom = { $seat } escolhe um tesouro para examinar.
dig-wait-rob-whom = { $seat } escolhe um tesouro para roubar.
dig-wait-steal-which = { $seat } examina o tesouro de { $from }.
dig-wait-mine-where = { $seat } brinca com uma Mina terrestre.
dig-wait-attach-where = { $seat } escolhe um monte para esta carta: { $card }.

dig-way-dig = Cavar no monte { $stack }
dig-way-stop = { $count ->
    [0] Parar, de mãos vazias
    [one] Parar e ficar com a carta
   *[other] Parar e ficar com as { $count } cartas
}
dig-way-dog = Sim, bom garoto
dig-way-no-dog = Não, poupar o cão e perder os achados
dig-way-give = { $seat }
dig-way-next = { $card }
dig-way-look = Espiar o monte { $stack }
dig-way-mine = Explodir o monte { $stack }
dig-way-mine-none = Deixar a mina em paz
dig-way-put = { $card } em seguida
dig-way-order = Devolver nesta ordem
dig-way-take = Ficar com: { $card }
dig-way-take-none = Não ficar com nada
dig-way-rob = { $seat }
dig-way-steal = Roubar: { $card }
dig-way-steal-used = Roubar: { $card } (já usado)
dig-way-attach = Ao lado do monte { $stack }

dig-note-height = { $count ->
    [one] resta uma carta
   *[other] restam { $count } cartas
}
dig-note-known = { $count ->
    [one] resta uma carta: { $card }
   *[other] restam { $count } cartas; no topo está { $card }
}
dig-note-risk = { $count ->
    [one] resta uma carta
   *[other] restam { $count } cartas
}; cartas ocultas que acabariam com o turno: { $hits } de { $of }
dig-note-pile = { $count ->
    [one] uma carta
   *[other] { $count } cartas
}

dig-play-risk = { $percent } % de acabar o seu turno
dig-play-known = a próxima carta é conhecida: { $card }
dig-play-stake = em jogo: { $points } → { $total } no total
dig-play-keep = +{ $points } → { $total } no total
dig-play-acts = depois { $card } age
dig-play-safest = Sempre no monte mais seguro.
dig-play-on-to = cavar até ter { $cards } cartas e parar
dig-play-on-risk = cavar enquanto o risco for de até { $percent } % e parar
dig-slot-further = E se der certo
dig-further-ask = mostre a carta e pergunte de novo

## A história de um turno

dig-log-dealt = { $count ->
    [one] { $count } carta está enterrada em três montes.
   *[other] { $count } cartas estão enterradas em três montes.
}
dig-log-turn = { $seat } pega a pá.
dig-log-turn-extra = { $seat } fica com a pá para um turno extra.
dig-log-dug = Do monte { $stack }: { $card }.
dig-log-emptied = O monte { $stack } acabou: este é o último turno!
dig-log-bust-worms = Minhocas! Agora foi demais. Cartas perdidas: { $cards }.
dig-log-bust-cursed_skeleton = O esqueleto dá risada e a escavação para. Cartas perdidas: { $cards }.
dig-log-bust-radioactive_waste = Brilha no escuro! Todo mundo para fora. Cartas perdidas: { $cards }.
dig-log-cancelled = Au! { $by } espanta: { $card }.
dig-log-given = { $card } vai para { $seat-is ->
    [you] você
   *[other] { $seat }
 }.
dig-log-attached = { $card } se instalam ao lado do monte { $stack }: a partir de agora, ali, uma só carta de Minhocas já é demais.
dig-log-scrapped = { $card }: não há mais monte onde ficar, vão para o descarte.
dig-log-collected = { $seat } para e fica com: { $cards }.
dig-log-collected-nothing = { $seat } para de mãos vazias.
dig-log-owed = { $card }: { $count ->
    [one] um turno extra
   *[other] { $count } turnos extras
}.
dig-log-idled = { $card }: desta vez não serve para nada.
dig-log-looked = { $count ->
    [one] A carta de cima do monte { $stack } é espiada em segredo.
   *[other] As { $count } cartas de cima do monte { $stack } são espiadas em segredo.
}
dig-log-looked-seen = No topo do monte { $stack }, de cima para baixo: { $cards }.
dig-log-put = Em seguida, a partir do topo: { $card }.
dig-log-took = Retirada do monte { $stack }: { $card }.
dig-log-took-secretly = Uma carta é retirada do monte { $stack }, em segredo.
dig-log-left-all = Nada é retirado do monte { $stack }.
dig-log-searched = { $count ->
    [one] A única carta de { $seat } é examinada.
   *[other] As { $count } cartas de { $seat } são examinadas.
}
dig-log-searched-seen = No { $seat-is ->
    [you] seu tesouro
   *[other] tesouro de { $seat }
 }: { $cards }.
dig-log-stolen = { $thief } rouba de { $seat-is ->
    [you] você
   *[other] { $seat }
 }: { $card }.
dig-log-stolen-secretly = { $thief } rouba uma carta de { $seat-is ->
    [you] você
   *[other] { $seat }
 }.
dig-log-lost = { $seat } perde: { $card }.
dig-log-mined = { $count ->
    [one] Bum! O monte { $stack } já era, e uma carta com ele.
   *[other] Bum! O monte { $stack } já era, e { $count } cartas com ele.
}
dig-log-spared = A mina fica em paz.
dig-log-ended = A escavação acabou. Todos os tesouros são revelados.

## O que não dá para fazer

dig-refusal-teams = { $seats ->
    [one] Duplas pedem exatamente quatro pessoas, e aqui só há uma.
   *[other] Duplas pedem exatamente quatro pessoas, e aqui há { $seats }. Desligue as duplas ou mude o número de lugares.
}
dig-refusal-first-player = O lugar { $seat } não pode cavar primeiro: esta mesa tem { $seats ->
    [one] um lugar
   *[other] { $seats } lugares
}. Escolha um deles, ou deixe para o sorteio.
dig-refusal-dig-first = Todo turno começa cavando. Escolha primeiro um monte; depois você pode parar.
dig-refusal-stack-destroyed = O monte { $stack } explodiu. Escolha um que ainda exista.
dig-refusal-stack-empty = O monte { $stack } está vazio. Escolha um que ainda tenha cartas.
dig-refusal-no-such-seat = O lugar { $seat } não existe nesta mesa. Escolha outro.
dig-refusal-give-yourself = Você não pode ficar com esta carta: { $card }. Escolha outra pessoa.
dig-refusal-not-waiting = Esta carta não está esperando para agir: { $card }. Escolha uma das listadas.
dig-refusal-not-seen = Esta carta não está entre as que você está vendo: { $card }. Escolha uma delas.
dig-refusal-put-twice = { $card } foi dita mais vezes do que você a vê. Diga cada carta só uma vez, de cima para baixo.
dig-refusal-too-many-put = Você disse mais cartas do que está vendo. Diga cada uma só uma vez, de cima para baixo.
dig-refusal-nothing-to-rob = { $seat } não tem cartas. Escolha um tesouro que tenha.
dig-refusal-rob-yourself = Esse é o seu próprio tesouro. Escolha o de outra pessoa.
dig-refusal-not-in-pile = Esta carta não está no tesouro de { $seat }: { $card }. Escolha uma das listadas.
dig-refusal-not-in-pile-used = No tesouro de { $seat } não há esta carta já usada: { $card }. Escolha uma das listadas.
dig-refusal-other-question = Antes é preciso decidir outra coisa. { $question }

## O fim

dig-score-cards = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
dig-score-pairs = { $count ->
    [one] Um par: { $card } e { $with }
   *[other] { $count } pares: { $card } e { $with }
}
dig-score-per = { $card }, bônus por { $with } ×{ $count }
dig-score-condition = { $card }: condição cumprida
dig-reason-stack-empty = O monte { $stack } acabou.

## Regras

dig-rules-1-title = Do que se trata
dig-rules-1-text = Três montes de cartas estão enterrados no cemitério, com a face para baixo. Vence quem tiver o tesouro mais valioso no fim. Cada pessoa tem o seu tesouro; ele é secreto, embora todo mundo tenha visto quase todas as cartas saírem da terra.
dig-rules-2-title = O baralho
dig-rules-2-text = 120 cartas em três montes de 40: 30 de Minhocas, 25 de Lama e 10 Esqueletos amaldiçoados; 7 de cada: Ouro do barqueiro, Biscoitos e Leite; 3 de cada: Cano de esgoto, Aliança, Coveiro, Cão fiel, Mapa, Coroa e Herança; e uma de cada uma das outras. Ou seja, mais ou menos uma carta em quatro é de Minhocas, e uma em onze é um Esqueleto ou o Lixo.
dig-rules-3-title = O seu turno
dig-rules-3-text = Cave uma vez: vire a carta de cima de um monte qualquer. Depois decida, a cada vez: cavar mais, no mesmo monte ou em outro, ou parar. Se você parar, tudo o que desenterrou no turno vai para o seu tesouro.
dig-rules-4-title = Quando dá errado
dig-rules-4-text = Uma segunda carta de Minhocas no mesmo turno, um Esqueleto amaldiçoado ou o Lixo radioativo acabam com o seu turno, e tudo o que você desenterrou nele é descartado. O Lixo ainda custa uma carta ao acaso do seu tesouro. Um Cão fiel que já esteja no seu tesouro pode espantar um esqueleto, uma única vez; ele vale 5 pontos de qualquer jeito.
dig-rules-5-title = Cartas que agem ao sair da terra
dig-rules-5-text = Uma Herança maldita vai na hora para outra pessoa, que fica com ela mesmo que você perca o resto. As Minhocas samurais, se estiverem no jogo, ficam ao lado de um monte: dali em diante, a primeira carta de Minhocas que sair dele já é fatal.
dig-rules-6-title = Cartas que agem ao serem recolhidas
dig-rules-6-text = Se você recolher várias dessas cartas, escolhe a ordem. Um Cano de esgoto vai para outra pessoa. A Coroa e a Muamba dão um turno extra. O Coveiro mostra quatro cartas de um monte, que voltam na ordem que você quiser. O Mapa mostra três, e você pode ficar com uma; ela conta como recolhida. O Chapéu e o Sabre roubam uma carta de outro tesouro (é obrigatório, se houver uma): o Chapéu depois de examinar, o Sabre às cegas. A Arca tira uma carta ao acaso de cada um dos outros tesouros. A Mina pode explodir um monte inteiro.
dig-rules-7-title = Presentes e roubos
dig-rules-7-text = Uma carta dada ou roubada não faz nada por quem a recebe, só conta no fim. Exceção: um Cão fiel roubado que ainda não foi usado continua espantando um esqueleto. Um cão já usado continua usado.
dig-rules-8-title = O fim
dig-rules-8-text = Assim que um monte acaba, o turno em andamento é o último, mesmo que haja turnos extras por vir. Um monte explodido não conta como vazio. Quem tiver mais pontos vence; em caso de empate, a vitória é compartilhada.
dig-rules-9-title = Pontos
dig-rules-9-text = Cada carta mostra os seus pontos. Leite e Biscoitos valem 5 cada um em pares. Skwirmz, o Vestido de noiva e o Ouro do leprechaun rendem um bônus por Minhocas, Alianças e Ouro do barqueiro no mesmo tesouro. O Bilhete de loteria vale 50 se for recolhido no último turno, o Novato 20 para quem joga pela primeira vez, o Jogo de tabuleiro 5 para quem abriu a mesa.
dig-rules-10-title = Duplas
dig-rules-10-text = Quatro pessoas, cada dupla frente a frente, um tesouro em comum por dupla. Quem joga em dupla com você conta como outra pessoa, então uma Herança pode ficar em família. Só se rouba da outra dupla. Os turnos extras são de quem recolheu a carta.
dig-rules-11-title = Um exemplo
dig-rules-11-text = Você desenterra Lama do monte A, depois Minhocas. Uma segunda carta de Minhocas ou um Esqueleto agora custaria as duas, mas você arrisca, e o monte B traz o Baú do tesouro. Você para: as três cartas vão para o seu tesouro e valem 1, 0 e 10 pontos. Se cavasse mais uma vez e achasse Minhocas, as três seriam descartadas; o que já estava no seu tesouro continuaria seu.
