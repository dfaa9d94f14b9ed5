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
# A deadline, and how long until then.
when-until = until { $when } ({ $left })
# The same in a letter, which may be read later: where that clock stands instead of how long is left.
when-until-there = until { $when } ({ $place })
when-days = { $days } d
when-days-hours = { $days } d { $hours } h
when-hours = { $hours } h
when-hours-minutes = { $hours } h { $minutes } min
when-minutes = { $minutes } min
when-under-a-minute = less than a minute
when-past = time is up
