# The frame of every page.
layout-name = Tincan
layout-skip = Ir para o conteúdo
layout-places = Seções
layout-games = Suas partidas
layout-lobby = Mesas abertas
layout-rules = Regras
layout-sign-in = Entrar
# $n: games that wait for the reader.
layout-next = { $n ->
    [one] Uma partida espera por você
   *[other] { $n } partidas esperam por você
}
layout-language = Idioma
layout-foot = Jogos sem pressa para amigos distantes. Funciona sem scripts.
