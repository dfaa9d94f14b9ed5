# Não fale com estranhos: tudo o que o jogo diz, em português do Brasil.

strangers-name = Não fale com estranhos
strangers-pitch = Leve suas crianças para casa por ruas cheias de alienígenas. Cada passo está no mapa.
strangers-length = um mapa para pensar

## Options

strangers-option-board = Bairro
strangers-option-board-a = A: pequeno, oito alienígenas
strangers-option-board-b = B: grande, com bosques e dez alienígenas
strangers-option-teams = Duplas
strangers-option-teams-off = cada um por si
strangers-option-teams-open = parceiros lado a lado, mãos abertas e conversa própria (quatro jogadores)
strangers-option-teams-silent = parceiros frente a frente, e nem uma palavra (quatro jogadores)
strangers-option-four_cards = Primeiros da turma
strangers-option-four_cards-off = mão de três cartas
strangers-option-four_cards-on = mão de quatro cartas
strangers-option-free_discard = Crânios
strangers-option-free_discard-off = as cartas só são jogadas
strangers-option-free_discard-on = uma vez por turno pode-se descartar uma carta antes da ação
strangers-option-total_invasion = Invasão total
strangers-option-total_invasion-off = um alienígena ou um disco
strangers-option-total_invasion-on = cada carta dessas traz os dois
strangers-option-solo = Sozinho na mesa
strangers-option-solo-challenge = o desafio: o máximo de pontos
strangers-option-solo-architect = o arquiteto: planeje o baralho e jogue com ele
strangers-option-alien_cap = Alienígenas na distribuição
strangers-option-alien_cap-off = ficam no descarte
strangers-option-alien_cap-on = depois do quinto voltam ao baralho
strangers-option-early_kid = A primeira criança
strangers-option-early_kid-off = sai com uma ação
strangers-option-early_kid-on = já começa na Escola
strangers-option-first_player = Quem começa
strangers-option-first_player-random = por sorteio
strangers-option-first_player-p1 = o primeiro lugar
strangers-option-first_player-p2 = o segundo lugar
strangers-option-first_player-p3 = o terceiro lugar
strangers-option-first_player-p4 = o quarto lugar

## Cards

strangers-card-alien_spotted = Alienígena à vista
strangers-card-flying_saucer = Disco voador
strangers-card-walk = Caminhada
strangers-card-run = Corrida
strangers-card-skateboard = Skate
strangers-card-school_bus = Ônibus escolar
strangers-card-city_bus = Ônibus urbano
strangers-card-walkie_talkies = Walkie-talkies
strangers-card-fence_hop = Pulo da cerca
strangers-card-bmx = BMX
strangers-card-prom_night = Noite do baile
strangers-card-science_club = Clube de ciências
strangers-card-pool_party = Festa na piscina
strangers-card-moms_new_boyfriend = O novo namorado da mamãe
strangers-card-men_in_black = Homens de preto
strangers-card-ice_cream_date = Encontro na sorveteria
strangers-card-synchronize_watches = Acertem os relógios
strangers-card-moms_car = O carro da mamãe
strangers-card-carpool = Carona
strangers-text-alien_spotted = Ao ser comprada: um alienígena pousa em um ponto livre à sua escolha. As crianças ali voltam para a reserva.
strangers-text-flying_saucer = Ao ser comprada: escolha qualquer criança no tabuleiro e jogue a moeda. Se der disco, ela volta para a reserva, mesmo de um lugar seguro.
strangers-text-walk = Uma das suas crianças anda 1 casa.
strangers-text-run = Uma das suas crianças anda 2 casas.
strangers-text-skateboard = Uma das suas crianças anda 3 casas.
strangers-text-school_bus = Uma das suas crianças vai de um ponto de ônibus escolar a outro. A Escola é um ponto.
strangers-text-city_bus = Uma das suas crianças vai de um ponto de ônibus urbano a outro.
strangers-text-walkie_talkies = Todo mundo em movimento: todas as suas crianças na rua que puderem andam 2 casas cada.
strangers-text-fence_hop = Uma das suas crianças anda 2 casas pulando muros, até para dentro de um lugar.
strangers-text-bmx = Uma das suas crianças pedala 4 casas, passando por alienígenas, mas sem parar em um.
strangers-text-prom_night = Qualquer criança na rua, sua ou não, vai direto para o baile.
strangers-text-science_club = Jogue uma moeda por criança sua em bibliotecas. Dois discos: contato, e você vence. Sozinho: 10 pontos.
strangers-text-pool_party = Uma ou duas crianças na rua, suas ou não, vão direto para a piscina.
strangers-text-moms_new_boyfriend = Qualquer criança em uma casa ou mansão volta para a Escola.
strangers-text-men_in_black = Um alienígena deixa o tabuleiro.
strangers-text-ice_cream_date = Veja a mão de outra pessoa e use uma das cartas como se fosse sua. A carta fica lá.
strangers-text-synchronize_watches = Quantas das suas crianças você quiser andam 3 casas cada.
strangers-text-moms_car = Uma das suas crianças na rua é levada a uma casa livre.
strangers-text-carpool = Quantas das suas crianças na rua você quiser vão a um mesmo ponto de ônibus.
strangers-copies = { $card } ×{ $count }

