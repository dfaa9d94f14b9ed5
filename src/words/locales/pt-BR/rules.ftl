# The rules of the games.
rules-title = Regras
rules-players = De { $least } a { $most } jogadores
rules-own-words = escritas com nossas palavras
rules-play = Abrir uma mesa
rules-cards = Todas as cartas
