# The rules of the games.
rules-title = Règles
rules-players = De { $least } à { $most } joueurs
rules-own-words = écrites avec nos mots
rules-parts = Sur cette page
rules-symbols = Tous les symboles
rules-play = Ouvrir une table
rules-cards = Toutes les cartes
