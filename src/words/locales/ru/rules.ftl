# The rules of the games.
rules-title = Правила
rules-players = Игроков: от { $least } до { $most }
rules-own-words = пересказано своими словами
rules-parts = На этой странице
rules-symbols = Все значки
rules-play = Открыть стол
rules-cards = Все карты
