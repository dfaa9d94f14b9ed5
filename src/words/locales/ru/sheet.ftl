sheet-entry = Запись { $n }, { $when }
sheet-eyes = Как видно игроку: { $who }
sheet-eyes-spectator = Как видно зрителю
sheet-eyes-everything = Все карты открыты
sheet-happened = Что произошло
sheet-answer = Ответьте номером или словами из первого столбца.
sheet-lapse = Если ответа не будет, за вас будет сыграно: «{ $words }»
sheet-reveals = Этот выбор открывает что-то новое, отменить его будет нельзя.
sheet-ahead = Этот вопрос скоро дойдёт до вас, и ответить можно уже сейчас. До своей очереди ответ никому не виден, и его можно менять.
sheet-take-one = один вариант
sheet-take-exactly = ровно { $n }
sheet-take-up-to = до { $most }, можно ничего не выбирать
sheet-take-some = от { $least } до { $most }
sheet-take-ranked = { $n } по порядку, лучший вариант первым
sheet-take-split = всего { $total }, не больше { $cap } на каждый вариант; число пишите после слова
sheet-take-split-each = всего { $total }, число после слова
sheet-usual = по умолчанию
sheet-you = { $who } (вы)
sheet-common = На столе
sheet-empty = пусто
sheet-hidden = { $n ->
    [one] { $n } карта рубашкой вверх
    [few] { $n } карты рубашкой вверх
   *[many] { $n } карт рубашкой вверх
}
sheet-of = { $value } (из { $most })
sheet-fresh = новая
sheet-pair = { $name }: { $what }
sheet-noted = { $name } — { $what }
sheet-slot = { $title } ({ $take }):
# Explains the letters of a map drawn below.
sheet-map = # — стена, = — дверь, p1 — фигура первого места
# A choice with what is picked for it.
play-choice = { $way }: { $choice }
sheet-you-short = Вы
