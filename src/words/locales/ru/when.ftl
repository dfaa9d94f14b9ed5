when-short = { $date }, { $time }
when-long = { $date }, { $time }
when-since-day = { $day ->
    [mon] с понедельника
    [tue] со вторника
    [wed] со среды
    [thu] с четверга
    [fri] с пятницы
    [sat] с субботы
   *[sun] с воскресенья
}, { $time }
when-since-date = с { $date }, { $time }
when-until = срок: { $when }
when-days = { $days } д.
when-days-hours = { $days } д. { $hours } ч
when-hours = { $hours } ч
when-hours-minutes = { $hours } ч { $minutes } мин
when-minutes = { $minutes } мин
when-under-a-minute = меньше минуты
when-past = время вышло
