letter-sign-in-subject = Seu link para o Tincan
letter-sign-in = Abra este link e toque no botão para entrar. Ele serve uma vez, por dez minutos.
letter-sign-in-link = Entrar
letter-sign-in-end = Se você não pediu, alguém digitou o endereço errado. Não precisa fazer nada.
letter-confirm-subject = Este é o seu novo e-mail?
letter-confirm = Abra este link e toque no botão para que este seja o e-mail da sua conta no Tincan. Ele serve uma vez, por uma hora.
letter-confirm-link = Sim, este é o meu e-mail
letter-confirm-end = Se você não pediu, não precisa fazer nada.
letter-address-changed-subject = Seu e-mail no Tincan mudou
letter-address-changed = De agora em diante, suas mensagens do Tincan vão para outro endereço.
letter-password-changed-subject = Sua senha no Tincan foi definida
letter-password-changed = Uma senha foi definida para a sua conta, e seus outros aparelhos foram desconectados.
letter-password-removed-subject = Sua senha no Tincan foi removida
letter-password-removed = Sua conta não tem mais senha: um link por e-mail basta para entrar. Seus outros aparelhos foram desconectados.
letter-replaced-subject = [{ $game } { $code }] Outra pessoa assumiu o seu lugar
letter-replaced = Seu prazo acabou, a mesa liberou o seu lugar, e outra pessoa o assumiu de vez. Você não joga mais em { $game } { $code }, mas ainda pode assistir à partida.
letter-replaced-link = Assistir à partida
letter-changed-end = Se não foi você, escreva para quem administra este site.
letter-invitation-subject = { $host } chama você para jogar: { $game }
letter-invitation = { $host } abriu uma mesa de { $game } e gostaria da sua companhia. Abra este link para ver a mesa e ocupar um lugar.
letter-invitation-link = Ver a mesa
letter-invitation-words = { $host } diz: “{ $words }”
letter-invitation-personal = O link é só seu e serve uma vez, por duas semanas: com ele você entra na sua conta e ocupa o seu lugar. Lá também dá para dizer que não.
letter-invitation-end = { $host } nos deu seu endereço só para esta mensagem; o jogo é { $game }. Se não quiser jogar, não precisa fazer nada.
letter-invitation-again = { $host } jogou com você e propõe mais uma partida; o jogo é { $game }. Só o Tincan conhece o seu endereço: { $host } não o viu. Se não quiser jogar, não precisa fazer nada.
letter-undelivered-subject = Seu convite não chegou: { $game }
letter-undelivered = Seu convite para { $game } não pôde ser entregue a { $address }. Veja se o endereço está certo ou mande o link abaixo por conta própria.
letter-undelivered-again = Seu convite para { $game } não pôde ser entregue a { $who }: os e-mails voltam. Avise de outro jeito ou mande o link abaixo por conta própria.
letter-undelivered-link = O link da sua mesa
letter-off-subject = Chega de mensagens deste tipo
letter-off = Você não recebe mais mensagens deste tipo: { $kind }. Para voltar a receber, responda a esta mensagem com: mensagens de novo
letter-on-subject = As mensagens deste tipo voltaram
letter-on = Você voltou a receber mensagens deste tipo: { $kind }. Para não receber mais, responda a esta mensagem com: sem mensagens
letter-elsewhere-subject = Sua resposta não foi usada
letter-elsewhere = Recebemos uma resposta de { $address }. A mensagem respondida foi para outro endereço, então nada mudou. Responda do endereço que recebeu a mensagem. Para jogar com { $address } daqui em diante, use esse endereço na sua conta:
letter-elsewhere-link = Sua conta
letter-elsewhere-end = Se você não nos escreveu, alguém usou o seu endereço, e você não precisa fazer nada.
letter-subject = { $what } — { $game } { $code }
letter-subject-constant = Sua partida
letter-headline = { $what } — { $until }
letter-in-short = { $game } { $code }: { $what }
letter-table = Ir para a mesa
letter-replay = A partida inteira, passo a passo
letter-started = A partida começou
letter-started-with = Quem está na mesa: { $who }.
letter-started-next = Você recebe uma mensagem quando algo esperar por você.
letter-talk = { $n ->
    [one] Mensagem de { $who }
   *[other] Mensagens de { $who }
}
letter-talk-reply = Para responder, escreva uma linha que comece com: dizer
letter-head = Entrada { $n }, selo { $seal }
letter-reminder = Seu tempo está acabando
letter-nudge = A mesa espera a sua resposta
letter-reminder-subject = { $why }: { $what }
letter-kept = Seu tempo acabou, e um substituto (robô) joga no seu lugar
letter-kept-other = Um substituto (robô) joga no lugar de { $who }
letter-away = { $who } está fora e volta em { $day }
letter-lapsed = O tempo acabou
letter-vote = Votação sobre o lugar de { $who }
letter-vote-own = Votação sobre o seu lugar
letter-vote-answer = Sua resposta está demorando, e os outros decidem o que fazer. Sua resposta encerra a votação.
letter-vote-return = Os outros decidem o que fazer com o seu lugar. Retomá-lo encerra a votação.
letter-end-words = Se você concorda em encerrar a partida, responda: votar encerrar
letter-vote-proposed = { $who } propõe: { $verdict }
letter-vote-words = { $needed } Para votar, responda com uma destas linhas. Dá para mudar o voto até a decisão.
letter-vote-line = { $verdict }. { $means } Votos: { $n } de { $needed }.
letter-return-words = Para retomá-lo, responda com uma palavra só: voltei
letter-back = { $n ->
    [one] { $who } voltou
   *[other] { $who } voltaram
}
letter-settings = Escolher quais mensagens você recebe
letter-unsubscribe = Não receber mais mensagens deste tipo
letter-digest-asked = { $n ->
    [one] Uma partida espera por você
   *[other] { $n } partidas esperam por você
}
letter-digest-news = Novidades das suas partidas
letter-digest-talk = { $n ->
    [one] Um novo comentário na mesa
   *[other] { $n } novos comentários na mesa
}
mail-title = Avisos por e-mail
mail-guest = Sem um e-mail você não recebe mensagens.
mail-how = Quais mensagens, e quando
mail-turn = É a sua vez
mail-reminder = Sua vez espera há muito tempo
mail-game = Uma partida começa, termina ou toma um rumo incomum
mail-talk = Alguém diz algo na mesa
mail-invitation = Alguém chama você para uma mesa
mail-at-once = na hora
mail-digest = em uma mensagem por dia
mail-never = nunca
mail-delay = A mensagem sobre a sua vez chega
mail-delay-after = { $n ->
    [0] na hora
    [one] se ainda for a sua vez depois de um minuto
   *[other] se ainda for a sua vez depois de { $n } minutos
}
mail-digest-hour = A mensagem diária chega às
mail-quiet = Horas de silêncio
mail-quiet-why = Nenhuma mensagem chega nessas horas, a não ser que o seu tempo acabe nesse intervalo. Elas seguem o seu fuso: { $zone }.
mail-quiet-none = sem horas de silêncio
mail-quiet-from = De
mail-quiet-to = Até
mail-subject = O assunto diz
mail-subject-telling = o que você tem a fazer, e até quando
mail-subject-constant = sempre o mesmo para uma partida
mail-sent = O que aconteceu com suas mensagens
mail-none = Nenhuma mensagem foi escrita para você ainda.
mail-about = Sobre o quê
mail-state = O que aconteceu
mail-state-waiting = a caminho, próxima tentativa: { $when }
mail-state-sent = entregue ao servidor de e-mail: { $when }
mail-state-failed = não entregue: { $why }
mail-state-dropped = não enviada, porque já não valia
mail-unreachable = As mensagens para você voltam, por isso não escrevemos mais.
mail-bounced = Desde: { $when }. O outro lado diz: { $why }
mail-again = Meu e-mail funciona, escrevam de novo
flash-mail-again = Voltamos a escrever para você.
mail-kind = { $kind ->
    [sign-in] Um link para entrar
    [confirm] Seu novo e-mail
    [address-changed] Seu e-mail mudou
    [password-changed] Sua senha foi definida
    [password-removed] Sua senha foi removida
    [replaced] Outra pessoa assumiu seu lugar
    [invitation] Um convite
    [undelivered] Um convite que não chegou
    [duty] Sua vez
    [started] A partida começou
    [finished] A partida terminou
    [talk] Conversa da mesa
    [reminder] Um lembrete
    [nudge] A mesa espera
    [lapsed] O tempo acabou
    [vote] Uma votação
    [away] Alguém está fora
    [back] Alguém voltou
    [answer] Uma resposta a você
    [elsewhere] Uma resposta de outro endereço
   *[digest] A mensagem diária
}
mail-here = Mensagens sobre esta partida
mail-as-usual = como sempre
stop-title = Não receber mais estas mensagens?
stop-button = Não receber mais
stop-done = Pronto. Você não recebe mais mensagens deste tipo.
stop-back = Mudar de ideia na página de avisos por e-mail
stop-turn = As mensagens que avisam da sua vez vão parar.
stop-reminder = Os lembretes vão parar.
stop-game = As mensagens sobre o começo e o fim das partidas vão parar.
stop-talk = As mensagens sobre a conversa da mesa vão parar.
stop-invitation = Ninguém mais poderá chamar você por mensagem.
letter-subject-until = { $subject } — { $until }
letter-what = { $duty }: { $what }
letter-compose = Montar minha jogada
letter-how = Responda { $number } ou com as palavras: { $words }.
letter-how-first = Só o número quer dizer a linha a.
letter-how-more = Mais opções: Montar minha jogada.
letter-since = Desde a sua última vez
letter-said = { $who } diz: “{ $words }”
letter-waiting = { $what }. Você receberá uma mensagem quando for a sua vez.
letter-personal-reply = Os links são só seus: jogam por você. Responda mostrar, regras, dizer.
letter-personal = Os links são só seus: jogam por você.
letter-off-words = Ou responda: sem mensagens