## Places and streets

strangers-place-gym = Ginásio
strangers-place-library = Biblioteca
strangers-place-library_west = Biblioteca Oeste
strangers-place-library_south = Biblioteca Sul
strangers-place-pool = Piscina
strangers-place-prom = Baile
strangers-place-secret_club = Clube Secreto
strangers-place-park_north = Parque Norte
strangers-place-park_south = Parque Sul
strangers-place-house_1 = Casa 1
strangers-place-house_2 = Casa 2
strangers-place-house_3 = Casa 3
strangers-place-house_4 = Casa 4
strangers-place-house_5 = Casa 5
strangers-place-house_6 = Casa 6
strangers-place-house_7 = Casa 7
strangers-place-mansion_west = Mansão Oeste
strangers-place-mansion_east = Mansão Leste
strangers-place-mansion_north = Mansão Norte
strangers-place-mansion_south = Mansão Sul
strangers-place-mansion_woods = Mansão do Bosque
strangers-landing-bottling_plant = Engarrafadora
strangers-landing-crosswalk = Faixa de pedestres
strangers-landing-water_tower = Caixa-d’água
strangers-landing-phone_booth = Cabine telefônica
strangers-landing-flagpole = Mastro
strangers-landing-drive_in_sign = Letreiro do drive-in
strangers-landing-book_drop = Caixa de livros
strangers-landing-lemonade_stand = Banca de limonada
strangers-landing-dead_traffic_light = Semáforo quebrado
strangers-landing-mailbox = Caixa de correio
strangers-landing-vacant_lot = Terreno baldio
strangers-landing-storm_drain = Bueiro
strangers-landing-milk_depot = Depósito de leite
strangers-landing-billboard = Outdoor
strangers-landing-radio_mast = Antena de rádio
strangers-landing-newsstand = Banca de jornal
strangers-landing-road_works = Obras na pista
strangers-landing-gas_pump = Bomba de gasolina
strangers-landing-arcade = Fliperama
strangers-landing-laundromat = Lavanderia
strangers-landing-rail_crossing = Passagem de nível
strangers-landing-junkyard = Ferro-velho
strangers-landing-creek_woods = Bosque do riacho
strangers-landing-old_oak = Carvalho velho
strangers-landing-fox_hollow = Toca da raposa
strangers-landing-dark_clearing = Clareira escura
strangers-street-road = { $cell }
strangers-street-landing = { $name } { $cell }
strangers-street-school = Escola { $cell }
strangers-street-school-bus = ponto do ônibus escolar { $cell }
strangers-street-city-bus = ponto do ônibus urbano { $cell }
strangers-ground-road = rua
strangers-ground-landing = rua onde um alienígena pode pousar
strangers-ground-woods = bosque
strangers-ground-woods-landing = bosque onde um alienígena pode pousar
strangers-ground-school = Escola
strangers-ground-school-bus = ponto do ônibus escolar
strangers-ground-city-bus = ponto do ônibus urbano
strangers-ground-house = casa
strangers-ground-mansion = mansão
strangers-ground-pool = piscina
strangers-ground-library = biblioteca
strangers-ground-park = parque
strangers-ground-gym = ginásio
strangers-ground-secret_club = clube secreto
strangers-ground-prom = baile
strangers-detail-points = Pontos: { $points }
strangers-detail-full = { $points } cada se lotar
strangers-detail-library = Cada criança aqui: uma carta a mais na mão
strangers-detail-park = Cada criança aqui: mais uma criança na rua
strangers-detail-doors = Portas: { $doors }

