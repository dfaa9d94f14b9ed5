# The toy game of the tests.
toy-name = Vazas
toy-pitch = Quatro cartas, três vazas: a maior leva.
toy-length = poucos minutos
toy-option-length = Duração
toy-option-length-short = Cada um sai uma vez
toy-option-length-long = Cada um sai duas vezes
toy-ask-aside = Separe uma carta, escondida. No fim ela vale o seu número.
toy-ask-bet = Quantos rivais vão seguir você?
toy-ask-lead = Saia com uma carta.
toy-ask-follow = Seguir { $card } com uma carta do naipe?
toy-do-aside = separar uma carta
toy-do-bet = apostar
toy-do-lead = jogar uma carta
toy-do-follow = seguir ou passar
toy-slot-card = Carta
toy-slot-lead = Sair com ela
toy-choice-later = Escolher a carta depois
toy-way-aside = Separar
toy-way-bet = { $followers ->
    [0] Ninguém vai seguir
    [one] Um rival vai seguir
   *[other] { $followers } rivais vão seguir
}
toy-way-lead = Sair com { $card }
toy-way-follow = Seguir com { $card }
toy-way-pass = Passar
toy-waits-aside = separa uma carta
toy-waits-lead = sai
toy-waits-follow = pode seguir
toy-zone-deck = Baralho
toy-zone-trick = Vaza
toy-zone-hand = Mão de { $owner }
toy-zone-aside = Separada por { $owner }
toy-meter-points = Pontos
toy-meter-turn = Vez
toy-score-tricks = Vazas e apostas
toy-score-aside = Carta separada
toy-end-all-led = Todos já saíram.
toy-log-dealt = Você recebeu { $cards }.
toy-log-aside = { $who } separou { $card }.
toy-log-aside-unseen = { $who } separou uma carta.
toy-log-drew = { $who } comprou { $card }.
toy-log-drew-unseen = { $who } comprou uma carta.
toy-log-bet = { $who } apostou em { $followers ->
    [one] um seguidor
   *[other] { $followers } seguidores
}.
toy-log-led = { $who } saiu com { $card }.
toy-log-followed = { $who } seguiu com { $card }.
toy-log-passed = { $who } passou.
toy-log-bet-won = { $who } ganhou a aposta.
toy-log-ended = O jogo acabou.
toy-suit-red = Vermelho
toy-suit-blue = Azul
toy-suit-green = Verde
toy-suit-gold = Ouro
toy-card-red_1 = Vermelho 1
toy-card-red_2 = Vermelho 2
toy-card-red_3 = Vermelho 3
toy-card-red_4 = Vermelho 4
toy-card-blue_1 = Azul 1
toy-card-blue_2 = Azul 2
toy-card-blue_3 = Azul 3
toy-card-blue_4 = Azul 4
toy-card-green_1 = Verde 1
toy-card-green_2 = Verde 2
toy-card-green_3 = Verde 3
toy-card-green_4 = Verde 4
toy-card-gold_1 = Ouro 1
toy-card-gold_2 = Ouro 2
toy-card-gold_3 = Ouro 3
toy-card-gold_4 = Ouro 4
