outcome-won = { $count ->
    [one] { $who } vence
    [many] { $who } vencem
   *[other] { $who } vencem
}
outcome-shared = { $who } compartilham a vitória
outcome-nobody = Ninguém vence
outcome-sheet = Placar final
outcome-place = { $n }º
