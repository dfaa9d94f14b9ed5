act-title = Fazer esta jogada?
act-who = { $who }, { $game } { $table }
act-compose-title = Monte sua jogada
act-own = Ou com suas próprias palavras
act-nothing = Nada foi escolhido ainda.
act-button = Jogar
act-closed-title = Esta pergunta está encerrada
act-closed = Nada foi jogado. Ela já foi respondida, ou a partida andou desde que a mensagem foi escrita.
act-lately = O que aconteceu há pouco
act-replaced-title = Este lugar não é mais seu
act-replaced = Nada foi jogado. Você não joga mais nesta mesa, e as mensagens daquela época não valem mais. Assistir à partida você pode à vontade.
act-done-title = Jogada feita
act-kept-title = Resposta guardada até a sua vez
act-kept = Ninguém vê antes disso, e você pode mudá-la na mesa.
act-refused-title = Não dá para fazer esta jogada
act-unchanged = Nada foi alterado.
act-table = Ir para a mesa
post-played = Jogada feita: { $words }
post-kept = Guardado até a sua vez: { $words }
post-again = Esta mensagem já tinha sido recebida. Nada foi jogado duas vezes.
post-not-played = Não foi jogado: { $words }
# $words: what was written.
post-unclear = Nada foi jogado. Não ficou claro o que significa “{ $words }”.
post-nearest = Você quis dizer um destes? Responda com o número:
post-shown-first = Algo novo apareceu antes, então talvez você queira pensar de novo.
post-stale = A pergunta mudou desde a mensagem que você respondeu, então nada foi jogado.
post-said = Dito à mesa: { $words }
post-no-entry = O registro { $n } ainda não existe. O último é o { $latest }.
post-empty = Não havia palavras suas nesta mensagem, então nada mudou. Escreva a resposta acima da mensagem citada; “ajuda” mostra o que dá para dizer.
post-foreign-subject = Uma resposta que não foi jogada
post-foreign = Alguém respondeu no seu lugar, de outro endereço, ou o servidor de e-mail não confirmou quem era, então nada foi jogado. Se foi você, escreva do e-mail da sua conta. Se não foi, essa pessoa viu uma mensagem sua.
post-not-paused = Nada mudou: o dia precisa ser futuro, no máximo daqui a um ano. Também dá para avisar ausências aqui:
post-away = Você está fora até o fim deste dia: { $day }. Suas mesas sabem disso. { $choice }
post-meanwhile-pause = Enquanto isso, suas perguntas esperam pelo tempo que cada mesa permitir.
post-meanwhile-orders = Enquanto isso, o seu lugar passa quando for permitido, e o resto espera.
post-meanwhile-caretaker = Enquanto isso, um substituto (robô) joga no seu lugar.
post-meanwhile-least = Enquanto isso, um substituto (robô) faz por você só o necessário.
post-too-short = { $n ->
    [one] A mesa { $tables } não pode esperar tanto: depois de um tempo, um substituto joga no seu lugar ali.
   *[other] Estas mesas não podem esperar tanto, e depois de um tempo um substituto joga no seu lugar ali: { $tables }.
}
post-away-change = Para mudar, mande a linha de novo com outro dia, ou com uma destas palavras no fim: pausa, passar, substituto. Só para esta mesa, escreva por exemplo: aqui substituto. Quando voltar, escreva: voltei
post-here = Esta mesa já sabe. { $choice }
post-not-away = Você não avisou nenhuma ausência, então nada mudou. Para avisar, escreva por exemplo: pausa até 30/11 substituto
post-back = Que bom ter você de volta! Suas mesas já sabem, e seus lugares são seus.
post-not-back = Você não estava fora e ninguém joga no seu lugar, então nada mudou.
post-voted = Seu voto conta. { $who }: { $verdict }. Até agora, { $n } de { $needed } votos.
post-agreed = A mesa decidiu. { $who }: { $verdict }.
post-vote-unclear = Seu voto não ficou claro, então não foi contado. Escreva uma das linhas abaixo, tal como está.
post-vote-none = Não há nada a decidir sobre isso agora, então seu voto não foi contado.
post-vote-own = Quem decide sobre o seu lugar são os outros. Responda à sua pergunta, ou escreva: voltei
post-vote-kept = Um substituto joga no seu lugar, então você não tem voto. Retome antes o seu lugar; escreva: voltei
post-vote-no-wait = Isso não pode ser decidido sobre { $who }. Seu voto não foi contado.
post-nudged = Pronto. Uma mensagem vai para { $who }.
post-nudge-unwritten = { $n ->
    [one] { $who } não recebe mensagens, então nada foi enviado.
   *[other] { $who } não recebem mensagens, então nada foi enviado.
}
post-nudge-idle = Não é preciso lembrar { $who } agora.
post-nudge-nobody = A mesa não espera por mais ninguém agora.
post-nudge-no-hurry = Esta mesa não tem prazos: aqui ninguém é apressado.
post-stranger = Não ficou claro quem é “{ $name }”, então nada foi feito. Com você na mesa: { $who }.
post-digest = A partir de agora, uma mensagem por dia conta o que aconteceu, nessa hora. Dá para mudar aqui:
post-letters-off = Você não recebe mais mensagens sobre esta mesa. Para voltar a receber, responda a qualquer mensagem sobre ela com: mensagens de novo
post-letters-on = As mensagens sobre esta mesa voltaram. Para não receber mais, escreva: sem mensagens
post-stop-what = Não há nada para parar na partida agora, então nada mudou. Se não quer mais mensagens sobre esta mesa, escreva: sem mensagens
post-which-day = Pode ser { $first } ou { $second }, então nada mudou. Escreva o mês por extenso, por exemplo: pausa até 30 de novembro
post-day-unclear = Não ficou claro até que dia, então nada mudou. Escreva assim: pausa até 30 de novembro
post-too-long = Sua mensagem é mais longa que qualquer resposta, então nada mudou. Escreva só a resposta, acima da mensagem citada.
post-rules = Todas as regras: { $url }
post-no-card = Nenhuma carta aqui se chama “{ $words }”.
post-zone = Suas mensagens agora usam o horário de { $zone }.
post-no-zone = O fuso “{ $zone }” não existe. Escreva por exemplo: fuso America/Sao_Paulo
post-language = A partir de agora escrevemos para você em português.
post-no-language = Escrevemos em inglês, francês, russo e português. Escreva por exemplo: idioma inglês
post-noted = Anotado só para você: { $words }
post-notes = Suas notas sobre esta mesa:
post-no-notes = Você ainda não tem notas sobre esta mesa. Escreva por exemplo: nota Boris guarda livros
post-rematch = Quando a partida acabar, jogue de novo com as mesmas pessoas aqui:
post-too-often = Você já falou bastante na última hora, então nada desta mensagem foi feito. Espere um pouco e envie de novo.
post-help-title = O que dá para escrever numa resposta, uma coisa por linha
post-help =
    um número ou as palavras de uma opção: faz essa jogada; várias linhas fazem um turno inteiro
    mostrar: a mesa como está; mostrar 41: como estava depois do registro 41
    desfazer: desfaz sua última jogada, se ela não revelou nada a ninguém
    dizer Boa sorte: diz isso à mesa
    pausa até 30/11: você está fora até o fim desse dia, e suas perguntas esperam
    pausa até 30/11 substituto: um substituto joga enquanto isso; com passar, o seu lugar passa quando for permitido
    aqui substituto: o mesmo, só nesta mesa
    voltei: você está de volta, e o lugar é seu
    lembrar: envia um lembrete a quem a mesa espera
    votar esperar: esperar mais por quem demora
    votar substituir: passar a outra pessoa o lugar de quem demora ou sumiu
    votar encerrar: encerrar a partida; se for sobre mais de uma pessoa, acrescente um nome: votar encerrar Anna
    resumo 8:00: uma mensagem por dia, nessa hora
    sem mensagens: não receber mais mensagens sobre esta mesa; mensagens de novo: elas voltam
feed-title = Tincan: sua vez de jogar
feed-account = Feeds
feed-why = O que espera por você, para um leitor de feeds ou uma agenda. Quem tem estes endereços pode ler, então guarde-os só para você.
feed-atom = Feed Atom da sua vez de jogar
feed-calendar = Agenda dos seus prazos
feed-renew = Criar novos endereços
flash-feed-renewed = Seus feeds têm novos endereços; os antigos não funcionam mais.
