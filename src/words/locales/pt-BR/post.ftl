act-title = Jogar isto?
act-who = { $who }, { $game } { $table }
act-button = Jogar
act-closed-title = Esta pergunta está encerrada
act-closed = Nada foi jogado. Ela já foi respondida, ou a partida andou desde que a carta foi escrita.
act-lately = O que aconteceu há pouco
act-done-title = Jogado
act-kept-title = Guardado até a sua vez
act-kept = Ninguém mais vê até lá, e você pode mudar na mesa.
act-refused-title = Não dá para jogar isto
act-unchanged = Nada foi alterado.
act-table = Ir para a mesa
post-played = Jogado: { $words }
post-kept = Guardado até a sua vez: { $words }
post-again = Esta carta já tinha sido recebida. Nada foi jogado duas vezes.
post-not-played = Não jogado: { $words }
post-shown-first = Algo novo apareceu antes, então talvez você queira pensar de novo.
post-stale = A pergunta mudou desde a carta que você respondeu, então nada foi jogado.
post-said = Dito à mesa: { $words }
post-no-entry = A jogada nº { $n } ainda não existe. A última é a nº { $latest }.
post-empty = Não havia palavras suas nesta carta, então nada mudou. Escreva a resposta acima da carta citada; “ajuda” mostra o que dá para dizer.
post-foreign-subject = Uma resposta que não foi jogada
post-foreign = Alguém respondeu pelo seu lugar de outro endereço, ou o servidor de e-mail não confirmou quem era, então nada foi jogado. Se foi você, escreva do e-mail da sua conta. Se não foi, essa pessoa viu uma carta sua.
post-paused = Você está fora até o fim desse dia, e suas mesas sabem disso. Dá para mudar aqui:
post-not-paused = Esse dia já passou, então nada mudou. As ausências também se avisam aqui:
post-digest = A partir de agora, uma carta por dia conta o que aconteceu, nessa hora. Dá para mudar aqui:
post-stopped = Você não recebe mais cartas sobre esta mesa. Dá para mudar aqui:
post-help =
    O que dá para escrever numa resposta, uma coisa por linha:
    um número ou as palavras de uma opção: é jogada; várias linhas são uma vez inteira
    mostrar: a mesa como está; mostrar 41: como estava depois da jogada nº 41
    desfazer: volta sua última jogada, se ninguém soube de nada por ela
    dizer Boa sorte: diz isso à mesa
    pausa até 30/11: você está fora até lá
    resumo 8:00: uma carta por dia, nessa hora
    parar: nenhuma carta mais sobre esta mesa
feed-title = Tincan: suas vezes
feed-account = Feeds
feed-why = O que espera por você, para um leitor de feeds ou uma agenda. Quem tem estes endereços pode ler, então guarde-os para si.
feed-atom = Feed Atom das suas vezes
feed-calendar = Agenda dos seus prazos
feed-renew = Criar novos endereços
flash-feed-renewed = Seus feeds têm novos endereços; os antigos não funcionam mais.
