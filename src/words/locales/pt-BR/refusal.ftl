refusal-not-asked = Não há nenhuma pergunta para você agora, então nada mudou.
refusal-unreadable = “{ $words }” não parece uma jogada. Responda com um número ou com uma das opções como está escrita.
refusal-not-offered = “{ $words }” não está entre as suas opções agora. Elas aparecem junto à pergunta.
refusal-ambiguous = “{ $words }” pode significar várias coisas: { $candidates }. Escreva um pouco mais, por favor.
refusal-unfinished = “{ $words }” ainda não é uma jogada completa. Você pode escrever: { $candidates }.
refusal-picked-twice = { $title }: { $choice } foi escolhido mais vezes do que existe.
refusal-exact-number = { $title }: escolha exatamente { $number ->
    [1] um item
   *[other] { $number } itens
}, por favor.
refusal-wrong-number = { $title }: escolha no mínimo { $least } e no máximo { $most }, por favor.
refusal-seats = Este jogo é para { $least } a { $most } pessoas.
refusal-edition = Este programa não joga a edição { $edition } do jogo.
refusal-too-much-for-one = No máximo { $most } aqui: { $choice }.
refusal-many-tables = Você já tem { $most } mesas esperando jogadores. Comece ou cancele uma delas primeiro.
refusal-options = Não foi possível ler estas opções ({ $why }).
refusal-too-long = É longo demais para uma jogada: no máximo { $most ->
    [one] { $most } caractere
    [many] { $most } de caracteres
   *[other] { $most } caracteres
}.
refusal-undo = { $why ->
    [acted] Alguém já jogou depois, então a sua última jogada fica valendo.
    [shown] A sua última jogada revelou algo novo, então ela fica valendo.
   *[nothing] Não há jogada sua para desfazer.
}
