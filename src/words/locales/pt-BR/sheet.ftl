sheet-entry = Registro { $n }, { $when }
sheet-eyes = Como { $who } vê
sheet-eyes-spectator = Como o público vê
sheet-eyes-everything = Com todas as cartas abertas
sheet-happened = O que aconteceu
sheet-answer = Responda com um número ou com as palavras da primeira coluna.
sheet-lapse = Sem resposta até lá, esta jogada será feita no seu lugar: { $words }
sheet-reveals = Isto revela algo novo, então não dá para desfazer depois.
sheet-ahead = Esta pergunta logo chega a você, e já dá para responder. A resposta fica guardada até a sua vez, e você pode mudá-la até lá.
sheet-take-one = escolha uma opção
sheet-take-exactly = escolha { $n }
sheet-take-up-to = até { $most }, se quiser
sheet-take-some = de { $least } a { $most }
sheet-take-ranked = { $n } em ordem de preferência, a melhor primeiro
sheet-take-split = { $total } ao todo, no máximo { $cap } cada, com o número ao lado
sheet-usual = padrão
sheet-take-split-each = { $total } ao todo, com o número ao lado
sheet-you = { $who } (você)
sheet-common = Na mesa
sheet-empty = nada
sheet-hidden = { $n ->
    [one] { $n } carta virada para baixo
   *[other] { $n } cartas viradas para baixo
}
sheet-of = { $value } (de { $most })
sheet-fresh = nova
sheet-pair = { $name }: { $what }
sheet-noted = { $name } — { $what }
sheet-slot = { $title } ({ $take }):
# Explains the letters of a map drawn below.
sheet-map = muros #, portas =, p1 uma peça do primeiro lugar
# A choice with what is picked for it.
play-choice = { $way }: { $choice }
sheet-you-short = Você
