outcome-won = { $count ->
    [one] { $who } gagne
    [many] { $who } gagnent
   *[other] { $who } gagnent
}
outcome-shared = { $who } partagent la victoire
outcome-nobody = Personne ne gagne
outcome-sheet = Feuille de score
# « place » est féminin.
outcome-place = { $n }.
