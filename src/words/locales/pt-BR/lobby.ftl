front-what = O Tincan guarda a mesa. Na sua vez chega um e-mail: jogue em qualquer navegador ou simplesmente responda.
front-now = Jogar { $game } agora
front-other-games = Outros jogos
front-no-account = Não precisa de conta, e robôs ocupam os outros lugares. Depois você pode adicionar um e-mail e guardar suas partidas.
front-games = Escolha um jogo
front-robots = Robôs:
front-level = Nível:
level-easy = fácil
level-normal = normal
level-hard = difícil
front-play = Jogar
front-rules = Regras
front-how = Como é uma partida sem pressa
front-how-letter = Chega um e-mail.
front-how-letter-text = Ele conta o que aconteceu e o que você pode fazer.
front-how-answer = Você responde quando quiser.
front-how-answer-text = Toque numa carta na página ou responda com um número.
front-how-wait = A mesa espera.
front-how-wait-text = Horas ou dias, como vocês combinaram. Ninguém precisa estar lá ao mesmo tempo.
front-point-plain = Funciona em qualquer celular, em navegador de texto e com leitor de tela.
front-point-fair = O embaralhamento de cada partida é fixado antes do início: quem joga não pode mudá-lo, e depois qualquer pessoa pode conferir que foi cumprido.
front-seats = De { $least } a { $most } pessoas
front-open = Abrir uma mesa para amigos
front-no-games = Ainda não há jogos neste site.
games-title = Suas partidas
games-asked = Esperando por você
games-next = Ir para a primeira
games-waiting = Esperando os outros
games-gathering = Mesas em que você espera jogadores
games-over = Terminadas
games-none = Você ainda não tem partidas. Entre em uma mesa aberta ou abra a sua.
games-with = Com { $who }
lobby-title = Mesas abertas
lobby-own = Suas
lobby-open = Abertas a todos
lobby-none = Não há mesa pública agora. Abra uma: os outros a encontrarão aqui.
lobby-new = Abrir uma mesa
lobby-host = Aberta por { $host }
lobby-free = { $n ->
    [0] Nenhum lugar livre
    [one] { $n } lugar livre
   *[other] { $n } lugares livres
}
open-title = Abrir uma mesa: { $game }
open-seats = Lugares ao todo
open-robots = Quantos são robôs
open-level = Como jogam os robôs
open-number = Escolha um número de { $least } a { $most }.
open-joining = Quem pode entrar
open-joining-link = Quem tiver o link
open-joining-public = Qualquer pessoa: mostrar na lista pública
open-button = Abrir a mesa
gathering-seats = Lugares
gathering-robot = Robô
gathering-free = livre
gathering-begin-title = Começar a partida
gathering-empty = Lugares livres
gathering-empty-robots = Ocupar com robôs
gathering-empty-removed = Jogar sem eles
gathering-robots-sit = Os lugares livres ficam com robôs.
gathering-begin = Começar
gathering-invite-title = Chamar pessoas
gathering-link = Dê este link a quem quiser; com ele, dá para ocupar um lugar:
gathering-invite = Ou mande um convite para este e-mail
gathering-words = Um recado seu (se quiser)
gathering-words-hint = Vai no e-mail, como texto simples.
gathering-words-wrong = Uma linha só, com no máximo { $most } caracteres e sem endereços da web.
gathering-address-add = Adicionar seu endereço
gathering-invite-guest = Para convidar por e-mail, adicione antes o seu próprio endereço: o convite leva o seu nome. O link acima funciona sem isso.
gathering-invite-button = Enviar o convite
gathering-invited = Convites enviados:
gathering-invited-joined = já está na mesa
gathering-invited-declined = não vem
gathering-withdraw = Retirar o convite
gathering-wait = Você tem um lugar. { $host } começa quando todos chegarem.
gathering-look = Esta mesa está entre as suas partidas: passe de vez em quando para ver.
gathering-address = Adicione um e-mail e receba um aviso quando a partida começar
gathering-letter = Um e-mail avisa quando a partida começar.
gathering-leave = Sair da mesa
gathering-cancel = Cancelar a mesa
join-title = { $host } chama você para jogar
join-there = Já estão lá:
join-name = Seu nome
join-name-hint = Deixe em branco e escolhemos um por enquanto.
join-button = Ocupar um lugar
join-begun = A partida já começou, não há mais lugares.
join-watch = Assistir
join-full = Todos os lugares estão ocupados.
invitation-personal = Este convite é só seu: dá um lugar, uma única vez, a quem recebeu o e-mail, e com ele você já entra na sua conta. Não passe adiante, por favor.
invitation-name-hint = Se é a sua primeira vez aqui. Deixe vazio e você recebe um por enquanto.
invitation-else = Você entrou como { $name }. Se o convite chegou em outro e-mail seu, você entra com ele.
invitation-decline = Desta vez não
invitation-declined = Você disse que não, e { $host } pode ver. Se mudar de ideia, ainda dá tempo.
invitation-used = Este convite já foi usado: alguém ocupou um lugar com ele.
invitation-table = Ir para a mesa
invitation-over = Este convite não vale mais. Se ainda quiser jogar, peça outro a { $host }.
flash-seated = Você tem um lugar.
flash-got-up = Você saiu da mesa.
flash-cancelled = A mesa foi cancelada.
flash-invited = Se esse endereço recebe e-mail, o convite está a caminho.
flash-withdrawn = O convite foi retirado.
flash-not-withdrawn = Esse convite já teve resposta.
flash-not-full = Todos os lugares dessa mesa estão ocupados.
flash-not-closed = Essa mesa já começou a partida ou não existe mais.
player-guest = Visitante sem e-mail
player-own = Sua página pública
player-on = Partidas em curso
player-finished = Partidas terminadas
player-won = Partidas vencidas
player-against-people = Contra pessoas
player-against-robots = Contra robôs
player-game = Jogo
player-none = Nenhuma partida terminada ainda.
player-reply = Costuma responder
player-reply-at-once = em menos de um minuto
player-reply-minutes = em { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
player-reply-hours = em { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
player-reply-days = em { $n ->
    [one] { $n } dia
   *[other] { $n } dias
}
admin-title = O site
admin-stuck = Partidas paradas
admin-none = Nenhuma.
admin-broken = não pode ser lida: { $why }
admin-nobody = não há pergunta para ninguém
admin-quiet = nada acontece desde { $when }
admin-letters = E-mails
admin-notices = { $n ->
    [one] { $n } aviso de jogada espera o envio.
   *[other] { $n } avisos de jogadas esperam o envio.
}
admin-unwritten = Mensagens que não podem ser escritas
admin-unwritten-why = A mesa delas não pode ser lida, ou falhou enquanto a mensagem era escrita. Cada uma é tentada de novo a cada hora, por um dia.
admin-unwritten-tried = { $n ->
    [one] uma tentativa
   *[other] { $n } tentativas
}
admin-unwritten-over = abandonada
admin-when = Quando
admin-kind = Tipo
admin-state = Estado
admin-tables = Mesas
admin-table = Mesa
admin-last = Última jogada
admin-finished = terminada
admin-on = em curso
admin-gathering = esperando jogadores
admin-people = { $n ->
    [one] { $n } pessoa
   *[other] { $n } pessoas
}
admin-name = Nome
admin-resting = Mesas fora do ar
admin-resting-why = As páginas delas falharam várias vezes seguidas. Achada a causa, deixe a mesa tentar de novo.
admin-wake = Acordar { $code }
admin-who = Parte de um nome ou endereço
flash-woken = A mesa pode tentar de novo.
letters-title = Os e-mails deste site
letters-why = Não há servidor de e-mail configurado, então as mensagens vão para uma pasta e aparecem aqui. Só esta máquina vê esta página.
letters-none = Nenhuma mensagem foi escrita ainda.
name-robot = Robô { $n }
name-gone = Alguém que saiu
# The list of players.
players-title = Quem joga
players-name = Nome
players-find = Procurar
players-none = Não há ninguém aqui com esse nome.
players-nobody = Ninguém tem conta aqui ainda.
players-more = Há mais gente: procure por uma parte do nome.
