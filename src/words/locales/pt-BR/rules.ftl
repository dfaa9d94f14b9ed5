# The rules of the games.
rules-title = Regras
rules-players = De { $least } a { $most } pessoas
rules-own-words = escritas com nossas palavras
rules-parts = Nesta página
rules-symbols = Todos os símbolos
rules-play = Abrir uma mesa
rules-cards = Todas as cartas
