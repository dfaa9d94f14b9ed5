# $count: how many people $who names.
outcome-won = { $count ->
    [one] { $who } wins
   *[other] { $who } win
}
# Several sides won.
outcome-shared = { $who } share the win
outcome-nobody = Nobody wins
outcome-sheet = Score sheet
outcome-place = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