## The table

strangers-zone-map-a = Bairro A
strangers-zone-map-b = Bairro B
strangers-zone-hand = Mão
strangers-zone-deck = Baralho
strangers-zone-discard = Descarte
strangers-meter-turn = Turno
strangers-meter-aliens = Alienígenas
strangers-meter-deck = Baralho
strangers-meter-score = Pontos
strangers-meter-home = A salvo
strangers-meter-moving = Na rua
strangers-meter-reserve = Reserva
strangers-meter-cards = Cartas
strangers-kid-outside = criança { $kid }
strangers-kid-home = criança a salvo
strangers-alien = alienígena

## Questions

strangers-headline-act = jogue uma carta
strangers-ask-act = Jogue uma carta, tire uma criança da Escola ou chame uma de volta.
strangers-wait-act = { $seat } escolhe o que fazer.
strangers-headline-use = use { $card }
strangers-ask-use = { $card }: quem vai aonde?
strangers-wait-use = { $seat } decide como usar { $card }.
strangers-headline-date = escolha seu encontro
strangers-ask-date = De quem você quer ver a mão?
strangers-wait-date = { $seat } escolhe com quem tomar sorvete.
strangers-headline-copy = copie uma carta
strangers-ask-copy = Qual destas cartas você usa? Ela fica com { $whom }.
strangers-wait-copy = { $seat } olha a mão de { $whom }.
strangers-headline-first = alienígena ou disco primeiro
strangers-ask-first = Vêm os dois: qual primeiro?
strangers-wait-first = { $seat } decide o que vem primeiro.
strangers-headline-alien = coloque um alienígena
strangers-ask-alien =
    Onde o alienígena pousa? { $left ->
        [one] É o último: a partida acaba com ele.
       *[other] Restam { $left } na caixa.
    }
strangers-wait-alien = { $seat } escolhe onde o alienígena pousa.
strangers-headline-saucer = mire o disco
strangers-ask-saucer = Em quem o disco mira? A moeda decide.
strangers-wait-saucer = { $seat } escolhe em quem o disco mira.
strangers-headline-plan = planeje o baralho
strangers-ask-plan =
    Qual carta { $part ->
        [hand] vai para a sua mão ({ $number })
       *[deck] fica na posição { $number } do baralho, seguida de um alienígena
    }? Você pode citar várias, separadas por vírgulas.
