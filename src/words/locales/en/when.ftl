# Dates and times arrive ready, as the language writes them.
when-short = { $date } { $time }
when-long = { $date } at { $time }
# $day selects the weekday.
when-since-day = since { $day ->
    [mon] Monday
    [tue] Tuesday
    [wed] Wednesday
    [thu] Thursday
    [fri] Friday
    [sat] Saturday
   *[sun] Sunday
} { $time }
when-since-date = since { $date }, { $time }
# A deadline; what follows in brackets is how long is left, or where that clock stands.
when-until = until { $when }
when-days = { $days } d
when-days-hours = { $days } d { $hours } h
when-hours = { $hours } h
when-hours-minutes = { $hours } h { $minutes } min
when-minutes = { $minutes } min
when-under-a-minute = less than a minute
when-past = time’s up
