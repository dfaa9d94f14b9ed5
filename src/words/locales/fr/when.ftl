when-short = { $date } { $time }
when-long = { $date } à { $time }
when-since-day = depuis { $day ->
    [mon] lundi
    [tue] mardi
    [wed] mercredi
    [thu] jeudi
    [fri] vendredi
    [sat] samedi
   *[sun] dimanche
} { $time }
when-since-date = depuis le { $date }, { $time }
when-until = jusqu’au { $when }
when-days = { $days } j
when-days-hours = { $days } j { $hours } h
when-hours = { $hours } h
when-hours-minutes = { $hours } h { $minutes } min
when-minutes = { $minutes } min
when-under-a-minute = moins d’une minute
when-past = temps écoulé