strangers-wait-plan = { $seat } planeja o baralho.
strangers-way-release = Tirar uma criança da Escola ({ $left } na reserva)
strangers-way-flee = Chamar de volta a criança { $kid }: { $from }
strangers-way-discard = Descartar de graça: { $card }
strangers-way-play = { $card }
strangers-way-go = Criança { $kid }, { $from } → { $to }
strangers-way-kid = Criança { $kid }: { $from }
strangers-way-invite = Uma criança de { $seat }: { $from }
strangers-way-evict = A criança de { $seat }: { $place }
strangers-way-clear = O alienígena: { $from }
strangers-way-done = Já chega
strangers-way-visit = { $seat }
strangers-way-copy = Usar { $card }
strangers-way-copy-none = Nenhuma destas cartas serve
strangers-way-first-alien = Primeiro o alienígena
strangers-way-first-saucer = Primeiro o disco
strangers-way-alien = { $at }
strangers-way-saucer = Uma criança de { $seat }: { $at }
strangers-way-plan = { $card }
strangers-choice-kid = Criança { $kid }: { $from }
strangers-choice-nobody = fica
strangers-slot-use = O que ela faz
strangers-slot-where = Para onde
strangers-slot-who = Quem vai
strangers-slot-stop = Para qual ponto
strangers-slot-first = Primeiro
strangers-slot-second = Depois
strangers-slot-kid = Criança { $kid }: { $from }
strangers-note-home =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
strangers-note-venue =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, { $full } se lotar
strangers-note-library =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, e uma carta a mais na mão
strangers-note-park =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, e mais uma criança na rua
strangers-note-idle = Nada a fazer com ela agora: só seria descartada. { $text }
strangers-note-flee = Não se compra carta
strangers-note-hand =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } na mão
strangers-note-takes = Há uma criança ali: { $seats }

## What happened

strangers-log-dealt = { $count } cartas são embaralhadas.
strangers-log-handed = { $seat } recebe { $count } cartas.
strangers-log-handed-passed = { $seat } recebe { $count } cartas. Deixadas de lado: { $passed }.
strangers-log-returned =
    { $count ->
        [one] Um alienígena volta
       *[other] { $count } alienígenas voltam
    } ao baralho.
strangers-log-planned = Planejada: { $card }.
strangers-log-turn = É a vez de { $seat }.
strangers-log-released = Uma criança de { $seat } sai da Escola.
strangers-log-fled = { $seat } chama uma criança de volta: { $from }.
strangers-log-discarded = { $seat } descarta { $card }.
strangers-log-played = { $seat } joga { $card }.
strangers-log-idled = { $card } não encontra o que fazer.
strangers-log-moved = Uma criança de { $seat }: { $from } → { $to }.
strangers-log-home =
    Uma criança de { $seat } está a salvo: { $from } → { $to }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
strangers-log-evicted = Uma criança de { $seat } tem de voltar à Escola: { $from }.
strangers-log-alien-left = Os homens de preto levam um alienígena: { $from }.
strangers-log-dated = { $seat } toma sorvete com { $whom } e vê as cartas.
strangers-log-dated-seen = { $seat } toma sorvete com { $whom } e vê: { $cards }.
strangers-log-copied = { $card } é copiada; fica com { $whom }.
strangers-log-dated-in-vain = Nada na mão de { $whom } serve.
strangers-log-contact = { $seat } joga { $coins } moedas: { $saucers } discos. Contato!
strangers-log-contact-points = { $seat } joga { $coins } moedas: { $saucers } discos. Contato! { $points } pontos.
strangers-log-no-contact =
    { $coins ->
        [0] { $seat } não tem criança em biblioteca: sem moeda, sem contato.
        [one] { $seat } joga uma moeda: nada de contato.
       *[other] { $seat } joga { $coins } moedas, { $saucers } discos: nada de contato.
    }
