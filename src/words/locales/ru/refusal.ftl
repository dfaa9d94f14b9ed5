refusal-not-asked = Сейчас от вас ничего не требуется: ничего не изменилось.
refusal-unreadable = «{ $words }» не похоже на ход. Ответьте номером или одним из вариантов, как он написан.
refusal-not-offered = «{ $words }» сейчас нет среди ваших вариантов. Они перечислены под вопросом.
refusal-ambiguous = «{ $words }» можно понять по-разному: { $candidates }. Напишите чуть подробнее.
refusal-unfinished = «{ $words }» — это ещё не весь ход. Можно написать: { $candidates }.
refusal-picked-twice = { $title }: «{ $choice }» выбрано больше раз, чем есть.
refusal-exact-number = { $title }: выберите ровно { $number }.
refusal-wrong-number = { $title }: выберите не меньше { $least } и не больше { $most }.
refusal-seats = Число игроков в этой игре: от { $least } до { $most }.
refusal-edition = Редакции { $edition } этой игры в программе нет.
refusal-too-much-for-one = Сюда — не больше { $most }: { $choice }.
refusal-many-tables = У вас уже { $most } столов, где ждут игроков. Сначала начните или отмените один из них.
refusal-options = Не удалось прочитать эти настройки ({ $why }).
refusal-too-long = Слишком длинно для хода: не больше { $most ->
    [one] { $most } знака
    [few] { $most } знаков
   *[many] { $most } знаков
}.
refusal-undo = { $why ->
    [acted] После вас уже был другой ход, поэтому ваш остаётся в силе.
    [shown] Ваш ход открыл что-то новое, поэтому он остаётся в силе.
   *[nothing] У вас нет хода, который можно отменить.
}
