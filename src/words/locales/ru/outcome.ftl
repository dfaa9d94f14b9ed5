outcome-won = { $count ->
    [one] Победа: { $who }
    [few] Победа: { $who }
   *[many] Победа: { $who }
}
outcome-shared = Победу делят: { $who }
outcome-nobody = Победителей нет
outcome-sheet = Подсчёт очков
# «место» среднего рода.
outcome-place = { $n }-е
