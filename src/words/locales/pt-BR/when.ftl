when-short = { $date }, { $time }
when-long = { $date }, { $time }
when-since-day = desde { $day ->
    [mon] segunda-feira
    [tue] terça-feira
    [wed] quarta-feira
    [thu] quinta-feira
    [fri] sexta-feira
    [sat] sábado
   *[sun] domingo
}, { $time }
when-since-date = desde { $date }, { $time }
when-until = prazo: { $when }
when-days = { $days } d
when-days-hours = { $days } d { $hours } h
when-hours = { $hours } h
when-hours-minutes = { $hours } h { $minutes } min
when-minutes = { $minutes } min
when-under-a-minute = menos de um minuto
when-past = tempo esgotado
