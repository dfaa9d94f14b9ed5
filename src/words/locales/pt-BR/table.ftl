# The page of a table, its replay and its record.
table-since = Desde a sua última visita
table-question = Sua vez
table-ahead = Responder antes da hora
table-sealed = Sua resposta lacrada: { $words }
table-unseal = Retirar a resposta lacrada
table-board = O tabuleiro
table-log = O que aconteceu
table-talk = Conversa da mesa
# $n: messages the reader has not seen.
table-talk-new = { $n ->
    [one] { $n } nova
   *[other] { $n } novas
}
table-talk-empty = Ninguém disse nada ainda.
table-talk-say = Dizer algo à mesa
table-talk-send = Dizer
table-notes = Suas anotações
table-notes-hint = Só você pode ler isto.
table-notes-save = Guardar a anotação
table-send = Enviar
table-typed = Escrever a jogada
table-words = A jogada em palavras
table-send-words = Enviar estas palavras
table-nothing-picked = Escolha uma das opções ou escreva uma jogada.
table-undo = Voltar atrás na última jogada
table-stale = A pergunta mudou enquanto você pensava. Nada foi jogado; aqui está a nova pergunta, e suas palavras foram mantidas.
table-left = Ainda não jogado: { $words }
table-total = Total
table-winner = venceu
table-spectator = Você está assistindo: vê o que todos podem ver.
table-guest = Você joga como visitante. Adicione um endereço nas configurações, e este lugar continuará seu.
table-again = Jogar de novo com as mesmas pessoas
table-replay = Rever a partida
table-download = Baixar o arquivo da partida
table-rules = Regras de { $game }
table-entry = Registro { $n }
table-share = A promessa sobre o embaralhamento
table-promise = Compromisso { $hex }. Quando a partida acabar, o segredo será mostrado, e qualquer pessoa poderá distribuir esta partida de novo e conferir.
flash-note-kept = Sua anotação foi guardada.
flash-said = Está dito.
flash-moved = Sua jogada foi feita.
flash-sealed = Sua resposta fica lacrada até chegar a vez dela.
flash-unsealed = A resposta lacrada foi retirada.
flash-undone = Sua última jogada foi desfeita.

replay-title = { $game } { $code }, registro { $n }
replay-steps = Passos
replay-first = Início
replay-previous = Anterior
replay-next = Próximo
replay-last = Fim
replay-now = Ver a mesa como está agora
replay-jump = Ir para o registro
replay-go = Ir
replay-eyes = Ponto de vista
replay-eyes-own = O que você sabia então
replay-eyes-public = O que todos sabiam
replay-eyes-all = Todas as cartas
replay-happened = O que aconteceu aqui
replay-chart = Os pontos ao longo da partida
replay-chart-text = Os pontos depois de cada registro, uma linha para cada jogador. Neste ponto: { $scores }.
replay-of = { $n } de { $last }
replay-taken-back = Este registro foi desfeito depois.

kin-from = Continuação de
kin-entry = { $code }, registro { $n }
kin-on = Continuada na mesa
play-on-title = Continuar daqui
play-on-what = Uma mesa nova começa neste momento, com as mesmas regras. O que o seu lugar sabia aqui fica como estava; todo o resto é distribuído de novo, e ninguém sabe o que vem.
play-on-seat = Seu lugar
play-on-others = Os outros lugares
play-on-robots = Robôs ocupam
play-on-people = Vou chamar gente
play-on-button = Continuar
play-on-later = Quando esta partida terminar, qualquer pessoa poderá continuá-la de qualquer momento.
