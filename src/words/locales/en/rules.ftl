# The rules of the games.
rules-title = Rules
rules-players = { $least } to { $most } players
rules-own-words = written in our own words
rules-parts = On this page
rules-symbols = Every symbol
rules-play = Open a table
rules-cards = Every card