strangers-log-drew = { $seat } compra uma carta.
strangers-log-drew-seen = { $seat } compra { $card }.
strangers-log-revealed = Do baralho: { $card }!
strangers-log-alien-first = Primeiro o alienígena.
strangers-log-saucer-first = Primeiro o disco.
strangers-log-alien = Um alienígena pousa: { $at }.
strangers-log-alien-takes = Um alienígena pousa: { $at }. Levadas: crianças de { $taken }.
strangers-log-saucer-nobody = O disco não encontra ninguém.
strangers-log-saucer-takes = O disco leva uma criança de { $seat }: { $at }.
strangers-log-saucer-misses = O disco erra uma criança de { $seat }: { $at }.
strangers-log-reshuffled = O descarte, { $count } cartas, vira um novo baralho.
strangers-log-ended-invasion = Era o último alienígena: fim de jogo.
strangers-log-ended-home = Todas as crianças de { $seat } estão a salvo: fim de jogo.
strangers-log-ended-contact = { $seat } fez contato: fim de jogo.
strangers-log-ended-stall = Passaram { $turns } turnos: fim de jogo.

## The end

strangers-reason-invasion = O último dos { $aliens } alienígenas pousou.
strangers-reason-home = As dez crianças de { $seat } estão a salvo.
strangers-reason-contact = O clube de ciências de { $seat } fez contato.
strangers-reason-stall = Foram jogados { $turns } turnos.
strangers-score-place = { $place } ({ $kids })
strangers-score-full = { $place }, lotado ({ $kids })
strangers-score-contact = Contato

## What cannot be done

strangers-refusal-teams = Dois contra dois pede quatro jogadores; há { $seats }.
strangers-refusal-architect = O arquiteto joga sozinho; há { $seats } lugares.
strangers-refusal-architect-options = O arquiteto não deixa nada ao acaso: sem invasão total e sem alienígenas de volta ao baralho.
strangers-refusal-first-player = { $seat } não pode começar: há { $seats } lugares.
strangers-refusal-no-reserve = Não há mais crianças na sua reserva.
strangers-refusal-moving-limit =
    Você pode ter { $limit ->
        [one] { $limit } criança
       *[other] { $limit } crianças
    } na rua, e já tem. Ponha uma a salvo primeiro; crianças em parques deixam sair mais.
strangers-refusal-not-in-hand = { $card } não está na sua mão.
strangers-refusal-discarded = Você já descartou uma carta neste turno. Jogue uma, tire uma criança ou chame uma de volta.
strangers-refusal-no-discard = Nesta mesa não se descarta. Jogue uma carta: ela vai para o descarte mesmo que nada faça.
strangers-refusal-no-kid = Nenhuma criança sua está em { $cell }.
strangers-refusal-cannot-go = { $card } não leva de { $from } a { $to }.
strangers-refusal-not-done = { $card } move todas que podem; alguma ainda pode.
strangers-refusal-plan-alien = Os alienígenas vêm sozinhos a cada duas posições; planeje outra carta.
strangers-refusal-plan-gone = Não resta { $card } para planejar.
strangers-refusal-copy = { $card } não está entre as cartas de { $seat } que servem a você.
strangers-refusal-copy-something = Uma destas cartas serve: escolha-a.
strangers-refusal-alien-there = Já há um alienígena em { $cell }.
strangers-refusal-no-landing = Nenhum alienígena pode pousar em { $cell }.
strangers-refusal-nobody-there = Não há criança desse jogador ali.
strangers-refusal-other-question = Não é essa a pergunta agora: { $question }

## Rules

