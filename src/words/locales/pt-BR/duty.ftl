duty-lead = É a sua vez
duty-follow = Você pode seguir
duty-wait = Aguardando { $who }
duty-wait-since = Aguardando { $who }, { $since }
duty-over = A partida terminou
