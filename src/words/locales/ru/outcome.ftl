# Настоящее время не знает рода.
outcome-won = { $count ->
    [one] Побеждает { $who }
    [few] Побеждают { $who }
   *[many] Побеждают { $who }
}
outcome-shared = { $who } делят победу
outcome-nobody = Победителей нет
outcome-sheet = Подсчёт очков
outcome-place = { $n }.