strangers-rules-1-title = Do que se trata
strangers-rules-1-text = Os alienígenas estão pousando, e dez crianças suas precisam ir da Escola a um lugar seguro. Criança dentro de um lugar vale pontos; na rua, nada. Quem tiver mais pontos quando a invasão se completar vence.
strangers-rules-2-title = Seu turno
strangers-rules-2-text = Faça uma de três coisas. Tire uma criança da Escola, se tiver na rua menos do que o permitido: uma, e mais uma por criança sua em parques. Ou jogue uma carta e faça o que ela diz; se nada puder fazer, é apenas descartada. Ou chame uma criança da rua de volta à reserva. Depois complete a mão até três cartas, e mais uma por criança sua em bibliotecas; depois de chamar de volta não se compra.
strangers-rules-3-title = Como se anda
strangers-rules-3-text = Uma criança anda exatamente o número de casas da carta, de uma casa a outra vizinha por um lado, sem entrar duas vezes na mesma. Muros e alienígenas a detêm. Num lugar entra-se por uma porta, se houver vaga: conta como passo, ocupa a melhor vaga livre e encerra o movimento, mesmo sobrando passos. As crianças não atrapalham umas às outras.
strangers-rules-4-title = Lugares
strangers-rules-4-text = Casas e mansões abrigam uma criança cada. Na piscina, quem chega primeiro ganha mais. No ginásio, no clube secreto e no baile todos valem mais se o lugar estiver lotado no fim, seja por quem for. Criança em biblioteca permite uma carta a mais na mão; em parque, mais uma criança na rua. Quem está a salvo fica onde está.
strangers-rules-5-title = Alienígenas e discos
strangers-rules-5-text = Algumas cartas agem assim que compradas, e você continua comprando. Alienígena à vista: você escolhe um ponto de pouso livre; as crianças ali voltam à reserva, e ninguém mais passa. Disco voador: você deve apontar uma criança, de quem for, a salvo ou não; a moeda decide se ela volta à reserva. Pontos de ônibus e a Escola não são pontos de pouso.
strangers-rules-6-title = O fim
strangers-rules-6-text = A partida acaba na hora quando o último alienígena pousa (o oitavo no bairro A, o décimo no B), quando as dez crianças de alguém estão a salvo, ou quando um clube de ciências faz contato: aí esse jogador vence, não importam os pontos. Senão, mais pontos vencem, e empates dividem a vitória.
strangers-rules-7-title = Duplas
strangers-rules-7-text = Dois contra dois: os pontos dos parceiros se somam, e o contato vale para os dois. Duplas abertas sentam lado a lado, veem as mãos e conversam entre si. Duplas silenciosas sentam frente a frente e não dizem nada.
strangers-rules-8-title = Sozinho
strangers-rules-8-text = O desafio: supere seu recorde; o contato vale dez pontos. O arquiteto escolhe a primeira mão e uma carta sim, outra não, do baralho; nas demais vem um alienígena. Tudo é aberto, nada fica ao acaso.
strangers-rules-9-title = Preparação
strangers-rules-9-text = Cada um tem dez crianças na reserva e recebe três cartas. Alienígenas e discos que aparecem ao distribuir são postos de lado sem efeito. A rua está vazia; começa quem for sorteado.
strangers-rules-10-title = Perguntas comuns
strangers-rules-10-text = A criança precisa dar todos os passos? Sim, a não ser que entre num lugar: ali o caminho acaba. Duas crianças na mesma casa? Sim, quantas quiserem. Posso passar pela Escola ou por um ponto de ônibus? Sim, e parar ali. E se a carta não servir para nada? Você pode jogá-la fora como ação e comprar outra. Posso mandar ao baile a criança de um rival? Sim; ela pontua para o dono e pode lotar o lugar para você. A criança levada pelo disco volta? Ela espera na reserva e pode sair de novo. Ginásio lotado conta na hora? Só no fim.

## Respostas inteiras

strangers-play-card = { $card }: { $uses }
strangers-play-idle = { $card }: não serve agora; descartar e comprar outra
strangers-play-score = { $then ->
    [one] Você fica com { $then } ponto.
   *[other] Você fica com { $then } pontos.
}
strangers-play-home = { $then ->
    [one] { $then } criança fica a salvo.
   *[other] { $then } crianças ficam a salvo.
}
strangers-play-moving = { $then ->
    [one] { $then } criança fica na rua.
   *[other] { $then } crianças ficam na rua.
}
strangers-play-reserve = { $then ->
    [one] { $then } criança espera para sair.
   *[other] { $then } crianças esperam para sair.
}
strangers-play-unseen = O que sai do baralho ainda não se sabe.
strangers-in-deck = { $count } no baralho
